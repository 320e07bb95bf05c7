"""Nobody is surprised by the end: after which a side is not asked again, it was told before that the match can end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.midway import position as midway
from tests.games.storm.position import position

from honjin.ai.player import make_player
from honjin.core.decision import Decision, Option, Side
from honjin.core.game import Game, find_game
from honjin.core.replay import setting_of
from honjin.core.scene import End
from honjin.games.midway import GAME as MIDWAY
from honjin.games.midway.model import JAPAN
from honjin.games.midway.state import Claim
from honjin.games.storm import GAME as STORM
from honjin.games.storm.view import view_of
from honjin.locale.text import LANGUAGES, Words
from honjin.umpire.table import Table, open_table


def played(game: Game, seed: int, level: str = "random") -> Iterator[tuple[Table, Any, Side, Decision, Option, Any]]:
    """A game of computer players: each question with the view of the side and the answer it gives."""
    switches = game.choose_switches({})
    seats = dict.fromkeys(game.sides, level)
    table = open_table(game, switches, seats, lambda line: None, secret=b"s", match_id=f"m{seed}", nonces={})
    setting = setting_of(table.header, game)
    minds = {side: make_player(level, game, setting, side, f"m{seed}") for side in game.sides}
    while not table.is_over:
        side = next(side for side in game.sides if table.decision_of(side) is not None)
        decision = table.decision_of(side)
        assert decision is not None
        view = table.view(side)
        option = decision.option(minds[side].choose(decision, lambda view=view: view))  # type: ignore[misc]
        yield table, setting, side, decision, option, view
        table.answer(side, option)


def warned(game: Game, setting: Any, decision: Decision, option: Option, view: Any) -> End | None:
    """The warning that stands before an answer."""
    assert game.wits.ends is not None
    end = game.wits.ends(setting, view, decision)
    return end if end is not None and (not end.by or type(option).__name__ in end.by) else None


@pytest.mark.parametrize(
    ("title", "seeds"),
    [("storm", range(8)), ("storm", (20, 34, 40)), ("port_arthur", range(8)), ("midway", range(1)), ("ran", range(1))],
)
def test_whoever_is_not_asked_again_was_told_that_the_match_can_end(title: str, seeds: range) -> None:
    for seed in seeds:
        nobody_is_surprised(find_game(title), seed)


@pytest.mark.thorough
@pytest.mark.rule("12", "11.8")
@pytest.mark.parametrize(
    ("scenario", "level", "seed"),
    [
        ("nunobeyama", "script", 2),
        ("suriagehara", "script", 2),
        # In the next two a large contingent fled, far from the level before.
        ("nagakute", "script", 4),
        ("mimasetoge", "script", 0),
        ("mimigawa", "script", 0),
        ("okitanawate", "script", 0),
        ("tennoji", "script", 0),
        ("mimasetoge", "random", 3),
    ],
)
def test_an_army_whose_contingents_may_flee_is_told_so_in_every_battle(scenario: str, level: str, seed: int) -> None:
    nobody_is_surprised(find_game("ran", scenario), seed, level)


def nobody_is_surprised(game: Game, seed: int, level: str = "random") -> None:
    """Before its last answer of a match each side was warned."""
    last: dict[Side, tuple[Any, Decision, Option, Any]] = {}
    for _, setting, side, decision, option, view in played(game, seed, level):
        last[side] = setting, decision, option, view
    assert set(last) == set(game.sides)
    for side, (setting, decision, option, view) in last.items():
        assert warned(game, setting, decision, option, view), (seed, side, decision.ask, option)


@pytest.mark.parametrize("title", ["storm", "port_arthur", "midway", "ran"])
def test_nobody_is_told_so_when_the_match_has_only_begun(title: str) -> None:
    game = find_game(title)
    for number, (_, setting, _, decision, option, view) in enumerate(played(game, 1)):
        assert warned(game, setting, decision, option, view) is None
        if number == 40:
            break


@pytest.mark.rule("4.3", "14.1")
def test_a_pass_with_a_high_point_lost_says_that_the_match_can_end() -> None:
    """Nobody has passed yet, and both sides have units that can act: the other has only to pass too."""
    board = {"24": "j_9d_7_1", "20": "r_13_1 r_13_2", "21": "r_14_1", "5": "j_9d_7_2"}
    match = position(board, japanese="24").action("russia")
    decision = match.open[0]
    end = STORM.wits.ends(match.state.siege, view_of(match.state, "russia"), decision)  # type: ignore[misc]
    assert end == End(("Pass",), "japan")
    for language in LANGUAGES:
        words = Words(language, "storm", STORM.look.kinds)
        text = words.end(end)
        assert words.text("option-Pass") in text
        assert words.name("side", "japan") in text


@pytest.mark.rule("G")
@pytest.mark.parametrize(
    ("left", "told"),
    [
        ({"K5": "hammann"}, True),
        ({"K5": "hammann hornet enterprise yorktown atlanta"}, True),
        ({"K5": "hammann hornet enterprise yorktown atlanta", "H6": "tambor trout grayling"}, False),
    ],
)
def test_a_side_that_is_nearly_gone_is_told_that_the_match_can_end(left: dict[str, str], told: bool) -> None:
    """Ruling 63: long before the last turn; the island is lost, so that nothing but these ships is left."""
    here = midway.ocean()
    afloat = {ship for ships in left.values() for ship in ships.split()}
    sunk = " ".join(ship for ship in midway.ships_of(here, "us") if ship not in afloat)
    match = midway.position({**left, "A5": "akagi kaga"}, sunk=sunk, turn=9, ashore="jp_ts_1").naval()
    for side in ("us", "japan"):
        decision = match.decision_of(side)
        assert decision is not None
        end = MIDWAY.wits.ends(here, match.view(side), decision)  # type: ignore[misc]
        # Japan has seen none of them sink: it cannot know.
        assert (end is not None) == (told and side == "us")


@pytest.mark.rule("G")
def test_whoever_has_seen_the_enemy_sink_is_told_too() -> None:
    here = midway.ocean()
    fleet = midway.ships_of(here, "us")
    board = midway.position({"K5": "hammann", "A5": "akagi kaga"}, turn=9, ashore="jp_ts_1")
    board.state.claims[JAPAN] = tuple(Claim(8, ship, 1, 2) for ship in fleet if ship != "hammann")
    match = board.naval()
    decision = match.decision_of("japan")
    assert decision is not None
    assert MIDWAY.wits.ends(here, match.view("japan"), decision) == End()  # type: ignore[misc]


@pytest.mark.rule("G")
def test_ships_still_to_come_keep_the_match_going() -> None:
    here = midway.ocean()
    first = [ship for ship in midway.ships_of(here, "japan") if ship != "yamato"]
    match = midway.position(sunk=" ".join(first), K5="hornet", turn=3, aboard="").naval()
    for decision in match.open:
        if decision.side == "japan":
            assert MIDWAY.wits.ends(here, match.view("japan"), decision) is None  # type: ignore[misc]
