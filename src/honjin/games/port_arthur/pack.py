"""The data pack: every value of one copy of Port Arthur, each with its source."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeVar, get_args

import msgspec
from msgspec import Meta

from honjin.core.errors import UnknownChoice
from honjin.packs.rows import Id, Name, Row, digest_of

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

Firepower = Annotated[int, Meta(ge=0, le=30)]
Speed = Annotated[int, Meta(ge=1, le=6)]
Defence = Annotated[int, Meta(ge=1, le=9)]
Points = Annotated[int, Meta(ge=0, le=20)]

R = TypeVar("R", bound=Row)


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
    variants: dict[Id, tuple[ZonePoints, ...]] = msgspec.field(default_factory=dict)

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
    unlisted: ClassVar[tuple[str, ...]] = ("history",)

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
        return digest_of(self, NOT_PLAYED)

    def to_json(self) -> bytes:
        """The whole pack with its sources, for the header of a record."""
        return msgspec.json.encode(self, order="sorted")


def _variant(variants: dict[str, tuple[R, ...]], name: str) -> tuple[R, ...]:
    """The rows of a variant; none for the standard one."""
    if name != STANDARD and name not in variants:
        raise UnknownChoice(f"there is no variant {name!r}; there are {', '.join((STANDARD, *variants))}")
    return variants.get(name, ())
