"""What the board shows of a view: ships in their slots, squadrons as piles, markers on the tracks."""

from __future__ import annotations

from functools import lru_cache

from honjin.core.decision import Facts
from honjin.core.memory import remembered
from honjin.core.scene import Counter, Forecast, Marker, Pile, Scene
from honjin.games.port_arthur.chart import control_points, points_of, squadrons, values_of
from honjin.games.port_arthur.model import (
    HILL_203,
    JAPAN,
    PORT_ARTHUR,
    PORT_ARTHUR_BOX,
    RUSSIA,
    SIDES,
    ZONES,
    BoxId,
    ShipId,
    SideId,
    ZoneId,
)
from honjin.games.port_arthur.pack import ShipCard
from honjin.games.port_arthur.theatre import Theatre
from honjin.games.port_arthur.view import ShipSeen, SquadronSeen, View

HULL, SPEED, GUN = "i-hull", "i-speed", "i-gun"

MOST_SUMMARIES = 4096
_summaries: dict[tuple[Theatre, tuple[SquadronSeen, ...]], tuple[tuple[str, Facts], ...]] = {}

# A server makes a scene for every viewer after every answer: what has not moved is the same object as before.


def scene_of(theatre: Theatre, view: View) -> Scene:
    """The board as this viewer sees it."""
    ships = tuple(view.ships.values())
    fleet = _fleet(theatre, ships)
    return Scene(
        counters=_with_orders(theatre, view, fleet) if view.orders else fleet,
        piles=_piles(theatre, view.squadrons, ships),
        markers=_markers(
            theatre,
            view.turn,
            view.score,
            view.initiative,
            view.blockade,
            view.boxes,
            view.landing,
            view.embarking,
            view.pool,
        ),
        marks=_marks(theatre, view.turn, view.boxes, view.squadrons, view.battle),
        badge=("scene-score", _standing(view.score)),
        headline=("scene-turn", {"turn": max(view.turn, 1), "turns": theatre.tracks.turns}),
        summary=_summary(theatre, view),
        planned=_planned(theatre, view) if view.orders else {},
    )


def _summary(theatre: Theatre, view: View) -> tuple[tuple[str, Facts], ...]:
    """What would be scored now; it hangs on the squadrons alone."""
    known = _summaries.get((theatre, view.squadrons))
    if known is None:
        if len(_summaries) >= MOST_SUMMARIES:
            _summaries.clear()
        known = (("scene-scored-now", {side: control_points(theatre, view, side) for side in SIDES}),)
        _summaries[theatre, view.squadrons] = known
    return known


def _standing(score: int) -> Facts:
    """Who leads on the control point track, and by how much."""
    leader = JAPAN if score > 0 else RUSSIA if score < 0 else None
    return {"leader": leader, "lead": abs(score)}


def _planned(theatre: Theatre, view: View) -> dict[str, Forecast]:
    """5.1  The squadrons that the orders make, with the ships that are there already; what each zone adds by itself."""
    found: dict[str, Forecast] = {}
    sailing: dict[ZoneId, list[ShipId]] = {}
    for ship, place in view.orders.items():
        if place in ZONES:
            sailing.setdefault(ZoneId(place), []).append(ship)
    for zone, ships in sailing.items():
        side = theatre.side_of(ships[0])
        there = [ship for squadron in squadrons(view, zone) if squadron.side == side for ship in squadron.ships or ()]
        values = values_of(theatre, view, [*there, *ships])
        plate = ((HULL, len(there) + len(ships)), (SPEED, values["speed"]), (GUN, values["firepower"]))
        is_alone = all(squadron.side == side for squadron in squadrons(view, zone))
        facts = {"points": _worth(theatre, view, side, {*sailing}, zone)}
        says = "plan-scores" if is_alone else "plan-contests"
        found[f"zone-{zone}/{side}"] = Forecast(plate, says, facts)
    return found


def _worth(theatre: Theatre, view: View, side: SideId, sailing: set[ZoneId], zone: ZoneId) -> int:
    """7.1  What the side would score less if it did not sail to this zone."""
    taken = [other for other in sailing if all(squadron.side == side for squadron in squadrons(view, other))]
    held = {squadron.zone for squadron in view.squadrons if squadron.side == side and _is_alone(view, squadron)}
    with_it, without = {*held, *taken}, {*held, *taken} - ({zone} - held)
    return points_of(theatre, side, with_it) - points_of(theatre, side, without)


def _is_alone(view: View, squadron: SquadronSeen) -> bool:
    return all(other.side == squadron.side for other in squadrons(view, squadron.zone))


