"""Where enemy forces may be by now: each hex with what is expected to be found there."""

from __future__ import annotations

from honjin.games.midway.model import JAPAN
from honjin.games.midway.script.reading import Force, Reading
from honjin.maps.hexgrid import OFF

STAYS, GOES_ON, TURNS = 0.2, 0.35, 0.45
"""Chances that a force stays where it is, comes nearer to where it wants to be, or goes elsewhere."""

OLDEST = 2
"""Turns after which a sighting says nothing any more."""


def expected(reading: Reading, *, moves: int = 0) -> dict[int, float]:
    """The worth that is expected in each hex, from all sightings that are not too old, after so many more moves."""
    found: dict[int, float] = {}
    for force in reading.forces:
        age = reading.turn - force.turn + moves
        if age <= OLDEST + moves:
            for hex, chance in spread(reading, force, age).items():
                found[hex] = found.get(hex, 0) + chance * force.worth
    return found


def spread(reading: Reading, force: Force, age: int) -> dict[int, float]:
    """The chances of a force to be in each hex, so many moves after it was seen."""
    chances = {force.hex: 1.0}
    for _ in range(age):
        after: dict[int, float] = {}
        for hex, chance in chances.items():
            near = [one for one in reading.grid.near[hex] if one != OFF]
            ahead = [one for one in near if comes_nearer(reading, hex, one)]
            after[hex] = after.get(hex, 0) + chance * STAYS
            for one in near:
                share = TURNS / len(near) + (GOES_ON / len(ahead) if one in ahead else 0)
                after[one] = after.get(one, 0) + chance * share
        chances = after
    return chances


def comes_nearer(reading: Reading, hex: int, other: int) -> bool:
    """Whether a step leads an enemy force to where it probably goes: to Midway."""
    distances = reading.grid.distances[reading.ocean.midway]
    return distances[other] < distances[hex]


def unseen(reading: Reading) -> list[float]:
    """How much a look into each hex is worth where nothing is known: where the enemy may have come by now."""
    grid, turn = reading.grid, reading.turn
    midway = grid.distances[reading.ocean.midway]
    values = []
    for hex in range(grid.size):
        column = hex // grid.rows
        if reading.enemy == JAPAN:
            may_be = column <= turn + 1
            edge = max(0, 6 - abs(min(turn, 7) - column)) + (6 if 2 < midway[hex] < 5 and column < 8 else 0)
        else:
            may_be = column >= 8 - turn
            edge = max(0, 6 - abs(9 - column)) + (3 if 2 < midway[hex] < 5 else 0)
        values.append((1.0 + 0.3 * edge + 0.2 * max(0, 7 - midway[hex])) if may_be else 0.1)
    return values
