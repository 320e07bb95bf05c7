"""What dice decide off Midway, as far as the umpire's notes name every shot.

Not counted: guns and torpedoes of ships and their bombardment, of which only the hits are noted, not who fired.
"""

from __future__ import annotations

from collections.abc import Iterator

from honjin.core.luck import Luck, Throw, several, success
from honjin.games.midway.events.air import (
    AirRoundFought,
    BarrageRolled,
    EncounterFought,
    MidwayRaided,
    ScoutChased,
)
from honjin.games.midway.events.ground import AssaultMade
from honjin.games.midway.events.ships import BoatHunted, HitsScored
from honjin.games.midway.model import MW, SIDES, enemy_of
from honjin.games.midway.rules.raid import air_chance
from honjin.games.midway.state import MidwayState

HUNDRED = 100


def of_air_combat(event: AirRoundFought | EncounterFought, state: MidwayState) -> Iterator[Throw]:
    """2.1  Shots in the air that hit."""
    ocean = state.ocean
    for side in SIDES:
        own = [shot for shot in event.shots if ocean.side_of_squadron[ocean.squadron[shot.by]] == side]
        if own:
            yield several(side, "air", [(shot.hits, share(shot.chance)) for shot in own])


def of_barrage(event: BarrageRolled, state: MidwayState) -> Iterator[Throw]:
    """2, 5  Volleys that hit."""
    yield several(event.side, "barrage", [(volley.hits, share(volley.chance)) for volley in event.volleys])


def of_chase(event: ScoutChased, state: MidwayState) -> Iterator[Throw]:
    """1.1.1  Shots at a scout."""
    yield several(event.side, "chase", [(die <= event.chance, share(event.chance)) for die in event.dice])


def of_raid(event: HitsScored, state: MidwayState) -> Iterator[Throw]:
    """2.2  Hits of a squadron on a ship. Of ships that fire, the notes do not tell how many did."""
    if not event.by:
        return
    squadron, ship = state.ocean.squadron[event.by], state.ocean.ship[event.target]
    chance = share(air_chance(state, squadron, ship))
    yield hits_of_many(event.side, "raids", event.hits, [chance] * state.fighting(squadron))


def of_raid_on_midway(event: MidwayRaided, state: MidwayState) -> Iterator[Throw]:
    """6  Hits on the island, where nothing else could be attacked in its hex."""
    ocean = state.ocean
    if event.by != "raid" or state.in_hex(ocean.midway) & ocean.surface[enemy_of(event.side)]:
        return
    over = [one for one, hex in state.attacking.items() if hex == ocean.midway]
    chances = [
        share(ocean.chance[ocean.kind[one]][MW])
        for one in over
        if ocean.side_of_squadron[one] == event.side
        for _ in range(state.fighting(one))
    ]
    yield hits_of_many(event.side, "raids", event.hits, chances)


def of_hunt(event: BoatHunted, state: MidwayState) -> Iterator[Throw]:
    """3  A boat that is sunk."""
    yield success(event.side, "hunts", event.sunk, share(event.chance))


def of_assault(event: AssaultMade, state: MidwayState) -> Iterator[Throw]:
    """5  An attack on the ground that hits."""
    yield success(event.side, "ground", event.hit, share(event.chance))


def share(chance: int) -> float:
    """A chance in a hundred as a part of one."""
    return max(0, min(HUNDRED, chance)) / HUNDRED


def hits_of_many(side: str, what: str, hits: int, chances: list[float]) -> Throw:
    """So many hits, each aircraft with a chance of its own."""
    return Throw(side, what, hits, sum(chances), sum(chance * (1 - chance) for chance in chances))


LUCK: Luck = {
    AirRoundFought: of_air_combat,
    EncounterFought: of_air_combat,
    BarrageRolled: of_barrage,
    ScoutChased: of_chase,
    HitsScored: of_raid,
    MidwayRaided: of_raid_on_midway,
    BoatHunted: of_hunt,
    AssaultMade: of_assault,
}
