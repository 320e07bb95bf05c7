"""From a request to the table, and to the seat that the visitor has there."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request

from honjin.core.decision import Side
from honjin.core.event import SPECTATOR, UMPIRE, Viewer
from honjin.server.api.bodies import is_match_id
from honjin.server.identity.visitor import Visitor
from honjin.server.problems import Trouble, not_found
from honjin.server.store.matches import MatchRow
from honjin.server.tables.hall import Hall
from honjin.server.tables.live import LiveTable

SEAT = (
    "A side you play, `umpire` if you are that, or `spectator`. Left out: your own side (the one asked, if you play "
    "several), else the umpire's chair, else spectator."
)
SeatWanted = Annotated[str, msgspec.Meta(pattern="^[a-z0-9_]{0,40}$", description=SEAT)]


async def table_of(request: Request[Any, Any, Any], match_id: str) -> LiveTable:
    """The table of a match, or 404."""
    hall: Hall = request.app.state.hall
    if not is_match_id(match_id):
        raise not_found("there is no such match")
    return await hall.table(match_id)


async def row_of(request: Request[Any, Any, Any], match_id: str) -> MatchRow:
    """A match of a game that is here as the database has it, or 404."""
    hall: Hall = request.app.state.hall
    row = await hall.matches.find(match_id) if is_match_id(match_id) else None
    if row is None or row.game not in hall.games:
        raise not_found("there is no such match")
    return row


async def viewer_at(table: LiveTable, visitor: Visitor, wanted: str) -> Viewer:
    """The seat meant; somebody else's is refused."""
    if not wanted:
        return await _own_side(table, visitor) or (UMPIRE if table.row.has_umpire(visitor.id) else SPECTATOR)
    if not await table.lets_in(wanted, visitor.id):
        raise Trouble("not-yours", "this seat is not yours")
    return wanted


async def side_at(table: LiveTable, visitor: Visitor, wanted: str) -> Side:
    """The side meant, by somebody who wants to act for it."""
    viewer = await viewer_at(table, visitor, wanted)
    if viewer in (SPECTATOR, UMPIRE):
        raise Trouble("not-yours", "you have no seat at this table")
    return viewer


async def _own_side(table: LiveTable, visitor: Visitor) -> Side | None:
    own = table.row.sides_of(visitor.id)
    if len(own) < 2 or not table.row.may_begin:
        return own[0] if own else None
    # By the eyes of each: of a hushed question everybody else takes a side for asked that has answered.
    asked = [side for side in own if side in (await table.now(side)).waiting]
    return (asked or own)[0]
