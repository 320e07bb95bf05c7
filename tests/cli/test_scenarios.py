"""A game with two battles goes through the verbs; each runs in a process of its own, as its author would run it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pexpect
import pytest
from tests.patience import SECONDS

if TYPE_CHECKING:
    from tests.conftest import Ford

pytestmark = pytest.mark.thorough

Honjin = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def environment(two_fords: Ford, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    data = tmp_path_factory.mktemp("fords-data")
    return {**os.environ, **two_fords.environment, "HONJIN_DATA": str(data), "HONJIN_LANGUAGE": "en"}


@pytest.fixture(scope="module")
def honjin(environment: dict[str, str]) -> Honjin:
    def run(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "honjin.cli", *words]
        return subprocess.run(command, input=typed, env=environment, capture_output=True, text=True, check=False)

    return run


def test_a_series_is_of_one_battle_and_its_records_say_which(honjin: Honjin, tmp_path: Path) -> None:
    series = ("simulate", "ford", "--scenario", "deep", "--games", "2", "--jobs", "1", "--records", str(tmp_path))
    run = honjin(*series)
    assert "ford.deep: 2 matches" in run.stdout, run.stderr
    record = min(tmp_path.glob("*.honjin"))
    assert '"game":"ford.deep"' in record.read_text(encoding="utf-8").splitlines()[0]
    assert "Everything holds together." in honjin("verify", str(record)).stdout
    assert "Stances revealed" in honjin("replay", str(record)).stdout


def test_without_a_name_it_is_the_battle_for_newcomers(honjin: Honjin) -> None:
    summary = json.loads(honjin("simulate", "ford", "--games", "1", "--jobs", "1", "--json").stdout)
    assert summary["game"] == "ford.shallow"
    assert list(summary["seats"]) == ["south", "north"]
    engine = json.loads(honjin("bench", "engine", "ford", "--scenario", "deep", "--seconds", "0.05", "--json").stdout)
    assert engine["game"] == "ford.deep"


def test_an_unknown_battle_is_refused_with_those_there_are(honjin: Honjin) -> None:
    run = honjin("play", "ford", "--scenario", "sea")
    assert run.returncode == 1
    assert "ford has no scenario 'sea'; its scenarios are: shallow, deep" in run.stderr


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "ran"),
        ("bench", "engine", "ran"),
        ("bench", "server", "ran"),
        ("rules", "ran"),
        ("odds", "ran"),
        ("data", "export", "ran", "nowhere.xlsx"),
        ("umpire", "new", "nowhere", "--game", "ran"),
    ],
    ids=" ".join,
)
def test_every_verb_that_takes_a_game_takes_a_battle(honjin: Honjin, words: tuple[str, ...]) -> None:
    run = honjin(*words, "--scenario", "sekigahara")
    assert run.returncode == 1
    assert "ran has no scenario 'sekigahara'; its scenarios are: nunobeyama, suriagehara, " in run.stderr


def test_where_nobody_can_be_asked_the_battle_for_newcomers_is_taken_and_named(honjin: Honjin) -> None:
    run = honjin("play", "ran", "--side", "mori", "--against", "random", typed="quit\n")
    assert "No battle was named, so this is RAN: Nunobeyama" in run.stdout, run.stderr
    named = honjin("play", "ran", "--scenario", "nuno", "--side", "mori", "--against", "random", typed="quit\n")
    assert "No battle was named" not in named.stdout
    one = honjin("play", "storm", "--side", "japan", "--against", "random", typed="quit\n")
    assert "No battle was named" not in one.stdout


def test_the_rules_of_a_battle_by_its_flag(honjin: Honjin) -> None:
    assert "Otomo Sorin" in honjin("rules", "ran", "--scenario", "mimigawa").stdout.partition("1 Introduction")[0]


def test_a_switch_of_another_battle_is_refused(honjin: Honjin) -> None:
    run = honjin("simulate", "ford", "--scenario", "shallow", "--option", "river=flood")
    assert "has no option 'river'" in run.stderr


def test_the_menu_asks_for_the_battle(environment: dict[str, str], tmp_path: Path) -> None:
    given = {**environment, "HONJIN_DATA": str(tmp_path), "TERM": "dumb"}
    menu = pexpect.spawn(
        sys.executable, ["-m", "honjin.cli", "menu"], env=given, dimensions=(40, 100), encoding="utf-8", timeout=SECONDS
    )
    for shown, typed in (
        ("First steps", "new game"),
        ("Which game", "Duel"),
        ("Which battle", "Deep"),
        ("Which side", "North"),
        ("Against whom", ""),
        ("River: Flood", "3"),
        ("Duel at the Ford: Deep", "quit"),
        ("First steps", "quit"),
    ):
        menu.expect(shown)
        menu.sendline(typed)
    menu.expect(pexpect.EOF)
    menu.close()
    assert menu.exitstatus == 0


def test_what_happened_is_told_when_a_battle_is_chosen(environment: dict[str, str], tmp_path: Path) -> None:
    given = {**environment, "HONJIN_DATA": str(tmp_path), "TERM": "dumb"}
    play = [sys.executable, "-m", "honjin.cli", "play", "ran"]
    asked = pexpect.spawn(play[0], play[1:], env=given, dimensions=(40, 100), encoding="utf-8", timeout=SECONDS)
    asked.expect("Which battle")
    asked.sendline("Mimigawa")
    asked.expect("In 1578 Otomo Sorin")
    asked.close()


def test_the_server_seats_bots_at_a_battle(honjin: Honjin) -> None:
    run = honjin("bench", "server", "ford", "--games", "2", "--seconds", "1", "--json")
    assert json.loads(run.stdout)["actions"] > 0, run.stderr
