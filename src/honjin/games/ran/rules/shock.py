"""9.1, 9.2  The shock segment: who attacks whom, who dares to, and the fights themselves."""

from __future__ import annotations

from collections.abc import Sequence

from honjin.core.bits import members
from honjin.core.decision import Decision, Facts, Option, Refusal, Side
from honjin.core.procedure import Procedure, step
from honjin.games.ran.events.command import ChoiceDeclined
from honjin.games.ran.events.fire import ChargesSpent
from honjin.games.ran.events.movement import UnitFaced
from honjin.games.ran.events.shock import (
    AttackCalledOff,
    AttackDeclared,
    ContingentRoused,
    ShockCoordinated,
)
from honjin.games.ran.model import FACING_IDS, UnitId, UnitSet, enemy_of
from honjin.games.ran.options import END_ATTACKS, Attack, AttackBoth, Charge, ChargeBoth, EndAttacks, Face
from honjin.games.ran.rules import bushos
from honjin.games.ran.rules.attackers import (
    Plan,
    bound_to_attack,
    can_be_completed,
    foes,
    free_to_attack,
    is_complete,
    may_charge,
    moved_to_attack,
    pending_chargers,
    target_sets,
)
from honjin.games.ran.rules.cohesion import take_hits, tq_test
from honjin.games.ran.rules.combats import Attacking, Combat, combats_of
from honjin.games.ran.rules.command import in_range
from honjin.games.ran.rules.dice import RanMatch, roll_d10
from honjin.games.ran.rules.facing import turn_hurts, would_rout
from honjin.games.ran.rules.melee import Melee
from honjin.games.ran.rules.retreat import GiveWay
from honjin.games.ran.state import RanState
from honjin.maps.facing import FRONT


def plan_of(state: RanState, attacks: Sequence[Attacking]) -> Plan:
    """What has been designated so far, by numbers."""
    unit = state.battle.unit
    return {unit[attack.unit]: sum([1 << unit[target] for target in attack.targets]) for attack in attacks}


def attack_options(
    state: RanState, attacks: Sequence[Attacking], forced: UnitSet, bound: UnitSet, free: UnitSet, must: bool = False
) -> list[Option]:
    """9.2  Every attack that can be added to the plan so that it can still be completed; to end it once it is."""
    plan = plan_of(state, attacks)
    found: list[Option] = []
    for unit in members(forced | bound | free):
        if unit in plan:
            continue
        for targets in target_sets(state, plan, unit):
            if can_be_completed(state, {**plan, unit: targets}, forced, bound, free):
                found += _ways(state, unit, targets)
    idle = must and not attacks
    if (is_complete(state, plan, forced, bound) and not idle) or not found:
        found.append(END_ATTACKS)
    return found


def _ways(state: RanState, unit: int, targets: UnitSet) -> list[Option]:
    """9.31  In Norikuzushi or not; a rider who came with his last point, or charges a firer, has no choice."""
    id, first, *second = [state.battle.unit_ids[one] for one in (unit, *members(targets))]
    attack: Option = AttackBoth(id) if second else Attack(id, first)
    if not may_charge(state, unit, targets):
        return [attack]
    charge: Option = ChargeBoth(id) if second else Charge(id, first)
    return [charge] if state.bound >> unit & 1 or unit in state.charges else [attack, charge]


def designated_so_far(attacks: Sequence[Attacking]) -> Facts:
    """Who attacks, each with the first of those he attacks; who charges, and all who are attacked."""
    return {
        "designated": [attack.unit for attack in attacks],
        "against": [attack.targets[0] for attack in attacks],
        "charging": [attack.unit for attack in attacks if attack.charge],
        "attacked": [target for attack in attacks for target in attack.targets],
    }


AnyAttack = Attack | AttackBoth | Charge | ChargeBoth


def attacking_of(state: RanState, option: AnyAttack) -> Attacking:
    """The attack that was chosen."""
    charge = isinstance(option, Charge | ChargeBoth)
    if isinstance(option, Attack | Charge):
        return Attacking(option.unit, (option.target,), charge)
    targets = members(foes(state, state.battle.unit[option.unit]))
    return Attacking(option.unit, tuple(state.battle.unit_ids[target] for target in targets), charge)


