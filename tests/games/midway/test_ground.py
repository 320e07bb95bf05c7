"""Chapters 5 and 8.2.1: battalions fight, and Midway changes hands."""

from __future__ import annotations

import pytest
from tests.games.midway.position import (
    MidwayMatch,
    Position,
    battalion,
    dice,
    form,
    hears_of,
    offered,
    position,
    refusal,
    send,
    send_nothing,
    sheet,
    told,
    usual,
)

from honjin.core.event import SPECTATOR
from honjin.games.midway.events.ground import AssaultMade, BattalionAttacked, MidwayControlled
from honjin.games.midway.ocean import AT_MIDWAY
from honjin.testing.position import events_of, seen_by

FOUR = "jp_ts_1 jp_ts_2 jp_ts_3 jp_ts_4"
ALL_ON_ONE = "; ".join(f"Assault {one} us_ts_1" for one in FOUR.split())

DUEL = {"us": "Assault us_ts_1 jp_ts_1", "japan": "Assault jp_ts_1 us_ts_1", "ashore": "us_ts_1 jp_ts_1"}
"""The last battalions of both sides attack each other."""


def assault(rolls: list[int], us: str = "", japan: str = "", **more: str) -> MidwayMatch:
    """Ground combat with these orders."""
    return send(position(**more).ground(rolls=rolls), us=us, japan=japan)  # type: ignore[arg-type]


# The chance to hit


@pytest.mark.rule("5")
@pytest.mark.parametrize(("die", "hit"), [(65, True), (80, True), (81, False)])
def test_four_battalions_hit_one_at_80_in_a_hundred(die: int, hit: bool) -> None:  # Rulings 1 and 61
    match = assault([die, 100], japan=ALL_ON_ONE, ashore=f"us_ts_1 us_ts_2 {FOUR}")
    [made] = told(match, "japan", AssaultMade)
    assert (made.chance, made.die, made.hit) == (80, die, hit)
    assert battalion(match, "us_ts_1") == ("broken" if hit else "intact")


@pytest.mark.rule("5")
def test_battalions_that_attack_different_ones_roll_for_themselves() -> None:  # Ruling 60
    orders = "Assault jp_ts_1 us_ts_1; Assault jp_ts_2 us_ts_2"
    match = assault([20, 51, 21], japan=orders, ashore=f"us_ts_1 us_ts_2 {FOUR}")
    assert [event.chance for event in told(match, "japan", AssaultMade)] == [20, 20]
    assert (battalion(match, "us_ts_1"), battalion(match, "us_ts_2")) == ("broken", "intact")


@pytest.mark.rule("5")
@pytest.mark.parametrize("state", ["shaken", "broken", "SHAKEN", "BROKEN"])
def test_a_battalion_that_was_hit_attacks_at_10_in_a_hundred(state: str) -> None:  # Rulings 76 and 81
    match = assault([11], japan="Assault jp_ts_1 us_ts_1", ashore=f"us_ts_1 jp_ts_1/{state}")
    assert [event.chance for event in told(match, "japan", AssaultMade)] == [10]


@pytest.mark.rule("5")
def test_chances_of_hurt_and_unhurt_battalions_add_up() -> None:  # Ruling 61
    ashore = "us_ts_1 jp_ts_1 jp_ts_2/shaken jp_ts_3/broken"
    match = assault([41], japan="; ".join(f"Assault jp_ts_{n} us_ts_1" for n in (1, 2, 3)), ashore=ashore)
    assert [(event.chance, event.hit) for event in told(match, "japan", AssaultMade)] == [(40, False)]


@pytest.mark.rule("5")
def test_they_never_add_up_to_more_than_100_and_then_no_die_is_rolled() -> None:  # Ruling 61
    seven = " ".join(f"jp_ts_{number}" for number in range(1, 8))
    orders = "; ".join(f"Assault {one} us_ts_1" for one in seven.split())
    match = assault([50], japan=orders, ashore=f"us_ts_1 {seven}")
    assert [(event.chance, event.hit) for event in told(match, "japan", AssaultMade)] == [(100, True)]
    assert [purpose for purpose, _, _ in dice(match)] == ["ground-zone"]


