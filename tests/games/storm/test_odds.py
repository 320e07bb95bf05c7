"""Exact odds: against known figures, against the rules with every roll, and in the tables of a decision."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from tests.games.storm.games import MIXED, asked, random_game
from tests.games.storm.position import StormMatch, position, units_in

from honjin.core.dice import ScriptedDice
from honjin.core.event import Log
from honjin.core.game import OddsTable
from honjin.core.modifier import Modifier
from honjin.games.storm.events import Shot
from honjin.games.storm.model import PLACE_OF, AreaId, SideId, enemy_of
from honjin.games.storm.odds import chances_of, least_to_clear, most_absorbed, prospect_of, toll_of
from honjin.games.storm.odds_sheet import odds_sheet
from honjin.games.storm.odds_tables import ENTRY_COLUMNS, FACTOR_COLUMNS, SHOT_COLUMNS, odds_of
from honjin.games.storm.options import Bombard, Fire, Shoot
from honjin.games.storm.rules.damage import Absorption
from honjin.games.storm.rules.factors import BOMBARDMENT, DEFENSIVE_FIRE, FIRE
from honjin.games.storm.view import view_of
from honjin.testing.position import asked as asks
from honjin.testing.position import give, offered

ROLLS = list(product(range(1, 7), range(1, 7)))


def tables_of(match: StormMatch) -> dict[str, OddsTable]:
    """The tables for the decision of a match, by their titles; of two with one title the first, which is the shot's."""
    decision = match.open[0]
    found = odds_of(match.state.siege, view_of(match.state, decision.side), decision)
    return {table.title: table for table in reversed(found)}


def cells(table: OddsTable, thing: str) -> dict[str, Any]:
    """One row of a table, by its columns."""
    [row] = [row for row in table.rows if row[0] == thing]
    return dict(zip(table.columns, row, strict=True))


# The dice


@pytest.mark.rule("10.3")
@pytest.mark.parametrize(
    ("difference", "any_damage", "heavy", "mean"),
    [
        (-9, 17, 3, 0.28),
        (-8, 28, 8, 0.56),
        (-7, 42, 17, 0.97),
        (-6, 58, 28, 1.56),
        (-5, 72, 42, 2.28),
        (-4, 83, 58, 3.11),
        (-3, 92, 72, 4.03),
        (-2, 97, 83, 5.00),
    ],
)
def test_chances_by_the_difference_of_the_factors(difference: int, any_damage: int, heavy: int, mean: float) -> None:
    attack, defence = (Modifier("10.1", 12 + difference, "firepower"),), (Modifier("10.2", 12, "defence"),)
    chances = chances_of(FIRE, attack, defence)
    assert (round(100 * chances.any), round(100 * chances.heavy), round(chances.mean, 2)) == (any_damage, heavy, mean)
    assert sum(chances.points) == pytest.approx(1)
    assert sum(points * chance for points, chance in enumerate(chances.points)) == pytest.approx(chances.mean)


def test_a_shot_that_cannot_hurt_and_one_that_cannot_miss() -> None:
    weak, strong = (Modifier("10.1", 0, "firepower"),), (Modifier("10.1", 9, "firepower"),)
    wall, tent = (Modifier("10.2", 12, "defence"),), (Modifier("10.2", 4, "defence"),)
    assert chances_of(BOMBARDMENT, weak, wall) == ((1.0,), 0.0, 0.0, 0.0)
    assert (chances_of(BOMBARDMENT, strong, tent).any, chances_of(BOMBARDMENT, strong, tent).heavy) == (1.0, 1.0)


# The rules with every roll


