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
from honjin.games.midway.model import COVER, ONE_WAY, RAID, SEARCH, SIDES, SideId, enemy_of
from honjin.games.midway.rules.air_round import Allotment, deal, fight
from honjin.games.midway.rules.aircraft import lose
from honjin.games.midway.rules.sheets import MidwayMatch
from honjin.games.midway.state import Contact, Mission
from honjin.maps.hexgrid import OFF

RAIDS = (RAID, ONE_WAY)


class Flight:
    """A squadron in the air: where it is, whether it is still on its way out, and what it has seen."""

    __slots__ = ("aim", "at", "hex", "home", "last", "lost", "mission", "moved", "seen", "side", "squadron", "turns")

    def __init__(self, squadron: int, side: SideId, mission: Mission, home: int) -> None:
        self.squadron = squadron
        self.side = side
        self.mission = mission
        self.home = home
        self.at = -1
        self.hex = OFF
        self.last = len(mission.path) - 1
        self.turns = mission.path.index(mission.strike) if mission.strike != OFF else -1
        """The step after which it is on its way back."""
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

    @property
    def is_outbound(self) -> bool:
        """2.2  A raid that has neither found its target nor passed its strike hex."""
        return self.aim == OFF and self.at <= self.turns

    @property
    def heading(self) -> int:
        """The hex that it flies to next."""
        return self.mission.path[self.at + 1] if self.at < self.last else OFF


