"""A match put into the words of the wire: who sits where, what is common to all viewers, and a viewer's welcome."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from honjin.core.decision import Side
from honjin.core.event import Viewer
from honjin.server.face import Face
from honjin.server.messages import ChatShown, MatchShown, OfferShown, Over, SeatShown, ToldShown
from honjin.server.store.matches import ChatRow, MatchRow
from honjin.umpire.table import Table, Told


class Common(msgspec.Struct, frozen=True):
    """What is the same for all who look at a table."""

    online: list[Side]
    waiting: list[Side] = []
    thinking: list[Side] = []
    offers: list[OfferShown] = []
    crumbs: list[Any] = []
    over: Over | None = None


def common_of(table: Table, row: MatchRow, online: list[Side], offers: list[OfferShown]) -> Common:
    """What everybody may know of a match that has begun."""
    waiting = asked(table)
    over = None
    if table.result is not None:
        tally = table.game.wits.tally
        over = Over(table.result, tally(table.match.state) if tally and table.match.is_over else None)
    return Common(
        online=online,
        waiting=waiting,
        thinking=[side for side in waiting if row.seats[side].level is not None],
        offers=offers,
        crumbs=[] if over else table.match.crumbs(),
        over=over,
    )


def asked(table: Table) -> list[Side]:
    """The sides that have to answer now."""
    if table.is_over:
        return []
    match = table.match
    return [decision.side for decision in match.open if decision.side not in match.sealed]


def epoch_of(table: Table, viewer: Viewer) -> str:
    """Which list of things told a number of them belongs to."""
    return f"{table.epoch}.{table.retracted(viewer)}"


def told_shown(told: Sequence[Told]) -> list[ToldShown]:
    """Told things as they are sent."""
    return [ToldShown(one.number, one.rule, one.event, type(one.event).weight, one.private) for one in told]


def match_shown(row: MatchRow, face: Face, table: Table | None, visitor: str | None) -> MatchShown:
    """What was agreed about a match."""
    sides = face.game.sides
    return MatchShown(
        id=row.id,
        game=row.game,
        switches=row.switches,
        seats={side: seat_shown(row, side, visitor) for side in sides},
        commitment=row.commitment,
        nonces={side: row.seats[side].nonce or "" for side in sides if row.seats[side].nonce},
        created=row.created.isoformat(),
        phases=list(face.game.look.phases),
        pack="" if table is None or row.pack is None else table.header.pack_digest,
        hotseat=row.hotseat,
    )


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
