"""The talk at one table: kept in the database, and told to everybody once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from honjin.core.decision import Side
from honjin.server.messages import ChatShown, Chatted, Declined, encode
from honjin.server.store.matches import ChatRow
from honjin.server.tables.showing import chat_shown

if TYPE_CHECKING:
    from honjin.server.tables.live import LiveTable

MOST_CHAT = 200
"""Lines of chat in a welcome."""


class Chat:
    """What has been said at one table, once it is read."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._kept = live.hall.matches
        self._said: list[ChatShown] | None = None

    def shown(self) -> list[ChatShown]:
        """The latest of it, as everybody sees it."""
        return list(self._said or ())

    async def ready(self) -> None:
        """Have it read."""
        if self._said is None:
            self._said = [chat_shown(row) for row in await self._kept.chat(self._live.id)]

    async def say(self, side: Side, visitor: str | None, text: str) -> ChatShown:
        """A line to everybody at the table, from somebody who plays."""
        if visitor is None:
            raise Declined("not-allowed")
        words = " ".join(text.split())
        if not words:
            raise Declined("malformed")
        seated = [seat.visitor for seat in self._live.row.seats.values()]
        if await self._live.hall.company.is_blocked(visitor, [one for one in seated if one and one != visitor]):
            raise Declined("not-allowed")
        self._live.hall.allowances.speak(visitor, self._live.id)
        row = await self._kept.say(self._live.id, side, visitor, words, self._live.hall.limits.chat_kept)
        self._push(row)
        self._live.hall.publish("chat", self._live.id, row.number)
        return chat_shown(row)

    async def hear(self, number: int) -> None:
        """Something has been said at another worker."""
        for row in await self._kept.chat(self._live.id, number - 1):
            self._push(row)

    async def catch_up(self) -> None:
        """Read what may have been said unheard."""
        if self._said is not None:
            await self.hear(self._said[-1].number + 1 if self._said else 1)

    def _push(self, row: ChatRow) -> None:
        """To everybody, once: a signal of another worker may come after we have read its line."""
        if self._said is None or (self._said and self._said[-1].number >= row.number):
            return
        self._said.append(chat_shown(row))
        del self._said[:-MOST_CHAT]
        self._live.gallery.push(encode(Chatted(chat=self._said[-1])))
