"""The page on adding a game shows real code, and what it names is there: fields, modules, messages, files, commands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import MISSING, fields
from importlib import import_module
from pathlib import Path

import pytest

from honjin.cli import app
from honjin.core.game import Game, Look, Wits, by_title, find_game, find_games

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "honjin"
PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
GAMES = {title: battles[0] for title, battles in by_title(find_games().values()).items()}
"""By title: battles under the same rules share their files, words and modules."""

_BLOCK = re.compile(r"^([^\n]*)\n```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_PATH = re.compile(r"`((?:[\w<>-]+/)+[\w.*<>-]*|[\w<>-]+\.(?:ftl|js|json|md|py|toml))`")
_LISTED = re.compile(r"`([A-Z]+)`\s+(?:in|to)\s+`([\w/.]+\.py)`")
_PROSE = re.sub(r"^```.*?^```$", "", PAGE, flags=re.MULTILINE | re.DOTALL)


def part(heading: str) -> str:
    """The text under a heading, up to the next one."""
    found = re.search(rf"^##+ {re.escape(heading)}\n(.*?)(?=^##|\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found, f"no part is called {heading!r}"
    return found[1]


def rows(text: str) -> list[list[str]]:
    """The cells of every table in a text, without their headings."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]
    return [row for row, after in zip(cells, [*lines[1:], ""], strict=True) if "---" not in row[0] + after]


def code_in(cell: str) -> list[str]:
    """What stands in a cell as code."""
    return re.findall(r"`([^`]+)`", cell)


def messages(file: str) -> set[str]:
    """The ids of an English file."""
    text = (SOURCE / "locale" / "en" / f"{file}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))


# Code, commands, files


def shown_code() -> list[tuple[str, str]]:
    """The line above each piece of code, and the code."""
    return [(above, code) for above, language, code in _BLOCK.findall(PAGE) if language]


@pytest.mark.parametrize(("above", "code"), shown_code())
def test_shown_code_is_that_of_the_sample_game(above: str, code: str) -> None:
    found = re.fullmatch(r"`(testing/sample/[\w/.]+)`", above)
    assert found, f"no file is named above {code.splitlines()[0]!r}"
    assert code in (SOURCE / found[1]).read_text(encoding="utf-8")


def shown_commands() -> list[str]:
    """Every command of the page."""
    return [line for _, language, code in _BLOCK.findall(PAGE) if not language for line in code.splitlines()]


def test_code_and_commands_are_shown() -> None:
    assert len(shown_code()) >= 5
    assert len(shown_commands()) >= 5


@pytest.mark.parametrize("command", shown_commands())
def test_shown_commands_exist(command: str) -> None:
    start, *words = command.split()
    assert start == "./honjin"
    if words[:2] == ["test", "--"]:
        assert (ROOT / words[2]).exists()
        return
    _, bound, _ = app.parse_args(words, exit_on_error=False, print_error=False)
    if "game" in bound.arguments:
        assert find_game(bound.arguments["game"]).id == bound.arguments["game"]


def places_of(path: str) -> Iterator[Path]:
    """Where a path of the page may lie, for one game."""
    bases = (".", "src/honjin", "src/honjin/locale/en", "src/honjin/web/js/board", "src/honjin/web/js/table")
    yield from (ROOT / base / path for base in bases)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("path", sorted(set(_PATH.findall(_PROSE))))
def test_named_files_exist(path: str, game: str) -> None:
    path = path.replace("<game>", game).replace("<language>", "en")
    path = re.sub("^board/", f"{GAMES[game].board}/", path)
    package, reference = f"src/honjin/games/{game}", f"src/honjin/games/{game}/reference"
    board = f"{package}/{GAMES[game].board}"
    places = [*places_of(path), ROOT / package / path, ROOT / board / path, ROOT / reference / path]
    assert [place for place in places if list(place.parent.glob(place.name or "*"))], f"{path} is not there"


@pytest.mark.parametrize(("name", "file"), _LISTED.findall(_PROSE))
def test_named_lists_are_where_the_page_says(name: str, file: str) -> None:
    place = next(one for one in places_of(file) if one.is_file())
    assert re.search(rf"^{name}\b", place.read_text(encoding="utf-8"), re.MULTILINE)


# What a game supplies


@pytest.mark.parametrize(("kind", "title"), [(Game, "`core/game.py`, `Game`."), (Look, "`Look`,"), (Wits, "`Wits`,")])
def test_every_field_has_its_line(kind: type[Game | Look | Wits], title: str) -> None:
    table = part("What a game supplies").split(f"\n{title}")[1].split("\n`")[0].split("Found by name")[0]
    assert [code_in(row[0]) for row in rows(table)] == [[field.name] for field in fields(kind)]


def test_what_is_needed_stands_above_what_can_come_later() -> None:
    needed = [one.name for one in fields(Game) if one.default is MISSING and one.default_factory is MISSING]
    names = [one.name for one in fields(Game)]
    assert "All above `look` is needed" in PAGE
    assert needed == names[: names.index("look")]


def modules_found_by_name() -> dict[str, list[str]]:
    """What the page says is looked up in each module of a game."""
    table = part("What a game supplies").split("Found by name")[1]
    return {code_in(row[0])[0]: code_in(row[1]) for row in rows(table) if "/" not in row[0]}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("module", "names"), modules_found_by_name().items())
def test_every_game_has_the_modules_that_are_found_by_name(game: str, module: str, names: list[str]) -> None:
    found = import_module(f"{GAMES[game].resources}.{module}")
    assert [name for name in names if not hasattr(found, name)] == []


# Message ids


def prefixes() -> set[str]:
    """The beginnings of ids that the page names."""
    return {id.removesuffix("*") for row in rows(part("Message ids")) for id in code_in(row[0]) if id.endswith("-*")}


def test_every_beginning_that_the_games_share_is_on_the_page() -> None:
    shared = set.intersection(*({re.split(r"(?<=-)", id)[0] for id in messages(game)} for game in GAMES))
    named = {id for row in rows(part("Message ids")) for id in code_in(row[0])}
    assert {one for one in shared if one not in prefixes() | named and f"{one}title" not in named} == set()


def test_every_beginning_on_the_page_is_used() -> None:
    known = {id for file in (*GAMES, "board", "pages") for id in messages(file)}
    for prefix in prefixes():
        beginnings = [prefix.replace("<game>", game) for game in GAMES]
        assert all(any(id.startswith(one) for id in known) for one in beginnings), prefix


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_single_messages_and_its_card(game: str) -> None:
    table = rows(part("Message ids"))
    single = {id for row in table if "`intro`" in row[0] for id in code_in(row[0]) if not id.endswith("-*")}
    assert single - {"game-short"} <= messages(game)
    (card,) = [row for row in table if "p-game-" in row[0]]
    own = {id.removeprefix(f"p-game-{game}-") for id in messages("pages") if id.startswith(f"p-game-{game}-")}
    assert own == set(code_in(card[1]))


def test_the_client_asks_for_the_optional_messages() -> None:
    client = "".join(path.read_text(encoding="utf-8") for path in (SOURCE / "web" / "js").rglob("*.js"))
    optional = [row for row in rows(part("Message ids")) if row[1].startswith("optional")]
    asked = [id[:-1] for row in optional for id in code_in(row[0]) if id not in ("table-*", "replay-*")]
    assert len(asked) >= 9
    said = [id for id in asked if f"`{id}${{" in client or f'saidOf(desk, "{id[:-1]}")' in client]
    assert said == asked
