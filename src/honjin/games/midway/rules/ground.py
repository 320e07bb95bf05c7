"""5  Ground combat: battalions on the island attack each other, all at the same time."""

from __future__ import annotations

from collections.abc import Sequence

from honjin.core.decision import Decision, Refusal
from honjin.core.form import Blank, Draft, Slip
from honjin.core.procedure import Procedure, step
from honjin.games.midway.events.ground import BattalionAttacked, MidwayControlled
from honjin.games.midway.model import SIDES, TS, SideId, enemy_of
from honjin.games.midway.options import Assault
from honjin.games.midway.rules.sheets import Answers, MidwayMatch, Names, Sheet, ask_both, open_sheets
from honjin.games.midway.state import BROKEN, INTACT, MidwayState


class GroundSheet(Sheet, frozen=True):
    """5  Each battalion that is free attacks one of the enemy's, or holds."""

    battalions: Names = ()
    fixed: Names = ()
    """Committed earlier this turn, or busy with aircraft."""
    enemies: Names = ()

    def blanks(self, draft: Draft) -> Sequence[Blank]:
        if not self.enemies:
            return ()
        return [Blank(Assault, one, {"target": self.enemies}) for one in self.battalions if not draft.about(one)]

    def refuse(self, draft: Draft, slip: Slip) -> Refusal | None:
        if not isinstance(slip, Assault):
            return Refusal("5", "gen-form")
        facts = {"unit": slip.battalion, "target": slip.target}
        if slip.battalion in self.fixed:
            return Refusal("5", "gnd-fix", facts)
        if slip.battalion not in self.battalions:
            return Refusal("5", "gen-unit", facts)
        if draft.about(slip.battalion):
            return Refusal("5", "gen-twice", facts)
        return None if slip.target in self.enemies else Refusal("5", "gnd-list", facts)


class GroundCombat(Procedure):
    """0  Ground combat, and who controls Midway after it."""

    @step("5")
    def order(self, match: MidwayMatch) -> tuple[Decision, ...]:
        state = match.state
        return ask_both("ground", lambda side: ground_sheet(state, side))

    @order.answered
    def fight(self, match: MidwayMatch, answers: Answers) -> None:
        """5  The chances of all who attack one battalion add up to one roll (Ruling 61)."""
        open_sheets(match, "ground")
        state = match.state
        attacks: dict[int, list[int]] = {}
        for battalion, target in state.commits.items():
            attacks.setdefault(target, []).append(battalion)
        for side in SIDES:
            for slip in answers[side].slips:
                if isinstance(slip, Assault):
                    number = state.ocean.battalion
                    attacks.setdefault(number[slip.target], []).append(number[slip.battalion])
        results = [self._attack(match, target, sorted(attackers)) for target, attackers in sorted(attacks.items())]
        for result in results:
            match.emit(result)

    def _attack(self, match: MidwayMatch, target: int, attackers: list[int]) -> BattalionAttacked:
        state = match.state
        chance = min(100, sum(strength(state, one) for one in attackers))
        die = match.roll("ground", 100) if chance < 100 else 1
        hit = die <= chance
        zone_die, eliminated = 0, False
        if hit:
            critical = state.ocean.zones[TS][0]
            certain = state.troops_before[target] == BROKEN
            zone_die = 0 if certain else match.roll("ground-zone", 100)
            eliminated = certain or zone_die <= critical
        names = state.ocean.battalion_ids
        by = tuple(names[one] for one in attackers)
        return BattalionAttacked(names[target], by, chance, die, hit, zone_die, eliminated)

    @step("8.2.1")
    def take_control(self, match: MidwayMatch) -> None:
        """Whoever alone has troops on the island controls it."""
        state = match.state
        control = state.control()
        if (control or "") != state.controller:
            match.emit(MidwayControlled(control))


def strength(state: MidwayState, battalion: int) -> int:
    """5  The chance of a battalion to hit: less once it has been hit itself."""
    return state.ocean.chance[TS][TS] if state.troops[battalion] == INTACT else state.ocean.limits.damaged_troops


def ground_sheet(state: MidwayState, side: SideId) -> GroundSheet:
    """5  The battalions of a side ashore; who is committed or has fired at aircraft is fixed (Ruling 28)."""
    ids = state.ocean.battalion_ids
    own, enemies = state.ashore(side), state.ashore(enemy_of(side))
    busy = {one for one in own if one in state.commits or state.fired >> one & 1}
    free = tuple(ids[one] for one in own if one not in busy)
    return GroundSheet(free, tuple(ids[one] for one in sorted(busy)), tuple(ids[one] for one in enemies))
