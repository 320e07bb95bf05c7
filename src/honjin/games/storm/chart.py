"""The siege chart in text: the areas as they lie on the map with both armies, the tracks, and the same as a list."""

from __future__ import annotations

from collections.abc import Sequence

from honjin.charts.lettering import Bit, Bits, Canvas, flow, width_of, width_of_bits
from honjin.core.textboard import Speech
from honjin.games.storm.groundplan import LAST, NOTHING, SEA, SLICES, TOPS, WIDTH, Ground, not_drawn, spots
from honjin.games.storm.model import AREAS, JAPAN, OFF_BOARD, PLACE_OF, RUSSIA, SIDES, AreaId
from honjin.games.storm.plates import plate, standing
from honjin.games.storm.siege import Siege
from honjin.games.storm.tracks import high_points, tracks
from honjin.games.storm.view import View

BRIEF_COLUMN = 26
"""Cells for an area in the list."""
ROOMY = 10
"""Cells from which on a blank parts name and level."""


def chart(siege: Siege, view: View, words: Speech) -> list[str]:
    """The map with both armies, then the tracks: 80 cells wide."""
    return [*ground(siege, view, words), *more_borders(siege, words), *tracks(siege, view, words, WIDTH)]


def ground(siege: Siege, view: View, words: Speech) -> list[str]:
    """The map with both armies."""
    canvas = Canvas.of(Ground(siege, view.japanese).rows())
    there = standing(siege, view)
    for area, (row, column, width) in spots().items():
        canvas.put(row, column, title(siege, view, words, area, width - 1), width)
        for line, side in enumerate(SIDES[:1] if area in OFF_BOARD else SIDES, 1):
            bits = plate(siege, view, words, side, area, there.get((area, side), []), width - 1)
            canvas.put(row + line, column + 1, bits, width - 1)
    _write_between(canvas, view, words)
    return canvas.lines()


def title(siege: Siege, view: View, words: Speech, area: AreaId, width: int) -> Bits:
    """Number, name and defence level of an area, in so many cells."""
    holder = holder_of(view, area)
    bits = [Bit(area, f"{holder}-badge")]
    level = level_of(siege, area)
    room = width - width_of(area) - width_of(level) - 1
    name = clipped(plot_name(words, area), room - (width >= ROOMY))
    gap = " " if width_of(name) < room else ""
    mark = "mark" if is_contested(siege, view, area) else f"{holder}-name"
    return [*bits, Bit(f" {name}{gap}", mark), Bit(level, "mark" if level.startswith("▲") else mark)]


def level_of(siege: Siege, area: AreaId) -> str:
    """The defence level, with the sign of a high point; a box off the board has none."""
    place = PLACE_OF[area]
    sign = "▲" if siege.high_points >> place & 1 else ""
    return "" if area in OFF_BOARD else f"{sign}{siege.level[place]}"


def plot_name(words: Speech, area: AreaId) -> str:
    """The name of an area on the chart, where there is little room."""
    return words.text(f"plot-{area}") if words.has(f"plot-{area}") else short_name(words, area)


def short_name(words: Speech, area: AreaId) -> str:
    """The name of an area without what explains it."""
    return words.text(f"board-short-{area}") if words.has(f"board-short-{area}") else words.text(f"area-{area}")


def names(siege: Siege, words: Speech) -> dict[str, str]:
    """The areas as the terminal names them: with the numbers under which the chart shows them."""
    return {f"area-{area}": words.text("chart-area", {"name": _called(words, area), "number": area}) for area in AREAS}


def _called(words: Speech, area: AreaId) -> str:
    """The name of an owner's pack, if it has one of its own, else the short name."""
    name = words.name("area", area)
    return short_name(words, area) if name == words.text(f"area-{area}") else name


def clipped(text: str, room: int) -> str:
    """The beginning of a text that fits, without a sign for the rest: the number says which area it is."""
    while width_of(text) > room:
        text = text[:-1]
    return text.rstrip(" -’'")


