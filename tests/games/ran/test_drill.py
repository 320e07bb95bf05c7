"""Units that advance or wheel together: the same steps for each, through the one gate, until the enemy reacts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest
from tests.games.ran.hostile import choose
from tests.games.ran.position import game

from honjin.core.decision import Decision, Option, Side
from honjin.core.errors import IllegalAnswer
from honjin.core.record import read_record
from honjin.core.verify import verify
from honjin.games.ran import options as ran
from honjin.games.ran.drill import avoids, marches
from honjin.games.ran.model import FacingId, HexId
from honjin.games.ran.view import UnitSeen, View
from honjin.testing.matches import Case, sit_down, text_of, waiting
from honjin.umpire.drilling import Drilling, drillable, drilled
from honjin.umpire.table import Table

CASE = Case(game("nunobeyama"))


def at_orders(lines: list[str], seed: int, when: Callable[[Table, Side], bool]) -> tuple[Table, Side]:
    """A battle at an order question of several units."""
    table, lot = sit_down(CASE, lines.append), Random(seed)
    while not table.is_over:
        decision = waiting(table.match)[0]
        if len(drillable(table, decision.side)) > 3 and when(table, decision.side):
            return table, decision.side
        table.answer(decision.side, decision.option(choose(decision, table.match.state, lot)))
    raise AssertionError("no such moment in this battle")


def units(table: Table) -> dict[str, UnitSeen]:
    view: View = table.view("spectator")
    return {f"unit-{unit.id}": unit for unit in view.units}


def drill(table: Table, side: Side, way: str = "ahead", steps: int = 1) -> Drilling:
    one = drilled(table, CASE.setting, side, drillable(table, side), way, steps)
    one.go_on()
    return one


def declined(decision: Decision) -> Option:
    recurring = CASE.game.routine.questions[decision.ask]
    return next(option for option in decision.options if type(option) is recurring.declines)


def anywhere(table: Table, side: Side) -> bool:
    return True


# What each is told


def test_the_left_and_the_right_hex_in_front_are_entered_by_turns_or_always_the_same() -> None:
    table, side = at_orders([], 0, anywhere)
    thing = drillable(table, side)[0]
    grid, unit = CASE.setting.grid, units(table)[thing]
    for way, turns in (("ahead", "LRL"), ("ahead_left", "LLL"), ("ahead_right", "RRR")):
        [march] = marches(CASE.setting, table.view(side), [thing], way, 3)
        assert (march.options[0], march.options[-1]) == (ran.Move(unit.id), ran.HALT)
        hex, facing = grid.number[unit.place], ("NE", "E", "SE", "SW", "W", "NW").index(unit.facing)
        for option, turn in zip(march.options[1:-1], turns, strict=True):
            hex = grid.near[hex][(facing + (turn == "R")) % 6]
            assert option == ran.Enter(grid.names[hex])


def test_to_wheel_is_to_turn_by_so_many_corners() -> None:
    table, side = at_orders([], 0, anywhere)
    thing = drillable(table, side)[0]
    corners = ("NE", "E", "SE", "SW", "W", "NW")
    facing = corners.index(units(table)[thing].facing)
    for way, to in (("wheel_left", -2), ("wheel_right", 2)):
        [march] = marches(CASE.setting, table.view(side), [thing], way, 2)
        assert march.options[1:-1] == (ran.Turn(FacingId(corners[(facing + to) % 6])),)


def test_whoever_stands_in_the_way_goes_first() -> None:
    table, side = at_orders([], 0, anywhere)
    things = drillable(table, side)
    for order in (things, things[::-1]):
        found = marches(CASE.setting, table.view(side), order, "ahead", 2)
        places = {thing: units(table)[thing].place for thing in things}
        gone: set[str] = set()
        for march in found:
            entered = {option.hex for option in march.options if isinstance(option, ran.Enter)}
            assert not entered & {place for thing, place in places.items() if thing not in gone}
            gone.add(march.thing)
        assert gone == set(things)


def test_nobody_is_passed_through_by_the_way() -> None:
    table, side = at_orders([], 0, anywhere)
    friend = units(table)[drillable(table, side)[0]]
    refusal = avoids(CASE.setting, table.view(side), ran.Enter(HexId(friend.place)))
    assert refusal is not None
    assert (refusal.rule, refusal.why, refusal.facts) == ("6.74", "friend-in-the-way", {"unit": friend.id})
    assert avoids(CASE.setting, table.view(side), ran.HALT) is None


# On the march


def test_a_contingent_advances_in_line_and_every_step_is_an_ordinary_answer() -> None:
    lines: list[str] = []
    table, side = at_orders(lines, 0, anywhere)
    things, before = drillable(table, side), units(table)
    done = drill(table, side, steps=2)
    assert {one.thing for one in done.marched} == set(things)
    assert not done.waits
    assert done.dropped == []
    distances = CASE.setting.grid.distance
    for one in done.marched:
        here, there = (CASE.setting.grid.number[seen[one.thing].place] for seen in (before, units(table)))
        assert distances(here, there) == one.steps
        assert (one.steps == 2) == (one.refusal is None)
    assert verify(read_record(text_of(lines)), CASE.game).flaws() == []


def test_it_can_be_taken_back_answer_by_answer() -> None:
    table, side = at_orders([], 0, anywhere)
    before = table.view(side)
    drill(table, side, steps=2)
    assert table.may_undo(side)
    for _ in range(len(drillable(table, side)) + 100):
        if table.view(side) == before or not table.undo(side):
            break
    assert table.view(side) == before


def test_a_unit_that_cannot_go_on_halts_and_the_report_says_why() -> None:
    table, side = at_orders([], 1, anywhere)
    done = drill(table, side, steps=6)
    stopped = [one for one in done.marched if one.refusal is not None]
    assert stopped
    assert all(one.steps < one.of and one.refusal is not None and one.refusal.why for one in stopped)
    decision = waiting(table.match)[0]
    assert decision.ask != "move-on", "somebody was left on the way"


# The enemy is asked


def that_waits(lines: list[str]) -> tuple[Table, Side, Drilling]:
    """A drill in whose midst the enemy is asked whether he reacts."""
    table, lot = sit_down(CASE, lines.append), Random(1)
    while not table.is_over:
        decision = waiting(table.match)[0]
        if len(drillable(table, decision.side)) > 3:
            one = drill(table, decision.side, steps=3)
            if one.waits:
                return table, decision.side, one
        else:
            table.answer(decision.side, decision.option(choose(decision, table.match.state, lot)))
    raise AssertionError("no such moment in this battle")


def test_it_waits_while_the_enemy_is_asked_and_goes_on_when_he_declines() -> None:
    lines: list[str] = []
    table, side, one = that_waits(lines)
    enemy = waiting(table.match)[0].side
    assert enemy != side
    known = len(one.marched)
    assert not one.is_due()
    while one.waits:
        decision = waiting(table.match)[0]
        assert decision.side == enemy
        table.answer(enemy, declined(decision))
        if one.is_due():
            one.go_on()
    assert len(one.marched) > known
    assert one.dropped == []
    assert verify(read_record(text_of(lines)), CASE.game).flaws() == []


def test_it_is_over_when_he_does_something() -> None:
    table, _, one = that_waits([])
    decision = waiting(table.match)[0]
    deed = next(option for option in decision.options if option != declined(decision))
    table.answer(decision.side, deed)
    lot = Random(2)
    while not one.is_due():
        other = waiting(table.match)[0]
        table.answer(other.side, other.option(choose(other, table.match.state, lot)))
    marched = list(one.marched)
    one.go_on()
    assert not one.waits
    assert one.dropped
    assert one.marched == marched


def test_it_is_over_when_its_side_does_something_else() -> None:
    table, side, one = that_waits([])
    decision = waiting(table.match)[0]
    table.answer(decision.side, declined(decision))
    lot = Random(3)
    while (own := table.decision_of(side)) is None:
        other = waiting(table.match)[0]
        table.answer(other.side, declined(other))
    table.answer(side, own.option(choose(own, table.match.state, lot)))
    while not one.is_due():
        other = waiting(table.match)[0]
        table.answer(other.side, other.option(choose(other, table.match.state, lot)))
    one.go_on()
    assert one.dropped


# What cannot be drilled


@pytest.mark.parametrize(
    ("things", "way", "steps"),
    [((), "ahead", 1), (("unit-nobody",), "ahead", 1), (None, "dance", 1), (None, "ahead", 0), (None, "ahead", 7)],
)
def test_what_is_not_offered_is_refused(things: Sequence[str] | None, way: str, steps: int) -> None:
    table, side = at_orders([], 0, anywhere)
    chosen = drillable(table, side) if things is None else things
    with pytest.raises(IllegalAnswer) as error:
        drilled(table, CASE.setting, side, chosen, way, steps)
    assert error.value.refusal.why == "not-offered"


def test_only_units_that_can_be_set_in_motion_are_mustered_and_only_when_orders_are_given() -> None:
    table, side = at_orders([], 0, anywhere)
    enemy = next(one for one in CASE.game.sides if one != side)
    assert drillable(table, enemy) == ()
    table.answer(side, ran.Move(units(table)[drillable(table, side)[0]].id))
    assert drillable(table, side) == ()


def test_a_march_goes_as_far_as_most_units_on_foot_and_a_wheel_by_one_corner() -> None:
    usual = CASE.game.drill.ways if CASE.game.drill else {}
    assert usual["ahead"] == 4
    assert usual["wheel_left"] == 1
    board = CASE.setting
    on_foot = [
        board.ma[unit] for unit in range(len(board.unit_ids)) if not board.mounted >> unit & 1 and board.ma[unit]
    ]
    assert min(on_foot) == usual["ahead"]
