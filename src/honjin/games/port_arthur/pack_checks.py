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
from honjin.packs.checks import repeated, too_many, twice, wrong_sources, wrong_values
from honjin.packs.problems import around, said
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
    yield from (
        said(f"zone {id} is missing", "missing", label=f"zone {id}")
        for id in ZONE_IDS
        if id not in {zone.id for zone in pack.zones}
    )
    for zone in pack.zones:
        if sorted(zone.russian_return) not in map(sorted, RETURNS):
            yield said(
                f"{zone.label}: russian_return must be {' or '.join(map(' and '.join, RETURNS))}",
                "must-be",
                label=zone.label,
                field="russian return",
                wanted=" / ".join(map(", ".join, RETURNS)),
            )
    if not any(zone.landing_box for zone in pack.zones):
        yield said("no zone has a landing box", "none", field="landing box")


def _border_problems(pack: Pack) -> Iterator[str]:
    """Each border once, none from a zone to itself, all zones joined."""
    yield from repeated(pack.borders)
    yield from (
        said(f"{border.label}: a zone cannot border itself", "borders-itself", label=border.label)
        for border in pack.borders
        if border.a == border.b
    )
    reached: set[str] = {ZONE_IDS[0]}
    for _ in ZONE_IDS:
        reached |= {zone for border in pack.borders if {border.a, border.b} & reached for zone in (border.a, border.b)}
    yield from (
        said(f"zone {id} cannot be reached by sea from {ZONE_IDS[0]}", "unreachable", label=f"zone {id}")
        for id in ZONE_IDS
        if id not in reached
    )


def _port_problems(pack: Pack) -> Iterator[str]:
    """The four ports, each once, each with its owner and a way out."""
    yield from repeated(pack.ports)
    yield from (
        said(f"port {id} is missing", "missing", label=f"port {id}")
        for id in PORT_IDS
        if id not in {port.id for port in pack.ports}
    )
    for port in pack.ports:
        if port.owner != OWNERS[port.id]:
            yield said(
                f"{port.label}: owner is {port.owner}, the rules give it to {OWNERS[port.id]}",
                "must-be",
                label=port.label,
                field="owner",
                wanted=OWNERS[port.id],
            )
        if not port.adjacent:
            yield said(f"{port.label}: no sea zone is next to it", "none-for", label=port.label, field="adjacent")
        yield from (
            said(f"{port.label}: {zone} is listed twice", "entry-twice", label=port.label, entry=zone)
            for zone in twice(port.adjacent)
        )


def _control_problems(pack: Pack) -> Iterator[str]:
    """A value for every number of key zones and for every other zone, in the variants too."""
    control = pack.control_points
    keys = {zone.id for zone in pack.zones if zone.key}
    if len(control.by_count) != len(keys) + 1 or control.by_count[0] != 0:
        yield said(
            f"control points: by_count needs {len(keys) + 1} values ({len(keys)} key zones), the first 0",
            "values-from-0",
            label="by_count",
            count=len(keys) + 1,
        )
    scored = {row.zone for row in control.single}
    yield from _single_problems("", control.single, keys)
    yield from (
        said(f"control points of {id} are missing", "missing", label=f"control points {id}")
        for id in ZONE_IDS
        if id not in keys | scored
    )
    for name, rows in control.variants.items():
        yield from _variant_name_problems(name)
        yield from _single_problems(f"variant {name}: ", rows, keys)


def _single_problems(where: str, rows: tuple[ZonePoints, ...], keys: set[ZoneId]) -> Iterator[str]:
    """Zones with two values, or with one beside the value of the key zones."""
    yield from (around(problem, where) for problem in repeated(rows))
    yield from (
        said(f"{where}{row.label}: a key zone has no value of its own", "key-zone", label=f"{where}{row.label}")
        for row in rows
        if row.zone in keys
    )


def _variant_name_problems(name: str) -> Iterator[str]:
    """A variant may not pass for the values in use, nor for what the digest leaves out."""
    if name in (STANDARD, *NOT_PLAYED):
        yield said(f"a variant cannot be called {name}", "variant-name", name=name)


def _track_problems(pack: Pack) -> Iterator[str]:
    """Tracks that agree with each other and with the map."""
    tracks = pack.tracks
    landings = sum(zone.landing_box for zone in pack.zones)
    if not tracks.cp_min <= tracks.cp_start <= tracks.cp_max:
        yield said(
            f"tracks: cp_start is {tracks.cp_start}, outside {tracks.cp_min} to {tracks.cp_max}",
            "outside",
            label="cp_start",
            value=tracks.cp_start,
            low=tracks.cp_min,
            high=tracks.cp_max,
        )
    if len(tracks.transports_sunk) != landings + 1 or tracks.transports_sunk[0] != 0:
        yield said(
            f"tracks: transports_sunk needs {landings + 1} values ({landings} landing boxes), the first 0",
            "values-from-0",
            label="transports_sunk",
            count=landings + 1,
        )
    if tracks.initiative_turn > tracks.turns:
        yield said(
            f"tracks: initiative_turn is {tracks.initiative_turn}, after the last turn ({tracks.turns})",
            "above",
            label="initiative_turn",
            field="value",
            value=tracks.initiative_turn,
            most=tracks.turns,
        )


