"""Exact odds for a decision, as tables: what one's own fire and the enemy's can do, who fires first, who gets away."""

from __future__ import annotations

from msgspec.structs import replace

from honjin.core.decision import Decision
from honjin.core.game import OddsTable
from honjin.games.port_arthur.model import PortId, ShipId, SideId, ZoneId, enemy_of
from honjin.games.port_arthur.odds import (
    MOST_DICE,
    Vessel,
    Vessels,
    best_dice,
    exchange,
    expected_damage,
    expected_losses,
    fates,
    fire_odds,
    firepower_of,
    passage_odds,
    tie_odds,
)
from honjin.games.port_arthur.options import Attack, Join, LeavePort, MoveSquadron, PutIn
from honjin.games.port_arthur.theatre import Theatre
from honjin.games.port_arthur.view import SquadronSeen, View

UNKNOWN = "odds-unknown"
FIRE_COLUMNS = (
    "odds-dice",
    "odds-p-within",
    "odds-hits",
    "odds-criticals",
    "odds-damaged",
    "odds-sunk",
    "odds-firepower-lost",
    "odds-p-all-sunk",
)
BATTLE_COLUMNS = (
    "odds-side",
    "odds-speed",
    "odds-firepower",
    "odds-best-dice",
    "odds-damaged",
    "odds-sunk",
    "odds-firepower-lost",
    "odds-p-all-sunk",
)
FATE_COLUMNS = "odds-ship", "odds-p-damaged", "odds-p-sunk"
NONE = "odds-none"
Row = tuple[str | float, ...]


def odds_of(theatre: Theatre, view: View, decision: Decision) -> tuple[OddsTable, ...]:
    """What can be calculated for a decision, from the view of the side that is asked."""
    return Bookmaker(theatre, view, SideId(decision.side)).tables(decision)


