"""1.1, 2  The flight clock: all take off at step 0 and fly a hex a step; who is in one hex at one step meets."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.games.midway.events.air import (
    AircraftMet,
    EncounterFought,
    RaidArrived,
    RaidEmptyHanded,
    ScoutChased,
    ScoutReported,
)
from honjin.games.midway.model import COVER, FG, ONE_WAY, RAID, RC, SEARCH, SIDES, SideId, enemy_of
from honjin.games.midway.rules.air_round import Allotment, deal, fight
from honjin.games.midway.rules.aircraft import lose
from honjin.games.midway.rules.sheets import MidwayMatch
from honjin.games.midway.rules.streams import UNSEEN
from honjin.games.midway.state import Contact, Mission
from honjin.maps.hexgrid import OFF

RAIDS = (RAID, ONE_WAY)
NOBODY, BOMBERS, FIGHTERS = "nobody", "bombers", "fighters"
ENGAGE = (NOBODY, BOMBERS, FIGHTERS)
"""Ruling 15: whom to fall upon on the way."""


class Flight:
    """A squadron in the air: where it is, whether it is still on its way out, and what it has seen."""

    __slots__ = (
        "aim",
        "at",
        "hex",
        "high",
        "home",
        "last",
        "lost",
        "mission",
        "moved",
        "pace",
        "seen",
        "side",
        "squadron",
        "turns",
    )

    def __init__(self, squadron: int, side: SideId, mission: Mission, home: int, *, high: bool, pace: int) -> None:
        self.squadron = squadron
        self.side = side
        self.mission = mission
        self.home = home
        self.high = high
        self.pace = pace
        """Ticks of the clock for each hex."""
        self.at = -1
        self.hex = OFF
        self.last = len(mission.path) - 1
        self.turns = mission.path.index(mission.strike, 1) if mission.strike != OFF else -1
        """The last step of its way out: that of the strike hex, or of the attack if it comes before (Ruling 19)."""
        self.aim = OFF
        """The hex that it attacks, once it has found something."""
        self.moved = False
        self.lost = False
        self.seen: list[Contact] = []

    def move(self, at: int) -> None:
        """To where it is at this step of its path; OFF when it is down."""
        self.moved = at != self.at
        self.at = at
        if self.mission.kind == COVER:
            self.hex = self.home
        else:
            self.hex = self.mission.path[at] if at <= self.last else OFF

    def attack(self) -> None:
        """2.2  Its target is here; all that follows is the way home."""
        self.aim, self.turns = self.hex, self.at

    def fall(self, tick: int) -> None:
        """1.1.1  Shot down: what it saw in this step it cannot tell any more."""
        self.lost = True
        self.seen = [contact for contact in self.seen if contact.step < tick]

    @property
    def is_outbound(self) -> bool:
        """2.2  A raid on its way out or over its target."""
        return self.at <= self.turns

    @property
    def may_chase(self) -> bool:
        """1.1.1  Fighters chase on the way out, over the target and over their base, never on the way home."""
        return self.mission.chase > 0 and (self.mission.kind == COVER or self.is_outbound)

    @property
    def heading(self) -> int:
        """The hex that it flies to next."""
        return self.mission.path[self.at + 1] if self.at < self.last else OFF


class FlightClock:
    """1.1  One day in the air."""

    def __init__(self, match: MidwayMatch, *, searches_only: bool) -> None:
        state = match.state
        ocean = state.ocean
        self.match = match
        self.searches_only = searches_only
        self.reported = ocean.recon_first and not searches_only
        """Ruling 11: where searches come first, they have told already of ships and of each other."""
        self.slow = 2 if ocean.proportional else 1
        """Ruling 12, an option: scouts enter two hexes while others enter one."""
        self.flights = [
            Flight(
                squadron,
                ocean.side_of_squadron[squadron],
                mission,
                state.hex_of(state.home[squadron]),
                high=ocean.high[squadron],
                pace=1 if ocean.scout[squadron] or ocean.high[squadron] else self.slow,
            )
            for squadron, mission in sorted(state.missions.items())
            if state.planes[squadron]
        ]
        self.ships = state.by_hex()
        self.fought: set[int] = set()

    def run(self) -> None:
        """Step by step, and then what everybody has to tell."""
        longest = max((flight.last * flight.pace for flight in self.flights), default=-1)
        for tick in range(longest + self.slow):
            self._move(tick)
        self._tell()

    def _move(self, tick: int) -> None:
        low: dict[int, list[Flight]] = {}
        for flight in self.flights:
            if flight.lost:
                continue
            flight.move(tick // flight.pace)
            if flight.hex != OFF and not flight.high:
                low.setdefault(flight.hex, []).append(flight)
        for hex in sorted(low):
            there = low[hex]
            if any(flight.side != there[0].side for flight in there):
                self._meet(tick, hex, there)
        for flight in self.flights:
            if flight.hex != OFF and flight.moved and not flight.lost:
                self._look(tick, flight)
                if self._finds_target(flight):
                    flight.attack()

    # a, b  Meetings

    def _meet(self, tick: int, hex: int, there: list[Flight]) -> None:
        """1.1.1, 2  Hostile aircraft in one hex at one step see each other; some chase, some fall upon others."""
        state = self.match.state
        there = [flight for flight in there if state.fighting(flight.squadron)]
        for flight in there:
            self._see_aircraft(tick, flight, there)
        if self.searches_only:
            return
        for scout in there:
            if state.ocean.scout[scout.squadron]:
                self._chase(tick, hex, scout, there)
        if hex not in self.fought:
            self._encounter(tick, hex, [flight for flight in there if not flight.lost])

    def _see_aircraft(self, tick: int, flight: Flight, there: list[Flight]) -> None:
        """1.1.1  Who they are and how many; a search tells also where they are heading (Rulings 74 and 78)."""
        state = self.match.state
        ids, names = state.ocean.squadron_ids, state.ocean.grid.names
        searches = flight.mission.kind == SEARCH
        seen = tuple(
            (
                ids[other.squadron],
                state.fighting(other.squadron),
                names[other.heading] if searches and other.heading != OFF else "",
            )
            for other in there
            if other.side != flight.side
            and (other.moved or flight.moved)
            and not (self.reported and searches and other.mission.kind == SEARCH)
        )
        if seen:
            hex, by = names[flight.hex], ids[flight.squadron]
            source = "scout" if searches else "flight"
            flight.seen.append(Contact(state.turn, hex, source, tick, by, aircraft=seen))

    def _chase(self, tick: int, hex: int, scout: Flight, there: list[Flight]) -> None:
        """1.1.1  Fighters with an order to chase leave for the scout, until none is left (Ruling 13)."""
        state = self.match.state
        ocean = state.ocean
        chasers = {}
        for flight in there:
            if flight.side != scout.side and flight.may_chase and (flight.moved or scout.moved):
                number = min(flight.mission.chase, state.fighting(flight.squadron))
                if number:
                    chasers[ocean.squadron_ids[flight.squadron]] = number
        if not chasers:
            return
        side = enemy_of(scout.side)
        chance, dice = self._shoot_at_scout(side, sum(chasers.values()))
        downed = any(die <= chance for die in dice)
        name = ocean.squadron_ids[scout.squadron]
        self.match.emit(
            ScoutChased(side, ocean.grid.names[hex], tick, name, chasers, chance, dice, downed), rule="1.1.1"
        )
        if downed:
            scout.fall(tick)
            lose(self.match, scout.squadron, state.planes[scout.squadron], "contact-lost", "1.1.1")

    def _shoot_at_scout(self, side: SideId, chasers: int) -> tuple[int, tuple[int, ...]]:
        """1.1.1, 3  One fighter has the chance of the table, two or more that of the text (Ruling 5)."""
        ocean = self.match.state.ocean
        one, several = ocean.chance[FG][RC], ocean.limits.scout_shot_down
        if ocean.recon_kill == "50_each":
            return one, tuple(self.match.roll("chase", 100, stream=side) for _ in range(chasers))
        chance = several if chasers > 1 or ocean.recon_kill == "always_80" else one
        return chance, (self.match.roll("chase", 100, stream=side),)

    def _encounter(self, tick: int, hex: int, there: list[Flight]) -> None:
        """2.1  One round at once if somebody falls upon the others, one for each hex (Rulings 15, 17 and 21)."""
        state = self.match.state
        ocean = state.ocean
        fighting = {
            flight.squadron: number
            for flight in there
            if not ocean.scout[flight.squadron] and (number := state.fighting(flight.squadron))
        }
        present = [flight for flight in there if flight.squadron in fighting]
        orders: list[Allotment] = []
        chasers: dict[int, int] = {}
        for flight in present:
            enemies = [other for other in present if other.side != flight.side]
            if self._engages(flight):
                orders += self._fall_upon(flight, enemies, fighting)
            elif flight.may_chase:
                chase = self._chase_squadrons(flight, enemies, fighting)
                chasers[flight.squadron] = sum(order.number for order in chase)
                orders += chase
        if not orders:
            return
        self.fought.add(hex)
        result = fight(self.match, fighting, orders, UNSEEN)
        names = {ocean.squadron_ids[squadron]: number for squadron, number in chasers.items() if number}
        away = {name: result.left_of(name, number) for name, number in names.items()}
        self.match.emit(EncounterFought(ocean.grid.names[hex], tick, *result, away), rule="2.1")
        for flight in present:
            if not state.planes[flight.squadron]:
                flight.fall(tick)

    def _engages(self, flight: Flight) -> bool:
        """2  A raid with the order for it, on its way out; over its target it has the round of step 5 (Ruling 93)."""
        wants = flight.mission.kind in RAIDS and flight.mission.engage != NOBODY
        return wants and flight.is_outbound and flight.aim == OFF and not self._finds_target(flight)

    def _fall_upon(self, flight: Flight, enemies: list[Flight], fighting: dict[int, int]) -> list[Allotment]:
        """2  All its fighters, dealt over the squadrons of the kind ordered; if there are none, over the others."""
        ocean = self.match.state.ocean
        bombers = [other.squadron for other in enemies if ocean.bomber[other.squadron]]
        fighters = [other.squadron for other in enemies if ocean.fighter[other.squadron]]
        targets = (bombers or fighters) if flight.mission.engage == BOMBERS else (fighters or bombers)
        return [Allotment(flight.squadron, target, share) for target, share in deal(fighting[flight.squadron], targets)]

    def _chase_squadrons(self, flight: Flight, enemies: list[Flight], fighting: dict[int, int]) -> list[Allotment]:
        """1.1.1  Squadrons on a search are chased like scouts, and fight back (Ruling 21)."""
        left = fighting[flight.squadron]
        orders = []
        for other in enemies:
            number = min(flight.mission.chase, left)
            if number and other.mission.kind == SEARCH and (flight.moved or other.moved):
                orders.append(Allotment(flight.squadron, other.squadron, number))
                left -= number
        return orders

    # c, d  What is seen, and what is attacked

    def _look(self, tick: int, flight: Flight) -> None:
        """1.1  A search reports the ships of each hex: low aircraft exactly, a B-17 how many, and whether carriers."""
        if flight.mission.kind != SEARCH or self.reported:
            return
        state = self.match.state
        ocean = state.ocean
        ships = self.ships.get(flight.hex, 0) & ocean.surface[enemy_of(flight.side)]
        if not ships:
            return
        hex, by = ocean.grid.names[flight.hex], ocean.squadron_ids[flight.squadron]
        if flight.high:
            size, carrier = self._size(ships), bool(ships & ocean.carriers)
            flight.seen.append(Contact(state.turn, hex, "scout", tick, by, size=size, carrier=carrier))
        else:
            names = tuple(ocean.ship_ids[ship] for ship in members(ships))
            flight.seen.append(Contact(state.turn, hex, "scout", tick, by, ships=names))

    def _size(self, ships: int) -> str:
        """1.1.2  The three words of a B-17 (Ruling 22)."""
        limits, count = self.match.state.ocean.limits, ships.bit_count()
        return "small" if count < limits.medium_formation else "medium" if count < limits.large_formation else "large"

    def _finds_target(self, flight: Flight) -> bool:
        """2.2  On its way out a raid attacks in its strike hex, or in the first hex that holds ships (Ruling 19)."""
        if flight.mission.kind not in RAIDS or flight.aim != OFF or not flight.is_outbound:
            return False
        state = self.match.state
        ocean = state.ocean
        at_goal = flight.at == flight.turns
        if self.ships.get(flight.hex, 0) & ocean.surface[enemy_of(flight.side)]:
            return flight.mission.first or at_goal
        return at_goal and flight.hex == ocean.midway and state.is_target(flight.side)

    # The reports

    def _tell(self) -> None:
        for side in SIDES:
            self._tell_searches(side)
            if not self.searches_only:
                self._tell_raids(side)
        if not self.searches_only:
            for flight in self.flights:
                self._lose_at_sea(flight)

    def _tell_searches(self, side: SideId) -> None:
        """1.1  Each search reports to its last hex, or to the one before it was shot down; others whom they met."""
        ids = self.match.state.ocean.squadron_ids
        for flight in self.flights:
            if flight.side != side:
                continue
            name, seen = ids[flight.squadron], tuple(flight.seen)
            if flight.mission.kind == SEARCH and (seen or flight.lost or not self.reported):
                steps = flight.at - 1 if flight.lost else flight.last
                self.match.emit(ScoutReported(side, name, steps, flight.lost, seen), rule="1.1")
            elif seen:
                self.match.emit(AircraftMet(side, name, seen), rule="1.1")

    def _tell_raids(self, side: SideId) -> None:
        """2.2  A raid tells of the ships where it attacks; one that found nothing flies home."""
        state = self.match.state
        ocean = state.ocean
        arrived: dict[int, list[str]] = {}
        for flight in self.flights:
            if flight.side != side or flight.mission.kind not in RAIDS or flight.lost:
                continue
            name = ocean.squadron_ids[flight.squadron]
            if flight.aim != OFF and state.fighting(flight.squadron):
                arrived.setdefault(flight.aim, []).append(name)
            else:
                self.match.emit(RaidEmptyHanded(side, name), rule="2.2")
        for hex in sorted(arrived):
            ships = members(self.ships.get(hex, 0) & ocean.surface[enemy_of(side)])
            names = tuple(ocean.ship_ids[ship] for ship in ships)
            self.match.emit(RaidArrived(side, ocean.grid.names[hex], tuple(arrived[hex]), names), rule="2.2")

    def _lose_at_sea(self, flight: Flight) -> None:
        """1.1, 8.3  A path that does not come home ends in the sea (Ruling 23); a raid attacks before that."""
        state = self.match.state
        if not flight.lost and flight.mission.kind != COVER and flight.squadron not in state.attacking:
            lose_without_return(self.match, flight.squadron)


def fly(match: MidwayMatch, *, searches_only: bool = False) -> None:
    """1.1, 2  All flights of the turn."""
    if match.state.missions:
        FlightClock(match, searches_only=searches_only).run()


def lose_without_return(match: MidwayMatch, squadron: int) -> None:
    """1.1, 8.3  Nobody comes back from a one-way raid, nor from a path that does not lead home (Rulings 23 and 26)."""
    state = match.state
    mission = state.missions[squadron]
    if mission.kind == ONE_WAY:
        lose(match, squadron, state.planes[squadron], "one-way", "8.3")
    elif mission.path[-1] != state.hex_of(state.home[squadron]) and not state.ocean.ferry:
        lose(match, squadron, state.planes[squadron], "crashed", "1.1")
