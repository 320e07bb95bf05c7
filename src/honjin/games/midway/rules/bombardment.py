"""7  Bombardment of Midway by ships that fight no other."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.core.decision import Decision
from honjin.core.procedure import Procedure, step
from honjin.games.midway.model import MW, SIDES, SideId, enemy_of
from honjin.games.midway.options import Bombard
from honjin.games.midway.rules.damage import MidwayHits
from honjin.games.midway.rules.sheets import Answers, MarkSheet, MidwayMatch, ask_both, open_sheets
from honjin.games.midway.state import MidwayState


class BombardmentSheet(MarkSheet, frozen=True):
    """7  Battleships and cruisers at Midway fire or not."""

    kind = Bombard
    rule = "7"


class Bombardment(Procedure):
    """0  Bombardment of Midway."""

    @step("7")
    def order(self, match: MidwayMatch) -> tuple[Decision, ...]:
        state = match.state
        return ask_both("bombardment", lambda side: bombardment_sheet(state, side))

    @order.answered
    def fire(self, match: MidwayMatch, answers: Answers) -> None:
        """7  The umpire finds by lot whether runway or troops are hit."""
        open_sheets(match, "bombardment")
        state = match.state
        ocean = state.ocean
        for side in SIDES:
            ships = [slip.ship for slip in answers[side].slips if isinstance(slip, Bombard)]
            if not ships:
                continue
            enemy = enemy_of(side)
            hits = MidwayHits(match, side, "bombardment")
            critical, troops, _ = ocean.zones[MW]
            for ship in ships:
                chance = ocean.chance[ocean.line[ocean.ship[ship]]][MW]
                if match.roll("bombardment", 100, stream=enemy) <= chance:
                    part = match.roll("part", 100, stream=enemy)
                    (hits.hit_troops if part <= critical + troops else hits.hit_runway)()
            hits.apply(parts_seen=False)


def bombardment_sheet(state: MidwayState, side: SideId) -> BombardmentSheet:
    """7  The ships of a side at Midway, and what keeps some of them from firing at it (Ruling 55)."""
    ocean = state.ocean
    there = state.in_hex(ocean.midway) & ocean.surface[side] if state.is_target(side) else 0
    able = there & ocean.gunships & ~state.engaged
    able &= sum(1 << ship for ship in members(able) if state.is_armed(ship))
    barred = {
        ocean.ship_ids[ship]: "bom-busy" if (state.engaged & ocean.gunships) >> ship & 1 else "bom-ship"
        for ship in members(there & ~able)
    }
    return BombardmentSheet(tuple(ocean.ship_ids[ship] for ship in members(able)), barred)
