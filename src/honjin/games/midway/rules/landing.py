"""0  Landing on Midway: transports put their troops ashore."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.core.decision import Decision
from honjin.core.form import Slips
from honjin.core.procedure import Procedure, step
from honjin.games.midway.events.ground import LandingSeen, TroopsLanded
from honjin.games.midway.model import JAPAN, US, SideId
from honjin.games.midway.options import Land
from honjin.games.midway.rules.sheets import Answers, MarkSheet, MidwayMatch, ask_both, open_sheets
from honjin.games.midway.state import MidwayState


class LandingSheet(MarkSheet, frozen=True):
    """0  Loaded transports at Midway land all their troops, or none."""

    lands: bool = False
    """Troops are ashore already: those who send nothing land the others too."""

    kind = Land
    rule = "0"
    code = "lan-ship"

    def usual(self) -> Slips:
        return tuple(Land(ship) for ship in self.units) if self.lands else ()


class Landing(Procedure):
    """0  Landing on Midway."""

    @step("0")
    def order(self, match: MidwayMatch) -> tuple[Decision, ...]:
        state = match.state
        return ask_both("landing", lambda side: landing_sheet(state, side), state.ocean.forces_of)

    @order.answered
    def land(self, match: MidwayMatch, answers: Answers) -> None:
        """By day or night, whatever was fired at them (Ruling 58); the US see who came, not from where."""
        open_sheets(match, "landing")
        state = match.state
        ocean = state.ocean
        ships = {ocean.ship[slip.ship] for slip in answers[JAPAN].slips if isinstance(slip, Land)}
        landed = tuple(id for id, ship in zip(ocean.battalion_ids, state.aboard, strict=True) if ship in ships)
        if landed:
            match.emit(TroopsLanded(JAPAN, landed))
            match.emit(LandingSeen(US, landed))


def landing_sheet(state: MidwayState, side: SideId) -> LandingSheet:
    """0  The transports of Japan at Midway with troops aboard. The US have nobody to land."""
    ocean = state.ocean
    own = state.afloat(side)
    if side == US:
        return LandingSheet((), own)
    loaded = {ship for ship in state.aboard if ship >= 0}
    there = state.in_hex(ocean.midway)
    units = tuple(ocean.ship_ids[ship] for ship in members(there) if ship in loaded)
    return LandingSheet(units, own, lands=bool(state.ashore(JAPAN)))
