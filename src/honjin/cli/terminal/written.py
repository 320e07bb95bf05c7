"""What a typed line means on a form: `akagi b3`, `akagi, kaga to b3`, `all b3`, `vf_3 h6 h5 g5 look g5 high`.

An order names a thing, may name its kind, and then what stands in its cells; a cell may be named before its value.
Where a way is wanted its places follow each other, and a place that is not the next one is reached the shortest way.
What is left out stands as the form has it first.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from honjin.cli.terminal.called import Called, Tokens, best, called, ranks
from honjin.cli.terminal.orders import Vocabulary
from honjin.cli.terminal.phrases import CJK, EXACT, plain, tokens_of
from honjin.cli.terminal.slips import SlipWords
from honjin.cli.terminal.thinkable import Things, Thinkable
from honjin.cli.terminal.ways import farthest, way_on
from honjin.core.form import Along, Blank, Cell, Draft, Form, Kinds, Slip, Trail, kind_of

_SEPARATORS = re.compile(r"[,;+&、，；＋＆]")
_RANGE = re.compile(r"(?<![\w/-])(\d{1,3})\s*[-–]\s*(\d{1,3})(?![\w/-])")
"""`3-5`: these rows and those between them. In VF-3 and 1/15 there is none."""
_FROM_TO = re.compile(r"(\d+)to(\d+)")
_WORD = re.compile(r"[^\s,;:()、：（）]+")


class Written(msgspec.Struct, frozen=True):
    """Slips to write; not all of them need stand."""

    slips: tuple[Slip, ...]


class Which(msgspec.Struct, frozen=True):
    """The words fit more than one slip."""

    slips: tuple[Slip, ...]


class Unclear(msgspec.Struct, frozen=True):
    """The words name a thing, and do not say what it is to do."""

    thing: str


class Nothing(msgspec.Struct, frozen=True):
    """The words name nothing that is on the form."""


Meaning = Written | Which | Unclear | Nothing


class FormReader:
    """Reads typed lines against one form. `things` has the things on it in their order: their numbers are the rows'.

    `ordered` has those that are spoken for: `all` means the others. `groups` has what things that stand together are
    called: the name of a group means all of them. `elsewhere` has all things of the game: an order
    about them that no blank has is read too, for the form to refuse.
    """

    def __init__(
        self,
        form: Form,
        things: Sequence[str],
        says: SlipWords,
        kinds: Kinds,
        vocabulary: Vocabulary,
        ordered: Collection[str] = (),
        elsewhere: Things | None = None,
        groups: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self._form = form
        self._things = things
        self._ordered = ordered
        self._says = says
        self._kinds = kinds
        self._skip, self._all = vocabulary.skip, vocabulary.all
        joins = (re.escape(word) if CJK.search(word) else rf"\b{re.escape(word)}\b" for word in vocabulary.joins)
        self._joins = re.compile("|".join(joins) or r"(?!)")
        self._blanks: dict[str, list[Blank]] = {thing: [] for thing in things}
        for blank in form.blanks(Draft()):
            self._blanks.setdefault(blank.thing, []).append(blank)
        self._named = [
            called(thing, says.thing(blanks[0].slip, thing), self._skip)
            for thing, blanks in self._blanks.items()
            if blanks
        ]
        self._groups = [called(tuple(members), name, self._skip) for name, members in (groups or {}).items()]
        self._known = self._values_by_kind()
        self._thinkable = Thinkable(form, elsewhere or {}, says, kinds, self._skip)

    def _values_by_kind(self) -> dict[str, list[Called]]:
        """All that stands anywhere on the form, by its kind: somebody may want it where it does not stand."""
        found: dict[str, dict[Any, Called]] = {}
        for blank in (blank for blanks in self._blanks.values() for blank in blanks):
            for name, cell in blank.cells.items():
                kind = kind_of(self._kinds, blank.slip, name) or f"{blank.slip.__name__}.{name}"
                for value in self._standing(cell):
                    known = found.setdefault(kind, {})
                    if value not in known:
                        known[value] = called(value, self._says.value(blank.slip, name, value), self._skip)
        return {kind: list(values.values()) for kind, values in found.items()}

    def _standing(self, cell: Cell) -> Iterable[Any]:
        if isinstance(cell, Along):
            return ()
        return self._places(cell.start) if isinstance(cell, Trail) else cell

    def _places(self, start: str) -> list[str]:
        found, ahead = {start: None}, [start]
        while ahead:
            steps = dict.fromkeys(step for place in ahead for step in self._form.steps(Trail(place, 1), (place,)))
            ahead = [step for step in steps if step not in found]
            found |= dict.fromkeys(ahead)
        return list(found)

    # What a line means

    def read(self, line: str) -> Meaning:
        """The slips that a line means: one order for each part of a list; what a part leaves out, a later one says."""
        parts = [tokens for part in self._parts(line) if (tokens := self._tokens(part))]
        taken: list[Slip] = []
        silent: list[str] = []
        for tokens in parts:
            things, rest = self._subjects(tokens)
            if not things:
                return Nothing()
            if not rest and len(things) == 1 and self._alone(things[0]) is None:
                silent += things
                continue
            found = self._orders([*silent, *things], rest, all_of_them=len(things) > 1)
            if not isinstance(found, Written):
                return found
            taken += found.slips
            silent = []
        if silent:
            return Unclear(silent[0]) if silent[0] in self._blanks else Nothing()
        return Written(tuple(taken)) if taken else Nothing()

    def names(self, line: str) -> list[str] | None:
        """The things that a line names and nothing else; None if there is more in it."""
        found: list[str] = []
        for tokens in (tokens for part in self._parts(line) if (tokens := self._tokens(part))):
            while tokens:
                things, tokens = self._subjects(tokens)
                if not things:
                    return None
                found += things
        return found

    def is_exact(self, line: str) -> bool:
        """Whether a line is the whole name of a thing on the form."""
        return any(EXACT in ranks(one, self._tokens(line)) for one in self._named)

    def _parts(self, line: str) -> list[str]:
        line = _RANGE.sub(r"\1to\2", line)
        return [part for piece in _SEPARATORS.split(line) for part in self._joins.split(plain(piece))]

    def _tokens(self, text: str) -> Tokens:
        return tokens_of(text, self._skip)

    def _subjects(self, tokens: Tokens) -> tuple[list[str], Tokens]:
        """The things that words begin with, after the kind of their order if that comes first; and the rest."""
        if tokens[0] in self._all:
            return [one.value for one in self._named if one.value not in self._ordered], tokens[1:]
        if tokens[0].isdigit() and 1 <= int(tokens[0]) <= len(self._things):
            return [self._things[int(tokens[0]) - 1]], tokens[1:]
        if rows := _FROM_TO.fullmatch(tokens[0]):
            first, last = int(rows[1]), int(rows[2])
            return list(self._things[first - 1 : last]) if 1 <= first < last <= len(self._things) else [], tokens[1:]
        found, size = best(self._named, tokens)
        if len(found) == 1:
            return [found[0].value], tokens[size:]
        if group := self._group(tokens):
            return group
        verbs, length = best(self._verbs(blank for blanks in self._blanks.values() for blank in blanks), tokens)
        if verbs and length < len(tokens):
            things, rest = self._subjects(tokens[length:])
            return things, (*tokens[:length], *rest)
        return self._thought_of(tokens)

    def _group(self, tokens: Tokens) -> tuple[list[str], Tokens] | None:
        """The things of a group, if words begin with the whole of its name."""
        found, size = best(self._groups, tokens)
        exact = [one for one in found if EXACT in ranks(one, tokens[:size])]
        return (list(exact[0].value), tokens[size:]) if len(exact) == 1 else None

    def _thought_of(self, tokens: Tokens) -> tuple[list[str], Tokens]:
        """The same of things that are not on the form, or of a kind of order that it does not have."""
        found, size = best((one for one in self._thinkable.subjects if one.value not in self._blanks), tokens)
        if len(found) == 1:
            return [found[0].value], tokens[size:]
        verbs, length = best(self._verbs(self._thinkable.blanks), tokens)
        if not verbs or length == len(tokens):
            return [], tokens
        found, size = best((*self._named, *self._thinkable.subjects), tokens[length:])
        if len({one.value for one in found}) != 1:
            return [], tokens
        return [found[0].value], (*tokens[:length], *tokens[length + size :])

    def _verbs(self, blanks: Iterable[Blank]) -> list[Called]:
        kinds = dict.fromkeys(blank.slip for blank in blanks)
        return [called(kind.__name__, self._says.verb(kind), self._skip) for kind in kinds]

    def _orders(self, things: Sequence[str], tokens: Tokens, *, all_of_them: bool) -> Meaning:
        """The same order for each of these things; of all there are, those that can take an order of one kind."""
        if all_of_them:
            return self._for_all(things, tokens)
        slips: list[Slip] = []
        for thing in things:
            found = self._slips(thing, tokens)
            if not found:
                return self._several(things, tokens)
            if len(found) > 1:
                return Which(tuple(found))
            slips += found
        return Written(tuple(slips)) if slips else Nothing()

    def _for_all(self, things: Sequence[str], tokens: Tokens) -> Meaning:
        by_kind: dict[type[Slip], list[Slip]] = {}
        for thing in things:
            for slip in self._slips(thing, tokens):
                if self._form.refuse(Draft(), slip) is None:
                    by_kind.setdefault(type(slip), []).append(slip)
        if not by_kind:
            # Then the first of them says why.
            return self._orders(things[:1], tokens, all_of_them=False)
        most = max(map(len, by_kind.values()))
        return next((Written(tuple(slips)) for slips in by_kind.values() if len(slips) == most), Nothing())

    def _several(self, things: Sequence[str], tokens: Tokens) -> Meaning:
        """`bream brill b1`: another thing comes first in what is left."""
        more, rest = self._subjects(tokens) if tokens else ([], ())
        if len(more) != 1 or more[0] in things:
            return Unclear(things[-1]) if self._says_too_little(things[-1], tokens) else Nothing()
        return self._orders([*things, *more], rest, all_of_them=False)

    def _says_too_little(self, thing: str, tokens: Tokens) -> bool:
        """Whether these words name no more than what a thing of the form is to do, or nothing."""
        _, size = best(self._verbs(self._blanks.get(thing, ())), tokens)
        return thing in self._blanks and size == len(tokens)

    def _slips(self, thing: str, tokens: Tokens) -> list[Slip]:
        """The orders for a thing that these words can mean; those that can stand, if there are any."""
        tries = (self._blanks.get(thing, ()), *self._thinkable.about(thing))
        found = next((slips for blanks in tries if (slips := self._read_as(blanks, tokens))), [])
        good = [slip for slip in found if self._form.refuse(Draft(), slip) is None]
        return good or found

    def _read_as(self, blanks: Sequence[Blank], tokens: Tokens) -> list[Slip]:
        verbs, size = best(self._verbs(blanks), tokens)
        kinds = {one.value for one in verbs}
        found = [
            slip
            for blank in blanks
            for rest in ((tokens[size:],) if blank.slip.__name__ in kinds else () if kinds else (tokens,))
            if (slip := self._filled(blank, rest, verb=bool(kinds))) is not None
        ]
        return found or [slip for blank in blanks if kinds and (slip := self._filled(blank, tokens)) is not None]

    def _alone(self, thing: str) -> Slip | None:
        """The order that a thing can mean by itself: the only one there is for it."""
        slips = [slip for blank in self._blanks.get(thing, ()) if (slip := self._filled(blank, ())) is not None]
        return slips[0] if len(slips) == 1 else None

    # Cells

    def _filled(self, blank: Blank, tokens: Tokens, *, verb: bool = False) -> Slip | None:
        """A blank with these words in its cells, none left over; None if they do not fit, or say too little.

        Where its `verb` was named the cells may all be left to the form.
        """
        values: dict[str, Any] = {}
        target = ""
        while tokens:
            named, size = best(self._headings(blank), tokens)
            if len(named) == 1 and size < len(tokens):
                target, tokens = named[0].value, tokens[size:]
                continue
            size = next((taken for taken in self._take(blank, values, tokens, target)), 0)
            if not size:
                return None
            target, tokens = "", tokens[size:]
        return self._completed(blank, values, verb=verb)

    def _headings(self, blank: Blank) -> list[Called]:
        return [called(name, self._says.cell(name), self._skip) for name in blank.cells]

    def _take(self, blank: Blank, values: dict[str, Any], tokens: Tokens, target: str) -> Iterator[int]:
        """Put what the first words name into the cell that is meant; how many words it took."""
        for name, cell in blank.cells.items():
            if target and name != target:
                continue
            if not target and (isinstance(cell, Along) or (name in values and not isinstance(cell, Trail))):
                continue
            found, size = self._value(blank, name, cell, tokens)
            if len(found) != 1:
                continue
            value = found[0].value
            if isinstance(cell, Trail):
                way = values.get(name, (cell.start,))
                value = way if value == way[-1] and len(way) == 1 else way_on(self._form, cell, way, value)
            values[name] = value
            yield size

    def _value(self, blank: Blank, name: str, cell: Cell, tokens: Tokens) -> tuple[list[Called], int]:
        """What words name in a cell: what may stand there, else anything of its kind, on the form before elsewhere."""
        kind = kind_of(self._kinds, blank.slip, name) or f"{blank.slip.__name__}.{name}"
        if isinstance(cell, Along):
            kind = kind_of(self._kinds, blank.slip, cell.way) or f"{blank.slip.__name__}.{cell.way}"
        known = self._known.get(kind, [])
        if not isinstance(cell, Trail | Along):
            offered, size = best((one for one in known if one.value in cell), tokens)
            if offered:
                return offered, size
        found, size = best(known, tokens)
        return (found, size) if found else best(self._thinkable.values(kind), tokens)

    def _completed(self, blank: Blank, given: Mapping[str, Any], *, verb: bool) -> Slip | None:
        values = dict(given)
        for name, cell in blank.cells.items():
            if isinstance(cell, Trail):
                if len(values.get(name, ())) < 2:
                    return None
                continue
            if name in values:
                continue
            if isinstance(cell, Along):
                trail: Any = blank.cells[cell.way]
                values[name] = farthest(self._form, trail, values[cell.way])
            elif given or verb or len(cell) == 1:
                values[name] = cell[0]
            else:
                return None
        return blank.slip(blank.thing, **values)

    # Completion

    def next_words(self, before: str, start: str) -> list[str]:
        """The words that can follow what has been typed."""
        parts = self._parts(before)
        tokens = self._tokens(parts[-1]) if parts else ()
        if not tokens:
            return self._beginning(start, (one.text for one in self._named))
        things, rest = self._subjects(tokens)
        texts: list[str] = [] if things else [one.text for one in self._named]
        for blank in (blank for thing in things for blank in self._blanks.get(thing, ())):
            texts += [self._says.verb(blank.slip)] if len(self._blanks[blank.thing]) > 1 and not rest else []
            texts += (self._says.cell(name) for name in blank.cells if len(blank.cells) > 1)
            texts += (text for name, cell in blank.cells.items() for text in self._texts(blank, name, cell, rest))
        return self._beginning(start, texts)

    def _texts(self, blank: Blank, name: str, cell: Cell, tokens: Tokens) -> Iterable[str]:
        if isinstance(cell, Along):
            return ()
        values: Iterable[Any] = cell if not isinstance(cell, Trail) else self._ahead(blank, name, cell, tokens)
        return (self._says.value(blank.slip, name, value) for value in values)

    def _ahead(self, blank: Blank, name: str, trail: Trail, tokens: Tokens) -> Sequence[str]:
        """Where the way in the making can go on."""
        slips = [slip for slip in self._slips(blank.thing, tokens) if type(slip) is blank.slip] if tokens else []
        way: tuple[str, ...] = getattr(slips[0], name) if slips else (trail.start,)
        return self._form.steps(trail, way)

    def _beginning(self, start: str, texts: Iterable[str]) -> list[str]:
        prefix = plain(start)
        words = (word.lower() for text in texts for word in _WORD.findall(text))
        return list(dict.fromkeys(word for word in words if plain(word).startswith(prefix)))
