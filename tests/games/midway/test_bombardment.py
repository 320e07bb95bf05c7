"""Chapter 7: ships bombard Midway."""

from __future__ import annotations

import msgspec
import pytest
from tests.games.midway.position import (
    MidwayMatch,
    battalion,
    dice,
    hears_of,
    offered,
    position,
    refusal,
    send,
    sheet,
    told,
    usual,
)

from honjin.core.event import SPECTATOR
from honjin.games.midway import GAME
from honjin.games.midway.events.air import MidwayRaided
from honjin.games.midway.events.ground import BattalionHit, RunwayHit
from honjin.games.midway.ocean import Ocean
from honjin.games.midway.pack_loading import standard_pack
from honjin.games.midway.rules.bombardment import Bombardment
from honjin.games.midway.rules.sea_combat import SeaCombat
from honjin.testing.position import seen_by


def bombarded(ships: str, rolls: list[int], **more: object) -> MidwayMatch:
    """These Japanese ships bombard Midway."""
    match = position(H6=ships, **more).bombardment(rolls=rolls)  # type: ignore[arg-type]
    return send(match, japan="; ".join(f"Bombard {word.partition('/')[0]}" for word in ships.split()))


def hits(match: MidwayMatch, side: str = "japan") -> list[tuple[int, int, int]]:
    """What the shooter is told: hits, those on the runway, those on troops."""
    return [(event.hits, event.runway, event.troops) for event in told(match, side, MidwayRaided)]


# Who may


@pytest.mark.rule("7")
def test_battleships_and_cruisers_at_midway_bombard_it() -> None:
    match = position(H6="haruna tone nagara akagi nowaki nankai_maru i_168", H7="kongo").bombardment()
    assert offered(match, "japan") == {"Bombard haruna", "Bombard tone", "Bombard nagara"}
    for ship in ("akagi", "nowaki", "nankai_maru", "i_168", "kongo", "yamato"):
        assert refusal(match, "japan", f"Bombard {ship}") == "7 bom-ship"


@pytest.mark.rule("7")
def test_their_armament_must_work() -> None:  # Ruling 55
    match = position(H6="haruna/a kirishima/A kongo/m").bombardment()
    assert offered(match, "japan") == {"Bombard kongo"}
    assert refusal(match, "japan", "Bombard haruna") == refusal(match, "japan", "Bombard kirishima") == "7 bom-ship"


@pytest.mark.rule("7")
def test_orders_to_strange_or_lost_ships_or_given_twice_are_refused() -> None:
    match = position(H6="haruna", sunk="kongo").bombardment()
    assert refusal(match, "japan", "Bombard kongo") == refusal(match, "japan", "Bombard bismarck") == "7 gen-unit"
    assert refusal(match, "japan", "Bombard haruna; Bombard haruna") == "7 gen-twice"
    assert refusal(match, "japan", "Fire haruna phelps") == "7 gen-form"


@pytest.mark.rule("7")
@pytest.mark.parametrize(
    ("us", "japan", "busy"),
    [
        ("", "Fire haruna new_orleans", "haruna"),
        ("Fire new_orleans haruna", "", "haruna"),
        ("Torpedo tambor kirishima", "", "kirishima"),
    ],
    ids=["fired", "was fired at", "was torpedoed"],
)
def test_ships_that_fought_this_turn_do_not_bombard(us: str, japan: str, busy: str) -> None:  # Ruling 55
    board = position(H6="new_orleans tambor | haruna kirishima tone", found="new_orleans haruna kirishima tone")
    match = board.play(SeaCombat(), Bombardment(), rolls=[100])
    torpedo = us.startswith("Torpedo")
    send(send(match, us=us if torpedo else ""), us="" if torpedo else us, japan=japan)
    free = {"haruna", "kirishima", "tone"} - {busy}
    assert offered(match, "japan") == {f"Bombard {ship}" for ship in free}
    assert refusal(match, "japan", f"Bombard {busy}") == "7 bom-busy"


