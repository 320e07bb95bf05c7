"""The sea chart in text: the map with both fleets and the tracks, and the same as a list for small windows.

The pictures of land and borders are fixed; everything else comes from the setting and one side's view.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from honjin.charts.lettering import (
    Bit,
    Bits,
    Canvas,
    cut,
    flow,
    letter,
    marked,
    width_of,
    width_of_bits,
)
from honjin.core.textboard import Speech
from honjin.games.port_arthur.model import (
    DIEGO_SUAREZ,
    EAST_CHINA_SEA,
    HILL_203,
    HOME,
    JAPAN,
    PACIFIC_OCEAN,
    PHILIPPINE_SEA,
    PORT_ARTHUR,
    PORT_ARTHUR_BOX,
    PORTS,
    PORTS_OF,
    RUSSIA,
    SEA_OF_JAPAN,
    SIDES,
    TSUSHIMA,
    VLADIVOSTOK,
    YELLOW_SEA,
    ZONES,
    PortId,
    ShipId,
    SideId,
    ZoneId,
)
from honjin.games.port_arthur.theatre import Theatre
from honjin.games.port_arthur.tracks import arrivals, tracks
from honjin.games.port_arthur.view import SquadronSeen, View

WIDTH = 80

# "#" is land; each other letter is a border between two zones, drawn open where the two touch.
PICTURE = (
    "######################################                    #######",
    "####################################                      ######",
    "###################################                      ####",
    "###################################                      f",
    "####        ######################                      ####",
    "##                   ##########e e e e e e e e e e e ########",
    "#                    #######                       ################",
    "#                    #####                         ################",
    "#                     ####                        ################",
    "###                   ####                       #### ##### d d d d d d d d d d",
    "######a a a a a a a a ## b b b b b b b b b b #####",
    "##################                          c",
    "##################                          c",
    "##################                          c",
)
BORDERS: dict[str, tuple[ZoneId, ZoneId, str]] = {
    "a": (YELLOW_SEA, EAST_CHINA_SEA, "·"),
    "b": (TSUSHIMA, EAST_CHINA_SEA, "·"),
    "c": (EAST_CHINA_SEA, PHILIPPINE_SEA, "┊"),
    "d": (PACIFIC_OCEAN, PHILIPPINE_SEA, "·"),
    "e": (SEA_OF_JAPAN, TSUSHIMA, "·"),
    "f": (SEA_OF_JAPAN, PACIFIC_OCEAN, "⇄"),
}
ZONE_AT = {
    YELLOW_SEA: (5, 2, 19),
    TSUSHIMA: (6, 29, 21),
    EAST_CHINA_SEA: (11, 20, 23),
    PHILIPPINE_SEA: (11, 46, 19),
    PACIFIC_OCEAN: (2, 62, 18),
    SEA_OF_JAPAN: (1, 37, 19),
}
PORT_AT = {
    PORT_ARTHUR: (0, 1, 17),
    VLADIVOSTOK: (0, 20, 16),
    DIEGO_SUAREZ: (11, 1, 17),
    HOME: (6, 52, 15),
}
LAND_AT = {"manchuria": (3, 8, 24), "korea": (6, 22, 5), "china": (10, 0, 5), "yezo": (0, 59, 6)}
KEY_AT = (10, 66, 14)


def chart(theatre: Theatre, view: View, words: Speech) -> list[str]:
    """The map with both fleets, then the tracks: 80 cells wide."""
    canvas = Canvas(PICTURE, signs(theatre), WIDTH)
    for land, (row, column, width) in LAND_AT.items():
        canvas.put(row, column, [Bit(words.text(f"t-land-{land}"), "land-name")], width)
    for zone, (row, column, width) in ZONE_AT.items():
        for line, bits in enumerate(zone_lines(theatre, view, words, zone, width)):
            canvas.put(row + line, column, bits, width)
    for port, (row, column, width) in PORT_AT.items():
        for line, bits in enumerate(port_lines(theatre, view, words, port, width)):
            canvas.put(row + line, column, bits, width)
    row, column, width = KEY_AT
    for line, id in enumerate(("t-key-zone", "t-key-points", "t-key-values", "t-key-damaged")):
        canvas.put(row + line, column, [Bit(words.text(id), "border")], width)
    return [*canvas.lines(), *more_borders(theatre, words), *tracks(theatre, view, words, WIDTH)]


def signs(theatre: Theatre) -> dict[str, tuple[str, str]]:
    """What each letter of the picture looks like."""
    signs = {" ": (" ", "sea"), "#": ("░", "land")}
    for mark, (one, other, sign) in BORDERS.items():
        signs[mark] = (sign, "border") if theatre.graph.are_adjacent(one, other) else ("█", "land")
    return signs


def more_borders(theatre: Theatre, words: Speech) -> list[str]:
    """Borders of an owner's pack that the picture does not show."""
    drawn = {frozenset(pair[:2]) for pair in BORDERS.values()}
    more = [(b.a, b.b) for b in theatre.pack.borders if frozenset((ZoneId(b.a), ZoneId(b.b))) not in drawn]
    pairs = [f"{words.name('zone', a)} – {words.name('zone', b)}" for a, b in more]
    return [words.text("t-more-borders", {"pairs": words.text("list-semicolon").join(pairs)})] if pairs else []


