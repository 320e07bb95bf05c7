"""Where a unit can get to with its points, hex by hex and corner by corner."""

from __future__ import annotations

from collections.abc import Sequence

from honjin.core.memory import remembered
from honjin.games.ran.battle import Battle
from honjin.games.ran.model import CLOSED, FOOT_CLOSE, KB_CLOSE
from honjin.games.ran.rules.facing import price_of_turn
from honjin.games.ran.script.reading import Reading
from honjin.maps.facing import FACINGS_TOWARDS, FRONT, TURNS
from honjin.maps.hexgrid import OFF

Stance = int
"""A hex and a facing: six times the one and the other."""
Step = tuple[int, int, Stance]
"""What it costs, which hex it leads to, and in which stance."""
IN_CLOSE_ORDER = (FOOT_CLOSE, KB_CLOSE)


def turn_price(old: int, new: int, turned: int = 0) -> int:
    """7.13  What a turn costs a unit that has turned by so many corners in this hex already."""
    return price_of_turn(turned, TURNS[old][new])


@remembered(8)
def steps_of(battle: Battle, kind: int) -> tuple[tuple[Step, ...], ...]:
    """For each stance every step with the turn before it; in woods close order goes straight on (7.14)."""
    return tuple(
        tuple(_steps(battle, kind, hex, facing)) for hex in range(battle.grid.size) for facing in range(len(FRONT))
    )


def _steps(battle: Battle, kind: int, hex: int, facing: int, turned: int = 0) -> list[Step]:
    found = []
    stiff = kind in IN_CLOSE_ORDER and battle.pivots_hurt >> hex & 1
    for direction, near in enumerate(battle.grid.near[hex]):
        cost = battle.costs[kind][hex][direction]
        if near == OFF or cost == CLOSED:
            continue
        for new in FACINGS_TOWARDS[direction]:
            if not stiff or new == facing:
                found.append((cost + turn_price(facing, new, turned), near, near * 6 + new))
    return sorted(found)


class Ways:
    """All stances that a unit on the move can reach, what they cost, and the stance before each.

    `turned` says by how many corners it has turned where it is: one is free in each hex, and only once.
    """

    def __init__(self, reading: Reading, unit: int, points: int, turned: int = 0) -> None:
        state, battle = reading.state, reading.battle
        self.start: Stance = state.hex[unit] * 6 + state.facing[unit]
        self.points = points
        self._turned = turned
        self.spent: dict[Stance, int] = {self.start: 0}
        self.before: dict[Stance, Stance] = {}
        self._zoc, self._beside = reading.zoc, reading.beside_enemy
        commanded = bool(state.commanded >> unit & 1)
        barred = state.held[0] | state.held[1]
        if not commanded:
            barred |= reading.zoc | reading.beside_enemy
        elif state.disordered >> unit & 1:
            barred |= reading.zoc
        rider = bool(battle.riders >> unit & 1) and not state.disordered >> unit & 1
        kind = state.class_of(unit)
        first = _steps(battle, kind, state.hex[unit], state.facing[unit], turned) if turned else None
        if turned and self._zoc >> state.hex[unit] & 1:
            first = []
        self._explore(steps_of(battle, kind), first, barred, rider=rider)

    def _explore(
        self, steps: tuple[tuple[Step, ...], ...], first: Sequence[Step] | None, barred: int, *, rider: bool
    ) -> None:
        """Cheapest first; zones of control end a move, and a unit comes up to the enemy with a point left (6.34)."""
        points, spent, before = self.points, self.spent, self.before
        zoc, beside, start = self._zoc, self._beside, self.start
        here = start // 6
        waves: list[list[Stance]] = [[] for _ in range(points + 1)]
        waves[0].append(start)
        for cost, wave in enumerate(waves):
            for stance in wave:
                if spent[stance] < cost or (zoc >> stance // 6 & 1 and stance != start):
                    continue
                leaving = stance == start and zoc >> here & 1
                for price, hex, new in steps[stance] if first is None or stance != start else first:
                    total = cost + price
                    if total > points:
                        break
                    if barred >> hex & 1:
                        continue
                    if leaving and (new % 6 != start % 6 or zoc >> hex & 1):
                        continue
                    if total == points and not rider and beside >> hex & 1 and not beside >> stance // 6 & 1:
                        continue
                    if total < spent.get(new, CLOSED):
                        spent[new] = total
                        before[new] = stance
                        waves[total].append(new)

    def can_turn(self, stance: Stance, facing: int) -> bool:
        """Whether a unit that has come so far can turn on the spot; in a zone it has entered it cannot (7.16)."""
        if self._zoc >> stance // 6 & 1 and stance != self.start:
            return stance % 6 == facing
        turned = self._turned if stance == self.start else 0
        return self.spent[stance] + turn_price(stance % 6, facing, turned) <= self.points

    def first_step(self, goal: Stance) -> Stance:
        """The stance after the next step on the way to one of those found; the goal itself if it is here."""
        while goal in self.before and self.before[goal] != self.start:
            goal = self.before[goal]
        return goal
