"""What is wrong with a workbook, and how a pack differs from the standard one, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

import msgspec

from honjin.core.game import Game
from honjin.locale.text import Words
from honjin.packs.problems import Wanted
from honjin.server.packs.reader import Trouble

if TYPE_CHECKING:
    from honjin.packs.spreadsheet import Difference

MOST_SHOWN = 400
"""Differences that are told one by one; whoever has changed more is told how many."""


class ProblemShown(msgspec.Struct, frozen=True):
    """One thing that is wrong with a workbook: where, as far as it can be said, and what would do.

    `english`: there are only English words for it.
    """

    sheet: str
    row: Annotated[int, msgspec.Meta(ge=0, description="0 where no row is meant.")]
    cell: Annotated[str, msgspec.Meta(description="Such as P2; empty where no single cell is meant.")]
    text: str
    english: bool


class DifferenceShown(msgspec.Struct, frozen=True):
    """A value that differs from the standard one, or a line that only one of the packs has (`column` is empty)."""

    sheet: str
    line: Annotated[str, msgspec.Meta(description="The id of the line in the workbook.")]
    thing: Annotated[str, msgspec.Meta(description="What it is called.")]
    column: Annotated[str, msgspec.Meta(description="What of it differs.")]
    standard: str
    here: str


def pack_words(language: str, game: Game) -> Words:
    """The words of a game and of its workbook."""
    return Words(language, game.title, game.look.kinds, also=("packs",))


def told_problems(problems: Iterable[Trouble], words: Words) -> list[ProblemShown]:
    """Everything that is wrong."""
    return [_told_problem(one, words) for one in problems]


def _told_problem(trouble: Trouble, words: Words) -> ProblemShown:
    id = f"pack-wrong-{trouble.why}"
    place = (trouble.sheet, trouble.row, trouble.cell)
    is_english = words.language == "en"
    if not trouble.why or not words.has(id) or (is_english and not trouble.cell and "label" in trouble.facts):
        # Of what is wrong with several values at once English says more: that is what the terminal prints.
        return ProblemShown(*place, trouble.english, english=not is_english)
    facts = {**trouble.facts}
    if trouble.wanted is not None:
        facts["wanted"] = _told_wanted(trouble.wanted, words)
    if "field" in facts:
        facts["field"] = _column(str(facts["field"]), words)
    text = words.text(id, facts)
    where = facts.get("where")
    return ProblemShown(
        *place, words.text("pack-wrong-where", {"where": where, "problem": text}) if where else text, False
    )


def _told_wanted(wanted: Wanted, words: Words) -> str:
    inner = [_told_wanted(one, words) for one in wanted.of]
    if wanted.id == "either":
        return words.text("pack-wanted-or").join(inner)
    return words.text(f"pack-wanted-{wanted.id}", {**wanted.facts, **({"inner": inner[0]} if inner else {})})


def told_differences(differences: Iterable[Difference], words: Words) -> list[DifferenceShown]:
    """Everything that differs."""
    return [_told_difference(one, words) for one in differences]


def _told_difference(difference: Difference, words: Words) -> DifferenceShown:
    thing = _thing(difference, words)
    if difference.variant:
        thing = words.text("pack-of-variant", {"thing": thing, "variant": difference.variant})
    if difference.whole:
        there, missing = words.text("pack-line-there"), words.text("pack-line-missing")
        values = (missing, there) if difference.whole == "new" else (there, missing)
    else:
        values = (_value(difference.standard, words), _value(difference.here, words))
    column = _column(difference.column, words) if difference.column else ""
    return DifferenceShown(difference.sheet, difference.line, thing, column, *values)


def _thing(difference: Difference, words: Words) -> str:
    """What a line is about: by the game's own words, by those for a single value, as the pack calls it, by its id."""
    for id in (f"{difference.what}-{difference.line}", f"pack-value-{difference.line}"):
        if words.has(id):
            return words.text(id)
    return difference.name or difference.line


def _column(heading: str, words: Words) -> str:
    id = f"pack-column-{heading.replace(' ', '-')}"
    return words.text(id) if words.has(id) else heading


def _value(value: str, words: Words) -> str:
    if value in ("yes", "no"):
        return words.text(f"pack-{value}")
    return value or "–"
