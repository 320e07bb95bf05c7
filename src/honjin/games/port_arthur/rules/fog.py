"""Chapter 6, fog of war (optional): the enemy sees only the top ship of a squadron."""

from __future__ import annotations

from honjin.core.decision import Decision, Facts, Option, Refusal
from honjin.core.engine import Match
from honjin.core.procedure import Procedure, step
from honjin.games.port_arthur.events import TopShipShown
from honjin.games.port_arthur.model import ZONES, SideId, ZoneId
from honjin.games.port_arthur.options import ShowTop
from honjin.games.port_arthur.rules.squadron import refuse_stranger
from honjin.games.port_arthur.state import PortArthurState

PortArthurMatch = Match[PortArthurState]


class NameTopShips(Procedure):
    """The owner puts a ship on top of each squadron whose composition has changed (Ruling 78)."""

    side: SideId

    def crumb(self) -> tuple[str, Facts]:
        return "NameTopShips", {"side": self.side}

    @step("6.5")
    def name_top(self, match: PortArthurMatch) -> Decision | None:
        zone = next_uncovered(match.state, self.side)
        if zone is None:
            return None
        state = match.state
        options = state.theatre.show_top[zone].of(state.squadron(self.side, zone))
        return Decision(self.side, "top-ship", options, {"zone": zone})

    @name_top.answered
    def show(self, match: PortArthurMatch, option: ShowTop) -> None:
        match.emit(TopShipShown(self.side, option.zone, option.ship))
        self.repeat()

    @name_top.refused
    def why_not(self, match: PortArthurMatch, side: SideId, option: Option) -> Refusal | None:
        if not isinstance(option, ShowTop):
            return None
        zone = next_uncovered(match.state, self.side)
        if zone is not None and option.zone != zone:
            return Refusal("6.5", "other-squadron-first", {"zone": zone})
        return refuse_stranger(match.state, self.side, option.zone, option.ship, "6.5")


def next_uncovered(state: PortArthurState, side: SideId) -> ZoneId | None:
    """The next squadron of two or more ships that has no top ship; a lone ship needs none."""
    for zone in ZONES:
        if (side, zone) not in state.tops and state.squadron(side, zone).bit_count() > 1:
            return zone
    return None
