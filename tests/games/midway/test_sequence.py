"""The general part and chapter 0: turns, nights, the order of the phases, and sealed sheets."""

from __future__ import annotations

import pytest
from tests.games.midway.position import (
    MidwayMatch,
    form,
    new_game,
    offered,
    position,
    refusal,
    send,
    send_nothing,
    sit_out,
    told,
    usual,
)

from honjin.core.errors import IllegalAnswer
from honjin.core.event import SPECTATOR
from honjin.games.midway import GAME
from honjin.games.midway.events.turn import SheetsOpened, TurnBegan
from honjin.games.midway.options import SendOrders
from honjin.testing.position import asked, events_of, seen_by

DAY = (
    *("naval", "air", "air-targets", "barrage", "raid-targets"),
    *("torpedoes", "guns", "bombardment", "landing", "ground", "divert"),
)
NIGHT = ("naval", "torpedoes", "guns", "bombardment", "landing", "ground", "divert")


def steps(match: MidwayMatch) -> tuple[str, ...]:
    """The steps of the turn that has begun, as both sides are asked."""
    found = []
    while match.open:
        us, japan = (decision.ask for decision in match.open)
        assert us == japan
        found.append(us)
        send_nothing(match)
    return tuple(found)


@pytest.mark.rule("0")
def test_the_phases_follow_each_other_as_in_the_book() -> None:
    assert steps(position(K5="enterprise", A6="akagi", turn=1, storm=False).turn()) == DAY


@pytest.mark.rule("G", "0")
@pytest.mark.parametrize("turn", [6, 7, 13, 14, 20, 21])
def test_by_night_nothing_flies(turn: int) -> None:
    assert steps(position(K5="enterprise", A6="akagi", turn=turn, air="vb_6 akagi_fg", storm=False).turn()) == NIGHT


@pytest.mark.rule("G")
def test_the_other_turns_are_by_day() -> None:
    nights = {turn for turn in range(1, 26) if position(turn=turn).state.is_night}
    assert nights == {6, 7, 13, 14, 20, 21}


@pytest.mark.rule("0")
def test_with_searches_first_they_have_a_step_of_their_own() -> None:  # Ruling 11
    board = position(K5="enterprise", A6="akagi", storm=False, switches={"air_plot": "recon_first"})
    assert steps(board.turn()) == (DAY[0], "searches", *DAY[1:])


@pytest.mark.rule("G")
def test_a_match_has_25_turns() -> None:
    match = send_nothing(new_game_without_storm())
    sit_out(match)
    assert [event.turn for event in events_of(match, TurnBegan)] == list(range(1, 26))


def new_game_without_storm() -> MidwayMatch:
    """A match from its set-up, on a clear day: no die falls in it while nobody does anything."""
    match = new_game()
    match.state.storm = False
    return match


@pytest.mark.rule("G", "0")
def test_everybody_is_told_turn_night_and_storm() -> None:  # Ruling 6
    match = position(K5="enterprise", A6="akagi", turn=6).campaign()
    for viewer in ("us", "japan", SPECTATOR):
        assert [(event.turn, event.night, event.storm) for event in told(match, viewer, TurnBegan)] == [(6, True, True)]


@pytest.mark.rule("0", "4")
def test_what_a_turn_has_done_tells_when_the_next_one_begins() -> None:  # Ruling 76
    match = position(K5="enterprise/M", ashore="us_ts_1/BROKEN jp_ts_1", storm=False).campaign()
    assert match.state.before == tuple(match.state.damage)
    assert match.state.troops_before == tuple(match.state.troops)


# Sealed sheets


@pytest.mark.rule("0")
def test_every_step_opens_for_both_sides_whether_they_have_anything_to_order_or_not() -> None:
    match = position(turn=1, storm=False).turn()
    for step in DAY:
        assert asked(match) == f"us {step} + japan {step}"
        assert all(decision.hushed and decision.private for decision in match.open)
        send(match)


