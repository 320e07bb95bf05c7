"""Data packs of one's own: the workbook of a game, out and back in, and what a match is played with."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery

from honjin.core.game import Game
from honjin.packs.finding import has_layout
from honjin.server.api.bodies import MatchId, errors, writes
from honjin.server.api.games import GameId
from honjin.server.api.seats import row_of
from honjin.server.identity.visitor import Reception, Visitor
from honjin.server.limits import Rates, address_of, hold
from honjin.server.packs.desk import PackDesk
from honjin.server.packs.names import name_from_file
from honjin.server.packs.reader import MOST_BYTES
from honjin.server.packs.telling import (
    MOST_SHOWN,
    DifferenceShown,
    ProblemShown,
    pack_words,
    told_differences,
    told_problems,
)
from honjin.server.pages.speech import language_of
from honjin.server.problems import Trouble, not_found
from honjin.server.store.matches import MatchRow
from honjin.server.store.packs import PackRow
from honjin.server.tables.hall import Hall

AnyRequest = Request[Any, Any, Any]
XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
WORKBOOK = ResponseSpec(bytes, description="An .xlsx file.", generate_examples=False, media_type=XLSX)
PackId = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$", description="The id of a pack.")]
FileName = Annotated[str, msgspec.Meta(max_length=200, description="What the file is called.")]


class PackSeen(msgspec.Struct, frozen=True):
    """A pack: the digest of its values, and what differs from the standard ones, so many of `count`."""

    name: str
    digest: str
    count: int
    differences: list[DifferenceShown]


class PackBrought(msgspec.Struct, frozen=True):
    """What came of a workbook. With `problems`, so many of `wrong`, it is refused and nothing is kept.

    Else `id` is what a new match takes as its `pack`, and `name` a proposal for its `pack_name`.
    """

    id: str
    name: str
    digest: str
    count: int
    differences: list[DifferenceShown]
    wrong: int
    problems: list[ProblemShown]


@get(
    "/games/{game_id:str}/workbook",
    summary="The values of a game as a workbook",
    description=(
        "Every value with its source, to compare with your own copy and to fill in. Battles under the same rules have "
        "one workbook."
    ),
    operation_id="workbook",
    responses={200: WORKBOOK} | errors("no-such-thing"),
)
async def read_workbook(
    request: AnyRequest, game_id: FromPath[GameId], rates: NamedDependency[Rates]
) -> Response[bytes]:
    """The workbook with the standard values."""
    hold(rates.records, address_of(request))
    game = _game(request, game_id)
    desk: PackDesk = request.app.state.packs
    return _file(f"honjin-{game.title}", await desk.workbook(game))


@post(
    "/games/{game_id:str}/pack",
    summary="Bring a workbook with my own values",
    description=(
        "The workbook is the body. It is checked as a whole: either it is kept, for a match that is made soon, or all "
        "that is wrong with it comes back and nothing has changed. Problems and differences are in the language of the "
        "request."
    ),
    operation_id="bringPack",
    request_max_body_size=MOST_BYTES,
    status_code=200,
    responses=writes("no-such-thing", "too-many", "busy"),
)
async def bring_pack(
    request: AnyRequest,
    game_id: FromPath[GameId],
    visitor: NamedDependency[Visitor],
    reception: NamedDependency[Reception],
    rates: NamedDependency[Rates],
    file: FromQuery[FileName] = "",
) -> PackBrought:
    """A workbook that an owner has filled in."""
    hold(rates.packs, visitor.id if visitor.person.exists else address_of(request), address_of(request))
    game, hall = _game(request, game_id), _hall(request)
    data = await request.body()
    most = hall.limits.idle_packs
    if visitor.person.exists and await hall.packs.idle(visitor.id) >= most:
        raise _too_many(most)
    desk: PackDesk = request.app.state.packs
    read, words = await desk.read(game, data), pack_words(_language(request), game)
    if read.problems:
        return PackBrought("", "", "", 0, [], read.count, told_problems(read.problems, words))
    person = await reception.settle(visitor)
    # Counted again: others of his may have been read meanwhile.
    id = await hall.packs.bring(game.title, read.digest, read.body, person.id, most=most)
    if id is None:
        raise _too_many(most)
    told = told_differences(await desk.compare(game, id, read.body), words)
    return PackBrought(id, name_from_file(file), read.digest, len(told), told[:MOST_SHOWN], 0, [])


@get(
    "/packs/{pack_id:str}",
    summary="A pack that somebody has brought",
    description="How it differs from the standard values, in what concerns this game, or this battle.",
    operation_id="pack",
    responses=errors("no-such-thing"),
)
async def read_pack(request: AnyRequest, pack_id: FromPath[PackId], game: FromQuery[GameId]) -> PackSeen:
    """A pack by its id."""
    found = await _hall(request).packs.find(pack_id)
    played = _game(request, game)
    if found is None or found.game != played.title:
        raise not_found("there is no such pack of this game")
    return await seen(request, played, found, "", _language(request))


@get(
    "/matches/{match_id:str}/pack",
    summary="The values that a match is played with",
    description="How its data pack differs from the standard values. A match that is played with those has none.",
    operation_id="matchPack",
    responses=errors("no-such-thing"),
)
async def read_match_pack(request: AnyRequest, match_id: FromPath[MatchId]) -> PackSeen:
    """The pack of a match: whoever may see the match may see its values before he sits down."""
    found = await pack_of(request, await row_of(request, match_id), _language(request))
    if found is None:
        raise not_found("this match is played with the standard values")
    return found


@get(
    "/matches/{match_id:str}/pack/workbook",
    summary="The values of a match as a workbook",
    operation_id="matchWorkbook",
    responses={200: WORKBOOK} | errors("no-such-thing"),
)
async def read_match_workbook(
    request: AnyRequest, match_id: FromPath[MatchId], rates: NamedDependency[Rates]
) -> Response[bytes]:
    """All the values that the match is played with, each with its source."""
    hold(rates.records, address_of(request))
    row, desk = await row_of(request, match_id), request.app.state.packs
    body = None if row.pack is None else await _hall(request).packs.body(row.pack.id)
    game = _game(request, row.game)
    return _file(f"honjin-{game.title}-{row.id}", await desk.workbook(game, body))


async def pack_of(request: AnyRequest, row: MatchRow, language: str) -> PackSeen | None:
    """The pack of a match, for its pages too; None where it is played with the standard values."""
    if row.pack is None:
        return None
    game = request.app.state.games[row.game]
    found = PackRow(row.pack.id, game.title, row.pack.digest)
    return await seen(request, game, found, row.pack.name, language)


async def seen(request: AnyRequest, game: Game, pack: PackRow, name: str, language: str) -> PackSeen:
    """A pack with all that differs in it."""
    desk: PackDesk = request.app.state.packs
    body = await _hall(request).packs.body(pack.id)
    differences = [] if body is None or not has_layout(game.resources) else await desk.compare(game, pack.id, body)
    told = told_differences(differences, pack_words(language, game))
    return PackSeen(name, pack.digest, len(told), told[:MOST_SHOWN])


def _game(request: AnyRequest, id: str) -> Game:
    """A game that has a workbook."""
    game: Game | None = request.app.state.games.get(id)
    if game is None or not has_layout(game.resources):
        raise not_found("there is no such game here, or it has no workbook")
    return game


def _too_many(most: int) -> Trouble:
    return Trouble("too-many", f"you have brought {most} packs that no match is played with: make a match first")


def _hall(request: AnyRequest) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def _language(request: AnyRequest) -> str:
    return language_of(request.cookies, request.headers.get("accept-language", ""))


def _file(name: str, data: bytes) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{name}.xlsx"', "cache-control": "no-store"}
    return Response(data, media_type=XLSX, headers=headers)


router = Router(
    "",
    route_handlers=[read_workbook, bring_pack, read_pack, read_match_pack, read_match_workbook],
    tags=["packs"],
)
