"""What a player weighs beside each option: its chance, and a line about what it leads to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache

from honjin.core.decision import Decision, Option
from honjin.core.scene import Note
from honjin.games.port_arthur import options as opt
from honjin.games.port_arthur.consequences import consequence
from honjin.games.port_arthur.model import ZONES, PortId, ShipId, SideId, ZoneId, enemy_of
from honjin.games.port_arthur.odds import Vessels, expected_losses, fire_odds, passage_odds
from honjin.games.port_arthur.odds_tables import Bookmaker
from honjin.games.port_arthur.pack import ShipCard
from honjin.games.port_arthur.theatre import Theatre
from honjin.games.port_arthur.view import SquadronSeen, View


def notes_of(theatre: Theatre, view: View, decision: Decision) -> Sequence[Note | None]:
    """A note for each option of a decision, in their order, from the view of the side that is asked."""
    adviser = Adviser(theatre, view, decision)
    counts = adviser.counts
    # Most options of the longest lists are of one kind, so that one goes the short way.
    return [
        _at_sea(option.ship, *counts[option.zone]) if type(option) is opt.Sail else adviser.note(option)
        for option in decision.options
    ]


class Adviser:
    """Looks things up in one side's view for one decision."""

    def __init__(self, theatre: Theatre, view: View, decision: Decision) -> None:
        self.theatre = theatre
        self.view = view
        self.decision = decision
        self.side = SideId(decision.side)
        self.squadrons = {(squadron.side, squadron.zone): squadron for squadron in view.squadrons}
        own, enemy = [
            {squadron.zone: squadron.count for squadron in view.squadrons if squadron.side == side}
            for side in (self.side, enemy_of(self.side))
        ]
        self.counts = {zone: (own.get(zone, 0), enemy.get(zone, 0)) for zone in ZONES}

    def note(self, option: Option) -> Note | None:
        """The note for one option; none where the option says it all."""
        match option:
            case opt.Repair(ship=ship):
                return _in_dock(ship, self.port_thing(ship))
            case opt.MoveSquadron(origin=origin, zone=zone):
                return self.passage(self.own(origin).speed, f"zone-{origin}", zone)
            case opt.PutIn(origin=origin):
                return self.passage(self.own(origin).speed, f"zone-{origin}")
            case opt.LeavePort(port=port, zone=zone):
                ships = {"ships": len(self.lying_in(port)), **self.company(zone)}
                return Note(why="note-leave", facts=ships, group=f"port-{port}")
            case opt.Attack(zone=zone):
                return self.attack(zone)
            case opt.Join(ship=ship):
                return self.leaving((*self.decision.facts["ships"], ship))
            case opt.SetOut():
                return self.leaving(self.decision.facts["ships"])
            case opt.Fire(dice=dice):
                return self.fire(dice)
            case opt.PlaceCritical(ship=ship):
                return self.struck(ship)
            case opt.TakeHits(ship=ship):
                return self.struck(ship, self.decision.facts["left"])
        return consequence(self.theatre, self.view, self.decision, option)

    # Movement

    def passage(self, speed: int | None, group: str, zone: ZoneId | None = None) -> Note:
        """6.2  A squadron moves on a die up to the speed of its slowest ship."""
        facts = {"speed": speed or 0, **(self.company(zone) if zone else {"own": 0, "enemy": 0})}
        return Note(passage_odds(speed or 0), "note-passage", facts, group)

    def leaving(self, ships: Sequence[ShipId]) -> Note | None:
        """6.2C  The chance of the ships named so far to leave port together."""
        if not ships:
            return None
        speed = min(self.speed_of(ship) for ship in ships)
        return Note(passage_odds(speed), "note-together", {"speed": speed})

    def company(self, zone: ZoneId) -> dict[str, int]:
        """How many ships of each side are in a zone already."""
        own, enemy = self.counts[zone]
        return {"own": own, "enemy": enemy}

    # Battle

    def attack(self, zone: ZoneId) -> Note:
        """6.3A  Firepower against firepower, and who fires first; against a squadron in the fog, their number."""
        own, enemy = self.own(zone), self.squadrons[enemy_of(self.side), zone]
        if enemy.speed is None or own.speed is None:
            return Note(why="note-attack-in-fog", facts={"ships": enemy.count, "own": own.firepower}, group="battles")
        first = own.speed > enemy.speed
        facts = {"own": own.firepower, "enemy": enemy.firepower, "first": self.side if first else enemy.side}
        return Note(why="note-attack", facts=facts, group="battles")

    def fire(self, dice: int) -> Note:
        """6.3B  The chance that every die hits, and what becomes of the enemy."""
        firepower, equal = self.decision.facts["firepower"], self.theatre.equal_total_counts
        losses = expected_losses(self.target, firepower, dice, equal)
        facts = {
            "firepower": firepower,
            "damaged": round(losses.left_damaged, 1),
            "sunk": round(losses.sunk, 1),
            "lost": round(losses.firepower, 1),
        }
        return Note(fire_odds(firepower, dice, equal).p_within, "note-fire", facts)

    @cached_property
    def target(self) -> Vessels:
        """The enemy's ships in the battle that is fought."""
        return Bookmaker(self.theatre, self.view, self.side).vessels(enemy_of(self.side), self.decision.facts["zone"])

    def struck(self, ship: ShipId, hits: int | None = None) -> Note:
        """6.4  What damage does to a ship; without a number of hits, what a critical hit does."""
        card = self.card(ship)
        if not self.view.ships[ship].damaged:
            facts = {"before": card.firepower, "after": card.damaged_firepower, "defence": card.defence}
            return Note(why="note-flips", facts=facts)
        if hits is None:
            return Note(why="note-sinks-at-once", facts={"lost": card.damaged_firepower})
        return Note(why="note-sinks", facts={"hits": min(card.defence, hits), "lost": card.damaged_firepower})

    # What the view shows

    def own(self, zone: ZoneId) -> SquadronSeen:
        """The side's own squadron in a zone."""
        return self.squadrons[self.side, zone]

    def card(self, ship: ShipId) -> ShipCard:
        """The printed values of a ship."""
        return self.theatre.ships[self.theatre.number[ship]]

    def speed_of(self, ship: ShipId) -> int:
        """The speed of a ship as it is."""
        card = self.card(ship)
        return card.damaged_speed if self.view.ships[ship].damaged else card.speed

    def lying_in(self, port: PortId) -> list[ShipId]:
        """The ships in a roadstead."""
        return [ship for ship, seen in self.view.ships.items() if seen.place == f"{port}.roadstead"]

    def port_thing(self, ship: ShipId) -> str:
        """The port a ship lies in."""
        return f"port-{self.view.ships[ship].place.partition('.')[0]}"


# The notes of a sortie, up to 120 at a time: they are the same again and again.


@lru_cache(maxsize=8192)
def _at_sea(ship: ShipId, own: int, enemy: int) -> Note:
    return Note(why="note-sea", facts={"own": own, "enemy": enemy}, group=f"ship-{ship}")


@lru_cache(maxsize=1024)
def _in_dock(ship: ShipId, port: str) -> Note:
    return Note(why="note-repair", group=f"ship-{ship}", touch=(f"ship-{ship}", port))
