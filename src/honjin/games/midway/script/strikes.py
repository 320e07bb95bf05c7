"""Raids and cover: who strikes what may be found within reach, and who stays over the decks."""

from __future__ import annotations

from collections.abc import Iterator

from honjin.core.form import Slip
from honjin.games.midway.model import DB, FG, JAPAN, TB
from honjin.games.midway.options import Cover, Raid
from honjin.games.midway.rules.air_plot import FIRST, HERE, AirRow, AirSheet
from honjin.games.midway.rules.flight import BOMBERS, NOBODY
from honjin.games.midway.script.estimate import expected
from honjin.games.midway.script.reading import Reading

WORTH_A_RAID = 5.0
"""What must be expected on the way before bombers are sent."""

CHASERS = 2

RAID_ON_MIDWAY = 6.0
"""What an attack on the airfield is worth to Japan."""


def plan_strikes(reading: Reading, sheet: AirSheet) -> list[Slip]:
    """For each base one way on which most is expected; its bombers fly it, fighters escort them or cover the base."""
    slips: list[Slip] = []
    found = expected(reading)
    if reading.side == JAPAN and reading.controller != JAPAN:
        found[reading.ocean.midway] = found.get(reading.ocean.midway, 0) + RAID_ON_MIDWAY
    by_hex: dict[str, list[tuple[str, AirRow]]] = {}
    for squadron, row in sheet.rows.items():
        if row.type in (FG, DB, TB) and row.ready and row.open and not row.stormy:
            by_hex.setdefault(row.hex, []).append((squadron, row))
    for hex, rows in by_hex.items():
        path, worth = best_strike(reading, reading.number[hex], found)
        bombers = [
            row.type for _, row in rows if row.type != FG and not (is_for_island(reading, path) and row.type == TB)
        ]
        slips += fly_from(reading, rows, path if worth >= WORTH_A_RAID and bombers else ())
    return slips


def fly_from(reading: Reading, rows: list[tuple[str, AirRow]], path: tuple[int, ...]) -> Iterator[Slip]:
    """The orders of the squadrons of one hex: bombers fly with half of the fighters, of the others half fly cover.

    Cover shoots down scouts before they tell of the hex. Fighters that stay below come up when they are needed.
    """
    names = tuple(reading.grid.names[hex] for hex in path)
    strike = names[len(names) // 2] if path else ""
    island = is_for_island(reading, path)
    seize = HERE if island or (path and is_seen_now(reading, path[len(path) // 2])) else FIRST
    fighters = [squadron for squadron, row in rows if row.type == FG]
    on_runway = any(row.on_runway for _, row in rows)
    escorts = fighters[: len(fighters) // 2] if path and not on_runway else []
    rest = fighters[len(escorts) :]
    covers = rest[: (len(rest) + 1) // 2]
    for squadron, row in rows:
        if squadron in escorts:
            yield Raid(squadron, names, strike, seize, 0, BOMBERS)
        elif squadron in covers:
            yield Cover(squadron, min(CHASERS, row.number))
        elif row.type != FG and path and not (island and row.type == TB):
            yield Raid(squadron, names, strike, seize, 0, NOBODY)


def is_for_island(reading: Reading, path: tuple[int, ...]) -> bool:
    """The raid is meant for Midway itself, against which torpedoes are no use."""
    return bool(path) and reading.side == JAPAN and path[len(path) // 2] == reading.ocean.midway


def is_seen_now(reading: Reading, hex: int) -> bool:
    """Enemy ships were found in the hex this turn: a raid need not look for them on the way."""
    return any(force.turn == reading.turn and force.hex == hex for force in reading.forces)


def best_strike(reading: Reading, base: int, found: dict[int, float]) -> tuple[tuple[int, ...], float]:
    """The way out, at most half the range, on which most is expected; it comes home as it went."""
    grid = reading.grid
    best: tuple[tuple[int, ...], float] = ((), 0.0)
    near = grid.within(base, 3)
    if not any(near >> hex & 1 for hex in found):
        return best

    def walk(path: tuple[int, ...], chance: float) -> None:
        nonlocal best
        if chance > best[1] + 1e-9:
            best = path, chance
        if len(path) == 4:
            return
        for hex in grid.near[path[-1]]:
            if hex >= 0 and hex not in path and not reading.storm >> hex & 1:
                walk((*path, hex), chance + found.get(hex, 0.0))

    walk((base,), found.get(base, 0.0))
    out = best[0]
    if len(out) == 1:
        step = next((hex for hex in grid.near[base] if hex >= 0 and not reading.storm >> hex & 1), None)
        return ((base, step, base), best[1]) if step is not None else ((), 0.0)
    return (*out, *reversed(out[:-1])), best[1]
