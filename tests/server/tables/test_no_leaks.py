"""Fog of war on, a whole match: every byte a seat receives is one that it may have."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.tables.conftest import Client, two_players

from honjin.core.event import SPECTATOR
from honjin.core.scene import Scene
from honjin.server.hall import Hall
from honjin.umpire.table import Table

pytestmark = pytest.mark.asyncio

PUBLIC = {"waiting", "thinking", "online", "crumbs", "offers", "over"}


async def test_every_byte_is_one_the_seat_may_have(hall: Hall) -> None:
    japan, russia = await two_players(hall, "port_arthur", fog_of_war=True, mines=True)
    onlooker = await Client(hall, japan.match, SPECTATOR, "guest").open()
    clients = (japan, russia, onlooker)
    live = await hall.table(japan.match)
    random = Random(5)
    hidden_ever = 0
    for step in range(400):
        table = live._table
        assert table is not None
        if table.is_over:
            break
        asked = next(client for client in (japan, russia) if table.decision_of(client.seat) is not None)
        await asked.until(lambda client=asked: client.now["decision"] is not None)  # type: ignore[misc]
        heard = [len(client.heard) for client in clients]
        reply = await asked.answer(random.choice(asked.options))
        assert reply.get("taken") == 1, reply
        for client in clients:
            await client.say("ping")
        for client, before in zip(clients, heard, strict=True):
            check(table, client, before)
            hidden_ever += check_hidden_ships(table, client, client.heard[before:]) if step % 5 == 0 else 0
    assert hidden_ever > 50


def check(table: Table, client: Client, before: int) -> None:
    """What the client has is what its view, its told events and its decision give, and nothing but that was sent."""
    viewer = client.seat
    assert [one["event"] for one in client.told] == plain([one.event for one in table.told(viewer)])
    assert table.game.scene is not None
    scene: Scene = table.game.scene(table.match.state.theatre, table.view(viewer))
    assert client.scene == plain(scene)
    decision = None if viewer == SPECTATOR else table.decision_of(viewer)
    if decision is None:
        assert client.now["decision"] is None
    else:
        assert client.options == plain(list(decision.options))
        assert client.now["decision"]["facts"] == plain(decision.facts)
    for text in client.heard[before:]:
        message = msgspec.json.decode(text)
        allowed = {
            "news": {"type", "epoch", "told", "scene", "now", "back_to"},
            "now": {"type", "now"},
            "reply": {"type", "id", "taken"},
        }[message["type"]]
        assert set(message) <= allowed
        if "now" in message:
            assert set(message["now"]) == PUBLIC | {"decision", "undo", "plan", "take_back"}


def check_hidden_ships(table: Table, client: Client, texts: list[str]) -> int:
    """No ship that fog hides is anywhere in the client's scene at its zone; how many there were to hide."""
    viewer = client.seat
    state: Any = table.match.state
    seen = table.view(viewer)
    true = table.game.view(state, "umpire")
    hidden = 0
    for ship, place in true.ships.items():
        if seen.ships[ship].place == "at_sea" and place.place != "at_sea":
            hidden += 1
            assert client.scene["counters"].get(f"ship-{ship}", {}).get("slot") in (None, "at_sea")
            for slot, pile in client.scene["piles"].items():
                assert f"ship-{ship}" not in pile["counters"] or not slot.startswith("zone-"), (ship, slot)
    return hidden


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
