"""What is wrong with a data pack: in English for the terminal, and as parts that other languages put together.

A problem is a text, so that whoever only prints it needs to know no more.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import inspect

from honjin.core.decision import Facts

ID_PATTERN = r"^[a-z0-9_]+\Z"


class Wanted(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a value may be: `whole` with its limits, `choice` and `once` with theirs, `each` and `either` of others."""

    id: str
    facts: Facts = {}
    of: tuple[Wanted, ...] = ()


class Problem(str):
    """One thing that is wrong: its English words; `why` and the facts, for other languages; where it is."""

    __slots__ = ("cell", "facts", "row", "sheet", "wanted", "why")

    why: str
    facts: Facts
    sheet: str
    row: int
    cell: str
    wanted: Wanted | None

    def __new__(
        cls,
        english: str,
        why: str = "",
        facts: Facts | None = None,
        *,
        sheet: str = "",
        row: int = 0,
        cell: str = "",
        wanted: Wanted | None = None,
    ) -> Problem:
        """Without `why` there are no words for it but the English ones."""
        problem = super().__new__(cls, english)
        problem.why, problem.facts, problem.wanted = why, facts or {}, wanted
        problem.sheet, problem.row, problem.cell = sheet, row, cell
        return problem

    def at(self, sheet: str, row: int) -> Problem:
        """The same, with the line of the workbook that it is about."""
        return Problem(str(self), self.why, self.facts, sheet=sheet, row=row, cell=self.cell, wanted=self.wanted)


def said(english: str, why: str, **facts: str | int) -> Problem:
    """A problem in English, and the message with its facts that says as much in other languages."""
    return Problem(english, why, facts)


def around(problem: str, before: str = "", after: str = "") -> str:
    """A problem with more English words around it; what stands before says where it is, in all languages."""
    if not isinstance(problem, Problem):
        return f"{before}{problem}{after}"
    where = {"where": before + str(problem.facts.get("where", ""))} if before else {}
    longer = Problem(f"{before}{problem}{after}", problem.why, {**problem.facts, **where}, wanted=problem.wanted)
    return longer.at(problem.sheet, problem.row) if problem.sheet else longer


def located(problem: str, places: Mapping[str, tuple[str, int]]) -> str:
    """A problem with its line of the workbook, where it begins with the label of a row, or names one before a colon."""
    if isinstance(problem, Problem) and problem.sheet:
        return problem
    for part in problem.split(": ")[:-1]:
        if part in places:
            whole = problem if isinstance(problem, Problem) else Problem(problem)
            return whole.at(*places[part])
    return problem


def wanted(kind: inspect.Type) -> Wanted:
    """What a value of a declared type may be."""
    match kind:
        case inspect.BoolType():
            return Wanted("yes-no")
        case inspect.IntType(ge=low, le=high):
            return Wanted("whole", {"low": low, "high": high})
        case inspect.LiteralType(values=values):
            return Wanted("choice", {"values": ", ".join(map(str, values))})
        case inspect.StrType(pattern=pattern, min_length=shortest, max_length=longest):
            if pattern == ID_PATTERN:
                return Wanted("id", {"longest": longest})
            return Wanted("text" if shortest else "text-or-nothing", {"longest": longest})
        case inspect.VarTupleType(item_type=item):
            return Wanted("each", of=(wanted(item),))
        case inspect.UnionType(types=types):
            return Wanted("either", of=tuple(wanted(one) for one in types))
    return Wanted("nothing")


_ENGLISH = {
    "yes-no": "yes or no",
    "whole": "a whole number from {low} to {high}",
    "choice": "one of {values}",
    "once": "one of {values}, each once",
    "id": "1 to {longest} small letters, digits and _",
    "text": "1 to {longest} printable characters",
    "text-or-nothing": "1 to {longest} printable characters, or nothing",
    "nothing": "nothing",
}


def in_english(value: Wanted) -> str:
    """What a value may be, in words."""
    if value.id == "each":
        return f"a list, each {in_english(value.of[0])}"
    if value.id == "either":
        return " or ".join(map(in_english, value.of))
    return _ENGLISH[value.id].format_map(value.facts)
