"""2.3, 3  Naval and submarine combat: torpedoes are declared first, then guns and hunts; all are rolled together."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from honjin.core.bits import members
from honjin.core.decision import Decision, Refusal
from honjin.core.form import Blank, Draft, Slip, Slips
from honjin.core.procedure import Procedure, step
from honjin.games.midway.events.ships import BoatHunted, BoatsLocated, ShipsEngaged, TorpedoesLaunched
from honjin.games.midway.model import DD, SIDES, SS, SideId, enemy_of
from honjin.games.midway.options import Fire, Hunt, Torpedo
from honjin.games.midway.rules.damage import Hits
from honjin.games.midway.rules.sheets import Answers, Lists, ListSheet, MidwayMatch, Sheet, ask_both, open_sheets
from honjin.games.midway.state import NO_ENGINES, MidwayState


class TorpedoSheet(ListSheet, frozen=True):
    """2.3  Each boat names a ship that its side has found in its hex."""

    kind = Torpedo
    rule = "2.3"
    code = "sea-list"


class Warship(msgspec.Struct, frozen=True):
    """A ship that meets the enemy: whom it can fire at, whom it can hunt, and what it lacks."""

    targets: tuple[str, ...]
    boats: tuple[str, ...]
    fires: bool
    hunts: bool


class GunSheet(Sheet, frozen=True):
    """2.3, 3  Each surface ship fires at a ship, hunts a boat, or does nothing."""

    ships: dict[str, Warship]

    def blanks(self, draft: Draft) -> Sequence[Blank]:
        found = []
        for ship, warship in self.ships.items():
            if draft.about(ship):
                continue
            if warship.fires and warship.targets:
                found.append(Blank(Fire, ship, {"target": warship.targets}))
            if warship.hunts and warship.boats:
                found.append(Blank(Hunt, ship, {"boat": warship.boats}))
        return found

    def refuse(self, draft: Draft, slip: Slip) -> Refusal | None:
        if not isinstance(slip, Fire | Hunt):
            return Refusal("2.3", "gen-form")
        warship = self.ships.get(slip.ship)
        if warship is None:
            return Refusal("2.3", "gen-unit", {"unit": slip.ship})
        if draft.about(slip.ship):
            return Refusal("2.3", "gen-twice", {"unit": slip.ship})
        if isinstance(slip, Hunt):
            facts = {"unit": slip.ship, "target": slip.boat}
            return None if warship.hunts and slip.boat in warship.boats else Refusal("3", "sea-hunt", facts)
        facts = {"unit": slip.ship, "target": slip.target}
        if not warship.fires:
            return Refusal("2.3", "sea-arm", facts)
        return None if slip.target in warship.targets else Refusal("2.3", "sea-list", facts)

    def usual(self) -> Slips:
        """Destroyers hunt the boats that have attacked, dealt evenly; the others do nothing."""
        slips = []
        turn = 0
        for ship, warship in self.ships.items():
            if warship.hunts and warship.boats:
                slips.append(Hunt(ship, warship.boats[turn % len(warship.boats)]))
                turn += 1
        return tuple(slips)


class SeaCombat(Procedure):
    """0  Targets of naval and submarine combat."""

    torpedoes: tuple[tuple[str, str], ...] = ()
    """What each boat fires at, until all is rolled together."""

    def seen_by(self, viewer: str) -> SeaCombat:
        """Who fires at whom is the umpire's business."""
        return msgspec.structs.replace(self, torpedoes=())

    @step("2.3")
    def aim_torpedoes(self, match: MidwayMatch) -> tuple[Decision, ...]:
        state = match.state
        return ask_both("torpedoes", lambda side: torpedo_sheet(state, side))

    @aim_torpedoes.answered
    def launch(self, match: MidwayMatch, answers: Answers) -> None:
        """1.2  Boats that fire are located at once: name and hex (Ruling 47)."""
        open_sheets(match, "torpedoes")
        state = match.state
        ocean = state.ocean
        for side in SIDES:
            shots = {slip.boat: slip.target for slip in answers[side].slips if isinstance(slip, Torpedo)}
            self.torpedoes += tuple(shots.items())
            if shots:
                match.emit(TorpedoesLaunched(side, tuple(shots)))
            hexes = {state.at[ocean.ship[boat]] for boat in shots}
            for hex in sorted(hexes):
                boats = tuple(boat for boat in shots if state.at[ocean.ship[boat]] == hex)
                match.emit(BoatsLocated(enemy_of(side), ocean.grid.names[hex], boats), rule="1.2")

    @step("2.3")
    def aim_guns(self, match: MidwayMatch) -> tuple[Decision, ...]:
        state, fired = match.state, frozenset(boat for boat, _ in self.torpedoes)
        return ask_both("guns", lambda side: gun_sheet(state, side, fired))

    @aim_guns.answered
    def fire(self, match: MidwayMatch, answers: Answers) -> None:
        """2.3  Torpedoes, guns and hunts on the same state; then all damage at once."""
        open_sheets(match, "guns")
        state = match.state
        ocean = state.ocean
        hits = Hits(match, "sea")
        engaged: set[str] = set()
        for side in SIDES:
            for boat, target in self.torpedoes:
                if ocean.side_of_ship[ocean.ship[boat]] != side:
                    continue
                shoot(match, side, boat, target, hits)
                engaged |= {boat, target}
            for slip in answers[side].slips:
                if isinstance(slip, Fire):
                    shoot(match, side, slip.ship, slip.target, hits)
                    engaged |= {slip.ship, slip.target}
        hunts = [slip for side in SIDES for slip in answers[side].slips if isinstance(slip, Hunt)]
        for boat in sorted({slip.boat for slip in hunts}, key=state.ocean.ship.__getitem__):
            hunt(match, boat, sum(slip.boat == boat for slip in hunts))
        hits.apply()
        if engaged:
            match.emit(ShipsEngaged(tuple(ship for ship in state.ocean.ship_ids if ship in engaged)), rule="7")


