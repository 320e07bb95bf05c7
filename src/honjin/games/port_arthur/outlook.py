"""How the war stands: what the score, the fleets and the way to Mukden make of it."""

from __future__ import annotations

from honjin.core.outlook import Outlook
from honjin.games.port_arthur.model import JAPAN, MUKDEN, RUSSIA, SUNK
from honjin.games.port_arthur.rules.scoring import control_points, controlled_zones
from honjin.games.port_arthur.script.appraisal import way_to
from honjin.games.port_arthur.state import PortArthurState

FULL_TRACK = 5
HUNDRED = 100


def signs_of(state: PortArthurState) -> tuple[float, ...]:
    """Score, what a scoring would bring now, firepower afloat, initiative, and how pressing the way to Mukden is.

    Most counts the more, or the less, the fewer turns are left. Who has put to sea says whether a scoring now would
    tell anything: before a sortie it brings nothing, and while one fleet only is out, more than it will.
    """
    theatre = state.theatre
    turns = theatre.tracks.turns
    left = max(0, turns - state.turn)
    last = 1 / (1 + left)
    score = state.score / FULL_TRACK
    now = 0.0
    out = [float(bool(state.at_sea(side)) and not state.homeward) for side in (JAPAN, RUSSIA)]
    if any(out):
        points = [control_points(state, side, controlled_zones(state, side)) for side in (JAPAN, RUSSIA)]
        now = (points[0] - points[1]) / FULL_TRACK
    afloat = ~state.at[SUNK]
    guns = [state.firepower_of(theatre.fleet[side] & afloat) / HUNDRED for side in (JAPAN, RUSSIA)]
    need = len(way_to(theatre, state.boxes, MUKDEN))
    landings = len(theatre.landing_zones) * left + len(state.landing)
    return (
        score,
        score * last,
        now,
        now * last,
        *out,
        (guns[0] - guns[1]) * left / turns,
        1.0 if state.initiative == JAPAN else -1.0,
        float(need == 0),
        min(2.0, need / (landings + 1)),
        float(need > landings),
    )


OUTLOOK = Outlook(signs_of, (0.228, -0.199, 5.182, 1.575, -0.333, -1.986, 1.74, 5.77, 0.133, -0.289, 4.776, -2.368))
