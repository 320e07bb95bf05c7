"""What the board shows of a view: units in their areas and boxes, control, markers on the map and on the track."""

from __future__ import annotations

from functools import lru_cache
from operator import getitem

from honjin.core.bits import members
from honjin.core.decision import Facts
from honjin.core.memory import remembered
from honjin.core.scene import Counter, Marker, Pile, Scene
from honjin.games.storm.counters import ORDER, art_of, lettering_of, values_of
from honjin.games.storm.model import (
    AREAS,
    JAPAN,
    PLACE_NAMES,
    PLACE_OF,
    PLACES,
    RUSSIA,
    AreaId,
    AreaSet,
    UnitId,
    UnitSet,
    names_of,
)
from honjin.games.storm.pack import UnitCard
from honjin.games.storm.siege import FAR, Siege
from honjin.games.storm.view import UnitSeen, View, position_of

# A server makes a scene for every viewer after every answer: what has not moved is the same object as before.


def scene_of(siege: Siege, view: View) -> Scene:
    """The board as everybody sees it."""
    state = position_of(siege, view)
    piles = _piles(siege, tuple(state.at), state.rear)
    japanese, contested = view.japanese, _contested(state.held[JAPAN] & state.held[RUSSIA])
    badge, *summary = _standing(siege, japanese, contested)
    return Scene(
        counters=_counters(siege, tuple(view.units), tuple(view.units.values())),
        piles=piles,
        markers=_markers(siege, view.turn, view.spotted[JAPAN], view.spotted[RUSSIA], view.kondratenko),
        marks=_marks(view.turn, japanese, contested),
        badge=badge,
        headline=("scene-turn", {"turn": max(view.turn, 1), "turns": siege.turns}),
        summary=(*summary, _boxes(piles)),
    )


# Units


@remembered(128)
def _counters(siege: Siege, ids: tuple[UnitId, ...], seen: tuple[UnitSeen, ...]) -> dict[str, Counter]:
    """All counters by the things they are."""
    return dict(zip(_things(ids), map(getitem, _stock(siege, ids), seen), strict=True))


@lru_cache(maxsize=32)
def _things(ids: tuple[UnitId, ...]) -> tuple[str, ...]:
    return tuple(f"unit-{id}" for id in ids)


class Looks(dict[UnitSeen, Counter]):
    """The counter of a unit in all the ways it can be seen. Made when first seen."""

    def __init__(self, card: UnitCard) -> None:
        self._card = card

    def __missing__(self, seen: UnitSeen) -> Counter:
        card = self._card
        counter = self[seen] = Counter(
            slot=slot_of(seen.place, card),
            side=card.side,
            art=art_of(card),
            values=values_of(card),
            spent=seen.inactive,
            lettering=lettering_of(card),
        )
        return counter


@remembered(32)
def _stock(siege: Siege, ids: tuple[UnitId, ...]) -> tuple[Looks, ...]:
    looks = _every_look(siege)
    return tuple(looks[id] for id in ids)


@remembered(1)
def _every_look(siege: Siege) -> dict[UnitId, Looks]:
    return {UnitId(card.id): Looks(card) for card in siege.units}


@remembered(128)
def _piles(siege: Siege, at: tuple[UnitSet, ...], rear: UnitSet) -> dict[str, Pile]:
    """The piles of all places, by their slots."""
    piles: dict[str, Pile] = {}
    for place, units in enumerate(at):
        if units:
            piles |= _lying(siege, place, units, units & rear)
    return piles


@remembered(4096)
def _lying(siege: Siege, place: int, units: UnitSet, rear: UnitSet) -> dict[str, Pile]:
    """The piles of one place: arm by arm those who can act, then those who have acted, by their numbers."""
    arms, slots, things = _arms(siege), _slots(siege, place), _things(siege.ids)
    lying: dict[str, list[int]] = {}
    for number in sorted(members(units), key=lambda number: (arms[number], rear >> number & 1)):
        lying.setdefault(slots[number], []).append(number)
    return {
        slot: Pile(siege.side_of(there[0]), slot.partition("/")[0], tuple([things[number] for number in there]))
        for slot, there in lying.items()
    }


@remembered(1)
def _arms(siege: Siege) -> tuple[int, ...]:
    return tuple(ORDER.index(card.kind) for card in siege.units)


@remembered(PLACES)
def _slots(siege: Siege, place: int) -> tuple[str, ...]:
    """Where each unit would lie in a place."""
    return tuple(slot_of(PLACE_NAMES[place], card) for card in siege.units)


