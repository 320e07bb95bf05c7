"""The data pack: every value of one copy of Port Arthur, each with its source, checked before play."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Annotated, Any, ClassVar, Literal, TypeVar, get_args, get_type_hints

import msgspec
from msgspec import Meta, inspect

from honjin.core.errors import HonjinError, UnknownChoice

Side = Literal["japan", "russia"]
Fleet = Literal["japan", "port_arthur", "vladivostok", "baltic"]
ShipType = Literal["battleship", "armoured_cruiser", "protected_cruiser", "coast_defence"]
ZoneId = Literal["yellow_sea", "tsushima", "east_china_sea", "philippine_sea", "pacific_ocean", "sea_of_japan"]
PortId = Literal["japan", "port_arthur", "vladivostok", "diego_suarez"]
Effect = Literal["shipyard_lost", "port_falls", "must_be_held", "bonus_die"]

SIDES: tuple[Side, ...] = get_args(Side)
ZONE_IDS: tuple[ZoneId, ...] = get_args(ZoneId)
PORT_IDS: tuple[PortId, ...] = get_args(PortId)

MOST_SHIPS = 60

STANDARD = "standard"
"""The name of the values in use where variants are offered beside them."""

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
EFFECTS: dict[str, Effect] = {
    "hill_203": "shipyard_lost",
    "port_arthur": "port_falls",
    "mukden": "must_be_held",
    "siping": "bonus_die",
}

_NOT_PLAYED = ("source", "history")
_ID_PATTERN = r"^[a-z0-9_]+\Z"
_NO_CONTROLS = r"^[^\x00-\x1f\x7f-\x9f]*\Z"

Id = Annotated[str, Meta(pattern=_ID_PATTERN, max_length=40)]
Name = Annotated[str, Meta(pattern=_NO_CONTROLS, min_length=1, max_length=40)]
SourceText = Annotated[str, Meta(pattern=_NO_CONTROLS, min_length=1, max_length=200)]
Firepower = Annotated[int, Meta(ge=0, le=30)]
Speed = Annotated[int, Meta(ge=1, le=6)]
Defence = Annotated[int, Meta(ge=1, le=9)]
Points = Annotated[int, Meta(ge=0, le=20)]


R = TypeVar("R", bound="Row")


class PackError(HonjinError, ValueError):
    """A data pack that cannot be used; carries every problem found."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A piece of the data whose values each have a source, by the name of the field."""

    what: ClassVar[str]
    keys: ClassVar[tuple[str, ...]] = ("id",)
    """The fields that tell one row from another."""
    unsourced: ClassVar[tuple[str, ...]] = ("id",)
    """The fields that are no values of the game, or that carry sources of their own."""

    source: dict[str, SourceText] = {}

    @property
    def identity(self) -> tuple[str, ...]:
        """What tells this row from the others of its kind, whatever the order (a border has two ends)."""
        return tuple(sorted(str(getattr(self, field)) for field in self.keys))

    @property
    def label(self) -> str:
        """How a message names this row."""
        return " ".join((self.what, "/".join(self.identity))).strip()


class Zone(Row, frozen=True, forbid_unknown_fields=True):
    """A sea zone."""

    what: ClassVar[str] = "zone"

    id: ZoneId
    name: Name
    key: bool
    landing_box: bool
    russian_return: tuple[PortId, ...]


class Border(Row, frozen=True, forbid_unknown_fields=True):
    """Two sea zones that touch."""

    what: ClassVar[str] = "border"
    keys: ClassVar[tuple[str, ...]] = ("a", "b")
    unsourced: ClassVar[tuple[str, ...]] = ("a",)

    a: ZoneId
    b: ZoneId


class Port(Row, frozen=True, forbid_unknown_fields=True):
    """A port, the side that may use it, and the sea zones next to it."""

    what: ClassVar[str] = "port"

    id: PortId
    name: Name
    owner: Side
    adjacent: tuple[ZoneId, ...]
    shipyard: bool


class ZonePoints(Row, frozen=True, forbid_unknown_fields=True):
    """The control points of a zone that scores by itself, for each side."""

    what: ClassVar[str] = "control points of"
    keys: ClassVar[tuple[str, ...]] = ("zone",)
    unsourced: ClassVar[tuple[str, ...]] = ("zone",)

    zone: ZoneId
    japan: Points
    russia: Points


