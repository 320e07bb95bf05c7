"""4, 6, 7  Damage: zones of ships, decks, the runway and battalions. All hits of a step are applied together."""

from __future__ import annotations

from honjin.games.midway.events.air import MidwayRaided
from honjin.games.midway.events.ground import BattalionHit, RunwayHit
from honjin.games.midway.events.ships import HitsScored, ShipDamaged, ShipHeld, ShipSunk
from honjin.games.midway.model import SideId, enemy_of
from honjin.games.midway.rules.aircraft import lose_with_base
from honjin.games.midway.rules.kure import give_up_kure
from honjin.games.midway.rules.sheets import MidwayMatch
from honjin.games.midway.rules.streams import unseen
from honjin.games.midway.state import BROKEN, HULK, NO_ENGINES, NO_GUNS, MidwayState


class Hits:
    """4  The hits of one step on the ships of both sides, gathered before any of them tells.

    Who fires is told the hits on each target, a squadron its own: `name` is that of the squadron, or empty.
    """

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
        critical, armament, _ = zones_of(state, ship, before)
        owner = state.ocean.side_of_ship[ship]
        die = self.match.roll("zone", 100, stream=unseen(owner)) if critical < 100 else 1
        if die <= critical:
            self._sunk.add(ship)
        else:
            self._lose(ship, NO_GUNS if die <= critical + armament else NO_ENGINES)

    def strafe(self, shooter: SideId, name: str, ship: int) -> None:
        """4  Machine guns silence a ship and do nothing else (Ruling 36)."""
        self._count(shooter, name, ship)
        state = self.match.state
        if not state.ocean.transports >> ship & 1 and not state.before[ship] & NO_GUNS:
            self._lose(ship, NO_GUNS)

    def _lose(self, ship: int, zone: int) -> None:
        self._zones[ship] = self._zones.get(ship, 0) | zone

    def _count(self, shooter: SideId, name: str, ship: int) -> None:
        self._number[ship] = self._number.get(ship, 0) + 1
        key = shooter, name, ship
        self._scored[key] = self._scored.get(key, 0) + 1

    def apply(self) -> None:
        """4  All at once: ships sink or lose zones, decks close, and both sides are told their part."""
        for ship in sorted(self._number):
            if ship in self._sunk:
                self._sink(ship)
            elif self._zones.get(ship, 0) & ~self.match.state.damage[ship]:
                self._damage(ship)
            else:
                self._hold(ship)
        ocean = self.match.state.ocean
        for (side, name, ship), hits in self._scored.items():
            zones = self._zones.get(ship, 0) if ocean.full_reports else 0
            self.match.emit(HitsScored(side, ocean.ship_ids[ship], hits, ship in self._sunk, name, zones))

    def _sink(self, ship: int) -> None:
        """4  It takes the aircraft aboard with it (Ruling 33), and Chitose the base at Kure."""
        state = self.match.state
        ocean = state.ocean
        if state.sunk >> ship & 1:
            return  # A boat that a hunt of the same step has sunk.
        self.match.emit(ShipSunk(ocean.side_of_ship[ship], ocean.ship_ids[ship], self.by), rule="4")
        lose_with_base(self.match, ship, "sunk-with-ship")
        if ship == ocean.chitose and state.kure:
            give_up_kure(self.match, worked=state.kure <= state.turn)

    def _damage(self, ship: int) -> None:
        """4  Machinery of a carrier includes its deck: what stands ready on it is lost (Ruling 33)."""
        state = self.match.state
        ocean = state.ocean
        zones, hits = self._zones[ship], self._number[ship]
        closes = ocean.carriers >> ship & 1 and zones & NO_ENGINES & ~state.damage[ship]
        event = ShipDamaged(ocean.side_of_ship[ship], ocean.ship_ids[ship], zones, hits, self.by)
        self.match.emit(event, rule="4")
        if closes:
            lose_with_base(self.match, ship, "deck-hit", ready_only=True)

    def _hold(self, ship: int) -> None:
        ocean = self.match.state.ocean
        event = ShipHeld(ocean.side_of_ship[ship], ocean.ship_ids[ship], self._number[ship], self.by)
        self.match.emit(event, rule="4")


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
    """6, 7  The hits of one side on Midway in one step; `ship` is the one that scored, none for aircraft."""

    def __init__(self, match: MidwayMatch, side: SideId, by: str) -> None:
        self.match = match
        self.side = side
        self.by = by
        self.total = 0
        self._runway: list[str] = []
        self._troops: list[tuple[int, str]] = []

    def hit_runway(self, ship: str = "") -> None:
        """6  A tenth of its capacity."""
        self.total += 1
        self._runway.append(ship)

    def hit_troops(self, ship: str = "") -> None:
        """6  A battalion by lot, among those of the enemy that can still suffer (Ruling 54)."""
        self.total += 1
        state = self.match.state
        enemy = enemy_of(self.side)
        hurt = [battalion for battalion, _ in self._troops]
        able = [one for one in state.ashore(enemy) if state.troops[one] + hurt.count(one) < BROKEN]
        if able:
            die = self.match.roll("battalion", len(able), stream=unseen(enemy)) if len(able) > 1 else 1
            self._troops.append((able[die - 1], ship))

    def apply(self, *, parts_seen: bool) -> None:
        """6, 7  All at once; a raider sees which part was hit, a ship only that something was."""
        match, state = self.match, self.match.state
        rule = "6" if parts_seen else "7"
        runway = len(self._runway)
        if runway:
            left = max(0, state.runway - runway * state.ocean.limits.runway_hit)
            owner = state.runway_owner
            match.emit(RunwayHit(owner, runway, left, found_among(state, owner, self._runway)), rule=rule)
        enemy = enemy_of(self.side)
        for battalion, ship in self._troops:
            by = found_among(state, enemy, [ship])
            match.emit(BattalionHit(enemy, state.ocean.battalion_ids[battalion], by), rule=rule)
        seen = (runway, self.total - runway) if parts_seen else (0, 0)
        match.emit(MidwayRaided(self.side, self.by, self.total, *seen), rule=rule)


def found_among(state: MidwayState, side: SideId, ships: list[str]) -> tuple[str, ...]:
    """1.2  Those of these ships that a side has found, or located, this turn: it knows no others by name."""
    known = state.found[side] | state.located[side]
    return tuple(dict.fromkeys(ship for ship in ships if ship and known >> state.ocean.ship[ship] & 1))
