"""What a cell shows, and the value it stands for."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, TypeGuard

from msgspec import inspect


def shown(value: object) -> str | int:
    """A value as an owner writes it into a cell."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    return value if isinstance(value, int) else str(value or "")


def normal(cell: object) -> str:
    """A heading or a choice in one spelling, however it was typed."""
    return "" if is_blank(cell) else " ".join(str(cell).replace("_", " ").lower().split())


def is_blank(cell: object) -> bool:
    """Whether there is nothing to see in a cell."""
    return cell is None or (isinstance(cell, str) and not cell.strip())


def found_in(cell: object) -> str:
    """What is in a cell, in words."""
    if is_blank(cell):
        return "nothing"
    return _digits(cell) if _is_number(cell) else repr(str(cell)[:60])


@cache
def kind_of(declared: Any) -> inspect.Type:
    """A declared type in a form that can be examined."""
    return inspect.type_info(declared)


def without_none(kind: inspect.Type) -> inspect.Type:
    """The type of a value that may be left out, when it is there."""
    if isinstance(kind, inspect.UnionType):
        return next(one for one in kind.types if not isinstance(one, inspect.NoneType))
    return kind


def parsed(cell: object, kind: inspect.Type) -> object:
    """A cell as a value of a kind; raises ValueError when it cannot be one."""
    match kind:
        case inspect.UnionType():
            return None if is_blank(cell) else parsed(cell, without_none(kind))
        case inspect.VarTupleType(item_type=item):
            return [parsed(part, item) for part in _parts(cell)]
        case inspect.BoolType():
            return _yes_or_no(cell)
        case inspect.LiteralType(values=values) if isinstance(values[0], str):
            return next((value for value in values if normal(value) == normal(cell)), cell)
        case inspect.StrType():
            return _text(cell)
    return _whole(cell)


def _parts(cell: object) -> list[object]:
    """The entries of a cell that may hold several."""
    if not isinstance(cell, str):
        return [cell]
    return [part for part in re.split("[,;]", cell) if part.strip()]


def _yes_or_no(cell: object) -> bool:
    """A cell that says yes or no."""
    answers = {"yes": True, "true": True, "no": False, "false": False}
    answer = answers.get(normal(cell))
    if answer is None:
        raise ValueError(cell)
    return answer


def _whole(cell: object) -> int:
    """A cell that holds a whole number, as a number or as text."""
    if isinstance(cell, str) and re.fullmatch(r"\s*[+-]?[0-9]{1,9}\s*", cell):
        return int(cell)
    if _is_number(cell) and cell % 1 == 0:
        return int(cell)
    raise ValueError(cell)


def _text(cell: object) -> str:
    """A cell that holds text; a number is taken as it is shown."""
    if is_blank(cell):
        return ""
    if _is_number(cell):
        return _digits(cell)
    if isinstance(cell, str):
        return " ".join(cell.split())
    raise ValueError(cell)


def _is_number(cell: object) -> TypeGuard[int | float]:
    """Whether a cell holds a number; yes and no are none."""
    return isinstance(cell, int | float) and not isinstance(cell, bool)


def _digits(number: int | float) -> str:
    """A number as it is shown: a spreadsheet keeps 203 as 203.0."""
    return str(number).removesuffix(".0")
