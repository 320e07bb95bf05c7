"""The sea chart for small windows: the same seas and ports in a few lines, with both fleets' strength."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from honjin.charts.lettering import Bit, Bits, Canvas, cut, flow, letter, width_of, width_of_bits
from honjin.core.textboard import Speech, Thing
from honjin.games.port_arthur.chart import (
    WIDTH,
    damaged_sign,
    has_yard,
    lying,
    port_lines,
    roadstead_text,
    signs,
    squadrons,
    values_of,
    zone_markers,
    zone_title,
)
from honjin.games.port_arthur.forces import short
from honjin.games.port_arthur.model import (
    DIEGO_SUAREZ,
    EAST_CHINA_SEA,
    HOME,
    JAPAN,
    PACIFIC_OCEAN,
    PHILIPPINE_SEA,
    PORT_ARTHUR,
    PORT_ARTHUR_BOX,
    PORTS_OF,
    RUSSIA,
    SEA_OF_JAPAN,
    TSUSHIMA,
    VLADIVOSTOK,
    YELLOW_SEA,
    ZONES,
    PortId,
    ZoneId,
)
from honjin.games.port_arthur.theatre import Theatre
from honjin.games.port_arthur.tracks import tracks
from honjin.games.port_arthur.view import SquadronSeen, View

# As the picture of the chart: "#" is land, each other letter a border between two zones.
PICTURE = (
    "############################                          ###",
    "############################                           f",
    "############################ e e e e e e e e e e e e #####",
    "#                         ##                         #####################",
    "#                         ##                         ######################",
    "#### a a a a a a a a a a a ## b b b b b b b b b b b b ######### d d d d d d d d",
    "###################                            c",
    "###################                            c",
)
COASTS = (2, 5)
"""Rows that show no more than where seas meet: they go where the window is lower still."""
ZONE_AT = {
    YELLOW_SEA: (3, 1, 25),
    TSUSHIMA: (3, 28, 25),
    EAST_CHINA_SEA: (6, 20, 27),
    PHILIPPINE_SEA: (6, 49, 31),
    PACIFIC_OCEAN: (0, 57, 23),
    SEA_OF_JAPAN: (0, 28, 26),
}
PORT_AT = {VLADIVOSTOK: (0, 1, 27), PORT_ARTHUR: (1, 1, 27)}
"""Ports that have a line."""
PORT_ON_TWO_AT = {HOME: (3, 54, 20), DIEGO_SUAREZ: (6, 1, 18)}
LANDING_EMPTY = "t-landing-empty"
PLATES = ("t-plate", "t-plate-short", "t-roadstead-short")
"""A squadron in words: as many of them as there is room for."""
STRIP_COLUMN = 26
"""Cells for a zone where the zones stand in lines."""


def closeup(theatre: Theatre, view: View, words: Speech, about: Sequence[Thing], height: int) -> list[str]:
    """The seas as large as there is room for: with their coasts, without, or in two lines; then tracks that fit."""
    rows = [row for row in range(len(PICTURE)) if height >= len(PICTURE) or row not in COASTS]
    lines = small_chart(theatre, view, words, rows) if height >= len(rows) else strip(theatre, view, words)
    if not lines or len(lines) > height:
        return []
    below = tracks(theatre, view, words, WIDTH)
    # The war in Manchuria is drawn over two lines: one of them alone would mislead.
    return [*lines, *(below if len(lines) + len(below) <= height else below[: min(1, height - len(lines))])]


def small_chart(theatre: Theatre, view: View, words: Speech, rows: Sequence[int]) -> list[str]:
    """These rows of the picture, with what is known of each zone and port."""
    canvas = Canvas([PICTURE[row] for row in rows], signs(theatre), WIDTH)
    at = {row: line for line, row in enumerate(rows)}
    for zone, (row, column, width) in ZONE_AT.items():
        canvas.put(at[row], column, _title(theatre, view, words, zone, width), width)
        canvas.put(at[row + 1], column, _strength(theatre, view, words, zone, width), width)
    for port, (row, column, width) in PORT_AT.items():
        canvas.put(at[row], column, _port_in_line(theatre, view, words, port, width), width)
    for port, (row, column, width) in PORT_ON_TWO_AT.items():
        title, *rest = port_lines(theatre, view, words, port, width)
        canvas.put(at[row], column, title, width)
        canvas.put(at[row + 1], column, _fitting(rest, width), width)
    return canvas.lines()


def strip(theatre: Theatre, view: View, words: Speech) -> list[str]:
    """Who is at sea, three zones on a line; nothing while nobody is."""
    if not view.squadrons and not view.orders:
        return []
    parts: list[Bits] = []
    for zone in ZONES:
        mark = "mark" if zone == view.battle else "label"
        bits = [Bit(short(words, "zone", zone), mark), Bit(" ")]
        there = _strength(theatre, view, words, zone, STRIP_COLUMN - width_of_bits(bits), PLATES[-1:])
        bits += there or [Bit("–", "dim")]
        parts.append([*bits, Bit(" " * (STRIP_COLUMN - width_of_bits(bits)))])
    return flow(parts, WIDTH, " ")


def _title(theatre: Theatre, view: View, words: Speech, zone: ZoneId, width: int) -> Bits:
    """Name and value of a zone, and in as many words as there is room for what lies there."""
    title = [Bit(zone_title(theatre, words, zone), "zone")]
    if zone == view.battle:
        title = [Bit(f" ✕ {words.text(f't-zone-{zone}')} ", "mark")]
    for id, mark in zone_markers(theatre, view, zone):
        text = words.text(id)
        if id != LANDING_EMPTY:
            room = width - width_of_bits(title) - 1
            title += [Bit(" "), Bit(text if width_of(text) <= room else text.strip()[:1], mark)]
    return title


def _strength(
    theatre: Theatre, view: View, words: Speech, zone: ZoneId, width: int, forms: Sequence[str] = PLATES
) -> Bits:
    """Both squadrons of a zone and the ships that orders in progress take there, on one line."""
    there = squadrons(view, zone)
    bound = [ship for ship, place in view.orders.items() if place == zone]
    bits: Bits = []
    for form, with_damage in (*((form, True) for form in forms), (forms[-1], False)):
        plates = [_plate(view, words, squadron, form, with_damage) for squadron in there]
        if bound:
            facts = {"count": len(bound), **values_of(theatre, view, bound)}
            plates.append([Bit(f" ▸ {words.text(form, facts)} ", "mark")])
        bits = _joined(plates)
        if width_of_bits(bits) <= width:
            break
    return bits


def _plate(view: View, words: Speech, squadron: SquadronSeen, form: str, with_damage: bool) -> Bits:
    """A squadron in one of the forms; of a hidden one the number, and the top ship where there is room for words."""
    facts = {"count": squadron.count, "speed": squadron.speed, "firepower": squadron.firepower}
    if squadron.ships is None:
        top = words.name("ship", squadron.top) if squadron.top else "?"
        text = f"{squadron.count}?" if form == PLATES[-1] else words.text("t-plate-hidden-short", {**facts, "top": top})
    else:
        hurt = damaged_sign(sum(view.ships[ship].damaged for ship in squadron.ships)) if with_damage else ""
        text = words.text(form, facts) + hurt
    return [letter(words, squadron.side), Bit(f" {text}", squadron.side)]


def _joined(plates: Iterable[Bits]) -> Bits:
    return [bit for at, plate in enumerate(plates) for bit in (*([Bit(" ")] if at else []), *plate)]


def _port_in_line(theatre: Theatre, view: View, words: Speech, port: PortId, width: int) -> Bits:
    """Name of a port, the ships in its roadstead, and those in its shipyard where there is room."""
    side = JAPAN if port in PORTS_OF[JAPAN] else RUSSIA
    title = [letter(words, side), Bit(f" {words.text(f't-port-{port}')} ", side)]
    room = width - width_of_bits(title) - 1
    if port == PORT_ARTHUR and PORT_ARTHUR_BOX in view.boxes:
        return [*title, Bit(f" {cut(words.text('t-port-fallen'), room)} ", "place")]
    # One cell is too few for any longer form.
    road = roadstead_text(theatre, view, words, lying(view, port, "roadstead"), 1)
    bits = [*title, Bit(f" {cut(road, room)}", "place")]
    yard = words.text("t-yard", {"count": len(lying(view, port, "shipyard"))})
    if has_yard(theatre, view, port) and width_of_bits(bits) + 1 + width_of(yard) <= width:
        bits.append(Bit(f" {yard}", "place"))
    return [*bits, Bit(" ", "place")]


def _fitting(parts: Sequence[Bits], width: int) -> Bits:
    """As many of these parts beside each other as fit."""
    line: Bits = []
    for part in parts:
        stripped = [Bit(text.rstrip(), mark) for text, mark in part]
        if not line or width_of_bits(line) + width_of_bits(stripped) <= width:
            line = [*line, *stripped]
    return [*line, Bit(" ", "place")]
