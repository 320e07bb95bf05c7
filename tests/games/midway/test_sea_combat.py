"""Chapters 1.2, 2.3 and 3: torpedoes, guns and hunts."""

from __future__ import annotations

import pytest
from tests.games.midway.position import (
    MidwayMatch,
    dice,
    form,
    hears_of,
    lost,
    offered,
    position,
    refusal,
    send,
    send_nothing,
    sheet,
    told,
    usual,
    where,
)

from honjin.core.event import SPECTATOR, UMPIRE
from honjin.games.midway.events.ships import (
    BoatHunted,
    BoatsLocated,
    HitsScored,
    HuntSuffered,
    ShipDamaged,
    ShipHeld,
    ShipsEngaged,
    ShipSunk,
    TorpedoesLaunched,
)
from honjin.games.midway.model import US
from honjin.games.midway.rules.sea_combat import SeaCombat
from honjin.games.midway.state import Contact
from honjin.testing.position import asked, order_of, seen_by

HUNTERS = "nowaki arashi hagikaze maikaze kazagumo"


def at_guns(board: MidwayMatch, us: str = "", japan: str = "") -> MidwayMatch:
    """The torpedoes are away, and guns and hunts are asked for."""
    return send(board, us=us, japan=japan)


def scored(match: MidwayMatch, side: str) -> dict[str, tuple[int, bool]]:
    """What a side is told of its fire: hits on each target, and whether it sank."""
    events = told(match, side, HitsScored)
    assert len({event.target for event in events}) == len(events), "a target is told twice"
    return {event.target: (event.hits, event.sunk) for event in events}


# Who fires at whom


@pytest.mark.rule("2.3")
def test_each_ship_names_one_target_that_its_side_has_found_in_its_hex() -> None:
    match = at_guns(position(E6="new_orleans minneapolis | yamato haruna", E7="kongo").sea())
    assert offered(match, "us") == {
        f"Fire {ship} {target}" for ship in ("new_orleans", "minneapolis") for target in ("yamato", "haruna")
    }
    assert refusal(match, "us", "Fire new_orleans yamato; Fire new_orleans haruna") == "2.3 gen-twice"
    assert refusal(match, "us", "Fire new_orleans yamato; Fire minneapolis yamato") == ""


@pytest.mark.rule("2.3")
def test_a_ship_that_was_not_found_cannot_be_fired_at() -> None:  # Ruling 50
    match = at_guns(position(E6="new_orleans phelps | yamato", E7="kongo", sunk="hiei", turn=6).sea(rolls=[51, 1]))
    reasons = {
        refusal(match, "us", f"Fire new_orleans {target}")
        for target in ("yamato", "kongo", "hiei", "haruna", "bismarck", "i_168", "phelps")
    }
    assert reasons == {"2.3 sea-list"}


@pytest.mark.rule("2.3", "1.2")
def test_a_side_whose_search_failed_cannot_return_fire() -> None:  # Ruling 50
    match = at_guns(position(E6="new_orleans | yamato", turn=6).sea(rolls=[51, 50, 1, 100]))
    assert offered(match, "us") == set()
    send(match, japan="Fire yamato new_orleans")
    assert lost(match, "new_orleans") == "m"


@pytest.mark.rule("2.3", "1.2")
def test_what_a_scout_has_seen_does_not_replace_the_search() -> None:  # Ruling 50
    board = position(E6="new_orleans | yamato", turn=6)
    board.state.contacts[US] = (Contact(6, "E6", "scout", ships=("yamato",)),)
    match = at_guns(board.sea(rolls=[51, 51]))
    assert refusal(match, "us", "Fire new_orleans yamato") == "2.3 sea-list"


@pytest.mark.rule("2.3", "3")
def test_carriers_transports_and_ships_without_armament_never_fire() -> None:  # Ruling 51
    match = at_guns(position(E6="enterprise new_orleans/a phelps | nankai_maru akagi zuiho haruna").sea())
    for ship in ("enterprise", "new_orleans"):
        assert refusal(match, "us", f"Fire {ship} haruna") == "2.3 sea-arm"
    for ship in ("nankai_maru", "akagi", "zuiho"):
        assert refusal(match, "japan", f"Fire {ship} phelps") == "2.3 sea-arm"
    assert offered(match, "us") == {f"Fire phelps {name}" for name in ("nankai_maru", "akagi", "zuiho", "haruna")}


