"""4.6, 4.7  Bushos on the map."""

from __future__ import annotations

from typing import ClassVar

from honjin.core.event import Event, Notice
from honjin.games.ran.model import BushoId, HexId
from honjin.games.ran.state import RanState


class BushoSent(Notice, frozen=True):
    """The So-Taisho has this Busho move next."""

    busho: BushoId

    weight: ClassVar[int] = 0


class BushoRode(Event, frozen=True):
    """A Busho moved."""

    busho: BushoId
    hex: HexId

    weight: ClassVar[int] = 0

    def apply(self, state: RanState) -> None:
        state.busho_hex[state.battle.contingent[self.busho]] = state.battle.grid.number[self.hex]


class BushoThreatened(Notice, frozen=True):
    """Kibamusha came upon a Busho alone: on 3 to 9 he is taken."""

    busho: BushoId
    die: int
    caught: bool


class BushoSheltered(Event, frozen=True):
    """A Busho found his way to another unit."""

    busho: BushoId
    hex: HexId

    def apply(self, state: RanState) -> None:
        busho = state.battle.contingent[self.busho]
        state.busho_hex[busho] = state.battle.grid.number[self.hex]
        state.homeless &= ~(1 << busho)


class SeppukuRolled(Notice, frozen=True):
    """A Busho who ordered a withdrawal: above his Momentum he cannot live with the shame."""

    busho: BushoId
    die: int
    rating: int
    dies: bool
