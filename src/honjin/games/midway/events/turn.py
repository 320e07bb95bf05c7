"""The turn, its weather and its end."""

from __future__ import annotations

from typing import ClassVar

from honjin.core.event import Event, Notice
from honjin.core.state import Result
from honjin.games.midway.events.audience import ToSide, ToSideOnly, ToUmpire
from honjin.games.midway.model import SIDES, SideId
from honjin.games.midway.state import LATELY, MidwayState


class TurnBegan(Event, frozen=True):
    """G  A new turn: by day or by night, with or without the storm. Damage suffered so far now tells."""

    turn: int
    night: bool
    storm: bool

    def apply(self, state: MidwayState) -> None:
        state.turn = self.turn
        state.before = tuple(state.damage)
        state.troops_before = tuple(state.troops)
        state.moved = state.engaged = state.fired = state.flown = state.launched = 0
        state.missions, state.attacking, state.away, state.commits = {}, {}, {}, {}
        state.found = dict.fromkeys(SIDES, 0)
        state.located = dict.fromkeys(SIDES, 0)
        state.overhead = {side: {} for side in SIDES}
        for side in SIDES:
            seen = state.contacts[side]
            state.contacts[side] = tuple(one for one in seen if one.turn > self.turn - LATELY)


class SheetsOpened(Notice, frozen=True):
    """0  Both sheets of a step were in, and the umpire opened them."""

    reveals: ClassVar[bool] = True
    weight: ClassVar[int] = 0

    step: str


class GroupsDue(ToSideOnly, frozen=True):
    """P  Groups that may enter the map from now on."""

    groups: tuple[str, ...]


class StormLifted(Event, frozen=True):
    """G  The storm is over for good; the die was at most ten times the turn."""

    die: int

    def apply(self, state: MidwayState) -> None:
        state.storm = False


class StormHeld(Notice, frozen=True):
    """G  The storm goes on."""

    weight: ClassVar[int] = 0

    die: int


class CountersSet(ToUmpire, frozen=True):
    """3  The column mvt at the end of a turn: who flew or moved waits, who waited is a turn nearer (Ruling 82)."""

    waits: dict[str, int]
    ready: dict[str, int]

    def apply(self, state: MidwayState) -> None:
        ocean = state.ocean
        for ship, waits in self.waits.items():
            state.waits[ocean.ship[ship]] = waits
        for squadron, turns in self.ready.items():
            state.ready[ocean.squadron[squadron]] = turns


class IslandsHeld(ToUmpire, frozen=True):
    """8.2.2  Small islands changed hands, where the last side alone there keeps them (an option)."""

    holders: tuple[str, ...]

    def apply(self, state: MidwayState) -> None:
        state.holders = self.holders


class IslandsSeen(ToSide, frozen=True):
    """8.2.2  Who holds the small islands where a side has a ship: a side, or nobody. It hears of no others."""

    holders: dict[str, str]

    @property
    def weighs(self) -> int:
        """That there is nothing to tell is told every turn, and is no news."""
        return self.weight if self.holders else 0

    def apply(self, state: MidwayState) -> None:
        state.islands_seen[self.side] = self.holders


class PointsCounted(Notice, frozen=True):
    """9  The count at the end, in half points, by what they were given for."""

    weight: ClassVar[int] = 2

    us: dict[str, int]
    japan: dict[str, int]


class MatchDecided(Event, frozen=True):
    """G  The battle is over."""

    weight: ClassVar[int] = 2

    winner: SideId | None
    how: str

    def apply(self, state: MidwayState) -> None:
        state.result = Result(self.winner, self.how)
