"""What a side has seen of the enemy, as ghosts on its board: where, when, what it was, and where it can be by now."""

from __future__ import annotations

from honjin.core.memory import remembered
from honjin.core.scene import Counter, Pile
from honjin.games.midway.counters import Counters, Piles, hull_of, name_of, plane_of, values_of
from honjin.games.midway.model import CV, SHIP_CLASSES, SS, SideId, enemy_of
from honjin.games.midway.ocean import Ocean
from honjin.games.midway.state import Claim, Contact
from honjin.maps.hexgrid import HexSet

UNKNOWN = "hull-group"
"""The sign of ships of which only their number is known."""
SIZES = {"small": "small-group", "medium": "medium-group", "large": "large-group"}
"""1.1.2  What is printed on a force of which a B-17 has told the size."""
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@remembered(256)
def sighted(
    ocean: Ocean, side: SideId, turn: int, contacts: tuple[Contact, ...], claims: tuple[Claim, ...]
) -> tuple[Counters, Piles]:
    """1  Ghosts of what was seen lately, each where it was seen last; what is known to be sunk is none."""
    sunk = {claim.what for claim in claims}
    counters: Counters = {}
    for number, contact in enumerate(sorted(contacts, key=lambda one: (one.turn, one.step)), 1):
        for ship in contact.ships:
            if ship not in sunk:
                counters[f"ship-{ship}"] = ghost_of_ship(ocean, ship, contact.hex, contact.turn, turn)
        for squadron, aircraft, heading in contact.aircraft:
            if contact.turn == turn:
                ghost = ghost_of_squadron(ocean, squadron, aircraft, contact.hex, heading, turn)
                counters[f"squadron-{squadron}"] = ghost
        if contact.size:
            counters[f"contact-{number}"] = ghost_of_group(enemy_of(side), contact, turn)
    counters = _without_what_is_known_better(counters)
    return counters, _lettered(ocean, enemy_of(side), counters)


def ghost_of_ship(ocean: Ocean, ship: str, hex: str, seen: int, turn: int) -> Counter:
    """A ship that was seen and named."""
    card = ocean.ships[ocean.ship[ship]]
    slot = f"hex-{hex}/{card.side}_boats" if card.kind == SS else f"hex-{hex}/{card.side}"
    pause = ocean.wait[ocean.ship[ship]]
    values = {**values_of(ocean, ship), **_gone(moves_since(seen, turn, pause))}
    return Counter(slot=slot, side=card.side, art=hull_of(card.kind), values=values, seen=seen)


def _gone(hexes: int) -> dict[str, int]:
    """How far it can have gone since, if at all."""
    return {"reach": hexes} if hexes else {}


def ghost_of_group(enemy: SideId, contact: Contact, turn: int) -> Counter:
    """1.1.2  What a B-17 tells: few, some or many ships, and whether a carrier is among them."""
    words = SIZES[contact.size]
    return Counter(
        slot=f"hex-{contact.hex}/{enemy}",
        side=enemy,
        art=hull_of(CV) if contact.carrier else UNKNOWN,
        values=_gone(moves_since(contact.turn, turn, 0)),
        lettering=("contact", f"{words} + CV" if contact.carrier else words),
        seen=contact.turn,
    )


def ghost_of_squadron(ocean: Ocean, squadron: str, aircraft: int, hex: str, heading: str, turn: int) -> Counter:
    """1.1.1  Aircraft that were met on this turn, turned to where they flew."""
    card = ocean.squadrons[ocean.squadron[squadron]]
    return Counter(
        slot=f"hex-{hex}/{card.side}_air",
        side=card.side,
        art=plane_of(card.kind),
        values={"aircraft": aircraft, "full": aircraft},
        lettering=(name_of(ocean, squadron), card.model),
        facing=facing(ocean, hex, heading),
        seen=turn,
    )


def facing(ocean: Ocean, hex: str, heading: str) -> int:
    """Where aircraft are turned to, in twelfths of a turn; nowhere if they circle."""
    grid = ocean.grid
    if heading not in grid.number or heading == hex:
        return -1
    return grid.bearings[grid.number[hex]][grid.number[heading]]


def moves_since(seen: int, turn: int, pause: int) -> int:
    """3  How many hexes a ship can have sailed since it was seen, if it must pause so many turns after each move."""
    return -(-(turn - seen) // (pause + 1))


def _without_what_is_known_better(counters: Counters) -> Counters:
    """Of ships that were counted in a hex from high above nothing is shown where others of that turn were named."""
    named = {(ghost.slot, ghost.seen) for id, ghost in counters.items() if not id.startswith("contact-")}
    latest = {ghost.slot: ghost.seen for id, ghost in counters.items() if id.startswith("contact-")}
    return {
        id: ghost
        for id, ghost in counters.items()
        if not id.startswith("contact-") or (ghost.seen == latest[ghost.slot] and (ghost.slot, ghost.seen) not in named)
    }


def _lettered(ocean: Ocean, enemy: SideId, counters: Counters) -> Piles:
    """The ghosts of each hex as one force, the latest under the first letter."""
    lying: dict[str, list[str]] = {}
    for id, ghost in counters.items():
        lying.setdefault(ghost.slot, []).append(id)
    at_sea = [slot for slot in lying if slot.endswith(f"/{enemy}")]
    at_sea.sort(key=lambda slot: (-max(counters[id].seen for id in lying[slot]), slot))
    letters = dict(zip(at_sea, LETTERS, strict=False))
    piles = {}
    for slot, ids in lying.items():
        ids.sort(key=lambda id: _rank(counters[id]))
        top = counters[ids[0]]
        printed = (f"contact {letters[slot]}", *top.lettering[1:]) if slot in letters else ()
        piles[slot] = Pile(enemy, slot.partition("/")[0], tuple(ids), lettering=printed)
    return piles


def _rank(ghost: Counter) -> tuple[int, int]:
    """The latest first, then the heaviest."""
    code = ghost.art.partition("-")[2].upper()
    return -ghost.seen, SHIP_CLASSES.index(code) if code in SHIP_CLASSES else len(SHIP_CLASSES)


@remembered(256)
def reach(ocean: Ocean, turn: int, contacts: tuple[Contact, ...], claims: tuple[Claim, ...], side: SideId) -> HexSet:
    """Every hex in which something that was sighted can be by now."""
    counters, _ = sighted(ocean, side, turn, contacts, claims)
    found = 0
    for id, ghost in counters.items():
        if not id.startswith("squadron-"):
            hex = ocean.grid.number[ghost.slot.partition("/")[0].removeprefix("hex-")]
            found |= ocean.grid.within(hex, ghost.values.get("reach", 0))
    return found