@pytest.mark.rule("6.3", "7.4", "9.3", "10.3")
@pytest.mark.parametrize("switches", MIXED, ids=["plain", "optional", "everything"])
def test_odds_of_a_game_agree_with_every_roll_through_the_rules(switches: dict[str, bool | str]) -> None:
    every = {"group": 3, "defensive-fire": 1}
    met, compared = dict.fromkeys(every, 0), dict.fromkeys(every, 0)
    for table in random_game(switches, 21):
        decision = table.match.open[0] if not table.is_over else None
        if decision is None or decision.ask not in every:
            continue
        met[decision.ask] += 1
        if met[decision.ask] % every[decision.ask]:
            continue
        rows = {
            row[0]: dict(zip(one.columns, row, strict=True))
            for one in odds_of(*asked(table))
            if one.title in ("odds-shot", "odds-answer")
            for row in one.rows
        }
        shots = [option for option in decision.options if isinstance(option, Bombard | Fire | Shoot)]
        for option in shots:
            area = decision.facts["area"] if isinstance(option, Shoot) else option.area
            damage = [points_of(table.match, option, roll) for roll in ROLLS]
            row = rows.pop(f"area-{area}")
            assert row["odds-p-any"] == pytest.approx(sum(points > 0 for points in damage) / 36)
            most = absorbed_by(table.match, area, decision.facts["units"] if isinstance(option, Shoot) else ())
            clears = sum(points >= clearing_points(table.match, area, most) for points in damage) / 36
            if isinstance(option, Shoot):
                assert row["odds-p-kept-out"] == pytest.approx(clears)
            else:
                assert row["odds-p-clear"] == pytest.approx(clears)
                assert row["odds-p-heavy"] == pytest.approx(sum(points >= 3 for points in damage) / 36)
                assert row["odds-most"] == most
                assert row["odds-mean"] == pytest.approx(sum(min(points, most) for points in damage) / 36)
            compared[decision.ask] += 1
        assert rows == {}
    assert compared["group"] > 20
    assert compared["defensive-fire"] > 2


def absorbed_by(match: StormMatch, area: str, entering: tuple[str, ...]) -> int:
    """11.1, 9.2  All that the enemies in an area can absorb, or those who have just entered it: unit by unit."""
    state = match.state
    siege = state.siege
    most = 0
    for unit in siege.ids_of(state.units(enemy_of(SideId(match.open[0].side)), PLACE_OF[AreaId(area)])):
        number = siege.number[unit]
        if entering and unit not in entering:
            continue
        if siege.brittle >> number & 1:
            most += 1
        else:
            most += 2 if entering or state.rear >> number & 1 else 3
    return most


def clearing_points(match: StormMatch, area: str, most: int) -> int:
    """11.1  Nobody stays from the last point but one on, where nobody but battalions that can retreat is hit."""
    units = match.state.units(enemy_of(SideId(match.open[0].side)), PLACE_OF[AreaId(area)])
    if match.open[0].ask == "defensive-fire":
        units &= match.state.siege.set_of(match.open[0].facts["units"])
    retreating = units & ~match.state.siege.brittle & ~match.state.siege.cord
    return most - 1 if retreating and not units & match.state.siege.brittle else most


def points_of(match: StormMatch, option: Bombard | Fire | Shoot, roll: tuple[int, int]) -> int:
    """The damage points of one roll, as the rules tell them."""
    tried = match.clone(ScriptedDice(roll))
    tried.log = Log(match.game.sides)
    tried.answer(match.open[0].side, option)
    [shot] = [entry.event for entry in tried.log.entries if isinstance(entry.event, Shot)]
    return shot.points


