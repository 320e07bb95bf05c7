"""A clock that is set back takes nobody's seat."""

from __future__ import annotations

import time
from typing import Any

import httpx
import pytest
from tests.patience import SECONDS

from honjin.server.app import create_app
from honjin.server.settings import read_settings
from honjin.testing.sample import GAME

HERE = "http://127.0.0.1:8000"


@pytest.mark.asyncio
@pytest.mark.parametrize("seconds", [-120, -40 * 24 * 3600, 500 * 24 * 3600])
async def test_a_cookie_with_our_signature_is_never_taken_for_a_strangers(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, seconds: int
) -> None:
    app: Any = create_app(read_settings({}, data=tmp_path), games={GAME.id: GAME})
    transport = httpx.ASGITransport(app=app)
    now = time.time
    async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url=HERE, timeout=SECONDS) as client:
        first = await client.get("/api/me")
        kept = {"cookie": f"visitor={first.cookies['visitor']}"}
        client.cookies.clear()
        monkeypatch.setattr(time, "time", lambda: now() + seconds)
        again = await client.get("/api/me", headers=kept)
        assert again.json()["id"] == first.json()["id"]
        renewed = again.cookies.get("visitor")
        assert (renewed is None) == (abs(seconds) < 24 * 3600)
