"""Damage taken: the step that leaves the cheapest bill for the rest."""

from __future__ import annotations

from collections.abc import Iterable

from honjin.core.decision import Decision, Option
from honjin.games.storm import options as opt
from honjin.games.storm.model import JAPAN, PLACE_OF, AreaId, SideId, UnitSet
from honjin.games.storm.script.appraisal import Appraisal
from honjin.games.storm.script.campaign import Campaign
from honjin.games.storm.script.toll import Body, bill, bodies_of


def best_step(appraisal: Appraisal, side: SideId, decision: Decision) -> Option:
    """The step of the cheapest way to absorb all the points."""
    reading = appraisal.reading
    siege = reading.siege
    place = PLACE_OF[decision.facts["area"]]
    left: int = decision.facts["left"]
    steps = [one for one in decision.options if isinstance(one, opt.Flip | opt.Retreat | opt.Remove | opt.Lose)]
    hit: UnitSet = siege.set_of(one.unit for one in steps)
    caught = bool(decision.facts["units"])
    abandoned = 0.0 if caught else appraisal.abandoned(side, place)
    costs: dict[tuple[str, Body], float] = {}
    best: dict[tuple[str, Body], Option] = {}
    for step in steps:
        bit = siege.bit[step.unit]
        (body,) = bodies_of(appraisal, side, place, bit, caught)
        kind = type(step).__name__
        nowhere = isinstance(step, opt.Retreat) and step.area is None
        key = kind + "-nowhere" * nowhere, body
        if key in costs:
            continue
        rest = bodies_of(appraisal, side, place, hit & ~bit, caught)
        flip, leave, loss = body.price
        active = body.active
        if isinstance(step, opt.Flip):
            cost, price = flip, 1
            rest = tuple(sorted((*rest, body._replace(active=False))))
        elif isinstance(step, opt.Lose):
            cost, price = leave + loss, 1
        elif isinstance(step, opt.Retreat):
            cost, price = active * flip + leave + loss * nowhere, 1 + active
        else:
            cost, price = active * flip + leave + loss, 2 + active
        over = bill(rest, abandoned) if rest else (abandoned,)
        costs[key] = cost + over[min(left - price, len(over) - 1)]
        best[key] = step
    chosen = best[min(costs, key=lambda key: costs[key])]
    if isinstance(chosen, opt.Retreat) and chosen.area is not None:
        havens = [one for one in steps if isinstance(one, opt.Retreat) and one.unit == chosen.unit]
        return best_haven(appraisal.campaign, side, havens)
    return chosen


def best_haven(campaign: Campaign, side: SideId, retreats: Iterable[opt.Retreat]) -> opt.Retreat:
    """Where a unit that retreats is of most use."""
    return min(retreats, key=lambda option: _use(campaign, side, option.area))


def best_side(campaign: Campaign, side: SideId, marches: Iterable[opt.March]) -> opt.March:
    """11.3  The side from which to enter a guarded area: units thrown back go where they are of most use."""
    return min(marches, key=lambda option: _use(campaign, side, option.by))


def _use(campaign: Campaign, side: SideId, area: str | None) -> tuple[float, int]:
    """The less the better: Japan wants to be near its objective, Russia where it matters."""
    assert area is not None
    place = PLACE_OF[AreaId(area)]
    return (campaign.approach[place] if side == JAPAN else -campaign.weight[place]), place
