"""7  Bombardment of Midway by ships that fight no other."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.core.decision import Decision, Refusal
from honjin.core.form import Draft, Slip
from honjin.core.procedure import Procedure, step
from honjin.games.midway.model import MW, SIDES, SideId
from honjin.games.midway.ocean import names_of_ships
from honjin.games.midway.options import Bombard, SendOrders
from honjin.games.midway.rules.damage import MidwayHits
from honjin.games.midway.rules.sheets import Answers, MarkSheet, MidwayMatch, Names, ask_both, open_sheets
from honjin.games.midway.rules.streams import unseen
from honjin.games.midway.state import MidwayState


class BombardmentSheet(MarkSheet, frozen=True):
    """7  Battleships and cruisers at Midway fire or not."""

    busy: Names = ()
    """Those that have fought ships this turn."""

    kind = Bombard
    rule = "7"
    code = "bom-ship"

    def refuse(self, draft: Draft, slip: Slip) -> Refusal | None:
        if isinstance(slip, Bombard) and slip.ship in self.busy:
            return Refusal("7", "bom-busy", {"unit": slip.ship})
        return super().refuse(draft, slip)


class Bombardment(Procedure):
    """0  Bombardment of Midway."""

    @step("7")
    def order(self, match: MidwayMatch) -> tuple[Decision, ...]:
        state = match.state
        return ask_both("bombardment", lambda side: bombardment_sheet(state, side), state.ocean.forces_of)

    @order.answered
    def fire(self, match: MidwayMatch, answers: Answers) -> None:
        """7  Both sides at once, the ships in the order of the sheet."""
        open_sheets(match, "bombardment")
        salvoes = [bombard(match, side, answers[side]) for side in SIDES if answers[side].slips]
        for hits in salvoes:
            hits.apply(parts_seen=False)


def bombard(match: MidwayMatch, side: SideId, orders: SendOrders) -> MidwayHits:
    """7  A roll to hit for each ship; the umpire finds by lot whether it is the troops or the runway."""
    ocean = match.state.ocean
    hits = MidwayHits(match, side, "bombardment")
    _, troops, _ = ocean.zones[MW]
    fire = {slip.ship for slip in orders.slips if isinstance(slip, Bombard)}
    for number, ship in enumerate(ocean.ship_ids):
        if ship in fire and match.roll("bombardment", 100, stream=unseen(side)) <= ocean.chance[ocean.line[number]][MW]:
            part = match.roll("part", 100, stream=unseen(side))
            (hits.hit_troops if part <= troops else hits.hit_runway)(ship)
    return hits


def bombardment_sheet(state: MidwayState, side: SideId) -> BombardmentSheet:
    """7  The ships of a side at Midway that may fire at it (Ruling 55); in the storm nobody does (Ruling 7)."""
    ocean = state.ocean
    own = state.afloat(side)
    if not state.is_target(side) or state.stormy >> ocean.midway & 1:
        return BombardmentSheet((), own)
    there = state.in_hex(ocean.midway) & ocean.surface[side] & ocean.gunships
    armed = sum(1 << ship for ship in members(there) if state.is_armed(ship))
    return BombardmentSheet(
        names_of_ships(ocean, armed & ~state.engaged), own, names_of_ships(ocean, there & state.engaged)
    )
