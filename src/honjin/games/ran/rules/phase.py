"""5.3  A phase of a Busho: what it is for, the orders, his own move, and the shock that follows."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.core.decision import Decision, Facts, Option, Refusal, Side
from honjin.core.procedure import Procedure, step
from honjin.games.ran import options as opt
from honjin.games.ran.events.bushos import SeppukuRolled
from honjin.games.ran.events.command import PhaseBegan, PhaseDeclared, PhaseEnded
from honjin.games.ran.model import BushoId
from honjin.games.ran.rules.active_withdrawal import ActiveWithdrawal, can_obey
from honjin.games.ran.rules.arrivals import commanded_arrivals
from honjin.games.ran.rules.bushos import BushoMovementOrder, BushoRide, may_order_bushos
from honjin.games.ran.rules.command import in_range
from honjin.games.ran.rules.deaths import kill
from honjin.games.ran.rules.dice import RanMatch, roll_d10
from honjin.games.ran.rules.orders import Orders, has_acted
from honjin.games.ran.rules.recovery import Rally, routed_of
from honjin.games.ran.rules.samurai import ChallengePhase, refuse_challenge
from honjin.games.ran.rules.shock import ShockSegment
from honjin.games.ran.rules.timing import untimely
from honjin.games.ran.state import RanState

WITHDREW = "withdrew"

ORDERS, WITHDRAWAL, RALLY, BUSHO_MOVEMENT, CHALLENGE = "orders", "withdrawal", "rally", "busho_movement", "challenge"
KINDS: dict[type[Option], str] = {
    opt.GiveOrders: ORDERS,
    opt.OrderWithdrawal: WITHDRAWAL,
    opt.OrderRally: RALLY,
    opt.OrderBushoMovement: BUSHO_MOVEMENT,
    opt.DeclareChallenge: CHALLENGE,
}
BUSHO_RIDES = (ORDERS, WITHDRAWAL, RALLY)
"""4.34, 4.64  Phases in which the Busho himself may move when all else is done (Rulings 116 to 118)."""


class Phase(Procedure):
    """5.3  One phase of a Busho, or of two who coordinate (5.73)."""

    side: int
    bushos: tuple[BushoId, ...]
    must_act: bool = False
    forced: bool = False
    """5.43 (3)  He doubts, and withdraws."""
    kind: str = ""
    ridden: int = 0
    """How many of the Bushos have had their own move."""

    def crumb(self) -> tuple[str, Facts]:
        return "Phase", {"bushos": self.bushos, "kind": self.kind}

    @step("4.32")
    def begin(self, match: RanMatch) -> None:
        """Command is measured once, before anybody acts (Ruling 110)."""
        state = match.state
        battle, out = state.battle, 0
        for id in self.bushos:
            busho = battle.contingent[id]
            out |= battle.members[busho] & state.on_map & ~in_range(state, busho)
            out |= battle.members[busho] & state.still_to_come() & ~commanded_arrivals(state, busho)
        ids = tuple(battle.unit_ids[unit] for unit in members(out))
        match.emit(PhaseBegan(battle.sides[self.side], self.bushos, ids))
        if self.forced:
            self.kind = WITHDRAWAL

    @step("5.3")
    def declare(self, match: RanMatch) -> Decision | None:
        """Orders, or one of the things that stand in for them."""
        if self.forced:
            return None
        options = [option for option in CHOICES if self.refuse(match.state, option) is None]
        return Decision(match.state.battle.sides[self.side], "phase", options, {"bushos": self.bushos}, default=0)

    @declare.answered
    def declared(self, match: RanMatch, option: Option) -> None:
        self.kind = KINDS[type(option)]

    @declare.refused
    def why_not(self, match: RanMatch, side: Side, option: Option) -> Refusal | None:
        return self.refuse(match.state, option)

    def refuse(self, state: RanState, option: Option) -> Refusal | None:
        """What cannot be declared: pairs give orders (Ruling 125), a Trump wants deeds (Ruling 123)."""
        if isinstance(option, opt.GiveOrders):
            return None
        if type(option) not in KINDS:
            return untimely(option, Refusal("5.3", "not-while-declaring"))
        if len(self.bushos) > 1:
            return Refusal("5.73", "coordinated-give-orders")
        busho = state.battle.contingent[self.bushos[0]]
        if not state.is_alive(busho):
            return Refusal("5.32", "still-to-come", {"busho": self.bushos[0]})
        if isinstance(option, opt.OrderWithdrawal):
            in_vain = self.must_act and not can_obey(state, self.side)
            return Refusal("5.65", "must-act-after-trump") if in_vain else None
        if self.must_act:
            return Refusal("5.65", "must-act-after-trump")
        if isinstance(option, opt.OrderRally):
            return None if routed_of(state, busho) else Refusal("11.73", "nobody-to-rally")
        if isinstance(option, opt.DeclareChallenge):
            return refuse_challenge(state, busho)
        if busho != state.battle.so_taisho[self.side]:
            return Refusal("4.42", "only-the-so-taisho")
        return None if may_order_bushos(state, self.side) else Refusal("4.42", "not-in-his-honjin")

    @step("5.32")
    def carry_out(self, match: RanMatch) -> Procedure:
        match.emit(PhaseDeclared(self.bushos, self.kind))
        if self.kind == ORDERS:
            return Orders(self.side, self.must_act)
        if self.kind == WITHDRAWAL:
            return ActiveWithdrawal(self.side, self.bushos[0], self.must_act)
        if self.kind == RALLY:
            return Rally(self.side, self.bushos[0])
        if self.kind == CHALLENGE:
            return ChallengePhase(self.side, self.bushos[0])
        return BushoMovementOrder(self.side)

    @step("4.64")
    def busho_rides(self, match: RanMatch) -> Procedure | None:
        """After his orders; of a pair one after the other."""
        if self.kind not in BUSHO_RIDES or self.ridden == len(self.bushos):
            return None
        id = self.bushos[self.ridden]
        self.ridden += 1
        self.repeat()
        return BushoRide(self.side, id)

    @step("9.2")
    def shock(self, match: RanMatch) -> Procedure | None:
        """All shock of the contingent, before anybody else acts; none after a rally or a challenge."""
        if self.kind in (RALLY, CHALLENGE):
            return None
        must_attack = self.must_act and not has_acted(match.state)
        return ShockSegment(self.side, must_attack, withdrawing=self.kind == WITHDRAWAL)

    @step("6.44")
    def save_face(self, match: RanMatch) -> Procedure | None:
        """Whoever ordered a withdrawal, or was driven to it, may have to die for it (Ruling 130)."""
        state = match.state
        busho = state.battle.contingent[self.bushos[0]]
        if self.kind != WITHDRAWAL or not state.is_alive(busho):
            return None
        die, rating = roll_d10(match, "seppuku"), state.momentum(busho)
        match.emit(SeppukuRolled(self.bushos[0], die, rating, die > rating))
        return kill(match, busho, "seppuku") if die > rating else None

    @step("5.36")
    def end(self, match: RanMatch) -> None:
        match.emit(PhaseEnded(match.state.battle.sides[self.side]))
        if self.kind == WITHDRAWAL:
            match.report(WITHDREW)


CHOICES: tuple[Option, ...] = (
    opt.GIVE_ORDERS,
    opt.ORDER_WITHDRAWAL,
    opt.ORDER_RALLY,
    opt.ORDER_BUSHO_MOVEMENT,
    opt.DECLARE_CHALLENGE,
)
