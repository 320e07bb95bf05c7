"""The benchmark of the server: its client speaks WebSocket, and the figures are all there."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys

import pytest
from tests.patience import SECONDS
from websockets.asyncio.server import ServerConnection, serve

from honjin.cli.bench.connection import Connection, upgrade_request
from honjin.cli.bench.processes import cpu_seconds, family, memory_mb

pytestmark = pytest.mark.thorough


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [0, 5, 125, 126, 5000, 65535, 65536, 200_000])
async def test_the_lean_client_hears_messages_of_every_size(size: int) -> None:
    async def tell(connection: ServerConnection) -> None:
        await connection.send("x" * size)
        await connection.send("end")
        await connection.wait_closed()

    heard = await _hear(tell, until=2)
    assert heard == [b"x" * size, b"end"]


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [1, 125, 126, 5000])
async def test_the_lean_client_is_understood(size: int) -> None:
    async def echo(connection: ServerConnection) -> None:
        await connection.ping()
        await connection.send("speak")
        async for message in connection:
            await connection.send(message)

    assert await _hear(echo, until=2, say=b"y" * size) == [b"speak", b"y" * size]


@pytest.mark.asyncio
async def test_the_lean_client_tells_why_a_connection_ended() -> None:
    async def refuse(connection: ServerConnection) -> None:
        await connection.close(4003, "not yours")

    async with serve(refuse, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        why: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        connection = Connection(upgrade_request("127.0.0.1", port, "/", "a=b"), lambda _: None, why.set_result)
        await asyncio.get_running_loop().create_connection(lambda: connection, "127.0.0.1", port)
        assert "4003 not yours" in await asyncio.wait_for(why, SECONDS)


async def _hear(handler: object, *, until: int, say: bytes = b"") -> list[bytes]:
    """What the client hears of a real server, up to so many messages; after the first it says something."""
    heard: list[bytes] = []
    done = asyncio.Event()

    def note(message: bytes) -> None:
        heard.append(message)
        if say and len(heard) == 1:
            connection.say(say)
        if len(heard) == until:
            done.set()

    async with serve(handler, "127.0.0.1", 0, compression=None) as server:  # type: ignore[arg-type]
        port = server.sockets[0].getsockname()[1]
        connection = Connection(upgrade_request("127.0.0.1", port, "/", "a=b"), note, lambda _: done.set())
        await asyncio.get_running_loop().create_connection(lambda: connection, "127.0.0.1", port)
        await asyncio.wait_for(done.wait(), SECONDS)
        connection.close()
    return heard


def test_what_a_process_uses_is_read_from_the_system() -> None:
    assert family(os.getpid())[0] == os.getpid()
    assert memory_mb(os.getpid()) > 1
    assert cpu_seconds([os.getpid()]) > 0


def test_the_benchmark_prints_the_promised_figures() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "honjin.cli", "bench", "server", "--games", "2", "--seconds", "1.5", "--json"],
        capture_output=True,
        text=True,
        check=False,
        timeout=SECONDS,
    )
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert figures["actions_per_second"] > 0
    assert 0 < figures["p50_ms"] <= figures["p95_ms"]
    assert figures["rss_mb"] > 10
    assert figures.keys() >= {"bytes_per_game", "server_cpu", "generator_cpu", "reference_loop_us"}
    assert figures["errors"] == {}


def test_several_workers_are_measured_on_postgresql(postgres_url: str) -> None:
    words = ["--games", "2", "--seconds", "1.5", "--workers", "2", "--database", postgres_url, "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "honjin.cli", "bench", "server", *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=SECONDS,
        stdin=subprocess.DEVNULL,
    )
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert (figures["workers"], figures["database"], figures["errors"]) == (2, "postgresql", {})
    assert figures["actions_per_second"] > 0
