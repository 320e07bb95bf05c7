"""Chapter 8, return to port: repairs end, ships come home, and lack of maintenance tells."""

from __future__ import annotations

from honjin.core.decision import Decision, Option, Refusal
from honjin.core.engine import Match
from honjin.core.procedure import Procedure, step
from honjin.games.port_arthur.events import (
    BlockadeLifted,
    MaintenanceLacked,
    RepairsEnded,
    ShipsReturned,
    SquadronsOpened,
)
from honjin.games.port_arthur.model import (
    HOME,
    JAPAN,
    PORT_ARTHUR,
    PORTS,
    PORTS_OF,
    ROADSTEAD,
    RUSSIA,
    SHIPYARD,
    ZONE_PLACE,
    ZONES,
    PortId,
    ShipId,
    ShipSet,
    SideId,
    ZoneId,
)
from honjin.games.port_arthur.options import ReturnAll, ReturnTo
from honjin.games.port_arthur.rules.mines import Minefield
from honjin.games.port_arthur.state import PortArthurState
from honjin.games.port_arthur.theatre import RETURN_CHOICES

PortArthurMatch = Match[PortArthurState]


class ReturnToPort(Procedure):
    """Phase 6. What the sides decide here does not touch each other: Japan first, then Russia (Ruling 40)."""

    @step("8.1")
    def end_repairs(self, match: PortArthurMatch) -> None:
        """Step a."""
        state = match.state
        for port in PORTS:
            ships = state.at[SHIPYARD[port]]
            if ships:
                match.emit(RepairsEnded(port, state.theatre.ids_of(ships)))

    @step("6.5")
    def open_squadrons(self, match: PortArthurMatch) -> None:
        """Mines and the return to port lift the fog of war (Ruling 74)."""
        if match.state.theatre.fog_of_war:
            match.emit(SquadronsOpened())

    @step("10.3")
    def japan_meets_mines(self, match: PortArthurMatch) -> Procedure | None:
        return Minefield(JAPAN) if match.state.theatre.mines else None

    @step("10.3")
    def russia_meets_mines(self, match: PortArthurMatch) -> Procedure | None:
        return Minefield(RUSSIA) if match.state.theatre.mines else None

    @step("8.2")
    def bring_japan_home(self, match: PortArthurMatch) -> None:
        """Step b: all Japanese ships, from any zone (Ruling 69); Russian ships where there is one port to go to."""
        state = match.state
        for zone in ZONES:
            ships = state.squadron(JAPAN, zone)
            if ships:
                match.emit(ShipsReturned(JAPAN, zone, HOME, state.theatre.ids_of(ships)))

    @step("8.2")
    def bring_russia_home(self, match: PortArthurMatch) -> None:
        state = match.state
        for zone in ZONES:
            ports = havens(state, zone)
            ships = state.squadron(RUSSIA, zone)
            if ships and len(ports) == 1:
                match.emit(ShipsReturned(RUSSIA, zone, ports[0], state.theatre.ids_of(ships)))

    @step("8.2")
    def choose_havens(self, match: PortArthurMatch) -> Decision | None:
        """From the Yellow and East China Seas Russia chooses, ship by ship (Ruling 29)."""
        state = match.state
        ships = state.at_sea(RUSSIA)
        if not ships:
            return None
        return Decision(RUSSIA, "return", state.theatre.return_to.of(ships) + state.theatre.return_all)

    @choose_havens.answered
    def haven_chosen(self, match: PortArthurMatch, option: ReturnTo | ReturnAll) -> None:
        state = match.state
        ships = state.at_sea(RUSSIA) if isinstance(option, ReturnAll) else state.theatre.bit[option.ship]
        for zone in ZONES:
            here = state.at[ZONE_PLACE[zone]] & ships
            if here:
                match.emit(ShipsReturned(RUSSIA, zone, option.port, state.theatre.ids_of(here)))
        self.repeat()

    @choose_havens.refused
    def why_not(self, match: PortArthurMatch, side: SideId, option: Option) -> Refusal | None:
        if isinstance(option, ReturnTo):
            return refuse_returning(match.state, option.ship) or refuse_haven(option.port)
        return refuse_haven(option.port) if isinstance(option, ReturnAll) else None

    @step("8.3")
    def lack_maintenance(self, match: PortArthurMatch) -> None:
        """Step c: Russian ships in ports without a yard, come home or not (Rulings 30 and 70)."""
        state = match.state
        for port in PORTS_OF[RUSSIA]:
            neglected = 0 if state.has_shipyard(port) else state.at[ROADSTEAD[port]] & ~state.damaged
            if neglected:
                match.emit(MaintenanceLacked(port, state.theatre.ids_of(neglected)))

    @step("7.6")
    def remove_marker(self, match: PortArthurMatch) -> None:
        """With no port left to blockade the marker leaves the game, after this turn's mines (Ruling 27)."""
        if match.state.blockade and not match.state.is_port(PORT_ARTHUR):
            match.emit(BlockadeLifted("port-fell"))


def havens(state: PortArthurState, zone: ZoneId) -> tuple[PortId, ...]:
    """8.2  The ports Russian ships return to from a zone."""
    return tuple(port for port in state.theatre.returns[zone] if state.is_port(port))


def refuse_returning(state: PortArthurState, ship: ShipId) -> Refusal | None:
    """Only ships still at sea come home."""
    bit: ShipSet = state.theatre.bit.get(ship, 0)
    return None if state.at_sea(RUSSIA) & bit else Refusal("8.2", "not-at-sea", {"ship": ship})


def refuse_haven(port: PortId) -> Refusal | None:
    """Every zone where Russia has a choice offers the same two ports."""
    return None if port in RETURN_CHOICES else Refusal("8.2", "not-a-haven", {"port": port})
