"""Chapter 11.7: hits removed, units regrouped and rallied."""

from __future__ import annotations

import pytest
from tests.games.ran.position import Position, position, where

from honjin.games.ran.model import LOST, ROUTED, BushoId, UnitId
from honjin.games.ran.rules.recovery import (
    Rally,
    can_regroup,
    can_remove_hits,
    refuse_regroup,
    refuse_rest,
    regroup,
    remove_hits,
)
from honjin.testing.position import asked, give, offered

AS = "hirata_as_2"


def board(place: str = "1614", marks: str = "h3", busho: str = "1615", **more: str) -> Position:
    return position({place: f"{AS} E {marks}", **more}, bushos={"hirata": busho}, phase="hirata")


def unit(where_: Position, id: str = AS) -> int:
    return where_.state.battle.unit[UnitId(id)]


@pytest.mark.rule("11.71")
@pytest.mark.parametrize(("hits", "left"), [("h1", "1614 E"), ("h2", "1614 E"), ("h3", "1614 E h1")])
def test_a_unit_takes_off_two_hits_in_a_phase(hits: str, left: str) -> None:
    match = board(marks=hits).play()
    remove_hits(match, match.state.battle.unit[UnitId(AS)])
    assert where(match, AS) == left
    assert match.state.acted >> match.state.battle.unit[UnitId(AS)] & 1


@pytest.mark.rule("11.71")
@pytest.mark.parametrize(
    ("position_", "why"),
    [
        (board(marks=""), "no-hits"),
        (board("1712"), "not-in-the-clear"),
        (board(**{"1714": "katakura_si_1 W"}), "in-enemy-zone"),
        (board(**{"1914": "ouchi_as_t_1 W"}), "under-fire"),
        (board(**{"1914": "ouchi_as_t_1 E"}), ""),
        (board(**{"1914": "honjin_date"}), "under-fire"),
    ],
)
def test_not_in_broken_ground_nor_near_the_enemy(position_: Position, why: str) -> None:  # Ruling 176
    refusal = refuse_rest(position_.state, unit(position_))
    assert (refusal.why if refusal else "") == why
    assert can_remove_hits(position_.state, unit(position_)) is not bool(why)


@pytest.mark.rule("11.71", "5.33")
def test_a_unit_out_of_command_can_rest_too() -> None:
    resting = position({"1614": f"{AS} E h3"}, bushos={"hirata": "1615"}, phase="hirata", commanded="")
    assert can_remove_hits(resting.state, unit(resting))


@pytest.mark.rule("11.72")
@pytest.mark.parametrize(("busho", "hits"), [("1614", "h2"), ("1615", "h2"), ("1616", "h3")])
def test_a_regrouped_unit_takes_one_hit_next_to_its_busho_and_two_farther_off(busho: str, hits: str) -> None:
    match = board(marks="d h1", busho=busho).play()
    regroup(match, match.state.battle.unit[UnitId(AS)])
    assert where(match, AS) == f"1614 E {hits}"


@pytest.mark.rule("11.72")
@pytest.mark.parametrize(
    ("position_", "why"),
    [
        (board(marks="h1"), "in-order"),
        (board(marks="d h4"), ""),
        (board(marks="d h4", busho="1617"), "too-many-hits"),
        (board(marks="d h3", busho="1617"), ""),
        (board(marks="d", busho="1619"), "cut-off-from-busho"),
        (board(marks="d", **{"1714": "katakura_si_1 W"}), "in-enemy-zone"),
        (board(marks="d", **{"1914": "ouchi_as_t_1 W"}), "under-fire"),
    ],
)
def test_who_can_be_regrouped(position_: Position, why: str) -> None:  # Rulings 89, 176 and 177
    refusal = refuse_regroup(position_.state, unit(position_))
    assert (refusal.why if refusal else "") == why
    assert can_regroup(position_.state, unit(position_)) is not bool(why)


@pytest.mark.rule("11.72")
def test_only_commanded_units_are_regrouped() -> None:
    out = position({"1614": f"{AS} E d"}, bushos={"hirata": "1615"}, phase="hirata", commanded="")
    refusal = refuse_regroup(out.state, unit(out))
    assert refusal is not None
    assert refusal.why == "out-of-command"


def routed(rolls: list[int], **more: str) -> tuple[Position, Rally, list[int]]:
    rallying = position({"1617": "hirata_as_1 E", **more}, bushos={"hirata": "1617"}, phase="hirata")
    rallying.state.hex[unit(rallying)] = ROUTED
    rallying.state.routed = 1 << unit(rallying)
    return rallying, Rally(1, BushoId("hirata")), rolls


@pytest.mark.rule("11.73")
@pytest.mark.parametrize(("die", "end"), [(4, ""), (5, "routed"), (6, "lost")])
def test_below_its_disordered_quality_a_routed_unit_rallies_above_it_is_lost(die: int, end: str) -> None:
    rallying, rally, rolls = routed([die])
    match = rallying.play(rally, rolls=rolls)
    assert asked(match) == ("" if end else "ashina muster")
    if end:
        assert where(match, AS) == end
        assert (match.state.hex[unit(rallying)] == LOST) is (end == "lost")


@pytest.mark.rule("11.74", "11.75")
def test_a_rallied_unit_comes_back_disordered_near_its_busho_and_away_from_the_enemy() -> None:  # Ruling 178
    rallying, rally, rolls = routed([0], **{"1815": "ouchi_as_1 W"})
    match = rallying.play(rally, rolls=rolls)
    places = {wish.split()[1] for wish in offered(match)}
    assert {"1515", "1618"} <= places
    assert not places & {"1616", "1617", "1716", "1815"}
    give(match, "Stand 1618 NE")
    assert where(match, AS) == "1618 NE d"


@pytest.mark.rule("11.74")
def test_without_a_place_it_stays_routed() -> None:
    ring = {"1614": "ouchi_as_1 W", "1914": "katakura_si_1 W", "1916": "katakura_si_2 W", "1417": "shigezane_si_1 E"}
    ring |= {"1420": "shigezane_si_2 E", "1719": "shigezane_si_3 E", "1519": "shigezane_as_1 E"}
    rallying, rally, rolls = routed([0], **ring)
    match = rallying.play(rally, rolls=rolls)
    assert (asked(match), where(match, AS)) == ("", "routed")


@pytest.mark.rule("11.72", "6.62")
def test_in_open_order_one_hit_less_is_too_many() -> None:
    """Ruling 46."""
    for marks, why in (("d h3", ""), ("d o h3", "too-many-hits"), ("d o h2", "")):
        far = board(marks=marks, busho="1616")
        refusal = refuse_regroup(far.state, unit(far))
        assert (refusal.why if refusal else "") == why, marks