@pytest.mark.rule("3", "4")
def test_a_ship_that_lost_its_armament_in_the_raid_of_this_turn_does_not_fire() -> None:  # Ruling 76
    match = at_guns(position(E6="new_orleans/A minneapolis/M | haruna").sea())
    assert refusal(match, "us", "Fire new_orleans haruna") == "2.3 sea-arm"
    assert refusal(match, "us", "Fire minneapolis haruna") == ""


@pytest.mark.rule("2.3", "G")
def test_in_the_storm_nobody_fires_hunts_or_launches() -> None:  # Rulings 7 and 49
    board = position(C3="new_orleans tambor | haruna nowaki").sea()
    assert offered(board, "us") == set()
    assert refusal(board, "us", "Torpedo tambor haruna") == "2.3 sea-list"
    match = at_guns(board)
    assert offered(match, "us") == offered(match, "japan") == set()


@pytest.mark.rule("0", "2.3")
def test_orders_to_strange_or_lost_ships_are_refused_alike() -> None:
    match = at_guns(position(E6="new_orleans | haruna", sunk="minneapolis").sea())
    assert refusal(match, "us", "Fire haruna new_orleans") == refusal(match, "us", "Fire bismarck haruna")
    assert refusal(match, "us", "Fire minneapolis haruna") == "2.3 gen-unit"
    assert refusal(match, "us", "Sail new_orleans E7") == "2.3 gen-form"


@pytest.mark.rule("2.3")
def test_a_ship_far_from_any_enemy_has_nothing_on_its_list() -> None:
    match = at_guns(position(E6="new_orleans | haruna", K5="minneapolis phelps").sea())
    assert refusal(match, "us", "Fire minneapolis haruna") == "2.3 sea-list"
    assert refusal(match, "us", "Hunt phelps i_168") == "3 sea-hunt"


# Guns


@pytest.mark.rule("3")
@pytest.mark.parametrize(
    ("shooter", "chance"), [("haruna", 40), ("tone", 20), ("nagara", 20), ("nowaki", 10)], ids=["BB", "CA", "CL", "DD"]
)
@pytest.mark.parametrize("target", ["enterprise", "new_orleans", "atlanta", "phelps"])
def test_guns_hit_at_the_chance_of_their_line(shooter: str, chance: int, target: str) -> None:  # Rulings 1, 2 and 3
    for die, hits in ((chance, 1), (chance + 1, 0)):
        match = at_guns(position(E6=f"{shooter} | {target}").sea(rolls=[die, 100]))
        send(match, japan=f"Fire {shooter} {target}")
        assert scored(match, "japan") == {target: (hits, False)}


@pytest.mark.rule("3", "2.3")
def test_a_transport_can_be_a_target() -> None:  # Ruling 51
    match = at_guns(position(E6="phelps | nankai_maru").sea(rolls=[10, 40]))
    assert lost(send(match, us="Fire phelps nankai_maru"), "nankai_maru") == "sunk"


@pytest.mark.rule("3")
def test_guns_gain_nothing_from_an_immobile_target() -> None:  # Ruling 32
    match = at_guns(position(E6="phelps | haruna/m").sea(rolls=[11]))
    assert scored(send(match, us="Fire phelps haruna"), "us") == {"haruna": (0, False)}


@pytest.mark.rule("2.3", "2")
def test_both_sides_fire_at_the_same_time() -> None:
    """A ship that is sunk has fired all the same."""
    match = at_guns(position(E6="new_orleans | haruna").sea(rolls=[20, 10, 40, 20]))
    send(match, us="Fire new_orleans haruna", japan="Fire haruna new_orleans")
    assert (where(match, "new_orleans"), where(match, "haruna")) == ("sunk", "sunk")


@pytest.mark.rule("2.3")
def test_shots_at_a_ship_that_is_doomed_already_are_rolled_all_the_same() -> None:
    match = at_guns(position(E6="new_orleans minneapolis | haruna").sea(rolls=[1, 1, 1, 1]))
    send(match, us="Fire new_orleans haruna; Fire minneapolis haruna")
    assert scored(match, "us") == {"haruna": (2, True)}


# Boats


