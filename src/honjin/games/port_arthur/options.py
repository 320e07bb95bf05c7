"""Every choice that can be made in Port Arthur, in the imperative."""

from __future__ import annotations

from typing import Final

from honjin.core.decision import Option
from honjin.games.port_arthur.model import BoxId, PortId, ShipId, ZoneId


class Raid(Option, frozen=True):
    """Pick a ship that the torpedo boats have found."""

    ship: ShipId


class Sail(Option, frozen=True):
    """Order a ship to sea."""

    ship: ShipId
    zone: ZoneId


class Repair(Option, frozen=True):
    """Order a damaged ship into the shipyard of its port."""

    ship: ShipId


class Embark(Option, frozen=True):
    """Put an army on the landing box of a zone."""

    zone: ZoneId


class EndSortie(Option, frozen=True):
    """Carry out the orders given; every other ship stays in its roadstead."""


class ShowTop(Option, frozen=True):
    """Put a ship on top of its squadron, where the enemy sees it."""

    zone: ZoneId
    ship: ShipId


class UseInitiative(Option, frozen=True):
    """Spend the initiative marker."""


class KeepInitiative(Option, frozen=True):
    """Do not spend the initiative marker."""


class Pass(Option, frozen=True):
    """Do no operation."""


class MoveSquadron(Option, frozen=True):
    """Move a squadron to an adjacent sea zone."""

    origin: ZoneId
    zone: ZoneId


class PutIn(Option, frozen=True):
    """Take a squadron into an adjacent port."""

    origin: ZoneId
    port: PortId


class LeavePort(Option, frozen=True):
    """Leave a port for an adjacent sea zone, with ships still to be named."""

    port: PortId
    zone: ZoneId


class Attack(Option, frozen=True):
    """Open a naval battle in a zone."""

    zone: ZoneId


class Join(Option, frozen=True):
    """Add a ship to those that leave port."""

    ship: ShipId


class SetOut(Option, frozen=True):
    """Leave port with the ships named."""


class Fire(Option, frozen=True):
    """Fire with so many dice."""

    dice: int


class PlaceCritical(Option, frozen=True):
    """Place a critical hit on an enemy ship."""

    ship: ShipId


class TakeHits(Option, frozen=True):
    """Spend hits on a ship of one's own: an intact one is damaged, a damaged one sinks."""

    ship: ShipId


class SetBlockade(Option, frozen=True):
    """Pay for the blockade of Port Arthur, set or kept."""


class NoBlockade(Option, frozen=True):
    """Have no blockade of Port Arthur."""


class Land(Option, frozen=True):
    """Land an army in a box of the Manchuria track."""

    box: BoxId


class StrikeMine(Option, frozen=True):
    """Name a ship of one's own that runs on a mine."""

    ship: ShipId


class ReturnTo(Option, frozen=True):
    """Take a ship home to this port."""

    ship: ShipId
    port: PortId


class ReturnAll(Option, frozen=True):
    """Take all the ships that are left home to this port."""

    port: PortId


END_SORTIE: Final = EndSortie()
PASS: Final = Pass()
SET_OUT: Final = SetOut()
INITIATIVE: Final = (UseInitiative(), KeepInitiative())
BLOCKADE: Final = (SetBlockade(), NoBlockade())
FIRE: Final = tuple(Fire(dice) for dice in range(1, 7))

OPTIONS = (
    Raid
    | Sail
    | Repair
    | Embark
    | EndSortie
    | ShowTop
    | UseInitiative
    | KeepInitiative
    | Pass
    | MoveSquadron
    | PutIn
    | LeavePort
    | Attack
    | Join
    | SetOut
    | Fire
    | PlaceCritical
    | TakeHits
    | SetBlockade
    | NoBlockade
    | Land
    | StrikeMine
    | ReturnTo
    | ReturnAll
)
