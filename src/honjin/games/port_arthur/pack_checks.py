"""Whether a data pack holds together: every problem of it, in words for its owner."""

from __future__ import annotations

from collections.abc import Iterator

from honjin.games.port_arthur.pack import (
    EFFECTS,
    NOT_PLAYED,
    PORT_IDS,
    SIDES,
    STANDARD,
    ZONE_IDS,
    Fleet,
    Pack,
    PortId,
    ShipCard,
    Side,
    ZoneId,
    ZonePoints,
)
from honjin.packs.checks import repeated, twice, wrong_sources, wrong_values
from honjin.packs.rows import Row

MOST_SHIPS = 60

OWNERS: dict[PortId, Side] = {
    "japan": "japan",
    "port_arthur": "russia",
    "vladivostok": "russia",
    "diego_suarez": "russia",
}
ENTRY: dict[Fleet, tuple[Side, tuple[int, ...]]] = {
    "japan": ("japan", (1,)),
    "port_arthur": ("russia", (1,)),
    "vladivostok": ("russia", (1,)),
    "baltic": ("russia", (4, 5)),
}
RETURNS: tuple[tuple[PortId, ...], ...] = (
    ("vladivostok",),
    ("diego_suarez",),
    ("port_arthur", "diego_suarez"),
)


def check_pack(pack: Pack) -> list[str]:
    """Every problem of a pack, in words for its owner; an empty list when it can be played."""
    rows = list(_all_rows(pack))
    wrong = wrong_values(rows)
    if wrong:
        return wrong
    return [
        *wrong_sources(rows),
        *_zone_problems(pack),
        *_border_problems(pack),
        *_port_problems(pack),
        *_control_problems(pack),
        *_track_problems(pack),
        *_box_problems(pack),
        *_ship_problems(pack),
    ]


def _all_rows(pack: Pack) -> Iterator[Row]:
    """Every row of the pack, those of the variants too."""
    yield from (*pack.zones, *pack.borders, *pack.ports)
    yield from (pack.control_points, *pack.control_points.single)
    for points in pack.control_points.variants.values():
        yield from points
    yield from (pack.tracks, *pack.boxes, *pack.ships)
    for links in pack.forks.values():
        yield from links


def _zone_problems(pack: Pack) -> Iterator[str]:
    """The six zones, each once, each with a way home for the Russians even after Port Arthur has fallen."""
    yield from repeated(pack.zones)
    yield from (f"zone {id} is missing" for id in ZONE_IDS if id not in {zone.id for zone in pack.zones})
    for zone in pack.zones:
        if sorted(zone.russian_return) not in map(sorted, RETURNS):
            yield f"{zone.label}: russian_return must be {' or '.join(map(' and '.join, RETURNS))}"
    if not any(zone.landing_box for zone in pack.zones):
        yield "no zone has a landing box"


def _border_problems(pack: Pack) -> Iterator[str]:
    """Each border once, none from a zone to itself, all zones joined."""
    yield from repeated(pack.borders)
    yield from (f"{border.label}: a zone cannot border itself" for border in pack.borders if border.a == border.b)
    reached: set[str] = {ZONE_IDS[0]}
    for _ in ZONE_IDS:
        reached |= {zone for border in pack.borders if {border.a, border.b} & reached for zone in (border.a, border.b)}
    yield from (f"zone {id} cannot be reached by sea from {ZONE_IDS[0]}" for id in ZONE_IDS if id not in reached)


def _port_problems(pack: Pack) -> Iterator[str]:
    """The four ports, each once, each with its owner and a way out."""
    yield from repeated(pack.ports)
    yield from (f"port {id} is missing" for id in PORT_IDS if id not in {port.id for port in pack.ports})
    for port in pack.ports:
        if port.owner != OWNERS[port.id]:
            yield f"{port.label}: owner is {port.owner}, the rules give it to {OWNERS[port.id]}"
        if not port.adjacent:
            yield f"{port.label}: no sea zone is next to it"
        yield from (f"{port.label}: {zone} is listed twice" for zone in twice(port.adjacent))


def _control_problems(pack: Pack) -> Iterator[str]:
    """A value for every number of key zones and for every other zone, in the variants too."""
    control = pack.control_points
    keys = {zone.id for zone in pack.zones if zone.key}
    if len(control.by_count) != len(keys) + 1 or control.by_count[0] != 0:
        yield f"control points: by_count needs {len(keys) + 1} values ({len(keys)} key zones), the first 0"
    scored = {row.zone for row in control.single}
    yield from _single_problems("", control.single, keys)
    yield from (f"control points of {id} are missing" for id in ZONE_IDS if id not in keys | scored)
    for name, rows in control.variants.items():
        yield from _variant_name_problems(name)
        yield from _single_problems(f"variant {name}: ", rows, keys)


