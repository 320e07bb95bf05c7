"""kill -9 in the middle of play: what was acknowledged is there, and the table resumes at the same decision."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import msgspec
import pytest
from tests.patience import SECONDS
from tests.server.tables.conftest import Client, NewHall

from honjin.server.store.database import Database

pytestmark = [pytest.mark.asyncio, pytest.mark.attack]

PLAYER = """
import asyncio, sys, msgspec
from random import Random
from honjin.core.game import find_games
from honjin.server.tables.hall import Chair, Hall
from honjin.server.store.database import Database

async def main():
    hall = Hall(find_games(), Database(sys.argv[1]))
    await hall.start()
    chairs = {"japan": Chair("togo"), "russia": Chair("makarov")}
    match = await hall.create("port_arthur", {"fog_of_war": True}, chairs, wake=False)
    for visitor in ("togo", "makarov"):
        await hall.matches.add_nonce(match, visitor, f"nonce of {visitor}")
    print(match, flush=True)
    live, random = await hall.table(match), Random(3)
    while True:
        for side in ("japan", "russia"):
            now = await live.now(side)
            if now.decision is not None:
                decision = msgspec.json.decode(now.decision)
                await live.seat(side).answer(decision["at"], [random.choice(decision["options"])["option"]])
                # Acknowledged: from here on it must be there.
                told = len(live.table.told(side))
                print(msgspec.json.encode([side, live.table.lines, told]).decode(), flush=True)

asyncio.run(main())
"""


async def test_what_was_acknowledged_survives(new_hall: NewHall, database: Database, tmp_path: Path) -> None:
    url = database.url.render_as_string()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PLAYER, url, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    match = (await process.stdout.readline()).decode().strip()
    acknowledged: list[bytes] = []
    while len(acknowledged) < 60:
        line = await asyncio.wait_for(process.stdout.readline(), SECONDS)
        assert line, (await process.communicate())[1].decode()
        acknowledged.append(line)
    os.kill(process.pid, signal.SIGKILL)
    rest, _ = await process.communicate()
    acknowledged += [line + b"\n" for line in rest.split(b"\n") if line.endswith(b"]")]
    side, lines, told = msgspec.json.decode(acknowledged[-1])
    hall = await new_hall()
    live = await hall.table(match)
    assert live.table is not None
    assert live.table.lines >= lines
    client = await Client(hall, match, side, {"japan": "togo", "russia": "makarov"}[side]).open()
    assert len(client.told) >= told
    asked = next(one for one in ("japan", "russia") if one in client.now["waiting"])
    player = await Client(hall, match, asked, {"japan": "togo", "russia": "makarov"}[asked]).open()
    assert (await player.answer(player.options[0]))["taken"] == 1
