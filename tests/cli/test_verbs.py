"""The verbs for researchers and umpires, run as a user runs them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.cli.command_line import call
from tests.patience import SECONDS

from honjin.core.game import by_title, find_game, find_games
from honjin.testing.coverage import rule_coverage

ROOT = Path(__file__).resolve().parents[2]


ENVIRONMENT = {"HONJIN_LANGUAGE": "en", "NO_COLOR": "1", "COLUMNS": "120"}


def honjin(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the command line."""
    return call(words, ENVIRONMENT)


def honjin_process(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the command line in a process of its own."""
    command = [sys.executable, "-m", "honjin.cli", *words]
    environment = {**os.environ, **ENVIRONMENT}
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=False, timeout=SECONDS)


def honjin_json(*words: str) -> Any:
    """The JSON a verb prints, which must be all it prints."""
    done = honjin(*words, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize(
    ("words", "code"),
    [(("--help",), 0), (("rules", "port_arthur", "6.1"), 0), (("simulate", "chess"), 1), (("plya",), 2)],
)
def test_a_process_of_its_own_says_what_a_call_says(words: tuple[str, ...], code: int) -> None:
    alone, called = honjin_process(*words), honjin(*words)
    assert alone.returncode == called.returncode == code
    assert (alone.stdout, alone.stderr) == (called.stdout, called.stderr)
    assert bool(alone.stdout) is (code == 0)


def test_help_lists_the_verbs_and_every_verb_has_help() -> None:
    text = honjin("--help").stdout
    for verb in ("serve", "menu", "play", "replay", "verify", "simulate", "odds", "rules", "data", "bench", "test"):
        assert verb in text
        done = honjin(verb, "--help")
        assert done.returncode == 0
        assert "Usage" in done.stdout


def test_simulate_prints_the_promised_figures() -> None:
    figures = honjin_json("simulate", "port_arthur", "--seats", "random,random", "--games", "12", "--seed", "4")
    assert figures["games"] == 12
    assert figures["wins"].keys() == {"japan", "russia"}
    assert sum(figures["wins"].values()) + figures["draws"] == 12 == sum(figures["endings"].values())
    assert (figures["errors"], figures["dead_ends"]) == (0, 0)
    assert figures["decisions_per_cpu_second"] > 0
    assert figures["seconds"] > 0
    assert figures["cpu_seconds"] > 0


@pytest.mark.thorough
def test_the_same_seed_gives_the_same_matches_whatever_the_jobs_and_the_records(tmp_path: Path) -> None:
    words = ("simulate", "port_arthur", "--seats", "script,random", "--games", "6", "--seed", "9", "--mix-options")
    times = ("seconds", "cpu_seconds", "decisions_per_cpu_second")
    runs = [honjin_json(*words, *more) for more in ((), ("--jobs", "1"), ("--records", str(tmp_path)))]
    for run in runs:
        for time in times:
            del run[time]
    assert runs[0] == runs[1] == runs[2]
    assert len(list(tmp_path.glob("*.honjin"))) == 6


def test_swapped_seats_share_their_dice() -> None:
    figures = honjin_json("simulate", "port_arthur", "--seats", "script,random", "--games", "8", "--swap")
    assert sum(figures["wins_by_player"].values()) + figures["draws"] == 8


def test_records_of_a_simulation_verify_and_tampering_shows(tmp_path: Path) -> None:
    honjin_json("simulate", "port_arthur", "--seats", "random,random", "--games", "2", "--records", str(tmp_path))
    record = next(tmp_path.glob("*.honjin"))
    assert honjin_json("verify", str(record))["verified"] is True
    assert "Everything holds together" in honjin("verify", str(record)).stdout
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("simulation", "simulatiom", 1), encoding="utf-8")
    done = honjin("verify", str(record))
    assert done.returncode == 1
    assert "Line 1 was changed" in done.stdout
    broken = json.loads(honjin("verify", str(record), "--json").stdout)
    assert broken["failed"]
    assert broken["checks"] == [
        {"id": "lines", "outcome": "bad", "flaw": {"why": "line-changed", "facts": {"line": 1}}}
    ]


def test_bench_prints_the_promised_figures() -> None:
    figures = honjin_json("bench", "engine", "port_arthur", "--seconds", "0.3")
    for name in ("decisions_per_cpu_second", "games_per_cpu_second", "clone_us", "options_us", "reference_loop_us"):
        assert figures[name] > 0
    for listened in ("with_log", "with_log_and_view"):
        assert figures[f"best_{listened}"] > 0
        assert figures[f"decision_{listened}_per_loop"] > 0


def test_odds_of_a_salvo() -> None:
    figures = honjin_json("odds", "port_arthur", "fire", "--firepower", "28", "--dice", "6")
    assert figures["p_within"] == pytest.approx(44982 / 6**6)
    certain = honjin_json("odds", "port_arthur", "fire", "--firepower", "6", "--dice", "1")
    assert (certain["expected_hits"], certain["expected_criticals"], certain["p_within"]) == (1.0, 0.0, 1.0)


def test_rules_print_a_chapter_in_the_language_asked_for() -> None:
    english = honjin("rules", "port_arthur", "6.1").stdout
    assert "6.1 Who acts" in english
    assert "6.2" not in english.split("6.1", 1)[0]
    assert "6.1 " in honjin("rules", "port_arthur", "6.1", "--language", "ja").stdout
    missing = honjin("rules", "port_arthur", "99")
    assert missing.returncode == 1
    assert "there is no section 99" in missing.stderr


def test_rules_explain_the_counters_and_a_procedure_step_by_step() -> None:
    assert "In the box: speed 4" in honjin("rules", "port_arthur", "key").stdout
    assert "V\u00a0rámečku: rychlost 4" in honjin("rules", "port_arthur", "žetony", "--language", "cs").stdout
    told = honjin("rules", "port_arthur", "example").stdout
    assert "6 − 4 = 2" in told
    assert "dice 4 6 6 4 3 1" in told


def test_the_rules_of_a_battle_begin_with_what_happened_there() -> None:
    battle, title = (honjin("rules", name).stdout for name in ("ran.mimigawa", "ran"))
    assert "Otomo Sorin" in battle.partition("1 Introduction")[0]
    assert "Otomo Sorin" not in title


def test_every_section_of_the_rulebook_is_coded_tested_and_indexed() -> None:
    for name in by_title(find_games(drafts=True).values()):
        coverage = rule_coverage(find_game(name), ROOT / "tests" / "games" / name)
        assert (coverage.uncoded, coverage.untested, coverage.unindexed) == ([], [], [])
    figures = honjin_json("rules", "coverage", "port_arthur")
    assert figures["sections"] == 49
    assert figures["coded"] == figures["tested"] == 47
    battle = honjin_json("rules", "coverage", "ran.tennoji")
    assert battle["coded"] == battle["tested"] > 200, "battles under the same rules are covered together"


@pytest.mark.thorough
@pytest.mark.parametrize("game", sorted(by_title(find_games().values())))
def test_data_go_out_and_come_back(game: str, tmp_path: Path) -> None:
    workbook = str(tmp_path / "mine.xlsx")
    assert honjin("data", "export", game, workbook).returncode == 0
    again = honjin("data", "export", game, workbook)
    assert again.returncode == 1
    assert "--force" in again.stderr
    checked = honjin("data", "check", workbook).stdout
    assert f"is a good data pack for {game}," in checked
    assert "those that come with Honjin" in checked
    assert honjin("data", "check", game, workbook).stdout == checked
    figures = honjin_json("simulate", game, "--seats", "random,random", "--games", "2", "--pack", workbook)
    assert figures["errors"] == 0
    (tmp_path / "bad.xlsx").write_text("no workbook")
    bad = honjin("data", "check", str(tmp_path / "bad.xlsx"))
    assert bad.returncode == 1
    assert "Traceback" not in bad.stderr


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (("simulate", "chess"), "port_arthur"),
        (("simulate", "port_arthur", "--seats", "random"), "2 players"),
        (("simulate", "port_arthur", "--seats", "random,admiral"), "random, script"),
        (("simulate", "port_arthur", "--option", "torpedoes"), "mines"),
        (("simulate", "port_arthur", "--option", "control_points=high"), "flat"),
        (("simulate", "port_arthur", "--option", "mines=perhaps"), "on, off"),
        (("simulate", "port_arthur", "--option", "mines", "--option", "mines=off"), "twice"),
        (("simulate", "port_arthur", "--records", "/dev/null"), "cannot be kept"),
        (("data", "export", "port_arthur", "mine.csv"), ".xlsx"),
        (("verify", "nowhere.honjin"), "no file"),
        (("data", "check", "nowhere.xlsx"), "data export"),
    ],
)
def test_errors_say_what_there_is(words: tuple[str, ...], hint: str) -> None:
    done = honjin(*words)
    assert done.returncode == 1
    assert hint in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (("plya",), "did you mean play?"),
        (("conquer",), "the verbs are"),
        (("verify", "a", "b"), "verify does not know"),
        (("simulate", "port_arthur", "--games", "-5"), ">= 0"),
        (("simulate", "port_arthur", "--jobs", "0"), ">= 1"),
        (("odds", "port_arthur", "fire", "--firepower", "28", "--dice", "9"), "<= 6"),
    ],
)
def test_slips_of_the_keyboard_get_a_hint(words: tuple[str, ...], hint: str) -> None:
    done = honjin(*words)
    assert done.returncode == 2
    assert hint in done.stderr
    assert "Traceback" not in done.stderr


def test_an_unfinished_record_is_no_suspect(tmp_path: Path) -> None:
    honjin_json("simulate", "port_arthur", "--seats", "random,random", "--games", "1", "--records", str(tmp_path))
    record = next(tmp_path.glob("*.honjin"))
    record.write_text("".join(record.read_text(encoding="utf-8").splitlines(keepends=True)[:-1]), encoding="utf-8")
    done = honjin("verify", str(record))
    assert done.returncode == 3
    assert "THE RECORD HAS NO END" in done.stdout
    figures = json.loads(honjin("verify", str(record), "--json").stdout)
    assert (figures["verified"], figures["finished"]) == (False, False)
