"""Where everything is and what each side has learned, in small numbers; and the questions that many chapters ask."""

from __future__ import annotations

from typing import Any

import msgspec

from honjin.core.state import Result
from honjin.games.midway.model import JAPAN, SIDES, US, SideId
from honjin.games.midway.ocean import AT_MIDWAY, Ocean, decks_of, names_of_ships
from honjin.maps.hexgrid import OFF

NO_ENGINES, NO_GUNS = 1, 2
"""4  Zones of a ship that are destroyed, as bits."""
HULK = NO_ENGINES | NO_GUNS

INTACT, SHAKEN, BROKEN = range(3)
"""5, 6  What a battalion has suffered (Ruling 81), by its place in BATTALION_STATES."""
ASHORE, GONE = -1, -2
"""Where a battalion is that is aboard no ship."""

LATELY = 3
"""Turns for which sightings stay on the sheet."""


class Mission(msgspec.Struct, frozen=True):
    """1.1, 2  What a squadron was sent to do. Hexes are numbers; where nothing is to be struck `strike` is OFF."""

    kind: str
    path: tuple[int, ...] = ()
    strike: int = OFF
    first: bool = False
    """Attack in the first hex on the way out that holds ships (Ruling 19)."""
    chase: int = 0
    engage: str = ""


class Contact(msgspec.Struct, frozen=True, omit_defaults=True):
    """1  What a side has seen of the enemy: when and where, who saw it, and what it was."""

    turn: int
    hex: str
    source: str
    step: int = 0
    by: str = ""
    ships: tuple[str, ...] = ()
    aircraft: tuple[tuple[str, int, str], ...] = ()
    """Squadron, number and the hex they were heading for."""
    size: str = ""
    carrier: bool = False


class Claim(msgspec.Struct, frozen=True):
    """9  A loss of the enemy as a side has seen it, in half points."""

    turn: int
    what: str
    number: int
    halves: int


class Overhead(msgspec.Struct, frozen=True):
    """2.1  An enemy squadron over a raided hex: how many are left of it, and whether it attacks or covers."""

    number: int
    attacks: bool = False


Skies = dict[str, dict[str, Overhead]]
"""The enemy squadrons that a side sees over raided hexes, by hex."""