@pytest.mark.rule("11.1")
@pytest.mark.parametrize(
    ("side", "units", "target", "wish", "board"),
    [
        ("japan", "j_s_15h1 j_s_15h2", "16", "Bombard 16", {"1": "j_s_15h1 j_s_15h2", "16": "r_13_1 r_13_2* r_mg_16"}),
        ("japan", "j_9d_7_1 j_9d_7_2", "16", "Fire 16", {"16": "j_9d_7_1 j_9d_7_2 j_9d_e | r_13_1 r_13_2* r_a_18"}),
        ("russia", "r_13_1", "16", "Fire 16", {"16": "r_13_1 | j_wc_1 j_wc_2* j_9d_7_1"}),
    ],
)
def test_the_toll_is_that_of_the_umpires_way_to_absorb(
    side: str, units: str, target: str, wish: str, board: dict[str, str]
) -> None:
    here = position(board, switches={"white_cord": True})
    before = here.state
    place = PLACE_OF[AreaId(target)]
    enemy = "russia" if side == "japan" else "japan"
    hit = before.units(SideId(enemy), place)
    flipped = retreated = lost = 0
    for roll in ROLLS:
        match = here.act(side, units, wish, rolls=roll)
        if asks(match) == f"{enemy} absorb":
            give(match, "AbsorbForMe")
        after = match.state
        stayed = hit & after.at[place]
        gone = hit & ~after.at[place]
        on_map = sum(after.at[: len(PLACE_OF)])
        flipped += (stayed & after.rear & ~before.rear).bit_count()
        retreated += (gone & on_map).bit_count()
        lost += (gone & ~on_map).bit_count()
    kind = BOMBARDMENT if "Bombard" in wish else FIRE
    group = before.siege.set_of(units.split())
    origin = before.place_of(group.bit_length() - 1)
    shot = prospect_of(before, kind, SideId(side), group, origin, place, hit)
    toll = toll_of(before, shot.chances, lambda points: Absorption(SideId(enemy), AreaId(target), points))
    assert toll == pytest.approx((flipped / 36, retreated / 36, lost / 36))


@pytest.mark.rule("9.2", "11.2")
@pytest.mark.parametrize("guard", ["r_13_1", "r_13_1 r_mg_16", "r_13_1 r_13_2 r_13_3 r_mg_16"])
@pytest.mark.parametrize("comers", ["j_9d_7_1", "j_9d_7_1 j_9d_7_2", "j_9d_7_1 j_9d_7_2 j_9d_7_3"])
def test_those_who_enter_and_stay_as_many_as_can(comers: str, guard: str) -> None:
    """Every roll through the rules: whoever can be removed for two points is, so that the others stay."""
    board = {"5": comers, "16": guard}
    table = tables_of(position(board).picked("japan", comers))["odds-entry"]
    row = cells(table, "area-16")
    assert table.facts["size"] == len(comers.split())
    inside = somebody = back = lost = 0
    for roll in ROLLS:
        match = give(position(board).act("japan", comers, "March 16", rolls=roll), "Shoot")
        while asks(match) == "japan absorb":
            removals = [wish for wish in offered(match) if wish.startswith("Remove ")]
            give(match, removals[0] if removals else next(wish for wish in offered(match) if "Retreat" in wish))
        staying = len([unit for unit in units_in(match, "16") if unit.startswith("j_")])
        inside += staying
        somebody += bool(staying)
        back += len(units_in(match, "5"))
        lost += len(units_in(match, "reorganization_japan"))
    assert row["odds-stay"] == pytest.approx(inside / 36)
    assert row["odds-p-in"] == pytest.approx(somebody / 36)
    assert row["odds-retreated"] == pytest.approx(back / 36)
    assert row["odds-lost"] == pytest.approx(lost / 36)


@pytest.mark.rule("11.1")
@pytest.mark.parametrize(
    ("target", "most"), [("r_a_18", 1), ("r_13_1*", 2), ("r_13_1 r_a_18", 4), ("r_13_1 r_13_2*", 5)]
)
def test_no_table_promises_more_damage_than_can_be_absorbed(target: str, most: int) -> None:
    board = {"16": f"j_9d_7_1 j_9d_7_2 j_9d_7_3 j_9d_e | {target}"}
    row = cells(tables_of(position(board).picked("japan", "j_9d_7_1 j_9d_7_2 j_9d_7_3"))["odds-shot"], "area-16")
    assert row["odds-most"] == most
    assert 0 < row["odds-mean"] <= most + 1e-9
    assert row["odds-lost"] + row["odds-retreated"] <= len(target.split()) + 1e-9
    assert row["odds-p-clear"] <= row["odds-p-any"] + 1e-9


