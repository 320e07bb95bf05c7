"""Bushos: with a unit of theirs, behind the fight, in earshot of as many as can be."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.core.decision import Decision, Option
from honjin.games.ran import options as opt
from honjin.games.ran.script.reading import Reading

IN_EARSHOT, IN_ZOC, BESIDE_ENEMY, ALONE, FAR_OFF, BUSY = 1.0, 4.0, 1.5, 6.0, 0.1, 0.5
"""What speaks for and against a place: units in range, danger, no unit to stand with, distance to his men."""
EXPOSED = 1.0
ENOUGH = 0.3
"""What a ride must bring."""


def ride(reading: Reading, decision: Decision) -> Option:
    """The best place within reach; a So-Taisho stays in his camp, from where all hear him (4.51)."""
    state, battle = reading.state, reading.battle
    busho = battle.contingent[decision.facts["busho"]]
    if busho == battle.so_taisho[reading.side] and state.in_honjin(reading.side):
        return opt.STAY
    best: Option = opt.STAY
    value = place_value(reading, busho, state.busho_hex[busho]) + ENOUGH
    camp = state.hex[battle.honjin[reading.side]] if busho == battle.so_taisho[reading.side] else -1
    for hex in _candidates(reading, busho):
        option = battle.menu.rides[hex]
        if option in decision.options:
            worth = place_value(reading, busho, hex)
            if hex == camp:
                worth += len(members(battle.contingents_of[reading.side]))
            if worth > value + 1e-9:
                best, value = option, worth
    return best


def _candidates(reading: Reading, busho: int) -> list[int]:
    """The hexes of his own units, of a So-Taisho his camp as well."""
    state, battle = reading.state, reading.battle
    units = battle.members[busho] & state.on_map
    if busho == battle.so_taisho[reading.side]:
        units |= 1 << battle.honjin[reading.side] & state.on_map
    own = [state.hex[unit] for unit in members(units)]
    return own or [state.hex[unit] for unit in members(reading.own)]


def place_value(reading: Reading, busho: int, hex: int) -> float:
    """What a hex is worth to a Busho."""
    state, battle = reading.state, reading.battle
    grid = battle.grid
    row, reach = grid.distances[hex], state.momentum(busho)
    own = [state.hex[unit] for unit in members(battle.members[busho] & state.on_map)]
    value = IN_EARSHOT * sum(1 for other in own if row[other] <= reach)
    value -= FAR_OFF * sum([row[other] for other in own]) / max(1, len(own))
    if reading.zoc >> hex & 1:
        value -= IN_ZOC
    if reading.beside_enemy >> hex & 1:
        value -= BESIDE_ENEMY
    if not state.held[reading.side] >> hex & 1:
        value -= ALONE
    elif state.occupant[hex] in state.engaged:
        value -= BUSY
    near = grid.within(hex, 3) & state.held[reading.enemy]
    return value - EXPOSED * bool(near & grid.within(hex, 2)) / 2


def best_shelter(reading: Reading, decision: Decision) -> Option:
    """With the unit where he is safest and of most use."""
    busho = reading.battle.contingent[decision.facts["busho"]]

    def key(option: Option) -> tuple[float, str]:
        assert isinstance(option, opt.Shelter)
        hex = reading.state.hex[reading.battle.unit[option.unit]]
        camp = reading.battle.honjins >> reading.battle.unit[option.unit] & 1
        return place_value(reading, busho, hex) + 5 * camp, option.unit

    return max(decision.options, key=key)


def follow(reading: Reading, decision: Decision) -> Option:
    """After an advance he goes along only if he would be alone."""
    busho = reading.battle.contingent[decision.facts["busho"]]
    return opt.STAY if reading.state.held[reading.side] >> reading.state.busho_hex[busho] & 1 else decision.options[0]


def draw_back(reading: Reading, decision: Decision) -> Option:
    """4.72  Alone before the enemy: to a unit of his if he can, by displacement."""
    return opt.STAY if opt.STAY in decision.options else decision.options[0]


def send(reading: Reading, decision: Decision) -> Option:
    """4.42  Nobody needs to be sent: Bushos ride after their own orders."""
    return opt.STAY
