"""Chapter 6, placing the damage: critical hits and hits."""

from __future__ import annotations

import pytest
from tests.games.port_arthur.position import PortArthurMatch, position, ships_in

from honjin.games.port_arthur.events import DamageWasted, ShipDamaged, ShipSunk
from honjin.testing.position import asked, events_of, give, offered, refusal

CRUISERS = "asama tokiwa izumo iwate yakumo azuma"


def fire_at(targets: str, *dice: int) -> PortArthurMatch:
    """Six Japanese cruisers, firepower 28 and faster than the target, fire these dice at it."""
    match = position(yellow_sea=f"{CRUISERS} | {targets}", east_china_sea="mikasa | navarin").battle(
        "japan", "yellow_sea", rolls=dice
    )
    return give(match, f"Fire {len(dice)}")


def russians(match: PortArthurMatch) -> set[str]:
    """What is left of the target."""
    return ships_in(match, "yellow_sea") - set(CRUISERS.split())


# Who places what


@pytest.mark.rule("6.4")
def test_critical_hits_are_placed_by_the_side_that_fired_and_come_first() -> None:
    assert asked(fire_at("poltava retvizan", 1, 1)) == "japan critical"


@pytest.mark.rule("6.4")
def test_hits_are_placed_by_the_side_that_was_hit() -> None:
    match = give(fire_at("poltava retvizan", 1, 1), "PlaceCritical poltava")
    assert asked(match) == "russia hits"


@pytest.mark.rule("6.4")
def test_firing_side_has_no_say_in_the_hits() -> None:
    match = fire_at("poltava retvizan", 1, 2)
    assert refusal(match, "TakeHits poltava", side="japan") == "6.3B not-your-decision"


# Critical hits


@pytest.mark.rule("6.4")
def test_critical_hit_flips_an_intact_ship() -> None:
    match = give(fire_at("poltava retvizan", 1, 1), "PlaceCritical retvizan")
    assert russians(match) == {"poltava", "retvizan*"}
    assert [event.by for event in events_of(match, ShipDamaged)] == ["critical"]


@pytest.mark.rule("6.4")
def test_critical_hit_may_not_sink_a_damaged_ship_while_an_intact_one_remains() -> None:
    match = fire_at("poltava* retvizan diana", 1, 1)
    assert refusal(match, "PlaceCritical poltava") == "6.4 intact-ships-first"
    assert offered(match) == {"PlaceCritical retvizan", "PlaceCritical diana"}


@pytest.mark.rule("6.4")
@pytest.mark.parametrize("ship", ["poltava", "navarin", "bayan", "diana"])
def test_critical_hit_sinks_a_damaged_ship_whatever_its_defence(ship: str) -> None:
    match = position(yellow_sea=f"{CRUISERS} | {ship}*").battle("japan", "yellow_sea", rolls=[1, 1])
    give(match, "Fire 2")
    assert [(event.ship, event.by, event.hits) for event in events_of(match, ShipSunk)] == [(ship, "critical", 0)]


@pytest.mark.rule("6.4")
def test_with_no_intact_ship_left_any_damaged_one_may_be_sunk_by_a_critical_hit() -> None:
    match = fire_at("poltava* retvizan*", 1, 1)
    assert offered(match) == {"PlaceCritical poltava", "PlaceCritical retvizan"}
    give(match, "PlaceCritical retvizan")
    assert "retvizan" in ships_in(match, "sunk")


@pytest.mark.rule("6.4")
def test_critical_hits_are_placed_one_by_one_and_each_looks_for_intact_ships_anew() -> None:  # Ruling 17
    match = fire_at("poltava retvizan*", 1, 1, 1)
    assert russians(match) == {"poltava*", "retvizan*"}
    assert offered(match) == {"PlaceCritical poltava", "PlaceCritical retvizan"}
    give(match, "PlaceCritical poltava")
    assert "poltava" in ships_in(match, "sunk")


@pytest.mark.rule("6.4")
def test_two_critical_hits_sink_a_lone_intact_ship() -> None:  # Ruling 17
    match = fire_at("poltava", 1, 1, 1)
    assert ships_in(match, "sunk") == {"poltava"}
    assert [event.by for event in events_of(match, ShipSunk)] == ["critical"]


@pytest.mark.rule("6.4")
def test_critical_hits_may_not_be_declined() -> None:  # Ruling 17
    match = fire_at("poltava retvizan", 1, 1)
    assert offered(match) == {"PlaceCritical poltava", "PlaceCritical retvizan"}
    assert refusal(match, "Pass") == "6.4 not-now"


@pytest.mark.rule("6.4")
@pytest.mark.parametrize("ship", ["asama", "navarin", "novik", "petropavlovsk"])
def test_critical_hit_needs_an_enemy_ship_of_this_battle(ship: str) -> None:
    match = fire_at("poltava retvizan", 1, 1)
    assert refusal(match, f"PlaceCritical {ship}") == "6.4 not-in-this-squadron"


# Hits


@pytest.mark.rule("6.4")
def test_flipping_an_intact_ship_uses_one_hit() -> None:
    match = fire_at("poltava retvizan diana", 1, 2)
    give(match, "TakeHits poltava")
    assert match.open[0].facts["left"] == 1
    give(match, "TakeHits diana")
    assert russians(match) == {"poltava*", "retvizan", "diana*"}
    assert asked(match) == "russia fire"


@pytest.mark.rule("6.4")
@pytest.mark.parametrize(("ship", "defence"), [("poltava", 3), ("bayan", 2), ("diana", 1)])
def test_sinking_a_damaged_ship_uses_hits_equal_to_its_defence(ship: str, defence: int) -> None:
    match = fire_at(f"{ship}* tsesarevitch retvizan pobeda", 1, 2, 3, 4)
    give(match, f"TakeHits {ship}")
    assert [event.hits for event in events_of(match, ShipSunk)] == [defence]
    assert match.open[0].facts["left"] == 4 - defence