# What a hit does


@pytest.mark.rule("5")
@pytest.mark.parametrize(("zone", "end"), [(1, "gone"), (50, "gone"), (51, "broken"), (100, "broken")])
@pytest.mark.parametrize("state", ["", "/shaken"])
def test_a_hit_eliminates_or_breaks_a_battalion(zone: int, end: str, state: str) -> None:  # Ruling 81
    match = assault([20, zone], japan="Assault jp_ts_1 us_ts_1", ashore=f"us_ts_1{state} us_ts_2 jp_ts_1")
    assert battalion(match, "us_ts_1") == end


@pytest.mark.rule("5")
def test_a_hit_on_a_broken_battalion_eliminates_it_without_another_die() -> None:  # Rulings 61 and 81
    match = assault([20], japan="Assault jp_ts_1 us_ts_1", ashore="us_ts_1/broken us_ts_2 jp_ts_1")
    assert battalion(match, "us_ts_1") == "gone"
    assert [purpose for purpose, _, _ in dice(match)] == ["ground"]


@pytest.mark.rule("5")
def test_one_that_was_broken_this_very_turn_still_has_its_zone() -> None:  # Ruling 76
    match = assault([20, 51], japan="Assault jp_ts_1 us_ts_1", ashore="us_ts_1/BROKEN us_ts_2 jp_ts_1")
    assert battalion(match, "us_ts_1") == "broken"


@pytest.mark.rule("5", "2")
def test_all_attacks_fall_at_once() -> None:  # Ruling 60
    match = assault([20, 1, 20, 1], **DUEL)
    assert (battalion(match, "us_ts_1"), battalion(match, "jp_ts_1")) == ("gone", "gone")


@pytest.mark.rule("5")
def test_a_battalion_that_is_hit_attacks_at_its_full_chance_in_the_same_step() -> None:  # Ruling 60
    match = assault([20, 51, 20, 51], **DUEL)
    assert [event.chance for event in told(match, "us", AssaultMade)] == [20]
    assert [event.chance for event in told(match, "japan", AssaultMade)] == [20]


# Orders


@pytest.mark.rule("5")
def test_each_battalion_on_the_island_attacks_one_enemy_battalion_there_or_none() -> None:  # Ruling 60
    match = position(ashore="us_ts_1 jp_ts_1 jp_ts_2").ground()
    assert offered(match, "us") == {"Assault us_ts_1 jp_ts_1", "Assault us_ts_1 jp_ts_2"}
    assert refusal(match, "us", "Assault us_ts_1 jp_ts_1; Assault us_ts_1 jp_ts_2") == "5 gen-twice"
    assert refusal(match, "us", "Land us_ts_1") == "5 gen-form"
    assert refusal(match, "us", "Assault us_ts_2 jp_ts_1") == "5 gen-unit"
    assert refusal(match, "japan", "Assault jp_ts_3 us_ts_1") == "5 gen-unit"


@pytest.mark.rule("5", "0")
def test_a_battalion_that_is_not_on_the_island_cannot_be_named_wherever_it_is() -> None:
    match = position(ashore="us_ts_1 jp_ts_1", aboard="jp_ts_2").ground()
    names = ("jp_ts_2", "jp_ts_3", "jp_ts_99", "us_ts_1")
    assert {refusal(match, "us", f"Assault us_ts_1 {name}") for name in names} == {"5 gnd-list"}


@pytest.mark.rule("5", "0")
def test_without_troops_there_a_side_knows_of_no_enemies_there() -> None:
    japan = position(A6="goshu_maru").ground()
    assert form(japan, "japan") == form(position(A6="goshu_maru", ashore="us_ts_3").ground(), "japan")
    assert refusal(japan, "japan", "Assault jp_ts_3 us_ts_1") == "5 gen-unit"


