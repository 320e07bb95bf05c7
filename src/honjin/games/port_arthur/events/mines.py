"""Chapter 10: the raid on Port Arthur, and mines."""

from __future__ import annotations

from typing import ClassVar

from honjin.core.event import Event, Notice
from honjin.games.port_arthur.events.kinds import Ships
from honjin.games.port_arthur.model import PORT_ARTHUR, ROADSTEAD, SHIPYARD, ShipId, SideId
from honjin.games.port_arthur.state import PortArthurState


class RaidRolled(Notice, frozen=True):
    """The die of the torpedo boats, and how many ships they found."""

    die: int
    count: int


class ShipRaided(Event, frozen=True):
    """A ship of the Port Arthur fleet went damaged into the yard before the first turn."""

    ship: ShipId

    def apply(self, state: PortArthurState) -> None:
        bit = state.theatre.bit[self.ship]
        state.at[ROADSTEAD[PORT_ARTHUR]] ^= bit
        state.at[SHIPYARD[PORT_ARTHUR]] |= bit
        state.damaged |= bit


class MinesTested(Notice, frozen=True):
    """A squadron on its way home from the blockaded port: the die against its speed."""

    side: SideId
    ships: Ships
    speed: int
    die: int
    struck: int


class MineStruck(Notice, frozen=True):
    """A ship ran on a mine."""

    ship: ShipId


class MineDamageRolled(Notice, frozen=True):
    """The die for a ship that was intact when it struck a mine: above its defence it sinks."""

    weight: ClassVar[int] = 2

    ship: ShipId
    die: int
    defence: int
