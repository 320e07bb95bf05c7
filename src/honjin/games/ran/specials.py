"""Rules of single battles that the rulebook does not have: who is touched by them, under the switches of a match.

A match has only the switches of its own battle.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from honjin.games.ran.model import NEAR, NOBODY, BushoId, BushoSet, SideId, UnitId
from honjin.maps.hexgrid import HexSet, gather

if TYPE_CHECKING:
    from honjin.games.ran.battle import Battle

ON, OFF = "on", "off"
CAMP_POINTS = 10
"""What the loss of a camp costs an army that must not lose it."""
AMAKO, OTOMO, RYUZOJI, SHIMAZU = map(SideId, ("amako", "otomo", "ryuzoji", "shimazu"))
TOKUGAWA, TOYOTOMI = map(SideId, ("tokugawa", "toyotomi"))
NEITHER = -1
LURE = BushoId("tadahira")
AVENGER = UnitId("akahoshi_si_1")
WATER = "water"


class Specials:
    """The special rules of one battle, compiled for a match."""

    def __init__(self, battle: Battle) -> None:
        switches = battle.switches
        self.camps = [0, 0]
        """12  Rout points for the Honjin of each side: the summit of Nunobeyama, the standard of Tennoji."""
        if switches.get("summit_camp"):
            self.camps[battle.side[AMAKO]] = CAMP_POINTS
        if switches.get("fallen_standard") == ON:
            self.camps[battle.side[TOKUGAWA]] = CAMP_POINTS
        self.discord = battle.side[OTOMO] if switches.get("discord") else NEITHER
        """5.71  The side whose contingents never coordinate."""
        self.hesitant: BushoSet = battle.wavering if switches.get("wavering") else 0
        """5.21  Contingents that the So-Taisho activates only on a roll."""
        lure = switches.get("tsurinobuse") == ON
        self.lures: BushoSet = 1 << battle.contingent[LURE] if lure else 0
        """7.32  Contingents whose Engaged units withdraw without a roll."""
        carried = switches.get("litter")
        self.carried: BushoSet = 1 << battle.so_taisho[battle.side[RYUZOJI]] if carried else 0
        """4.62  Bushos who are no faster than a wounded man."""
        self.has_wind = bool(switches.get("west_wind"))
        """8.51  The west wind blows into the eyes of the first side until it turns."""
        revenge = switches.get("akahoshi_revenge") == ON
        self.avenger = battle.unit[AVENGER] if revenge else NOBODY
        """9.28  The unit that deals one hit more and never hesitates; NOBODY if there is none."""
        self.bridge_falls = bool(switches.get("broken_bridge"))
        """6.23  The bridge of the Nippashi is cut in the course of the battle."""
        self.boats = battle.side[SHIMAZU] if switches.get("arima_boats") else NEITHER
        """8.51  The side whose boats fire at the shore."""
        self.shore: HexSet = _shore(battle) if self.boats != NEITHER else 0
        """Hexes that the boats can reach."""
        rumour = bool(switches.get("asano_rumour"))
        self.whisperers = battle.side[TOYOTOMI] if rumour else NEITHER
        """5.21  The side that may spread a rumour of treason among the other."""
        self.late: BushoSet = battle.reinforcements if switches.get("reinforcements") else 0
        """5.21 (4)  Contingents that are not on the map at the start."""


def _shore(battle: Battle) -> HexSet:
    found = gather(hex for hex, terrain in enumerate(battle.terrain) if terrain == WATER)
    for _ in range(NEAR):
        found |= battle.grid.beside(found)
    return found
