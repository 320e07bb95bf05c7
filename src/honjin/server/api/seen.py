"""The shape of a match as its viewers see it, for the documentation: parts that go out as ready text have no other."""

from __future__ import annotations

from typing import Any

import msgspec

from honjin.core.decision import Facts, Side
from honjin.core.report import Report
from honjin.core.scene import Scene
from honjin.server.messages import (
    ChatShown,
    DraftShown,
    FormShown,
    MatchShown,
    MusterShown,
    OfferShown,
    OptionShown,
    Order,
    Over,
    ToldShown,
)
from honjin.umpire.settled import StandingAnswer


class DecisionSeen(msgspec.Struct, frozen=True):
    """A question to a side: send `at` and one or more of the options back. `default` is a position in them, or -1.

    Where it has a `form` there are no options: send the form filled in. `settle` is for people at the table, who may
    have such questions answered from now on: a program answers by itself. So is `drill`, the things that can be told
    to do the same together.
    """

    at: str
    side: Side
    ask: str
    rule: str
    facts: Facts
    private: bool
    commits: bool
    default: int
    options: list[OptionShown]
    form: FormShown | None
    hushed: bool
    settle: list[StandingAnswer]
    drill: MusterShown | None


class NowSeen(msgspec.Struct, frozen=True):
    """Where the match stands: your decision, who else is asked, and how it ended; `at` is its stamp.

    `due` is until when what is asked can be answered; `claim`, that you may claim the match of a silent side.
    `secret` is for two at one screen: one must look away when the other is asked.
    """

    at: str
    decision: DecisionSeen | None
    waiting: list[Side]
    thinking: list[Side]
    online: list[Side]
    crumbs: list[Any]
    undo: bool
    plan: list[Order]
    offers: list[OfferShown]
    take_back: bool
    over: Over | None
    due: str | None
    claim: bool
    secret: bool


class MatchSeen(msgspec.Struct, frozen=True):
    """Everything that one viewer may see of a match; `scene` is what is on the board."""

    seat: str
    match: MatchShown
    epoch: str
    since: int
    told: list[ToldShown]
    scene: Scene | None
    now: NowSeen
    draft: DraftShown | None
    settled: list[StandingAnswer]
    chat: list[ChatShown]
    kinds: dict[str, str]
    names: dict[str, str]
    reports: tuple[Report, ...]
    seen: int
