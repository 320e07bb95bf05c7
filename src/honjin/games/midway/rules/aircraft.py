"""3, 4, 6, 9  What lets aircraft take off, what becomes of them when their base is hit, and what a loss counts."""

from __future__ import annotations

from honjin.games.midway.events.air import AircraftLost
from honjin.games.midway.model import SideId
from honjin.games.midway.rules.sheets import MidwayMatch
from honjin.games.midway.state import MidwayState


def take_offs(state: MidwayState, side: SideId) -> int:
    """6  How many aircraft the runway still lets take off, for whoever controls it; it is no business of others."""
    return state.take_offs if state.control() == side else 0


def lose(match: MidwayMatch, squadron: int, number: int, cause: str, rule: str = "9") -> None:
    """9  Aircraft leave play: half a point each, however they are lost (Ruling 66)."""
    if number > 0:
        ocean = match.state.ocean
        side = ocean.side_of_squadron[squadron]
        match.emit(AircraftLost(side, ocean.squadron_ids[squadron], number, cause), rule=rule)


def lose_with_base(match: MidwayMatch, base: int, cause: str, *, ready_only: bool = False, rule: str = "4") -> None:
    """4  Aircraft aboard go with their base; a closed deck takes only those that stand on it."""
    state = match.state
    for squadron, home in enumerate(state.home):
        if home != base or not state.planes[squadron] or state.flown >> squadron & 1:
            continue
        if not ready_only or state.ready[squadron] == 0:
            lose(match, squadron, state.planes[squadron], cause, rule)
