"""The hall: all the matches of this server, those in play as live tables, and the way to make new ones."""

from __future__ import annotations

import asyncio
import hashlib
import random
import time
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime

import msgspec
import structlog

from honjin.ai.player import LEVELS
from honjin.core.decision import Side
from honjin.core.dice import commitment_of
from honjin.core.errors import UnknownChoice
from honjin.core.game import Game, Switches
from honjin.core.lesson import Lesson
from honjin.server.bus import Bus, Kind, Signal, bus_for, lines_signal, new_worker
from honjin.server.messages import Declined, Pace
from honjin.server.rates import Allowances
from honjin.server.settings import Limits
from honjin.server.store.company import Company
from honjin.server.store.database import Database
from honjin.server.store.drafts import Drafts
from honjin.server.store.jottings import Jottings
from honjin.server.store.ledger import Ledger
from honjin.server.store.matches import Matches, MatchRow, SeatRow, new_match_id
from honjin.server.store.packs import PackNote, Packs
from honjin.server.store.schema import OPEN
from honjin.server.store.settled import SettledAnswers
from honjin.server.store.umpires import UmpireRow, sit_as_umpire
from honjin.server.tables.live import LiveTable
from honjin.server.tables.presenter import Presenter
from honjin.server.thinking.advice import Advisers
from honjin.server.thinking.questions import SettingKey
from honjin.server.thinking.thinkers import Thinkers
from honjin.umpire.clock import chosen_clock
from honjin.umpire.lessons import NONCE
from honjin.umpire.table import Sign, new_nonce, new_secret

LOG = structlog.get_logger("honjin.hall")

IDLE_SECONDS = 180.0
"""A table nobody looks at is dropped from memory after this; it is read again when somebody comes."""

SWEEP_SECONDS = 20.0
"""How often idle tables are dropped, and machines woken that nobody woke."""

MOST_TABLES = 300
"""Tables in memory; when there are more, those that are idle longest go first."""

CATCHING_UP = 4
"""Tables that are read again at once after signals may have been lost; others want connections to the database too."""

MOST_PRESENTERS = 64

QUICK_HAND = (0.8, 2.4)
"""How long an answer takes that has been settled, in seconds: by lot between these, as if by a quick hand."""


class Chair(msgspec.Struct, frozen=True):
    """Who is to sit on a side: a visitor, a machine, or whoever comes.

    `invitation` is the digest (`digest_of`) of the token that a newcomer must show; without one anybody may come.
    """

    visitor: str | None = None
    level: str | None = None
    invitation: str | None = None
    reserved: str | None = None
    """A friend who may sit there without the token."""


def _utc() -> datetime:
    return datetime.now(UTC)


async def _linger() -> None:
    await asyncio.sleep(random.uniform(*QUICK_HAND))


