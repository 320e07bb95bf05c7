"""Fleets, squadrons and troops in text: what there is and where, what was seen and lost; and one of them closely."""

from __future__ import annotations

from collections.abc import Sequence

from honjin.charts.lettering import Bit, letter, marked, pad, width_of
from honjin.core.decision import Decision, Option
from honjin.core.textboard import Speech, Thing
from honjin.games.midway.decks import base_name, squadron_lines
from honjin.games.midway.model import SideId
from honjin.games.midway.ocean import Ocean
from honjin.games.midway.plates import kinds_of, sheets_of, ships_by_hex
from honjin.games.midway.state import Contact
from honjin.games.midway.view import Sheet, ShipSeen, View
from honjin.packs.rows import Row

WIDTH = 80
NAMED = 5
"""Ships of a sighting that are named; of more only the classes are counted."""
NO_ENGINES, NO_GUNS, WAITS = "m", "a", "·"
"""Behind a ship whose machinery or armament is destroyed, or that has to wait before it moves again."""


def forces(ocean: Ocean, view: View, words: Speech) -> list[str]:
    """All that the viewer has, hex by hex; squadrons, troops, sightings and losses."""
    lines: list[str] = []
    for side, sheet in sheets_of(view):
        lines.append(marked([letter(words, side), Bit(f" {words.name('side', side)} ", side)]))
        for hex, ships in _in_order(ocean, sheet):
            lines.append(
                marked([Bit(f"  {hex or words.text('chart-to-come')} ", "label"), Bit(_count(ocean, ships), "dim")])
            )
            lines += _names_in_rows([ship_text(words, ship) for ship in ships])
        lines += squadron_lines(ocean, words, side, sheet, WIDTH)
        lines += _troops(words, sheet)
        lines += _heard(ocean, words, sheet)
        lines.append("")
    return [*lines, marked([Bit(words.text("chart-forces-note"), "dim")])]


def _in_order(ocean: Ocean, sheet: Sheet) -> list[tuple[str, list[ShipSeen]]]:
    """The hexes with ships as they follow on the map, those still to come last."""
    number = ocean.grid.number
    return sorted(ships_by_hex(sheet).items(), key=lambda pair: number.get(pair[0], ocean.grid.size))


def _count(ocean: Ocean, ships: list[ShipSeen]) -> str:
    return " ".join(f"{kind}{number}" for kind, number in kinds_of(ocean, (ship.id for ship in ships)))


def _names_in_rows(names: list[str]) -> list[str]:
    rows: list[str] = []
    for name in names:
        if rows and width_of(rows[-1]) + 2 + width_of(name) <= WIDTH:
            rows[-1] += "  " + name
        else:
            rows.append("    " + name)
    return [marked([Bit(row)]) for row in rows]


def ship_text(words: Speech, ship: ShipSeen) -> str:
    """A ship by name, with the signs of what it has suffered."""
    return words.name("ship", ship.id) + signs_of(ship)


def signs_of(ship: ShipSeen) -> str:
    """What is put behind the name of a ship that is not as it was."""
    damage = (NO_ENGINES if ship.no_engines else "") + (NO_GUNS if ship.no_guns else "")
    return (f" ({damage})" if damage else "") + WAITS * ship.waits


def _troops(words: Speech, sheet: Sheet) -> list[str]:
    if not sheet.battalions:
        return []
    told = []
    for battalion in sheet.battalions:
        where = base_name(words, battalion.place)
        facts = {
            "name": words.name("battalion", battalion.id),
            "place": where,
            "state": words.name("state", battalion.state),
        }
        told.append(words.text("chart-battalion", facts))
    return [marked([Bit(f"  {words.text('chart-troops')}", "label")]), *_names_in_rows(told)]


def _heard(ocean: Ocean, words: Speech, sheet: Sheet) -> list[str]:
    """Sightings, the latest first; what was lost."""
    lines = []
    if sheet.contacts:
        lines.append(marked([Bit(f"  {words.text('chart-contacts')}", "label")]))
        told = (contact_text(ocean, words, contact) for contact in reversed(sheet.contacts))
        lines += [marked([Bit(f"    {line}")]) for line in dict.fromkeys(told)]
    if sheet.lost_ships:
        lines.append(marked([Bit(f"  {words.text('chart-lost')}", "label")]))
        lines += _names_in_rows([words.name("ship", ship) for ship in sheet.lost_ships])
    return lines


def contact_text(ocean: Ocean, words: Speech, contact: Contact) -> str:
    """A sighting in a line: when, where, by whom, what."""
    if contact.size:
        what = words.text("chart-force", {"size": contact.size, "carrier": contact.carrier})
    elif contact.ships:
        what = ships_text(ocean, words, contact.ships)
    else:
        flights = (f"{words.name('squadron', squadron)} {number}" for squadron, number, _ in contact.aircraft)
        what = words.text("list-comma").join(flights)
    facts = {"turn": contact.turn, "hex": contact.hex, "source": words.name("source", contact.source), "what": what}
    return words.text("chart-contact", facts)


