"""Where a value that was read comes from: the source beside it, the old one, or the owner's copy."""

from __future__ import annotations

from functools import cache
from typing import Any

from honjin.packs.rows import Row
from honjin.packs.spreadsheet.layout import Layout, Table

OWNERS_COPY = "owner's copy"
"""The source of a value that the owner changed."""


def settled_source(layout: Layout[Any], table: Table, known: Row | None, name: str, value: object, text: str) -> str:
    """The source of a value: as written, but the owner's copy if the value is new and the source is not."""
    if known is None:
        old = {row.source[name] for row in standard_rows(layout, table).values()}
        return OWNERS_COPY if not text or text in old else text
    changed = name not in known.keys and value != getattr(known, name)
    return kept_or_owners(known.source[name], changed, text)


def kept_or_owners(old: str, changed: bool, text: str) -> str:
    """The source of a value whose old source is known."""
    if not changed:
        return text or old
    return OWNERS_COPY if text in ("", old) else text


@cache
def standard_rows(layout: Layout[Any], table: Table) -> dict[tuple[str, ...], Row]:
    """The rows of the standard pack by variant and identity."""
    listed = layout.listed_rows(layout.standard_pack())
    return {(variant, *row.identity): row for variant, row in listed[table.sheet]}
