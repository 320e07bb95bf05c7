"""9.2  Combats: who fights whom in one resolution, and what has become of it so far."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from honjin.games.ran.model import HexId, UnitId
from honjin.games.ran.state import RanState


class Attacking(msgspec.Struct, frozen=True, gc=False):
    """A unit that was told to attack, and whom."""

    unit: UnitId
    targets: tuple[UnitId, ...]
    charge: bool = False
    """9.31  In Norikuzushi."""


class Combat(msgspec.Struct, frozen=True):
    """One resolution: several attackers against one defender, or one against two."""

    attackers: tuple[UnitId, ...]
    defenders: tuple[UnitId, ...]
    charging: tuple[UnitId, ...] = ()
    places: tuple[HexId, ...] = ()
    """Where the defenders stood."""
    shift: int = 0
    superiority_counts: bool = True
    """5.73  What became of a coordinated attack."""
    spearhead: UnitId | None = None
    brace: UnitId | None = None
    """9.27  The units whose types count."""
    spearheads: tuple[UnitId, ...] = ()
    braces: tuple[UnitId, ...] = ()
    """11.22  All that count as they do: more than one where all are alike, and nobody had to be named."""
    superior: bool = False
    attacker_hits: int = 0
    defender_hits: int = 0


def still_there(state: RanState, ids: Iterable[UnitId]) -> list[int]:
    """Those of some units that are on the map."""
    return [unit for id in ids if state.on_map >> (unit := state.battle.unit[id]) & 1]


def is_on(state: RanState, combat: Combat) -> bool:
    """Whether both sides are still there to fight."""
    return bool(still_there(state, combat.attackers) and still_there(state, combat.defenders))


def side_of(state: RanState, units: tuple[UnitId, ...]) -> int:
    """The side of those who fight together."""
    return state.battle.side_of[state.battle.unit[units[0]]]


def combats_of(state: RanState, attacks: Iterable[Attacking]) -> tuple[Combat, ...]:
    """9.2  Attacks on the same enemy are one combat; the order is that of the hexes (Ruling 150)."""
    together: dict[UnitId, list[Attacking]] = {}
    for attack in attacks:
        together.setdefault(attack.targets[0], []).append(attack)
    names, battle = state.battle.grid.names, state.battle
    found = []
    for joined in together.values():
        defenders = joined[0].targets
        found.append(
            Combat(
                tuple(attack.unit for attack in joined),
                defenders,
                tuple(attack.unit for attack in joined if attack.charge),
                tuple(HexId(names[state.hex[battle.unit[unit]]]) for unit in defenders),
            )
        )
    return tuple(sorted(found, key=lambda combat: min(combat.places)))
