"""A push on its way to the service that its browser has named.

The address comes from a visitor, so it may be anything. Nothing is sent but to a public address, over https, on the
usual port; the name is looked up once, and the connection goes to what was found, so that it cannot be another the
next moment. No answer leads anywhere else, takes long, or is read beyond its first line.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from urllib.parse import SplitResult, urlsplit

PORT = 443
SECONDS = 20.0
"""For everything: looking up the name, shaking hands, sending, and the first line of the answer."""

MOST_LINE = 1024
MOST_ADDRESSES = 4
MOST_ENDPOINT = 1000

_HOST = re.compile(r"(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]")
"""A name with a dot, which no bare number is."""

_PATH = re.compile(r"[\x21-\x7e]*")
_STATUS = re.compile(rb"HTTP/1\.[01] ([1-5]\d\d)(?: [^\r\n]*)?\r?\n")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Allows = Callable[[Address], bool]
Find = Callable[[str], Awaitable[list[Address]]]


class Undelivered(Exception):
    """The service could not be reached, or its address is none that we write to."""


def endpoint_of(text: str) -> SplitResult:
    """The address of a service, if it is one that a push may go to; ValueError otherwise."""
    if not 0 < len(text) <= MOST_ENDPOINT or not text.isascii() or not _PATH.fullmatch(text):
        raise ValueError("not an address")
    parts = urlsplit(text)
    if parts.scheme != "https" or parts.fragment or parts.username is not None or parts.password is not None:
        raise ValueError("not a plain https address")
    if parts.port not in (None, PORT) or not _HOST.fullmatch(parts.hostname or ""):
        raise ValueError("neither a name nor the usual port")
    return parts


def is_public(address: Address) -> bool:
    """Whether an address belongs to the world; one that carries another within it is as good as that one."""
    if isinstance(address, ipaddress.IPv6Address):
        if address in _NAT64:
            return is_public(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF))
        within = (address.ipv4_mapped, address.sixtofour, *(address.teredo or ()))
        if any(one is not None and not is_public(one) for one in within):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


_NAT64 = ipaddress.IPv6Network("64:ff9b::/96")


async def look_up(host: str) -> list[Address]:
    """Where a name leads."""
    found = await asyncio.get_running_loop().getaddrinfo(host, PORT, type=socket.SOCK_STREAM)
    return [ipaddress.ip_address(one[4][0]) for one in found]


class Delivery:
    """Sends pushes. Where names lead, what may be reached and whom to trust, only tests have otherwise."""

    def __init__(
        self,
        *,
        find: Find = look_up,
        allows: Allows = is_public,
        trust: ssl.SSLContext | None = None,
        port: int = PORT,
        seconds: float = SECONDS,
    ) -> None:
        self._find = find
        self._allows = allows
        self._trust = trust or ssl.create_default_context()
        self._port = port
        self._seconds = seconds

    async def post(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> int:
        """Hand it over; the status that the service answered with."""
        try:
            parts = endpoint_of(endpoint)
            async with asyncio.timeout(self._seconds):
                return await self._post(parts, headers, body)
        except (OSError, ValueError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
            raise Undelivered(type(error).__name__) from None

    async def _post(self, parts: SplitResult, headers: Mapping[str, str], body: bytes) -> int:
        host = parts.hostname or ""
        reader, writer = await self._connected(host, await self._found(host))
        try:
            target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            lines = {"host": host, **headers, "content-length": str(len(body)), "connection": "close"}
            head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
            writer.write(f"POST {target} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body)
            await writer.drain()
            status = _STATUS.fullmatch(await reader.readuntil(b"\n"))
            if status is None:
                raise ValueError("not HTTP")
            return int(status[1])
        finally:
            # Whatever else it says, nobody listens.
            writer.transport.abort()
            with contextlib.suppress(OSError):
                await writer.wait_closed()

    async def _connected(self, host: str, addresses: list[str]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A line to one of these addresses, whose certificate is the host's."""
        *others, last = addresses
        for address in others:
            with contextlib.suppress(OSError):
                return await self._line(host, address)
        return await self._line(host, last)

    async def _line(self, host: str, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(
            address, self._port, ssl=self._trust, server_hostname=host, limit=MOST_LINE
        )

    async def _found(self, host: str) -> list[str]:
        """Where the name leads. One that leads to several places, and to one of them that is ours, leads nowhere."""
        addresses = await self._find(host)
        if not addresses or not all(map(self._allows, addresses)):
            raise ValueError("not a public address")
        return list(dict.fromkeys(map(str, addresses)))[:MOST_ADDRESSES]
