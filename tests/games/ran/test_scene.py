"""What the board of a battle shows: every piece in its place, zones, and what a closer look at one tells."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins
from tests.games.ran.position import Position, RanMatch, plateau

from honjin.core.dice import SeededDice
from honjin.core.event import SPECTATOR, ChoiceForced, Log
from honjin.core.game import Game, find_game
from honjin.core.scene import Scene, Survey
from honjin.games.ran import GAME
from honjin.games.ran.model import HexId
from honjin.games.ran.options import Enter, Turn
from honjin.games.ran.scene import scene_of
from honjin.games.ran.survey import survey_of
from honjin.games.ran.view import view_of
from honjin.testing.matches import Case, waiting, walk

BOARDS = Path(__file__).resolve().parents[3] / "src" / "honjin" / "games" / "ran" / "board"
BATTLES = tuple(scenario.id for scenario in GAME.scenarios)
OFF_MAP = ("routed", "lost", "waiting", "pool")


def board_of(battle: str) -> dict[str, Any]:
    board: dict[str, Any] = json.loads((BOARDS / battle / "board.json").read_text(encoding="utf-8"))
    return board


def seen(match: RanMatch | Position) -> Scene:
    return scene_of(match.state.battle, view_of(match.state, SPECTATOR))


def surveyed(match: RanMatch, *things: str) -> Survey:
    state = match.state
    decision = next(iter(waiting(match)), None)
    return survey_of(state.battle, view_of(state, SPECTATOR), decision, things)


# ---- scene and board agree -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("battle", BATTLES)
def test_all_that_a_scene_shows_has_its_place_on_the_board(battle: str) -> None:
    game: Game = find_game("ran", battle)
    board = board_of(battle)
    grid = board["grid"]
    hexes = {f"hex-{x:02}{y:02}" for x in range(1, grid["columns"] + 1) for y in range(1, grid["rows"] + 1)}
    shades = {shade["mark"] for shade in board["shades"]}
    for match in islice(walk(Case(game), 3), 0, 600, 12):
        scene = scene_of(match.state.battle, view_of(match.state, SPECTATOR))
        for counter in scene.counters.values():
            place, _, part = counter.slot.partition("/")
            assert counter.slot in OFF_MAP or (place in hexes and part in grid["slots"]), counter.slot
            assert counter.art in board["counter"]["types"]
            assert counter.side in board["sides"]
        assert scene.piles.keys() == {counter.slot for counter in scene.counters.values() if "/" in counter.slot}
        assert scene.marks.keys() <= hexes
        assert {mark for marks in scene.marks.values() for mark in marks.split()} <= shades


# ---- pieces ----------------------------------------------------------------------------------------------------------


def test_a_counter_shows_the_values_of_the_side_that_is_up() -> None:
    fresh = seen(plateau({"2017": "baba_si_1 E"})).counters["unit-baba_si_1"]
    shaken = seen(plateau({"2017": "baba_si_1 SW d"})).counters["unit-baba_si_1"]
    assert (fresh.slot, fresh.facing, fresh.damaged) == ("hex-2017/unit", 3, False)
    assert (shaken.facing, shaken.damaged) == (7, True)
    assert shaken.values["ma"] < fresh.values["ma"]


def test_zones_of_control_lie_before_a_unit_and_none_before_a_disordered_one() -> None:
    marks = seen(plateau({"2017": "baba_si_1 E", "1007": "baba_si_2 E d"})).marks
    assert [hex for hex, names in marks.items() if "zone-takeda" in names.split()] == ["hex-2117", "hex-2118"]


# ---- a closer look ---------------------------------------------------------------------------------------------------


def test_a_way_leads_as_far_as_the_points_do_by_steps_that_are_offered() -> None:
    match = plateau({"2017": "baba_si_1 E"}, phase="baba").move("baba_si_1")
    ways = {way.touch[-1]: way for way in surveyed(match).ways}
    far = ways["hex-2415"]
    assert far.options == tuple(Enter(HexId(hex)) for hex in ("2117", "2216", "2316", "2415"))
    assert far.left == 0
    behind = ways["hex-1917"]
    assert isinstance(behind.options[0], Turn)
    assert "hex-2117" not in ways, "one step is an option, not a way"


def test_before_the_order_to_move_a_way_begins_with_it() -> None:
    match = plateau({"2017": "baba_si_1 E"}, phase="baba").orders()
    ways = {way.touch: way for way in surveyed(match, "unit-baba_si_1").ways}
    (step,) = [way for touch, way in ways.items() if touch == ("unit-baba_si_1", "hex-2117")]
    assert [type(option).__name__ for option in step.options] == ["Move", "Enter"]


@pytest.mark.parametrize("battle", ["nunobeyama", "suriagehara"])
def test_every_step_of_every_way_is_offered_unless_something_comes_in_between(battle: str) -> None:
    chance = Random(5)
    tried = 0
    for match in islice(walk(Case(find_game("ran", battle)), 8), 0, 4000, 4):
        for decision in waiting(match):
            if decision.ask != "move-on":
                continue
            state = match.state
            found = survey_of(state.battle, view_of(state, decision.side), decision, ()).ways
            for way in chance.sample(found, min(2, len(found))):
                trial = match.clone(SeededDice(0))
                trial.log = Log(trial.game.sides)
                forced: list[Any] = []
                for option in way.options:
                    if to_builtins(option) in forced:
                        continue
                    asked = [other for other in waiting(trial) if other.side == decision.side]
                    if not asked or asked[0].ask != "move-on" or asked[0].facts["unit"] != decision.facts["unit"]:
                        break
                    assert option in asked[0].options
                    before = asked[0].facts["left"]
                    trial.answer(decision.side, option)
                    assert before >= 0
                    entries, _ = trial.log.drain()
                    forced = [entry.event.option for entry in entries if isinstance(entry.event, ChoiceForced)]
                else:
                    tried += 1
                    left = [other.facts["left"] for other in waiting(trial) if other.ask == "move-on"]
                    assert left in ([], [way.left])
    assert tried > 20


def test_a_busho_is_heard_as_far_as_his_momentum_reaches() -> None:
    match = plateau({"2017": "baba_si_1 E"}, bushos={"baba": "2017"}).play()
    heard = [hex for hex, mark in surveyed(match, "busho-baba").marks.items() if mark == "command"]
    grid, momentum = match.state.battle.grid, match.state.momentum(match.state.battle.contingent["baba"])  # type: ignore[index]
    here = grid.number["2017"]
    assert {hex.removeprefix("hex-") for hex in heard} == {
        grid.names[hex] for hex in range(grid.size) if grid.distances[here][hex] <= momentum
    }


def test_whom_a_unit_can_shoot_and_who_can_shoot_it() -> None:
    match = plateau({"2017": "baba_as_t_1 E", "2217": "ujikuni_as_t_1 W"}).play()
    lines = {(line.start, line.end, line.look) for line in surveyed(match, "unit-baba_as_t_1").lines}
    assert lines == {
        ("unit-baba_as_t_1", "unit-ujikuni_as_t_1", "shot"),
        ("unit-ujikuni_as_t_1", "unit-baba_as_t_1", "threat"),
    }
