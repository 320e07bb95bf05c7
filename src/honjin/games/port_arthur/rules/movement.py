"""Chapter 6, movement: squadrons between zones, into port and out of port."""

from __future__ import annotations

from typing import Self

from honjin.core.decision import Decision, Facts, Option, Refusal
from honjin.core.engine import Match
from honjin.core.event import UMPIRE, Viewer
from honjin.core.procedure import Procedure, step
from honjin.games.port_arthur.events import MovementTested, ShipsLeftPort, SquadronMoved, SquadronPutIn
from honjin.games.port_arthur.model import (
    ROADSTEAD,
    PlaceKey,
    PortId,
    ShipId,
    ShipSet,
    SideId,
    ZoneId,
    port_key,
    zone_key,
)
from honjin.games.port_arthur.options import SET_OUT, Join, SetOut
from honjin.games.port_arthur.rules.fog import NameTopShips
from honjin.games.port_arthur.state import PortArthurState

PortArthurMatch = Match[PortArthurState]

DONE, FAILED, PASSED = "done", "failed", "passed"
"""What a side made of its chance to act, reported to the operations phase."""


def passes_test(match: PortArthurMatch, side: SideId, ships: ShipSet, leaving: PlaceKey, goal: PlaceKey) -> bool:
    """6.2A  One die, at most the speed of the slowest ship; rolled even if it cannot fail (Ruling 50)."""
    state = match.state
    speed = state.speed_of(ships)
    die = match.roll(f"movement.{side}")
    succeeded = die <= speed
    match.emit(MovementTested(side, leaving, goal, state.theatre.ids_of(ships), speed, die, succeeded))
    match.report(DONE if succeeded else FAILED)
    return succeeded


class BetweenZones(Procedure):
    """A squadron moves as a whole to an adjacent zone; failure leaves everything as it was (Ruling 49)."""

    side: SideId
    origin: ZoneId
    zone: ZoneId

    @step("6.2A")
    def move(self, match: PortArthurMatch) -> Procedure | None:
        ships = match.state.squadron(self.side, self.origin)
        if passes_test(match, self.side, ships, zone_key(self.origin), zone_key(self.zone)):
            match.emit(SquadronMoved(self.side, self.origin, self.zone, match.state.theatre.ids_of(ships)))
        return NameTopShips(self.side) if match.state.theatre.fog_of_war else None


class IntoPort(Procedure):
    """A squadron puts into the roadstead of an adjacent port."""

    side: SideId
    origin: ZoneId
    port: PortId

    @step("6.2B")
    def put_in(self, match: PortArthurMatch) -> None:
        ships = match.state.squadron(self.side, self.origin)
        if passes_test(match, self.side, ships, zone_key(self.origin), port_key(self.port)):
            match.emit(SquadronPutIn(self.side, self.origin, self.port, match.state.theatre.ids_of(ships)))


class OutOfPort(Procedure):
    """Any ships of one roadstead leave together; ships and goal are fixed before the die (Rulings 49 and 52)."""

    side: SideId
    port: PortId
    zone: ZoneId
    ships: tuple[ShipId, ...] = ()

    def crumb(self) -> tuple[str, Facts]:
        return "OutOfPort", {"port": self.port, "zone": self.zone}

    def seen_by(self, viewer: Viewer) -> Self | None:
        """Until the ships set out, who gathers them may think again: the enemy hears of it with the die."""
        return None if viewer not in (self.side, UMPIRE) and self.is_at(OutOfPort.gather) else self

    @step("6.2C")
    def gather(self, match: PortArthurMatch) -> Decision:
        state = match.state
        left = state.at[ROADSTEAD[self.port]] & ~state.theatre.set_of(self.ships)
        options = state.theatre.join.of(left)
        if self.ships:
            options.append(SET_OUT)
        facts = {"port": self.port, "zone": self.zone, "ships": self.ships}
        return Decision(self.side, "leave-port", options, facts, private=True, commits=bool(self.ships))

    @gather.answered
    def gathered(self, match: PortArthurMatch, option: Join | SetOut) -> None:
        if isinstance(option, Join):
            self.ships += (option.ship,)
            self.repeat()

    @gather.refused
    def why_not(self, match: PortArthurMatch, side: SideId, option: Option) -> Refusal | None:
        if isinstance(option, SetOut) and not self.ships:
            return Refusal("6.2C", "name-a-ship-first")
        if not isinstance(option, Join):
            return None
        if option.ship in self.ships:
            return Refusal("6.2C", "joined-already", {"ship": option.ship})
        if match.state.at[ROADSTEAD[self.port]] & match.state.theatre.bit.get(option.ship, 0):
            return None
        return Refusal("6.2C", "not-in-this-roadstead", {"ship": option.ship, "port": self.port})

    @step("6.2C")
    def set_out(self, match: PortArthurMatch) -> Procedure | None:
        ships = match.state.theatre.set_of(self.ships)
        if passes_test(match, self.side, ships, port_key(self.port), zone_key(self.zone)):
            match.emit(ShipsLeftPort(self.side, self.port, self.zone, match.state.theatre.ids_of(ships)))
        return NameTopShips(self.side) if match.state.theatre.fog_of_war else None