class MidwayState:
    """The whole position: ships, squadrons and battalions by number, sets of them as bits."""

    __slots__ = (
        "aboard",
        "at",
        "attacking",
        "away",
        "before",
        "captured",
        "chiyoda",
        "chiyoda_left",
        "claims",
        "commits",
        "contacts",
        "controller",
        "damage",
        "downed",
        "engaged",
        "fired",
        "flown",
        "found",
        "holders",
        "home",
        "islands_seen",
        "kure",
        "kure_lost",
        "launched",
        "located",
        "missions",
        "moved",
        "ocean",
        "overhead",
        "planes",
        "ready",
        "result",
        "runway",
        "seaplanes_settled",
        "storm",
        "sunk",
        "troops",
        "troops_before",
        "turn",
        "waits",
    )

    def __init__(self, ocean: Ocean) -> None:
        ships = len(ocean.ships)
        self.ocean = ocean
        self.turn = 0
        self.storm = True
        self.result: Result | None = None
        # Ships
        self.at = [OFF] * ships
        self.sunk = 0
        self.waits = [0] * ships
        self.damage = [NO_GUNS if id in ocean.disarmed else 0 for id in ocean.ship_ids]
        self.before = (0,) * ships
        """4  The damage at the beginning of the turn: it decides on zones and chances (Ruling 31)."""
        self.moved = 0
        self.engaged = 0
        """7  Ships that fired at ships this turn, or were fired at."""
        # Aircraft
        self.planes = list(ocean.first_planes)
        self.home = list(ocean.first_home)
        self.ready = [0] * len(ocean.squadrons)
        self.flown = 0
        self.launched = 0
        """6  Aircraft that have taken off from Midway this turn."""
        self.missions: dict[int, Mission] = {}
        self.attacking: dict[int, int] = {}
        """The hex that each raid attacks."""
        self.away: dict[int, int] = {}
        """Fighters that left their squadron to chase a scout."""
        self.downed = dict.fromkeys(SIDES, 0)
        # Troops and islands
        self.aboard = list(ocean.first_place)
        self.troops = [INTACT] * len(ocean.battalions)
        self.troops_before = (INTACT,) * len(ocean.battalions)
        self.commits: dict[int, int] = {}
        self.fired = 0
        self.runway = 100
        self.captured = False
        self.seaplanes_settled = False
        """8.2.1  Whether the seaplanes kept for Midway came, or will never come."""
        self.controller: str = US
        """8.2.1  Who controlled Midway when both sides were last told."""
        self.holders: tuple[str, ...] = (US,) * len(ocean.islands) if ocean.sticky_islands else ()
        """8.2.2  Who keeps the small islands, where control lasts (an option)."""
        self.kure = 0
        """8.1.1  The turn from which the base works; 0 while none is being built."""
        self.kure_lost = False
        self.chiyoda = 0
        self.chiyoda_left = False
        # What each side knows
        self.found = dict.fromkeys(SIDES, 0)
        self.located = dict.fromkeys(SIDES, 0)
        self.overhead: dict[SideId, Skies] = {side: {} for side in SIDES}
        """2.1  What each side sees over the hexes that are raided this turn, as far as it was told."""
        self.islands_seen: dict[SideId, dict[str, str]] = {side: {} for side in SIDES}
        """8.2.2  Who held the small islands at which a side had ships, when the last turn ended."""
        self.contacts: dict[SideId, tuple[Contact, ...]] = dict.fromkeys(SIDES, ())
        self.claims: dict[SideId, tuple[Claim, ...]] = dict.fromkeys(SIDES, ())

    # Time and weather

    @property
    def is_night(self) -> bool:
        """G  No air operation is possible, and detection is halved."""
        return self.turn in self.ocean.nights

    @property
    def stormy(self) -> int:
        """G  The hexes in which nothing is seen, flown or fired."""
        return self.ocean.storm if self.storm else 0

    # Ships

    def afloat(self, side: SideId) -> tuple[str, ...]:
        """The ships and boats of a side that are not lost, those still to come among them."""
        return names_of_ships(self.ocean, self.ocean.fleet[side] & ~self.sunk)

    def by_hex(self) -> dict[int, int]:
        """All ships and boats afloat, those of each hex together."""
        found: dict[int, int] = {}
        for ship, hex in enumerate(self.at):
            if hex >= 0 and not self.sunk >> ship & 1:
                found[hex] = found.get(hex, 0) | 1 << ship
        return found

    def in_hex(self, hex: int) -> int:
        """All ships and boats afloat in a hex."""
        return sum(1 << ship for ship, at in enumerate(self.at) if at == hex) & ~self.sunk

    def is_armed(self, ship: int) -> bool:
        """4  Its armament is not destroyed."""
        return not self.damage[ship] & NO_GUNS

    # Bases

    def hex_of(self, base: int) -> int:
        """Where a base is, or was."""
        if base >= 0:
            return self.at[base]
        return self.ocean.midway if base == AT_MIDWAY else self.ocean.kure

    def decks(self, side: SideId) -> dict[str, str]:
        """The base of each squadron of a side, as its sheet parts them."""
        return decks_of(self.ocean, side, tuple(self.home), tuple(map(bool, self.planes)))

    def is_open(self, base: int) -> bool:
        """1.1.3  Aircraft of its side can use the base now (Ruling 88); the storm apart."""
        if base >= 0:
            closed = self.ocean.carriers >> base & 1 and self.damage[base] & NO_ENGINES
            return not self.sunk >> base & 1 and not closed and self.at[base] >= 0
        if base == AT_MIDWAY:
            return self.runway > 0 and self.control() is not None
        return 0 < self.kure <= self.turn

    def is_operational(self, base: int) -> bool:
        """1.1.3  Aircraft can take off from it now."""
        return self.is_open(base) and not self.stormy >> self.hex_of(base) & 1

    def room(self, side: SideId, base: int) -> int:
        """4  Aircraft of a side that the base can still take, those in flight counted as aboard.

        What the enemy had on an island that has just been taken is lost, and nobody's business (Ruling 57).
        """
        used = sum(self.planes[squadron] for squadron in self.ocean.wing[side] if self.home[squadron] == base)
        return self.ocean.capacity_of(base) - used

    @property
    def take_offs(self) -> int:
        """6  Aircraft that the runway of Midway still lets take off this turn (Ruling 52)."""
        return self.ocean.capacity_of(AT_MIDWAY) * self.runway // 100 - self.launched

    def launch(self, squadron: int) -> None:
        """3  A squadron is in state M from now on; for events only."""
        self.flown |= 1 << squadron
        if self.home[squadron] == AT_MIDWAY:
            self.launched += self.planes[squadron]

    # Aircraft

    def is_ready(self, squadron: int) -> bool:
        """3  In state P: on deck or runway, ready for a mission."""
        return bool(self.planes[squadron]) and not self.ready[squadron] and not self.flown >> squadron & 1

    def fighting(self, squadron: int) -> int:
        """Aircraft of a squadron in the air that have not left to chase a scout."""
        return self.planes[squadron] - self.away.get(squadron, 0)

    def used(self, squadron: int) -> int:
        """Hexes that a squadron has flown this turn: none for cover and scrambles."""
        mission = self.missions.get(squadron)
        return max(0, len(mission.path) - 1) if mission else 0

    # Midway

    def ashore(self, side: SideId) -> list[int]:
        """5  The battalions of a side on the island."""
        return [number for number in self.ocean.army[side] if self.aboard[number] == ASHORE]

    def afloat_troops(self) -> bool:
        """8.2.1  Japan still has troops to land."""
        return any(self.aboard[number] >= 0 for number in self.ocean.army[JAPAN])

    def control(self) -> SideId | None:
        """8.2.1  Who controls Midway: whoever alone has troops there (Ruling 43)."""
        us, japan = self.ashore(US), self.ashore(JAPAN)
        if us and japan:
            return None
        if us or japan:
            return US if us else JAPAN
        return None if self.afloat_troops() else US

    @property
    def runway_owner(self) -> SideId:
        """6  Who bears the runway, and knows what is left of it: the US until Japan has taken the island."""
        return JAPAN if self.captured else US

    def is_target(self, side: SideId) -> bool:
        """6, 7  Midway can be attacked by this side: the enemy has troops there or controls it."""
        enemy = JAPAN if side == US else US
        return bool(self.ashore(enemy)) or self.control() == enemy

    # Copying and saving

    def clone(self) -> MidwayState:
        """An independent copy; the ocean is shared."""
        new: MidwayState = MidwayState.__new__(MidwayState)
        new.ocean = self.ocean
        new.turn = self.turn
        new.storm = self.storm
        new.result = self.result
        new.at = self.at.copy()
        new.sunk = self.sunk
        new.waits = self.waits.copy()
        new.damage = self.damage.copy()
        new.before = self.before
        new.moved = self.moved
        new.engaged = self.engaged
        new.planes = self.planes.copy()
        new.home = self.home.copy()
        new.ready = self.ready.copy()
        new.flown = self.flown
        new.launched = self.launched
        new.missions = self.missions.copy()
        new.attacking = self.attacking.copy()
        new.away = self.away.copy()
        new.downed = self.downed.copy()
        new.aboard = self.aboard.copy()
        new.troops = self.troops.copy()
        new.troops_before = self.troops_before
        new.commits = self.commits.copy()
        new.fired = self.fired
        new.runway = self.runway
        new.captured = self.captured
        new.seaplanes_settled = self.seaplanes_settled
        new.controller = self.controller
        new.holders = self.holders
        new.kure = self.kure
        new.kure_lost = self.kure_lost
        new.chiyoda = self.chiyoda
        new.chiyoda_left = self.chiyoda_left
        new.found = self.found.copy()
        new.located = self.located.copy()
        new.overhead = self.overhead.copy()
        new.islands_seen = self.islands_seen.copy()
        new.contacts = self.contacts.copy()
        new.claims = self.claims.copy()
        return new

    def encode(self) -> dict[str, Any]:
        """As plain data, with nothing of the ocean in it; sets as text, for they are longer than JSON's numbers."""
        facts = {name: getattr(self, name) for name in self.__slots__ if name != "ocean"}
        facts |= {name: hex(facts[name]) for name in _SETS}
        facts |= {name: {side: hex(those) for side, those in facts[name].items()} for name in _SETS_BY_SIDE}
        encoded: dict[str, Any] = msgspec.to_builtins(facts)
        return encoded


