"""4, 6  Damage: zones of ships, decks, the runway and battalions. All hits of a step are applied together."""

from __future__ import annotations

from honjin.games.midway.events.air import MidwayRaided
from honjin.games.midway.events.ground import BattalionHit, RunwayHit
from honjin.games.midway.events.ships import HitsScored, ShipDamaged, ShipHeld, ShipSunk
from honjin.games.midway.model import SideId, enemy_of
from honjin.games.midway.rules.aircraft import lose_with_base
from honjin.games.midway.rules.kure import give_up_kure
from honjin.games.midway.rules.sheets import MidwayMatch
from honjin.games.midway.state import BROKEN, HULK, NO_ENGINES, NO_GUNS, MidwayState


class Hits:
    """4  The hits of one step on the ships of both sides, gathered before any of them tells."""

    def __init__(self, match: MidwayMatch, by: str) -> None:
        self.match = match
        self.by = by
        self._zones: dict[int, int] = {}
        self._sunk: set[int] = set()
        self._number: dict[int, int] = {}
        self._scored: dict[tuple[SideId, str, int], int] = {}

    def aim(self, shooter: SideId, name: str, ship: int) -> None:
        """Somebody fires at a ship: the shooter will be told what came of it, were it nothing."""
        self._scored.setdefault((shooter, name, ship), 0)

    def hit(self, shooter: SideId, name: str, ship: int) -> None:
        """4  A hit in the zone that the die names, on the zones that the ship had when the turn began (Ruling 31)."""
        self._count(shooter, name, ship)
        state = self.match.state
        before = state.before[ship]
        if is_hulk(state, ship, before):
            self._sunk.add(ship)
            return
        zones = zones_of(state, ship, before)
        die = self.match.roll("zone", 100, stream=state.ocean.side_of_ship[ship]) if zones[0] < 100 else 1
        if die <= zones[0]:
            self._sunk.add(ship)
        else:
            zone = NO_GUNS if die <= zones[0] + zones[1] else NO_ENGINES
            self._zones[ship] = self._zones.get(ship, 0) | zone

    def strafe(self, shooter: SideId, name: str, ship: int) -> None:
        """4  Machine guns silence a ship and do nothing else (Ruling 36)."""
        self._count(shooter, name, ship)
        state = self.match.state
        if not state.ocean.transports >> ship & 1 and not state.before[ship] & NO_GUNS:
            self._zones[ship] = self._zones.get(ship, 0) | NO_GUNS

    def _count(self, shooter: SideId, name: str, ship: int) -> None:
        self._number[ship] = self._number.get(ship, 0) + 1
        key = shooter, name, ship
        self._scored[key] = self._scored.get(key, 0) + 1

    def apply(self) -> None:
        """4  All at once: ships sink or lose zones, decks close, and both sides are told their part."""
        match, state = self.match, self.match.state
        ocean = state.ocean
        for ship in sorted(self._number):
            side, name, hits = ocean.side_of_ship[ship], ocean.ship_ids[ship], self._number[ship]
            if ship in self._sunk:
                match.emit(ShipSunk(side, name, self.by), rule="4")
                lose_with_base(match, ship, "sunk-with-ship")
                if ship == ocean.chitose and state.kure:
                    give_up_kure(match)
            elif self._zones.get(ship, 0) & ~state.damage[ship]:
                closes = self._zones[ship] & NO_ENGINES and not state.damage[ship] & NO_ENGINES
                match.emit(ShipDamaged(side, name, self._zones[ship], hits, self.by), rule="4")
                if closes and ocean.carriers >> ship & 1:
                    lose_with_base(match, ship, "deck-hit", ready_only=True)
            else:
                match.emit(ShipHeld(side, name, hits, self.by), rule="4")
        for (side, name, ship), hits in self._scored.items():
            zones = self._zones.get(ship, 0) if ocean.full_reports else 0
            sunk = ship in self._sunk
            match.emit(HitsScored(side, ocean.ship_ids[ship], hits, sunk, name, zones))


def is_hulk(state: MidwayState, ship: int, damage: int) -> bool:
    """4  It can neither move nor fire: any further hit sinks it. A transport has no guns to lose (Ruling 35)."""
    return damage == HULK or (damage == NO_ENGINES and bool(state.ocean.transports >> ship & 1))


def zones_of(state: MidwayState, ship: int, damage: int) -> tuple[int, int, int]:
    """4  The shares of the zones: what is destroyed makes the other wider, the critical one stays as it is."""
    critical, armament, machinery = state.ocean.zones[state.ocean.line[ship]]
    if damage & NO_GUNS:
        return critical, 0, 100 - critical
    if damage & NO_ENGINES:
        return critical, 100 - critical, 0
    return critical, armament, machinery


class MidwayHits:
    """6, 7  The hits of one step on Midway."""

    def __init__(self, match: MidwayMatch, side: SideId, by: str) -> None:
        self.match = match
        self.side = side
        self.by = by
        self.total = 0
        self.runway = 0
        self._troops: list[int] = []

    def hit_runway(self) -> None:
        """6  A tenth of its capacity."""
        self.total += 1
        self.runway += 1

    def hit_troops(self) -> None:
        """6  A battalion by lot, among those of the enemy that can still suffer (Ruling 54)."""
        self.total += 1
        state = self.match.state
        enemy = enemy_of(self.side)
        hurt = {one: self._troops.count(one) for one in self._troops}
        able = [one for one in state.ashore(enemy) if state.troops[one] + hurt.get(one, 0) < BROKEN]
        if able:
            die = self.match.roll("battalion", len(able), stream=enemy) if len(able) > 1 else 1
            self._troops.append(able[die - 1])

    def apply(self, *, parts_seen: bool) -> None:
        """6, 7  All at once; a raider sees which part was hit, a ship only that something was."""
        match, state = self.match, self.match.state
        enemy = enemy_of(self.side)
        rule = "6" if parts_seen else "7"
        if self.runway:
            left = max(0, state.runway - self.runway * state.ocean.limits.runway_hit)
            match.emit(RunwayHit(enemy, self.runway, left), rule=rule)
        for battalion in self._troops:
            match.emit(BattalionHit(enemy, state.ocean.battalion_ids[battalion]), rule=rule)
        runway, troops = (self.runway, self.total - self.runway) if parts_seen else (0, 0)
        match.emit(MidwayRaided(self.side, self.by, self.total, runway, troops), rule=rule)
