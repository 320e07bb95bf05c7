"""How the siege stands: how near Japan is to a high point, with what, and how long it has."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.core.outlook import Outlook
from honjin.games.storm.model import JAPAN, RUSSIA
from honjin.games.storm.siege import FAR
from honjin.games.storm.state import StormState

TEN, FIVE = 10, 5
SIGNS = 11


def signs_of(state: StormState) -> tuple[float, ...]:
    """High points in Japanese hands, the way to the nearest, the balance there, the infantry of both, the ground won.

    What is near counts the more, what can still grow the less, the fewer turns are left.
    """
    siege = state.siege
    if not state.turn:
        return (0.0,) * SIGNS  # While the armies are set up nothing can be read from how far they are.
    left = max(0, siege.turns - state.turn)
    last = 1 / (1 + left)
    fallen = float(bool(state.control & siege.high_points))
    held = members(state.held[JAPAN] & siege.on_board)
    goals = members(siege.high_points)
    way = min((siege.distance[place][goal] for place in held for goal in goals), default=FAR)
    balance = max(balance_at(state, goal) for goal in goals) / TEN
    on_board = [
        sum((state.at[place] & siege.army[side] & siege.infantry).bit_count() for place in members(state.held[side]))
        for side in (JAPAN, RUSSIA)
    ]
    steps = min(way, TEN) / FIVE
    return (
        fallen,
        fallen * last,
        steps,
        steps * last,
        balance,
        balance * last,
        on_board[0] / TEN,
        on_board[1] / TEN,
        state.control.bit_count() / TEN,
        last,
        1.0,
    )


def balance_at(state: StormState, goal: int) -> float:
    """The Japanese riflemen in and beside a high point, less twice the Russians in it."""
    siege = state.siege
    near = members(siege.here_and_near[goal])
    japanese = sum((state.at[place] & siege.army[JAPAN] & siege.infantry).bit_count() for place in near)
    russians = (state.at[goal] & siege.army[RUSSIA] & siege.riflemen).bit_count()
    return japanese - 2 * russians


OUTLOOK = Outlook(signs_of, (0.009, 1.832, 1.652, -2.388, -3.198, 0.234, 0.398, -0.184, 0.33, 0.405, -3.083, 0.414))
