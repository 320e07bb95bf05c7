"""The data pack: every value of one copy of Midway, each with its source."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, ClassVar, Literal, TypeVar

import msgspec
from msgspec import Meta

from honjin.games.midway.model import TABLE
from honjin.packs.rows import NO_CONTROLS, Id, Name, Row, digest_of

Side = Literal["us", "japan"]
ShipClass = Literal["CV", "CVL", "BB", "CA", "CL", "DD", "TT", "SS"]
AircraftKind = Literal["FG", "DB", "TB", "RC", "HB"]
TableLine = Literal["CV", "BB", "CA", "DD", "SS", "TT", "FG", "DB", "TB", "HB", "RC", "TS", "MW"]
Island = Literal["midway", "kure", "pearl_and_hermes", "lisianski", "laysan", "gardner"]
Shore = Literal["midway", "kure"]
Start = Literal["east", "near_midway", "l5", "column_a", "away_from_midway"]
"""P  Where the ships of a group begin."""
Arrival = Literal["start", "kure_base", "midway_captured"]
"""What brings a squadron into the game (8.1.1, 8.2.1)."""
Option = Literal["guard_force", "more_transports", "tenders", "oilers"]
"""The switch that brings a ship."""

Hex = Annotated[str, Meta(pattern=NO_CONTROLS, min_length=1, max_length=3)]
Words = Annotated[str, Meta(pattern=NO_CONTROLS, max_length=40)]
Turn = Annotated[int, Meta(ge=1, le=25)]
Percent = Annotated[int, Meta(ge=0, le=100)]
Points = Annotated[int, Meta(ge=0, le=20)]
Capacity = Annotated[int, Meta(ge=0, le=200)]
Wait = Annotated[int, Meta(ge=0, le=5)]
Few = Annotated[int, Meta(ge=1, le=12)]
Range = Annotated[int, Meta(ge=2, le=24)]
Ships = Annotated[int, Meta(ge=2, le=60)]

COMPACT = "compact"
"""The name of the forces in use, where variants have theirs."""

NOT_PLAYED = ("source", "name", "model", "date")
"""The fields that the digest leaves out."""

R = TypeVar("R", bound=Row)


class IslandCard(Row, frozen=True, forbid_unknown_fields=True):
    """An island: where it lies, and what its control is worth at the end."""

    what: ClassVar[str] = "island"

    id: Island
    name: Name
    hex: Hex
    points: Points


class Base(Row, frozen=True, forbid_unknown_fields=True):
    """A base on an island, and how many aircraft it holds."""

    what: ClassVar[str] = "base"

    id: Shore
    capacity: Capacity


class Group(Row, frozen=True, forbid_unknown_fields=True):
    """Ships that come into the game together."""

    what: ClassVar[str] = "group"

    id: Id
    name: Name
    side: Side
    turn: Turn
    """On which they come; those of turn 1 are set up before it."""
    start: Start
    usual: Hex
    """Where the usual set-up puts them."""


class ShipCard(Row, frozen=True, forbid_unknown_fields=True):
    """A ship or a submarine."""

    what: ClassVar[str] = "ship"

    id: Id
    name: Name
    side: Side
    kind: ShipClass
    group: Id
    capacity: Capacity
    """How many aircraft it holds."""
    option: Option | None = None


class Squadron(Row, frozen=True, forbid_unknown_fields=True):
    """Aircraft that fly together; a scout flies alone."""

    what: ClassVar[str] = "squadron"

    id: Id
    name: Name
    side: Side
    kind: AircraftKind
    aircraft: Few
    base: Id
    """A ship, `midway` or `kure`."""
    on_carriers: bool
    """Whether it can land on a carrier."""
    arrives: Arrival
    model: Words


class Battalion(Row, frozen=True, forbid_unknown_fields=True):
    """Ground troops."""

    what: ClassVar[str] = "battalion"

    id: Id
    name: Name
    side: Side
    place: Id
    """`midway`, or the transport that carries it."""


class ShipClassCard(Row, frozen=True, forbid_unknown_fields=True):
    """What all ships of a class share."""

    what: ClassVar[str] = "class"

    id: ShipClass
    wait: Wait
    """For how many turns it stays where it is after it has moved."""
    points: Points


class AircraftCard(Row, frozen=True, forbid_unknown_fields=True):
    """What all aircraft of a kind share."""

    what: ClassVar[str] = "aircraft"

    id: AircraftKind
    range: Range
    """Of the path, the way home included."""
    hangar: Wait
    """For how many turns it is prepared after it has flown."""


class CombatLine(Row, frozen=True, forbid_unknown_fields=True):
    """3  A line of the combat table: its chances to hit each kind of target, and the zones in which it is hit."""

    what: ClassVar[str] = "combat line"

    id: TableLine
    cv: Percent
    bb: Percent
    ca: Percent
    dd: Percent
    ss: Percent
    tt: Percent
    fg: Percent
    db: Percent
    tb: Percent
    hb: Percent
    rc: Percent
    ts: Percent
    mw: Percent
    critical: Percent
    machinery: Percent
    armament: Percent

    @property
    def chances(self) -> dict[str, int]:
        """The chance to hit each column of the table."""
        return {column: getattr(self, column.lower()) for column in TABLE}


class TurnCard(Row, frozen=True, forbid_unknown_fields=True):
    """A turn."""

    what: ClassVar[str] = "turn"

    id: Id
    date: Name
    night: bool


class OtherCapacity(Row, frozen=True, forbid_unknown_fields=True):
    """How many aircraft a ship or a base holds in a variant."""

    what: ClassVar[str] = "capacity of"
    keys: ClassVar[tuple[str, ...]] = ("thing",)
    unsourced: ClassVar[tuple[str, ...]] = ("thing",)

    thing: Id
    capacity: Capacity


class Storm(Row, frozen=True, forbid_unknown_fields=True):
    """The storm: where it lies, and its chance to lift at the end of each turn."""

    what: ClassVar[str] = "storm"
    keys: ClassVar[tuple[str, ...]] = ()
    unsourced: ClassVar[tuple[str, ...]] = ()

    storm_hexes: tuple[Hex, ...]
    storm_lifts: Percent
    """On turn 1."""
    storm_lifts_more: Percent
    """Added on each turn after it."""


class Limits(Row, frozen=True, forbid_unknown_fields=True):
    """The single numbers of the rules."""

    what: ClassVar[str] = "limits"
    keys: ClassVar[tuple[str, ...]] = ()
    unsourced: ClassVar[tuple[str, ...]] = ()

    night_search: Percent
    scout_shot_down: Percent
    immobile_for_boats: Percent
    immobile_for_aircraft: Percent
    damaged_troops: Percent
    runway_hit: Percent
    kure_turns: Few
    medium_formation: Ships
    large_formation: Ships


class Scores(Row, frozen=True, forbid_unknown_fields=True):
    """9  Points that go by no class of ship and no island."""

    what: ClassVar[str] = "scores"
    keys: ClassVar[tuple[str, ...]] = ()
    unsourced: ClassVar[tuple[str, ...]] = ()

    aircraft_half_points: Points
    kure_base_points: Points
    chiyoda_points: Points


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Other values that players may choose: all squadrons, some capacities, some lines of the combat table."""

    squadrons: tuple[Squadron, ...] = ()
    capacities: tuple[OtherCapacity, ...] = ()
    combat: tuple[CombatLine, ...] = ()


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All the values of one copy of the game."""

    islands: tuple[IslandCard, ...]
    bases: tuple[Base, ...]
    groups: tuple[Group, ...]
    ships: tuple[ShipCard, ...]
    squadrons: tuple[Squadron, ...]
    battalions: tuple[Battalion, ...]
    classes: tuple[ShipClassCard, ...]
    aircraft: tuple[AircraftCard, ...]
    combat: tuple[CombatLine, ...]
    turns: tuple[TurnCard, ...]
    storm: Storm
    limits: Limits
    scores: Scores
    variants: dict[Id, Variant] = {}

    def in_variant(self, name: str) -> Pack:
        """The pack with the other values of a variant; one that it does not know changes nothing."""
        variant = self.variants.get(name, Variant())
        other_lines = {line.id: line for line in variant.combat}
        capacities = {row.thing: row for row in variant.capacities}
        return msgspec.structs.replace(
            self,
            squadrons=variant.squadrons or self.squadrons,
            ships=_with(self.ships, capacities),
            bases=_with(self.bases, capacities),
            combat=tuple(other_lines.get(line.id, line) for line in self.combat),
        )

    @property
    def digest(self) -> str:
        """SHA-256 of all the values that matter for play."""
        return digest_of(self, NOT_PLAYED)

    def to_json(self) -> bytes:
        """The whole pack with its sources, for the header of a record."""
        return msgspec.json.encode(self, order="sorted")


def _with(rows: Iterable[R], capacities: dict[str, OtherCapacity]) -> tuple[R, ...]:
    """Rows with their other capacities, each with its source."""
    return tuple(_one_with(row, capacities.get(row.identity[0])) for row in rows)


def _one_with(row: R, other: OtherCapacity | None) -> R:
    """A row with another capacity."""
    if other is None:
        return row
    return msgspec.structs.replace(row, capacity=other.capacity, source=row.source | other.source)
