"""The siege chart for small windows: as many bands of it as there is room for, where the question and the front are."""

from __future__ import annotations

from collections.abc import Sequence

from honjin.core.textboard import Speech, Thing
from honjin.games.storm.chart import ground, holder_of, is_contested
from honjin.games.storm.groundplan import HEIGHTS, LAST, TOPS, WIDTH, are_next, spots
from honjin.games.storm.model import AREAS, OFF_BOARD, AreaId, UnitId
from honjin.games.storm.siege import Siege
from honjin.games.storm.tracks import tracks
from honjin.games.storm.view import View

FEWEST_BANDS = 2
"""One band tells nothing of what lies next to it."""
ASKED = 2
"""How much more an area counts that is asked about than one at the front."""


def closeup(siege: Siege, view: View, words: Speech, about: Sequence[Thing], height: int) -> list[str]:
    """The bands with most of what is asked about and of the front; the tracks if they fit."""
    below = tracks(siege, view, words, WIDTH)
    if _bands_in(height - len(below)) < FEWEST_BANDS:
        below = []
    number = _bands_in(height - len(below))
    if number < FEWEST_BANDS:
        return []
    first = _first_band(siege, view, about, number)
    # The line under a band bears the names of what lies below it.
    end = min(TOPS[first] + height - len(below), LAST + 1, _end(first + number) + 1)
    return [*ground(siege, view, words)[TOPS[first] : end], *below]


def _bands_in(height: int) -> int:
    """How many bands there is room for, wherever they are."""
    return min(height // max(HEIGHTS), len(HEIGHTS))


def _end(band: int) -> int:
    """The row after the last of the bands before this one."""
    return TOPS[band] if band < len(TOPS) else LAST


def _first_band(siege: Siege, view: View, about: Sequence[Thing], number: int) -> int:
    """The first of so many bands in a row with most in them; the northernmost, if several have as much."""
    band_of = {area: TOPS.index(row) for area, (row, _, _) in spots().items()}
    weight = [0] * len(TOPS)
    for areas, counts in ((_areas(view, about), ASKED), (front_areas(siege, view), 1)):
        for area in areas:
            weight[band_of[area]] += counts
    return max(range(len(TOPS) - number + 1), key=lambda first: sum(weight[first : first + number]))


def _areas(view: View, about: Sequence[Thing]) -> set[AreaId]:
    """The areas that things are, or in which they are."""
    named = (view.units[UnitId(id)].place if kind == "unit" and id in view.units else id for kind, id in about)
    return {AreaId(place) for place in named if place in AREAS}


def front_areas(siege: Siege, view: View) -> set[AreaId]:
    """The areas that both sides are in, and those with units in them next to an area of the enemy."""
    taken = {seen.place for seen in view.units.values()}
    board = [area for area in AREAS if area not in OFF_BOARD]
    return {
        area
        for area in board
        if is_contested(siege, view, area)
        or (area in taken and any(_is_enemy(siege, view, area, other) for other in board))
    }


def _is_enemy(siege: Siege, view: View, area: AreaId, other: AreaId) -> bool:
    return are_next(siege, area, other) and holder_of(view, area) != holder_of(view, other)
