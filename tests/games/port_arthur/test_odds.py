"""Exact odds: against all the dice there are, against the rules at work, and in the tables of a decision."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import astuple
from tests.games.port_arthur.position import PortArthurMatch, position, ships_in

from honjin.core.dice import Dice, every_outcome
from honjin.core.game import OddsTable
from honjin.games.port_arthur.model import JAPAN, RUSSIA, SEA_OF_JAPAN, TSUSHIMA, YELLOW_SEA, ShipId, SideId, enemy_of
from honjin.games.port_arthur.odds import (
    MOST_DICE,
    YARD_TIME,
    Ends,
    Vessel,
    Vessels,
    after_fire,
    best_dice,
    exchange,
    expected_losses,
    fates,
    fire_odds,
    firepower_of,
    losses_over,
    passage_odds,
    ship_for_critical,
    ship_for_hits,
    throws,
)
from honjin.games.port_arthur.odds_tables import BATTLE_COLUMNS, FIRE_COLUMNS, UNKNOWN, odds_of
from honjin.games.port_arthur.odds_tables import NONE as FATE_NONE
from honjin.games.port_arthur.options import Fire, MoveSquadron, PlaceCritical, TakeHits
from honjin.games.port_arthur.rules.battle import Salvo
from honjin.games.port_arthur.rules.gunnery import result_of_fire
from honjin.games.port_arthur.state import PortArthurState
from honjin.testing.position import asked, give

BATTLESHIP = Vessel(8, 7, 4, damaged=False)
CRUISER = Vessel(5, 4, 2, damaged=False)
SCOUT = Vessel(2, 2, 1, damaged=False)

VESSELS = st.builds(
    lambda firepower, loss, defence, damaged: Vessel(firepower, firepower - loss, defence, damaged),
    st.integers(2, 8),
    st.integers(0, 1),
    st.integers(1, 4),
    st.booleans(),
)
SQUADRONS = st.lists(VESSELS, min_size=1, max_size=4).map(tuple)

# Fire


@pytest.mark.parametrize("equal_total_counts", [False, True])
@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_fire_odds_agree_with_all_the_ways_dice_can_fall(dice: int, equal_total_counts: bool) -> None:
    for firepower in range(6 * dice + 2):
        thrown = list(product(range(1, 7), repeat=dice))
        results = Counter(result_of_fire(firepower, one, equal_total_counts) for one in thrown)
        odds = fire_odds(firepower, dice, equal_total_counts)
        assert dict(odds.joint) == pytest.approx({result: n / len(thrown) for result, n in results.items()})
        assert odds.p_within == pytest.approx(sum(sum(one) <= firepower for one in thrown) / len(thrown))


def test_throws_are_weighed_so_that_none_is_lost() -> None:
    assert len(throws(6)) == 462
    for dice in range(1, MOST_DICE + 1):
        assert sum(weight for _, weight in throws(dice)) == 6**dice


@given(st.integers(0, 60), st.integers(1, MOST_DICE), st.booleans())
def test_probabilities_sum_to_one_and_means_fit_them(firepower: int, dice: int, equal_total_counts: bool) -> None:
    odds = fire_odds(firepower, dice, equal_total_counts)
    assert sum(odds.hits) == pytest.approx(1)
    assert sum(odds.criticals) == pytest.approx(1)
    assert sum(chance for _, chance in odds.joint) == pytest.approx(1)
    assert sum(number * chance for number, chance in enumerate(odds.hits)) == pytest.approx(odds.expected_hits)
    assert sum(n * chance for n, chance in enumerate(odds.criticals)) == pytest.approx(odds.expected_criticals)


@given(st.integers(0, 60), st.integers(1, MOST_DICE))
def test_more_firepower_never_hurts(firepower: int, dice: int) -> None:
    less, more = fire_odds(firepower, dice), fire_odds(firepower + 1, dice)
    assert less.p_within <= more.p_within
    assert less.expected_hits <= more.expected_hits + 1e-12
    assert less.expected_criticals <= more.expected_criticals + 1e-12


@given(st.integers(0, 60), st.integers(1, MOST_DICE - 1))
def test_more_dice_are_less_likely_to_stay_within(firepower: int, dice: int) -> None:
    assert fire_odds(firepower, dice + 1).p_within <= fire_odds(firepower, dice).p_within


@given(st.integers(0, 40), st.integers(1, MOST_DICE))
def test_equal_totals_that_count_only_add_hits(firepower: int, dice: int) -> None:
    assert fire_odds(firepower, dice, True).expected_hits >= fire_odds(firepower, dice).expected_hits


@pytest.mark.rule("6.3B")
def test_firepower_that_no_throw_exceeds_makes_every_die_a_hit() -> None:
    for dice in range(1, MOST_DICE + 1):
        odds = fire_odds(6 * dice, dice)
        assert odds.p_within == 1
        assert odds.hits[dice] == 1


# Damage


@given(SQUADRONS, st.integers(1, 6))
def test_no_other_way_to_spend_hits_costs_less(ships: Vessels, hits: int) -> None:
    left = after_fire(ships, hits, 0)
    assert cost(ships, left) == pytest.approx(cheapest(ships, hits), abs=0.1)


def cost(ships: Vessels, left: Vessels) -> float:
    """Firepower lost, one for each ship sunk, and the time in the yard of those damaged."""
    yard = sum(ship.intact_firepower for ship in ships if not ship.damaged)
    yard -= sum(ship.intact_firepower for ship in left if not ship.damaged)
    return firepower_of(ships) - firepower_of(left) + len(ships) - len(left) + YARD_TIME * yard


@cache
def cheapest(ships: Vessels, hits: int) -> float:
    """The least that hits can cost, by trying everything the rules allow."""
    if not hits or not ships:
        return 0.0
    costs = []
    for at, ship in enumerate(ships):
        before, after = ships[:at], ships[at + 1 :]
        if ship.damaged:
            rest, paid = before + after, min(hits, ship.defence)
        else:
            rest, paid = (*before, ship._replace(damaged=True), *after), 1
        costs.append(cost(ships, rest) + cheapest(tuple(sorted(rest)), hits - paid))
    return min(costs)


def test_criticals_go_to_the_strongest_intact_ship() -> None:
    damaged = BATTLESHIP._replace(damaged=True)
    assert ship_for_critical((SCOUT, damaged, CRUISER)) == 2
    assert ship_for_critical((SCOUT._replace(damaged=True), damaged)) == 1


@given(SQUADRONS, st.integers(0, 40), st.integers(1, MOST_DICE))
def test_losses_stay_within_the_squadron(ships: Vessels, firepower: int, dice: int) -> None:
    losses = expected_losses(ships, firepower, dice)
    assert 0 <= losses.sunk <= len(ships) + 1e-9
    assert 0 <= losses.damaged <= sum(not ship.damaged for ship in ships) + 1e-9
    assert 0 <= losses.firepower <= firepower_of(ships) + 1e-9
    assert losses.p_all_sunk <= losses.sunk / len(ships) + 1e-9


@given(SQUADRONS, st.integers(1, 40), st.integers(1, 6))
def test_fates_of_ships_add_up_to_the_losses_of_their_squadron(ships: Vessels, firepower: int, dice: int) -> None:
    each, losses = fates(ships, firepower, dice), expected_losses(ships, firepower, dice)
    assert sum(fate.p_sunk for fate in each) == pytest.approx(losses.sunk)
    assert all((fate.p_damaged is None) == ship.damaged for fate, ship in zip(each, ships, strict=True))
    assert all((fate.p_damaged or 0) + fate.p_sunk <= 1 + 1e-9 for fate in each)
    intact = sum(not ship.damaged for ship in ships)
    untouched = sum(1 - (fate.p_damaged or 0) - fate.p_sunk for fate in each if fate.p_damaged is not None)
    assert intact - untouched == pytest.approx(losses.damaged)


def test_ships_that_are_alike_share_their_fate() -> None:
    assert fates((CRUISER,), 12, 1) == ((1, 0),)
    assert fates((CRUISER, CRUISER), 12, 1) == ((0.5, 0), (0.5, 0))
    assert fates((CRUISER._replace(damaged=True),), 12, 2) == ((None, 1),)
    assert fates((BATTLESHIP, CRUISER), 1, 6) == ((0, 0), (0, 0))


def test_what_was_damaged_before_and_sinks_takes_nothing_off_those_left_damaged() -> None:
    cripple = CRUISER._replace(damaged=True)
    assert expected_losses((cripple,), 12, 2).left_damaged == 0
    assert expected_losses((BATTLESHIP, cripple), 12, 1).left_damaged >= 0


@given(SQUADRONS, st.integers(1, 40), st.integers(1, 6))
def test_those_left_damaged_are_counted_ship_by_ship(ships: Vessels, firepower: int, dice: int) -> None:
    each = fates(ships, firepower, dice)
    left = expected_losses(ships, firepower, dice).left_damaged
    assert left == pytest.approx(sum(fate.p_damaged or 0 for fate in each))


def test_lone_ship_is_lost_to_two_sure_hits_however_big_it_is() -> None:
    for ship in (BATTLESHIP, CRUISER, SCOUT):
        assert best_dice((ship,), 12) == 2
        assert expected_losses((ship,), 12, 2).p_all_sunk == 1


# The rules at work


@pytest.mark.parametrize("dice", [1, 2, 3])
@pytest.mark.parametrize(
    "squadrons",
    ["asama yakumo | poltava diana", "naniwa | rossia* gromoboi", "mikasa | novik", "asama* | poltava* retvizan*"],
)
def test_losses_agree_with_a_salvo_of_the_rules(squadrons: str, dice: int) -> None:
    there = position(yellow_sea=squadrons)
    ships, target = ids(there.state, RUSSIA), vessels(there.state, RUSSIA)
    salvo = there.play(Salvo(JAPAN, YELLOW_SEA))

    def fire(dice_to_roll: Dice) -> Ends:
        match = salvo.clone(dice_to_roll)
        match.answer(JAPAN, Fire(dice))
        return what_became_of(fought_out(match).state, RUSSIA, ships)

    expected = expected_losses(target, firepower_of(vessels(there.state, JAPAN)), dice)
    assert astuple(losses_over(target, every_outcome(fire))) == pytest.approx(astuple(expected))


@pytest.mark.rule("6.4")
@pytest.mark.parametrize("dice", [2, 3])
def test_fates_agree_with_a_salvo_of_the_rules(dice: int) -> None:
    there = position(yellow_sea="asama yakumo | poltava diana novik*")
    ships, target = ids(there.state, RUSSIA), vessels(there.state, RUSSIA)
    salvo = there.play(Salvo(JAPAN, YELLOW_SEA))

    def fire(dice_to_roll: Dice) -> tuple[str, ...]:
        match = salvo.clone(dice_to_roll)
        match.answer(JAPAN, Fire(dice))
        state = fought_out(match).state
        afloat = ids(state, RUSSIA)
        return tuple("sunk" if s not in afloat else "damaged" if state.is_damaged(s) else "intact" for s in ships)

    ends = list(every_outcome(fire))
    firepower = firepower_of(vessels(there.state, JAPAN))
    for at, (ship, fate) in enumerate(zip(target, fates(target, firepower, dice), strict=True)):
        chance = {end: sum(p for p, found in ends if found[at] == end) for end in ("damaged", "sunk")}
        assert fate == pytest.approx((None if ship.damaged else chance["damaged"], chance["sunk"]))


def test_exchange_agrees_with_a_battle_of_the_rules() -> None:
    there = position(yellow_sea="yakumo | bayan novik", initiative="russia")
    japan, russia = vessels(there.state, JAPAN), vessels(there.state, RUSSIA)
    fleets = ids(there.state, JAPAN), ids(there.state, RUSSIA)
    battle = there.battle("russia", "yellow_sea")
    give(battle, "UseInitiative")

    def fight(dice: Dice) -> tuple[Ends, Ends]:
        state = fought_out(battle.clone(dice)).state
        return what_became_of(state, JAPAN, fleets[0]), what_became_of(state, RUSSIA, fleets[1])

    ends = list(every_outcome(fight))
    opening, answer = exchange(russia, japan)
    assert astuple(losses_over(japan, [(p, end[0]) for p, end in ends])) == pytest.approx(astuple(opening.does))
    assert astuple(losses_over(russia, [(p, end[1]) for p, end in ends])) == pytest.approx(astuple(answer.does))


def fought_out(match: PortArthurMatch) -> PortArthurMatch:
    """Both sides fire with their best dice and place the damage sensibly, to the end."""
    state = match.state
    while match.open:
        decision = match.open[0]
        side = SideId(decision.side)
        own, other = vessels(state, side), vessels(state, enemy_of(side))
        if decision.ask == "fire":
            match.choose(best_dice(other, firepower_of(own)) - 1)
        elif decision.ask == "critical":
            match.answer(side, PlaceCritical(ids(state, enemy_of(side))[ship_for_critical(other)]))
        else:
            match.answer(side, TakeHits(ids(state, side)[ship_for_hits(own, decision.facts["left"])]))
    return match


def what_became_of(state: PortArthurState, side: SideId, ships: tuple[ShipId, ...]) -> Ends:
    """Each of these ships as it is now, nothing where it was sunk."""
    left = dict(zip(ids(state, side), vessels(state, side), strict=True))
    return tuple(left.get(ship) for ship in ships)


def ids(state: PortArthurState, side: SideId) -> tuple[ShipId, ...]:
    """The ships of one side in the Yellow Sea."""
    return state.theatre.ids_of(state.squadron(side, YELLOW_SEA))


def vessels(state: PortArthurState, side: SideId) -> Vessels:
    """The same as targets."""
    cards = {card.id: card for card in state.theatre.ships}
    return tuple(
        Vessel(card.firepower, card.damaged_firepower, card.defence, state.is_damaged(ship))
        for ship, card in ((ship, cards[ship]) for ship in ids(state, side))
    )


# Movement and operations


@pytest.mark.rule("6.2")
@pytest.mark.parametrize(("ship", "speed"), [("kasagi", 6), ("asama", 5), ("mikasa", 4), ("mikasa*", 3)])
def test_passage_odds_agree_with_the_movement_test(ship: str, speed: int) -> None:
    operation = position(tsushima=ship).operation("japan")

    def moves(dice: Dice) -> bool:
        match = operation.clone(dice)
        match.answer(JAPAN, MoveSquadron(TSUSHIMA, SEA_OF_JAPAN))
        return ships_in(match, "sea_of_japan") == {ship}

    assert passage_odds(speed) == pytest.approx(sum(chance for chance, moved in every_outcome(moves) if moved))


# Tables


def test_fire_shows_both_ways() -> None:
    match = position(yellow_sea="asama yakumo | poltava diana", initiative="japan").battle("japan", "yellow_sea")
    ours, theirs, *_ = tables_of(match)
    assert (ours.title, theirs.title) == ("odds-fire", "odds-their-fire")
    assert (ours.facts["firepower"], theirs.facts["firepower"]) == (9, 8)
    for table in (ours, theirs):
        assert table.columns == FIRE_COLUMNS
        assert [row[0] for row in table.rows] == [1, 2, 3, 4, 5, 6]
    target = vessels(match.state, RUSSIA)
    losses = expected_losses(target, 9, 3)
    assert ours.rows[2][4:] == pytest.approx((losses.left_damaged, losses.sunk, losses.firepower, losses.p_all_sunk))
    assert ours.rows[0][1:4] == pytest.approx((1, 1, 0))


def strike(before: list[Vessel], left: list[Vessel], at: int) -> None:
    """Damage a ship, or sink it; whoever it was before goes with it."""
    if left[at].damaged:
        del before[at], left[at]
    else:
        left[at] = left[at]._replace(damaged=True)


@pytest.mark.rule("6.4")
@pytest.mark.parametrize("dice", range(1, MOST_DICE + 1))
@pytest.mark.parametrize("target", ["novik*", "novik", "poltava", "novik* diana", "poltava diana"])
def test_fire_promises_no_more_hits_than_find_a_ship(target: str, dice: int) -> None:
    """Every throw, each hit and critical placed one by one: twenty hits on a cruiser are as good as three."""
    there = position(yellow_sea=f"mikasa asama yakumo | {target}")
    ships, firepower = vessels(there.state, RUSSIA), firepower_of(vessels(there.state, JAPAN))
    hits_used = criticals_used = afloat = 0
    for thrown in product(range(1, 7), repeat=dice):
        hits, criticals = result_of_fire(firepower, thrown, False)
        before, left = list(ships), list(ships)
        while criticals and left:
            strike(before, left, ship_for_critical(tuple(left)))
            criticals, criticals_used = criticals - 1, criticals_used + 1
        while hits and left:
            at = ship_for_hits(tuple(left), hits)
            paid = min(hits, left[at].defence) if left[at].damaged else 1
            strike(before, left, at)
            hits, hits_used = hits - paid, hits_used + paid
        afloat += sum(now.damaged and not old.damaged for old, now in zip(before, left, strict=True))
    throws_made = 6**dice
    table = next(one for one in tables_of(there.play(Salvo(JAPAN, YELLOW_SEA))) if one.title == "odds-fire")
    assert table.rows[dice - 1][2:5] == pytest.approx(
        (hits_used / throws_made, criticals_used / throws_made, afloat / throws_made)
    )


def test_first_fire_compares_the_two_orders() -> None:
    match = position(yellow_sea="mikasa | askold bayan", initiative="japan").battle("japan", "yellow_sea")
    assert asked(match) == "japan first-fire"
    use, keep, *_ = tables_of(match)
    assert (use.beside, keep.beside) == (False, True)
    assert [row[0] for row in use.rows] == ["side-japan", "side-russia"]
    assert [row[0] for row in keep.rows] == ["side-russia", "side-japan"]
    assert cell(use, "odds-firepower-lost") > cell(keep, "odds-firepower-lost", row=1)


@pytest.mark.rule("9.2")
@pytest.mark.parametrize(
    ("yellow_sea", "initiative", "orders"),
    [
        ("asama | poltava", "japan", ["japan"]),
        ("asama | poltava", "russia", ["japan", "russia"]),
        ("mikasa | poltava", "japan", ["russia", "japan"]),
        ("mikasa | poltava", "russia", ["russia"]),
    ],
    ids=["faster, with it", "faster, without it", "as fast, with it", "as fast, without it"],
)
def test_attack_shows_both_orders_where_the_initiative_can_change_them(
    yellow_sea: str, initiative: str, orders: list[str]
) -> None:
    tables = tables_of(position(yellow_sea=yellow_sea, initiative=initiative).operation("japan"))
    attacks = [table for table in tables if table.title.startswith("odds-attack")]
    assert [table.facts["side"] for table in attacks] == orders
    assert [(table.title, table.beside) for table in attacks][1:] == [("odds-attack-initiative", True)] * (
        len(orders) - 1
    )
    assert [table.rows[0][0] for table in attacks] == [f"side-{side}" for side in orders]


def test_fire_shows_the_fate_of_every_ship() -> None:
    match = position(yellow_sea="mikasa | poltava diana*", initiative="japan").battle("japan", "yellow_sea")
    give(match, "UseInitiative")
    ours, theirs = (table for table in tables_of(match) if table.title == "odds-fate")
    assert (ours.facts["side"], theirs.facts["side"]) == ("japan", "russia")
    dice = best_dice(vessels(match.state, RUSSIA), 8)
    assert ours.facts["dice"] == dice
    poltava, diana = fates(vessels(match.state, RUSSIA), 8, dice)
    assert {row[0]: row[1:] for row in ours.rows} == {
        "ship-poltava": (poltava.p_damaged, poltava.p_sunk),
        "ship-diana": (FATE_NONE, diana.p_sunk),
    }
    assert [row[0] for row in theirs.rows] == ["ship-mikasa"]


def test_operation_shows_each_attack_and_the_chances_to_move() -> None:
    there = position(yellow_sea="asama | poltava", tsushima="mikasa", japan="kasagi fuji*", initiative="japan")
    match = there.operation("japan")
    attack, movement = tables_of(match)
    assert (attack.title, attack.facts) == ("odds-attack", {"zone": "yellow_sea", "side": "japan"})
    assert [row[:2] for row in attack.rows] == [("side-japan", 5), ("side-russia", 4)]
    assert cell(attack, "odds-firepower") == 5
    assert 4 < cell(attack, "odds-firepower", row=1) < 6
    assert movement.rows == (
        ("zone-yellow_sea", 5, 5 / 6),
        ("zone-tsushima", 4, 4 / 6),
        ("port-japan", 6, 1.0),
        ("port-japan", 3, 3 / 6),
    )


def test_fog_leaves_the_enemy_row_open() -> None:
    there = position(
        yellow_sea="asama | poltava diana", tops="poltava", switches={"fog_of_war": True}, initiative="japan"
    )
    attack, _ = tables_of(there.operation("japan"))
    assert attack.title == "odds-attack-in-fog"
    assert attack.facts["ships"] == 2
    assert attack.rows[0][:3] == ("side-japan", 5, 5)
    assert attack.rows[1] == ("side-russia", *[UNKNOWN] * (len(BATTLE_COLUMNS) - 1))


def test_leaving_port_shows_what_each_ship_costs() -> None:
    match = position(japan="kasagi asama mikasa*").operation("japan")
    give(match, "LeavePort japan tsushima", "Join kasagi")
    (table,) = tables_of(match)
    assert table.rows == (("odds-as-named", 6, 1.0), ("ship-mikasa", 3, 3 / 6), ("ship-asama", 5, 5 / 6))


def test_tie_shows_what_a_new_roll_brings() -> None:
    (table,) = tables_of(position(tsushima="asama").operations(rolls=[3, 3]))
    assert [row[1] for row in table.rows] == pytest.approx([15 / 36, 15 / 36, 6 / 36])


def test_other_questions_have_no_odds() -> None:
    assert tables_of(position(japan="asama").sortie("japan")) == ()


def tables_of(match: PortArthurMatch) -> tuple[OddsTable, ...]:
    """The odds of the open decision, from the view of the side that is asked."""
    decision = match.open[0]
    return odds_of(match.state.theatre, match.view(decision.side), decision)


def cell(table: OddsTable, column: str, row: int = 0) -> float:
    """One number of a table."""
    value = table.rows[row][table.columns.index(column)]
    assert not isinstance(value, str)
    return value
