"""How often a visitor or an address may do something, and how it is told that this was too often."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from litestar.connection import ASGIConnection

from honjin.server.problems import Trouble
from honjin.server.rates import Rate, network_of
from honjin.server.settings import Limits

NAME_KEPT = 80
"""Of a name that somebody tries; the rest would only fill the memory."""


class Rates:
    """The limits of one server."""

    __slots__ = (
        "address",
        "api",
        "browsers",
        "forgotten",
        "guests",
        "matches",
        "nicknames",
        "notes",
        "packs",
        "records",
        "sign_in",
        "sign_in_device",
        "sign_in_name",
        "sign_up",
        "tokens",
    )

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.sign_in = Rate(limits.sign_in, clock)
        self.sign_in_device = Rate(limits.sign_in_device, clock)
        self.sign_in_name = Rate(limits.sign_in_name, clock)
        self.sign_up = Rate(limits.sign_up, clock)
        self.matches = Rate(limits.matches, clock)
        self.guests = Rate(limits.guests, clock)
        self.browsers = Rate(limits.browsers, clock)
        self.tokens = Rate(limits.tokens, clock)
        self.forgotten = Rate(limits.forgotten, clock)
        self.nicknames = Rate(limits.nicknames, clock)
        self.notes = Rate(limits.notes, clock)
        self.packs = Rate(limits.packs, clock)
        self.records = Rate(limits.records, clock)
        self.api = Rate(limits.api, clock)
        self.address = Rate(limits.address, clock)


def hold(rate: Rate, *keys: str) -> None:
    """Take one token for each key, or say too-fast and when to come again."""
    wait = max(rate.take(key) for key in dict.fromkeys(keys))
    if wait:
        raise Trouble("too-fast", "too many requests, wait a moment", wait=wait)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from; behind a trusted proxy, where the proxy says."""
    return network_of(connection.client.host if connection.client else "")
