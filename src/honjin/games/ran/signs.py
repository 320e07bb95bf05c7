"""What the chart in text shows of a hex in two lines of two cells: a unit and how it stands, or the ground."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from honjin.charts.lettering import Bit, Bits
from honjin.games.ran.battle import Battle
from honjin.games.ran.model import AS, AS_B, AS_T, FACING_IDS, HONJIN, KB, KB_B, KBH, SI, SI_B, FacingId, HexId, UnitId
from honjin.games.ran.view import UnitSeen, View

LETTERS: Final = {KB: "K", KBH: "H", SI: "S", AS: "A", KB_B: "k", SI_B: "s", AS_B: "b", AS_T: "t", HONJIN: "■"}
"""Those that fight hand to hand in capitals, those that shoot in small letters."""
ARROWS: Final = tuple(dict(zip(FACING_IDS, signs, strict=True)) for signs in ("↗→↘↙←↖", "⇗⇒⇘⇙⇐⇖"))
"""Where a unit faces: single arrows for the first army, double ones for the second, where there are no colours."""
CAMPS: Final = ("□", "▦")
"""Behind the sign of a Honjin, which faces everywhere: whose it is."""
BUSHO, SO_TAISHO, SAMURAI, BEATEN, LOOSE, LOCKED = "o", "@", "*", "!", "~", "x"
"""Below a unit: who stands in its hex; Disordered, in open order, Engaged."""
GROUND: Final = {
    "clear": " ",
    "woods": "♣",
    "village": "⌂",
    "paddy": "≡",
    "rough": "^",
    "marsh": '"',
    "castle": "▣",
    "water": "≈",
}
ROAD: Final = "·"


class Field:
    """Who is where, as one viewer sees it."""

    def __init__(self, battle: Battle, view: View) -> None:
        self.battle = battle
        self.units: dict[str, list[UnitSeen]] = {}
        for unit in view.units:
            if unit.place in battle.grid.number:
                self.units.setdefault(unit.place, []).append(unit)
        self.men: dict[str, list[tuple[str, str]]] = {}
        """By hex the signs of Bushos and Samurai, each with his side."""
        camps = {battle.contingent_ids[busho] for busho in battle.so_taisho}
        for man in view.bushos:
            self._stand(man.place, SO_TAISHO if man.id in camps else BUSHO, battle.side_of_contingent_id(man.id))
        for other in view.samurai:
            self._stand(other.place, SAMURAI, battle.side_of_contingent_id(other.busho))

    def _stand(self, place: str, sign: str, side: str) -> None:
        if place in self.battle.grid.number:
            self.men.setdefault(place, []).append((sign, side))

    def side_of(self, unit: UnitId) -> str:
        """The army of a unit."""
        return self.battle.sides[self.battle.side_of[self.battle.unit[unit]]]

    def upper(self, hex: HexId) -> Bits:
        """A unit and where it faces, else the ground and its road."""
        if units := self.units.get(hex):
            return [Bit(unit_sign(self.battle, units[0]), self.side_of(units[0].id))]
        number = self.battle.grid.number[hex]
        ground = GROUND[self.battle.terrain[number]]
        return [Bit(ground + (ROAD if self.battle.roads[number] else " "), "place" if ground.strip() else "land")]

    def lower(self, hex: HexId) -> Bits:
        """How the unit stands and who is with it, else how high the ground is."""
        men = "".join(sign for sign, _ in self.men.get(hex, ()))[:1]
        if units := self.units.get(hex):
            return [Bit(f"{state_sign(units[0]):1}{men or ' '}", self.side_of(units[0].id))]
        if men:
            return [Bit(f"{men} ", self.men[hex][0][1])]
        height = self.battle.height[self.battle.grid.number[hex]]
        return [Bit(f"{height or ' '} ", "land")]


def unit_sign(battle: Battle, unit: UnitSeen) -> str:
    """Its letter and where it faces."""
    number = battle.unit[unit.id]
    kind, side = battle.kinds[number], battle.side_of[number]
    return LETTERS[kind] + (CAMPS[side] if kind == HONJIN else ARROWS[side][FacingId(unit.facing)])


def state_sign(unit: UnitSeen) -> str:
    """The most pressing thing about it: Disordered, its hits, Engaged, open order."""
    if unit.disordered:
        return BEATEN
    if unit.hits:
        return str(unit.hits)
    return LOCKED if unit.engaged else LOOSE if unit.open_order else ""


def on_map(battle: Battle, units: Iterable[UnitSeen]) -> list[UnitSeen]:
    """Those that stand in a hex."""
    return [unit for unit in units if unit.place in battle.grid.number]
