"""Finding and keeping matches, their seats, and what is said around them. The lines are the ledger's business."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec
from sqlalchemy import and_, delete, exists, func, insert, literal, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql import ColumnElement, Select

from honjin.core.decision import Side
from honjin.core.record import Header, read_line
from honjin.server.messages import Declined
from honjin.server.store.database import Database
from honjin.server.store.packing import Packer
from honjin.server.store.packs import PackNote, digests_of, touch
from honjin.server.store.schema import (
    OPEN,
    OVER,
    PLAYING,
    blocks,
    chat,
    lines,
    matches,
    offers,
    seats,
    umpires,
    visitors,
    watching,
)
from honjin.server.store.umpires import UmpireRow, invite, umpires_of

Which = Literal["waiting", "mine", "open", "invited", "running", "watching", "finished"]

Pace = Literal["free", "table", "mail"]
"""No clock at all; so short that one stays at the table; so long that one does not."""

AT_THE_TABLE = 3600
"""Seconds for an answer up to which somebody is expected to stay."""

TRIM_EVERY = 20
"""Lines of chat between two looks at how many there are."""

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Those of an id: none that a reader could take for another."""


class SeatRow(msgspec.Struct, frozen=True):
    """Who plays a side; `seen` is what its holder has looked at, `sent` that its sheet is in, for his eyes only."""

    side: Side
    visitor: str | None = None
    name: str = ""
    level: str | None = None
    nonce: str | None = None
    invitation: str | None = None
    seen: int = 0
    sent: bool = False
    reserved: str | None = None
    """A friend who may sit there without the link."""

    @property
    def is_taken(self) -> bool:
        """A person or a machine sits there, or sat there until the account was deleted."""
        return self.visitor is not None or self.level is not None or self.nonce is not None


class MatchRow(msgspec.Struct, frozen=True):
    """A match as the database has it."""

    id: str
    game: str
    status: str
    switches: dict[str, bool | str]
    pack: PackNote | None
    hotseat: bool
    creator: str | None
    secret: bytes
    commitment: str
    created: datetime
    touched: datetime
    waiting: tuple[Side, ...]
    headline: tuple[str, dict[str, Any]] | None
    result: dict[str, Any] | None
    seats: dict[Side, SeatRow]
    clock: int = 0
    lesson: str = ""
    public: bool = False
    due: datetime | None = None
    umpire: UmpireRow | None = None

    @property
    def is_full(self) -> bool:
        """Everybody has sat down."""
        return all(seat.is_taken for seat in self.seats.values())

    @property
    def may_begin(self) -> bool:
        """Everybody has added to the dice, knowing their commitment."""
        return all(seat.nonce is not None for seat in self.seats.values())

    def sides_of(self, visitor: str) -> list[Side]:
        """The sides that this visitor plays."""
        return [side for side, seat in self.seats.items() if seat.visitor == visitor]

    def has_umpire(self, visitor: str | None) -> bool:
        """Whether this visitor sits as umpire."""
        return visitor is not None and self.umpire is not None and self.umpire.visitor == visitor

    def asks(self, side: Side) -> bool:
        """Whether this side has to answer now, as its own holder knows it."""
        return side in self.waiting and not self.seats[side].sent


class Wish(msgspec.Struct, frozen=True):
    """What somebody looks for in a list: one of these games, a pace, a side (of open seats, one that is free)."""

    games: tuple[str, ...] | None = None
    pace: Pace | None = None
    side: Side = ""


class ChatRow(msgspec.Struct, frozen=True):
    """A line of chat."""

    number: int
    side: Side
    name: str
    text: str
    at: datetime


class OfferRow(msgspec.Struct, frozen=True):
    """What a side proposes; `made` is the match that came of it."""

    what: str
    side: Side
    made: str | None = None


def new_match_id() -> str:
    """An id nobody has: 31^10 are enough to be found by nobody who was not told."""
    return "".join(secrets.choice(_LETTERS) for _ in range(10))


