"""The words the terminal needs: its own, those all games share, and those of one game."""

from __future__ import annotations

import os
from typing import Any

from honjin.cli.saves import remembered_language
from honjin.cli.terminal.board import text_of
from honjin.cli.terminal.orders import Vocabulary
from honjin.cli.terminal.phrases import plain
from honjin.core.decision import Side
from honjin.core.errors import UnknownChoice
from honjin.core.game import Game
from honjin.locale.text import LANGUAGES, Words, preferred_language

OWN = ("terminal", "board")


def chosen_language(given: str | None) -> str:
    """The language asked for, the one chosen in the menu, or that of the environment; not yet checked."""
    return given or os.environ.get("HONJIN_LANGUAGE") or remembered_language() or preferred_language()


def menu_words(language: str) -> Words:
    """The words outside a match."""
    _demand(language)
    return Words(language, also=OWN)


def match_words(language: str, game: Game, setting: Any, *, lesson: bool = False) -> Words:
    """The words of a match, with the names its data pack brings along and those that the chart in text needs."""
    _demand(language)
    also = (*OWN, "lesson", f"lesson_{game.title}") if lesson else OWN
    names = game.look.names(setting) if game.look.names else {}
    words = Words(language, game.title, game.look.kinds, names, also=also)
    return Words(language, game.title, game.look.kinds, {**names, **text_of(game).names(setting, words)}, also=also)


def _demand(language: str) -> None:
    if language not in LANGUAGES:
        raise UnknownChoice(f"there is no language {language!r}: choose one of {', '.join(LANGUAGES)}")


def title_of(game: Game, language: str) -> str:
    """What a game is called: in its own words, else as its rulebook is."""
    return Words(language, game.title).title(game.rulebook.title, game.scenario)


def letter_of(words: Words, side: Side) -> str:
    """The letter of a side: its own, else the first of its name."""
    own = f"t-letter-{side}"
    return words.text(own) if words.has(own) else words.name("side", side)[:1]


def vocabulary(words: Words) -> Vocabulary:
    """The small words of typed orders."""
    return Vocabulary(*(_small_words(words, kind) for kind in ("skip", "joins", "all")))


def _small_words(words: Words, kind: str) -> tuple[str, ...]:
    """Small words as typed words are compared: without accents and the like."""
    return tuple(dict.fromkeys(plain(words.text(f"t-words-{kind}")).split()))


def is_yes(words: Words, answer: str) -> bool:
    """Whether an answer to a yes-or-no question is yes."""
    return plain(answer) in _small_words(words, "yes")
