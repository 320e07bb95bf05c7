"""Every choice that can be made in RAN, in the imperative."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from honjin.core.decision import Option
from honjin.core.form import FillIn, Slip
from honjin.games.ran.model import BushoId, FacingId, HexId, SamuraiId, UnitId

Hex = Annotated[HexId, Meta(pattern=r"^\d{4}\Z")]
Facing = Annotated[FacingId, Meta(pattern=r"^([NS]?[EW])\Z")]

CLOSE, OPEN = "close", "open"
FORMATIONS: Final = (CLOSE, OPEN)


# 6.64  Set-up


class Form(Slip, frozen=True):
    """Stand this unit in close or in open order."""

    unit: UnitId
    formation: Literal["close", "open"]


class FormUp(FillIn, frozen=True):
    """Hand in the formations of the army; a unit that is not named stands in close order."""

    slips: tuple[Form, ...] = ()


# 5  Initiative, activation, who gives orders


class Activate(Option, frozen=True):
    """Activate this contingent."""

    busho: BushoId


class EndActivation(Option, frozen=True):
    """Activate nobody else now."""


class Designate(Option, frozen=True):
    """Let this Busho give orders to his contingent."""

    busho: BushoId


class Coordinate(Option, frozen=True):
    """Try to have these two Bushos give orders together."""

    busho: BushoId
    other: BushoId


class Pass(Option, frozen=True):
    """Give no orders, and hand over the initiative."""


class TryMomentum(Option, frozen=True):
    """Roll for another phase of the same Busho."""


class Trump(Option, frozen=True):
    """Try to snatch the initiative for this Busho."""

    busho: BushoId


class Decline(Option, frozen=True):
    """Make no use of it."""


# 5.3  What a phase is for


class GiveOrders(Option, frozen=True):
    """Move and fire with the units of the contingent, then shock."""


class OrderWithdrawal(Option, frozen=True):
    """Order the contingent to withdraw."""


class OrderRally(Option, frozen=True):
    """Try to rally the routed units of the contingent."""


class OrderBushoMovement(Option, frozen=True):
    """Have the So-Taisho send his Bushos where he wants them."""


class DeclareChallenge(Option, frozen=True):
    """Send out a Samurai instead of giving orders."""


# 5.3, 6, 7  Orders to units


class Move(Option, frozen=True):
    """Set this unit in motion."""

    unit: UnitId


class Reform(Option, frozen=True):
    """Have this unit change its formation."""

    unit: UnitId


class RemoveHits(Option, frozen=True):
    """Let this unit rest, and take off two hits."""

    unit: UnitId


class Regroup(Option, frozen=True):
    """Bring this Disordered unit back into order."""

    unit: UnitId


class EndOrders(Option, frozen=True):
    """Give no further order in this phase."""


class Enter(Option, frozen=True):
    """Go to this hex."""

    hex: Hex


class Turn(Option, frozen=True):
    """Face this corner of the hex."""

    facing: Facing


class Halt(Option, frozen=True):
    """Stay here, facing as now."""


# 4.6  Bushos on the move


class Send(Option, frozen=True):
    """Move this Busho next."""

    busho: BushoId


class Ride(Option, frozen=True):
    """Take the Busho in question to this hex."""

    hex: Hex


class Stay(Option, frozen=True):
    """Leave the Busho in question, or all who have not moved yet, where they are."""


class Shelter(Option, frozen=True):
    """Put the Busho in question with this unit."""

    unit: UnitId


# 6.45, 7.17  Reactions


class Withdraw(Option, frozen=True):
    """Draw this unit back before the enemy who comes near."""

    unit: UnitId


class Face(Option, frozen=True):
    """Have this unit turn towards this corner as the enemy comes near."""

    unit: UnitId
    facing: Facing


class StandFast(Option, frozen=True):
    """No other unit reacts now."""


# 6.5  Banzai


class ChargeAt(Option, frozen=True):
    """Rush at this unit of those that withdraw."""

    unit: UnitId


# 8  Fire


class Fire(Option, frozen=True):
    """Have this unit fire at that one."""

    unit: UnitId
    target: UnitId


class Volley(Option, frozen=True):
    """Have two or three units fire a volley at one target."""

    unit: UnitId
    other: UnitId
    target: UnitId
    third: UnitId | None = None


class Harass(Option, frozen=True):
    """Have this unit ride up to the target, shoot and disperse."""

    unit: UnitId
    target: UnitId


class FireBack(Option, frozen=True):
    """Have this unit fire at the enemy who came, who goes, or who fired."""

    unit: UnitId


class HoldFire(Option, frozen=True):
    """Fire no more shot at him."""


class Stand(Option, frozen=True):
    """Take the unit in question to this hex, facing so: charging whoever fired, or rallied."""

    hex: Hex
    facing: Facing


# 9, 11  Shock and what follows


class Attack(Option, frozen=True):
    """Have this unit attack that enemy."""

    unit: UnitId
    target: UnitId


class AttackBoth(Option, frozen=True):
    """Have this unit attack the two enemies before it at once."""

    unit: UnitId


class Charge(Option, frozen=True):
    """Have this unit attack that enemy in Norikuzushi."""

    unit: UnitId
    target: UnitId


class ChargeBoth(Option, frozen=True):
    """Have this unit attack the two enemies before it at once, in Norikuzushi."""

    unit: UnitId


class EndAttacks(Option, frozen=True):
    """No other unit attacks."""


class Expose(Option, frozen=True):
    """Let this Busho be in the thick of it."""

    busho: BushoId


class Spearhead(Option, frozen=True):
    """Let the type and the angle of this attacker count."""

    unit: UnitId


class Brace(Option, frozen=True):
    """Let the type of this defender count."""

    unit: UnitId


class Bear(Option, frozen=True):
    """Let this unit take the hit that is left over."""

    unit: UnitId


class RetreatTo(Option, frozen=True):
    """Give way to this hex."""

    hex: Hex


class Advance(Option, frozen=True):
    """Have this unit follow the enemy."""

    unit: UnitId


# 10  Individual combat


class DrawSamurai(Option, frozen=True):
    """Draw a Samurai by lot."""


class CallSamurai(Option, frozen=True):
    """Send out this Samurai, who is in play already."""

    samurai: SamuraiId


class DieForThem(Option, frozen=True):
    """Hara-kiri: the Busho himself, or this Samurai of his, dies to inspire the others."""

    samurai: SamuraiId | None = None


class TakeHeart(Option, frozen=True):
    """Take one hit off every unit in range."""


class Rise(Option, frozen=True):
    """Regroup this unit; two may rise."""

    unit: UnitId


class SamuraiCharge(Option, frozen=True):
    """Charge this enemy Busho."""

    busho: BushoId


class IssueChallenge(Option, frozen=True):
    """Call out the enemy within sight and range."""


class Arrive(Option, frozen=True):
    """Have this reinforcement enter the map."""

    unit: UnitId


class Bombard(Option, frozen=True):
    """Have the boats fire at this unit."""

    target: UnitId


class SpreadRumour(Option, frozen=True):
    """Have word of treason go round in the enemy's lines."""


