"""5  Who is Active, who gives orders, and who has the initiative."""

from __future__ import annotations

from typing import ClassVar

from honjin.core.event import Event, Notice
from honjin.games.ran.model import BushoId, BushoSet, SideId, UnitId
from honjin.games.ran.pieces import UNKNOWN
from honjin.games.ran.state import RanState


def bushos_of(state: RanState, ids: tuple[BushoId, ...]) -> BushoSet:
    """The set of the Bushos of these ids."""
    return sum([1 << state.battle.contingent[id] for id in ids])


class ChoiceDeclined(Notice, frozen=True):
    """A side made no use, or no further use, of what it was asked about."""

    side: SideId
    ask: str

    weight: ClassVar[int] = 0


class StatusDetermined(Event, frozen=True):
    """These contingents of a side are Active through the enemy near them, the others are not."""

    side: SideId
    active: tuple[BushoId, ...]

    weight: ClassVar[int] = 0

    def apply(self, state: RanState) -> None:
        others = ~state.battle.contingents_of[state.battle.side[self.side]]
        state.active = state.active & others | bushos_of(state, self.active)


class ContingentActivated(Event, frozen=True):
    """A So-Taisho spent a point to make a contingent Active."""

    side: SideId
    busho: BushoId

    def apply(self, state: RanState) -> None:
        state.active |= 1 << state.battle.contingent[self.busho]
        state.points_spent[state.battle.side[self.side]] += 1


class ContingentHesitated(Event, frozen=True):
    """A So-Taisho spent a point on a Busho who wavers, in vain."""

    side: SideId
    busho: BushoId
    die: int
    rating: int

    def apply(self, state: RanState) -> None:
        state.points_spent[state.battle.side[self.side]] += 1


class Passed(Event, frozen=True):
    """A side gave no orders while it had the initiative."""

    side: SideId

    def apply(self, state: RanState) -> None:
        state.passes += 1


class InitiativePassed(Event, frozen=True):
    """The initiative is now with this side."""

    side: SideId

    def apply(self, state: RanState) -> None:
        state.holder = state.battle.side[self.side]


class PhaseBegan(Event, frozen=True):
    """A Busho, or a pair who coordinate, began a phase; these units are not in his range."""

    side: SideId
    bushos: tuple[BushoId, ...]
    out_of_command: tuple[UnitId, ...]

    def apply(self, state: RanState) -> None:
        battle = state.battle
        state.phasing = battle.side[self.side]
        state.in_phase = bushos_of(state, self.bushos)
        state.passes = 0
        state.tried_trump = 0
        state.commanded = state.moved = state.rested = state.faced = state.bound = 0
        state.acted = state.harassing
        state.beset = state.bushos_in_enemy_zones()
        for id in self.bushos:
            busho = battle.contingent[id]
            state.phases[busho] += 1
            state.commanded |= battle.members[busho] & (state.on_map | state.still_to_come())
        for unit in self.out_of_command:
            state.commanded &= ~(1 << battle.unit[unit])
        state.began = tuple(state.hex)


class PhaseDeclared(Notice, frozen=True):
    """What the phase is for: orders, withdrawal, rally, busho_movement or challenge."""

    bushos: tuple[BushoId, ...]
    kind: str


class PhaseEnded(Event, frozen=True):
    """The phase is over."""

    side: SideId

    weight: ClassVar[int] = 0

    def apply(self, state: RanState) -> None:
        state.phasing = UNKNOWN
        state.stirred |= state.acted & state.battle.bow_riders
        state.in_phase = state.commanded = state.acted = state.moved = state.rested = state.faced = state.bound = 0
        state.beset = 0
        state.began = ()


class BushoFinished(Event, frozen=True):
    """A Busho gives no more orders this turn."""

    busho: BushoId
    why: str

    def apply(self, state: RanState) -> None:
        state.finished |= 1 << state.battle.contingent[self.busho]


class MomentumRolled(Notice, frozen=True):
    """A roll for another phase of the same Busho: at or below his Momentum."""

    bushos: tuple[BushoId, ...]
    die: int
    added: int
    rating: int
    succeeded: bool


class FateRolled(Notice, frozen=True):
    """A 9 was rolled again: resurrection, nothing, or doubt."""

    busho: BushoId
    die: int
    fate: str


class DoubtRolled(Notice, frozen=True):
    """A Busho doubts his allegiance: his total against that of his So-Taisho."""

    busho: BushoId
    dice: tuple[int, int]
    totals: tuple[int, int]
    doubts: bool


class ContinuityRolled(Notice, frozen=True):
    """A roll to keep the initiative for another Busho: at or below the Initiative of the So-Taisho."""

    side: SideId
    busho: BushoId
    die: int
    rating: int
    succeeded: bool


class TrumpRolled(Event, frozen=True):
    """A roll to snatch the initiative: at or below the Initiative of the So-Taisho, half of it outside his Honjin."""

    side: SideId
    busho: BushoId
    die: int
    rating: int
    succeeded: bool

    def apply(self, state: RanState) -> None:
        side = state.battle.side[self.side]
        state.trumps_spent[side] += 1
        state.tried_trump |= 1 << side


class CoordinationRolled(Notice, frozen=True):
    """A roll to have two contingents act as one: at or below the Momentum of both."""

    side: SideId
    bushos: tuple[BushoId, ...]
    die: int
    ratings: tuple[int, int]
    succeeded: bool
