"""The thinkers of this server: started when first needed, restarted when one crashes or hangs."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Any

import structlog

from honjin.core.decision import Decision, Option
from honjin.core.form import refuse_filled, usual_answer
from honjin.server.thinking.questions import LENGTH, Question, Reply, frame

LOG = structlog.get_logger("honjin.thinking")

MOST_FAILURES = 3
"""After so many the question is answered without thinking."""

STARTING_SECONDS = 20.0
"""Allowed to a fresh process on top of the budget: it has to load the game first."""

COMMAND = (sys.executable, "-m", "honjin.server.thinking.mind")


class ThinkingFailed(Exception):
    """A thinker crashed, hung, or could not answer."""


class Thinker:
    """One process, asked one question at a time."""

    def __init__(self, budget: float, command: tuple[str, ...] = COMMAND) -> None:
        self._budget = budget
        self._command = command
        self._process: Process | None = None

    @property
    def pid(self) -> int | None:
        """The process, if it runs."""
        process = self._process
        return None if process is None or process.returncode is not None else process.pid

    async def ask(self, question: Question) -> Any:
        """The answer; a process that fails is killed, and the next question starts another."""
        limit = self._budget
        try:
            if self._process is None or self._process.returncode is not None:
                limit += STARTING_SECONDS
                # A session of its own: Ctrl-C in the terminal is for the server, which then ends its thinkers.
                self._process = await asyncio.create_subprocess_exec(
                    *self._command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True
                )
            async with asyncio.timeout(limit):
                reply = await self._exchange(self._process, frame(question))
        except (OSError, TimeoutError, asyncio.IncompleteReadError, pickle.UnpicklingError) as error:
            await self.stop()
            raise ThinkingFailed(repr(error)) from error
        except asyncio.CancelledError:
            # The reply would be taken for that of the next question.
            await asyncio.shield(self.stop())
            raise
        if reply.error:
            raise ThinkingFailed(reply.error)
        return reply.value

    async def _exchange(self, process: Process, message: bytes) -> Reply:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(message)
        await process.stdin.drain()
        head = await process.stdout.readexactly(LENGTH.size)
        reply: Reply = pickle.loads(await process.stdout.readexactly(LENGTH.unpack(head)[0]))
        return reply

    async def stop(self) -> None:
        """End the process at once; it has nothing to lose."""
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        # asyncio closes the pipes when it notices the end, which may be after the loop has closed.
        if process.stdin is not None:
            process.stdin.close()
            with contextlib.suppress(OSError):
                await process.stdin.wait_closed()


def _is_legal(decision: Decision, chosen: Any) -> bool:
    if decision.form is not None:
        return isinstance(chosen, Option) and refuse_filled(decision.form, chosen) is None
    return isinstance(chosen, int) and 0 <= chosen < len(decision.options)


class Thinkers:
    """All thinkers of this server, each busy with one question or free."""

    def __init__(self, count: int = 1, budget: float = 20.0, command: tuple[str, ...] = COMMAND) -> None:
        self._all = [Thinker(budget, command) for _ in range(max(1, count))]
        self._free: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()
        for thinker in self._all:
            self._free.put_nowait(thinker)
        self.questions = 0
        self.failures = 0

    @property
    def pids(self) -> list[int]:
        """The processes that run."""
        return [thinker.pid for thinker in self._all if thinker.pid is not None]

    async def choose(self, question: Question) -> int | Option:
        """The position of an option or a form filled in, always legal: without a mind that answers the usual one."""
        for attempt in range(1, MOST_FAILURES + 1):
            try:
                chosen = await self.ask(question)
            except ThinkingFailed as error:
                LOG.warning("thinking-failed", ask=question.decision.ask, attempt=attempt, error=str(error))
                continue
            if _is_legal(question.decision, chosen):
                answer: int | Option = chosen
                return answer
            LOG.warning("thinking-astray", ask=question.decision.ask, attempt=attempt, chosen=repr(chosen))
        LOG.error("played-without-thinking", ask=question.decision.ask, side=question.side)
        return usual_answer(question.decision)

    async def ask(self, question: Question) -> Any:
        """The answer of whichever thinker is free first; raises ThinkingFailed."""
        thinker = await self._free.get()
        self.questions += 1
        try:
            return await thinker.ask(question)
        except ThinkingFailed:
            self.failures += 1
            raise
        finally:
            self._free.put_nowait(thinker)

    async def stop(self) -> None:
        """End all processes."""
        for thinker in self._all:
            await thinker.stop()
