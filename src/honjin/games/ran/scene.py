"""What the board shows of a view: all pieces, who is Engaged with whom, zones of control, and how the armies stand."""

from __future__ import annotations

from collections.abc import Iterable

from honjin.core.bits import members
from honjin.core.decision import Facts
from honjin.core.memory import remembered
from honjin.core.scene import Counter, Marker, Pile, Scene
from honjin.games.ran.battle import Battle
from honjin.games.ran.counters import LEADER, LEADER_RIGHT, TO_THE_LEFT, busho_counter, samurai_counter, unit_counter
from honjin.games.ran.model import FACING, OFF_MAP, FacingId
from honjin.games.ran.view import ArmySeen, BushoSeen, SamuraiSeen, UnitSeen, View

# A server makes a scene for every viewer after every answer: what has not moved is the same object as before.

_OFF_MAP = frozenset(OFF_MAP.values())


def scene_of(battle: Battle, view: View) -> Scene:
    """The board as everybody sees it: in RAN nothing is hidden."""
    return Scene(
        counters=_counters(battle, view.units, view.bushos, view.samurai),
        piles=_piles(battle, view.units, view.bushos, view.samurai),
        markers=_engagements(battle, view.units),
        marks=_zones(battle, view.units),
        badge=_rout(battle, view),
        headline=("scene-turn", {"turn": max(view.turn, 1), "turns": battle.last_turn}),
        summary=tuple(_standing(battle, view)),
        turn=view.turn,
    )


# Pieces


@remembered(16)
def _counters(
    battle: Battle, units: tuple[UnitSeen, ...], bushos: tuple[BushoSeen, ...], samurai: tuple[SamuraiSeen, ...]
) -> dict[str, Counter]:
    """All counters by the things they are."""
    left = {seen.place for seen in units if seen.facing in TO_THE_LEFT}
    return {
        **{f"unit-{seen.id}": unit_counter(battle, seen) for seen in units},
        **{
            f"busho-{seen.id}": busho_counter(battle, seen, LEADER_RIGHT if seen.place in left else LEADER)
            for seen in bushos
        },
        **{f"samurai-{seen.id}": samurai_counter(battle, seen) for seen in samurai},
    }


@remembered(16)
def _piles(
    battle: Battle, units: tuple[UnitSeen, ...], bushos: tuple[BushoSeen, ...], samurai: tuple[SamuraiSeen, ...]
) -> dict[str, Pile]:
    """The pieces of each part of a hex; whoever points at one of them may mean the hex."""
    lying: dict[str, list[str]] = {}
    counters = _counters(battle, units, bushos, samurai)
    for thing, counter in counters.items():
        if "/" in counter.slot:
            lying.setdefault(counter.slot, []).append(thing)
    return {slot: _pile(battle, counters[things[0]].side, slot, tuple(things)) for slot, things in lying.items()}


@remembered(4096)
def _pile(battle: Battle, side: str, slot: str, things: tuple[str, ...]) -> Pile:
    return Pile(side, slot.partition("/")[0], things)


@remembered(16)
def _engagements(battle: Battle, units: tuple[UnitSeen, ...]) -> dict[str, Marker]:
    """7.31  A marker on the hexside between two units that are Engaged with each other."""
    grid = battle.grid
    place = {seen.id: seen.place for seen in units}
    found: dict[str, Marker] = {}
    for seen in units:
        for other in seen.engaged:
            if seen.id < other and seen.place not in _OFF_MAP and place[other] not in _OFF_MAP:
                direction = grid.direction(grid.number[seen.place], grid.number[place[other]])
                if direction >= 0:
                    found[f"engaged-{seen.id}-{other}"] = Marker(f"hex-{seen.place}/side-{direction}", "ran-engaged")
    return found


# Zones of control


@remembered(16)
def _zones(battle: Battle, units: tuple[UnitSeen, ...]) -> dict[str, str]:
    """7.21  The hexes that units of either side control; where both do, both are named."""
    controlled = [0, 0]
    for number, seen in enumerate(units):
        if seen.place in _OFF_MAP or seen.disordered:
            continue
        hex = battle.grid.number[seen.place]
        if battle.honjins >> number & 1:
            zone = battle.grid.next_to[hex]
        else:
            row = battle.class_of[number][seen.open_order]
            zone = battle.zones[row][FACING[FacingId(seen.facing)]][hex]
        controlled[battle.side_of[number]] |= zone
    names = battle.grid.names
    return {
        f"hex-{names[hex]}": " ".join(
            f"zone-{side}" for side, hexes in zip(battle.sides, controlled, strict=True) if hexes >> hex & 1
        )
        for hex in members(controlled[0] | controlled[1])
    }


# How the armies stand


def _rout(battle: Battle, view: View) -> tuple[str, Facts]:
    """12  Rout points of both armies against the levels at which they rout."""
    first, second = (view.armies[side] for side in battle.sides)
    return "scene-rout", {
        "first": battle.sides[0],
        "first_points": first.rout_points,
        "first_level": first.rout_level,
        "second": battle.sides[1],
        "second_points": second.rout_points,
        "second_level": second.rout_level,
    }


def _standing(battle: Battle, view: View) -> Iterable[tuple[str, Facts]]:
    """Who has the initiative, who gives orders in which phase, and what each army has lost and can still spend."""
    if view.turn:
        yield "scene-initiative", {"side": view.holder, "passes": view.passes}
    for busho in view.bushos:
        if busho.in_phase:
            yield "scene-phase", {"busho": busho.id, "phase": busho.phases, "momentum": busho.momentum}
    for side in battle.sides:
        yield "scene-army", _army(side, view.armies[side])


def _army(side: str, army: ArmySeen) -> Facts:
    return {
        "side": side,
        "points": army.rout_points,
        "level": army.rout_level,
        "heads": army.heads,
        "activation": army.points,
        "trumps": army.trumps,
    }
