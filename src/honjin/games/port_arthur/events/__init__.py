"""Everything that can happen in Port Arthur, in the past tense. `apply` is the only writer of the state."""

from honjin.games.port_arthur.events.battle import (
    BattleEnded,
    BattleJoined,
    DamageWasted,
    Fired,
    FirstFireTaken,
    FirstSideFound,
    ShipDamaged,
    ShipSunk,
)
from honjin.games.port_arthur.events.mines import MineDamageRolled, MinesTested, MineStruck, RaidRolled, ShipRaided
from honjin.games.port_arthur.events.operations import (
    MovementSeen,
    MovementTested,
    OperationsEnded,
    OperationsRolled,
    Passed,
    RerollDemanded,
    ShipsLeftPort,
    SquadronMoved,
    SquadronPutIn,
    SquadronSighted,
)
from honjin.games.port_arthur.events.return_to_port import (
    MaintenanceLacked,
    RepairsEnded,
    ShipsReturned,
    SquadronsOpened,
)
from honjin.games.port_arthur.events.scoring import (
    ArmyLanded,
    BlockadeLifted,
    BlockadePaid,
    PortArthurFell,
    ScoreMoved,
    ShipyardLost,
    SipingRolled,
    TransportsSunk,
    ZonesControlled,
    towards,
)
from honjin.games.port_arthur.events.sortie import (
    EmbarkationOrdered,
    FleetSailed,
    FleetSighted,
    RepairOrdered,
    SailingOrdered,
    TopShipShown,
)
from honjin.games.port_arthur.events.turn import BalticFleetArrived, InitiativePassed, MatchDecided, TurnBegan

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

__all__ = [
    "EVENTS",
    "ArmyLanded",
    "BalticFleetArrived",
    "BattleEnded",
    "BattleJoined",
    "BlockadeLifted",
    "BlockadePaid",
    "DamageWasted",
    "EmbarkationOrdered",
    "Fired",
    "FirstFireTaken",
    "FirstSideFound",
    "FleetSailed",
    "FleetSighted",
    "InitiativePassed",
    "MaintenanceLacked",
    "MatchDecided",
    "MineDamageRolled",
    "MineStruck",
    "MinesTested",
    "MovementSeen",
    "MovementTested",
    "OperationsEnded",
    "OperationsRolled",
    "Passed",
    "PortArthurFell",
    "RaidRolled",
    "RepairOrdered",
    "RepairsEnded",
    "RerollDemanded",
    "SailingOrdered",
    "ScoreMoved",
    "ShipDamaged",
    "ShipRaided",
    "ShipSunk",
    "ShipsLeftPort",
    "ShipsReturned",
    "ShipyardLost",
    "SipingRolled",
    "SquadronMoved",
    "SquadronPutIn",
    "SquadronSighted",
    "SquadronsOpened",
    "TopShipShown",
    "TransportsSunk",
    "TurnBegan",
    "ZonesControlled",
    "towards",
]
