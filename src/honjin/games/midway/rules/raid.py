"""2.2, 6, 8.3  The targets of the raid: each squadron that is left attacks one ship, the runway or the troops."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from honjin.core.bits import members
from honjin.core.decision import Decision, Refusal
from honjin.core.form import Blank, Draft, Slip, Slips
from honjin.core.procedure import Procedure, step
from honjin.games.midway.model import BB, CA, CL, CV, CVL, DB, DD, FG, MW, SIDES, TB, TT, SideId, enemy_of
from honjin.games.midway.options import Attack
from honjin.games.midway.rules.damage import Hits, MidwayHits
from honjin.games.midway.rules.flight import lose_without_return
from honjin.games.midway.rules.sheets import Answers, Lists, MidwayMatch, Sheet, ask_both, open_sheets, slips_of
from honjin.games.midway.rules.streams import unseen
from honjin.games.midway.state import NO_ENGINES, MidwayState

RUNWAY, TROOPS = "runway", "troops"
PREFERRED = (CV, CVL, BB, CA, TT, CL, DD)
MIDWAY_TARGETS = {FG: (TROOPS,), DB: (RUNWAY, TROOPS), TB: ()}
"""6  Fighters strafe troops, dive bombers choose, torpedoes are no use against an island (Ruling 53)."""


class Striker(msgspec.Struct, frozen=True):
    """A squadron that attacks, and where."""

    type: str
    hex: str


class RaidSheet(Sheet, frozen=True):
    """2.2  One ship of those seen in the hex, or a part of Midway, for each squadron."""

    strikers: dict[str, Striker]
    ships: Lists
    """The ships seen in each raided hex, the best first."""
    midway: str
    """The hex of Midway, where it can be attacked."""

    def blanks(self, draft: Draft) -> Sequence[Blank]:
        return [
            Blank(Attack, squadron, {"target": targets})
            for squadron, striker in self.strikers.items()
            if not draft.about(squadron) and (targets := self._targets(striker))
        ]

    def _targets(self, striker: Striker) -> tuple[str, ...]:
        island = MIDWAY_TARGETS[striker.type] if striker.hex == self.midway else ()
        return (*self.ships.get(striker.hex, ()), *island)

    def refuse(self, draft: Draft, slip: Slip) -> Refusal | None:
        if not isinstance(slip, Attack):
            return Refusal("2.2", "gen-form")
        striker = self.strikers.get(slip.squadron)
        facts = {"unit": slip.squadron, "target": slip.target}
        if striker is None:
            return Refusal("2.2", "gen-unit", facts)
        if draft.about(slip.squadron):
            return Refusal("2.2", "gen-twice", facts)
        if slip.target in self._targets(striker):
            return None
        if slip.target in (RUNWAY, TROOPS) and striker.hex == self.midway:
            return Refusal("6", "raid-type", facts)
        return Refusal("2.2", "raid-list", facts)

    def usual(self) -> Slips:
        """The first of CV, CVL, BB, CA, TT, CL, DD; without ships the runway or the troops."""
        found = []
        for squadron, striker in self.strikers.items():
            targets = self._targets(striker)
            if targets:
                found.append(Attack(squadron, targets[0]))
        return tuple(found)


class RaidTargets(Procedure):
    """0  Targets for those who have come through."""

    @step("2.2")
    def name_targets(self, match: MidwayMatch) -> tuple[Decision, ...]:
        state = match.state
        return ask_both("raid-targets", lambda side: raid_sheet(state, side), state.decks)

    @name_targets.answered
    def attack(self, match: MidwayMatch, answers: Answers) -> None:
        """2.2  One die for each aircraft that is left; all damage at once."""
        open_sheets(match, "raid-targets")
        hits = Hits(match, "raid")
        islands: dict[SideId, MidwayHits] = {}
        for side, slip in in_order(match.state, answers):
            if slip.target in (RUNWAY, TROOPS):
                raid_midway(match, slip, islands.setdefault(side, MidwayHits(match, side, "raid")))
            else:
                raid_ship(match, side, slip, hits)
        hits.apply()
        for side in SIDES:
            if side in islands:
                islands[side].apply(parts_seen=True)

    @step("8.3")
    def lose_those_sent_one_way(self, match: MidwayMatch) -> None:
        """8.3  Nobody comes back from a one-way raid; nor from a path that does not lead home (Ruling 23)."""
        for squadron in sorted(match.state.attacking):
            lose_without_return(match, squadron)


def in_order(state: MidwayState, answers: Answers) -> list[tuple[SideId, Attack]]:
    """2  Hexes by column and row, the US first, squadrons as they stand on the sheet (Ruling 86)."""
    number = state.ocean.squadron
    slips = [(side, slip) for side in SIDES for slip in slips_of(answers, side, Attack)]

    def place(order: tuple[SideId, Attack]) -> tuple[int, int, int]:
        side, squadron = order[0], number[order[1].squadron]
        return state.attacking[squadron], SIDES.index(side), squadron

    return sorted(slips, key=place)


def raid_ship(match: MidwayMatch, side: SideId, slip: Attack, hits: Hits) -> None:
    """2.2, 3  Each aircraft of a squadron attacks the ship."""
    state = match.state
    squadron, ship = state.ocean.squadron[slip.squadron], state.ocean.ship[slip.target]
    strafes = state.ocean.fighter[squadron]
    chance = air_chance(state, squadron, ship)
    hits.aim(side, slip.squadron, ship)
    for _ in range(state.fighting(squadron)):
        if chance >= 100 or match.roll("raid", 100, stream=unseen(side)) <= chance:
            (hits.strafe if strafes else hits.hit)(side, slip.squadron, ship)


def air_chance(state: MidwayState, squadron: int, ship: int) -> int:
    """3  The chance of the table, more against a ship that could not move when the turn began (Ruling 32)."""
    ocean = state.ocean
    chance = ocean.chance[ocean.kind[squadron]][ocean.line[ship]]
    if ocean.bomber[squadron] and state.before[ship] & NO_ENGINES:
        chance += ocean.limits.immobile_for_aircraft
    return chance


def raid_midway(match: MidwayMatch, slip: Attack, hits: MidwayHits) -> None:
    """6  Each aircraft attacks the part that was named."""
    state = match.state
    squadron = state.ocean.squadron[slip.squadron]
    chance = state.ocean.chance[state.ocean.kind[squadron]][MW]
    for _ in range(state.fighting(squadron)):
        if match.roll("raid-midway", 100, stream=unseen(hits.side)) <= chance:
            (hits.hit_runway if slip.target == RUNWAY else hits.hit_troops)()


def raid_sheet(state: MidwayState, side: SideId) -> RaidSheet:
    """2.2  The squadrons of a side that have come through, and the ships that they see."""
    ocean = state.ocean
    by_hex = state.by_hex()
    strikers = {
        ocean.squadron_ids[squadron]: Striker(ocean.kind[squadron], ocean.grid.names[hex])
        for squadron, hex in sorted(state.attacking.items())
        if ocean.side_of_squadron[squadron] == side and state.fighting(squadron) > 0
    }
    ships: Lists = {}
    for hex in sorted({ocean.grid.number[striker.hex] for striker in strikers.values()}):
        seen = members(by_hex.get(hex, 0) & ocean.surface[enemy_of(side)])
        ranked = sorted(seen, key=lambda ship: PREFERRED.index(ocean.ships[ship].kind))
        ships[ocean.grid.names[hex]] = tuple(ocean.ship_ids[ship] for ship in ranked)
    midway = ocean.grid.names[ocean.midway] if state.is_target(side) else ""
    return RaidSheet(strikers, ships, midway)
