"""Every ruling of a game is in its rulebook, is cited by number, and names tests that exist and say so themselves."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from honjin.core.game import by_title, find_game, find_games

TESTS = Path(__file__).parent / "games"
DOCS = Path(__file__).parents[1] / "docs" / "games"
SOURCE = Path(__file__).parents[1] / "src" / "honjin" / "games"

_RULING = re.compile(r"^### Ruling (\d+)\n(.*?)(?=^##|\Z)", re.MULTILINE | re.DOTALL)
_TEST_LINE = re.compile(r"^\*Test:\*(.*)", re.MULTILINE | re.DOTALL)
_FILE = re.compile(r"`([\w/]+\.(?:py|toml))`:(.*?)(?=`[\w/]+\.(?:py|toml)`:|\Z)", re.DOTALL)
_CITED = re.compile(r"[Rr]ulings? ((?:\d+(?:, | and )?)+)")

NAMES = sorted(by_title(find_games(drafts=True).values()))


def rulings_of(game: str) -> dict[int, str]:
    """The text of each ruling, by number."""
    text = (DOCS / game / "rulings.md").read_text(encoding="utf-8")
    return {int(number): body for number, body in _RULING.findall(text)}


def line_about_tests(body: str) -> str:
    """What a ruling says about its tests."""
    found = _TEST_LINE.search(body)
    assert found, "no line says how it is tested"
    return found[1].strip()


def named_in(line: str) -> Iterator[tuple[str, str]]:
    """File and test, or file and example, of a test line."""
    for file, names in _FILE.findall(line):
        found = re.findall(r"`(\w+)`" if file.endswith(".py") else r'"([^"]+)"', names)
        assert found, f"{file} is named without a test"
        yield from ((file, " ".join(name.split())) for name in found)


def known_tests(game: str) -> dict[tuple[str, str], str]:
    """The source of every test of a game, and every example, by file and name."""
    folder = TESTS / game
    found = {}
    for path in folder.glob("test_*.py"):
        text = path.read_text(encoding="utf-8")
        lines = text.splitlines()
        for node in ast.parse(text).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                first = min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
                found[path.name, node.name] = "\n".join(lines[first - 1 : node.end_lineno])
    for path in folder.rglob("*.toml"):
        for example in tomllib.loads(path.read_text(encoding="utf-8"))["example"]:
            found[str(path.relative_to(folder)), example["name"]] = ""
    return found


def cited_in(text: str) -> set[int]:
    """The rulings that a text cites by number."""
    return {int(number) for numbers in _CITED.findall(text) for number in re.findall(r"\d+", numbers)}


@pytest.mark.parametrize("game", NAMES)
def test_every_ruling_names_tests_that_exist(game: str) -> None:
    known = known_tests(game)
    for number, body in rulings_of(game).items():
        line = line_about_tests(body)
        named = list(named_in(line))
        assert named or line.startswith("none; "), f"ruling {number} of {game} names no test"
        assert [one for one in named if one not in known] == [], f"ruling {number} of {game}"


@pytest.mark.parametrize("game", NAMES)
def test_tests_that_a_ruling_names_cite_it(game: str) -> None:
    known = known_tests(game)
    for number, body in rulings_of(game).items():
        named = [one for one in named_in(line_about_tests(body)) if one[0].endswith(".py")]
        silent = [name for file, name in named if number not in cited_in(known[file, name])]
        assert silent == [], f"ruling {number} of {game}"


@pytest.mark.parametrize("game", NAMES)
def test_rulebook_knows_the_same_rulings(game: str) -> None:
    sections = find_game(game).rulebook.sections
    assert {number for section in sections for number in section.rulings} == set(rulings_of(game))


@pytest.mark.parametrize("game", NAMES)
def test_no_code_and_no_test_cites_a_ruling_that_does_not_exist(game: str) -> None:
    known = set(rulings_of(game))
    for path in (*(SOURCE / game).rglob("*.py"), *(TESTS / game).rglob("*.py")):
        assert cited_in(path.read_text(encoding="utf-8")) <= known, path.name