class Forgo(Option, frozen=True):
    """Leave it at that."""


class AnswerAsBusho(Option, frozen=True):
    """Let this Busho fight."""

    busho: BushoId


class AnswerAsSamurai(Option, frozen=True):
    """Let this Samurai fight."""

    samurai: SamuraiId


class SendChampion(Option, frozen=True):
    """Let this Busho send a Samurai who is drawn by lot."""

    busho: BushoId


class IgnoreChallenge(Option, frozen=True):
    """Let nobody answer: all of them lose face."""


class DieInShame(Option, frozen=True):
    """Of those who have Lost Face already, let this one die rather than answer."""

    busho: BushoId | None = None
    samurai: SamuraiId | None = None


class FightOn(Option, frozen=True):
    """Go on with the duel."""


class Retire(Option, frozen=True):
    """Leave the duel, and the battle with it; no head is taken."""


END_ACTIVATION: Final = EndActivation()
PASS: Final = Pass()
TRY_MOMENTUM: Final = TryMomentum()
DECLINE: Final = Decline()
GIVE_ORDERS: Final = GiveOrders()
ORDER_WITHDRAWAL: Final = OrderWithdrawal()
ORDER_RALLY: Final = OrderRally()
ORDER_BUSHO_MOVEMENT: Final = OrderBushoMovement()
DECLARE_CHALLENGE: Final = DeclareChallenge()
END_ORDERS: Final = EndOrders()
HALT: Final = Halt()
STAY: Final = Stay()
STAND_FAST: Final = StandFast()
HOLD_FIRE: Final = HoldFire()
END_ATTACKS: Final = EndAttacks()
DRAW_SAMURAI: Final = DrawSamurai()
TAKE_HEART: Final = TakeHeart()
ISSUE_CHALLENGE: Final = IssueChallenge()
SPREAD_RUMOUR: Final = SpreadRumour()
FORGO: Final = Forgo()
IGNORE_CHALLENGE: Final = IgnoreChallenge()
FIGHT_ON: Final = FightOn()
RETIRE: Final = Retire()

OPTIONS = (
    FormUp
    | Activate
    | EndActivation
    | Designate
    | Coordinate
    | Pass
    | TryMomentum
    | Trump
    | Decline
    | GiveOrders
    | OrderWithdrawal
    | OrderRally
    | OrderBushoMovement
    | DeclareChallenge
    | Move
    | Reform
    | RemoveHits
    | Regroup
    | EndOrders
    | Enter
    | Turn
    | Halt
    | Send
    | Ride
    | Stay
    | Shelter
    | Withdraw
    | Face
    | StandFast
    | ChargeAt
    | Fire
    | Volley
    | Harass
    | Arrive
    | Bombard
    | SpreadRumour
    | FireBack
    | HoldFire
    | Stand
    | Attack
    | AttackBoth
    | Charge
    | ChargeBoth
    | EndAttacks
    | Expose
    | Spearhead
    | Brace
    | Bear
    | RetreatTo
    | Advance
    | DrawSamurai
    | CallSamurai
    | DieForThem
    | TakeHeart
    | Rise
    | SamuraiCharge
    | IssueChallenge
    | Forgo
    | AnswerAsBusho
    | AnswerAsSamurai
    | SendChampion
    | IgnoreChallenge
    | DieInShame
    | FightOn
    | Retire
)
