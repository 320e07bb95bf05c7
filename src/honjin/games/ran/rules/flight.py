"""11.8  Contingents that have had enough."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.core.modifier import Modifier, total
from honjin.core.procedure import Procedure, step
from honjin.games.ran.events.deaths import ContingentFled, FlightRolled
from honjin.games.ran.model import LOST, ROUTED, enemy_of
from honjin.games.ran.rules import bushos
from honjin.games.ran.rules.dice import RanMatch, roll_d10
from honjin.games.ran.state import RanState


def lost_units(state: RanState, contingent: int) -> int:
    """11.82  Units of a contingent that are Disordered, routed or eliminated."""
    gone = [unit for unit in members(state.battle.members[contingent]) if state.hex[unit] in (ROUTED, LOST)]
    return len(gone) + (state.battle.members[contingent] & state.disordered).bit_count()


def has_anybody(state: RanState, contingent: int) -> bool:
    """11.81  Whether a contingent has anybody left who could flee: its Busho, or a unit on the map or routed."""
    return state.is_alive(contingent) or bool(state.battle.members[contingent] & (state.on_map | state.routed))


def flight_lines(state: RanState, contingent: int) -> tuple[Modifier, ...]:
    """11.82  What is added to the die: the first Busho alive; any Busho, or the So-Taisho, killed this turn.

    A So-Taisho counts with his Initiative (Ruling 91); the dead with what they had when they died (Ruling 179).
    """
    battle = state.battle
    leader = battle.so_taisho[battle.side_of_contingent[contingent]]
    lines = []
    if state.is_alive(contingent) and not state.replaced >> contingent & 1:
        lines.append(Modifier("11.82", state.momentum(contingent) // 2, "busho-alive"))
    if state.killed >> contingent & 1:
        lines.append(Modifier("11.82", -((state.legacy[contingent] + 1) // 2), "busho-killed"))
    if state.killed >> leader & 1:
        lines.append(Modifier("11.82", -state.legacy[leader], "so-taisho-killed"))
    return tuple(lines)


def try_flight(match: RanMatch, contingent: int) -> None:
    """11.83  At or below the threshold the whole contingent leaves the game (11.84)."""
    state = match.state
    battle = state.battle
    size, lost = battle.size[contingent], lost_units(state, contingent)
    lines, threshold = flight_lines(state, contingent), battle.charts.flight(size, lost)
    die = roll_d10(match, "flight")
    flees = die + total(lines) <= threshold
    busho = battle.contingent_ids[contingent]
    match.emit(FlightRolled(busho, lost, size, lines, die, threshold, flees), rule="11.83")
    if flees:
        match.emit(ContingentFled(busho), rule="11.84")


class FlightPhase(Procedure):
    """11.81  Phase H: every contingent with losses tests, those of the side without the initiative first."""

    tested: int = 0

    @step("11.81")
    def test(self, match: RanMatch) -> Procedure | None:
        """By number (Rulings 90 and 179); Bushos of others who lose their shelter find another in between."""
        state = match.state
        battle = state.battle
        for side in (enemy_of(state.starter), state.starter):
            for contingent in members(battle.contingents_of[side] & ~self.tested & ~state.fled):
                self.tested |= 1 << contingent
                if lost_units(state, contingent) and has_anybody(state, contingent):
                    try_flight(match, contingent)
                    self.repeat()
                    return bushos.rehouse(match)
        return None