@pytest.mark.rule("2.3", "1.2")
def test_each_boat_names_one_ship_that_was_found_in_its_hex() -> None:  # Ruling 49
    match = position(E6="tambor trout | akagi haruna", E7="kaga").sea()
    assert asked(match) == "us torpedoes + japan torpedoes"
    assert offered(match, "us") == {
        f"Torpedo {boat} {target}" for boat in ("tambor", "trout") for target in ("akagi", "haruna")
    }
    assert refusal(match, "us", "Torpedo tambor kaga") == refusal(match, "us", "Torpedo tambor bismarck")
    assert refusal(match, "us", "Torpedo tambor kaga") == "2.3 sea-list"
    assert refusal(match, "us", "Torpedo tambor akagi; Torpedo tambor haruna") == "2.3 gen-twice"


@pytest.mark.rule("2.3")
def test_only_boats_of_the_side_launch_torpedoes() -> None:
    match = position(E6="tambor phelps | akagi i_168", K5="trout").sea()
    assert refusal(match, "us", "Torpedo phelps akagi") == "2.3 gen-unit"
    assert refusal(match, "us", "Torpedo i_168 akagi") == "2.3 gen-unit"
    assert refusal(match, "us", "Torpedo trout akagi") == "2.3 sea-list"
    assert refusal(match, "us", "Fire tambor akagi") == "2.3 gen-form"


@pytest.mark.rule("1.2", "2.3")
def test_by_night_a_boat_fires_only_if_the_search_of_its_side_succeeded() -> None:  # Ruling 49
    board = position(E6="tambor | akagi", turn=6)
    assert offered(board.sea(rolls=[50]), "us") == {"Torpedo tambor akagi"}
    assert offered(board.sea(rolls=[51]), "us") == set()


@pytest.mark.rule("1.2")
def test_boats_that_fire_are_located_at_once_by_name_and_hex() -> None:  # Ruling 47
    match = position(E6="tambor trout nautilus | akagi", E7="gato").sea()
    send(match, us="Torpedo tambor akagi; Torpedo trout akagi")
    assert asked(match) == "us guns + japan guns"
    located = told(match, "japan", BoatsLocated)
    assert [(event.hex, event.boats) for event in located] == [("E6", ("tambor", "trout"))]
    assert sheet(match, "japan").located == ("tambor", "trout")
    assert [event.boats for event in told(match, "us", TorpedoesLaunched)] == [("tambor", "trout")]
    assert {one.id for one in sheet(match, "us").ships if one.located} == {"tambor", "trout"}


@pytest.mark.rule("1.2", "0")
def test_of_torpedoes_that_are_under_way_the_other_side_is_told_nothing_else() -> None:  # Ruling 47
    worlds = []
    for target in ("akagi", "kaga"):
        match = send(position(E6="tambor | akagi kaga nowaki").sea(), us=f"Torpedo tambor {target}")
        worlds.append((seen_by(match, "japan"), form(match, "japan"), match.crumbs("japan"), match.view("japan")))
        assert dice(match) == []
        [procedure] = [one for one in match.known_to("japan") if isinstance(one, SeaCombat)]
        assert procedure.torpedoes == {}
    assert worlds[0] == worlds[1]


@pytest.mark.rule("3")
@pytest.mark.parametrize(
    ("target", "chance"), [("akagi", 40), ("zuiho", 40), ("haruna", 30), ("tone", 20), ("nagara", 20), ("nowaki", 10)]
)
def test_torpedoes_hit_at_the_chance_of_their_target(target: str, chance: int) -> None:  # Ruling 3
    for die, hits in ((chance, 1), (chance + 1, 0)):
        match = send(position(E6=f"tambor | {target}").sea(rolls=[die, 100]), us=f"Torpedo tambor {target}")
        assert scored(send(match), "us") == {target: (hits, False)}


@pytest.mark.rule("3")
def test_torpedoes_hit_a_transport_nine_times_in_ten() -> None:
    for die, hits in ((90, 1), (91, 0)):
        match = send(position(E6="tambor | nankai_maru").sea(rolls=[die, 100]), us="Torpedo tambor nankai_maru")
        assert scored(send(match), "us") == {"nankai_maru": (hits, False)}


@pytest.mark.rule("3")
@pytest.mark.parametrize(("target", "chance"), [("akagi", 90), ("haruna", 80), ("tone", 70), ("nowaki", 60)])
def test_torpedoes_gain_50_against_a_target_immobile_since_an_earlier_turn(target: str, chance: int) -> None:
    for die, hits in ((chance, 1), (chance + 1, 0)):  # Ruling 32
        match = send(position(E6=f"tambor | {target}/m").sea(rolls=[die, 100]), us=f"Torpedo tambor {target}")
        assert scored(send(match), "us") == {target: (hits, False)}


