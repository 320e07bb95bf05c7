"""Mail to players whose move it is while they are away. Off unless SMTP is set; never in the way of play.

A seat is written to once, until its holder looks again: `seats.mailed` is set by whoever writes, with a
condition, so of several workers one does, and cleared when the holder looks.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine, Sequence
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from typing import Any, Protocol

import aiosmtplib
import msgspec
from sqlalchemy import and_, literal, select, update

from honjin.core.decision import Side
from honjin.core.event import Viewer
from honjin.core.game import Game
from honjin.server.identity.links import Proofs, Recoveries
from honjin.server.identity.people import People
from honjin.server.letter import Reader, confirmation, letter_for, recovery
from honjin.server.logs import LOG
from honjin.server.rates import Rate
from honjin.server.settings import Settings
from honjin.server.store.database import Database
from honjin.server.store.schema import PLAYING, matches, seats, visitors

SWEEP_SECONDS = 15.0
PAUSES = (5.0, 30.0, 120.0, 600.0)
"""Seconds before each further attempt to send a letter."""
TIMEOUT = 20


class Shows(Protocol):
    """What the post has to know of a table."""

    game: Game

    async def welcome(self, viewer: Viewer, visitor: str | None) -> bytes:
        """What a viewer would be shown now."""
        ...


class FindsTables(Protocol):
    """What the post has to know of the hall."""

    async def table(self, match: str) -> Shows:
        """The table of a match."""
        ...


class Post:
    """Looks for players who wait without knowing it, and writes to them."""

    def __init__(
        self, settings: Settings, database: Database, hall: FindsTables, pauses: Sequence[float] = PAUSES
    ) -> None:
        self._settings = settings
        self._database = database
        self._hall = hall
        self._pauses = pauses
        self._letters = Rate(settings.limits.letters)
        self._confirmations = Rate(settings.limits.confirmations)
        self._recovered = Rate(settings.limits.recoveries)
        self._proofs = Proofs(settings)
        self._recoveries = Recoveries(settings)
        self._tasks: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None

    @property
    def is_on(self) -> bool:
        """Mail is sent at all."""
        return bool(self._settings.smtp_host)

    def start(self) -> None:
        """Begin to look, if mail is on."""
        if self.is_on:
            self._sweeper = asyncio.create_task(self._sweep_for_ever(), name="post")

    async def stop(self) -> None:
        """Stop; letters under way are given a moment."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sweeper
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=2)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def looked(self, match: str, side: Side) -> None:
        """The holder of a seat is looking: he may be written to again when he has gone."""
        if not self.is_on:
            return
        written = and_(seats.c.match == match, seats.c.side == side, seats.c.mailed.is_not(None))
        async with self._database.read() as connection:
            if (await connection.execute(select(seats.c.side).where(written))).first() is None:
                return
        async with self._database.write() as connection:
            await connection.execute(update(seats).where(written).values(mailed=None))

    def ask_to_confirm(self, visitor: str, name: str, email: str, language: str) -> bool:
        """Send the one letter that goes to an address before its owner has confirmed it; False if it is too many."""
        if not self.is_on:
            return False
        if self._confirmations.take(email.casefold()) or self._confirmations.take(visitor):
            LOG.warning("too-many-confirmations")
            return False
        letter = confirmation(name, email, language, self._proofs.make(visitor, email), self._settings)
        self._send_soon("", "", letter)
        return True

    def help_to_recover(self, people: People, name: str) -> None:
        """Write to the account of this name, if there is one that can be written to.

        Whoever asks is not told, nor could he find out by the time it takes: all of it is done behind his back.
        """
        if self.is_on:
            self._begin(self._recover(people, name), "recovery")

    async def _recover(self, people: People, name: str) -> None:
        found = await people.recoverable(name)
        if found is None:
            return
        person, mark = found
        if self._recovered.take(person.id):
            LOG.warning("too-many-recoveries")
            return
        token = self._recoveries.make(person.id, mark)
        await self._send("", "", recovery(person.name, person.email, person.language, token, self._settings))

    async def sweep(self) -> None:
        """Write to everybody who is asked, away, and not written to since he last looked."""
        for reader in await self._readers():
            try:
                await self._write_to(reader)
            except Exception as error:
                LOG.error("letter-failed", match=reader.match, side=reader.side, error=type(error).__name__)

    async def _sweep_for_ever(self) -> None:
        pause = min(SWEEP_SECONDS, max(0.2, self._settings.mail_after))
        while True:
            await asyncio.sleep(pause)
            try:
                await self.sweep()
            except Exception as error:
                LOG.error("post-failed", error=type(error).__name__)

    async def _readers(self) -> list[Reader]:
        until = datetime.now(UTC) - timedelta(seconds=self._settings.mail_after)
        asked = and_(matches.c.waiting.like(literal("%,") + seats.c.side + literal(",%")), ~seats.c.sent)
        unwritten = and_(
            seats.c.mailed.is_(None),
            visitors.c.email.is_not(None),
            visitors.c.name_key.is_not(None),
            seats.c.level.is_(None),
        )
        query = (
            select(
                seats.c.match,
                seats.c.side,
                visitors.c.id,
                visitors.c.email,
                visitors.c.language,
                visitors.c.name,
                visitors.c.confirmed,
            )
            .select_from(
                seats.join(matches, matches.c.id == seats.c.match).join(visitors, visitors.c.id == seats.c.visitor)
            )
            .where(matches.c.status == PLAYING, ~matches.c.hotseat, matches.c.touched <= until, asked, unwritten)
            .limit(100)
        )
        async with self._database.read() as connection:
            return [Reader(*row) for row in await connection.execute(query)]

    async def _write_to(self, reader: Reader) -> None:
        table = await self._hall.table(reader.match)
        welcome: dict[str, Any] = msgspec.json.decode(await table.welcome(reader.side, reader.visitor))
        now = welcome["now"]
        if now["decision"] is None or reader.side in now["online"] or not await self._claim(reader):
            return
        if not reader.confirmed:
            # An address of the time when nobody was asked, or one whose owner has not answered yet.
            self.ask_to_confirm(reader.visitor, reader.name, reader.email, reader.language)
            return
        if self._letters.take(reader.email.casefold()):
            LOG.warning("too-many-letters", match=reader.match, side=reader.side)
            return
        letter = letter_for(reader, table.game, welcome, self._settings)
        self._send_soon(reader.match, reader.side, letter)

    def _send_soon(self, match: str, side: str, letter: EmailMessage) -> None:
        self._begin(self._send(match, side, letter), f"letter {match}")

    def _begin(self, work: Coroutine[Any, Any, None], name: str) -> None:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _claim(self, reader: Reader) -> bool:
        """Of all workers, one may write this letter."""
        query = update(seats).where(
            seats.c.match == reader.match, seats.c.side == reader.side, seats.c.mailed.is_(None)
        )
        async with self._database.write() as connection:
            return (await connection.execute(query.values(mailed=datetime.now(UTC)))).rowcount == 1

    async def _send(self, match: str, side: str, letter: EmailMessage) -> None:
        for attempt, pause in enumerate((*self._pauses, None), 1):
            try:
                await self._hand_over(letter)
                LOG.info("letter-sent", match=match, side=side, attempt=attempt)
                return
            except (aiosmtplib.SMTPException, OSError) as error:
                LOG.warning("letter-not-sent", match=match, attempt=attempt, error=type(error).__name__)
            if pause is not None:
                await asyncio.sleep(pause)

    async def _hand_over(self, letter: EmailMessage) -> None:
        settings = self._settings
        await aiosmtplib.send(
            letter,
            hostname=settings.smtp_host,
            port=settings.smtp_port,
            username=settings.smtp_user or None,
            password=settings.smtp_password or None,
            use_tls=settings.smtp_port == 465,
            start_tls=settings.smtp_starttls and settings.smtp_port != 465,
            timeout=TIMEOUT,
        )
