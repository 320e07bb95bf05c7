"""Chapter 11: the owner absorbs damage points by flips, retreats, removals and losses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from honjin.core.bits import members
from honjin.core.choices import Choices
from honjin.core.decision import Decision, Facts, Option, Refusal
from honjin.core.engine import Match
from honjin.core.procedure import Procedure, step
from honjin.games.storm import options as opt
from honjin.games.storm.events import PointsVoid, UnitDestroyed, UnitFlipped, UnitRemoved
from honjin.games.storm.model import AREAS, PLACE_OF, AreaId, SideId, UnitId, UnitSet
from honjin.games.storm.rules.retreat import FurtherRetreat, havens_from, refuge_by, retreat, retreats
from honjin.games.storm.state import StormState

StormMatch = Match[StormState]

FLIP, RETREAT, REMOVE = 1, 1, 2
"""Prices; a unit that shows its active side pays one more to retreat or to be removed (Ruling 28)."""
GENTLE_FIRST: tuple[type[opt.Step], ...] = (opt.Flip, opt.Retreat, opt.Lose, opt.Remove)
FOR_ME: tuple[Option, ...] = (opt.ABSORB_FOR_ME,)


class Absorption(Procedure):
    """11  Damage points at one area; after defensive fire, at one group (11.2(2)).

    `group` has the units that entered, thrown back to `back`, or nothing where all units in the area are hit.
    """

    side: SideId
    area: AreaId
    points: int
    group: tuple[UnitId, ...] = ()
    back: AreaId | None = None

    def crumb(self) -> tuple[str, Facts]:
        return "Absorption", {"side": self.side, "area": self.area}

    @step("11.1")
    def absorb(self, match: StormMatch) -> Decision | None:
        """All points that can be absorbed must be (Rulings 29 and 82); where everything is lost there is no choice."""
        state = match.state
        hit = self.hit(state)
        if not hit or not self.points:
            return None
        options: Sequence[Option] = FOR_ME
        if self.points < self.capacity(state, hit):
            options = self.ways(state, FOR_ME)
            if not options:
                return None
            if len(options) == 1 + len(FOR_ME):
                options = options[:1]
        facts = {"side": self.side, "area": self.area, "left": self.points, "units": self.group}
        return Decision(self.side, "absorb", options, facts, default=len(options) - 1)

    @absorb.answered
    def absorbed(self, match: StormMatch, option: opt.Step | opt.AbsorbForMe) -> Procedure | None:
        state = match.state
        if isinstance(option, opt.AbsorbForMe):
            self.absorb_all(match)
            return None
        self.repeat()
        if isinstance(option, opt.Retreat) and option.area is not None and self.is_full(state, option.area):
            price = self.price(state, option)
            self.points -= price
            return FurtherRetreat(self.side, option.unit, self.area, price, (self.area, option.area))
        self.pay(match, option)
        return None

    @absorb.refused
    def why_not(self, match: StormMatch, side: SideId, option: Option) -> Refusal | None:
        return self.refuse(match.state, option)

    @step("11.2")
    def void(self, match: StormMatch) -> None:
        """What no unit is left to absorb is ignored, and never carried to another action."""
        if self.points:
            match.emit(PointsVoid(self.points))

    # What may be done

    def hit(self, state: StormState) -> UnitSet:
        """The units that still can absorb."""
        units = state.units(self.side, PLACE_OF[self.area])
        return units & state.siege.set_of(self.group) if self.group else units

    def shows_active(self, state: StormState, number: int) -> bool:
        """9.2  Units caught on the move absorb as if they showed their inactive side (Ruling 24)."""
        return not self.group and not state.rear >> number & 1

    def ways(self, state: StormState, others: tuple[Option, ...] = ()) -> Sequence[Option]:
        """Every next step of a way that uses as many points as can be used, then the others (Rulings 29 and 82)."""
        hit = self.hit(state)
        if not hit or not self.points:
            return ()
        if hit & state.siege.cord:
            ways = self.ways_with_white_cord(state, hit)
            return [*ways, *others] if ways else ()
        siege, points = state.siege, self.points
        brittle = hit & siege.brittle
        active, inactive = self.by_side(state, hit ^ brittle)
        # A unit that retreats keeps a point that removal would have absorbed.
        spares_a_point = points < self.capacity(state, hit)
        retreating = ((active if points > RETREAT else 0) | inactive) if spares_a_point else 0
        removed = (active if points > REMOVE else 0) | (inactive if points >= REMOVE else 0)
        havens = self.havens(state) if retreating else ()
        return Choices(
            (siege.flip, active),
            *[(siege.retreat_to[place], retreating) for place in havens],
            (siege.no_haven, 0 if havens else retreating),
            (siege.lose, brittle),
            (siege.remove, removed),
            others=others,
        )

    def capacity(self, state: StormState, hit: UnitSet) -> int:
        """11.1  All that these units can absorb: three points, two from the inactive side, one of a gun (Ruling 77)."""
        brittle = hit & state.siege.brittle
        active, inactive = self.by_side(state, hit ^ brittle)
        return brittle.bit_count() + (REMOVE + 1) * active.bit_count() + REMOVE * inactive.bit_count()

    def by_side(self, state: StormState, units: UnitSet) -> tuple[UnitSet, UnitSet]:
        """Those that absorb from their active side, and the others: caught on the move, all (9.2, Ruling 24)."""
        inactive = units if self.group else units & state.rear
        return units ^ inactive, inactive

    def ways_with_white_cord(self, state: StormState, hit: UnitSet) -> list[Option]:
        """15.2  The White Cord cannot retreat, so that not every sum can be paid: each step is tried (Ruling 82)."""
        most = self.most_used(state, hit, self.points)
        ways = []
        for option, price, left in self.steps_of(state, hit):
            if price <= self.points and price + self.most_used(state, left, self.points - price, option) == most:
                ways.append(option)
        return ways

    def steps_of(self, state: StormState, hit: UnitSet) -> list[tuple[Option, int, UnitSet]]:
        """Each thing a unit can do, its price, and who can go on absorbing afterwards."""
        siege = state.siege
        havens = self.havens(state)
        steps: list[tuple[Option, int, UnitSet]] = []
        for number in members(hit):
            rest = hit & ~(1 << number)
            if siege.brittle >> number & 1:
                steps.append((siege.lose[number], 1, rest))
                continue
            active = self.shows_active(state, number)
            if active:
                steps.append((siege.flip[number], FLIP, hit))
            if not siege.cord >> number & 1:
                steps += [(option, RETREAT + active, rest) for option in retreats(siege, number, havens)]
            steps.append((siege.remove[number], REMOVE + active, rest))
        return steps

    def most_used(self, state: StormState, hit: UnitSet, points: int, after: Option | None = None) -> int:
        """The most points these units can absorb; `after` a flip that unit shows its inactive side.

        All but the White Cord can pay any sum up to their all (Ruling 82).
        """
        siege = state.siege
        flipped = siege.number[after.unit] if isinstance(after, opt.Flip) else -1
        plain = 0
        sums = {0}
        for number in members(hit):
            active = self.shows_active(state, number) and number != flipped
            if siege.cord >> number & 1:
                sums = {one + more for one in sums for more in ((0, 1, 3) if active else (0, 2))}
            else:
                plain += 1 if siege.brittle >> number & 1 else REMOVE + active
        return max(min(one + plain, points) for one in sums if one <= points)

    def havens(self, state: StormState) -> list[int]:
        """11.3  Where units may retreat to: after defensive fire, back to the area just left (Ruling 39)."""
        if self.back is not None:
            return [PLACE_OF[self.back]]
        return havens_from(state, self.side, PLACE_OF[self.area], 1 << PLACE_OF[self.area])

    # What happens

    def price(self, state: StormState, option: opt.Step) -> int:
        """11.1  What a step absorbs."""
        if isinstance(option, opt.OnePoint):
            return 1
        active = self.shows_active(state, state.siege.number[option.unit])
        return (RETREAT if isinstance(option, opt.Retreat) else REMOVE) + active

    def is_full(self, state: StormState, area: AreaId) -> bool:
        """11.3  An area full of own units is passed through; the way back after defensive fire is always open."""
        return self.back is None and state.room(self.side, PLACE_OF[area]) < 1

    def pay(self, match: StormMatch, option: opt.Step) -> None:
        """Carry out one step; a retreat into a full area goes on to the first with room."""
        state = match.state
        price = self.price(state, option)
        self.points -= price
        match option:
            case opt.Flip(unit=unit):
                match.emit(UnitFlipped(self.side, unit, self.area))
            case opt.Lose(unit=unit):
                match.emit(UnitDestroyed(self.side, unit, self.area))
            case opt.Remove(unit=unit):
                match.emit(UnitRemoved(self.side, unit, self.area, price))
            case opt.Retreat(unit=unit):
                refuge = self.refuge(state, option)
                retreat(match, self.side, unit, self.area, None if refuge is None else AREAS[refuge], price)

    def refuge(self, state: StormState, option: opt.Retreat) -> int | None:
        """Where a retreat comes to rest; None if nowhere."""
        if option.area is None or self.back is not None:
            return None if option.area is None else PLACE_OF[option.area]
        return refuge_by(state, self.side, PLACE_OF[option.area], 1 << PLACE_OF[self.area])

    def absorb_all(self, match: StormMatch) -> None:
        """Absorb what is left as its owner would: the least hardship first; where everything is lost, without ado."""
        state, siege = match.state, match.state.siege
        while self.points < self.capacity(state, self.hit(state)):
            steps = cast(Sequence[opt.Step], self.ways(state))
            if not steps:
                return
            self.pay(match, min(steps, key=lambda step: self.hardship(state, step)))
        hit = self.hit(state)
        for units, fate in ((hit & siege.brittle, siege.lose), (hit & ~siege.brittle, siege.remove)):
            for number in sorted(members(units), key=siege.firepower.__getitem__):
                self.pay(match, fate[number])

    def hardship(self, state: StormState, option: opt.Step) -> tuple[int, int, int]:
        """How hard a step is on its owner: flips least, then retreats, guns, removals, retreats that lead nowhere.

        Of two alike the weaker unit comes first.
        """
        number = state.siege.number[option.unit]
        nowhere = isinstance(option, opt.Retreat) and self.refuge(state, option) is None
        return (GENTLE_FIRST.index(type(option)) + len(GENTLE_FIRST) * nowhere, state.siege.firepower[number], number)

    def refuse(self, state: StormState, option: Option) -> Refusal | None:
        """Why this is no way to absorb damage now."""
        if not isinstance(option, opt.Step):
            return None
        siege = state.siege
        if option.unit not in siege.number:
            return Refusal("2.11", "no-such-unit", {"unit": option.unit})
        number = siege.number[option.unit]
        facts: Facts = {"unit": option.unit, "area": self.area}
        if not self.hit(state) >> number & 1:
            return Refusal("11.2", "not-hit", facts)
        brittle = bool(siege.brittle >> number & 1)
        if brittle != isinstance(option, opt.Lose):
            return Refusal("11.1", "one-point-destroys" if brittle else "not-a-gun", facts)
        if isinstance(option, opt.Flip) and self.group:
            return Refusal("9.2", "inactive-already", facts)
        if isinstance(option, opt.Flip) and not self.shows_active(state, number):
            return Refusal("11.1", "inactive-already", facts)
        if isinstance(option, opt.Retreat):
            if siege.cord >> number & 1:
                return Refusal("15.2", "white-cord-stays", facts)
            if option not in retreats(siege, number, self.havens(state)):
                return Refusal("11.3", "no-haven", {"unit": option.unit, "area": option.area})
        if option in self.ways(state):
            return None
        if self.price(state, option) > self.points:
            return Refusal("11.1", "costs-more", {"unit": option.unit, "left": self.points})
        return Refusal("11.2", "all-points-must-be-used", {"unit": option.unit, "left": self.points})
