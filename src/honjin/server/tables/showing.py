"""A match put into the words of the wire: who sits where, what is common to all viewers, and a viewer's welcome."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from honjin.core.decision import Facts, Side
from honjin.core.event import SPECTATOR, Viewer
from honjin.server.messages import ChatShown, MatchShown, OfferShown, Over, SeatShown, ToldShown
from honjin.server.store.matches import ChatRow, MatchRow
from honjin.server.tables.presenter import Presenter
from honjin.umpire.table import Table, Told


class Common(msgspec.Struct, frozen=True):
    """What is the same for all who look at a table, because it is not of the game: who is there, and what is agreed."""

    online: list[Side]
    machines: list[Side] = []
    offers: list[OfferShown] = []
    over: Over | None = None


def common_of(table: Table, row: MatchRow, online: list[Side], offers: list[OfferShown]) -> Common:
    """What everybody may know of a match that has begun."""
    over = None
    if table.result is not None:
        tally = table.game.wits.tally
        over = Over(table.result, tally(table.match.state) if tally and table.match.result else None)
    return Common(
        online=online,
        machines=[side for side, seat in row.seats.items() if seat.level is not None],
        offers=offers,
        over=over,
    )


def asked(table: Table, viewer: Viewer) -> list[Side]:
    """The sides that have to answer now, as far as this viewer may know."""
    if table.is_over:
        return []
    match = table.match
    return [
        decision.side
        for decision in match.open
        if decision.side not in match.sealed or (decision.hushed and decision.side != viewer)
    ]


def sent_in_secret(table: Table) -> tuple[Side, ...]:
    """The sides that have answered a hushed question, of which only they themselves may know."""
    match = table.match
    return tuple(decision.side for decision in match.open if decision.hushed and decision.side in match.sealed)


def crumbs(table: Table, viewer: Viewer) -> list[tuple[str, Facts]]:
    """What is being done now, as far as this viewer may know."""
    return [] if table.is_over else table.match.crumbs(viewer)


def public_mark(table: Table) -> tuple[Any, ...]:
    """Changes with the match as everybody may know it: a side that acts in secret leaves it as it is."""
    told = table.told_count(SPECTATOR), table.retracted(SPECTATOR)
    return *told, table.is_over, asked(table, SPECTATOR), crumbs(table, SPECTATOR)


def epoch_of(table: Table, viewer: Viewer) -> str:
    """Which list of things told a number of them belongs to."""
    return f"{table.epoch}.{table.retracted(viewer)}"


def told_shown(told: Sequence[Told]) -> list[ToldShown]:
    """Told things as they are sent."""
    return [ToldShown(one.number, one.rule, one.event, type(one.event).weight, one.private) for one in told]


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
