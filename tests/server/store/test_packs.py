"""Data packs of one's own: kept once, for as long as a match needs them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta

import pytest
import pytest_asyncio
from msgspec.structs import replace
from sqlalchemy import column, insert, table, update
from tests.server.store.conftest import NOW, match_row

from honjin.server.housekeeping import Housekeeping
from honjin.server.messages import Declined
from honjin.server.store.database import Database
from honjin.server.store.matches import Matches
from honjin.server.store.migrating import migrate
from honjin.server.store.packs import PackNote, Packs, id_of
from honjin.server.store.schema import Utc, packs, visitors
from honjin.server.tables.hall import Hall

pytestmark = pytest.mark.asyncio

OLD_MATCHES = table(
    "matches",
    *(column(name) for name in ("id", "game", "status", "switches", "pack", "hotseat", "secret", "commitment")),
    *(column(name, Utc()) for name in ("created", "touched")),
)
"""As they were before there was a table of packs."""
OLD_SEATS = table("seats", column("match"), column("side"), column("visitor"))
OLD = {
    "game": "ran.tennoji",
    "status": "open",
    "switches": "{}",
    "hotseat": False,
    "secret": b"s",
    "commitment": "c",
    "created": NOW,
    "touched": NOW,
}
BODY = b'{"ships":[]}' * 50
LATER = datetime.now(UTC) + timedelta(days=2)


@pytest_asyncio.fixture
async def shelf(database: Database) -> Packs:
    return Packs(database)


async def test_it_is_kept_once(shelf: Packs) -> None:
    first = await shelf.bring("port_arthur", "d" * 64, BODY, "togo", most=9)
    assert await shelf.bring("port_arthur", "d" * 64, BODY, "makarov", most=9) == first == id_of(BODY)
    assert first is not None
    assert await shelf.body(first) == BODY
    found = await shelf.find(first)
    assert found is not None
    assert (found.game, found.digest) == ("port_arthur", "d" * 64)
    assert await shelf.find("0" * 64) is None
    assert (await shelf.idle("togo"), await shelf.idle("makarov")) == (1, 0)
    assert await shelf.bring("port_arthur", "d" * 64, BODY, "togo", most=1) == first
    assert await shelf.bring("port_arthur", "e" * 64, BODY + b" ", "togo", most=1) is None


async def test_a_match_names_it(database: Database, shelf: Packs) -> None:
    id = await shelf.bring("port_arthur", "d" * 64, BODY, "togo", most=9)
    assert id is not None
    kept = Matches(database)
    await kept.create(replace(match_row("m"), pack=PackNote(id, "", "My box")))
    await kept.create(match_row("n"))
    rows = {row.id: row.pack for row in await kept.listed("open")}
    assert rows == {"m": PackNote(id, "d" * 64, "My box"), "n": None}
    assert await shelf.idle("togo") == 0
    with pytest.raises(Declined):
        await kept.create(replace(match_row("o"), pack=PackNote("0" * 64, "", "gone")))
    assert await kept.find("o") is None


@pytest_asyncio.fixture
async def swept(database: Database) -> AsyncIterator[Housekeeping]:
    """The one who clears away, two days from now."""
    yield Housekeeping(Hall({}, database, now=lambda: LATER))


async def test_what_no_match_needs_is_cleared_away(database: Database, shelf: Packs, swept: Housekeeping) -> None:
    used = await shelf.keep("port_arthur", "d" * 64, BODY)
    unused = await shelf.keep("port_arthur", "e" * 64, BODY + b" ")
    fresh = await shelf.keep("port_arthur", "f" * 64, BODY + b"  ")
    await Matches(database).create(replace(match_row("m"), pack=PackNote(used, "", "box"), touched=LATER))
    async with database.write() as connection:
        await connection.execute(update(packs).where(packs.c.id == fresh).values(touched=LATER))
    await swept.sweep()
    assert [await shelf.find(id) is not None for id in (used, unused, fresh)] == [True, False, True]


async def test_packs_of_before_come_along(database_url: str) -> None:
    database = Database(database_url)
    await migrate(database, "0012")
    async with database.write() as connection:
        await connection.execute(insert(visitors).values(id="v", name="Togo", created=NOW, seen=NOW))
        for id, body in (("m", BODY), ("n", BODY), ("o", None)):
            await connection.execute(insert(OLD_MATCHES).values(id=id, pack=body, **OLD))
            await connection.execute(insert(OLD_SEATS).values(match=id, side="north", visitor="v"))
    await migrate(database)
    kept, shelf = Matches(database), Packs(database)
    found = {id: await kept.find(id) for id in "mno"}
    notes = [row.pack and row.pack.id for row in found.values() if row is not None]
    assert notes == [id_of(BODY), id_of(BODY), None]
    assert all(row is not None and row.seats for row in found.values()), "nothing that hung on them was lost"
    assert await shelf.body(id_of(BODY)) == BODY
    pack = await shelf.find(id_of(BODY))
    assert pack is not None
    assert pack.game == "ran"
    await database.close()
