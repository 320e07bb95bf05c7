"""The messages of the terminal: all that are asked for are there, and all that are there are asked for."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from honjin.ai.player import LEVELS
from honjin.cli.menu import ENTRIES
from honjin.cli.terminal.commands import COMMANDS, find_command
from honjin.cli.terminal.help import NAMES, ORDERS, command_words, help_lines, order_texts
from honjin.cli.terminal.odds import cell_text, odds_lines, percent
from honjin.cli.terminal.speech import is_yes, match_words, menu_words
from honjin.core.errors import UnknownChoice
from honjin.core.game import Game, OddsTable, find_game, find_games
from honjin.locale.text import LANGUAGES, Words

SOURCE = Path(__file__).resolve().parents[2] / "src" / "honjin"
FILE = SOURCE / "locale" / "en" / "terminal.ftl"
IDS = re.findall(r"^([a-z][\w-]*) =", FILE.read_text(encoding="utf-8"), re.MULTILINE)
CODE = "\n".join(
    path.read_text(encoding="utf-8") for folder in ("cli", "games") for path in (SOURCE / folder).rglob("*.py")
)
WORDS = menu_words("en")


def spoken(game: Game, language: str) -> Words:
    """The words of a match."""
    return match_words(language, game, game.setting(game.choose_switches({}), game.standard_pack()))


OF_GAMES = [spoken(game, language) for game in find_games().values() for language in LANGUAGES]


def test_ids_begin_with_t_and_stand_once() -> None:
    assert [id for id in IDS if not id.startswith("t-")] == []
    assert len(IDS) == len(set(IDS))


def test_no_message_is_unused() -> None:
    """An id is used when it stands in the code, or when it begins as one that the code puts together."""
    beginnings = tuple(re.findall(r"f[\"'](t-[\w-]*-)\{", CODE))
    assert [id for id in IDS if f'"{id}"' not in CODE and f"'{id}'" not in CODE and not id.startswith(beginnings)] == []


def test_every_message_asked_for_by_name_is_there() -> None:
    asked = set(re.findall(r"[\"'](t-[\w-]+\w)[\"']", CODE))
    assert sorted(asked - set(IDS)) == []


def test_commands_levels_and_menu_entries_have_words() -> None:
    assert set(NAMES) == set(COMMANDS)
    for name in COMMANDS:
        assert all(command_words(words, name) for words in OF_GAMES)
    for words in OF_GAMES:
        assert all(text for name in ORDERS for text in order_texts(words, name))
        assert len(help_lines(words, 80)) > len(COMMANDS) + len(ORDERS)
    assert len(WORDS.text("t-menu-letters")) == len(ENTRIES)
    assert all(WORDS.has(f"seat-{level}") for level in LEVELS)


def test_no_word_means_two_commands() -> None:
    for words in OF_GAMES:
        typed = [word for name in COMMANDS for word in command_words(words, name)]
        assert len(typed) == len(set(typed))


def test_the_command_for_pieces_has_the_name_of_the_pieces() -> None:
    port_arthur, storm = (find_game(name) for name in ("port_arthur", "storm"))
    for language in LANGUAGES:
        assert find_command(spoken(port_arthur, language), "ships asama") == ("pieces", "asama")
        assert find_command(spoken(storm, language), "units 1/7") == ("pieces", "1/7")
    assert command_words(spoken(storm, "en"), "pieces")[0] == "units"


def test_languages_that_are_not_there_are_refused_in_words() -> None:
    with pytest.raises(UnknownChoice, match="there is no language"):
        menu_words("xx")


def test_yes_and_everything_else() -> None:
    assert is_yes(WORDS, " Y ")
    assert is_yes(WORDS, "yes")
    assert not is_yes(WORDS, "")
    assert not is_yes(WORDS, "yellow sea")


def test_percentages_are_whole_and_never_quite_certain() -> None:
    assert [percent(chance) for chance in (0, 0.001, 1 / 6, 0.5, 0.999, 1)] == ["0", "<1", "17", "50", ">99", "100"]


def test_odds_are_tables_of_percentages_and_decimals() -> None:
    rows: tuple[tuple[str | float, ...], ...] = (("seat-random", 0.5, 1.25), ("seat-script", 1 / 6, 0.0))
    # Any messages will do as titles; a column whose id speaks of a chance holds chances.
    table = OddsTable("result-draw", {"how": "?"}, ("t-forces-ship", "t-percent-chance", "t-forces-place"), rows)
    columns = ["ship", "chance", "where"]
    words = Spoken(dict(zip(table.columns, columns, strict=True)))
    lines = [line.plain for line in odds_lines(words, [table])]
    assert lines == ["Draw: ?", "ship    chance  where", "random     50%   1.25", "gentle     17%   0.00"]
    assert cell_text(words, "odds-dice", 4) == "4"


class Spoken(Words):
    """English with a few more messages."""

    def __init__(self, more: dict[str, str]) -> None:
        super().__init__("en", also=("terminal",))
        self._more = more

    def text(self, id: str, facts: dict[str, Any] | None = None) -> str:
        return self._more.get(id) or super().text(id, facts)


@pytest.mark.parametrize("words", OF_GAMES, ids=lambda words: words.language)
def test_a_file_keeps_its_name_whatever_a_game_calls_a_path(words: Words) -> None:
    file = "/home/me/honjin/the_match.honjin"
    for id in ("t-record-lies", "t-how-to-verify", "t-saved-copy"):
        assert file in words.text(id, {"path": file})
