"""2.1  Air targets: over every hex that is raided, fighters are allotted to enemy squadrons, and others scramble."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from honjin.core.decision import Decision, Refusal
from honjin.core.form import Blank, Draft, Slip, Slips
from honjin.core.procedure import Procedure, step
from honjin.games.midway.events.air import AirRoundFought, FightersScrambled, RaidSighted
from honjin.games.midway.model import COVER, DB, FG, SIDES, TB, SideId, enemy_of
from honjin.games.midway.ocean import AT_MIDWAY
from honjin.games.midway.options import Allot, Scramble
from honjin.games.midway.rules.air_round import Allotment, deal, fight
from honjin.games.midway.rules.aircraft import take_offs
from honjin.games.midway.rules.sheets import Answers, MidwayMatch, Sheet, ask_both, open_sheets, slips_of
from honjin.games.midway.rules.streams import BOTH
from honjin.games.midway.state import MidwayState

SCRAMBLED = "scrambled"
"""Named by a raid that keeps fighters for whoever comes up against it."""


class Fighters(msgspec.Struct, frozen=True):
    """A squadron of fighters over a raided hex, or on the ground below it."""

    hex: str
    number: int
    covers: bool = False
    grounded: bool = False
    on_runway: bool = False


class Enemy(msgspec.Struct, frozen=True):
    """An enemy squadron over a hex, as the other side sees it."""

    type: str
    number: int


class FighterSheet(Sheet, frozen=True):
    """2.1  Fighters by number on enemy squadrons in the same hex; and squadrons in P that scramble."""

    fighters: dict[str, Fighters]
    enemies: dict[str, dict[str, Enemy]]
    raided: tuple[str, ...]
    """Hexes that the side itself raids: fighters may come up there."""
    take_offs: int

    def blanks(self, draft: Draft) -> Sequence[Blank]:
        found = []
        for squadron, own in self.fighters.items():
            if own.grounded and not self._scrambles(draft, squadron):
                if not own.on_runway or own.number <= self._take_offs_left(draft):
                    found.append(Blank(Scramble, squadron))
                continue
            left = self._left(draft, squadron, own)
            if left:
                found += [
                    Blank(Allot, squadron, {"target": (target,), "number": range(1, left + 1), "aircraft": aircraft})
                    for target, aircraft in self.targets(own.hex)
                ]
        return found

    def targets(self, hex: str) -> list[tuple[str, range]]:
        """2.1  Whom fighters over a hex may be allotted to, and to which of their aircraft."""
        targets = [(name, range(enemy.number + 1)) for name, enemy in self.enemies.get(hex, {}).items()]
        return [*targets, (SCRAMBLED, range(1))] if hex in self.raided else targets

    def _scrambles(self, draft: Draft, squadron: str) -> bool:
        return any(isinstance(slip, Scramble) for slip in draft.about(squadron))

    def _left(self, draft: Draft, squadron: str, own: Fighters) -> int:
        return own.number - sum(slip.number for slip in draft.about(squadron) if isinstance(slip, Allot))

    def _take_offs_left(self, draft: Draft) -> int:
        up = [self.fighters[slip.squadron] for slip in draft.slips if isinstance(slip, Scramble)]
        return self.take_offs - sum(own.number for own in up if own.on_runway)

    def refuse(self, draft: Draft, slip: Slip) -> Refusal | None:
        if not isinstance(slip, Allot | Scramble):
            return Refusal("2.1", "gen-form")
        own = self.fighters.get(slip.squadron)
        facts: dict[str, Any] = {"unit": slip.squadron}
        if isinstance(slip, Scramble):
            return self._refuse_scramble(draft, slip, own, facts)
        if own is None or (own.grounded and not self._scrambles(draft, slip.squadron)):
            return Refusal("2.1", "gen-unit", facts)
        aircraft = dict(self.targets(own.hex)).get(slip.target)
        if aircraft is None or slip.aircraft not in aircraft:
            return Refusal("2.1", "fgt-list", {**facts, "target": slip.target})
        left = self._left(draft, slip.squadron, own)
        return None if 1 <= slip.number <= left else Refusal("2.1", "fgt-num", {**facts, "left": left})

    def _refuse_scramble(
        self, draft: Draft, slip: Scramble, own: Fighters | None, facts: dict[str, Any]
    ) -> Refusal | None:
        if own is None or not own.grounded:
            return Refusal("2.1", "fgt-scr", facts)
        if self._scrambles(draft, slip.squadron):
            return Refusal("2.1", "gen-twice", facts)
        short = own.on_runway and own.number > self._take_offs_left(draft)
        return Refusal("6", "air-runway", facts) if short else None

    def usual(self) -> Slips:
        """Cover falls on bombers, torpedo planes first, else on fighters; escorts on whoever covers or comes up."""
        slips = []
        for squadron, own in self.fighters.items():
            if own.grounded:
                continue
            there = self.enemies.get(own.hex, {})
            targets = self._usual_targets(own, there)
            numbers = deal(own.number, range(len(targets)))
            slips += [Allot(squadron, targets[at], share, 0) for at, share in numbers]
        return tuple(slips)

    def _usual_targets(self, own: Fighters, there: dict[str, Enemy]) -> list[str]:
        by_type = {type_: [name for name, enemy in there.items() if enemy.type == type_] for type_ in (TB, DB, FG)}
        if own.covers:
            return by_type[TB] or by_type[DB] or by_type[FG]
        return by_type[FG] + ([SCRAMBLED] if own.hex in self.raided else [])


class AirTargets(Procedure):
    """0  Declaration of air attacks: one round over each hex that is raided."""

    @step("2.1")
    def sight(self, match: MidwayMatch) -> None:
        """Who is raided sees the squadrons that attack; who raids sees those that cover the hex."""
        state = match.state
        for hex in sorted(set(state.attacking.values())):
            for side in SIDES:
                there, ids = over(state, hex, enemy_of(side)), state.ocean.squadron_ids
                if there:
                    seen = {ids[squadron]: state.fighting(squadron) for squadron in there}
                    attacking = tuple(ids[squadron] for squadron in there if state.attacking.get(squadron) == hex)
                    match.emit(RaidSighted(side, state.ocean.grid.names[hex], seen, attacking))

    @step("2.1")
    def allot(self, match: MidwayMatch) -> tuple[Decision, ...]:
        state = match.state
        return ask_both("air-targets", lambda side: fighter_sheet(state, side), state.decks)

    @allot.answered
    def fight(self, match: MidwayMatch, answers: Answers) -> None:
        """2.1  Those who scramble come up first; then one round over each hex."""
        open_sheets(match, "air-targets")
        state = match.state
        up: list[int] = []
        for side in SIDES:
            scrambled = sorted(state.ocean.squadron[slip.squadron] for slip in slips_of(answers, side, Scramble))
            if scrambled:
                match.emit(FightersScrambled(side, tuple(state.ocean.squadron_ids[one] for one in scrambled)))
            up += scrambled
        for hex in sorted(set(state.attacking.values())):
            fight_over(match, hex, [one for one in up if is_home(state, one, hex)], answers)


def fight_over(match: MidwayMatch, hex: int, up: list[int], answers: Answers) -> None:
    """2.1  The one round over a hex that is raided (Ruling 90)."""
    state = match.state
    ocean = state.ocean
    there = sorted([*up, *(squadron for side in SIDES for squadron in over(state, hex, side))])
    orders: list[Allotment] = []
    for side in SIDES:
        comers = [squadron for squadron in up if ocean.side_of_squadron[squadron] != side]
        for slip in slips_of(answers, side, Allot):
            squadron = ocean.squadron[slip.squadron]
            if squadron not in there:
                continue
            if slip.target == SCRAMBLED:
                orders += [Allotment(squadron, comer, share) for comer, share in deal(slip.number, comers)]
            else:
                orders.append(Allotment(squadron, ocean.squadron[slip.target], slip.number, slip.aircraft))
    present = {squadron: state.fighting(squadron) for squadron in there}
    match.emit(AirRoundFought(ocean.grid.names[hex], *fight(match, present, orders, BOTH)))


def over(state: MidwayState, hex: int, side: SideId) -> list[int]:
    """2.1  The squadrons of a side over a raided hex: those that attack there and those that cover it."""
    ocean = state.ocean
    return [
        squadron
        for squadron, mission in sorted(state.missions.items())
        if ocean.side_of_squadron[squadron] == side
        and (state.attacking.get(squadron) == hex or (mission.kind == COVER and is_home(state, squadron, hex)))
        and state.fighting(squadron)
    ]


def is_home(state: MidwayState, squadron: int, hex: int) -> bool:
    """The squadron is at home in this hex."""
    return state.hex_of(state.home[squadron]) == hex


def fighter_sheet(state: MidwayState, side: SideId) -> FighterSheet:
    """2.1  The fighters of a side over raided hexes, those that can come up, and the enemies that it sees there."""
    ocean = state.ocean
    names, ids = ocean.grid.names, ocean.squadron_ids
    fighters: dict[str, Fighters] = {}
    enemies: dict[str, dict[str, Enemy]] = {}
    raided = []
    for hex in sorted(set(state.attacking.values())):
        own, foes = over(state, hex, side), over(state, hex, enemy_of(side))
        if any(state.attacking.get(squadron) == hex for squadron in own):
            raided.append(names[hex])
        if foes:
            enemies[names[hex]] = {ids[foe]: Enemy(ocean.kind[foe], state.fighting(foe)) for foe in foes}
        for squadron in own:
            if ocean.fighter[squadron]:
                covers = state.missions[squadron].kind == COVER
                fighters[ids[squadron]] = Fighters(names[hex], state.fighting(squadron), covers=covers)
        if any(state.attacking.get(foe) == hex for foe in foes):
            for squadron in grounded(state, hex, side):
                on_runway = state.home[squadron] == AT_MIDWAY
                number = state.planes[squadron]
                fighters[ids[squadron]] = Fighters(names[hex], number, grounded=True, on_runway=on_runway)
    return FighterSheet(fighters, enemies, tuple(raided), take_offs(state, side))


def grounded(state: MidwayState, hex: int, side: SideId) -> list[int]:
    """2.1  Fighters in P of a base in the hex that works (Ruling 16)."""
    ocean = state.ocean
    return [
        squadron
        for squadron in ocean.wing[side]
        if ocean.fighter[squadron]
        and state.is_ready(squadron)
        and is_home(state, squadron, hex)
        and state.is_operational(state.home[squadron])
    ]
