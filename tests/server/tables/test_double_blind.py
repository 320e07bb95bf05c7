"""Midway over the line: a side is sent the same, byte for byte, whatever the other does where nobody sees it.

The same stretch of a battle is played in two worlds, over sockets and HTTP, by a real server. The sides do not meet
(`tests/games/midway/quiet.py`); one of them orders otherwise. Whole battles are compared in
`tests/games/midway/test_worlds.py`, without a server.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random

import msgspec
import pytest
from tests.games.midway.quiet import quiet_sheet
from tests.server.tables.worlds import Clock, World, assert_same, opened

from honjin.games.midway.model import JAPAN, SIDES, US, SideId, enemy_of

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(900), pytest.mark.thorough, pytest.mark.attack]

TURNS = 1
"""Turns that are played: the first has all the steps of a day, and the second begins."""


class Battle(World):
    """A world in which both sides send sheets."""

    async def play(self, watcher: SideId, seed: int) -> int:
        """Some turns; what the watcher orders is always the same, the other's sheets hang on the seed."""
        lots = {watcher: Random(0), enemy_of(watcher): Random(seed)}
        number = 0
        while self.table.match.state.turn <= TURNS:
            number += 10
            await self.look(number, every=8, long=24)
            for at, side in enumerate(SIDES):
                form = self.table.form_of(side)
                assert form is not None
                ocean = self.table.match.state.ocean
                sheet = quiet_sheet(ocean, side, form, lots[side], roams=side != watcher)
                client = self.clients[side]
                await client.until(lambda client=client: bool(client.now["decision"]))  # type: ignore[misc]
                self.clock.set(number + at)
                slips = msgspec.to_builtins(sheet)["slips"]
                if side != watcher:
                    assert (await client.write(*slips))["rows"] == []
                    self.clock.set(number + at)
                assert (await client.send(*slips)).get("taken") == 1
                await self.look(number + at, every=8, long=24)
        await self.look(number + 10, every=1, long=1)
        return number


@pytest.mark.parametrize("watcher", [US, JAPAN])
async def test_what_nobody_sees_moves_no_byte(watcher: SideId, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    new = partial(opened, Battle, "midway", {}, clock)
    async with new(tmp_path / "one") as one:
        length = await one.play(watcher, 1)
    async with new(tmp_path / "other") as other:
        assert await other.play(watcher, 2) == length
    for viewer in one.clients:
        if viewer != enemy_of(watcher):
            assert_same(one.sent[viewer], other.sent[viewer], viewer)
    enemy = enemy_of(watcher)
    assert one.sent[enemy] != other.sent[enemy], "the enemy has done nothing otherwise"
