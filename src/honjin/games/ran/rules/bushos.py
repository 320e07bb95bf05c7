"""4.6, 4.7  Bushos move, and are in danger when they stand alone."""

from __future__ import annotations

from honjin.core.bits import first, members
from honjin.core.choices import Choices
from honjin.core.decision import Decision, Facts, Option, Refusal, Side
from honjin.core.procedure import Procedure, step
from honjin.games.ran import options as opt
from honjin.games.ran.events.bushos import BushoRode, BushoSent, BushoSheltered, BushoThreatened
from honjin.games.ran.events.command import ChoiceDeclined
from honjin.games.ran.model import (
    BUSHO_MA,
    BUSHO_MA_IN_ZOC,
    NEAR,
    WOUNDED_MA,
    WOUNDED_MA_IN_ZOC,
    BushoId,
    BushoSet,
    HexId,
    UnitId,
    UnitSet,
    enemy_of,
)
from honjin.games.ran.rules import deaths
from honjin.games.ran.rules.dice import RanMatch, roll_d10
from honjin.games.ran.rules.gunnery import sees
from honjin.games.ran.rules.timing import untimely_after_orders
from honjin.games.ran.state import RanState
from honjin.maps.hexgrid import HexSet

TAKEN_FROM = 3
"""4.72  The lowest die on which Kibamusha take a Busho who stands alone."""


# 4.6  Moving