def shoot(match: MidwayMatch, side: SideId, shooter: str, target: str, hits: Hits) -> None:
    """2.3, 3  One ship or boat fires at one ship."""
    state = match.state
    ocean = state.ocean
    by, ship = ocean.ship[shooter], ocean.ship[target]
    chance = ocean.chance[ocean.line[by]][ocean.line[ship]]
    if ocean.line[by] == SS and state.before[ship] & NO_ENGINES:
        chance += ocean.limits.immobile_for_boats
    hits.aim(side, shooter, ship)
    if chance >= 100 or match.roll("shot", 100, stream=enemy_of(side)) <= chance:
        hits.hit(side, shooter, ship)


def hunt(match: MidwayMatch, boat: str, hunters: int) -> None:
    """3  Five in a hundred for each destroyer that hunts the boat, in one roll."""
    state = match.state
    ocean = state.ocean
    chance = min(100, ocean.chance[DD][SS] * hunters)
    die = match.roll("hunt", 100) if chance < 100 else 1
    side = enemy_of(ocean.side_of_ship[ocean.ship[boat]])
    match.emit(BoatHunted(side, boat, hunters, chance, die, die <= chance), rule="3")


def found_in(state: MidwayState, side: SideId, hex: int) -> tuple[str, ...]:
    """2.3  The ships that a side has found by its naval search in a hex, and that still float (Ruling 50)."""
    ocean = state.ocean
    there = state.found[side] & ~state.sunk
    return tuple(ocean.ship_ids[ship] for ship in members(there) if state.at[ship] == hex)


def torpedo_sheet(state: MidwayState, side: SideId) -> TorpedoSheet:
    """2.3  The boats of a side, and the ships found where they are."""
    ocean = state.ocean
    lists: Lists = {}
    if state.found[side]:
        for boat in members(ocean.fleet[side] & ocean.boats & ~state.sunk):
            hex = state.at[boat]
            targets = found_in(state, side, hex) if hex >= 0 else ()
            if targets:
                lists[ocean.ship_ids[boat]] = targets
    return TorpedoSheet(lists)


def gun_sheet(state: MidwayState, side: SideId, fired: frozenset[str]) -> GunSheet:
    """2.3, 3  The ships of a side where enemies are found or boats located. Boats may fight boats if agreed."""
    ocean = state.ocean
    ships: dict[str, Warship] = {}
    located = state.located[side] & ~state.sunk
    if not state.found[side] and not located:
        return GunSheet(ships)
    for ship in members(ocean.fleet[side] & ~state.sunk):
        hex = state.at[ship]
        if hex < 0 or state.stormy >> hex & 1:
            continue
        boats = tuple(ocean.ship_ids[boat] for boat in members(located) if state.at[boat] == hex)
        if ocean.boats >> ship & 1:
            if ocean.boats_fight_boats and boats and ocean.ship_ids[ship] not in fired:
                ships[ocean.ship_ids[ship]] = Warship(boats, (), fires=True, hunts=False)
            continue
        targets = found_in(state, side, hex)
        if not targets and not boats:
            continue
        armed = state.is_armed(ship)
        hunts = armed and bool(ocean.destroyers >> ship & 1) and not state.damage[ship] & NO_ENGINES
        ships[ocean.ship_ids[ship]] = Warship(targets, boats, fires=armed and bool(ocean.guns >> ship & 1), hunts=hunts)
    return GunSheet(ships)
