"""10  Duels, Samurai and their honour."""

from __future__ import annotations

from typing import ClassVar

from honjin.core.event import Event, Notice
from honjin.games.ran.model import LOST, BushoId, HexId, SamuraiId, SideId
from honjin.games.ran.state import RanState


class DuelBegan(Event, frozen=True):
    """Two men face each other; a Lost Face is forgotten."""

    bushos: tuple[BushoId, ...]
    samurai: tuple[SamuraiId, ...]

    def apply(self, state: RanState) -> None:
        for busho in self.bushos:
            state.shamed &= ~(1 << state.battle.contingent[busho])
        for samurai in self.samurai:
            state.samurai_shamed &= ~(1 << state.battle.samurai[samurai])


class DuelRolled(Notice, frozen=True):
    """One exchange of a duel: dice, totals, and the hits that the lower total took."""

    fighters: tuple[str, str]
    dice: tuple[int, int]
    totals: tuple[int, int]
    hits: tuple[int, int]


class DuelWon(Event, frozen=True):
    """A duel is over; of his wounds the winner keeps so many in all."""

    busho: BushoId | None
    samurai: SamuraiId | None
    hits: int

    def apply(self, state: RanState) -> None:
        if self.busho is not None:
            state.busho_hits[state.battle.contingent[self.busho]] = self.hits
        if self.samurai is not None:
            state.samurai_hits[state.battle.samurai[self.samurai]] = self.hits


class HeadTaken(Event, frozen=True):
    """A head goes to the Honjin."""

    side: SideId
    great: bool

    def apply(self, state: RanState) -> None:
        heads = state.great_heads if self.great else state.heads
        heads[state.battle.side[self.side]] += 1


class SamuraiKilled(Event, frozen=True):
    """A Samurai is out of the game."""

    samurai: SamuraiId
    how: str

    def apply(self, state: RanState) -> None:
        samurai = state.battle.samurai[self.samurai]
        state.samurai_hex[samurai] = LOST
        state.samurai_shamed &= ~(1 << samurai)


class SamuraiDrawn(Event, frozen=True):
    """A Samurai was drawn by lot and joined a Busho."""

    side: SideId
    samurai: SamuraiId
    busho: BushoId

    def apply(self, state: RanState) -> None:
        battle = state.battle
        samurai, busho = battle.samurai[self.samurai], battle.contingent[self.busho]
        state.samurai_hex[samurai] = state.busho_hex[busho]
        state.samurai_of[samurai] = busho
        state.drawn[battle.side[self.side]] += 1


class SamuraiCalled(Notice, frozen=True):
    """A Samurai who is in play was sent out."""

    samurai: SamuraiId

    weight: ClassVar[int] = 0


class ChallengePhaseBegan(Event, frozen=True):
    """A Busho sent out a Samurai instead of giving orders."""

    side: SideId
    busho: BushoId

    def apply(self, state: RanState) -> None:
        state.challenges[state.battle.side[self.side]] += 1
        state.challenged |= 1 << state.battle.contingent[self.busho]


class SamuraiMoved(Event, frozen=True):
    """A Samurai went to a hex."""

    samurai: SamuraiId
    hex: HexId

    weight: ClassVar[int] = 0

    def apply(self, state: RanState) -> None:
        state.samurai_hex[state.battle.samurai[self.samurai]] = state.battle.grid.number[self.hex]


class SamuraiFiredAt(Notice, frozen=True):
    """A unit fired at a Samurai who charged past it: only a 9 harms him."""

    unit: str
    samurai: SamuraiId
    die: int

    weight: ClassVar[int] = 0


class SamuraiHit(Event, frozen=True):
    """A Samurai was hit."""

    samurai: SamuraiId
    hits: int

    def apply(self, state: RanState) -> None:
        state.samurai_hits[state.battle.samurai[self.samurai]] += self.hits


class ChargeHome(Notice, frozen=True):
    """A Samurai cut his way through to an enemy leader, or fell in the attempt: at or below his Endurance."""

    samurai: SamuraiId
    die: int
    endurance: int


class ChallengeIssued(Notice, frozen=True):
    """A Samurai called out the enemy: these have to answer."""

    samurai: SamuraiId
    bushos: tuple[BushoId, ...]
    others: tuple[SamuraiId, ...]


class ChampionRolled(Notice, frozen=True):
    """A Finished Busho tried to send another in his place: at or below his Momentum."""

    busho: BushoId
    die: int
    rating: int


class FaceLost(Event, frozen=True):
    """These men lost face."""

    bushos: tuple[BushoId, ...]
    samurai: tuple[SamuraiId, ...]

    def apply(self, state: RanState) -> None:
        for busho in self.bushos:
            bit = 1 << state.battle.contingent[busho]
            state.shamed |= bit
            state.finished |= bit
        for samurai in self.samurai:
            bit = 1 << state.battle.samurai[samurai]
            state.samurai_shamed |= bit
            state.samurai_finished |= bit


class HaraKiriCommitted(Event, frozen=True):
    """A man gave his life to inspire the others: these contingents test better this turn, nobody else is drawn."""

    side: SideId
    busho: BushoId | None
    samurai: SamuraiId | None
    inspired: tuple[BushoId, ...]

    def apply(self, state: RanState) -> None:
        state.hara_kiri[state.battle.side[self.side]] = True
        for busho in self.inspired:
            state.inspired |= 1 << state.battle.contingent[busho]
        if self.samurai is not None:
            samurai = state.battle.samurai[self.samurai]
            state.samurai_hex[samurai] = LOST
            state.samurai_shamed &= ~(1 << samurai)


DUELS = (
    DuelBegan
    | DuelRolled
    | DuelWon
    | HeadTaken
    | SamuraiKilled
    | SamuraiDrawn
    | SamuraiCalled
    | ChallengePhaseBegan
    | SamuraiMoved
    | SamuraiFiredAt
    | SamuraiHit
    | ChargeHome
    | ChallengeIssued
    | ChampionRolled
    | FaceLost
    | HaraKiriCommitted
)
