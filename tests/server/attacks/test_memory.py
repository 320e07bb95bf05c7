"""Tables that the hall has dropped are gone, and not only out of sight."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.tables.conftest import Client, NewHall, database, new_hall, two_players

from honjin.core.game import find_games
from honjin.server.tables.live import LiveTable
from honjin.testing.sample import GAME
from honjin.umpire.table import Table

pytestmark = pytest.mark.thorough

__all__ = ["database", "new_hall"]


@pytest.fixture
def without_collector() -> Iterator[None]:
    """A server runs the collector of cycles seldom; here never."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.asyncio
@pytest.mark.usefixtures("without_collector")
@pytest.mark.parametrize("game", [GAME.id, *find_games()])
async def test_dropped_tables_are_gone(new_hall: NewHall, game: str) -> None:
    hall = await new_hall(most_tables=2)
    seen: list[weakref.ref[Any]] = []
    for _ in range(5):
        players = await two_players(hall, game)
        live = await hall.table(players[0].match)
        assert live.table is not None
        seen += [weakref.ref(live), weakref.ref(live.table)]
        if players[0].now["decision"] and players[0].now["decision"]["options"]:
            await players[0].answer(players[0].options[0])
        await players[0].say("chat", text="well met")
        del live
        for player in players:
            await player.leave()
    last = await Client(hall, players[0].match, "spectator", None).open()
    await last.leave()
    await hall.stop()
    alive = [one for one in (ref() for ref in seen) if one is not None]
    kinds = [kind for kind in (LiveTable, Table) if sum(isinstance(one, kind) for one in alive) > 2]
    assert not kinds, [len(gc.get_referrers(one)) for one in alive]
