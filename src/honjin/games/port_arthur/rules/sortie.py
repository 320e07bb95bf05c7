"""Chapter 5, sortie phases: ships sail or go into the yard, armies embark.

Orders are given ship by ship and carried out together, when the side is done; until then the
enemy learns nothing of them (Rulings 43 and 79).
"""

from __future__ import annotations

from honjin.core.decision import Decision, Facts, Option, Refusal
from honjin.core.engine import Match
from honjin.core.procedure import Procedure, step
from honjin.games.port_arthur.events import EmbarkationOrdered, FleetSailed, RepairOrdered, SailingOrdered
from honjin.games.port_arthur.model import (
    JAPAN,
    PORT_ARTHUR,
    PORTS_OF,
    ROADSTEAD,
    SEA_PLACES,
    ZONES,
    PortId,
    ShipId,
    SideId,
    ZoneId,
)
from honjin.games.port_arthur.options import END_SORTIE, Embark, Repair, Sail
from honjin.games.port_arthur.rules.fog import NameTopShips
from honjin.games.port_arthur.state import PortArthurState

PortArthurMatch = Match[PortArthurState]


class Sortie(Procedure):
    """Phases 2 and 3: one side's sortie."""

    side: SideId

    def crumb(self) -> tuple[str, Facts]:
        return "Sortie", {"side": self.side}

    @step("5.1")
    def give_orders(self, match: PortArthurMatch) -> Decision:
        state = match.state
        options = sortie_options(state, self.side)
        return Decision(
            self.side,
            "sortie",
            options,
            {"side": self.side},
            default=len(options) - 1,
            private=True,
            commits=bool(state.orders or state.embarking),
        )

    @give_orders.answered
    def take_order(self, match: PortArthurMatch, order: Option) -> None:
        if isinstance(order, Sail):
            match.emit(SailingOrdered(self.side, order.ship, order.zone))
        elif isinstance(order, Repair):
            port = match.state.port_of(order.ship)
            assert port is not None
            match.emit(RepairOrdered(self.side, order.ship, port), rule="5.2")
        elif isinstance(order, Embark):
            match.emit(EmbarkationOrdered(self.side, order.zone), rule="5.3")
        else:
            return
        self.repeat()

    @give_orders.refused
    def why_not(self, match: PortArthurMatch, side: SideId, option: Option) -> Refusal | None:
        state = match.state
        if isinstance(option, Sail):
            return refuse_ship(state, self.side, option.ship) or refuse_zone(state, option.ship, option.zone)
        if isinstance(option, Repair):
            return refuse_ship(state, self.side, option.ship) or refuse_repair(state, option.ship)
        if isinstance(option, Embark):
            return refuse_embarkation(state, self.side, option.zone)
        return None

    @step("5.1")
    def carry_out(self, match: PortArthurMatch) -> Procedure | None:
        match.emit(orders_carried_out(match.state, self.side))
        return NameTopShips(self.side) if match.state.theatre.fog_of_war else None


def sortie_options(state: PortArthurState, side: SideId) -> list[Option]:
    """Every order still open: a zone for each ship in a roadstead, a yard for the damaged, a box for an army."""
    theatre = state.theatre
    free = ~state.ordered
    damaged = state.damaged
    options: list[Option] = []
    for port in PORTS_OF[side]:
        lying = state.at[ROADSTEAD[port]] & free
        if not lying:
            continue
        intact, hurt = lying & ~damaged, lying & damaged
        options += (theatre.sail_far if has_extra_zone(state, port) else theatre.sail_near)[port].of(intact)
        if hurt:
            options += theatre.sail_near[port].of(hurt)
            if state.has_shipyard(port):
                options += theatre.repair.of(hurt)
    if side == JAPAN and len(state.embarking) < len(theatre.landing_zones) and state.armies_in_pool() > 0:
        options += [option for zone, option in theatre.embark.items() if zone not in state.embarking]
    options.append(END_SORTIE)
    return options


def has_extra_zone(state: PortArthurState, port: PortId) -> bool:
    """Intact ships may go one zone further, but not from Port Arthur while it is blockaded (Ruling 45)."""
    return port != PORT_ARTHUR or not state.blockade


def refuse_ship(state: PortArthurState, side: SideId, ship: ShipId) -> Refusal | None:
    """Why this ship cannot be given an order at all."""
    if ship not in state.theatre.bit:
        return Refusal("2.6", "no-such-ship", {"ship": ship})
    if state.theatre.side_of(ship) != side:
        return Refusal("5.1", "not-your-ship", {"ship": ship})
    if state.ordered & state.theatre.bit[ship]:
        return Refusal("5.1", "has-its-order", {"ship": ship})
    if state.port_of(ship) is None:
        return Refusal("5.1", "not-in-a-roadstead", {"ship": ship})
    return None


def refuse_zone(state: PortArthurState, ship: ShipId, zone: ZoneId) -> Refusal | None:
    """Why a ship in a roadstead cannot sail to this zone."""
    theatre = state.theatre
    port = state.port_of(ship)
    assert port is not None
    if zone in theatre.port_zones[port]:
        return None
    if zone not in theatre.reach(port, extra_zone=True):
        return Refusal("5.1", "out-of-reach", {"ship": ship, "zone": zone, "port": port})
    if state.is_damaged(ship):
        return Refusal("5.1", "damaged-goes-one-zone", {"ship": ship, "zone": zone, "port": port})
    if not has_extra_zone(state, port):
        return Refusal("5.1", "blockade-holds", {"ship": ship, "zone": zone})
    return None


def refuse_repair(state: PortArthurState, ship: ShipId) -> Refusal | None:
    """Why a ship in a roadstead cannot go into a yard (Ruling 46)."""
    port = state.port_of(ship)
    assert port is not None
    if not state.is_damaged(ship):
        return Refusal("5.2", "not-damaged", {"ship": ship})
    if not state.has_shipyard(port):
        return Refusal("5.2", "no-shipyard", {"port": port})
    return None


def refuse_embarkation(state: PortArthurState, side: SideId, zone: ZoneId) -> Refusal | None:
    """Why no army can be put on the landing box of this zone (Ruling 47)."""
    if side != JAPAN:
        return Refusal("5.3", "no-armies-of-yours")
    if zone not in state.theatre.landing_zones:
        return Refusal("5.3", "no-landing-box", {"zone": zone})
    if zone in state.embarking:
        return Refusal("5.3", "landing-box-taken", {"zone": zone})
    if state.armies_in_pool() <= 0:
        return Refusal("5.3", "pool-is-empty")
    return None


def orders_carried_out(state: PortArthurState, side: SideId) -> FleetSailed:
    """What the orders come to: the ships by zone, those for the yards, the armies."""
    theatre = state.theatre
    bound = [0] * len(SEA_PLACES)
    yards = 0
    for ship, place in state.orders.items():
        if place in SEA_PLACES:
            bound[place] |= 1 << ship
        else:
            yards |= 1 << ship
    sailed = tuple((zone, theatre.ids_of(ships)) for zone, ships in zip(ZONES, bound, strict=True) if ships)
    return FleetSailed(side, sailed, theatre.ids_of(yards), state.embarking)
