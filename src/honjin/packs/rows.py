"""The rows of a data pack: values of a game, each with its source."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Annotated, Any, ClassVar, get_type_hints

import msgspec
from msgspec import Meta, inspect

from honjin.core.errors import HonjinError
from honjin.packs.problems import ID_PATTERN, in_english, wanted

NO_CONTROLS = r"^[^\x00-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]*\Z"
"""The pattern of a text that cannot move a terminal's cursor, nor turn round what stands beside it."""

Id = Annotated[str, Meta(pattern=ID_PATTERN, max_length=40)]
Name = Annotated[str, Meta(pattern=NO_CONTROLS, min_length=1, max_length=40)]
SourceText = Annotated[str, Meta(pattern=NO_CONTROLS, min_length=1, max_length=200)]


class PackError(HonjinError, ValueError):
    """A data pack that cannot be used; carries every problem found."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A piece of the data whose values each have a source, by the name of the field."""

    what: ClassVar[str]
    keys: ClassVar[tuple[str, ...]] = ("id",)
    """The fields that tell one row from another."""
    unsourced: ClassVar[tuple[str, ...]] = ("id",)
    """The fields that are no values of the game, or that carry sources of their own."""
    unlisted: ClassVar[tuple[str, ...]] = ()
    """The fields that have no column in a workbook; a line keeps them as long as it keeps its name."""
    battle_in: ClassVar[str] = ""
    """The field that names the battle it is about, where a title has several."""

    source: dict[str, SourceText] = {}

    @property
    def identity(self) -> tuple[str, ...]:
        """What tells this row from the others of its kind, whatever the order (a border has two ends)."""
        return tuple(sorted(str(getattr(self, field)) for field in self.keys))

    @property
    def label(self) -> str:
        """How a message names this row."""
        return " ".join((self.what, "/".join(self.identity))).strip()


def is_reconstructed(row: Row, field: str) -> bool:
    """Whether a value is our estimate and not a fact of the books, of public pages or of history."""
    return row.source.get(field, "").startswith("reconstructed")


def sourced_fields(kind: type[Row]) -> tuple[str, ...]:
    """The fields of a kind of row that need a source."""
    return tuple(field for field in kind.__struct_fields__ if field not in (*kind.unsourced, "source"))


@cache
def field_types(kind: type[Row]) -> dict[str, Any]:
    """The declared type of each field of a kind of row, its limits included."""
    hints = get_type_hints(kind, include_extras=True)
    return {field: hints[field] for field in kind.__struct_fields__}


def expected(kind: inspect.Type) -> str:
    """What a value of a declared type may be, in words."""
    return in_english(wanted(kind))


def digest_of(pack: msgspec.Struct, left_out: tuple[str, ...]) -> str:
    """SHA-256 of a pack as hexadecimal, without the fields that do not matter for play."""
    values = _without(msgspec.to_builtins(pack), left_out)
    return sha256(msgspec.json.encode(values, order="sorted")).hexdigest()


def _without(node: Any, left_out: tuple[str, ...]) -> Any:
    """Plain data without some fields, however deep they are."""
    if isinstance(node, list | tuple):
        return [_without(item, left_out) for item in node]
    if isinstance(node, dict):
        return {field: _without(value, left_out) for field, value in node.items() if field not in left_out}
    return node