def refuse_attack(state: RanState, attacks: Sequence[Attacking], able: UnitSet, option: Option) -> Refusal:
    """9.1, 9.2  Why an attack, or the end of them, is not offered."""
    if isinstance(option, EndAttacks):
        return refuse_end(state, attacks, able)
    if not isinstance(option, AnyAttack):
        return Refusal("9.2", "not-while-attacking")
    battle = state.battle
    facts: Facts = {"unit": option.unit}
    unit = battle.unit[option.unit]
    if not able >> unit & 1:
        return refuse_attacker(state, unit)
    targets = foes(state, unit)
    if isinstance(option, Attack | Charge):
        facts["target"] = option.target
        targets = 1 << battle.unit[option.target]
    if any(attack.unit == option.unit for attack in attacks):
        return Refusal("9.2", "attacks-already", facts)
    one = isinstance(option, AttackBoth | ChargeBoth) and not targets & (targets - 1)
    if one or targets & ~foes(state, unit):
        return Refusal("9.2", "not-in-its-zone", facts)
    if isinstance(option, Charge | ChargeBoth) and not may_charge(state, unit, targets):
        return Refusal("9.35" if battle.bow_riders >> unit & 1 else "9.31", "no-norikuzushi", facts)
    if isinstance(option, Attack | AttackBoth) and may_charge(state, unit, targets):
        if state.bound >> unit & 1:
            return Refusal("9.34", "must-charge", facts)
        if unit in state.charges:
            return Refusal("8.62", "must-charge", facts)
    return Refusal("9.2", "somebody-would-not-be-attacked", facts)


def refuse_end(state: RanState, attacks: Sequence[Attacking], able: UnitSet) -> Refusal:
    """9.11, 9.12  Why attacks cannot end here: who has charged, who is Engaged, who has moved; or a Trump (5.65)."""
    plan = plan_of(state, attacks)
    idle = [unit for unit in members(able) if unit not in plan]
    if any(unit in state.charges for unit in idle):
        return Refusal("8.61", "somebody-must-attack")
    if any(unit in state.engaged for unit in idle):
        return Refusal("9.12", "somebody-must-attack")
    if attacks or moved_to_attack(state, able):
        return Refusal("9.11", "somebody-must-attack")
    return Refusal("5.65", "must-act-after-trump")


def refuse_attacker(state: RanState, unit: int) -> Refusal:
    """9.13, 9.14  Why a unit attacks nobody in this segment."""
    battle = state.battle
    facts = {"unit": battle.unit_ids[unit]}
    if not state.on_map >> unit & 1:
        return Refusal("5.31", "not-on-the-map", facts)
    if battle.honjins >> unit & 1:
        return Refusal("4.54", "does-not-attack", facts)
    if battle.never_attack >> unit & 1:
        return Refusal("9.13", "does-not-attack", facts)
    if not state.in_phase >> battle.contingent_of[unit] & 1:
        return Refusal("4.37", "not-in-phase", facts)
    if state.rested >> unit & 1:
        return Refusal("11.71", "has-rested", facts)
    if not foes(state, unit):
        return Refusal("9.2", "not-in-its-zone", facts)
    if state.disordered >> unit & 1:
        return Refusal("9.12" if unit in state.engaged else "9.14", "too-shaken-to-attack", facts)
    if not state.commanded >> unit & 1:
        return Refusal("9.14", "out-of-command", facts)
    return Refusal("6.41", "not-in-a-withdrawal", facts)


