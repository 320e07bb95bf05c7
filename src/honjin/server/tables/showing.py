"""A match put into the words of the wire: who sits where, what is common to all viewers, and a viewer's welcome."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Literal

import msgspec

from honjin.core.decision import Side
from honjin.core.event import Viewer
from honjin.server.messages import (
    ChatShown,
    LessonShown,
    MatchShown,
    OfferShown,
    Over,
    PackShown,
    PageShown,
    SeatShown,
    ToldShown,
)
from honjin.server.store.matches import ChatRow, MatchRow
from honjin.server.tables.presenter import Presenter
from honjin.umpire.knowledge import looks_away
from honjin.umpire.lessons import lesson_of, stage_at
from honjin.umpire.table import Table, Told


class Common(msgspec.Struct, frozen=True):
    """What is the same for all who look at a table, because it is not of the game: who is there, and what is agreed."""

    online: list[Side]
    machines: list[Side] = []
    offers: list[OfferShown] = []
    over: Over | None = None
    due: str | None = None
    secret: bool = False


def common_of(
    table: Table, row: MatchRow, online: list[Side], offers: list[OfferShown], due: datetime | None, has_secrets: bool
) -> Common:
    """What everybody may know of a match that has begun; `has_secrets` is whether its sides keep any for long."""
    over = None
    if table.result is not None:
        tally = table.game.wits.tally
        over = Over(table.result, tally(table.match.state) if tally and table.match.result else None)
    return Common(
        online=online,
        machines=[side for side, seat in row.seats.items() if seat.level is not None],
        offers=offers,
        over=over,
        due=None if due is None or table.is_over else due.isoformat(),
        secret=row.hotseat and looks_away(table, has_secrets),
    )


def epoch_of(table: Table, viewer: Viewer) -> str:
    """Which list of things told a number of them belongs to."""
    return f"{table.epoch}.{table.retracted(viewer)}"


def told_shown(told: Sequence[Told]) -> list[ToldShown]:
    """Told things as they are sent."""
    return [ToldShown(one.number, one.rule, one.event, one.event.weighs, one.private) for one in told]


def lesson_shown(table: Table, viewer: Viewer) -> LessonShown | None:
    """Where the lesson of a side stands."""
    stage, lesson = stage_at(table, viewer), lesson_of(table)
    if stage is None or lesson is None:
        return None
    pages = [PageShown(page.say, page.point) for page in stage.pages]
    if stage.next is None or not stage.waits:
        return LessonShown(stage.state, stage.done, lesson.tasks, pages)
    return LessonShown(stage.state, stage.done, lesson.tasks, pages, stage.next.option, list(stage.next.write))


def match_shown(row: MatchRow, presenter: Presenter, table: Table | None, visitor: str | None) -> MatchShown:
    """What was agreed about a match."""
    sides = presenter.game.sides
    return MatchShown(
        id=row.id,
        game=row.game,
        switches=row.switches,
        seats={side: seat_shown(row, side, visitor) for side in sides},
        commitment=row.commitment,
        nonces={side: row.seats[side].nonce or "" for side in sides if row.seats[side].nonce},
        created=row.created.isoformat(),
        phases=list(presenter.game.look.phases),
        pack=pack_shown(row),
        hotseat=row.hotseat,
        clock=row.clock,
        umpire=umpire_shown(row, visitor),
    )


def pack_shown(row: MatchRow) -> PackShown | None:
    """The data pack of a match, if it is not the standard one."""
    return None if row.pack is None else PackShown(row.pack.name, row.pack.digest)


def umpire_shown(row: MatchRow, visitor: str | None) -> SeatShown | None:
    """Who sits as umpire, if one is wanted."""
    chair = row.umpire
    if chair is None:
        return None
    kind: Literal["human", "open"] = "open" if chair.visitor is None else "human"
    return SeatShown(kind, name=chair.name, you=row.has_umpire(visitor))


def seat_shown(row: MatchRow, side: Side, visitor: str | None) -> SeatShown:
    """Who sits on a side, as this visitor is shown it."""
    seat = row.seats[side]
    if seat.level is not None:
        return SeatShown("machine", level=seat.level)
    if not seat.is_taken:
        return SeatShown("open", you=visitor is not None and seat.visitor == visitor)
    return SeatShown("human", name=seat.name, you=visitor is not None and seat.visitor == visitor)


def chat_shown(row: ChatRow) -> ChatShown:
    """A line of chat as it is sent."""
    return ChatShown(row.number, row.side, row.name, row.text, row.at.isoformat())
