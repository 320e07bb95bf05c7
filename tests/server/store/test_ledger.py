"""Lines are written many at a time; whoever comes second with a number loses, and nobody else does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from sqlalchemy.exc import SQLAlchemyError

from honjin.server.store.database import Database
from honjin.server.store.ledger import Append, Ledger, Standing
from honjin.server.store.matches import Matches

pytestmark = pytest.mark.asyncio

STANDING = Standing("playing", ("japan",), '["turn",{"turn":1}]')


def append(match: str, first: int, *bodies: bytes) -> Append:
    return Append(match, first, bodies, STANDING)


@pytest_asyncio.fixture
async def ledger(database: Database) -> AsyncIterator[Ledger]:
    ledger = Ledger(database)
    await ledger.start()
    yield ledger
    await ledger.stop()


async def test_many_matches_share_a_transaction(ledger: Ledger, kept: Matches) -> None:
    written = await asyncio.gather(*(ledger.append(append(match, 1, b"1", b"2")) for match in "abcde"))
    assert written == [True] * 5
    assert ledger.batches == 1
    assert await kept.bodies("c") == [b"1", b"2"]
    row = await kept.find("c")
    assert row is not None
    assert (row.status, row.waiting, row.headline) == ("playing", ("japan",), ("turn", {"turn": 1}))


async def test_a_conflict_is_reported_to_its_match_only_and_leaves_nothing(ledger: Ledger, kept: Matches) -> None:
    assert await ledger.append(append("b", 1, b"first"))
    results = await asyncio.gather(
        ledger.append(append("a", 1, b"a1")),
        ledger.append(append("b", 1, b"late", b"later")),
        ledger.append(append("c", 1, b"c1")),
    )
    assert list(results) == [True, False, True]
    assert await kept.bodies("b") == [b"first"]
    assert await kept.bodies("c") == [b"c1"]


async def test_what_cannot_be_written_fails_alone(ledger: Ledger, kept: Matches) -> None:
    good, bad = ledger.append(append("a", 1, b"a1")), ledger.append(append("no-such", 1, b"x"))
    assert await good
    with pytest.raises(SQLAlchemyError):
        await bad
    assert await ledger.append(append("a", 2, b"a2"))
    assert await kept.bodies("a", after=1) == [b"a2"]


async def test_two_writers_never_both_win(database: Database, kept: Matches) -> None:
    ledgers = [Ledger(database) for _ in range(2)]
    for one in ledgers:
        await one.start()
    for number in range(1, 11):
        entries = [append(match, number, f"{number}".encode()) for match in "abcde"]
        tries = [one.append(entry) for one in ledgers for entry in entries]
        results = await asyncio.gather(*tries)
        assert [results[at] + results[at + 5] for at in range(5)] == [1] * 5
    for one in ledgers:
        await one.stop()
    assert await kept.bodies("a") == [f"{number}".encode() for number in range(1, 11)]
