"""A state that agrees with a side's sheet: its own affairs as they are, of the enemy what was seen, the rest by lot.

What was seen on this turn holds: those ships are there and no others, and where searches found nothing is nothing.
A force that was seen earlier is as far from there as it can have come; all others are where they could be by now.
"""

from __future__ import annotations

from random import Random

from honjin.core.bits import members
from honjin.core.memory import remembered
from honjin.games.midway.model import (
    BATTALION_STATES,
    COVER,
    JAPAN,
    L5,
    L5_HEX,
    ON_MISSION,
    RAID,
    SEARCH,
    SIDES,
    TT,
    US,
    SideId,
    enemy_of,
)
from honjin.games.midway.ocean import AT_MIDWAY, NOWHERE, Ocean
from honjin.games.midway.rules.setup import STARTS
from honjin.games.midway.state import (
    ASHORE,
    BROKEN,
    GONE,
    HULK,
    NO_ENGINES,
    NO_GUNS,
    Claim,
    Contact,
    MidwayState,
    Mission,
)
from honjin.games.midway.view import Sheet, View
from honjin.maps.hexgrid import OFF

# What is likely where nothing is known

DAMAGED = 0.15
"""Enemy ships that have lost something."""
STRAGGLES = 0.15
"""Ships that sail by themselves, and not with their group."""
COMES = 0.9
"""Ships that come when their group is due."""
FLIES = 0.4
"""Enemy squadrons that are in the air by day."""
HURT = 0.2
"""Enemy squadrons and battalions that have suffered."""
TRIES = 4
"""Hexes drawn by lot before those are left out in which nothing can be."""
BUILDS = 0.3
"""Chances that a Chitose nobody has seen is at work at Kure, once it can have come there."""


def imagine(ocean: Ocean, view: View, random: Random) -> MidwayState:
    """The whole position, as the side of this view could believe it to be."""
    side = SideId(view.viewer)
    own = view.sheets[side]
    state = MidwayState(ocean)
    state.turn, state.storm, state.result = view.turn, view.storm, view.result
    state.controller, state.captured = view.controller, view.controller == JAPAN
    take_ships(state, own)
    take_aircraft(state, side, own)
    take_troops(state, side, own)
    take_reports(state, side, own)
    Enemy(state, side, own, random).imagine()
    return state


# The side itself


def take_ships(state: MidwayState, sheet: Sheet) -> None:
    """Its ships and boats."""
    number, hexes = state.ocean.ship, state.ocean.grid.number
    before = list(state.before)
    for seen in sheet.ships:
        ship = number[seen.id]
        state.at[ship] = hexes[seen.hex] if seen.hex else OFF
        state.waits[ship] = seen.waits
        damage = NO_ENGINES * seen.no_engines | NO_GUNS * seen.no_guns
        state.damage[ship], before[ship] = damage, damage & ~seen.hurt
        state.moved |= seen.moved << ship
        state.engaged |= seen.engaged << ship
    state.before = tuple(before)
    for lost in sheet.lost_ships:
        state.sunk |= 1 << number[lost]


def take_aircraft(state: MidwayState, side: SideId, sheet: Sheet) -> None:
    """Its squadrons; those that are not on the sheet are lost, or still to come."""
    ocean = state.ocean
    for squadron in ocean.wing[side]:
        state.planes[squadron] = 0
    for seen in sheet.squadrons:
        squadron = ocean.squadron[seen.id]
        state.planes[squadron], state.ready[squadron] = seen.number, seen.ready
        base = state.home[squadron] = ocean.base_number(seen.base)
        if base >= 0 and seen.hex:
            # A ship that has gone down is on no other sheet, but its aircraft set out from there.
            state.at[base] = ocean.grid.number[seen.hex]
        if seen.state == ON_MISSION:
            state.flown |= 1 << squadron
        if seen.mission is not None:
            state.missions[squadron] = seen.mission
        if seen.attacks:
            state.attacking[squadron] = ocean.grid.number[seen.attacks]
        if seen.away:
            state.away[squadron] = seen.away
    state.downed[side] = sheet.lost_aircraft


