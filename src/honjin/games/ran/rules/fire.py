"""8.2, 8.5  Ordered fire: one shot, a volley, what they do, and the reply."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from honjin.core.bits import members
from honjin.core.decision import Decision, Facts, Option, Refusal, Side
from honjin.core.modifier import total
from honjin.core.procedure import Procedure, step
from honjin.games.ran.charts import ShotResult
from honjin.games.ran.events.command import ChoiceDeclined
from honjin.games.ran.events.fire import FireOrdered, ShotFired
from honjin.games.ran.model import AS_T, BushoId, HexId, UnitId, UnitSet
from honjin.games.ran.options import HOLD_FIRE, Fire, FireBack, HoldFire, Volley
from honjin.games.ran.rules import bushos
from honjin.games.ran.rules.charges import charge_after
from honjin.games.ran.rules.cohesion import disorder, take_hits, tq_test
from honjin.games.ran.rules.deaths import HARMED, Casualty, ids_of
from honjin.games.ran.rules.dice import RanMatch, roll_d10
from honjin.games.ran.rules.gunnery import has_in_arc, range_of, sees, shot_lines, targets
from honjin.games.ran.rules.zones import engaged_units
from honjin.games.ran.state import RanState

ORDERED, REPLY = "ordered", "reply"


class Shot(Procedure):
    """8.16  One unit fires at another, by itself; whoever asked for it is told how many hits it took."""

    unit: UnitId
    target: UnitId
    kind: str
    range: int = 0
    """0 for the distance between the two."""
    place: int = 0
    """8.22  Of those before it in the volley."""
    origin: HexId | None = None
    """8.34  Where the shot comes from, if not from where the firer stands."""
    goal: HexId | None = None
    """8.44  Where the target is met, if not where it stands."""
    bushos: tuple[BushoId, ...] = ()

    def crumb(self) -> tuple[str, Facts]:
        return "Shot", {"unit": self.unit, "target": self.target, "kind": self.kind}

    @step("8.51")
    def fire(self, match: RanMatch) -> None:
        """Die and modifiers on the Fire Table; the hits count before anything else happens (8.53)."""
        state = match.state
        battle = state.battle
        unit, target = battle.unit[self.unit], battle.unit[self.target]
        number = battle.grid.number
        origin, goal = number[self.origin] if self.origin else None, number[self.goal] if self.goal else None
        distance = self.range or battle.grid.distances[state.hex[unit]][state.hex[target]]
        lines = shot_lines(state, unit, target, self.place, origin, goal)
        die = roll_d10(match, "fire")
        result = battle.charts.fire(battle.weapon[battle.kinds[unit]], distance, die + total(lines))
        if die == HARMED:
            # Harassers are met on their way (8.44), and no Busho rides with them.
            place = state.hex[target] if goal is None else goal
            self.bushos = ids_of(state, state.bushos_at(battle.side_of[target], place))
        match.emit(ShotFired(self.unit, self.target, self.kind, distance, die, lines, result.hits, result.disorders))
        match.report(str(strike(match, target, result)))

    @step("8.54")
    def harm(self, match: RanMatch) -> Procedure | None:
        """A natural 9 may hit a Busho in the hex that was fired at."""
        if not self.bushos:
            return None
        side = match.state.battle.side_of[match.state.battle.unit[self.target]]
        return Casualty(side, self.bushos, by_fire=True)

    @step("4.72")
    def shelter(self, match: RanMatch) -> Procedure | None:
        """Bushos whose unit is gone."""
        return bushos.rehouse(match)


def strike(match: RanMatch, target: int, result: ShotResult) -> int:
    """8.53  What a shot does counts at once, the hits before the test of disorder; how many hits it was in all."""
    take_hits(match, target, result.hits)
    if not result.disorders or not match.state.on_map >> target & 1:
        return result.hits
    return result.hits + throws_into_disorder(match, target)


def throws_into_disorder(match: RanMatch, target: int) -> bool:
    """8.52  A result with D: above the Troop Quality now showing a unit is Disordered and loses all its hits.

    True only where it takes one more hit instead: it is so already, or has no such side (Rulings 65 and 66).
    """
    state = match.state
    if tq_test(match, target, "disorder") <= 0:
        return False
    if state.disordered >> target & 1 or state.battle.shooters >> target & 1:
        take_hits(match, target, 1)
        return True
    disorder(match, target)
    return False


class OrderedFire(Procedure):
    """8.21  A unit fires by order; the target may reply."""

    unit: UnitId
    target: UnitId

    def crumb(self) -> tuple[str, Facts]:
        return "OrderedFire", {"unit": self.unit, "target": self.target}

    @step("8.21")
    def fire(self, match: RanMatch) -> Procedure:
        """Once a turn."""
        match.emit(FireOrdered(self.unit))
        return Shot(self.unit, self.target, ORDERED)

    @step("8.61")
    def provoke(self, match: RanMatch) -> Procedure | None:
        return charge_after(match, self.unit, self.target, int(self.told))

    @step("8.43")
    def reply(self, match: RanMatch) -> Procedure | None:
        return reply_to(match, self.unit, self.target)


class VolleyFire(Procedure):
    """8.22  Two or three AS-T beside each other fire at one target, one by one; the farthest first."""

    units: tuple[UnitId, ...]
    target: UnitId
    shots: int = 0
    provoked_by: UnitId | None = None
    replies: int = 0

    def crumb(self) -> tuple[str, Facts]:
        return "VolleyFire", {"units": self.units, "target": self.target}

    @step("8.22")
    def order(self, match: RanMatch) -> None:
        for unit in self.units:
            match.emit(FireOrdered(unit))

    @step("8.22")
    def fire(self, match: RanMatch) -> Procedure | None:
        """Shots that are left lapse if the target is gone (Ruling 143)."""
        battle = match.state.battle
        if self.shots == len(self.units) or not match.state.on_map >> battle.unit[self.target] & 1:
            return None
        return Shot(self.units[self.shots], self.target, ORDERED, place=self.shots)

    @step("8.22")
    def next_shot(self, match: RanMatch) -> None:
        """What the shot did is kept: one of those that hit hard may be charged, after the last shot."""
        if self.shots < len(self.units) and self.told:
            if int(self.told) > 1:
                self.provoked_by = self.units[self.shots]
            self.told = ""
            self.shots += 1
            self.go_to(VolleyFire.fire)

    @step("8.61")
    def provoke(self, match: RanMatch) -> Procedure | None:
        return charge_after(match, self.provoked_by, self.target, 2) if self.provoked_by else None

    @step("8.43")
    def reply(self, match: RanMatch) -> Procedure | None:
        """To each of them in turn."""
        if self.replies == len(self.units):
            return None
        self.replies += 1
        self.repeat()
        return reply_to(match, self.units[self.replies - 1], self.target)


def reply_to(match: RanMatch, unit: UnitId, target: UnitId) -> Procedure | None:
    """8.43  The reply of a target that can fire at whoever fired; one that has charged does not (Ruling 139)."""
    state = match.state
    firer, shot_at = state.battle.unit[unit], state.battle.unit[target]
    can = state.on_map >> shot_at & 1 and shot_at not in state.charges and targets(state, shot_at) >> firer & 1
    return Reply(target, unit) if can else None


class Reply(Procedure):
    """8.43  A unit that was fired at may fire back, after the effects of the shot; nobody replies to it (Ruling 67)."""

    unit: UnitId
    target: UnitId

    def crumb(self) -> tuple[str, Facts]:
        return "Reply", {"unit": self.unit}

    @step("8.43")
    def ask(self, match: RanMatch) -> Decision:
        battle = match.state.battle
        side = battle.sides[battle.side_of[battle.unit[self.unit]]]
        facts = {"unit": self.unit, "target": self.target}
        return Decision(side, "reply", [FireBack(self.unit), HOLD_FIRE], facts=facts)

    @ask.answered
    def answered(self, match: RanMatch, option: FireBack | HoldFire) -> Procedure | None:
        if isinstance(option, HoldFire):
            battle = match.state.battle
            match.emit(ChoiceDeclined(battle.sides[battle.side_of[battle.unit[self.unit]]], "reply"))
            self.finish()
            return None
        return Shot(self.unit, self.target, REPLY)

    @ask.refused
    def why_not(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        if option in (FireBack(self.unit), HOLD_FIRE):
            return None
        return Refusal("8.43", "only-the-target-replies", {"unit": self.unit})

    @step("8.61")
    def provoke(self, match: RanMatch) -> Procedure | None:
        return charge_after(match, self.unit, self.target, int(self.told))


# What can be ordered


def refuse_order(state: RanState, unit: int) -> Refusal | None:
    """8.23  Why a unit cannot be ordered to fire now, whatever the target; bows on the terms of AS-T."""
    battle = state.battle
    facts = {"unit": battle.unit_ids[unit]}
    if battle.honjins >> unit & 1:
        return Refusal("4.54", "honjin-fires-in-reaction-only", facts)
    if not battle.missile >> unit & 1:
        return Refusal("8.11", "no-missile-unit", facts)
    if state.fired >> unit & 1:
        return Refusal("8.21", "fired-this-turn", facts)
    if unit in state.engaged:
        return Refusal("7.31", "engaged", facts)
    if battle.kinds[unit] == AS_T and not state.commanded >> unit & 1:
        return Refusal("8.18", "teppo-out-of-command", facts)
    return None


def refuse_target(state: RanState, unit: int, target: int) -> Refusal | None:
    """8.14  Why a unit cannot fire at this target."""
    battle = state.battle
    facts = {"unit": battle.unit_ids[unit], "target": battle.unit_ids[target]}
    if battle.side_of[unit] == battle.side_of[target] or not state.on_map >> target & 1:
        return Refusal("8.14", "no-enemy-there", facts)
    if target in state.engaged:
        return Refusal("7.31", "target-engaged", facts)
    hex, goal = state.hex[unit], state.hex[target]
    if battle.grid.distances[hex][goal] > range_of(state, unit, goal):
        return Refusal("8.12", "out-of-range", facts)
    if not has_in_arc(state, unit, goal):
        return Refusal("8.14", "behind-it", facts)
    if not sees(state, hex, goal):
        if battle.height[hex] != battle.height[goal]:
            return Refusal("8.25", "no-line-of-sight", facts)
        return Refusal("8.24", "no-line-of-sight", facts)
    return None


def fire_options(state: RanState, ready: UnitSet) -> Iterator[Option]:
    """8.2  Every shot and every volley that units which have not acted yet can be ordered to fire."""
    battle, ids = state.battle, state.battle.unit_ids
    sights: dict[int, UnitSet] = {}
    for unit in members(ready & battle.missile & ~state.fired):
        if refuse_order(state, unit) is None and (found := targets(state, unit)):
            sights[unit] = found
            yield from [Fire(ids[unit], ids[target]) for target in members(found)]
    unmoved = [unit for unit in sights if battle.kinds[unit] == AS_T and not state.moved >> unit & 1]
    for many in range(2, battle.limits.volley + 1):
        for units in combinations(unmoved, many):
            if stand_together(state, units):
                together = battle.everybody
                for unit in units:
                    together &= sights[unit]
                for target in members(together):
                    yield volley_at(state, units, target)


def stand_together(state: RanState, units: Iterable[int]) -> bool:
    """8.22  Each of them stands beside another (Ruling 143)."""
    beside, hex = state.battle.grid.next_to, state.hex
    units = tuple(units)
    linked = {units[0]}
    for _ in units:
        linked |= {unit for unit in units if any(beside[hex[unit]] >> hex[other] & 1 for other in linked)}
    return linked == set(units)


def volley_at(state: RanState, units: Iterable[int], target: int) -> Volley:
    """8.22  A volley, those farthest from the target first: the bonus goes to the nearest (Ruling 189)."""
    distances = state.battle.grid.distances[state.hex[target]]
    order = sorted(units, key=lambda unit: (-distances[state.hex[unit]], state.hex[unit]))
    first, second, *third = [state.battle.unit_ids[unit] for unit in order]
    return Volley(first, second, state.battle.unit_ids[target], third[0] if third else None)


def fire_ordered(option: Fire | Volley) -> Procedure:
    """8.2  What an order to fire starts."""
    if isinstance(option, Fire):
        return OrderedFire(option.unit, option.target)
    third = (option.third,) if option.third else ()
    return VolleyFire((option.unit, option.other, *third), option.target)


def may_fire(state: RanState, unit: int) -> UnitSet:
    """8.21  The targets a unit may be ordered to fire at now; none if it may not fire at all."""
    return 0 if refuse_order(state, unit) else targets(state, unit) & ~engaged_units(state)
