"""Everything that can happen at Midway, in the past tense. `apply` is the only writer of the state."""

from honjin.games.midway.events.air import (
    AircraftDiverted,
    AircraftLost,
    AircraftMet,
    AirRoundFought,
    BarrageFired,
    BarrageRolled,
    BattalionsCommitted,
    BattalionsPressed,
    EncounterFought,
    FightersScrambled,
    MidwayRaided,
    MissionsFlown,
    RaidArrived,
    RaidEmptyHanded,
    RaidSighted,
    ScoutChased,
    ScoutReported,
    SeaplanesArrived,
    SquadronsStruckBelow,
)
from honjin.games.midway.events.ground import (
    AssaultMade,
    BattalionAttacked,
    BattalionHit,
    ChiyodaCounted,
    LandingSeen,
    MidwayControlled,
    RunwayHit,
    TroopsLanded,
)
from honjin.games.midway.events.ships import (
    BaseAnnounced,
    BaseGivenUp,
    BaseOpened,
    BoatHunted,
    BoatsLocated,
    HitsScored,
    HuntSuffered,
    ShipDamaged,
    ShipHeld,
    ShipsEngaged,
    ShipsFound,
    ShipsMoved,
    ShipsPlaced,
    ShipSunk,
    TorpedoesLaunched,
)
from honjin.games.midway.events.turn import (
    CountersSet,
    GroupsDue,
    IslandsHeld,
    IslandsSeen,
    MatchDecided,
    PointsCounted,
    SheetsOpened,
    StormHeld,
    StormLifted,
    TurnBegan,
)

EVENTS = (
    TurnBegan
    | SheetsOpened
    | GroupsDue
    | StormLifted
    | StormHeld
    | CountersSet
    | IslandsHeld
    | IslandsSeen
    | PointsCounted
    | MatchDecided
    | ShipsPlaced
    | ShipsMoved
    | BaseAnnounced
    | BaseOpened
    | BaseGivenUp
    | ShipsFound
    | BoatsLocated
    | TorpedoesLaunched
    | ShipsEngaged
    | ShipDamaged
    | ShipHeld
    | ShipSunk
    | HitsScored
    | BoatHunted
    | HuntSuffered
    | MissionsFlown
    | SquadronsStruckBelow
    | BattalionsCommitted
    | BattalionsPressed
    | ScoutReported
    | AircraftMet
    | ScoutChased
    | AircraftLost
    | RaidArrived
    | RaidEmptyHanded
    | RaidSighted
    | FightersScrambled
    | AirRoundFought
    | EncounterFought
    | BarrageFired
    | BarrageRolled
    | MidwayRaided
    | AircraftDiverted
    | SeaplanesArrived
    | RunwayHit
    | BattalionHit
    | TroopsLanded
    | LandingSeen
    | AssaultMade
    | BattalionAttacked
    | MidwayControlled
    | ChiyodaCounted
)
