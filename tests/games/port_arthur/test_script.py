"""The script player: an offered answer to every question, from the view alone, and the good sense to win."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

import msgspec
import pytest
from tests.games.port_arthur.position import PortArthurMatch, position, ships_in, sit_out, theatre

from honjin.core.dice import SeededDice
from honjin.core.engine import start
from honjin.core.mind import Mind
from honjin.games.port_arthur import GAME
from honjin.games.port_arthur.model import JAPAN, RUSSIA, SIDES, ZONES, SideId, enemy_of
from honjin.games.port_arthur.pack import Pack
from honjin.games.port_arthur.pack_loading import PACKS
from honjin.games.port_arthur.script import Script
from honjin.games.port_arthur.theatre import Theatre
from honjin.testing.players import Checked, Lots
from honjin.testing.position import give, wish_of

EVERY_QUESTION = {
    "sortie",
    "top-ship",
    "tie",
    "operation",
    "leave-port",
    "first-fire",
    "fire",
    "critical",
    "hits",
    "set-blockade",
    "keep-blockade",
    "land",
    "return",
    "raid",
    "mine",
}
VALUES = [[False, True] if not switch.choices else list(switch.choices) for switch in GAME.switches]
ALL_SWITCHES = [
    {switch.id: value for switch, value in zip(GAME.switches, values, strict=True)} for values in product(*VALUES)
]


def play(setting: Theatre, japan: Mind, russia: Mind, seed: int) -> PortArthurMatch:
    """A match between two minds."""
    match: PortArthurMatch = start(GAME, setting, SeededDice(seed))
    minds = {JAPAN: japan, RUSSIA: russia}
    while match.open:
        ask(match, minds[SideId(match.open[0].side)])
    return match


def ask(match: PortArthurMatch, mind: Mind) -> None:
    """Have a mind answer the open question, from its own view."""
    decision = match.open[0]
    match.choose(mind.choose(decision, lambda: match.view(decision.side)))


def answer_of(match: PortArthurMatch, script: Script | None = None) -> str:
    """What the script of the side that is asked would answer, in words."""
    decision = match.open[0]
    script = script or Script(match.state.theatre, decision.side)
    return wish_of(decision.option(script.choose(decision, lambda: match.view(decision.side))))


# Answers


@pytest.mark.parametrize("switches", ALL_SWITCHES[::8], ids=str)
def test_script_answers_with_an_offered_option_whatever_the_switches(switches: Mapping[str, bool | str]) -> None:
    setting = theatre(switches)
    for seed, side in enumerate(SIDES):
        minds: dict[SideId, Mind] = {side: Checked(Script(setting, side)), enemy_of(side): Lots(seed)}
        assert play(setting, minds[JAPAN], minds[RUSSIA], seed).result


def test_script_knows_every_question() -> None:
    setting = theatre({"mines": True, "fog_of_war": True})
    seen: set[str] = set()
    for seed in range(8):
        japan, russia = (Checked(Script(setting, side)) for side in SIDES)
        play(setting, japan, russia, seed)
        seen |= japan.asked | russia.asked
    assert seen >= EVERY_QUESTION - {"keep-blockade"}
    blockaded = position(yellow_sea="mikasa", port_arthur="poltava", blockade=True).scoring()
    assert answer_of(blockaded) == "NoBlockade"


@pytest.mark.parametrize("change", ["all_key", "one_landing", "long_war", "open_sea"])
def test_script_plays_packs_with_another_map_and_other_tracks(change: str) -> None:
    setting: Theatre = GAME.setting(GAME.choose_switches({"mines": True}), changed_pack(change))
    for seed, side in enumerate(SIDES):
        minds: dict[SideId, Mind] = {side: Checked(Script(setting, side)), enemy_of(side): Lots(seed)}
        assert play(setting, minds[JAPAN], minds[RUSSIA], seed).result


# Only the view


def test_what_fog_hides_does_not_move_the_script() -> None:
    for one, other in (("diana", "gromoboi"), ("gromoboi", "diana")):
        match = position(
            yellow_sea=f"asama iwate | poltava {one}",
            tsushima=f"mikasa | rossia {other}",
            tops="asama poltava rossia",
            switches={"fog_of_war": True},
        ).operation("japan")
        assert answer_of(match) == answer_of(match)


# Plans


def test_orders_follow_one_plan_and_an_undo_takes_it_up_again() -> None:
    script = Script(theatre(), JAPAN)
    first = list(orders(new_sortie(), script))
    assert first[-1] == "EndSortie"
    assert list(orders(new_sortie(), script)) == first
    half = new_sortie()
    give(half, *first[: len(first) // 2])
    assert list(orders(half, Script(theatre(), JAPAN))) == first[len(first) // 2 :]


def test_foreign_orders_are_kept_and_planned_around() -> None:
    match = new_sortie()
    give(match, "Sail mikasa philippine_sea", "Sail asahi philippine_sea", "Embark tsushima")
    rest = list(orders(match, Script(theatre(), JAPAN)))
    assert rest[-1] == "EndSortie"
    assert {"mikasa", "asahi"} <= ships_in(match, "philippine_sea")


def test_japan_lands_armies_from_the_first_turn() -> None:
    assert {"Embark yellow_sea", "Embark tsushima"} <= set(orders(new_sortie(), Script(theatre(), JAPAN)))


def test_damaged_ships_are_repaired_while_there_is_time() -> None:
    fleet = {"japan": "mikasa* asahi shikishima fuji asama tokiwa izumo iwate kasagi", "port_arthur": "novik diana"}
    assert "Repair mikasa" in orders(position(fleet, turn=2).sortie("japan"), Script(theatre(), JAPAN))
    assert "Repair mikasa" not in orders(position(fleet, turn=6).sortie("japan"), Script(theatre(), JAPAN))


def test_ships_leave_port_arthur_before_it_falls() -> None:
    fallen = "yalu nanshan liaoyang hill_203"
    there = position(port_arthur="poltava* retvizan* diana*", boxes=fallen, landing="yellow_sea tsushima", turn=3)
    match = there.sortie("russia")
    assert len(list(orders(match, Script(theatre(), RUSSIA)))) == 4
    assert not ships_in(match, "port_arthur")


# Good sense


def test_easy_prey_is_attacked() -> None:
    assert answer_of(position(yellow_sea="mikasa asahi | novik").operation("japan")) == "Attack yellow_sea"


def test_hopeless_attacks_are_not_made() -> None:
    prey = position(yellow_sea="akashi | tsesarevitch retvizan poltava sevastopol", turn=2)
    assert answer_of(prey.operation("japan")) != "Attack yellow_sea"


def test_enemy_zone_is_contested_from_port() -> None:
    there = position(sea_of_japan="rossia", tsushima="naniwa", japan="asama tokiwa izumo", turn=5)
    assert answer_of(there.operation("japan")) == "LeavePort japan sea_of_japan"


def test_mukden_comes_first_when_time_is_short() -> None:
    trunk = "yalu nanshan liaoyang"
    for turn, box in ((2, "hill_203"), (6, "mukden")):
        match = position(boxes=trunk, landing="tsushima", turn=turn).scoring()
        assert answer_of(sit_out(match, until="japan land")) == f"Land {box}"


def test_blockade_is_paid_for_only_by_points_that_would_be_lost() -> None:
    ships = {"yellow_sea": "mikasa", "tsushima": "asama", "port_arthur": "poltava retvizan"}
    assert answer_of(position(ships, score=5, turn=2).scoring()) == "SetBlockade"
    assert answer_of(position(ships, score=-2, turn=2).scoring()) == "NoBlockade"
    assert answer_of(position(ships, score=5, turn=6).scoring()) == "NoBlockade"


def test_russia_returns_to_the_yard_while_there_is_one() -> None:
    ships = {"yellow_sea": "poltava retvizan*"}
    assert answer_of(position(ships).return_to_port()) == "ReturnAll port_arthur"
    taken = position(ships, boxes="yalu nanshan liaoyang hill_203")
    assert answer_of(taken.return_to_port()) == "ReturnAll diego_suarez"


def test_last_tie_stands_for_the_leader_and_is_rerolled_by_the_other() -> None:
    ships = {"yellow_sea": "mikasa asahi shikishima | novik", "tsushima": "asama"}
    boxes = "yalu nanshan liaoyang mukden"
    ahead = position(ships, turn=6, score=3, boxes=boxes, initiative="russia").operations(rolls=[2, 2])
    assert answer_of(ahead) == "KeepInitiative"
    behind = position(ships, turn=6, score=-1, boxes=boxes).operations(rolls=[2, 2])
    assert answer_of(behind) == "UseInitiative"


# Strength


def test_script_beats_a_player_who_draws_lots() -> None:
    setting = theatre()
    won = 0
    for seed in range(10):
        for side in SIDES:
            minds: dict[SideId, Mind] = {side: Script(setting, side), enemy_of(side): Lots(seed)}
            result = play(setting, minds[JAPAN], minds[RUSSIA], seed).result
            won += result is not None and result.winner == side
    assert won >= 17


# Helpers


def new_sortie() -> PortArthurMatch:
    """The Japanese sortie of turn 1."""
    match: PortArthurMatch = start(GAME, theatre(), SeededDice(1))
    return match


def orders(match: PortArthurMatch, script: Script) -> Iterator[str]:
    """The orders that a script gives until its sortie is done, each carried out."""
    while match.open and match.open[0].ask == "sortie" and match.open[0].side == script.side:
        wish = answer_of(match, script)
        give(match, wish)
        yield wish


def changed_pack(change: str) -> Pack:
    """The standard pack with another geography or another calendar."""
    pack, ensure = PACKS.standard(), PACKS.ensure
    replace = msgspec.structs.replace
    if change == "all_key":
        zones = tuple(replace(zone, key=True) for zone in pack.zones)
        points = replace(pack.control_points, by_count=(0, 1, 2, 3, 5, 7, 9), single=(), variants={})
        return ensure(replace(pack, zones=zones, control_points=points))
    if change == "one_landing":
        zones = tuple(replace(zone, landing_box=zone.id == "tsushima") for zone in pack.zones)
        return ensure(replace(pack, zones=zones, tracks=replace(pack.tracks, transports_sunk=(0, 2))))
    if change == "long_war":
        return ensure(replace(pack, tracks=replace(pack.tracks, turns=12, cp_min=-20, cp_max=20)))
    pairs = [(a, b) for number, a in enumerate(ZONES) for b in ZONES[:number]]
    return ensure(replace(pack, borders=tuple(replace(pack.borders[0], a=a, b=b) for a, b in pairs)))