class Matches:
    """All that is kept of matches, but for their lines' writing."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # Making and finding

    async def create(self, row: MatchRow) -> None:
        """A new match and its seats; Declined if its pack is not there any more."""
        async with self._database.write() as connection:
            if row.pack is not None and not await touch(connection, row.pack.id):
                raise Declined("stale")
            await connection.execute(
                insert(matches).values(
                    id=row.id,
                    game=row.game,
                    status=row.status,
                    switches=msgspec.json.encode(row.switches).decode(),
                    pack_id=None if row.pack is None else row.pack.id,
                    pack_name="" if row.pack is None else row.pack.name,
                    hotseat=row.hotseat,
                    creator=row.creator,
                    secret=row.secret,
                    commitment=row.commitment,
                    created=row.created,
                    touched=row.touched,
                    clock=row.clock,
                    lesson=row.lesson,
                    public=row.public,
                )
            )
            if row.umpire is not None:
                await invite(connection, row.id, row.umpire)
            await connection.execute(
                insert(seats),
                [
                    {
                        "match": row.id,
                        "side": seat.side,
                        "visitor": seat.visitor,
                        "level": seat.level,
                        "nonce": seat.nonce,
                        "invitation": seat.invitation,
                        "reserved": seat.reserved,
                    }
                    for seat in row.seats.values()
                ],
            )

    async def find(self, id: str) -> MatchRow | None:
        """A match by its id."""
        found = await self.rows(select(matches).where(matches.c.id == id))
        return found[0] if found else None

    async def header(self, match: str) -> Header | None:
        """What was agreed before a match began, if it has."""
        first = select(lines.c.body).where(lines.c.match == match, lines.c.sequence == 1)
        async with self._database.read() as connection:
            body = (await connection.execute(first)).scalar_one_or_none()
        if body is None:
            return None
        _, header = read_line(1, Packer().unpack(body), "")
        return header if isinstance(header, Header) else None

    async def add_nonce(self, match: str, visitor: str, nonce: str) -> bool:
        """Add this to the dice for every seat of the visitor that has added nothing yet; False if there is none."""
        silent = and_(seats.c.match == match, seats.c.visitor == visitor, seats.c.nonce.is_(None))
        async with self._database.write() as connection:
            return (await connection.execute(update(seats).where(silent).values(nonce=nonce))).rowcount > 0

    async def sit(self, match: str, side: Side, visitor: str, invitation: str | None) -> bool:
        """Take a free seat; False if somebody was quicker, or the invitation is not the right one."""
        allowed = or_(seats.c.invitation.is_(None), seats.c.reserved == visitor)
        if invitation is not None:
            allowed = or_(allowed, seats.c.invitation == invitation)
        welcome = ~_has_shunned(match, visitor)
        taking = update(seats).where(seats.c.match == match, seats.c.side == side, _is_free(), allowed, welcome)
        async with self._database.write() as connection:
            # An invitation is void once the seat is taken, but it stays as the mark of a private match.
            return (await connection.execute(taking.values(visitor=visitor))).rowcount == 1

    async def listed(
        self, which: Which, visitor: str | None = None, limit: int = 50, wish: Wish | None = None
    ) -> list[MatchRow]:
        """The matches of one of the lists, the latest first.

        Lists of other people's matches are sorted by what never changes: nobody learns from their order that a side
        has done something.
        """
        order = matches.c.created if which in ("open", "running", "watching") else matches.c.touched
        found = select(matches).where(_condition(which, visitor), *_wished(which, wish or Wish()))
        return await self.rows(found.order_by(order.desc()).limit(limit))

    async def unfinished(self, visitor: str) -> int:
        """How many matches a visitor plays that are not over."""
        mine = select(func.count(seats.c.match.distinct())).select_from(seats.join(matches))
        async with self._database.read() as connection:
            going_on = mine.where(seats.c.visitor == visitor, matches.c.status != OVER)
            return int((await connection.execute(going_on)).scalar_one())

    async def waiting_for(self, visitor: str) -> int:
        """How many matches wait for a visitor. At one screen, and in a guided game, nobody waits but himself."""
        asked = select(func.count(seats.c.match.distinct())).join(matches, matches.c.id == seats.c.match)
        elsewhere = and_(_is(PLAYING), ~matches.c.hotseat, matches.c.lesson == "")
        async with self._database.read() as connection:
            return int(
                (await connection.execute(asked.where(seats.c.visitor == visitor, elsewhere, _asked()))).scalar_one()
            )

    async def machines_asked(self) -> list[str]:
        """The matches in which a machine has to answer, and those that could begin but have not."""
        machine = exists().where(seats.c.match == matches.c.id, seats.c.level.is_not(None), _asked())
        seat_silent = exists().where(seats.c.match == matches.c.id, seats.c.nonce.is_(None))
        wanted = or_(and_(matches.c.status == PLAYING, machine), and_(matches.c.status == OPEN, ~seat_silent))
        async with self._database.read() as connection:
            return list((await connection.execute(select(matches.c.id).where(wanted))).scalars())

    async def due(self, match: str) -> datetime | None:
        """Until when the open question of a match can be answered."""
        query = select(matches.c.due).where(matches.c.id == match)
        async with self._database.read() as connection:
            found: datetime | None = (await connection.execute(query)).scalar_one_or_none()
        return found

    async def due_until(self, moment: datetime, limit: int = 200) -> list[tuple[str, datetime]]:
        """The matches whose open question can be answered until then at the latest, the most urgent first."""
        query = (
            select(matches.c.id, matches.c.due)
            .where(matches.c.status == PLAYING, matches.c.due <= moment)
            .order_by(matches.c.due)
            .limit(limit)
        )
        async with self._database.read() as connection:
            return [(row[0], row[1]) for row in await connection.execute(query)]

    async def discard(self, match: str) -> bool:
        """Remove a match that has not begun."""
        async with self._database.write() as connection:
            result = await connection.execute(delete(matches).where(matches.c.id == match, matches.c.status == OPEN))
            return result.rowcount == 1

    async def take_away(self, match: str, creator: str) -> bool:
        """Remove an open match for whoever made it; False if it is not his, or somebody else has sat down.

        Its seats are locked first: whoever sits down at the same moment either has the seat, and the match stays, or
        finds no seat there any more.
        """
        sitting = select(seats).where(seats.c.match == match).with_for_update()
        own = and_(matches.c.id == match, matches.c.status == OPEN, matches.c.creator == creator)
        async with self._database.write() as connection:
            found = (await connection.execute(sitting)).mappings().all()
            if any(seat["visitor"] not in (None, creator) for seat in found) or not any(map(_is_free_row, found)):
                return False
            return (await connection.execute(delete(matches).where(own))).rowcount == 1

    # Records

    async def bodies(self, match: str, after: int = 0) -> list[bytes]:
        """The packed lines of a record after this number, in order."""
        query = select(lines.c.body).where(lines.c.match == match, lines.c.sequence > after).order_by(lines.c.sequence)
        async with self._database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def lengths(self, ids: Sequence[str]) -> dict[str, int]:
        """How many lines these matches have."""
        query = select(lines.c.match, func.max(lines.c.sequence)).where(lines.c.match.in_(ids)).group_by(lines.c.match)
        async with self._database.read() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    # What is said around a match

    async def say(self, match: str, side: Side, visitor: str, text: str, most: int) -> ChatRow:
        """Add a line of chat; so many are kept, and now and then the older ones are let go."""
        at = datetime.now(UTC)
        after = select(
            literal(match),
            func.coalesce(func.max(chat.c.sequence), 0) + 1,
            literal(side),
            literal(visitor),
            literal(text),
            literal(at, chat.c.at.type),
        ).where(chat.c.match == match)
        adding = insert(chat).from_select(["match", "sequence", "side", "visitor", "text", "at"], after)
        for _ in range(20):
            try:
                async with self._database.write() as connection:
                    row = (await connection.execute(adding.returning(chat.c.sequence))).scalar_one()
                    name = select(visitors.c.name).where(visitors.c.id == visitor)
                    said_by = (await connection.execute(name)).scalar_one_or_none()
                    if row > most and row % TRIM_EVERY == 0:
                        await connection.execute(
                            delete(chat).where(chat.c.match == match, chat.c.sequence <= row - most)
                        )
                return ChatRow(row, side, said_by or "", text, at)
            except IntegrityError:
                continue  # another worker took the number
        raise TimeoutError("too many speak at once")

    async def chat(self, match: str, after: int = 0, limit: int = 200) -> list[ChatRow]:
        """The latest lines of chat after this number, in order."""
        query = (
            select(chat.c.sequence, chat.c.side, visitors.c.name, chat.c.text, chat.c.at)
            .select_from(chat.outerjoin(visitors, visitors.c.id == chat.c.visitor))
            .where(chat.c.match == match, chat.c.sequence > after)
            .order_by(chat.c.sequence.desc())
            .limit(limit)
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [ChatRow(row[0], row[1], row[2] or "", row[3], row[4]) for row in reversed(rows)]

    async def offers(self, match: str) -> list[OfferRow]:
        """What is proposed now."""
        query = select(offers.c.what, offers.c.side, offers.c.made).where(offers.c.match == match)
        async with self._database.read() as connection:
            return [OfferRow(*row) for row in await connection.execute(query.order_by(offers.c.what))]

    async def offer(self, match: str, what: str, side: Side) -> bool:
        """Propose something; False if it is proposed already."""
        try:
            async with self._database.write() as connection:
                await connection.execute(insert(offers).values(match=match, what=what, side=side))
        except IntegrityError:
            return False
        return True

    async def withdraw(self, match: str, whats: Sequence[str]) -> None:
        """These are proposed no more."""
        async with self._database.write() as connection:
            await connection.execute(delete(offers).where(offers.c.match == match, offers.c.what.in_(whats)))

    async def fulfil(self, match: str, what: str, made: str) -> bool:
        """Note the match that came of an offer; False if somebody else has done so."""
        noting = update(offers).where(offers.c.match == match, offers.c.what == what, offers.c.made.is_(None))
        async with self._database.write() as connection:
            return (await connection.execute(noting.values(made=made))).rowcount == 1

    async def look(self, match: str, side: Side, number: int) -> None:
        """The holder of a seat has seen everything up to this number."""
        async with self._database.write() as connection:
            of_seat = and_(seats.c.match == match, seats.c.side == side)
            await connection.execute(update(seats).where(of_seat).values(seen=number))

    async def decline(self, match: str, visitor: str) -> bool:
        """A seat that was kept for a visitor is kept no longer; it still wants its link."""
        kept = and_(seats.c.match == match, seats.c.reserved == visitor, _is_free())
        async with self._database.write() as connection:
            return (await connection.execute(update(seats).where(kept).values(reserved=None))).rowcount > 0

    async def watch(self, visitor: str, match: str) -> None:
        """A visitor looks on."""
        try:
            async with self._database.write() as connection:
                await connection.execute(insert(watching).values(visitor=visitor, match=match))
        except IntegrityError:
            return  # looks on already

    async def rows(self, query: Select[Any]) -> list[MatchRow]:
        """The matches that a query finds, each with its seats."""
        async with self._database.read() as connection:
            found = [row._mapping for row in await connection.execute(query)]
            of_matches = seats.c.match.in_([row["id"] for row in found])
            sitting = (
                select(seats, visitors.c.name)
                .select_from(seats.outerjoin(visitors, visitors.c.id == seats.c.visitor))
                .where(of_matches)
                .order_by(seats.c.match, seats.c.side)
            )
            seated = [row._mapping for row in await connection.execute(sitting)] if found else []
            ruling = await umpires_of(connection, [row["id"] for row in found]) if found else {}
            own = {row["pack_id"] for row in found if row["pack_id"] is not None}
            digests = await digests_of(connection, own) if own else {}
        return [
            _match_row(row, [seat for seat in seated if seat["match"] == row["id"]], ruling.get(row["id"]), digests)
            for row in found
        ]


def _asked() -> ColumnElement[bool]:
    """Whether a seat has to answer: it is asked, as everybody may know, and its own sheet is not in."""
    return and_(matches.c.waiting.like(literal("%,") + seats.c.side + literal(",%")), ~seats.c.sent)


def _is_free() -> ColumnElement[bool]:
    """Nobody sits there, and nobody ever did."""
    return and_(seats.c.visitor.is_(None), seats.c.level.is_(None), seats.c.nonce.is_(None))


def _is_free_row(seat: Mapping[Any, Any]) -> bool:
    """The same of a row that was read."""
    return seat["visitor"] is None and seat["level"] is None and seat["nonce"] is None


def _condition(which: Which, visitor: str | None) -> ColumnElement[bool]:
    """What the matches of a list have in common.

    A visitor's own are found from his seats, by an index, however many others there are: to look at each match whether
    he sits there took 1.7 seconds in a database of 10,000.
    """
    if which == "waiting":
        asked = select(seats.c.match).join(matches, matches.c.id == seats.c.match)
        return and_(_is(PLAYING), matches.c.id.in_(asked.where(seats.c.visitor == visitor, _asked())))
    if which == "open":
        free = and_(seats.c.match == matches.c.id, _is_free(), seats.c.invitation.is_(None))
        welcome = [] if visitor is None else [~_has_shunned(matches.c.id, visitor)]
        return and_(matches.c.status == OPEN, exists().where(free), *welcome)
    if which == "invited":
        kept = select(seats.c.match).where(seats.c.reserved == visitor, _is_free())
        return and_(_is(OPEN), matches.c.id.in_(kept))
    if which == "running":
        return and_(matches.c.status == PLAYING, ~matches.c.hotseat, or_(matches.c.public, _mine(visitor)))
    if which == "watching":
        return matches.c.id.in_(select(watching.c.match).where(watching.c.visitor == visitor))
    if which == "finished":
        return and_(_is(OVER), _mine(visitor))
    return and_(or_(_is(OPEN), _is(PLAYING)), _mine(visitor))


def _wished(which: Which, wish: Wish) -> list[ColumnElement[bool]]:
    """What a list is narrowed by."""
    found: list[ColumnElement[bool]] = []
    if wish.games is not None:
        found.append(matches.c.game.in_(wish.games))
    if wish.pace is not None:
        clock = matches.c.clock
        paces = {"free": clock == 0, "table": clock.between(1, AT_THE_TABLE), "mail": clock > AT_THE_TABLE}
        found.append(paces[wish.pace])
    if wish.side:
        of_side = and_(seats.c.match == matches.c.id, seats.c.side == wish.side)
        found.append(exists().where(of_side, _is_free()) if which == "open" else exists().where(of_side))
    return found


def _mine(visitor: str | None) -> ColumnElement[bool]:
    """Where the visitor plays, or sits as umpire."""
    plays = select(seats.c.match).where(seats.c.visitor == visitor)
    rules = select(umpires.c.match).where(umpires.c.visitor == visitor)
    return matches.c.id.in_(plays.union(rules))


def _has_shunned(match: Any, visitor: str) -> ColumnElement[bool]:
    """Whether somebody sits at a match who wants nothing to do with the visitor, or he with him."""
    sitting = seats.alias("sitting")
    at_match = and_(sitting.c.match == match, sitting.c.visitor.is_not(None))
    either = or_(
        and_(blocks.c.visitor == sitting.c.visitor, blocks.c.blocked == visitor),
        and_(blocks.c.visitor == visitor, blocks.c.blocked == sitting.c.visitor),
    )
    return exists(select(blocks.c.visitor).select_from(blocks.join(sitting, either)).where(at_match))


def _is(status: str) -> ColumnElement[bool]:
    """The status, said so that no index is used for it: SQLite would go through all the matches that are over."""
    return matches.c.status + "" == status


def _match_row(
    row: Mapping[Any, Any],
    sitting: Sequence[Mapping[Any, Any]],
    umpire: UmpireRow | None,
    digests: Mapping[str, str],
) -> MatchRow:
    pack = row["pack_id"]
    return MatchRow(
        id=row["id"],
        game=row["game"],
        status=row["status"],
        switches=msgspec.json.decode(row["switches"]),
        pack=None if pack is None else PackNote(pack, digests[pack], row["pack_name"]),
        hotseat=row["hotseat"],
        creator=row["creator"],
        secret=row["secret"],
        commitment=row["commitment"],
        created=row["created"],
        touched=row["touched"],
        waiting=tuple(side for side in row["waiting"].split(",") if side),
        headline=tuple(msgspec.json.decode(row["headline"])) if row["headline"] else None,
        result=msgspec.json.decode(row["result"]) if row["result"] else None,
        seats={
            seat["side"]: SeatRow(
                side=seat["side"],
                visitor=seat["visitor"],
                name=seat["name"] or "",
                level=seat["level"],
                nonce=seat["nonce"],
                invitation=seat["invitation"],
                seen=seat["seen"],
                sent=seat["sent"],
                reserved=seat["reserved"],
            )
            for seat in sitting
        },
        clock=row["clock"],
        lesson=row["lesson"],
        public=row["public"],
        due=row["due"],
        umpire=umpire,
    )
