"""A game may begin with its rules alone: the sample, copied to where games are found, goes through every verb.

Each verb runs in a process of its own, on a copy of the sources with one package more, as its author would run it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pexpect
import pytest
from tests.patience import SECONDS

if TYPE_CHECKING:
    from tests.conftest import Ford

pytestmark = pytest.mark.thorough

Run = subprocess.CompletedProcess[str]
Honjin = Callable[..., Run]

WHOLE_GAME = "".join(f"{number}\n" for number in range(1, 12)) * 80
"""Every number there can be, again and again, more often than a duel asks; those that are none are refused."""


@pytest.fixture(scope="module")
def environment(ford: Ford, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """That of a process which finds the new game; all of them keep their matches in one folder."""
    data = tmp_path_factory.mktemp("ford-data")
    return {**os.environ, **ford.environment, "HONJIN_DATA": str(data), "HONJIN_LANGUAGE": "en"}


@pytest.fixture(scope="module")
def honjin(environment: dict[str, str]) -> Honjin:
    """Runs a verb on the tree with the new game."""

    def run(*words: str, typed: str = "", language: str = "en") -> Run:
        command = [sys.executable, "-m", "honjin.cli", *words]
        given = {**environment, "HONJIN_LANGUAGE": language}
        return subprocess.run(command, input=typed, env=given, capture_output=True, text=True, check=False)

    return run


def done(run: Run) -> str:
    """What a verb printed that went well."""
    assert run.returncode == 0, run.stderr
    assert not run.stderr
    return run.stdout


def said_no(run: Run) -> str:
    """What a verb said that could not be done: one sentence, and no traceback."""
    assert run.returncode == 1
    assert run.stderr.startswith("honjin: ")
    assert run.stderr.count("\n") == 1, run.stderr
    return run.stderr


def test_menu_names_it(honjin: Honjin) -> None:
    assert "Duel at the Ford" in done(honjin("menu"))


def test_every_entry_of_the_menu(environment: dict[str, str], tmp_path: Path) -> None:
    given = {**environment, "HONJIN_DATA": str(tmp_path), "TERM": "dumb"}
    menu = pexpect.spawn(
        sys.executable, ["-m", "honjin.cli", "menu"], env=given, dimensions=(40, 100), encoding="utf-8", timeout=SECONDS
    )
    for shown, typed in (
        ("First steps", "new game"),
        ("Which game", "Duel"),
        ("Which side", "North"),
        ("Against whom", ""),
        ("River: Flood", "2 3"),
        ("North >", "1"),
        ("Take guard", "quit"),
        ("First steps", "resume"),
        ("round 1", "1"),
        ("North >", "quit"),
        ("First steps", "replay"),
        ("round 1", "1"),
        ("step", "q"),
        ("First steps", "rules"),
        ("Which game", "Duel"),
        ("have not been written out yet", "5"),
        ("The blow", ""),
        ("First steps", "quit"),
    ):
        menu.expect(shown)
        menu.sendline(typed)
    menu.expect(pexpect.EOF)
    menu.close()
    assert menu.exitstatus == 0


@pytest.mark.parametrize("language", ["en", "fr", "cs", "ja"])
def test_a_whole_game_against_the_machine(honjin: Honjin, language: str) -> None:
    name = f"machine-{language}"
    shown = done(honjin("play", "ford", "--name", name, "--against", "random", typed=WHOLE_GAME, language=language))
    assert "Take guard" in shown
    assert not [card for card in ("rising_cut", "cross_cut", "falling_cut", "two_hands") if card in shown]
    assert "honjin verify" in shown, "the duel did not end"


def test_a_whole_game_at_one_keyboard(honjin: Honjin) -> None:
    shown = done(honjin("play", "ford", "--against", "hotseat", "--option", "river=flood", typed=WHOLE_GAME))
    assert "Take stance hold" in shown
    assert "wins" in shown or "Draw" in shown


@pytest.mark.parametrize("language", ["en", "fr", "cs", "ja"])
def test_a_whole_game_with_guards_on_paper(honjin: Honjin, language: str) -> None:
    sheets = "1 high\n2 low\nsend\n" + "".join(f"{number}\n" for number in range(1, 4))
    match = ("play", "ford", "--name", f"paper-{language}", "--against", "random", "--option", "written_guard")
    shown = done(honjin(*match, typed=sheets * 90, language=language))
    assert "Lay high" in shown
    assert "honjin verify" in shown, "the duel did not end"
    assert not [card for card in ("rising_cut", "cross_cut", "falling_cut", "two_hands") if card in shown]


def test_guards_on_paper_at_one_keyboard(honjin: Honjin) -> None:
    lines = ("1 high", "why 1 low", "drop 1", "usual", "undo", "redo", "help", "sheet", "send")
    match = ("play", "ford", "--against", "hotseat", "--option", "written_guard")
    shown = done(honjin(*match, typed="\n".join((*lines, "", *lines, "quit", ""))))
    for sentence in ("Over to South", "It is allowed: Lay", "The sheet is in: 1 order.", "Take stance hold"):
        assert sentence in shown


def test_every_command_of_the_table(honjin: Honjin) -> None:
    commands = ("help", "goal", "board", "pieces", "pieces jab", "odds", "why", "why strike jab", "hint", "1", "undo")
    more = ("log", "rules", "rules 5", "save", "language ja", "quit")
    shown = done(honjin("play", "ford", "--name", "commands", typed="\n".join((*commands, *more, ""))))
    for sentence in (
        "There is no description of this game yet.",
        "champions south",
        "There is no piece called jab in this match.",
        "There is nothing to calculate here.",
        "Strike jab: Not while taking guard (§4.2)",
        "There is no player to ask for a hint in this game yet.",
        "Card dealt: side North",
        "5.2   Counters",
        "The rules of this game have not been written out yet",
    ):
        assert sentence in shown
    again = done(honjin("play", "--resume", "commands", typed="quit\n"))
    assert "Preparation North" in again


def test_rules_are_titles_until_they_are_written(honjin: Honjin) -> None:
    whole, chapter = done(honjin("rules", "ford")), done(honjin("rules", "ford", "5"))
    assert "4.3 Stances" in whole
    assert "5.3 The blow" in chapter
    assert "4.3 Stances" not in chapter
    assert "The rules of this game have not been written out yet" in chapter
    assert "nejsou sepsána" in done(honjin("rules", "ford", "--language", "cs"))


def test_coverage_finds_the_code_and_misses_the_tests(honjin: Honjin) -> None:
    run = honjin("rules", "coverage", "ford", "--json")
    found = json.loads(run.stdout)
    assert run.returncode == 1
    assert found["uncoded"] == ["2"]  # the sample's cards are values in its code, with no source to cite
    assert found["tested"] == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("odds", "ford"), "ford has no odds without a match yet"),
        (("odds", "ford", "--firepower", "5"), "ford has no odds without a match yet"),
        (("data", "export", "ford", "ford.xlsx"), "ford has no workbook yet"),
        (("data", "check", "ford", "ford.xlsx"), "ford has no workbook yet"),
        (("play", "ford", "--pack", "ford.xlsx"), "ford has no workbook yet"),
        (("simulate", "ford", "--seats", "script,random"), "there is no player 'script' for ford; there are: random"),
        (("play", "ford", "--against", "script"), "there is no opponent 'script'; there are random, hotseat"),
    ],
)
def test_what_it_has_not_yet_is_said_in_a_sentence(honjin: Honjin, words: Sequence[str], sentence: str) -> None:
    assert sentence in said_no(honjin(*words))


def test_series_records_replay_and_proof(honjin: Honjin, tmp_path: Path) -> None:
    series = ("simulate", "ford", "--games", "3", "--jobs", "1", "--records", str(tmp_path))
    assert "north random, south random" in done(honjin(*series))
    record = str(min(tmp_path.glob("*.honjin")))
    assert "Stances revealed: north" in done(honjin("replay", record))
    french = done(honjin("replay", record, "--side", "north", "--language", "fr"))
    assert "Card dealt face down\u00a0: side South" in french
    assert "Everything holds together." in done(honjin("verify", record))


def test_speed_of_engine_and_server(honjin: Honjin) -> None:
    engine = json.loads(done(honjin("bench", "engine", "ford", "--seconds", "0.05", "--json")))
    assert engine["games"] > 0
    server = json.loads(done(honjin("bench", "server", "ford", "--games", "2", "--seconds", "1", "--json")))
    assert server["actions"] > 0
    # Both choose their stances at once: an answer that crosses the other's is stale, and is given again.
    assert set(server["errors"]) <= {"stale"}
