"""The workbook of Port Arthur: which sheets it has, and how a pack goes into them and comes out again."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from honjin.games.port_arthur.pack import (
    Border,
    Box,
    ControlPoints,
    Link,
    Pack,
    Port,
    ShipCard,
    Tracks,
    Zone,
    ZonePoints,
)
from honjin.games.port_arthur.pack_checks import check_pack
from honjin.games.port_arthur.pack_loading import standard_pack
from honjin.packs.rows import Row
from honjin.packs.spreadsheet import Layout, Listed, Setting, Table, by_variant, in_use, named, settings_of

README = """\
# Port Arthur: the values of your copy of the game
Honjin plays with the values in these sheets. The rulebooks give some of them in words; the others are
printed only on the counters and the board, and had to be reconstructed. Their cells are tinted like this:
! a reconstructed value
If you own the box, put in what is printed on your counters and your board, save the file as .xlsx and check
it with:   ./honjin data check FILE
Every mistake is named with its sheet, row and column.

## How to fill it in
Change the values; leave the headings and the ids as they are. Columns and lines may change places.
Beside each value stands its source. You need not touch it: if you change a value and leave its source, the
source becomes "owner's copy". You may also write a source of your own.
Several entries in one cell are separated by commas:   port_arthur, diego_suarez
Lines without values are skipped: clear a line to take a ship out, use an empty line to add one.

## The sheets
ships: one line a counter. The front gives firepower and speed; the back damaged firepower, damaged speed
and defence. Fleet: a blue anchor is port_arthur, an orange one vladivostok, a number in the corner is baltic
with that entry turn. Optional: the firepower stands on a dark field. Type is for the drawing only.
zones: the six sea zones. Key: one of those that score together. Landing box: an army can be put there.
Russian return: the ports where Russian ships there go at the end of the turn.
borders: two zones with a dotted line between them, each pair once.
ports: the sea zones next to each port, and whether it has a shipyard at the start.
control points: what is printed on the zones that are not key zones. Lines with a name under "variant" are
other readings that players may choose; delete them if your board settles the matter.
manchuria: the boxes of the Manchuria track. Parent: the box that must be occupied before this one; the first
box has none. Leave the effects as they are.
forks: other places of the fork that players may choose; delete them if your board settles the matter.
tracks: the single numbers of the game.
"""

TABLES = (
    Table("ships", ShipCard),
    Table("zones", Zone),
    Table("borders", Border),
    Table("ports", Port),
    Table("control points", ZonePoints, has_variants=True),
    Table("manchuria", Box),
    Table("forks", Link, has_variants=True, only_variants=True),
)

SETTINGS: dict[str, tuple[type[Row], str]] = {
    "turns": (Tracks, "turns of a game"),
    "armies": (Tracks, "wooden armies"),
    "cp_min": (Tracks, "the Russian end of the control point track, below 0"),
    "cp_max": (Tracks, "the Japanese end of the control point track"),
    "cp_start": (Tracks, "where the marker starts; 0 is the centre box"),
    "by_count": (ControlPoints, "control points for none, one, two ... of the key zones"),
    "transports_sunk": (Tracks, "Russian control points for no, one, two transports sunk"),
    "initiative_start": (Tracks, "the side that begins with the initiative"),
    "initiative_turn": (Tracks, "the turn at whose start Russia receives the initiative"),
}


def _listed_rows(pack: Pack) -> dict[str, list[Listed]]:
    points = pack.control_points
    return {
        "ships": [("", row) for row in pack.ships],
        "zones": [("", row) for row in pack.zones],
        "borders": [("", row) for row in pack.borders],
        "ports": [("", row) for row in pack.ports],
        "control points": [("", row) for row in points.single] + named(points.variants),
        "manchuria": [("", row) for row in pack.boxes],
        "forks": named(pack.forks),
    }


def _setting_rows(pack: Pack) -> dict[type[Row], Row]:
    return {Tracks: pack.tracks, ControlPoints: pack.control_points}


def _assemble(listed: Mapping[str, list[Listed]], settings: Mapping[str, Setting]) -> Pack:
    points = listed["control points"]
    return Pack(
        zones=in_use(Zone, listed["zones"]),
        borders=in_use(Border, listed["borders"]),
        ports=in_use(Port, listed["ports"]),
        control_points=ControlPoints(
            **settings_of(ControlPoints, settings),
            single=in_use(ZonePoints, points),
            variants=by_variant(ZonePoints, points),
        ),
        tracks=Tracks(**settings_of(Tracks, settings)),
        boxes=in_use(Box, listed["manchuria"]),
        ships=in_use(ShipCard, listed["ships"]),
        forks=by_variant(Link, listed["forks"]),
    )


LAYOUT = Layout(
    title="Port Arthur",
    readme=README,
    created=datetime(1904, 2, 8),
    tables=TABLES,
    settings_sheet="tracks",
    settings=SETTINGS,
    standard_pack=standard_pack,
    listed_rows=_listed_rows,
    setting_rows=_setting_rows,
    assemble=_assemble,
    check_pack=check_pack,
)
