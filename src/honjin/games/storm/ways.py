"""Where the group of a decision can march: the price of every area in reach, and who may fire at it there."""

from __future__ import annotations

from dataclasses import dataclass

from honjin.core.bits import members
from honjin.core.decision import Decision
from honjin.games.storm.model import PLACE_OF, SideId, UnitSet
from honjin.games.storm.odds import Prospect, entry_prospect
from honjin.games.storm.options import March, Way
from honjin.games.storm.roads import step_cost
from honjin.games.storm.rules.ground import Ground, survey
from honjin.games.storm.rules.offers import slowest
from honjin.games.storm.rules.paths import is_unseen, reach
from honjin.games.storm.state import StormState, places_of


@dataclass(frozen=True, slots=True)
class Travel:
    """A group on its way, or about to set out."""

    state: StormState
    side: SideId
    group: UnitSet
    points: int
    cost: dict[int, int]
    """The movement points that each area in reach costs by the cheapest way."""
    ground: Ground
    shot_at: bool

    def price(self, option: Way) -> int:
        """8.1  What a march costs, by way of the area it names."""
        target = PLACE_OF[option.area]
        if not isinstance(option, March) or option.by is None:
            return self.cost[target]
        last = PLACE_OF[option.by]
        return self.cost[last] + step_cost(self.ground.hostile, last, target)

    def fire_at(self, place: int) -> Prospect | None:
        """8.4  What the defenders of an area could do to the group; None if nobody would fire at it."""
        if self.shot_at or not self.ground.guarded >> place & 1 or is_unseen(self.state, self.side, self.group, place):
            return None
        return entry_prospect(self.state, self.side, self.group, place)


def travel_of(state: StormState, decision: Decision) -> Travel:
    """The group that a decision is about: before its first step, or after it was met (Ruling 22)."""
    facts = decision.facts
    side = SideId(decision.side)
    group = state.siege.set_of(facts["units"])
    place = state.place_of(group.bit_length() - 1)
    points = facts["points"] if "points" in facts else _points_of(state, group)
    blocked = state.blocked[side][group.bit_count()] | places_of(facts.get("been", ()))
    ground = survey(state, side)
    reached, _ = reach(state, ground, place, points, blocked)
    cost = {area: price for price, areas in enumerate(reached) for area in members(areas)}
    return Travel(state, side, group, points, cost, ground, facts.get("shot_at", False))


def _points_of(state: StormState, group: UnitSet) -> int:
    """8.1  The points of the slowest unit; a machine gun has none."""
    return 0 if group & ~state.siege.mobile else slowest(state.siege, group)
