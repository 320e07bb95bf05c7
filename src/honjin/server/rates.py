"""Token buckets in the memory of this process, and what counts as one address.

They are not shared between workers: N workers allow up to N times as much. That is enough against
guessing and flooding, and costs no round trip.
"""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable

from honjin.server.messages import Declined
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


class Allowances:
    """What may be written at tables, however many connections it comes over: by visitor, and by match."""

    __slots__ = ("_chat", "_chat_match", "_matches", "_undo", "_undo_match", "record_lines")

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._chat = Rate(limits.chat, clock)
        self._chat_match = Rate(limits.chat_match, clock)
        self._matches = Rate(limits.matches, clock)
        self._undo = Rate(limits.undo, clock)
        self._undo_match = Rate(limits.undo_match, clock)
        self.record_lines = limits.record_lines

    def speak(self, visitor: str, match: str) -> None:
        """A line of chat, or a word of the umpire's; Declined if that is too many."""
        _take((self._chat, visitor), (self._chat_match, match))

    def change(self, visitor: str, match: str, lines: int) -> None:
        """What makes the record longer and the match not older: undo, amend, another deadline."""
        if lines > self.record_lines:
            raise Declined("not-allowed")
        _take((self._undo, visitor), (self._undo_match, match))

    def play_again(self, visitor: str) -> None:
        """A rematch, which is a match like any other."""
        _take((self._matches, visitor))


def _take(*wanted: tuple[Rate, str]) -> None:
    for rate, key in wanted:
        if wait := rate.take(key):
            raise Declined("too-fast", wait=wait)
