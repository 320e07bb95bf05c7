"""Searches: each scout flies out along one line and home along the next, where most may be found."""

from __future__ import annotations

from random import Random

from honjin.core.form import Slip
from honjin.games.midway.model import DB, HB, RC
from honjin.games.midway.options import Search
from honjin.games.midway.rules.air_plot import AirSheet
from honjin.games.midway.script.estimate import expected, unseen
from honjin.games.midway.script.reading import Reading

SEEN_ALREADY = 0.15
"""What a second look into a hex in one turn is worth beside the first."""

ALIKE = 0.05
"""By how much the worth of a look into a hex may differ and be the same to a lot."""

FOLLOWS = 0.6
"""How much what is expected in a hex adds to a look into it."""


def plan_searches(reading: Reading, sheet: AirSheet, lot: Random | None = None) -> list[Slip]:
    """A path for each scout that is ready, half of them held back for the next turn where there are several.

    While no enemy carrier is known, a squadron of dive bombers of each carrier force looks round as well.
    """
    worth = [value * (1 + ALIKE * lot.random()) if lot is not None else value for value in unseen(reading)]
    for hex, value in expected(reading).items():
        worth[hex] += FOLLOWS * value
    slips: list[Slip] = []
    by_hex: dict[str, list[str]] = {}
    for squadron, row in sheet.rows.items():
        if row.type in (RC, HB) and row.ready and row.open and not row.stormy:
            by_hex.setdefault(row.hex, []).append(squadron)
    if not knows_carriers(reading):
        for squadron, row in sheet.rows.items():
            if row.type == DB and row.ready and row.open and not row.stormy and not row.on_runway:
                by_hex.setdefault(f"{row.hex} by bombers", [squadron])
    for name, squadrons in by_hex.items():
        flying = squadrons if len(squadrons) < 3 else squadrons[: (len(squadrons) + 1) // 2]
        for squadron in flying:
            path = best_loop(reading, reading.number[name.split()[0]], sheet.rows[squadron].range, worth)
            if len(path) > 1:
                for one in path[1:]:
                    worth[one] *= SEEN_ALREADY
                slips.append(Search(squadron, tuple(reading.grid.names[one] for one in path)))
    return slips


def knows_carriers(reading: Reading) -> bool:
    """An enemy carrier was seen this turn or the last."""
    return any(force.carriers and force.turn >= reading.turn - 1 for force in reading.forces)


def best_loop(reading: Reading, base: int, length: int, worth: list[float]) -> tuple[int, ...]:
    """Out to a hex, on to one beside it, and home by another way: the loop over the hexes worth most."""
    grid = reading.grid
    reach = (length - 1) // 2
    best = 0.0
    found: tuple[int, ...] = (base,)
    distances = grid.distances[base]
    for goal in range(grid.size):
        if distances[goal] != reach or reading.storm >> goal & 1:
            continue
        out = way(reading, base, goal, worth)
        if not out:
            continue
        for side in grid.near[goal]:
            if side < 0 or distances[side] > reach or reading.storm >> side & 1:
                continue
            back = way(reading, side, base, [value if at not in out else 0 for at, value in enumerate(worth)])
            if not back:
                continue
            path = (*out, *back)
            value = sum(worth[one] for one in set(path))
            if len(path) - 1 <= length and value > best:
                best, found = value, path
    return found


def way(reading: Reading, start: int, goal: int, worth: list[float]) -> tuple[int, ...]:
    """A shortest way outside the storm, at each step to the neighbour that is worth most; nothing if there is none."""
    grid = reading.grid
    distances = grid.distances[goal]
    path = [start]
    while path[-1] != goal:
        left = distances[path[-1]]
        near = [one for one in grid.near[path[-1]] if one >= 0 and not reading.storm >> one & 1]
        ahead = [one for one in near if distances[one] < left]
        if not ahead:
            return ()
        path.append(max(ahead, key=worth.__getitem__))
    return tuple(path)
