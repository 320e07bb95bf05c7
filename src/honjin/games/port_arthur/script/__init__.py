"""The script player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from honjin.core.decision import Decision, Option
from honjin.games.port_arthur import options as opt
from honjin.games.port_arthur.model import *
from honjin.games.port_arthur.odds import best_dice, ship_for_critical, ship_for_hits
from honjin.games.port_arthur.script.appraisal import Appraisal, boxes_to_mukden
from honjin.games.port_arthur.script.operations import Operator, port_options
from honjin.games.port_arthur.script.scene import ZONE_NUMBER, Charts, Scene
from honjin.games.port_arthur.script.sortie import HOME_PLACE, YARD_PLACE, plan_japan, plan_russia
from honjin.games.port_arthur.theatre import Theatre
from honjin.games.port_arthur.view import View

TIE_COST=0.3
TIE_FREE=0.3
FIRE_COST=0.25
FIRE_FREE=0.25

class Script:
    def __init__(self, theatre: Theatre, side: SideId) -> None:
        self.theatre = theatre
        self.side = side
        self.charts = Charts(theatre)
        self.plan_key: Any = None
        self.plan: list[Option] = []
        self.answers = {
            "sortie": self.sortie, "top-ship": self.top, "tie": self.tie, "operation": self.operation,
            "leave-port": self.leave, "first-fire": self.first_fire, "fire": self.fire, "critical": self.critical,
            "hits": self.hits, "set-blockade": self.blockade, "keep-blockade": self.blockade, "land": self.land,
            "return": self.ret, "raid": self.raid, "mine": self.mine,
        }

    def choose(self, decision: Decision, look: Callable[[], View]) -> int:
        if len(decision.options) == 1:
            return 0
        return self.answers[decision.ask](decision, look())

    def scene(self, view):
        return Scene(self.charts, view)

    def sortie(self, decision, view):
        key = (view.turn, view.ships, view.squadrons, view.score, view.initiative, view.blockade, view.boxes, view.landing)
        if key != self.plan_key:
            self.plan = self.make_plan(view)
            self.plan_key = key
        for order in self.plan:
            if order in decision.options:
                return list(decision.options).index(order)
        return len(decision.options) - 1

    def make_plan(self, view):
        scene = self.scene(view)
        ap = Appraisal(self.theatre, view)
        orders = []
        if self.side == JAPAN:
            zones = list(self.theatre.landing_zones)[: view.pool + len(view.embarking)]
            armies = [ZONE_NUMBER[z] for z in zones]
            planner, counts = plan_japan(scene, ap, armies)
            orders += [self.theatre.embark[z] for z in zones]
        else:
            planner, counts = plan_russia(scene, ap)
        for group, row in zip(planner.groups, counts):
            ships = list(group.ships)
            for place, n in enumerate(row):
                for _ in range(n):
                    ship = self.theatre.ids[ships.pop()]
                    if place < HOME_PLACE:
                        orders.append(opt.Sail(ship, ZONES[place]))
                    elif place == YARD_PLACE:
                        orders.append(opt.Repair(ship))
        return orders

    def operation(self, decision, view):
        o = Operator(self.scene(view), self.side, Appraisal(self.theatre, view))
        best, at = 0.02, len(decision.options) - 1
        for i, option in enumerate(decision.options):
            g = o.gain(option)
            if g > best:
                best, at = g, i
        return at

    def tie(self, decision, view):
        scene = self.scene(view)
        ap = Appraisal(self.theatre, view)
        gains = []
        for side in (self.side, enemy_of(self.side)):
            o = Operator(scene, side, ap)
            gains.append(max([o.gain(x) for x in port_options(scene, side)], default=0.0))
        cost = 0.1 if ap.last else TIE_FREE if view.turn == self.theatre.tracks.initiative_turn - 1 else TIE_COST
        return 0 if max(0, gains[0]) - max(0, gains[1]) > cost else 1

    def first_fire(self, decision, view):
        ap = Appraisal(self.theatre, view)
        o = Operator(self.scene(view), self.side, ap)
        zone = ZONE_NUMBER[decision.facts["zone"]]
        cost = 0.05 if ap.last else FIRE_FREE if view.turn == self.theatre.tracks.initiative_turn - 1 else FIRE_COST
        return 0 if o.battle(zone, True) - o.battle(zone, False) > cost else 1

    def leave(self, decision, view):
        o = Operator(self.scene(view), self.side, Appraisal(self.theatre, view))
        f = decision.facts
        _, ships = o.leave(f["port"], ZONE_NUMBER[f["zone"]])
        for ship in ships:
            id = self.theatre.ids[ship]
            if id not in f["ships"]:
                return list(decision.options).index(opt.Join(id))
        return len(decision.options) - 1

    def squad(self, view, side):
        scene = self.scene(view)
        ships = scene.at_sea[side][ZONE_NUMBER[view.battle]]
        return ships, scene.vessels(ships), scene

    def fire(self, decision, view):
        ships, vessels, scene = self.squad(view, enemy_of(self.side))
        return best_dice(vessels, decision.facts["firepower"], self.theatre.equal_total_counts) - 1

    def critical(self, decision, view):
        ships, vessels, scene = self.squad(view, enemy_of(self.side))
        ship = self.theatre.ids[ships[ship_for_critical(vessels)]]
        return list(decision.options).index(opt.PlaceCritical(ship))

    def hits(self, decision, view):
        ships, vessels, scene = self.squad(view, self.side)
        ship = self.theatre.ids[ships[ship_for_hits(vessels, decision.facts["left"])]]
        return list(decision.options).index(opt.TakeHits(ship))

    def blockade(self, decision, view):
        return 0 if view.score >= 4 and view.turn < self.theatre.tracks.turns else 1

    def land(self, decision, view):
        boxes = [o.box for o in decision.options]
        need = boxes_to_mukden(self.theatre, view.boxes)
        turns_after = self.theatre.tracks.turns - view.turn
        in_hand = view.pool + len(view.landing)
        order = [HILL_203, PORT_ARTHUR_BOX, MUKDEN, SIPING]
        if turns_after * 2 < need + 3 or in_hand <= need:
            order = [MUKDEN, HILL_203, PORT_ARTHUR_BOX, SIPING]
        path = []
        for goal in order:
            box = goal
            chain = []
            while box is not None and box not in view.boxes:
                chain.append(box); box = self.theatre.box_parent[box]
            path += reversed(chain)
        for b in path:
            if b in boxes: return boxes.index(b)
        return 0

    def ret(self, decision, view):
        pa = HILL_203 not in view.boxes
        port = PORT_ARTHUR if pa else DIEGO_SUAREZ
        return list(decision.options).index(opt.ReturnAll(port))

    def raid(self, decision, view):
        f = self.theatre.firepower; n = self.theatre.number
        return max(range(len(decision.options)), key=lambda i: f[n[decision.options[i].ship]])

    def mine(self, decision, view):
        w = self.scene(view).cards; n = self.theatre.number
        return min(range(len(decision.options)), key=lambda i: w[n[decision.options[i].ship]].worth)

    def top(self, decision, view):
        w = self.scene(view).cards; n = self.theatre.number
        return max(range(len(decision.options)), key=lambda i: w[n[decision.options[i].ship]].worth)
