"""Every order that can be written in Midway, a slip each, and the sheet that is sent."""

from __future__ import annotations

from honjin.core.form import FillIn, Slip

Path = tuple[str, ...]
"""A flight, hex by hex: the base first."""


# Ships


class Place(Slip, frozen=True):
    """Put a ship, or a group of boats, on the map."""

    unit: str
    hex: str


class Sail(Slip, frozen=True):
    """Enter this hex next to the ship."""

    ship: str
    hex: str


class BuildBase(Slip, frozen=True):
    """8.1.1  Begin to build the base at Kure."""

    ship: str


# Aircraft


class Search(Slip, frozen=True):
    """Mission R: fly this way and report what is seen."""

    squadron: str
    path: Path


class Raid(Slip, frozen=True):
    """Mission A: fly this way, attack in the strike hex or in the first hex that holds ships, and come back.

    `chase` fighters leave for each scout that is met; `engage` says whom to fall upon on the way.
    """

    squadron: str
    path: Path
    strike: str
    seize: str
    chase: int
    engage: str


class OneWayRaid(Slip, frozen=True):
    """Mission K, 8.3: a raid from which nobody comes back."""

    squadron: str
    path: Path
    strike: str
    seize: str
    chase: int
    engage: str


class Cover(Slip, frozen=True):
    """Mission C: stay over the base."""

    squadron: str
    chase: int


class StrikeBelow(Slip, frozen=True):
    """Send a squadron that is ready below (Ruling 72, an option)."""

    squadron: str


class Scramble(Slip, frozen=True):
    """Send fighters up from a base that is raided."""

    squadron: str


class Allot(Slip, frozen=True):
    """So many fighters fire at an enemy squadron, at one of its aircraft or (0) at each in turn."""

    squadron: str
    target: str
    number: int
    aircraft: int


class Attack(Slip, frozen=True):
    """The squadron attacks this ship, the runway or the troops."""

    squadron: str
    target: str


class Divert(Slip, frozen=True):
    """So many aircraft whose own base is closed land here."""

    squadron: str
    base: str
    number: int


# Guns and torpedoes


class Barrage(Slip, frozen=True):
    """A ship or a battalion fires at a squadron that attacks."""

    unit: str
    squadron: str


class Torpedo(Slip, frozen=True):
    """A boat fires at a ship."""

    boat: str
    target: str


class Fire(Slip, frozen=True):
    """Code T: a ship fires at a ship."""

    ship: str
    target: str


class Hunt(Slip, frozen=True):
    """Code G: a destroyer hunts a boat that has shown itself."""

    ship: str
    boat: str


class Bombard(Slip, frozen=True):
    """Code B: a ship bombards Midway."""

    ship: str


# Troops


class Land(Slip, frozen=True):
    """Code D: a transport lands all its troops."""

    ship: str


class Commit(Slip, frozen=True):
    """A battalion will attack this one in the ground combat of the turn."""

    battalion: str
    target: str


class Assault(Slip, frozen=True):
    """A battalion attacks this one."""

    battalion: str
    target: str


Order = (
    Place
    | Sail
    | BuildBase
    | Search
    | Raid
    | OneWayRaid
    | Cover
    | StrikeBelow
    | Scramble
    | Allot
    | Attack
    | Divert
    | Barrage
    | Torpedo
    | Fire
    | Hunt
    | Bombard
    | Land
    | Commit
    | Assault
)


class SendOrders(FillIn, frozen=True):
    """Hand the sheet in."""

    slips: tuple[Order, ...] = ()


OPTIONS = SendOrders
