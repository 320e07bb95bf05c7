"""Chapters 10.2 and 10.4: Samurai, challenges, charges at Bushos, and hara-kiri."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from tests.games.ran.position import Position, RanMatch, give, place_of_busho, position, where

from honjin.games.ran.events.duels import (
    ChallengeIssued,
    ChampionRolled,
    ChargeHome,
    DuelRolled,
    FaceLost,
    HaraKiriCommitted,
    SamuraiFiredAt,
    SamuraiKilled,
)
from honjin.games.ran.events.turn import Reorganised
from honjin.games.ran.model import LOST, OFF_MAP, BushoId, SamuraiId
from honjin.games.ran.rules.samurai import ChallengePhase, refuse_challenge, refuse_draw
from honjin.testing.position import asked, events_of, offered, refusal

GOTO, ONAWA = "goto_nobuyasu", "onawa_yoshitatsu"
"""Range, Combat and Endurance of the first, of the Date: 4, 5, 4."""


def board(
    hirata: str = "1613",
    samurai: dict[str, tuple[str, str]] | None = None,
    active: str = "",
    finished: str = "",
    units: dict[str, str] | None = None,
) -> Position:
    """Shigezane in 1913 with Goto, Hirata three hexes before him."""
    return position(
        {"1913": "shigezane_as_1 W", hirata: "hirata_as_1 E", "2012": "shigezane_si_1 W", **(units or {})},
        bushos={"shigezane": "1913", "hirata": hirata, "masamune": "3010", "ashina": "0411"},
        samurai=samurai if samurai is not None else {GOTO: ("1913", "shigezane")},
        phase="shigezane",
        active=active,
        finished=finished,
    )


def phase(on: Position, rolls: Iterable[int] = ()) -> RanMatch:
    return on.play(ChallengePhase(0, BushoId("shigezane")), rolls=rolls)


def place_of_samurai(match: RanMatch, samurai: str) -> str:
    place = match.state.samurai_hex[match.state.battle.samurai[SamuraiId(samurai)]]
    return match.state.battle.grid.names[place] if place >= 0 else OFF_MAP[place]


def challenge(on: Position, *answers: str, rolls: Iterable[int] = ()) -> RanMatch:
    """Goto stays where he is and calls out the enemy."""
    return give(phase(on, rolls), f"CallSamurai {GOTO}", "Stay", "IssueChallenge", *answers)


# 10.22, 10.23  Who is sent out


@pytest.mark.rule("10.23", "10.24")
def test_a_new_man_by_lot_one_in_play_or_hara_kiri() -> None:  # Ruling 168
    deaths = {"DieForThem", f"DieForThem {GOTO}"}
    assert offered(phase(board())) == {"DrawSamurai", f"CallSamurai {GOTO}", *deaths, "Forgo"}


@pytest.mark.rule("10.22")
def test_samurai_are_drawn_by_lot_and_stand_with_their_busho() -> None:
    match = give(phase(board(samurai={}), [2]), "DrawSamurai")
    drawn = [
        id for id, place in zip(match.state.battle.samurai_ids, match.state.samurai_hex, strict=True) if place >= 0
    ]
    assert len(drawn) == 1
    assert place_of_samurai(match, drawn[0]) == "1913"
    assert match.state.drawn == [1, 0]


@pytest.mark.rule("10.22", "10.4")
def test_five_for_a_side_two_for_a_busho_none_after_hara_kiri() -> None:
    on = board()
    state, busho = on.state, on.state.battle.contingent[BushoId("shigezane")]
    assert refuse_draw(state, busho) is None
    state.drawn[0] = 5
    assert refuse_draw(state, busho) is not None
    state.drawn[0], state.hara_kiri[0] = 1, True
    refusal = refuse_draw(state, busho)
    assert refusal is not None
    assert refusal.rule == "10.4"
    state.hara_kiri[0] = False
    state.samurai_hex[1], state.samurai_of[1] = state.samurai_hex[0], busho
    refusal = refuse_draw(state, busho)
    assert refusal is not None
    assert refusal.why == "busho-has-two"


@pytest.mark.rule("10.2")
def test_one_challenge_phase_in_an_activation_and_two_a_turn_for_a_side() -> None:  # Rulings 96 and 187
    on = board()
    state, busho = on.state, on.state.battle.contingent[BushoId("shigezane")]
    assert refuse_challenge(state, busho) is None
    state.challenged = 1 << busho
    assert refuse_challenge(state, busho) is not None
    state.challenged, state.challenges[0] = 0, 2
    assert refuse_challenge(state, busho) is not None


# 10.25 to 10.27  Challenges


@pytest.mark.rule("10.25")
def test_a_challenge_is_for_all_enemies_in_range_and_sight() -> None:
    [issued] = events_of(challenge(board()), ChallengeIssued)
    assert issued.bushos == ("hirata",)


@pytest.mark.rule("10.25")
def test_nobody_in_range_nobody_to_challenge() -> None:
    match = give(phase(board(hirata="1413")), f"CallSamurai {GOTO}", "Stay")
    assert asked(match) == ""


@pytest.mark.rule("10.25")
def test_a_so_taisho_in_his_honjin_does_not_hear_it() -> None:
    on = position(
        {"1913": "shigezane_as_1 W", "1613": "honjin_ashina"},
        bushos={"shigezane": "1913", "ashina": "1613"},
        samurai={GOTO: ("1913", "shigezane")},
        phase="shigezane",
    )
    assert asked(give(phase(on), f"CallSamurai {GOTO}", "Stay")) == ""


@pytest.mark.rule("10.25")
def test_the_enemy_accepts_sends_a_champion_or_ignores_it() -> None:
    assert offered(challenge(board())) == {"AnswerAsBusho hirata", "IgnoreChallenge"}
    match = challenge(board(active="hirata"))
    assert offered(match) == {"AnswerAsBusho hirata", "SendChampion hirata", "IgnoreChallenge"}


@pytest.mark.rule("10.26", "10.29")
def test_whoever_accepts_fights_and_the_samurai_comes_back() -> None:  # Ruling 98
    match = give(
        phase(board(), [9, 0, 9]), f"CallSamurai {GOTO}", "Ride 1813", "IssueChallenge", "AnswerAsBusho hirata"
    )
    assert events_of(match, DuelRolled)[0].fighters == (GOTO, "hirata")
    assert place_of_busho(match, "hirata") == "lost"
    assert (place_of_samurai(match, GOTO), asked(match)) == ("1913", "")


@pytest.mark.rule("10.25")
def test_a_busho_who_sends_a_champion_is_finished() -> None:
    match = challenge(board(active="hirata"), "SendChampion hirata", rolls=[0, 9, 0])
    assert match.state.finished >> match.state.battle.contingent[BushoId("hirata")] & 1
    assert match.state.drawn == [0, 1]


@pytest.mark.rule("10.25")
def test_a_finished_busho_needs_a_die_at_or_below_his_momentum_or_loses_face_alone() -> None:  # Rulings 99 and 171
    match = challenge(board(active="hirata", finished="hirata"), "SendChampion hirata", rolls=[4])
    assert [(roll.die, roll.rating) for roll in events_of(match, ChampionRolled)] == [(4, 3)]
    assert [event.bushos for event in events_of(match, FaceLost)] == [("hirata",)]
    assert (match.state.drawn, asked(match)) == ([0, 0], "")


@pytest.mark.rule("10.27", "10.25")
def test_who_ignores_a_challenge_loses_face_and_is_finished() -> None:
    match = challenge(board(), "IgnoreChallenge")
    busho = match.state.battle.contingent[BushoId("hirata")]
    assert match.state.shamed & match.state.finished & 1 << busho
    assert match.state.momentum(busho) == 2


@pytest.mark.rule("10.27")
def test_whoever_has_lost_face_must_answer_or_die() -> None:  # Ruling 170
    on = board(active="hirata")
    on.state.shamed = 1 << on.state.battle.contingent[BushoId("hirata")]
    match = challenge(on, rolls=[9])
    assert offered(match) == {"AnswerAsBusho hirata", "DieInShame hirata"}
    give(match, "DieInShame hirata")
    assert place_of_busho(match, "hirata") == "lost"
    assert match.state.heads == [0, 0]


# 10.28  Charges


@pytest.mark.rule("10.28")
def test_a_charge_into_a_hex_with_a_unit_needs_a_die_at_or_below_endurance() -> None:
    match = give(phase(board(), [4, 0, 9]), f"CallSamurai {GOTO}", "SamuraiCharge hirata", "AnswerAsBusho hirata")
    assert [(event.die, event.endurance) for event in events_of(match, ChargeHome)] == [(4, 4)]
    assert len(events_of(match, DuelRolled)) == 1


@pytest.mark.rule("10.28", "10.3")
def test_above_it_he_falls_and_nobody_takes_his_head() -> None:
    match = give(phase(board(), [5]), f"CallSamurai {GOTO}", "SamuraiCharge hirata")
    assert [event.how for event in events_of(match, SamuraiKilled)] == ["charge"]
    assert (match.state.heads, asked(match)) == ([0, 0], "")


@pytest.mark.rule("10.28", "8.54")
def test_missile_units_whose_zone_he_enters_fire_and_only_a_9_harms_him() -> None:  # Ruling 173
    on = board(units={"1612": "hirata_as_t_1 E"})
    match = give(phase(on, [8, 4, 0, 9]), f"CallSamurai {GOTO}", "SamuraiCharge hirata", "AnswerAsBusho hirata")
    assert [event.die for event in events_of(match, SamuraiFiredAt)] == [8]
    match = give(phase(on, [9, 9]), f"CallSamurai {GOTO}", "SamuraiCharge hirata")
    assert [event.how for event in events_of(match, SamuraiKilled)] == ["shot"]


@pytest.mark.rule("10.28")
def test_a_samurai_of_that_hex_may_meet_him_instead() -> None:
    on = board(samurai={GOTO: ("1913", "shigezane"), ONAWA: ("1613", "hirata")})
    match = give(phase(on, [0]), f"CallSamurai {GOTO}", "SamuraiCharge hirata")
    assert (asked(match), offered(match)) == (
        "ashina meet-charge",
        {"AnswerAsBusho hirata", f"AnswerAsSamurai {ONAWA}"},
    )


@pytest.mark.rule("10.28", "10.21")
def test_ten_points_are_all_he_has() -> None:
    match = give(phase(board(hirata="0913")), f"CallSamurai {GOTO}")
    assert "SamuraiCharge hirata" not in offered(match)


# 10.4  Hara-kiri


@pytest.mark.rule("10.4")
def test_a_samurai_dies_and_every_unit_in_range_loses_a_hit() -> None:
    on = board(units={"1812": "shigezane_si_2 W h3", "2914": "shigezane_si_3 W h3"})
    match = give(phase(on), f"DieForThem {GOTO}", "TakeHeart")
    assert where(match, "shigezane_si_2") == "1812 W h2"
    assert where(match, "shigezane_si_3") == "2914 W h3"
    assert (place_of_samurai(match, GOTO), match.state.hara_kiri) == ("lost", [True, False])
    [event] = events_of(match, HaraKiriCommitted)
    assert event.inspired == ("shigezane",)


@pytest.mark.rule("10.4", "11.72")
def test_or_two_disordered_units_rise() -> None:  # Ruling 174
    on = board(units={"1812": "shigezane_si_2 W d", "1815": "shigezane_si_3 W d h1", "1816": "ouchi_si_1 W d"})
    match = give(phase(on), f"DieForThem {GOTO}", "Rise shigezane_si_2", "Rise shigezane_si_3")
    assert where(match, "shigezane_si_2") == "1812 W h1"
    assert where(match, "shigezane_si_3") == "1815 W h3"
    assert where(match, "ouchi_si_1") == "1816 W d"
    assert asked(match) == ""


@pytest.mark.rule("10.4", "10.51")
def test_a_busho_who_dies_so_is_dead_like_any_other() -> None:  # Ruling 100
    match = give(phase(board(), [9]), "DieForThem")
    assert place_of_busho(match, "shigezane") == "lost"
    assert match.state.busho_hex[match.state.battle.contingent[BushoId("shigezane")]] == LOST


@pytest.mark.rule("10.27", "10.21")
def test_a_samurai_who_has_lost_face_is_heard_one_hex_less_far_and_not_sent_out_this_turn() -> None:
    """Ruling 172."""
    on = board()
    goto = on.state.battle.samurai[SamuraiId(GOTO)]
    assert on.state.challenge_range(goto) == 4
    match = on.play()
    match.emit(FaceLost((), (SamuraiId(GOTO),)))
    assert match.state.challenge_range(goto) == 3
    shamed = phase(Position(match.state))
    assert refusal(shamed, f"CallSamurai {GOTO}") == "10.27 has-lost-face"
    # He may die for the others all the same, and next turn he is sent again.
    assert f"DieForThem {GOTO}" in offered(shamed)
    match.emit(Reorganised())
    assert f"CallSamurai {GOTO}" in offered(phase(Position(match.state)))


@pytest.mark.rule("10.24")
def test_nobody_has_to_be_sent_out_and_nobody_has_to_die() -> None:
    """Ruling 168."""
    match = give(phase(board()), "Forgo")
    assert asked(match) == ""
    assert place_of_busho(match, "shigezane") == "1913"
