"""What answers lead to for which no die is thrown: the initiative, the blockade, landings, a pass, the way home."""

from __future__ import annotations

from collections.abc import Mapping

from honjin.core.decision import Decision, Facts, Option
from honjin.core.scene import Note
from honjin.games.port_arthur import options as opt
from honjin.games.port_arthur.chart import control_points
from honjin.games.port_arthur.model import (
    HILL_203,
    JAPAN,
    MUKDEN,
    PORT_ARTHUR,
    PORT_ARTHUR_BOX,
    RUSSIA,
    SIDES,
    SIPING,
    BoxId,
    PortId,
    SideId,
    ZoneId,
    enemy_of,
)
from honjin.games.port_arthur.theatre import Theatre
from honjin.games.port_arthur.view import View

BOXES: Mapping[BoxId, str] = {HILL_203: "yard", PORT_ARTHUR_BOX: "port", SIPING: "siping", MUKDEN: "mukden"}
"""What a box of the Manchuria track does when an army lands in it, by the note that says so."""


def consequence(theatre: Theatre, view: View, decision: Decision, option: Option) -> Note | None:
    """What this answer leads to; nothing where it says so itself."""
    side = SideId(decision.side)
    match option:
        case opt.UseInitiative():
            return Note(why=f"note-spend-{decision.ask}", facts={"to": enemy_of(side)})
        case opt.KeepInitiative():
            scored = scored_now(theatre, view) if decision.ask == "tie" else {"to": enemy_of(side)}
            return Note(why=f"note-keep-{decision.ask}", facts=scored)
        case opt.Pass():
            return Note(why="note-pass", facts=scored_now(theatre, view))
        case opt.SetBlockade():
            score = max(theatre.tracks.cp_min, view.score - 1)
            return Note(why="note-blockade", facts=standing(score))
        case opt.NoBlockade():
            return Note(why="note-no-blockade", facts={**standing(view.score), "stood": view.blockade})
        case opt.Embark(zone=zone):
            return Note(why="note-embark", facts={"zone": zone, "enemy": ships_in(view, RUSSIA, zone)})
        case opt.Land(box=box):
            return landing(theatre, view, box)
        case opt.ReturnTo(port=port) | opt.ReturnAll(port=port):
            return haven(theatre, view, port)
    return None


def scored_now(theatre: Theatre, view: View) -> Facts:
    """7.1  The points of either side if operations ended as things are."""
    return {side: control_points(theatre, view, side) for side in SIDES}


def standing(score: int) -> Facts:
    """Who leads on the track, and by how much."""
    return {"leader": JAPAN if score > 0 else RUSSIA if score < 0 else None, "lead": abs(score)}


def ships_in(view: View, side: SideId, zone: ZoneId) -> int:
    """How many ships of a side are in a zone."""
    return sum([one.count for one in view.squadrons if one.side == side and one.zone == zone])


def landing(theatre: Theatre, view: View, box: BoxId) -> Note:
    """7.4 to 7.8  What a box does at once, and which it opens."""
    opens = tuple(one for one, parent in theatre.box_parent.items() if parent == box)
    lost = sum([seen.place in (f"{PORT_ARTHUR}.roadstead", f"{PORT_ARTHUR}.shipyard") for seen in view.ships.values()])
    return Note(why="note-land", facts={"does": BOXES.get(box, "nothing"), "ships": lost, "opens": opens})


def haven(theatre: Theatre, view: View, port: PortId) -> Note:
    """8.3  In a port with no yard intact ships are damaged for lack of maintenance."""
    kept = theatre.has_yard[port] and not (port == PORT_ARTHUR and HILL_203 in view.boxes)
    return Note(why="note-haven", facts={"kept": kept})