class ControlPoints(Row, frozen=True, forbid_unknown_fields=True):
    """What the control of the sea is worth: the key zones by their number, the others one by one."""

    what: ClassVar[str] = "control points"
    keys: ClassVar[tuple[str, ...]] = ()
    unsourced: ClassVar[tuple[str, ...]] = ("single", "variants")

    by_count: tuple[Points, ...]
    single: tuple[ZonePoints, ...]
    variants: dict[Id, tuple[ZonePoints, ...]] = {}

    def for_variant(self, name: str) -> dict[ZoneId, ZonePoints]:
        """The zones that score by themselves, with the values of a named variant."""
        return {row.zone: row for row in (*self.single, *_variant(self.variants, name))}


class Box(Row, frozen=True, forbid_unknown_fields=True):
    """A box of the Manchuria track; an army may enter it once its parent is occupied."""

    what: ClassVar[str] = "box"

    id: Id
    name: Name
    parent: Id | None = None
    effect: Effect | None = None


class Link(Row, frozen=True, forbid_unknown_fields=True):
    """A box that hangs elsewhere in a variant of the Manchuria track."""

    what: ClassVar[str] = "box"
    keys: ClassVar[tuple[str, ...]] = ("box",)
    unsourced: ClassVar[tuple[str, ...]] = ("box",)

    box: Id
    parent: Id


class Tracks(Row, frozen=True, forbid_unknown_fields=True):
    """The tracks and markers: turns, armies, score, initiative."""

    what: ClassVar[str] = "tracks"
    keys: ClassVar[tuple[str, ...]] = ()
    unsourced: ClassVar[tuple[str, ...]] = ()

    turns: Annotated[int, Meta(ge=5, le=12)]
    armies: Annotated[int, Meta(ge=1, le=12)]
    cp_min: Annotated[int, Meta(ge=-20, le=-1)]
    cp_max: Annotated[int, Meta(ge=1, le=20)]
    cp_start: Annotated[int, Meta(ge=-20, le=20)]
    transports_sunk: tuple[Points, ...]
    initiative_start: Side
    initiative_turn: Annotated[int, Meta(ge=1, le=12)]


