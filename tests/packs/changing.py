"""A pack that somebody has changed: what is wrong with it is what a test is about."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from honjin.packs.rows import Row

P = TypeVar("P", bound=msgspec.Struct)


class Changing(Generic[P]):
    """A pack, and how to come to others that differ from it in one list of rows."""

    def __init__(self, pack: P) -> None:
        self.pack = pack

    def changed(self, rows: str, row_id: str, /, **values: object) -> P:
        """The pack with other values in one row."""
        old: tuple[Row, ...] = getattr(self.pack, rows)
        new = tuple(replace(row, **values) if row.identity == (row_id,) else row for row in old)
        assert new != old
        return replace(self.pack, **{rows: new})

    def doubled(self, rows: str, /, **values: object) -> P:
        """The pack with its first row of a kind once more, with other values."""
        old = getattr(self.pack, rows)
        return replace(self.pack, **{rows: (*old, replace(old[0], **values))})

    def without(self, rows: str, id: str) -> P:
        """The pack without a row."""
        return replace(self.pack, **{rows: tuple(row for row in getattr(self.pack, rows) if row.identity != (id,))})
