"""Everything that can happen in RAN, in the past tense. `apply` is the only writer of the state."""

from honjin.games.ran.events.bushos import BushoRode, BushoSent, BushoSheltered, BushoThreatened, SeppukuRolled
from honjin.games.ran.events.cohesion import COHESION
from honjin.games.ran.events.command import (
    BushoFinished,
    ChoiceDeclined,
    ContingentActivated,
    ContingentHesitated,
    ContinuityRolled,
    CoordinationRolled,
    DoubtRolled,
    FateRolled,
    InitiativePassed,
    MomentumRolled,
    Passed,
    PhaseBegan,
    PhaseDeclared,
    PhaseEnded,
    StatusDetermined,
    TrumpRolled,
)
from honjin.games.ran.events.deaths import DEATHS
from honjin.games.ran.events.duels import DUELS
from honjin.games.ran.events.fire import FIRE
from honjin.games.ran.events.movement import (
    FacingTried,
    FormationChanged,
    MoveBegan,
    RiderBound,
    RushBegan,
    UnitArrived,
    UnitEntered,
    UnitFaced,
    UnitRushed,
    UnitTurned,
    UnitWithdrew,
    WithdrawalBegan,
)
from honjin.games.ran.events.shock import SHOCK
from honjin.games.ran.events.turn import (
    ArmiesDeployed,
    BridgeBroken,
    FormationsTaken,
    InitiativeRolled,
    MatchDecided,
    Reorganised,
    RoutPointsCounted,
    RumourSpread,
    TurnBegan,
)

EVENTS = (
    ArmiesDeployed
    | FormationsTaken
    | TurnBegan
    | BridgeBroken
    | RumourSpread
    | InitiativeRolled
    | Reorganised
    | RoutPointsCounted
    | MatchDecided
    | ChoiceDeclined
    | StatusDetermined
    | ContingentActivated
    | ContingentHesitated
    | Passed
    | InitiativePassed
    | PhaseBegan
    | PhaseDeclared
    | PhaseEnded
    | BushoFinished
    | MomentumRolled
    | FateRolled
    | DoubtRolled
    | ContinuityRolled
    | TrumpRolled
    | CoordinationRolled
    | MoveBegan
    | UnitArrived
    | UnitEntered
    | UnitTurned
    | RiderBound
    | FormationChanged
    | FacingTried
    | UnitFaced
    | UnitWithdrew
    | WithdrawalBegan
    | RushBegan
    | UnitRushed
    | BushoSent
    | BushoRode
    | BushoThreatened
    | BushoSheltered
    | SeppukuRolled
    | COHESION
    | DEATHS
    | FIRE
    | SHOCK
    | DUELS
)
