"""Odds of a sheet before it is sent: what its orders bring and cost, from what the side knows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from honjin.core.decision import Decision
from honjin.core.form import Slip
from honjin.core.game import OddsTable
from honjin.games.midway.model import DD, FG, INTACT, MW, SS, TS, SideId
from honjin.games.midway.ocean import Ocean
from honjin.games.midway.odds import (
    NONE,
    Spread,
    barrage_losses,
    ground_chances,
    harm_of,
    hunt_chance,
    mean,
    shot_down,
    spread_of,
)
from honjin.games.midway.options import (
    Allot,
    Assault,
    Attack,
    Barrage,
    Bombard,
    Commit,
    Fire,
    Hunt,
    OneWayRaid,
    Raid,
    Torpedo,
)
from honjin.games.midway.rules.air_targets import SCRAMBLED, FighterSheet
from honjin.games.midway.rules.barrage import BarrageSheet, Gunner, Raider
from honjin.games.midway.rules.raid import PREFERRED, RUNWAY, TROOPS
from honjin.games.midway.view import Sheet, View

Row = tuple[str | float, ...]
T = TypeVar("T", bound=Slip)

HARM = ("odds-hits", "odds-p-any", "odds-p-stopped", "odds-p-sunk")
PLAN_COLUMNS = ("odds-squadron", "odds-target", "odds-aircraft", "odds-lost", *HARM)
RAID_COLUMNS = ("odds-target", "odds-aircraft", *HARM)
SHIP_COLUMNS = ("odds-target", "odds-shots", *HARM)
TORPEDO_COLUMNS = ("odds-target", "odds-shots", "odds-lost", *HARM)
FIGHTER_COLUMNS = ("odds-target", "odds-shots", "odds-lost", "odds-downed", "odds-p-any")
BARRAGE_COLUMNS = ("odds-target", "odds-shots", "odds-downed", "odds-p-any")
HUNT_COLUMNS = ("odds-target", "odds-hunters", "odds-p-sunk")
BOMBARD_COLUMNS = ("odds-shots", "odds-hits", "odds-on-runway", "odds-on-troops", "odds-p-any")
GROUND_COLUMNS = ("odds-target", "odds-attackers", "odds-p-hit", "odds-p-eliminated")


def odds_of(ocean: Ocean, view: View, decision: Decision) -> tuple[OddsTable, ...]:
    """What can be calculated for a sheet that is filled in like this; nothing for most steps."""
    slips = [slip for option in decision.options for slip in getattr(option, "slips", ())]
    return Bookmaker(ocean, view, decision, slips).tables() if slips else ()


class Bookmaker:
    """Makes the tables for one sheet."""

    def __init__(self, ocean: Ocean, view: View, decision: Decision, slips: list[Slip]) -> None:
        self.ocean = ocean
        self.side = SideId(decision.side)
        self.sheet: Sheet = view.sheets[self.side]
        self.turn = view.turn
        self.form = decision.form
        self.slips = slips
        self.numbers = {one.id: one.number for one in self.sheet.squadrons}

    def tables(self) -> tuple[OddsTable, ...]:
        """The tables for the orders that have any odds, in the order of a turn."""
        found = (
            self._plan(),
            self._fighters(),
            self._barrage(),
            self._raid(),
            self._island(),
            self._torpedoes(),
            self._guns(),
            self._hunts(),
            self._bombardment(),
            self._ground(),
        )
        return tuple(table for table in found if table.rows)

    def _of(self, kind: type[T] | tuple[type[T], ...]) -> list[T]:
        return [slip for slip in self.slips if isinstance(slip, kind)]

    def _kind(self, squadron: str) -> str:
        return self.ocean.kind[self.ocean.squadron[squadron]]

    def _line(self, ship: str) -> str:
        return self.ocean.line[self.ocean.ship[ship]]

    # The air plot: what may be found where a raid strikes

    def _plan(self) -> OddsTable:
        """2, 2.2  Each squadron against the best ship last seen in its strike hex: a barrage, and no fighters."""
        rows: list[Row] = []
        orders = [slip for slip in self.slips if isinstance(slip, Raid | OneWayRaid)]
        for hex in dict.fromkeys(slip.strike for slip in orders):
            ships = self._last_seen(hex)
            flying = [slip.squadron for slip in orders if slip.strike == hex]
            if ships:
                rows += self._plan_against(hex, ships, flying)
        return OddsTable("odds-plan", {}, PLAN_COLUMNS, tuple(rows))

    def _plan_against(self, hex: str, ships: list[str], flying: list[str]) -> Iterable[Row]:
        losses = self._usual_barrage(hex, ships, flying)
        target = min(ships, key=lambda ship: PREFERRED.index(self.ocean.ships[self.ocean.ship[ship]].kind))
        for squadron in flying:
            number, lost = self.numbers.get(squadron, 0), losses.get(squadron, NONE)
            harm = harm_of(self.ocean, self._line(target), [(self._kind(squadron), number, lost)])
            yield f"squadron-{squadron}", f"ship-{target}", number, mean(lost), *harm
        if len(flying) > 1:
            yield self._plan_together(target, flying, losses)

    def _plan_together(self, target: str, flying: list[str], losses: dict[str, Spread]) -> Row:
        """2.2  All of them at the same ship: one squadron's chance says little of a strike of five."""
        volleys = [(self._kind(one), self.numbers.get(one, 0), losses.get(one, NONE)) for one in flying]
        number, lost = sum(volley[1] for volley in volleys), sum(mean(volley[2]) for volley in volleys)
        return "odds-together", f"ship-{target}", number, lost, *harm_of(self.ocean, self._line(target), volleys)

    def _last_seen(self, hex: str) -> list[str]:
        """Enemy ships whose latest sighting was in this hex, those seen to sink left out."""
        latest = {ship: contact.hex for contact in self.sheet.contacts for ship in contact.ships}
        gone = {claim.what for claim in self.sheet.claims}
        boats = self.ocean.boats
        return [
            ship
            for ship, place in latest.items()
            if place == hex and ship not in gone and not boats >> self.ocean.ship[ship] & 1
        ]

    def _usual_barrage(self, hex: str, ships: list[str], flying: list[str]) -> dict[str, Spread]:
        """2  What the usual barrage of these ships takes from each squadron."""
        fires = [ship for ship in ships if self.ocean.barrage >> self.ocean.ship[ship] & 1]
        raiders = {one: Raider(self._kind(one), self.numbers.get(one, 0)) for one in flying}
        barrage = BarrageSheet({ship: Gunner(hex) for ship in fires}, {hex: raiders})
        at: dict[str, list[str]] = {}
        for slip in barrage.usual():
            if isinstance(slip, Barrage):
                at.setdefault(slip.squadron, []).append(self._line(slip.unit))
        return {
            squadron: barrage_losses(self.ocean, self._kind(squadron), lines, 0, self.numbers.get(squadron, 0))
            for squadron, lines in at.items()
        }

    # Over a hex that is raided

    def _fighters(self) -> OddsTable:
        """2.1  Fighters against each squadron, and what its answer costs them if nobody else fires at them."""
        form = self.form
        rows: list[Row] = []
        if isinstance(form, FighterSheet):
            enemies = {name: enemy for there in form.enemies.values() for name, enemy in there.items()}
            shots: dict[str, int] = {}
            for slip in self._of(Allot):
                if slip.target != SCRAMBLED and slip.target in enemies:
                    shots[slip.target] = shots.get(slip.target, 0) + slip.number
            for target, number in shots.items():
                enemy = enemies[target]
                downed = shot_down(self.ocean.chance[FG][enemy.type] / 100, number, enemy.number)
                lost = shot_down(self.ocean.chance[enemy.type][FG] / 100, enemy.number, number)
                rows.append((f"squadron-{target}", number, mean(lost), mean(downed), 1 - downed[0]))
        return OddsTable("odds-fighters", {}, FIGHTER_COLUMNS, tuple(rows))

    def _barrage(self) -> OddsTable:
        """2, 5  What falls to the barrage."""
        form = self.form
        rows: list[Row] = []
        if isinstance(form, BarrageSheet):
            raiders = {name: raider for there in form.raiders.values() for name, raider in there.items()}
            units: dict[str, list[str]] = {}
            for slip in self._of(Barrage):
                units.setdefault(slip.squadron, []).append(slip.unit)
            for squadron, by in units.items():
                lines = [self._line(unit) for unit in by if unit in self.ocean.ship]
                raider = raiders[squadron]
                lost = barrage_losses(self.ocean, raider.type, lines, len(by) - len(lines), raider.number)
                rows.append((f"squadron-{squadron}", len(by), mean(lost), 1 - lost[0]))
        return OddsTable("odds-barrage", {}, BARRAGE_COLUMNS, tuple(rows))

    def _raid(self) -> OddsTable:
        """2.2, 4  All that attack one ship together."""
        attacks: dict[str, list[str]] = {}
        for slip in self._of(Attack):
            if slip.target not in (RUNWAY, TROOPS):
                attacks.setdefault(slip.target, []).append(slip.squadron)
        rows: list[Row] = []
        for target, squadrons in attacks.items():
            volleys = [(self._kind(one), self.numbers.get(one, 0), NONE) for one in squadrons]
            harm = harm_of(self.ocean, self._line(target), volleys)
            rows.append((f"ship-{target}", sum(number for _, number, _ in volleys), *harm))
        return OddsTable("odds-raid", {}, RAID_COLUMNS, tuple(rows))

    def _island(self) -> OddsTable:
        """6  Attacks on Midway: the part that was named is hit."""
        rows: list[Row] = []
        for part in (RUNWAY, TROOPS):
            those = [slip.squadron for slip in self._of(Attack) if slip.target == part]
            attacks = [(one, self.numbers.get(one, 0)) for one in those]
            chances = [self.ocean.chance[self._kind(one)][MW] / 100 for one, number in attacks for _ in range(number)]
            if chances:
                hits = spread_of(chances)
                rows.append((f"target-{part}", len(chances), mean(hits), 1 - hits[0]))
        return OddsTable("odds-island", {}, ("odds-target", "odds-aircraft", "odds-hits", "odds-p-any"), tuple(rows))

    # At sea

    def _torpedoes(self) -> OddsTable:
        """2.3, 3  Boats against each ship; what hunters can do if all destroyers found there are free to hunt."""
        boats: dict[str, list[str]] = {}
        for slip in self._of(Torpedo):
            boats.setdefault(slip.target, []).append(slip.boat)
        hexes = {ship.id: ship.hex for ship in self.sheet.ships}
        rows: list[Row] = []
        for target, those in boats.items():
            harm = harm_of(self.ocean, self._line(target), [(SS, len(those), NONE)])
            rows.append((f"ship-{target}", len(those), sum(self._hunted(hexes, boat) for boat in those), *harm))
        return OddsTable("odds-torpedoes", {}, TORPEDO_COLUMNS, tuple(rows))

    def _hunted(self, hexes: dict[str, str], boat: str) -> float:
        """3  The share of a boat in the hunt of all destroyers that were found in its hex this turn."""
        here = [one for one in self.sheet.contacts if one.turn == self.turn and one.hex == hexes.get(boat)]
        seen = {ship for contact in here for ship in contact.ships}
        hunters = sum(ship in self.sheet.found and self._line(ship) == DD for ship in seen)
        firing = sum(hexes.get(slip.boat) == hexes.get(boat) for slip in self._of(Torpedo))
        return hunt_chance(self.ocean, hunters) / max(1, firing)

    def _guns(self) -> OddsTable:
        """2.3  Ships against each ship."""
        ships: dict[str, list[str]] = {}
        for slip in self._of(Fire):
            ships.setdefault(slip.target, []).append(slip.ship)
        rows: list[Row] = []
        for target, those in ships.items():
            harm = harm_of(self.ocean, self._line(target), [(self._line(ship), 1, NONE) for ship in those])
            rows.append((f"ship-{target}", len(those), *harm))
        return OddsTable("odds-guns", {}, SHIP_COLUMNS, tuple(rows))

    def _hunts(self) -> OddsTable:
        """3  Destroyers against each boat."""
        hunters: dict[str, int] = {}
        for slip in self._of(Hunt):
            hunters[slip.boat] = hunters.get(slip.boat, 0) + 1
        rows = [(f"ship-{boat}", number, hunt_chance(self.ocean, number)) for boat, number in hunters.items()]
        return OddsTable("odds-hunts", {}, HUNT_COLUMNS, tuple(rows))

    def _bombardment(self) -> OddsTable:
        """7  Ships against Midway: which part they hit is by lot."""
        chances = [self.ocean.chance[self._line(slip.ship)][MW] / 100 for slip in self._of(Bombard)]
        rows: list[Row] = []
        if chances:
            hits, troops = spread_of(chances), self.ocean.zones[MW][1] / 100
            number = mean(hits)
            rows.append((len(chances), number, number * (1 - troops), number * troops, 1 - hits[0]))
        return OddsTable("odds-bombardment", {}, BOMBARD_COLUMNS, tuple(rows))

    # On the island

    def _ground(self) -> OddsTable:
        """5  Battalions against each of the enemy's, as if it were unhurt."""
        states = {one.id: one.state for one in self.sheet.battalions}
        whole, hurt = self.ocean.chance[TS][TS], self.ocean.limits.damaged_troops
        attackers: dict[str, list[int]] = {}
        for slip in self.slips:
            if isinstance(slip, Assault | Commit):
                attackers.setdefault(slip.target, []).append(whole if states.get(slip.battalion) == INTACT else hurt)
        rows = [
            (f"battalion-{target}", len(strengths), *ground_chances(self.ocean, strengths))
            for target, strengths in attackers.items()
        ]
        return OddsTable("odds-ground", {}, GROUND_COLUMNS, tuple(rows))
