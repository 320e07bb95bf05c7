"""A rectangle of hexes: who lies next to whom, how far, in which direction, and on which line.

Hexes are numbers, down the first column, then down the second; so the order of numbers is that of printed names, and a
set of hexes is a whole number with a bit for each (`core/bits.py`). Everything that is asked often is a table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from string import ascii_uppercase

from honjin.core.bits import members
from honjin.maps.straight import STEPS, bearing_of, course_of, distance_of

HexSet = int
"""A set of hexes: bit n stands for the hex of number n."""

HexSides = tuple[int, ...]
"""A set of hexsides: for each hex a bit for each direction; a side stands with both of its hexes."""

OFF = -1
"""What lies off the map."""


def lettered(column: int, row: int) -> str:
    """Names such as H6: a letter for the column, then the number of the row."""
    return f"{ascii_uppercase[column - 1]}{row}"


def numbered(column: int, row: int) -> str:
    """Names such as 0512: two digits for the column, two for the row."""
    return f"{column:02}{row:02}"


class HexGrid:
    """Hexes with a flat top, in columns from west to east and rows from north to south.

    `name` is told column and row, both from 1. Half a hex lower lie the second, fourth and so on of the columns, or
    else the first, third and so on.
    """

    __slots__ = (
        "_high_columns",
        "_low_columns",
        "_not_bottom",
        "_not_top",
        "_within",
        "_x",
        "_y",
        "bearings",
        "columns",
        "distances",
        "everywhere",
        "first_is_lower",
        "names",
        "near",
        "next_to",
        "number",
        "rows",
        "size",
    )

    def __init__(
        self, columns: int, rows: int, name: Callable[[int, int], str], *, first_is_lower: bool = False
    ) -> None:
        self.columns, self.rows, self.size = columns, rows, columns * rows
        self.first_is_lower = first_is_lower
        self.everywhere: HexSet = (1 << self.size) - 1
        self.names = tuple(name(column + 1, row + 1) for column in range(columns) for row in range(rows))
        self.number = {name: hex for hex, name in enumerate(self.names)}
        self._x = tuple(column for column in range(columns) for _ in range(rows))
        self._y = tuple(2 * row + self._lower(column) for column in range(columns) for row in range(rows))
        centres = zip(self._x, self._y, strict=True)
        self.near = tuple(tuple([self._at(x + dx, y + dy) for dx, dy in STEPS]) for x, y in centres)
        """The neighbours of each hex by direction (N, NE, SE, S, SW, NW); OFF where the map ends."""
        self.next_to: tuple[HexSet, ...] = tuple(gather([hex for hex in near if hex != OFF]) for near in self.near)
        """The neighbours of each hex as a set."""
        self.distances = self._table(distance_of)
        """For each hex a row with the distance of every other: quicker still than the method."""
        self.bearings = self._table(bearing_of)
        """For each hex a row with the bearing of every other."""
        self._within = {0: tuple(1 << hex for hex in range(self.size))}
        top = gather(range(0, self.size, rows))
        self._not_top, self._not_bottom = self.everywhere ^ top, self.everywhere ^ (top << rows - 1)
        self._low_columns = gather(hex for hex in range(self.size) if self._lower(self._x[hex]))
        self._high_columns = self.everywhere ^ self._low_columns

    def at(self, column: int, row: int) -> int:
        """The hex of a column and a row, both from 1 as they are printed; OFF if there is none."""
        if 0 < column <= self.columns and 0 < row <= self.rows:
            return (column - 1) * self.rows + row - 1
        return OFF

    def set_of(self, names: Iterable[str]) -> HexSet:
        """The set of the hexes of these names."""
        return gather(self.number[name] for name in names)

    def names_of(self, hexes: HexSet) -> tuple[str, ...]:
        """The printed names of a set of hexes."""
        return tuple(self.names[hex] for hex in members(hexes))

    def distance(self, one: int, other: int) -> int:
        """The fewest steps from one hex to another."""
        return self.distances[one][other]

    def bearing(self, one: int, other: int) -> int:
        """The point of the compass at which the straight line to the other leaves this hex (`straight.py`).

        Even where it leaves through a side, odd where it leaves just between two; HERE of the hex itself.
        """
        return self.bearings[one][other]

    def direction(self, one: int, other: int) -> int:
        """The direction in which the other is the neighbour of this hex; OFF if it is none."""
        return self.bearings[one][other] // 2 if self.distances[one][other] == 1 else OFF

    def within(self, hex: int, reach: int) -> HexSet:
        """All hexes at most so many steps away, the hex itself included."""
        found = self._within.get(reach)
        if found is None:
            found = self._widen(reach)
        return found[hex]

    def ring(self, hex: int, distance: int) -> HexSet:
        """All hexes just so many steps away."""
        if not distance:
            return 1 << hex
        return self.within(hex, distance) ^ self.within(hex, distance - 1)

    def beside(self, hexes: HexSet) -> HexSet:
        """All neighbours of the hexes of a set, found for all of them at once; some may be in the set themselves."""
        high, low = hexes & self._high_columns, hexes & self._low_columns
        up, down = hexes & self._not_top, hexes & self._not_bottom
        # Rows at which the columns to either side are touched.
        level = hexes | (high & up) >> 1 | (low & down) << 1
        return up >> 1 | down << 1 | level >> self.rows | level << self.rows & self.everywhere

    def line(self, one: int, other: int) -> tuple[tuple[int, ...], ...]:
        """The hexes that the straight line from centre to centre passes through, both ends included.

        Each stands alone, but two stand together, the lower number first, where the line runs along the side between
        them. Along the edge of the map only one of these two exists.
        """
        x, y = self._x[one], self._y[one]
        course = course_of(self._x[other] - x, self._y[other] - y)
        return tuple(
            tuple(hex for dx, dy in together if (hex := self._at(x + dx, y + dy)) != OFF) for together in course
        )

    def _lower(self, column: int) -> int:
        """Half hexes by which a column, counted from nought, lies lower."""
        return (column + self.first_is_lower) % 2

    def _at(self, x: int, y: int) -> int:
        return self.at(x + 1, (y - self._lower(x)) // 2 + 1)

    def _widen(self, reach: int) -> tuple[HexSet, ...]:
        """What lies within reach of each hex, made from what lies within one step less."""
        if reach < 0 or reach >= self.columns + self.rows:
            return (0 if reach < 0 else self.everywhere,) * self.size
        wide = max(self._within)
        while wide < reach:
            self._within[wide + 1] = tuple(hexes | self.beside(hexes) for hexes in self._within[wide])
            wide += 1
        return self._within[reach]

    def _table(self, value_of: Callable[[int, int], int]) -> tuple[bytes, ...]:
        """A value for each pair of hexes that depends on the offset between them alone.

        All hexes of one row that lie equally low see the same broad strip, each a different part of it.
        """
        columns, rows = self.columns, self.rows
        # Halves of a hex go with columns: from an even number of columns away there is an even number of them.
        by_offset = {
            x: bytes([value_of(x, y) for y in range(x % 2 - 2 * rows, 2 * rows, 2)])
            for x in range(1 - columns, columns)
        }
        strips = {}
        for start in range(min(columns, 2)):
            for row in range(rows):
                parts = []
                for x, column in by_offset.items():
                    top = rows - row + (self._lower(start + x) - self._lower(start) - x % 2) // 2
                    parts.append(column[top : top + rows])
                strips[self._lower(start), row] = b"".join(parts)
        return tuple(
            strips[self._lower(column), row][(columns - 1 - column) * rows : (2 * columns - 1 - column) * rows]
            for column in range(columns)
            for row in range(rows)
        )


def gather(hexes: Iterable[int]) -> HexSet:
    """The set of these hexes."""
    found = 0
    for hex in hexes:
        found |= 1 << hex
    return found