@pytest.mark.rule("3", "4")
def test_they_gain_nothing_against_a_target_stopped_this_very_turn() -> None:  # Rulings 32 and 76
    match = send(position(E6="tambor | haruna/M").sea(rolls=[31]), us="Torpedo tambor haruna")
    assert scored(send(match), "us") == {"haruna": (0, False)}


@pytest.mark.rule("3")
def test_above_100_a_hit_is_automatic_and_no_die_is_rolled() -> None:  # Rulings 32 and 35
    match = send(position(E6="tambor | nankai_maru/m").sea(), us="Torpedo tambor nankai_maru")
    assert scored(send(match), "us") == {"nankai_maru": (1, True)}
    assert dice(match) == []


@pytest.mark.rule("1.2")
def test_guns_are_aimed_before_anybody_knows_what_the_torpedoes_did() -> None:  # Ruling 47
    match = send(position(E6="tambor phelps | akagi").sea(rolls=[40, 1, 100]), us="Torpedo tambor akagi")
    assert refusal(match, "us", "Fire phelps akagi") == ""
    send(match, us="Fire phelps akagi")
    assert [purpose for purpose, _, _ in dice(match)] == ["shot", "zone", "shot"]
    assert scored(match, "us") == {"akagi": (1, True)}


# Hunts


@pytest.mark.rule("3", "1.2")
def test_only_destroyers_hunt_and_only_boats_located_in_their_hex() -> None:  # Rulings 47 and 83
    board = position(E6="tambor trout | akagi haruna nowaki", E7="gato | arashi kaga").sea()
    match = send(board, us="Torpedo tambor akagi; Torpedo gato kaga")
    hunts = {order for order in offered(match, "japan") if order.startswith("Hunt")}
    assert hunts == {"Hunt nowaki tambor", "Hunt arashi gato"}
    for words in ("haruna tambor", "akagi tambor", "nowaki gato", "nowaki trout", "nowaki grouper", "nowaki u_47"):
        assert refusal(match, "japan", f"Hunt {words}") == "3 sea-hunt"


@pytest.mark.rule("3")
@pytest.mark.parametrize("damage", ["m", "a", "M", "A"])
def test_a_hunter_needs_armament_and_machinery(damage: str) -> None:  # Ruling 83
    match = send(position(E6=f"tambor | akagi nowaki/{damage}").sea(), us="Torpedo tambor akagi")
    assert refusal(match, "japan", "Hunt nowaki tambor") == "3 sea-hunt"


@pytest.mark.rule("3")
def test_a_hunter_does_nothing_else() -> None:  # Ruling 83
    match = send(position(E6="tambor phelps | akagi nowaki").sea(), us="Torpedo tambor akagi")
    assert {"Hunt nowaki tambor", "Fire nowaki phelps"} <= offered(match, "japan")
    assert refusal(match, "japan", "Hunt nowaki tambor; Fire nowaki phelps") == "2.3 gen-twice"


@pytest.mark.rule("1.2", "2.3")
def test_a_boat_that_attacked_may_be_hunted_where_the_search_failed() -> None:  # Ruling 50
    match = send(position(E6="tambor phelps | nowaki", turn=6).sea(rolls=[50, 51]), us="Torpedo tambor nowaki")
    assert offered(match, "japan") == {"Hunt nowaki tambor"}


@pytest.mark.rule("1.2", "3")
def test_a_boat_that_has_not_fired_cannot_be_hunted() -> None:
    match = send(position(E6="tambor | akagi nowaki").sea())
    assert offered(match, "japan") == set()


@pytest.mark.rule("1.2", "3")
def test_a_boat_that_the_hunt_sinks_has_fired() -> None:  # Ruling 47
    match = send(position(E6="tambor | akagi nowaki").sea(rolls=[40, 10, 5]), us="Torpedo tambor akagi")
    send(match, japan="Hunt nowaki tambor")
    assert (where(match, "akagi"), where(match, "tambor")) == ("sunk", "sunk")