class FlightClock:
    """1.1  One afternoon in the air."""

    def __init__(self, match: MidwayMatch, *, searches_only: bool) -> None:
        state = match.state
        ocean = state.ocean
        self.match = match
        self.searches_only = searches_only
        self.tells_ships = searches_only or not ocean.recon_first
        """Ruling 11: where searches come first, they have told of ships already."""
        self.flights = [
            Flight(squadron, ocean.side_of_squadron[squadron], mission, state.hex_of(state.home[squadron]))
            for squadron, mission in sorted(state.missions.items())
            if state.planes[squadron]
        ]
        self.ships = state.by_hex()
        self.fought: set[int] = set()

    def run(self) -> None:
        """Step by step, and then what everybody has to tell."""
        paced = 2 if self.match.state.ocean.proportional else 1
        longest = max((flight.last * self._pace(flight, paced) for flight in self.flights), default=-1)
        for tick in range(longest + paced):
            self._move(tick, paced)
        self._tell()

    def _pace(self, flight: Flight, paced: int) -> int:
        """Ruling 12, an option: scouts fly twice as fast as the others."""
        ocean = self.match.state.ocean
        return 1 if ocean.scout[flight.squadron] or ocean.high[flight.squadron] else paced

    def _move(self, tick: int, paced: int) -> None:
        low: dict[int, list[Flight]] = {}
        ocean = self.match.state.ocean
        for flight in self.flights:
            flight.move(tick // self._pace(flight, paced))
            if flight.hex != OFF and not flight.lost and not ocean.high[flight.squadron]:
                low.setdefault(flight.hex, []).append(flight)
        for hex in sorted(low):
            there = low[hex]
            if any(flight.side != there[0].side for flight in there):
                self._meet(tick, hex, there)
        for flight in self.flights:
            if flight.hex != OFF and flight.moved and not flight.lost:
                self._look(tick, flight)
                self._find_target(flight)

    # a, b  Meetings

    def _meet(self, tick: int, hex: int, there: list[Flight]) -> None:
        """1.1.1, 2  Hostile aircraft in one hex at one step see each other; some chase, some fall upon others."""
        for flight in there:
            self._see_aircraft(tick, flight, there)
        if self.searches_only:
            return
        for scout in there:
            if self.match.state.ocean.scout[scout.squadron] and scout.mission.kind == SEARCH:
                self._chase(tick, hex, scout, there)
        if hex not in self.fought:
            self._encounter(tick, hex, [flight for flight in there if not flight.lost])

    def _see_aircraft(self, tick: int, flight: Flight, there: list[Flight]) -> None:
        state = self.match.state
        ids, names = state.ocean.squadron_ids, state.ocean.grid.names
        seen = tuple(
            (ids[other.squadron], state.fighting(other.squadron), names[other.heading] if other.heading != OFF else "")
            for other in there
            if other.side != flight.side and not other.lost and (other.moved or flight.moved)
        )
        if seen:
            hex, by = names[flight.hex], ids[flight.squadron]
            source = "scout" if flight.mission.kind == SEARCH else "flight"
            flight.seen.append(Contact(state.turn, hex, source, tick, by, aircraft=seen))

    def _chase(self, tick: int, hex: int, scout: Flight, there: list[Flight]) -> None:
        """1.1.1  Fighters with an order to chase leave for the scout: out, over the target or over their base."""
        state = self.match.state
        ocean = state.ocean
        chasers = {}
        for flight in there:
            if flight.side != scout.side and self._chases(flight) and flight.moved | scout.moved:
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
            scout.lost = True
            scout.seen = [contact for contact in scout.seen if contact.step < tick]
            lose(self.match, scout.squadron, 1, "contact-lost", "1.1.1")

    def _chases(self, flight: Flight) -> bool:
        return flight.mission.chase > 0 and (flight.mission.kind == COVER or flight.at <= flight.turns)

    def _shoot_at_scout(self, side: SideId, chasers: int) -> tuple[int, tuple[int, ...]]:
        """1.1.1, 3  One fighter has the chance of the table, two or more that of the text (Ruling 5)."""
        ocean = self.match.state.ocean
        one, several = ocean.chance["FG"]["RC"], ocean.limits.scout_shot_down
        if ocean.recon_kill == "50_each":
            return one, tuple(self.match.roll("chase", 100, stream=side) for _ in range(chasers))
        chance = several if chasers > 1 or ocean.recon_kill == "always_80" else one
        return chance, (self.match.roll("chase", 100, stream=side),)

    def _encounter(self, tick: int, hex: int, there: list[Flight]) -> None:
        """2.1  One round at once if somebody falls upon the others (Rulings 15 and 21)."""
        state = self.match.state
        ocean = state.ocean
        fighting = {
            flight.squadron: number
            for flight in there
            if not ocean.scout[flight.squadron] and (number := state.fighting(flight.squadron)) > 0
        }
        orders = [
            order
            for flight in there
            if flight.squadron in fighting
            for order in self._falls_upon(flight, [other for other in there if other.side != flight.side], fighting)
        ]
        if not orders:
            return
        self.fought.add(hex)
        result = fight(self.match, fighting, orders)
        self.match.emit(EncounterFought(ocean.grid.names[hex], tick, *result), rule="2.1")
        for flight in there:
            flight.lost = flight.lost or not state.planes[flight.squadron]

    def _falls_upon(self, flight: Flight, enemies: list[Flight], fighting: dict[int, int]) -> list[Allotment]:
        ocean = self.match.state.ocean
        if not ocean.fighter[flight.squadron]:
            return []
        present = [other for other in enemies if other.squadron in fighting]
        if flight.mission.kind in RAIDS and flight.is_outbound and flight.mission.engage in ("bombers", "fighters"):
            bombers = [other.squadron for other in present if ocean.bomber[other.squadron]]
            fighters = [other.squadron for other in present if ocean.fighter[other.squadron]]
            first, second = (bombers, fighters) if flight.mission.engage == "bombers" else (fighters, bombers)
            number, targets = fighting[flight.squadron], first or second
        else:
            searching = [other.squadron for other in present if other.mission.kind == SEARCH]
            number = min(flight.mission.chase, fighting[flight.squadron]) if self._chases(flight) else 0
            targets = searching
        if not targets:
            return []
        return [Allotment(flight.squadron, target, share) for target, share in deal(number, targets)]

    # c, d  What is seen, and what is attacked

    def _look(self, tick: int, flight: Flight) -> None:
        """1.1  A search reports the ships of each hex: low aircraft exactly, a B-17 how many, and whether carriers."""
        if flight.mission.kind != SEARCH or not self.tells_ships:
            return
        state = self.match.state
        ocean = state.ocean
        ships = self.ships.get(flight.hex, 0) & ocean.surface[enemy_of(flight.side)]
        if not ships:
            return
        hex, by = ocean.grid.names[flight.hex], ocean.squadron_ids[flight.squadron]
        if ocean.high[flight.squadron]:
            size, carrier = self._size(ships), bool(ships & ocean.carriers)
            flight.seen.append(Contact(state.turn, hex, "scout", tick, by, size=size, carrier=carrier))
        else:
            names = tuple(ocean.ship_ids[ship] for ship in members(ships))
            flight.seen.append(Contact(state.turn, hex, "scout", tick, by, ships=names))

    def _size(self, ships: int) -> str:
        """1.1.2  The three words of a B-17 (Ruling 22)."""
        limits, count = self.match.state.ocean.limits, ships.bit_count()
        return "small" if count < limits.medium_formation else "medium" if count < limits.large_formation else "large"

    def _find_target(self, flight: Flight) -> None:
        """2.2  On its way out a raid attacks in its strike hex, or in the first hex that holds ships (Ruling 19)."""
        if flight.mission.kind not in RAIDS or not flight.is_outbound:
            return
        state = self.match.state
        ocean = state.ocean
        ships = self.ships.get(flight.hex, 0) & ocean.surface[enemy_of(flight.side)]
        at_goal = flight.at == flight.turns
        midway = at_goal and flight.hex == ocean.midway and state.is_target(flight.side)
        if (ships and (flight.mission.first or at_goal)) or midway:
            flight.aim = flight.hex

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
        ids = self.match.state.ocean.squadron_ids
        for flight in self.flights:
            if flight.side != side:
                continue
            name, seen = ids[flight.squadron], tuple(flight.seen)
            if flight.mission.kind == SEARCH and (self.tells_ships or seen or flight.lost):
                steps = flight.at - 1 if flight.lost else flight.last
                self.match.emit(ScoutReported(side, name, min(steps, flight.last), flight.lost, seen), rule="1.1")
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
            if flight.aim != OFF:
                arrived.setdefault(flight.aim, []).append(ocean.squadron_ids[flight.squadron])
            else:
                self.match.emit(RaidEmptyHanded(side, ocean.squadron_ids[flight.squadron]), rule="2.2")
        for hex in sorted(arrived):
            ships = members(self.ships.get(hex, 0) & ocean.surface[enemy_of(side)])
            names = tuple(ocean.ship_ids[ship] for ship in ships)
            self.match.emit(RaidArrived(side, ocean.grid.names[hex], tuple(arrived[hex]), names), rule="2.2")

    def _lose_at_sea(self, flight: Flight) -> None:
        """1.1, 8.3  A path that does not come home ends in the sea (Ruling 23); a raid attacks before that."""
        if flight.lost or flight.mission.kind == COVER or flight.aim != OFF:
            return
        state = self.match.state
        one_way = flight.mission.kind == ONE_WAY
        if one_way or (flight.mission.path[-1] != flight.home and not state.ocean.ferry):
            cause = "one-way" if one_way else "crashed"
            lose(self.match, flight.squadron, state.planes[flight.squadron], cause, "8.3" if one_way else "1.1")


def fly(match: MidwayMatch, *, searches_only: bool = False) -> None:
    """1.1, 2  All flights of the turn."""
    if match.state.missions:
        FlightClock(match, searches_only=searches_only).run()
