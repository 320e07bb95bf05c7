"""The part of a match that never changes: map, units, Bushos, Samurai, charts and switches, compiled for look-up.

Sides are 0 and 1. Units are numbers: those of the first army contingent by contingent, the So-Taisho's first, then its
Honjin, then the second army likewise. A Busho has the number of his contingent.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache

from honjin.core.game import Switches
from honjin.core.memory import Memory, remembered
from honjin.core.modifier import Modifier
from honjin.games.ran.battle_checks import LEGEND
from honjin.games.ran.battles import INTRODUCTION
from honjin.games.ran.charts import Charts
from honjin.games.ran.menu import Menu
from honjin.games.ran.model import (
    AS_B,
    AS_T,
    BOTH_SIDES,
    BOWS,
    CLASSES,
    CLOSED,
    FACING,
    FOOT_CLOSE,
    FOOT_OPEN,
    HONJIN,
    KB_B,
    KB_BOW,
    KB_CLOSE,
    KB_OPEN,
    LEADER,
    MELEE,
    MISSILE,
    MISSILE_FOOT,
    MOUNTED,
    RIDERS,
    BushoId,
    BushoSet,
    FacingId,
    SamuraiId,
    SamuraiSet,
    SideId,
    UnitId,
    UnitSet,
)
from honjin.games.ran.pack import STANDARD, Border, Contingent, Ground, Pack, SamuraiCard, Scenario, Unit
from honjin.games.ran.specials import Specials
from honjin.maps.facing import FRONT, Arcs
from honjin.maps.gridtext import HEIGHTS, read_hexsides, read_picture, read_roads, sides_with
from honjin.maps.hexgrid import OFF, HexGrid, HexSet, gather, numbered
from honjin.maps.sight import Sight
from honjin.maps.waves import Waves

BACK_PATH = "back_path"
BRIDGE, RIVER = "bridge", "river"
STEEP = 3
"""6.24  Levels from which a slope is one of the last lines of the chart."""


class Battle:
    """Compiled once for a match and shared by all its clones."""

    def __init__(
        self, switches: Switches, pack: Pack, scenario: str = INTRODUCTION, *, bridge_down: bool = False
    ) -> None:
        self.switches = dict(switches)
        self.bridge_down = bridge_down
        """Suriagehara: whether the bridges of the map have become river."""
        self.memory: Memory = {}
        for switch in ("shock_table", "strengths"):
            pack = pack.in_variant(str(switches.get(switch, STANDARD)))
        self.pack = pack
        self.scenario: Scenario = pack.scenario(scenario)
        self.sides: tuple[SideId, ...] = tuple(SideId(army.id) for army in self.scenario.armies)
        self.side = {side: number for number, side in enumerate(self.sides)}
        self.limits = pack.limits
        self.last_turn = int(str(switches.get("turn_limit", "15")))
        """2.6  After which the battle is broken off; the book goes on until an army routs (Ruling 103)."""
        self.charts = Charts(pack)
        self._compile_map()
        self._compile_units()
        self._compile_bushos()
        self._compile_samurai()
        self.specials = Specials(self)
        self.menu = Menu(self)

    @cached_property
    def without_bridge(self) -> Battle:
        """The same battle with the bridge down: the only change of the ground that there is, made when it comes."""
        return Battle(self.switches, self.pack, self.scenario.id, bridge_down=True)

    # Map

    def _compile_map(self) -> None:
        scenario = self.scenario
        self.grid, self.arcs = _grid(scenario.columns, scenario.rows)
        grid = self.grid
        self.terrain: tuple[str, ...] = read_picture(grid, scenario.terrain, LEGEND)
        self.height: tuple[int, ...] = read_picture(grid, scenario.heights, HEIGHTS)
        self.hexsides = read_hexsides(grid, self._sides())
        closed_roads = {BACK_PATH} if self.switches.get(BACK_PATH) == "off" else set()
        self.roads = read_roads(grid, [road.hexes for road in scenario.roads if road.id not in closed_roads])
        self.grounds: dict[str, Ground] = {row.id: row for row in self.pack.grounds}
        self.borders: dict[str, Border] = {row.id: row for row in self.pack.borders}
        ground_at = [self.grounds[terrain] for terrain in self.terrain]
        self.pivots_hurt = gather(hex for hex, ground in enumerate(ground_at) if ground.pivot_hit)
        """7.14  Where a turn costs a hit."""
        self.clear = gather(hex for hex, ground in enumerate(ground_at) if ground.clear)
        """11.71  Where hits may be removed."""
        cover = gather(hex for hex, ground in enumerate(ground_at) if ground.blocks)
        trees = sides_with(self.hexsides, [id for id, border in self.borders.items() if border.blocks])
        self.sight = Sight(grid, self.height, cover, trees)
        self.costs = tuple(self._costs(name) for name in CLASSES)
        """6.21  What a step costs: by class, hex and direction."""
        leader = self.costs[LEADER]
        self.marches = tuple(_waves(grid, costs) for costs in self.costs)
        """6.42, 6.51  Where a unit of each class can get to, whichever way it faces."""
        self.rides = self.marches[LEADER]
        """4.62  Where a Busho can get to."""
        self.ways = Waves(grid, lambda hex, direction: 1 if leader[hex][direction] < CLOSED else None)
        """4.31  How far a command can be heard, counted in hexes."""
        self.zones = tuple(self._zones(number) for number in range(len(CLASSES)))
        """7.21, 7.22  By class, facing and hex, the hexes into which a unit exerts its zone of control."""
        self.charges_at = tuple(self._charges_at(hex) for hex in range(grid.size))
        """9.3  For each hex a bit for each direction in which the ground lets KB charge."""

    def _sides(self) -> dict[str, tuple[str, ...]]:
        """The hexsides of the map by kind; where a bridge is down there is the river."""
        sides: dict[str, tuple[str, ...]] = {row.id: row.sides for row in self.scenario.hexsides}
        if self.bridge_down:
            sides[RIVER] = (*sides.get(RIVER, ()), *sides.pop(BRIDGE, ()))
        return sides

    def _costs(self, name: str) -> tuple[tuple[int, ...], ...]:
        entry = [getattr(self.grounds[terrain], name) for terrain in self.terrain]
        extra = {id: getattr(border, name) for id, border in self.borders.items()}
        return tuple(
            tuple(
                CLOSED if near == OFF else self._cost(entry, extra, hex, direction, near)
                for direction, near in enumerate(self.grid.near[hex])
            )
            for hex in range(self.grid.size)
        )

    def _cost(self, entry: list[int | None], extra: dict[str, int | None], hex: int, direction: int, near: int) -> int:
        """6.21  The hex, the hexside and the slope; on a road 1 for the hex, and a bridge levels the slope too."""
        side, slope = self.hexsides[hex][direction], self.slope(hex, near)
        parts: list[int | None] = [entry[near], extra.get(side, 0), extra.get(slope, 0)]
        if self.roads[hex] >> direction & 1:
            parts[0] = 1
            if side == BRIDGE or slope.startswith("down"):
                parts[2] = 0
        if None in parts:
            return CLOSED
        return sum(part for part in parts if part is not None)

    def slope(self, hex: int, near: int) -> str:
        """The line of the chart for the way from a hex to its neighbour; nothing on level ground."""
        rise = self.height[near] - self.height[hex]
        return f"{'up' if rise > 0 else 'down'}{min(abs(rise), STEEP)}" if rise else ""

    def _zones(self, number: int) -> tuple[tuple[HexSet, ...], ...]:
        """7.22  The front; of those that do not shoot only where they themselves could go."""
        if number in (MISSILE_FOOT, KB_BOW):
            return self.arcs.front
        costs, near = self.costs[number], self.grid.near
        return tuple(
            tuple(
                gather(near[hex][direction] for direction in FRONT[facing] if costs[hex][direction] < CLOSED)
                for hex in range(self.grid.size)
            )
            for facing in range(6)
        )

    def _charges_at(self, hex: int) -> int:
        return sum(
            1 << direction
            for direction, near in enumerate(self.grid.near[hex])
            if near != OFF and self._can_charge(hex, direction, near)
        )

    def _can_charge(self, hex: int, direction: int, near: int) -> bool:
        lines = [self.hexsides[hex][direction], self.slope(hex, near)]
        return self.grounds[self.terrain[near]].norikuzushi and all(
            self.borders[line].norikuzushi for line in lines if line
        )

    def can_shock(self, number: int, hex: int, direction: int) -> bool:
        """6.24  Whether a unit of this class can attack over this side of its hex: nothing there is closed."""
        if self.costs[number][hex][direction] == CLOSED:
            return False
        lines = (self.hexsides[hex][direction], self.slope(hex, self.grid.near[hex][direction]))
        return all(self.borders[line].shock is not None for line in lines if line)

    # Units

    def _compile_units(self) -> None:
        scenario = self.scenario
        self.contingent_rows: tuple[Contingent, ...] = tuple(
            sorted(scenario.contingents, key=lambda row: (self.side[SideId(row.army)], row.number))
        )
        self.contingent_ids = tuple(BushoId(row.id) for row in self.contingent_rows)
        self.contingent = {id: number for number, id in enumerate(self.contingent_ids)}
        self.side_of_contingent = tuple(self.side[SideId(row.army)] for row in self.contingent_rows)
        self.so_taisho = tuple(self._first_of(side) for side in BOTH_SIDES)
        rows: list[Unit | None] = []
        ids: list[UnitId] = []
        contingents: list[int] = []
        for side, name in enumerate(self.sides):
            for number, contingent in enumerate(self.contingent_rows):
                if self.side_of_contingent[number] == side:
                    own = [unit for unit in scenario.units if unit.contingent == contingent.id]
                    rows += own
                    ids += [UnitId(unit.id) for unit in own]
                    contingents += [number] * len(own)
            rows.append(None)
            ids.append(UnitId(f"honjin_{name}"))
            contingents.append(self.so_taisho[side])
        self.unit_ids = tuple(ids)
        self.unit = {id: number for number, id in enumerate(ids)}
        self.contingent_of = tuple(contingents)
        self.side_of = tuple(self.side_of_contingent[contingent] for contingent in contingents)
        self._compile_values(rows)
        self._compile_sets()

    def side_of_contingent_id(self, busho: BushoId) -> SideId:
        """The army of a contingent."""
        return self.sides[self.side_of_contingent[self.contingent[busho]]]

    def _first_of(self, side: int) -> int:
        return next(
            number
            for number, row in enumerate(self.contingent_rows)
            if row.number == 0 and self.side_of_contingent[number] == side
        )

    def _compile_values(self, rows: list[Unit | None]) -> None:
        """The printed values; those of a Honjin stand with its army and in the rules (4.53)."""
        number, honjin_tq = self.grid.number, self.limits.honjin_tq
        camps = [number[army.honjin] for army in self.scenario.armies]
        points = {row.id: row.rout_points for row in self.pack.kinds}
        self.kinds: tuple[str, ...] = tuple(row.kind if row else HONJIN for row in rows)
        self.tq = tuple(row.tq if row else honjin_tq for row in rows)
        self.ma = tuple(row.ma if row else 0 for row in rows)
        self.shaken_tq = tuple((row.disordered_tq or row.tq) if row else honjin_tq for row in rows)
        """11.33  Of a Disordered unit; those that shoot have no such side and keep their values here."""
        self.shaken_ma = tuple((row.disordered_ma or row.ma) if row else 0 for row in rows)
        self.start_hex = tuple(
            number[row.hex] if row else camps[side] for row, side in zip(rows, self.side_of, strict=True)
        )
        self.start_facing = tuple(FACING[FacingId(row.facing)] if row else 0 for row in rows)
        self.points = tuple(points[kind] for kind in self.kinds)  # type: ignore[index]
        self.weapon: dict[str, str] = {row.id: row.weapon for row in self.pack.kinds}
        self.fire_cost: dict[str, int] = {row.id: row.fire_cost for row in self.pack.kinds}

    def _compile_sets(self) -> None:
        units = range(len(self.unit_ids))
        self.everybody: UnitSet = (1 << len(units)) - 1
        self.honjin = tuple(self.unit[UnitId(f"honjin_{side}")] for side in self.sides)
        self.honjins = gather(self.honjin)
        self.army = tuple(gather(unit for unit in units if self.side_of[unit] == side) for side in BOTH_SIDES)
        contingents = range(len(self.contingent_ids))
        self.members = tuple(
            gather(unit for unit in units if self.contingent_of[unit] == contingent) & ~self.honjins
            for contingent in contingents
        )
        self.size = tuple(self.members[contingent].bit_count() for contingent in contingents)
        """11.82  How many units a contingent has at the start."""
        self.contingents_of: tuple[BushoSet, ...] = tuple(
            gather(contingent for contingent in contingents if self.side_of_contingent[contingent] == side)
            for side in BOTH_SIDES
        )
        self.mounted = self._of(MOUNTED)
        self.infantry = self.everybody & ~self.mounted & ~self.honjins
        self.melee = self._of(MELEE)
        self.missile = self._of(MISSILE)
        self.bows = self._of(BOWS)
        self.teppo = self._of((AS_T, HONJIN))
        self.shooters = self.missile | self.honjins
        self.never_attack = self._of((AS_T, AS_B, HONJIN))
        """9.13, 4.54  Those that defend only."""
        self.riders = self._of(RIDERS)
        self.bow_riders = self._of((KB_B,))
        self.class_of = tuple(_class_of(kind) for kind in self.kinds)

    def _of(self, kinds: Iterable[str]) -> UnitSet:
        return gather(unit for unit, kind in enumerate(self.kinds) if kind in kinds)

    # Bushos and Samurai

    def _compile_bushos(self) -> None:
        """4.11, 4.12  Ratings by contingent or side; the first is the Busho's own, the second his deputy's."""
        rows = self.contingent_rows
        self.starts_active: BushoSet = gather(number for number, row in enumerate(rows) if row.active)
        self.wavering: BushoSet = gather(number for number, row in enumerate(rows) if row.wavering)
        self.reinforcements: BushoSet = gather(number for number, row in enumerate(rows) if row.enters)
        self.entry_turn = tuple(row.enters for row in rows)
        self.entry_hex = tuple(self.grid.number[row.entry] if row.entry else OFF for row in rows)
        """5.21 (4)  When and where reinforcements come, under the switch for them."""
        self.momentum = tuple((row.busho.momentum, row.busho.deputy_momentum) for row in rows)
        self.combat = tuple((row.busho.combat, row.busho.deputy_combat) for row in rows)
        self.endurance = tuple((row.busho.endurance, row.busho.deputy_endurance) for row in rows)
        leaders = [rows[contingent].busho for contingent in self.so_taisho]
        self.initiative = tuple((busho.momentum, busho.deputy_momentum) for busho in leaders)
        self.activation = tuple((busho.activation, busho.deputy_activation) for busho in leaders)
        self.trumps = tuple((busho.trump, busho.deputy_trump) for busho in leaders)
        self.busho_hex = tuple(self.grid.number[row.busho.hex] for row in rows)
        self.rout_level = tuple(army.rout_level for army in self.scenario.armies)

    def _compile_samurai(self) -> None:
        cards = {card.id: card for card in self.pack.samurai}
        pools = [army.samurai for army in self.scenario.armies]
        ids = dict.fromkeys(id for pool in pools for id in pool)
        chosen: list[SamuraiCard] = [cards[id] for id in ids]
        self.samurai_ids = tuple(SamuraiId(id) for id in ids)
        self.samurai = {id: number for number, id in enumerate(self.samurai_ids)}
        self.samurai_pool: tuple[SamuraiSet, ...] = tuple(
            gather(self.samurai[SamuraiId(id)] for id in pool) for pool in pools
        )
        self.samurai_range = tuple(card.range for card in chosen)
        self.samurai_combat = tuple(card.combat for card in chosen)
        self.samurai_endurance = tuple(card.endurance for card in chosen)


@lru_cache(8)
def _grid(columns: int, rows: int) -> tuple[HexGrid, Arcs]:
    """Grids are alike for all maps of a size, and dear to make."""
    grid = HexGrid(columns, rows, numbered)
    return grid, Arcs(grid)


def _waves(grid: HexGrid, costs: tuple[tuple[int, ...], ...]) -> Waves:
    return Waves(grid, lambda hex, direction: costs[hex][direction] if costs[hex][direction] < CLOSED else None)


def _class_of(kind: str) -> tuple[int, int]:
    """6.24  The class of a type in close order and in open order."""
    if kind in RIDERS:
        return KB_CLOSE, KB_OPEN
    if kind == KB_B:
        return KB_BOW, KB_BOW
    return (FOOT_CLOSE, FOOT_OPEN) if kind in MELEE else (MISSILE_FOOT, MISSILE_FOOT)


@remembered(20_000)
def shock_ground(battle: Battle, hex: int, direction: int, rider: bool) -> tuple[Modifier, ...]:
    """9.28  What the ground does to an attack from a hex into its neighbour: his hex, hexside, slope, the own hex."""
    near = battle.grid.near[hex][direction]
    target, own = battle.grounds[battle.terrain[near]], battle.grounds[battle.terrain[hex]]
    side, slope = battle.hexsides[hex][direction], battle.slope(hex, near)
    on_road = battle.roads[hex] >> direction & 1
    lines = [(target.shock_kb if rider else target.shock, f"into-{target.id}")]
    lines += [(battle.borders[line].shock or 0, f"across-{line}") for line in (side, slope) if line]
    lines.append((0 if own.only_off_road and on_road else own.shock_from, f"out-of-{own.id}"))
    return tuple(Modifier("9.28", value, why) for value, why in lines if value)
