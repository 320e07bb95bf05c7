"""A match being played: the one true table of this process, and everybody who looks at it.

Whatever changes the match runs under the table's lock: it is played, its lines go to the ledger, and only when
they are on disk is anybody told. If that fails, or another process was quicker, the table is thrown away and
read from the database again, so nobody ever hears of what was not written.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import structlog

from honjin.core.decision import Decision, Option, Refusal, Side
from honjin.core.errors import CorruptRecord, IllegalAnswer
from honjin.core.event import SPECTATOR, Viewer
from honjin.core.game import OddsTable, Pack
from honjin.core.record import read_record
from honjin.server.audience import Audience, Common, Line, epoch_of, shown
from honjin.server.bus import Notice
from honjin.server.face import Face
from honjin.server.messages import (
    ChatShown,
    Chatted,
    Declined,
    MatchShown,
    Now,
    OfferShown,
    Over,
    RefusalShown,
    SeatShown,
    Welcome,
    encode,
)
from honjin.server.store.ledger import Append, Standing
from honjin.server.store.matches import ChatRow, MatchRow, OfferRow
from honjin.server.store.packing import Packer, unpack_all
from honjin.server.store.schema import OVER, PLAYING
from honjin.server.thinking.questions import Question
from honjin.server.thinking.thinkers import ThinkingFailed
from honjin.umpire.table import Table, open_table, reopen_table

if TYPE_CHECKING:
    from honjin.server.hall import Hall

LOG = structlog.get_logger("honjin.live")

T = TypeVar("T")

SHORT_RECORD = 40
"""Lines that are read on the event loop; longer records are read in a thread."""

MOST_REFUSALS = 3
"""Reasons given for one `why`."""

STOP_SECONDS = 5.0
"""How long a stopping server waits for answers on their way to the disk."""

HERE_SECONDS = 90.0
"""How long the word of another worker holds about who is connected there."""

HEADLINE_SECONDS = 2.0
"""How old the headline of a match in a list may be while play is brisk."""

MOST_CHAT = 200
"""Lines of chat in a welcome."""

_VAGUE = ("not-now", "not-offered", "not-your-decision")
"""Reasons that say least; others come before them."""


class LiveTable:
    """One match in the memory of this process. Get it from the hall."""

    def __init__(self, hall: Hall, face: Face, row: MatchRow) -> None:
        self.hall = hall
        self.face = face
        self.game = face.game
        self.row = row
        self.used = time.monotonic()
        self._lock = asyncio.Lock()
        self._table: Table | None = None
        self._length = 0
        self._packer = Packer()
        self._pending: list[str] = []
        self._audiences = {viewer: Audience(viewer, face) for viewer in (*self.game.sides, SPECTATOR)}
        self._offers: list[OfferRow] = []
        self._chat: list[ChatShown] | None = None
        self._headline: tuple[Any, float, str] = (None, 0.0, "")
        self._elsewhere: dict[str, tuple[float, tuple[Side, ...]]] = {}
        self._thinking: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()

    # Who is here

    @property
    def id(self) -> str:
        """The id of the match."""
        return self.row.id

    @property
    def is_idle(self) -> bool:
        """Nobody looks, nobody thinks, nothing is being written."""
        looked_at = any(audience.lines for audience in self._audiences.values())
        return not (looked_at or self._lock.locked() or (self._thinking and not self._thinking.done()))

    @property
    def is_over(self) -> bool:
        """The match is decided."""
        return self._table is not None and self._table.is_over

    def may_look(self, viewer: Viewer, visitor: str | None) -> bool:
        """A side is for whoever sits there; everybody may look on, but not at a match on one screen."""
        if viewer == SPECTATOR:
            return True
        seat = self.row.seats.get(viewer)
        return seat is not None and visitor is not None and seat.visitor == visitor

    async def join(self, line: Line, viewer: Viewer, since: int = 0, epoch: str = "") -> None:
        """Connect a line; its first message is a welcome, and it misses nothing after it."""
        async with self._lock:
            await self._ready()
            audience = self._audiences[viewer]
            is_first = not audience.lines
            audience.lines.add(line)
            self.used = time.monotonic()
            if is_first and self._table is not None:
                audience.catch_up(self._table, self._common())
            line.push(self._welcome(viewer, line.visitor, since, epoch))
            if is_first:
                self._push_now()
                self.announce()
                self.hall.publish("who", self.id)

    def leave(self, line: Line, viewer: Viewer) -> None:
        """The line is gone."""
        audience = self._audiences[viewer]
        audience.lines.discard(line)
        self.used = time.monotonic()
        if not audience.lines:
            audience.forget()
            self._soon(self._tell_presence())
            self.announce()

    async def welcome(self, viewer: Viewer, visitor: str | None, since: int = 0, epoch: str = "") -> bytes:
        """Everything a viewer may see, as JSON: what a line is sent first, for those who have none."""
        async with self._lock:
            await self._ready()
            return self._welcome(viewer, visitor, since, epoch)

    # What a seat does

    async def answer(self, side: Side, at: str, options: Sequence[dict[str, Any]]) -> int:
        """Give answers, each through the gate; how many were taken. The first that is refused stops the rest."""

        def give(table: Table) -> Declined | None:
            check_stamp(table, side, at)
            for taken, data in enumerate(options):
                try:
                    table.answer(side, self.face.option_from(data))
                except msgspec.ValidationError:
                    return Declined("refused", Refusal("", "not-offered"), taken)
                except IllegalAnswer as error:
                    return Declined("over" if table.is_over else "refused", error.refusal, taken)
            return None

        refused = await self._act(give)
        if refused is not None:
            raise refused
        return len(options)

    async def undo(self, side: Side, at: str) -> None:
        """Take back the side's latest answer."""

        def take_back(table: Table) -> None:
            check_stamp(table, side, at)
            if not table.undo(side):
                raise Declined("not-allowed")

        await self._act(take_back)

    async def amend(self, side: Side, at: str, number: int) -> None:
        """Drop one order of the side's plan and keep the others."""

        def amend(table: Table) -> None:
            check_stamp(table, side, at)
            table.amend(side, number)

        await self._act(amend)

    async def resign(self, side: Side) -> None:
        """Give up."""
        await self._act(lambda table: table.resign(side))

    async def offer(self, side: Side, what: str) -> bool | None:
        """Propose something: True or False if it is decided at once, None while a person thinks about it."""
        async with self._lock:
            table = await self._begun()
            self._check_offer(table, side, what)
        others = [seat for seat in self.row.seats.values() if seat.side != side]
        if all(seat.level is not None for seat in others) or self.row.hotseat:
            agrees = what != "draw" or self.row.hotseat
            if agrees:
                await self._fulfil(OfferRow(what, side), others[0].side)
            return agrees
        if any(offer.what == what and offer.side != side for offer in self._offers):
            await self.reply(side, what, True)
            return True
        await self.hall.matches.offer(self.id, what, side)
        await self._offers_changed()
        return None

    async def reply(self, side: Side, what: str, yes: bool) -> None:
        """Answer what the other side proposes; whoever proposed it may take it back with a no."""
        async with self._lock:
            await self._begun()
            offer = next((offer for offer in self._offers if offer.what == what and offer.made is None), None)
        if offer is None:
            raise Declined("stale")
        if not yes:
            await self.hall.matches.withdraw(self.id, [what])
            await self._offers_changed()
        elif offer.side == side:
            raise Declined("not-yours")
        else:
            await self._fulfil(offer, side, pending=True)

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
        async with self._lock:
            await self._ready()
            number = 0 if self._table is None else len(self._table.told(side))
        seat = self.row.seats[side]
        if seat.seen != number:
            self.row.seats[side] = msgspec.structs.replace(seat, seen=number)
            await self.hall.matches.look(self.id, side, number)

    # What a seat asks

    async def why(
        self, side: Viewer, touch: Sequence[str] = (), option: dict[str, Any] | None = None
    ) -> tuple[bool, list[RefusalShown]]:
        """Whether something about these things is possible now; if not, the most telling reasons."""
        async with self._lock:
            table = await self._begun()
            if option is not None:
                try:
                    candidates = [self.face.option_from(option)]
                except msgspec.ValidationError:
                    raise Declined("no-such-thing") from None
            else:
                candidates = self.face.candidates(touch) if touch else []
            if not candidates:
                raise Declined("no-such-thing")
            return _reasons(candidates, lambda one: table.why_not(side, one))

    async def odds(self, side: Viewer) -> tuple[OddsTable, ...]:
        """Exact odds for the choices of the open decision."""
        if self.game.odds is None:
            return ()
        question, _ = await self._question(side, "odds", "")
        try:
            tables: tuple[OddsTable, ...] = await self.hall.thinkers.ask(question)
        except ThinkingFailed as error:
            LOG.warning("odds-failed", match=self.id, error=str(error))
            raise Declined("busy") from None
        return tables

    async def hint(self, side: Viewer) -> Option:
        """What the script would do in this side's place."""
        if self.game.script is None:
            raise Declined("not-allowed")
        question, decision = await self._question(side, "choose", "script")
        chosen = await self.hall.thinkers.choose(question)
        return decision.options[chosen]

    async def now(self, viewer: Viewer) -> Now:
        """Where the match stands for a viewer."""
        async with self._lock:
            return self._now(await self._begun(), viewer)

    async def record(self) -> str:
        """The whole record, once the match is over: it has the secret of the dice and everybody's secrets."""
        async with self._lock:
            if not (await self._begun()).is_over:
                raise Declined("not-allowed")
        texts, _ = unpack_all(await self.hall.matches.bodies(self.id))
        return "".join(text + "\n" for text in texts)

    # What the hall does

    async def wake(self) -> None:
        """Read the match, begin it if everybody has sat down, and let machines think."""
        async with self._lock:
            await self._ready()
        self._let_machines_think()

    async def seats_changed(self) -> None:
        """Somebody has sat down, here or in another worker."""
        async with self._lock:
            row = await self.hall.matches.find(self.id)
            if row is None:
                return
            self.row = row
            await self._ready()
            self._welcome_all()
        self._let_machines_think()

    async def hear(self, notice: Notice) -> None:
        """Another worker has done something at this match."""
        if notice.kind == "lines":
            await self.catch_up(notice.number)
        elif notice.kind == "chat":
            for row in await self.hall.matches.chat(self.id, notice.number - 1):
                self._push_chat(row)
        elif notice.kind == "offers":
            await self._offers_changed(publish=False)
        elif notice.kind == "seats":
            await self.seats_changed()
        elif notice.kind == "here":
            self._elsewhere[notice.worker] = (time.monotonic() + HERE_SECONDS, notice.sides)
            await self._tell_presence()
        elif notice.kind == "who":
            self.announce()

    def announce(self) -> None:
        """Tell the other workers who is connected here."""
        self.hall.publish("here", self.id, sides=tuple(self._connected()))

    async def catch_up(self, number: int | None = None) -> None:
        """Read the lines that another process has written, up to this number at least."""
        async with self._lock:
            if self._table is None or (number is not None and number <= self._length):
                return
            bodies = await self.hall.matches.bodies(self.id, self._length)
            if not bodies:
                return
            try:
                packer = self._packer.copy()
                self._table.follow([packer.unpack(body) for body in bodies])
            except CorruptRecord as error:
                LOG.warning("follow-failed", match=self.id, error=str(error))
                await self._reload()
                return
            self._packer, self._length = packer, self._length + len(bodies)
            await self._refresh_offers()
            self._tell()

    async def stop(self) -> None:
        """Let what is being written be written, and stop thinking."""
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.gather(self._thinking, return_exceptions=True)
        if self._tasks:
            await asyncio.wait(list(self._tasks), timeout=STOP_SECONDS)

    # Acting

    async def _act(self, do: Callable[[Table], T]) -> T:
        """Change the match. Once begun it is carried through, even if whoever asked has gone."""
        return await self._carried_through(self._locked_act(do))

    async def _carried_through(self, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()

    async def _locked_act(self, do: Callable[[Table], T]) -> T:
        async with self._lock:
            table = await self._begun()
            if table.is_over:
                raise Declined("over")
            try:
                outcome = do(table)
            except IllegalAnswer as error:
                raise Declined("refused", error.refusal, 0) from None
            if self._pending:
                await self._commit(table)
                await self._lapse_offers()
                self._tell()
        self._let_machines_think()
        return outcome

    def _collect(self, text: str) -> None:
        """The journal of the table: lines wait here until they are committed."""
        self._pending.append(text)

    async def _commit(self, table: Table) -> None:
        """Have the new lines on disk, or have no such table."""
        texts = "\n".join(self._pending).split("\n")
        self._pending = []
        packer = self._packer.copy()
        bodies = [packer.pack(text) for text in texts]
        entry = Append(self.id, self._length + 1, bodies, self._standing(table))
        try:
            won = await self.hall.ledger.append(entry)
        except Exception as error:
            LOG.error("not-written", match=self.id, error=repr(error))
            self._table = None
            raise Declined("busy") from None
        if not won:
            LOG.info("another-was-quicker", match=self.id, first=entry.first)
            await self._reload()
            raise Declined("stale")
        self._packer, self._length = packer, entry.last
        if not self.hall.bus.rides_on_commits:
            self.hall.publish("lines", self.id, entry.last)

    def _standing(self, table: Table) -> Standing:
        result = None if table.result is None else encode(table.result).decode()
        return Standing(OVER if table.is_over else PLAYING, tuple(asked(table)), self._headline_of(table), result)

    def _headline_of(self, table: Table) -> str:
        """As a spectator may see it, since lists are open to all.

        Drawn anew where the match enters another great part, such as a turn, else now and then: it costs as much
        as the news of a viewer.
        """
        if self.game.scene is None:
            return ""
        part, now = table.match.crumbs()[:2], time.monotonic()
        known, since, text = self._headline
        if part != known or table.is_over or now > since + HEADLINE_SECONDS:
            scene = self.face.scene(table.view(SPECTATOR))
            text = "" if scene is None else encode(scene.headline).decode()
            self._headline = (part, now, text)
        return text

    # Reading

    async def _begun(self) -> Table:
        await self._ready()
        self.used = time.monotonic()
        if self._table is None:
            raise Declined("not-allowed")
        return self._table

    async def _ready(self) -> None:
        """Have the table, if the match has begun or can begin now."""
        if self._chat is None:
            self._chat = [chat_shown(row) for row in await self.hall.matches.chat(self.id)]
        if self._table is not None or not self.row.is_full:
            return
        bodies = await self.hall.matches.bodies(self.id)
        if bodies:
            await self._take_up(bodies)
        else:
            await self._begin()

    async def _take_up(self, bodies: list[bytes]) -> None:
        if len(bodies) > SHORT_RECORD:
            table, packer = await asyncio.to_thread(self._read, bodies)
        else:
            table, packer = self._read(bodies)
        self._length, self._packer = len(bodies), packer
        await self._refresh_offers()
        self._table = table
        if self._pending:
            await self._commit(table)  # the end of a match that was cut off before its last line
        self._welcome_all()

    def _read(self, bodies: list[bytes]) -> tuple[Table, Packer]:
        texts, packer = unpack_all(bodies)
        record = read_record("".join(text + "\n" for text in texts))
        return reopen_table(record, self.game, self._collect, secret=self.row.secret), packer

    async def _begin(self) -> None:
        row = self.row
        pack: Pack | None = None if row.pack is None else self.game.read_pack(row.pack)
        seats = {side: row.seats[side].level or "human" for side in self.game.sides}
        nonces = {side: row.seats[side].nonce or "" for side in self.game.sides}
        self._pending = []
        table = open_table(
            self.game,
            row.switches,
            seats,
            self._collect,
            secret=row.secret,
            match_id=row.id,
            nonces=nonces,
            pack=pack,
        )
        self._length, self._packer = 0, Packer()
        try:
            await self._commit(table)
        except Declined as error:
            if error.code == "stale":
                return  # another worker has begun it, and we have read what it wrote
            raise
        self._table = table

    async def _reload(self) -> None:
        """Throw the table away and read the match again; those who look get everything anew."""
        self._table, self._pending = None, []
        await self._ready()
        self._let_machines_think()

    # Telling

    def _tell(self) -> None:
        """Each kind of viewer its news."""
        table, common = self._table, self._common()
        assert table is not None
        for audience in self._audiences.values():
            try:
                if audience.lines and (message := audience.news(table, common)) is not None:
                    audience.push(message)
            except Exception:
                # The answer stands on disk: a face that cannot be drawn must not make it look refused.
                LOG.exception("not-shown", match=self.id, viewer=audience.viewer)

    def _push_now(self) -> None:
        """Tell of presence or offers. Only under the lock: what is being written must not be told."""
        if self._table is None:
            return
        common = self._common()
        for audience in self._audiences.values():
            if audience.lines and (message := audience.now_only(self._table, common)) is not None:
                audience.push(message)

    async def _tell_presence(self) -> None:
        async with self._lock:
            self._push_now()

    def _push_chat(self, row: ChatRow) -> None:
        """To everybody, once: a notice of another worker may come after we have read its line."""
        if self._chat is None or (self._chat and self._chat[-1].number >= row.number):
            return
        self._chat.append(chat_shown(row))
        message = encode(Chatted(chat=self._chat[-1]))
        for audience in self._audiences.values():
            audience.push(message)

    def _welcome_all(self) -> None:
        common = self._common()
        for viewer, audience in self._audiences.items():
            if not audience.lines:
                continue
            audience.forget()
            if self._table is not None:
                audience.catch_up(self._table, common)
            for line in list(audience.lines):
                line.push(self._welcome(viewer, line.visitor))

    def _welcome(self, viewer: Viewer, visitor: str | None, since: int = 0, epoch: str = "") -> bytes:
        table = self._table
        seat = self.row.seats.get(viewer)
        if table is None:
            own_epoch, since, told, scene = "open", 0, [], self.face.first_scene()
            now = Now(None, [], [], self._online(), [], False, [], [], False, None)
        else:
            own_epoch = epoch_of(table, viewer)
            if epoch != own_epoch or not 0 <= since <= len(table.told(viewer)):
                since = 0
            everybody = table.told(SPECTATOR)
            told = shown(table.told(viewer), everybody, viewer == SPECTATOR)[since:]
            audience = self._audiences[viewer]
            scene = audience.look(table)
            now = audience.now(table, self._common())
        return encode(
            Welcome(
                seat=viewer,
                match=self._shown(visitor),
                epoch=own_epoch,
                since=since,
                told=told,
                scene=scene,
                now=now,
                chat=(self._chat or [])[-MOST_CHAT:],
                kinds=self.face.kinds,
                names=self.face.names,
                seen=seat.seen if seat else 0,
            )
        )

    def _shown(self, visitor: str | None) -> MatchShown:
        row = self.row
        return MatchShown(
            id=row.id,
            game=row.game,
            switches=row.switches,
            seats={side: seat_shown(row, side, visitor) for side in self.game.sides},
            commitment=row.commitment,
            nonces={side: row.seats[side].nonce or "" for side in self.game.sides if row.seats[side].nonce},
            created=row.created.isoformat(),
            pack="" if self._table is None or row.pack is None else self._table.header.pack_digest,
            hotseat=row.hotseat,
        )

    def _now(self, table: Table, viewer: Viewer) -> Now:
        audience = self._audiences[viewer]
        audience.look(table)
        return audience.now(table, self._common())

    def _common(self) -> Common:
        table = self._table
        if table is None:
            return Common([], [], self._online(), [], [], None)
        waiting = asked(table)
        over = None
        if table.result is not None:
            margin = self.game.tally(table.match.state) if self.game.tally and table.match.is_over else None
            over = Over(table.result, margin)
        return Common(
            waiting=waiting,
            thinking=[side for side in waiting if self.row.seats[side].level is not None],
            online=self._online(),
            offers=[OfferShown(offer.what, offer.side, offer.made or "") for offer in self._offers],
            crumbs=[] if over else table.match.crumbs(),
            over=over,
        )

    def _connected(self) -> list[Side]:
        return [side for side in self.game.sides if self._audiences[side].lines]

    def _online(self) -> list[Side]:
        """The sides whose players are connected, here or, by their last word, at another worker."""
        now = time.monotonic()
        elsewhere = {side for until, sides in self._elsewhere.values() if until > now for side in sides}
        return [side for side in self.game.sides if self._audiences[side].lines or side in elsewhere]

    # Offers

    def _check_offer(self, table: Table, side: Side, what: str) -> None:
        if what == "rematch":
            if not table.is_over:
                raise Declined("not-allowed")
        elif table.is_over:
            raise Declined("over")
        elif what == "take_back" and not table.may_take_back(side):
            raise Declined("not-allowed")

    async def _fulfil(self, offer: OfferRow, agreed_by: Side, pending: bool = False) -> None:
        """Both want it. What has lapsed in the meantime is not done."""

        def agree(table: Table) -> None:
            if pending and offer not in self._offers:
                raise Declined("stale")
            if offer.what == "draw":
                table.agree_draw()
            else:
                table.take_back(offer.side, agreed_by)

        if offer.what != "rematch":
            await self._act(agree)
            return
        await self.hall.matches.offer(self.id, offer.what, offer.side)
        new = await self.hall.rematch(self.row)
        if await self.hall.matches.fulfil(self.id, offer.what, new):
            await self.hall.table(new)
        else:
            await self.hall.matches.discard(new)
        await self._offers_changed()

    async def _offers_changed(self, publish: bool = True) -> None:
        async with self._lock:
            await self._refresh_offers()
            self._push_now()
        if publish:
            self.hall.publish("offers", self.id)

    async def _refresh_offers(self) -> None:
        self._offers = await self.hall.matches.offers(self.id)

    async def _lapse_offers(self) -> None:
        """The match has gone on: what was proposed before is proposed no more."""
        lapsed = [offer.what for offer in self._offers if offer.what != "rematch"]
        if lapsed:
            await self.hall.matches.withdraw(self.id, lapsed)
            await self._refresh_offers()
            self.hall.publish("offers", self.id)

    # Machines

    def _let_machines_think(self) -> None:
        if self._thinking is not None and not self._thinking.done():
            return
        if self._table is not None and self._machine_asked(self._table) is not None:
            self._thinking = asyncio.create_task(self._think(), name=f"think {self.id}")

    def _machine_asked(self, table: Table) -> Side | None:
        return next((side for side in asked(table) if self.row.seats[side].level is not None), None)

    async def _think(self) -> None:
        """Answer for the machines until a person must decide."""
        try:
            while True:
                async with self._lock:
                    await self._ready()
                    table = self._table
                    side = None if table is None else self._machine_asked(table)
                    if table is None or side is None:
                        return
                    stamp = table.stamp(side)
                    question, decision = self._question_about(table, side, "choose", self.row.seats[side].level or "")
                chosen = await self.hall.thinkers.choose(question)
                await self._machine_answers(side, stamp, decision.options[chosen])
        except Exception:
            LOG.exception("machine-stopped", match=self.id)

    async def _machine_answers(self, side: Side, stamp: str, option: Option) -> None:
        def give(table: Table) -> None:
            check_stamp(table, side, stamp)
            table.answer(side, option)

        try:
            await self._carried_through(self._locked_act(give))
        except Declined as error:
            # The match has moved on in another worker, or the database is away: look again, not too fast.
            if error.code != "stale":
                await asyncio.sleep(1)

    async def _question(self, side: Viewer, kind: Any, level: str) -> tuple[Question, Decision]:
        async with self._lock:
            table = await self._begun()
            if side == SPECTATOR or table.decision_of(side) is None:
                raise Declined("over" if table.is_over else "not-allowed")
            return self._question_about(table, side, kind, level)

    def _question_about(self, table: Table, side: Side, kind: Any, level: str) -> tuple[Question, Decision]:
        decision = table.decision_of(side)
        assert decision is not None
        return Question(kind, self.face.key, side, level, self.id, decision, table.view(side)), decision


def asked(table: Table) -> list[Side]:
    """The sides that have to answer now."""
    if table.is_over:
        return []
    match = table.match
    return [decision.side for decision in match.open if decision.side not in match.sealed]


def check_stamp(table: Table, side: Side, at: str) -> None:
    """Refuse what was meant for an earlier moment."""
    if at != table.stamp(side):
        raise Declined("stale")


def chat_shown(row: ChatRow) -> ChatShown:
    """A line of chat as it is sent."""
    return ChatShown(row.number, row.side, row.name, row.text, row.at.isoformat())


def seat_shown(row: MatchRow, side: Side, visitor: str | None) -> SeatShown:
    """Who sits on a side, as this visitor is shown it."""
    seat = row.seats[side]
    if seat.level is not None:
        return SeatShown("machine", level=seat.level)
    if not seat.is_taken:
        return SeatShown("open", you=visitor is not None and seat.visitor == visitor)
    return SeatShown("human", name=seat.name, you=visitor is not None and seat.visitor == visitor)


def _reasons(
    candidates: Iterable[Option], why_not: Callable[[Option], Refusal | None]
) -> tuple[bool, list[RefusalShown]]:
    """Whether one of these may be done; else the distinct reasons, the most telling first."""
    found: dict[bytes, RefusalShown] = {}
    for option in candidates:
        refusal = why_not(option)
        if refusal is None:
            return True, []
        found.setdefault(encode(refusal), RefusalShown(refusal.rule, refusal.why, refusal.facts, option))
    telling = [one for one in found.values() if one.why not in _VAGUE]
    return False, (telling or list(found.values()))[:MOST_REFUSALS]
