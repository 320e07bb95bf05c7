"""Luck against cases worked out by hand, and outlooks as plain logistic curves."""

from __future__ import annotations

from typing import Any

import pytest

from honjin.core.game import Game, find_game
from honjin.core.luck import Throw, among, one_of, several, success, throws_of
from honjin.core.outlook import chance, worth
from honjin.core.state import Result


def begun(game_id: str) -> tuple[Game, Any]:
    game = find_game(game_id)
    return game, game.begin(game.setting(game.choose_switches({}), game.standard_pack()))[0]


def weighed(game_id: str, event: str, **facts: Any) -> tuple[Throw, ...]:
    """What an event, in its plain form, says of luck at the start of a match."""
    game, state = begun(game_id)
    return throws_of(game.wits.luck, game.event_from({"event": event, **facts}), state)


def is_like(throw: Throw, side: str, fell: float, likely: float) -> bool:
    return (throw.side, throw.fell) == (side, fell) and abs(throw.likely - likely) < 1e-9


def test_the_ways_to_weigh_a_throw() -> None:
    assert success("a", "x", True, 0.25) == Throw("a", "x", 1.0, 0.25, 0.1875)
    assert one_of("a", "x", 2, [1, 2, 3]) == Throw("a", "x", 2, 2.0, one_of("a", "x", 2, [1, 2, 3]).spread)
    assert one_of("a", "x", 2, [1, 2, 3]).spread == pytest.approx(2 / 3)
    assert among("a", "x", 3, [(0, 0.5), (3, 0.5)]) == Throw("a", "x", 3, 1.5, 2.25)
    assert is_like(several("a", "x", [(True, 0.5), (False, 0.2)]), "a", 1, 0.7)
    assert several("a", "x", [(True, 0.5), (False, 0.2)]).spread == pytest.approx(0.41)


def test_one_die_at_firepower_three_hits_with_three_faces_of_six() -> None:
    """6.3B: one, two and three are within; above it a die alone over the total hits nothing."""
    (throw,) = weighed("port_arthur", "Fired", side="japan", firepower=3, dice=(2,), hits=1, criticals=0)
    assert is_like(throw, "japan", 1, 0.5)
    assert throw.spread == pytest.approx(0.25)


def test_two_dice_that_always_fit_hit_twice_and_are_equal_once_in_six() -> None:
    (throw,) = weighed("port_arthur", "Fired", side="russia", firepower=12, dice=(4, 4), hits=2, criticals=1)
    assert is_like(throw, "russia", 3, 2 + 1 / 6)
    assert throw.spread == pytest.approx(5 / 36)


def test_a_squadron_of_speed_four_sails_four_times_in_six_and_one_of_speed_six_is_no_throw() -> None:
    way = {"side": "japan", "leaving": "zone-tsushima", "goal": "port-japan", "ships": (), "die": 5}
    (throw,) = weighed("port_arthur", "MovementTested", speed=4, succeeded=False, **way)
    assert is_like(throw, "japan", 0, 4 / 6)
    assert weighed("port_arthur", "MovementTested", speed=6, succeeded=True, **way) == ()


def test_each_side_acts_first_in_fifteen_of_thirty_six_and_mines_are_luck_of_the_other() -> None:
    first, second = weighed("port_arthur", "OperationsRolled", japan=5, russia=2, first="japan")
    assert is_like(first, "japan", 1, 15 / 36)
    assert is_like(second, "russia", 0, 15 / 36)
    (mines,) = weighed("port_arthur", "MinesTested", side="russia", ships=("a", "b"), speed=3, die=6, struck=2)
    # Dice of 4, 5 and 6 strike one, two and, of two ships, two.
    assert is_like(mines, "japan", 2, 5 / 6)


def test_the_mean_damage_of_a_shot_is_that_of_its_thirty_six_throws() -> None:
    (throw,) = weighed(
        "storm",
        "Shot",
        kind="fire",
        side="japan",
        units=(),
        origin="1",
        area="2",
        dice=(6, 6),
        attack=[("10.1", 4, "firepower")],
        defence=[("10.2", 13, "defence")],
        attack_total=16,
        defence_total=13,
        points=3,
    )
    # 10, 11 and 12 on two dice bring one, two and three points: three, two ways and one.
    assert is_like(throw, "japan", 3, (3 * 1 + 2 * 2 + 1 * 3) / 36)


def test_shots_in_the_air_add_up_for_each_side() -> None:
    game, state = begun("midway")
    ocean = state.ocean
    us, japan = (ocean.squadron_ids[ocean.wing[side][0]] for side in game.sides)
    shots = [(us, japan, 40, 40), (us, japan, 40, 41), (japan, us, 10, 90)]
    ours, theirs = weighed(
        "midway",
        "AirRoundFought",
        hex="H6",
        before={},
        after={},
        shots=[{"by": by, "at": at, "aircraft": 1, "chance": odds, "die": die} for by, at, odds, die in shots],
    )
    assert is_like(ours, "us", 1, 0.8)
    assert ours.spread == pytest.approx(0.48)
    assert is_like(theirs, "japan", 0, 0.1)


def test_ten_faces_decide_tests_momentum_initiative_and_duels() -> None:
    ran = "ran.nunobeyama"
    _, state = begun(ran)
    battle = state.battle
    own, enemy = battle.contingent_ids[0], battle.contingent_ids[-1]
    amako, mori = battle.sides
    unit = battle.unit_ids[0]
    # 0 to 5, and one added, are 6 at most.
    (quality,) = weighed(ran, "QualityTested", unit=unit, purpose="pre_shock", die=7, added=1, tq=6, missed=2)
    assert is_like(quality, amako, 0, 0.6)
    (momentum,) = weighed(ran, "MomentumRolled", bushos=(own,), die=3, added=0, rating=9, succeeded=True)
    assert is_like(momentum, amako, 1, 0.9), "a 9 always fails"
    # One point ahead: 45 pairs of dice are higher for the first, 10 equal ones too, and 9 pairs end level.
    first, second = weighed(ran, "InitiativeRolled", dice=(5, 5), totals=(7, 6), side=amako)
    assert is_like(first, amako, 1, 55 / 91)
    assert is_like(second, mori, 0, 36 / 91)
    assert weighed(ran, "InitiativeRolled", dice=(5, 6), totals=(7, 7), side=None) == ()
    given, taken = weighed(ran, "DuelRolled", fighters=(own, enemy), dice=(9, 3), totals=(12, 6), hits=(0, 2))
    assert (given.fell, taken.fell) == (2, 0)
    assert given.likely == pytest.approx(taken.likely), "both with the same Combat"


def test_a_made_up_throw_of_a_hundred_dice_is_not_worked_out() -> None:
    assert weighed("port_arthur", "Fired", side="japan", firepower=12, dice=(6,) * 100, hits=0, criticals=0) == ()


def test_a_chance_is_a_logistic_curve_that_never_overflows() -> None:
    assert chance((0.0, 1.0), (0.0,)) == 0.5
    assert chance((0.0, 1e6), (1e6,)) == pytest.approx(1)
    assert chance((0.0, 1e6), (-1e6,)) == pytest.approx(0)
    assert [worth(winner, ("a", "b")) for winner in ("a", "b", None)] == [1.0, 0.0, 0.5]


def test_what_the_rules_have_ended_has_no_chances_left() -> None:
    game, state = begun("storm")
    assert game.wits.outlook is not None
    state.result = Result("russia", "held")
    assert game.wits.outlook(state, game.sides) == 0
