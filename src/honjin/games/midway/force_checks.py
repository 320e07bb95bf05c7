"""Whether the forces of a data pack can be played: groups, ships, battalions, squadrons, and room for all of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from honjin.games.midway.model import (
    ATTACK_AIRCRAFT,
    AWAY,
    BASES,
    CA,
    CARRIERS,
    COLUMN_A,
    EAST,
    EAST_HEXES,
    ENTRY_HEXES,
    HEXES,
    JAPAN,
    KURE,
    L5,
    L5_HEX,
    MIDWAY,
    MIDWAY_HEX,
    NEAR_HEXES,
    NEAR_MIDWAY,
    RC,
    SCOUTS,
    SIDES,
    SPECIAL_SHIPS,
    SS,
    TT,
    US,
)
from honjin.games.midway.pack import Group, Option, Pack, ShipCard, Side, Squadron, Start
from honjin.packs.checks import too_many, twice
from honjin.packs.problems import said

MOST_SHIPS, MOST_SQUADRONS, MOST_BATTALIONS = 200, 150, 40

STARTS: dict[Start, tuple[Side, frozenset[str]]] = {
    EAST: ("us", frozenset(EAST_HEXES)),
    NEAR_MIDWAY: ("us", frozenset(NEAR_HEXES)),
    L5: ("us", frozenset([L5_HEX])),
    COLUMN_A: ("japan", frozenset(ENTRY_HEXES)),
    AWAY: ("japan", frozenset(HEXES) - frozenset(NEAR_HEXES) - {MIDWAY_HEX}),
}
"""P  Whose ships begin in such a place, and the hexes of it."""
BOATS: dict[Start, tuple[int, int]] = {NEAR_MIDWAY: (3, 4), L5: (1, 3), AWAY: (1, 1)}
"""P  How many groups of submarines begin there, and of how many boats each."""

TRANSPORT_OPTIONS: tuple[Option, ...] = ("more_transports", "tenders", "oilers")
"""Switches that bring transports and what counts as such."""
RESERVES = {"kure_base": (KURE, 1), "midway_captured": (MIDWAY, 3)}
"""8.1.1, 8.2.1  Where seaplanes in reserve arrive, and how many."""


def force_problems(pack: Pack) -> Iterator[str]:
    """What is wrong with all that moves and fights."""
    yield from _group_problems(pack)
    yield from _ship_problems(pack)
    yield from _battalion_problems(pack)
    yield from squadron_problems(pack)


def namesakes(what: str, names: Iterable[str]) -> Iterator[str]:
    """Things with the same name."""
    yield from (
        said(f"two {what} are called {name}: give one of them another name", "same-name", name=name)
        for name in twice(names)
    )


# Ships


def _group_problems(pack: Pack) -> Iterator[str]:
    """Groups that begin where their side does, boats as many as the book says."""
    for group in pack.groups:
        yield from _one_group_problems(group)
    boats = Counter(ship.group for ship in pack.ships)
    for start, (groups, each) in BOATS.items():
        there = [group for group in pack.groups if group.start == start]
        if len(there) != groups:
            yield said(
                f"groups: {groups} must start {start}, found {len(there)}",
                "counts",
                label=f"groups {start}",
                found=len(there),
                wanted=groups,
            )
        for group in there:
            if boats[group.id] != each:
                yield said(
                    f"{group.label}: it must have {each} submarines, found {boats[group.id]}",
                    "counts",
                    label=group.label,
                    found=boats[group.id],
                    wanted=each,
                )
    for hex in twice(group.usual for group in pack.groups if group.start == NEAR_MIDWAY):
        yield f"groups: two that start {NEAR_MIDWAY} have {hex} under usual, they need different hexes"


def _one_group_problems(group: Group) -> Iterator[str]:
    """What is wrong with a single group."""
    side, hexes = STARTS[group.start]
    if group.side != side:
        places = " or ".join(start for start, (whose, _) in STARTS.items() if whose == group.side)
        yield said(
            f"{group.label}: start is {group.start}; for a group of {group.side} write {places}",
            "must-be",
            label=group.label,
            field="start",
            wanted=places,
        )
    elif group.usual not in hexes:
        yield said(
            f"{group.label}: usual is {group.usual}, which is no hex to start {group.start}",
            "unknown",
            label=group.label,
            entry=group.usual,
        )
    if group.turn != 1 and group.start != COLUMN_A:
        yield said(
            f"{group.label}: turn must be 1, for only groups that start {COLUMN_A} come later",
            "must-be",
            label=group.label,
            field="turn",
            wanted="1",
        )


def _ship_problems(pack: Pack) -> Iterator[str]:
    """Ships told apart, each in a group of its side; carriers on both sides, and the two that build bases."""
    yield from too_many(pack.ships, "ships", MOST_SHIPS)
    groups = {group.id: group for group in pack.groups}
    for ship in pack.ships:
        yield from _one_ship_problems(ship, groups)
    standard = {ship.id: ship for ship in pack.ships if ship.option is None}
    for side in SIDES:
        if not any(ship.side == side and ship.kind in CARRIERS for ship in standard.values()):
            yield said(f"{side} needs a CV or CVL that is not optional", "needs-one", side=side, what="CV / CVL")
    for id in SPECIAL_SHIPS:
        special = standard.get(id)
        if special is None or special.side != JAPAN or special.kind != TT:
            yield f"ship {id}: the rules name it, it must be a TT of japan without an option"


def _one_ship_problems(ship: ShipCard, groups: dict[str, Group]) -> Iterator[str]:
    """What is wrong with a single ship."""
    group = groups.get(ship.group)
    if ship.id in BASES:
        yield f"{ship.label}: a base has this id, give the ship another one"
    if group is None:
        yield said(
            f"{ship.label}: there is no group {ship.group}; the groups are {', '.join(groups)}",
            "unknown",
            label=ship.label,
            entry=ship.group,
        )
    elif group.side != ship.side:
        yield said(
            f"{ship.label}: side is {ship.side}, but the group {group.id} belongs to {group.side}",
            "must-be",
            label=ship.label,
            field="side",
            wanted=group.side,
        )
    elif (ship.kind == SS) != (group.start in BOATS):
        wanted = "submarines alone" if group.start in BOATS else "no submarines"
        yield f"{ship.label}: the group {group.id} has {wanted}, choose another group"
    if ship.capacity and not may_carry(ship):
        yield said(
            f"{ship.label}: only CV, CVL and Japanese CA hold aircraft, write 0 under capacity",
            "must-be",
            label=ship.label,
            field="capacity",
            wanted="0",
        )
    if ship.option in TRANSPORT_OPTIONS and ship.kind != TT:
        yield said(f"{ship.label}: option {ship.option} is for TT, clear it", "clear", label=ship.label, field="option")
    if ship.option not in (None, "oilers") and ship.side != JAPAN:
        yield said(
            f"{ship.label}: option {ship.option} is for ships of japan, clear it",
            "clear",
            label=ship.label,
            field="option",
        )


def may_carry(ship: ShipCard) -> bool:
    """1.1.3  Whether a ship can be a base for aircraft."""
    return ship.kind in CARRIERS or (ship.kind == CA and ship.side == JAPAN)


# Troops


def _battalion_problems(pack: Pack) -> Iterator[str]:
    """The garrison on Midway, the landing force on transports."""
    yield from too_many(pack.battalions, "battalions", MOST_BATTALIONS)
    transports = [ship.id for ship in pack.ships if ship.kind == TT and ship.side == JAPAN and ship.option is None]
    for battalion in pack.battalions:
        if battalion.side == US and battalion.place != MIDWAY:
            yield said(
                f"{battalion.label}: place must be {MIDWAY}, where all US troops are",
                "must-be",
                label=battalion.label,
                field="place",
                wanted=MIDWAY,
            )
        if battalion.side == JAPAN and battalion.place not in transports:
            yield said(
                f"{battalion.label}: place is {battalion.place}; write the id of a Japanese TT that is not optional",
                "unknown",
                label=battalion.label,
                entry=battalion.place,
            )
    for side in SIDES:
        if not any(battalion.side == side for battalion in pack.battalions):
            yield said(f"{side} needs a battalion", "needs-one", side=side, what="battalions")


# Aircraft


def squadron_problems(pack: Pack) -> Iterator[str]:
    """Squadrons told apart, each on a base that can have it, with room for all; the seaplanes that come later."""
    yield from too_many(pack.squadrons, "squadrons", MOST_SQUADRONS)
    yield from namesakes("squadrons", (squadron.name for squadron in pack.squadrons))
    ships = {ship.id: ship for ship in pack.ships}
    for squadron in pack.squadrons:
        yield from _one_squadron_problems(squadron, ships.get(squadron.base))
    for arrives, (_, number) in RESERVES.items():
        found = sum(squadron.arrives == arrives for squadron in pack.squadrons)
        if found != number:
            yield said(
                f"squadrons: {number} must arrive {arrives}, found {found}",
                "counts",
                label=f"squadrons {arrives}",
                found=found,
                wanted=number,
            )
    yield from _room_problems(pack)


def _one_squadron_problems(squadron: Squadron, ship: ShipCard | None) -> Iterator[str]:
    """What is wrong with a single squadron."""
    if squadron.kind in SCOUTS and squadron.aircraft != 1:
        yield said(
            f"{squadron.label}: scouts fly alone, write 1 under aircraft",
            "must-be",
            label=squadron.label,
            field="aircraft",
            wanted="1",
        )
    if squadron.kind in SCOUTS and squadron.on_carriers:
        yield said(
            f"{squadron.label}: {squadron.kind} cannot land on carriers, write no under on carriers",
            "must-be",
            label=squadron.label,
            field="on carriers",
            wanted="no",
        )
    if squadron.arrives != "start":
        base, _ = RESERVES[squadron.arrives]
        if (squadron.side, squadron.kind, squadron.base) != (JAPAN, RC, base):
            yield f"{squadron.label}: what arrives {squadron.arrives} is RC of japan with the base {base}"
    elif squadron.base == MIDWAY:
        if squadron.side != US:
            yield said(
                f"{squadron.label}: Midway is American at the start, choose another base",
                "unknown",
                label=squadron.label,
                entry=squadron.base,
            )
    elif ship is None or ship.option is not None:
        yield said(
            f"{squadron.label}: base is {squadron.base}; write {MIDWAY} or the id of a ship that is not optional",
            "unknown",
            label=squadron.label,
            entry=squadron.base,
        )
    else:
        yield from _embarked_problems(squadron, ship)


def _embarked_problems(squadron: Squadron, ship: ShipCard) -> Iterator[str]:
    """What is wrong with a squadron aboard a ship: attack aircraft on carriers, seaplanes on cruisers."""
    if squadron.side != ship.side:
        yield said(
            f"{squadron.label}: side is {squadron.side}, but {ship.id} belongs to {ship.side}",
            "must-be",
            label=squadron.label,
            field="side",
            wanted=ship.side,
        )
    if squadron.kind in ATTACK_AIRCRAFT and ship.kind not in CARRIERS:
        yield f"{squadron.label}: {squadron.kind} need a CV, a CVL or {MIDWAY} as base, {ship.id} is a {ship.kind}"
    elif squadron.kind in ATTACK_AIRCRAFT and not squadron.on_carriers:
        yield said(
            f"{squadron.label}: it begins on a carrier, write yes under on carriers",
            "must-be",
            label=squadron.label,
            field="on carriers",
            wanted="yes",
        )
    if squadron.kind == RC and (ship.kind != CA or ship.side != JAPAN):
        yield f"{squadron.label}: RC need {MIDWAY} or a Japanese CA as base, {ship.id} is neither"
    if squadron.kind not in (*ATTACK_AIRCRAFT, RC):
        yield said(
            f"{squadron.label}: {squadron.kind} need {MIDWAY} as base",
            "must-be",
            label=squadron.label,
            field="base",
            wanted=MIDWAY,
        )


def _room_problems(pack: Pack) -> Iterator[str]:
    """4  No base begins with more aircraft than it holds, nor receives more."""
    room: dict[str, int] = {ship.id: ship.capacity for ship in pack.ships}
    room |= {base.id: base.capacity for base in pack.bases}
    there = Counter[tuple[str, str]]()
    for squadron in pack.squadrons:
        there[squadron.base, squadron.arrives] += squadron.aircraft
    for (base, _), aircraft in there.items():
        if base in room and aircraft > room[base]:
            yield said(
                f"{base}: {aircraft} aircraft are based there, but its capacity is {room[base]}; move some",
                "above",
                label=base,
                field="aircraft",
                value=aircraft,
                most=room[base],
            )
