"""Notes and drawings of one's own: over HTTP alone, so that the line of a table has nothing of them for anybody."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from honjin.core.event import SPECTATOR, UMPIRE, Viewer
from honjin.server.api.bodies import Done, MatchId, errors, example, writes
from honjin.server.api.seats import SeatWanted, row_of
from honjin.server.identity.visitor import Reception, Visitor
from honjin.server.limits import Rates, hold
from honjin.server.problems import Trouble, not_found
from honjin.server.store.jottings import Counted, Jotting, Notebook, What
from honjin.server.store.matches import MatchRow
from honjin.server.store.schema import OVER
from honjin.server.tables.hall import Hall

AnyRequest = Request[Any, Any, Any]
NoteId = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{16}$", description="The id of a note.")]
Step = Annotated[Counted, msgspec.Meta(description="The number of the last thing that your seat has been told.")]


class NotesShown(msgspec.Struct, frozen=True):
    """Your own notes, and those of others who share theirs, once the match is over."""

    mine: list[Notebook]
    others: list[Notebook]


class NoteGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A note or a drawing, and the moment it is about."""

    what: What
    step: Step = 0
    turn: Counted = 0
    seat: SeatWanted = ""


class ClearGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All drawings of a seat are taken off the chart, or with `back` those put on it again that went at this step."""

    step: Step = 0
    back: bool = False
    seat: SeatWanted = ""


class ShareGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Whether others may read the notes of a seat."""

    shared: bool
    seat: SeatWanted = ""


@get(
    "/notes",
    summary="My notes and drawings",
    description=(
        "Yours alone, from every seat of yours or from one. Once the match is over also those that others share, "
        "with their names."
    ),
    operation_id="notes",
    responses=errors("no-such-thing", "not-yours"),
)
async def read_notes(
    request: AnyRequest,
    match_id: FromPath[MatchId],
    visitor: NamedDependency[Visitor],
    seat: FromQuery[SeatWanted] = "",
) -> NotesShown:
    """My notes."""
    row, hall = await row_of(request, match_id), _hall(request)
    wanted = _seat_of(row, visitor, seat) if seat else ""
    mine = [book for book in await hall.jottings.of(row.id, visitor.id) if wanted in ("", book.seat)]
    return NotesShown(mine, await _shared(hall, row, visitor) if row.status == OVER else [])


@post(
    "/notes",
    summary="Note or draw something",
    description=(
        "For yourself: nobody else is told, and it is in no record. Of one person and match so many are kept, "
        "then it is `too-many`."
    ),
    operation_id="addNote",
    operation_class=example({"what": {"kind": "note", "text": "Watch the strait."}, "step": 12, "turn": 2}),
    responses=writes("no-such-thing", "not-yours", "too-many"),
)
async def add_note(
    request: AnyRequest,
    match_id: FromPath[MatchId],
    data: JSONBody[NoteGiven],
    visitor: NamedDependency[Visitor],
    reception: NamedDependency[Reception],
    rates: NamedDependency[Rates],
) -> Jotting:
    """Note or draw something."""
    row, hall = await row_of(request, match_id), _hall(request)
    seat = _seat_of(row, visitor, data.seat)
    hold(rates.notes, visitor.id, visitor.address)
    author = await reception.settle(visitor)
    jotting = Jotting("", data.step, data.turn, None, data.what, hall.now())
    kept = await hall.jottings.add(row.id, author.id, seat, jotting, most=hall.limits.notes_kept)
    if kept is None:
        raise Trouble("too-many", "so many notes are kept of one match, and no more")
    return kept


@delete(
    "/notes/{note_id:str}",
    summary="Away with a note",
    operation_id="dropNote",
    responses=writes("no-such-thing"),
)
async def drop_note(
    request: AnyRequest,
    match_id: FromPath[MatchId],
    note_id: FromPath[NoteId],
    visitor: NamedDependency[Visitor],
    rates: NamedDependency[Rates],
) -> None:
    """Away with a note."""
    hold(rates.notes, visitor.id, visitor.address)
    if not await _hall(request).jottings.drop((await row_of(request, match_id)).id, visitor.id, note_id):
        raise not_found("you have no such note")


@post(
    "/notes/clear",
    summary="Take my drawings off the chart",
    description="The replay still shows them, from when they were made until now.",
    operation_id="clearDrawings",
    operation_class=example({"step": 12}),
    status_code=200,
    responses=writes("no-such-thing", "not-yours"),
)
async def clear_drawings(
    request: AnyRequest,
    match_id: FromPath[MatchId],
    data: JSONBody[ClearGiven],
    visitor: NamedDependency[Visitor],
    rates: NamedDependency[Rates],
) -> Done:
    """Take my drawings off the chart, or put them back."""
    row, hall = await row_of(request, match_id), _hall(request)
    hold(rates.notes, visitor.id, visitor.address)
    act = hall.jottings.put_back if data.back else hall.jottings.clear
    await act(row.id, visitor.id, _seat_of(row, visitor, data.seat), data.step)
    return Done()


@post(
    "/notes/share",
    summary="Share my notes of a finished match",
    description=(
        "Whoever looks at the replay then reads them under your name, until you share them no longer. Only once the "
        "match is over, and only for those who sat at it."
    ),
    operation_id="shareNotes",
    operation_class=example({"shared": True}),
    status_code=200,
    responses=writes("no-such-thing", "not-yours", "not-allowed", "not-over"),
)
async def share_notes(
    request: AnyRequest,
    match_id: FromPath[MatchId],
    data: JSONBody[ShareGiven],
    visitor: NamedDependency[Visitor],
    rates: NamedDependency[Rates],
) -> Done:
    """Let others read my notes, or no longer."""
    row, hall = await row_of(request, match_id), _hall(request)
    seat = _seat_of(row, visitor, data.seat)
    hold(rates.notes, visitor.id, visitor.address)
    if row.status != OVER:
        raise Trouble("not-over", "the match is not over")
    if seat == SPECTATOR:
        raise Trouble("not-allowed", "you did not sit at this match")
    await hall.jottings.share(row.id, visitor.id, seat, data.shared)
    return Done()


def _hall(request: AnyRequest) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def _seat_of(row: MatchRow, visitor: Visitor, wanted: str) -> Viewer:
    """The seat meant; without one the visitor's own, and where he has none he looks on."""
    own = [*row.sides_of(visitor.id), *([UMPIRE] if row.has_umpire(visitor.id) else []), SPECTATOR]
    if wanted and wanted not in own:
        raise Trouble("not-yours", "this seat is not yours")
    return wanted or own[0]


async def _shared(hall: Hall, row: MatchRow, visitor: Visitor) -> list[Notebook]:
    """What others share; nothing by somebody who is to write to the visitor no more."""
    books = await hall.jottings.shared(row.id, visitor.id)
    return [book for author, book in books if not await hall.company.are_apart(visitor.id, [author])]


router = Router(
    "/matches/{match_id:str}",
    route_handlers=[read_notes, add_note, drop_note, clear_drawings, share_notes],
    tags=["notes"],
)