def take_troops(state: MidwayState, side: SideId, sheet: Sheet) -> None:
    """Its battalions."""
    ocean = state.ocean
    before = list(state.troops_before)
    for battalion in ocean.army[side]:
        state.aboard[battalion] = GONE
    for seen in sheet.battalions:
        battalion = ocean.battalion[seen.id]
        state.aboard[battalion] = ASHORE if seen.place == "midway" else ocean.ship[seen.place]
        state.troops[battalion] = BATTALION_STATES.index(seen.state)
        before[battalion] = BATTALION_STATES.index(seen.before or seen.state)
        state.fired |= seen.fired << battalion
        if seen.target:
            state.commits[battalion] = ocean.battalion[seen.target]
    state.troops_before = tuple(before)


def take_reports(state: MidwayState, side: SideId, sheet: Sheet) -> None:
    """What it was told, and what it has in hand besides."""
    ship = state.ocean.ship
    state.contacts[side], state.claims[side] = sheet.contacts, sheet.claims
    state.found[side] = sum(1 << ship[id] for id in sheet.found)
    state.located[side] = sum(1 << ship[id] for id in sheet.located)
    state.overhead[side], state.islands_seen[side] = sheet.overhead, sheet.islands
    if sheet.runway >= 0:
        state.runway, state.launched = sheet.runway, sheet.launched
    state.kure, state.kure_lost = sheet.kure, sheet.kure_lost
    state.chiyoda, state.chiyoda_left = sheet.chiyoda, sheet.chiyoda_left
    state.seaplanes_settled = sheet.seaplanes_settled


# The enemy


