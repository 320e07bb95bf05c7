"""9.24 to 9.28, 11.4, 11.5  The fights of a shock segment: each step for all of them before the next one."""

from __future__ import annotations

import msgspec

from honjin.core.bits import members
from honjin.core.decision import Decision, Facts, Option, Refusal, Side
from honjin.core.modifier import total
from honjin.core.procedure import Procedure, step
from honjin.games.ran.charts import on_the_table
from honjin.games.ran.events.shock import ShockResolved, UnitNamed, UnitsEngaged
from honjin.games.ran.model import CLOSED, NOBODY, HexId, UnitId, UnitSet
from honjin.games.ran.options import Advance, Bear, Brace, Spearhead
from honjin.games.ran.rules import bushos
from honjin.games.ran.rules.advance import AdvanceAfterCombat
from honjin.games.ran.rules.clash import bushos_with, column_lines, die_lines, has_superiority, hits_of, shared
from honjin.games.ran.rules.cohesion import disorder, take_hits, tq_test
from honjin.games.ran.rules.combats import Combat, is_on, side_of, still_there
from honjin.games.ran.rules.deaths import ids_of
from honjin.games.ran.rules.dice import RanMatch, roll_d10
from honjin.games.ran.rules.encounter import Encounter
from honjin.games.ran.rules.retreat import GiveWay
from honjin.games.ran.state import RanState
from honjin.maps.hexgrid import OFF

BEFORE_NORIKUZUSHI = 1
"""9.24  Added to the die of units on foot."""
TWICE = 2
"""11.4  At least so many times the hits of the other side: a retreat."""


