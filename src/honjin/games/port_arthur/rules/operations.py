"""Chapter 6, operations: who acts, and the movement of squadrons."""

from __future__ import annotations

from honjin.core.decision import Decision, Option, Refusal
from honjin.core.engine import Match
from honjin.core.procedure import Procedure, step
from honjin.games.port_arthur.events import (
    InitiativePassed,
    OperationsEnded,
    OperationsRolled,
    Passed,
    RerollDemanded,
)
from honjin.games.port_arthur.model import (
    JAPAN,
    PORT_ARTHUR,
    PORTS_OF,
    ROADSTEAD,
    RUSSIA,
    SEA_PLACES,
    ZONE_PLACE,
    ZONES,
    SideId,
    ZoneId,
    enemy_of,
)
from honjin.games.port_arthur.options import (
    INITIATIVE,
    PASS,
    Attack,
    KeepInitiative,
    LeavePort,
    MoveSquadron,
    PutIn,
    Sail,
    UseInitiative,
)
from honjin.games.port_arthur.rules.battle import Battle
from honjin.games.port_arthur.rules.movement import DONE, PASSED, BetweenZones, IntoPort, OutOfPort
from honjin.games.port_arthur.state import PortArthurState

PortArthurMatch = Match[PortArthurState]


class Operations(Procedure):
    """Phase 4: the cycle of roll and operation, until both pass or a tie stands (Ruling 53).

    What each side made of its chance comes back as `told`: done, failed or passed.
    """

    first: SideId = JAPAN
    tied: bool = False
    first_made_of_it: str = ""

    @step("6.1")
    def roll_off(self, match: PortArthurMatch) -> None:
        """One die each; with no ship at sea or in a roadstead on either side there is no roll (Ruling 48)."""
        state = match.state
        if not has_operation(state, JAPAN) and not has_operation(state, RUSSIA):
            match.emit(OperationsEnded("nobody"))
            self.finish()
            return
        japan = match.roll("operations.japan")
        russia = match.roll("operations.russia")
        self.tied = japan == russia
        self.first = JAPAN if japan > russia else RUSSIA
        match.emit(OperationsRolled(japan, russia, None if self.tied else self.first))

    @step("9.1")
    def break_tie(self, match: PortArthurMatch) -> Decision | None:
        """A tie ends the phase unless the holder spends the initiative to roll again (Rulings 24 and 54)."""
        return Decision(match.state.initiative, "tie", INITIATIVE, default=1) if self.tied else None

    @break_tie.answered
    def tie_broken(self, match: PortArthurMatch, option: UseInitiative | KeepInitiative) -> None:
        if isinstance(option, KeepInitiative):
            match.emit(OperationsEnded("tie"), rule="6.1")
            self.finish()
            return
        holder = match.state.initiative
        match.emit(RerollDemanded(holder))
        match.emit(InitiativePassed(enemy_of(holder)))
        self.go_to(Operations.roll_off)

    @step("6.1")
    def first_side_acts(self, match: PortArthurMatch) -> Decision:
        return operation_decision(match.state, self.first)

    @first_side_acts.answered
    def first_side_chose(self, match: PortArthurMatch, option: Option) -> Procedure | None:
        return self._begin(match, self.first, option)

    @first_side_acts.refused
    def first_side_why_not(self, match: PortArthurMatch, side: SideId, option: Option) -> Refusal | None:
        return refuse_operation(match.state, self.first, option)

    @step("6.1")
    def second_side_acts(self, match: PortArthurMatch) -> Decision | None:
        """The other side has its chance only if the first passed or failed."""
        if self.told == DONE:
            self.go_to(Operations.roll_off)
            return None
        return operation_decision(match.state, enemy_of(self.first))

    @second_side_acts.answered
    def second_side_chose(self, match: PortArthurMatch, option: Option) -> Procedure | None:
        self.first_made_of_it = self.told
        return self._begin(match, enemy_of(self.first), option)

    @second_side_acts.refused
    def second_side_why_not(self, match: PortArthurMatch, side: SideId, option: Option) -> Refusal | None:
        return refuse_operation(match.state, enemy_of(self.first), option)

    @step("6.1")
    def next_cycle(self, match: PortArthurMatch) -> None:
        """Pass after pass ends the phase; a failed move is no pass (Rulings 21 and 22)."""
        if self.first_made_of_it == PASSED and self.told == PASSED:
            match.emit(OperationsEnded("passes"))
            self.finish()
        else:
            self.go_to(Operations.roll_off)

    def _begin(self, match: PortArthurMatch, side: SideId, option: Option) -> Procedure | None:
        if isinstance(option, MoveSquadron):
            return BetweenZones(side, option.origin, option.zone)
        if isinstance(option, PutIn):
            return IntoPort(side, option.origin, option.port)
        if isinstance(option, LeavePort):
            return OutOfPort(side, option.port, option.zone)
        if isinstance(option, Attack):
            self.told = DONE
            return Battle(side, option.zone)
        self.told = PASSED
        match.emit(Passed(side))
        return None


