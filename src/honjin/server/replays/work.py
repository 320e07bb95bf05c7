"""Where records are read: away from the event loop, one at a time, results kept compressed.

Records of this server are read in a thread. A record that somebody sends is read in a process of its own with a
limit of time and memory: whatever it makes that process do, the server goes on.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections import OrderedDict
from collections.abc import Callable, Mapping

import msgspec

from honjin.core.event import Viewer
from honjin.core.game import Game
from honjin.core.verify import Verdict
from honjin.server.problems import Trouble
from honjin.server.replays.document import NotOver
from honjin.server.replays.reading import replay_json, stretch_json

MOST_SECONDS = 30
"""A whole match takes a quarter of a second of work; the rest is for a busy machine."""

MOST_KEPT = 256
"""Replays kept in memory, some 20 kB each."""

MOST_WAITING = 16
"""Records that may wait for their turn; beyond that the server says that it is busy."""


class Desk:
    """The one place of a server process where records are read."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, Viewer], bytes] = OrderedDict()
        self._turns = {queue: asyncio.Semaphore(1) for queue in ("own", "sent")}
        self._waiting = dict.fromkeys(self._turns, 0)

    def kept(self, match_id: str, viewer: Viewer) -> bytes | None:
        """The replay of a match on this server, if it was asked for lately: JSON, compressed."""
        found = self._kept.get((match_id, viewer))
        if found is not None:
            self._kept.move_to_end((match_id, viewer))
        return found

    async def replay_own(self, match_id: str, text: str, viewer: Viewer, games: Mapping[str, Game]) -> bytes:
        """The replay of a match on this server."""
        try:
            document = await self._in_turn("own", lambda: replay_json(text, viewer, games))
        except NotOver:
            raise Trouble("not-over", "the match is not over") from None
        self._kept[match_id, viewer] = document
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return document

    async def stretch_own(self, text: str, viewer: Viewer, game: Game, since: int) -> bytes:
        """What a viewer of a match on this server was told after a step. Not kept: the next look asks for another."""
        return await self._in_turn("own", lambda: stretch_json(text, viewer, game, since))

    async def replay_sent(self, record: bytes, viewer: Viewer) -> bytes:
        """The replay of a record that somebody sent."""
        return await self._in_turn("sent", lambda: _in_process("replay", viewer, record))

    async def verdict(self, record: bytes, link: str = "") -> Verdict:
        """Everything that can be proved of a record that somebody sent, and of a link that he kept."""
        found = await self._in_turn("sent", lambda: _in_process("verify", link, record))
        return msgspec.json.decode(found, type=Verdict)

    async def _in_turn(self, queue: str, work: Callable[[], bytes]) -> bytes:
        if self._waiting[queue] > MOST_WAITING:
            raise Trouble("busy", "too many records are being read at once; try again in a moment", wait=2)
        self._waiting[queue] += 1
        try:
            async with self._turns[queue]:
                return await asyncio.to_thread(work)
        finally:
            self._waiting[queue] -= 1


def _in_process(task: str, detail: str, record: bytes) -> bytes:
    """Let another process read it; blocks until that has answered, failed or run out of time."""
    command = [sys.executable, "-m", "honjin.server.replays.reader", task, detail]
    try:
        done = subprocess.run(command, input=record, capture_output=True, timeout=MOST_SECONDS, check=False)
    except subprocess.TimeoutExpired:
        raise Trouble("busy", "reading this record took too long") from None
    sign, answer = done.stdout[:1], done.stdout[1:]
    if done.returncode == 0 and sign == b"+":
        return answer
    if done.returncode == 0 and sign == b"-":
        code, detail = msgspec.json.decode(answer, type=tuple[str, str])
        raise Trouble(code, detail)
    raise Trouble("malformed", "this record cannot be read")