class Melee(Procedure):
    """9.2  All combats of a segment, in the order of the hexes."""

    combats: tuple[Combat, ...]
    met: int = 0
    """9.25  Combats whose Bushos have met."""
    applied: int = 0
    """Combats whose hits have been taken."""
    bearing: tuple[UnitId, ...] = ()
    """11.22  Units that bear a hit left over in the combat at hand."""
    giving_way: tuple[tuple[int, UnitId], ...] | None = None
    """11.4  Units that must still retreat, each with its combat."""
    shifted: tuple[UnitId, ...] = ()
    """Units that have retreated or advanced: nobody is Engaged with them."""

    def crumb(self) -> tuple[str, Facts]:
        return "Melee", {"combats": len(self.combats)}

    def put(self, number: int, **changes: object) -> None:
        """Write down what became of a combat."""
        changed = msgspec.structs.replace(self.combats[number], **changes)
        self.combats = (*self.combats[:number], changed, *self.combats[number + 1 :])

    def under_attack(self, state: RanState) -> UnitSet:
        """All who are attacked in this segment."""
        return sum({1 << state.battle.unit[id] for combat in self.combats for id in combat.defenders})

    # 9.24  The defenders see them come

    @step("9.24")
    def react(self, match: RanMatch) -> None:
        """Every defender that is not Engaged tests, one worse on foot before a Norikuzushi; the excess is hits."""
        state = match.state
        tests = [
            (unit, combat)
            for combat in self.combats
            for unit in still_there(state, combat.defenders)
            if unit not in state.engaged and unit != state.battle.specials.avenger
        ]
        for unit, combat in tests:
            on_foot = not state.battle.mounted >> unit & 1
            drm = BEFORE_NORIKUZUSHI if on_foot and combat.charging else 0
            take_hits(match, unit, tq_test(match, unit, "shock_reaction", drm))

    @step("4.72")
    def shelter(self, match: RanMatch) -> Procedure | None:
        return bushos.rehouse(match)

    # 9.25, 9.26  Bushos

    @step("9.25")
    def meet(self, match: RanMatch) -> Procedure | None:
        """Bushos on both sides of a combat fight a duel; one who has none against him is at risk."""
        state = match.state
        while self.met < len(self.combats):
            combat = self.combats[self.met]
            self.met += 1
            if not is_on(state, combat):
                continue
            ours, theirs = (
                bushos_with(state, still_there(state, combat.attackers)),
                bushos_with(state, still_there(state, combat.defenders)),
            )
            if ours or theirs:
                self.repeat()
                side = side_of(state, combat.attackers)
                return Encounter(side, ids_of(state, ours), ids_of(state, theirs))
        return None

    # 9.27  Types

    @step("9.27")
    def choose_spearhead(self, match: RanMatch) -> Decision | None:
        """Of several attackers one gives type and angle: the same for both (9.28)."""
        state = match.state
        for number, combat in enumerate(self.combats):
            if combat.spearhead is not None or not is_on(state, combat):
                continue
            units = still_there(state, combat.attackers)
            if len({self._worth(state, combat, unit) for unit in units}) == 1:
                ids = tuple(state.battle.unit_ids[unit] for unit in units)
                self.put(number, spearhead=ids[0], spearheads=ids)
                continue
            options = [Spearhead(state.battle.unit_ids[unit]) for unit in units]
            facts = {"targets": combat.defenders, **self.circumstances(state, combat)}
            return Decision(state.battle.sides[side_of(state, combat.attackers)], "spearhead", options, facts=facts)
        return None

    @choose_spearhead.answered
    def spearhead_chosen(self, match: RanMatch, option: Spearhead) -> None:
        number = next(at for at, combat in enumerate(self.combats) if option.unit in combat.attackers)
        self.put(number, spearhead=option.unit, spearheads=(option.unit,))
        match.emit(UnitNamed(option.unit, "spearhead"))
        self.repeat()

    @choose_spearhead.refused
    def why_not_spearhead(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        combat = next(one for one in self.combats if one.spearhead is None and is_on(match.state, one))
        if isinstance(option, Spearhead) and match.state.battle.unit[option.unit] in still_there(
            match.state, combat.attackers
        ):
            return None
        return Refusal("9.27", "not-in-this-fight")

    def circumstances(self, state: RanState, combat: Combat) -> Facts:
        """What else makes the column: riders in Norikuzushi, who is attacked elsewhere, a plan of two contingents."""
        return {
            "charging": combat.charging,
            "attacked": [state.battle.unit_ids[unit] for unit in members(self.under_attack(state))],
            "shift": combat.shift,
            "numbers_count": combat.superiority_counts,
        }

    def _worth(self, state: RanState, combat: Combat, unit: int) -> tuple[str, bool, bool]:
        """What makes one attacker better than another."""
        id = state.battle.unit_ids[unit]
        return state.battle.kinds[unit], id in combat.charging, self._is_superior(state, combat, unit)

    def _is_superior(self, state: RanState, combat: Combat, unit: int) -> bool:
        if not combat.superiority_counts:
            return False
        return has_superiority(state, unit, still_there(state, combat.defenders), self.under_attack(state))

    @step("9.27")
    def choose_brace(self, match: RanMatch) -> Decision | None:
        """Of two defenders of different types their owner says which counts."""
        state = match.state
        for number, combat in enumerate(self.combats):
            if combat.brace is not None or not is_on(state, combat):
                continue
            units = still_there(state, combat.defenders)
            if len({state.battle.kinds[unit] for unit in units}) == 1:
                ids = tuple(state.battle.unit_ids[unit] for unit in units)
                self.put(number, brace=ids[0], braces=ids)
                continue
            options = [Brace(state.battle.unit_ids[unit]) for unit in units]
            facts = {"unit": combat.spearhead, "assailants": combat.attackers, **self.circumstances(state, combat)}
            return Decision(state.battle.sides[side_of(state, combat.defenders)], "brace", options, facts=facts)
        return None

    @choose_brace.answered
    def brace_chosen(self, match: RanMatch, option: Brace) -> None:
        number = next(at for at, combat in enumerate(self.combats) if option.unit in combat.defenders)
        self.put(number, brace=option.unit, braces=(option.unit,))
        match.emit(UnitNamed(option.unit, "brace"))
        self.repeat()

    @choose_brace.refused
    def why_not_brace(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        combat = next(one for one in self.combats if one.brace is None and is_on(match.state, one))
        if isinstance(option, Brace) and match.state.battle.unit[option.unit] in still_there(
            match.state, combat.defenders
        ):
            return None
        return Refusal("9.27", "not-in-this-fight")

    # 9.28  Dice and hits

    @step("9.28")
    def strike(self, match: RanMatch) -> None:
        """All columns are found before any die falls, so that no fight changes another."""
        state = match.state
        unit = state.battle.unit
        fights = []
        for number, combat in enumerate(self.combats):
            if combat.spearhead is None or combat.brace is None or not is_on(state, combat):
                continue
            attackers, defenders = still_there(state, combat.attackers), still_there(state, combat.defenders)
            lines = column_lines(
                state,
                attackers,
                defenders,
                unit[combat.spearhead],
                unit[combat.brace],
                sum(1 << unit[id] for id in combat.charging),
                combat.shift,
                combat.superiority_counts,
            )
            superior = self._is_superior(state, combat, unit[combat.spearhead])
            fights.append((number, defenders, lines, die_lines(state, attackers, defenders), superior))
        for number, defenders, lines, added, superior in fights:
            die = roll_d10(match, "shock")
            attacker, defender = hits_of(state, total(lines), die + total(added), superior, defenders)
            attacker += state.battle.specials.avenger in defenders
            defender += state.battle.specials.avenger in still_there(state, self.combats[number].attackers)
            self.put(number, superior=superior, attacker_hits=attacker, defender_hits=defender)
            combat = self.combats[number]
            match.emit(
                ShockResolved(
                    combat.attackers,
                    combat.defenders,
                    lines,
                    on_the_table(total(lines)),
                    die,
                    added,
                    attacker,
                    defender,
                    superior,
                )
            )

    @step("11.22")
    def share_hits(self, match: RanMatch) -> Decision | None:
        """Evenly; what is left over falls on the unit that counted, the rest where its owner wants it."""
        state = match.state
        while self.applied < len(self.combats):
            for units in self.sides_at_hand():
                options = self.bearers(state, units)
                if options:
                    side = state.battle.sides[side_of(state, units)]
                    return Decision(side, "bear", options, facts={"hits": self.left_over(state, units)})
            self._apply(match, self.combats[self.applied])
            self.applied += 1
            self.bearing = ()
        return None

    @share_hits.answered
    def borne(self, match: RanMatch, option: Bear) -> None:
        self.bearing = (*self.bearing, option.unit)
        match.emit(UnitNamed(option.unit, "bear"))
        self.repeat()

    @share_hits.refused
    def why_not_bear(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        asked = next(found for units in self.sides_at_hand() if (found := self.bearers(match.state, units)))
        return None if option in asked else Refusal("11.22", "not-in-this-fight")

    def sides_at_hand(self) -> tuple[tuple[UnitId, ...], tuple[UnitId, ...]]:
        """Defenders and attackers of the combat whose hits are taken."""
        return self.combats[self.applied].defenders, self.combats[self.applied].attackers

    def counted(self, state: RanState, ids: tuple[UnitId, ...]) -> list[UnitId]:
        """Those of a side of the combat at hand by which superiority or column was found (Ruling 211)."""
        combat = self.combats[self.applied]
        alike = combat.spearheads if ids == combat.attackers else combat.braces
        return [state.battle.unit_ids[unit] for unit in still_there(state, alike)]

    def left_over(self, state: RanState, ids: tuple[UnitId, ...]) -> int:
        """Hits that cannot be shared evenly and have no bearer yet; one goes to the unit that counted unasked."""
        combat = self.combats[self.applied]
        hits, units = combat.attacker_hits if ids == combat.attackers else combat.defender_hits, still_there(state, ids)
        if not hits or not units:
            return 0
        unasked = len(self.counted(state, ids)) == 1
        return hits % len(units) - unasked - sum(id in self.bearing for id in ids)

    def bearers(self, state: RanState, ids: tuple[UnitId, ...]) -> list[Bear]:
        """Who can take the next hit that is left over: first of those that counted, then anybody; none if none is."""
        if self.left_over(state, ids) <= 0:
            return []
        counted = self.counted(state, ids)
        first = len(counted) > 1 and not any(id in self.bearing for id in ids)
        others = [id for unit in still_there(state, ids) if (id := state.battle.unit_ids[unit]) not in self.bearing]
        return [Bear(id) for id in (counted if first else others) if first or counted != [id]]

    def _apply(self, match: RanMatch, combat: Combat) -> None:
        """11.32  Hits, and what they bring about; a unit broken by superiority routs (9.28)."""
        state = match.state
        if combat.spearhead is None or combat.brace is None:
            return
        sides = ((combat.defenders, combat.defender_hits), (combat.attackers, combat.attacker_hits))
        shares = [self._shares(state, ids, hits) for ids, hits in sides]
        for defender, hits in shares[0].items():
            take_hits(match, defender, hits, superiority=combat.superior)
        for attacker, hits in shares[1].items():
            take_hits(match, attacker, hits)

    def _shares(self, state: RanState, ids: tuple[UnitId, ...], hits: int) -> dict[int, int]:
        """What every unit of a side takes."""
        counted = self.counted(state, ids)
        first = state.battle.unit[counted[0]] if len(counted) == 1 else NOBODY
        units = shared(hits, still_there(state, ids), first)
        return {unit: share + (state.battle.unit_ids[unit] in self.bearing) for unit, share in units.items()}

    @step("4.72")
    def shelter_again(self, match: RanMatch) -> Procedure | None:
        return bushos.rehouse(match)

    # 11.4, 11.5  Retreat and advance

    @step("11.4")
    def give_way(self, match: RanMatch) -> Procedure | None:
        """The side that took at least twice the hits of the other retreats, every unit of it (Ruling 83)."""
        state = match.state
        if self.giving_way is None:
            self.giving_way = tuple(self._beaten(state))
        elif self.told == "retreated":
            self.shifted = (*self.shifted, self.giving_way[0][1])
            self.giving_way = self.giving_way[1:]
        elif self.told:
            self.giving_way = self.giving_way[1:]
        self.told = ""
        while self.giving_way:
            number, id = self.giving_way[0]
            if state.on_map >> state.battle.unit[id] & 1:
                combat = self.combats[number]
                defends = id in combat.defenders
                self.repeat()
                return GiveWay(id, combat.attackers if defends else combat.defenders, defends and combat.superior)
            self.giving_way = self.giving_way[1:]
        return None

    def _beaten(self, state: RanState) -> list[tuple[int, UnitId]]:
        found: list[tuple[int, UnitId]] = []
        for number, combat in enumerate(self.combats):
            if combat.defender_hits and combat.defender_hits >= TWICE * combat.attacker_hits:
                found += [(number, id) for id in combat.defenders]
            elif combat.attacker_hits and combat.attacker_hits >= TWICE * combat.defender_hits:
                found += [(number, id) for id in combat.attackers]
        return [(number, id) for number, id in found if state.on_map >> state.battle.unit[id] & 1]

    @step("11.51")
    def advance(self, match: RanMatch) -> Decision | None:
        """Attackers in order must follow into every hex that was left to them, one unit each."""
        options = self.advances(match.state)
        if not options:
            return None
        battle = match.state.battle
        return Decision(battle.sides[battle.side_of[battle.unit[options[0].unit]]], "advance", options)

    def advances(self, state: RanState) -> list[Advance]:
        """Who is to be chosen among in the first combat with a hex to follow into."""
        for combat in self.combats:
            units = dict.fromkeys(unit for unit, _ in self.followers(state, combat))
            if units:
                return [Advance(state.battle.unit_ids[unit]) for unit in units]
        return []

    @advance.answered
    def advanced(self, match: RanMatch, option: Advance) -> Procedure:
        state = match.state
        combat = next(one for one in self.combats if option.unit in one.attackers)
        unit = state.battle.unit[option.unit]
        hexes = tuple(hex for one, hex in self.followers(state, combat) if one == unit)
        self.shifted = (*self.shifted, option.unit)
        self.go_to(Melee.advance)
        vacated_by = tuple(id for id, place in zip(combat.defenders, combat.places, strict=True) if place in hexes)
        return AdvanceAfterCombat(option.unit, hexes, vacated_by)

    @advance.refused
    def why_not_advance(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        return None if option in self.advances(match.state) else Refusal("11.53", "another-must-advance")

    def followers(self, state: RanState, combat: Combat) -> list[tuple[int, HexId]]:
        """11.51, 11.53  Who follows: the unit with superiority, else that of the highest Troop Quality.

        Nobody follows a contingent that fled (Ruling 175), nor into ground that is closed to him (Ruling 156).
        """
        battle, ids = state.battle, state.battle.unit_ids
        found = []
        for id, place in zip(combat.defenders, combat.places, strict=True):
            hex, defender = battle.grid.number[place], battle.unit[id]
            if state.occupant[hex] != NOBODY or state.fled >> battle.contingent_of[defender] & 1:
                continue
            for unit in still_there(state, combat.attackers):
                is_free = not state.disordered >> unit & 1 and ids[unit] not in self.shifted
                if is_free and can_follow(state, unit, hex):
                    found.append((unit, place))
        leading = [one for one in found if combat.superior and ids[one[0]] in combat.spearheads]
        best = max([state.tq(unit) for unit, _ in found], default=0)
        return leading or [one for one in found if state.tq(one[0]) == best]

    # 9.32, 7.31  Afterwards

    @step("9.32")
    def come_to_rest(self, match: RanMatch) -> None:
        """Whoever charged in Norikuzushi is Disordered now, without hits (Ruling 82)."""
        state = match.state
        for combat in self.combats:
            for unit in still_there(state, combat.charging):
                if not state.disordered >> unit & 1:
                    disorder(match, unit)

    @step("7.31")
    def engage(self, match: RanMatch) -> None:
        """Enemies of one combat who are still next to each other, and have not moved, are Engaged."""
        state = match.state
        beside = state.battle.grid.next_to
        for combat in self.combats:
            for attacker in still_there(state, combat.attackers):
                for defender in still_there(state, combat.defenders):
                    one, other = state.battle.unit_ids[attacker], state.battle.unit_ids[defender]
                    moved = one in self.shifted or other in self.shifted
                    known = state.engaged.get(attacker, 0) >> defender & 1
                    if not moved and not known and beside[state.hex[attacker]] >> state.hex[defender] & 1:
                        match.emit(UnitsEngaged(one, other))


def can_follow(state: RanState, unit: int, hex: int) -> bool:
    """11.51  Whether a unit stands next to a hex that is open to it."""
    battle, here = state.battle, state.hex[unit]
    direction = battle.grid.direction(here, hex)
    return direction != OFF and battle.costs[state.class_of(unit)][here][direction] < CLOSED
