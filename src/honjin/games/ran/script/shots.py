"""Fire: what a shot is worth, whom to shoot at, and when to hold fire."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from honjin.core.decision import Decision, Option
from honjin.core.modifier import total
from honjin.games.ran import options as opt
from honjin.games.ran.model import AS_T
from honjin.games.ran.rules.gunnery import ADJACENT, LEAVING_RANGE, shot_lines
from honjin.games.ran.rules.incidents import BOAT_RANGE, TEPPO, boat_lines
from honjin.games.ran.script.chances import shot_at
from honjin.games.ran.script.reading import Reading
from honjin.games.ran.script.worth import body_of


def worth_of_shot(
    reading: Reading, unit: int, target: int, hex: int | None = None, *, place: int = 0, distance: int = 0
) -> float:
    """What a shot takes off the enemy, in points of ours; from another hex as if it faced the target there."""
    state, battle = reading.state, reading.battle
    start = state.hex[unit] if hex is None else hex
    far = distance or battle.grid.distances[start][state.hex[target]]
    origin = None if start == state.hex[unit] else start
    added = total(shot_lines(state, unit, target, place, origin))
    if origin is not None and battle.kinds[unit] == AS_T and not state.moved >> unit & 1:
        added += battle.charts.fire_modifier["moved"]
    worth = shot_at(battle, battle.weapon[battle.kinds[unit]], far, added, body_of(state, target))
    return worth * reading.exchange * reading.focus(target)


def worth_of_fire(reading: Reading, option: Option) -> float:
    """What an order to fire is worth: one shot, or all of a volley."""
    number = reading.battle.unit
    if isinstance(option, opt.Fire | opt.Harass):
        return worth_of_shot(
            reading, number[option.unit], number[option.target], distance=isinstance(option, opt.Harass) and ADJACENT
        )
    assert isinstance(option, opt.Volley)
    units = [option.unit, option.other, *([option.third] if option.third else [])]
    target = number[option.target]
    return sum(worth_of_shot(reading, number[unit], target, place=place) for place, unit in enumerate(units))


def best_shot(reading: Reading, options: Iterable[Option]) -> tuple[float, Option] | None:
    """The best of some orders to fire; the first of equals."""
    best: tuple[float, Option] | None = None
    for option in options:
        if isinstance(option, opt.Fire | opt.Volley | opt.Harass):
            worth = worth_of_fire(reading, option)
            if best is None or worth > best[0] + 1e-9:
                best = worth, option
    return best


def fire_in_reaction(reading: Reading, decision: Decision) -> Option:
    """8.4  Fire costs nothing: the best shot first, as long as it can do harm."""
    target = reading.battle.unit[decision.facts["unit"]]
    near = LEAVING_RANGE if decision.facts.get("kind") == "leaving" else ADJACENT
    shots = [option for option in decision.options if isinstance(option, opt.FireBack)]
    return _best_back(reading, shots, target, near)


def reply(reading: Reading, decision: Decision) -> Option:
    """8.43"""
    target = reading.battle.unit[decision.facts["target"]]
    return _best_back(reading, [one for one in decision.options if isinstance(one, opt.FireBack)], target, 0)


def _best_back(reading: Reading, shots: Sequence[opt.FireBack], target: int, distance: int) -> Option:
    best: Option = opt.HOLD_FIRE
    value = 0.0
    for option in shots:
        worth = worth_of_shot(reading, reading.battle.unit[option.unit], target, distance=distance)
        if worth > value + 1e-9:
            best, value = option, worth
    return best


def bombard(reading: Reading, decision: Decision) -> Option:
    """Okitanawate: the boats fire at whom it hurts most; nobody replies, so they always do."""
    state, battle = reading.state, reading.battle

    def harm(shot: opt.Bombard) -> float:
        target = battle.unit[shot.target]
        added = total(boat_lines(state, target))
        return shot_at(battle, TEPPO, BOAT_RANGE, added, body_of(state, target)) * reading.focus(target)

    return max((option for option in decision.options if isinstance(option, opt.Bombard)), key=harm)
