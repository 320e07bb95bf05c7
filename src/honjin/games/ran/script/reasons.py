"""Why the script answers as it does, from what it weighs: for hints."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from honjin.core.bits import members
from honjin.core.decision import Decision, Option
from honjin.core.mind import Reason
from honjin.games.ran import options as opt
from honjin.games.ran.model import BushoId
from honjin.games.ran.script.combat import Combats, Post
from honjin.games.ran.script.marches import March, Marches
from honjin.games.ran.script.reading import Reading

Options = tuple[Option, ...]

KINDS: Mapping[type[Option], str] = {
    opt.Pass: "because-nobody",
    opt.EndActivation: "because-nobody",
    opt.Decline: "because-risk",
    opt.TryMomentum: "because-momentum",
    opt.Trump: "because-trump",
    opt.OrderWithdrawal: "because-withdrawal",
    opt.OrderRally: "because-rally",
    opt.DeclareChallenge: "because-challenge",
    opt.Fire: "because-fire",
    opt.Volley: "because-fire",
    opt.Regroup: "because-regroup",
    opt.RemoveHits: "because-rest",
    opt.Reform: "because-formation",
    opt.EndOrders: "because-enough",
    opt.Withdraw: "because-draws-back",
    opt.Face: "because-faces",
    opt.StandFast: "because-stands",
    opt.FireBack: "because-fire-is-free",
    opt.Attack: "because-attack",
    opt.Retire: "because-retires",
    opt.FightOn: "because-fights-on",
    opt.IssueChallenge: "because-challenge",
    opt.Forgo: "because-no-challenge",
    opt.Spearhead: "because-spearhead",
    opt.Brace: "because-brace",
    opt.RetreatTo: "because-retreat",
}
"""What speaks for an answer of this kind, whatever the position."""


def _said(script: Any, decision: Decision, reading: Reading, options: Options) -> Reason | None:
    """Why the first answer is given, by its kind; for one who gives orders or moves, from the position."""
    first = options[0]
    if isinstance(first, opt.Activate | opt.Designate):
        return _urgent(reading, first.busho)
    if isinstance(first, opt.Move):
        return _march(reading, reading.battle.unit[first.unit])
    if decision.ask == "move-on" and isinstance(first, opt.Turn | opt.Enter):
        unit = reading.battle.unit[decision.facts["unit"]]
        return _march(reading, unit, decision.facts["left"], decision.facts["turned"])
    if decision.ask == "phase" and first == opt.GIVE_ORDERS:
        return Reason("because-orders")
    why = KINDS.get(type(first))
    return Reason(why) if why else None


def _urgent(reading: Reading, busho: BushoId) -> Reason | None:
    """How much a contingent has to do: those who fight, and how near the enemy is to the others."""
    battle, state = reading.battle, reading.state
    units = members(battle.members[battle.contingent[busho]] & state.on_map)
    if not units:
        return None
    engaged = sum(unit in state.engaged for unit in units)
    near = min(reading.from_enemy(unit) for unit in units)
    return Reason("because-urgent", {"engaged": engaged, "points": near})


def _march(reading: Reading, unit: int, points: int | None = None, turned: int = 0) -> Reason:
    """What a unit moves for: a combat, a shot, the way back, or ground."""
    combats = Combats(reading)
    march = Marches(combats).best(unit, points, turned)
    goal, battle = march.goal // 6, reading.battle
    post = Post(unit, goal, march.goal % 6)
    if not battle.missile >> unit & 1 and combats.foes_before(post):
        flank = combats.superiority(post, combats.foes_before(post)) > 0
        return Reason("because-superiority" if flank else "because-shock", _where(reading, march))
    if battle.missile >> unit & 1 and reading.way_to_enemy(reading.state.class_of(unit))[goal] <= WITHIN_SHOT:
        return Reason("because-into-range", _where(reading, march))
    if reading.is_spent(battle.contingent_of[unit]):
        return Reason("because-spent", _where(reading, march))
    return Reason("because-line", _where(reading, march))


WITHIN_SHOT = 4
"""Points of movement from the enemy within which those who shoot are where they want to be."""


def _where(reading: Reading, march: March) -> dict[str, str]:
    return {"hex": reading.battle.grid.names[march.goal // 6]}


REASONS: Mapping[str, Callable[..., Reason | None]] = dict.fromkeys(
    (
        "activate",
        "designate",
        "continuity",
        "alone-or-together",
        "resurrection",
        "momentum",
        "trump",
        "phase",
        "order",
        "move-on",
        "withdraw",
        "react",
        "reaction-fire",
        "reply",
        "attack",
        "spearhead",
        "brace",
        "retreat",
        "challenge",
        "fight-on",
    ),
    _said,
)
"""By what is asked."""
