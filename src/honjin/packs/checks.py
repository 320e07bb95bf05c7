"""What is checked in every data pack, and the words for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

import msgspec
from msgspec import inspect

from honjin.packs.problems import said
from honjin.packs.rows import PackError, Row, expected, field_types, sourced_fields

P = TypeVar("P")


def refuse_problems(pack: P, problems: list[str]) -> P:
    """The same pack, if it has no problem; raises PackError with all of them otherwise."""
    if problems:
        raise PackError(problems)
    return pack


def wrong_values(rows: Iterable[Row]) -> list[str]:
    """Values that are not of their declared type or outside its limits."""
    return [problem for row in rows for problem in _wrong_values(row)]


def wrong_sources(rows: Iterable[Row]) -> list[str]:
    """Values without a source, and sources without a value."""
    return [problem for row in rows for problem in _wrong_sources(row)]


def repeated(rows: Iterable[Row]) -> Iterator[str]:
    """Rows that stand twice in a list that should have each only once."""
    yield from (said(f"{label} is listed twice", "twice", label=label) for label in twice(row.label for row in rows))


def too_many(rows: Sequence[object] | Mapping[str, object], label: str, most: int) -> Iterator[str]:
    """More rows than a game can do with."""
    if len(rows) > most:
        text = f"{len(rows)} {label}, there can be {most} at the most: delete some"
        yield said(text, "most", label=label, count=len(rows), most=most)


def twice(items: Iterable[str]) -> list[str]:
    """The items that occur more than once, in the order of the first."""
    return [item for item, times in Counter(items).items() if times > 1]


def _wrong_values(row: Row) -> Iterator[str]:
    types = field_types(type(row))
    for field in dict.fromkeys((*row.keys, *sourced_fields(type(row)))):
        value = getattr(row, field)
        try:
            msgspec.convert(value, types[field])
        except msgspec.ValidationError:
            yield f"{row.label}: {field} is {value!r}, expected {expected(inspect.type_info(types[field]))}"


def _wrong_sources(row: Row) -> Iterator[str]:
    fields = sourced_fields(type(row))
    yield from (
        said(f"{row.label}: {field} has no source", "source", label=row.label, field=field)
        for field in fields
        if not row.source.get(field)
    )
    yield from (f"{row.label}: source of {field}, which it has not" for field in row.source if field not in fields)