def test_a_chance_of_nothing_is_shown_as_a_chance() -> None:
    """A whole number would be shown without its percent sign."""
    board = {"16": "j_9d_7_1", "24": "r_14_1 r_14_2 r_14_3 r_mg_24"}
    [row] = tables_of(position(board, japanese="16").picked("japan", "j_9d_7_1"))["odds-shot"].rows
    chances = [cell for column, cell in zip(SHOT_COLUMNS, row, strict=True) if "-p-" in column]
    assert 0 in chances
    assert all(isinstance(chance, float) for chance in chances)


@pytest.mark.rule("11.1", "11.2", "15.2")
@pytest.mark.parametrize(
    "target",
    [
        *("r_13_1", "r_13_1*", "r_a_18", "r_13_1 r_a_18", "r_13_1 r_13_2", "r_13_1* r_13_2*", "r_13_1 r_13_2*"),
        *("j_wc_1", "j_wc_1*", "j_wc_1* j_wc_2*", "j_wc_1* j_9d_7_1*", "j_wc_1 j_9d_7_1"),
    ],
)
def test_an_area_is_cleared_from_the_points_on_with_which_nobody_can_stay(target: str) -> None:
    """Every way to absorb every number of points, through the rules."""
    enemy = SideId("japan" if target.startswith("j") else "russia")
    here = position({"16": target}, switches={"white_cord": True})
    state = here.state
    hit = state.units(enemy, PLACE_OF[AreaId("16")])
    most = most_absorbed(state, Absorption(enemy, AreaId("16"), 0))

    def can_stay(match: StormMatch) -> bool:
        if not match.open:
            return bool(match.state.units(enemy, PLACE_OF[AreaId("16")]))
        return any(can_stay(give(match.clone(ScriptedDice(())), wish)) for wish in offered(match))

    cleared = [
        points for points in range(1, most + 2) if not can_stay(here.play(Absorption(enemy, AreaId("16"), points)))
    ]
    assert cleared == list(range(least_to_clear(state.siege, hit, most), most + 2))


@pytest.mark.rule("10.3", "11.1")
@pytest.mark.parametrize("absorbs", [1, 2, 3, 6, 20])
def test_the_sheet_without_a_match_counts_what_can_be_absorbed(absorbs: int) -> None:
    figures = odds_sheet(firepower=7, defence=10, absorbs=absorbs).figures
    damage = [max(0, sum(roll) + 7 - 10) for roll in ROLLS]
    assert figures["absorbed"] == pytest.approx(sum(min(points, absorbs) for points in damage) / 36)
    assert figures["all_lost"] == pytest.approx(sum(points >= absorbs for points in damage) / 36)
    sheet = odds_sheet(firepower=7, absorbs=absorbs)
    assert len({len(sheet.heads), *map(len, sheet.rows)}) == 1
    for row in sheet.rows:
        assert sum(cell for cell in row[4:] if isinstance(cell, float)) == pytest.approx(1)


# The tables


@pytest.mark.rule("10.1", "10.2")
def test_each_line_of_a_shot_has_its_cell() -> None:
    board = {"16": "j_9d_7_1 j_9d_7_2 j_9d_7_3 j_9d_e | r_13_1", "24": "r_14_1 r_mg_16"}
    tables = tables_of(position(board).picked("japan", "j_9d_7_1 j_9d_7_2 j_9d_7_3"))
    counted = tables["odds-counted"]
    assert list(counted.columns) == list(FACTOR_COLUMNS)
    assert list(counted.rows) == [
        ("area-16", 4, 1, 1, 9, "odds-level-within", -3),
        ("area-24", 4, 1, 0, 9, 5, -9),
    ]
    assert [row[0] for row in tables["odds-shot"].rows] == ["area-16", "area-24"]
    assert list(tables["odds-shot"].columns) == list(SHOT_COLUMNS)
    assert round(100 * cells(tables["odds-shot"], "area-24")["odds-p-any"]) == 17


