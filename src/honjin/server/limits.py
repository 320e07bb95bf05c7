"""How often a visitor or an address may do something: token buckets in the memory of this process.

They are not shared between workers: N workers allow up to N times as much. That is enough against
guessing and flooding, and costs no round trip.
"""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from litestar.connection import ASGIConnection

from honjin.server.identity.names import key_of
from honjin.server.problems import Trouble
from honjin.server.settings import Bucket, Limits

MOST_KEPT = 20_000
"""Buckets kept at once; the one used longest ago makes room. A bucket forgotten is a full one."""

NAME_KEPT = 80
"""Of a name that somebody tries; the rest would only fill the memory."""


class Rate:
    """One limit, counted for each key on its own."""

    __slots__ = ("_bucket", "_clock", "_levels")

    def __init__(self, bucket: Bucket, clock: Callable[[], float] = time.monotonic) -> None:
        self._bucket = bucket
        self._clock = clock
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> float:
        """Take one token: 0 when it may be done now, else the seconds until it may."""
        now = self._clock()
        level, at = self._levels.pop(key, (float(self._bucket.burst), now))
        level = min(float(self._bucket.burst), level + (now - at) / self._bucket.every)
        wait = 0.0 if level >= 1 else (1 - level) * self._bucket.every
        self._levels[key] = (level if wait else level - 1, now)
        while len(self._levels) > MOST_KEPT:
            self._levels.popitem(last=False)
        return wait


class Rates:
    """The limits of one server."""

    __slots__ = ("address", "api", "chat", "matches", "records", "sign_in", "sign_in_name", "sign_up")

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.sign_in = Rate(limits.sign_in, clock)
        self.sign_in_name = Rate(limits.sign_in_name, clock)
        self.sign_up = Rate(limits.sign_up, clock)
        self.matches = Rate(limits.matches, clock)
        self.chat = Rate(limits.chat, clock)
        self.records = Rate(limits.records, clock)
        self.api = Rate(limits.api, clock)
        self.address = Rate(limits.address, clock)


def hold(rate: Rate, *keys: str) -> None:
    """Take one token for each key, or say too-fast and when to come again."""
    wait = max(rate.take(key) for key in dict.fromkeys(keys))
    if wait:
        raise Trouble("too-fast", "too many requests, wait a moment", wait=wait)


def hold_sign_in(rates: Rates, connection: ASGIConnection[Any, Any, Any, Any], name: str) -> None:
    """One attempt at somebody's password; an address that has had its attempts takes none away from the name."""
    hold(rates.sign_in, address_of(connection))
    hold(rates.sign_in_name, key_of(name)[:NAME_KEPT])


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from; behind a trusted proxy, where the proxy says."""
    return network_of(connection.client.host if connection.client else "")


def network_of(host: str) -> str:
    """What counts as one address: an IPv4 address, or the IPv6 network that one home has to itself."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host[:64]
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    mapped = address.ipv4_mapped
    return str(mapped or ipaddress.ip_network((int(address), 64), strict=False))
