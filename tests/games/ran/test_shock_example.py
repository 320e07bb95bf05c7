"""The example of 9.28: Hirata Shubou against Katakura Kagetsuna at Suriagehara, with all its dice."""

from __future__ import annotations

import pytest
from tests.games.ran.position import RanMatch, give, lines, position, where

from honjin.games.ran.events.cohesion import QualityTested
from honjin.games.ran.events.shock import ShockResolved
from honjin.testing.position import asked, events_of, offered

AS_1, AS_2, AS_3, AS_4 = "hirata_as_1", "hirata_as_2", "hirata_as_3", "hirata_as_4"
SI_A, SI_B, SI_C = "katakura_si_1", "katakura_si_2", "katakura_si_b_1"
"""The letters of the book: `SI_C` is the unit with bows."""


def example() -> RanMatch:
    """Up to the retreat of the second AS."""
    board = position(
        {
            "1616": f"{AS_1} E",
            "1617": f"{AS_2} E d",
            "1713": f"{AS_3} SW",
            "1614": f"{AS_4} E",
            "1717": f"{SI_A} W",
            "1714": f"{SI_B} W",
            "1715": f"{SI_C} W",
        },
        bushos={"hirata": "1415", "katakura": "2014"},
        phase="hirata",
        came_from={AS_3: "1612", AS_4: "1514"},
        engaged=[(AS_1, SI_A), (AS_2, SI_A)],
    )
    return board.shock(rolls=[7, 5, 7, 9, 7, 6])


def fought() -> RanMatch:
    """All three combats and the retreat of the second SI, for which there is but one hex; up to the first advance."""
    return give(
        example(),
        "RetreatTo 1517",
        f"Attack {AS_1} {SI_A}",
        f"Attack {AS_3} {SI_B}",
        f"Attack {AS_4} {SI_C}",
        "EndAttacks",
    )


@pytest.mark.rule("9.12")
def test_the_disordered_engaged_unit_rolls_7_takes_a_hit_and_retreats() -> None:  # Ruling 74
    match = example()
    assert [(test.unit, test.die, test.tq) for test in events_of(match, QualityTested)] == [(AS_2, 7, 5)]
    assert where(match, AS_2) == "1617 E h1 d"
    assert asked(match) == "ashina retreat"
    assert offered(match) == {"RetreatTo 1517", "RetreatTo 1518", "RetreatTo 1618"}


@pytest.mark.rule("9.11", "9.12")
def test_the_engaged_unit_and_one_for_each_enemy_of_those_that_moved_must_attack() -> None:  # Ruling 73
    match = give(example(), "RetreatTo 1517")
    assert offered(match) == {
        f"Attack {AS_1} {SI_A}",
        f"Attack {AS_3} {SI_B}",
        f"Attack {AS_4} {SI_C}",
        f"AttackBoth {AS_4}",
    }


@pytest.mark.rule("9.24")
def test_defenders_that_are_not_engaged_roll_5_and_7_and_the_one_with_bows_takes_two_hits() -> None:
    tests = [(test.unit, test.die, test.tq) for test in events_of(fought(), QualityTested)]
    assert tests[1:] == [(SI_B, 5, 7), (SI_C, 7, 5)]


@pytest.mark.rule("9.27", "9.28")
def test_columns_dice_and_hits_of_the_three_combats() -> None:  # Rulings 77, 78 and 150
    flank, bows, front = events_of(fought(), ShockResolved)
    assert (flank.column, flank.die, flank.attacker_hits, flank.defender_hits, flank.superiority) == (5, 9, 2, 6, True)
    assert (bows.column, bows.die, bows.attacker_hits, bows.defender_hits, bows.superiority) == (8, 7, 2, 3, False)
    assert (front.column, front.die, front.attacker_hits, front.defender_hits) == (5, 6, 2, 2)
    assert lines(front.lines) == {"clash-of-arms": 5}
    assert flank.die_lines == front.die_lines == ()


@pytest.mark.rule("11.4")
def test_six_hits_against_two_drive_the_unit_back_but_do_not_break_it() -> None:
    assert where(fought(), SI_B) == "1814 W h6"


@pytest.mark.rule("11.23", "9.28")
def test_two_and_three_hits_eliminate_the_unit_with_bows() -> None:
    assert where(fought(), SI_C) == "lost"


@pytest.mark.rule("11.51", "7.31")
def test_the_victors_advance_and_only_the_pair_that_stood_is_engaged() -> None:
    match = give(fought(), "Halt", "StandFast", "Halt")
    assert where(match, AS_3) == "1714 SW h2"
    assert where(match, AS_4) == "1715 E h2"
    assert (where(match, AS_1), where(match, SI_A)) == ("1616 E h2", "1717 W h2")
    engaged = {match.state.battle.unit_ids[unit] for unit in match.state.engaged}
    assert engaged == {AS_1, SI_A}
    assert asked(match) == ""
