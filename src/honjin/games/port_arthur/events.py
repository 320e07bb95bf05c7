"""Everything that can happen in Port Arthur, in the past tense. `apply` is the only writer of the state."""

from __future__ import annotations

from typing import ClassVar

from honjin.core.event import UMPIRE, Event, Viewer
from honjin.core.state import Result
from honjin.games.port_arthur.model import (
    DIEGO_SUAREZ,
    JAPAN,
    OFF_MAP,
    PORT_ARTHUR,
    ROADSTEAD,
    RUSSIA,
    SHIPYARD,
    SUNK,
    ZONE_PLACE,
    BoxId,
    PortId,
    ShipId,
    SideId,
    ZoneId,
)
from honjin.games.port_arthur.state import ROADSTEADS_OF, PortArthurState

Ships = tuple[ShipId, ...]


def is_hidden_from(viewer: Viewer, side: SideId, state: PortArthurState) -> bool:
    """Whether fog of war keeps this side's squadrons at sea from the viewer (6.5)."""
    return state.theatre.fog_of_war and viewer not in (side, UMPIRE)


class Notice(Event, frozen=True):
    """An event that tells without changing anything."""

    def apply(self, state: PortArthurState) -> None:
        """The position stays as it is."""


class Sighting(Notice, frozen=True):
    """What an enemy sees of something under fog of war; it stands in for the full event and is never recorded."""


# Set-up and turn


class RaidRolled(Notice, frozen=True):
    """The die of the torpedo boats, and how many ships they found."""

    die: int
    count: int


class ShipRaided(Event, frozen=True):
    """A ship of the Port Arthur fleet went damaged into the yard before the first turn."""

    ship: ShipId

    def apply(self, state: PortArthurState) -> None:
        bit = state.theatre.bit[self.ship]
        state.at[ROADSTEAD[PORT_ARTHUR]] ^= bit
        state.at[SHIPYARD[PORT_ARTHUR]] |= bit
        state.damaged |= bit


class TurnBegan(Event, frozen=True):
    """The turn marker moved on."""

    turn: int

    def apply(self, state: PortArthurState) -> None:
        state.turn = self.turn
        state.homeward = False


class InitiativePassed(Event, frozen=True):
    """The initiative marker went to this side."""

    to: SideId

    def apply(self, state: PortArthurState) -> None:
        state.initiative = self.to


class BalticFleetArrived(Event, frozen=True):
    """Ships of the Baltic fleet reached Diego Suarez."""

    ships: Ships

    def apply(self, state: PortArthurState) -> None:
        ships = state.theatre.set_of(self.ships)
        state.at[OFF_MAP] ^= ships
        state.at[ROADSTEAD[DIEGO_SUAREZ]] |= ships


# Sortie


class PrivateOrder(Event, frozen=True):
    """An order of the sortie in progress: nobody else's business yet."""

    side: SideId

    def seen_by(self, state: PortArthurState, viewer: Viewer) -> Event | None:
        return self if viewer in (self.side, UMPIRE) else None


class SailingOrdered(PrivateOrder, frozen=True):
    """A ship was ordered to sea."""

    ship: ShipId
    zone: ZoneId

    def apply(self, state: PortArthurState) -> None:
        number = state.theatre.number[self.ship]
        state.orders[number] = ZONE_PLACE[self.zone]
        state.ordered |= 1 << number


class RepairOrdered(PrivateOrder, frozen=True):
    """A damaged ship was ordered into the yard of its port."""

    ship: ShipId
    port: PortId

    def apply(self, state: PortArthurState) -> None:
        number = state.theatre.number[self.ship]
        state.orders[number] = SHIPYARD[self.port]
        state.ordered |= 1 << number


class EmbarkationOrdered(PrivateOrder, frozen=True):
    """An army was ordered to the landing box of a zone."""

    zone: ZoneId

    def apply(self, state: PortArthurState) -> None:
        state.embarking += (self.zone,)


