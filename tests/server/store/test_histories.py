"""What somebody has played, by game and side; found from his own seats, however much others have played."""

from __future__ import annotations

from datetime import timedelta

import msgspec
import pytest
from sqlalchemy import insert, text, update
from tests.server.store.conftest import NOW

from honjin.core.state import Result
from honjin.server.store.database import Database
from honjin.server.store.histories import PAGE, Histories, Tally
from honjin.server.store.schema import matches, seats

pytestmark = pytest.mark.asyncio

MANY = 3000
WINNERS = ("japan", "russia", None)


async def fill(database: Database) -> None:
    """Thousands of finished matches: Togo plays Japan against Makarov, every third time against a machine."""
    rows, seated = [], []
    for number in range(MANY):
        id, winner = f"m{number}", WINNERS[number % 7 % 3]
        result = msgspec.json.encode(Result(winner, "scored")).decode()
        at = NOW + timedelta(minutes=number)
        row = {"id": id, "game": "port_arthur", "status": "over", "switches": "{}", "hotseat": False}
        row |= {"secret": b"s", "commitment": "c", "created": at, "touched": at, "result": result}
        rows.append(row | {"public": number % 2 == 0, "lesson": ""})
        machine = number % 3 == 0
        seated.append({"match": id, "side": "japan", "visitor": "togo", "level": None})
        other = {"visitor": None, "level": "script"} if machine else {"visitor": "makarov", "level": None}
        seated.append({"match": id, "side": "russia", **other})
    async with database.write() as connection:
        await connection.execute(insert(matches), rows)
        await connection.execute(insert(seats), seated)
        await connection.execute(update(matches).where(matches.c.id == "m0").values(hotseat=True))
        await connection.execute(update(matches).where(matches.c.id == "m3").values(lesson="port_arthur/1"))
        await connection.execute(update(matches).where(matches.c.id == "m6").values(status="playing", result=None))


def expected(machine: bool) -> Tally:
    counted = [n for n in range(MANY) if n not in (0, 3, 6) and (n % 3 == 0) == machine]
    ends = [WINNERS[n % 7 % 3] for n in counted]
    return Tally("port_arthur", "japan", machine, ends.count("japan"), ends.count(None), ends.count("russia"))


async def test_statistics_and_history(database: Database) -> None:
    await fill(database)
    histories = Histories(database)
    assert await histories.tallies("togo") == [expected(machine=False), expected(machine=True)]
    (one,) = await histories.tallies("makarov")
    assert (one.side, one.won, one.lost) == ("russia", expected(False).lost, expected(False).won)
    assert await histories.tallies("guest") == []
    rows, more = await histories.finished("togo")
    assert ([row.id for row in rows], more) == ([f"m{MANY - n}" for n in range(1, PAGE + 1)], True)
    last = (MANY - 3) // PAGE
    rows, more = await histories.finished("togo", page=last)
    assert ([row.id for row in rows][-3:], more) == (["m4", "m2", "m1"], False)
    rows, _ = await histories.finished("togo", public=True)
    assert all(row.public for row in rows)
    assert await histories.finished("togo", games=["storm"]) == ([], False)


async def test_they_are_found_from_the_visitors_seats(sqlite_url: str, database: Database) -> None:
    if database.is_postgres:
        return
    asked: list[str] = []
    async with database.read() as connection:
        raw = await connection.get_raw_connection()
        await raw.driver_connection.set_trace_callback(asked.append)  # type: ignore[union-attr]
    await Histories(database).tallies("togo")
    await Histories(database).finished("togo", public=True)
    queries = [one for one in asked if one.lstrip().startswith("SELECT")]
    assert len(queries) >= 2
    async with database.read() as connection:
        for query in queries:
            plan = [str(row.detail) for row in await connection.execute(text(f"EXPLAIN QUERY PLAN {query}"))]
            assert not [step for step in plan if step.startswith("SCAN matches") or "ix_matches_status" in step], plan