@pytest.mark.rule("3")
def test_each_boat_has_its_own_hunters_and_its_own_die() -> None:  # Ruling 83
    board = position(E6=f"tambor trout | akagi {HUNTERS}").sea(rolls=[100, 100, 15, 11])
    match = send(board, us="Torpedo tambor akagi; Torpedo trout akagi")
    hunts = [("nowaki", "tambor"), ("arashi", "trout"), ("hagikaze", "tambor"), ("maikaze", "trout")]
    send(match, japan="; ".join(f"Hunt {dd} {boat}" for dd, boat in [*hunts, ("kazagumo", "tambor")]))
    found = [(event.boat, event.hunters, event.chance, event.sunk) for event in told(match, "japan", BoatHunted)]
    assert found == [("tambor", 3, 15, True), ("trout", 2, 10, False)]


@pytest.mark.rule("3", "0")
def test_the_hunter_sees_chance_and_die_and_the_boat_only_whether_it_was_sunk() -> None:  # Ruling 67
    match = send(position(E6="tambor | akagi nowaki").sea(rolls=[100, 6]), us="Torpedo tambor akagi")
    send(match, japan="Hunt nowaki tambor")
    [hunt] = told(match, "japan", BoatHunted)
    assert (hunt.chance, hunt.die, hunt.sunk) == (5, 6, False)
    assert told(match, "us", BoatHunted) == []
    assert [(event.boat, event.sunk) for event in told(match, "us", HuntSuffered)] == [("tambor", False)]
    assert told(match, SPECTATOR, HuntSuffered) == told(match, "japan", HuntSuffered) == []


@pytest.mark.rule("3", "9")
def test_a_boat_that_is_sunk_is_noted_by_both_sides() -> None:
    match = send(position(E6="tambor | akagi nowaki").sea(rolls=[100, 5]), us="Torpedo tambor akagi")
    send(match, japan="Hunt nowaki tambor")
    assert sheet(match, "us").lost_ships == ("tambor",)
    assert [(claim.what, claim.halves) for claim in sheet(match, "japan").claims] == [("tambor", 2)]


# Boats against boats, an option


BOATS = {"ss_vs_ss": True}


@pytest.mark.rule("3", "1.2")
def test_boats_do_not_attack_boats_unless_agreed() -> None:  # Ruling 48
    match = send(position(E6="tambor phelps | i_168").sea(), japan="Torpedo i_168 phelps")
    assert refusal(match, "us", "Fire tambor i_168") == "2.3 sea-arm"
    assert offered(match, "us") == {"Hunt phelps i_168"}


@pytest.mark.rule("3", "1.2")
def test_if_agreed_a_boat_attacks_a_located_boat_at_5_in_a_hundred() -> None:  # Ruling 48
    for die, end in ((5, "sunk"), (6, "E6")):
        board = position(E6="tambor phelps | i_168", switches=BOATS).sea(rolls=[die, 100])
        match = send(board, japan="Torpedo i_168 phelps")
        assert "Fire tambor i_168" in offered(match, "us")
        send(match, us="Fire tambor i_168")
        assert where(match, "i_168") == end
        assert scored(match, "us") == {"i_168": (int(die == 5), die == 5)}


@pytest.mark.rule("3", "1.2")
def test_a_boat_attacks_no_boat_that_is_hidden_and_none_after_its_torpedoes() -> None:  # Rulings 48 and 49
    board = position(E6="tambor trout phelps | i_168 nowaki", switches=BOATS)
    hidden = send(board.sea(), us="Torpedo tambor nowaki")
    assert refusal(hidden, "us", "Fire trout i_168") == "2.3 sea-list"
    match = send(board.sea(), us="Torpedo tambor nowaki", japan="Torpedo i_168 phelps")
    assert refusal(match, "us", "Fire tambor i_168") == "2.3 sea-arm"
    assert refusal(match, "us", "Fire trout i_168") == ""
    assert refusal(match, "us", "Fire trout nowaki") == "2.3 sea-list"


@pytest.mark.rule("1.2")
def test_a_boat_that_attacks_a_boat_is_located_too() -> None:  # Ruling 48
    board = position(E6="tambor phelps | i_168", switches=BOATS).sea(rolls=[100, 100])
    match = send(board, japan="Torpedo i_168 phelps")
    send(match, us="Fire tambor i_168")
    assert [event.boats for event in told(match, "japan", BoatsLocated)] == [("tambor",)]


@pytest.mark.rule("3", "9")
def test_a_boat_sunk_by_a_boat_and_by_a_hunt_is_noted_once() -> None:  # Ruling 48
    board = position(E6="tambor phelps | i_168", switches=BOATS).sea(rolls=[5, 5, 100])
    match = send(board, japan="Torpedo i_168 phelps")
    send(match, us="Fire tambor i_168; Hunt phelps i_168")
    assert [claim.what for claim in sheet(match, "us").claims] == ["i_168"]
    assert order_of(match, BoatHunted, ShipSunk) == ["BoatHunted"]