def ships_text(ocean: Ocean, words: Speech, ships: Sequence[str]) -> str:
    """A few ships by name, many by class."""
    if len(ships) <= NAMED:
        return words.text("list-comma").join(words.name("ship", ship) for ship in ships)
    return " ".join(f"{kind}{number}" for kind, number in kinds_of(ocean, ships))


def muster(ocean: Ocean, view: View, words: Speech) -> list[tuple[str, str]]:
    """Which ships are where."""
    found = []
    for side, sheet in sheets_of(view):
        for hex, ships in _in_order(ocean, sheet):
            head = marked([letter(words, side), Bit(f" {hex or words.text('chart-to-come')} ", side)])
            found.append((head, words.text("list-comma").join(ship_text(words, ship) for ship in ships)))
    return found


def pieces(ocean: Ocean, words: Speech) -> dict[str, str]:
    """The name of every ship, squadron and battalion, by its id."""
    return {
        **{ship: words.name("ship", ship) for ship in ocean.ship_ids},
        **{squadron: words.name("squadron", squadron) for squadron in ocean.squadron_ids},
        **{battalion: words.name("battalion", battalion) for battalion in ocean.battalion_ids},
    }


# One of them closely


def card(ocean: Ocean, view: View, words: Speech, piece: str) -> list[str]:
    """A ship, a squadron or a battalion: what it is, where it is as far as the viewer knows, and its sources."""
    if piece in ocean.ship:
        own = ocean.ships[ocean.ship[piece]]
        title, fields = [own.kind, words.name("group", own.group)], ("capacity",) if own.capacity else ()
        return _card(words, "ship", own, SideId(own.side), [*title, *_where(view, words, piece)], fields)
    if piece in ocean.squadron:
        flight = ocean.squadrons[ocean.squadron[piece]]
        title = [flight.kind, flight.model, base_name(words, flight.base)]
        return _card(
            words, "squadron", flight, SideId(flight.side), [*title, *_where(view, words, piece)], ("aircraft",)
        )
    troops = ocean.battalions[ocean.battalion[piece]]
    return _card(words, "battalion", troops, SideId(troops.side), _where(view, words, piece), ())


def _card(words: Speech, kind: str, row: Row, side: SideId, about: list[str], fields: tuple[str, ...]) -> list[str]:
    name = words.name(kind, row.identity[0])
    head = [letter(words, side), Bit(f" {name} ", side), Bit("  " + words.text("list-comma").join(about))]
    width = max((width_of(words.text(f"value-{field}")) for field in fields), default=0)
    lines = [marked(head)]
    for field in fields:
        value = Bit(f"{getattr(row, field):>4}", "label")
        lines.append(
            marked(
                [
                    Bit("  " + pad(words.text(f"value-{field}"), width)),
                    value,
                    Bit(f"  {row.source.get(field, '')}", "dim"),
                ]
            )
        )
    return lines


def _where(view: View, words: Speech, piece: str) -> list[str]:
    for _, sheet in sheets_of(view):
        for ship in sheet.ships:
            if ship.id == piece:
                return [ship.hex + signs_of(ship) if ship.hex else words.text("chart-to-come")]
        for squadron in sheet.squadrons:
            if squadron.id == piece:
                return [f"{squadron.hex} {squadron.state}"]
        for battalion in sheet.battalions:
            if battalion.id == piece:
                return [base_name(words, battalion.place), words.name("state", battalion.state)]
        if piece in sheet.lost_ships:
            return [words.text("chart-lost")]
    return []


# Lists of options: all orders of this game stand on sheets


def note(ocean: Ocean, view: View, words: Speech, decision: Decision, option: Option) -> str:
    """Sheets have their own notes."""
    return ""


def place(view: View, kind: str, id: str) -> Thing | None:
    """Ships by their hex."""
    for _, sheet in sheets_of(view):
        found = next((ship.hex for ship in sheet.ships if kind == "ship" and ship.id == id), "")
        if found:
            return "hex", found
    return None


def family(ocean: Ocean, words: Speech, kind: str, id: str) -> tuple[str, str, str] | None:
    """No thing is one of several alike."""
    return None


def heads(words: Speech, kind: str) -> tuple[str, ...]:
    """Things have no values in a grid."""
    return ()


def values(ocean: Ocean, view: View, words: Speech, kind: str, id: str) -> tuple[str, ...] | None:
    """Things have no values in a grid."""
    return None


def short(words: Speech, kind: str, id: str) -> str:
    """A hex by its name."""
    return id or kind[:4]


def sign(view: View, kind: str, id: str) -> str:
    """What is put behind the name of a ship that is not as it was."""
    for _, sheet in sheets_of(view):
        for ship in sheet.ships:
            if kind == "ship" and ship.id == id:
                return signs_of(ship)
    return ""