@pytest.mark.rule("5")
def test_battalions_without_an_order_hold() -> None:  # Rulings 60 and 87
    match = position(ashore="us_ts_1 jp_ts_1").ground()
    assert usual(match, "us") == usual(match, "japan") == set()
    send_nothing(match)
    assert dice(match) == []


def committed(commits: dict[str, str], fired: str = "", ashore: str = "us_ts_1 us_ts_2 us_ts_3 jp_ts_1") -> Position:
    """A position in which battalions were committed in the air plot, or have fired at aircraft."""
    board = position(ashore=ashore)
    number = board.state.ocean.battalion
    board.state.commits = {number[one]: number[other] for one, other in commits.items()}
    board.state.fired = sum(1 << number[one] for one in fired.split())
    return board


@pytest.mark.rule("5")
def test_what_was_committed_is_carried_out_whoever_sends_a_sheet() -> None:  # Ruling 28
    match = send(committed({"us_ts_1": "jp_ts_1"}).ground(rolls=[20, 51]))
    assert battalion(match, "jp_ts_1") == "broken"
    nothing = send_nothing(committed({"us_ts_1": "jp_ts_1"}).ground(rolls=[20, 51]))
    assert battalion(nothing, "jp_ts_1") == "broken"


@pytest.mark.rule("5")
def test_committed_battalions_and_those_that_fired_at_aircraft_get_no_other_order() -> None:  # Ruling 28
    match = committed({"us_ts_1": "jp_ts_1"}, fired="us_ts_2").ground(rolls=[40, 51])
    assert refusal(match, "us", "Assault us_ts_1 jp_ts_1") == "5 gnd-fix"
    assert refusal(match, "us", "Assault us_ts_2 jp_ts_1") == "5 gnd-fix"
    assert offered(match, "us") == {"Assault us_ts_3 jp_ts_1"}
    send(match, us="Assault us_ts_3 jp_ts_1")
    assert [event.chance for event in told(match, "us", AssaultMade)] == [40]


@pytest.mark.rule("5")
def test_a_battalion_that_is_attacked_may_still_attack() -> None:  # Ruling 28
    match = committed({"us_ts_1": "jp_ts_1"}, ashore="us_ts_1 jp_ts_1 jp_ts_2").ground()
    assert "Assault jp_ts_1 us_ts_1" in offered(match, "japan")


# Who is told what


@pytest.mark.rule("5", "0")
def test_the_attacked_are_told_by_how_many_and_what_they_lost() -> None:
    match = assault([80, 51], japan=ALL_ON_ONE, ashore=f"us_ts_1 us_ts_2 {FOUR}")
    [suffered] = told(match, "us", BattalionAttacked)
    assert (suffered.battalion, suffered.attackers, suffered.hit, suffered.eliminated) == ("us_ts_1", 4, True, False)
    assert not hears_of(match, "us", AssaultMade)
    assert not hears_of(match, SPECTATOR, AssaultMade, BattalionAttacked)
    assert [one.state for one in sheet(match, "us").battalions] == ["broken", "intact"]


@pytest.mark.rule("5", "0")
def test_the_attackers_do_not_learn_what_became_of_a_battalion_that_holds() -> None:  # Ruling 67
    ashore = f"us_ts_1{{}} us_ts_2 {FOUR}"
    fresh = assault([80, 50], japan=ALL_ON_ONE, ashore=ashore.format(""))
    broken = assault([80], japan=ALL_ON_ONE, ashore=ashore.format("/broken"))
    assert seen_by(fresh, "japan") == seen_by(broken, "japan")
    assert fresh.view("japan") == broken.view("japan")


@pytest.mark.rule("5", "0")
def test_the_attacked_do_not_learn_in_what_state_the_attackers_are() -> None:  # Ruling 67
    worlds = [
        assault([30, 51], japan=ALL_ON_ONE, ashore=f"us_ts_1 us_ts_2 jp_ts_1{state} jp_ts_2 jp_ts_3 jp_ts_4")
        for state in ("", "/shaken", "/broken")
    ]
    assert len({str(seen_by(world, "us")) for world in worlds}) == 1


