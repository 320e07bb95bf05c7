"""Chapter 7, scoring: control of the seas, the blockade, transports and landings."""

from __future__ import annotations

from honjin.core.decision import Decision, Option, Refusal
from honjin.core.engine import Match
from honjin.core.procedure import Procedure, step
from honjin.games.port_arthur.events import (
    ArmyLanded,
    BlockadeLifted,
    BlockadePaid,
    PortArthurFell,
    ShipyardLost,
    SipingRolled,
    TransportsSunk,
    ZonesControlled,
    towards,
)
from honjin.games.port_arthur.model import (
    HILL_203,
    JAPAN,
    PORT_ARTHUR,
    PORT_ARTHUR_BOX,
    ROADSTEAD,
    RUSSIA,
    SHIPYARD,
    SIPING,
    YELLOW_SEA,
    ZONES,
    BoxId,
    SideId,
    ZoneId,
)
from honjin.games.port_arthur.options import BLOCKADE, Land, NoBlockade, SetBlockade
from honjin.games.port_arthur.state import PortArthurState

PortArthurMatch = Match[PortArthurState]

SIPING_SUCCEEDS_ON = (1, 2, 3)


class Scoring(Procedure):
    """Phase 5, its steps in the order of the book; every gain is clamped when it is scored (Ruling 28)."""

    @step("7.1")
    def score_control(self, match: PortArthurMatch) -> None:
        """Step a: the marker moves once, by the difference (Ruling 62)."""
        state = match.state
        controlled = {side: controlled_zones(state, side) for side in (JAPAN, RUSSIA)}
        japan = control_points(state, JAPAN, controlled[JAPAN])
        russia = control_points(state, RUSSIA, controlled[RUSSIA])
        match.emit(ZonesControlled(controlled[JAPAN], controlled[RUSSIA], japan, russia))
        if japan != russia:
            match.emit(towards(state, JAPAN if japan > russia else RUSSIA, abs(japan - russia)))

    @step("7.2")
    def lift_blockade(self, match: PortArthurMatch) -> None:
        """Step b: it cannot stand where Russia controls the Yellow Sea or leads by 5 (Rulings 6 and 63)."""
        state = match.state
        bar = blockade_bar(state)
        if bar and state.blockade and not stays_for_nothing(state):
            match.emit(BlockadeLifted(bar))

    @step("7.2")
    def offer_blockade(self, match: PortArthurMatch) -> Decision | None:
        """Set or kept it costs Japan 1 CP; it needs no ship in the Yellow Sea (Ruling 26)."""
        state = match.state
        if blockade_bar(state) or not state.is_port(PORT_ARTHUR):
            return None
        if state.blockade:
            return Decision(JAPAN, "keep-blockade", BLOCKADE, default=0)
        return Decision(JAPAN, "set-blockade", BLOCKADE, default=1)

    @offer_blockade.answered
    def blockade_decided(self, match: PortArthurMatch, option: SetBlockade | NoBlockade) -> None:
        state = match.state
        if isinstance(option, SetBlockade):
            match.emit(BlockadePaid(state.blockade))
            match.emit(towards(state, RUSSIA, 1))
        elif state.blockade:
            match.emit(BlockadeLifted("not-paid"))

    @step("7.3")
    def sink_transports(self, match: PortArthurMatch) -> None:
        """Step c: armies in zones that Russia controls go back to the pool (Rulings 32 and 65)."""
        state = match.state
        sunk = tuple(zone for zone in state.landing if state.controller(zone) == RUSSIA)
        if sunk:
            match.emit(TransportsSunk(sunk))
            match.emit(towards(state, RUSSIA, state.theatre.tracks.transports_sunk[len(sunk)]))

    @step("7.4")
    def land(self, match: PortArthurMatch) -> Decision | None:
        """The others land one by one in the first empty box; at the fork Japan picks the arm (Ruling 66)."""
        state = match.state
        if not state.landing:
            return None
        return Decision(JAPAN, "land", [state.theatre.land[box] for box in state.open_boxes()])

    @land.answered
    def landed(self, match: PortArthurMatch, option: Land) -> None:
        match.emit(ArmyLanded(option.box))
        take_box(match, option.box)
        self.repeat()

    @land.refused
    def why_not_there(self, match: PortArthurMatch, side: SideId, option: Option) -> Refusal | None:
        if not isinstance(option, Land) or option.box in match.state.open_boxes():
            return None
        why = "box-taken" if option.box in match.state.boxes else "box-not-reached"
        return Refusal("7.4", why, {"box": option.box})

    @step("7.8")
    def roll_for_siping(self, match: PortArthurMatch) -> None:
        """A die each turn the box is held, that of the landing too (Rulings 11 and 67)."""
        if SIPING not in match.state.boxes:
            return
        die = match.roll("siping")
        points = 1 if die in SIPING_SUCCEEDS_ON else 0
        match.emit(SipingRolled(die, points))
        if points:
            match.emit(towards(match.state, JAPAN, points))


def controlled_zones(state: PortArthurState, side: SideId) -> tuple[ZoneId, ...]:
    """The zones where a side alone has ships, of whatever kind (Rulings 34 and 77)."""
    return tuple(zone for zone in ZONES if state.controller(zone) == side)


def control_points(state: PortArthurState, side: SideId, zones: tuple[ZoneId, ...]) -> int:
    """7.1  The key zones count as a set, the others each for itself."""
    theatre = state.theatre
    keys = sum(zone in theatre.key_zones for zone in zones)
    return theatre.key_points[keys] + sum(theatre.single_points[z][side] for z in zones if z in theatre.single_points)


def blockade_bar(state: PortArthurState) -> str:
    """What forbids a blockade this turn, if anything."""
    if state.controller(YELLOW_SEA) == RUSSIA:
        return "russia-controls"
    if state.score == state.theatre.tracks.cp_min:
        return "russia-at-five"
    return ""


def stays_for_nothing(state: PortArthurState) -> bool:
    """The Czech book's reading, a switch: at Russian 5 a standing blockade is kept and not paid for (Ruling 6)."""
    return state.theatre.blockade_kept_at_five and blockade_bar(state) == "russia-at-five"


def take_box(match: PortArthurMatch, box: BoxId) -> None:
    """The effect of a box, at once (Ruling 64)."""
    state = match.state
    if box == HILL_203:
        match.emit(ShipyardLost(state.theatre.ids_of(state.at[SHIPYARD[PORT_ARTHUR]])), rule="7.5")
    elif box == PORT_ARTHUR_BOX:
        # With the track of the books Hill 203 has emptied the yard; a pack may hang its boxes otherwise.
        lost = state.at[ROADSTEAD[PORT_ARTHUR]] | state.at[SHIPYARD[PORT_ARTHUR]]
        match.emit(PortArthurFell(state.theatre.ids_of(lost)), rule="7.6")
        match.emit(towards(state, JAPAN, 1), rule="7.6")
