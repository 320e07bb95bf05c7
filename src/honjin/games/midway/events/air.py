"""Aircraft: missions, what they see and meet, raids and losses."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from honjin.core.event import UMPIRE, Event, Viewer
from honjin.games.midway.events.audience import ToBoth, ToSide, ToSideOnly
from honjin.games.midway.model import SIDES, enemy_of
from honjin.games.midway.state import Claim, Contact, MidwayState, Mission, Overhead


class MissionsFlown(ToSide, frozen=True):
    """1.1, 2  Squadrons of a side took off."""

    missions: dict[str, Mission]

    weight: ClassVar[int] = 0

    def apply(self, state: MidwayState) -> None:
        for squadron, mission in self.missions.items():
            number = state.ocean.squadron[squadron]
            state.missions[number] = mission
            state.launch(number)


class SquadronsStruckBelow(ToSide, frozen=True):
    """3  Squadrons that were ready went below (an option)."""

    squadrons: tuple[str, ...]

    def apply(self, state: MidwayState) -> None:
        for squadron in self.squadrons:
            state.ready[state.ocean.squadron[squadron]] = 1


class BattalionsCommitted(ToSide, frozen=True):
    """5  Battalions of a side will attack these."""

    targets: dict[str, str]

    def apply(self, state: MidwayState) -> None:
        number = state.ocean.battalion
        for battalion, target in self.targets.items():
            state.commits[number[battalion]] = number[target]


class BattalionsPressed(ToSideOnly, frozen=True):
    """5  Battalions of a side are attacked on the ground, and so cannot fire at aircraft."""

    battalions: tuple[str, ...]


# The flight clock


class ScoutReported(ToSide, frozen=True):
    """1.1  What a squadron on a search saw, step by step; where its contact was lost, it reports no more."""

    squadron: str
    steps: int
    lost: bool
    seen: tuple[Contact, ...]

    def apply(self, state: MidwayState) -> None:
        state.contacts[self.side] += self.seen


class AircraftMet(ToSide, frozen=True):
    """1.1  Aircraft of a side met enemy aircraft: hex, step, and who they were."""

    squadron: str
    seen: tuple[Contact, ...]

    def apply(self, state: MidwayState) -> None:
        state.contacts[self.side] += self.seen


class ScoutChased(ToSide, frozen=True):
    """1.1.1  Fighters of a side left to chase a scout."""

    hex: str
    step: int
    scout: str
    chasers: dict[str, int]
    chance: int
    dice: tuple[int, ...]
    downed: bool

    def apply(self, state: MidwayState) -> None:
        leave_formation(state, self.chasers)
        if self.downed:
            state.claims[self.side] += (Claim(state.turn, self.scout, 1, 1),)


def leave_formation(state: MidwayState, chasers: dict[str, int]) -> None:
    """1.1.1  Who leaves to chase takes no further part in the fights of the turn (Ruling 13)."""
    for squadron, number in chasers.items():
        at = state.ocean.squadron[squadron]
        state.away[at] = state.away.get(at, 0) + number


class AircraftLost(ToSide, frozen=True):
    """9  Aircraft of a side left play, and count half a point each to the enemy."""

    squadron: str
    number: int
    cause: str

    def apply(self, state: MidwayState) -> None:
        at = state.ocean.squadron[self.squadron]
        state.planes[at] -= self.number
        state.downed[self.side] += self.number


class RaidArrived(ToSide, frozen=True):
    """2.2  Squadrons of a side have found what they attack: the ships they see in the hex."""

    hex: str
    squadrons: tuple[str, ...]
    ships: tuple[str, ...]

    def apply(self, state: MidwayState) -> None:
        hex = state.ocean.grid.number[self.hex]
        for squadron in self.squadrons:
            state.attacking[state.ocean.squadron[squadron]] = hex
        state.contacts[self.side] += (Contact(state.turn, self.hex, "raid", ships=self.ships),)


class RaidEmptyHanded(ToSideOnly, frozen=True):
    """2.2  A squadron of a side found nothing to attack, or has nobody left who could."""

    squadron: str


# Fights over a hex


class RaidSighted(ToSide, frozen=True):
    """2.1  Enemy squadrons attack in a hex; or, over a hex that is raided, enemy fighters are in the air."""

    hex: str
    squadrons: dict[str, int]
    attacking: tuple[str, ...] = ()
    """Those that attack; the others cover their base."""

    def apply(self, state: MidwayState) -> None:
        seen = tuple((squadron, number, "") for squadron, number in self.squadrons.items())
        state.contacts[self.side] += (Contact(state.turn, self.hex, "raid", aircraft=seen),)
        there = {name: Overhead(number, name in self.attacking) for name, number in self.squadrons.items()}
        state.overhead[self.side] = {**state.overhead[self.side], self.hex: there}


class FightersScrambled(ToSide, frozen=True):
    """2.1  Fighters of a side took off against a raid (Ruling 16)."""

    squadrons: tuple[str, ...]

    def apply(self, state: MidwayState) -> None:
        for squadron in self.squadrons:
            state.launch(state.ocean.squadron[squadron])


class Shot(msgspec.Struct, frozen=True, gc=False):
    """One aircraft fired at another: who, at whom, at which of them, the chance and the die."""

    by: str
    at: str
    aircraft: int
    chance: int
    die: int

    @property
    def hits(self) -> bool:
        """A die of the chance or less hits (Ruling 1)."""
        return self.die <= self.chance


class AirRoundFought(ToBoth, frozen=True):
    """2.1  One round in the air: the squadrons with their numbers before and after, and every shot."""

    hex: str
    before: dict[str, int]
    after: dict[str, int]
    shots: tuple[Shot, ...]

    def apply(self, state: MidwayState) -> None:
        lose_aircraft(state, self.before, self.after)
        count_overhead(state, self.hex, self.after)


def count_overhead(state: MidwayState, hex: str, left: dict[str, int]) -> None:
    """2.1  Both sides see how many are left of the squadrons over a hex; none of those that came up to meet them."""
    for side, skies in state.overhead.items():
        there = {name: Overhead(left.get(name, one.number), one.attacks) for name, one in skies.get(hex, {}).items()}
        if there:
            state.overhead[side] = {**skies, hex: {name: one for name, one in there.items() if one.number}}


class EncounterFought(ToBoth, frozen=True):
    """2.1  Formations fell upon each other on their way; fighters that left to chase a search are away (Ruling 15)."""

    hex: str
    step: int
    before: dict[str, int]
    after: dict[str, int]
    shots: tuple[Shot, ...]
    away: dict[str, int]

    def apply(self, state: MidwayState) -> None:
        lose_aircraft(state, self.before, self.after, claimed=False)
        leave_formation(state, self.away)

    def seen_by(self, state: MidwayState, viewer: Viewer) -> Event | None:
        """A side learns what it lost; whom it met, if anybody is left to tell; never what it did (Ruling 94)."""
        if viewer not in SIDES:
            return self if viewer == UMPIRE else None
        own = {name for name in self.before if state.ocean.side_of_squadron[state.ocean.squadron[name]] == viewer}
        after = {name: number for name, number in self.after.items() if name in own}
        met = {name: number for name, number in self.before.items() if name in own or any(after.values())}
        away = {name: number for name, number in self.away.items() if name in own}
        return EncounterFought(self.hex, self.step, met, after, (), away)


def lose_aircraft(state: MidwayState, before: dict[str, int], after: dict[str, int], *, claimed: bool = True) -> None:
    """9  Take away what was shot down; where both sides see it, the enemy notes it."""
    ocean = state.ocean
    for squadron, number in before.items():
        lost = number - after[squadron]
        if lost:
            at = ocean.squadron[squadron]
            side = ocean.side_of_squadron[at]
            state.planes[at] -= lost
            state.downed[side] += lost
            if claimed:
                state.claims[enemy_of(side)] += (Claim(state.turn, squadron, lost, lost),)


class BarrageFired(ToBoth, frozen=True):
    """2  Aircraft that attack were shot down by ships and troops. Who fired, only their owner is told."""

    hex: str
    lost: dict[str, int]

    def apply(self, state: MidwayState) -> None:
        ocean = state.ocean
        before = {squadron: state.planes[ocean.squadron[squadron]] for squadron in self.lost}
        after = {squadron: before[squadron] - number for squadron, number in self.lost.items()}
        lose_aircraft(state, before, after)
        left = {squadron: state.fighting(ocean.squadron[squadron]) for squadron in self.lost}
        count_overhead(state, self.hex, left)


class Volley(msgspec.Struct, frozen=True, gc=False):
    """2, 5  A ship, or battalions together, fired at a squadron: the chance and the die."""

    by: tuple[str, ...]
    at: str
    chance: int
    die: int

    @property
    def hits(self) -> bool:
        """A die of the chance or less hits (Ruling 1)."""
        return self.die <= self.chance


class BarrageRolled(ToSide, frozen=True):
    """2, 5  The barrage of a side over a hex."""

    weight: ClassVar[int] = 0

    hex: str
    volleys: tuple[Volley, ...]

    def apply(self, state: MidwayState) -> None:
        number = state.ocean.battalion
        for unit in (unit for volley in self.volleys for unit in volley.by):
            if unit in number:
                state.fired |= 1 << number[unit]


class MidwayRaided(ToSide, frozen=True):
    """6, 7  What a side sees of its attack on Midway: hits on the runway and on troops, or hits alone."""

    by: str
    hits: int
    runway: int = 0
    troops: int = 0

    def apply(self, state: MidwayState) -> None:
        """What it did is told to whoever was hit."""


# The end of the turn


class AircraftDiverted(ToSide, frozen=True):
    """4  Aircraft whose own base is closed landed elsewhere; a part of a squadron becomes one of its own."""

    squadron: str
    base: str
    number: int
    becomes: str

    def apply(self, state: MidwayState) -> None:
        ocean = state.ocean
        old, new = ocean.squadron[self.squadron], ocean.squadron[self.becomes]
        if old != new:
            state.planes[old] -= self.number
            state.planes[new] = self.number
        state.flown |= 1 << new
        state.home[new] = ocean.base_number(self.base)


class SeaplanesArrived(ToSide, frozen=True):
    """8.2.1  The seaplanes kept for Midway are there; none if there is no runway for them."""

    squadrons: tuple[str, ...]

    def apply(self, state: MidwayState) -> None:
        state.seaplanes_settled = True
        for squadron in self.squadrons:
            at = state.ocean.squadron[squadron]
            state.planes[at], state.ready[at] = 1, 1
            state.home[at] = state.ocean.base_number("midway")
