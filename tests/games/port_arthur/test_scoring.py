"""Chapter 7, scoring: the phase, control of sea zones, and the blockade of Port Arthur."""

from __future__ import annotations

import pytest
from tests.games.port_arthur.position import PortArthurMatch, position

from honjin.games.port_arthur.events import (
    ArmyLanded,
    BlockadeLifted,
    BlockadePaid,
    ScoreMoved,
    SipingRolled,
    TransportsSunk,
    ZonesControlled,
)
from honjin.testing.position import asked, events_of, give, offered, order_of, refusal, rolled, rules_of

KEYS = ("yellow_sea", "tsushima", "east_china_sea")
JAPANESE = ("asama", "tokiwa", "izumo", "iwate", "yakumo", "azuma")
RUSSIAN = ("poltava", "retvizan", "pobeda", "peresvet", "diana", "pallada")


def points(match: PortArthurMatch) -> tuple[int, int]:
    """What control of the seas gave Japan and Russia."""
    [control] = events_of(match, ZonesControlled)
    return control.japan_points, control.russia_points


# The order of the phase


@pytest.mark.rule("7")
def test_steps_follow_in_the_order_of_the_book() -> None:
    match = position(
        yellow_sea="asama",
        tsushima="poltava",
        landing="yellow_sea tsushima",
        boxes="yalu nanshan liaoyang mukden",
    ).scoring(rolls=[1])
    give(match, "SetBlockade", "Land siping")
    kinds = (ZonesControlled, BlockadePaid, TransportsSunk, ArmyLanded, SipingRolled)
    assert order_of(match, *kinds) == [kind.__name__ for kind in kinds]


@pytest.mark.rule("7")
def test_no_die_is_rolled_but_for_siping() -> None:
    match = position(yellow_sea="asama", tsushima="poltava", landing="yellow_sea tsushima").scoring()
    give(match, "SetBlockade")
    assert match.is_over
    assert rolled(match) == []


# Control


@pytest.mark.rule("7.1")
@pytest.mark.parametrize(
    ("ships", "expected"),
    [("asama", (1, 0)), ("poltava", (0, 1)), ("", (0, 0)), ("asama | poltava", (0, 0))],
)
def test_zone_is_controlled_by_the_side_that_alone_has_ships_there(ships: str, expected: tuple[int, int]) -> None:
    assert points(position(tsushima=ships).scoring()) == expected


@pytest.mark.rule("7.1")
@pytest.mark.parametrize(("ships", "expected"), [(JAPANESE, (1, 3, 6)), (RUSSIAN, (1, 3, 6))])
@pytest.mark.parametrize("count", [1, 2, 3])
def test_key_zones_give_one_three_or_six_points_together(
    ships: tuple[str, ...], expected: tuple[int, ...], count: int
) -> None:
    match = position(dict(zip(KEYS[:count], ships, strict=False))).scoring()
    assert sum(points(match)) == expected[count - 1]


@pytest.mark.rule("7.1")
@pytest.mark.parametrize("zone", KEYS)
def test_each_key_zone_alone_gives_one_point(zone: str) -> None:
    assert points(position({zone: "asama"}).scoring()) == (1, 0)
    assert points(position({zone: "poltava"}).scoring()) == (0, 1)


@pytest.mark.rule("7.1")
@pytest.mark.parametrize(
    ("zone", "japan", "russia"),
    [("pacific_ocean", 0, 2), ("sea_of_japan", 1, 3), ("philippine_sea", 0, 1)],
)
def test_outer_zones_give_each_side_points_of_its_own(zone: str, japan: int, russia: int) -> None:
    assert points(position({zone: "asama"}).scoring()) == (japan, 0)
    assert points(position({zone: "poltava"}).scoring()) == (0, russia)


@pytest.mark.rule("7.1")
@pytest.mark.parametrize(
    ("variant", "sea_of_japan", "philippine_sea"),
    [
        ("standard", (1, 3), (0, 1)),
        ("flat", (1, 1), (0, 1)),
        ("philippine_1_3", (1, 1), (1, 3)),
        ("even", (1, 2), (1, 1)),
    ],
)
def test_switch_gives_the_outer_zones_other_values(
    variant: str, sea_of_japan: tuple[int, int], philippine_sea: tuple[int, int]
) -> None:
    for zone, (japan, russia) in {"sea_of_japan": sea_of_japan, "philippine_sea": philippine_sea}.items():
        switches = {"control_points": variant}
        assert points(position({zone: "asama"}, switches=switches).scoring()) == (japan, 0)
        assert points(position({zone: "poltava"}, switches=switches).scoring()) == (0, russia)


@pytest.mark.rule("7.1")
@pytest.mark.parametrize("variant", ["standard", "flat", "philippine_1_3", "even"])
def test_every_variant_leaves_the_pacific_as_printed(variant: str) -> None:
    match = position(switches={"control_points": variant}, pacific_ocean="poltava").scoring()
    assert points(match) == (0, 2)


