"""The field in text: hexes two cells wide with who stands there, the part of the map where the armies are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from honjin.charts.hexchart import HexChart
from honjin.charts.lettering import Bit, Bits, flow, letter, marked
from honjin.core.textboard import Speech, Thing
from honjin.games.ran.battle import Battle
from honjin.games.ran.model import HexId
from honjin.games.ran.signs import Field, on_map, state_sign, unit_sign
from honjin.games.ran.tracks import tracks
from honjin.games.ran.view import BushoSeen, SamuraiSeen, UnitSeen, View

WIDTH = 80
WIDE, HIGH, LEFT = 2, 2, 3
MOST_COLUMNS = (WIDTH - LEFT) // WIDE
FEWEST_ROWS = 3
"""Fewer rows of hexes tell nothing."""
MARGIN = 2
"""Hexes that are shown around the armies, so that one sees the ground before them."""


class Window(msgspec.Struct, frozen=True):
    """The columns and rows that are shown, counted from nought."""

    first_column: int
    columns: int
    first_row: int
    rows: int


def window(battle: Battle, view: View) -> Window:
    """All columns, or those around whoever is in phase; the rows with somebody in them and a few more."""
    scenario = battle.scenario
    places = (*_places(view.units), *_places(view.bushos), *_places(view.samurai))
    standing = [place for place in places if place.isdigit()]
    in_phase = {busho.id for busho in view.bushos if busho.in_phase}
    acting = [
        unit.place
        for unit in on_map(battle, view.units)
        if battle.contingent_ids[battle.contingent_of[battle.unit[unit.id]]] in in_phase
    ]
    columns = min(scenario.columns, MOST_COLUMNS)
    centres = sorted(int(hex[:2]) - 1 for hex in acting or standing)
    middle = (centres[0] + centres[-1]) // 2
    first_column = max(0, min(middle - columns // 2, scenario.columns - columns))
    rows = [int(hex[2:]) - 1 for hex in standing]
    first_row, last_row = max(0, min(rows) - MARGIN), min(scenario.rows - 1, max(rows) + MARGIN)
    return Window(first_column, columns, first_row, last_row - first_row + 1)


def _places(pieces: Iterable[UnitSeen | BushoSeen | SamuraiSeen]) -> list[str]:
    return [piece.place for piece in pieces]


def chart(battle: Battle, view: View, words: Speech) -> list[str]:
    """The field, then the turns and both armies: 80 cells wide."""
    return [*_field(battle, view, window(battle, view)), *_key(words), *tracks(battle, view, words, WIDTH)]


def closeup(battle: Battle, view: View, words: Speech, about: Sequence[Thing], height: int) -> list[str]:
    """As many rows of the field as there is room for, around those that are asked about; the tracks if they fit."""
    whole, below = window(battle, view), tracks(battle, view, words, WIDTH)
    if _rows_in(height - len(below)) < FEWEST_ROWS:
        below = []
    rows = min(whole.rows, _rows_in(height - len(below)))
    if rows < FEWEST_ROWS:
        return []
    middle = _middle_row(battle, view, about) or whole.first_row + whole.rows // 2
    last = whole.first_row + whole.rows - rows
    first_row = max(whole.first_row, min(middle - rows // 2, last))
    return [*_field(battle, view, msgspec.structs.replace(whole, first_row=first_row, rows=rows)), *below]


def _rows_in(height: int) -> int:
    """How many rows of hexes there is room for, under a line of numbers and over half a row."""
    return (height - 1 - HIGH // 2) // HIGH


def _middle_row(battle: Battle, view: View, about: Sequence[Thing]) -> int | None:
    """The row in the middle of the things that have a place."""
    places: dict[Thing, str] = {("unit", unit.id): unit.place for unit in view.units}
    places |= {("busho", busho.id): busho.place for busho in view.bushos}
    hexes = (places.get(thing, thing[1]) for thing in about)
    rows = [int(hex[2:]) - 1 for hex in hexes if hex in battle.grid.number]
    return (min(rows) + max(rows)) // 2 if rows else None


def _field(battle: Battle, view: View, part: Window) -> list[str]:
    """A part of the field, the numbers of its columns over it."""
    field = Field(battle, view)
    hexes = HexChart(
        part.columns, part.rows, WIDE, HIGH, first_is_lower=part.first_column % 2 == 1, left=LEFT, width=WIDTH
    )
    canvas = hexes.canvas("land")
    for at, (line, cell) in enumerate(hexes.spots):
        column, row = divmod(at, part.rows)
        hex = HexId(f"{part.first_column + column + 1:02}{part.first_row + row + 1:02}")
        canvas.put(line, cell, field.upper(hex), WIDE)
        canvas.put(line + 1, cell, field.lower(hex), WIDE)
        if column == 0:
            canvas.put(line, 0, [Bit(hex[2:], "dim")], LEFT)
    return [_column_numbers(part), *canvas.lines()]


def _key(words: Speech) -> list[str]:
    """What the signs mean, as many on a line as fit; two blanks part them."""
    signs = (words.text(f"chart-key-{part}").split("  ") for part in ("units", "signs", "ground"))
    return flow([[Bit(sign, "dim")] for part in signs for sign in part], WIDTH, "  ")


def _column_numbers(part: Window) -> str:
    """The number of every second column, over its hexes."""
    numbers = (f"{part.first_column + column + 1:02}" for column in range(0, part.columns, 2))
    return marked([Bit(" " * LEFT + "  ".join(numbers), "dim")])


# Where the battle stands


def headline(battle: Battle, view: View, words: Speech) -> str:
    """The turn, and who has the initiative."""
    if not view.turn:
        return words.text("chart-before")
    turn = words.text("t-turn-of", {"turn": view.turn, "turns": battle.last_turn})
    holder = words.text("chart-initiative", {"side": words.name("side", view.holder)})
    return words.text("list-comma").join([turn, holder])


def scored_now(battle: Battle, view: View, words: Speech, procedures: Sequence[str] = ()) -> str:
    """12  The Rout Points of both armies against their levels."""
    told = (
        words.text(
            "chart-points",
            {"side": words.name("side", side), "points": army.rout_points, "level": army.rout_level},
        )
        for side, army in view.armies.items()
    )
    return words.text("list-comma").join(told)


# Small windows


def brief(battle: Battle, view: View, words: Speech, width: int) -> list[str]:
    """Each contingent with its units on the map, and the tracks."""
    parts: list[Bits] = []
    for busho in view.bushos:
        side = battle.side_of_contingent_id(busho.id)
        own = battle.members[battle.contingent[busho.id]]
        units = [unit for unit in on_map(battle, view.units) if own >> battle.unit[unit.id] & 1]
        if units:
            parts.append([letter(words, side), Bit(f" {words.name('busho', busho.id)}", side), Bit(f" {busho.place}")])
            parts += [[Bit(f"{unit.place} "), Bit(unit_sign(battle, unit) + state_sign(unit), side)] for unit in units]
    return [*flow(parts, width, "  "), *tracks(battle, view, words, width)]


def plan(battle: Battle, view: View, words: Speech) -> list[str]:
    """Nobody plans: orders are carried out at once."""
    return []


def names(battle: Battle, words: Speech) -> dict[str, str]:
    """Nothing is called otherwise than on paper."""
    return {}
