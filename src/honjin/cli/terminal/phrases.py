"""Typed words against the texts of options: without case, accents and small words, by the beginnings of words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence

import msgspec

from honjin.core.decision import Option

EXACT, IN_ORDER, ANY_ORDER = range(3)
"""How well typed words fit a phrase; the lower the better."""

CJK = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uff66-\uff9f]")
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")
_STROKE = re.compile(r"(?<!\d)/|/(?!\w)")


def plain(text: str) -> str:
    """Small letters and digits only, without accents, with single blanks between the words.

    The Japanese particle を parts words as a blank does; it is never part of one. A stroke after a digit stays: 1/15
    and 1/K15 are battalions.
    """
    open_letters = unicodedata.normalize("NFKD", text.casefold()).replace("を", " ")
    kept = (sign for sign in open_letters if not unicodedata.combining(sign))
    return " ".join(_STROKE.sub(" ", "".join(sign if sign.isalnum() or sign == "/" else " " for sign in kept)).split())


def tokens_of(text: str, skip: Iterable[str] = ()) -> tuple[str, ...]:
    """The words of a text that matter."""
    small = set(skip)
    return tuple(word for word in plain(text).split() if word not in small)


class Phrase(msgspec.Struct, frozen=True):
    """An option in words: as the player's language says it, and by its English ids."""

    option: Option
    text: str
    forms: tuple[tuple[str, ...], ...]

    def rank(self, tokens: Sequence[str]) -> int | None:
        """How well these words name the option; None when they do not."""
        ranks = [rank for form in self.forms if (rank := rank_of(tokens, form)) is not None]
        return min(ranks, default=None)

    def left_over(self, tokens: Sequence[str]) -> int:
        """How many words of the option were not typed, in the form that leaves fewest."""
        return min(len(form) - len(tokens) for form in self.forms if rank_of(tokens, form) is not None)


def phrase_of(option: Option, say: Callable[[Option], str], skip: Iterable[str]) -> Phrase:
    """The phrase of an option."""
    text = say(option)
    small = tuple(skip)
    ids = " ".join(
        [_CAMEL.sub(" ", type(option).__name__), *(str(getattr(option, f)) for f in option.__struct_fields__)]
    )
    return Phrase(option, text, (tokens_of(text, small), tokens_of(ids, small)))


def best(phrases: Iterable[Phrase], tokens: Sequence[str]) -> list[Phrase]:
    """The phrases these words fit best, all of the same rank."""
    if not tokens:
        return []
    ranked = [(rank, phrase) for phrase in phrases if (rank := phrase.rank(tokens)) is not None]
    top = min((rank for rank, _ in ranked), default=EXACT)
    found = [phrase for rank, phrase in ranked if rank == top]
    # `move 4` goes to area 4; to come to another by way of it takes more words.
    short = [phrase for phrase in found if _leaves_something_open(phrase.option)]
    return short if len(short) == 1 and len({type(phrase.option) for phrase in found}) == 1 else found


def _leaves_something_open(option: Option) -> bool:
    return any(getattr(option, field) is None for field in option.__struct_fields__)


def closest(phrases: Sequence[Phrase], tokens: Sequence[str]) -> list[Phrase]:
    """Those of the phrases that say least beyond these words."""
    if not phrases:
        return []
    least = min(phrase.left_over(tokens) for phrase in phrases)
    return [phrase for phrase in phrases if phrase.left_over(tokens) == least]


def begins(token: str, word: str) -> bool:
    """A token stands for a word it begins; numbers must be whole, and Japanese is written without blanks."""
    if "/" in token or token.isdigit():
        return token == word
    return token in word if CJK.search(token) else word.startswith(token)


def rank_of(tokens: Sequence[str], form: Sequence[str]) -> int | None:
    """How well these words name what is called so; None when they do not."""
    if tuple(tokens) == tuple(form):
        return EXACT
    if _in_order(tokens, form):
        return IN_ORDER
    return ANY_ORDER if _any_order(tokens, form) else None


def _in_order(tokens: Sequence[str], form: Sequence[str]) -> bool:
    left = iter(form)
    at = ""
    for token in tokens:
        # Several Japanese tokens may lie in one word of the phrase.
        if CJK.search(token) and token in at:
            continue
        for word in left:
            if begins(token, word):
                at = word
                break
        else:
            return False
    return True


def _any_order(tokens: Sequence[str], form: Sequence[str]) -> bool:
    left = list(form)
    for token in tokens:
        found = next((word for word in left if begins(token, word)), None)
        if found is None:
            return False
        if not CJK.search(token):
            left.remove(found)
    return True
