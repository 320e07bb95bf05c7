"""Orders: which unit acts next and how; fire before moves, those who lead the way first."""

from __future__ import annotations

from honjin.core.decision import Decision, Option
from honjin.games.ran import options as opt
from honjin.games.ran.model import FACING, FACING_IDS, HexId
from honjin.games.ran.rules.recovery import MOST_HITS
from honjin.games.ran.script.marches import INERTIA, Marches
from honjin.games.ran.script.reading import Reading
from honjin.games.ran.script.shots import best_shot
from honjin.games.ran.script.worth import body_of, value_of

CLOSE_UP = 5
"""So near to the enemy ranks are closed, in points of movement."""
CLOSE_BY = 6
"""Points of movement from the enemy within which a unit that withdraws has to go."""
DETOUR = 6
"""Points that close order may cost on the way to the enemy before ranks are opened."""


def next_order(reading: Reading, marches: Marches, decision: Decision) -> Option:
    """The order that is worth most to give now; an end when nothing is left worth doing."""
    options = list(decision.options)
    for option in options:
        if isinstance(option, opt.Regroup):
            return option
    movers = {reading.battle.unit[one.unit] for one in options if isinstance(one, opt.Move)}
    shot = best_shot(reading, options)
    if shot is not None and _fires_from_here(reading, marches, shot, movers):
        return shot[1]
    for option in options:
        if isinstance(option, opt.Reform) and _should_reform(reading, reading.battle.unit[option.unit]):
            return option
    resting = {reading.battle.unit[one.unit]: one for one in options if isinstance(one, opt.RemoveHits)}
    for unit in _in_turn(reading, movers | set(resting)):
        rest = resting.get(unit)
        gain = marches.best(unit).gain if unit in movers else 0.0
        if rest is not None and _relief(reading, unit) > gain:
            return rest
        if gain > INERTIA:
            return reading.battle.menu.moves[unit]
    if shot is not None:
        return shot[1]
    if opt.END_ORDERS in decision.options:
        return opt.END_ORDERS
    return options[0]


def _fires_from_here(reading: Reading, marches: Marches, shot: tuple[float, Option], movers: set[int]) -> bool:
    """Whether those who fire would not do better elsewhere."""
    option = shot[1]
    if not isinstance(option, opt.Fire):
        return True
    unit = reading.battle.unit[option.unit]
    return unit not in movers or marches.best(unit).gain <= 2 * INERTIA


def _in_turn(reading: Reading, units: set[int]) -> list[int]:
    """Those who shoot first, then those nearest to the enemy; spent contingents go back from the rear."""
    battle = reading.battle

    def key(unit: int) -> tuple[int, int, int]:
        way = reading.from_enemy(unit)
        backwards = reading.is_spent(battle.contingent_of[unit])
        return (0 if battle.missile >> unit & 1 else 1, -way if backwards else way, unit)

    return sorted(units, key=key)


def _relief(reading: Reading, unit: int) -> float:
    """What it is worth to rest."""
    body = body_of(reading.state, unit)
    return value_of(body._replace(hits=max(0, body.hits - MOST_HITS))) - value_of(body)


def _should_reform(reading: Reading, unit: int) -> bool:
    """Open order through broken ground, close order for the fight."""
    state, battle = reading.state, reading.battle
    close, loose = (reading.way_to_enemy(kind)[state.hex[unit]] for kind in battle.class_of[unit])
    if state.open_order >> unit & 1:
        return close <= CLOSE_UP
    return close >= loose + DETOUR and loose > CLOSE_UP


def formations(reading: Reading, units: tuple[str, ...]) -> tuple[opt.Form, ...]:
    """6.64  Open order for those whose way to the enemy is much longer in close order."""
    battle = reading.battle
    found = []
    for id in units:
        unit = battle.unit[id]  # type: ignore[index]
        close, loose = (reading.way_to_enemy(kind)[reading.state.hex[unit]] for kind in battle.class_of[unit])
        found.append(opt.Form(battle.unit_ids[unit], "open" if close >= loose + DETOUR else "close"))
    return tuple(found)


