"""How people want to be called: by letter or not, and the browsers that have asked for it."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from honjin.server.bell.delivery import endpoint_of
from honjin.server.bell.sealing import public_key
from honjin.server.bell.vapid import bytes_of
from honjin.server.problems import Trouble
from honjin.server.store.database import Database
from honjin.server.store.schema import browsers, visitors

MOST = 10
"""Browsers of one person; with another one the oldest is forgotten."""

MOST_FAILURES = 5
"""A browser that could not be reached so often in a row is forgotten."""


class Browser(msgspec.Struct, frozen=True):
    """A browser that wants to be called: where its service takes pushes, and with what they are sealed."""

    endpoint: str
    key: bytes
    secret: bytes
    language: str = ""

    @property
    def id(self) -> str:
        """Its name here; the address itself is nobody's business but its service's."""
        return id_of(self.endpoint)


class Wished(msgspec.Struct, frozen=True):
    """What somebody has chosen."""

    mail: bool
    browsers: list[str]


def id_of(endpoint: str) -> str:
    """The name of a browser by the address of its pushes."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


def browser_of(endpoint: str, key: str, secret: str, language: str, hosts: tuple[str, ...] = ()) -> Browser:
    """A browser as it describes itself; Trouble if it is none that could be called."""
    try:
        host = endpoint_of(endpoint).hostname or ""
        raw, shared = bytes_of(key), bytes_of(secret)
        public_key(raw)
    except ValueError:
        raise Trouble("malformed", "this is no subscription of a browser") from None
    if len(raw) != 65 or len(shared) != 16:
        raise Trouble("malformed", "this is no subscription of a browser")
    if hosts and not any(host == one or host.endswith(f".{one}") for one in hosts):
        raise Trouble("not-allowed", "this server sends nothing to that browser's service")
    return Browser(endpoint, raw, shared, language)


class Wishes:
    """All that is kept of it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, visitor: str) -> Wished:
        """What somebody has chosen; who is not known yet, nothing."""
        mail = select(visitors.c.by_mail).where(visitors.c.id == visitor)
        async with self._database.read() as connection:
            by_mail = (await connection.execute(mail)).scalar_one_or_none()
        return Wished(bool(by_mail), [one.id for one in await self.browsers(visitor)])

    async def browsers(self, visitor: str) -> list[Browser]:
        """The browsers of somebody, the latest first."""
        query = select(browsers).where(browsers.c.visitor == visitor).order_by(browsers.c.created.desc(), browsers.c.id)
        async with self._database.read() as connection:
            return [_browser(row) for row in (await connection.execute(query)).mappings()]

    async def choose_mail(self, visitor: str, wanted: bool) -> None:
        """Letters, or none."""
        async with self._database.write() as connection:
            await connection.execute(update(visitors).where(visitors.c.id == visitor).values(by_mail=wanted))

    async def add(self, visitor: str, browser: Browser) -> None:
        """Call this browser too. It belongs to whoever asked last: somebody else has signed in there."""
        now = datetime.now(UTC)
        row = {
            "id": browser.id,
            "visitor": visitor,
            "endpoint": browser.endpoint,
            "key": browser.key,
            "secret": browser.secret,
            "language": browser.language,
            "created": now,
        }
        try:
            async with self._database.write() as connection:
                await connection.execute(delete(browsers).where(browsers.c.id == browser.id))
                await connection.execute(insert(browsers).values(row))
                newest = select(browsers.c.id).where(browsers.c.visitor == visitor)
                newest = newest.order_by(browsers.c.created.desc(), browsers.c.id).limit(MOST)
                kept = list((await connection.execute(newest)).scalars())
                surplus = (browsers.c.visitor == visitor) & browsers.c.id.not_in(kept)
                await connection.execute(delete(browsers).where(surplus))
        except IntegrityError:
            return  # the same press, twice at once

    async def forget(self, browser: str) -> None:
        """Call it no more."""
        async with self._database.write() as connection:
            await connection.execute(delete(browsers).where(browsers.c.id == browser))

    async def forget_of(self, visitor: str, browser: str) -> None:
        """The same, if it is his."""
        async with self._database.write() as connection:
            mine = (browsers.c.id == browser) & (browsers.c.visitor == visitor)
            await connection.execute(delete(browsers).where(mine))

    async def reached(self, browser: str) -> None:
        """It could be called: what failed before does not count."""
        failing = (browsers.c.id == browser) & (browsers.c.failed > 0)
        async with self._database.read() as connection:
            if (await connection.execute(select(browsers.c.id).where(failing))).first() is None:
                return
        async with self._database.write() as connection:
            await connection.execute(update(browsers).where(failing).values(failed=0))

    async def missed(self, browser: str) -> None:
        """It could not; after some times it is given up."""
        it = browsers.c.id == browser
        async with self._database.write() as connection:
            await connection.execute(update(browsers).where(it).values(failed=browsers.c.failed + 1))
            await connection.execute(delete(browsers).where(it, browsers.c.failed >= MOST_FAILURES))


def _browser(row: Any) -> Browser:
    return Browser(row["endpoint"], row["key"], row["secret"], row["language"])
