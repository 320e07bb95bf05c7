"""A disk that is full: players are told to try again, the host is told why, and nothing is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.engine import Connection
from tests.patience import SECONDS

from honjin.core.game import find_game
from honjin.server import health
from honjin.server.app import create_app
from honjin.server.settings import read_settings
from honjin.server.tables.hall import Hall

HERE = "http://127.0.0.1:8000"
GAME = find_game("port_arthur")
"""A match that goes on for longer than the pages that a file of the database keeps in reserve."""


async def pages(hall: Hall, most: int) -> None:
    """Let the file grow no further than this, for the connection that writes the records."""

    def set_most(connection: Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {most}")

    await hall.ledger._writer.run(set_most)


@pytest.mark.asyncio
async def test_health_tells_of_a_full_disk_and_the_match_goes_on_after_it(tmp_path: Path) -> None:
    app: Any = create_app(read_settings({}, data=tmp_path), games={GAME.id: GAME})
    transport = httpx.ASGITransport(app=app)
    async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url=HERE, timeout=SECONDS) as client:
        client.headers["x-csrf-token"] = (await client.get("/api/me")).json()["csrf"]
        wanted = {"game": GAME.id, "opponent": "hotseat", "side": GAME.sides[0]}
        made = (await client.post("/api/matches", json=wanted)).json()
        nonce = {"commitment": made["commitment"], "nonce": "something nobody can guess"}
        await client.post(f"/api/matches/{made['id']}/nonce", json=nonce)
        well = await client.get("/healthz")
        assert (well.status_code, well.json()["disk"]) == (200, True)

        async def answer() -> int:
            decision = (await client.get(f"/api/matches/{made['id']}")).json()["now"]["decision"]
            body = {"at": decision["at"], "options": [decision["options"][0]["option"]]}
            return (await client.post(f"/api/matches/{made['id']}/answer", json=body)).status_code

        hall: Hall = app.state.hall
        await pages(hall, 1)
        codes = [await answer()]
        async with asyncio.timeout(SECONDS):
            while codes[-1] == 200:
                codes.append(await answer())
        assert codes[-1] == 503
        ill = await client.get("/healthz")
        assert (ill.status_code, ill.json()["status"], ill.json()["disk"]) == (503, "ill", False)
        await pages(hall, 1_000_000)
        assert await answer() == 200
        assert (await client.get("/healthz")).status_code == 200


def test_little_room_is_as_good_as_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert health.has_room(tmp_path)
    assert health.has_room(None)
    assert not health.has_room(tmp_path / "gone")
    monkeypatch.setattr(health, "LEAST_FREE", 1 << 80)
    assert not health.has_room(tmp_path)
