"""The data pack: every value of one copy of Port Arthur, each with its source."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
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

STANDARD = "standard"
"""The name of the values in use where variants are offered beside them."""

EFFECTS: dict[str, Effect] = {
    "hill_203": "shipyard_lost",
    "port_arthur": "port_falls",
    "mukden": "must_be_held",
    "siping": "bonus_die",
}

NOT_PLAYED = ("source", "history")
"""The fields that the digest leaves out."""

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


def _values_only(node: Any) -> Any:
    """Plain data without what does not matter for play."""
    if isinstance(node, list | tuple):
        return [_values_only(item) for item in node]
    if isinstance(node, dict):
        return {field: _values_only(value) for field, value in node.items() if field not in NOT_PLAYED}
    return node
