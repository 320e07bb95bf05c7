"""5.1, 5.2  Initiative and activation."""

from __future__ import annotations

from itertools import chain
from typing import Any

import pytest
from tests.games.ran.position import Position, bushos_of, give, plateau

from honjin.games.ran.events.command import ContingentActivated, InitiativePassed, StatusDetermined
from honjin.games.ran.events.turn import InitiativeRolled
from honjin.games.ran.rules.activation import Activation
from honjin.games.ran.rules.sequence import Turn
from honjin.testing.position import asked, events_of, refusal

CAMPS = {"0411": "honjin_takeda", "2814": "honjin_hojo"}
LEADERS = {"shingen": "0411", "ujikuni": "2814"}


def field(units: dict[str, str], bushos: dict[str, str], **more: Any) -> Position:
    return plateau({**CAMPS, **units}, bushos={**LEADERS, **bushos}, **more)


@pytest.mark.rule("5.11")
def test_the_higher_sum_of_die_and_initiative_has_it_and_equals_roll_again() -> None:
    # Shingen has 6, Ujikuni 4.
    match = field({}, {}).play(Turn(1), rolls=[0, 2, 1, 4])
    assert [(event.totals, event.side) for event in events_of(match, InitiativeRolled)] == [
        ((6, 6), None),
        ((7, 8), "hojo"),
    ]
    assert match.state.holder == 1


@pytest.mark.rule("5.12", "3")
def test_whoever_lacks_the_initiative_activates_first() -> None:
    match = field({}, {"baba": "2217", "ujiteru": "2617"}).play(Turn(1), rolls=[9, 0])
    assert asked(match) == "hojo activate"
    give(match, "EndActivation")
    assert asked(match) == "takeda activate"


@pytest.mark.rule("5.13", "3")
def test_whoever_has_the_initiative_orders_first() -> None:
    match = field({}, {"baba": "2217", "ujiteru": "2617"}, active="baba ujiteru").play(Turn(1), rolls=[9, 0])
    give(match, "EndActivation", "EndActivation")
    assert asked(match) == "takeda designate"


@pytest.mark.rule("5.14", "5.53")
def test_while_the_enemy_has_nobody_to_order_no_roll_of_continuity_is_needed() -> None:
    """Ruling 119."""
    here = field({}, {"baba": "2217", "asari": "2217"}, active="baba asari", holder=0)
    match = give(here.command(), "Designate baba", "GiveOrders", "Stay", "Decline")
    # Not "continuity": the hand-over without a die.
    assert asked(match) == "takeda designate"


@pytest.mark.rule("5.14")
def test_a_side_with_nobody_to_order_hands_over() -> None:
    here = field({}, {"baba": "2217", "ujiteru": "2617"}, active="ujiteru", holder=0)
    assert asked(here.command()) == "hojo designate"


# 5.2


@pytest.mark.rule("5.21", "5.23")
def test_a_so_taisho_activates_as_many_contingents_as_he_has_points() -> None:
    men = {"baba": "2217", "asari": "2217", "katsuyori": "2217"}
    match = give(field({}, men).play(Activation(0)), "Activate baba", "Activate asari")
    assert refusal(match, "Activate baba") == "5.21 active-already"
    give(match, "Activate katsuyori")
    # Shingen has three points and one contingent more, his own.
    assert not asked(match)
    assert [event.busho for event in events_of(match, ContingentActivated)] == ["baba", "asari", "katsuyori"]


@pytest.mark.rule("5.23")
def test_points_may_be_kept() -> None:
    match = give(field({}, {"baba": "2217"}).play(Activation(0)), "Activate baba", "EndActivation")
    assert match.state.points_spent[0] == 1


@pytest.mark.rule("5.24", "10.52")
def test_a_contingent_without_a_busho_is_not_activated() -> None:
    match = field({"2217": "baba_si_1 E"}, {}).play(Activation(0))
    assert refusal(match, "Activate baba") == "10.52 has-no-busho"


@pytest.mark.rule("5.24")
def test_nor_one_whose_busho_is_finished() -> None:
    match = field({}, {"baba": "2217"}, finished="baba").play(Activation(0))
    assert refusal(match, "Activate baba") == "5.24 busho-is-finished"


@pytest.mark.rule("5.2", "5.26")
def test_in_the_first_turn_the_scenario_says_who_is_active() -> None:
    """Ruling 106."""
    here = field({}, {"baba": "2217"}, active="baba", turn=1)
    match = give(here.play(Activation(0)), "EndActivation")
    assert match.state.active == bushos_of(match.state, "baba")
    assert not events_of(match, StatusDetermined)


def active_after(units: dict[str, str], active: str = "") -> set[str]:
    here = field(units, {"baba": "2017", "ujiteru": "2617"}, active=active)
    events = events_of(here.play(Activation(0)), StatusDetermined)
    return set(chain.from_iterable(event.active for event in events))


@pytest.mark.rule("5.25")
def test_melee_units_beside_any_enemy_keep_a_contingent_active() -> None:
    """Ruling 18."""
    assert active_after({"2217": "baba_si_1 E", "2317": "ujiteru_as_1 W"}) == {"baba"}
    assert active_after({"2217": "baba_as_t_1 E", "2317": "ujiteru_as_1 W"}) == set()


@pytest.mark.rule("5.25")
def test_within_two_hexes_only_an_active_enemy_counts() -> None:
    units = {"2217": "baba_si_1 E", "2417": "ujiteru_as_t_1 W"}
    assert active_after(units) == set()
    assert active_after(units, active="ujiteru") == {"baba"}


@pytest.mark.rule("5.25", "4.54")
def test_an_enemy_honjin_counts_with_the_status_of_its_contingent() -> None:
    """Ruling 108."""
    assert active_after({"2615": "baba_si_1 E"}) == set()
    assert active_after({"2615": "baba_si_1 E"}, active="ujikuni") == {"baba"}


@pytest.mark.rule("5.26")
def test_all_others_are_inactive_again_whatever_they_did() -> None:
    """Ruling 107."""
    assert active_after({"2217": "baba_si_1 E"}, active="baba") == set()


@pytest.mark.rule("5.26")
def test_a_contingent_without_a_busho_is_inactive_wherever_it_stands() -> None:
    here = field({"2217": "asari_si_1 E", "2317": "ujiteru_as_1 W"}, {"ujiteru": "2617"}, active="asari")
    match = here.play(Activation(0))
    assert not match.state.active & bushos_of(match.state, "asari")


@pytest.mark.rule("5.14")
def test_the_initiative_ends_without_a_word_when_neither_can_give_orders() -> None:
    match = field({}, {"baba": "2217"}, holder=0).command()
    assert not asked(match)
    assert not events_of(match, InitiativePassed)
