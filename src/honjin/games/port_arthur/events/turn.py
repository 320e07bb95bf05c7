"""The turn, the initiative, and the end of the war."""

from __future__ import annotations

from typing import ClassVar

from honjin.core.event import Event
from honjin.core.state import Result
from honjin.games.port_arthur.events.kinds import Ships
from honjin.games.port_arthur.model import DIEGO_SUAREZ, OFF_MAP, ROADSTEAD, SideId
from honjin.games.port_arthur.state import PortArthurState


class TurnBegan(Event, frozen=True):
    """The turn marker moved on."""

    turn: int

    def apply(self, state: PortArthurState) -> None:
        state.turn = self.turn
        state.homeward = False


class InitiativePassed(Event, frozen=True):
    """The initiative marker went to this side."""

    to: SideId

    def apply(self, state: PortArthurState) -> None:
        state.initiative = self.to


class BalticFleetArrived(Event, frozen=True):
    """Ships of the Baltic fleet reached Diego Suarez."""

    ships: Ships

    def apply(self, state: PortArthurState) -> None:
        ships = state.theatre.set_of(self.ships)
        state.at[OFF_MAP] ^= ships
        state.at[ROADSTEAD[DIEGO_SUAREZ]] |= ships


class MatchDecided(Event, frozen=True):
    """The match is over."""

    weight: ClassVar[int] = 2

    winner: SideId | None
    how: str
    score: int

    def apply(self, state: PortArthurState) -> None:
        state.result = Result(self.winner, self.how)
