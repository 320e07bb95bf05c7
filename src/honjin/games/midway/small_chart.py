"""The chart of one side for small windows: the rows of hexes where the question, its forces and the enemy are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from honjin.core.textboard import Speech, Thing
from honjin.games.midway.chart import HIGH, WIDTH, sea, written
from honjin.games.midway.model import MIDWAY_HEX, ROWS
from honjin.games.midway.ocean import Ocean
from honjin.games.midway.plates import BOATS, sheets_of
from honjin.games.midway.tracks import tracks
from honjin.games.midway.view import View

FEWEST_ROWS = 3
"""Fewer rows of hexes tell nothing."""


def closeup(ocean: Ocean, view: View, words: Speech, about: Sequence[Thing], height: int) -> list[str]:
    """All columns of as many rows as there is room for, those with most in them; the tracks if they fit."""
    below = tracks(ocean, view, words, WIDTH)
    if _rows_in(height - len(below)) < FEWEST_ROWS:
        below = []
    rows = min(ROWS, _rows_in(height - len(below)))
    if rows < FEWEST_ROWS:
        return []
    return [*sea(ocean, view, words, _first_row(ocean, view, words, about, rows), rows), *below]


def _rows_in(height: int) -> int:
    """How many rows there is room for, over half a row."""
    return (height - HIGH // 2) // HIGH


def _first_row(ocean: Ocean, view: View, words: Speech, about: Sequence[Thing], rows: int) -> int:
    """The first of so many rows with most in them, and of those as good the one with most around it."""
    weight = [0] * ROWS
    for hex in _hexes(ocean, view, words, about):
        weight[ocean.grid.number[hex] % ROWS] += 1

    def rank(first: int) -> tuple[int, int]:
        inside = [row for row in range(first, first + rows) if weight[row]]
        margin = min(inside[0] - first, first + rows - 1 - inside[-1]) if inside else 0
        return sum(weight[first : first + rows]), margin

    return max(range(ROWS - rows + 1), key=rank)


def _hexes(ocean: Ocean, view: View, words: Speech, about: Sequence[Thing]) -> Iterator[str]:
    """Hexes that count, those that count twice twice: of the question, of own ships, of sightings; Midway itself."""
    forces, seen = written(ocean, view, words)
    yield MIDWAY_HEX
    yield from (hex for hex, plates in forces.items() if hex and any(not text.startswith(BOATS) for text, _ in plates))
    yield from seen
    places = {
        (kind, piece.id): piece.hex
        for _, sheet in sheets_of(view)
        for kind, pieces in (("ship", sheet.ships), ("squadron", sheet.squadrons))
        for piece in pieces
    }
    asked = {places.get((kind, id), id if kind == "hex" else "") for kind, id in about}
    yield from (hex for hex in asked if hex in ocean.grid.number)
