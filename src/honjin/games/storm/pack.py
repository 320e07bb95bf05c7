"""The data pack: every value of one copy of Storm over Port Arthur, each with its source."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeVar, get_args

import msgspec
from msgspec import Meta

from honjin.packs.rows import NO_CONTROLS, Id, Name, Row, digest_of

R = TypeVar("R", bound=Row)

Side = Literal["japan", "russia"]
Kind = Literal["infantry", "machine_gun", "artillery", "engineer"]
Service = Literal["regular", "reserve"]
Mark = Literal["1D", "9D", "11D", "1RB", "2AB", "S", "R"]
"""3.3  What tells a Japanese unit where it begins; the map marks the areas with it."""
Option = Literal["naval_troops", "white_cord"]
Strength = Literal["level", "supplements", "firepower", "defence", "movement", "range"]
"""What a variant may change: the level of an area, the supplements of a turn, or a value of a unit."""

AreaName = Annotated[str, Meta(pattern=NO_CONTROLS, min_length=1, max_length=60)]
Words = Annotated[str, Meta(pattern=NO_CONTROLS, max_length=40)]
Value = Annotated[int, Meta(ge=0, le=20)]
Level = Annotated[int, Meta(ge=0, le=9)]
Stack = Annotated[int, Meta(ge=1, le=10)]

MARKS: tuple[Mark, ...] = get_args(Mark)
STANDARD = "standard"
"""The name of the values in use, where variants have theirs."""
FREE = "free"
"""3.2  Said of a Russian unit that begins in any Russian area."""

NOT_PLAYED = ("source", "name", "name_ja", "month")
"""The fields that the digest leaves out."""


class Area(Row, frozen=True, forbid_unknown_fields=True):
    """An area of the map, on or off the board."""

    what: ClassVar[str] = "area"

    id: Id
    name: AreaName
    name_ja: AreaName
    level: Level
    high_point: bool
    start: Side
    off_board: bool
    setup: tuple[Mark, ...]
    borders: tuple[Id, ...]


class UnitCard(Row, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One counter."""

    what: ClassVar[str] = "unit"

    id: Id
    name: Name
    side: Side
    kind: Kind
    service: Service
    firepower: Value
    defence: Value
    movement: Value
    range: Value = 0
    division: Words = ""
    regiment: Words = ""
    enters: Name
    """A mark, `free`, `turn 3`, or the number of the one area where it begins."""
    option: Option | None = None
    """The optional rule that brings it."""


class TurnCard(Row, frozen=True, forbid_unknown_fields=True):
    """A box of the turn track."""

    what: ClassVar[str] = "turn"

    id: Id
    month: Name
    supplements: Value


class Garrison(Row, frozen=True, forbid_unknown_fields=True):
    """How many free Russian units the usual set-up puts into an area."""

    what: ClassVar[str] = "garrison of area"
    keys: ClassVar[tuple[str, ...]] = ("area",)
    unsourced: ClassVar[tuple[str, ...]] = ("area",)

    area: Id
    units: Value


class OtherValue(Row, frozen=True, forbid_unknown_fields=True):
    """Another value of an area, a turn or a unit, in a variant."""

    what: ClassVar[str] = "other value"
    keys: ClassVar[tuple[str, ...]] = ("thing", "strength")
    unsourced: ClassVar[tuple[str, ...]] = ("thing", "strength")

    thing: Id
    """The id of the row that it changes."""
    strength: Strength
    value: Value

    @property
    def about(self) -> tuple[str, str]:
        """The kind of row that it changes, and which one."""
        kinds = {"level": Area.what, "supplements": TurnCard.what}
        return kinds.get(self.strength, UnitCard.what), self.thing


class Limits(Row, frozen=True, forbid_unknown_fields=True):
    """The single numbers of the game."""

    what: ClassVar[str] = "limits"
    keys: ClassVar[tuple[str, ...]] = ()
    unsourced: ClassVar[tuple[str, ...]] = ()

    stack: Stack


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All the values of one copy of the game."""

    areas: tuple[Area, ...]
    units: tuple[UnitCard, ...]
    turns: tuple[TurnCard, ...]
    garrisons: tuple[Garrison, ...]
    limits: Limits
    variants: dict[Id, tuple[OtherValue, ...]] = {}

    def in_variant(self, name: str) -> Pack:
        """The pack with the other values of a variant; one that it does not know changes nothing."""
        others: dict[tuple[str, str], list[OtherValue]] = {}
        for other in self.variants.get(name, ()):
            others.setdefault(other.about, []).append(other)
        return msgspec.structs.replace(
            self,
            areas=tuple(_with(row, others.get((row.what, row.id), [])) for row in self.areas),
            turns=tuple(_with(row, others.get((row.what, row.id), [])) for row in self.turns),
            units=tuple(_with(row, others.get((row.what, row.id), [])) for row in self.units),
        )

    @property
    def stack(self) -> int:
        """8.3  How many units of a side an area can hold."""
        return self.limits.stack

    @property
    def digest(self) -> str:
        """SHA-256 of all the values that matter for play."""
        return digest_of(self, NOT_PLAYED)

    def to_json(self) -> bytes:
        """The whole pack with its sources, for the header of a record."""
        return msgspec.json.encode(self, order="sorted")


def _with(row: R, others: list[OtherValue]) -> R:
    """A row with its other values, each with its source."""
    values = {other.strength: other.value for other in others}
    sources = {other.strength: other.source["value"] for other in others}
    return msgspec.structs.replace(row, **values, source=row.source | sources) if others else row
