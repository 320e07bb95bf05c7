"""Between the battles: armies, the blockade, the way home, the raid, and what the enemy gets to see."""

from __future__ import annotations

from honjin.games.port_arthur.model import (
    DIEGO_SUAREZ,
    MUKDEN,
    PORT_ARTHUR,
    PORT_ARTHUR_BOX,
    SIPING,
    BoxId,
    PortId,
)
from honjin.games.port_arthur.script.appraisal import way_to
from honjin.games.port_arthur.script.reading import Reading
from honjin.games.port_arthur.theatre import Theatre
from honjin.games.port_arthur.view import View

SLACK = 3
"""Landings that may fail before Mukden is in danger."""


def goals(theatre: Theatre, view: View) -> tuple[BoxId, ...]:
    """Where the armies are to come, in this order: to Port Arthur first, if Mukden can wait."""
    mukden = way_to(theatre, view.boxes, MUKDEN)
    both = dict.fromkeys([*way_to(theatre, view.boxes, PORT_ARTHUR_BOX), *mukden])
    armies = view.pool + len(view.landing)
    chances = len(theatre.landing_zones) * (theatre.tracks.turns - view.turn)
    in_time = len(both) <= armies and len(mukden) + SLACK <= chances
    return (PORT_ARTHUR_BOX, MUKDEN, SIPING) if in_time else (MUKDEN, PORT_ARTHUR_BOX, SIPING)


def boxes_wanted(theatre: Theatre, view: View) -> list[BoxId]:
    """The boxes in the order Japan wants them."""
    wanted = [box for goal in goals(theatre, view) for box in way_to(theatre, view.boxes, goal)]
    return [*dict.fromkeys(wanted), *theatre.boxes]


def wants_blockade(theatre: Theatre, view: View) -> bool:
    """Only when the point it costs will be made good by the end of the track, and the port does not fall anyway."""
    if view.turn >= theatre.tracks.turns or view.score < theatre.tracks.cp_max:
        return False
    return len(view.landing) < len(way_to(theatre, view.boxes, PORT_ARTHUR_BOX))


def haven(reading: Reading) -> PortId:
    """Home to the yard as long as there is one; a port without one may fall next."""
    return PORT_ARTHUR if reading.has_yard(PORT_ARTHUR) else DIEGO_SUAREZ
