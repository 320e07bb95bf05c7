"""Both fleets in text: every ship with its values and its place, and one ship with the sources of its values."""

from __future__ import annotations

from honjin.charts.lettering import Bit, cut, letter, marked, pad, width_of
from honjin.core.decision import Decision, Option
from honjin.core.textboard import Speech
from honjin.games.port_arthur.model import SIDES, ZONES, ShipId, SideId
from honjin.games.port_arthur.pack import ShipCard
from honjin.games.port_arthur.theatre import Theatre
from honjin.games.port_arthur.view import SOMEWHERE_AT_SEA, View
from honjin.packs.rows import is_reconstructed

VALUES = ("firepower", "speed", "damaged_firepower", "damaged_speed", "defence")
RECONSTRUCTED = "°"
FACES = {"intact": 6, "damaged": 9}
"""The faces of a counter, and the cells for the values of each."""
WIDTH = 80


def forces(theatre: Theatre, view: View, words: Speech) -> list[str]:
    """Every ship, side by side with the values of both its faces, in the order of where it is."""
    lines: list[str] = []
    names = max(width_of(words.name("ship", card.id)) for card in theatre.ships) + 2
    for side in SIDES:
        cards = [card for card in theatre.ships if card.side == side]
        head = [
            letter(words, side),
            Bit(f" {words.name('side', side)} ", side),
            Bit("  "),
            Bit(_summary(view, words, cards), "dim"),
        ]
        captions = [pad(words.text("t-forces-ship"), names)]
        captions += [pad(words.text(f"t-forces-{id}"), cells) for id, cells in FACES.items()]
        lines += [marked(head), marked([Bit(" ".join([*captions, words.text("t-forces-place")]), "dim")])]
        for card in sorted(cards, key=lambda card: _rank(view, card)):
            lines.append(_ship_line(view, words, card, names))
        lines.append("")
    return [*lines, marked([Bit(words.text("t-forces-note"), "dim")])]


def _rank(view: View, card: ShipCard) -> int:
    """Ships at sea first, then those in port, then those that are no longer or not yet there."""
    place = view.ships[ShipId(card.id)].place
    return 3 if place == "sunk" else 2 if place == "off_map" else 1 if "." in place else 0


def _summary(view: View, words: Speech, cards: list[ShipCard]) -> str:
    seen = [view.ships[ShipId(card.id)] for card in cards]
    afloat = [ship for ship in seen if ship.place not in ("sunk", "off_map")]
    facts = {
        "afloat": len(afloat),
        "damaged": sum(ship.damaged for ship in afloat),
        "sunk": sum(ship.place == "sunk" for ship in seen),
        "coming": sum(ship.place == "off_map" for ship in seen),
    }
    return words.text("t-forces-summary", facts)


def _ship_line(view: View, words: Speech, card: ShipCard, names: int) -> str:
    seen = view.ships[ShipId(card.id)]
    mark = RECONSTRUCTED if any(is_reconstructed(card, field) for field in VALUES) else ""
    front = f"{card.firepower:>2} {card.speed}"
    back = f"{card.damaged_firepower:>2} {card.damaged_speed} {card.defence}"
    gone = seen.place in ("sunk", "off_map")
    showing_back = seen.damaged and not gone
    room = WIDTH - names - sum(FACES.values()) - 3
    return marked(
        [
            Bit(pad(words.name("ship", card.id) + mark, names), "dim" if gone else "label"),
            Bit(" "),
            Bit(pad(front, FACES["intact"]), "dim" if showing_back or gone else ""),
            Bit(" "),
            Bit(pad(back, FACES["damaged"]), "mark" if showing_back else "dim"),
            Bit(" "),
            Bit(_where_in(view, words, card, room), "dim" if gone else ""),
        ]
    )


def _where_in(view: View, words: Speech, card: ShipCard, room: int) -> str:
    """The place of a ship in so many cells: under orders, where they lead to, if there is not room for both."""
    text = _where(view, words, card)
    if width_of(text) > room and card.id in view.orders:
        text = _where(view, words, card, origin=False)
    return cut(text, room)


def _where(view: View, words: Speech, card: ShipCard, *, origin: bool = True) -> str:
    """The place of a ship in words, with what orders in progress make of it."""
    ship = ShipId(card.id)
    seen = view.ships[ship]
    state = [words.text("t-damaged")] if seen.damaged and seen.place != "sunk" else []
    place = _place(words, seen.place)
    if ship in view.orders:
        goal = _goal(words, seen.place, view.orders[ship])
        place = f"{place} ▸ {goal}" if origin else f"▸ {goal}"
    if seen.place == "off_map" and card.entry_turn > 1:
        place = words.text("t-arrives", {"turn": card.entry_turn})
    return words.text("list-comma").join([place, *state])


def _goal(words: Speech, origin: str, goal: str) -> str:
    """Where orders lead to; within a port its part is enough."""
    port, dot, part = goal.partition(".")
    return words.name("place", part) if dot and origin.startswith(f"{port}.") else _place(words, goal)


def _place(words: Speech, place: str) -> str:
    """`japan.roadstead`, `tsushima` or `sunk` in words."""
    port, dot, part = place.partition(".")
    if dot:
        return words.text("t-in-port", {"name": words.text(f"t-port-{port}"), "part": words.name("place", part)})
    return words.name("place", place) if place in ("sunk", "off_map", "at_sea") else words.name("zone", place)


