"""How the units of a sheet look on the board: counters, and the piles in which they lie.

Ships lie in their hex as one force a side, boats and battalions ashore beside it, aircraft with their base. The decks
of a carrier or of an island are piles beside the chart: `base-hornet/hangar`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from honjin.core.memory import remembered
from honjin.core.scene import Counter, Pile
from honjin.games.midway.model import (
    COVER,
    HANGAR,
    INTACT,
    ISLANDS,
    MIDWAY,
    MIDWAY_HEX,
    ON_MISSION,
    ONE_WAY,
    RAID,
    READY,
    SEARCH,
    SHIP_CLASSES,
    SS,
    IslandId,
    SideId,
)
from honjin.games.midway.ocean import Ocean
from honjin.games.midway.pack import ShipCard
from honjin.games.midway.state import Mission
from honjin.games.midway.view import BattalionSeen, ShipSeen, SquadronSeen

SUNK = "sunk"
"""The slot of ships that are lost."""
ABOARD = "aboard"
"""The slot of battalions that are aboard a transport."""
LANES = {READY: "deck", HANGAR: "hangar", ON_MISSION: "mission"}
"""3  Where a squadron is at its base, by its state; as marks on its counter and as piles of the base."""
PURPOSES = {SEARCH: "search", RAID: "raid", ONE_WAY: "raid", COVER: "cover"}
"""1.1, 2  What a mission is for, as a mark on its counter."""

Counters = dict[str, Counter]
Piles = dict[str, Pile]


# Ships


@remembered(256)
def fleet(ocean: Ocean, side: SideId, ships: tuple[ShipSeen, ...], lost: tuple[str, ...]) -> Counters:
    """The ships and boats of a side: at sea, still to come, lost."""
    counters = {f"ship-{seen.id}": ship_counter(ocean, seen) for seen in ships}
    return counters | {f"ship-{ship}": lost_ship(ocean, ship) for ship in lost}


@remembered(4096)
def ship_counter(ocean: Ocean, seen: ShipSeen) -> Counter:
    """A ship as its own side knows it."""
    card = ocean.ships[ocean.ship[seen.id]]
    hurt = {"machinery": seen.no_engines, "armament": seen.no_guns}
    marks = tuple(name for name, is_so in {**hurt, "located": seen.located}.items() if is_so)
    values = values_of(ocean, seen.id)
    return Counter(
        slot=berth_of(ocean, card, seen.hex),
        side=card.side,
        art=hull_of(card.kind),
        values={**values, "wait": seen.waits} if seen.waits else values,
        damaged=any(hurt.values()),
        marks=marks,
    )


@remembered(256)
def lost_ship(ocean: Ocean, ship: str) -> Counter:
    """A ship that is sunk."""
    card = ocean.ships[ocean.ship[ship]]
    return Counter(slot=SUNK, side=card.side, art=hull_of(card.kind), values=values_of(ocean, ship), damaged=True)


@remembered(256)
def values_of(ocean: Ocean, ship: str) -> dict[str, int]:
    """What a player likes to know of a ship: what it is worth, how it sails, how many aircraft it holds."""
    number = ocean.ship[ship]
    values = {"points": ocean.halves[number] // 2, "pause": ocean.wait[number]}
    capacity = ocean.ships[number].capacity
    return {**values, "capacity": capacity} if capacity else values


def hull_of(kind: str) -> str:
    """The silhouette of a class."""
    return f"hull-{kind.lower()}"


def berth_of(ocean: Ocean, card: ShipCard, hex: str) -> str:
    """The slot of a ship: boats lie beside the others, ships still to come beside their turn."""
    if not hex:
        return f"turn-{ocean.enters[ocean.ship[card.id]]}/arrivals"
    return f"hex-{hex}/{card.side}_boats" if card.kind == SS else f"hex-{hex}/{card.side}"


@remembered(256)
def forces(ocean: Ocean, side: SideId, ships: tuple[ShipSeen, ...]) -> Piles:
    """The ships of each hex as one force, the heaviest first, under the name of its group or of the first of them."""
    lying: dict[str, list[ShipCard]] = {}
    for seen in ships:
        card = ocean.ships[ocean.ship[seen.id]]
        lying.setdefault(berth_of(ocean, card, seen.hex), []).append(card)
    piles = {slot: force(side, slot, cards) for slot, cards in lying.items()}
    return piles | _groups_to_come(ocean, side, ships)


def force(side: SideId, slot: str, cards: Sequence[ShipCard]) -> Pile:
    """Ships that lie together."""
    ranked = sorted(cards, key=lambda card: SHIP_CLASSES.index(card.kind))
    groups = dict.fromkeys(card.group for card in ranked)
    named = () if len(ranked) == 1 or slot.endswith(("_boats", "/arrivals")) else (_together([*groups]),)
    things = tuple(f"ship-{card.id}" for card in ranked)
    return Pile(side, slot.partition("/")[0], things, lettering=named)


def _together(groups: Sequence[str]) -> str:
    first, *others = groups
    return f"{first} +{len(others)}" if others else first


def _groups_to_come(ocean: Ocean, side: SideId, ships: tuple[ShipSeen, ...]) -> Piles:
    """P  Whoever is not on the map yet, by groups: boats are placed so, and ships are known by their group there."""
    groups: dict[str, list[str]] = {}
    for seen in ships:
        if not seen.hex:
            groups.setdefault(ocean.ships[ocean.ship[seen.id]].group, []).append(f"ship-{seen.id}")
    return {f"group-{id}": Pile(side, f"group-{id}", tuple(those), lettering=(id,)) for id, those in groups.items()}


# Aircraft


@remembered(256)
def wing(ocean: Ocean, squadrons: tuple[SquadronSeen, ...]) -> Counters:
    """The squadrons of a side, each with its base."""
    return {f"squadron-{seen.id}": squadron_counter(ocean, seen) for seen in squadrons}


@remembered(4096)
def squadron_counter(ocean: Ocean, seen: SquadronSeen) -> Counter:
    """A squadron as its own side knows it; in the air it has the way that it flies."""
    number = ocean.squadron[seen.id]
    card = ocean.squadrons[number]
    lane = LANES[seen.state]
    course, marks = flown(ocean, seen.mission) if seen.mission else ((), ())
    values = {"aircraft": seen.number, "full": card.aircraft, "wait": seen.ready, "range": ocean.range[number]}
    if ocean.proportional and not (ocean.scout[number] or ocean.high[number]):
        values["pace"] = 2  # Ruling 12: two steps of the clock for a hex
    return Counter(
        slot=f"hex-{seen.hex}/{card.side}_air" if seen.hex else f"base-{seen.base}/{lane}",
        side=card.side,
        art=plane_of(card.kind),
        values=values,
        lettering=(name_of(ocean, seen.id), card.model),
        course=course,
        marks=(lane, *marks),
    )


def flown(ocean: Ocean, mission: Mission) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The way of a mission, hex by hex, and what it is for."""
    names = ocean.grid.names
    return tuple(f"hex-{names[hex]}" for hex in mission.path), (PURPOSES[mission.kind],)


