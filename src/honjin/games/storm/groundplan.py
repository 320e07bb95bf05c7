"""The ground of the siege in letters: where each area lies on the chart, and the lines between them.

The chart is six bands of areas under a band of the two boxes off the board. The top line of a band is the border to
the one above it and bears the names. Two areas share a line exactly where the map has them share a border; where they
only meet on paper, the line is drawn as rock or as water.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from honjin.games.storm.model import JAPAN, OFF_BOARD, PLACE_OF, RUSSIA, AreaId, SideId
from honjin.games.storm.siege import Siege

WIDTH = 80
NOTHING, SEA = "-", "~"

# An area and the column where it begins; what stands in two bands reaches over both.
BANDS = (
    "37:0 -:34 38:58",
    "2:0 3:14 4:25 7:34 8:47 9:58 10:69",
    "11:0 12:12 14:21 4:31 5:34 1:44 6:54 9:65 10:71",
    "17:0 13:9 18:18 14:27 15:31 16:41 6:51 25:56 26:67",
    "20:0 19:6 21:20 22:29 23:39 24:48 30:58 31:71",
    "20:0 27:9 28:18 29:27 33:41 34:60 36:69",
    "32:0 35:18 ~:34",
)
HEIGHTS = (2, 3, 3, 3, 3, 3, 3)
LOWER = frozenset({AreaId("20")})
"""Areas whose name and units stand in the lower of their two bands, where there is more room."""
PENINSULA = frozenset({AreaId("35")})
"""Areas that water parts from what is drawn next to them."""

Cell = tuple[str, str]
"""A sign and its colour mark."""

JOINTS = {
    (True, True, True, True): "┼",
    (True, True, True, False): "┤",
    (True, True, False, True): "├",
    (True, False, True, True): "┴",
    (False, True, True, True): "┬",
    (True, True, False, False): "│",
    (True, False, True, False): "┘",
    (True, False, False, True): "└",
    (False, True, True, False): "┐",
    (False, True, False, True): "┌",
}
"""What lines that come from above, below, left and right look like where they meet."""


def _read(band: str) -> tuple[tuple[str, int, int], ...]:
    parts = [part.split(":") for part in band.split()]
    ends = [*(int(start) for _, start in parts[1:]), WIDTH]
    return tuple((area, int(start), end) for (area, start), end in zip(parts, ends, strict=True))


SLICES = tuple(map(_read, BANDS))
STARTS = tuple(frozenset(start for _, start, _ in slices) for slices in SLICES)
AT = tuple("\0".join("\0".join([area] * (end - start)) for area, start, end in slices).split("\0") for slices in SLICES)
"""What lies in each column of each band."""
TOPS = tuple(sum(HEIGHTS[:band]) for band in range(len(HEIGHTS)))
LAST = sum(HEIGHTS)


def spots() -> dict[AreaId, tuple[int, int, int]]:
    """Row, column and width of the place for an area's name and units."""
    found: dict[AreaId, tuple[int, int, int]] = {}
    for band, slices in enumerate(SLICES):
        for area, start, end in slices:
            if area not in (NOTHING, SEA) and (area not in found or area in LOWER):
                found[AreaId(area)] = (TOPS[band], start, end - start)
    return found


def shared_lines() -> Iterator[tuple[AreaId, AreaId]]:
    """Every two areas that are drawn next to each other."""
    for band, slices in enumerate(SLICES):
        for (area, _, _), (other, _, _) in pairwise(slices):
            yield AreaId(area), AreaId(other)
        for above, below in zip(AT[band - 1], AT[band], strict=True) if band else ():
            if above != below:
                yield AreaId(above), AreaId(below)


def are_next(siege: Siege, area: str, other: str) -> bool:
    """Whether two areas share a border on the map."""
    return bool(siege.near_mask[PLACE_OF[AreaId(area)]] >> PLACE_OF[AreaId(other)] & 1)


def not_drawn(siege: Siege) -> list[tuple[AreaId, AreaId]]:
    """Borders of an owner's pack that the chart does not show."""
    drawn = {frozenset(pair) for pair in shared_lines()}
    pairs = [(AreaId(area.id), AreaId(near)) for area in siege.pack.areas for near in area.borders]
    return [pair for pair in pairs if frozenset(pair) not in drawn and int(pair[0]) < int(pair[1])]


class Ground:
    """The chart without names and units: ground in the colours of those who hold it, and the lines."""

    def __init__(self, siege: Siege, japanese: tuple[AreaId, ...]) -> None:
        self._siege = siege
        self._japanese = frozenset((*japanese, *OFF_BOARD))

    def rows(self) -> list[list[Cell]]:
        """All rows, cell by cell."""
        rows = [
            [self._line(band, column) if row == 0 else self._inside(band, column) for column in range(WIDTH)]
            for band, height in enumerate(HEIGHTS)
            for row in range(height)
        ]
        last = len(BANDS) - 1
        return [*rows, [self._shore(last, column) for column in range(WIDTH)]]

    def holder(self, area: str) -> SideId:
        """13  Who holds the ground."""
        return JAPAN if area in self._japanese else RUSSIA

    def _mark(self, area: str) -> str:
        return "sea" if area == SEA else "dim" if area == NOTHING else f"{self.holder(area)}-ground"

    def _fill(self, area: str) -> Cell:
        return "░" if area not in (SEA, NOTHING) and self.holder(area) == RUSSIA else " ", self._mark(area)

    def _inside(self, band: int, column: int) -> Cell:
        area = AT[band][column]
        if column not in STARTS[band] or (area == NOTHING and column == 0):
            return self._fill(area)
        return self._stroke(AT[band][column - 1] if column else "", area, "│", "┃")

    def _line(self, band: int, column: int) -> Cell:
        """A cell of the line over a band."""
        above, below = (AT[band - 1][column] if band else ""), AT[band][column]
        if NOTHING in (above, below) and not band:
            return " ", "dim"
        from_left = column > 0 and (AT[band - 1][column - 1] if band else "") != AT[band][column - 1]
        up, down = band > 0 and column in STARTS[band - 1], column in STARTS[band]
        if up or down:
            sign = JOINTS.get((up, down, from_left, above != below))
            return (sign, self._mark(below)) if sign else self._stroke(above, below, "─", "━")
        return self._fill(below) if above == below else self._stroke(above, below, "─", "━")

    def _stroke(self, one: str, other: str, thin: str, thick: str) -> Cell:
        """A line between two areas: thick at the front, of rock or water where there is no border."""
        if {one, other} & {"", NOTHING, SEA}:
            return thin, self._mark(other)
        if not are_next(self._siege, one, other):
            return ("≈", "sea") if {one, other} & PENINSULA else ("▒", "land")
        return (thick if self.holder(one) != self.holder(other) else thin), self._mark(other)

    def _shore(self, band: int, column: int) -> Cell:
        """A cell of the line under the last band."""
        area = AT[band][column]
        if area == SEA:
            return " ", "sea"
        return ("┴" if column in STARTS[band] and column else "└" if not column else "─"), self._mark(area)