def muster(theatre: Theatre, view: View, words: Speech) -> list[tuple[str, str]]:
    """Where ships are known to be and which, zones before ports: a heading with its colour mark, and their names."""
    ships: dict[str, dict[SideId, list[str]]] = {}
    for card in theatre.ships:
        seen = view.ships[ShipId(card.id)]
        name = words.name("ship", card.id) + ("×" if seen.damaged else "")
        ships.setdefault(seen.place, {}).setdefault(SideId(card.side), []).append(name)
    lines = []
    zones = sorted(ZONES, key=lambda zone: zone != view.battle)
    order = [*zones, SOMEWHERE_AT_SEA, *(place for place in ships if "." in place)]
    for place in order:
        for side, names in ships.get(place, {}).items():
            head = marked([letter(words, side), Bit(f" {_place(words, place)} ", side)])
            lines.append((head, words.text("list-comma").join(names)))
    return lines


def card(theatre: Theatre, view: View, words: Speech, ship: str) -> list[str]:
    """One ship: what it is, where it is, and each value with its source."""
    own = theatre.ships[theatre.number[ShipId(ship)]]
    side = SideId(own.side)
    title = [
        letter(words, side),
        Bit(f" {words.name('ship', own.id)} ", side),
        Bit("  " + words.text("list-comma").join([words.name("type", own.type), _where(view, words, own)])),
    ]
    lines = [marked(title)]
    width = max(width_of(words.text(f"t-value-{field}")) for field in VALUES)
    for field in VALUES:
        mark = RECONSTRUCTED if is_reconstructed(own, field) else " "
        source = own.source.get(field, "")
        value = Bit(f"{getattr(own, field):>3}{mark} ", "label")
        lines.append(marked([Bit("  " + pad(words.text(f"t-value-{field}"), width)), value, Bit(source, "dim")]))
    if own.history:
        facts = {"tons": own.history.displacement, "knots": own.history.knots, "year": own.history.laid_down}
        lines.append(marked([Bit("  " + words.text("t-ship-history", facts), "dim")]))
    return lines


def pieces(theatre: Theatre, words: Speech) -> dict[str, str]:
    """The name of every ship of the match, by its id."""
    return {card.id: words.name("ship", card.id) for card in theatre.ships}


def note(theatre: Theatre, view: View, words: Speech, decision: Decision, option: Option) -> str:
    """What a player weighs when choosing a ship: its values, how it stands, and what damage does to it."""
    ship = getattr(option, "ship", None)
    if ship is None:
        return ""
    own = theatre.ships[theatre.number[ShipId(ship)]]
    if not view.ships[ShipId(ship)].damaged:
        text = words.text("t-note-intact", {"speed": own.speed, "firepower": own.firepower})
        fate = "t-note-flips" if decision.ask in ("hits", "critical") else ""
        return f"{text}  {words.text(fate, {'hits': 1})}" if fate else text
    facts = {"speed": own.damaged_speed, "firepower": own.damaged_firepower, "defence": own.defence}
    text = words.text("t-note-damaged", facts)
    if decision.ask == "hits":
        return f"{text}  {words.text('t-note-sinks', {'hits': min(own.defence, decision.facts['left'])})}"
    return f"{text}  {words.text('t-note-sinks-at-once')}" if decision.ask == "critical" else text


def place(view: View, kind: str, id: str) -> tuple[str, str] | None:
    """Lists are not put together by places: a ship's orders are a grid of their own."""
    return None


def family(theatre: Theatre, words: Speech, kind: str, id: str) -> tuple[str, str, str] | None:
    """Ships have names of their own and are never listed as some of several alike."""
    return None


def heads(words: Speech, kind: str) -> tuple[str, ...]:
    """What stands over the values in a grid."""
    return words.text("t-grid-speed"), words.text("t-grid-firepower")


def values(theatre: Theatre, view: View, words: Speech, kind: str, id: str) -> tuple[str, ...] | None:
    """Speed and firepower: of a ship, or of the viewer's ships in a zone or a roadstead."""
    if kind == "ship" and id in view.ships:
        own = theatre.ships[theatre.number[ShipId(id)]]
        if view.ships[ShipId(id)].damaged:
            return str(own.damaged_speed), str(own.damaged_firepower)
        return str(own.speed), str(own.firepower)
    where = f"{id}.roadstead" if kind == "port" else id
    fleet = {card.id for card in theatre.ships if card.side == view.viewer}
    ships = [ship for ship, seen in view.ships.items() if seen.place == where and ship in fleet]
    if not ships:
        return None
    damaged = theatre.set_of(ship for ship in ships if view.ships[ship].damaged)
    intact = theatre.set_of(ships) & ~damaged
    return str(theatre.slowest_speed(intact, damaged)), str(theatre.total_firepower(intact, damaged))


def short(words: Speech, kind: str, id: str) -> str:
    """The heading of a column: at most four cells."""
    key = f"t-short-{kind}-{id}" if id else f"t-short-{kind}"
    return words.text(key) if words.has(key) else words.name(kind, id or kind)[:4]


def sign(view: View, kind: str, id: str) -> str:
    """What is put behind the name of a damaged ship."""
    return " ×" if kind == "ship" and ShipId(id) in view.ships and view.ships[ShipId(id)].damaged else ""