# ---------------------------------------------------------------- zones and ports


def zone_lines(theatre: Theatre, view: View, words: Speech, zone: ZoneId, width: int) -> list[Bits]:
    """Name and value of a zone, the squadrons in it, and what else lies there, in lines of this width."""
    title = [Bit(zone_title(theatre, words, zone), "zone")]
    if zone == view.battle:
        title = [Bit(_with_margins(f"✕ {words.text(f't-zone-{zone}')}", width), "mark")]
    plates = [squadron_plate(view, words, squadron, width) for squadron in squadrons(view, zone)]
    plates += planned_plate(theatre, view, words, zone, width)
    return [title, *plates, *([Bit(words.text(id), mark)] for id, mark in zone_markers(theatre, view, zone))]


def _with_margins(text: str, width: int) -> str:
    """The text with a blank on each side where there is room for them."""
    return f" {text} " if width_of(text) + 2 <= width else text


def zone_title(theatre: Theatre, words: Speech, zone: ZoneId) -> str:
    """The name with a star for a key zone, or with what the zone is worth to each side."""
    name = words.text(f"t-zone-{zone}")
    if zone in theatre.key_zones:
        return f"★ {name}"
    points = theatre.single_points[zone]
    return f"{name} {points[JAPAN]}/{points[RUSSIA]}"


def squadrons(view: View, zone: ZoneId) -> list[SquadronSeen]:
    """The squadrons in a zone."""
    return [squadron for squadron in view.squadrons if squadron.zone == zone]


def squadron_plate(view: View, words: Speech, squadron: SquadronSeen, width: int) -> Bits:
    """Side, ships, speed and firepower; of a hidden squadron the number and the top ship."""
    facts: dict[str, Any] = {"count": squadron.count, "speed": squadron.speed, "firepower": squadron.firepower}
    badge = letter(words, squadron.side)
    room = width - width_of(badge[0]) - 2
    if squadron.ships is None:
        facts["top"] = words.name("ship", squadron.top) if squadron.top else "?"
        text = words.text("t-plate-hidden", facts)
        text = text if width_of(text) <= room else cut(words.text("t-plate-hidden-short", facts), room)
    else:
        hurt = damaged_sign(sum(view.ships[ship].damaged for ship in squadron.ships))
        text = plate_text(words, facts, room - width_of(hurt)) + hurt
    return [badge, Bit(f" {text} " if width_of(text) <= room else f" {text}", squadron.side)]


def plate_text(words: Speech, facts: dict[str, Any], room: int) -> str:
    """Ships, speed and firepower, in as many words as there is room for."""
    text = words.text("t-plate", facts)
    return text if width_of(text) <= room else words.text("t-plate-short", facts)


def damaged_sign(number: int) -> str:
    """How many of the ships are damaged."""
    return f" {number}×" if number else ""


def planned_plate(theatre: Theatre, view: View, words: Speech, zone: ZoneId, width: int) -> list[Bits]:
    """The ships that orders in progress will take to the zone."""
    ships = [ship for ship, place in view.orders.items() if place == zone]
    if not ships:
        return []
    facts = {"count": len(ships), **values_of(theatre, view, ships)}
    return [[Bit(f" ▸ {plate_text(words, facts, width - 4)} ", "mark")]]