class History(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The real ship: tons, knots, the year it was laid down, and its guns by calibre."""

    displacement: int
    knots: float
    laid_down: int
    guns: dict[str, int]


class ShipCard(Row, frozen=True, forbid_unknown_fields=True):
    """One counter: a ship with its intact and its damaged side."""

    what: ClassVar[str] = "ship"
    unsourced: ClassVar[tuple[str, ...]] = ("id", "history")

    id: Id
    name: Name
    side: Side
    fleet: Fleet
    entry_turn: Literal[1, 4, 5]
    optional: bool
    type: ShipType
    firepower: Firepower
    speed: Speed
    damaged_firepower: Firepower
    damaged_speed: Speed
    defence: Defence
    history: History | None = None


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All the values of one copy of the game."""

    zones: tuple[Zone, ...]
    borders: tuple[Border, ...]
    ports: tuple[Port, ...]
    control_points: ControlPoints
    tracks: Tracks
    boxes: tuple[Box, ...]
    ships: tuple[ShipCard, ...]
    forks: dict[Id, tuple[Link, ...]] = {}

    @property
    def russian_return(self) -> dict[ZoneId, tuple[PortId, ...]]:
        """The ports a Russian ship may go to at the end of the turn, by the zone it is in."""
        return {zone.id: zone.russian_return for zone in self.zones}

    def boxes_for_variant(self, name: str) -> dict[str, str | None]:
        """The parent of each box of the Manchuria track in a named variant."""
        moved: dict[str, str | None] = {link.box: link.parent for link in _variant(self.forks, name)}
        return {box.id: box.parent for box in self.boxes} | moved

    @property
    def digest(self) -> str:
        """SHA-256 of all the values that matter for play."""
        return digest(self)

    def to_json(self) -> bytes:
        """The whole pack with its sources, for the header of a record."""
        return msgspec.json.encode(self, order="sorted")


@cache
def standard_pack() -> Pack:
    """The pack that comes with the program."""
    data: dict[str, Any] = {}
    for name in ("map.toml", "tracks.toml", "ships.toml"):
        text = (files(__package__) / "data" / name).read_text(encoding="utf-8")
        data |= _split_sources(tomllib.loads(text))
    return ensure(msgspec.convert(data, Pack))


def read_pack(data: bytes) -> Pack:
    """The pack that `to_json` wrote; raises PackError when it is none or does not hold together."""
    try:
        pack = msgspec.json.decode(data, type=Pack)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise PackError([f"this is not a data pack of Port Arthur: {error}"]) from error
    return ensure(pack)


def ensure(pack: Pack) -> Pack:
    """The same pack, if it has no problem; raises PackError with all of them otherwise."""
    problems = check_pack(pack)
    if problems:
        raise PackError(problems)
    return pack


def digest(pack: Pack) -> str:
    """SHA-256 of the values alone, as hexadecimal: sources and history do not count."""
    return sha256(msgspec.json.encode(_values_only(msgspec.to_builtins(pack)), order="sorted")).hexdigest()


def is_reconstructed(row: Row, field: str) -> bool:
    """Whether a value is our estimate and not a fact of the books, of public pages or of history."""
    return row.source.get(field, "").startswith("reconstructed")


def sourced_fields(kind: type[Row]) -> tuple[str, ...]:
    """The fields of a kind of row that need a source."""
    return tuple(field for field in kind.__struct_fields__ if field not in (*kind.unsourced, "source"))


@cache
def field_types(kind: type[Row]) -> dict[str, Any]:
    """The declared type of each field of a kind of row, its limits included."""
    hints = get_type_hints(kind, include_extras=True)
    return {field: hints[field] for field in kind.__struct_fields__}


def expected(kind: inspect.Type) -> str:
    """What a value of a declared type may be, in words."""
    match kind:
        case inspect.BoolType():
            return "yes or no"
        case inspect.IntType(ge=low, le=high):
            return f"a whole number from {low} to {high}"
        case inspect.LiteralType(values=values):
            return "one of " + ", ".join(map(str, values))
        case inspect.StrType(pattern=pattern, max_length=longest):
            signs = "small letters, digits and _" if pattern == _ID_PATTERN else "printable characters"
            return f"1 to {longest} {signs}"
        case inspect.VarTupleType(item_type=item):
            return f"a list, each {expected(item)}"
        case inspect.UnionType(types=types):
            return " or ".join(expected(one) for one in types)
    return "nothing"


def _variant(variants: dict[str, tuple[R, ...]], name: str) -> tuple[R, ...]:
    """The rows of a variant; none for the standard one."""
    if name != STANDARD and name not in variants:
        raise UnknownChoice(f"there is no variant {name!r}; there are {', '.join((STANDARD, *variants))}")
    return variants.get(name, ())


def _split_sources(node: Any) -> Any:
    """Plain data in which each `{ value, source }` pair became a value and an entry of the row's `source`."""
    if isinstance(node, list):
        return [_split_sources(item) for item in node]
    if not isinstance(node, dict):
        return node
    pairs = {field: pair for field, pair in node.items() if _is_pair(pair)}
    plain = {field: _split_sources(value) for field, value in node.items() if field not in pairs}
    values = {field: pair["value"] for field, pair in pairs.items() if "value" in pair}
    sources = {field: pair["source"] for field, pair in pairs.items()}
    return plain | values | ({"source": sources} if sources else {})


def _is_pair(node: Any) -> bool:
    """Whether this is a value beside its source; a source alone stands for no value."""
    return isinstance(node, dict) and "source" in node and node.keys() <= {"value", "source"}


def _values_only(node: Any) -> Any:
    """Plain data without what does not matter for play."""
    if isinstance(node, list | tuple):
        return [_values_only(item) for item in node]
    if isinstance(node, dict):
        return {field: _values_only(value) for field, value in node.items() if field not in _NOT_PLAYED}
    return node


def check_pack(pack: Pack) -> list[str]:
    """Every problem of a pack, in words for its owner; an empty list when it can be played."""
    rows = list(_all_rows(pack))
    wrong = [problem for row in rows for problem in _wrong_values(row)]
    if wrong:
        return wrong
    return [
        *(problem for row in rows for problem in _wrong_sources(row)),
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


def _wrong_values(row: Row) -> Iterator[str]:
    """Values that are not of their declared type or outside its limits."""
    types = field_types(type(row))
    for field in dict.fromkeys((*row.keys, *sourced_fields(type(row)))):
        value = getattr(row, field)
        try:
            msgspec.convert(value, types[field])
        except msgspec.ValidationError:
            yield f"{row.label}: {field} is {value!r}, expected {expected(inspect.type_info(types[field]))}"


def _wrong_sources(row: Row) -> Iterator[str]:
    """Values without a source, and sources without a value."""
    fields = sourced_fields(type(row))
    yield from (f"{row.label}: {field} has no source" for field in fields if not row.source.get(field))
    yield from (f"{row.label}: source of {field}, which it has not" for field in row.source if field not in fields)


def _repeated(rows: Iterable[Row]) -> Iterator[str]:
    """Rows that stand twice in a list that should have each only once."""
    yield from (f"{label} is listed twice" for label, times in _counted(row.label for row in rows) if times > 1)


def _counted(items: Iterable[str]) -> list[tuple[str, int]]:
    """How often each item occurs, in the order of the first."""
    return list(Counter(items).items())


def _zone_problems(pack: Pack) -> Iterator[str]:
    """The six zones, each once, each with a way home for the Russians even after Port Arthur has fallen."""
    yield from _repeated(pack.zones)
    yield from (f"zone {id} is missing" for id in ZONE_IDS if id not in {zone.id for zone in pack.zones})
    for zone in pack.zones:
        if sorted(zone.russian_return) not in map(sorted, RETURNS):
            yield f"{zone.label}: russian_return must be {' or '.join(map(' and '.join, RETURNS))}"
    if not any(zone.landing_box for zone in pack.zones):
        yield "no zone has a landing box"


def _border_problems(pack: Pack) -> Iterator[str]:
    """Each border once, none from a zone to itself, all zones joined."""
    yield from _repeated(pack.borders)
    yield from (f"{border.label}: a zone cannot border itself" for border in pack.borders if border.a == border.b)
    reached: set[str] = {ZONE_IDS[0]}
    for _ in ZONE_IDS:
        reached |= {zone for border in pack.borders if {border.a, border.b} & reached for zone in (border.a, border.b)}
    yield from (f"zone {id} cannot be reached by sea from {ZONE_IDS[0]}" for id in ZONE_IDS if id not in reached)


def _port_problems(pack: Pack) -> Iterator[str]:
    """The four ports, each once, each with its owner and a way out."""
    yield from _repeated(pack.ports)
    yield from (f"port {id} is missing" for id in PORT_IDS if id not in {port.id for port in pack.ports})
    for port in pack.ports:
        if port.owner != OWNERS[port.id]:
            yield f"{port.label}: owner is {port.owner}, the rules give it to {OWNERS[port.id]}"
        if not port.adjacent:
            yield f"{port.label}: no sea zone is next to it"
        yield from (f"{port.label}: {zone} is listed twice" for zone, n in _counted(port.adjacent) if n > 1)


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
    yield from (where + problem for problem in _repeated(rows))
    yield from (f"{where}{row.label}: a key zone has no value of its own" for row in rows if row.zone in keys)


def _variant_name_problems(name: str) -> Iterator[str]:
    """A variant may not pass for the values in use, nor for what the digest leaves out."""
    if name in (STANDARD, *_NOT_PLAYED):
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
    yield from _repeated(pack.boxes)
    yield from (f"box {id} is missing" for id in EFFECTS if id not in parents)
    for box in pack.boxes:
        if box.effect != EFFECTS.get(box.id):
            yield f"{box.label}: effect is {box.effect}, the rules give it {EFFECTS.get(box.id, 'none')}"
    if len(parents) <= pack.tracks.armies:
        yield f"Manchuria: there must be more boxes ({len(parents)}) than armies ({pack.tracks.armies})"
    yield from _tree_problems("Manchuria", parents)
    for name, links in pack.forks.items():
        yield from _variant_name_problems(name)
        yield from (f"variant {name}: {problem}" for problem in _repeated(links))
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
    yield from _repeated(pack.ships)
    names = _counted(ship.name for ship in pack.ships)
    yield from (f"two ships are called {name}" for name, times in names if times > 1)
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
