"""What the charts in text show of a hex in a few letters: own forces, boats, and what was seen of the enemy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from honjin.charts.lettering import Bit
from honjin.core.textboard import Speech
from honjin.games.midway.model import CVL, SHIP_CLASSES, SS, SideId, enemy_of
from honjin.games.midway.ocean import Ocean
from honjin.games.midway.state import Contact
from honjin.games.midway.view import Sheet, ShipSeen, View

NOW, ONCE = "!", "?"
"""Behind what was seen this turn, and behind what was seen on an earlier one."""
BOATS = "s"
LETTERS = {CVL: "cv"}
"""Classes whose own letters would not leave room for a number."""
AIRCRAFT = "^"


def sheets_of(view: View) -> Iterator[tuple[SideId, Sheet]]:
    """The sheets that a viewer has before him: his own; the umpire's are both; a spectator has none."""
    return iter(view.sheets.items())


def ships_by_hex(sheet: Sheet) -> dict[str, list[ShipSeen]]:
    """The ships and boats of a side by the hex in which they are; those still to come are under no hex."""
    found: dict[str, list[ShipSeen]] = {}
    for ship in sheet.ships:
        found.setdefault(ship.hex, []).append(ship)
    return found


def contacts_by_hex(sheet: Sheet) -> dict[str, Contact]:
    """The latest that was seen in each hex."""
    return {
        contact.hex: contact for contact in sorted(sheet.contacts, key=lambda contact: (contact.turn, contact.step))
    }


def kinds_of(ocean: Ocean, ships: Iterable[str]) -> list[tuple[str, int]]:
    """How many ships there are of each class, the heaviest first."""
    count: Counter[str] = Counter(ocean.ships[ocean.ship[ship]].kind for ship in ships)
    return [(kind, count[kind]) for kind in SHIP_CLASSES if kind in count]


def force_plate(ocean: Ocean, side: SideId, ships: Iterable[ShipSeen]) -> Bit | None:
    """`CV14`: the heaviest class and how many ships there are; boats do not count."""
    kinds = [(kind, number) for kind, number in kinds_of(ocean, (ship.id for ship in ships)) if kind != SS]
    return Bit(_heaviest(kinds), side) if kinds else None


def _heaviest(kinds: list[tuple[str, int]]) -> str:
    kind = kinds[0][0]
    return f"{LETTERS.get(kind, kind)}{sum(number for _, number in kinds)}"


def boats_plate(ocean: Ocean, side: SideId, ships: Iterable[ShipSeen]) -> Bit | None:
    """`s4`: how many boats there are."""
    number = dict(kinds_of(ocean, (ship.id for ship in ships))).get(SS, 0)
    return Bit(f"{BOATS}{number}", side) if number else None


def contact_plate(ocean: Ocean, words: Speech, side: SideId, contact: Contact, turn: int) -> Bit:
    """`CV9!`: what a side saw in a hex, and whether that was this turn."""
    age = NOW if contact.turn == turn else ONCE
    if contact.ships:
        what = _heaviest(kinds_of(ocean, contact.ships))
    elif contact.size:
        what = words.text(f"chart_size-{contact.size}") + ("+" if contact.carrier else "")
    else:
        what = f"{AIRCRAFT}{sum(number for _, number, _ in contact.aircraft)}"
    return Bit(what + age, enemy_of(side))
