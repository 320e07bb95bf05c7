"""3, 6.64, 12  Set-up, turns and the end."""

from __future__ import annotations

from typing import ClassVar

from honjin.core.bits import members
from honjin.core.event import Event, Notice
from honjin.core.state import Result
from honjin.games.ran.model import WAITING, SideId, UnitId
from honjin.games.ran.state import RanState


class ArmiesDeployed(Event, frozen=True):
    """Units, Honjins and Bushos stand where the scenario puts them."""

    weight: ClassVar[int] = 0

    def apply(self, state: RanState) -> None:
        battle = state.battle
        late = battle.specials.late
        for unit, hex in enumerate(battle.start_hex):
            if not late >> battle.contingent_of[unit] & 1:
                state.put(unit, hex, battle.start_facing[unit])
        state.busho_hex = [WAITING if late >> busho & 1 else hex for busho, hex in enumerate(battle.busho_hex)]
        state.active = battle.starts_active


class FormationsTaken(Event, frozen=True):
    """A side formed up; these units stand in open order."""

    side: SideId
    open_order: tuple[UnitId, ...]

    weight: ClassVar[int] = 0

    def apply(self, state: RanState) -> None:
        for id in self.open_order:
            unit = state.battle.unit[id]
            state.open_order |= 1 << unit
            state.look_ahead(unit)


class TurnBegan(Event, frozen=True):
    """A new turn: points, Trumps and phases are there again."""

    turn: int

    def apply(self, state: RanState) -> None:
        state.turn = self.turn
        state.passes = 0
        state.killed = state.inspired = state.challenged = 0
        state.phases = bytearray(len(state.phases))
        state.points_spent, state.trumps_spent, state.challenges = [0, 0], [0, 0], [0, 0]
        state.hara_kiri = [False, False]
        state.rumour_believed = False


class InitiativeRolled(Event, frozen=True):
    """Both So-Taishos rolled for the initiative of the turn; an equal roll gives it to nobody."""

    dice: tuple[int, int]
    totals: tuple[int, int]
    side: SideId | None

    def apply(self, state: RanState) -> None:
        if self.side is not None:
            state.starter = state.holder = state.battle.side[self.side]


class Reorganised(Event, frozen=True):
    """Nobody is Finished any longer, and whoever has fired may fire by order again."""

    weight: ClassVar[int] = 0

    def apply(self, state: RanState) -> None:
        state.finished = state.fired = state.stirred = state.harassing = state.samurai_finished = 0


class RoutPointsCounted(Notice, frozen=True):
    """What an army has lost so far, and what it can bear."""

    side: SideId
    points: int
    heads: int
    level: int


class BridgeBroken(Event, frozen=True):
    """The bridge of the Nippashi is down: nobody crosses there any more."""

    def apply(self, state: RanState) -> None:
        state.battle = state.battle.without_bridge
        for unit in members(state.on_map):
            state.look_ahead(unit)


class RumourSpread(Event, frozen=True):
    """Word of treason went round: at or below 4 it is believed, and nobody obeys at once this turn."""

    side: SideId
    die: int
    believed: bool

    def apply(self, state: RanState) -> None:
        state.rumour_told = True
        state.rumour_believed = self.believed


class MatchDecided(Event, frozen=True):
    """The battle is over."""

    winner: SideId | None
    how: str

    weight: ClassVar[int] = 2

    def apply(self, state: RanState) -> None:
        state.result = Result(self.winner, self.how)
