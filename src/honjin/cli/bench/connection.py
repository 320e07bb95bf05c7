"""A WebSocket client that does as little as a client can, so that what is measured is the server.

The bots share the machine with the server, so what they save is measured less wrongly: a message each way took 23 µs
here and 37 µs with the `websockets` package. This client knows what a load generator needs: whole text messages both
ways, pings, and the end of the connection.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = b"\0\0\0\0"
"""A client has to mask what it sends. A mask of zeros changes nothing, and costs nothing."""


class Connection(asyncio.Protocol):
    """One socket. `heard` gets every message, `lost` the reason when it ends."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None], lost: Callable[[str], None]) -> None:
        self._request = request
        self._heard = heard
        self._lost = lost
        self._buffer = b""
        self._is_open = False
        self._why = "the connection was cut"
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Hand on every whole message."""
        buffer = self._buffer + data if self._buffer else data
        if not self._is_open:
            head, found, buffer = buffer.partition(b"\r\n\r\n")
            if not found:
                self._buffer = head
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self._why = (head + b" " + buffer).decode(errors="replace")
                self._transport.close()
                return
            self._is_open = True
        at, end = 0, len(buffer)
        while end - at >= 2:
            size = buffer[at + 1]
            start = at + 2
            if size >= 126:
                wide = 2 if size == 126 else 8
                if end - start < wide:
                    break
                size = int.from_bytes(buffer[start : start + wide], "big")
                start += wide
            if end - start < size:
                break
            self._take(buffer[at] & 15, buffer[start : start + size])
            at = start + size
        self._buffer = buffer[at:]

    def _take(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self._heard(body)
        elif kind == PING:
            self._write(PONG, body)
        elif kind == CLOSE:
            self._why = f"closed: {int.from_bytes(body[:2], 'big')} {body[2:].decode(errors='replace')}"
            self._transport.close()

    def say(self, message: bytes) -> None:
        """Send a message."""
        self._write(TEXT, message)

    def close(self) -> None:
        """End the connection, unless the server was quicker."""
        if not self._transport.is_closing():
            self._write(CLOSE, (1000).to_bytes(2, "big"))
            self._transport.close()

    def _write(self, kind: int, body: bytes) -> None:
        size = len(body)
        if size < 126:
            head = bytes((128 | kind, 128 | size))
        else:
            head = bytes((128 | kind, 128 | 126)) + size.to_bytes(2, "big")
        self._transport.write(head + NO_MASK + body)

    def connection_lost(self, error: Exception | None) -> None:
        """Tell why."""
        self._lost(str(error) if error else self._why)


def upgrade_request(host: str, port: int, path: str, cookie: str) -> bytes:
    """The bytes that ask for a WebSocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = (
        f"GET {path} HTTP/1.1",
        f"host: {host}:{port}",
        f"origin: http://{host}:{port}",
        f"cookie: {cookie}",
        "upgrade: websocket",
        "connection: upgrade",
        f"sec-websocket-key: {key}",
        "sec-websocket-version: 13",
    )
    return ("\r\n".join(lines) + "\r\n\r\n").encode()
