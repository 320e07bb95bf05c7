"""Advice: the whole action that a player of good sense would take now, and why.

The answers after the first are thought of on a match that the side could believe in, so advice knows no more than its
view does. Where dice, a revelation or somebody else come in, nobody can know what is best next: there it ends.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NoReturn

import msgspec

from honjin.core.decision import Decision, Option, Side
from honjin.core.dice import OPEN
from honjin.core.engine import Match
from honjin.core.event import Log
from honjin.core.game import Game
from honjin.core.imagine import Outlook, imagine
from honjin.core.mind import Answers, Mind, Reason

MOST = 60
"""Answers in one piece of advice; a fleet puts to sea with fewer."""


class Advice(msgspec.Struct, frozen=True):
    """What to do, one answer after the other, and what speaks for it."""

    options: tuple[Option, ...]
    reason: Reason | None = None


def advise(game: Game, setting: Any, mind: Mind, decision: Decision, outlook: Outlook) -> Advice:
    """What this mind would do in the place of the side, up to where the action ends."""
    first = decision.option(mind.choose(decision, lambda: outlook.view))
    alone = decision.form is not None or game.imagine is None
    options = (first,) if alone else (first, *_what_follows(game, setting, mind, first, outlook))
    reason = mind.reason(decision, lambda: outlook.view, options) if isinstance(mind, Answers) else None
    return Advice(options, reason)


class _Chance(Exception):
    """Dice would have to be rolled."""


class _NoDice:
    """In a thought nothing is left to chance."""

    def roll(self, purpose: str, sides: int = 6, stream: str = OPEN) -> NoReturn:
        raise _Chance

    def number(self, stream: str = OPEN) -> int:
        return 0


def _what_follows(game: Game, setting: Any, mind: Mind, first: Option, outlook: Outlook) -> Iterator[Option]:
    """The answers of the same action after the first one."""
    side = outlook.side
    match = imagine(game, setting, outlook, Random(0), _NoDice())
    match.log = Log(game.sides)
    if match.decision_of(side) is None or len(match.open) > 1:
        return
    action, option = _Action(match), first
    for _ in range(MOST):
        following = _next(match, side, option)
        if following is None or not action.goes_on(following):
            return
        option = following.option(mind.choose(following, lambda: match.view(side)))
        if _closes_a_plan(match, following, option):
            return
        yield option


def _next(match: Match[Any], side: Side, option: Option) -> Decision | None:
    """The question that this answer leads to, if it is put to the same side alone and nothing unknown comes before."""
    try:
        match.answer(side, option)
    except _Chance:
        return None
    assert match.log is not None
    entries, _ = match.log.drain()
    following = match.decision_of(side)
    if following is None or len(match.open) > 1 or following.form is not None:
        return None
    return None if any(entry.event.reveals for entry in entries) else following


class _Action:
    """The questions of one action: those of the procedure that asked first, and of what runs inside it.

    A question that comes back after others were asked inside it, such as which unit has the next order, begins another
    action; but a plan that is composed order by order is one.
    """

    def __init__(self, match: Match[Any]) -> None:
        self._match = match
        self._depth = len(match.stack)
        self._frame = match.stack[-1]
        self._asked = [(match.open[0].ask, self._depth)]

    def goes_on(self, decision: Decision) -> bool:
        """Whether this question still belongs to it."""
        stack = self._match.stack
        if len(stack) < self._depth or stack[self._depth - 1] is not self._frame:
            return False
        now = decision.ask, len(stack)
        since = self._asked[self._asked.index(now) :] if now in self._asked else []
        self._asked.append(now)
        return decision.private or all(depth <= len(stack) for _, depth in since)


def _closes_a_plan(match: Match[Any], decision: Decision, option: Option) -> bool:
    """Whether this answer closes a plan: to send it is for whoever asked to decide, once it lies before him."""
    return decision.private and not match.game.touches(option)