class FleetSailed(Event, frozen=True):
    """The sortie of a side was carried out."""

    reveals: ClassVar[bool] = True

    side: SideId
    sailed: tuple[tuple[ZoneId, Ships], ...]
    repaired: Ships
    armies: tuple[ZoneId, ...]

    def apply(self, state: PortArthurState) -> None:
        at = state.at
        for zone, ships in self.sailed:
            moving = state.theatre.set_of(ships)
            for place in ROADSTEADS_OF[self.side]:
                at[place] &= ~moving
            at[ZONE_PLACE[zone]] |= moving
            state.tops.pop((self.side, zone), None)
        if self.repaired:
            yards = state.theatre.set_of(self.repaired)
            for road in ROADSTEADS_OF[self.side]:
                at[road + len(ROADSTEAD)] |= at[road] & yards
                at[road] &= ~yards
        state.landing += self.armies
        state.orders = {}
        state.ordered = 0
        state.embarking = ()

    def seen_by(self, state: PortArthurState, viewer: Viewer) -> Event | None:
        if not is_hidden_from(viewer, self.side, state):
            return self
        theatre = state.theatre
        left = theatre.ids_of(theatre.set_of(ship for _, ships in self.sailed for ship in ships))
        counts = tuple((zone, len(ships)) for zone, ships in self.sailed)
        return FleetSighted(self.side, left, counts, self.repaired, self.armies)


class FleetSighted(Sighting, frozen=True):
    """A sortie as the enemy sees it: which ships left port, and how many are where."""

    side: SideId
    ships: Ships
    counts: tuple[tuple[ZoneId, int], ...]
    repaired: Ships
    armies: tuple[ZoneId, ...]


class TopShipShown(Event, frozen=True):
    """A squadron got this ship on top of its stack."""

    reveals: ClassVar[bool] = True

    side: SideId
    zone: ZoneId
    ship: ShipId

    def apply(self, state: PortArthurState) -> None:
        state.tops[self.side, self.zone] = self.ship


# Operations


class OperationsRolled(Notice, frozen=True):
    """One die each for the next operation; no side on a tie."""

    japan: int
    russia: int
    first: SideId | None


class RerollDemanded(Notice, frozen=True):
    """The initiative was spent to roll again."""

    side: SideId


class Passed(Notice, frozen=True):
    """A side did no operation."""

    side: SideId


class OperationsEnded(Notice, frozen=True):
    """The operations phase is over: tie, passes, or nobody left to act."""

    why: str


class MovementTested(Notice, frozen=True):
    """A squadron tried to move: the die against the speed of its slowest ship."""

    side: SideId
    ships: Ships
    speed: int
    die: int
    succeeded: bool

    def seen_by(self, state: PortArthurState, viewer: Viewer) -> Event | None:
        if is_hidden_from(viewer, self.side, state):
            return MovementSeen(self.side, self.die, self.succeeded)
        return self


class MovementSeen(Sighting, frozen=True):
    """A movement test as the enemy sees it: the die and how it came out, not the speed."""

    side: SideId
    die: int
    succeeded: bool


class SquadronMoved(Event, frozen=True):
    """A squadron moved to an adjacent zone."""

    side: SideId
    origin: ZoneId
    zone: ZoneId
    ships: Ships

    def apply(self, state: PortArthurState) -> None:
        origin, target = ZONE_PLACE[self.origin], ZONE_PLACE[self.zone]
        fleet = state.theatre.fleet[self.side]
        moving = state.at[origin] & fleet
        if state.tops:
            top = state.tops.pop((self.side, self.origin), None)
            joined = state.tops.pop((self.side, self.zone), None) or state.at[target] & fleet
            if top is not None and not joined:
                state.tops[self.side, self.zone] = top
        state.at[origin] ^= moving
        state.at[target] |= moving

    def seen_by(self, state: PortArthurState, viewer: Viewer) -> Event | None:
        if is_hidden_from(viewer, self.side, state):
            return SquadronSighted(self.side, self.origin, self.zone, len(self.ships))
        return self


class SquadronSighted(Sighting, frozen=True):
    """A squadron's move as the enemy sees it."""

    side: SideId
    origin: ZoneId
    zone: ZoneId
    count: int


class SquadronPutIn(Event, frozen=True):
    """A squadron went into a port: its ships are open to all eyes there."""

    reveals: ClassVar[bool] = True

    side: SideId
    origin: ZoneId
    port: PortId
    ships: Ships

    def apply(self, state: PortArthurState) -> None:
        origin = ZONE_PLACE[self.origin]
        moving = state.at[origin] & state.theatre.fleet[self.side]
        state.at[origin] ^= moving
        state.at[ROADSTEAD[self.port]] |= moving
        state.tops.pop((self.side, self.origin), None)


