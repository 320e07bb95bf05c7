"""The chart of one side in text: hexes with own forces and what was seen, the calendar, the decks; and it as a list."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from honjin.charts.hexchart import HexChart
from honjin.charts.lettering import Bit, Bits, flow, marked
from honjin.core.textboard import Speech
from honjin.games.midway.decks import deck_lines
from honjin.games.midway.model import COLUMNS, FIRST_COLUMN_IS_LOWER, ISLANDS, MIDWAY_HEX, ROWS, SIDES
from honjin.games.midway.ocean import Ocean
from honjin.games.midway.plates import (
    boats_plate,
    contact_plate,
    contacts_by_hex,
    force_plate,
    sheets_of,
    ships_by_hex,
)
from honjin.games.midway.tracks import tracks
from honjin.games.midway.view import View

WIDTH = 80
WIDE, HIGH = 5, 2
STORM = "░"
ISLAND, FLAG = "◇", "◆"
"""An island that nobody holds as far as the viewer knows, and one that somebody does."""


@cache
def hexes(rows: int = ROWS) -> HexChart:
    """Where each hex of so many rows is written."""
    return HexChart(len(COLUMNS), rows, WIDE, HIGH, first_is_lower=FIRST_COLUMN_IS_LOWER, left=2, width=WIDTH)


def chart(ocean: Ocean, view: View, words: Speech) -> list[str]:
    """The sea, then the calendar and the decks: 80 cells wide."""
    key = marked([Bit(words.text("chart-key"), "dim")])
    return [
        *sea(ocean, view, words),
        key,
        *tracks(ocean, view, words, WIDTH),
        *deck_lines(ocean, view, words, WIDTH),
    ]


def sea(ocean: Ocean, view: View, words: Speech, first_row: int = 0, rows: int = ROWS) -> list[str]:
    """So many rows of hexes, counted from nought."""
    canvas = hexes(rows).canvas("sea")
    forces, seen = written(ocean, view, words)
    for spot, (line, cell) in enumerate(hexes(rows).spots):
        column, row = divmod(spot, rows)
        number = column * ROWS + first_row + row
        name = ocean.grid.names[number]
        stormy = view.storm and ocean.storm >> number & 1
        here, contact = forces.get(name, []), seen.get(name)
        title: Bits = [Bit(name, "zone" if here or contact else "sea"), *island(view, name)]
        title += [bit for bit in here if bit[0].startswith("s")]
        below = [bit for bit in here if not bit[0].startswith("s")]
        if contact and below:
            title = [contact]
        elif contact:
            below = [contact]
        if stormy:
            canvas.put(line, cell, [Bit(STORM * (WIDE - 1), "sea")], WIDE)
            canvas.put(line + 1, cell, [Bit(STORM * (WIDE - 1), "sea")], WIDE)
        canvas.put(line, cell, title, WIDE)
        canvas.put(line + 1, cell, below[:1], WIDE)
    return canvas.lines()


def written(ocean: Ocean, view: View, words: Speech) -> tuple[dict[str, Bits], dict[str, Bit]]:
    """By hex: own forces and boats in letters; and what was seen of the enemy."""
    forces: dict[str, Bits] = {}
    seen: dict[str, Bit] = {}
    for side, sheet in sheets_of(view):
        for hex, ships in ships_by_hex(sheet).items():
            plates = (force_plate(ocean, side, ships), boats_plate(ocean, side, ships))
            forces.setdefault(hex, []).extend(plate for plate in plates if plate is not None)
        if len(view.sheets) == 1:  # whoever has both sheets needs no sightings
            for hex, contact in contacts_by_hex(sheet).items():
                seen[hex] = contact_plate(ocean, words, side, contact, view.turn)
    return forces, seen


def island(view: View, hex: str) -> Bits:
    """The sign of an island, in the colour of whoever holds it as far as the viewer knows."""
    id = next((id for id, at in ISLANDS.items() if at == hex), None)
    if id is None:
        return []
    holders = {sheet.islands.get(id, "") for _, sheet in sheets_of(view)} & set(SIDES)
    holder = view.controller if hex == MIDWAY_HEX else next(iter(holders), "")
    return [Bit(FLAG, f"{holder}-badge") if holder else Bit(ISLAND, "zone")]


# Where the battle stands


def headline(ocean: Ocean, view: View, words: Speech) -> str:
    """The turn, its day, day or night."""
    if not view.turn:
        return words.text("chart-before")
    parts = [
        words.text("t-turn-of", {"turn": view.turn, "turns": ocean.turns}),
        words.text("date", {"turn": view.turn}),
    ]
    return words.text("list-comma").join([*parts, words.text("chart-night" if view.night else "chart-day")])


def scored_now(ocean: Ocean, view: View, words: Speech, procedures: Sequence[str] = ()) -> str:
    """9  What the side has lost, and what it has seen the enemy lose: nobody is told the enemy's score."""
    if len(view.sheets) != 1:
        return ""
    sheet = next(iter(view.sheets.values()))
    lost = sum(ocean.halves[ocean.ship[ship]] for ship in sheet.lost_ships)
    lost += sheet.lost_aircraft * ocean.pack.scores.aircraft_half_points
    won = sum(claim.halves for claim in sheet.claims)
    return words.text("chart-score", {"lost": half_points(lost), "won": half_points(won)})


def half_points(halves: int) -> str:
    """`5`, `5½`."""
    whole = str(halves // 2) if halves != 1 else ""
    return whole + ("½" if halves % 2 else "")


# Small windows


def brief(ocean: Ocean, view: View, words: Speech, width: int) -> list[str]:
    """Each hex with own forces or contacts in a few letters, and the calendar."""
    forces, seen = written(ocean, view, words)
    parts: list[Bits] = []
    for name in ocean.grid.names:
        plates = [*forces.get(name, []), *([seen[name]] if name in seen else [])]
        if plates:
            parts.append([Bit(name, "label"), *(bit for plate in plates for bit in (Bit(" "), plate))])
    return [*flow(parts, width), *tracks(ocean, view, words, width)]


def plan(ocean: Ocean, view: View, words: Speech) -> list[str]:
    """Orders stand on the sheet."""
    return []


def names(ocean: Ocean, words: Speech) -> dict[str, str]:
    """Nothing is called otherwise than on paper."""
    return {}
