"""A match being played: the one true table of this process, and everybody who looks at it.

Whatever changes the match runs under the table's lock: it is played, its lines go to the ledger, and only when
they are on disk is anybody told. If that fails, or another process was quicker, the table is thrown away and
read from the database again, so nobody ever hears of what was not written.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any, TypeVar
from weakref import proxy

from honjin.core.decision import Side
from honjin.core.errors import IllegalAnswer
from honjin.core.event import SPECTATOR, UMPIRE, Viewer
from honjin.core.scene import Survey
from honjin.server.bus import Signal
from honjin.server.messages import Declined, Now
from honjin.server.store.matches import MatchRow
from honjin.server.store.packing import unpack_all
from honjin.server.tables.audience import Connection
from honjin.server.tables.chat import Chat
from honjin.server.tables.drafting import Drafting
from honjin.server.tables.gallery import Gallery
from honjin.server.tables.keeper import Due, Keeper
from honjin.server.tables.machines import Machines
from honjin.server.tables.marching import Marching
from honjin.server.tables.offers import Offers
from honjin.server.tables.presenter import Presenter
from honjin.server.tables.seat import Seat
from honjin.server.tables.settling import Settling
from honjin.server.tables.showing import Common, common_of
from honjin.server.tables.timing import Timing
from honjin.server.tables.umpire_chair import UmpireChair
from honjin.umpire.table import Table

if TYPE_CHECKING:
    from honjin.server.tables.hall import Hall


T = TypeVar("T")

STOP_SECONDS = 5.0
"""How long a stopping server waits for answers on their way to the disk."""


class LiveTable:
    """One match in the memory of this process. Get it from the hall."""

    def __init__(self, hall: Hall, presenter: Presenter, row: MatchRow) -> None:
        self.hall = hall
        self.presenter = presenter
        self.game = presenter.game
        self.row = row
        self.used = time.monotonic()
        self.lock = asyncio.Lock()
        self.gallery = Gallery(row.id, presenter)
        # Its parts know it weakly: a table that the hall drops is gone at once, and not when the collector of cycles
        # comes by, which is seldom. Whoever works at it holds it: a seat, a connection, a task begun by `start`.
        me: LiveTable = proxy(self)
        self.chat = Chat(me)
        self.drafts = Drafting(me)
        self.settling = Settling(me)
        self.offers = Offers(me)
        self.machines = Machines(me)
        self.marching = Marching(me)
        self.timing = Timing(me)
        self._keeper = Keeper(hall, presenter, row.id)
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def id(self) -> str:
        """The id of the match."""
        return self.row.id

    @property
    def table(self) -> Table | None:
        """The table itself, once the match has begun and while it is in memory."""
        return self._keeper.table

    @property
    def due(self) -> datetime | None:
        """Until when the open question can be answered."""
        return self._keeper.due

    @property
    def is_idle(self) -> bool:
        """Nobody looks, nobody thinks, nothing is being written."""
        busy = self.lock.locked() or self.machines.are_thinking or self.settling.is_answering
        return self.gallery.is_empty and not busy

    @property
    def is_over(self) -> bool:
        """The match is decided."""
        return self.table is not None and self.table.is_over

    def seat(self, side: Side) -> Seat:
        """What the holder of a side does and asks."""
        return Seat(self, side)

    def umpire_chair(self) -> UmpireChair:
        """What a person does who sits as umpire."""
        return UmpireChair(self)

    # Who looks

    def is_watched(self, side: Side) -> bool:
        """Whether the holder of a side has the table before his eyes."""
        return self.gallery.is_watched(side)

    def may_look(self, viewer: Viewer, visitor: str | None) -> bool:
        """A side is for whoever sits there, as is the umpire's chair; everybody may look on."""
        if viewer == SPECTATOR:
            return True
        if viewer == UMPIRE:
            return self.row.has_umpire(visitor)
        seat = self.row.seats.get(viewer)
        return seat is not None and visitor is not None and seat.visitor == visitor

    async def lets_in(self, viewer: Viewer, visitor: str | None) -> bool:
        """Whether he may look from there; another worker may have seated him, and its word be still on its way."""
        if self.may_look(viewer, visitor):
            return True
        if visitor is None or not self.hall.bus.rides_on_commits:
            return False
        await self.seats_changed()
        return self.may_look(viewer, visitor)

    async def join(self, connection: Connection, viewer: Viewer, since: int = 0, epoch: str = "") -> None:
        """Connect somebody; his first message is a welcome, and he misses nothing after it."""
        async with self.lock:
            await self.newest()
            audience = self.gallery[viewer]
            is_first = not audience.connections
            audience.connections.add(connection)
            self.used = time.monotonic()
            if is_first and self.table is not None:
                audience.catch_up(self.table, self._common())
            elif self.table is not None:
                audience.remember(self.table)
            connection.push(self._welcome(viewer, connection.visitor, since, epoch))
            if is_first:
                self.tell_now()
                self.announce()
                self.hall.publish("who", self.id)

    def leave(self, connection: Connection, viewer: Viewer) -> None:
        """The connection is gone."""
        audience = self.gallery[viewer]
        audience.connections.discard(connection)
        self.used = time.monotonic()
        if not audience.connections:
            audience.forget()
            self.start(self._tell_presence())
            self.announce()

    async def welcome(self, viewer: Viewer, visitor: str | None, since: int = 0, epoch: str = "") -> bytes:
        """Everything a viewer may see, as JSON: what a connection is sent first, for those who have none."""
        async with self.lock:
            await self.newest()
            return self._welcome(viewer, visitor, since, epoch)

    async def now(self, viewer: Viewer) -> Now:
        """Where the match stands for a viewer."""
        async with self.lock:
            table = await self.begun()
            self.gallery[viewer].look(table)
            return self.gallery[viewer].now(table, self._common())

    async def survey(self, viewer: Viewer, touch: Sequence[str]) -> Survey:
        """What a closer look at these things shows to a viewer: nothing that his view does not hold."""
        look = self.game.look.survey
        async with self.lock:
            table = await self.begun()
            decision = None if viewer in (SPECTATOR, UMPIRE) else table.decision_of(viewer)
            return Survey() if look is None else look(self.presenter.setting, table.view(viewer), decision, touch)

    async def record(self) -> str:
        """The whole record, once the match is over: it has the secret of the dice and everybody's secrets."""
        async with self.lock:
            await self.newest()
            if not (await self.begun()).is_over:
                raise Declined("not-allowed")
        texts, _ = unpack_all(await self.hall.matches.bodies(self.id))
        return "".join(text + "\n" for text in texts)

    # What the hall does

    async def wake(self) -> None:
        """Read the match, begin it if everybody has sat down, and let those answer who need not be asked."""
        async with self.lock:
            await self.ready()
        self._wake()

    async def seats_changed(self) -> None:
        """Somebody has sat down or has another name, here or in another worker."""
        async with self.lock:
            row = await self.hall.matches.find(self.id)
            if row is None:
                self._close_down()
                return
            renamed, self.row = self.row.seats != row.seats or self.row.umpire != row.umpire, row
            self._turn_away()
            if not await self.ready() or renamed:
                self._welcome_all()
        self._wake()

    def _close_down(self) -> None:
        """The match was withdrawn: whoever looks on comes again, and finds nothing."""
        self.hall.forget(self.id)
        for audience in self.gallery.looking():
            for connection in list(audience.connections):
                connection.drop()

    def _turn_away(self) -> None:
        """A seat has gone over to the account that its guest has signed in to: his tabs come again, as that account."""
        for audience in self.gallery.looking():
            for connection in list(audience.connections):
                if not self.may_look(audience.viewer, connection.visitor):
                    connection.drop()

    async def hear(self, signal: Signal) -> None:
        """Another worker has done something at this match."""
        if signal.kind == "lines":
            await self.catch_up(signal.number)
        elif signal.kind == "chat":
            await self.chat.hear(signal.number)
        elif signal.kind == "draft":
            await self.drafts.hear(signal.sides)
        elif signal.kind == "settled":
            await self.settling.hear(signal.sides)
        elif signal.kind == "offers":
            await self.offers.changed(publish=False)
        elif signal.kind == "seats":
            await self.seats_changed()
        elif signal.kind == "here":
            self.gallery.hear(signal.worker, signal.sides)
            await self._tell_presence()
        elif signal.kind == "who":
            self.announce()

    def announce(self) -> None:
        """Tell the other workers who is connected here."""
        self.hall.publish("here", self.id, sides=self.gallery.connected())

    async def catch_up(self, number: int | None = None) -> None:
        """Read the lines that another process has written, up to this number at least."""
        async with self.lock:
            await self._follow(number)

    async def catch_up_with_all(self) -> None:
        """Signals may have been lost: look at everything that they could have been about."""
        await self.seats_changed()
        await self.catch_up()
        await self.chat.catch_up()
        await self.offers.changed(publish=False)
        await self.drafts.hear(self.game.sides)
        await self.settling.hear(self.game.sides)
        self.announce()

    async def stop(self) -> None:
        """Let what is being written be written, and stop thinking."""
        await self.machines.stop()
        await self.settling.stop()
        if self._tasks:
            await asyncio.wait(list(self._tasks), timeout=STOP_SECONDS)

    # For its parts, which are seats, offers, machines and the clock

    async def ready(self) -> bool:
        """Have the table if the match has begun or can begin now; True if it was read, and everybody told. Locked."""
        await self.chat.ready()
        is_new = self._keeper.former is None
        if not await self._keeper.ready(self.row):
            return False
        await self.offers.refresh()
        await self.drafts.refresh()
        await self.settling.refresh()
        if is_new or self.table is None:
            self._welcome_all()
        else:
            self.gallery.tell(self.table, self._common())
        return True

    async def begun(self) -> Table:
        """The table; Declined before the match has begun. Under the lock."""
        await self.ready()
        self.used = time.monotonic()
        if self.table is None:
            raise Declined("not-allowed")
        return self.table

    async def newest(self) -> None:
        """Be as far as the database: whoever comes may have been told more by another worker. Under the lock."""
        if not await self.ready() and self.table is not None and self.hall.bus.rides_on_commits:
            await self._follow()
            await self.drafts.refresh()
            await self.settling.refresh()

    async def act(
        self, do: Callable[[Table], T], due: Due | None = None, *, moves: bool = True, is_long: bool = False
    ) -> T:
        """Change the match. `due` sets the time of the next question; what moves nothing leaves offers as they are.

        What `is_long` plays a whole record again: in a thread, so that the other tables go on.
        """
        return await self.carry_through(self._act(do, due, moves, is_long))

    async def carry_through(self, work: Coroutine[Any, Any, T]) -> T:
        """Do it to the end once it is begun, even if whoever asked has gone."""
        return await asyncio.shield(self.start(work))

    def tell_draft(self, side: Side) -> None:
        """Show a side, on all its devices, what it has written. Only under the lock."""
        if self.table is not None:
            self.gallery.tell_draft(self.table, side)

    def tell_settled(self, side: Side) -> None:
        """Show a side, on all its devices, what it has settled. Only under the lock."""
        if self.table is not None:
            self.gallery.tell_settled(self.table, side)

    def tell_now(self) -> None:
        """Tell of presence or offers. Only under the lock: what is being written must not be told."""
        if self.table is not None:
            self.gallery.tell_now(self.table, self._common())

    # Inside

    async def _act(self, do: Callable[[Table], T], due: Due | None, moves: bool, is_long: bool) -> T:
        async with self.lock:
            table = await self.begun()
            if table.is_over:
                raise Declined("over")
            before = self._keeper.mark
            try:
                outcome = await asyncio.to_thread(do, table) if is_long else do(table)
            except IllegalAnswer as error:
                raise Declined("refused", error.refusal, 0) from None
            if self._keeper.has_news:
                if not await self._keeper.commit(due):
                    await self._reload()
                    raise Declined("stale")
                if moves and self._keeper.mark != before:
                    await self.offers.lapse()
                self.gallery.tell(table, self._common())
        self._wake()
        return outcome

    def _wake(self) -> None:
        """Let those answer who need not be asked: machines, sides that have settled the question, drills."""
        self.machines.wake()
        self.settling.wake()
        self.marching.wake()

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do it by the way; a server that stops waits for it."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()

    async def _follow(self, number: int | None = None) -> None:
        if not await self._keeper.follow(number):
            return
        if self.table is None:
            await self._reload()
        else:
            await self.offers.refresh()
            await self.drafts.refresh()
            self.gallery.tell(self.table, self._common())
            self.marching.wake()

    async def _reload(self) -> None:
        """Throw the table away and read the match again; those for whom it is another now are told so."""
        self._keeper.drop()
        await self.ready()
        self._wake()

    async def _tell_presence(self) -> None:
        async with self.lock:
            self.tell_now()

    def _common(self) -> Common:
        online = self.gallery.online()
        if self.table is None:
            return Common(online)
        return common_of(self.table, self.row, online, self.offers.shown(), self.due, self.presenter.has_secrets)

    def _welcome_all(self) -> None:
        for audience in self.gallery.looking():
            audience.forget()
            if self.table is not None:
                audience.catch_up(self.table, self._common())
            for connection in list(audience.connections):
                connection.push(self._welcome(audience.viewer, connection.visitor))

    def _welcome(self, viewer: Viewer, visitor: str | None, since: int = 0, epoch: str = "") -> bytes:
        return self.gallery.welcome(
            self.row, self.table, self._common(), self.chat.shown(), viewer, visitor, since, epoch
        )