class ShipsLeftPort(Event, frozen=True):
    """Ships left port in the operations phase."""

    side: SideId
    port: PortId
    zone: ZoneId
    ships: Ships

    def apply(self, state: PortArthurState) -> None:
        moving = state.theatre.set_of(self.ships)
        state.at[ROADSTEAD[self.port]] ^= moving
        state.at[ZONE_PLACE[self.zone]] |= moving
        state.tops.pop((self.side, self.zone), None)


# Battle


class BattleJoined(Event, frozen=True):
    """A side attacked: both squadrons lie open until the battle ends."""

    reveals: ClassVar[bool] = True

    attacker: SideId
    zone: ZoneId
    attacking: Ships
    defending: Ships

    def apply(self, state: PortArthurState) -> None:
        state.battle = self.zone


class FirstSideFound(Notice, frozen=True):
    """The faster squadron fires first; the defender if they are equally fast."""

    first: SideId
    attacker_speed: int
    defender_speed: int


class FirstFireTaken(Notice, frozen=True):
    """The initiative was spent to fire first."""

    side: SideId


class Fired(Notice, frozen=True):
    """A squadron fired: its firepower, its dice, and what they came to."""

    side: SideId
    firepower: int
    dice: tuple[int, ...]
    hits: int
    criticals: int


class ShipDamaged(Event, frozen=True):
    """An intact ship was flipped to its damaged side by a critical hit or a hit."""

    ship: ShipId
    by: str

    def apply(self, state: PortArthurState) -> None:
        state.damaged |= state.theatre.bit[self.ship]


class ShipSunk(Event, frozen=True):
    """A damaged ship went down and left the game; `hits` were spent on it (none for a critical hit)."""

    ship: ShipId
    zone: ZoneId
    by: str
    hits: int

    def apply(self, state: PortArthurState) -> None:
        bit = state.theatre.bit[self.ship]
        state.at[ZONE_PLACE[self.zone]] ^= bit
        state.at[SUNK] |= bit
        if state.tops:
            state.tops = {place: ship for place, ship in state.tops.items() if ship != self.ship}


class DamageWasted(Notice, frozen=True):
    """No ship was left to take the rest."""

    hits: int
    criticals: int


class BattleEnded(Event, frozen=True):
    """Both squadrons have fired; they are covered again."""

    zone: ZoneId

    def apply(self, state: PortArthurState) -> None:
        state.battle = None
        if state.tops:
            state.tops = {place: ship for place, ship in state.tops.items() if place[1] != self.zone}


# Scoring


class ZonesControlled(Notice, frozen=True):
    """Who controls which zones, and the points that gives."""

    japan_zones: tuple[ZoneId, ...]
    russia_zones: tuple[ZoneId, ...]
    japan_points: int
    russia_points: int


class ScoreMoved(Event, frozen=True):
    """The marker of the CP track moved towards a side; it stops at the end of the track."""

    to: SideId
    points: int
    leader: SideId | None
    lead: int

    def apply(self, state: PortArthurState) -> None:
        state.score = self.lead if self.leader == JAPAN else -self.lead


class BlockadePaid(Event, frozen=True):
    """The blockade of Port Arthur was set, or kept."""

    kept: bool

    def apply(self, state: PortArthurState) -> None:
        state.blockade = True


class BlockadeLifted(Event, frozen=True):
    """The blockade marker left the Yellow Sea."""

    why: str

    def apply(self, state: PortArthurState) -> None:
        state.blockade = False


class TransportsSunk(Event, frozen=True):
    """Russia controlled the zone: the armies went back to the pool."""

    zones: tuple[ZoneId, ...]

    def apply(self, state: PortArthurState) -> None:
        state.landing = tuple(zone for zone in state.landing if zone not in self.zones)


class ArmyLanded(Event, frozen=True):
    """An army went from a landing box to a box of the Manchuria track."""

    box: BoxId

    def apply(self, state: PortArthurState) -> None:
        state.landing = state.landing[1:]
        state.boxes += (self.box,)


class ShipyardLost(Event, frozen=True):
    """Hill 203 fell: the ships in the yard of Port Arthur lie in its roadstead again, damaged as they were."""

    ships: Ships

    def apply(self, state: PortArthurState) -> None:
        state.at[ROADSTEAD[PORT_ARTHUR]] |= state.at[SHIPYARD[PORT_ARTHUR]]
        state.at[SHIPYARD[PORT_ARTHUR]] = 0


