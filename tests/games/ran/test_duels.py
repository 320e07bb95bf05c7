"""Chapter 10.1, and the Bushos of 9.25: duels, wounds and heads."""

from __future__ import annotations

import pytest
from tests.games.ran.position import Position, RanMatch, give, place_of_busho, position

from honjin.games.ran.events.duels import DuelRolled, HeadTaken
from honjin.games.ran.model import BushoId, SamuraiId
from honjin.games.ran.rules.duels import Duel, Fighter, combat_of, endurance_of, fighter_of_busho, hits_by_totals
from honjin.games.ran.rules.encounter import Encounter
from honjin.testing.position import asked, events_of, offered

SHIGEZANE, HIRATA, DATE = BushoId("shigezane"), BushoId("hirata"), BushoId("masamune")
"""Combat and Endurance: 5 and 4, 3 and 3, 4 and 4; the last is a So-Taisho."""


def board(**samurai: tuple[str, str]) -> Position:
    units = {"1613": "shigezane_as_1 W", "1413": "hirata_as_1 E", "1414": "hirata_as_2 E", "3010": "masamune_as_1 W"}
    bushos = {"shigezane": "1613", "hirata": "1413", "masamune": "3010"}
    return position(units, bushos=bushos, samurai=samurai)


def duel(*rolls: int, one: BushoId = SHIGEZANE, other: BushoId = HIRATA, **hits: int) -> RanMatch:
    fighting = board()
    for busho, taken in hits.items():
        fighting.state.busho_hits[fighting.state.battle.contingent[BushoId(busho)]] = taken
    return fighting.play(Encounter(0, (one,), (other,)), rolls=rolls)


def hits(match: RanMatch, busho: BushoId) -> int:
    return match.state.busho_hits[match.state.battle.contingent[busho]]


@pytest.mark.rule("10.13")
@pytest.mark.parametrize(
    ("totals", "taken"),
    [((9, 8), (0, 1)), ((9, 5), (0, 1)), ((8, 4), (0, 2)), ((9, 4), (0, 2)), ((9, 3), (0, 3)), ((3, 12), (3, 0))],
)
def test_the_lower_total_takes_one_hit_two_at_half_three_at_a_third(
    totals: tuple[int, int], taken: tuple[int, int]
) -> None:
    assert hits_by_totals(totals) == taken


@pytest.mark.rule("10.13")
def test_equal_totals_hit_nobody_and_they_roll_again() -> None:  # Ruling 93
    match = duel(3, 5, 4, 3)
    assert [roll.hits for roll in events_of(match, DuelRolled)] == [(0, 0), (0, 1)]


@pytest.mark.rule("10.13", "10.12")
def test_both_roll_a_die_and_add_their_combat() -> None:
    [roll] = events_of(duel(4, 3), DuelRolled)
    assert (roll.dice, roll.totals) == ((4, 3), (9, 6))


@pytest.mark.rule("10.14")
def test_whoever_has_more_hits_of_this_duel_fights_on_or_retires() -> None:  # Ruling 94
    match = duel(4, 3, shigezane=2)
    assert (asked(match), offered(match)) == ("ashina fight-on", {"FightOn", "Retire"})


@pytest.mark.rule("10.14", "10.3")
def test_whoever_retires_is_out_of_the_game_but_leaves_no_head() -> None:
    match = give(duel(4, 3, 9), "Retire")
    assert place_of_busho(match, "hirata") == "lost"
    assert events_of(match, HeadTaken) == []


@pytest.mark.rule("10.14")
def test_with_equal_hits_the_duel_goes_on_by_itself() -> None:
    match = give(duel(4, 5, 0, 9), "FightOn")
    assert [roll.hits for roll in events_of(match, DuelRolled)] == [(0, 1), (2, 0)]
    assert asked(match) == "date fight-on"


@pytest.mark.rule("10.15", "10.3")
def test_as_many_hits_as_endurance_kill_and_the_victor_takes_a_head() -> None:
    match = duel(9, 0, 9)
    assert place_of_busho(match, "hirata") == "lost"
    assert match.state.heads == [1, 0]


@pytest.mark.rule("10.3", "12")
def test_the_head_of_a_so_taisho_counts_for_itself() -> None:
    match = duel(0, 9, 0, 9, 9, one=DATE, other=HIRATA, masamune=3)
    assert (match.state.heads, match.state.great_heads) == ([0, 0], [0, 1])


@pytest.mark.rule("10.15")
def test_earlier_wounds_count_towards_death() -> None:
    match = duel(9, 5, 9, hirata=2)
    assert place_of_busho(match, "hirata") == "lost"


@pytest.mark.rule("10.16")
def test_a_victor_without_a_scratch_keeps_none() -> None:  # Ruling 95
    assert hits(duel(9, 0, 9), SHIGEZANE) == 0


@pytest.mark.rule("10.27", "10.12")
def test_wounds_and_a_lost_face_take_one_off_each_until_a_duel_begins() -> None:  # Ruling 172
    fighting = board()
    state, fighter = fighting.state, fighter_of_busho(SHIGEZANE)
    bit = 1 << state.battle.contingent[SHIGEZANE]
    assert (combat_of(state, fighter), endurance_of(state, fighter)) == (5, 4)
    state.shamed |= bit
    assert (combat_of(state, fighter), endurance_of(state, fighter)) == (4, 3)
    match = fighting.play(Encounter(0, (SHIGEZANE,), (HIRATA,)), rolls=[4, 3])
    assert match.state.shamed == 0
    assert events_of(match, DuelRolled)[0].totals == (9, 6)


@pytest.mark.rule("10.13", "2.22")
def test_samurai_fight_with_their_own_values() -> None:
    fighting = board(goto_nobuyasu=("1613", "shigezane"))
    fighter = Fighter(samurai=SamuraiId("goto_nobuyasu"))
    assert (combat_of(fighting.state, fighter), endurance_of(fighting.state, fighter)) == (5, 4)


@pytest.mark.rule("9.25", "10.11")
def test_bushos_on_both_sides_of_a_combat_must_fight() -> None:  # Ruling 152
    assert asked(board().play(Encounter(0, (SHIGEZANE,), (HIRATA,)), rolls=[4, 3])) == "ashina fight-on"


@pytest.mark.rule("9.25")
def test_of_several_bushos_in_a_combat_their_owner_names_the_one_who_fights() -> None:  # Ruling 152
    match = board().play(Encounter(0, (SHIGEZANE, DATE), (HIRATA,)), rolls=[4, 3])
    assert (asked(match), offered(match)) == ("date expose", {"Expose shigezane", "Expose masamune"})
    give(match, "Expose shigezane")
    assert events_of(match, DuelRolled)[0].fighters == ("shigezane", "hirata")


@pytest.mark.rule("9.26")
def test_a_busho_with_nobody_against_him_is_at_risk() -> None:
    match = board().play(Encounter(0, (), (HIRATA,)), rolls=[9, 0])
    assert match.state.finished >> match.state.battle.contingent[HIRATA] & 1


def test_a_duel_tells_who_won() -> None:
    assert Duel(fighter_of_busho(HIRATA), Fighter(samurai=SamuraiId("goto_nobuyasu"))).crumb()[1] == {
        "fighter": "hirata",
        "other": "goto_nobuyasu",
    }
