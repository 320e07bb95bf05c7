"""The script player of Storm: an offered answer to every question, from the view alone, and the good sense to win."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from tests.games.storm.position import StormMatch, holder, position, siege, some, units_in

from honjin.ai.arena import Outcome, summarise
from honjin.ai.player import make_player, seat_player
from honjin.core.bits import members
from honjin.core.dice import SeededDice
from honjin.core.engine import start
from honjin.core.mind import Mind
from honjin.core.state import Result
from honjin.games.storm import GAME
from honjin.games.storm.model import JAPAN, RUSSIA, SIDES, SideId, enemy_of
from honjin.games.storm.script import Script
from honjin.games.storm.script.appraisal import Price
from honjin.games.storm.script.chances import CHANCES, expected, points_at
from honjin.games.storm.script.deployment import posts_of
from honjin.games.storm.script.toll import PLAIN, Body, bill
from honjin.games.storm.siege import Siege
from honjin.testing.players import Checked, Lots
from honjin.testing.position import give, wish_of

OPTIONAL = {"naval_troops": True, "white_cord": True, "kodama": True, "kondratenko": True}
OTHER_FORTS = {"20": "r_mg_20 r_25_1", "21": "r_mg_21 r_25_2", "23": "r_mg_23 r_26_1", "24": "r_mg_24 r_26_2 r_26_3"}
QUESTIONS_OF_EVERY_MATCH = {"set-up", "place", "recall", "action", "group", "absorb"}


def play(setting: Siege, japan: Mind, russia: Mind, seed: int) -> StormMatch:
    """A match between two minds."""
    match: StormMatch = start(GAME, setting, SeededDice(seed))
    minds = {JAPAN: japan, RUSSIA: russia}
    while match.open:
        side = SideId(match.open[0].side)
        match.choose(minds[side].choose(match.open[0], partial(match.view, side)))
    return match


def answer_of(match: StormMatch, script: Script | None = None) -> str:
    """What the script of the side that is asked would answer, in words."""
    decision = match.open[0]
    script = script or Script(match.state.siege, decision.side)
    return wish_of(decision.option(script.choose(decision, lambda: match.view(decision.side))))


def action_of(match: StormMatch, script: Script | None = None) -> tuple[set[str], str]:
    """The whole action of the side that is asked, carried out: the units, and what they do."""
    script = script or Script(match.state.siege, match.open[0].side)
    units: set[str] = set()
    while True:
        wish = answer_of(match, script)
        give(match, wish)
        if not wish.startswith("Pick "):
            return units, wish
        units.add(wish.removeprefix("Pick "))


# Answers


@pytest.mark.parametrize("switches", [{}, OPTIONAL], ids=["plain", "optional"])
def test_script_knows_every_question_and_answers_with_what_is_offered(switches: dict[str, bool]) -> None:
    setting = siege(switches)
    japan, russia = (Checked(Script(setting, side)) for side in SIDES)
    assert play(setting, japan, russia, 3).result
    assert japan.asked | russia.asked >= QUESTIONS_OF_EVERY_MATCH
    if switches:
        assert {"withdraw", "shift"} <= japan.asked


def test_a_new_script_carries_on_in_the_middle_of_a_group() -> None:
    there = position({"9": some("j_11d_12"), "26": "r_mg_26* r_13_1*"}, turn=2)
    whole = action_of(there.action(JAPAN, rolls=[1] * 20))
    match = there.action(JAPAN, rolls=[1] * 20)
    give(match, answer_of(match))
    taken = {unit for decision in match.open for unit in decision.facts["units"]}
    units, wish = action_of(match)
    assert (units | taken, wish) == whole


def test_a_pick_that_is_none_of_its_own_is_put_to_use() -> None:
    match = position({"9": some("j_11d_12") + " j_11d_a1", "26": "r_mg_26* r_13_1*"}, turn=2).action(
        JAPAN, rolls=[1] * 20
    )
    give(match, "Pick j_11d_a1")
    assert action_of(match)[1].split()[0] in ("Bombard", "March")


# Good sense


def test_an_open_high_point_next_door_is_taken() -> None:
    match = position({"9": some("j_11d_12", "j_11d_22"), "30": "r_13_1 r_13_2", **OTHER_FORTS}, turn=3).action(JAPAN)
    assert action_of(match)[1] == "March 26"
    assert holder(match, "26") == JAPAN


def test_nobody_marches_into_a_fresh_fort_with_a_machine_gun() -> None:
    fort = "r_mg_26 " + some("r_13", "r_14")
    match = position({"9": some("j_11d_12", "j_11d_22"), "26": fort}, turn=2).action(JAPAN, rolls=[1] * 20)
    assert action_of(match)[1] != "March 26"


def test_a_fort_whose_garrison_is_spent_is_entered() -> None:
    there = {"9": some("j_11d_12", "j_11d_22", "j_11d_43"), "26": "r_13_1* r_13_2*", **OTHER_FORTS}
    match = position(there, turn=2).action(JAPAN)
    units, wish = action_of(match)
    assert wish == "March 26"
    assert len(units) == 3


def test_japan_ends_the_turn_that_wins_the_match() -> None:
    match = position({"26": some("j_11d_12"), "30": some("r_13")}, japanese="26", turn=2, passes=1).action(JAPAN)
    assert action_of(match) == (set(), "Pass")


def test_russia_ends_the_last_turn_when_it_has_held() -> None:
    match = position({"9": some("j_11d_12"), "26": "r_mg_26 r_13_1"}, turn=5, passes=1).action(RUSSIA)
    assert action_of(match) == (set(), "Pass")


def test_russia_does_not_pass_while_a_lost_fort_can_be_won_back() -> None:
    """The machine gun that waits for others must fire now, then somebody goes in: the turn would end the match."""
    there = {"24": "j_9d_19_2* j_9d_19_3*", "23": "r_mg_23 r_res3 j_9d_7_1* j_9d_7_2*", "22": some("j_1d_1")}
    match = position(there, japanese="22 24", turn=5).action(RUSSIA, rolls=[1] * 20)
    assert action_of(match)[1] == "Fire 24"
    match = position({**there, "23": "r_res3 j_9d_7_1*"}, japanese="22 24", turn=5).action(RUSSIA, rolls=[1] * 20)
    assert action_of(match)[1] in {"Fire 24", "March 24"}


def test_the_machine_gun_of_a_threatened_fort_waits_for_those_who_come() -> None:
    there = {"9": some("j_11d_12", "j_11d_22"), "26": "r_mg_26 r_13_1"}
    match = position(there, turn=2).action(RUSSIA, rolls=[1] * 20)
    assert "r_mg_26" not in action_of(match)[0]


def test_a_threatened_fort_does_not_draw_the_garrison_of_another() -> None:
    """Itzushan keeps those that it needs, though Erhlungshan is about to be stormed and the way there is free."""
    forts = {"20": "r_mg_20 r_25_1 r_25_2", "21": "r_mg_21 r_26_1 r_26_2", "23": "r_mg_23 r_27_1 r_27_2"}
    army = {"6": some("j_9d_7", "j_9d_19"), "16": some("j_9d_35", "j_9d_36"), "25": some("j_11d_12", "j_11d_22")}
    there = {**forts, **army, "24": "r_mg_24* r_13_1*", "26": "r_mg_26 r_28_1 r_28_2"}
    match = position(there, japanese="16 25", turn=3).action(RUSSIA, rolls=[1] * 20)
    units, wish = action_of(match)
    assert not (wish.startswith("March") and units & {"r_25_1", "r_25_2", "r_26_1", "r_26_2", "r_28_1", "r_28_2"})


def test_what_a_fort_can_spare_goes_to_the_one_that_lacks_its_garrison() -> None:
    there = {"6": some("j_9d_7", "j_9d_19"), "24": "r_mg_24*", "23": "r_mg_23 " + some("r_13", "r_14"), "26": "r_mg_26"}
    match = position(there, turn=3).action(RUSSIA, rolls=[1] * 20)
    units, wish = action_of(match)
    assert wish == "March 24"
    assert units <= set(some("r_13", "r_14").split())


def test_a_lone_battalion_stays_with_its_machine_gun() -> None:
    """25 is an outpost with a machine gun; the way to the forts behind it is free, and they could use everybody."""
    army = {"6": some("j_9d_7", "j_9d_19"), "9": some("j_11d_12", "j_11d_22")}
    forts = {"20": "r_mg_20", "21": "r_mg_21 r_14_1", "23": "r_mg_23 r_14_2", "24": "r_mg_24 r_16_1"}
    there = {**army, **forts, "26": "r_mg_26 r_16_2 r_16_3"}
    alone = position({**there, "25": "r_mg_25 r_15_1"}, turn=2).action(RUSSIA, rolls=[1] * 20)
    units, wish = action_of(alone)
    assert not (wish.startswith("March") and "r_15_1" in units)
    # Without the machine gun there is nothing to keep him: it is for its sake that he stays.
    bare = position({**there, "25": "r_15_1"}, turn=2).action(RUSSIA, rolls=[1] * 20)
    assert action_of(bare) == ({"r_15_1"}, "March 24")


def test_nobody_marches_out_who_would_be_called_straight_back() -> None:
    """From a match: three went from 203 to Itzushan, and with the next action three others from there to 203."""
    army = {
        **{"2": "j_4rb_38_2*", "3": "j_7d_26_1", "4": "j_1d_2_2 j_9d_36_3 j_4rb_9_1* j_28_2*", "13": "j_7d_26_2*"},
        **{"5": "j_1d_1_3* j_9d_36_2* j_7d_25_3 j_7d_27_1* j_7d_a*", "7": "j_7d_27_3 j_7d_28_3*", "14": "j_1d_2_3*"},
        **{"8": "j_1rb_15_1* j_7d_25_1", "10": "j_11d_44_2* j_1rb_1_1*", "17": "j_7d_26_3*", "19": "j_7d_27_2"},
    }
    forts = {
        "20": "r_13_1 r_13_3 r_14_1 r_14_3 r_26_2 r_28_3 r_mg_20 r_a_20*",
        "21": "r_5_3 r_16_1 r_25_2 r_28_1 r_mg_21 r_a_21",
        "23": "r_13_2 r_14_2 r_15_1 r_16_3 r_25_1 r_26_3 r_res3 r_mg_23 r_a_23",
        "24": "r_15_2 r_15_3 r_16_2 r_25_3 r_27_1 r_28_2 r_res7 r_mg_24 r_a_24",
        "26": "r_26_1 r_27_2 r_27_3 r_res4 r_mg_26 r_a_26*",
    }
    guns = {"16": "r_mg_16", "18": "r_a_18", "22": "r_a_22", "25": "r_mg_25", "30": "r_a_30", "33": "r_a_33"}
    taken = "11 12 13 14 15 17 19"
    units, wish = action_of(position({**army, **forts, **guns}, japanese=taken, turn=5).action(RUSSIA, rolls=[1] * 20))
    assert not (wish == "March 21" and units & set(forts["20"].split()))


def test_japan_does_not_pass_on_the_last_turn_while_it_can_fire_at_a_fort() -> None:
    """14.2  Nothing is worth saving: the match is lost unless a high point falls now."""
    army = {"15": some("j_9d_7", "j_9d_19"), "16": some("j_9d_35", "j_9d_36"), "22": some("j_1d_1", "j_1d_2")}
    forts = {"23": "r_mg_23 r_a_23 " + some("r_13", "r_14"), **{fort: OTHER_FORTS[fort] for fort in ("20", "21", "24")}}
    there = {**army, **forts, "26": "r_mg_26 r_27_1"}
    match = position(there, japanese="15 16 22", turn=5, passes=1).action(JAPAN, rolls=[1] * 20)
    units, wish = action_of(match)
    assert units
    assert wish.startswith("Fire 2")


def test_defensive_fire_is_never_held() -> None:
    match = position({"9": some("j_11d_12"), "26": "r_mg_26 r_13_1"}, turn=2).act(
        JAPAN, some("j_11d_12"), "March 26 9", rolls=[1] * 4
    )
    assert answer_of(match) == "Shoot"


def test_a_garrison_absorbs_so_that_it_keeps_control() -> None:
    """Three spent battalions can pay four points by two removals and stay; three retreats and a loss would not do."""
    there = {"26": "r_13_1* r_13_2* r_13_3* | j_11d_12_1", "10": "j_11d_44_1*"}
    match = position(there, turn=5).act(JAPAN, "j_11d_12_1", "Fire 26", rolls=[5, 4])
    while match.open and match.open[0].ask == "absorb":
        give(match, answer_of(match))
    assert holder(match, "26") == RUSSIA
    assert len(units_in(match, "26") & {"r_13_1*", "r_13_2*", "r_13_3*"}) == 1


def test_flips_come_before_losses_where_nothing_presses() -> None:
    match = position({"36": "r_a_36 " + some("r_13"), "34": "j_11d_12_1"}, japanese="34", turn=2).act(
        JAPAN, "j_11d_12_1", "Fire 36", rolls=[6, 4]
    )
    assert answer_of(match).startswith("Flip")


def test_a_plan_can_be_fixed_for_the_laboratory() -> None:
    setting = siege()
    west, east = Script(setting, JAPAN, plan="20"), Script(setting, JAPAN, plan="26")
    match: StormMatch = start(GAME, setting, SeededDice(1))
    russia = Script(setting, RUSSIA)
    while match.open[0].side == RUSSIA:
        give(match, answer_of(match, russia))
    assert match.open[0].facts["unit"] == "j_1d_1_1"
    assert (answer_of(match, west), answer_of(match, east)) == ("Place 3", "Place 4")


# Odds and bills


def test_mean_points_are_those_of_two_dice() -> None:
    assert sum(CHANCES) == pytest.approx(1)
    assert points_at(-3) == pytest.approx(4.03, abs=0.005)
    assert points_at(-9) == pytest.approx(0.28, abs=0.005)
    assert expected((0.0, 1.0), -11) == pytest.approx(1 / 36)


def test_a_bill_has_the_cheapest_way_for_every_number_of_points() -> None:
    body = Body(PLAIN, True, Price(flip=1.0, leave=2.0, loss=4.0))
    assert bill((body,), 0.0) == (0.0, 1.0, 3.0, 7.0)
    assert bill((body,), 10.0) == (0.0, 1.0, 13.0, 17.0)
    assert bill((body, body), 10.0)[:4] == (0.0, 1.0, 2.0, 4.0)


# Strength


@pytest.mark.thorough
def test_script_beats_a_player_who_draws_lots() -> None:
    setting = siege()
    won = 0
    for seed in range(5):
        for side in SIDES:
            minds: dict[SideId, Mind] = {side: Script(setting, side), enemy_of(side): Lots(seed)}
            result = play(setting, minds[JAPAN], minds[RUSSIA], seed).result
            won += result is not None and result.winner == side
    assert won >= 9


def test_a_series_says_which_high_points_fell() -> None:
    assert GAME.wits.highlight is not None
    lost = position({"26": some("j_11d_12")}, japanese="26", turn=2).state
    held = position({"26": some("r_13")}, turn=5).state
    result = Result(JAPAN, "high_point")
    seats: dict[str, str] = dict.fromkeys(GAME.sides, "script")
    outcomes = [Outcome(seats, result=result, highlight=GAME.wits.highlight(state)) for state in (lost, lost, held)]
    assert summarise(GAME, seats, outcomes, 1.0).highlights == {"26": 2}


# Something of its own in every match


def opening(seed: str) -> tuple[frozenset[tuple[str, str]], str]:
    """Where all units stand after the set-up of two players with this lot, and what they do first."""
    setting = siege()
    minds = {side: Script(setting, side) for side in SIDES}
    for side, mind in minds.items():
        if seed:
            mind.vary(f"{seed}/{side}")
    match: StormMatch = start(GAME, setting, SeededDice(1))
    while match.open[0].ask == "set-up":
        side = SideId(match.open[0].side)
        match.choose(minds[side].choose(match.open[0], partial(match.view, side)))
    places = {(unit, seen.place) for unit, seen in match.view(JAPAN).units.items()}
    return frozenset(places), str(action_of(match, minds[JAPAN]))


def test_a_player_with_a_lot_of_its_own_sets_up_and_opens_in_its_own_way() -> None:
    openings = [opening(f"match {number}") for number in range(6)]
    assert len({places for places, _ in openings}) == 6
    assert opening("match 3") == openings[3]
    assert opening("") == opening("")


def test_a_varied_set_up_holds_the_forts_as_the_other_does() -> None:
    for seed in ("a", "b", "c"):
        posts = posts_of(Random(seed))
        assert sum(posts.values()) == sum(posts_of(None).values()) == 30
        assert {place: posts[place] for place in members(siege().high_points)} == {
            place: posts_of(None)[place] for place in members(siege().high_points)
        }


def test_people_meet_a_varied_player_and_series_do_not() -> None:
    setting = siege()
    seated, plain = (make("script", GAME, setting, JAPAN, "m1") for make in (seat_player, make_player))
    assert isinstance(seated, Script)
    assert isinstance(plain, Script)
    assert (bool(seated._seed), bool(plain._seed)) == (True, False)