# Ships


@remembered(512)
def _fleet(theatre: Theatre, ships: tuple[ShipSeen, ...]) -> dict[str, Counter]:
    return {
        f"ship-{theatre.ids[number]}": _counter(theatre, number, seen.place, seen.damaged, "")
        for number, seen in enumerate(ships)
    }


def _with_orders(theatre: Theatre, view: View, fleet: dict[str, Counter]) -> dict[str, Counter]:
    counters = fleet.copy()
    for ship, order in view.orders.items():
        seen = view.ships[ship]
        counters[f"ship-{ship}"] = _counter(theatre, theatre.number[ship], seen.place, seen.damaged, order)
    return counters


@remembered(4096)
def _counter(theatre: Theatre, number: int, place: str, damaged: bool, order: str) -> Counter:
    card = theatre.ships[number]
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


@remembered(512)
def _piles(theatre: Theatre, squadrons: tuple[SquadronSeen, ...], ships: tuple[ShipSeen, ...]) -> dict[str, Pile]:
    piles = {f"zone-{squadron.zone}/{squadron.side}": _squadron(squadron) for squadron in squadrons}
    counters = _fleet(theatre, ships)
    ashore: dict[str, list[str]] = {}
    for id, counter in counters.items():
        if counter.slot.startswith(("port-", "turn-")):
            ashore.setdefault(counter.slot, []).append(id)
    for slot, ids in ashore.items():
        firepower = sum(counters[id].values["firepower"] for id in ids)
        thing = slot.partition("/")[0]
        piles[slot] = Pile(counters[ids[0]].side, thing, tuple(ids), plate=((HULL, len(ids)), (GUN, firepower)))
    return piles


@lru_cache(maxsize=4096)
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


@remembered(1024)
def _markers(
    theatre: Theatre,
    turn: int,
    score: int,
    initiative: SideId,
    blockade: bool,
    boxes: tuple[BoxId, ...],
    landing: tuple[ZoneId, ...],
    embarking: tuple[ZoneId, ...],
    pool: int,
) -> dict[str, Marker]:
    markers = {
        "turn": Marker(f"turn-{max(turn, 1)}", "turn"),
        "score": Marker(f"score-{score}", "score"),
        "initiative": Marker("initiative", "i-initiative", initiative),
    }
    if blockade:
        markers["blockade"] = Marker("blockade", "i-blockade", JAPAN)
    slots = [
        *((f"box-{box}", "") for box in boxes),
        *((f"landing-{zone}", "") for zone in landing),
        *((f"landing-{zone}", "ordered") for zone in embarking),
        *[("pool", "")] * pool,
    ]
    for number, (slot, label) in enumerate(slots, 1):
        markers[f"army-{number}"] = Marker(slot, "i-army", JAPAN, label)
    return markers | _points(theatre)


@remembered(1)
def _points(theatre: Theatre) -> dict[str, Marker]:
    """7.1  What each zone is worth: as one of the key zones, or to each side."""
    keys = "·".join(map(str, theatre.key_points[1:]))
    markers = [(zone, Marker(f"zone-{zone}/points", "i-key-zone", label=keys)) for zone in theatre.key_zones]
    for zone, points in theatre.single_points.items():
        markers.append((zone, Marker(f"zone-{zone}/points", "points", label=f"{points[JAPAN]} {points[RUSSIA]}")))
    return {f"points-{zone}": marker for zone, marker in markers}


@remembered(1024)
def _marks(
    theatre: Theatre,
    turn: int,
    boxes: tuple[BoxId, ...],
    squadrons: tuple[SquadronSeen, ...],
    battle: ZoneId | None,
) -> dict[str, str]:
    marks = {f"turn-{past}": "past" for past in range(1, turn)}
    marks |= {f"box-{box}": "held" for box in boxes}
    if HILL_203 in boxes:
        marks[f"port-{PORT_ARTHUR}/shipyard"] = "lost"
    if PORT_ARTHUR_BOX in boxes:
        marks[f"port-{PORT_ARTHUR}"] = "fallen"
    for zone in ZONES:
        sides = {squadron.side for squadron in squadrons if squadron.zone == zone}
        if len(sides) == len(SIDES):
            marks[f"zone-{zone}"] = "contested"
        elif sides:
            marks[f"zone-{zone}"] = f"held-{sides.pop()}"
    marks["links"] = str(theatre.switches["track_fork"])
    if battle:
        marks["battle"] = f"zone-{battle}"
    return marks