class BushoRide(Procedure):
    """4.34  A Busho moves, or stays where he is; he has no facing (4.63), and nobody reacts (Ruling 182)."""

    side: int
    busho: BushoId

    def crumb(self) -> tuple[str, Facts]:
        return "BushoRide", {"busho": self.busho}

    @step("4.62")
    def ride(self, match: RanMatch) -> Decision | None:
        state = match.state
        busho = state.battle.contingent[self.busho]
        if not state.is_alive(busho):
            return None
        goals = rides(state, busho)
        options: Choices[Option] = Choices((state.battle.menu.rides, goals), others=(opt.STAY,))
        return Decision(state.battle.sides[self.side], "ride", options, {"busho": self.busho}, default=len(options) - 1)

    @ride.answered
    def ridden(self, match: RanMatch, option: opt.Ride | opt.Stay) -> None:
        if isinstance(option, opt.Ride):
            match.emit(BushoRode(self.busho, option.hex))
        else:
            match.emit(ChoiceDeclined(match.state.battle.sides[self.side], "ride"))

    @ride.refused
    def why_not(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        state = match.state
        busho = state.battle.contingent[self.busho]
        if isinstance(option, opt.Stay):
            return None
        if not isinstance(option, opt.Ride):
            return untimely_after_orders(option, Refusal("4.61", "not-while-a-busho-rides"))
        hex, facts = state.battle.grid.number[option.hex], {"busho": self.busho, "hex": option.hex}
        if hex == state.busho_hex[busho]:
            return Refusal("4.61", "is-there-already", facts)
        if state.held[enemy_of(self.side)] >> hex & 1:
            return Refusal("6.73", "busho-among-enemies", facts)
        if unsafe(state, self.side) >> hex & 1:
            return Refusal("4.71", "busho-into-zoc", facts)
        if rides(state, busho) >> hex & 1:
            return None
        grid = state.battle.grid
        anywhere = state.battle.ways.reach(state.busho_hex[busho], grid.size, grid.everywhere)
        if not anywhere >> hex & 1:
            return Refusal("6.23", "closed-to-busho", facts)
        return Refusal("4.62", "too-far-for-busho", facts)


class BushoMovementOrder(Procedure):
    """4.42  The So-Taisho, in his Honjin, has his subordinates move: each once, Finished or not (Ruling 10)."""

    side: int
    moved: tuple[BushoId, ...] = ()

    def crumb(self) -> tuple[str, Facts]:
        return "BushoMovementOrder", {}

    @step("4.42")
    def send(self, match: RanMatch) -> Decision | None:
        state = match.state
        left = subordinates(state, self.side)
        for id in self.moved:
            left &= ~(1 << state.battle.contingent[id])
        if not left:
            self.finish()
            return None
        options: Choices[Option] = Choices((state.battle.menu.sends, left), others=(opt.STAY,))
        return Decision(state.battle.sides[self.side], "send-bushos", options, default=len(options) - 1)

    @send.answered
    def sent(self, match: RanMatch, option: opt.Send | opt.Stay) -> Procedure | None:
        if isinstance(option, opt.Stay):
            match.emit(ChoiceDeclined(match.state.battle.sides[self.side], "send-bushos"))
            self.finish()
            return None
        match.emit(BushoSent(option.busho))
        self.moved = (*self.moved, option.busho)
        self.go_to(BushoMovementOrder.send)
        return BushoRide(self.side, option.busho)

    @send.refused
    def why_not(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        if isinstance(option, opt.Stay):
            return None
        if not isinstance(option, opt.Send):
            return Refusal("4.42", "not-while-bushos-move")
        state, facts = match.state, {"busho": option.busho}
        if option.busho in self.moved:
            return Refusal("4.42", "has-moved-already", facts)
        busho = state.battle.contingent[option.busho]
        return None if subordinates(state, self.side) >> busho & 1 else Refusal("4.42", "not-a-subordinate", facts)


def subordinates(state: RanState, side: int) -> BushoSet:
    """4.42  The living Bushos of a side but its So-Taisho."""
    battle = state.battle
    found = 0
    for busho in members(battle.contingents_of[side] & ~(1 << battle.so_taisho[side])):
        if state.is_alive(busho):
            found |= 1 << busho
    return found


def may_order_bushos(state: RanState, side: int) -> bool:
    """4.42, 4.51  Only from within the Honjin, and only if there is somebody to move."""
    return state.in_honjin(side) and bool(subordinates(state, side))


def busho_ma(state: RanState, busho: int) -> int:
    """4.62  9, wounded or in a litter 6; 4 or 3 for whoever begins in an enemy zone of control."""
    enemy = enemy_of(state.battle.side_of_contingent[busho])
    wounded = (state.wounded | state.battle.specials.carried) >> busho & 1
    if state.zoc_of(enemy) >> state.busho_hex[busho] & 1:
        return WOUNDED_MA_IN_ZOC if wounded else BUSHO_MA_IN_ZOC
    return WOUNDED_MA if wounded else BUSHO_MA


def unsafe(state: RanState, side: int) -> HexSet:
    """4.71  Hexes that a leader may not enter: in an enemy zone of control, and no friendly unit there."""
    return state.zoc_of(enemy_of(side)) & ~state.held[side]


def rides(state: RanState, busho: int) -> HexSet:
    """4.62, 4.71  The hexes a Busho can move to; he stops in an enemy zone of control, even among friends."""
    battle = state.battle
    side = battle.side_of_contingent[busho]
    enemy, start = enemy_of(side), state.busho_hex[busho]
    open_to = battle.grid.everywhere & ~state.held[enemy] & ~unsafe(state, side)
    return battle.rides.reach(start, busho_ma(state, busho), open_to, state.zoc_of(enemy)) & ~(1 << start)


# 4.7  Alone


def lone_bushos(state: RanState, side: int, hex: int) -> BushoSet:
    """4.72  The Bushos of a side within two hexes who stand with no unit of theirs; a Honjin is one (Ruling 158)."""
    battle, found = state.battle, 0
    alone = battle.grid.within(hex, NEAR) & ~state.held[side]
    for busho in members(battle.contingents_of[side]):
        place = state.busho_hex[busho]
        if place >= 0 and alone >> place & 1:
            found |= 1 << busho
    return found


class Alarm(Procedure):
    """4.72  A unit has come near Bushos who stand alone: by the number of their contingents, each once."""

    side: int
    mover: int
    startled: tuple[BushoId, ...] = ()
    """Those whose danger has been dealt with."""

    @step("4.72")
    def frighten(self, match: RanMatch) -> Procedure | None:
        state = match.state
        if not state.on_map >> self.mover & 1:
            return None
        alone = lone_bushos(state, self.side, state.hex[self.mover])
        for id in self.startled:
            alone &= ~(1 << state.battle.contingent[id])
        if not alone:
            return None
        id = state.battle.contingent_ids[first(alone)]
        self.startled = (*self.startled, id)
        self.repeat()
        return LoneBusho(self.side, id, self.mover)


def startle(match: RanMatch, mover: int) -> Procedure | None:
    """4.72  What every move of a unit means for lone Bushos, by order or not (Ruling 203); mostly nothing."""
    state = match.state
    side = enemy_of(state.battle.side_of[mover])
    if not state.on_map >> mover & 1 or not lone_bushos(state, side, state.hex[mover]):
        return None
    return Alarm(side, mover)


class LoneBusho(Procedure):
    """4.72  An enemy unit has come within two hexes of a Busho who stands alone."""

    side: int
    busho: BushoId
    mover: int

    def crumb(self) -> tuple[str, Facts]:
        return "LoneBusho", {"busho": self.busho}

    @step("4.72")
    def draw_back(self, match: RanMatch) -> Decision | None:
        """Before infantry he may withdraw a hex (6.45); before Kibamusha there is no time (Ruling 15)."""
        state = match.state
        if state.battle.mounted >> self.mover & 1:
            self.go_to(LoneBusho.be_caught)
            return None
        goals = retreats(state, state.battle.contingent[self.busho], self.mover)
        options: Choices[Option] = Choices((state.battle.menu.rides, goals), others=(opt.STAY,))
        return Decision(state.battle.sides[self.side], "lone-busho", options, {"busho": self.busho}, default=0)

    @draw_back.answered
    def drawn_back(self, match: RanMatch, option: opt.Ride | opt.Stay) -> Procedure | None:
        self.finish()
        if isinstance(option, opt.Ride):
            match.emit(BushoRode(self.busho, option.hex))
            return None
        match.emit(ChoiceDeclined(match.state.battle.sides[self.side], "lone-busho"))
        return Displacement(self.side, self.busho)

    @draw_back.refused
    def why_not(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        state = match.state
        if isinstance(option, opt.Stay):
            return None
        if not isinstance(option, opt.Ride):
            return Refusal("4.72", "not-while-a-busho-is-alone")
        goals = retreats(state, state.battle.contingent[self.busho], self.mover)
        if goals >> state.battle.grid.number[option.hex] & 1:
            return None
        return Refusal("6.45", "no-withdrawal-for-busho", {"busho": self.busho, "hex": option.hex})

    @step("4.72")
    def be_caught(self, match: RanMatch) -> Procedure | None:
        """Kibamusha: on 3 to 9 he is taken or killed, else he gets away to his men."""
        die = roll_d10(match, "lone-busho")
        match.emit(BushoThreatened(self.busho, die, die >= TAKEN_FROM))
        if die >= TAKEN_FROM:
            return deaths.kill(match, match.state.battle.contingent[self.busho], "caught")
        return Displacement(self.side, self.busho)


def retreats(state: RanState, busho: int, mover: int) -> HexSet:
    """6.45  The hexes a lone Busho can withdraw to: the next one, open, in no enemy zone, more than two hexes away.

    None for one who stands in an enemy zone, or does not see the enemy come.
    """
    battle = state.battle
    side, start = battle.side_of_contingent[busho], state.busho_hex[busho]
    enemy = enemy_of(side)
    if state.zoc_of(enemy) >> start & 1 or not sees(state, start, state.hex[mover], loosely=True):
        return 0
    barred = state.held[enemy] | state.zoc_of(enemy) | battle.grid.within(state.hex[mover], NEAR) | 1 << start
    return battle.ways.reach(start, 1, battle.grid.everywhere & ~barred) & ~barred


class Displacement(Procedure):
    """4.72, 11.63  A Busho goes to the nearest unit of his contingent, else of his army; cut off he is lost."""

    side: int
    busho: BushoId

    def crumb(self) -> tuple[str, Facts]:
        return "Displacement", {"busho": self.busho}

    @step("11.63")
    def find_shelter(self, match: RanMatch) -> Decision | Procedure | None:
        """Of equally near units the owner picks one (Ruling 157)."""
        state = match.state
        busho = state.battle.contingent[self.busho]
        units = shelters(state, busho)
        if not units:
            return deaths.kill(match, busho, "cut_off")
        options = state.battle.menu.shelters.of(units)
        return Decision(state.battle.sides[self.side], "shelter", options, {"busho": self.busho}, default=0)

    @find_shelter.answered
    def found_shelter(self, match: RanMatch, option: opt.Shelter) -> None:
        state = match.state
        hex = state.hex[state.battle.unit[option.unit]]
        match.emit(BushoSheltered(self.busho, HexId(state.battle.grid.names[hex])))

    @find_shelter.refused
    def why_not(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        state = match.state
        if not isinstance(option, opt.Shelter):
            return Refusal("11.63", "not-while-seeking-shelter")
        nearest = shelters(state, state.battle.contingent[self.busho])
        if nearest >> state.battle.unit[UnitId(option.unit)] & 1:
            return None
        return Refusal("11.63", "not-the-nearest-unit", {"busho": self.busho, "unit": option.unit})


def shelters(state: RanState, busho: int) -> UnitSet:
    """11.63  The nearest units, by a way on which he could give orders (Ruling 157); his own contingent comes first."""
    battle = state.battle
    side = battle.side_of_contingent[busho]
    enemy, start = enemy_of(side), state.busho_hex[busho]
    open_to = battle.grid.everywhere & ~state.held[enemy] & ~unsafe(state, side)
    own, army = battle.members[busho] & state.on_map, battle.army[side] & state.on_map
    nearest, known, range = 0, 0, 0
    while True:
        hexes = battle.ways.reach(start, range, open_to)
        units = state.units_in(hexes & state.held[side])
        if units & own:
            return units & own
        nearest = nearest or units & army
        if hexes == known:
            return nearest
        known, range = hexes, range + 1


class Rehousing(Procedure):
    """4.72  All Bushos whose unit has just gone find another, one by one."""

    def crumb(self) -> tuple[str, Facts]:
        return "Rehousing", {}

    @step("4.72")
    def next_one(self, match: RanMatch) -> Procedure | None:
        state = match.state
        if not state.homeless:
            return None
        self.repeat()
        busho = first(state.homeless)
        return Displacement(state.battle.side_of_contingent[busho], state.battle.contingent_ids[busho])


def rehouse(match: RanMatch) -> Procedure | None:
    """4.72  What has to follow whenever units may have left the map."""
    return Rehousing() if match.state.homeless else None
