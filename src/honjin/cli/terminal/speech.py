"""The words the terminal needs: its own, those all games share, and those of one game."""

from __future__ import annotations

from typing import Any

from honjin.cli.terminal.orders import Vocabulary
from honjin.core.errors import UnknownChoice
from honjin.core.game import Game
from honjin.locale.text import LANGUAGES, Words

OWN = ("terminal",)


def menu_words(language: str) -> Words:
    """The words outside a match."""
    return _checked(language, lambda: Words(language, also=OWN))


def match_words(language: str, game: Game, setting: Any) -> Words:
    """The words of a match, with the names its data pack brings along."""
    names = game.names(setting) if game.names else None
    return _checked(language, lambda: Words(language, game.id, game.kinds, names, also=OWN))


def _checked(language: str, load: Any) -> Words:
    if language not in LANGUAGES:
        raise UnknownChoice(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    try:
        words: Words = load()
    except FileNotFoundError:
        raise UnknownChoice(f"the terminal does not speak {LANGUAGES[language]} yet; try en") from None
    return words


def vocabulary(words: Words) -> Vocabulary:
    """The small words of typed orders."""
    return Vocabulary(*(tuple(words.text(f"t-words-{kind}").split()) for kind in ("skip", "joins", "all")))


def is_yes(words: Words, answer: str) -> bool:
    """Whether an answer to a yes-or-no question is yes."""
    return answer.strip().casefold() in words.text("t-words-yes").split()
