"""The data pack: every value of one copy of RAN, each with its source: charts, Samurai and the seven battles."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeVar

import msgspec
from msgspec import Meta

from honjin.packs.rows import NO_CONTROLS, Id, Name, Row, digest_of

R = TypeVar("R", bound=Row)

Kind = Literal["KB", "KBH", "KB-B", "SI", "SI-B", "AS", "AS-T", "AS-B", "Honjin"]
"""2.21  The types of combat units; KBH are the Hatamoto, in all else KB."""
Weapon = Literal["none", "bow", "teppo"]
Facing = Literal["NE", "E", "SE", "SW", "W", "NW"]
"""7.11  The corner of its hex that a unit faces; north is the top of the map, whatever the compass says."""
Casualty = Literal["grazed", "wounded", "killed"]
FireResult = Literal["0", "1", "1D", "2", "2D", "3", "3D"]
Terrain = Literal["clear", "woods", "village", "paddy", "rough", "marsh", "castle", "water"]
Hexside = Literal["stream", "ford", "river", "bridge", "treeline", "palisade", "wall"]
Slope = Literal["up1", "up2", "up3", "down1", "down2", "down3"]
"""How much higher or lower the hex lies that is entered; 3 stands for three levels and more."""
BattleId = Literal["nunobeyama", "suriagehara", "nagakute", "mimasetoge", "mimigawa", "okitanawate", "tennoji"]
Strength = Literal["rout_level", "tq", "disordered_tq"]
"""What a variant may change: the rout level of an army, the quality of a unit."""
Top = Literal["north", "east", "south", "west"]
"""What lies at the top of a map."""

Hex = Annotated[str, Meta(pattern=r"^\d{4}\Z")]
HexPair = Annotated[str, Meta(pattern=r"^\d{4}-\d{4}\Z")]
Signs = Annotated[str, Meta(pattern=NO_CONTROLS, min_length=1, max_length=80)]
Words = Annotated[str, Meta(pattern=NO_CONTROLS, min_length=1, max_length=80)]
Colour = Annotated[str, Meta(pattern=r"^#[0-9a-f]{6}\Z")]
Rating = Annotated[int, Meta(ge=0, le=9)]
Points = Annotated[int, Meta(ge=0, le=10)]
Hits = Annotated[int, Meta(ge=0, le=9)]
Column = Annotated[int, Meta(ge=1, le=13)]
Shift = Annotated[int, Meta(ge=-9, le=9)]
Cost = Annotated[int, Meta(ge=0, le=9)]
Entry = Annotated[int, Meta(ge=1, le=9)]
"""What a hex costs to enter: one at least, for where steps are free the search for ways never ends."""
Threshold = Annotated[int, Meta(ge=-9, le=10)]
Quality = Annotated[int, Meta(ge=1, le=9)]
Few = Annotated[int, Meta(ge=1, le=20)]
Turns = Annotated[int, Meta(ge=0, le=30)]
Level = Annotated[int, Meta(ge=1, le=500)]
Width = Annotated[int, Meta(ge=10, le=60)]
Men = Annotated[int, Meta(ge=50, le=2000)]

NOT_PLAYED = (
    "source", "title", "name", "deputy", "date", "place", "men_per_unit", "introductory", "top", "colour", "places",
)  # fmt: skip
"""The fields that the digest leaves out."""
STANDARD = "standard"
"""The name of the values in use, where variants have theirs."""


# Charts


class ShockLine(Row, frozen=True, forbid_unknown_fields=True):
    """9.28  A line of the Shock Table: for each of its 13 columns the hits of the attacker and of the defender."""

    what: ClassVar[str] = "shock line"

    id: Id
    attacker: tuple[Hits, ...]
    defender: tuple[Hits, ...]


class ClashLine(Row, frozen=True, forbid_unknown_fields=True):
    """9.27  A line of the Clash of Arms: the column of the Shock Table against each type of defender."""

    what: ClassVar[str] = "clash line"

    id: Literal["kb", "kb_n", "kb_b", "si", "si_b", "as"]
    """The attacker; `kb_n` is a KB in Norikuzushi."""
    kb: Column
    kb_b: Column
    si: Column
    si_b: Column
    as_spear: Column
    as_t: Column
    as_b: Column
    honjin: Column

    @property
    def columns(self) -> dict[Kind, int]:
        """The column against each type."""
        return {
            "KB": self.kb,
            "KBH": self.kb,
            "KB-B": self.kb_b,
            "SI": self.si,
            "SI-B": self.si_b,
            "AS": self.as_spear,
            "AS-T": self.as_t,
            "AS-B": self.as_b,
            "Honjin": self.honjin,
        }


class FireLine(Row, frozen=True, forbid_unknown_fields=True):
    """8.51  A line of the Fire Table: what each die does with a weapon at a range; D asks for a test of disorder."""

    what: ClassVar[str] = "fire line"
    unsourced: ClassVar[tuple[str, ...]] = ("id", "weapon", "range")

    id: Id
    weapon: Weapon
    range: Few
    results: tuple[FireResult, ...]


class FireModifier(Row, frozen=True, forbid_unknown_fields=True):
    """8.51  What is added to the die of a shot."""

    what: ClassVar[str] = "fire modifier"

    id: Id
    value: Shift


class Ground(Row, frozen=True, forbid_unknown_fields=True):
    """6.24  What a kind of hex costs to enter, by class (nothing where it is closed), and what it does to combat."""

    what: ClassVar[str] = "terrain"

    id: Terrain
    foot_close: Entry | None
    foot_open: Entry | None
    kb_close: Entry | None
    kb_open: Entry | None
    missile_foot: Entry | None
    kb_bow: Entry | None
    leader: Entry | None
    shock: Shift
    """The shift for a defender in it."""
    shock_kb: Shift
    """The same against KB."""
    shock_from: Shift
    """The shift for an attacker in it."""
    only_off_road: bool
    """Whether the shift for the attacker falls away where a road joins the two hexes."""
    fire: Shift
    """Added to the die of a shot at a target in it."""
    blocks: bool
    pivot_hit: bool
    clear: bool
    """11.71  Hits may be removed in it."""
    norikuzushi: bool
    """9.3  A defender in it can be charged."""


class Border(Row, frozen=True, forbid_unknown_fields=True):
    """6.24  What a hexside or a slope adds to the cost, by class (nothing where it is closed), and to combat."""

    what: ClassVar[str] = "hexside"

    id: Hexside | Slope
    foot_close: Cost | None
    foot_open: Cost | None
    kb_close: Cost | None
    kb_open: Cost | None
    missile_foot: Cost | None
    kb_bow: Cost | None
    leader: Cost | None
    shock: Shift | None
    """Nothing where no shock goes across."""
    fire: Shift
    blocks: bool
    norikuzushi: bool


class FlightLine(Row, frozen=True, forbid_unknown_fields=True):
    """11.82  For a contingent of this size, the threshold for each number of units lost, none included."""

    what: ClassVar[str] = "flight line"
    unsourced: ClassVar[tuple[str, ...]] = ("id", "size")

    id: Id
    size: Few
    thresholds: tuple[Threshold, ...]


class CasualtyLine(Row, frozen=True, forbid_unknown_fields=True):
    """9.26  What becomes of a Busho who is hit, by the die."""

    what: ClassVar[str] = "casualty line"

    id: Id
    result: Casualty


class CoordinationLine(Row, frozen=True, forbid_unknown_fields=True):
    """5.73  What becomes of the attacks of two contingents in one segment, by the die."""

    what: ClassVar[str] = "coordination line"

    id: Id
    shift: Shift
    superiority: bool
    """Whether superiority, of numbers and of position, counts."""


class KindCard(Row, frozen=True, forbid_unknown_fields=True):
    """What all units of a type share."""

    what: ClassVar[str] = "type"

    id: Kind
    rout_points: Points
    weapon: Weapon
    fire_cost: Points
    """6.13  Movement points for an ordered shot."""


class Limits(Row, frozen=True, forbid_unknown_fields=True):
    """The single numbers of the rules."""

    what: ClassVar[str] = "limits"
    keys: ClassVar[tuple[str, ...]] = ()
    unsourced: ClassVar[tuple[str, ...]] = ()

    bow_range: Few
    bow_range_downhill: Few
    teppo_range: Few
    volley: Few
    busho_ma: Few
    busho_ma_wounded: Few
    busho_ma_in_zoc: Few
    busho_ma_in_zoc_wounded: Few
    samurai_ma: Few
    samurai_per_player: Few
    samurai_per_busho: Few
    momentum_phases: Few
    head: Points
    head_of_so_taisho: Points
    honjin_tq: Quality


class SamuraiCard(Row, frozen=True, forbid_unknown_fields=True):
    """2.22  A Samurai."""

    what: ClassVar[str] = "Samurai"

    id: Id
    name: Name
    range: Rating
    combat: Rating
    endurance: Rating


# Battles


class HexsideList(Row, frozen=True, forbid_unknown_fields=True):
    """The hexsides of one kind on a map, by the two hexes that they part."""

    what: ClassVar[str] = "hexsides"

    id: Hexside
    sides: tuple[HexPair, ...]


class Road(Row, frozen=True, forbid_unknown_fields=True):
    """A road, by its hexes from one end to the other."""

    what: ClassVar[str] = "road"

    id: Id
    hexes: tuple[Hex, ...]


class Place(Row, frozen=True, forbid_unknown_fields=True):
    """A named place on a map."""

    what: ClassVar[str] = "place"

    id: Id
    name: Name
    hex: Hex


class Army(Row, frozen=True, forbid_unknown_fields=True):
    """4.2  All that fights for a clan: its Honjin, its rout level, its Samurai."""

    what: ClassVar[str] = "army"

    id: Id
    name: Name
    colour: Colour
    honjin: Hex
    rout_level: Level
    samurai: tuple[Id, ...]


class BushoCard(Row, frozen=True, forbid_unknown_fields=True):
    """4.1  A Busho and who replaces him. A So-Taisho has Initiative in place of Momentum (Ruling 7)."""

    what: ClassVar[str] = "Busho"

    id: Id
    name: Name
    momentum: Rating
    activation: Rating
    trump: Rating
    combat: Rating
    endurance: Rating
    hex: Hex
    deputy: Name
    deputy_momentum: Rating
    deputy_activation: Rating
    deputy_trump: Rating
    deputy_combat: Rating
    deputy_endurance: Rating


class Contingent(Row, frozen=True, forbid_unknown_fields=True):
    """4.2  A contingent and its Busho."""

    what: ClassVar[str] = "contingent"
    unsourced: ClassVar[tuple[str, ...]] = ("id", "army", "number", "busho")
    unlisted: ClassVar[tuple[str, ...]] = ("busho",)

    id: Id
    army: Id
    number: Annotated[int, Meta(ge=0, le=12)]
    """0 is the So-Taisho's own."""
    active: bool
    """5.2  Active on turn 1."""
    wavering: bool
    """Of those that the switch `wavering` holds back."""
    enters: Turns
    """The turn on which the switch `reinforcements` brings it; 0 where it stands on the map."""
    busho: BushoCard
    entry: Hex | None = None


