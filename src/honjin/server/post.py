"""Mail to players whose move it is while they are away. Off unless SMTP is set; never in the way of play."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from email.message import EmailMessage
from typing import Any

from sqlalchemy import and_, select

from honjin.server.absent import Absent, FindsTables, absent_seats, claim, question_of
from honjin.server.identity.links import Proofs, Recoveries
from honjin.server.identity.people import People
from honjin.server.letter import Reader, confirmation, letter_for, recovery
from honjin.server.logs import LOG
from honjin.server.rates import Rate
from honjin.server.settings import Settings
from honjin.server.store.database import Database
from honjin.server.store.schema import seats, visitors

PAUSES = (5.0, 30.0, 120.0, 600.0)
"""Seconds before each further attempt to send a letter."""
TIMEOUT = 20


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

    @property
    def is_on(self) -> bool:
        """Mail is sent at all."""
        return bool(self._settings.smtp_host)

    async def stop(self) -> None:
        """Stop; letters under way are given a moment."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=2)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

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
        for seat in await self._absent():
            try:
                await self._write_to(seat)
            except Exception as error:
                LOG.error("letter-failed", match=seat.match, side=seat.side, error=type(error).__name__)

    async def _absent(self) -> list[Absent]:
        wanted = and_(visitors.c.email.is_not(None), visitors.c.name_key.is_not(None), visitors.c.by_mail)
        return await absent_seats(self._database, self._settings.mail_after, seats.c.mailed, wanted)

    async def _reader(self, seat: Absent) -> Reader:
        query = select(visitors.c.email, visitors.c.language, visitors.c.name, visitors.c.confirmed)
        async with self._database.read() as connection:
            row = (await connection.execute(query.where(visitors.c.id == seat.visitor))).one()
        return Reader(seat.match, seat.side, seat.visitor, *row)

    async def _write_to(self, seat: Absent) -> None:
        table = await self._hall.table(seat.match)
        welcome = await question_of(table, seat)
        if welcome is None or not await claim(self._database, seat, seats.c.mailed):
            return
        reader = await self._reader(seat)
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

    async def _send(self, match: str, side: str, letter: EmailMessage) -> None:
        from aiosmtplib import SMTPException  # only where letters are sent

        for attempt, pause in enumerate((*self._pauses, None), 1):
            try:
                await self._hand_over(letter)
                LOG.info("letter-sent", match=match, side=side, attempt=attempt)
                return
            except (SMTPException, OSError) as error:
                LOG.warning("letter-not-sent", match=match, attempt=attempt, error=type(error).__name__)
            if pause is not None:
                await asyncio.sleep(pause)

    async def _hand_over(self, letter: EmailMessage) -> None:
        from aiosmtplib import send

        settings = self._settings
        await send(
            letter,
            hostname=settings.smtp_host,
            port=settings.smtp_port,
            username=settings.smtp_user or None,
            password=settings.smtp_password or None,
            use_tls=settings.smtp_port == 465,
            start_tls=settings.smtp_starttls and settings.smtp_port != 465,
            timeout=TIMEOUT,
        )
