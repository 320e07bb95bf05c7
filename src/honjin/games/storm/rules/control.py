"""Chapter 13: control of areas, looked at after every action."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.core.engine import Match
from honjin.games.storm.events import AreaTaken, KondratenkoFell
from honjin.games.storm.model import AREAS, JAPAN, RUSSIA
from honjin.games.storm.state import StormState


def settle_control(match: Match[StormState]) -> None:
    """13.2  An area changes hands where its controller has no unit left and the enemy has (Rulings 41, 67, 68)."""
    state = match.state
    japanese, russian = state.held[JAPAN], state.held[RUSSIA]
    # Areas with units of one side, and that not the one in control.
    changed = (japanese ^ russian) & (japanese ^ state.control) & state.siege.on_board
    if not changed:
        return
    for place in members(changed & japanese):
        match.emit(AreaTaken(JAPAN, AREAS[place]), rule="13.2")
        if state.kondratenko == place:
            match.emit(KondratenkoFell(AREAS[place]), rule="15.4")
    for place in members(changed & russian):
        match.emit(AreaTaken(RUSSIA, AREAS[place]), rule="13.2")