@pytest.mark.rule("6.4")
def test_damaged_ship_may_be_sunk_by_hits_while_intact_ships_remain() -> None:
    match = give(fire_at("diana* poltava", 1), "TakeHits diana")
    assert (ships_in(match, "sunk"), russians(match)) == ({"diana"}, {"poltava"})


@pytest.mark.rule("6.4")
@pytest.mark.parametrize(
    ("spent", "left", "sunk"),
    [
        ("poltava retvizan diana", {"poltava*", "retvizan*", "diana*"}, set()),
        ("diana diana poltava", {"poltava*", "retvizan"}, {"diana"}),
        ("poltava diana diana", {"poltava*", "retvizan"}, {"diana"}),
        ("retvizan poltava retvizan", {"poltava*", "diana"}, {"retvizan"}),
    ],
)
def test_hits_may_be_spent_in_any_order_and_mixture(spent: str, left: set[str], sunk: set[str]) -> None:
    match = fire_at("poltava retvizan diana", 1, 2, 3)
    give(match, *(f"TakeHits {ship}" for ship in spent.split()))
    assert (russians(match), ships_in(match, "sunk")) == (left, sunk)
    assert asked(match) == "russia fire"


@pytest.mark.rule("6.4")
def test_all_hits_must_be_used() -> None:  # Ruling 60
    match = give(fire_at("poltava retvizan", 1, 2, 3), "TakeHits poltava", "TakeHits retvizan")
    assert offered(match) == {"TakeHits poltava", "TakeHits retvizan"}
    assert refusal(match, "Pass") == "6.4 not-now"


@pytest.mark.rule("6.4")
def test_last_hits_sink_a_ship_even_if_they_are_fewer_than_its_defence() -> None:  # Ruling 2
    match = give(fire_at("poltava* retvizan*", 1, 2, 3, 4), "TakeHits poltava")
    assert [(event.ship, event.hits) for event in events_of(match, ShipSunk)] == [
        ("poltava", 3),
        ("retvizan", 1),
    ]


@pytest.mark.rule("6.4")
def test_owner_may_give_up_a_damaged_ship_for_one_hit_while_an_intact_ship_could_take_it() -> None:
    match = give(fire_at("poltava* retvizan diana", 1), "TakeHits poltava")  # Ruling 18
    assert russians(match) == {"retvizan", "diana"}
    assert [event.hits for event in events_of(match, ShipSunk)] == [1]


@pytest.mark.rule("6.4")
def test_two_hits_sink_a_lone_intact_ship() -> None:  # Ruling 60
    match = fire_at("poltava", 1, 2)
    assert (ships_in(match, "sunk"), match.is_over) == ({"poltava"}, True)


@pytest.mark.rule("6.4")
def test_hit_that_flips_a_ship_counts_nothing_towards_its_defence() -> None:  # Ruling 60
    match = give(fire_at("poltava retvizan", 1, 2, 3, 4), "TakeHits poltava", "TakeHits poltava")
    assert [event.hits for event in events_of(match, ShipSunk)] == [3]
    assert russians(match) == {"retvizan"}


@pytest.mark.rule("6.4")
def test_ship_flipped_by_a_critical_hit_is_sunk_not_flipped_by_hits() -> None:  # Ruling 61
    match = give(fire_at("poltava retvizan", 1, 1), "PlaceCritical poltava", "TakeHits poltava")
    assert (ships_in(match, "sunk"), russians(match)) == ({"poltava"}, {"retvizan"})


@pytest.mark.rule("6.4")
def test_damaged_ship_on_which_no_hit_was_spent_is_unhurt() -> None:  # Rulings 2 and 60
    match = give(fire_at("poltava* retvizan diana", 1, 2), "TakeHits retvizan", "TakeHits diana")
    assert russians(match) == {"poltava*", "retvizan*", "diana*"}


@pytest.mark.rule("6.4")
def test_damaged_ship_given_any_hit_sinks_and_no_partial_damage_is_kept() -> None:  # Ruling 2
    match = give(fire_at("tsesarevitch* retvizan", 1, 2), "TakeHits retvizan", "TakeHits tsesarevitch")
    assert ships_in(match, "sunk") == {"tsesarevitch"}


@pytest.mark.rule("6.4")
def test_damage_that_no_ship_is_left_to_take_is_lost() -> None:  # Ruling 59
    match = fire_at("diana*", 1, 1, 2, 2)
    assert events_of(match, DamageWasted) == [DamageWasted(4, 1)]
    assert match.is_over


@pytest.mark.rule("6.4")
def test_hits_are_lost_when_critical_hits_have_sunk_every_ship() -> None:  # Ruling 59
    match = fire_at("poltava*", 1, 1)
    assert events_of(match, DamageWasted) == [DamageWasted(2, 0)]
    assert [event.by for event in events_of(match, ShipSunk)] == ["critical"]


@pytest.mark.rule("6.4")
@pytest.mark.parametrize("ship", ["asama", "navarin", "novik", "petropavlovsk"])
def test_hits_are_spent_on_ships_of_this_battle(ship: str) -> None:
    match = fire_at("poltava retvizan", 1, 2)
    assert refusal(match, f"TakeHits {ship}") == "6.4 not-in-this-squadron"


@pytest.mark.rule("6.4")
def test_ship_that_has_sunk_takes_no_more_hits() -> None:
    match = give(fire_at("diana* poltava retvizan", 1, 2, 3), "TakeHits diana")
    assert refusal(match, "TakeHits diana") == "6.4 not-in-this-squadron"
    assert offered(match) == {"TakeHits poltava", "TakeHits retvizan"}
