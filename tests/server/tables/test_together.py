"""Advance together, over the wire: one message, many ordinary answers, and on it goes when the other side declines."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from random import Random
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from tests.games.ran.hostile import choose
from tests.server.tables.conftest import Client, two_players
from tests.server.tables.worlds import Clock

from honjin.core.event import SPECTATOR
from honjin.core.game import find_games
from honjin.server.store.database import Database
from honjin.server.tables.hall import Hall
from honjin.umpire.table import Table

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(600)]

RAN = "ran.nunobeyama"


@pytest.fixture(autouse=True)
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    Clock(monkeypatch)


@pytest_asyncio.fixture
async def battle(database: Database) -> AsyncIterator[Hall]:
    """A hall that has the battles of RAN."""
    hall = Hall(find_games(drafts=True), database)
    await hall.start()
    yield hall
    await hall.stop()


async def table_of(client: Client) -> Table:
    table = (await client.hall.table(client.match)).table
    assert table is not None
    return table


async def answer(table: Table, clients: dict[str, Client], lot: Random) -> None:
    """One answer of whoever is asked first."""
    side = next(side for side in table.game.sides if table.decision_of(side) is not None)
    decision = table.decision_of(side)
    assert decision is not None
    option = msgspec.to_builtins(decision.option(choose(decision, table.match.state, lot)))
    client = clients[side]
    await client.until(lambda: client.now["at"] == table.stamp(side))
    assert (await client.answer(option))["taken"] == 1


async def mustered(table: Table, clients: dict[str, Client], lot: Random) -> Client:
    """Play on until somebody can drill a contingent."""
    while True:
        for side, client in clients.items():
            decision = table.decision_of(side)
            if decision is not None and decision.ask == "order":
                await client.until(lambda client=client, side=side: client.now["at"] == table.stamp(side))  # type: ignore[misc]
                if len((client.now["decision"]["drill"] or {"things": ()})["things"]) > 3:
                    return client
        await answer(table, clients, lot)


async def march(client: Client, **wishes: Any) -> dict[str, Any]:
    decision = client.now["decision"]
    wanted = {"at": decision["at"], "things": decision["drill"]["things"], "way": "ahead", "steps": 3}
    return await client.say("drill", **{**wanted, **wishes})


async def test_one_message_moves_a_contingent_by_ordinary_answers(battle: Hall) -> None:
    clients = {client.seat: client for client in await two_players(battle, RAN)}
    one = next(iter(clients.values()))
    table = await table_of(one)
    onlooker = await Client(battle, one.match, SPECTATOR, "guest").open()
    leader = await mustered(table, clients, Random(1))
    things, lines = leader.now["decision"]["drill"]["things"], table.lines
    before = len(onlooker.told)
    reply = await march(leader, steps=1)
    assert {row["thing"] for row in reply["drill"]["marched"]} == set(things)
    assert not reply["drill"]["waits"]
    assert table.lines > lines + len(things)
    await onlooker.until(lambda: len(onlooker.told) == table.told_count(SPECTATOR))
    moved = [one["event"]["unit"] for one in onlooker.told[before:] if one["event"]["event"] == "MoveBegan"]
    assert sorted(moved) == sorted(thing.removeprefix("unit-") for thing in things)
    for other in clients.values():
        assert (other is leader) == any('"drill":{"marched"' in text for text in other.heard)


async def test_what_is_not_offered_is_refused(battle: Hall) -> None:
    clients = {client.seat: client for client in await two_players(battle, RAN)}
    table = await table_of(next(iter(clients.values())))
    leader = await mustered(table, clients, Random(1))
    other = next(client for client in clients.values() if client is not leader)
    assert (await march(leader, way="dance"))["code"] == "refused"
    assert (await march(leader, things=["unit-nobody"]))["code"] == "refused"
    assert (await march(leader, steps=0))["code"] == "malformed"
    assert (await march(leader, at="0.0.0"))["code"] == "stale"
    asked = {"things": leader.now["decision"]["drill"]["things"], "way": "ahead", "steps": 1}
    assert (await other.say("drill", at=other.now["at"], **asked))["code"] == "refused"


async def that_waits(clients: dict[str, Client], table: Table, lot: Random) -> tuple[Client, dict[str, Any]]:
    """A drill about which the other side is asked."""
    while True:
        leader = await mustered(table, clients, lot)
        reply = await march(leader)
        if reply["drill"]["waits"]:
            return leader, reply["drill"]


async def test_it_goes_on_by_itself_when_the_other_side_declines(battle: Hall) -> None:
    clients = {client.seat: client for client in await two_players(battle, RAN)}
    table = await table_of(next(iter(clients.values())))
    leader, before = await that_waits(clients, table, Random(1))
    other = next(client for client in clients.values() if client is not leader)
    heard, drill = len(leader.heard), before
    while True:
        await either((leader, other), lambda: not _latest(leader, heard, before)["waits"] or _asked(other))
        drill = _latest(leader, heard, before)
        if not drill["waits"]:
            break
        now = other.now
        [decline] = [one for one in other.options if one["do"] == now["decision"]["settle"][0]["do"]]
        assert (await other.answer(decline))["taken"] == 1
        await other.until(lambda now=now: other.now is not now)  # type: ignore[misc]
    assert len(drill["marched"]) > len(before["marched"])
    assert drill["dropped"] == []


async def either(clients: Sequence[Client], holds: Callable[[], bool]) -> None:
    """Wait until something holds that any of these may be the last to hear of."""
    tasks = [asyncio.ensure_future(client.until(holds)) for client in clients]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def _latest(client: Client, since: int, before: dict[str, Any]) -> dict[str, Any]:
    """The latest word about the drill."""
    messages = [msgspec.json.decode(text) for text in client.heard[since:]]
    drills: list[dict[str, Any]] = [message["drill"] for message in messages if message["type"] == "drill"]
    return drills[-1] if drills else before


def _asked(client: Client) -> bool:
    return client.now["decision"] is not None