def _single_problems(where: str, rows: tuple[ZonePoints, ...], keys: set[ZoneId]) -> Iterator[str]:
    """Zones with two values, or with one beside the value of the key zones."""
    yield from (where + problem for problem in repeated(rows))
    yield from (f"{where}{row.label}: a key zone has no value of its own" for row in rows if row.zone in keys)


def _variant_name_problems(name: str) -> Iterator[str]:
    """A variant may not pass for the values in use, nor for what the digest leaves out."""
    if name in (STANDARD, *NOT_PLAYED):
        yield f"a variant cannot be called {name}"


def _track_problems(pack: Pack) -> Iterator[str]:
    """Tracks that agree with each other and with the map."""
    tracks = pack.tracks
    landings = sum(zone.landing_box for zone in pack.zones)
    if not tracks.cp_min <= tracks.cp_start <= tracks.cp_max:
        yield f"tracks: cp_start is {tracks.cp_start}, outside {tracks.cp_min} to {tracks.cp_max}"
    if len(tracks.transports_sunk) != landings + 1 or tracks.transports_sunk[0] != 0:
        yield f"tracks: transports_sunk needs {landings + 1} values ({landings} landing boxes), the first 0"
    if tracks.initiative_turn > tracks.turns:
        yield f"tracks: initiative_turn is {tracks.initiative_turn}, after the last turn ({tracks.turns})"


def _box_problems(pack: Pack) -> Iterator[str]:
    """A tree of boxes with those the rules name, in the variants too."""
    parents = {box.id: box.parent for box in pack.boxes}
    yield from repeated(pack.boxes)
    yield from (f"box {id} is missing" for id in EFFECTS if id not in parents)
    for box in pack.boxes:
        if box.effect != EFFECTS.get(box.id):
            yield f"{box.label}: effect is {box.effect}, the rules give it {EFFECTS.get(box.id, 'none')}"
    if len(parents) <= pack.tracks.armies:
        yield f"Manchuria: there must be more boxes ({len(parents)}) than armies ({pack.tracks.armies})"
    yield from _tree_problems("Manchuria", parents)
    for name, links in pack.forks.items():
        yield from _variant_name_problems(name)
        yield from (f"variant {name}: {problem}" for problem in repeated(links))
        yield from (f"variant {name}: {link.label} is unknown" for link in links if link.box not in parents)
        yield from _tree_problems(f"variant {name}", pack.boxes_for_variant(name))


def _tree_problems(where: str, parents: dict[str, str | None]) -> Iterator[str]:
    """Exactly one first box, known parents, and no circle."""
    first = [id for id, parent in parents.items() if parent is None]
    if len(first) != 1:
        yield f"{where}: exactly one box must have no parent, found {', '.join(first) or 'none'}"
    for id, parent in parents.items():
        if parent is not None and parent not in parents:
            yield f"{where}: box {id} has the unknown parent {parent}"
        if _leads_round(id, parents):
            yield f"{where}: box {id} stands in or behind a circle"


def _leads_round(id: str, parents: dict[str, str | None]) -> bool:
    """Whether going back from a box never ends."""
    box: str | None = id
    for _ in parents:
        box = parents.get(box) if box else None
    return box is not None


def _ship_problems(pack: Pack) -> Iterator[str]:
    """Ships told apart, in a fleet of their side, on its turns, and no better for being damaged."""
    if len(pack.ships) > MOST_SHIPS:
        yield f"{len(pack.ships)} ships, there can be {MOST_SHIPS} at the most"
    yield from repeated(pack.ships)
    yield from (f"two ships are called {name}" for name in twice(ship.name for ship in pack.ships))
    for side in SIDES:
        if not any(ship.side == side and not ship.optional for ship in pack.ships):
            yield f"{side} has no ship that is not optional"
    for ship in pack.ships:
        yield from _one_ship_problems(ship)


def _one_ship_problems(ship: ShipCard) -> Iterator[str]:
    """What is wrong with a single ship."""
    side, turns = ENTRY[ship.fleet]
    if ship.side != side:
        yield f"{ship.label}: side is {ship.side}, but the fleet {ship.fleet} belongs to {side}"
    if ship.entry_turn not in turns:
        allowed = " or ".join(map(str, turns))
        yield f"{ship.label}: entry_turn is {ship.entry_turn}, the fleet {ship.fleet} enters on {allowed}"
    if ship.damaged_firepower > ship.firepower:
        yield f"{ship.label}: damaged_firepower {ship.damaged_firepower} is above the intact {ship.firepower}"
    if ship.damaged_speed > ship.speed:
        yield f"{ship.label}: damaged_speed {ship.damaged_speed} is above the intact {ship.speed}"
