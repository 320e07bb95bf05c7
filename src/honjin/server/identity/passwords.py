"""Passwords: argon2, in threads, few at a time.

One check takes a tenth of a second or two and 64 MB; on the event loop it would stop every table, and
many at once would fill the memory.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from honjin.server.problems import Trouble

T = TypeVar("T")

SHORTEST, LONGEST = 8, 256
AT_ONCE = 2
MOST_WAITING = 32


class Passwords:
    """Makes and checks hashes."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    async def hash(self, password: str) -> str:
        """The hash to keep."""
        if not SHORTEST <= len(password) <= LONGEST:
            raise Trouble("malformed", f"a password has {SHORTEST} to {LONGEST} characters")
        return await self._in_thread(self._hasher.hash, password)

    async def is_right(self, kept: str | None, password: str) -> bool:
        """Whether the password belongs to the hash. Without one it takes as long, and is wrong."""
        return await self._in_thread(self._check, kept, password)

    def is_outdated(self, kept: str) -> bool:
        """Made with other parameters than today's."""
        return self._hasher.check_needs_rehash(kept)

    def _check(self, kept: str | None, password: str) -> bool:
        try:
            self._hasher.verify(kept or _decoy(self._hasher), password[:LONGEST])
        except (VerificationError, InvalidHashError):
            return False
        return kept is not None

    async def _in_thread(self, work: Callable[..., T], *given: object) -> T:
        if self._waiting >= MOST_WAITING:
            raise Trouble("busy", "many people are at the door, try again in a moment", wait=2)
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(work, *given)
        finally:
            self._waiting -= 1


@cache
def _decoy(hasher: PasswordHasher) -> str:
    """A hash that nobody's password has, made once: an unknown name costs the same time as a wrong password."""
    return hasher.hash("nobody's password")
