"""A computer player with the game's good sense: whole sorties planned at once, exact odds, no luck of its own."""

from __future__ import annotations

from random import Random

import msgspec

from honjin.core.decision import Decision, Option
from honjin.core.mind import Answers, asked
from honjin.games.port_arthur import options as opt
from honjin.games.port_arthur.model import SideId
from honjin.games.port_arthur.script import battle, campaign
from honjin.games.port_arthur.script.operations import Operator
from honjin.games.port_arthur.script.reading import ZONE_NUMBER, Charts, Reading
from honjin.games.port_arthur.script.reasons import REASONS
from honjin.games.port_arthur.script.sortie import Plan, plan_sortie
from honjin.games.port_arthur.theatre import Theatre
from honjin.games.port_arthur.view import View


class Script(Answers[Reading]):
    """Answers every question of one side, from its own view alone; the same view and lot always get the same answer."""

    reasons = REASONS

    def __init__(self, theatre: Theatre, side: str) -> None:
        self.theatre = theatre
        self.side = SideId(side)
        self.charts = Charts(theatre)
        self._planned: tuple[View, Plan] | None = None
        self._seed = ""

    def vary(self, seed: str) -> None:
        """Open the war in its own way, among what is as good."""
        self._seed = seed

    def _lot(self, turn: int) -> Random | None:
        """A lot for the first sortie; none where always the first of equals is taken."""
        return Random(f"{self._seed}/sortie") if self._seed and turn == 1 else None

    def read(self, view: View) -> Reading:
        return Reading(self.charts, view)

    # Sorties

    @asked("sortie")
    def _sortie(self, decision: Decision, reading: Reading) -> Option:
        """The next order of the plan that has not been given."""
        orders = self._plan(reading).orders()
        return next((order for order in orders if order in decision.options), opt.END_SORTIE)

    def _plan(self, reading: Reading) -> Plan:
        """The plan of this sortie, made once; made anew if orders were given that are none of it."""
        view = reading.view
        blank = msgspec.structs.replace(view, orders={}, embarking=(), pool=view.pool + len(view.embarking))
        if self._planned is None or self._planned[0] != blank:
            lot = self._lot(view.turn)
            self._planned = blank, plan_sortie(Reading(self.charts, blank), self.side, lot)
        plan = self._planned[1]
        return plan if plan.includes(view) else plan_sortie(reading, self.side)

    @asked("top-ship")
    def _top_ship(self, decision: Decision, reading: Reading) -> Option:
        """The strongest: what the enemy has to guess at should look dangerous."""
        return max(decision.options, key=lambda option: reading.ship_of(option).firepower)

    # Operations

    @asked("tie")
    def _tie(self, decision: Decision, reading: Reading) -> Option:
        use, keep = opt.INITIATIVE
        return use if Operator(reading, self.side).wants_reroll() else keep

    @asked("operation")
    def _operation(self, decision: Decision, reading: Reading) -> Option:
        return Operator(reading, self.side).best(decision.options)

    @asked("leave-port")
    def _leave_port(self, decision: Decision, reading: Reading) -> Option:
        facts = decision.facts
        _, ships = Operator(reading, self.side).leave(facts["port"], ZONE_NUMBER[facts["zone"]])
        missing = [self.theatre.ids[ship] for ship in ships if self.theatre.ids[ship] not in facts["ships"]]
        return opt.Join(missing[0]) if missing else opt.SET_OUT

    # Battle

    @asked("first-fire")
    def _first_fire(self, decision: Decision, reading: Reading) -> Option:
        use, keep = opt.INITIATIVE
        return use if Operator(reading, self.side).wants_first_fire(ZONE_NUMBER[decision.facts["zone"]]) else keep

    @asked("fire")
    def _fire(self, decision: Decision, reading: Reading) -> Option:
        return opt.FIRE[battle.dice_to_fire(reading, self.side, decision) - 1]

    @asked("critical")
    def _critical(self, decision: Decision, reading: Reading) -> Option:
        return opt.PlaceCritical(self.theatre.ids[battle.ship_to_cripple(reading, self.side, decision)])

    @asked("hits")
    def _hits(self, decision: Decision, reading: Reading) -> Option:
        return opt.TakeHits(self.theatre.ids[battle.ship_to_give(reading, self.side, decision)])

    # The rest of the turn

    @asked("set-blockade", "keep-blockade")
    def _blockade(self, decision: Decision, reading: Reading) -> Option:
        pay, decline = opt.BLOCKADE
        return pay if campaign.wants_blockade(self.theatre, reading.view) else decline

    @asked("land")
    def _land(self, decision: Decision, reading: Reading) -> Option:
        wanted = campaign.boxes_wanted(self.theatre, reading.view)
        return next(option for option in map(opt.Land, wanted) if option in decision.options)

    @asked("return")
    def _return(self, decision: Decision, reading: Reading) -> Option:
        return opt.ReturnAll(campaign.haven(reading))

    @asked("raid")
    def _raid(self, decision: Decision, reading: Reading) -> Option:
        return max(decision.options, key=lambda option: reading.ship_of(option).worth)

    @asked("mine")
    def _mine(self, decision: Decision, reading: Reading) -> Option:
        return min(decision.options, key=lambda option: battle.cost_of_mine(reading, reading.number_of(option)))