@pytest.mark.rule("7")
def test_either_side_bombards_what_the_other_holds_there() -> None:  # Ruling 55
    garrison = position(H6="new_orleans | haruna").bombardment()
    assert (offered(garrison, "us"), offered(garrison, "japan")) == (set(), {"Bombard haruna"})
    assert refusal(garrison, "us", "Bombard new_orleans") == "7 bom-ship"
    both = position(H6="new_orleans | haruna", ashore="us_ts_1 jp_ts_1").bombardment()
    assert (offered(both, "us"), offered(both, "japan")) == ({"Bombard new_orleans"}, {"Bombard haruna"})
    taken = position(H6="new_orleans | haruna", ashore="jp_ts_1").bombardment()
    assert (offered(taken, "us"), offered(taken, "japan")) == ({"Bombard new_orleans"}, set())


@pytest.mark.rule("7", "8.2.1")
def test_an_empty_island_is_bombarded_only_if_the_enemy_controls_it() -> None:  # Rulings 43 and 55
    nobodys = position(H6="haruna", ashore="", aboard="jp_ts_1").bombardment()
    assert offered(nobodys, "japan") == set()
    american = position(H6="haruna", ashore="", aboard="").bombardment()
    assert offered(american, "japan") == {"Bombard haruna"}


@pytest.mark.rule("7", "G")
def test_nobody_bombards_in_the_storm() -> None:  # Ruling 7
    board, pack = position(H6="haruna"), standard_pack()
    storm = msgspec.structs.replace(pack.storm, storm_hexes=("H6",))
    board.state.ocean = Ocean(GAME.choose_switches({}), msgspec.structs.replace(pack, storm=storm))
    match = board.bombardment()
    assert offered(match, "japan") == set()
    assert refusal(match, "japan", "Bombard haruna") == "7 bom-ship"


@pytest.mark.rule("7")
def test_who_sends_nothing_does_not_bombard() -> None:  # Ruling 87
    match = position(H6="haruna").bombardment()
    assert usual(match, "japan") == set()


# What it does


@pytest.mark.rule("7", "3")
@pytest.mark.parametrize(("ship", "chance"), [("haruna", 40), ("tone", 20), ("nagara", 20)], ids=["BB", "CA", "CL"])
def test_a_ship_hits_at_the_chance_of_its_line(ship: str, chance: int) -> None:  # Ruling 55
    assert hits(bombarded(ship, [chance, 51])) == [(1, 0, 0)]
    assert hits(bombarded(ship, [chance + 1])) == [(0, 0, 0)]


@pytest.mark.rule("7", "6")
def test_the_umpire_finds_by_lot_what_is_hit_for_each_ship() -> None:  # Rulings 30 and 55
    match = bombarded("haruna kirishima", [1, 50, 1, 1, 51])
    assert [purpose for purpose, _, _ in dice(match)] == ["bombardment", "part", "battalion", "bombardment", "part"]
    assert [event.battalion for event in told(match, "us", BattalionHit)] == ["us_ts_1"]
    assert match.state.runway == 90


@pytest.mark.rule("7", "6")
def test_each_hit_on_the_runway_costs_a_tenth() -> None:
    match = bombarded("haruna kirishima kongo", [1, 51, 1, 100, 1, 75])
    assert [(event.hits, event.runway) for event in told(match, "us", RunwayHit)] == [(3, 70)]
    assert bombarded("haruna", [1, 51], runway=10).state.runway == 0


@pytest.mark.rule("7", "6")
def test_the_battalion_is_drawn_by_lot_in_the_order_of_the_sheet() -> None:  # Ruling 54
    for die, name in ((1, "us_ts_1"), (4, "us_ts_4"), (6, "us_ts_6")):
        assert battalion(bombarded("haruna", [1, 1, die]), name) == "shaken"


@pytest.mark.rule("6", "7")
def test_a_first_hit_shakes_a_battalion_and_a_second_breaks_it() -> None:  # Ruling 81
    assert battalion(bombarded("haruna", [1, 1], ashore="us_ts_1"), "us_ts_1") == "shaken"
    assert battalion(bombarded("haruna kirishima", [1, 1, 1, 1], ashore="us_ts_1"), "us_ts_1") == "broken"
    assert battalion(bombarded("haruna", [1, 1], ashore="us_ts_1/shaken"), "us_ts_1") == "broken"


@pytest.mark.rule("6", "7")
def test_further_hits_have_no_effect_and_nobody_is_eliminated_from_afar() -> None:  # Rulings 54 and 81
    match = bombarded("haruna", [1, 1], ashore="us_ts_1/broken")
    assert battalion(match, "us_ts_1") == "broken"
    assert told(match, "us", BattalionHit) == []
    assert hits(match) == [(1, 0, 0)]
    third = bombarded("haruna kirishima kongo", [1, 1, 1, 1, 1, 1], ashore="us_ts_1")
    assert battalion(third, "us_ts_1") == "broken"


