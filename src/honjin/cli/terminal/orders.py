"""What a typed line means: numbers, words, several orders at once, or a wish the rules refuse."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from itertools import groupby

import msgspec

from honjin.cli.terminal.phrases import CJK, EXACT, Phrase, best, closest, plain, tokens_of
from honjin.core.decision import Option

_NUMBERS = re.compile(r"\d+(\s*[-–]\s*\d+)?(\s+\d+(\s*[-–]\s*\d+)?)*")
_NO_WORDS = re.compile(r"[\d\s\W]*\d[\d\s\W]*")
_WORD = re.compile(r"[^\s,;:()、：（）]+")
_SEPARATORS = re.compile(r"[,;+&、，；＋＆]")
_RANGE = re.compile(r"(\d+)(?:\s*[-–]\s*(\d+))?")
_RANGES = re.compile(r"\b(\d{1,4})\s*[-–]\s*(\d{1,4})\b")

FIGURES_OF_A_HEX = 4
LONGEST_ORDER = 6
"""Words of one order in a line of several."""


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
    """Reads typed lines against the options of one decision; `candidates` are all that can be thought of.

    `numbers` are those on the screen, and of options that were there and are closed by now.
    """

    def __init__(
        self,
        phrases: Sequence[Phrase],
        candidates: Callable[[], Sequence[Phrase]],
        vocabulary: Vocabulary,
        numbers: Mapping[Option, int] | None = None,
    ) -> None:
        self.phrases = phrases
        numbered = numbers or {phrase.option: number for number, phrase in enumerate(phrases, 1)}
        self._by_their_number = {number: option for option, number in numbered.items()}
        self._candidates = candidates
        self._vocabulary = vocabulary
        # Japanese is written without blanks: there the joining words stand between other letters.
        joins = (re.escape(word) if CJK.search(word) else rf"\b{re.escape(word)}\b" for word in vocabulary.joins)
        self._joins = re.compile("|".join(joins) or r"(?!)")

    # What a line means

    def is_exact(self, line: str) -> bool:
        """Whether the line is the whole text of an option."""
        return any(phrase.rank(self._tokens(line)) == EXACT for phrase in self.phrases)

    def read(self, line: str) -> Meaning:
        """The meaning of a line: numbers, one option, the same one for all, or a list."""
        parts = self._parts(line)
        numbers = " ".join(part.strip() for part in parts)
        if _NO_WORDS.fullmatch(line) and not _all_figures(line):
            return Nonsense(())
        if _NUMBERS.fullmatch(numbers):
            meant = self._by_number(numbers)
            return self._named_by_figures(numbers) or meant if isinstance(meant, NoSuchNumber) else meant
        line = _RANGES.sub(_written_out, line)
        parts = self._parts(line)
        listed = [tokens for part in parts if (tokens := self._tokens(part))]
        if not listed:
            return Nonsense(())
        # What parts a list may also stand within an option, as in `三笠、黄海へ`.
        tokens = self._tokens(line)
        single = self._single(tokens)
        if len(listed) == 1 or isinstance(single, Orders):
            several = self._all(tokens) or self._spread(tokens)
            found = single or several or self._number_first(tokens) or self._wish(tokens) or self._in_turn(tokens)
            return found or Nonsense(self._near(line))
        return self._all(tokens) or self._listed(listed)

    def _parts(self, line: str) -> list[str]:
        """The parts of a list, their words as they are compared."""
        return [part for piece in _SEPARATORS.split(line) for part in self._joins.split(_plain_with_ranges(piece))]

    # By number

    def _by_number(self, line: str) -> Orders | NoSuchNumber:
        numbers: list[int] = []
        for first, last in _RANGE.findall(line):
            numbers += range(int(first), int(last or first) + 1) if len(last) < 5 else [int(last)]
        bad = next((number for number in numbers if number not in self._by_their_number), None)
        if bad is not None:
            return NoSuchNumber(bad)
        # The table refuses those that are closed, and says why.
        return Orders(tuple(self._by_their_number[number] for number in dict.fromkeys(numbers)))

    def _named_by_figures(self, line: str) -> Orders | Several | Wish | None:
        """`1517 1617`, which are no numbers of the list but of hexes; no list is a thousand long."""
        tokens = self._tokens(line)
        if not all(len(token) >= FIGURES_OF_A_HEX for token in tokens):
            return None
        return self._single(tokens) or self._in_turn(tokens) or self._wish(tokens)

    # By words

    def _tokens(self, text: str) -> Tokens:
        return tuple(part for token in tokens_of(text, self._vocabulary.skip) for part in self._all_apart(token))

    def _all_apart(self, token: str) -> Tokens:
        """`全艦黄海へ`, written in one word, is `全艦 黄海へ`."""
        word = next((word for word in self._vocabulary.all if CJK.search(word) and token.startswith(word)), "")
        return (word, token.removeprefix(word)) if word and token != word else (token,)

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
        groups = list(_alike(self.phrases))
        if rest:
            groups = [closest(group, rest) for group in _alike(best(self.phrases, rest))]
        same = [group for group in groups if len(group) > 1 and _differ_in_one_field(group)]
        if not rest and len(groups) != len(same):
            return None
        largest = max(same, key=len, default=None)
        return Orders(tuple(phrase.option for phrase in largest)) if largest else None

    def _listed(self, parts: list[Tokens]) -> Orders | Several | Nonsense:
        """`asama, yakumo and fuji to tsushima`: what an order leaves out is said by the next one that is whole."""
        taken: list[Option] = []
        ends: set[int] = set()
        for at, tokens in enumerate(parts):
            if at in ends:
                continue
            found = self._numbered(tokens) or self._whole(tokens)
            # A wish among the orders is handed on: the table refuses it, and says why.
            completed = None if found else _completed(self.phrases, tokens, parts, at + 1)
            completed = completed or (None if found else _completed(self._candidates(), tokens, parts, at + 1))
            if completed is not None:
                found = (completed[0],)
                ends |= completed[1]
            if not found:
                single = self._single(tokens)
                if isinstance(single, Several):
                    return single
                in_turn = single or self._number_first(tokens)
                wish = None if in_turn else self._wish(tokens)
                in_turn = in_turn or (None if wish else self._in_turn(tokens))
                if wish is None and in_turn is None:
                    return Nonsense(self._near(" ".join(tokens)))
                found = wish.options[:1] if wish else in_turn.options if in_turn else ()
            taken += found
        return Orders(tuple(dict.fromkeys(taken)))

    def _whole(self, tokens: Tokens) -> tuple[Option, ...]:
        found = best(self.phrases, tokens)
        if len(found) == 1:
            return (found[0].option,)
        several = self._all(tokens) or (None if found else self._spread(tokens))
        return several.options if several else ()

    def _numbered(self, tokens: Tokens) -> tuple[Option, ...]:
        """`3 4` as a part of a list: options by their numbers."""
        known = self._by_their_number
        if not all(token.isdigit() and int(token) in known for token in tokens):
            return ()
        return tuple(known[int(token)] for token in tokens)

    def _in_turn(self, tokens: Tokens) -> Orders | None:
        """`1/7 2/7 fire 15`, or `3 4 fire 15`: one order after the other, the later as they will be possible then."""
        taken = self._apart(tokens)
        return Orders(tuple(dict.fromkeys(taken))) if taken and len(taken) > 1 else None

    def _number_first(self, tokens: Tokens) -> Orders | None:
        """`16 march 15` is a number of the list and an order, not a wish to march to 16 by way of 15."""
        return self._in_turn(tokens) if self._numbered(tokens[:1]) else None

    def _apart(self, tokens: Tokens) -> list[Option] | None:
        """The orders that these words are, if they can be parted so that none is left over."""
        if not tokens:
            return []
        for option, size in self._beginnings(tokens):
            rest = self._apart(tokens[size:])
            if rest is not None:
                return [option, *rest]
        return None

    def _beginnings(self, tokens: Tokens) -> Iterator[tuple[Option, int]]:
        """What the first words can mean: a whole name, such as `15 cm howitzer 1`, a number of the list, or words."""
        named: list[tuple[Option, int]] = []
        for size in range(min(len(tokens), LONGEST_ORDER), 0, -1):
            for phrases in (self.phrases, self._candidates()):
                found = best(phrases, tokens[:size])
                if len(found) == 1 and phrases is self.phrases and found[0].rank(tokens[:size]) == EXACT:
                    yield found[0].option, size
                elif len(found) == 1:
                    named.append((found[0].option, size))
        yield from ((option, 1) for option in self._numbered(tokens[:1]))
        yield from named

    def _spread(self, tokens: Tokens) -> Orders | None:
        """`asama yakumo fuji to tsushima`, without commas."""
        for last in range(len(tokens) - 1, 1, -1):
            heads, tail = tokens[: last - 1], tokens[last - 1 :]
            found = [done[0] for head in heads if (done := _completed(self.phrases, (head,), [tail], 0, whole=False))]
            final = best(self.phrases, tail)
            if len(found) == len(heads) and len(final) == 1:
                return Orders((*found, final[0].option))
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
        tokens, prefix, small = self._tokens(self._parts(before)[-1]), plain(start), self._vocabulary.skip
        words: dict[str, None] = {}
        for phrase in self.phrases:
            if tokens and phrase.rank(tokens) is None:
                continue
            for word in _WORD.findall(phrase.text):
                key = plain(word)
                if key.startswith(prefix) and key not in tokens and key not in small:
                    words[word.lower()] = None
        return list(words)


def _completed(
    phrases: Sequence[Phrase], tokens: Tokens, parts: Sequence[Tokens], later: int, *, whole: bool = True
) -> tuple[Option, set[int]] | None:
    """The one option these words name together with the end of a later part, or with all of it if `whole`.

    With it go the parts that were needed whole: `tsushima` in `asama, fuji, tsushima`.
    """
    for at in range(later, len(parts)):
        for start in range(0 if whole else 1, len(parts[at])):
            found = best(phrases, tokens + parts[at][start:])
            if len(found) == 1:
                return found[0].option, set() if start else {at}
    return None


def _alike(phrases: Iterable[Phrase]) -> Iterator[list[Phrase]]:
    """Phrases by the kind of their options."""
    by_kind = sorted(phrases, key=lambda phrase: type(phrase.option).__name__)
    for _, group in groupby(by_kind, key=lambda phrase: type(phrase.option)):
        yield list(group)


def _written_out(found: re.Match[str]) -> str:
    """`3-5` among words is `3, 4, 5,`: what follows is an order of its own."""
    return "".join(f"{number}, " for number in range(int(found[1]), int(found[2]) + 1))


def _all_figures(line: str) -> bool:
    """Whether a line without letters is a list of numbers, ranges and names such as 1/15, with no dash left hanging."""
    pieces = re.split(r"[\s,;+&、，；＋＆]+", re.sub(r"\s*[-–]\s*", "-", line.strip()))
    return all(re.fullmatch(r"\d+([-/]\d+)?", piece) for piece in pieces if piece)


def _plain_with_ranges(text: str) -> str:
    """The text as it is compared; a range of numbers keeps its stroke."""
    return text.strip() if _NUMBERS.fullmatch(text.strip()) else plain(text)


def _differ_in_one_field(phrases: Sequence[Phrase]) -> bool:
    """Whether the options are one order for several things, and not a choice of several orders for each."""
    options = [phrase.option for phrase in phrases]
    return sum(len({getattr(option, field) for option in options}) > 1 for field in options[0].__struct_fields__) == 1