@pytest.mark.rule("5", "2")
def test_the_us_roll_first_and_shown_dice_stand_in_the_stream_of_who_is_shown_them() -> None:  # Rulings 67 and 86
    match = assault([20, 51, 20, 51], **DUEL)
    assert [(purpose, stream) for purpose, stream, _ in dice(match)] == [
        *(("ground", "us"), ("ground-zone", "japan-unseen")),
        *(("ground", "japan"), ("ground-zone", "us-unseen")),
    ]


# Control of Midway


def holders(match: MidwayMatch) -> list[str]:
    """Who is said to control Midway, each time that it changes."""
    return [event.side or "nobody" for event in events_of(match, MidwayControlled)]


@pytest.mark.rule("8.2.1")
def test_midway_belongs_to_whoever_alone_has_troops_there() -> None:
    assert position().state.control() == "us"
    assert position(ashore="jp_ts_1").state.control() == "japan"


@pytest.mark.rule("8.2.1")
def test_while_both_have_troops_there_nobody_controls_it() -> None:  # Ruling 43
    match = position(H6="goshu_maru", ashore="us_ts_1 jp_ts_1")
    match.state.controller = "us"
    assert holders(send(match.ground())) == ["nobody"]
    assert match.state.control() is None
    assert not match.state.is_operational(AT_MIDWAY)


@pytest.mark.rule("8.2.1")
def test_japan_takes_midway_when_the_last_us_battalion_is_gone() -> None:
    match = assault([20, 1], japan="Assault jp_ts_1 us_ts_1", ashore="us_ts_1 jp_ts_1")
    assert holders(match) == ["japan"]
    assert match.state.captured
    assert [event.side for event in told(match, "us", MidwayControlled)] == ["japan"]


@pytest.mark.rule("8.2.1")
def test_the_us_keep_midway_when_the_last_japanese_battalion_is_gone() -> None:
    match = assault([20, 1], us="Assault us_ts_1 jp_ts_1", ashore="us_ts_1 jp_ts_1")
    assert holders(match) == ["us"]


@pytest.mark.rule("8.2.1")
def test_if_all_are_gone_midway_is_american_unless_japan_has_troops_afloat() -> None:  # Rulings 43 and 62
    last = assault([20, 1, 20, 1], aboard="", **DUEL)
    assert holders(last) == ["us"]
    more = assault([20, 1, 20, 1], aboard="jp_ts_2", **DUEL)
    assert holders(more) == []
    assert more.state.control() is None


@pytest.mark.rule("8.2.1", "1.1.3")
def test_the_base_of_an_empty_american_island_works_again() -> None:  # Rulings 43 and 88
    empty = position(ashore="", aboard="").state
    assert (empty.control(), empty.is_operational(AT_MIDWAY)) == ("us", True)
    assert not position(ashore="", aboard="", runway=0).state.is_operational(AT_MIDWAY)
    assert not position(ashore="", aboard="jp_ts_1").state.is_operational(AT_MIDWAY)


@pytest.mark.rule("8.2.1")
def test_it_becomes_american_when_the_last_troops_afloat_go_down() -> None:  # Ruling 43
    board = position(E6="tambor | goshu_maru", ashore="", aboard="jp_ts_3")
    assert board.state.control() is None
    match = send(board.sea(rolls=[90, 40]), us="Torpedo tambor goshu_maru")
    assert send(match).state.control() == "us"


@pytest.mark.rule("8.2.1")
def test_control_is_told_when_it_changes_and_not_before() -> None:
    assert holders(send(position(ashore="us_ts_1").ground())) == []
    assert holders(send(position(ashore="us_ts_1 jp_ts_1").ground())) == []
    assert position(ashore="us_ts_1 jp_ts_1").ground().view("us").controller == ""
