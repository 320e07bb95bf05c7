"""What a connection may cost before anybody knows who is there: bytes and time of a request's head, and how many.

uvicorn reads a head of any size for as long as it takes, and keeps whoever says nothing. Here heads have a size and a
time, an address has so many connections, and whoever neither asks nor reads is let go. One look a second goes through
all connections, so a request costs no timer of its own.
"""

from __future__ import annotations

import asyncio
import ipaddress
import resource
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from honjin.server.rates import network_of
from honjin.server.settings import Limits, Settings

LOOK_SECONDS = 1.0

RESERVED = 128
"""Descriptors for all that is no connection of a visitor: database, files, thinkers, and who comes to be refused."""

WANTED_DESCRIPTORS = 65_536

MOST_PIPELINED = 32
"""Requests sent ahead on one connection. Browsers send none; uvicorn would queue them without end."""

CLOSING_SECONDS = 10.0
"""For what is still to be sent when a connection is closed; a peer that reads nothing would keep it for ever."""


def allow_many_descriptors() -> None:
    """Take as many descriptors as the system lets us have: the usual 1,024 are soon used up by browsers that wait."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, WANTED_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def room_for(limits: Limits, descriptors: int) -> tuple[int, int]:
    """How many connections there may be, in all and from one address, with so many descriptors."""
    in_all = max(16, min(limits.connections, descriptors - RESERVED))
    return in_all, max(8, min(limits.connections_address, in_all // 2))


class Connections:
    """All connections of one process, and the one who looks after them."""

    def __init__(self, settings: Settings, loop: asyncio.AbstractEventLoop) -> None:
        self.limits = settings.limits
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        descriptors = WANTED_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft
        self.most, self.most_from_one = room_for(settings.limits, descriptors)
        self._proxies = _networks(settings.trusted_proxies)
        self._loop = loop
        self._all: dict[Connection, str] = {}
        self._crowd: Counter[str] = Counter()
        self._look: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._all)

    def admit(self, connection: Connection) -> str:
        """Count a new connection in; why it cannot stay, if it cannot."""
        host = connection.host
        # All the world comes from a proxy: who it is, its headers say, and the limits behind the door go by them.
        address = "" if self._is_proxy(host) else network_of(host)
        if address and self._crowd[address] >= self.most_from_one:
            return "too many connections from this address"
        if len(self._all) >= self.most and not self._make_room():
            return "too many connections"
        self._all[connection] = address
        self._crowd[address] += 1
        if self._look is None:
            self._look = self._loop.call_later(LOOK_SECONDS, self._look_after)
        return ""

    def forget(self, connection: Connection) -> None:
        """Count it out."""
        address = self._all.pop(connection, None)
        if address is None:
            return
        self._crowd[address] -= 1
        if not self._crowd[address]:
            del self._crowd[address]

    def _make_room(self) -> bool:
        """Let the one go that has waited longest without a request; False if all are at work."""
        waiting = next((one for one in self._all if one.is_waiting), None)
        if waiting is None:
            return False
        waiting.transport.abort()
        self.forget(waiting)
        return True

    def _look_after(self) -> None:
        now = self._loop.time()
        for connection in list(self._all):
            connection.look(now, self.limits)
        self._look = self._loop.call_later(LOOK_SECONDS, self._look_after) if self._all else None

    def _is_proxy(self, host: str) -> bool:
        if self._proxies is None:
            return True
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._proxies)


_known: WeakKeyDictionary[ServerState, Connections] = WeakKeyDictionary()


def connections_of(state: ServerState, app: Any, loop: asyncio.AbstractEventLoop) -> Connections:
    """Those of a running server: uvicorn makes its protocols by itself, and hands over nothing of ours but the app."""
    found = _known.get(state)
    if found is None:
        found = _known[state] = Connections(app.state.settings, loop)
    return found


class _Patience:
    """When a connection began to close, or its peer to read nothing."""

    __slots__ = ("_blocked", "_closing")

    def __init__(self) -> None:
        self._closing = 0.0
        self._blocked = 0.0

    def is_over(self, now: float, transport: asyncio.Transport, is_blocked: bool, limits: Limits) -> bool:
        """Whether nothing more is to be hoped for."""
        self._closing = (self._closing or now) if transport.is_closing() else 0.0
        self._blocked = (self._blocked or now) if is_blocked else 0.0
        is_stuck = bool(self._blocked) and now - self._blocked > limits.unread_seconds
        return is_stuck or (bool(self._closing) and now - self._closing > CLOSING_SECONDS)


class HttpConnection(HttpToolsProtocol):
    """uvicorn's protocol with the limits."""

    is_waiting: bool
    """Nothing has been asked on it, or all of it is answered."""
    _in_head: bool

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected."""
        super().connection_made(transport)
        self.all = connections_of(self.server_state, self.app, self.loop)
        self._in_body = False
        self._answered = 0.0
        self._patience = _Patience()
        self._await_head()
        if why := self.all.admit(self):
            self._refuse(503, why)

    @property
    def host(self) -> str:
        """Where it comes from."""
        return self.client[0] if self.client else ""

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self.all.forget(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a socket, which counts itself in."""
        self.all.forget(self)
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        """Read on; a head that goes on too long is not read to its end."""
        if self.transport.is_closing():
            return
        if self._in_head:
            self._head_bytes += len(data)
        super().data_received(data)
        if self._in_head and self._head_bytes > self.all.limits.head:
            self._refuse(431, "the head of the request is too big")

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        super().on_message_begin()
        if not self._in_head:
            self._in_head = True
            self._head_bytes = 0
        self._head_since = self.loop.time()

    def on_header(self, name: bytes, value: bytes) -> None:
        """A line of the head."""
        if len(self.headers) >= self.all.limits.head_lines:
            self._refuse(431, "the head of the request has too many lines")
            raise ValueError("too many lines")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is whole."""
        self._in_head = self.is_waiting = False
        self._in_body = True
        if sum(len(name) + len(value) for name, value in self.headers) + len(self.url) > self.all.limits.head:
            self._refuse(431, "the head of the request is too big")
            raise ValueError("too big")
        if len(self.pipeline) >= MOST_PIPELINED:
            self._refuse(429, "too many requests at once")
            raise ValueError("too many requests")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is whole."""
        self._in_body = False
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """The answer is on its way."""
        self._answered = self.loop.time()
        if not self._in_body and not self.pipeline:
            self._await_head()
        super().on_response_complete()

    def _await_head(self) -> None:
        self.is_waiting = self._in_head = True
        self._head_since = self.loop.time()
        self._head_bytes = 0

    def send_400_response(self, msg: str) -> None:
        """Say that it cannot be read, unless something has been said already."""
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def look(self, now: float, limits: Limits) -> None:
        """Let it go if its head does not come, its body does not end, or its peer does not read."""
        if self._patience.is_over(now, self.transport, self.flow.write_paused, limits):
            self.transport.abort()
        elif self.transport.is_closing():
            return
        elif self._in_head and not self._is_idle() and now - self._head_since > limits.head_seconds:
            # Browsers open connections before they need them: to those there is nothing to say.
            if self._head_bytes:
                self._refuse(408, "the request did not come in time")
            self.transport.close()
        elif self._in_body and self.cycle.response_complete and now - self._answered > CLOSING_SECONDS:
            # The answer is long out, and what comes in is read by nobody.
            self.transport.close()

    def _is_idle(self) -> bool:
        """Between two requests: uvicorn has a timer for that."""
        return self.timeout_keep_alive_task is not None

    def _refuse(self, status: int, why: str) -> None:
        if self.transport.is_closing():
            return
        words = why.encode()
        head = STATUS_LINE[
            status
        ] + b"content-type: text/plain; charset=utf-8\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % len(words)
        # In the middle of an answer there is no place for another.
        cycle: Any = self.cycle
        if cycle is None or cycle.response_complete or not cycle.response_started:
            self.transport.write(head + words)
        self.transport.close()


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket; uvicorn asks it every 20 seconds whether it is there."""

    is_waiting = False

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], **more: Any) -> None:
        super().__init__(config, server_state, app_state, **more)
        self.all = connections_of(server_state, self.app, self.loop)
        self._patience = _Patience()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A request has become a socket; it had its place, so there is one."""
        super().connection_made(transport)
        self.all.admit(self)

    @property
    def host(self) -> str:
        """Where it comes from."""
        return self.client[0] if self.client else ""

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self.all.forget(self)
        super().connection_lost(exc)

    def look(self, now: float, limits: Limits) -> None:
        """Let it go if its peer does not read."""
        if self._patience.is_over(now, self.transport, not self.writable.is_set(), limits):
            self.transport.abort()


Connection = HttpConnection | SocketConnection


def _networks(proxies: Iterable[str]) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network] | None:
    """The networks of trusted proxies; None if every address is one."""
    found = []
    for proxy in proxies:
        if proxy == "*":
            return None
        with suppress(ValueError):
            found.append(ipaddress.ip_network(proxy, strict=False))
    return found
