"""2, 5  Barrage: ships and free battalions fire at the squadrons that attack in their hex."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from honjin.core.bits import members
from honjin.core.decision import Decision, Refusal
from honjin.core.form import Blank, Draft, Slip, Slips
from honjin.core.procedure import Procedure, step
from honjin.games.midway.events.air import BarrageFired, BarrageRolled, Volley
from honjin.games.midway.model import DB, FG, SIDES, TB, TS, SideId, enemy_of
from honjin.games.midway.ocean import Ocean
from honjin.games.midway.options import Barrage
from honjin.games.midway.rules.sheets import Answers, MidwayMatch, Sheet, ask_both, open_sheets, slips_of
from honjin.games.midway.state import MidwayState

SHIPS_FIRE_AT, TROOPS_FIRE_AT = (TB, DB), (TB, DB, FG)


class Gunner(msgspec.Struct, frozen=True):
    """A ship or battalion in a raided hex, and what keeps it from firing."""

    hex: str
    troops: bool = False
    barred: str = ""


class Raider(msgspec.Struct, frozen=True):
    """A squadron that attacks."""

    type: str
    number: int


class BarrageSheet(Sheet, frozen=True):
    """2  Each unit names one squadron that attacks in its hex."""

    gunners: dict[str, Gunner]
    raiders: dict[str, dict[str, Raider]]

    def blanks(self, draft: Draft) -> Sequence[Blank]:
        found = []
        for unit, gunner in self.gunners.items():
            targets = self._targets(gunner)
            if targets and not gunner.barred and not draft.about(unit):
                found.append(Blank(Barrage, unit, {"squadron": targets}))
        return found

    def _targets(self, gunner: Gunner) -> tuple[str, ...]:
        types = TROOPS_FIRE_AT if gunner.troops else SHIPS_FIRE_AT
        return tuple(name for name, raider in self.raiders.get(gunner.hex, {}).items() if raider.type in types)

    def refuse(self, draft: Draft, slip: Slip) -> Refusal | None:
        if not isinstance(slip, Barrage):
            return Refusal("2", "gen-form")
        gunner = self.gunners.get(slip.unit)
        if gunner is None:
            return Refusal("2", "gen-unit", {"unit": slip.unit})
        if draft.about(slip.unit):
            return Refusal("2", "gen-twice", {"unit": slip.unit})
        if gunner.barred:
            return Refusal("5" if gunner.troops else "2", gunner.barred, {"unit": slip.unit})
        if slip.squadron not in self._targets(gunner):
            return Refusal("2", "aa-list", {"unit": slip.unit, "target": slip.squadron})
        return None

    def usual(self) -> Slips:
        """All fire: ships at torpedo planes in turn, else at dive bombers; battalions at the largest squadron."""
        slips = []
        turn: dict[str, int] = {}
        for unit, gunner in self.gunners.items():
            there = self.raiders.get(gunner.hex, {})
            names = self._targets(gunner)
            if gunner.barred or not names:
                continue
            if gunner.troops:
                target = max(names, key=lambda name: there[name].number)
            else:
                first = [name for name in names if there[name].type == TB] or list(names)
                target = first[turn.get(gunner.hex, 0) % len(first)]
                turn[gunner.hex] = turn.get(gunner.hex, 0) + 1
            slips.append(Barrage(unit, target))
        return tuple(slips)


class AntiAircraftFire(Procedure):
    """0  Targets of the naval barrage."""

    @step("2")
    def name_targets(self, match: MidwayMatch) -> tuple[Decision, ...]:
        state = match.state
        return ask_both("barrage", lambda side: barrage_sheet(state, side), state.ocean.forces_of)

    @name_targets.answered
    def fire(self, match: MidwayMatch, answers: Answers) -> None:
        """2  Hex by hex, the US first (Ruling 86)."""
        open_sheets(match, "barrage")
        state = match.state
        ocean = state.ocean
        for hex in sorted(set(state.attacking.values())):
            for side in SIDES:
                targets: dict[str, str] = {
                    slip.unit: slip.squadron
                    for slip in slips_of(answers, side, Barrage)
                    if state.attacking[ocean.squadron[slip.squadron]] == hex
                }
                if targets:
                    fire_over(match, hex, side, targets)


def fire_over(match: MidwayMatch, hex: int, side: SideId, targets: dict[str, str]) -> None:
    """2, 5  The barrage of a side over a hex: it learns who has hit, the raid only what it has lost (Ruling 27)."""
    state = match.state
    ocean = state.ocean
    volleys = []
    for by, squadron in volleys_of(ocean, targets):
        line = TS if by[0] in ocean.battalion else ocean.line[ocean.ship[by[0]]]
        chance = min(100, len(by) * ocean.chance[line][ocean.kind[ocean.squadron[squadron]]])
        volleys.append(Volley(by, squadron, chance, match.roll("barrage", 100, stream=side)))
    match.emit(BarrageRolled(side, ocean.grid.names[hex], tuple(volleys)))
    hits = Counter(volley.at for volley in volleys if volley.hits)
    lost = {squadron: min(number, state.fighting(ocean.squadron[squadron])) for squadron, number in hits.items()}
    if lost:
        match.emit(BarrageFired(ocean.grid.names[hex], lost))


def volleys_of(ocean: Ocean, targets: dict[str, str]) -> list[tuple[tuple[str, ...], str]]:
    """2, 5  A volley for each ship; battalions that name the same squadron fire it together. All in their order."""
    ships = sorted((unit for unit in targets if unit in ocean.ship), key=ocean.ship.__getitem__)
    together: dict[str, list[str]] = {}
    for battalion in sorted((unit for unit in targets if unit in ocean.battalion), key=ocean.battalion.__getitem__):
        together.setdefault(targets[battalion], []).append(battalion)
    return [
        *(((ship,), targets[ship]) for ship in ships),
        *((tuple(battalions), squadron) for squadron, battalions in together.items()),
    ]


def barrage_sheet(state: MidwayState, side: SideId) -> BarrageSheet:
    """2, 5  The ships of a side in hexes that are raided, and its battalions if Midway is."""
    ocean = state.ocean
    raiders: dict[str, dict[str, Raider]] = {}
    gunners: dict[str, Gunner] = {}
    by_hex = state.by_hex()
    for hex in sorted(set(state.attacking.values())):
        name = ocean.grid.names[hex]
        there = {
            ocean.squadron_ids[squadron]: Raider(ocean.kind[squadron], state.fighting(squadron))
            for squadron, aim in sorted(state.attacking.items())
            if aim == hex and ocean.side_of_squadron[squadron] == enemy_of(side) and state.fighting(squadron) > 0
        }
        if not there:
            continue
        raiders[name] = there
        for ship in members(by_hex.get(hex, 0) & ocean.surface[side]):
            fires = ocean.barrage >> ship & 1 and state.is_armed(ship)
            gunners[ocean.ship_ids[ship]] = Gunner(name, barred="" if fires else "aa-arm")
        if hex == ocean.midway:
            pressed = {*state.commits, *state.commits.values()}
            for battalion in state.ashore(side):
                barred = "aa-busy" if battalion in pressed else ""
                gunners[ocean.battalion_ids[battalion]] = Gunner(name, troops=True, barred=barred)
    return BarrageSheet(gunners, raiders)
