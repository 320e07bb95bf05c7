"""What the board shows of a view: ships in their slots, squadrons as piles, markers on the tracks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from weakref import WeakKeyDictionary

from honjin.core.decision import Facts
from honjin.core.scene import Counter, Marker, Pile, Scene
from honjin.games.port_arthur.chart import control_points
from honjin.games.port_arthur.model import (
    HILL_203,
    JAPAN,
    PORT_ARTHUR,
    PORT_ARTHUR_BOX,
    RUSSIA,
    SIDES,
    ZONES,
    SideId,
)
from honjin.games.port_arthur.pack import ShipCard
from honjin.games.port_arthur.theatre import Theatre
from honjin.games.port_arthur.view import SquadronSeen, View

HULL, SPEED, GUN = "i-hull", "i-speed", "i-gun"

_painted: WeakKeyDictionary[Theatre, dict[tuple[int, str, bool, str], Counter]] = WeakKeyDictionary()
"""Counters once made are used again: a server makes a scene for every viewer after every answer."""


def scene_of(theatre: Theatre, view: View) -> Scene:
    """The board as this viewer sees it."""
    counters = _counters(theatre, view)
    return Scene(
        counters=counters,
        piles=dict(_piles(view, counters)),
        markers=dict(_markers(theatre, view)),
        marks=dict(_marks(theatre, view)),
        badge=("scene-score", _standing(view.score)),
        headline=("scene-turn", {"turn": max(view.turn, 1), "turns": theatre.tracks.turns}),
        summary=(("scene-scored-now", {side: control_points(theatre, view, side) for side in SIDES}),),
    )


def _standing(score: int) -> Facts:
    """Who leads on the control point track, and by how much."""
    leader = JAPAN if score > 0 else RUSSIA if score < 0 else None
    return {"leader": leader, "lead": abs(score)}


# Ships


def _counters(theatre: Theatre, view: View) -> dict[str, Counter]:
    known = _painted.setdefault(theatre, {})
    counters = {}
    for number, (ship, seen) in enumerate(view.ships.items()):
        key = number, seen.place, seen.damaged, view.orders.get(ship, "")
        if key not in known:
            known[key] = _counter(theatre.ships[number], *key[1:])
        counters[f"ship-{ship}"] = known[key]
    return counters


def _counter(card: ShipCard, place: str, damaged: bool, order: str) -> Counter:
    speed, firepower = (card.damaged_speed, card.damaged_firepower) if damaged else (card.speed, card.firepower)
    return Counter(
        slot=slot_of(place, card),
        side=card.side,
        art=f"ship-{card.type.replace('_', '-')}",
        values={"speed": speed, "firepower": firepower, "hits": card.defence},
        damaged=damaged,
        ordered=slot_of(order, card) if order else "",
    )


def slot_of(place: str, card: ShipCard) -> str:
    """The slot of the board for a place of the view; ships still to come lie beside their turn."""
    port, in_port, part = place.partition(".")
    if in_port:
        return f"port-{port}/{part}"
    if place in ZONES:
        return f"zone-{place}/{card.side}"
    return f"turn-{card.entry_turn}/arrivals" if place == "off_map" and card.entry_turn > 1 else place


def _piles(view: View, counters: dict[str, Counter]) -> Iterator[tuple[str, Pile]]:
    for squadron in view.squadrons:
        yield f"zone-{squadron.zone}/{squadron.side}", _squadron(squadron)
    ashore: dict[str, list[str]] = {}
    for id, counter in counters.items():
        if counter.slot.startswith(("port-", "turn-")):
            ashore.setdefault(counter.slot, []).append(id)
    for slot, ids in ashore.items():
        firepower = sum(counters[id].values["firepower"] for id in ids)
        thing = slot.partition("/")[0]
        yield slot, Pile(counters[ids[0]].side, thing, tuple(ids), plate=((HULL, len(ids)), (GUN, firepower)))


def _squadron(squadron: SquadronSeen) -> Pile:
    """The top ship first; of a squadron in the fog only that one and the number are known."""
    known = squadron.ships or ((squadron.top,) if squadron.top else ())
    ranked = sorted(known, key=lambda ship: ship != squadron.top)
    plate = [(HULL, squadron.count)]
    if squadron.speed is not None and squadron.firepower is not None:
        plate += [(SPEED, squadron.speed), (GUN, squadron.firepower)]
    return Pile(
        squadron.side,
        f"zone-{squadron.zone}",
        tuple(f"ship-{ship}" for ship in ranked),
        backs=squadron.count - len(ranked),
        plate=tuple(plate),
    )


# Tracks


def _markers(theatre: Theatre, view: View) -> Iterator[tuple[str, Marker]]:
    yield "turn", Marker(f"turn-{max(view.turn, 1)}", "turn")
    yield "score", Marker(f"score-{view.score}", "score")
    yield "initiative", Marker("initiative", "i-initiative", view.initiative)
    if view.blockade:
        yield "blockade", Marker("blockade", "i-blockade", JAPAN)
    slots = [
        *((f"box-{box}", "") for box in view.boxes),
        *((f"landing-{zone}", "") for zone in view.landing),
        *((f"landing-{zone}", "ordered") for zone in view.embarking),
        *[("pool", "")] * (view.pool),
    ]
    for number, (slot, label) in enumerate(slots, 1):
        yield f"army-{number}", Marker(slot, "i-army", JAPAN, label)
    yield from _points(theatre)


@lru_cache(maxsize=64)
def _points(theatre: Theatre) -> tuple[tuple[str, Marker], ...]:
    """7.1  What each zone is worth: as one of the key zones, or to each side."""
    keys = "·".join(map(str, theatre.key_points[1:]))
    markers = [(zone, Marker(f"zone-{zone}/points", "i-key-zone", label=keys)) for zone in theatre.key_zones]
    for zone, points in theatre.single_points.items():
        markers.append((zone, Marker(f"zone-{zone}/points", "points", label=f"{points[JAPAN]} {points[RUSSIA]}")))
    return tuple((f"points-{zone}", marker) for zone, marker in markers)


def _marks(theatre: Theatre, view: View) -> Iterator[tuple[str, str]]:
    for turn in range(1, view.turn):
        yield f"turn-{turn}", "past"
    for box in view.boxes:
        yield f"box-{box}", "held"
    if HILL_203 in view.boxes:
        yield f"port-{PORT_ARTHUR}/shipyard", "lost"
    if PORT_ARTHUR_BOX in view.boxes:
        yield f"port-{PORT_ARTHUR}", "fallen"
    for zone in ZONES:
        sides = {squadron.side for squadron in view.squadrons if squadron.zone == zone}
        if len(sides) == len(SIDES):
            yield f"zone-{zone}", "contested"
        elif sides:
            yield f"zone-{zone}", f"held-{SideId(sides.pop())}"
    yield "links", str(theatre.switches["track_fork"])
    if view.battle:
        yield "battle", f"zone-{view.battle}"