class PortArthurFell(Event, frozen=True):
    """Port Arthur is no port any more; the ships in it are lost."""

    ships: Ships

    def apply(self, state: PortArthurState) -> None:
        for place in (ROADSTEAD[PORT_ARTHUR], SHIPYARD[PORT_ARTHUR]):
            state.at[SUNK] |= state.at[place]
            state.at[place] = 0


class SipingRolled(Notice, frozen=True):
    """The die for Siping."""

    die: int
    points: int


# Return to port


class RepairsEnded(Event, frozen=True):
    """The ships of a yard lie intact in the roadstead of its port."""

    port: PortId
    ships: Ships

    def apply(self, state: PortArthurState) -> None:
        ships = state.at[SHIPYARD[self.port]]
        state.at[SHIPYARD[self.port]] = 0
        state.at[ROADSTEAD[self.port]] |= ships
        state.damaged &= ~ships


class SquadronsOpened(Event, frozen=True):
    """On the way home every squadron lies open: only fog of war knows the difference."""

    reveals: ClassVar[bool] = True

    def apply(self, state: PortArthurState) -> None:
        state.homeward = True


class MinesTested(Notice, frozen=True):
    """A squadron on its way home from the blockaded port: the die against its speed."""

    side: SideId
    ships: Ships
    speed: int
    die: int
    struck: int


class MineStruck(Notice, frozen=True):
    """A ship ran on a mine."""

    ship: ShipId


class MineDamageRolled(Notice, frozen=True):
    """The die for a ship that was intact when it struck a mine: above its defence it sinks."""

    ship: ShipId
    die: int
    defence: int


class ShipsReturned(Event, frozen=True):
    """Ships came home from a zone to a port."""

    side: SideId
    zone: ZoneId
    port: PortId
    ships: Ships

    def apply(self, state: PortArthurState) -> None:
        ships = state.theatre.set_of(self.ships)
        state.at[ZONE_PLACE[self.zone]] &= ~ships
        state.at[ROADSTEAD[self.port]] |= ships
        if state.tops:
            state.tops.pop((self.side, self.zone), None)


class MaintenanceLacked(Event, frozen=True):
    """Russian ships in a port without a yard became damaged."""

    port: PortId
    ships: Ships

    def apply(self, state: PortArthurState) -> None:
        state.damaged |= state.theatre.set_of(self.ships)


class MatchDecided(Event, frozen=True):
    """The match is over."""

    winner: SideId | None
    how: str
    score: int

    def apply(self, state: PortArthurState) -> None:
        state.result = Result(self.winner, self.how)


def towards(state: PortArthurState, side: SideId, points: int) -> ScoreMoved:
    """4  The marker moves towards a side by so many boxes, at most to the end of the track."""
    track = state.theatre.tracks
    moved = state.score + (points if side == JAPAN else -points)
    score = max(track.cp_min, min(track.cp_max, moved))
    return ScoreMoved(side, points, JAPAN if score > 0 else RUSSIA if score else None, abs(score))


EVENTS = (
    RaidRolled
    | ShipRaided
    | TurnBegan
    | InitiativePassed
    | BalticFleetArrived
    | SailingOrdered
    | RepairOrdered
    | EmbarkationOrdered
    | FleetSailed
    | FleetSighted
    | TopShipShown
    | OperationsRolled
    | RerollDemanded
    | Passed
    | OperationsEnded
    | MovementTested
    | MovementSeen
    | SquadronMoved
    | SquadronSighted
    | SquadronPutIn
    | ShipsLeftPort
    | BattleJoined
    | FirstSideFound
    | FirstFireTaken
    | Fired
    | ShipDamaged
    | ShipSunk
    | DamageWasted
    | BattleEnded
    | ZonesControlled
    | ScoreMoved
    | BlockadePaid
    | BlockadeLifted
    | TransportsSunk
    | ArmyLanded
    | ShipyardLost
    | PortArthurFell
    | SipingRolled
    | RepairsEnded
    | SquadronsOpened
    | MinesTested
    | MineStruck
    | MineDamageRolled
    | ShipsReturned
    | MaintenanceLacked
    | MatchDecided
)