def _box_problems(pack: Pack) -> Iterator[str]:
    """A tree of boxes with those the rules name, in the variants too."""
    parents = {box.id: box.parent for box in pack.boxes}
    yield from repeated(pack.boxes)
    yield from (said(f"box {id} is missing", "missing", label=f"box {id}") for id in EFFECTS if id not in parents)
    for box in pack.boxes:
        if box.effect != EFFECTS.get(box.id):
            yield said(
                f"{box.label}: effect is {box.effect}, the rules give it {EFFECTS.get(box.id, 'none')}",
                "must-be",
                label=box.label,
                field="effect",
                wanted=str(EFFECTS.get(box.id) or "–"),
            )
    if len(parents) <= pack.tracks.armies:
        yield f"Manchuria: there must be more boxes ({len(parents)}) than armies ({pack.tracks.armies})"
    yield from _tree_problems("Manchuria", parents)
    for name, links in pack.forks.items():
        yield from _variant_name_problems(name)
        yield from (around(problem, f"variant {name}: ") for problem in repeated(links))
        yield from (
            said(f"variant {name}: {link.label} is unknown", "unknown", label=f"variant {name}", entry=link.label)
            for link in links
            if link.box not in parents
        )
        yield from _tree_problems(f"variant {name}", pack.boxes_for_variant(name))


def _tree_problems(where: str, parents: dict[str, str | None]) -> Iterator[str]:
    """Exactly one first box, known parents, and no circle."""
    first = [id for id, parent in parents.items() if parent is None]
    if len(first) != 1:
        yield f"{where}: exactly one box must have no parent, found {', '.join(first) or 'none'}"
    for id, parent in parents.items():
        if parent is not None and parent not in parents:
            yield said(
                f"{where}: box {id} has the unknown parent {parent}",
                "unknown",
                label=f"{where}: box {id}",
                entry=parent,
            )
        if _leads_round(id, parents):
            yield said(f"{where}: box {id} stands in or behind a circle", "circle", label=f"{where}: box {id}")


def _leads_round(id: str, parents: dict[str, str | None]) -> bool:
    """Whether going back from a box never ends."""
    box: str | None = id
    for _ in parents:
        box = parents.get(box) if box else None
    return box is not None


def _ship_problems(pack: Pack) -> Iterator[str]:
    """Ships told apart, in a fleet of their side, on its turns, and no better for being damaged."""
    yield from too_many(pack.ships, "ships", MOST_SHIPS)
    yield from repeated(pack.ships)
    yield from (
        said(f"two ships are called {name}", "same-name", name=name) for name in twice(ship.name for ship in pack.ships)
    )
    for side in SIDES:
        if not any(ship.side == side and not ship.optional for ship in pack.ships):
            yield said(f"{side} has no ship that is not optional", "needs-one", side=side, what="ships")
    for ship in pack.ships:
        yield from _one_ship_problems(ship)


def _one_ship_problems(ship: ShipCard) -> Iterator[str]:
    """What is wrong with a single ship."""
    side, turns = ENTRY[ship.fleet]
    if ship.side != side:
        yield said(
            f"{ship.label}: side is {ship.side}, but the fleet {ship.fleet} belongs to {side}",
            "must-be",
            label=ship.label,
            field="side",
            wanted=side,
        )
    if ship.entry_turn not in turns:
        allowed = " or ".join(map(str, turns))
        yield said(
            f"{ship.label}: entry_turn is {ship.entry_turn}, the fleet {ship.fleet} enters on {allowed}",
            "must-be",
            label=ship.label,
            field="entry turn",
            wanted=" / ".join(map(str, turns)),
        )
    if ship.damaged_firepower > ship.firepower:
        yield said(
            f"{ship.label}: damaged_firepower {ship.damaged_firepower} is above the intact {ship.firepower}",
            "above",
            label=ship.label,
            field="damaged firepower",
            value=ship.damaged_firepower,
            most=ship.firepower,
        )
    if ship.damaged_speed > ship.speed:
        yield said(
            f"{ship.label}: damaged_speed {ship.damaged_speed} is above the intact {ship.speed}",
            "above",
            label=ship.label,
            field="damaged speed",
            value=ship.damaged_speed,
            most=ship.speed,
        )
