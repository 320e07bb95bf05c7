"""A state that agrees with a view: under fog of war the ships that nobody has shown are dealt over their squadrons.

Orders that the enemy may be writing are left out: what has not been told has not been given yet.
"""

from __future__ import annotations

from random import Random

from honjin.games.port_arthur.model import SIDES, ZONE_PLACE, SideId
from honjin.games.port_arthur.state import PLACE_NAMES, PortArthurState
from honjin.games.port_arthur.theatre import Theatre
from honjin.games.port_arthur.view import SOMEWHERE_AT_SEA, View

_PLACE = {name: place for place, name in enumerate(PLACE_NAMES)}


def imagine(theatre: Theatre, view: View, random: Random) -> PortArthurState:
    """Where every ship could be."""
    state = PortArthurState(theatre)
    state.turn, state.score, state.initiative = view.turn, view.score, view.initiative
    state.blockade, state.boxes, state.landing = view.blockade, view.boxes, view.landing
    state.battle, state.homeward, state.result = view.battle, view.homeward, view.result
    state.embarking = view.embarking
    state.orders = {theatre.number[ship]: _PLACE[place] for ship, place in view.orders.items()}
    state.ordered = theatre.set_of(view.orders)
    hidden = put_those_seen(state, view)
    for ships in hidden.values():
        random.shuffle(ships)
    for squadron in view.squadrons:
        if squadron.top is not None and squadron.count > 1:
            state.tops[squadron.side, squadron.zone] = squadron.top
        if squadron.ships is None:
            for _ in range(squadron.count - (squadron.top is not None)):
                state.at[ZONE_PLACE[squadron.zone]] |= 1 << hidden[squadron.side].pop()
    return state


def put_those_seen(state: PortArthurState, view: View) -> dict[SideId, list[int]]:
    """Put the ships where the view shows them; the others, by side, are somewhere at sea."""
    theatre = state.theatre
    hidden: dict[SideId, list[int]] = {side: [] for side in SIDES}
    for number, (ship, seen) in enumerate(view.ships.items()):
        if seen.damaged:
            state.damaged |= 1 << number
        if seen.place == SOMEWHERE_AT_SEA:
            hidden[theatre.side_of(ship)].append(number)
        else:
            state.at[_PLACE[seen.place]] |= 1 << number
    return hidden
