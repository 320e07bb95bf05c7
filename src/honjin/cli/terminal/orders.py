"""What a typed line means: numbers, words, several orders at once, or a wish the rules refuse."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from difflib import get_close_matches
from itertools import groupby

import msgspec

from honjin.cli.terminal.phrases import EXACT, Phrase, best, closest, plain, tokens_of
from honjin.core.decision import Option

_NUMBERS = re.compile(r"\d+(\s*[-–]\s*\d+)?([\s,;]+\d+(\s*[-–]\s*\d+)?)*")
_WORD = re.compile(r"[^\s,;:()]+")
_RANGE = re.compile(r"(\d+)(?:\s*[-–]\s*(\d+))?")


class Orders(msgspec.Struct, frozen=True):
    """Options to take, one after the other."""

    options: tuple[Option, ...]


class Several(msgspec.Struct, frozen=True):
    """The words fit more than one option."""

    options: tuple[Option, ...]


class Wish(msgspec.Struct, frozen=True):
    """The words name things that can be thought of but are not options now."""

    options: tuple[Option, ...]


class NoSuchNumber(msgspec.Struct, frozen=True):
    """A number beyond the list."""

    number: int


class Nonsense(msgspec.Struct, frozen=True):
    """Nothing fits; the nearest texts, if any are near."""

    near: tuple[str, ...]


Tokens = tuple[str, ...]
Meaning = Orders | Several | Wish | NoSuchNumber | Nonsense


class Vocabulary(msgspec.Struct, frozen=True):
    """The small words of a language: left out, joining, and meaning all."""

    skip: tuple[str, ...]
    joins: tuple[str, ...]
    all: tuple[str, ...]


class Reader:
    """Reads typed lines against the options of one decision; `candidates` are all that can be thought of."""

    def __init__(
        self, phrases: Sequence[Phrase], candidates: Callable[[], Sequence[Phrase]], vocabulary: Vocabulary
    ) -> None:
        self.phrases = phrases
        self._candidates = candidates
        self._vocabulary = vocabulary
        joins = "".join(rf"|\b{re.escape(word)}\b" for word in vocabulary.joins)
        self._joins = re.compile(rf"[,;+&、]{joins}", re.IGNORECASE)

    # What a line means

    def is_exact(self, line: str) -> bool:
        """Whether the line is the whole text of an option."""
        return any(phrase.rank(self._tokens(line)) == EXACT for phrase in self.phrases)

    def read(self, line: str) -> Meaning:
        """The meaning of a line."""
        numbers = self._joins.sub(" ", line).strip()
        if _NUMBERS.fullmatch(numbers):
            return self._by_number(numbers)
        parts = [tokens for part in self._joins.split(line) if (tokens := self._tokens(part))]
        if not parts:
            return Nonsense(())
        if len(parts) > 1:
            return self._listed(parts)
        tokens = parts[0]
        return (
            self._single(tokens)
            or self._all(tokens)
            or self._spread(tokens)
            or self._wish(tokens)
            or Nonsense(self._near(line))
        )

    # By number

    def _by_number(self, line: str) -> Orders | NoSuchNumber:
        numbers: list[int] = []
        for first, last in _RANGE.findall(line):
            numbers += range(int(first), int(last or first) + 1) if len(last) < 5 else [int(last)]
        bad = next((number for number in numbers if not 1 <= number <= len(self.phrases)), None)
        if bad is not None:
            return NoSuchNumber(bad)
        return Orders(tuple(self.phrases[number - 1].option for number in dict.fromkeys(numbers)))

    # By words

    def _tokens(self, text: str) -> Tokens:
        return tokens_of(text, self._vocabulary.skip)

    def _single(self, tokens: Tokens) -> Orders | Several | None:
        found = best(self.phrases, tokens)
        if len(found) == 1:
            return Orders((found[0].option,))
        return Several(tuple(phrase.option for phrase in found)) if found else None

    def _all(self, tokens: Tokens) -> Orders | None:
        """`all to yellow sea`: the same order for every ship that can take it."""
        rest = tuple(token for token in tokens if token not in self._vocabulary.all)
        if len(rest) == len(tokens):
            return None
        found = closest(best(self.phrases, rest), rest) if rest else self.phrases
        groups = list(_alike(found))
        same = [group for group in groups if len(group) > 1 and _differ_in_one_field(group)]
        if not rest and len(groups) != len(same):
            return None
        largest = max(same, key=len, default=None)
        return Orders(tuple(largest)) if largest else None

    def _listed(self, parts: list[Tokens]) -> Orders | Several | Nonsense:
        """`asama, yakumo and fuji to tsushima`: what an order leaves out is said by the next one that is whole."""
        taken: list[Option] = []
        for at, tokens in enumerate(parts):
            later = parts[at + 1 :]
            found = self._whole(tokens) or _completed(self.phrases, tokens, later)
            # A wish among the orders is handed on: the table refuses it, and says why.
            found = found or _completed(self._candidates(), tokens, later)
            if not found:
                single = self._single(tokens) or self._wish(tokens)
                if isinstance(single, Several):
                    return single
                if single is None:
                    return Nonsense(self._near(" ".join(tokens)))
                found = single.options[:1]
            taken += found
        return Orders(tuple(dict.fromkeys(taken)))

    def _whole(self, tokens: Tokens) -> tuple[Option, ...]:
        found = best(self.phrases, tokens)
        if len(found) == 1:
            return (found[0].option,)
        several = self._all(tokens) or (None if found else self._spread(tokens))
        return several.options if several else ()

    def _spread(self, tokens: Tokens) -> Orders | None:
        """`asama yakumo fuji to tsushima`, without commas."""
        for last in range(len(tokens) - 1, 1, -1):
            heads, tail = tokens[: last - 1], tokens[last - 1 :]
            found = [_completed(self.phrases, (head,), [tail]) for head in heads]
            final = best(self.phrases, tail)
            if all(found) and len(final) == 1:
                return Orders((*(options[0] for options in found), final[0].option))
        return None

    # Not an option

    def _wish(self, tokens: Tokens) -> Wish | None:
        """The nearest candidates, those of a kind that is asked for now before the others."""
        kinds = {type(phrase.option) for phrase in self.phrases}
        found = best(self._candidates(), tokens)
        found = [phrase for phrase in found if type(phrase.option) in kinds] or found
        nearest = closest(found, tokens)
        return Wish(tuple(phrase.option for phrase in nearest)) if nearest else None

    def _near(self, line: str) -> tuple[str, ...]:
        texts = {plain(phrase.text): phrase.text for phrase in self.phrases}
        near = get_close_matches(plain(line), texts, n=3, cutoff=0.5)
        return tuple(texts[text] for text in near)

    # Completion

    def next_words(self, before: str, start: str) -> list[str]:
        """The words that can follow what has been typed, as the options write them."""
        parts = self._joins.split(before)
        tokens, prefix, small = self._tokens(parts[-1]), plain(start), self._vocabulary.skip
        words: dict[str, None] = {}
        for phrase in self.phrases:
            if tokens and phrase.rank(tokens) is None:
                continue
            for word in _WORD.findall(phrase.text):
                key = plain(word)
                if key.startswith(prefix) and key not in tokens and key not in small:
                    words[word.lower()] = None
        return list(words)


def _completed(phrases: Sequence[Phrase], tokens: Tokens, later: Sequence[Tokens]) -> tuple[Option, ...]:
    """The one option these words name together with the end of a later order."""
    for other in later:
        for start in range(1, len(other)):
            found = best(phrases, tokens + other[start:])
            if len(found) == 1:
                return (found[0].option,)
    return ()


def _alike(phrases: Iterable[Phrase]) -> Iterator[list[Option]]:
    """Options by their kind."""
    by_kind = sorted((phrase.option for phrase in phrases), key=lambda option: type(option).__name__)
    for _, group in groupby(by_kind, key=type):
        yield list(group)


def _differ_in_one_field(options: Sequence[Option]) -> bool:
    """Whether the options are one order for several things, and not a choice of several orders for each."""
    fields = options[0].__struct_fields__
    return sum(len({getattr(option, field) for option in options}) > 1 for field in fields) == 1
