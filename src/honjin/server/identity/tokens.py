"""Tokens for bots: shown once, kept as a digest."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime

import msgspec
from sqlalchemy import delete, func, insert, select, update

from honjin.server.identity.people import Person
from honjin.server.problems import Trouble, not_found
from honjin.server.store.database import Database
from honjin.server.store.queueing import queue_up
from honjin.server.store.schema import tokens
from honjin.server.tables.hall import digest_of

PREFIX = "honjin_"
"""So that a token in the wrong place can be recognised, by people and by scanners."""
MOST = 20


class Token(msgspec.Struct, frozen=True):
    """What its owner sees of a token later: all but the token."""

    id: str
    name: str
    created: datetime
    used: datetime | None


class NewToken(msgspec.Struct, frozen=True):
    """A token just made; it is never shown again."""

    id: str
    name: str
    token: str


class Tokens:
    """Makes, finds and voids tokens."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def make(self, person: Person, name: str) -> NewToken:
        """A new token of a person who exists."""
        new = NewToken(secrets.token_hex(8), name, PREFIX + secrets.token_urlsafe(32))
        mine = select(func.count()).select_from(tokens).where(tokens.c.visitor == person.id)
        row = {"id": new.id, "visitor": person.id, "name": name, "digest": digest_of(new.token)}
        async with self._database.write() as connection:
            await queue_up(connection, person.id)
            if (await connection.execute(mine)).scalar_one() >= MOST:
                raise Trouble("not-allowed", f"nobody has more than {MOST} tokens: delete one first")
            await connection.execute(insert(tokens).values(**row, created=datetime.now(UTC)))
        return new

    async def of(self, person: Person) -> list[Token]:
        """All tokens of a person."""
        query = select(tokens.c.id, tokens.c.name, tokens.c.created, tokens.c.used).where(tokens.c.visitor == person.id)
        async with self._database.read() as connection:
            rows = await connection.execute(query.order_by(tokens.c.created))
            return [Token(*row) for row in rows]

    async def void(self, person: Person, id: str) -> None:
        """Take a token out of the world."""
        if not id.isalnum():
            raise not_found("you have no such token")
        query = delete(tokens).where(tokens.c.id == id, tokens.c.visitor == person.id)
        async with self._database.write() as connection:
            if (await connection.execute(query)).rowcount == 0:
                raise not_found("you have no such token")

    async def owner(self, token: str) -> str | None:
        """The id of the visitor whose token this is."""
        query = select(tokens.c.id, tokens.c.visitor, tokens.c.used).where(tokens.c.digest == digest_of(token))
        async with self._database.read() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        now = datetime.now(UTC)
        if row.used is None or (now - row.used).total_seconds() > 3600:
            async with self._database.write() as connection:
                await connection.execute(update(tokens).where(tokens.c.id == row.id).values(used=now))
        return str(row.visitor)
