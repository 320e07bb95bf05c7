"""One visitor does not fill the disk, over whatever connections he comes."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import func, insert, select, update
from tests.server.tables.conftest import FREE, Client, NewHall, database, new_hall, two_players

from honjin.server.app import create_app
from honjin.server.housekeeping import GLIMPSE, Housekeeping
from honjin.server.rates import Rate
from honjin.server.settings import Bucket, Limits, read_settings
from honjin.server.store.database import Database
from honjin.server.store.schema import chat, lines, matches, tokens, visitors
from honjin.server.tables.hall import Chair, Hall
from honjin.testing.sample import GAME

__all__ = ["database", "new_hall"]

pytestmark = pytest.mark.asyncio

HERE = "http://127.0.0.1:8000"
NEVER = 1e9
"""Seconds until the next one: what is not in the burst does not come while a test runs."""


async def count(database: Database, table: Any) -> int:
    async with database.read() as connection:
        return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


async def again(client: Client) -> Client:
    await client.leave()
    return await Client(client.hall, client.match, client.seat, client.visitor).open(pace=FREE)


async def test_whoever_connects_again_has_no_more_to_say(new_hall: NewHall) -> None:
    hall = await new_hall(limits=Limits(chat=Bucket(5, NEVER)))
    japan, russia = await two_players(hall, "port_arthur")
    codes = []
    for _ in range(4):
        codes += [(await japan.say("chat", text="a" * 500)).get("code") for _ in range(3)]
        japan = await again(japan)
    assert codes == [None] * 5 + ["too-fast"] * 7
    other = await hall.create("ford", {}, {"north": Chair("togo"), "south": Chair("makarov")}, creator="togo")
    elsewhere = await Client(hall, other, "north", "togo").open()
    assert (await elsewhere.say("chat", text="at another table"))["code"] == "too-fast"
    assert (await russia.say("chat", text="the other side is not"))["type"] == "reply"
    assert await count(hall.database, chat) == 6


async def test_a_table_has_its_own_pace_of_talk(new_hall: NewHall) -> None:
    hall = await new_hall(limits=Limits(chat=Bucket(100, NEVER), chat_match=Bucket(6, NEVER)))
    japan, russia = await two_players(hall, "port_arthur")
    codes = [(await who.say("chat", text="well")).get("code") for who in (japan, russia) * 5]
    assert codes == [None] * 6 + ["too-fast"] * 4


async def test_of_talk_without_end_the_latest_is_kept(new_hall: NewHall) -> None:
    loose = Bucket(10_000, 0.001)
    hall = await new_hall(limits=Limits(chat=loose, chat_match=loose, chat_kept=60))
    japan, _ = await two_players(hall, "port_arthur")
    for number in range(300):
        assert (await japan.say("chat", text=f"line {number}"))["type"] == "reply"
    assert await count(hall.database, chat) < 60 + 20
    table = await hall.table(japan.match)
    assert table.chat._said is not None
    assert len(table.chat._said) == 200
    japan = await again(japan)
    assert japan.welcome["chat"][-1]["text"] == "line 299"


@pytest.mark.parametrize("by", ["visitor", "match"])
async def test_plans_are_not_rewritten_without_end(new_hall: NewHall, by: str) -> None:
    tight, loose = Bucket(6, NEVER), Bucket(10_000, 0.001)
    limits = {"visitor": Limits(undo=tight), "match": Limits(undo=loose, undo_match=tight)}
    hall = await new_hall(limits=limits[by])
    japan, _ = await two_players(hall, "port_arthur")
    codes: list[str | None] = []
    while len(codes) < 10:
        if not japan.now["undo"]:
            await japan.answer(japan.options[0])
        japan = await again(japan)
        codes.append((await japan.say("undo", at=japan.now["at"])).get("code"))
        japan = await again(japan)
    assert codes == [None] * 6 + ["too-fast"] * 4


async def test_of_a_record_too_long_nothing_is_taken_back(new_hall: NewHall) -> None:
    hall = await new_hall(limits=Limits(record_lines=1))
    japan, _ = await two_players(hall, "port_arthur")
    await japan.answer(japan.options[0])
    await japan.until(lambda: japan.now["undo"])
    assert (await japan.say("undo", at=japan.now["at"]))["code"] == "not-allowed"


async def test_rematches_are_matches(new_hall: NewHall) -> None:
    hall = await new_hall(limits=Limits(matches=Bucket(2, NEVER)))
    match = await hall.create("ford", {}, {"north": Chair("togo"), "south": Chair("togo")}, hotseat=True)
    codes = []
    for _ in range(3):
        client = await Client(hall, match, "north", "togo").open()
        await client.until(lambda client=client: client.now["at"] != "")  # type: ignore[misc]
        await client.say("resign")
        await client.until(lambda client=client: client.now["over"] is not None)  # type: ignore[misc]
        codes.append((await client.say("offer", what="rematch")).get("code"))
        if codes[-1] is None:
            await client.until(lambda client=client: any(one.get("match") for one in client.now["offers"]))  # type: ignore[misc]
            match = client.now["offers"][0]["match"]
    assert codes == [None, None, "too-fast"]


async def test_guests_and_tokens_do_not_come_by_the_thousand(tmp_path: Path) -> None:
    limits = Limits(guests=Bucket(5, NEVER), tokens=Bucket(7, NEVER))
    app: Any = create_app(read_settings({}, data=tmp_path, limits=limits), games={GAME.id: GAME})
    transport = httpx.ASGITransport(app=app)

    async def stranger(path: str, body: dict[str, Any]) -> int:
        async with httpx.AsyncClient(transport=transport, base_url=HERE) as client:
            client.headers["x-csrf-token"] = (await client.get("/api/me")).json()["csrf"]
            if path == "/api/me":
                return (await client.patch(path, json=body)).status_code
            return (await client.post(path, json=body)).status_code

    async with app.lifespan():
        asked = [await stranger("/api/tokens", {"name": "bot"}) for _ in range(3)]
        asked += [await stranger("/api/me", {"theme": "dark"}) for _ in range(2)]
        asked += [await stranger("/api/me", {"theme": "dark"}), await stranger("/api/tokens", {"name": "bot"})]
        assert asked == [201] * 3 + [200] * 2 + [429] * 2
        async with httpx.AsyncClient(transport=transport, base_url=HERE) as client:
            client.headers["x-csrf-token"] = (await client.get("/api/me")).json()["csrf"]
            signed = await client.post("/api/account/sign-up", json={"name": "Togo", "password": "three grey ships"})
            assert signed.status_code == 201
            made = [(await client.post("/api/tokens", json={"name": "bot"})).status_code for _ in range(5)]
        assert made == [201] * 3 + [429] * 2
        database = app.state.hall.database
        assert (await count(database, visitors), await count(database, tokens)) == (6, 6)


async def test_nobody_has_very_many_matches_open(tmp_path: Path) -> None:
    settings = read_settings({}, data=tmp_path, limits=Limits(open_matches=3))
    app: Any = create_app(settings, games={GAME.id: GAME})
    transport = httpx.ASGITransport(app=app)
    async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url=HERE) as client:
        client.headers["x-csrf-token"] = (await client.get("/api/me")).json()["csrf"]
        wanted = {"game": GAME.id, "opponent": "anyone", "side": "north"}
        made = [await client.post("/api/matches", json=wanted) for _ in range(5)]
        assert [one.status_code for one in made] == [201] * 3 + [409] * 2
        assert (made[-1].json()["code"], "resign" in made[-1].json()["detail"]) == ("too-many", True)
        page = await client.post("/play", data={"game": GAME.id, "opponent": "anyone"}, headers={"accept": "text/html"})
        assert page.status_code == 409
        assert "unfinished games" in page.text


async def test_a_rate_does_not_keep_whoever_comes_by() -> None:
    rate = Rate(Bucket(1, NEVER))
    for number in range(30_000):
        rate.take(str(number))
    assert len(rate._levels) <= 20_000


# Clearing away


async def long_ago(hall: Hall, days: float) -> None:
    """Everything that is in the database was so many days ago."""
    then = datetime.now(UTC) - timedelta(days=days)
    async with hall.database.write() as connection:
        await connection.execute(update(visitors).values(seen=then))
        await connection.execute(update(matches).values(created=then, touched=then))


async def people(hall: Hall) -> set[str]:
    async with hall.database.read() as connection:
        return set((await connection.execute(select(visitors.c.id))).scalars())


async def test_guests_who_never_came_back_are_forgotten_with_their_empty_tables(new_hall: NewHall) -> None:
    hall = await new_hall()
    now = datetime.now(UTC)
    account = {"id": "witte", "name": "Witte", "name_key": "witte", "created": now, "seen": now}
    async with hall.database.write() as connection:
        await connection.execute(insert(visitors).values(account))
        rows = [{"id": f"idle{n}", "name": "Guest", "created": now, "seen": now} for n in range(450)]
        await connection.execute(insert(visitors), rows)
    free = {"north": Chair("togo"), "south": Chair()}
    unbegun = await hall.create("ford", {}, free, creator="togo")
    accounts = await hall.create("ford", {}, {"north": Chair("witte"), "south": Chair()}, creator="witte")
    glimpse, played = [
        await hall.create("ford", {}, {"north": Chair(who), "south": Chair(who)}, creator=who, hotseat=True)
        for who in ("guest", "makarov")
    ]
    for match, who in ((glimpse, "guest"), (played, "makarov")):
        client = await Client(hall, match, "north", who).open()
        await client.until(lambda client=client: client.now["at"] != "")  # type: ignore[misc]
        await client.leave()
    async with hall.database.write() as connection:
        await connection.execute(insert(lines).values(match=played, sequence=GLIMPSE + 1, body=b"x"))
    keeping = Housekeeping(hall)
    await long_ago(hall, 59)
    assert await keeping.sweep() == (0, 0)
    await long_ago(hall, 61)
    assert await keeping.sweep() == (2, 452)
    assert {row.id for row in await hall.matches.rows(select(matches))} == {accounts, played}
    assert unbegun != glimpse
    assert await people(hall) == {"witte", "makarov"}


async def test_a_guest_who_comes_now_and_then_keeps_his_table(new_hall: NewHall) -> None:
    hall = await new_hall()
    match = await hall.create("ford", {}, {"north": Chair("togo"), "south": Chair()}, creator="togo")
    await long_ago(hall, 100)
    async with hall.database.write() as connection:
        await connection.execute(update(visitors).where(visitors.c.id == "togo").values(seen=datetime.now(UTC)))
    await Housekeeping(hall).sweep()
    assert await hall.matches.find(match) is not None
    assert await people(hall) == {"togo"}


async def test_limits_are_far_above_what_players_do() -> None:
    for field in msgspec.structs.fields(Limits):
        if field.type is Bucket:
            assert getattr(Limits(), field.name).burst >= 3, field.name
