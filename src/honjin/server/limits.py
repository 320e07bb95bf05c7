"""How often a visitor or an address may do something: token buckets in the memory of this process.

They are not shared between workers: N workers allow up to N times as much. That is enough against
guessing and flooding, and costs no round trip.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from litestar.connection import ASGIConnection

from honjin.server.problems import Trouble
from honjin.server.settings import Bucket, Limits

MOST_KEPT = 20_000
"""Buckets kept at once; the one used longest ago makes room. A bucket forgotten is a full one."""


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

    __slots__ = ("address", "api", "chat", "matches", "sign_in", "sign_up")

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.sign_in = Rate(limits.sign_in, clock)
        self.sign_up = Rate(limits.sign_up, clock)
        self.matches = Rate(limits.matches, clock)
        self.chat = Rate(limits.chat, clock)
        self.api = Rate(limits.api, clock)
        self.address = Rate(limits.address, clock)


def hold(rate: Rate, *keys: str) -> None:
    """Take one token for each key, or say too-fast and when to come again."""
    wait = max(rate.take(key) for key in dict.fromkeys(keys))
    if wait:
        raise Trouble("too-fast", "too many requests, wait a moment", wait=wait)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from; behind a trusted proxy, where the proxy says. A home has one IPv6 network."""
    host = connection.client.host if connection.client else ""
    return ":".join(host.split(":")[:4]) if host.count(":") > 1 else host