def values_of(theatre: Theatre, view: View, ships: Sequence[ShipId]) -> dict[str, int]:
    """Speed and firepower of these ships together."""
    bits = theatre.set_of(ships)
    damaged = theatre.set_of(ship for ship in ships if view.ships[ship].damaged)
    return {
        "speed": theatre.slowest_speed(bits & ~damaged, damaged),
        "firepower": theatre.total_firepower(bits & ~damaged, damaged),
    }


def zone_markers(theatre: Theatre, view: View, zone: ZoneId) -> list[tuple[str, str]]:
    """Landing box, blockade and battle: the id of the text and its colour mark."""
    markers = []
    if zone in view.embarking:
        markers.append(("t-landing-planned", "mark"))
    elif zone in view.landing:
        markers.append(("t-landing-army", "japan"))
    elif zone in theatre.landing_zones:
        markers.append(("t-landing-empty", "border"))
    if zone == YELLOW_SEA and view.blockade:
        markers.append(("t-blockade", "japan"))
    return markers


def port_lines(theatre: Theatre, view: View, words: Speech, port: PortId, width: int) -> list[Bits]:
    """Name of a port, the ships in its roadstead, its shipyard, and who is still to come there."""
    side = JAPAN if port in PORTS_OF[JAPAN] else RUSSIA
    title = [letter(words, side), Bit(f" {words.text(f't-port-{port}')} ", side)]
    if port == PORT_ARTHUR and PORT_ARTHUR_BOX in view.boxes:
        return [title, [Bit(f" {words.text('t-port-fallen')} ", "place")]]
    road = roadstead_text(theatre, view, words, lying(view, port, "roadstead"), width - 2)
    return [title, [Bit(f" {road} ", "place")], yard_or_arrivals(theatre, view, words, port, width)]


def yard_or_arrivals(theatre: Theatre, view: View, words: Speech, port: PortId, width: int) -> Bits:
    """The shipyard with the ships in it and bound for it; where there is none, the next ships to arrive."""
    if has_yard(theatre, view, port):
        bits = [Bit(f" {words.text('t-yard', {'count': len(lying(view, port, 'shipyard'))})} ", "place")]
        bound = sum(place == f"{port}.shipyard" for place in view.orders.values())
        sign = f" ▸ {bound} " if width_of_bits(bits) + width_of(f" ▸ {bound} ") <= width else f"▸{bound}"
        return [*bits, Bit(sign, "mark")] if bound else bits
    coming = ((turn, arrivals(theatre, view, turn)) for turn in range(1, theatre.tracks.turns + 1))
    turn, number = next((pair for pair in coming if pair[1]), (0, 0))
    if port == DIEGO_SUAREZ and number:
        return [Bit(f" {words.text('t-arrivals', {'turn': turn, 'count': number})} ", "place")]
    return [Bit(f" {words.text('t-no-yard')} ", "place")]


def lying(view: View, port: PortId, part: str) -> list[ShipId]:
    """The ships in the roadstead or the shipyard of a port that no order takes away."""
    return [ship for ship, seen in view.ships.items() if seen.place == f"{port}.{part}" and ship not in view.orders]


def roadstead_text(theatre: Theatre, view: View, words: Speech, ships: Sequence[ShipId], room: int) -> str:
    """How many ships lie ready, their firepower, and how many of them are damaged."""
    if not ships:
        return words.text("t-roadstead-empty")
    hurt = damaged_sign(sum(view.ships[ship].damaged for ship in ships))
    facts = {"count": len(ships), "firepower": values_of(theatre, view, ships)["firepower"]}
    text = words.text("t-roadstead", facts) + hurt
    return text if width_of(text) <= room else words.text("t-roadstead-short", facts) + hurt


def has_yard(theatre: Theatre, view: View, port: PortId) -> bool:
    """Port Arthur loses its own with Hill 203 (7.5)."""
    return theatre.has_yard[port] and (port != PORT_ARTHUR or HILL_203 not in view.boxes)


# ---------------------------------------------------------------- small windows


SLOT = 21
"""Cells for a squadron in the list."""