@pytest.mark.rule("0")
def test_nothing_happens_before_both_sheets_are_in() -> None:
    match = position(K5="enterprise", K6="akagi").naval()
    match.answer("us", SendOrders())
    assert events_of(match, SheetsOpened) == []
    assert not any(type(event).__name__ == "AnswerSealed" for event in seen_by(match, "japan"))
    match.answer("japan", SendOrders())
    assert [event.step for event in events_of(match, SheetsOpened)] == ["naval"]


@pytest.mark.rule("0")
def test_a_sheet_that_comes_too_late_is_refused() -> None:
    match = position(K5="enterprise").naval()
    match.answer("us", SendOrders())
    with pytest.raises(IllegalAnswer, match="sealed-already"):
        match.answer("us", SendOrders())


@pytest.mark.rule("0")
def test_an_order_of_another_step_cannot_be_read() -> None:
    match = position(E6="tambor | akagi").sea()
    assert refusal(match, "us", "Sail tambor E7") == "2.3 gen-form"
    assert refusal(send(match), "us", "Torpedo tambor akagi") == "2.3 gen-form"


@pytest.mark.rule("0", "G")
def test_who_sends_nothing_takes_no_new_risk() -> None:  # Ruling 87
    ships = {"K5": "enterprise new_orleans tambor", "H6": "goshu_maru haruna", "A6": "akagi"}
    match = position(ships, air="vb_6 vf_6 akagi_fg", turn=3, storm=False).turn()
    while match.open:
        assert usual(match, "us") == usual(match, "japan") == set(), match.open[0].ask
        send_nothing(match)


@pytest.mark.rule("0")
def test_a_blank_sheet_that_was_sent_means_nothing_is_done() -> None:  # Ruling 87
    match = send(position(E6="tambor | akagi nowaki").sea(rolls=[100]), us="Torpedo tambor akagi")
    assert usual(match, "japan") == {"Hunt nowaki tambor"}
    send(match)
    assert [roll.purpose for roll in match.log.rolls] == ["shot"]  # type: ignore[union-attr]


@pytest.mark.rule("0")
def test_a_refusal_says_the_same_of_an_enemy_that_is_elsewhere_lost_or_was_never_built() -> None:
    board = {"H6": "goshu_maru haruna | enterprise phelps tambor", "K5": "akagi", "sunk": "kaga"}
    match = position(board, ashore="us_ts_1 jp_ts_1", aboard="jp_ts_3", turn=8, storm=False).turn()
    named = ("akagi", "kaga", "hiryu", "yamato", "bismarck", "jp_ts_3", "jp_ts_4", "jp_ts_99")
    orders = {
        "naval": ("Sail {} H5", "Place {} A6", "BuildBase {}"),
        "torpedoes": ("Torpedo tambor {}", "Torpedo {} haruna"),
        "guns": ("Fire phelps {}", "Hunt phelps {}", "Fire {} haruna", "Hunt {} haruna"),
        "bombardment": ("Bombard {}",),
        "landing": ("Land {}",),
        "ground": ("Assault us_ts_1 {}", "Assault {} jp_ts_1"),
        "divert": ("Divert vb_6 {} 1", "Divert {} enterprise 1"),
    }
    for step, words in orders.items():
        sit_out(match, step)
        for order in words:
            assert len({refusal(match, "us", order.format(name)) for name in named}) == 1, order
        send(match)


@pytest.mark.rule("0")
def test_sheets_hold_nothing_but_orders_of_their_side() -> None:
    match = position(E6="new_orleans tambor | haruna nowaki", storm=False).turn()
    while match.open:
        for side, strangers in (("us", ("haruna", "nowaki")), ("japan", ("new_orleans", "tambor"))):
            assert not any(order.split()[1] in strangers for order in offered(match, side))
            assert form(match, side).sends is SendOrders
        send(match)


@pytest.mark.rule("G")
def test_the_endings_of_the_game() -> None:
    assert GAME.endings == ("last-turn", "nothing-left")