class Bookmaker:
    """Makes the tables for one side; where fog hides the enemy they show what is known and no more."""

    def __init__(self, theatre: Theatre, view: View, side: SideId) -> None:
        self.theatre = theatre
        self.view = view
        self.side = side
        self.enemy = enemy_of(side)
        self.equal = theatre.equal_total_counts

    def tables(self, decision: Decision) -> tuple[OddsTable, ...]:
        """The tables for any question; none for most."""
        match decision.ask:
            case "fire":
                zone = decision.facts["zone"]
                fires = self.fire("odds-fire", self.side, zone), self.fire("odds-their-fire", self.enemy, zone)
                return *fires, self.fate(self.side, zone), self.fate(self.enemy, zone)
            case "first-fire":
                zone = decision.facts["zone"]
                ours = self.battle("odds-fire-first", zone, self.side)
                theirs = self.battle("odds-fire-first", zone, self.enemy)
                return ours, replace(theirs, beside=True), self.fate(self.side, zone), self.fate(self.enemy, zone)
            case "operation":
                attacks = [option.zone for option in decision.options if isinstance(option, Attack)]
                return *(table for zone in attacks for table in self.attack(zone)), *self.movement(decision)
            case "leave-port":
                return (self.leaving(decision),)
            case "tie":
                return (self.tie(),)
        return ()

    def fire(self, title: str, firer: SideId, zone: ZoneId) -> OddsTable:
        """One to six dice of one side against the other as it stands."""
        target = self.vessels(enemy_of(firer), zone)
        firepower = firepower_of(self.vessels(firer, zone))
        rows = []
        for dice in range(1, MOST_DICE + 1):
            odds = fire_odds(firepower, dice, self.equal)
            losses = expected_losses(target, firepower, dice, self.equal)
            means = expected_damage(target, firepower, dice, self.equal)
            fate = losses.left_damaged, losses.sunk, losses.firepower, losses.p_all_sunk
            rows.append((dice, odds.p_within, *means, *fate))
        return OddsTable(title, {"zone": zone, "side": firer, "firepower": firepower}, FIRE_COLUMNS, tuple(rows))

    def fate(self, firer: SideId, zone: ZoneId) -> OddsTable:
        """6.4  What becomes of each ship that the side fires at, with the dice that do most, as things stand."""
        target = enemy_of(firer)
        ships, vessels = self.squadron(target, zone).ships or (), self.vessels(target, zone)
        firepower = firepower_of(self.vessels(firer, zone))
        dice = best_dice(vessels, firepower, self.equal)
        rows = tuple(
            (f"ship-{ship}", NONE if fate.p_damaged is None else fate.p_damaged, fate.p_sunk)
            for ship, fate in zip(ships, fates(vessels, firepower, dice, self.equal), strict=True)
        )
        return OddsTable("odds-fate", {"zone": zone, "side": firer, "dice": dice}, FATE_COLUMNS, rows)

    def battle(self, title: str, zone: ZoneId, first: SideId) -> OddsTable:
        """A whole battle, a row for each side in the order of their fire."""
        second = enemy_of(first)
        salvos = exchange(self.vessels(first, zone), self.vessels(second, zone), self.equal)
        rows = tuple(
            (
                f"side-{side}",
                self.squadron(side, zone).speed or UNKNOWN,
                salvo.firepower,
                salvo.dice,
                salvo.does.left_damaged,
                salvo.does.sunk,
                salvo.does.firepower,
                salvo.does.p_all_sunk,
            )
            for side, salvo in zip((first, second), salvos, strict=True)
        )
        return OddsTable(title, {"zone": zone, "side": first}, BATTLE_COLUMNS, rows)

    def attack(self, zone: ZoneId) -> tuple[OddsTable, ...]:
        """6.3A, 9.2  The battle an attack would bring; and the other order, if the side that fires second may take it.

        The faster side fires first, the defender if they are equally fast.
        """
        own, other = self.squadron(self.side, zone), self.squadron(self.enemy, zone)
        if own.speed is None or other.speed is None:
            return (self.unknown_battle(own, other),)
        first = self.side if own.speed > other.speed else self.enemy
        usual = self.battle("odds-attack", zone, first)
        if self.view.initiative == first:
            return (usual,)
        taken = self.battle("odds-attack-initiative", zone, enemy_of(first))
        return usual, replace(taken, beside=True)

    def unknown_battle(self, own: SquadronSeen, other: SquadronSeen) -> OddsTable:
        """Against a squadron in the fog only the own values are certain."""
        rows = tuple(
            (
                f"side-{squadron.side}",
                UNKNOWN if squadron.speed is None else squadron.speed,
                UNKNOWN if squadron.firepower is None else squadron.firepower,
                *[UNKNOWN] * (len(BATTLE_COLUMNS) - 3),
            )
            for squadron in (own, other)
        )
        return OddsTable("odds-attack-in-fog", {"zone": own.zone, "ships": other.count}, BATTLE_COLUMNS, rows)

    def movement(self, decision: Decision) -> tuple[OddsTable, ...]:
        """The chance to move: of each squadron, and of the ships in port by the slowest that sails."""
        rows: dict[Row, None] = {}
        for option in decision.options:
            if isinstance(option, MoveSquadron | PutIn):
                speed = self.squadron(self.side, option.origin).speed or 0
                rows[f"zone-{option.origin}", speed, passage_odds(speed)] = None
            elif isinstance(option, LeavePort):
                for speed in self.speeds_in(option.port):
                    rows[f"port-{option.port}", speed, passage_odds(speed)] = None
        columns = ("odds-from", "odds-speed", "odds-chance")
        return (OddsTable("odds-movement", {}, columns, tuple(rows)),) if rows else ()

    def leaving(self, decision: Decision) -> OddsTable:
        """The chance to leave port: as named so far, and with each ship that may still join."""
        named: tuple[ShipId, ...] = decision.facts["ships"]
        joining = [option.ship for option in decision.options if isinstance(option, Join)]
        choices = [*([("odds-as-named", named)] if named else []), *((f"ship-{s}", (*named, s)) for s in joining)]
        rows = []
        for label, ships in choices:
            speed = min(map(self.speed_of, ships))
            rows.append((label, speed, passage_odds(speed)))
        facts = {"port": decision.facts["port"], "zone": decision.facts["zone"]}
        return OddsTable("odds-leaving", facts, ("odds-ship", "odds-speed", "odds-chance"), tuple(rows))

    def tie(self) -> OddsTable:
        """A new roll: who acts, or another tie."""
        tied = tie_odds()
        acts = (1 - tied) / 2
        rows = (("odds-we-act", acts), ("odds-they-act", acts), ("odds-tied-again", tied))
        return OddsTable("odds-tie", {}, ("odds-outcome", "odds-chance"), rows)

    # What the view shows

    def squadron(self, side: SideId, zone: ZoneId) -> SquadronSeen:
        """A squadron that is known to be there."""
        return next(one for one in self.view.squadrons if one.side == side and one.zone == zone)

    def vessels(self, side: SideId, zone: ZoneId) -> Vessels:
        """The ships of a squadron that lies open."""
        theatre = self.theatre
        vessels = []
        for ship in self.squadron(side, zone).ships or ():
            at = theatre.number[ship]
            faces = theatre.firepower[at], theatre.damaged_firepower[at], theatre.defence[at]
            vessels.append(Vessel(*faces, self.view.ships[ship].damaged))
        return tuple(vessels)

    def speed_of(self, ship: ShipId) -> int:
        """The speed of one ship as it is."""
        number = self.theatre.number[ship]
        damaged = self.view.ships[ship].damaged
        return self.theatre.damaged_speed[number] if damaged else self.theatre.speed[number]

    def speeds_in(self, port: PortId) -> list[int]:
        """The speeds of the ships in a roadstead, the fastest first."""
        lying = [ship for ship, seen in self.view.ships.items() if seen.place == f"{port}.roadstead"]
        return sorted({self.speed_of(ship) for ship in lying}, reverse=True)