def has_operation(state: PortArthurState, side: SideId) -> bool:
    """A side can act while it has a ship at sea or in a roadstead (Ruling 48)."""
    return bool(state.at_sea(side) or state.in_roadsteads(side))


def operation_decision(state: PortArthurState, side: SideId) -> Decision:
    """One operation or a pass; a side that has none passes by itself."""
    options = operation_options(state, side)
    return Decision(side, "operation", options, default=len(options) - 1)


def operation_options(state: PortArthurState, side: SideId) -> list[Option]:
    """Every operation of a side, and the pass."""
    theatre = state.theatre
    fleet = theatre.fleet[side]
    fallen = side == RUSSIA and not state.is_port(PORT_ARTHUR)
    manoeuvres = theatre.manoeuvres_after_fall if fallen else theatre.manoeuvres[side]
    at = state.at
    options: list[Option] = []
    for zone in SEA_PLACES:
        ships = at[zone]
        own = ships & fleet
        if own:
            options += manoeuvres[zone]
            if own != ships:
                options.append(theatre.attack[zone])
    for port in PORTS_OF[side]:
        if at[ROADSTEAD[port]]:
            options += theatre.leave_port[port]
    options.append(PASS)
    return options


def refuse_operation(state: PortArthurState, side: SideId, option: Option) -> Refusal | None:
    """Why this is not an operation the side can do now."""
    if isinstance(option, MoveSquadron):
        return refuse_squadron(state, side, option.origin, "6.2A") or refuse_neighbour(state, option)
    if isinstance(option, PutIn):
        return refuse_squadron(state, side, option.origin, "6.2B") or refuse_haven(state, side, option)
    if isinstance(option, LeavePort):
        return refuse_leaving(state, side, option)
    if isinstance(option, Attack):
        return refuse_squadron(state, side, option.zone, "6.3") or refuse_target(state, side, option.zone)
    if isinstance(option, Sail):
        return refuse_lone_ship(state, side, option)
    return None


def refuse_lone_ship(state: PortArthurState, side: SideId, wish: Sail) -> Refusal:
    """A ship by itself: at sea its whole squadron moves or none of it, from port it leaves with a group (6.2)."""
    if wish.ship not in state.theatre.bit or state.theatre.side_of(wish.ship) != side:
        return Refusal("6.2", "not-your-ship", {"ship": wish.ship})
    place = state.place_of(wish.ship)
    if place in SEA_PLACES:
        return Refusal("6.2A", "squadron-moves-together", {"ship": wish.ship, "zone": ZONES[place]})
    port = state.port_of(wish.ship)
    if port is None:
        return Refusal("6.2C", "not-in-a-roadstead", {"ship": wish.ship})
    return Refusal("6.2C", "leave-port-first", {"ship": wish.ship, "port": port})


def refuse_squadron(state: PortArthurState, side: SideId, zone: ZoneId, rule: str) -> Refusal | None:
    """There must be a squadron of one's own."""
    known = zone in ZONE_PLACE and state.squadron(side, zone)
    return None if known else Refusal(rule, "no-squadron", {"side": side, "zone": zone})


def refuse_neighbour(state: PortArthurState, move: MoveSquadron) -> Refusal | None:
    """A squadron moves to one adjacent zone."""
    if state.theatre.graph.are_adjacent(move.origin, move.zone):
        return None
    return Refusal("6.2A", "not-adjacent", {"origin": move.origin, "zone": move.zone})


def refuse_haven(state: PortArthurState, side: SideId, move: PutIn) -> Refusal | None:
    """A squadron puts into a port of its side next to its zone (Rulings 9 and 51)."""
    if move.port not in PORTS_OF[side]:
        return Refusal("2.2", "not-your-port", {"port": move.port})
    if not state.is_port(move.port):
        return Refusal("7.6", "no-port-any-more", {"port": move.port})
    if move.origin not in state.theatre.port_zones[move.port]:
        return Refusal("6.2B", "port-not-adjacent", {"port": move.port, "zone": move.origin})
    return None


def refuse_leaving(state: PortArthurState, side: SideId, move: LeavePort) -> Refusal | None:
    """Ships in a roadstead leave for one adjacent zone, never two (Ruling 52)."""
    if move.port not in PORTS_OF[side]:
        return Refusal("2.2", "not-your-port", {"port": move.port})
    if not state.at[ROADSTEAD[move.port]]:
        return Refusal("6.2C", "no-ships-in-roadstead", {"port": move.port})
    if move.zone not in state.theatre.port_zones[move.port]:
        return Refusal("6.2C", "port-not-adjacent", {"port": move.port, "zone": move.zone})
    return None


def refuse_target(state: PortArthurState, side: SideId, zone: ZoneId) -> Refusal | None:
    """A battle needs an enemy squadron in the same zone (Ruling 55)."""
    return None if state.squadron(enemy_of(side), zone) else Refusal("6.3", "no-enemy-there", {"zone": zone})
