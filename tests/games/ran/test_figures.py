"""What is counted of a battle: when the lines met, and when an army was half routed."""

from __future__ import annotations

import pytest
from tests.games.ran.position import position

from honjin.core.event import Event
from honjin.games.ran.events.shock import ShockResolved
from honjin.games.ran.events.turn import RoutPointsCounted, TurnBegan
from honjin.games.ran.figures import contact, figures_of
from honjin.games.ran.model import SideId

COMBAT = ShockResolved((), (), (), 5, 0, (), 0, 0, superiority=False)
LEVEL = 20


def turns(*told: tuple[int, int]) -> list[Event]:
    """Turns with so many shock combats, at the end of which the second army has so many rout points."""
    events: list[Event] = []
    for number, (combats, points) in enumerate(told, 1):
        events += [TurnBegan(number), *[COMBAT] * combats]
        events += [
            RoutPointsCounted(SideId("date"), 0, 0, LEVEL),
            RoutPointsCounted(SideId("ashina"), points, 0, LEVEL),
        ]
    return events


@pytest.mark.parametrize(
    ("told", "found"),
    [
        (((0, 0), (2, 0), (1, 4), (5, 9), (6, 10), (1, 25)), (3, 5)),
        (((3, 10), (0, 4)), (1, 1)),
        (((2, 0), (0, 0)), (2, 2)),
    ],
)
def test_the_lines_meet_with_the_third_combat_and_break_at_half_the_level(
    told: tuple[tuple[int, int], ...], found: tuple[int, int]
) -> None:
    assert contact(turns(*told), len(told)) == found


def test_both_are_among_the_figures() -> None:
    state = position({"1614": "hirata_as_1 E"}, turn=2).state
    figures = figures_of(state, turns((3, 0), (1, 12)))
    assert (figures["turn of contact"], figures["turn of breaking"]) == (1, 2)