class Unit(Row, frozen=True, forbid_unknown_fields=True):
    """2.21  A combat unit: its values in full strength and Disordered, and where it begins."""

    what: ClassVar[str] = "unit"
    unsourced: ClassVar[tuple[str, ...]] = ("id", "contingent")

    id: Id
    contingent: Id
    kind: Kind
    tq: Quality
    ma: Quality
    hex: Hex
    facing: Facing
    disordered_tq: Quality | None = None
    """Nothing for those that shoot: they have no such side."""
    disordered_ma: Quality | None = None


class Scenario(Row, frozen=True, forbid_unknown_fields=True):
    """One battle: its map, its armies, its length."""

    what: ClassVar[str] = "battle"
    battle_in: ClassVar[str] = "id"
    unlisted: ClassVar[tuple[str, ...]] = ("hexsides", "roads", "places", "armies", "contingents", "units")
    unsourced: ClassVar[tuple[str, ...]] = ("id", *unlisted)

    id: BattleId
    title: Name
    date: Words
    place: Words
    men_per_unit: Men
    introductory: bool
    turn_limit: Turns
    """A suggestion (Ruling 103)."""
    columns: Width
    rows: Width
    top: Top
    terrain: tuple[Signs, ...]
    heights: tuple[Signs, ...]
    hexsides: tuple[HexsideList, ...]
    roads: tuple[Road, ...]
    places: tuple[Place, ...]
    armies: tuple[Army, ...]
    contingents: tuple[Contingent, ...]
    units: tuple[Unit, ...]


