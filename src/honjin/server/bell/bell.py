"""Calls players in their browsers when it is their move and they are not at the table."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import exists

from honjin.core.game import Game
from honjin.locale.text import LANGUAGES, Words
from honjin.server.absent import Absent, FindsTables, absent_seats, claim, question_of
from honjin.server.bell.delivery import Delivery, Undelivered
from honjin.server.bell.sealing import sealed
from honjin.server.bell.vapid import Vapid
from honjin.server.bell.wishes import Browser, Wishes
from honjin.server.logs import LOG
from honjin.server.rates import Rate
from honjin.server.settings import Settings
from honjin.server.store.database import Database
from honjin.server.store.matches import Matches
from honjin.server.store.schema import browsers, seats

PAUSES = (5.0, 30.0, 120.0)
"""Seconds before each further attempt."""

KEPT = 24 * 3600
"""Seconds that a service keeps a push for a browser that is switched off."""

GONE = (404, 410)
"""The browser has taken its subscription back."""


class Bell:
    """Looks for players who are asked and away, and calls the browsers that they have named."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        hall: FindsTables,
        *,
        delivery: Delivery | None = None,
        pauses: Sequence[float] = PAUSES,
    ) -> None:
        self._settings = settings
        self._database = database
        self._hall = hall
        self._matches = Matches(database)
        self._delivery = delivery or Delivery()
        self._pauses = pauses
        self._calls = Rate(settings.limits.calls)
        self._tasks: set[asyncio.Task[None]] = set()
        self.wishes = Wishes(database)
        self.vapid = Vapid(settings.bell_seed, settings.contact)

    @property
    def is_on(self) -> bool:
        """Browsers are called at all."""
        return self._settings.push

    async def stop(self) -> None:
        """Stop; calls under way are given up."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def sweep(self) -> None:
        """Call everybody who is asked, away, and not called since he last looked."""
        waits = exists().where(browsers.c.visitor == seats.c.visitor)
        for seat in await absent_seats(self._database, self._settings.mail_after, seats.c.called, waits):
            try:
                await self._call(seat)
            except Exception as error:
                LOG.error("call-failed", match=seat.match, side=seat.side, error=type(error).__name__)

    async def _call(self, seat: Absent) -> None:
        table = await self._hall.table(seat.match)
        if await question_of(table, seat) is None or not await claim(self._database, seat, seats.c.called):
            return
        waiting = await self._matches.waiting_for(seat.visitor)
        for browser in await self.wishes.browsers(seat.visitor):
            if self._calls.take(browser.id):
                LOG.warning("too-many-calls", match=seat.match, side=seat.side)
                continue
            message = message_for(browser.language, table.game, seat.match, waiting)
            task = asyncio.create_task(self._send(seat.match, browser, message), name=f"call {seat.match}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _send(self, match: str, browser: Browser, message: bytes) -> None:
        for attempt, pause in enumerate((*self._pauses, None), 1):
            status = await self._delivered(match, browser, message)
            LOG.info("called", match=match, attempt=attempt, status=status)
            if status in GONE:
                await self.wishes.forget(browser.id)
                return
            if 200 <= status < 300:
                await self.wishes.reached(browser.id)
                return
            if status and status != 429 and status < 500:
                break  # it will say the same again
            if pause is not None:
                await asyncio.sleep(pause)
        await self.wishes.missed(browser.id)

    async def _delivered(self, match: str, browser: Browser, message: bytes) -> int:
        """The status that the service answers with; 0 if it could not be reached."""
        headers = {
            "authorization": self.vapid.header(browser.endpoint),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT),
            "urgency": "normal",
            # What has not been fetched yet of the same match makes room for this.
            "topic": match,
        }
        try:
            body = sealed(message, browser.key, browser.secret)
            return await self._delivery.post(browser.endpoint, headers, body)
        except Undelivered as error:
            LOG.warning("not-called", match=match, error=str(error))
            return 0


def message_for(language: str, game: Game, match: str, waiting: int) -> bytes:
    """What a call says: which game and where; nothing that has happened there, for it may lie on a locked screen."""
    words = Words(language if language in LANGUAGES else "en", game.title, game.look.kinds, also=("notices",))
    title = words.text("game-title") if words.has("game-title") else game.rulebook.title
    message: dict[str, Any] = {
        "match": match,
        "title": title,
        "body": words.text("n-your-move"),
        "language": words.language,
        "waiting": waiting,
    }
    return msgspec.json.encode(message)
