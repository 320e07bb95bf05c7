"""What the game shows beyond its rules: a scene, odds of a row, warnings, and a player of simple habits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tests.patrol.orders import PLACES, Cover, OrderForm, Sail, Scout, SendOrders, near
from tests.patrol.sea import BASE, BOATS, OWNER, PLANES, SIDES, Sea, View

from honjin.core.decision import Decision, Option, Side
from honjin.core.form import Draft, Trail, usual_answer
from honjin.core.game import OddsTable
from honjin.core.scene import Counter, Note, Pile, Scene

KINDS = {"side": "side", "winner": "side", "boat": "boat", "plane": "plane", "target": "boat", "place": "area"}
KINDS |= {"way": "area", "look": "area"}


def scene_of(sea: Sea, view: View) -> Scene:
    """Boats where they are known to be, and own planes at their base."""
    lying = {**view.boats, **{boat: place for seen in view.seen.values() for boat, place in seen.items()}}
    lying |= {plane: BASE[side] for side in SIDES if view.viewer == side for plane in PLANES[side]}
    boats = {boat for side in SIDES for boat in BOATS[side]}
    counters = {
        f"{'boat' if unit in boats else 'plane'}-{unit}": Counter(
            f"area-{place}/{OWNER[unit]}", OWNER[unit], "ship-battleship", {"speed": 1, "firepower": 1}
        )
        for unit, place in lying.items()
    }
    piles: dict[str, Pile] = {}
    for slot in dict.fromkeys(counter.slot for counter in counters.values()):
        inside = tuple(id for id, counter in counters.items() if counter.slot == slot)
        piles[slot] = Pile(slot.split("/")[1], slot.split("/")[0], inside)
    return Scene(counters, piles, {}, {}, headline=("crumb-Turn", {"turn": view.turn}))


def things(sea: Sea) -> dict[str, tuple[str, ...]]:
    """All boats, planes and places."""
    boats = tuple(boat for side in SIDES for boat in BOATS[side])
    return {"boat": boats, "plane": tuple(plane for side in SIDES for plane in PLANES[side]), "area": PLACES}


def odds(sea: Sea, view: View, decision: Decision) -> tuple[OddsTable, ...]:
    """How many places a scout looks at: of the rows asked about."""
    scouts = [slip for option in decision.options for slip in getattr(option, "slips", ()) if isinstance(slip, Scout)]
    if not scouts:
        return ()
    rows = tuple((f"plane-{slip.plane}", float(len(set(slip.way)))) for slip in scouts)
    return (OddsTable("event-Sighted", {}, ("crumb-Turn", "crumb-War"), rows),)


def warnings(sea: Sea, view: View, decision: Decision, draft: Draft) -> Sequence[Note]:
    """Boats without cover are easily forgotten."""
    if decision.ask != "orders":
        return ()
    covered = {slip.boat for slip in draft.slips if isinstance(slip, Cover)}
    bare = [boat for boat in BOATS[decision.side] if boat not in covered]
    return [Note(why="why-no-cover", facts={"boat": boat}, touch=(f"boat-{boat}",)) for boat in bare]


class Habit:
    """Sails the first boat to the first place, sends the first plane one step out, and covers with the second."""

    def __init__(self, sea: Sea, side: Side) -> None:
        self.side = side

    def choose(self, decision: Decision, look: Callable[[], Any]) -> int | Option:
        form = decision.form
        if not isinstance(form, OrderForm):
            return usual_answer(decision)
        boat = next(iter(form.boats))
        to = near(form.boats[boat])[0]
        out = form.steps(Trail(form.base, 1, form.fog), (form.base,))[0]
        first, second, *_ = form.planes
        return SendOrders((Sail(boat, to), Scout(first, (form.base, out), out, "low"), Cover(second, boat)))
