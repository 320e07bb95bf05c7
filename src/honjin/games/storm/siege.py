"""The part of a match that never changes: map, units, track and switches, compiled for quick look-up."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from honjin.core.bits import members
from honjin.core.choices import ByNumber
from honjin.core.decision import Option
from honjin.core.game import Switches
from honjin.core.memory import Memory
from honjin.games.storm import options as opt
from honjin.games.storm.model import (
    AREA_PLACES,
    AREAS,
    ARTILLERY,
    ENGINEER,
    INFANTRY,
    JAPAN,
    MACHINE_GUN,
    OFF_BOARD,
    PLACE_OF,
    REGULAR,
    RUSSIA,
    SIDES,
    TOWNS,
    WHITE_CORD,
    AreaId,
    AreaSet,
    SideId,
    UnitId,
    UnitSet,
)
from honjin.games.storm.pack import FREE, Pack, UnitCard
from honjin.games.storm.roads import DEAREST_STEP, Roads, areas_without_exit

FAR = 99
"""A distance no gun reaches."""
MOST_RANGE = 20
MOST_POINTS = 20
LARGEST_GROUP = 3


class Siege:
    """Compiled once for a match and shared by all its clones. Options are made here, once, and handed out.

    Areas and units are numbers inside: an area is its place, a unit its number, a set of either a whole number.
    """

    def __init__(self, switches: Switches, pack: Pack) -> None:
        self.pack = pack = pack.in_variant(str(switches["strengths"]))
        self.memory: Memory = {}
        self.switches = dict(switches)
        self.white_cord = bool(switches["white_cord"])
        self.kodama = bool(switches["kodama"])
        self.kondratenko = bool(switches["kondratenko"])
        self.own_engineers = bool(switches["own_engineers"])
        self.one_division = bool(switches["one_division"])
        self.one_regiment = bool(switches["one_regiment"])
        self.engineers_help_next_door = bool(switches["engineers_help_next_door"])
        self.fire_from_off_board = bool(switches["fire_from_off_board"])
        self.defensive_fire_halts = bool(switches["defensive_fire_halts"])
        self.retreat_keeps_side = bool(switches["retreat_keeps_side"])
        self.stack = pack.stack
        self.turns = len(pack.turns)
        self.supplements = (0, *(turn.supplements for turn in pack.turns))
        self._compile_map()
        self._compile_units()
        self._compile_options()

    # Map

    def _compile_map(self) -> None:
        areas = {area.id: area for area in self.pack.areas}
        rows = [areas[area] for area in AREAS]
        self.level = tuple(row.level for row in rows)
        self.near = tuple(tuple(PLACE_OF[AreaId(id)] for id in row.borders) for row in rows)
        self.roads = Roads(self.near)
        self.near_mask = self.roads.near_mask
        self.here_and_near = tuple(mask | 1 << place for place, mask in enumerate(self.near_mask))
        self.map = (1 << len(AREAS)) - 1
        self.off_board = sum(1 << PLACE_OF[area] for area in OFF_BOARD)
        self.closed = {JAPAN: 0, RUSSIA: self.off_board}
        """2.21  The areas no unit of a side may ever enter."""
        self.on_board = self.map & ~self.off_board
        self.walled_in = {side: areas_without_exit(self.roads, self.closed[side]) for side in SIDES}
        """The areas a side's units can never leave: none on the map that comes with the program."""
        self.firing_ground = self.map if self.fire_from_off_board else self.on_board
        """2.21  Where units can fire from: not off the board, unless the players agree (Ruling 13)."""
        self.high_points = sum(1 << place for place, row in enumerate(rows) if row.high_point)
        self.japanese_at_start = sum(1 << place for place, row in enumerate(rows) if row.start == JAPAN)
        self._setup_areas: dict[str, AreaSet] = {area: 1 << place for place, area in enumerate(AREAS)}
        self._setup_areas[FREE] = self.on_board & ~self.japanese_at_start
        for place, row in enumerate(rows):
            for mark in row.setup:
                self._setup_areas[mark] = self._setup_areas.get(mark, 0) | 1 << place
        self.distance = tuple(self._distances(place) for place in AREA_PLACES)
        self.towns = tuple(PLACE_OF[area] for area in TOWNS)
        self.within = tuple(
            tuple(sum(1 << place for place in AREA_PLACES if row[place] <= reach) for row in self.distance)
            for reach in range(MOST_RANGE + 1)
        )
        """For each range and area, the areas a gun can reach, as a set."""
        self.garrison = {PLACE_OF[AreaId(row.area)]: row.units for row in self.pack.garrisons}

    def _distances(self, start: int) -> tuple[int, ...]:
        """6  Fewest borders to every area, never by way of a box off the board (Ruling 11)."""
        found = [FAR] * len(AREAS)
        steps, reached, frontier = 0, 0, 1 << start
        while frontier:
            for place in members(frontier):
                found[place] = steps
            reached |= frontier
            frontier = self.roads.next_to(frontier) & self.on_board & ~reached
            steps += 1
        return tuple(found)

    # Units

    def _compile_units(self) -> None:
        self.units: tuple[UnitCard, ...] = tuple(
            sorted(self.pack.units, key=lambda card: SIDES.index(SideId(card.side)))
        )
        self.ids = tuple(UnitId(card.id) for card in self.units)
        self._names = ByNumber(self.ids)
        self.number = {id: number for number, id in enumerate(self.ids)}
        self.bit: dict[str, UnitSet] = {id: 1 << number for number, id in enumerate(self.ids)}
        self.army = {side: self._those(lambda card, side=side: card.side == side) for side in SIDES}
        self.infantry = self._those(lambda card: card.kind == INFANTRY)
        self.machine_guns = self._those(lambda card: card.kind == MACHINE_GUN)
        self.guns = self._those(lambda card: card.kind == ARTILLERY)
        self.engineers = self._those(lambda card: card.kind == ENGINEER)
        self.riflemen = self.infantry | self.machine_guns
        """Units that fire: infantry and machine guns (7.0(1))."""
        self.shooters = {side: self.army[side] & self.riflemen for side in SIDES}
        self.brittle = self.guns | self.machine_guns
        """Units that one point of damage destroys (11.1(4))."""
        self.regular = self._those(lambda card: card.service == REGULAR)
        self.cord = self._those(lambda card: card.division == WHITE_CORD)
        self.mobile = self._those(lambda card: card.movement > 0 and card.kind != MACHINE_GUN)
        """Units that can move: machine guns never do (2.11)."""
        self.firepower = tuple(card.firepower for card in self.units)
        self.defence = tuple(card.defence for card in self.units)
        self.speed = tuple(card.movement for card in self.units)
        self.range = tuple(card.range for card in self.units)
        ranges = {card.range for card in self.units if card.kind == ARTILLERY}
        self.guns_by_range = tuple(
            self._those(lambda card, reach=reach: card.kind == ARTILLERY and card.range == reach)
            for reach in range(max(ranges, default=-1) + 1)
        )
        """The guns of range nought, one, two, and so on."""
        self.division = tuple(card.division for card in self.units)
        self.regiment = tuple(self._formation(card) for card in self.units)
        self.in_play = self._those(lambda card: not card.option or bool(self.switches[card.option]))
        self.playing = {side: self.army[side] & self.in_play for side in SIDES}
        self.setup_areas = tuple(self._setup_areas.get(card.enters, 0) for card in self.units)
        """3  For each unit the areas in which it may begin; none for those that come later."""
        self.free = self.entering(FREE)
        self.reinforcements = (0, *(self.entering(f"turn {turn}") for turn in range(1, self.turns + 1)))
        self.set_up = self.in_play & ~sum(self.reinforcements)
        self.slow_or_fixed = self.in_play & ~self._those(
            lambda card: card.movement >= DEAREST_STEP and card.kind != MACHINE_GUN
        )
        """Units that may find themselves unable to take a step though there is one to take."""
        self.can_spend = tuple(
            self._those(lambda card, points=points: card.movement >= points) & self.mobile
            for points in range(MOST_POINTS + 1)
        )
        """For each number of movement points, the units that can spend so many."""
        everybody = (1 << len(self.units)) - 1
        self.no_riflemen, self.immobile = everybody ^ self.riflemen, everybody ^ self.mobile
        self.slower = tuple(
            (points, everybody ^ self.can_spend[points]) for points in sorted(set(self.speed) - {0}, reverse=True)
        )
        """For each number of movement points that there is, the highest first, the units that have fewer."""

    def _formation(self, card: UnitCard) -> str:
        """15.5(3)  The regiment of an infantry unit; the White Cord group counts as one (Ruling 95)."""
        if card.kind != INFANTRY:
            return ""
        if card.regiment:
            return f"{card.division}/{card.regiment}"
        return card.division if card.division == WHITE_CORD else ""

    def _those(self, wanted: Callable[..., bool]) -> UnitSet:
        return sum(1 << number for number, card in enumerate(self.units) if wanted(card))

    def set_of(self, units: Iterable[str]) -> UnitSet:
        """The set of these units."""
        bit = self.bit
        found = 0
        for unit in units:
            found |= bit[unit]
        return found

    def ids_of(self, units: UnitSet) -> tuple[UnitId, ...]:
        """The ids of the units of a set."""
        return tuple(self._names.of(units))

    def side_of(self, number: int) -> SideId:
        """Whose unit it is."""
        return JAPAN if self.army[JAPAN] >> number & 1 else RUSSIA

    def entering(self, mark: str) -> UnitSet:
        """The units in play that enter in this way."""
        return self._those(lambda card: card.enters == mark) & self.in_play

    # Options

    def _compile_options(self) -> None:
        units, areas = self.ids, AREAS
        self.pick = ByNumber([opt.Pick(unit) for unit in units])
        self.flip = ByNumber([opt.Flip(unit) for unit in units])
        self.remove = ByNumber([opt.Remove(unit) for unit in units])
        self.lose = ByNumber([opt.Lose(unit) for unit in units])
        self.recall = ByNumber([opt.Recall(unit) for unit in units])
        self.keep = ByNumber([opt.Keep(unit) for unit in units])
        self.withdraw = ByNumber([opt.Withdraw(unit) for unit in units])
        self.no_haven = ByNumber([opt.Retreat(unit) for unit in units])
        self.retreat_to = tuple(ByNumber([opt.Retreat(unit, area) for unit in units]) for area in areas)
        self.place = ByNumber([opt.Place(area) for area in areas])
        self.bombard = ByNumber([opt.Bombard(area) for area in areas])
        self.fire = ByNumber([opt.Fire(area) for area in areas])
        self.march = ByNumber([opt.March(area) for area in areas])
        self.march_by = tuple(ByNumber([opt.March(area, by) for by in areas]) for area in areas)
        self.through = ByNumber([opt.Through(area) for area in areas])
        self.send_kondratenko = ByNumber([opt.PlaceKondratenko(area) for area in areas])
        self.shift = {
            number: ByNumber([opt.Shift(units[number], area) for area in areas]) for number in members(self.guns)
        }

    def candidates(self) -> list[Option]:
        """Every option anybody could think of, legal or not."""
        alone = (opt.Pick, opt.Flip, opt.Remove, opt.Lose, opt.Recall, opt.Keep, opt.Withdraw, opt.Retreat)
        towards = (opt.Place, opt.Bombard, opt.Fire, opt.March, opt.Through, opt.PlaceKondratenko)
        return [
            *(kind(unit) for kind in alone for unit in self.ids),
            *(kind(area) for kind in towards for area in AREAS),
            *(self.march_by[place][by] for place in AREA_PLACES for by in self.near[place]),
            *(opt.Retreat(unit, area) for unit in self.ids for area in AREAS),
            *(option for shifts in self.shift.values() for option in shifts.of(self.map)),
            *(opt.PLACE_THE_REST, opt.END_SHIFTS, opt.NOT_NOW, opt.PASS, opt.HALT, opt.ABSORB_FOR_ME),
            *opt.ANSWER_FIRE,
        ]