_SETS = ("sunk", "moved", "engaged", "flown", "fired")
_SETS_BY_SIDE = ("found", "located")
_TYPES: dict[str, Any] = {
    "result": Result | None,
    "before": tuple[int, ...],
    "troops_before": tuple[int, ...],
    "holders": tuple[str, ...],
    "overhead": dict[str, Skies],
    "islands_seen": dict[str, dict[str, str]],
    "missions": dict[int, Mission],
    "attacking": dict[int, int],
    "away": dict[int, int],
    "commits": dict[int, int],
    "contacts": dict[str, tuple[Contact, ...]],
    "claims": dict[str, tuple[Claim, ...]],
}


def decode_state(data: dict[str, Any], ocean: Ocean) -> MidwayState:
    """The state that was encoded."""
    state = MidwayState(ocean)
    for name in MidwayState.__slots__:
        if name == "ocean":
            continue
        value = data[name]
        if name in _SETS:
            value = int(value, 16)
        elif name in _SETS_BY_SIDE:
            value = {side: int(those, 16) for side, those in value.items()}
        elif name in _TYPES:
            value = msgspec.convert(value, _TYPES[name], strict=False)
        # A list of the data stays the data's own.
        setattr(state, name, value.copy() if isinstance(value, list | dict) else value)
    return state
