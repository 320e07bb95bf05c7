"""5  Ground combat: battalions on the island attack each other, all at the same time."""

from __future__ import annotations

from collections.abc import Sequence

from honjin.core.decision import Decision, Refusal
from honjin.core.form import Blank, Draft, Slip
from honjin.core.procedure import Procedure, step
from honjin.games.midway.events.ground import AssaultMade, BattalionAttacked, MidwayControlled
from honjin.games.midway.model import JAPAN, TS, US, SideId, enemy_of
from honjin.games.midway.options import Assault
from honjin.games.midway.rules.sheets import Answers, MidwayMatch, Names, Sheet, ask_both, open_sheets
from honjin.games.midway.rules.streams import unseen
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
        return ask_both("ground", lambda side: ground_sheet(state, side), state.ocean.forces_of)

    @order.answered
    def fight(self, match: MidwayMatch, answers: Answers) -> None:
        """5  What was committed and what is ordered now, all on the same state, the US first (Ruling 86)."""
        open_sheets(match, "ground")
        state = match.state
        number = state.ocean.battalion
        targets = dict(state.commits)
        for slip in (*answers[US].slips, *answers[JAPAN].slips):
            if isinstance(slip, Assault):
                targets[number[slip.battalion]] = number[slip.target]
        attacks: dict[int, list[int]] = {}
        for battalion in sorted(targets):
            attacks.setdefault(targets[battalion], []).append(battalion)
        results = [attack(match, target, attackers) for target, attackers in attacks.items()]
        for made, suffered in results:
            match.emit(made)
            match.emit(suffered)

    @step("8.2.1")
    def take_control(self, match: MidwayMatch) -> None:
        """Whoever alone has troops on the island controls it."""
        state = match.state
        control = state.control()
        if (control or "") != state.controller:
            match.emit(MidwayControlled(control))


def attack(match: MidwayMatch, target: int, attackers: list[int]) -> tuple[AssaultMade, BattalionAttacked]:
    """5  The chances of all who attack one battalion add up to one roll (Ruling 61), and a hit has one for the zone.

    The attacker sees no die for the zone: where none is rolled, the battalion was broken before.
    """
    state = match.state
    ocean = state.ocean
    owner = ocean.side_of_battalion[target]
    side, name = enemy_of(owner), ocean.battalion_ids[target]
    chance = min(100, sum(strength(state, one) for one in attackers))
    die = match.roll("ground", 100, stream=side) if chance < 100 else 0
    hit = die <= chance
    broken = state.troops_before[target] == BROKEN
    critical = ocean.zones[TS][0]
    eliminated = hit and (broken or match.roll("ground-zone", 100, stream=unseen(owner)) <= critical)
    by = tuple(ocean.battalion_ids[one] for one in attackers)
    return (
        AssaultMade(side, name, by, chance, die, hit, eliminated),
        BattalionAttacked(owner, name, len(by), hit, eliminated),
    )


def strength(state: MidwayState, battalion: int) -> int:
    """5  The chance of a battalion to hit: less once it has been hit itself."""
    return state.ocean.chance[TS][TS] if state.troops[battalion] == INTACT else state.ocean.limits.damaged_troops


def ground_sheet(state: MidwayState, side: SideId) -> GroundSheet:
    """5  The battalions of a side ashore; who is committed or has fired at aircraft is fixed (Ruling 28)."""
    ids = state.ocean.battalion_ids
    own = state.ashore(side)
    if not own:
        return GroundSheet()
    fixed = {one for one in own if one in state.commits or state.fired >> one & 1}
    free = tuple(ids[one] for one in own if one not in fixed)
    enemies = tuple(ids[one] for one in state.ashore(enemy_of(side)))
    return GroundSheet(free, tuple(ids[one] for one in sorted(fixed)), enemies)
