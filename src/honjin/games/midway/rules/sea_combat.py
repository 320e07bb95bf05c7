"""2.3, 3  Naval and submarine combat: torpedoes are declared first, then guns and hunts; all are rolled together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain

import msgspec

from honjin.core.bits import members
from honjin.core.decision import Decision, Refusal
from honjin.core.event import UMPIRE, Viewer
from honjin.core.form import Blank, Draft, Slip, Slips
from honjin.core.procedure import Procedure, step
from honjin.games.midway.events.ships import BoatHunted, BoatsLocated, HuntSuffered, ShipsEngaged, TorpedoesLaunched
from honjin.games.midway.model import DD, JAPAN, SIDES, SS, US, SideId, enemy_of
from honjin.games.midway.ocean import names_of_ships
from honjin.games.midway.options import Fire, Hunt, Torpedo
from honjin.games.midway.rules.damage import Hits, found_among
from honjin.games.midway.rules.sheets import (
    Answers,
    Lists,
    MidwayMatch,
    Names,
    Sheet,
    ask_both,
    open_sheets,
    refuse_unit,
)
from honjin.games.midway.rules.streams import unseen
from honjin.games.midway.state import NO_ENGINES, MidwayState

WEAPONS = (Torpedo, Hunt, Fire)
"""The order in which they are rolled."""

# The sheets


class TorpedoSheet(Sheet, frozen=True):
    """2.3  Each boat names a ship that its side has found in its hex."""

    targets: Lists
    """For each boat that has found somebody, whom."""
    own: Names

    def blanks(self, draft: Draft) -> Sequence[Blank]:
        return [
            Blank(Torpedo, boat, {"target": names}) for boat, names in self.targets.items() if not draft.about(boat)
        ]

    def refuse(self, draft: Draft, slip: Slip) -> Refusal | None:
        refusal = refuse_unit("2.3", draft, slip, Torpedo, self.targets, self.own, "sea-list")
        if refusal is None and isinstance(slip, Torpedo) and slip.target not in self.targets[slip.boat]:
            return Refusal("2.3", "sea-list", {"unit": slip.boat, "target": slip.target})
        return refusal


class Warship(msgspec.Struct, frozen=True):
    """A ship that meets the enemy: whom it has found in its hex, which boats have shown themselves, what it can do."""

    targets: Names = ()
    boats: Names = ()
    fires: bool = True
    hunts: bool = False


class GunSheet(Sheet, frozen=True):
    """2.3, 3  Each surface ship fires at a ship, hunts a boat, or does nothing."""

    ships: dict[str, Warship]
    own: Names

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
        refusal = refuse_unit("2.3", draft, slip, (Fire, Hunt), self.own, (), "")
        if refusal is not None:
            return refusal
        warship = self.ships.get(slip.thing, Warship())
        if isinstance(slip, Hunt):
            hunts = warship.hunts and slip.boat in warship.boats
            return None if hunts else Refusal("3", "sea-hunt", {"unit": slip.ship, "target": slip.boat})
        assert isinstance(slip, Fire)
        if not warship.fires:
            return Refusal("2.3", "sea-arm", {"unit": slip.ship})
        facts = {"unit": slip.ship, "target": slip.target}
        return None if slip.target in warship.targets else Refusal("2.3", "sea-list", facts)

    def usual(self) -> Slips:
        """Destroyers hunt the boats that have attacked in their hex, dealt evenly; the others do nothing."""
        slips = []
        turns = Counter[Names]()
        for ship, warship in self.ships.items():
            if warship.hunts and warship.boats:
                slips.append(Hunt(ship, warship.boats[turns[warship.boats] % len(warship.boats)]))
                turns[warship.boats] += 1
        return tuple(slips)


def torpedo_sheet(state: MidwayState, side: SideId) -> TorpedoSheet:
    """2.3  The boats of a side, and the ships found where they are."""
    ocean = state.ocean
    boats = ocean.fleet[side] & ocean.boats & ~state.sunk
    targets: Lists = {}
    if state.found[side]:
        for boat in members(boats):
            found = found_in(state, side, state.at[boat])
            if found:
                targets[ocean.ship_ids[boat]] = found
    return TorpedoSheet(targets, names_of_ships(ocean, boats))


def gun_sheet(state: MidwayState, side: SideId) -> GunSheet:
    """2.3, 3  The ships of a side where enemies are found or boats located. Boats may fight boats if agreed."""
    ocean = state.ocean
    ships: dict[str, Warship] = {}
    located = state.located[side] & ~state.sunk
    has_fired = state.located[enemy_of(side)]
    if state.found[side] or located:
        for ship in members(ocean.fleet[side] & ~state.sunk):
            hex, name = state.at[ship], ocean.ship_ids[ship]
            boats = tuple(ocean.ship_ids[boat] for boat in members(located) if state.at[boat] == hex)
            if ocean.boats >> ship & 1:
                able = ocean.boats_fight_boats and not has_fired >> ship & 1
                ships[name] = Warship(targets=boats, fires=able)
                continue
            targets = found_in(state, side, hex)
            if targets or boats:
                ships[name] = warship_of(state, ship, targets, boats)
    return GunSheet(ships, state.afloat(side))


def warship_of(state: MidwayState, ship: int, targets: Names, boats: Names) -> Warship:
    """3  What a surface ship can do: fire if its class does and its armament works; hunt if it is a DD under way."""
    ocean, armed = state.ocean, state.is_armed(ship)
    fires = armed and bool(ocean.guns >> ship & 1)
    hunts = armed and bool(ocean.destroyers >> ship & 1) and not state.damage[ship] & NO_ENGINES
    return Warship(targets, boats, fires, hunts)


def found_in(state: MidwayState, side: SideId, hex: int) -> Names:
    """2.3  The ships that a side has found by its naval search in a hex, and that still float (Ruling 50)."""
    ocean = state.ocean
    there = state.found[side] & ~state.sunk
    return tuple(ocean.ship_ids[ship] for ship in members(there) if state.at[ship] == hex)


# The fight


class SeaCombat(Procedure):
    """0  Targets of naval and submarine combat."""

    torpedoes: dict[SideId, tuple[tuple[str, str], ...]] = msgspec.field(default_factory=dict)
    """What each boat of a side fires at, until all is rolled together."""

    def seen_by(self, viewer: Viewer) -> SeaCombat:
        """A side knows what its own boats fire at."""
        known = {side: shots for side, shots in self.torpedoes.items() if viewer in (side, UMPIRE)}
        return msgspec.structs.replace(self, torpedoes=known)

    @step("2.3")
    def aim_torpedoes(self, match: MidwayMatch) -> tuple[Decision, ...]:
        state = match.state
        return ask_both("torpedoes", lambda side: torpedo_sheet(state, side), state.ocean.forces_of)

    @aim_torpedoes.answered
    def launch(self, match: MidwayMatch, answers: Answers) -> None:
        """1.2  Boats that fire are located at once: name and hex (Ruling 47). What they do waits for the guns."""
        open_sheets(match, "torpedoes")
        for side in SIDES:
            shots = [(slip.boat, slip.target) for slip in answers[side].slips if isinstance(slip, Torpedo)]
            if shots:
                self.torpedoes = {**self.torpedoes, side: tuple(shots)}
                match.emit(TorpedoesLaunched(side, tuple(boat for boat, _ in shots)))
        locate(match, [boat for boat, _ in self._shots()])

    def _shots(self) -> list[tuple[str, str]]:
        return [shot for side in SIDES for shot in self.torpedoes.get(side, ())]

    @step("2.3")
    def aim_guns(self, match: MidwayMatch) -> tuple[Decision, ...]:
        state = match.state
        return ask_both("guns", lambda side: gun_sheet(state, side), state.ocean.forces_of)

    @aim_guns.answered
    def fire(self, match: MidwayMatch, answers: Answers) -> None:
        """2.3  Torpedoes, hunts and guns, all at once."""
        open_sheets(match, "guns")
        torpedoes = [Torpedo(boat, target) for boat, target in self._shots()]
        orders = [*torpedoes, *answers[US].slips, *answers[JAPAN].slips]
        if orders:
            fight(match, in_turn(match.state, orders))


def in_turn(state: MidwayState, orders: Iterable[Slip]) -> list[Slip]:
    """Ruling 86: hex by hex; the US first; torpedoes, hunts, guns; ships in the order of the sheet."""
    ocean = state.ocean

    def turn(order: Slip) -> tuple[int, ...]:
        ship = ocean.ship[order.thing]
        return state.at[ship], SIDES.index(ocean.side_of_ship[ship]), WEAPONS.index(type(order)), ship

    return sorted(orders, key=turn)


def fight(match: MidwayMatch, orders: Sequence[Slip]) -> None:
    """2.3  Everything is rolled on the same state, then all damage tells at once, and only then is it told."""
    shots = [order for order in orders if isinstance(order, Torpedo | Fire)]
    hunters = Counter(order.boat for order in orders if isinstance(order, Hunt))
    locate(match, [shot.thing for shot in shots])
    hits, hunts = Hits(match, "sea"), list[BoatHunted]()
    for order in orders:
        if isinstance(order, Torpedo | Fire):
            shoot(match, order.thing, order.target, hits)
        elif isinstance(order, Hunt) and order.boat in hunters:
            hunts.append(hunt(match, order.boat, hunters.pop(order.boat)))
    tell_engaged(match, shots)
    for result in hunts:
        match.emit(result, rule="3")
        match.emit(HuntSuffered(enemy_of(result.side), result.boat, result.sunk), rule="3")
    hits.apply()


def locate(match: MidwayMatch, shooters: Iterable[str]) -> None:
    """1.2  Boats that fire show themselves to the other side."""
    state = match.state
    ocean = state.ocean
    firing = sum(1 << ocean.ship[one] for one in shooters) & ocean.boats
    for side in SIDES:
        boats = members(firing & ocean.fleet[side] & ~state.located[enemy_of(side)])
        for hex in sorted({state.at[boat] for boat in boats}):
            names = tuple(ocean.ship_ids[boat] for boat in boats if state.at[boat] == hex)
            match.emit(BoatsLocated(enemy_of(side), ocean.grid.names[hex], names), rule="1.2")


def shoot(match: MidwayMatch, shooter: str, target: str, hits: Hits) -> None:
    """2.3, 3  One ship or boat fires at one ship; torpedoes find one that could not move when the turn began."""
    state = match.state
    ocean = state.ocean
    by, ship = ocean.ship[shooter], ocean.ship[target]
    side = ocean.side_of_ship[by]
    chance = ocean.chance[ocean.line[by]][ocean.line[ship]]
    if ocean.line[by] == SS and state.before[ship] & NO_ENGINES:
        chance += ocean.limits.immobile_for_boats
    hits.aim(side, "", ship)
    if chance >= 100 or match.roll("shot", 100, stream=unseen(side)) <= chance:
        hits.hit(side, "", ship)


def hunt(match: MidwayMatch, boat: str, hunters: int) -> BoatHunted:
    """3  Five in a hundred for each destroyer that hunts the boat, in one roll."""
    ocean = match.state.ocean
    side = enemy_of(ocean.side_of_ship[ocean.ship[boat]])
    chance = min(100, ocean.chance[DD][SS] * hunters)
    die = match.roll("hunt", 100, stream=side) if chance < 100 else 0
    return BoatHunted(side, boat, hunters, chance, die, die <= chance)


def tell_engaged(match: MidwayMatch, shots: Iterable[Torpedo | Fire]) -> None:
    """7  Who has fired and who was fired at; by whom, as far as the side has found them."""
    state = match.state
    ocean = state.ocean
    aimed_at: dict[str, list[str]] = {}
    for shot in shots:
        aimed_at.setdefault(shot.target, []).append(shot.thing)
    fought = sum(1 << ocean.ship[one] for one in {*aimed_at, *chain(*aimed_at.values())})
    for side in SIDES:
        own = names_of_ships(ocean, fought & ocean.fleet[side])
        if own:
            fired_at = {one: found_among(state, side, aimed_at[one]) for one in own if one in aimed_at}
            match.emit(ShipsEngaged(side, own, fired_at), rule="7")
