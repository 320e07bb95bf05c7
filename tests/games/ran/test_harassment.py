"""Chapter 8.3: riders with bows who harass and disperse, at Mimigawa."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from tests.games.ran.position import Position, RanMatch, give, lines, position, where

from honjin.games.ran.events.cohesion import QualityTested
from honjin.games.ran.events.fire import ShotFired
from honjin.games.ran.events.shock import ShockResolved
from honjin.games.ran.model import UnitId
from honjin.games.ran.rules.harassment import Harassment, harass_options, refuse_harass
from honjin.testing.position import asked, events_of, offered

RIDERS, AS, BOW, KB, OTHER = "saeki_kb_b_1", "hongo_as_1", "hongo_as_b_1", "tadahira_kb_1", "toshihisa_kb_b_1"
"""The first are the Otomo's, the others the Shimazu's."""


def board(target: str = AS, marks: str = "W", units: dict[str, str] | None = None, **more: object) -> Position:
    """Harassers in 3006, facing east, and a target two hexes before them that faces them."""
    return position(
        {"3006": f"{RIDERS} E", "3206": f"{target} {marks}", **(units or {})},
        scenario="mimigawa",
        phase="saeki",
        **more,  # type: ignore[arg-type]
    )


def harass(on: Position, target: str = AS, rolls: Iterable[int] = ()) -> RanMatch:
    return on.play(Harassment(UnitId(RIDERS), UnitId(target)), rolls=rolls)


def why(on: Position, target: str = AS) -> str:
    unit = on.state.battle.unit
    refusal = refuse_harass(on.state, unit[UnitId(RIDERS)], unit[UnitId(target)])
    return refusal.why if refusal else ""


@pytest.mark.rule("8.31", "8.32")
def test_they_begin_two_or_three_hexes_from_a_target_that_they_see() -> None:  # Ruling 147
    assert why(board()) == ""
    near = position({"3006": f"{RIDERS} W", "3106": f"{AS} E"}, scenario="mimigawa", phase="saeki")
    assert why(near) == "two-or-three-hexes"
    far = position({"3006": f"{RIDERS} E", "3406": f"{AS} W"}, scenario="mimigawa", phase="saeki")
    assert why(far) == "two-or-three-hexes"


@pytest.mark.rule("8.32", "8.33")
def test_not_out_of_a_zone_nor_past_units_nor_out_of_command() -> None:
    assert why(board(units={"3106": "hongo_si_1 W"})) == "begins-in-enemy-zone"
    assert why(board(units={"3106": "saeki_as_1 E", "3107": "saeki_as_2 E"})) != ""
    assert why(board(commanded="")) == "out-of-command"


@pytest.mark.rule("8.14", "7.31")
def test_whom_they_can_harass_at_all() -> None:
    assert why(board(), BOW) == "no-enemy-there", "it is not on the map"
    fighting = board(units={"3305": "saeki_si_1 SW"}, engaged=[(AS, "saeki_si_1")])
    assert why(fighting) == "target-engaged"


@pytest.mark.rule("8.31")
def test_it_is_their_ordered_fire_and_all_they_do() -> None:
    match = give(harass(board(), rolls=[0]))
    assert match.state.fired & match.state.acted & 1 << match.state.battle.unit[UnitId(RIDERS)]
    assert where(match, RIDERS) == "3006 E"
    assert list(harass_options(match.state, match.state.on_map)) == []


@pytest.mark.rule("8.34")
def test_the_shot_is_fired_as_at_one_hex() -> None:
    [shot] = events_of(harass(board(), rolls=[0]), ShotFired)
    assert (shot.range, shot.kind) == (1, "harassment")


@pytest.mark.rule("8.37", "7.18")
@pytest.mark.parametrize(("die", "facing"), [(6, "SW"), (7, "SE")])
def test_the_target_tries_to_face_them(die: int, facing: str) -> None:  # Ruling 51
    match = harass(board(marks="SE"), rolls=[0, die])
    assert where(match, AS) == f"3206 {facing}"


@pytest.mark.rule("8.34", "8.43")
def test_a_target_that_shoots_replies_at_one_hex() -> None:
    match = harass(board(BOW), BOW, rolls=[0, 3])
    assert offered(match) == {f"FireBack {BOW}", "HoldFire"}
    give(match, f"FireBack {BOW}")
    assert [shot.range for shot in events_of(match, ShotFired)] == [1, 1]


@pytest.mark.rule("8.44")
def test_other_bows_past_which_they_ride_fire_as_at_two_hexes() -> None:
    match = harass(board(units={"3105": f"{BOW} SE"}), rolls=[0, 0])
    assert offered(match) == {f"FireBack {BOW}", "HoldFire"}
    give(match, f"FireBack {BOW}")
    assert [shot.range for shot in events_of(match, ShotFired)] == [1, 2]


@pytest.mark.rule("8.35")
@pytest.mark.parametrize(("die", "moves"), [(6, False), (7, True)])
def test_infantry_that_was_hit_goes_a_hex_after_them_above_its_quality(die: int, moves: bool) -> None:
    match = harass(board(), rolls=[3, die])
    assert where(match, AS).startswith("3206") is not moves
    assert [test.purpose for test in events_of(match, QualityTested)] == ["impetuous"]


@pytest.mark.rule("8.35")
def test_without_a_hit_nobody_stirs() -> None:
    assert events_of(harass(board(), rolls=[0]), QualityTested) == []


@pytest.mark.rule("8.36")
def test_kibamusha_that_were_hit_ride_at_them_and_attack_at_once() -> None:
    match = harass(board(KB), KB, rolls=[3, 8, 0, 4])
    [fight] = events_of(match, ShockResolved)
    assert (fight.attackers, fight.defenders) == ((KB,), (RIDERS,))
    assert asked(match) in ("", "otomo retreat", "shimazu face-after")


@pytest.mark.rule("8.36")
def test_riders_with_bows_are_not_provoked() -> None:
    assert events_of(harass(board(OTHER), OTHER, rolls=[3]), QualityTested) == []


@pytest.mark.rule("8.31")
def test_it_takes_the_whole_turn() -> None:
    on = board(bushos={"saeki": "2906", "hongo": "3306"}, active="saeki")
    match = give(on.phase("saeki", rolls=[0]), "GiveOrders", f"Harass {RIDERS} {AS}", "Stay")
    assert match.state.harassing == 1 << match.state.battle.unit[UnitId(RIDERS)]
    # In a phase won by Momentum they do nothing else, and whoever has moved before does not harass.
    again = match.state.clone()
    assert Position(again).phase("saeki").state.acted == again.harassing
    again.harassing, again.fired = 0, 0
    assert why(Position(again)) == "takes-the-whole-turn"
    moved = board().state
    moved.stirred = 1 << moved.battle.unit[UnitId(RIDERS)]
    assert why(Position(moved)) == "takes-the-whole-turn"


@pytest.mark.rule("8.43", "8.13")
def test_a_reply_through_the_flank_is_two_worse() -> None:
    """The target has not managed to face them."""
    match = harass(board(BOW, "SW"), BOW, rolls=[0, 9, 0])
    give(match, f"FireBack {BOW}")
    assert lines(events_of(match, ShotFired)[1].lines) == {"through-flank": -2, "target-is-mounted": 1}


@pytest.mark.rule("8.36")
def test_provoked_kibamusha_ride_as_far_as_four_points_go() -> None:
    """Uphill, two points a hex: they would come up with their last point, and stop before (6.34)."""
    on = position({"0307": f"{RIDERS} E", "0608": f"{KB} W"}, scenario="mimigawa", phase="saeki")
    match = harass(on, KB, rolls=[4, 8])
    assert where(match, KB).startswith("0508")
    assert events_of(match, ShockResolved) == []


@pytest.mark.rule("8.36")
def test_disordered_kibamusha_let_them_go() -> None:
    """Ruling 204."""
    assert events_of(harass(board(KB, "W d"), KB, rolls=[3]), QualityTested) == []
