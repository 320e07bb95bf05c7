"""Setting, state, events and view of the game."""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import Any, ClassVar

import msgspec
from tests.patrol.orders import PLACES, Sail, SendOrders

from honjin.core.decision import Option, Side
from honjin.core.event import UMPIRE, Event, Notice, Viewer
from honjin.core.game import Switches
from honjin.core.state import Result

SIDES = ("blue", "red")
BASE = {"blue": "a2", "red": "d2"}
BOATS = {"blue": {"bream": "a1", "brill": "a3"}, "red": {"ray": "d1", "roach": "d3"}}
PLANES = {"blue": ("b_1", "b_2", "b_3"), "red": ("r_1", "r_2", "r_3")}
OWNER = {unit: side for side in SIDES for unit in (*BOATS[side], *PLANES[side])}
TURNS = 3


class Pack(msgspec.Struct, frozen=True):
    """Every value of the game."""

    turns: int = TURNS

    @property
    def digest(self) -> str:
        return sha256(self.to_json()).hexdigest()

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)


class Sea:
    """What never changes."""

    def __init__(self, switches: Switches, pack: Pack) -> None:
        self.pack = pack
        self.fog = ("b2",) if switches["fog"] else ()

    def candidates(self) -> list[Option]:
        """Nothing but forms is asked for; a sheet that nobody may send."""
        return [SendOrders((Sail("", ""),))]


class SeaState:
    """Where the boats are, and who has seen what."""

    __slots__ = ("at", "result", "sea", "seen", "turn")

    def __init__(self, sea: Sea) -> None:
        self.sea = sea
        self.turn = 0
        self.at = {boat: place for side in SIDES for boat, place in BOATS[side].items()}
        self.seen: dict[Side, dict[str, str]] = {side: {} for side in SIDES}
        self.result: Result | None = None

    def clone(self) -> SeaState:
        new: SeaState = SeaState.__new__(SeaState)
        new.sea, new.turn, new.at, new.result = self.sea, self.turn, self.at.copy(), self.result
        new.seen = {side: seen.copy() for side, seen in self.seen.items()}
        return new

    def encode(self) -> dict[str, Any]:
        facts = {"turn": self.turn, "at": self.at, "seen": self.seen, "result": self.result}
        encoded: dict[str, Any] = msgspec.to_builtins(facts)
        return encoded


def decode_state(data: dict[str, Any], sea: Sea) -> SeaState:
    """The state that was encoded."""
    state = SeaState(sea)
    state.turn, state.at, state.seen = data["turn"], dict(data["at"]), {k: dict(v) for k, v in data["seen"].items()}
    state.result = msgspec.convert(data["result"], Result | None)
    return state


def own(side: Side, viewer: Viewer) -> bool:
    """Whether a viewer sees what is this side's."""
    return viewer in (side, UMPIRE)


class TurnBegan(Event, frozen=True):
    """A new turn."""

    turn: int

    def apply(self, state: SeaState) -> None:
        state.turn = self.turn


class Sailed(Event, frozen=True):
    """A boat went elsewhere: only its owner knows."""

    side: Side
    boat: str
    place: str

    def apply(self, state: SeaState) -> None:
        state.at[self.boat] = self.place

    def seen_by(self, state: SeaState, viewer: Viewer) -> Event | None:
        return self if own(self.side, viewer) else None


class Sighted(Event, frozen=True):
    """A plane saw a boat."""

    reveals: ClassVar[bool] = True

    side: Side
    boat: str
    place: str

    def apply(self, state: SeaState) -> None:
        state.seen[self.side][self.boat] = self.place

    def seen_by(self, state: SeaState, viewer: Viewer) -> Event | None:
        return self if own(self.side, viewer) else None


class Fired(Notice, frozen=True):
    """A boat fired: whoever lies there knows."""

    reveals: ClassVar[bool] = True

    boat: str
    target: str
    guns: int


class WarEnded(Event, frozen=True):
    """It is over."""

    winner: Side | None
    how: str

    def apply(self, state: SeaState) -> None:
        state.result = Result(self.winner, self.how)


EVENTS = TurnBegan | Sailed | Sighted | Fired | WarEnded


class View(msgspec.Struct, frozen=True):
    """The sea as one viewer knows it."""

    viewer: Viewer
    turn: int
    boats: dict[str, str]
    seen: dict[Side, dict[str, str]]
    result: Result | None


def view_of(state: SeaState, viewer: Viewer) -> View:
    """Own boats, and enemies that were seen."""
    return View(
        viewer=viewer,
        turn=state.turn,
        boats={boat: place for boat, place in state.at.items() if own(OWNER[boat], viewer)},
        seen={side: seen.copy() for side, seen in state.seen.items() if own(side, viewer)},
        result=state.result,
    )


def imagine(sea: Sea, view: View, random: Random) -> SeaState:
    """Enemy boats are anywhere, and their side has seen nothing."""
    state = SeaState(sea)
    state.turn, state.result = view.turn, view.result
    state.at = {boat: view.boats.get(boat) or random.choice(PLACES) for boat in state.at}
    state.seen = {side: dict(view.seen.get(side, {})) for side in SIDES}
    return state
