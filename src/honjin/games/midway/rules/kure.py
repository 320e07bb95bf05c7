"""8.1.1  The base at Kure: as long as Chitose stays there."""

from __future__ import annotations

from honjin.games.midway.events.ships import BaseGivenUp, BaseOpened
from honjin.games.midway.model import JAPAN
from honjin.games.midway.ocean import AT_KURE
from honjin.games.midway.rules.aircraft import lose_with_base
from honjin.games.midway.rules.sheets import MidwayMatch
from honjin.games.midway.state import MidwayState


def tend_kure(match: MidwayMatch) -> None:
    """What Chitose has left is lost; if it has stayed, a base announced three turns ago works from now on."""
    state = match.state
    if state.kure and not chitose_stays(state):
        give_up_kure(match, worked=state.kure < state.turn)
    elif state.kure and state.kure == state.turn:
        for squadron in state.ocean.for_kure:
            match.emit(BaseOpened(JAPAN, state.ocean.squadron_ids[squadron]), rule="8.1.1")


def chitose_stays(state: MidwayState) -> bool:
    """Chitose is afloat, and at Kure."""
    chitose = state.ocean.chitose
    return chitose >= 0 and not state.sunk >> chitose & 1 and state.at[chitose] == state.ocean.kure


def give_up_kure(match: MidwayMatch, *, worked: bool) -> None:
    """A base that worked is gone for ever with every aircraft in it; other work can be begun anew (Ruling 44)."""
    match.emit(BaseGivenUp(JAPAN, worked), rule="8.1.1")
    if worked:
        lose_with_base(match, AT_KURE, "base-lost", rule="8.1.1")
