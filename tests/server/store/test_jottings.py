"""Notes and drawings go with the match they are about, and with whoever made them."""

from __future__ import annotations

import pytest
from sqlalchemy import Table, delete, func, select
from tests.server.store.conftest import NOW, match_row

from honjin.server.store.database import Database
from honjin.server.store.jottings import Jotting, Jottings, Written
from honjin.server.store.matches import Matches
from honjin.server.store.schema import jottings, matches, opened_jottings, visitors

pytestmark = pytest.mark.asyncio

NOTE = Jotting("", 3, 1, None, Written("A trap."), NOW)


@pytest.mark.parametrize(("table", "id"), [(matches, "m"), (visitors, "togo")])
async def test_nothing_of_them_stays(database: Database, table: Table, id: str) -> None:
    await Matches(database).create(match_row("m"))
    notes = Jottings(database)
    for visitor in ("togo", "makarov"):
        assert await notes.add("m", visitor, "north", NOTE, most=1) is not None
        assert await notes.add("m", visitor, "north", NOTE, most=1) is None
        await notes.share("m", visitor, "north", True)
    async with database.write() as connection:
        await connection.execute(delete(table).where(table.c.id == id))
    left = 0 if table is matches else 1
    async with database.read() as connection:
        for kept in (jottings, opened_jottings):
            assert (await connection.execute(select(func.count()).select_from(kept))).scalar_one() == left
