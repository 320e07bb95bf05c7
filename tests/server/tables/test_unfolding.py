"""Whoever wants to see what happens one thing after the other gets the board after each; nobody else pays for it."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from tests.server.tables.conftest import Client, two_players

from honjin.core.event import SPECTATOR
from honjin.server.replays.document import stretch_of
from honjin.server.tables.hall import Hall
from honjin.server.tables.live import LiveTable
from honjin.testing.matches import random_answer
from honjin.testing.patches import merged

pytestmark = pytest.mark.asyncio

GAMES = {"port_arthur": {"fog_of_war": True, "mines": True}, "storm": {}, "ran.nunobeyama": {}}


@pytest.mark.parametrize("game", GAMES)
async def test_each_step_is_the_board_as_the_viewer_saw_it(hall: Hall, game: str) -> None:
    players = await two_players(hall, game, **GAMES[game])
    match = players[0].match
    eyes = [(player.seat, player.visitor) for player in players]
    lookers = [await Client(hall, match, *eye).open(steps=True) for eye in (*eyes, (SPECTATOR, "guest"))]
    live = await hall.table(match)
    random = Random(7)
    assert live.table is not None
    for _ in range(90):
        if live.table.is_over:
            break
        side, option = random_answer(live.table.match, random)
        asked = next(client for client in players if client.seat == side)
        await asked.until(lambda client=asked: client.now["decision"] is not None)  # type: ignore[misc]
        if random.random() < 0.05 and asked.now["undo"]:
            await asked.say("undo", at=asked.now["decision"]["at"])
        else:
            assert (await asked.answer(msgspec.to_builtins(option)))["taken"] == 1
    for looker in lookers:
        await looker.say("ping")
        scenes = boards(live, looker.seat)
        assert len(looker.steps) > 10
        assert all(scene == scenes[number] for number, scene in looker.steps.items())
    for player in players:
        assert not any("steps" in msgspec.json.decode(text) for text in player.heard)


def boards(live: LiveTable, viewer: str) -> list[object]:
    """The board as a viewer saw it at first, and after each thing it was told, by the record."""
    assert live.table is not None
    stretch = msgspec.json.decode(msgspec.json.encode(stretch_of(live.table._record(), live.game, viewer, 0)))
    found = [stretch["start"]]
    for step in stretch["steps"]:
        found.append(merged(found[-1], step["patch"]) if step.get("patch") else found[-1])
    return found