@lru_cache(maxsize=1024)
def _contested(areas: AreaSet) -> frozenset[AreaId]:
    return frozenset(names_of(members(areas)))


def slot_of(place: str, card: UnitCard) -> str:
    """The slot of the board for a place of the view; reinforcements lie beside their turn."""
    if place in PLACE_OF:
        return f"area-{place}/{card.side}"
    if place != "waiting":
        return f"box-{place}"
    entering, _, turn = card.enters.partition(" ")
    return f"turn-{turn}/arrivals" if entering == "turn" else f"muster/{card.side}"


# Map and track


@remembered(1024)
def _markers(
    siege: Siege,
    turn: int,
    spotted_japan: tuple[AreaId, ...],
    spotted_russia: tuple[AreaId, ...],
    kondratenko: AreaId | int,
) -> dict[str, Marker]:
    markers = {"turn": Marker(f"turn-{max(turn, 1)}", "turn")}
    for side, areas in ((JAPAN, spotted_japan), (RUSSIA, spotted_russia)):
        for area in areas:
            markers[f"spotted-{side}-{area}"] = Marker(f"area-{area}/spotted", "storm-spotted", side)
    if isinstance(kondratenko, str):
        markers["kondratenko"] = Marker(f"area-{kondratenko}/general", "storm-general", RUSSIA)
    return markers | _printed(siege)


@remembered(1)
def _printed(siege: Siege) -> dict[str, Marker]:
    """What never changes: the level of every area, and who comes back in each turn (12.2)."""
    markers = {}
    for place, area in enumerate(AREAS):
        if siege.on_board >> place & 1:
            art = "storm-high-point" if siege.high_points >> place & 1 else "storm-level"
            markers[f"level-{area}"] = Marker(f"area-{area}/level", art, label=str(siege.level[place]))
    for turn in range(1, siege.turns + 1):
        supplements = siege.supplements[turn]
        label = f"+{supplements}" if supplements else "–"
        markers[f"supplements-{turn}"] = Marker(f"turn-{turn}/japan", "storm-supplements", JAPAN, label)
        markers[f"half-{turn}"] = Marker(f"turn-{turn}/russia", "storm-supplements", RUSSIA, "½")
    return markers


@lru_cache(maxsize=1024)
def _marks(turn: int, japanese: tuple[AreaId, ...], contested: frozenset[AreaId]) -> dict[str, str]:
    """13  Who controls each area, and where both sides stand."""
    marks = {f"turn-{past}": "past" for past in range(1, turn)}
    for area in AREAS:
        holder = JAPAN if area in japanese else RUSSIA
        marks[f"area-{area}"] = f"held-{holder} contested" if area in contested else f"held-{holder}"
    return marks


# What is worked out


@remembered(1024)
def _standing(
    siege: Siege, japanese: tuple[AreaId, ...], contested: frozenset[AreaId]
) -> tuple[tuple[str, Facts], ...]:
    """14.1  The badge, then the lines: high points that Japan holds, those fought over, and the nearest of the rest."""
    points = [area for place, area in enumerate(AREAS) if siege.high_points >> place & 1]
    held = tuple(area for area in points if area in japanese)
    fought = tuple(area for area in points if area in contested and area not in held)
    away = {
        area: min((siege.distance[PLACE_OF[near]][PLACE_OF[area]] for near in japanese), default=FAR)
        for area in points
        if area not in held and area not in fought
    }
    lines: list[tuple[str, Facts]] = [
        ("scene-held", {"held": len(held), "all": len(points), "areas": held}),
    ]
    if fought:
        lines.append(("scene-fought-over", {"areas": fought}))
    if away:
        steps = min(away.values())
        nearest = tuple(area for area, distance in away.items() if distance == steps)
        lines.append(("scene-nearest", {"areas": nearest, "steps": steps}))
    badge = ("scene-badge", {"held": len(held), "all": len(points), "areas": held or fought})
    return badge, *lines


def _boxes(piles: dict[str, Pile]) -> tuple[str, Facts]:
    """12.2  How many units wait in the reorganization boxes and how many are lost."""
    boxes = {"japan": "box-reorganization_japan", "russia": "box-reorganization_russia", "lost": "box-destroyed"}
    return "scene-boxes", {name: len(piles[box].counters) if box in piles else 0 for name, box in boxes.items()}