@pytest.mark.rule("10.2")
@pytest.mark.parametrize(
    ("changed", "why"),
    [({"russia_spotted": "16"}, "odds-level-spotted"), ({"japanese": "16"}, "odds-level-not-held"), ({}, 3)],
)
def test_the_table_says_why_a_level_does_not_count(changed: dict[str, Any], why: str | int) -> None:
    board = position({"1": "j_s_15h1", "16": "r_13_1"}, **changed)
    counted = tables_of(board.picked("japan", "j_s_15h1"))["odds-counted"]
    assert cells(counted, "area-16")["odds-level"] == why


@pytest.mark.rule("8.4", "9.1")
def test_only_areas_whose_defenders_may_fire_are_listed_for_a_march() -> None:
    board = {"5": "j_9d_7_1", "16": "r_13_1 r_13_2 r_13_3 r_mg_16", "15": "r_14_1*"}
    table = tables_of(position(board).picked("japan", "j_9d_7_1"))["odds-entry"]
    assert table.columns == ENTRY_COLUMNS
    assert [row[:2] for row in table.rows] == [("area-16", 2)]
    # Six points on average: one point throws a lone battalion out, and only the lowest throw makes none.
    assert cells(table, "area-16")["odds-p-in"] == pytest.approx(sum(sum(roll) - 1 < 1 for roll in ROLLS) / 36)


@pytest.mark.rule("15.2")
def test_nobody_fires_at_the_white_cord() -> None:
    board = position({"5": "j_wc_1", "16": "r_13_1"}, switches={"white_cord": True})
    assert "odds-entry" not in tables_of(board.picked("japan", "j_wc_1"))


@pytest.mark.rule("9.3")
def test_defensive_fire_point_by_point() -> None:
    match = position({"5": "j_9d_7_1", "16": "r_13_1"}).act("japan", "j_9d_7_1", "March 16")
    table = tables_of(match)["odds-spread"]
    assert table.facts["kind"] == DEFENSIVE_FIRE
    damage = [max(0, sum(roll) - 5) for roll in ROLLS]
    assert damage.count(0) == 10
    # Two points remove a battalion that is caught on the move: more of them change nothing.
    assert [row[0] for row in table.rows] == [0, 1, 2]
    assert [row[1:] for row in table.rows] == [
        pytest.approx((10 / 36, 1.0)),
        pytest.approx((damage.count(1) / 36, 26 / 36)),
        pytest.approx((1 - (10 + damage.count(1)) / 36, 1 - (10 + damage.count(1)) / 36)),
    ]
    row = cells(tables_of(match)["odds-answer"], "area-16")
    assert (row["odds-p-kept-out"], row["odds-p-any"]) == pytest.approx((26 / 36, 26 / 36))


@pytest.mark.rule("11.1")
def test_prices_of_the_units_hit() -> None:
    match = position({"1": "j_s_15h1", "16": "r_13_1 r_13_2* r_mg_16"}).act(
        "japan", "j_s_15h1", "Bombard 16", rolls=[6, 5]
    )
    table = tables_of(match)["odds-prices"]
    assert table.facts == {"area": "16", "left": 5, "most": 6}
    assert table.rows == (
        ("unit-r_13_1", 1, 2, 3),
        ("unit-r_13_2", "odds-nothing", 1, 2),
        ("unit-r_mg_16", "odds-nothing", "odds-nothing", 1),
    )


def test_other_questions_have_no_odds() -> None:
    table = next(random_game({}, 3))
    assert odds_of(*asked(table)) == ()
