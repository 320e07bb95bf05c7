"""Exact odds for a decision, as tables: what a shot can do and why, who fires at those who enter, what damage costs."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from honjin.core.decision import Decision, Option
from honjin.core.game import OddsTable
from honjin.core.modifier import total
from honjin.games.storm.model import AREAS, PLACE_OF, AreaId, SideId, UnitId, UnitSet, enemy_of
from honjin.games.storm.odds import (
    Chances,
    Entry,
    Prospect,
    Toll,
    absorbed_mean,
    at_least,
    entry_of,
    entry_prospect,
    least_to_clear,
    most_absorbed,
    prospect_of,
    toll_of,
)
from honjin.games.storm.options import Bombard, Fire, Flip, Lose, March, Remove, Retreat, Through
from honjin.games.storm.rules.damage import Absorption
from honjin.games.storm.rules.factors import BOMBARDMENT, DEFENSIVE_FIRE, FIRE, Lines, target_units
from honjin.games.storm.siege import Siege
from honjin.games.storm.state import StormState
from honjin.games.storm.view import View, position_of
from honjin.games.storm.ways import travel_of

NOTHING = "odds-nothing"
FACTOR_COLUMNS = (
    "odds-target",
    "odds-firepower",
    "odds-others",
    "odds-engineer",
    "odds-defence",
    "odds-level",
    "odds-difference",
)
SHOT_COLUMNS = (
    "odds-target",
    "odds-mean",
    "odds-most",
    "odds-flipped",
    "odds-retreated",
    "odds-lost",
    "odds-p-heavy",
    "odds-p-clear",
    "odds-p-any",
)
ENTRY_COLUMNS = ("odds-target", "odds-points-used", "odds-stay", "odds-retreated", "odds-lost", "odds-p-in")
ANSWER_COLUMNS = ("odds-target", "odds-stay", "odds-retreated", "odds-lost", "odds-p-any", "odds-p-kept-out")
SPREAD_COLUMNS = ("odds-points", "odds-p-exactly", "odds-p-at-least")
PRICE_COLUMNS = ("odds-unit", "odds-flip", "odds-retreat", "odds-remove")
Row = tuple[str | float, ...]


def odds_of(siege: Siege, view: View, decision: Decision) -> tuple[OddsTable, ...]:
    """What can be calculated for a decision, from the view of the side that is asked."""
    return Bookmaker(position_of(siege, view), decision).tables()


class Bookmaker:
    """Makes the tables for one decision."""

    def __init__(self, state: StormState, decision: Decision) -> None:
        self.state = state
        self.siege = state.siege
        self.decision = decision
        self.side = SideId(decision.side)

    def tables(self) -> tuple[OddsTable, ...]:
        """The tables for any question; none for most."""
        match self.decision.ask:
            case "group":
                return *self.shots(), *self.entries()
            case "march-on":
                return self.entries()
            case "defensive-fire":
                return self.answer()
            case "absorb":
                return (self.prices(),)
        return ()

    # Bombardment and fire

    def shots(self) -> tuple[OddsTable, ...]:
        """10  Every area the group can shoot at: how it is counted, and what comes of it."""
        options = [option for option in self.decision.options if isinstance(option, Bombard | Fire)]
        if not options:
            return ()
        state, group = self.state, self.siege.set_of(self.decision.facts["units"])
        kind = BOMBARDMENT if isinstance(options[0], Bombard) else FIRE
        place = state.place_of(group.bit_length() - 1)
        counted: list[Row] = []
        likely: list[Row] = []
        for option in options:
            target = PLACE_OF[option.area]
            hit = target_units(state, self.side, target)
            shot = prospect_of(state, kind, self.side, group, place, target, hit)
            damage = self.damage_at(option.area)
            toll = toll_of(state, shot.chances, damage)
            most = most_absorbed(state, damage(0))
            least = least_to_clear(self.siege, hit, most)
            counted.append(self.factors(shot, place, target, enemy_of(self.side)))
            likely.append((f"area-{option.area}", *outcome(shot.chances, toll, most, least)))
        facts = {"kind": kind, "units": self.decision.facts["units"]}
        return (
            OddsTable("odds-counted", facts, FACTOR_COLUMNS, tuple(counted)),
            OddsTable("odds-shot", facts, SHOT_COLUMNS, tuple(likely)),
        )

    def damage_at(self, area: AreaId) -> Callable[[int], Absorption]:
        """11.2  The enemy absorbs with any of his units there."""
        return lambda points: Absorption(enemy_of(self.side), area, points)

    def factors(self, shot: Prospect, place: int, target: int, owner: SideId) -> Row:
        """A row with a cell for each line; where a level does not count, why."""
        return (
            f"area-{AREAS[target]}",
            *(value_of(shot.attack, why) for why in ("firepower", "others", "engineer")),
            value_of(shot.defence, "defence"),
            value_of(shot.defence, "level") or self.no_level(shot.kind, place, target, owner),
            shot.difference,
        )

    def no_level(self, kind: str, place: int, target: int, owner: SideId) -> str | int:
        """10.2(3)  Why the level of an area does not help its defenders; nothing if it has none."""
        if not self.siege.level[target]:
            return 0
        if kind == FIRE and place == target:
            return "odds-level-within"
        return "odds-level-spotted" if self.state.controls(owner, target) else "odds-level-not-held"

    # Movement and defensive fire

    def entries(self) -> tuple[OddsTable, ...]:
        """9  Every area within reach whose defenders may fire at the group: who is likely to get in and stay."""
        travel = travel_of(self.state, self.decision)
        areas = dict.fromkeys(option.area for option in self.decision.options if isinstance(option, March | Through))
        counted: list[Row] = []
        likely: list[Row] = []
        for area in areas:
            place = PLACE_OF[area]
            shot = travel.fire_at(place)
            if shot is not None:
                entry = self.entry(shot.chances, travel.group)
                counted.append(self.factors(shot, place, place, self.side))
                fate = (entry.stay, entry.thrown_back, entry.lost, entry.chance)
                likely.append((f"area-{area}", travel.cost[place], *fate))
        if not likely:
            return ()
        facts = {"kind": DEFENSIVE_FIRE, "units": self.siege.ids_of(travel.group), "size": travel.group.bit_count()}
        return (
            OddsTable("odds-counted", facts, FACTOR_COLUMNS, tuple(counted)),
            OddsTable("odds-entry", facts, ENTRY_COLUMNS, tuple(likely)),
        )

    def entry(self, chances: Chances, group: UnitSet) -> Entry:
        """9.2, 11.2(2)  Only those who enter are hit, as if inactive."""
        brittle = (group & self.siege.brittle).bit_count()
        return entry_of(chances, group.bit_count() - brittle, brittle)

    def answer(self) -> tuple[OddsTable, ...]:
        """9.3  The fire at a group that stands before us: who is kept out, and the damage point by point."""
        facts = self.decision.facts
        place = PLACE_OF[facts["area"]]
        comers = self.siege.set_of(facts["units"]) & self.state.at[place]
        shot = entry_prospect(self.state, enemy_of(self.side), comers, place)
        assert shot is not None, "somebody is asked to fire, so somebody can"
        about = {"kind": DEFENSIVE_FIRE, "units": facts["units"], "size": comers.bit_count()}
        entry = self.entry(shot.chances, comers)
        fate = (entry.stay, entry.thrown_back, entry.lost, shot.chances.any, 1.0 - entry.chance)
        most = Absorption(enemy_of(self.side), facts["area"], 0, tuple(facts["units"])).capacity(self.state, comers)
        return (
            OddsTable("odds-counted", about, FACTOR_COLUMNS, (self.factors(shot, place, place, enemy_of(self.side)),)),
            OddsTable("odds-answer", about, ANSWER_COLUMNS, ((f"area-{facts['area']}", *fate),)),
            OddsTable("odds-spread", about, SPREAD_COLUMNS, tuple(spread(shot.chances, most))),
        )

    # Damage

    def prices(self) -> OddsTable:
        """11.1  What each unit can absorb, and how."""
        facts = self.decision.facts
        absorption = Absorption(self.side, facts["area"], facts["left"], facts["units"])
        rows: dict[UnitId, list[str | float]] = {}
        for option in self.decision.options:
            if isinstance(option, Flip | Retreat | Remove | Lose):
                row = rows.setdefault(option.unit, [NOTHING] * (len(PRICE_COLUMNS) - 1))
                row[column_of(option)] = absorption.price(self.state, option)
        most = most_absorbed(self.state, absorption)
        about = {"area": facts["area"], "left": facts["left"], "most": most}
        table = tuple((f"unit-{unit}", *row) for unit, row in rows.items())
        return OddsTable("odds-prices", about, PRICE_COLUMNS, table)


def outcome(chances: Chances, toll: Toll, most: int, least: int) -> Row:
    """The cells that say what comes of a shot at units that can absorb so much and are gone from so much on."""
    return absorbed_mean(chances, most), most, *toll, chances.heavy, at_least(chances, least), chances.any


def spread(chances: Chances, most: int) -> Iterable[Row]:
    """The chance of each number of damage points that can be absorbed, and of so many at least."""
    for points in range(min(most, len(chances.points) - 1) + 1):
        least = sum(chances.points[points:])
        yield points, chances.points[points] if points < most else least, least


def value_of(lines: Lines, why: str) -> int:
    """What the lines of one reason come to."""
    return total(line for line in lines if line.why == why)


def column_of(option: Option) -> int:
    """The column of a way to absorb: flip, retreat, or leave the map."""
    return 0 if isinstance(option, Flip) else 1 if isinstance(option, Retreat) else 2
