"""The sample game at a live table: two decisions open at once, sealed answers, hidden hands."""

from __future__ import annotations

import msgspec
import pytest
from tests.server.tables.conftest import Client, two_players

from honjin.core.event import SPECTATOR
from honjin.server.tables.hall import Hall

pytestmark = pytest.mark.asyncio


async def to_the_stances(north: Client, south: Client) -> None:
    """Both take guard with one card; then both are asked for a stance at once."""
    for client in (north, south):
        await client.until(lambda one=client: one.now["decision"] is not None)  # type: ignore[misc]
        ready = client.options[0]
        assert (await client.answer(ready, {"do": "TakeGuard"}))["taken"] == 2
    for client in (north, south):
        await client.until(lambda one=client: (one.now["decision"] or {}).get("ask") == "stance")  # type: ignore[misc]


async def test_an_answer_is_sealed_until_the_other_is_in(hall: Hall) -> None:
    north, south = await two_players(hall, "ford")
    onlooker = await Client(hall, north.match, SPECTATOR, "guest").open()
    await to_the_stances(north, south)
    assert north.now["waiting"] == ["north", "south"]
    heard = len(south.heard), len(onlooker.heard)
    assert (await north.answer({"do": "TakeStance", "stance": "advance"}))["taken"] == 1
    await south.until(lambda: south.now["waiting"] == ["south"])
    await onlooker.until(lambda: onlooker.now["waiting"] == ["south"])
    for text in (*south.heard[heard[0] :], *onlooker.heard[heard[1] :]):
        message = msgspec.json.decode(text)
        message["now"].pop("decision")  # South is offered all the stances
        assert "advance" not in str(message)
        assert [one["event"]["event"] for one in message["told"]] in ([], ["AnswerSealed"])
    assert north.now["decision"] is None
    table = (await hall.table(north.match)).table
    assert table is not None
    again = await north.answer({"do": "TakeStance", "stance": "hold"}, at=table.stamp("north"))
    assert (again["code"], again["refusal"]["why"]) == ("refused", "sealed-already")
    assert (await south.answer({"do": "TakeStance", "stance": "hold"}))["taken"] == 1
    await south.until(lambda: any(one["event"]["event"] == "StancesRevealed" for one in south.told))
    await onlooker.until(lambda: any(one["event"]["event"] == "StancesRevealed" for one in onlooker.told))


async def test_orders_of_a_plan_make_no_sound(hall: Hall) -> None:
    north, south = await two_players(hall, "ford")
    onlooker = await Client(hall, north.match, SPECTATOR, None).open()
    heard = len(south.heard), len(onlooker.heard), south.now, onlooker.now
    first, second = north.options[:2]
    assert (await north.answer(first))["taken"] == 1
    assert (await north.answer(second))["taken"] == 1
    assert [one["option"] for one in north.now["plan"]] == [first, second]
    assert (await north.say("undo", at=north.now["decision"]["at"]))["type"] == "reply"
    assert (await north.answer(second))["taken"] == 1
    assert (await north.say("amend", at=north.now["decision"]["at"], number=1))["type"] == "reply"
    assert [one["option"] for one in north.now["plan"]] == [second]
    assert (await south.say("ping"))["type"] == "reply"
    assert (await onlooker.say("ping"))["type"] == "reply"
    assert (len(south.heard) - 1, len(onlooker.heard) - 1, south.now, onlooker.now) == heard


async def test_what_a_reply_was_told_is_what_the_table_tells(hall: Hall) -> None:
    north, south = await two_players(hall, "ford")
    await to_the_stances(north, south)
    table = (await hall.table(north.match)).table
    assert table is not None
    for client in (north, south):
        wanted = msgspec.json.encode([one.event for one in table.told(client.seat)])
        assert [one["event"] for one in client.told] == msgspec.json.decode(wanted)
        private = {one["event"]["event"] for one in client.told if one["private"]}
        assert private == {"CardReadied"}  # of a card dealt and a guard taken everybody hears, but not which cards