# Who sends nothing


@pytest.mark.rule("0", "3")
def test_destroyers_of_who_sends_nothing_hunt_the_boats_of_their_hex_evenly() -> None:  # Ruling 87
    board = position(E6="tambor trout | akagi nowaki hagikaze", E7="gato gudgeon | kaga arashi maikaze kazagumo").sea()
    match = send(board, us="; ".join(f"Torpedo {b} {t}" for b, t in torpedoed().items()))
    assert usual(match, "japan") == {
        *("Hunt nowaki tambor", "Hunt hagikaze trout"),
        *("Hunt arashi gato", "Hunt maikaze gudgeon", "Hunt kazagumo gato"),
    }
    assert usual(match, "us") == set()


def torpedoed() -> dict[str, str]:
    """Four boats in two hexes, and what they fire at."""
    return {"tambor": "akagi", "trout": "akagi", "gato": "kaga", "gudgeon": "kaga"}


@pytest.mark.rule("0")
def test_others_of_who_sends_nothing_hold_their_fire() -> None:  # Ruling 87
    match = position(E6="tambor new_orleans phelps | akagi haruna nowaki").sea()
    assert usual(match, "us") == usual(match, "japan") == set()
    send_nothing(match)
    assert usual(match, "us") == usual(match, "japan") == set()


# What is told


@pytest.mark.rule("0", "2.3")
def test_the_shooter_learns_hits_on_each_target_and_whether_it_sank() -> None:  # Ruling 67
    board = position(E6="new_orleans minneapolis portland | haruna tone").sea(rolls=[20, 50, 20, 80, 21])
    match = send(at_guns(board), us="Fire new_orleans haruna; Fire minneapolis haruna; Fire portland tone")
    assert scored(match, "us") == {"haruna": (2, False), "tone": (0, False)}
    assert {event.zones for event in told(match, "us", HitsScored)} == {0}
    assert not hears_of(match, "us", ShipDamaged, ShipSunk)
    assert told(match, SPECTATOR, HitsScored) == told(match, "japan", HitsScored) == []


@pytest.mark.rule("0", "2.3")
def test_the_owner_learns_exactly_what_his_ships_lost() -> None:  # Ruling 67
    board = position(E6="new_orleans minneapolis | haruna").sea(rolls=[20, 50, 20, 80])
    match = send(at_guns(board), us="Fire new_orleans haruna; Fire minneapolis haruna")
    [damage] = told(match, "japan", ShipDamaged)
    assert (damage.ship, damage.zones, damage.hits, lost(match, "haruna")) == ("haruna", 3, 2, "ma")
    [seen] = [one for one in sheet(match, "japan").ships if one.id == "haruna"]
    assert (seen.no_engines, seen.no_guns) == (True, True)


@pytest.mark.rule("0", "4")
def test_the_owner_learns_of_a_hit_to_no_effect_and_the_shooter_cannot_tell_it_from_others() -> None:  # Ruling 67
    worlds = []
    for earlier in ("", "/A"):
        board = position(E6=f"new_orleans | haruna{earlier}").sea(rolls=[20, 50])
        worlds.append(send(at_guns(board), us="Fire new_orleans haruna"))
    assert seen_by(worlds[0], "us") == seen_by(worlds[1], "us")
    assert [(event.ship, event.hits) for event in told(worlds[1], "japan", ShipHeld)] == [("haruna", 1)]


@pytest.mark.rule("0", "3")
def test_the_shooter_cannot_tell_a_bonus_or_a_missing_die_from_luck() -> None:  # Ruling 67
    sunk = []
    for ship, rolls in (("nankai_maru", [90, 40]), ("nankai_maru/m", [])):
        match = send(position(E6=f"tambor | {ship}").sea(rolls=rolls), us="Torpedo tambor nankai_maru")
        sunk.append(seen_by(send(match), "us"))
    assert sunk[0] == sunk[1]


@pytest.mark.rule("0")
def test_if_agreed_the_shooter_is_told_the_zones() -> None:  # Ruling 67
    board = position(E6="new_orleans | haruna", switches={"raid_report": "full"}).sea(rolls=[20, 50])
    match = send(at_guns(board), us="Fire new_orleans haruna")
    assert [event.zones for event in told(match, "us", HitsScored)] == [2]