def name_of(ocean: Ocean, squadron: str) -> str:
    """What is printed on a squadron; a part of one has its letter."""
    name = ocean.squadrons[ocean.squadron[squadron]].name
    whole = ocean.squadrons[ocean.squadron[squadron]].id
    return name if squadron == whole else f"{name} {squadron[-1]}"


def plane_of(kind: str) -> str:
    """The sign of a type of aircraft."""
    return f"plane-{kind.lower()}"


@remembered(256)
def decks(ocean: Ocean, side: SideId, squadrons: tuple[SquadronSeen, ...]) -> Piles:
    """Aircraft of a hex, those first that are ready; and each base with its deck, its hangar and its missions."""
    by_hex: dict[str, list[SquadronSeen]] = {}
    by_lane: dict[str, list[SquadronSeen]] = {}
    for seen in squadrons:
        if seen.hex:
            by_hex.setdefault(f"hex-{seen.hex}", []).append(seen)
        by_lane.setdefault(f"base-{seen.base}/{LANES[seen.state]}", []).append(seen)
    piles = {
        f"{hex}/{side}_air": Pile(side, hex, _things(sorted(those, key=lambda seen: [*LANES].index(seen.state))))
        for hex, those in by_hex.items()
    }
    return piles | {
        lane: Pile(side, base_thing(lane.removeprefix("base-").partition("/")[0]), _things(those))
        for lane, those in by_lane.items()
    }


def _things(squadrons: Iterable[SquadronSeen]) -> tuple[str, ...]:
    return tuple(f"squadron-{seen.id}" for seen in squadrons)


def base_thing(base: str) -> str:
    """The thing that a base is: a ship, or the hex of an island."""
    return f"hex-{ISLANDS[IslandId(base)]}" if base in ISLANDS else f"ship-{base}"


# Troops


@remembered(256)
def army(ocean: Ocean, battalions: tuple[BattalionSeen, ...]) -> Counters:
    """The battalions of a side: ashore on Midway, or aboard."""
    return {f"battalion-{seen.id}": battalion_counter(ocean, seen) for seen in battalions}


@remembered(256)
def battalion_counter(ocean: Ocean, seen: BattalionSeen) -> Counter:
    """A battalion as its own side knows it."""
    card = ocean.battalions[ocean.battalion[seen.id]]
    return Counter(
        slot=ashore_slot(card.side) if seen.place == MIDWAY else ABOARD,
        side=card.side,
        art="troops-ts",
        values={},
        damaged=seen.state != INTACT,
        marks=(seen.state,) if seen.state != INTACT else (),
    )


def ashore_slot(side: str) -> str:
    """Where the battalions of a side lie on Midway."""
    return f"hex-{MIDWAY_HEX}/{side}_troops"


@remembered(256)
def seen_ashore(ocean: Ocean, battalions: tuple[str, ...]) -> Counters:
    """5  Enemy battalions on the island, for whoever has troops there; nobody can see what they have suffered."""
    return army(ocean, tuple(BattalionSeen(id, MIDWAY, INTACT, INTACT) for id in battalions))
