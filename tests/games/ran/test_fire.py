"""Chapter 8: who can fire at whom, what a shot does, volleys, replies, reaction fire, and the charges it provokes."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from tests.games.ran.position import FIRST, Position, RanMatch, give, lines, names, position, where

from honjin.games.ran.events.cohesion import QualityTested
from honjin.games.ran.events.deaths import CasualtyRolled
from honjin.games.ran.events.fire import ShotFired, UnitCharged
from honjin.games.ran.model import UnitId
from honjin.games.ran.rules.charges import charge_ways
from honjin.games.ran.rules.fire import OrderedFire, VolleyFire, fire_options, refuse_order, refuse_target
from honjin.games.ran.rules.gunnery import range_of, shot_lines, targets
from honjin.games.ran.rules.reaction_fire import ReactionFire, advance_shooters, entry_fire, leaving_fire
from honjin.games.ran.rules.sequence import Turn
from honjin.testing.position import asked, events_of, offered

TEPPO, BOW, SI, AS, KB = "ouchi_as_t_1", "ouchi_as_b_1", "takazane_si_1", "hirata_as_2", "takazane_kb_1"
"""The first two are the Date's, the others the Ashina's; the AS has a Troop Quality of 6, the others 7."""


def unit(board: Position, id: str) -> int:
    return board.state.battle.unit[UnitId(id)]


def ordered(board: Position, firer: str, target: str, rolls: Iterable[int]) -> RanMatch:
    return board.play(OrderedFire(UnitId(firer), UnitId(target)), rolls=rolls)


def facing_off(target: str, marks: str = "E", firer: str = TEPPO, **more: str) -> Position:
    """A firer in 1814, facing west, and a target two hexes before it."""
    return position({"1814": f"{firer} W", "1614": f"{target} {marks}", **more}, phase="ouchi")


# 8.1, 8.2  Targets


@pytest.mark.rule("8.12", "8.15")
@pytest.mark.parametrize(
    ("firer", "at", "goal", "reach"),
    [
        (TEPPO, "1814", "1614", 4),
        (BOW, "1814", "1614", 3),
        (BOW, "0511", "0811", 4),
        (TEPPO, "0511", "0811", 4),
        (BOW, "0811", "0511", 3),
        ("katakura_si_1", "1814", "1614", 0),
    ],
)
def test_teppo_reach_four_hexes_bows_three_and_four_at_a_lower_target(
    firer: str, at: str, goal: str, reach: int
) -> None:  # Ruling 57
    board = position({at: f"{firer} W", goal: f"{SI} E"})
    assert range_of(board.state, unit(board, firer), board.state.battle.grid.number[goal]) == reach


@pytest.mark.rule("8.14")
@pytest.mark.parametrize(
    ("facing", "can"), [("W", True), ("NW", True), ("SW", True), ("NE", True), ("E", False), ("SE", False)]
)
def test_a_unit_fires_through_front_and_flanks_and_not_behind_itself(facing: str, can: bool) -> None:  # Ruling 140
    board = position({"1814": f"{TEPPO} {facing}", "1714": f"{SI} E"}, phase="ouchi")
    assert bool(targets(board.state, unit(board, TEPPO)) >> unit(board, SI) & 1) is can


@pytest.mark.rule("8.24")
def test_a_unit_between_the_two_blocks_the_line_of_sight() -> None:
    board = facing_off(SI, **{"1714": "hirata_as_1 E", "1715": "hirata_as_3 E"})
    state = board.state
    assert names(board.play(), targets(state, unit(board, TEPPO))) == {"hirata_as_1", "hirata_as_3"}
    refusal = refuse_target(state, unit(board, TEPPO), unit(board, SI))
    assert refusal is not None
    assert (refusal.rule, refusal.why) == ("8.24", "no-line-of-sight")


@pytest.mark.rule("8.26")
def test_a_line_along_a_hexside_is_blocked_if_either_hex_blocks_it() -> None:  # Ruling 61
    board = facing_off(SI, **{"1714": "hirata_as_1 E"})
    assert not targets(board.state, unit(board, TEPPO)) >> unit(board, SI) & 1


@pytest.mark.rule("8.26")
def test_neighbours_can_always_be_fired_at() -> None:
    board = position({"1812": f"{TEPPO} W", "1712": f"{SI} E"}, phase="ouchi")
    assert targets(board.state, unit(board, TEPPO)) >> unit(board, SI) & 1


@pytest.mark.rule("7.31")
def test_engaged_units_neither_fire_nor_are_fired_at() -> None:
    board = position(
        {"1814": f"{TEPPO} W", "1614": f"{SI} E", "1715": "ouchi_si_1 W"}, phase="ouchi", engaged=[(SI, "ouchi_si_1")]
    )
    assert targets(board.state, unit(board, TEPPO)) == 0
    board.state.engage(unit(board, TEPPO), unit(board, SI))
    refusal = refuse_order(board.state, unit(board, TEPPO))
    assert refusal is not None
    assert refusal.why == "engaged"


@pytest.mark.rule("8.21", "8.23", "2.21")
@pytest.mark.parametrize("firer", [TEPPO, BOW])
def test_every_missile_unit_fires_by_order_once_a_turn(firer: str) -> None:  # Ruling 59
    board = facing_off(SI, firer=firer)
    match = ordered(board, firer, SI, [0])
    refusal = refuse_order(match.state, unit(board, firer))
    assert refusal is not None
    assert (refusal.rule, refusal.why) == ("8.21", "fired-this-turn")


@pytest.mark.rule("8.18", "5.33", "8.11")
def test_out_of_command_teppo_do_not_fire_by_order_but_bows_do() -> None:
    board = position({"1814": f"{TEPPO} W", "1815": f"{BOW} W", "1614": f"{SI} E"}, phase="ouchi", commanded="")
    refusal = refuse_order(board.state, unit(board, TEPPO))
    assert refusal is not None
    assert refusal.rule == "8.18"
    assert refuse_order(board.state, unit(board, BOW)) is None
    refusal = refuse_order(board.state, unit(board, SI))
    assert refusal is not None
    assert refusal.rule == "8.11"


@pytest.mark.rule("8.25")
@pytest.mark.parametrize(("between", "hidden"), [("0611", False), ("0711", True), ("0810", True)])
def test_a_unit_hides_a_lower_target_unless_it_is_nearer_to_the_higher_firer(between: str, hidden: bool) -> None:
    board = position({"0511": f"{TEPPO} E", between: "hirata_as_1 E", "0911": f"{SI} E"}, phase="ouchi")  # Ruling 141
    refusal = refuse_target(board.state, unit(board, TEPPO), unit(board, SI))
    assert (refusal.rule if refusal else "") == ("8.25" if hidden else "")


@pytest.mark.rule("4.54")
def test_a_honjin_fires_in_reaction_only() -> None:
    board = position({"1814": "honjin_date", "1714": f"{SI} E"}, phase="masamune")
    refusal = refuse_order(board.state, unit(board, "honjin_date"))
    assert refusal is not None
    assert refusal.rule == "4.54"
    assert entry_fire(board.play(), FIRST, unit(board, SI)) is not None


# 8.5  What a shot does


@pytest.mark.rule("8.51", "8.53", "8.16")
@pytest.mark.parametrize(("die", "hits"), [(0, 0), (2, 0), (3, 1), (5, 1)])
def test_die_and_distance_give_hits(die: int, hits: int) -> None:
    match = ordered(facing_off(SI), TEPPO, SI, [die])
    [shot] = events_of(match, ShotFired)
    assert (shot.range, shot.hits) == (2, hits)
    assert where(match, SI) == ("1614 E" if not hits else f"1614 E h{hits}")


@pytest.mark.rule("8.51", "8.13")
@pytest.mark.parametrize(
    ("board", "expected"),
    [
        (facing_off(SI), {}),
        (facing_off(SI, "W"), {"into-flank-or-rear": 1}),
        (facing_off(KB), {"target-is-mounted": 1}),
        (facing_off(SI, "E o"), {"target-in-open-order": -1}),
        (position({"1814": f"{TEPPO} NW", "1714": f"{SI} E"}), {}),
        (position({"1814": f"{TEPPO} NW", "1715": f"{SI} E"}), {"through-flank": -2}),
        (position({"1812": f"{TEPPO} W", "1712": f"{SI} E"}), {"target-in-woods": -2}),
        (position({"1814": f"{TEPPO} W", "1614": f"{SI} E"}, moved=TEPPO), {"fires-after-moving": -1}),
        (position({"1814": f"{BOW} W", "1614": f"{SI} E"}, moved=BOW), {}),
    ],
)
def test_what_is_added_to_the_die(board: Position, expected: dict[str, int]) -> None:
    [shooter] = [id for id in (TEPPO, BOW) if board.state.on_map >> unit(board, id) & 1]
    [target] = [id for id in (SI, KB) if board.state.on_map >> unit(board, id) & 1]
    assert lines(shot_lines(board.state, unit(board, shooter), unit(board, target))) == expected


@pytest.mark.rule("8.52")
def test_a_failed_test_disorders_a_unit_and_takes_all_its_hits_away() -> None:
    board = position({"1814": f"{TEPPO} W", "1714": f"{AS} E h2"}, phase="ouchi")
    assert where(ordered(board, TEPPO, AS, [5, 7]), AS) == "1714 E d"


@pytest.mark.rule("8.52")
def test_a_unit_that_shoots_has_no_disordered_side_and_takes_a_hit_instead() -> None:  # Rulings 64 and 65
    board = position({"1814": f"{TEPPO} W", "1714": "hirata_as_t_1 W"}, phase="ouchi")
    assert where(ordered(board, TEPPO, "hirata_as_t_1", [4, 6]), "hirata_as_t_1") == "1714 W h2"


@pytest.mark.rule("8.54")
def test_a_natural_9_may_hit_a_busho_in_the_hex() -> None:  # Ruling 68
    board = position({"1814": f"{BOW} W", "1614": f"{SI} E"}, bushos={"takazane": "1614"}, phase="ouchi")
    match = ordered(board, BOW, SI, [9, 4])
    [casualty] = events_of(match, CasualtyRolled)
    assert (casualty.busho, casualty.result) == ("takazane", "wounded")
    assert match.state.finished & match.state.wounded & 1 << match.state.battle.contingent[casualty.busho]


@pytest.mark.rule("8.54")
def test_an_8_that_modifiers_raise_to_9_does_not() -> None:
    board = position({"1814": f"{BOW} W", "1614": f"{KB} E"}, bushos={"takazane": "1614"}, phase="ouchi")
    assert events_of(ordered(board, BOW, KB, [8]), CasualtyRolled) == []


# 8.22  Volleys


VOLLEY = {"1813": "ouchi_as_t_1 W", "1814": "ouchi_as_t_2 W", "1715": "ouchi_as_t_3 NW", "1714": f"{SI} E"}


@pytest.mark.rule("8.22")
def test_the_second_of_a_volley_adds_one_and_the_third_two() -> None:  # Rulings 143 and 189
    board = position(VOLLEY, phase="ouchi")
    units = tuple(UnitId(f"ouchi_as_t_{number}") for number in (3, 1, 2))
    match = board.play(VolleyFire(units, UnitId(SI)), rolls=[0, 0, 0])
    shots = events_of(match, ShotFired)
    assert [shot.unit for shot in shots] == list(units)
    assert [lines(shot.lines).get("second-of-volley", 0) for shot in shots] == [0, 1, 0]
    assert [lines(shot.lines).get("third-of-volley", 0) for shot in shots] == [0, 0, 2]


@pytest.mark.rule("8.22", "8.16")
def test_two_or_three_units_in_a_chain_that_have_not_moved_fire_a_volley() -> None:  # Ruling 143
    board = position(VOLLEY, phase="ouchi")
    volleys = [option for option in fire_options(board.state, board.state.on_map) if hasattr(option, "third")]
    assert len(volleys) == 3
    board = position(VOLLEY, phase="ouchi", moved="ouchi_as_t_2")
    assert [option for option in fire_options(board.state, board.state.on_map) if hasattr(option, "third")] == []


@pytest.mark.rule("8.22")
def test_shots_that_are_left_lapse_when_the_target_is_gone() -> None:  # Ruling 143
    board = position({**VOLLEY, "1714": "hirata_as_t_1 W h4"}, phase="ouchi")
    units = (UnitId("ouchi_as_t_1"), UnitId("ouchi_as_t_2"))
    match = board.play(VolleyFire(units, UnitId("hirata_as_t_1")), rolls=[4])
    assert len(events_of(match, ShotFired)) == 1
    assert where(match, "hirata_as_t_1") == "lost"


# 8.43  Replies


@pytest.mark.rule("8.43")
def test_the_target_may_reply_and_nobody_replies_to_that() -> None:  # Rulings 67 and 139
    board = facing_off("hirata_as_t_1")
    match = ordered(board, TEPPO, "hirata_as_t_1", [3, 4])
    assert asked(match) == "ashina reply"
    give(match, "FireBack hirata_as_t_1")
    assert [shot.kind for shot in events_of(match, ShotFired)] == ["ordered", "reply"]
    assert (where(match, TEPPO), asked(match)) == ("1814 W h1", "")


@pytest.mark.rule("8.43")
def test_a_target_that_faces_away_cannot_reply() -> None:
    assert asked(ordered(facing_off("hirata_as_t_1", "W"), TEPPO, "hirata_as_t_1", [0])) == ""


# 8.41, 8.42, 11.54  Reaction fire


@pytest.mark.rule("8.41")
def test_units_with_the_mover_in_their_zone_fire_one_by_one_as_their_owner_likes() -> None:  # Ruling 190
    board = position({"1814": f"{TEPPO} W", "1815": f"{BOW} W", "1715": f"{SI} E"}, phase="takazane")
    match = board.play(ReactionFire(FIRST, UnitId(SI), "entry"), rolls=[2, 0])
    assert offered(match) == {f"FireBack {TEPPO}", f"FireBack {BOW}", "HoldFire"}
    give(match, f"FireBack {BOW}")
    assert offered(match) == {f"FireBack {TEPPO}", "HoldFire"}
    give(match, f"FireBack {TEPPO}")
    assert [(shot.unit, shot.range) for shot in events_of(match, ShotFired)] == [(BOW, 1), (TEPPO, 1)]
    assert asked(match) == ""


@pytest.mark.rule("8.42")
def test_only_bows_fire_at_a_unit_that_leaves_and_as_if_two_hexes_away() -> None:
    board = position({"1814": f"{TEPPO} W", "1715": f"{SI} E"}, phase="takazane")
    assert leaving_fire(board.play(), FIRST, unit(board, SI)) is None
    board = position({"1814": f"{TEPPO} W", "1815": f"{BOW} W", "1715": f"{SI} E"}, phase="takazane")
    match = board.play(ReactionFire(FIRST, UnitId(SI), "leaving"), rolls=[4])
    assert offered(match) == {f"FireBack {BOW}", "HoldFire"}
    give(match, f"FireBack {BOW}")
    assert [shot.range for shot in events_of(match, ShotFired)] == [2]


@pytest.mark.rule("11.54")
def test_after_an_advance_those_in_the_zone_of_another_enemy_do_not_fire() -> None:
    board = position({"1814": f"{TEPPO} W", "1715": f"{SI} E"}, phase="takazane")
    assert names(board.play(), advance_shooters(board.state, FIRST, unit(board, SI), 0)) == {TEPPO}
    board = position({"1814": f"{TEPPO} W", "1715": f"{SI} E", "1813": "hirata_as_1 SE"}, phase="takazane")
    assert advance_shooters(board.state, FIRST, unit(board, SI), 0) == 0


# 8.6  Charges


@pytest.mark.rule("8.61")
@pytest.mark.parametrize(("die", "end"), [(7, "1714 E h2"), (8, "1614 E h2")])
def test_more_than_one_hit_by_teppo_and_a_die_at_or_below_its_quality_make_a_unit_charge(die: int, end: str) -> None:
    match = ordered(facing_off(SI), TEPPO, SI, [7, die])
    if die == 7:
        give(match, "Stand 1714 E")
    assert where(match, SI) == end
    assert bool(match.state.charges) is (die == 7)


@pytest.mark.rule("8.61")
def test_one_hit_provokes_nobody() -> None:
    assert events_of(ordered(facing_off(SI), TEPPO, SI, [4]), QualityTested) == []


@pytest.mark.rule("8.62")
def test_kibamusha_charge_without_a_die() -> None:  # Ruling 144
    match = ordered(facing_off(KB), TEPPO, KB, [6])
    assert asked(match) == "ashina charge"
    give(match, "Stand 1715 NE")
    [charge] = events_of(match, UnitCharged)
    assert (charge.unit, charge.firer) == (KB, TEPPO)


@pytest.mark.rule("8.63")
def test_a_disordered_unit_does_not_charge() -> None:
    match = ordered(facing_off(KB, "E d"), TEPPO, KB, [6])
    assert (where(match, KB), asked(match)) == ("1614 E h2 d", "")


@pytest.mark.rule("8.64")
def test_bows_provoke_nobody() -> None:
    board = position({"1814": f"{BOW} W", "1714": f"{KB} E"}, phase="ouchi")
    match = ordered(board, BOW, KB, [7])
    assert (where(match, KB), asked(match)) == ("1714 E h2", "")


@pytest.mark.rule("8.61")
def test_a_charge_takes_the_shortest_way_and_a_neighbour_only_turns() -> None:  # Ruling 70
    board = facing_off(SI)
    names_of = board.state.battle.grid.names
    ways = charge_ways(board.state, unit(board, SI), unit(board, TEPPO))
    assert {names_of[hex] for hex, _ in ways} == {"1714", "1715"}
    beside = position({"1814": f"{TEPPO} W", "1714": f"{SI} W"})
    assert {names_of[hex] for hex, _ in charge_ways(beside.state, unit(beside, SI), unit(beside, TEPPO))} == {"1714"}


@pytest.mark.rule("8.61")
def test_without_a_free_hex_before_the_firer_nobody_charges() -> None:  # Ruling 70
    places = ("1813", "1815", "1914", "1915", "1714", "1715")
    friends = ("shigezane_as_1", "shigezane_si_1", "shigezane_si_2", "shigezane_si_3", "hirata_as_1", "hirata_as_3")
    around = {place: f"{friend} W" for place, friend in zip(places, friends, strict=True)}
    board = facing_off(SI, **around)
    assert charge_ways(board.state, unit(board, SI), unit(board, TEPPO)) == []


# The west wind of Suriagehara


@pytest.mark.rule("8.51")
def test_the_west_wind_blows_in_the_eyes_of_the_date_until_it_turns() -> None:
    board = position({"1814": f"{TEPPO} W", "1614": "hirata_as_t_1 E"}, west_wind=True)
    date, ashina = unit(board, TEPPO), unit(board, "hirata_as_t_1")
    assert lines(shot_lines(board.state, date, ashina)) == {"into-the-wind": -1}
    assert lines(shot_lines(board.state, ashina, date)) == {}
    board.state.wind_turned = True
    assert lines(shot_lines(board.state, date, ashina)) == {}
    assert lines(shot_lines(board.state, ashina, date)) == {"into-the-wind": -1}


@pytest.mark.rule("8.51")
@pytest.mark.parametrize(("turn", "rolls", "turns"), [(3, [9, 0], False), (4, [4, 9, 0], True), (4, [5, 9, 0], False)])
def test_from_turn_4_on_it_may_turn(turn: int, rolls: list[int], turns: bool) -> None:
    board = position({"1814": f"{TEPPO} W"}, bushos={"masamune": "3010", "ashina": "0411"}, west_wind=True)
    board.state.active = 0
    match = board.play(Turn(turn), rolls=rolls)
    assert match.state.wind_turned is turns