@pytest.mark.rule("7.1")
def test_points_of_all_zones_are_added_up() -> None:  # Ruling 62
    match = position(
        yellow_sea="asama",
        tsushima="tokiwa",
        sea_of_japan="izumo",
        east_china_sea="poltava",
        pacific_ocean="rossia",
        philippine_sea="borodino",
    ).scoring()
    assert points(match) == (3 + 1, 1 + 2 + 1)


@pytest.mark.rule("7.1")
def test_marker_moves_once_by_the_difference() -> None:  # Ruling 62
    match = position(yellow_sea="asama", tsushima="tokiwa", pacific_ocean="rossia").scoring()
    assert [(move.to, move.points) for move in events_of(match, ScoreMoved)] == [("japan", 1)]
    assert match.state.score == 1


@pytest.mark.rule("7.1")
def test_difference_is_taken_before_the_cap() -> None:  # Ruling 62
    """Japan at 5 scores 6 against 4: two points beyond the track, the marker stays; scored apart it would fall."""
    match = position(
        score=5,
        yellow_sea="asama",
        tsushima="tokiwa",
        east_china_sea="izumo",
        sea_of_japan="rossia",
        philippine_sea="borodino",
    ).scoring()
    assert points(match) == (6, 4)
    assert match.state.score == 5


@pytest.mark.rule("7.1")
def test_marker_stays_when_both_sides_score_alike() -> None:
    match = position(score=2, yellow_sea="asama", tsushima="rossia").scoring()
    assert events_of(match, ScoreMoved) == []
    assert match.state.score == 2


@pytest.mark.rule("7.1")
def test_one_damaged_ship_controls_a_zone() -> None:  # Rulings 34 and 77
    assert points(position(tsushima="akashi*").scoring()) == (1, 0)


@pytest.mark.rule("7.1")
def test_one_damaged_ship_denies_a_zone_to_a_whole_fleet() -> None:  # Ruling 77
    match = position(tsushima="mikasa asahi shikishima fuji asama tokiwa | novik*").scoring()
    assert points(match) == (0, 0)


@pytest.mark.rule("7.1")
def test_ships_in_port_control_nothing() -> None:  # Ruling 34
    match = position(japan="mikasa", port_arthur="poltava", yellow_sea="asama", vladivostok="rossia").scoring()
    assert points(match) == (1, 0)


@pytest.mark.rule("7.1")
def test_transports_control_nothing_and_deny_nothing() -> None:  # Ruling 34
    match = position(landing="yellow_sea tsushima", tsushima="poltava").scoring()
    assert points(match) == (0, 1)


@pytest.mark.rule("7.1")
def test_blockade_marker_controls_nothing() -> None:
    assert points(position(blockade=True).scoring()) == (0, 0)


# Blockade


@pytest.mark.rule("7.2")
@pytest.mark.parametrize("ships", ["", "asama", "asama | poltava"])
def test_japan_may_set_the_blockade_unless_russia_controls_the_yellow_sea(ships: str) -> None:  # Ruling 26
    match = position(yellow_sea=ships).scoring()
    assert asked(match) == "japan set-blockade"
    score = match.state.score
    give(match, "SetBlockade")
    assert match.state.blockade is True
    assert match.state.score == score - 1


@pytest.mark.rule("7.2")
def test_blockade_is_not_compulsory() -> None:
    match = give(position().scoring(), "NoBlockade")
    assert (match.state.blockade, match.state.score) == (False, 0)


@pytest.mark.rule("7.2")
def test_keeping_the_blockade_costs_a_point_every_turn() -> None:
    match = position(blockade=True, score=2).scoring()
    assert asked(match) == "japan keep-blockade"
    give(match, "SetBlockade")
    assert (match.state.blockade, match.state.score) == (True, 1)
    assert [event.kept for event in events_of(match, BlockadePaid)] == [True]


@pytest.mark.rule("7.2")
def test_blockade_that_is_not_paid_for_is_lifted_at_once() -> None:  # Ruling 27
    match = give(position(blockade=True, score=2).scoring(), "NoBlockade")
    assert (match.state.blockade, match.state.score) == (False, 2)
    assert [event.why for event in events_of(match, BlockadeLifted)] == ["not-paid"]


@pytest.mark.rule("7.2")
def test_russian_control_of_the_yellow_sea_lifts_the_blockade_without_cost() -> None:
    match = position(blockade=True, yellow_sea="poltava", score=2).scoring()
    assert match.is_over
    assert match.state.blockade is False
    assert match.state.score == 1  # the point of the zone itself
    assert [event.why for event in events_of(match, BlockadeLifted)] == ["russia-controls"]


