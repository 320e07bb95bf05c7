"""What comes at another time: the sections that say when a wish could be granted."""

from __future__ import annotations

from honjin.core.decision import Option, Refusal
from honjin.games.ran import options as opt

ORDERS = opt.Move | opt.Reform | opt.RemoveHits | opt.Regroup | opt.Fire | opt.Volley | opt.Harass | opt.Arrive

UNTIMELY: dict[type[Option], Refusal] = {
    opt.Activate: Refusal("5.21", "activation-is-over"),
    opt.TryMomentum: Refusal("5.44", "no-momentum-now"),
    opt.Trump: Refusal("5.62", "nothing-to-trump"),
    opt.Attack: Refusal("5.35", "shock-comes-later"),
    opt.AttackBoth: Refusal("5.35", "shock-comes-later"),
    opt.Charge: Refusal("5.35", "shock-comes-later"),
    opt.ChargeBoth: Refusal("5.35", "shock-comes-later"),
    opt.Ride: Refusal("4.64", "busho-moves-last"),
    opt.Send: Refusal("4.42", "busho-moves-last"),
}
DECLARED: dict[type[Option], Refusal] = {
    opt.GiveOrders: Refusal("5.33", "one-thing-a-phase"),
    opt.OrderWithdrawal: Refusal("6.41", "one-thing-a-phase"),
    opt.OrderRally: Refusal("11.73", "one-thing-a-phase"),
    opt.OrderBushoMovement: Refusal("4.42", "one-thing-a-phase"),
    opt.DeclareChallenge: Refusal("3", "one-thing-a-phase"),
}


def untimely(option: Option, otherwise: Refusal) -> Refusal:
    """Why something cannot be wished for now, between phases or before one is declared."""
    return UNTIMELY.get(type(option), otherwise)


def untimely_in_phase(option: Option, otherwise: Refusal) -> Refusal:
    """The same once a phase has been declared: it is for one thing (3, 5.33)."""
    return DECLARED.get(type(option)) or untimely(option, otherwise)


def untimely_after_orders(option: Option, otherwise: Refusal) -> Refusal:
    """4.64  The same once the Busho himself moves: no unit is given another order."""
    if isinstance(option, ORDERS):
        return Refusal("4.64", "orders-are-over")
    return untimely_in_phase(option, otherwise)
