"""Heads without end, connections that say nothing, and very many of them."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import TYPE_CHECKING

import httpx
import msgspec
import pytest
from tests.conftest import loose_limits
from tests.patience import SECONDS
from tests.server.lines import open_line

from honjin.server import connections
from honjin.server.connections import room_for
from honjin.server.settings import Limits
from honjin.testing.sample import GAME

if TYPE_CHECKING:
    from tests.conftest import Server, StartServer

pytestmark = pytest.mark.thorough

Narrow = Callable[..., "Server"]
GET = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"


@pytest.fixture
def narrow(start_server: StartServer) -> Narrow:
    """A server with some limits of its own."""
    return lambda **limits: start_server(
        games={GAME.id: GAME}, limits=msgspec.structs.replace(loose_limits(), **limits)
    )


@contextmanager
def wire(server: Server) -> Iterator[socket.socket]:
    """A bare connection."""
    with socket.create_connection(("127.0.0.1", server.settings.port), timeout=SECONDS) as line:
        yield line


def until_closed(line: socket.socket) -> bytes:
    """All that comes before the server hangs up."""
    got = b""
    try:
        while piece := line.recv(65536):
            got += piece
    except ConnectionResetError:
        pass
    return got


def pour(line: socket.socket, pieces: Iterator[bytes]) -> int:
    """Send until the server hangs up; how many bytes went out."""
    sent = 0
    try:
        for piece in pieces:
            line.sendall(piece)
            sent += len(piece)
    except (BrokenPipeError, ConnectionResetError):
        pass
    return sent


@pytest.mark.parametrize(
    "piece",
    [b"X-Filler: " + b"a" * 1000 + b"\r\n", b"a" * 1000, b"\r\n" * 500],
    ids=["many lines", "one line", "blank lines"],
)
def test_a_head_has_an_end(narrow: Narrow, piece: bytes) -> None:
    server = narrow(head_seconds=SECONDS)
    start = b"" if piece.startswith(b"\r") else GET + b"X-Long: "
    most = 64 * 1024 * 1024
    with wire(server) as line:
        sent = pour(line, iter([start, *[piece * 16] * (most // len(piece * 16))]))
        assert sent < most
        until_closed(line)
    assert httpx.get(f"{server.url}/healthz").status_code == 200


def test_a_head_too_big_is_answered(narrow: Narrow) -> None:
    server = narrow()
    with wire(server) as line:
        line.sendall(GET + b"X-Long: " + b"a" * 40_000)
        assert until_closed(line).startswith(b"HTTP/1.1 431 ")
    with wire(server) as line:
        line.sendall(GET + b"X: y\r\n" * 200 + b"\r\n")
        assert until_closed(line).startswith(b"HTTP/1.1 431 ")
    with wire(server) as line:
        line.sendall(GET + b"X-Cookie: " + b"a" * 16_000 + b"\r\nConnection: close\r\n\r\n")
        assert until_closed(line).startswith(b"HTTP/1.1 200 ")


def test_whoever_is_slow_or_silent_is_let_go(narrow: Narrow) -> None:
    server = narrow(head_seconds=1)
    with wire(server) as silent, wire(server) as slow, wire(server) as second:
        slow.sendall(b"GET / HT")
        second.sendall(GET + b"\r\n")
        assert second.recv(65536).startswith(b"HTTP/1.1 200 ")
        second.sendall(b"GET / HT")
        assert until_closed(silent) == b""
        assert until_closed(slow).startswith(b"HTTP/1.1 408 ")
        assert b"HTTP/1.1 408 " in until_closed(second)


def test_a_body_that_nobody_reads_ends(narrow: Narrow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("honjin.server.connections.CLOSING_SECONDS", 0.5)
    server = narrow()
    with wire(server) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n")
        assert until_closed(line).startswith(b"HTTP/1.1 200 ")


def test_an_answer_that_nobody_fetches_ends(narrow: Narrow) -> None:
    server = narrow(unread_seconds=1)
    asking = b"GET /static/x/vendor/nothing HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n\r\n"
    [all_of_it] = [one for one in connections._known.values() if one.limits.unread_seconds == 1]
    with wire(server) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(1)
        # Each answer is an error of some bytes; unread they fill the buffers of both ends, and then the server stops.
        with suppress(TimeoutError):
            pour(line, iter([asking] * 2_000_000))
        # The system may keep the rest of a closed connection for a peer that reads nothing, and tell him late or never.
        until = time.monotonic() + SECONDS
        while len(all_of_it):
            assert time.monotonic() < until, "it is still served"
            time.sleep(0.05)
    assert httpx.get(f"{server.url}/healthz").status_code == 200


def test_many_requests_sent_ahead_are_not_queued(narrow: Narrow) -> None:
    server = narrow()
    with wire(server) as line:
        line.sendall((GET + b"\r\n") * 2000)
        assert until_closed(line).count(b"HTTP/1.1 200 ") < 2000
    assert httpx.get(f"{server.url}/healthz").status_code == 200


def test_one_address_does_not_take_all_connections(narrow: Narrow) -> None:
    server = narrow(connections_address=20)
    with ExitStack() as stack:
        lines = [stack.enter_context(wire(server)) for _ in range(20)]
        with wire(server) as late:
            assert until_closed(late).startswith(b"HTTP/1.1 503 ")
        lines[0].close()
        stack.enter_context(_let_in(server))


@contextmanager
def _let_in(server: Server) -> Iterator[None]:
    """As soon as the server has noticed that somebody has left."""
    while True:
        with wire(server) as line:
            line.sendall(GET + b"Connection: close\r\n\r\n")
            if until_closed(line).startswith(b"HTTP/1.1 200 "):
                yield
                return


def test_a_proxy_is_not_one_visitor_and_in_a_full_house_who_waits_makes_room(start_server: StartServer) -> None:
    limits = msgspec.structs.replace(loose_limits(), connections=40)
    server = start_server(games={GAME.id: GAME}, limits=limits, trusted_proxies=("127.0.0.1",))
    with ExitStack() as stack:
        lines = [stack.enter_context(wire(server)) for _ in range(60)]
        assert until_closed(lines[0]) == b""
        assert httpx.get(f"{server.url}/healthz").status_code == 200


def test_sockets_count_as_long_as_they_are_open(narrow: Narrow) -> None:
    server = narrow(connections_address=12)
    with httpx.Client(base_url=server.url, headers={"origin": server.url}) as client:
        client.headers["x-csrf-token"] = client.get("/api/me").json()["csrf"]
        wanted = {"game": GAME.id, "opponent": "hotseat", "side": "north"}
        match = client.post("/api/matches", json=wanted).json()["id"]
    with ExitStack() as stack:
        for _ in range(12):
            line = stack.enter_context(open_line(server.socket_url(f"/api/matches/{match}/socket")))
            assert msgspec.json.decode(line.recv())["type"] == "welcome"
        with wire(server) as late:
            assert until_closed(late).startswith(b"HTTP/1.1 503 ")
    with _let_in(server):
        pass


def test_one_address_has_half_of_the_room_at_most() -> None:
    assert room_for(Limits(), 1024) == (896, 448)
    assert room_for(Limits(), 65_536) == (10_000, 1200)
    assert room_for(Limits(), 64) == (16, 8)
