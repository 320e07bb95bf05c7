"""The door to a table's socket: who comes, and may he sit there?"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath
from sqlalchemy.exc import SQLAlchemyError

from honjin.core.errors import CorruptRecord
from honjin.core.event import SPECTATOR
from honjin.server.calling import Calling
from honjin.server.health import Metrics
from honjin.server.identity.visitor import AnyConnection, Reception, Visitor
from honjin.server.limits import Rates, address_of, hold
from honjin.server.messages import Declined
from honjin.server.problems import STATUS, Trouble, problem_of
from honjin.server.socket import serve_seat
from honjin.server.tables.hall import Hall
from honjin.server.tables.live import LiveTable

AnySocket = WebSocket[Any, Any, Any]
LOOK_AGAIN_SECONDS = 20.0
"""How long a connection may outlive the sign-in that opened it."""


class _Outcome(msgspec.Struct):
    type: str
    code: str = ""
    taken: int | None = None


_outcome = msgspec.json.Decoder(_Outcome)


async def meet(connection: AnyConnection) -> Visitor:
    """Who is there, if he does not come too often."""
    rates: Rates = connection.app.state.rates
    reception: Reception = connection.app.state.reception
    hold(rates.address, address_of(connection))
    visitor = await reception.meet(connection)
    hold(rates.api, visitor.id if visitor.person.exists else address_of(connection))
    return visitor


@websocket("/matches/{match_id:str}/socket")
async def door(socket: AnySocket, match_id: FromPath[str]) -> None:
    """Let a visitor to his seat, or close with 4000 + the HTTP status: a browser reads no other sign."""
    await socket.accept()
    address = address_of(socket)
    crowd: Counter[str] = socket.app.state.crowd
    crowd[address] += 1
    try:
        await _serve(socket, match_id, crowd[address])
    finally:
        crowd[address] -= 1
        if not crowd[address]:
            del crowd[address]


async def _serve(socket: AnySocket, match_id: str, from_here: int) -> None:
    try:
        if from_here > socket.app.state.settings.limits.sockets:
            raise Declined("too-fast")
        visitor = await meet(socket)
        table, seat = await _seat_of(socket, visitor, match_id)
    except (Trouble, Declined, CorruptRecord) as error:
        status, problem, _ = problem_of(error)
        await socket.close(4000 + status, problem.code)
        return
    calling: Calling = socket.app.state.calling
    if seat != SPECTATOR:
        await calling.looked(match_id, seat)
    elif visitor.person.exists:
        await table.hall.matches.watch(visitor.id, match_id)
    figures: Metrics = socket.app.state.metrics
    wire = _Wire(socket, figures)
    watch = asyncio.create_task(_close_when_signed_out(socket, visitor, wire)) if seat != SPECTATOR else None
    try:
        with figures.sockets.track_inprogress():
            await serve_seat(
                table,
                seat,
                visitor.id,
                wire.receive,
                wire.send,
                wire.close,
                since=_number(socket.query_params.get("since", "")),
                epoch=socket.query_params.get("epoch", "")[:40],
                looked=calling.looked,
                steps=socket.query_params.get("steps", "") == "1",
            )
    finally:
        if watch is not None:
            watch.cancel()


async def _close_when_signed_out(socket: AnySocket, visitor: Visitor, wire: _Wire) -> None:
    """Look now and then whether what opened it still holds: a stolen cookie, or a token made void, does not."""
    reception: Reception = socket.app.state.reception
    while True:
        await asyncio.sleep(LOOK_AGAIN_SECONDS)
        try:
            is_same = (await reception.meet(socket)).id == visitor.id
        except Trouble:
            is_same = False
        except (SQLAlchemyError, OSError):
            continue  # the database is away, and that is nobody's fault who sits here
        if not is_same:
            await wire.close(4000 + STATUS["signed-out"])
            return


async def _seat_of(socket: AnySocket, visitor: Visitor, match_id: str) -> tuple[LiveTable, str]:
    hall: Hall = socket.app.state.hall
    if not match_id.isalnum() or not match_id.isascii() or len(match_id) > 16:
        raise Declined("no-such-thing")
    table = await hall.table(match_id)
    seat = socket.query_params.get("seat", SPECTATOR)
    if not await table.lets_in(seat, visitor.id):
        raise Declined("not-yours")
    return table, seat


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0


class _Wire:
    """The three ways that the seat's own code knows: receive, send, close."""

    __slots__ = ("_figures", "_open", "_socket")

    def __init__(self, socket: AnySocket, figures: Metrics) -> None:
        self._socket = socket
        self._figures = figures
        self._open = True

    async def receive(self) -> str | bytes | None:
        """The next message, or None when the connection is gone."""
        message: Any = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            self._open = False
            return None
        text: str | bytes | None = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def send(self, text: str) -> None:
        """Send one message."""
        if self._open:
            self._count(text)
            await self._socket.send_data(text)

    async def close(self, code: int) -> None:
        """Close it, once."""
        if self._open:
            self._open = False
            await self._socket.close(code)

    def _count(self, text: str) -> None:
        """What came of answers; the tag stands first in every message, so most need no second look."""
        if text.startswith(('{"type":"reply"', '{"type":"error"')):
            outcome = _outcome.decode(text)
            if outcome.type == "error":
                self._figures.answers.labels(outcome.code).inc()
            elif outcome.taken is not None:
                self._figures.taken.inc()