def holder_of(view: View, area: AreaId) -> str:
    """13  Who controls an area."""
    return JAPAN if area in view.japanese or area in OFF_BOARD else RUSSIA


def is_contested(siege: Siege, view: View, area: AreaId) -> bool:
    """Whether both sides have units in an area."""
    return len({siege.side_of(siege.number[unit]) for unit, seen in view.units.items() if seen.place == area}) > 1


def _write_between(canvas: Canvas, view: View, words: Speech) -> None:
    """The month between the boxes off the board, and the key in the sea."""
    for band, slices in enumerate(SLICES):
        for what, start, end in slices:
            if what == NOTHING and view.turn:
                month = words.text(f"month-{view.turn}")
                middle = start + max(1, (end - start - width_of(month)) // 2)
                canvas.put(TOPS[band] + 1, middle, [Bit(month)], end - middle)
            if what == SEA:
                for row, line in enumerate(key_lines(words), LAST - 2):
                    canvas.put(row, start + 2, [Bit(line, "sea")], end - start - 2)


def key_lines(words: Speech) -> list[str]:
    """What the letters and signs of the chart mean."""
    return [words.text(id) for id in ("chart-key-arms", "chart-key-sides", "chart-key-signs")]


def more_borders(siege: Siege, words: Speech) -> list[str]:
    """Borders of an owner's pack that the chart does not show."""
    pairs = [f"{one} – {other}" for one, other in not_drawn(siege)]
    return [words.text("t-more-borders", {"pairs": words.text("list-semicolon").join(pairs)})] if pairs else []


# ---------------------------------------------------------------- small windows


def brief(siege: Siege, view: View, words: Speech, width: int) -> list[str]:
    """The same as a list: every area with units in it or markers, and the tracks."""
    there = standing(siege, view)
    parts: list[Bits] = []
    for area in AREAS:
        plates = [plate(siege, view, words, side, area, there.get((area, side), []), 9) for side in SIDES]
        if any(plates):
            head = title(siege, view, words, area, 12)
            bits = [*_off_the_map(head), *(bit for one in plates if one for bit in (Bit(" "), *one))]
            parts.append([*bits, Bit(" " * (BRIEF_COLUMN - width_of_bits(bits)))])
    return [*flow(parts, width, " "), *tracks(siege, view, words, width)]


def _off_the_map(bits: Bits) -> Bits:
    """Pieces without the colours of the ground."""
    return [Bit(text, "label" if mark.endswith("-name") else mark) for text, mark in bits]


# ---------------------------------------------------------------- where the siege stands


def headline(siege: Siege, view: View, words: Speech) -> str:
    """The turn, its month, and the high points in danger."""
    turn = max(view.turn, 1)
    parts = [words.text("t-turn-of", {"turn": turn, "turns": siege.turns}), words.text(f"brief_month-{turn}")]
    if danger := in_danger(siege, view):
        parts.append(words.text("chart-danger", {"numbers": " ".join(danger)}))
    return words.text("list-comma").join(parts)


def in_danger(siege: Siege, view: View) -> list[AreaId]:
    """The high points that Japan holds or has units in."""
    entered = {seen.place for unit, seen in view.units.items() if siege.side_of(siege.number[unit]) == JAPAN}
    return [area for area in high_points(siege) if area in view.japanese or area in entered]


def plan(siege: Siege, view: View, words: Speech) -> list[str]:
    """There are no orders that wait to be carried out: the question names the units picked so far."""
    return []


def scored_now(siege: Siege, view: View, words: Speech, procedures: Sequence[str] = ()) -> str:
    """14  How the match would stand if the turn ended at this moment."""
    if not view.turn:
        return ""
    held = [area for area in high_points(siege) if area in view.japanese]
    if held:
        return words.text("chart-now-won", {"area": held[0]})
    return words.text("chart-now-lost" if view.turn == siege.turns else "chart-now-open")