@pytest.mark.rule("6", "7")
def test_broken_battalions_are_not_drawn() -> None:  # Rulings 54 and 81
    ashore = "us_ts_1/broken us_ts_2 us_ts_3/shaken"
    match = bombarded("haruna", [1, 1, 2], ashore=ashore)
    assert [battalion(match, f"us_ts_{number}") for number in (1, 2, 3)] == ["broken", "intact", "broken"]
    again = bombarded("haruna kirishima", [1, 1, 2, 1, 1], ashore=ashore)
    assert [battalion(again, f"us_ts_{number}") for number in (1, 2, 3)] == ["broken", "shaken", "broken"]


@pytest.mark.rule("7")
def test_ships_roll_in_the_order_of_the_sheet_the_us_first() -> None:  # Ruling 86
    board = position(H6="new_orleans minneapolis | haruna kirishima", ashore="us_ts_1 jp_ts_1")
    match = send(
        board.bombardment(rolls=[20, 51, 21, 41, 40, 1]),
        us="Bombard minneapolis; Bombard new_orleans",
        japan="Bombard kirishima; Bombard haruna",
    )
    assert (hits(match, "us"), hits(match, "japan")) == ([(1, 0, 0)], [(1, 0, 0)])
    assert (match.state.runway, battalion(match, "us_ts_1")) == (90, "shaken")
    streams = [stream for _, stream, _ in dice(match)]
    assert streams == ["us-unseen"] * 3 + ["japan-unseen"] * 3


# Who is told what


@pytest.mark.rule("7", "0")
def test_who_bombards_is_told_the_number_of_hits_and_no_more() -> None:  # Ruling 67
    troops, runway = bombarded("haruna", [1, 1, 1]), bombarded("haruna", [1, 51])
    assert seen_by(troops, "japan") == seen_by(runway, "japan")
    assert (sheet(troops, "japan"), hits(troops)) == (sheet(runway, "japan"), [(1, 0, 0)])
    assert hits(bombarded("haruna", [100])) == [(0, 0, 0)]


@pytest.mark.rule("7", "0")
def test_the_owner_is_told_exactly_what_was_hit() -> None:  # Ruling 67
    match = bombarded("haruna kirishima", [1, 1, 2, 1, 51])
    assert sheet(match, "us").runway == 90
    assert [one.state for one in sheet(match, "us").battalions if one.id == "us_ts_2"] == ["shaken"]
    assert not hears_of(match, "us", MidwayRaided)
    assert not hears_of(match, SPECTATOR, RunwayHit, BattalionHit)


@pytest.mark.rule("7", "0")
def test_ships_are_named_to_the_owner_only_if_he_has_found_them() -> None:
    unseen = bombarded("haruna kirishima", [1, 51, 1, 1, 1])
    assert ([event.by for event in told(unseen, "us", RunwayHit)], told(unseen, "us", BattalionHit)[0].by) == ([()], ())
    seen = bombarded("haruna kirishima", [1, 51, 1, 1, 1], found="haruna kirishima")
    assert [event.by for event in told(seen, "us", RunwayHit)] == [("haruna",)]
    assert [event.by for event in told(seen, "us", BattalionHit)] == [("kirishima",)]


@pytest.mark.rule("6", "7")
def test_the_runway_is_known_to_whoever_bears_it_alone() -> None:  # Rulings 52 and 67
    american = position(H6="haruna", runway=60).bombardment()
    assert (sheet(american, "us").runway, sheet(american, "japan").runway) == (60, -1)
    contested = position(H6="new_orleans | haruna", runway=60, ashore="us_ts_1 jp_ts_1").bombardment(rolls=[1, 51])
    assert (sheet(contested, "us").runway, sheet(contested, "japan").runway) == (60, -1)
    send(contested, us="Bombard new_orleans")
    assert [event.side for event in told(contested, "us", RunwayHit)] == ["us"]
    assert told(contested, "japan", RunwayHit) == []
    japanese = position(H6="haruna", runway=60, ashore="jp_ts_1").bombardment()
    assert (sheet(japanese, "us").runway, sheet(japanese, "japan").runway) == (-1, 60)
