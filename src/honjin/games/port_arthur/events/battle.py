"""Chapter 6: fire and damage."""

from __future__ import annotations

from typing import ClassVar

from honjin.core.event import Event, Notice
from honjin.games.port_arthur.events.kinds import Ships
from honjin.games.port_arthur.model import SUNK, ZONE_PLACE, ShipId, SideId, ZoneId
from honjin.games.port_arthur.state import PortArthurState


class BattleJoined(Event, frozen=True):
    """A side attacked: both squadrons lie open until the battle ends."""

    reveals: ClassVar[bool] = True
    weight: ClassVar[int] = 2

    attacker: SideId
    zone: ZoneId
    attacking: Ships
    defending: Ships

    def apply(self, state: PortArthurState) -> None:
        state.battle = self.zone


class FirstSideFound(Notice, frozen=True):
    """The faster squadron fires first; the defender if they are equally fast."""

    weight: ClassVar[int] = 0

    first: SideId
    attacker_speed: int
    defender_speed: int


class FirstFireTaken(Notice, frozen=True):
    """The initiative was spent to fire first."""

    side: SideId


class Fired(Notice, frozen=True):
    """A squadron fired: its firepower, its dice, and what they came to."""

    weight: ClassVar[int] = 2

    side: SideId
    firepower: int
    dice: tuple[int, ...]
    hits: int
    criticals: int


class ShipDamaged(Event, frozen=True):
    """An intact ship was flipped to its damaged side by a critical hit or a hit."""

    ship: ShipId
    by: str

    def apply(self, state: PortArthurState) -> None:
        state.damaged |= state.theatre.bit[self.ship]


class ShipSunk(Event, frozen=True):
    """A damaged ship went down and left the game; `hits` were spent on it (none for a critical hit)."""

    weight: ClassVar[int] = 2

    ship: ShipId
    zone: ZoneId
    by: str
    hits: int

    def apply(self, state: PortArthurState) -> None:
        bit = state.theatre.bit[self.ship]
        state.at[ZONE_PLACE[self.zone]] ^= bit
        state.at[SUNK] |= bit
        if state.tops:
            state.tops = {place: ship for place, ship in state.tops.items() if ship != self.ship}


class DamageWasted(Notice, frozen=True):
    """No ship was left to take the rest."""

    hits: int
    criticals: int


class BattleEnded(Event, frozen=True):
    """Both squadrons have fired; they are covered again."""

    weight: ClassVar[int] = 0

    zone: ZoneId

    def apply(self, state: PortArthurState) -> None:
        state.battle = None
        if state.tops:
            state.tops = {place: ship for place, ship in state.tops.items() if place[1] != self.zone}
