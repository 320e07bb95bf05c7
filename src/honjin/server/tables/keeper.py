"""The one true table of a match in this process: read from the database, and never shown ahead of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from honjin.core.errors import CorruptRecord
from honjin.core.event import SPECTATOR
from honjin.core.game import Pack
from honjin.core.record import read_record
from honjin.server.messages import Declined, encode
from honjin.server.store.ledger import Append, Standing
from honjin.server.store.matches import MatchRow
from honjin.server.store.packing import Packer, unpack_all
from honjin.server.store.schema import OVER, PLAYING
from honjin.server.tables.presenter import Presenter
from honjin.umpire.clock import Moment, due_after, has_moved_on, moment_of
from honjin.umpire.knowledge import asked, crumbs, sent_in_secret
from honjin.umpire.lessons import play_opening
from honjin.umpire.table import Table, open_table, reopen_table

if TYPE_CHECKING:
    from honjin.server.tables.hall import Hall

LOG = structlog.get_logger("honjin.keeper")

SHORT_RECORD = 40
"""Lines that are read on the event loop; longer records are read in a thread, and lessons, which play an opening, and
matches with a data pack of their own."""

HEADLINE_SECONDS = 2.0
"""How old the headline of a match in a list may be while play is brisk."""

Due = Callable[[Table], datetime | None]
"""Until when the open question can be answered, once the lines are written."""


class Keeper:
    """Reads, begins and follows a table, and has its new lines written. To be used under the table's lock."""

    def __init__(self, hall: Hall, presenter: Presenter, match: str) -> None:
        self._hall = hall
        self._presenter = presenter
        self._match = match
        self._length = 0
        self._packer = Packer()
        self._pending: list[str] = []
        """The journal of the table: lines wait here until they are committed. A list and not a method of ours, for the
        table holds it: a dropped table must not wait in memory for the collector of cycles."""
        self._written: Standing | None = None
        """What the lists are known to show; None when another process may have changed it."""
        self._sent: tuple[str, ...] = ()
        """The sides that have answered a hushed question, as the database has it beside the lines."""
        self._moment: Moment | None = None
        """The match as everybody may know it, as of the latest line; None while the lists know nothing of it."""
        self._clock = 0
        self.due: datetime | None = None
        """Until when the open question can be answered."""
        self._headline: tuple[Any, float, str] = (None, 0.0, "")
        self.table: Table | None = None
        self.former: Table | None = None
        """The table that was thrown away, until it is read again."""

    @property
    def mark(self) -> tuple[Any, ...]:
        """Changes when the match moves on for everybody to see."""
        return () if self._moment is None else self._moment.mark

    def drop(self) -> None:
        """Throw the table away: it is read again when it is wanted."""
        self.former, self.table = self.table or self.former, None
        self._pending.clear()

    # Reading

    async def ready(self, row: MatchRow) -> bool:
        """Have the table, if the match has begun or can begin now; True if it was not there before."""
        if self.table is not None or not row.may_begin:
            return False
        self._clock = row.clock
        while self.table is None:
            bodies = await self._hall.matches.bodies(self._match)
            self._pending.clear()
            self._written, self._moment = None, None
            self.due = await self._hall.matches.due(self._match) if bodies else None
            if row.lesson or row.pack is not None or len(bodies) > SHORT_RECORD:
                self.table = await asyncio.to_thread(self._open, row, bodies)
            else:
                self.table = self._open(row, bodies)
            # Pending is a new match, the end of one that was cut off before its last line, or the word that an old
            # one goes on under new rules. Where another worker was quicker with it, what that one wrote is read.
            if not self._pending:
                self._moment, self._sent = moment_of(self.table), sent_in_secret(self.table)
            elif not await self.commit():
                self.drop()
        if self.former is not None:
            self.table.succeed(self.former)
            self.former = None
        return True

    def _open(self, row: MatchRow, bodies: list[bytes]) -> Table:
        return self._read(row, bodies) if bodies else self._begin(row)

    def _read(self, row: MatchRow, bodies: list[bytes]) -> Table:
        texts, self._packer = unpack_all(bodies)
        self._length = len(bodies)
        record = read_record("".join(text + "\n" for text in texts))
        return reopen_table(
            record, self._presenter.game, self._pending.append, secret=row.secret, signer=self._hall.sign
        )

    def _begin(self, row: MatchRow) -> Table:
        game = self._presenter.game
        body = self._presenter.key.pack if row.pack is not None else None
        pack: Pack | None = None if body is None else game.read_pack(body)
        self._length, self._packer = 0, Packer()
        table = open_table(
            game,
            row.switches,
            {side: row.seats[side].level or "human" for side in game.sides},
            self._pending.append,
            secret=row.secret,
            match_id=row.id,
            nonces={side: row.seats[side].nonce or "" for side in game.sides},
            pack=pack,
            pack_name="" if row.pack is None else row.pack.name,
            clock=row.clock,
            lesson=row.lesson,
            signer=self._hall.sign,
        )
        play_opening(table)
        return table

    async def follow(self, number: int | None = None) -> bool:
        """Read the lines that another process has written, up to this number at least; False if there are none.

        Where they do not fit, the table is dropped.
        """
        if self.table is None or (number is not None and number <= self._length):
            return False
        bodies = await self._hall.matches.bodies(self._match, self._length)
        if not bodies:
            return False
        packer = self._packer.copy()
        self._written = None
        try:
            self.table.follow([packer.unpack(body) for body in bodies])
            self._moment, self._sent = moment_of(self.table), sent_in_secret(self.table)
            self.due = await self._hall.matches.due(self._match)
        except CorruptRecord as error:
            LOG.warning("follow-failed", match=self._match, error=str(error))
            self.drop()
        self._packer, self._length = packer, self._length + len(bodies)
        return True

    # Writing

    @property
    def has_news(self) -> bool:
        """There are lines to be written."""
        return bool(self._pending)

    async def commit(self, due: Due | None = None) -> bool:
        """Have the new lines on disk; False if another process was quicker. Declined, and no table, if it fails.

        A new question has its whole time, unless `due` says otherwise.
        """
        assert self.table is not None
        texts = "\n".join(self._pending).split("\n")
        self._pending.clear()
        packer = self._packer.copy()
        moment = moment_of(self.table)
        until = self._due(self.table) if due is None else due(self.table)
        # A side that acts in secret must not move the hand of the clock in any list, nor freshen a headline.
        standing = self._written if moment.mark == self.mark else self._standing(self.table)
        news = None if standing == self._written else standing
        sent = sent_in_secret(self.table)
        bodies = [packer.pack(text) for text in texts]
        entry = Append(
            self._match,
            self._length + 1,
            bodies,
            news,
            None if sent == self._sent else sent,
            msgspec.UNSET if until == self.due else until,
        )
        try:
            won = await self._hall.ledger.append(entry)
        except Exception as error:
            LOG.error("not-written", match=self._match, error=repr(error))
            self.drop()
            raise Declined("busy") from None
        if not won:
            LOG.info("another-was-quicker", match=self._match, first=entry.first)
            return False
        self._packer, self._length, self._written, self._moment = packer, entry.last, standing, moment
        self._sent, self.due = sent, until
        if not self._hall.bus.rides_on_commits:
            self._hall.publish("lines", self._match, entry.last)
        return True

    def _due(self, table: Table) -> datetime | None:
        """What is asked already keeps its time."""
        if self._moment is not None and not table.is_over and not has_moved_on(table, self._moment):
            return self.due
        return due_after(self._clock, self._hall.now(), table)

    def _standing(self, table: Table) -> Standing:
        """What lists show, as a spectator may know it."""
        return Standing(
            status=OVER if table.is_over else PLAYING,
            waiting=tuple(asked(table, SPECTATOR)),
            headline=self._headline_of(table),
            result=None if table.result is None else encode(table.result).decode(),
        )

    def _headline_of(self, table: Table) -> str:
        """Drawn anew where the match enters another great part, else now and then."""
        if self._presenter.game.look.scene is None:
            return ""
        part, now = crumbs(table, SPECTATOR)[:2], time.monotonic()
        known, since, text = self._headline
        if part != known or table.is_over or now > since + HEADLINE_SECONDS:
            scene = self._presenter.scene(table.view(SPECTATOR))
            text = "" if scene is None else encode(scene.headline).decode()
            self._headline = (part, now, text)
        return text
