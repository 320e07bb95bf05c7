"""Drafts of forms, and the seats whose sheets are in, on both databases."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.store.conftest import match_row

from honjin.server.store.database import Database
from honjin.server.store.drafts import Drafts
from honjin.server.store.ledger import Append, Ledger, Standing
from honjin.server.store.matches import Matches

pytestmark = pytest.mark.asyncio

ROWS = [{"slip": "Sail", "ship": "三笠", "hex": "b3"}, {"slip": "Fly", "way": ["h6", "h5"]}]


async def test_the_last_writing_counts(database: Database, kept: Matches) -> None:
    drafts = Drafts(database)
    await drafts.write("a", "japan", "1.0", ROWS)
    await drafts.write("a", "russia", "0.0", [])
    await drafts.write("b", "japan", "5.0", ROWS[:1])
    await drafts.write("a", "japan", "2.0", ROWS[::-1])
    assert await drafts.of("a") == {"japan": ("2.0", ROWS[::-1]), "russia": ("0.0", [])}
    await drafts.drop("a", "japan")
    await drafts.drop("a", "japan")
    assert await drafts.of("a") == {"russia": ("0.0", [])}
    assert await drafts.of("b") == {"japan": ("5.0", ROWS[:1])}


async def test_of_two_who_write_at_once_one_is_last(database: Database, kept: Matches) -> None:
    drafts = Drafts(database)
    await asyncio.gather(*(drafts.write("a", "japan", f"{at}.0", ROWS) for at in range(6)))
    [(stamp, rows)] = (await drafts.of("a")).values()
    assert stamp in {f"{at}.0" for at in range(6)}
    assert rows == ROWS


async def test_drafts_go_with_their_match(database: Database, kept: Matches) -> None:
    drafts = Drafts(database)
    await drafts.write("a", "japan", "1.0", ROWS)
    assert await kept.discard("a")
    await drafts.stand("b", "japan", ROWS)
    assert await drafts.of("a") == {}
    assert await kept.discard("b")
    assert await drafts.standing("b") == {}


async def test_standing_orders_outlive_the_draft(database: Database, kept: Matches) -> None:
    drafts = Drafts(database)
    assert await drafts.standing("a") == {}
    await drafts.stand("a", "japan", ROWS[:1])
    await drafts.stand("a", "russia", [])
    await drafts.stand("a", "japan", ROWS)
    await drafts.write("a", "japan", "1.0", ROWS)
    await drafts.drop("a", "japan")
    assert await drafts.standing("a") == {"japan": ROWS, "russia": []}


async def test_only_its_own_holder_is_shown_that_a_sheet_is_in(database: Database) -> None:
    kept, ledger = Matches(database), Ledger(database)
    await ledger.start()
    for id in ("one", "two"):
        await kept.create(match_row(id))
        await kept.sit(id, "russia", "makarov", None)
        await ledger.append(Append(id, 1, [b"x"], Standing("playing", ("japan", "russia"), "")))
    before = await kept.find("one")
    assert before is not None

    async def lists() -> list[set[str]]:
        return [{row.id for row in await kept.listed("waiting", visitor)} for visitor in ("togo", "makarov")]

    assert await lists() == [{"one", "two"}, {"one", "two"}]
    assert await ledger.append(Append("one", 2, [b"y"], None, ("japan",)))
    after = await kept.find("one")
    assert after is not None
    assert (after.touched, after.waiting, after.headline) == (before.touched, before.waiting, before.headline)
    assert [after.seats[side].sent for side in ("japan", "russia")] == [True, False]
    assert [after.asks(side) for side in ("japan", "russia")] == [False, True]
    assert await lists() == [{"two"}, {"one", "two"}]
    both = [Append("one", 3, [b"z"], None, ()), Append("two", 2, [b"y"], None, ("russia",))]
    assert await asyncio.gather(*map(ledger.append, both)) == [True, True]
    assert await lists() == [{"one", "two"}, {"one"}]
    await ledger.stop()


async def test_a_machine_whose_sheet_is_in_is_not_woken(database: Database) -> None:
    kept, ledger = Matches(database), Ledger(database)
    await ledger.start()
    await kept.create(match_row("machine", level="script"))
    await ledger.append(Append("machine", 1, [b"x"], Standing("playing", ("japan", "russia"), "")))
    assert await kept.machines_asked() == ["machine"]
    await ledger.append(Append("machine", 2, [b"y"], None, ("russia",)))
    assert await kept.machines_asked() == []
    await ledger.stop()