def move_on(reading: Reading, marches: Marches, decision: Decision) -> Option:
    """The next step of the best move from here; a shot where it ends."""
    state, battle = reading.state, reading.battle
    unit, left = battle.unit[decision.facts["unit"]], decision.facts["left"]
    options = list(decision.options)
    start = state.hex[unit] * 6 + state.facing[unit]
    began = any(isinstance(option, opt.Turn | opt.Enter) for option in options)
    goal = marches.best(unit, left, decision.facts["turned"]).step if began else start
    if goal != start:
        step: Option = opt.Enter(HexId(battle.grid.names[goal // 6]))
        if goal % 6 != state.facing[unit]:
            step = opt.Turn(FACING_IDS[goal % 6])
        if step in options:
            return step
    shot = best_shot(reading, options)
    if shot is not None and shot[0] > 0:
        return shot[1]
    if opt.HALT in options:
        return opt.HALT
    return options[0]


def face_after(reading: Reading, marches: Marches, decision: Decision) -> Option:
    """After an advance, a withdrawal: towards the enemies near."""
    state, battle = reading.state, reading.battle
    unit = battle.unit[decision.facts["unit"]]
    hex, now = state.hex[unit], state.facing[unit]
    hurts = battle.pivots_hurt >> hex & 1 and battle.melee >> unit & 1
    best: Option = opt.HALT
    value = marches.outlook(hex, now) + (0.5 if hurts else 0.05)
    for option in decision.options:
        if isinstance(option, opt.Turn):
            worth = marches.outlook(hex, FACING[option.facing])
            if worth > value + 1e-9:
                best, value = option, worth
    return best if best in decision.options else decision.options[0]


def next_withdrawal(reading: Reading, decision: Decision) -> Option:
    """6.4  In a withdrawal: rest and regroup where it can be done, and everybody within reach of the enemy goes."""
    for kind in (opt.Regroup, opt.RemoveHits):
        for option in decision.options:
            if isinstance(option, kind):
                return option
    near = [
        one
        for one in decision.options
        if isinstance(one, opt.Move) and reading.from_enemy(reading.battle.unit[one.unit]) <= 6
    ]
    if near:
        return min(near, key=lambda one: (-reading.from_enemy(reading.battle.unit[one.unit]), one.unit))
    return opt.END_ORDERS if opt.END_ORDERS in decision.options else decision.options[0]


def withdraw_to(reading: Reading, decision: Decision) -> Option:
    """As far from the enemy as can be, next to friends."""
    battle, state = reading.battle, reading.state
    unit = battle.unit[decision.facts["unit"]]
    field = reading.way_to_enemy(state.class_of(unit))
    friends = state.held[reading.side] & ~(1 << state.hex[unit])

    def key(option: Option) -> tuple[float, str]:
        assert isinstance(option, opt.Enter)
        hex = battle.grid.number[option.hex]
        return field[hex] + 0.3 * (battle.grid.next_to[hex] & friends).bit_count(), option.hex

    return max(decision.options, key=key)


def muster(reading: Reading, marches: Marches, decision: Decision) -> Option:
    """11.74  A rallied unit comes back as far from the enemy as can be, and faces him."""
    battle = reading.battle
    unit = battle.unit[decision.facts["unit"]]
    field = reading.way_to_enemy(battle.class_of[unit][0])
    stands = [one for one in decision.options if isinstance(one, opt.Stand)]
    best = max(field[battle.grid.number[one.hex]] for one in stands)
    there = [one for one in stands if field[battle.grid.number[one.hex]] == best]
    hex = there[0].hex
    return max(
        [one for one in there if one.hex == hex],
        key=lambda one: (marches.outlook(battle.grid.number[hex], FACING[one.facing]), one.facing),
    )
