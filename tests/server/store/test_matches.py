"""Lists, seats and chat."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import select
from sqlalchemy.dialects import sqlite
from tests.server.store.conftest import match_row

from honjin.server.store.database import Database
from honjin.server.store.ledger import Append, Ledger, Standing
from honjin.server.store.matches import Matches, OfferRow, Which, _condition
from honjin.server.store.migrating import migrate
from honjin.server.store.schema import matches

pytestmark = pytest.mark.asyncio


async def ids(kept: Matches, which: Which, visitor: str | None) -> set[str]:
    return {row.id for row in await kept.listed(which, visitor)}


async def test_of_two_who_sit_down_at_once_one_wins(kept: Matches) -> None:
    tries = await asyncio.gather(*(kept.sit("a", "russia", visitor, None) for visitor in ("makarov", "guest") * 3))
    assert sum(tries) == 1
    row = await kept.find("a")
    assert row is not None
    assert row.is_full
    assert row.seats["russia"].name in ("Makarov", "Guest")


async def test_a_seat_with_an_invitation_wants_it(database: Database) -> None:
    kept = Matches(database)
    row = match_row("inv")
    row.seats["russia"] = type(row.seats["russia"])("russia", invitation="digest")
    await kept.create(row)
    assert "inv" not in await ids(kept, "open", None)
    assert not await kept.sit("inv", "russia", "makarov", None)
    assert not await kept.sit("inv", "russia", "makarov", "other")
    assert await kept.sit("inv", "russia", "makarov", "digest")
    assert not await kept.sit("inv", "russia", "guest", "digest")


@pytest.mark.parametrize("public", [False, True])
async def test_a_match_is_listed_to_others_if_it_is_public(database: Database, public: bool) -> None:
    kept, ledger = Matches(database), Ledger(database)
    await ledger.start()
    row = replace(match_row("inv"), public=public)
    row.seats["russia"] = type(row.seats["russia"])("russia", invitation="digest")
    await kept.create(row)
    await kept.sit("inv", "russia", "makarov", "digest")
    await ledger.append(Append("inv", 1, [b"x"], Standing("playing", ("japan",), "")))
    assert [await ids(kept, "running", visitor) for visitor in ("togo", "makarov")] == [{"inv"}, {"inv"}]
    listed = {"inv"} if public else set()
    assert [await ids(kept, "running", visitor) for visitor in ("guest", None)] == [listed, listed]
    await ledger.stop()


async def test_of_one_who_sits_down_and_one_who_withdraws_the_table_one_wins(kept: Matches) -> None:
    for id in "abcde":
        sat, withdrawn = await asyncio.gather(kept.sit(id, "russia", "makarov", None), kept.take_away(id, "togo"))
        row = await kept.find(id)
        assert (sat, row is None) == (not withdrawn, withdrawn)


async def test_a_table_is_withdrawn_only_while_a_seat_is_free_and_by_who_made_it(kept: Matches) -> None:
    assert not await kept.take_away("a", "makarov")
    await kept.create(match_row("machine", level="random"))
    assert not await kept.take_away("machine", "togo")
    assert await kept.take_away("a", "togo")
    assert not await kept.take_away("a", "togo")


async def test_what_is_done_in_secret_moves_nothing_in_a_list(database: Database, kept: Matches) -> None:
    ledger = Ledger(database)
    await ledger.start()
    for match in "ab":
        await kept.sit(match, "russia", "makarov", None)
        await ledger.append(Append(match, 1, [b"x"], Standing("playing", ("japan",), "")))
    before = await kept.listed("running")
    assert await ledger.append(Append(before[-1].id, 2, [b"y"], None))
    assert await kept.listed("running") == before
    await ledger.stop()


async def test_lists(database: Database, kept: Matches) -> None:
    ledger = Ledger(database)
    await ledger.start()
    await kept.sit("a", "russia", "makarov", None)
    await kept.sit("b", "russia", "makarov", None)
    await kept.create(match_row("machine", level="script"))
    await ledger.append(Append("a", 1, [b"x"], Standing("playing", ("japan", "russia"), "")))
    await ledger.append(Append("b", 1, [b"x"], Standing("over", (), "", '{"winner":null,"how":"agreed"}')))
    await kept.watch("guest", "a")
    await kept.watch("guest", "a")
    assert await ids(kept, "waiting", "makarov") == {"a"}
    assert await ids(kept, "waiting", "guest") == set()
    assert await ids(kept, "mine", "makarov") == {"a"}
    assert await ids(kept, "finished", "makarov") == {"b"}
    assert await ids(kept, "open", None) == {"c", "d", "e"}
    assert await ids(kept, "running", None) == {"a"}
    assert await ids(kept, "watching", "guest") == {"a"}
    assert await kept.machines_asked() == ["machine"]
    await ledger.append(Append("machine", 1, [b"x"], Standing("playing", ("russia",), "")))
    assert await kept.machines_asked() == ["machine"]
    assert await kept.lengths(["a", "c"]) == {"a": 1}
    await ledger.stop()


async def test_chat_is_numbered_and_offers_are_made_once(kept: Matches) -> None:
    rows = await asyncio.gather(*(kept.say("a", "japan", "togo", f"word {number}", 9) for number in range(6)))
    assert sorted(row.number for row in rows) == [1, 2, 3, 4, 5, 6]
    assert [row.number for row in await kept.chat("a", after=4)] == [5, 6]
    assert (await kept.chat("a"))[0].name == "Togo"
    assert await kept.offer("a", "draw", "japan")
    assert not await kept.offer("a", "draw", "russia")
    assert await kept.fulfil("a", "draw", "b")
    assert not await kept.fulfil("a", "draw", "c")
    assert await kept.offers("a") == [OfferRow("draw", "japan", "b")]
    await kept.withdraw("a", ["draw"])
    assert await kept.offers("a") == []


async def test_what_waits_for_somebody_is_counted_but_not_on_his_own_screen(database: Database) -> None:
    kept, ledger = Matches(database), Ledger(database)
    await ledger.start()
    rows = [match_row(f"w{number}") for number in range(4)]
    rows[2] = msgspec.structs.replace(rows[2], hotseat=True)
    rows[3] = msgspec.structs.replace(rows[3], lesson="ford")
    for row in rows:
        await kept.create(row)
        await kept.sit(row.id, "russia", "makarov", None)
        await ledger.append(Append(row.id, 1, [b"x"], Standing("playing", ("japan",), "")))
    assert [await kept.waiting_for(one) for one in ("togo", "makarov", "nobody")] == [2, 0, 0]
    await ledger.append(Append("w1", 2, [b"y"], Standing("playing", ("russia",), "")))
    assert [await kept.waiting_for(one) for one in ("togo", "makarov")] == [1, 1]
    await ledger.stop()


@pytest.mark.parametrize("which", ["waiting", "mine", "watching", "finished"])
async def test_a_visitors_own_lists_are_found_from_his_seats(sqlite_url: str, which: Which) -> None:
    """However many matches others have played: nothing goes through all of them."""
    database = Database(sqlite_url)
    await migrate(database)
    query = select(matches).where(_condition(which, "togo")).order_by(matches.c.touched.desc()).limit(6)
    statement = str(query.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True}))
    async with database.read() as connection:
        found = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}")
        plan = [str(row.detail) for row in found]
    await database.close()
    assert not [step for step in plan if "SCAN" in step or "ix_matches_status" in step], plan
    assert any("(visitor=?)" in step for step in plan)
