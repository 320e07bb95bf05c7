"""Chapters 11.2, 11.3 and 11.6: hits, disorder, rout and elimination."""

from __future__ import annotations

import pytest
from tests.games.ran.position import Position, RanMatch, place_of_busho, position, where

from honjin.games.ran.events.cohesion import QualityTested, UnitEliminated
from honjin.games.ran.model import BushoId, UnitId
from honjin.games.ran.rules.cohesion import disorder, eliminate, settle, take_hits, tq_test
from honjin.testing.position import events_of, rules_of

AS, SI, TEPPO = "hirata_as_2", "takazane_si_1", "hirata_as_t_1"
"""Troop Qualities of 6, 7 and 5; Disordered they are 5 and 6, and the last has no such side."""


def struck(board: Position, id: str, hits: int, *, superiority: bool = False, rolls: tuple[int, ...] = ()) -> RanMatch:
    match = board.play(rolls=rolls)
    take_hits(match, match.state.battle.unit[UnitId(id)], hits, superiority=superiority)
    return match


@pytest.mark.rule("11.2", "11.26")
def test_hits_add_up_and_change_nothing_else() -> None:
    assert where(struck(position({"1614": f"{AS} E h1"}), AS, 3), AS) == "1614 E h4"


@pytest.mark.rule("11.23", "11.61")
def test_those_that_shoot_are_eliminated_instead() -> None:
    assert where(struck(position({"1614": f"{TEPPO} E h3"}), TEPPO, 2), TEPPO) == "lost"


@pytest.mark.rule("11.24", "11.33", "11.61")
def test_a_disordered_unit_with_hits_equal_to_its_disordered_quality_routs() -> None:
    assert where(struck(position({"1614": f"{AS} E h3 d"}), AS, 1), AS) == "1614 E h4 d"
    assert where(struck(position({"1614": f"{AS} E h3 d"}), AS, 2), AS) == "routed"


@pytest.mark.rule("11.24")
def test_hits_enough_for_both_sides_of_a_counter_rout_it_at_once() -> None:  # Ruling 154
    assert where(struck(position({"1614": f"{AS} E"}), AS, 10), AS) == "1614 E h4 d"
    assert where(struck(position({"1614": f"{AS} E"}), AS, 11), AS) == "routed"


@pytest.mark.rule("11.25", "11.32", "11.61")
def test_a_unit_broken_under_positional_superiority_routs() -> None:
    assert where(struck(position({"1614": f"{AS} E h2"}), AS, 4, superiority=True), AS) == "routed"
    assert where(struck(position({"1614": f"{AS} E h2"}), AS, 3, superiority=True), AS) == "1614 E h5"


@pytest.mark.rule("11.23")
def test_a_unit_disordered_by_a_result_keeps_no_hits() -> None:
    match = position({"1614": f"{AS} E h4"}).play()
    disorder(match, match.state.battle.unit[UnitId(AS)])
    assert where(match, AS) == "1614 E d"


@pytest.mark.rule("6.62")
def test_open_order_lowers_the_quality_at_once() -> None:  # Rulings 46 and 165
    match = position({"1614": f"{AS} E h5 o"}).play()
    settle(match, match.state.battle.unit[UnitId(AS)])
    assert where(match, AS) == "1614 E d o"


@pytest.mark.rule("7.21", "11.34")
def test_a_disordered_unit_has_no_zone_of_control() -> None:
    match = struck(position({"1614": f"{AS} E h5"}), AS, 1)
    assert match.state.zoc_of(1) == 0


@pytest.mark.rule("11.62")
def test_a_unit_shut_in_by_enemies_and_their_zones_is_eliminated_instead() -> None:  # Ruling 87
    ring = {"1613": "shigezane_si_1 SE", "1615": "shigezane_si_2 NE", "1714": "shigezane_si_3 W"}
    others = {"1514": "ouchi_si_1 E", "1515": "ouchi_as_1 E"}
    shut = {"1614": f"{AS} E h3 d", **ring, **others}
    assert where(struck(position({**shut, "1715": "katakura_si_1 W"}), AS, 2), AS) == "lost"
    assert where(struck(position({**shut, "1715": "hirata_as_1 W"}), AS, 2), AS) == "routed"


@pytest.mark.rule("4.54", "4.55")
def test_a_honjin_is_eliminated_like_any_unit_that_shoots_and_its_heads_go_with_it() -> None:  # Rulings 12 and 180
    board = position({"1614": "honjin_ashina"})
    board.state.heads[1], board.state.great_heads[1] = 2, 1
    match = struck(board, "honjin_ashina", 6)
    assert where(match, "honjin_ashina") == "lost"
    assert (match.state.heads, match.state.great_heads) == ([0, 0], [0, 0])


@pytest.mark.rule("10.3")
def test_heads_stay_while_the_honjin_stands() -> None:
    board = position({"1614": "honjin_ashina h4", "1616": f"{AS} E"})
    board.state.heads[1] = 2
    match = struck(board, AS, 20)
    assert match.state.heads == [0, 2]


@pytest.mark.rule("4.72")
def test_a_busho_with_a_unit_that_is_gone_is_without_shelter() -> None:
    board = position({"1614": f"{TEPPO} E"}, bushos={"hirata": "1614"})
    match = struck(board, TEPPO, 5)
    assert match.state.homeless == 1 << match.state.battle.contingent[BushoId("hirata")]
    assert place_of_busho(match, "hirata") == "1614"


@pytest.mark.rule("2.3")
def test_the_die_shows_0_to_9_and_the_nought_is_the_lowest() -> None:
    match = position({"1614": f"{AS} E"}).play(rolls=[0, 9])
    unit = match.state.battle.unit[UnitId(AS)]
    assert (tq_test(match, unit, "trial"), tq_test(match, unit, "trial")) == (-6, 3)
    assert [test.die for test in events_of(match, QualityTested)] == [0, 9]


@pytest.mark.rule("10.4")
def test_a_hara_kiri_of_the_turn_takes_one_off_every_test() -> None:
    board = position({"1614": f"{AS} E"})
    board.state.inspired = 1 << board.state.battle.contingent[BushoId("hirata")]
    match = board.play(rolls=[6])
    assert tq_test(match, match.state.battle.unit[UnitId(AS)], "trial") == -1


@pytest.mark.rule("11.61")
def test_eliminations_cite_their_section() -> None:
    match = position({"1614": f"{AS} E"}).play()
    eliminate(match, match.state.battle.unit[UnitId(AS)], "11.62")
    assert rules_of(match, UnitEliminated) == ["11.62"]
