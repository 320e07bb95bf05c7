"""Data packs of one's own: each kept once, for as long as a match is played with it or was."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from datetime import UTC, datetime
from hashlib import sha256

import msgspec
from sqlalchemy import Select, exists, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql import ColumnElement

from honjin.server.store.database import Database
from honjin.server.store.queueing import queue_up
from honjin.server.store.schema import matches, packs


class PackNote(msgspec.Struct, frozen=True):
    """What a match says of the pack it is played with.

    `digest` is that of the values, which the terminal and the record name as well; `name` is what its owner calls it.
    """

    id: str
    digest: str
    name: str = ""


class PackRow(msgspec.Struct, frozen=True):
    """A pack as it is kept, without its values."""

    id: str
    game: str
    """The title: battles under the same rules share their packs."""
    digest: str


class Packs:
    """Keeps them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, game: str, digest: str, body: bytes) -> str:
        """Keep what `to_json` wrote, if it is not there already; its id."""
        async with self._database.write() as connection:
            return await self._put(connection, game, digest, body, None)

    async def bring(self, game: str, digest: str, body: bytes, visitor: str, *, most: int) -> str | None:
        """Keep what a visitor has brought; its id. None where he has so many others that no match is played with."""
        others = _idle(visitor).where(packs.c.id != id_of(body))
        async with self._database.write() as connection:
            await queue_up(connection, visitor)
            if (await connection.execute(others)).scalar_one() >= most:
                return None
            return await self._put(connection, game, digest, body, visitor)

    async def _put(self, connection: AsyncConnection, game: str, digest: str, body: bytes, visitor: str | None) -> str:
        id, now = id_of(body), datetime.now(UTC)
        row = {"id": id, "game": game, "digest": digest, "body": zlib.compress(body), "visitor": visitor}
        adding = self._database.insert(packs).values(**row, touched=now)
        await connection.execute(adding.on_conflict_do_update(index_elements=[packs.c.id], set_={"touched": now}))
        return id

    async def find(self, id: str) -> PackRow | None:
        """What is known of a pack."""
        query = select(packs.c.id, packs.c.game, packs.c.digest).where(packs.c.id == id)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else PackRow(*row)

    async def body(self, id: str) -> bytes | None:
        """The pack, as `to_json` wrote it."""
        async with self._database.read() as connection:
            packed = await connection.scalar(select(packs.c.body).where(packs.c.id == id))
        return None if packed is None else zlib.decompress(packed)

    async def idle(self, visitor: str) -> int:
        """How many packs a visitor has brought that no match is played with."""
        async with self._database.read() as connection:
            return int((await connection.execute(_idle(visitor))).scalar_one())


def id_of(body: bytes) -> str:
    """A pack goes by the fingerprint of all that is in it, names and sources too."""
    return sha256(body).hexdigest()


def _idle(visitor: str) -> Select[int]:
    return select(func.count()).select_from(packs).where(packs.c.visitor == visitor, ~in_use())


def in_use() -> ColumnElement[bool]:
    """Whether a match names the pack."""
    return exists().where(matches.c.pack_id == packs.c.id)


async def touch(connection: AsyncConnection, id: str) -> bool:
    """Before a match names it: it is there, and nobody clears it away in this moment."""
    touching = update(packs).where(packs.c.id == id).values(touched=datetime.now(UTC))
    return (await connection.execute(touching)).rowcount == 1


async def digests_of(connection: AsyncConnection, ids: Iterable[str]) -> dict[str, str]:
    """The digests of these packs."""
    query = select(packs.c.id, packs.c.digest).where(packs.c.id.in_(list(ids)))
    return {row[0]: row[1] for row in await connection.execute(query)}
