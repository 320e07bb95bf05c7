"""A match being played: the one true table of this process, and everybody who looks at it.

Whatever changes the match runs under the table's lock: it is played, its lines go to the ledger, and only when
they are on disk is anybody told. If that fails, or another process was quicker, the table is thrown away and
read from the database again, so nobody ever hears of what was not written.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from honjin.core.decision import Option, Refusal, Side
from honjin.core.errors import IllegalAnswer
from honjin.core.event import SPECTATOR, Viewer
from honjin.core.game import OddsTable
from honjin.server.audience import Line
from honjin.server.bus import Notice
from honjin.server.face import Face
from honjin.server.gallery import Gallery
from honjin.server.keeper import Keeper
from honjin.server.machines import Machines
from honjin.server.messages import ChatShown, Chatted, Declined, Now, RefusalShown, encode
from honjin.server.offers import Offers
from honjin.server.reasons import reasons
from honjin.server.showing import Common, chat_shown, common_of
from honjin.server.store.matches import ChatRow, MatchRow
from honjin.server.store.packing import unpack_all
from honjin.umpire.table import Table

if TYPE_CHECKING:
    from honjin.server.hall import Hall


T = TypeVar("T")

STOP_SECONDS = 5.0
"""How long a stopping server waits for answers on their way to the disk."""


class LiveTable:
    """One match in the memory of this process. Get it from the hall."""

    def __init__(self, hall: Hall, face: Face, row: MatchRow) -> None:
        self.hall = hall
        self.face = face
        self.game = face.game
        self.row = row
        self.used = time.monotonic()
        self.lock = asyncio.Lock()
        self._keeper = Keeper(hall, face, row.id)
        self._gallery = Gallery(row.id, face)
        self._offers = Offers(self)
        self._machines = Machines(self)
        self._chat: list[ChatShown] | None = None
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
    def is_idle(self) -> bool:
        """Nobody looks, nobody thinks, nothing is being written."""
        return self._gallery.is_empty and not self.lock.locked() and not self._machines.are_thinking

    @property
    def is_over(self) -> bool:
        """The match is decided."""
        return self.table is not None and self.table.is_over

    # Who is here

    def may_look(self, viewer: Viewer, visitor: str | None) -> bool:
        """A side is for whoever sits there; everybody may look on."""
        if viewer == SPECTATOR:
            return True
        seat = self.row.seats.get(viewer)
        return seat is not None and visitor is not None and seat.visitor == visitor

    async def join(self, line: Line, viewer: Viewer, since: int = 0, epoch: str = "") -> None:
        """Connect a line; its first message is a welcome, and it misses nothing after it."""
        async with self.lock:
            await self._newest()
            audience = self._gallery[viewer]
            is_first = not audience.lines
            audience.lines.add(line)
            self.used = time.monotonic()
            if is_first and self.table is not None:
                audience.catch_up(self.table, self._common())
            line.push(self._welcome(viewer, line.visitor, since, epoch))
            if is_first:
                self.tell_now()
                self.announce()
                self.hall.publish("who", self.id)

    def leave(self, line: Line, viewer: Viewer) -> None:
        """The line is gone."""
        audience = self._gallery[viewer]
        audience.lines.discard(line)
        self.used = time.monotonic()
        if not audience.lines:
            audience.forget()
            self._start(self._tell_presence())
            self.announce()

    async def welcome(self, viewer: Viewer, visitor: str | None, since: int = 0, epoch: str = "") -> bytes:
        """Everything a viewer may see, as JSON: what a line is sent first, for those who have none."""
        async with self.lock:
            await self._newest()
            return self._welcome(viewer, visitor, since, epoch)

    # What a seat does

    async def answer(self, side: Side, at: str, options: Sequence[dict[str, Any]]) -> int:
        """Give answers, each through the gate; how many were taken. The first that is refused stops the rest."""

        def give(table: Table) -> Declined | None:
            _check_stamp(table, side, at)
            for taken, data in enumerate(options):
                try:
                    table.answer(side, self.face.option_from(data))
                except msgspec.ValidationError:
                    return Declined("refused", Refusal("", "not-offered"), taken)
                except IllegalAnswer as error:
                    return Declined("over" if table.is_over else "refused", error.refusal, taken)
            return None

        refused = await self.act(give)
        if refused is not None:
            raise refused
        return len(options)

    async def undo(self, side: Side, at: str) -> None:
        """Take back the side's latest answer."""

        def take_back(table: Table) -> None:
            _check_stamp(table, side, at)
            if not table.undo(side):
                raise Declined("not-allowed")

        await self.act(take_back)

    async def amend(self, side: Side, at: str, number: int) -> None:
        """Drop one order of the side's plan and keep the others."""

        def amend(table: Table) -> None:
            _check_stamp(table, side, at)
            table.amend(side, number)

        await self.act(amend)

    async def resign(self, side: Side) -> None:
        """Give up."""
        await self.act(lambda table: table.resign(side))

    async def offer(self, side: Side, what: str) -> bool | None:
        """Propose something: True or False if it is decided at once, None while a person thinks about it."""
        return await self._offers.propose(side, what)

    async def reply(self, side: Side, what: str, yes: bool) -> None:
        """Answer what the other side proposes; whoever proposed it may take it back with a no."""
        await self._offers.reply(side, what, yes)

    async def say(self, viewer: Viewer, visitor: str | None, text: str) -> ChatShown:
        """A line to everybody at the table, from somebody who plays."""
        if viewer == SPECTATOR or visitor is None:
            raise Declined("not-allowed")
        words = " ".join(text.split())
        if not words:
            raise Declined("malformed")
        row = await self.hall.matches.say(self.id, viewer, visitor, words)
        self._push_chat(row)
        self.hall.publish("chat", self.id, row.number)
        return chat_shown(row)

    async def seen(self, side: Viewer) -> None:
        """The holder of a seat has looked at everything so far."""
        if side == SPECTATOR:
            return
        async with self.lock:
            await self.ready()
            number = 0 if self.table is None else self.table.told_count(side)
        seat = self.row.seats[side]
        if seat.seen != number:
            self.row.seats[side] = msgspec.structs.replace(seat, seen=number)
            await self.hall.matches.look(self.id, side, number)

    # What a seat asks

    async def why(
        self, side: Viewer, touch: Sequence[str] = (), option: dict[str, Any] | None = None
    ) -> tuple[bool, list[RefusalShown]]:
        """Whether something about these things is possible now; if not, the most telling reasons."""
        async with self.lock:
            table = await self.begun()
            if option is not None:
                try:
                    candidates = [self.face.option_from(option)]
                except msgspec.ValidationError:
                    raise Declined("no-such-thing") from None
            else:
                candidates = self.face.candidates(touch) if touch else []
            if not candidates:
                raise Declined("no-such-thing")
            return reasons(candidates, lambda one: table.why_not(side, one))

    async def odds(self, side: Viewer) -> tuple[OddsTable, ...]:
        """Exact odds for the choices of the open decision."""
        return await self._machines.odds(side)

    async def hint(self, side: Viewer) -> Option:
        """What the script would do in this side's place."""
        return await self._machines.hint(side)

    async def now(self, viewer: Viewer) -> Now:
        """Where the match stands for a viewer."""
        async with self.lock:
            table = await self.begun()
            self._gallery[viewer].look(table)
            return self._gallery[viewer].now(table, self._common())

    async def record(self) -> str:
        """The whole record, once the match is over: it has the secret of the dice and everybody's secrets."""
        async with self.lock:
            if not (await self.begun()).is_over:
                raise Declined("not-allowed")
        texts, _ = unpack_all(await self.hall.matches.bodies(self.id))
        return "".join(text + "\n" for text in texts)

    # What the hall does

    async def wake(self) -> None:
        """Read the match, begin it if everybody has sat down, and let machines think."""
        async with self.lock:
            await self.ready()
        self._machines.wake()

    async def seats_changed(self) -> None:
        """Somebody has sat down, here or in another worker."""
        async with self.lock:
            row = await self.hall.matches.find(self.id)
            if row is None:
                return
            self.row = row
            if not await self.ready():
                self._welcome_all()
        self._machines.wake()

    async def hear(self, notice: Notice) -> None:
        """Another worker has done something at this match."""
        if notice.kind == "lines":
            await self.catch_up(notice.number)
        elif notice.kind == "chat":
            for row in await self.hall.matches.chat(self.id, notice.number - 1):
                self._push_chat(row)
        elif notice.kind == "offers":
            await self._offers.changed(publish=False)
        elif notice.kind == "seats":
            await self.seats_changed()
        elif notice.kind == "here":
            self._gallery.hear(notice.worker, notice.sides)
            await self._tell_presence()
        elif notice.kind == "who":
            self.announce()

    def announce(self) -> None:
        """Tell the other workers who is connected here."""
        self.hall.publish("here", self.id, sides=self._gallery.connected())

    async def catch_up(self, number: int | None = None) -> None:
        """Read the lines that another process has written, up to this number at least."""
        async with self.lock:
            await self._follow(number)

    async def _follow(self, number: int | None = None) -> None:
        if not await self._keeper.follow(number):
            return
        if self.table is None:
            await self._reload()
        else:
            await self._offers.refresh()
            self._gallery.tell(self.table, self._common())

    async def _newest(self) -> None:
        """Be as far as the database: whoever comes may have been told more by another worker. Under the lock."""
        await self.ready()
        if self.table is not None and self.hall.bus.rides_on_commits:
            await self._follow()

    async def stop(self) -> None:
        """Let what is being written be written, and stop thinking."""
        await self._machines.stop()
        if self._tasks:
            await asyncio.wait(list(self._tasks), timeout=STOP_SECONDS)

    # For its parts, which are offers and machines

    async def ready(self) -> bool:
        """Have the table if the match has begun or can begin now; True if it was read, and everybody told. Locked."""
        if self._chat is None:
            self._chat = [chat_shown(row) for row in await self.hall.matches.chat(self.id)]
        if not await self._keeper.ready(self.row):
            return False
        await self._offers.refresh()
        self._welcome_all()
        return True

    async def begun(self) -> Table:
        """The table; Declined before the match has begun. Under the lock."""
        await self.ready()
        self.used = time.monotonic()
        if self.table is None:
            raise Declined("not-allowed")
        return self.table

    async def act(self, do: Callable[[Table], T]) -> T:
        """Change the match. Once begun it is carried through, even if whoever asked has gone."""
        return await asyncio.shield(self._start(self._act(do)))

    def tell_now(self) -> None:
        """Tell of presence or offers. Only under the lock: what is being written must not be told."""
        if self.table is not None:
            self._gallery.tell_now(self.table, self._common())

    # Inside

    async def _act(self, do: Callable[[Table], T]) -> T:
        async with self.lock:
            table = await self.begun()
            if table.is_over:
                raise Declined("over")
            try:
                outcome = do(table)
            except IllegalAnswer as error:
                raise Declined("refused", error.refusal, 0) from None
            if self._keeper.has_news:
                if not await self._keeper.commit():
                    await self._reload()
                    raise Declined("stale")
                await self._offers.lapse()
                self._gallery.tell(table, self._common())
        self._machines.wake()
        return outcome

    def _start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()

    async def _reload(self) -> None:
        """Throw the table away and read the match again; those who look get everything anew."""
        self._keeper.drop()
        await self.ready()
        self._machines.wake()

    async def _tell_presence(self) -> None:
        async with self.lock:
            self.tell_now()

    def _push_chat(self, row: ChatRow) -> None:
        """To everybody, once: a notice of another worker may come after we have read its line."""
        if self._chat is None or (self._chat and self._chat[-1].number >= row.number):
            return
        self._chat.append(chat_shown(row))
        self._gallery.push(encode(Chatted(chat=self._chat[-1])))

    def _common(self) -> Common:
        online = self._gallery.online()
        return Common(online) if self.table is None else common_of(self.table, self.row, online, self._offers.shown())

    def _welcome_all(self) -> None:
        for audience in self._gallery.looking():
            audience.forget()
            if self.table is not None:
                audience.catch_up(self.table, self._common())
            for line in list(audience.lines):
                line.push(self._welcome(audience.viewer, line.visitor))

    def _welcome(self, viewer: Viewer, visitor: str | None, since: int = 0, epoch: str = "") -> bytes:
        chat = self._chat or []
        return self._gallery.welcome(self.row, self.table, self._common(), chat, viewer, visitor, since, epoch)


def _check_stamp(table: Table, side: Side, at: str) -> None:
    """Refuse what was meant for an earlier moment."""
    if at != table.stamp(side):
        raise Declined("stale")
