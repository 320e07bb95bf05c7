"""Whoever guesses at a password gets nowhere, and takes nothing from its owner."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.patience import SECONDS

from honjin.server.app import create_app
from honjin.server.settings import Bucket, Limits, read_settings
from honjin.testing.sample import GAME

pytestmark = pytest.mark.asyncio

HERE = "http://127.0.0.1:8000"
NEVER = 1e9
RIGHT = {"name": "Togo", "password": "three grey battleships"}
WRONG = {"name": "TOGO ", "password": "not the right one"}


@asynccontextmanager
async def at(app: Any, address: str) -> AsyncIterator[httpx.AsyncClient]:
    transport = httpx.ASGITransport(app=app, client=(address, 1))
    async with httpx.AsyncClient(transport=transport, base_url=HERE, timeout=SECONDS) as client:
        client.headers["x-csrf-token"] = (await client.get("/api/me")).json()["csrf"]
        yield client


async def tries(client: httpx.AsyncClient, body: dict[str, str], times: int = 1) -> list[int]:
    return [(await client.post("/api/account/sign-in", json=body)).status_code for _ in range(times)]


async def test_an_owner_is_not_locked_out_by_others_guesses(tmp_path: Path) -> None:
    limits = Limits(
        sign_in=Bucket(2, NEVER),
        sign_in_name=Bucket(3, NEVER),
        sign_in_device=Bucket(4, NEVER),
        sign_up=Bucket(9, NEVER),
    )
    app: Any = create_app(read_settings({}, data=tmp_path, limits=limits), games={GAME.id: GAME})
    async with app.lifespan(), at(app, "203.0.113.9") as owner:
        assert (await owner.post("/api/account/sign-up", json=RIGHT)).status_code == 201
        assert (await owner.post("/api/account/sign-out", json={})).status_code == 201
        for address in ("203.0.113.1", "203.0.113.2", "203.0.113.9"):
            async with at(app, address) as thief:
                await tries(thief, WRONG, 3)
        async with at(app, "203.0.113.3") as thief:
            assert await tries(thief, RIGHT) == [429]
        assert await tries(owner, WRONG, 1) == [401]
        assert await tries(owner, RIGHT) == [201]
        change = {"old": RIGHT["password"], "new": "four grey battleships"}
        assert (await owner.post("/api/account/password", json=change)).status_code == 201
        # A browser that knew one account has no more attempts than others at another, nor without end at its own.
        await owner.post("/api/account/sign-out", json={})
        assert await tries(owner, {**WRONG, "name": "Makarov"}) == [429]
        assert await tries(owner, WRONG, 5) == [401, 401, 429, 429, 429]


async def test_a_forged_device_is_none(tmp_path: Path) -> None:
    limits = Limits(sign_in=Bucket(1, NEVER))
    app: Any = create_app(read_settings({}, data=tmp_path, limits=limits), games={GAME.id: GAME})
    async with app.lifespan(), at(app, "203.0.113.9") as owner, at(app, "203.0.113.1") as thief:
        await owner.post("/api/account/sign-up", json=RIGHT)
        value = owner.cookies["device"]
        thief.cookies.set("device", value[:-4] + ("AAAA" if value[-4:] != "AAAA" else "BBBB"))
        assert await tries(thief, WRONG, 3) == [401, 429, 429]
