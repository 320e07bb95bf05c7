"""Which language a reader wants, and the words of the pages in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from honjin.core.game import Game
from honjin.locale.text import LANGUAGES, Words

THEMES = ("auto", "light", "dark", "contrast")
Say = Callable[..., str]
"""`say(id, **facts)`: a message of the pages."""


def language_of(cookies: Mapping[str, str], accepted: str, kept: str = "") -> str:
    """The language: by the reader's own choice, else what the account remembers, else what the browser asks for."""
    for chosen in (cookies.get("language", ""), kept):
        if chosen in LANGUAGES:
            return chosen
    return _negotiated(accepted)


def theme_of(cookies: Mapping[str, str], kept: str = "") -> str:
    """The theme, by choice or by the account; else what the reader's system prefers."""
    return next((chosen for chosen in (cookies.get("theme", ""), kept) if chosen in THEMES), "auto")


def _negotiated(accepted: str) -> str:
    wishes = []
    for place, part in enumerate(accepted.split(",")):
        tag, _, weight = part.partition(";")
        language = tag.strip().lower()[:2]
        if language in LANGUAGES:
            wishes.append((-_weight(weight), place, language))
    wishes.sort()
    return wishes[0][2] if wishes and wishes[0][0] < 0 else "en"


def _weight(text: str) -> float:
    try:
        return float(text.strip().removeprefix("q="))
    except ValueError:
        return 1.0


@cache
def page_words(language: str, *also: str) -> Words:
    """The words of the pages, and of further files such as those of the replay."""
    return Words(language, also=("pages", "people", *also))


def game_words(language: str, game: Game, *also: str) -> Words:
    """The words of the pages and of one game."""
    return Words(language, game.title, game.look.kinds, also=("pages", "people", *also))


def saying(words: Words) -> Say:
    """The words as a function of id and facts, as templates like to call it."""
    return lambda id, **facts: words.text(id, facts)