@pytest.mark.rule("7.2")
def test_no_blockade_is_set_while_russia_controls_the_yellow_sea() -> None:  # Ruling 63
    match = position(yellow_sea="novik*", landing="tsushima", boxes="yalu nanshan liaoyang").scoring()
    assert asked(match) == "japan land"
    assert refusal(match, "SetBlockade") == "7.4 not-now"


@pytest.mark.rule("7.2")
def test_blockade_needs_no_japanese_ship() -> None:  # Ruling 26
    assert asked(position(tsushima="poltava").scoring()) == "japan set-blockade"


@pytest.mark.rule("7.2")
@pytest.mark.parametrize("score", [-4, -1, 0, 3, 5])
def test_blockade_may_be_set_at_every_other_score(score: int) -> None:  # Ruling 63
    match = give(position(score=score).scoring(), "SetBlockade")
    assert match.state.score == score - 1


@pytest.mark.rule("7.2")
def test_blockade_cannot_be_set_at_russian_five() -> None:  # Ruling 6
    match = position(score=-5, landing="tsushima", boxes="yalu nanshan liaoyang").scoring()
    assert asked(match) == "japan land"


@pytest.mark.rule("7.2")
def test_russian_five_is_judged_after_control_is_scored() -> None:  # Ruling 63
    reached = position(score=-4, tsushima="poltava").scoring()
    assert (reached.state.score, reached.is_over) == (-5, True)
    left = position(score=-5, tsushima="asama").scoring()
    assert (left.state.score, asked(left)) == (-4, "japan set-blockade")


@pytest.mark.rule("7.2")
def test_standing_blockade_is_lifted_free_of_charge_at_russian_five() -> None:  # Ruling 6
    match = position(score=-5, blockade=True).scoring()
    assert (match.state.blockade, match.state.score) == (False, -5)
    assert [event.why for event in events_of(match, BlockadeLifted)] == ["russia-at-five"]


@pytest.mark.rule("7.2")
def test_switch_keeps_a_standing_blockade_at_russian_five_for_nothing() -> None:  # Ruling 6
    match = position(score=-5, blockade=True, switches={"blockade_kept_at_five": True}).scoring()
    assert match.is_over
    assert (match.state.blockade, match.state.score) == (True, -5)
    assert events_of(match, BlockadePaid) == []


@pytest.mark.rule("7.2")
@pytest.mark.parametrize(("standing", "ships"), [(False, ""), (True, "poltava")])
def test_switch_starts_no_blockade_and_saves_none_from_russian_control(standing: bool, ships: str) -> None:
    switches = {"blockade_kept_at_five": True}
    match = position(score=-5, blockade=standing, yellow_sea=ships, switches=switches).scoring()
    assert match.is_over
    assert match.state.blockade is False


@pytest.mark.rule("7.2")
def test_blockade_once_lost_may_be_set_again() -> None:  # Ruling 63
    match = give(position(blockade=True).scoring(), "NoBlockade")
    again = position(turn=2, blockade=match.state.blockade).scoring()
    assert asked(again) == "japan set-blockade"
    assert offered(again) == {"SetBlockade", "NoBlockade"}


@pytest.mark.rule("7.2", "5.1")
def test_blockade_set_this_turn_binds_the_next_russian_sortie() -> None:  # Ruling 25
    match = position(turn=1, port_arthur="poltava").turn(rolls=[3, 3])
    give(match, "EndSortie", "EndSortie", "KeepInitiative", "SetBlockade")
    assert match.is_over
    following = position(turn=2, port_arthur="poltava", blockade=match.state.blockade).sortie("russia")
    assert refusal(following, "Sail poltava east_china_sea") == "5.1 blockade-holds"


@pytest.mark.rule("7.2")
def test_russian_ships_in_the_yellow_sea_do_not_lift_the_blockade_before_the_scoring_phase() -> None:
    match = position(blockade=True, port_arthur="poltava").operation("russia", rolls=[1])  # Ruling 25
    give(match, "LeavePort port_arthur yellow_sea", "SetOut")
    assert match.state.blockade is True


@pytest.mark.rule("7.2", "7.6")
def test_fallen_port_arthur_cannot_be_blockaded() -> None:  # Ruling 27
    match = position(boxes="yalu nanshan liaoyang hill_203 port_arthur").scoring()
    assert match.is_over
    assert match.state.blockade is False


@pytest.mark.rule("7.1", "7.2")
def test_events_of_the_phase_cite_their_sections() -> None:
    match = position(blockade=True, tsushima="asama").scoring()
    give(match, "SetBlockade")
    assert rules_of(match, ZonesControlled) == ["7.1"]
    assert rules_of(match, ScoreMoved) == ["7.1", "7.2"]
    assert rules_of(match, BlockadePaid) == ["7.2"]