def brief(theatre: Theatre, view: View, words: Speech, width: int) -> list[str]:
    """The same as a list: a line a zone with a column a side, the ports, the tracks."""
    found = {zone: [_off_the_map(bits) for bits in zone_lines(theatre, view, words, zone, SLOT)] for zone in ZONES}
    named = max(width_of_bits(title) for title, *_ in found.values()) + 1
    lines: list[str] = []
    for zone, (title, *rest) in found.items():
        head = [*title, Bit(" " * (named - width_of_bits(title)))]
        lines += _hanging(head, _in_columns(view, zone, rest) or [[Bit("–", "dim")]], width)
    for side in SIDES:
        ports = [_port_in_line(theatre, view, words, port) for port in PORTS if port in PORTS_OF[side]]
        lines += flow(ports, width, " ")
    return [*lines, *tracks(theatre, view, words, width)]


def _in_columns(view: View, zone: ZoneId, parts: list[Bits]) -> list[Bits]:
    """Squadrons filled to a column for each side; a zone without Japanese ships begins with a blank one."""
    there = [squadron.side for squadron in squadrons(view, zone)]
    columns = [[*bits, Bit(" " * (SLOT - width_of_bits(bits)))] for bits in parts[: len(there)]]
    if there == [RUSSIA]:
        columns.insert(0, [Bit(" " * SLOT)])
    return [*columns, *parts[len(there) :]]


def _hanging(head: Bits, parts: Sequence[Bits], width: int) -> list[str]:
    """Parts after a head, further lines indented below it."""
    indent = width_of_bits(head)
    if indent > width // 2:
        return [marked(head), *("  " + line for line in flow(parts, width - 2, " "))]
    first, *more = flow(parts, width - indent, " ")
    return [marked(head) + first, *(" " * indent + line for line in more)]


def _port_in_line(theatre: Theatre, view: View, words: Speech, port: PortId) -> Bits:
    title, *rest = port_lines(theatre, view, words, port, WIDTH)
    return [*title, *(Bit(f" {text.strip()}", mark) for line in rest for text, mark in _off_the_map(line))]


def _off_the_map(bits: Bits) -> Bits:
    """Pieces without the colours of sea and land."""
    return [Bit(text, {"zone": "label", "border": "dim", "place": ""}.get(mark, mark)) for text, mark in bits]


def names(theatre: Theatre, words: Speech) -> dict[str, str]:
    """Names that differ in the terminal from those on paper: none."""
    return {}


def headline(theatre: Theatre, view: View, words: Speech) -> str:
    """Where the war stands, in three words."""
    return words.text("t-turn-of", {"turn": max(view.turn, 1), "turns": theatre.tracks.turns})


def plan(theatre: Theatre, view: View, words: Speech) -> list[str]:
    """The orders of the sortie in progress, by the place they lead to."""
    bound: dict[str, list[str]] = {}
    for ship, place in view.orders.items():
        bound.setdefault(place, []).append(words.name("ship", ship))
    parts = [
        words.text("pair", {"what": _bound_for(words, place), "how": words.text("list-comma").join(ships)})
        for place, ships in bound.items()
    ]
    parts += [words.text("t-plan-army", {"name": words.name("zone", zone)}) for zone in view.embarking]
    title = [Bit(f" ▸ {words.text('t-plan')} ", "mark"), Bit(" ")]
    return [marked([*title, Bit(words.text("list-semicolon").join(parts))])] if parts else []


def _bound_for(words: Speech, place: str) -> str:
    port, dot, part = place.partition(".")
    return words.name("place", part) if dot else words.name("zone", port)


def scored_now(theatre: Theatre, view: View, words: Speech, procedures: Sequence[str] = ()) -> str:
    """7.1  The control points each side would get at this moment; nothing once the turn has been scored."""
    if "Scoring" in procedures or "ReturnToPort" in procedures:
        return ""
    points = {side: control_points(theatre, view, side) for side in SIDES}
    return words.text("t-scored-now", {"japan": points[JAPAN], "russia": points[RUSSIA]})


def control_points(theatre: Theatre, view: View, side: SideId) -> int:
    """7.1  What the zones that a side holds alone are worth to it."""
    held = [zone for zone in ZONES if {squadron.side for squadron in squadrons(view, zone)} == {side}]
    return points_of(theatre, side, held)


def points_of(theatre: Theatre, side: SideId, held: Collection[ZoneId]) -> int:
    """7.1  What zones are worth to a side that holds them."""
    keys = theatre.key_points[sum(zone in theatre.key_zones for zone in held)]
    return keys + sum(theatre.single_points[zone][side] for zone in held if zone in theatre.single_points)