@pytest.mark.rule("0", "9")
def test_a_ship_that_several_sank_is_noted_once() -> None:  # Ruling 67
    board = position(E6="new_orleans minneapolis portland | haruna").sea(rolls=[1, 1, 1, 1, 100])
    match = send(at_guns(board), us="Fire new_orleans haruna; Fire minneapolis haruna; Fire portland haruna")
    assert [(claim.what, claim.halves) for claim in sheet(match, "us").claims] == [("haruna", 8)]
    assert sheet(match, "japan").lost_ships == ("haruna",)


@pytest.mark.rule("0", "2.3")
def test_ships_that_fired_are_named_to_those_who_had_found_them() -> None:
    board = position(E6="new_orleans phelps tambor | haruna").sea(rolls=[100, 100])
    match = send(board, us="Torpedo tambor haruna")
    send(match, us="Fire new_orleans haruna")
    [engaged] = told(match, "japan", ShipsEngaged)
    assert engaged.fired_at == {"haruna": ("tambor", "new_orleans")}


@pytest.mark.rule("0", "2.3")
def test_ships_that_fired_are_not_named_to_those_who_had_not_found_them() -> None:
    board = position(E6="new_orleans tambor | haruna", turn=6).sea(rolls=[50, 51, 100, 100])
    match = send(board, us="Torpedo tambor haruna")
    send(match, us="Fire new_orleans haruna")
    [engaged] = told(match, "japan", ShipsEngaged)
    assert engaged.fired_at == {"haruna": ("tambor",)}
    assert engaged.ships == ("haruna",)


# Dice


@pytest.mark.rule("2")
def test_hexes_roll_by_column_and_row_the_us_first_torpedoes_hunts_guns() -> None:  # Ruling 86
    board = position(
        F2="new_orleans | haruna", E12="atlanta | tone", E7="tambor phelps | nowaki i_168", storm=False
    ).sea(rolls=[11, 5, 99, 98, 5, 97, 96, 95, 94])
    match = send(board, us="Torpedo tambor nowaki", japan="Torpedo i_168 phelps")
    us = "Fire new_orleans haruna; Hunt phelps i_168; Fire atlanta tone"
    send(match, us=us, japan="Fire tone atlanta; Hunt nowaki tambor; Fire haruna new_orleans")
    assert [(purpose, value) for purpose, _, value in dice(match)] == [
        *(("shot", 11), ("hunt", 5), ("shot", 99), ("hunt", 98)),  # E7
        *(("shot", 5), ("zone", 97), ("shot", 96)),  # E12
        *(("shot", 95), ("shot", 94)),  # F2
    ]


@pytest.mark.rule("2")
def test_ships_roll_in_the_order_of_the_sheet_each_hit_with_its_zone() -> None:  # Ruling 86
    board = position(E6="new_orleans minneapolis phelps | haruna").sea(rolls=[20, 100, 21, 10, 11])
    match = send(at_guns(board), us="Fire phelps haruna; Fire minneapolis haruna; Fire new_orleans haruna")
    assert [purpose for purpose, _, _ in dice(match)] == ["shot", "zone", "shot", "shot", "zone"]


@pytest.mark.rule("0", "2")
def test_dice_that_nobody_is_shown_shift_none_that_somebody_is() -> None:  # Ruling 67
    board = position(E6="tambor phelps | haruna nowaki").sea(rolls=[30, 100, 5, 10, 100])
    match = send(board, us="Torpedo tambor haruna")
    send(match, us="Fire phelps nowaki", japan="Hunt nowaki tambor")
    streams = [(purpose, stream) for purpose, stream, _ in dice(match)]
    assert streams == [
        *(("shot", "us-unseen"), ("zone", "japan-unseen"), ("shot", "us-unseen"), ("zone", "japan-unseen")),
        ("hunt", "japan"),
    ]


@pytest.mark.rule("0", "2.3")
def test_the_umpire_sees_all_of_it() -> None:
    match = send(position(E6="tambor | haruna nowaki").sea(rolls=[30, 100, 5]), us="Torpedo tambor haruna")
    send(match, japan="Hunt nowaki tambor")
    state, everything = match.state, [event.event for event in match.log.entries]  # type: ignore[union-attr]
    assert [event for event in everything if event.seen_by(state, UMPIRE) is None] == []