def digest_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Hall:
    """All the matches. One for a process; `start` it before use and `stop` it at the end."""

    def __init__(
        self,
        games: Mapping[str, Game],
        database: Database,
        bus: Bus | None = None,
        thinkers: Thinkers | None = None,
        *,
        advisers: Advisers | None = None,
        pace: Pace | None = None,
        limits: Limits | None = None,
        sign: Sign | None = None,
        idle_seconds: float = IDLE_SECONDS,
        sweep_seconds: float = SWEEP_SECONDS,
        most_tables: int = MOST_TABLES,
        now: Callable[[], datetime] = _utc,
        linger: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self.games = games
        self.database = database
        self.worker = new_worker()
        self.bus: Bus = bus or bus_for(database)
        self.thinkers = thinkers or Thinkers()
        self.advisers = advisers or Advisers()
        self.matches = Matches(database)
        self.drafts = Drafts(database)
        self.settled = SettledAnswers(database)
        self.jottings = Jottings(database)
        self.company = Company(database)
        self.packs = Packs(database)
        self.ledger = Ledger(database, lines_signal(self.worker) if self.bus.rides_on_commits else None)
        self.pace = pace or Pace()
        self.limits = limits or Limits()
        self.allowances = Allowances(self.limits)
        self.sign = sign
        self.now = now
        """What the clocks of all the tables go by."""
        self.linger = linger or _linger
        """Waits as long as a quick hand takes."""
        self._idle_seconds = idle_seconds
        self._sweep_seconds = sweep_seconds
        self._most_tables = most_tables
        self._tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._presenters: dict[SettingKey, Presenter] = {}
        self._sweeper: asyncio.Task[None] | None = None

    # Running

    async def start(self) -> None:
        """Begin to write and to listen, and wake the machines that were thinking when the server stopped."""
        await self.ledger.start()
        await self.bus.start(self.worker, self._hear)
        self._sweeper = asyncio.create_task(self._sweep(), name="sweep")

    async def stop(self) -> None:
        """Finish what is being written, then let go of everything."""
        if self._sweeper is None:
            return
        sweeper, self._sweeper = self._sweeper, None
        sweeper.cancel()
        await asyncio.gather(sweeper, return_exceptions=True)
        for table in list(self._tables.values()):
            await table.stop()
        await self.ledger.stop()
        await self.bus.stop()
        await self.thinkers.stop()
        await self.advisers.stop()

    @property
    def live_count(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    # Finding

    async def table(self, id: str) -> LiveTable:
        """The live table of a match, read from the database if need be; Declined if there is no such match."""
        found = self._tables.get(id)
        if found is not None:
            return found
        async with self._opening.setdefault(id, asyncio.Lock()):
            try:
                return self._tables.get(id) or await self._open(id)
            finally:
                self._opening.pop(id, None)

    async def _open(self, id: str) -> LiveTable:
        row = await self.matches.find(id)
        if row is None or row.game not in self.games:
            raise Declined("no-such-thing")
        table = LiveTable(self, await self._presenter_of(row), row)
        await table.wake()
        self._tables[id] = table
        self._make_room()
        return table

    async def _presenter_of(self, row: MatchRow) -> Presenter:
        pack = await self._past_pack(row) if row.pack is None else await self.packs.body(row.pack.id)
        game = self.games[row.game]
        key = SettingKey(game.resources, tuple(sorted(row.switches.items())), pack, game.scenario)
        if key not in self._presenters:
            if len(self._presenters) >= MOST_PRESENTERS:
                self._presenters.pop(next(iter(self._presenters)))
            # A pack of one's own is read and checked again: half a second for all the battles of RAN.
            self._presenters[key] = Presenter(key) if pack is None else await asyncio.to_thread(Presenter, key)
        return self._presenters[key]

    async def _past_pack(self, row: MatchRow) -> bytes | None:
        """The values that a match was begun with, where those that come with the program have changed since."""
        game = self.games[row.game]
        header = await self.matches.header(row.id) if row.status != OPEN else None
        if header is None or header.pack_digest == game.standard_pack().digest:
            return None
        past = game.past_pack(header.pack_digest)
        return None if past is None else past.to_json()

    # Making

    async def create(
        self,
        game_id: str,
        switches: Switches,
        chairs: Mapping[Side, Chair],
        *,
        creator: str | None = None,
        hotseat: bool = False,
        pack: PackNote | None = None,
        clock: int = 0,
        umpire: UmpireRow | None = None,
        lesson: Lesson | None = None,
        public: bool = False,
        wake: bool = True,
    ) -> str:
        """A new match; its id. The secret is drawn and its commitment kept; it begins when all have added to the dice.

        The dice of a lesson are known: nobody adds to them, and it begins at once. UnknownChoice for what does not
        exist.
        """
        game = self.games.get(game_id)
        if game is None:
            raise UnknownChoice(f"there is no game {game_id!r}; the games are: {', '.join(self.games)}")
        chosen = game.choose_switches(switches)
        for side in game.sides:
            level = chairs[side].level
            if level is not None and (level not in LEVELS or (level == "script" and game.wits.script is None)):
                raise UnknownChoice(f"there is no player {level!r} for {game.id}")
        now = datetime.now(UTC)
        secret = new_secret() if lesson is None else lesson.secret(game.id)
        row = MatchRow(
            id=new_match_id(),
            game=game.id,
            status=OPEN,
            switches=chosen,
            pack=pack,
            hotseat=hotseat,
            creator=creator,
            secret=secret,
            commitment=commitment_of(secret),
            created=now,
            touched=now,
            waiting=(),
            headline=None,
            result=None,
            seats={side: _seat(side, chairs[side], is_lesson=lesson is not None) for side in game.sides},
            clock=chosen_clock(clock),
            lesson="" if lesson is None else lesson.name(game.id),
            public=public,
            umpire=umpire,
        )
        await self.matches.create(row)
        if wake:
            live = await self.table(row.id)
            if lesson is not None:
                # The opening is no news: the first pages tell what there is to know of it.
                await live.seat(lesson.side).seen()
        return row.id

    async def claim(
        self,
        id: str,
        visitor: str,
        *,
        side: Side | None = None,
        invitation: str | None = None,
    ) -> Side:
        """Sit down on a free seat: the side asked for, or the first that this visitor may have.

        `invitation` is the digest of the token shown. Of two who come at once, one gets it; the other gets
        Declined("stale"), as does whoever comes when no seat is free.
        """
        row = await self.matches.find(id)
        if row is None:
            raise Declined("no-such-thing")
        mine = row.sides_of(visitor)
        if mine and side in (None, *mine):
            return side or mine[0]
        if mine or row.has_umpire(visitor):
            raise Declined("not-allowed")
        await self._check_company(row, visitor)
        free = [seat for seat in row.seats.values() if not seat.is_taken and side in (None, seat.side)]
        if not free:
            raise Declined("stale")
        may_have = [seat for seat in free if seat.invitation in (None, invitation) or seat.reserved == visitor]
        if not may_have:
            raise Declined("not-yours")
        for seat in may_have:
            if await self.matches.sit(id, seat.side, visitor, invitation):
                await self._seats_changed(id)
                return seat.side
        raise Declined("stale")

    async def _check_company(self, row: MatchRow, visitor: str) -> None:
        """Nobody sits down with somebody who wants nothing to do with him, nor he with whom."""
        sitting = [seat.visitor for seat in row.seats.values() if seat.visitor is not None]
        if await self.company.are_apart(visitor, sitting):
            raise Declined("not-allowed")

    async def claim_umpire(self, id: str, visitor: str, invitation: str) -> None:
        """Sit down as umpire, by the digest of the token shown. Nobody is umpire where he plays."""
        row = await self.matches.find(id)
        if row is None or row.umpire is None:
            raise Declined("no-such-thing")
        if row.has_umpire(visitor):
            return
        if row.sides_of(visitor):
            raise Declined("not-allowed")
        await self._check_company(row, visitor)
        if row.umpire.invitation != invitation:
            raise Declined("not-yours")
        if not await sit_as_umpire(self.database, id, visitor, invitation):
            raise Declined("stale")
        await self._seats_changed(id)

    async def withdraw(self, id: str, visitor: str) -> None:
        """Take an open table away, which nobody has sat down at but the one who made it."""
        row = await self.matches.find(id)
        if row is None:
            raise Declined("no-such-thing")
        if row.creator != visitor:
            raise Declined("not-yours")
        if not await self.matches.take_away(id, visitor):
            raise Declined("stale")
        await self._seats_changed(id)

    async def add_nonce(self, id: str, visitor: str, commitment: str, nonce: str) -> None:
        """Add to the dice of a match, for all the seats of this visitor; it begins when everybody has.

        Whoever adds must name the commitment: he has seen it before he spoke. What was added stays.
        """
        row = await self.matches.find(id)
        if row is None:
            raise Declined("no-such-thing")
        if not row.sides_of(visitor):
            raise Declined("not-yours")
        if commitment != row.commitment or not await self.matches.add_nonce(id, visitor, nonce):
            raise Declined("stale")
        await self._seats_changed(id)

    async def _seats_changed(self, id: str) -> None:
        self.publish("seats", id)
        if id in self._tables:
            await self._tables[id].seats_changed()
        elif await self.matches.find(id) is not None:
            await self.table(id)

    def forget(self, id: str) -> None:
        """The match is gone: its table too."""
        self._tables.pop(id, None)

    async def rematch(self, row: MatchRow) -> str:
        """The same again with sides swapped; its id."""
        sides = self.games[row.game].sides
        before = [row.seats[side] for side in sides]
        moved = [*before[1:], before[0]]
        chairs = {
            side: Chair(seat.visitor, seat.level, invitation=seat.invitation)
            for side, seat in zip(sides, moved, strict=True)
        }
        return await self.create(
            row.game,
            row.switches,
            chairs,
            creator=row.creator,
            hotseat=row.hotseat,
            pack=row.pack,
            clock=row.clock,
            umpire=row.umpire,
            public=row.public,
            wake=False,
        )

    # The bus

    def publish(self, kind: Kind, match: str, number: int = 0, sides: tuple[Side, ...] = ()) -> None:
        """Tell the other workers."""
        self.bus.publish(Signal(self.worker, kind, match, number, sides))

    async def _hear(self, signal: Signal | None) -> None:
        if signal is None:
            await self.catch_up()
            return
        table = self._tables.get(signal.match)
        if table is not None:
            await table.hear(signal)

    async def catch_up(self) -> None:
        """Signals may have been lost: let go of the tables that nobody looks at, and look at the others.

        Raises when one of them could not be read: the database may still be away.
        """
        self._tables = {id: table for id, table in self._tables.items() if not table.is_idle}
        turn = asyncio.Semaphore(CATCHING_UP)

        async def look_at(table: LiveTable) -> None:
            async with turn:
                await table.catch_up_with_all()

        done = await asyncio.gather(*map(look_at, self._tables.values()), return_exceptions=True)
        failed = [error for error in done if isinstance(error, Exception)]
        if failed:
            raise failed[0]

    # Keeping the house

    async def _sweep(self) -> None:
        while True:
            try:
                await self._wake_machines()
                await self._drop_idle()
            except Exception:
                LOG.exception("sweep-failed")
            await asyncio.sleep(self._sweep_seconds)

    async def _wake_machines(self) -> None:
        """A machine may be asked in a match that no process has in memory, or by one that has died."""
        for id in await self.matches.machines_asked():
            try:
                await (await self.table(id)).wake()
            except Declined:
                pass
            except Exception:
                # A match that cannot be read is its own trouble: the machines of all the others are waiting.
                LOG.exception("not-woken", match=id)
            await asyncio.sleep(0)

    async def _drop_idle(self) -> None:
        now = time.monotonic()
        for id, table in list(self._tables.items()):
            if table.is_idle and table.used < now - self._idle_seconds:
                del self._tables[id]
            elif not table.is_idle and self.bus.rides_on_commits:
                table.announce()

    def _make_room(self) -> None:
        over = len(self._tables) - self._most_tables
        if over > 0:
            idle = sorted((t for t in self._tables.values() if t.is_idle), key=lambda table: table.used)
            for table in idle[:over]:
                del self._tables[table.id]


def _seat(side: Side, chair: Chair, *, is_lesson: bool) -> SeatRow:
    """What a machine adds to the dice is ours: it proves nothing, and takes nothing from what the others add."""
    nonce = NONCE if is_lesson else new_nonce() if chair.level is not None else None
    return SeatRow(
        side,
        visitor=chair.visitor,
        level=chair.level,
        nonce=nonce,
        invitation=chair.invitation,
        reserved=chair.reserved,
    )