class ShockSegment(Procedure):
    """9.2  The attacks of one or two contingents, and of all who have charged a firer, step by step."""

    side: int
    must_attack: bool = False
    """5.65  After a Trump that has led to nothing else, somebody has to fight if he can."""
    withdrawing: bool = False
    """6.41  In an Active Withdrawal only those attack who are Engaged and have not got away."""
    shaken: tuple[UnitId, ...] = ()
    """9.12  Disordered units whose test has been made."""
    barred: tuple[UnitId, ...] = ()
    """9.12  Those that failed it."""
    turned: tuple[UnitId, ...] = ()
    attacks: tuple[Attacking, ...] = ()
    countercharges: tuple[Attacking, ...] = ()
    """8.61  Attacks of the side that is not in phase."""
    shift: int = 0
    superiority_counts: bool = True

    def crumb(self) -> tuple[str, Facts]:
        return "ShockSegment", {}

    def units(self, state: RanState) -> UnitSet:
        """The units of the contingents in phase that can attack at all, even if its Busho has died (Ruling 175)."""
        battle, found = state.battle, 0
        for busho in members(state.in_phase):
            found |= battle.members[busho] & state.on_map & ~battle.never_attack
        if self.withdrawing:
            found &= ~state.moved
        for id in self.barred:
            found &= ~(1 << battle.unit[id])
        return found

    # 9.12  Disordered and Engaged

    @step("9.12")
    def steel_the_disordered(self, match: RanMatch) -> Procedure | None:
        """Disordered units that are Engaged test first; those that fail take a hit and give way, and do not attack."""
        state = match.state
        ids = state.battle.unit_ids
        for unit in sorted(members(self.units(state) & state.disordered), key=state.hex.__getitem__):
            if unit not in state.engaged or ids[unit] in self.shaken:
                continue
            self.shaken = (*self.shaken, ids[unit])
            enemies = tuple(ids[foe] for foe in members(state.engaged[unit]))
            steady = unit == state.battle.specials.avenger
            if not steady and tq_test(match, unit, "engaged_disordered") > 0:
                self.barred = (*self.barred, ids[unit])
                take_hits(match, unit, 1)
                self.repeat()
                return GiveWay(ids[unit], enemies) if state.on_map >> unit & 1 else bushos.rehouse(match)
        return None

    @step("4.72")
    def shelter(self, match: RanMatch) -> Procedure | None:
        return bushos.rehouse(match)

    # 7.31  Engaged units turn towards those they fight

    @step("7.31")
    def turn_the_engaged(self, match: RanMatch) -> Decision | None:
        """An Engaged unit that has nobody of those it fights before it turns, at no cost but that of 7.14."""
        options = self.turns(match.state)
        if not options:
            return None
        return Decision(match.state.battle.sides[self.side], "face-the-enemy", options, facts={"unit": options[0].unit})

    def turns(self, state: RanState) -> list[Face]:
        """How the first unit that has to turn can do so; not to its own ruin (11.36)."""
        for unit in members(self.units(state)):
            id = state.battle.unit_ids[unit]
            facings = facings_for_attack(state, unit)
            ruinous = turn_hurts(state, unit) and would_rout(state, unit)
            if id not in self.turned and facings and not ruinous:
                return [Face(id, FACING_IDS[facing]) for facing in facings]
        return []

    @turn_the_engaged.answered
    def turn(self, match: RanMatch, option: Face) -> None:
        self.turned = (*self.turned, option.unit)
        self.repeat()
        unit = match.state.battle.unit[option.unit]
        hurts = turn_hurts(match.state, unit)
        match.emit(UnitFaced(option.unit, option.facing))
        if hurts:
            take_hits(match, unit, 1)

    @turn_the_engaged.refused
    def why_not_turn(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        return None if option in self.turns(match.state) else Refusal("7.31", "must-face-whom-it-fights")

    # 9.1, 9.2  Who attacks whom

    def duties(self, state: RanState) -> tuple[UnitSet, UnitSet, UnitSet]:
        """Units whose enemies must be attacked, units that must attack themselves, units that may."""
        units = self.units(state)
        bound = bound_to_attack(state, units) | pending_chargers(state, self.side)
        if self.withdrawing:
            return 0, bound, 0
        return moved_to_attack(state, units) & ~bound, bound, free_to_attack(state, units) & ~bound

    @step("9.2")
    def designate(self, match: RanMatch) -> Decision | None:
        """The attacker shares out his attacks, unit by unit."""
        state = match.state
        forced, bound, free = self.duties(state)
        if not forced | bound | free:
            return None
        options = attack_options(state, self.attacks, forced, bound, free, self.must_attack)
        return Decision(state.battle.sides[self.side], "attack", options, facts=designated_so_far(self.attacks))

    @designate.answered
    def designated(self, match: RanMatch, option: AnyAttack | EndAttacks) -> None:
        if isinstance(option, EndAttacks):
            match.emit(ChoiceDeclined(match.state.battle.sides[self.side], "attack"))
        else:
            attack = attacking_of(match.state, option)
            match.emit(AttackDeclared(attack.unit, attack.targets, attack.charge))
            self.attacks = (*self.attacks, attack)
            self.repeat()

    @designate.refused
    def why_not_attack(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        state = match.state
        forced, bound, free = self.duties(state)
        if option in attack_options(state, self.attacks, forced, bound, free, self.must_attack):
            return None
        if isinstance(option, EndAttacks) and not forced | bound:
            return Refusal("5.65", "must-act-after-trump")
        return refuse_attack(state, self.attacks, forced | bound | free, option)

    @step("8.61")
    def designate_chargers(self, match: RanMatch) -> Decision | None:
        """Then those of the other side that have charged: they attack in this segment too (Ruling 145)."""
        state = match.state
        bound = pending_chargers(state, enemy_of(self.side))
        if not bound:
            return None
        options = attack_options(state, self.countercharges, 0, bound, 0)
        facts = designated_so_far(self.countercharges)
        return Decision(state.battle.sides[enemy_of(self.side)], "attack", options, facts=facts)

    @designate_chargers.answered
    def chargers_designated(self, match: RanMatch, option: AnyAttack | EndAttacks) -> None:
        if isinstance(option, EndAttacks):
            match.emit(ChoiceDeclined(match.state.battle.sides[enemy_of(self.side)], "attack"))
        else:
            attack = attacking_of(match.state, option)
            match.emit(AttackDeclared(attack.unit, attack.targets, attack.charge))
            self.countercharges = (*self.countercharges, attack)
            self.repeat()

    @designate_chargers.refused
    def why_no_charger(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        bound = pending_chargers(match.state, enemy_of(self.side))
        if option in attack_options(match.state, self.countercharges, 0, bound, 0):
            return None
        return refuse_attack(match.state, self.countercharges, bound, option)

    # 5.73, 9.23, 5.21  Before the clash

    @step("5.73")
    def coordinate(self, match: RanMatch) -> None:
        """One die for the segment, if units of both contingents attack."""
        state = match.state
        owners = {state.battle.contingent_of[state.battle.unit[attack.unit]] for attack in self.attacks}
        if sum(state.in_phase >> owner & 1 for owner in owners) < 2:
            return
        die = roll_d10(match, "coordinated_shock")
        result = state.battle.charts.coordinated(die)
        self.shift, self.superiority_counts = result.shift, result.superiority
        match.emit(ShockCoordinated(state.battle.sides[self.side], die, result.shift, result.superiority))

    @step("9.23")
    def check(self, match: RanMatch) -> None:
        """Whoever need not attack, and whoever is Disordered, tests first: above its Troop Quality, no attack."""
        self.attacks = tuple(attack for attack in self.attacks if self.dares(match, attack))
        self.countercharges = tuple(attack for attack in self.countercharges if self.dares(match, attack))

    def dares(self, match: RanMatch, attack: Attacking) -> bool:
        """9.22  Whether a unit attacks in fact, after the test that some have to make."""
        unit = match.state.battle.unit[attack.unit]
        if not must_check(match.state, unit, attack.charge) or tq_test(match, unit, "pre_shock") <= 0:
            return True
        match.emit(AttackCalledOff(attack.unit))
        return False

    @step("5.21")
    def rouse(self, match: RanMatch) -> None:
        """A contingent that is attacked in shock within reach of its Busho is Active at once."""
        rouse_attacked(match, (*self.attacks, *self.countercharges))

    @step("8.61")
    def end_charges(self, match: RanMatch) -> None:
        """Charges end here, carried home or not. One that fire on an advance provokes waits for the next segment."""
        if match.state.charges:
            match.emit(ChargesSpent())

    @step("9.2")
    def fight(self, match: RanMatch) -> Procedure | None:
        """Step by step for all combats, the attacker's and those of units that have charged."""
        state = match.state
        combats = [coordinated(self, combat) for combat in combats_of(state, self.attacks)]
        combats += combats_of(state, self.countercharges)
        return Melee(tuple(combats)) if combats else None


def coordinated(segment: ShockSegment, combat: Combat) -> Combat:
    """5.73  A combat under the result that holds for the whole segment."""
    return Combat(
        combat.attackers,
        combat.defenders,
        combat.charging,
        combat.places,
        segment.shift,
        segment.superiority_counts,
    )


class BanzaiShock(Procedure):
    """6.53  The attacks of Samurai who rushed after a withdrawing enemy: none of them tests."""

    side: int
    units: tuple[UnitId, ...]
    attacks: tuple[Attacking, ...] = ()

    def crumb(self) -> tuple[str, Facts]:
        return "BanzaiShock", {}

    def arrived(self, state: RanState) -> UnitSet:
        """Those that have somebody before them."""
        found = 0
        for id in self.units:
            unit = state.battle.unit[id]
            if state.on_map >> unit & 1 and foes(state, unit):
                found |= 1 << unit
        return found

    @step("6.53")
    def designate(self, match: RanMatch) -> Decision | None:
        """All of them attack; KB may do so in Norikuzushi (Ruling 132)."""
        bound = self.arrived(match.state)
        if not bound:
            self.finish()
            return None
        options = attack_options(match.state, self.attacks, 0, bound, 0)
        return Decision(match.state.battle.sides[self.side], "attack", options, facts=designated_so_far(()))

    @designate.answered
    def designated(self, match: RanMatch, option: AnyAttack | EndAttacks) -> None:
        if isinstance(option, EndAttacks):
            match.emit(ChoiceDeclined(match.state.battle.sides[self.side], "attack"))
        else:
            attack = attacking_of(match.state, option)
            match.emit(AttackDeclared(attack.unit, attack.targets, attack.charge))
            self.attacks = (*self.attacks, attack)
            self.repeat()

    @designate.refused
    def why_not(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        bound = self.arrived(match.state)
        if option in attack_options(match.state, self.attacks, 0, bound, 0):
            return None
        return refuse_attack(match.state, self.attacks, bound, option)

    @step("5.21")
    def rouse(self, match: RanMatch) -> None:
        rouse_attacked(match, self.attacks)

    @step("6.53")
    def fight(self, match: RanMatch) -> Procedure | None:
        combats = combats_of(match.state, self.attacks)
        return Melee(combats) if combats else None


# Questions about the position


def facings_for_attack(state: RanState, unit: int) -> list[int]:
    """7.31  How an Engaged unit can turn to have one of those it fights before it; none if it has one there already."""
    battle = state.battle
    enemies = state.engaged.get(unit, 0)
    if not enemies or foes(state, unit) & enemies:
        return []
    hex, kind = state.hex[unit], state.class_of(unit)
    directions = [battle.grid.direction(hex, state.hex[enemy]) for enemy in members(enemies)]
    within_reach = [direction for direction in directions if battle.can_shock(kind, hex, direction)]
    return [facing for facing in range(len(FRONT)) if any(direction in FRONT[facing] for direction in within_reach)]


def must_check(state: RanState, unit: int, charge: bool) -> bool:
    """9.21  Who tests: the Disordered, and those that have neither moved nor are Engaged nor charge."""
    if unit == state.battle.specials.avenger:
        return False
    if state.disordered >> unit & 1:
        return True
    return not (charge or unit in state.engaged or unit in state.charges or state.moved >> unit & 1)


def rouse_attacked(match: RanMatch, attacks: Sequence[Attacking]) -> None:
    """5.21 (3)  Contingents attacked within range of their Busho become Active (Rulings 17, 108 and 109)."""
    state = match.state
    battle = state.battle
    for target in dict.fromkeys(target for attack in attacks for target in attack.targets):
        unit = battle.unit[target]
        busho = battle.contingent_of[unit]
        if state.active >> busho & 1 or not state.is_alive(busho):
            continue
        if battle.honjins >> unit & 1:
            roused = state.busho_hex[busho] == state.hex[unit]
        else:
            roused = bool(in_range(state, busho) >> unit & 1)
        if roused:
            match.emit(ContingentRoused(battle.contingent_ids[busho]))
