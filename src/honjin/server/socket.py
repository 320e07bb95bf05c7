"""One connection of one seat: reads what the client says, does it, and sends what the table has to tell.

It knows no web framework: the caller has checked Origin and identity, and hands over three ways to
receive, send and close.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec
import structlog

from honjin.core.errors import HonjinError
from honjin.core.event import SPECTATOR, UMPIRE, Viewer
from honjin.server.messages import (
    AddNonce,
    Amend,
    Answer,
    Answering,
    ChatLine,
    Claim,
    ClientMessage,
    Declined,
    Drill,
    Failed,
    Hint,
    LookCloser,
    Odds,
    Offer,
    Pace,
    Ping,
    Reply,
    Resign,
    Rule,
    Seen,
    Settle,
    Stand,
    Undo,
    Unsettle,
    Why,
    WriteDraft,
    decode_message,
    encode,
)
from honjin.server.tables.live import LiveTable

LOG = structlog.get_logger("honjin.socket")

MOST_BYTES = 16 * 1024
"""In one message of a client."""

MOST_FORM_BYTES = 64 * 1024
"""In one that writes on a form or sends it, while a form is open: the largest sheet has some 14 kB."""

MOST_WAITING = 200
"""Messages that wait for a reader; one who is slower has to come again and begin with a welcome."""

MOST_WAITING_BYTES = 2 * 1024 * 1024

MOST_THINKING = 4
"""Questions of one connection that take thought: one is thought about, the others wait for it."""

MOST_EXCESS = 100
"""Messages beyond the pace before the connection is closed."""

TOO_SLOW, TOO_FAST, NOT_YOURS = 4001, 4002, 4003
"""Codes of closing: come again at once; come again later; do not come again."""

Receive = Callable[[], Awaitable[str | bytes | None]]
"""The next message, or None when the connection is gone."""

Send = Callable[[str], Awaitable[None]]
Close = Callable[[int], Awaitable[None]]

Looked = Callable[[str, Viewer], Awaitable[None]]
"""Told when somebody looks at his seat again, by match and side."""


class SeatConnection:
    """A connection as its table sees it: a bounded queue of what is to be sent."""

    __slots__ = ("_bytes", "_queue", "_wake", "is_away", "is_too_slow", "visitor", "wants_steps")

    def __init__(self, visitor: str | None, *, wants_steps: bool = False) -> None:
        self.visitor = visitor
        self.wants_steps = wants_steps
        self.is_too_slow = False
        self.is_away = False
        self._queue: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()

    def push(self, message: bytes) -> None:
        """Send this, soon; a reader who cannot keep up loses the connection instead of the server its memory."""
        if self.is_too_slow:
            return
        self._bytes += len(message)
        if len(self._queue) >= MOST_WAITING or (self._queue and self._bytes > MOST_WAITING_BYTES):
            self.is_too_slow = True
            self._queue.clear()
        else:
            self._queue.append(message)
        self._wake.set()

    def drop(self) -> None:
        """End the connection: whoever is still there comes again, as whom his browser is by then."""
        self.is_too_slow = True
        self._queue.clear()
        self._wake.set()

    async def next(self) -> bytes | None:
        """The next message to send; None when the connection has to be closed."""
        while not self._queue:
            if self.is_too_slow:
                return None
            self._wake.clear()
            await self._wake.wait()
        message = self._queue.popleft()
        self._bytes -= len(message)
        return message


class _Bucket:
    """Counts what a client may still send."""

    __slots__ = ("_at", "_level", "_pace", "excess")

    def __init__(self, pace: Pace) -> None:
        self._pace = pace
        self._level = float(pace.burst)
        self._at = time.monotonic()
        self.excess = 0

    def take(self) -> bool:
        """One more; False if that is too many."""
        now = time.monotonic()
        self._level = min(self._pace.burst, self._level + (now - self._at) * self._pace.per_second)
        self._at = now
        if self._level < 1:
            self.excess += 1
            return False
        self._level -= 1
        self.excess = 0
        return True


async def serve_seat(
    live: LiveTable,
    viewer: Viewer,
    visitor: str | None,
    receive: Receive,
    send: Send,
    close: Close,
    *,
    since: int = 0,
    epoch: str = "",
    steps: bool = False,
    pace: Pace | None = None,
    looked: Looked | None = None,
) -> None:
    """Serve a connection until it is gone. The visitor is who he says he is; whether he sits there is checked here."""
    if not live.may_look(viewer, visitor):
        await close(NOT_YOURS)
        return
    connection = SeatConnection(visitor, wants_steps=steps)
    try:
        await live.join(connection, viewer, since, epoch)
    except Declined as error:
        await send(encode(Failed(code=error.code)).decode())
        await close(TOO_SLOW)
        return
    session = _Session(live, viewer, visitor, connection, pace or live.hall.pace, looked)
    writer = asyncio.ensure_future(_write(connection, send, close))
    reader = asyncio.ensure_future(session.read(receive, close))
    try:
        await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
    finally:
        live.leave(connection, viewer)
        for task in (reader, writer, *session.tasks):
            task.cancel()
        for outcome in await asyncio.gather(reader, writer, return_exceptions=True):
            if isinstance(outcome, Exception):
                LOG.info("connection-lost", match=live.id, error=repr(outcome))


async def _write(connection: SeatConnection, send: Send, close: Close) -> None:
    while (message := await connection.next()) is not None:
        await send(message.decode())
    LOG.info("reader-too-slow")
    await close(TOO_SLOW)


class _Session:
    """What the client of one connection says, taken in order."""

    def __init__(
        self,
        live: LiveTable,
        viewer: Viewer,
        visitor: str | None,
        connection: SeatConnection,
        pace: Pace,
        looked: Looked | None,
    ) -> None:
        self.live = live
        self.viewer = viewer
        self.visitor = visitor
        self.connection = connection
        self.bucket = _Bucket(pace)
        self.looked = looked
        self.tasks: set[asyncio.Task[None]] = set()
        self.thinking = asyncio.Lock()

    async def read(self, receive: Receive, close: Close) -> None:
        """Until the connection is gone, or its client will not be told."""
        while (text := await receive()) is not None:
            if not self.bucket.take():
                self.connection.push(encode(Failed(code="too-fast", id=_id_of(text))))
                if self.bucket.excess > MOST_EXCESS:
                    await close(TOO_FAST)
                    return
                continue
            message = self._decoded(text)
            if isinstance(message, Odds | Hint):
                self._in_background(message)
            elif message is not None:
                await self._serve(message)

    def _decoded(self, text: str | bytes) -> ClientMessage | None:
        is_long = len(text) > MOST_BYTES
        if is_long and (len(text) > MOST_FORM_BYTES or not self._has_form()):
            self.connection.push(encode(Failed(code="too-big")))
            return None
        try:
            message = decode_message(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self.connection.push(encode(Failed(code="malformed", id=_id_of(text))))
            return None
        if is_long and not isinstance(message, Answer | WriteDraft | Stand):
            self.connection.push(encode(Failed(code="too-big", id=message.id)))
            return None
        return message

    def _has_form(self) -> bool:
        """Whether this seat has a form to fill in now."""
        table = self.live.table
        return table is not None and table.form_of(self.viewer) is not None

    def _in_background(self, message: ClientMessage) -> None:
        """What takes thought: one after the other, and without holding up the rest."""
        if len(self.tasks) == MOST_THINKING:
            self.connection.push(encode(Failed(code="busy", id=message.id)))
            return
        task = asyncio.ensure_future(self._serve_in_turn(message))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _serve_in_turn(self, message: ClientMessage) -> None:
        async with self.thinking:
            await self._serve(message)

    async def _serve(self, message: ClientMessage) -> None:
        try:
            answer: Reply | Failed = await self._reply(message)
        except Declined as error:
            answer = Failed(code=error.code, id=message.id, refusal=error.refusal, taken=error.taken)
        except HonjinError:
            LOG.exception("broken-rule", match=self.live.id)
            answer = Failed(code="busy", id=message.id)
        except Exception:
            LOG.exception("broken", match=self.live.id)
            answer = Failed(code="busy", id=message.id)
        self.connection.push(encode(answer))

    async def _note_away(self, is_away: bool) -> None:
        """Whoever looks away may be called; once he is back, again the next time."""
        was_away, self.connection.is_away = self.connection.is_away, is_away
        if was_away and not is_away and self.looked is not None and self.viewer not in (SPECTATOR, UMPIRE):
            await self.looked(self.live.id, self.viewer)

    async def _reply(self, message: ClientMessage) -> Reply:
        if isinstance(message, Ping):
            await self._note_away(message.away)
            return Reply(id=message.id, time=self.live.hall.now().isoformat())
        if isinstance(message, LookCloser):
            return Reply(id=message.id, survey=await self.live.survey(self.viewer, message.touch))
        if self.viewer == UMPIRE and isinstance(message, Rule):
            await self.live.umpire_chair().rule(message)
            return Reply(id=message.id)
        if self.viewer in (SPECTATOR, UMPIRE) or isinstance(message, Rule):
            raise Declined("not-yours")
        seat = self.live.seat(self.viewer)
        match message:
            case AddNonce():
                await self.live.hall.add_nonce(self.live.id, self.visitor or "", message.commitment, message.nonce)
            case Answer():
                return Reply(id=message.id, taken=await seat.answer(message.at, message.options, way=message.way))
            case WriteDraft():
                return Reply(id=message.id, rows=await seat.write(message.at, message.slips))
            case Stand():
                return Reply(id=message.id, rows=await seat.stand(message.at, message.slips))
            case Settle():
                await seat.settle(message.at, message.answer)
            case Unsettle():
                await seat.unsettle(message.answer)
            case Drill():
                drill = await seat.drill(message.at, message.things, message.way, message.steps)
                return Reply(id=message.id, drill=drill)
            case Undo():
                await seat.undo(message.at)
            case Amend():
                await seat.amend(message.at, message.number)
            case Why():
                allowed, refusals = await seat.why(message.touch, message.option, message.slip)
                return Reply(id=message.id, allowed=allowed, refusals=refusals)
            case Odds():
                return Reply(id=message.id, tables=await seat.odds(message.slips))
            case Hint():
                advice = await seat.hint()
                return Reply(id=message.id, option=advice.options[0], options=advice.options, reason=advice.reason)
            case ChatLine():
                await seat.say(self.visitor, message.text)
            case Resign():
                await seat.resign()
            case Claim():
                await seat.claim()
            case Offer():
                return Reply(id=message.id, yes=await seat.offer(message.what))
            case Answering():
                await seat.reply(message.what, message.yes)
            case Seen():
                await seat.seen()
        return Reply(id=message.id)


class _OnlyId(msgspec.Struct):
    id: int | None = None


def _id_of(text: str | bytes) -> int | None:
    """The id of a message that is wrong otherwise, so that its sender knows which; none of one that is too big."""
    if len(text) > MOST_BYTES:
        return None
    with contextlib.suppress(msgspec.DecodeError, UnicodeError, RecursionError):
        return msgspec.json.decode(text, type=_OnlyId).id
    return None