class OtherValue(Row, frozen=True, forbid_unknown_fields=True):
    """Another value of an army or a unit of one battle, in a variant."""

    what: ClassVar[str] = "other value"
    battle_in: ClassVar[str] = "battle"
    keys: ClassVar[tuple[str, ...]] = ("battle", "thing", "strength")
    unsourced: ClassVar[tuple[str, ...]] = ("battle", "thing", "strength")

    battle: BattleId
    thing: Id
    """The id of the row that it changes."""
    strength: Strength
    value: Level

    @property
    def about(self) -> tuple[str, str]:
        """The kind of row that it changes, and which one."""
        return Army.what if self.strength == "rout_level" else Unit.what, self.thing


class OtherPlace(Row, frozen=True, forbid_unknown_fields=True):
    """Another hex in which a unit or a Busho of one battle begins, in a variant."""

    what: ClassVar[str] = "other place"
    battle_in: ClassVar[str] = "battle"
    keys: ClassVar[tuple[str, ...]] = ("battle", "thing")
    unsourced: ClassVar[tuple[str, ...]] = ("battle", "thing")

    battle: BattleId
    thing: Id
    """The id of the unit or the Busho."""
    hex: Hex


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Other charts that players may choose, other strengths of the armies, and other deployments."""

    shock: tuple[ShockLine, ...] = ()
    clash: tuple[ClashLine, ...] = ()
    strengths: tuple[OtherValue, ...] = ()
    deployments: tuple[OtherPlace, ...] = ()


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All the values of one copy of the game."""

    shock: tuple[ShockLine, ...]
    clash: tuple[ClashLine, ...]
    fire: tuple[FireLine, ...]
    fire_modifiers: tuple[FireModifier, ...]
    grounds: tuple[Ground, ...]
    borders: tuple[Border, ...]
    flight: tuple[FlightLine, ...]
    casualties: tuple[CasualtyLine, ...]
    coordination: tuple[CoordinationLine, ...]
    kinds: tuple[KindCard, ...]
    limits: Limits
    samurai: tuple[SamuraiCard, ...]
    scenarios: tuple[Scenario, ...]
    variants: dict[Id, Variant] = {}

    def scenario(self, id: str) -> Scenario:
        """The battle of this id."""
        return next(scenario for scenario in self.scenarios if scenario.id == id)

    def in_variant(self, name: str) -> Pack:
        """The pack with the other values of a variant; one that it does not know changes nothing."""
        variant = self.variants.get(name, Variant())
        return msgspec.structs.replace(
            self,
            shock=variant.shock or self.shock,
            clash=variant.clash or self.clash,
            scenarios=tuple(_in_variant(scenario, variant) for scenario in self.scenarios),
        )

    @property
    def digest(self) -> str:
        """SHA-256 of all the values that matter for play."""
        return digest_of(self, NOT_PLAYED)

    def to_json(self) -> bytes:
        """The whole pack with its sources, for the header of a record."""
        return msgspec.json.encode(self, order="sorted")


def _in_variant(scenario: Scenario, variant: Variant) -> Scenario:
    """A battle with its armies as strong as a variant has them, and where it has them."""
    values = [other for other in variant.strengths if other.battle == scenario.id]
    places = {other.thing: other for other in variant.deployments if other.battle == scenario.id}
    if not values and not places:
        return scenario
    return msgspec.structs.replace(
        scenario,
        armies=tuple(_with(army, values) for army in scenario.armies),
        contingents=tuple(
            msgspec.structs.replace(one, busho=_at(one.busho, places.get(one.busho.id))) for one in scenario.contingents
        ),
        units=tuple(_at(_with(unit, values), places.get(unit.id)) for unit in scenario.units),
    )


def _with(row: R, others: list[OtherValue]) -> R:
    """A row with its other values, each with its source."""
    own = [other for other in others if other.about == (row.what, *row.identity)]
    values = {other.strength: other.value for other in own}
    sources = {other.strength: other.source["value"] for other in own}
    return msgspec.structs.replace(row, **values, source=row.source | sources) if own else row


def _at(row: R, other: OtherPlace | None) -> R:
    """A row in its other place, with the source of that."""
    return row if other is None else msgspec.structs.replace(row, hex=other.hex, source=row.source | other.source)
