"""What somebody has noted for himself at a match, and drawn on its chart: his own, until he shares it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from datetime import datetime
from typing import Annotated, Any, Literal

import msgspec
from sqlalchemy import and_, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql import ColumnElement

from honjin.core.event import Viewer
from honjin.server.store.database import Database
from honjin.server.store.queueing import queue_up
from honjin.server.store.schema import jottings, opened_jottings, visitors

LONGEST = 1000
"""Characters of one note."""

FARTHEST = 20_000
"""Board units: the largest board has a tenth of that."""

Ink = Literal["red", "blue", "green", "violet"]
Unit = Annotated[int, msgspec.Meta(ge=0, le=FARTHEST)]
Counted = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
PLAIN = r"^[^\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]*$"
"""Of signs that nobody sees only tabs and new lines: none that turn round what stands beside them."""
NoteText = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST, pattern=PLAIN)]
ThingNamed = Annotated[str, msgspec.Meta(max_length=80, pattern=r"^[A-Za-z0-9_./:-]*$")]


class Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place on the chart, in board units, and the thing that lies there, if it was meant."""

    x: Unit
    y: Unit
    thing: ThingNamed = ""


class Written(msgspec.Struct, frozen=True, tag="note", tag_field="kind", forbid_unknown_fields=True):
    """A note: plain text."""

    text: NoteText


class Arrow(msgspec.Struct, frozen=True, tag="arrow", tag_field="kind", forbid_unknown_fields=True):
    """An arrow on the chart."""

    start: Spot
    end: Spot
    ink: Ink


class Ring(msgspec.Struct, frozen=True, tag="ring", tag_field="kind", forbid_unknown_fields=True):
    """A ring on the chart; its radius is in board units."""

    at: Spot
    radius: Annotated[int, msgspec.Meta(ge=8, le=2000)]
    ink: Ink


What = Written | Arrow | Ring


class Jotting(msgspec.Struct, frozen=True):
    """One note or drawing, and when it was made: the number of the last thing told to its seat, and the turn.

    `until` is when a drawing was taken off the chart; null while it is on it.
    """

    id: str
    step: int
    turn: int
    until: int | None
    what: What
    at: datetime


class Notebook(msgspec.Struct, frozen=True):
    """All that one person, of this name, has noted from one seat."""

    seat: Viewer
    name: str
    shared: bool
    notes: list[Jotting]


_body = msgspec.json.Decoder(What)


class Jottings:
    """Keeps them; nothing of them is anywhere else."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, match: str, visitor: str, seat: Viewer, jotting: Jotting, *, most: int) -> Jotting | None:
        """Keep one more, which comes back with its id; None where one person has so many at one match already."""
        kept = msgspec.structs.replace(jotting, id=secrets.token_hex(8))
        row = {name: getattr(kept, name) for name in ("id", "step", "turn", "until", "at")}
        row |= {"match": match, "visitor": visitor, "seat": seat}
        row |= {"drawn": not isinstance(kept.what, Written), "body": msgspec.json.encode(kept.what)}
        count = select(func.count()).select_from(jottings).where(_own(match, visitor))
        async with self._database.write() as connection:
            await queue_up(connection, visitor)
            if (await connection.execute(count)).scalar_one() >= most:
                return None
            await connection.execute(insert(jottings).values(**row))
        return kept

    async def drop(self, match: str, visitor: str, id: str) -> bool:
        """Away with one; False if he has none of this id."""
        async with self._database.write() as connection:
            one = delete(jottings).where(_own(match, visitor), jottings.c.id == id)
            return (await connection.execute(one)).rowcount > 0

    async def clear(self, match: str, visitor: str, seat: Viewer, step: int) -> None:
        """Take all drawings off the chart; the replay still shows them at their time."""
        await self._take_off(_own(match, visitor, seat), jottings.c.until.is_(None), until=step)

    async def put_back(self, match: str, visitor: str, seat: Viewer, step: int) -> None:
        """Put those on the chart again that were taken off at this step."""
        await self._take_off(_own(match, visitor, seat), jottings.c.until == step, until=None)

    async def share(self, match: str, visitor: str, seat: Viewer, shared: bool) -> None:
        """Let others read what he has noted from this seat, or no longer."""
        row = {"match": match, "visitor": visitor, "seat": seat}
        async with self._database.write() as connection:
            if shared:
                adding = self._database.insert(opened_jottings).values(**row)
                await connection.execute(adding.on_conflict_do_nothing())
            else:
                mine = [opened_jottings.c[name] == value for name, value in row.items()]
                await connection.execute(delete(opened_jottings).where(*mine))

    async def of(self, match: str, visitor: str) -> list[Notebook]:
        """His own at a match, one for each seat from which he has noted something."""
        return [book for _, book in await self._books(match, jottings.c.visitor == visitor)]

    async def shared(self, match: str, visitor: str) -> list[tuple[str, Notebook]]:
        """Those of others who share them, each with who it is."""
        return await self._books(match, jottings.c.visitor != visitor, opened_jottings.c.visitor.is_not(None))

    async def _books(self, match: str, *conditions: ColumnElement[bool]) -> list[tuple[str, Notebook]]:
        same = and_(*(opened_jottings.c[name] == jottings.c[name] for name in ("match", "visitor", "seat")))
        query = (
            select(jottings, opened_jottings.c.visitor.label("shared"), visitors.c.name)
            .select_from(jottings.join(visitors, visitors.c.id == jottings.c.visitor).outerjoin(opened_jottings, same))
            .where(jottings.c.match == match, *conditions)
            .order_by(jottings.c.at, jottings.c.id)
        )
        found: dict[tuple[str, Viewer], Notebook] = {}
        async with self._database.read() as connection:
            for row in (await connection.execute(query)).mappings():
                key = row["visitor"], row["seat"]
                book = found.setdefault(key, Notebook(row["seat"], row["name"], row["shared"] is not None, []))
                book.notes.append(_jotting(row))
        return [(author, book) for (author, _), book in found.items()]

    async def _take_off(self, *conditions: ColumnElement[bool], until: int | None) -> None:
        async with self._database.write() as connection:
            drawings = update(jottings).where(jottings.c.drawn, *conditions)
            await connection.execute(drawings.values(until=until))


def _own(match: str, visitor: str, seat: Viewer | None = None) -> ColumnElement[bool]:
    own = and_(jottings.c.match == match, jottings.c.visitor == visitor)
    return own if seat is None else and_(own, jottings.c.seat == seat)


def _jotting(row: Mapping[Any, Any]) -> Jotting:
    return Jotting(row["id"], row["step"], row["turn"], row["until"], _body.decode(row["body"]), row["at"])


async def move_jottings(connection: AsyncConnection, guest: str, account: str) -> None:
    """What a guest has noted becomes the account's that he has signed in to."""
    mine, shared = opened_jottings.c.visitor == guest, opened_jottings.alias("shared")
    same = and_(shared.c.match == opened_jottings.c.match, shared.c.seat == opened_jottings.c.seat)
    twice = select(shared.c.match).where(same, shared.c.visitor == account).exists()
    await connection.execute(delete(opened_jottings).where(mine, twice))
    for table in (jottings, opened_jottings):
        await connection.execute(update(table).where(table.c.visitor == guest).values(visitor=account))