class Enemy:
    """The other side, by lot, and as far as it was seen."""

    def __init__(self, state: MidwayState, side: SideId, sheet: Sheet, random: Random) -> None:
        self.state = state
        self.ocean = state.ocean
        self.side, self.enemy = side, enemy_of(side)
        self.sheet = sheet
        self.random = random
        self.places: dict[int, int] = {}
        """The hexes of the ships that are somewhere already."""
        self.known: set[int] = set()
        """Hexes of which the side knows on this turn which ships are there."""

    def imagine(self) -> None:
        """Ships, then what is aboard of them."""
        self._sink_those_claimed()
        if self.state.turn:
            self._place_ships()
        self._damage_ships()
        self._man_squadrons()
        self._fly_those_overhead()
        self._fly_others()
        self._land_troops()
        self._attack_on_land()
        self._keep_secrets()

    def _likely(self, chance: float) -> bool:
        return self.random.random() < chance

    # Ships

    def _sink_those_claimed(self) -> None:
        for claim in self.sheet.claims:
            if claim.what in self.ocean.ship:
                self.state.sunk |= 1 << self.ocean.ship[claim.what]

    def _place_ships(self) -> None:
        for contact in reversed(self.sheet.contacts):
            if contact.turn == self.state.turn and not contact.size and not contact.aircraft:
                self._place_as_seen(contact)
        self._note_empty_hexes()
        for contact in reversed(self.sheet.contacts):
            if contact.size and contact.turn == self.state.turn:
                self._place_as_many(contact)
            elif contact.ships and contact.turn < self.state.turn:
                self._place_near(contact)
        self._place_groups()
        for ship, hex in self.places.items():
            self.state.at[ship] = hex

    def _place_as_seen(self, contact: Contact) -> None:
        hex = self.ocean.grid.number[contact.hex]
        for id in contact.ships:
            self.places.setdefault(self.ocean.ship[id], hex)
        if contact.source != "attack":
            self.known.add(hex)

    def _note_empty_hexes(self) -> None:
        """Where ships of the side look out by day, and where its searches have come, nobody else is on the surface.

        Of the hexes that only a B-17 has seen it is known how many are there, not who.
        """
        state, number = self.state, self.ocean.grid.number
        looked = set[int]()
        if not state.is_night:
            own = {state.at[ship] for ship in members(self.ocean.fleet[self.side] & ~state.sunk)}
            looked |= {hex for hex in own if hex >= 0 and not state.stormy >> hex & 1}
        for mission in state.missions.values():
            if mission.kind == SEARCH:
                looked |= set(mission.path)
        self.known |= looked - {number[one.hex] for one in self.sheet.contacts if one.size and one.turn == state.turn}

    def _place_as_many(self, contact: Contact) -> None:
        """1.1.2  As many ships as a B-17 says, with carriers or without."""
        hex, limits = self.ocean.grid.number[contact.hex], self.ocean.limits
        if hex in self.known:
            return
        medium, large = limits.medium_formation, limits.large_formation
        sizes = {"small": (1, medium - 1), "medium": (medium, large - 1), "large": (large, 2 * large)}
        free = self.ocean.surface[self.enemy] & ~self.state.sunk
        ships = [ship for ship in members(free) if ship not in self.places and self.ocean.enters[ship] <= contact.turn]
        self.random.shuffle(ships)
        if contact.carrier:
            ships.sort(key=lambda ship: not self.ocean.carriers >> ship & 1)
            first, others = ships[:1], ships[1:]
            self.random.shuffle(others)
            ships = first + others
        else:
            ships = [ship for ship in ships if not self.ocean.carriers >> ship & 1]
        for ship in ships[: self.random.randint(*sizes[contact.size])]:
            self.places[ship] = hex
        self.known.add(hex)

    def _place_near(self, contact: Contact) -> None:
        """Those seen together have gone on together."""
        ships = [ship for id in contact.ships if (ship := self.ocean.ship[id]) not in self.places]
        if ships:
            slowest = max(self.ocean.wait[ship] for ship in ships)
            reach = (self.state.turn - contact.turn) // (1 + slowest)
            near = hexes_within(self.ocean, (contact.hex,), reach)
            self.places |= dict.fromkeys(ships, self._somewhere(near))

    def _somewhere(self, hexes: tuple[int, ...]) -> int:
        """One of these hexes by lot, of which nothing is known; if there is none, any such hex."""
        for _ in range(TRIES):
            hex = self.random.choice(hexes)
            if hex not in self.known:
                return hex
        free = [hex for hex in hexes if hex not in self.known]
        return self.random.choice(free or [hex for hex in range(self.ocean.grid.size) if hex not in self.known])

    def _place_groups(self) -> None:
        ocean, together = self.ocean, dict[str, int]()
        for ship in members(ocean.fleet[self.enemy]):
            if ship in self.places:
                continue
            group = ocean.ships[ship].group
            if group not in together:
                slowest = max(ocean.wait[one] for one in ships_of_group(ocean, group))
                together[group] = self._reached(ship, slowest)
            alone = self._likely(STRAGGLES)
            self.places[ship] = self._reached(ship, ocean.wait[ship]) if alone else together[group]

    def _reached(self, ship: int, wait: int) -> int:
        """P  A hex that a ship can have come to by now."""
        ocean, turn = self.ocean, self.state.turn
        enters = ocean.enters[ship]
        if enters > turn or (enters > 1 and not self._likely(COMES)):
            return OFF
        start = start_of_group(ocean, ocean.ships[ship].group)
        hexes = STARTS[start] if start != L5 else (L5_HEX,)
        return self._somewhere(hexes_within(ocean, hexes, (turn - enters) // (1 + wait)))

    def _damage_ships(self) -> None:
        state, ocean = self.state, self.ocean
        for ship in members(ocean.surface[self.enemy] & ~state.sunk):
            state.waits[ship] = self.random.randint(0, ocean.wait[ship])
            if state.turn > 1 and self._likely(DAMAGED):
                zones = (NO_ENGINES,) if ocean.ships[ship].kind == TT else (NO_ENGINES, NO_GUNS, HULK)
                state.damage[ship] |= self.random.choice(zones)
        before = list(state.before)
        for ship in members(ocean.fleet[self.enemy]):
            before[ship] = state.damage[ship]
        state.before = tuple(before)

    # Aircraft

    def _man_squadrons(self) -> None:
        """9  Less what the side has shot down, and what it knows nothing of."""
        state, ocean = self.state, self.ocean
        claimed: dict[str, int] = {}
        for claim in self.sheet.claims:
            claimed[claim.what] = claimed.get(claim.what, 0) + claim.number
        at_first = 0
        for squadron in ocean.wing[self.enemy]:
            at_first += state.planes[squadron]
            left = state.planes[squadron] - claimed.get(ocean.squadron_ids[squadron], 0)
            if state.turn > 1 and left > 0 and self._likely(HURT):
                left = self.random.randint(0, left)
            state.planes[squadron] = max(0, left)
            state.ready[squadron] = self.random.randint(0, ocean.hangar[squadron]) if state.turn > 1 else 0
        state.downed[self.enemy] = at_first - sum(state.planes[squadron] for squadron in ocean.wing[self.enemy])

    def _fly_those_overhead(self) -> None:
        """2.1  Those that the side has met over a raided hex: they attack it, or are at home there and cover it."""
        state, ocean = self.state, self.ocean
        for name, squadrons in self.sheet.overhead.items():
            hex = ocean.grid.number[name]
            for id, seen in squadrons.items():
                squadron = ocean.squadron[id]
                state.planes[squadron], state.ready[squadron] = seen.number, 0
                state.flown |= 1 << squadron
                if state.home[squadron] == NOWHERE:
                    # A part of a squadron that landed on another deck: whose, nobody has told.
                    state.home[squadron] = ocean.first_home[ocean.parts[squadron][0]]
                if seen.attacks:
                    state.attacking[squadron] = hex
                    state.missions[squadron] = Mission(RAID, (hex, hex), hex)
                else:
                    state.home[squadron] = self._base_in(hex, squadron)
                    state.missions[squadron] = Mission(COVER)

    def _base_in(self, hex: int, squadron: int) -> int:
        state, home = self.state, self.state.home[squadron]
        if state.hex_of(home) == hex:
            return home
        carriers = self.ocean.carriers & self.ocean.fleet[self.enemy]
        return next((ship for ship in members(carriers) if state.at[ship] == hex), AT_MIDWAY)

    def _fly_others(self) -> None:
        """By day, once missions are plotted, others are in the air where the side does not see them."""
        state, ocean = self.state, self.ocean
        plotted = any(state.flown >> squadron & 1 for squadron in ocean.wing[self.side])
        raided = set(state.attacking.values())
        for squadron in ocean.wing[self.enemy] if plotted and not state.is_night else ():
            home = state.home[squadron]
            if not state.is_ready(squadron) or state.hex_of(home) == OFF or not self._likely(FLIES):
                continue
            hex = state.hex_of(home)
            if ocean.fighter[squadron] and hex not in raided:
                mission = Mission(COVER, chase=self.random.randint(0, state.planes[squadron]))
            else:
                mission = Mission(SEARCH, (hex, self._beside(hex), hex))
            state.missions[squadron] = mission
            state.flown |= 1 << squadron

    def _beside(self, hex: int) -> int:
        return self.random.choice([near for near in self.ocean.grid.near[hex] if near != OFF])

    # Troops

    def _land_troops(self) -> None:
        state, ocean = self.state, self.ocean
        army = list(ocean.army[self.enemy])
        ashore = self._troops_ashore(army)
        ships = self._transports(army) if self.enemy == JAPAN else []
        self.random.shuffle(ships)
        before = list(state.troops_before)
        for battalion in army:
            left = ships.pop() if ships and battalion not in ashore else GONE
            state.aboard[battalion] = ASHORE if battalion in ashore else left
            if self._likely(HURT):
                state.troops[battalion] = self.random.randint(0, BROKEN)
            before[battalion] = state.troops[battalion]
        state.troops_before = tuple(before)

    def _troops_ashore(self, army: list[int]) -> set[int]:
        """5, 8.2.1  Whoever has troops there sees those of the enemy; all others know who controls the island."""
        state = self.state
        if state.ashore(self.side):
            return {self.ocean.battalion[id] for id in self.sheet.enemy_ashore}
        if state.controller != self.enemy or self._stands_empty():
            return set()
        return set(self.random.sample(army, self.random.randint(1, len(army))))

    def _stands_empty(self) -> bool:
        """8.2.1  The US may hold an island without troops if Japan has none to land."""
        return self.enemy == US and not self.state.afloat_troops() and self._likely(HURT)

    def _transports(self, army: list[int]) -> list[int]:
        """Those that troops began in, and that float; none have troops where the US hold an island without any."""
        state = self.state
        if state.controller == US and not state.ashore(US):
            return []
        return [ship for one in army if not state.sunk >> (ship := self.ocean.first_place[one]) & 1]

    def _attack_on_land(self) -> None:
        """5  Each battalion of the side that is attacked is attacked by somebody."""
        state, ocean = self.state, self.ocean
        pressed = [ocean.battalion[seen.id] for seen in self.sheet.battalions if seen.pressed]
        others = list(ocean.army[self.enemy])
        self.random.shuffle(others)
        others.sort(key=lambda battalion: state.aboard[battalion] != ASHORE)
        state.commits |= dict(zip(others, pressed, strict=False))

    # The rest

    def _keep_secrets(self) -> None:
        state, ocean = self.state, self.ocean
        if self.sheet.runway < 0:
            state.runway = 10 * self.random.randint(3, 10)
        if self.enemy == JAPAN:
            self._build_base()
            state.seaplanes_settled = state.captured
        if state.holders:
            held = {hex: self.random.choice(SIDES) for hex in ocean.islands}
            state.holders = tuple(held.values())
        boats = sum(1 << ocean.ship[seen.id] for seen in self.sheet.ships if seen.located)
        state.located[self.enemy] = boats
        met = {hex for ship, hex in self.places.items() if hex in self.known and ocean.surface[self.enemy] >> ship & 1}
        own = members(ocean.surface[self.side] & ~state.sunk)
        state.found[self.enemy] = sum(1 << ship for ship in own if state.at[ship] in met)
        lost = (Claim(state.turn, id, 1, ocean.halves[ocean.ship[id]]) for id in self.sheet.lost_ships)
        state.claims[self.enemy] = tuple(lost)

    def _build_base(self) -> None:
        """8.1.1  Chitose may be at work where nobody has looked."""
        state, ocean = self.state, self.ocean
        chitose = ocean.chitose
        if chitose < 0 or state.sunk >> chitose & 1 or self.places.get(chitose, OFF) in self.known:
            return
        reached = hexes_within(ocean, STARTS[start_of_group(ocean, ocean.ships[chitose].group)], state.turn // 2)
        if ocean.kure in reached and ocean.kure not in self.known and self._likely(BUILDS):
            state.at[chitose] = ocean.kure
            state.kure = state.turn + self.random.randint(1, ocean.limits.kure_turns)


# What a match does not change


@remembered(400)
def hexes_within(ocean: Ocean, hexes: tuple[str, ...], reach: int) -> tuple[int, ...]:
    """All hexes at most so far from one of these."""
    grid = ocean.grid
    starts = [grid.number[hex] for hex in hexes]
    return tuple(hex for hex in range(grid.size) if any(grid.distances[start][hex] <= reach for start in starts))


@remembered(40)
def ships_of_group(ocean: Ocean, group: str) -> tuple[int, ...]:
    """The ships of a group."""
    return tuple(ship for ship, card in enumerate(ocean.ships) if card.group == group)


@remembered(40)
def start_of_group(ocean: Ocean, group: str) -> str:
    """P  Where the ships of a group begin."""
    return next(one.start for one in ocean.pack.groups if one.id == group)
