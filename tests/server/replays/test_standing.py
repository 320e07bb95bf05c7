"""How matches stood: outlooks over kept records, turning points, and luck in the document."""

from __future__ import annotations

from pathlib import Path

import pytest

from honjin.core.event import SPECTATOR, UMPIRE
from honjin.core.game import find_game
from honjin.core.record import read_record
from honjin.server.replays.document import Replay, replay_of
from honjin.server.replays.standing import LEAST, MOST

RECORDS = Path(__file__).parents[2] / "records"
PLAYED = [
    "port_arthur/points-japan",
    "port_arthur/mukden",
    "port_arthur/resigned-after-undo",
    "storm/first/high_point",
    "storm/v2/held-russia",
    "midway/v1/last-turn-japan",
    "ran/v1/routed-amako",
]


def replay(name: str, viewer: str = UMPIRE) -> Replay:
    record = read_record((RECORDS / f"{name}.honjin").read_text(encoding="utf-8"))
    return replay_of(record, find_game(record.header.game), viewer)


@pytest.mark.parametrize("name", PLAYED)
def test_an_outlook_leads_from_an_open_start_to_what_came_of_the_match(name: str) -> None:
    found = replay(name)
    first = found.match.sides[0]
    steps, chances = zip(*found.outlook, strict=True)
    assert list(steps) == sorted(set(steps))
    assert all(0 <= chance <= 1 for chance in chances)
    assert 0.1 < chances[0] < 0.9, "nobody has won before the first move"
    if found.quitter is None:
        assert chances[-1] == float(found.result.winner == first)
        nearly = [chance for step, chance in found.outlook if step < len(found.steps)][-1]
        assert abs(nearly - chances[-1]) < 0.5, "just before the end the side that won was ahead"


@pytest.mark.parametrize("name", PLAYED)
def test_turning_points_are_the_ten_that_changed_most(name: str) -> None:
    found = replay(name)
    points = found.turning_points
    assert 0 < len(points) <= MOST
    assert [point.step for point in points] == sorted({point.step for point in points})
    assert all(abs(point.swing) >= LEAST for point in points)
    assert not any(found.steps[point.step - 1].undone for point in points)


@pytest.mark.parametrize("name", PLAYED)
def test_only_the_umpire_is_shown_outlook_and_luck(name: str) -> None:
    whole = replay(name)
    assert whole.luck
    undone = {step.number for step in whole.steps if step.undone}
    assert not undone & {fall.step for fall in whole.luck}
    for viewer in (*whole.match.sides, SPECTATOR):
        seen = replay(name, viewer)
        assert (seen.outlook, seen.luck) == ([], [])
        assert len(seen.turning_points) <= MOST


@pytest.mark.parametrize("name", PLAYED)
def test_what_fell_is_what_could_fall(name: str) -> None:
    """Over a whole match no side is five deviations off: then the likely would be wrong."""
    found = replay(name)
    for side in found.match.sides:
        own = [fall for fall in found.luck if fall.side == side]
        assert all(fall.spread > 0 and fall.likely >= 0 for fall in own)
        over = sum(fall.fell - fall.likely for fall in own)
        assert abs(over) < 5 * sum(fall.spread for fall in own) ** 0.5
