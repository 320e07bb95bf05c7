"""Replays and proofs over HTTP."""

from __future__ import annotations

import gzip
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from honjin.core.event import UMPIRE
from honjin.core.verify import Verdict
from honjin.server.api.bodies import MatchId, errors, writes
from honjin.server.api.seats import SEAT, SeatWanted, row_of, table_of, viewer_at
from honjin.server.identity.visitor import Visitor
from honjin.server.limits import Rates, address_of, hold
from honjin.server.problems import Trouble
from honjin.server.replays.document import Replay, Stretch
from honjin.server.replays.pages import replay_page, verify_page
from honjin.server.replays.work import Desk
from honjin.server.store.matches import Matches
from honjin.server.store.packing import unpack_all
from honjin.server.store.schema import OVER

MOST_BYTES = 2 * 1024 * 1024
"""A record of a long match with its own data pack is a tenth of this."""

EYES = "Whose eyes: a side, `spectator`, or `umpire`, who sees everything."
Eyes = Annotated[
    str,
    msgspec.Meta(description=EYES),
    QueryParameter(name="as", pattern=r"^[a-z0-9_]{1,40}$", description=EYES),
]
SINCE = "The number of the last thing told that is not wanted; what you have `seen`, for instance."
Since = Annotated[
    int,
    msgspec.Meta(ge=0, le=2**31, description=SINCE),
    QueryParameter(name="since", ge=0, le=2**31, description=SINCE),
]
Seat = Annotated[SeatWanted, QueryParameter(name="seat", pattern=r"^[a-z0-9_]{0,40}$", description=SEAT)]
LINK = "A `link` that a viewer kept while the match was played."
Link = Annotated[
    str,
    msgspec.Meta(pattern="^[0-9a-f]{0,64}$", description=LINK),
    QueryParameter(name="link", pattern="^[0-9a-f]{0,64}$", description=LINK),
]
AnyRequest = Request[Any, Any, Any]
SHOWN = {200: ResponseSpec(Replay, description="The whole replay.", generate_examples=False)}
STRETCH = {200: ResponseSpec(Stretch, description="The steps, and the board before them.", generate_examples=False)}


@get(
    "/api/matches/{match_id:str}/replay",
    summary="Replay of a finished match",
    tags=["replays"],
    responses=SHOWN | errors("no-such-thing", "not-over"),
)
async def get_replay(
    request: AnyRequest,
    visitor: NamedDependency[Visitor],
    desk: NamedDependency[Desk],
    match_id: FromPath[MatchId],
    viewer: Eyes = UMPIRE,
) -> Response[bytes]:
    """A finished match as one viewer was told and saw it, step by step."""
    document = desk.kept(match_id, viewer)
    if document is None:
        text = await _record_of(request, match_id)
        document = await desk.replay_own(match_id, text, viewer, request.app.state.games)
    return _zipped(request, document)


@get(
    "/api/matches/{match_id:str}/since",
    summary="What has happened since I last looked",
    tags=["replays"],
    responses=STRETCH | errors("no-such-thing", "not-yours", "not-allowed"),
)
async def get_since(
    request: AnyRequest,
    visitor: NamedDependency[Visitor],
    desk: NamedDependency[Desk],
    match_id: FromPath[MatchId],
    since: Since = 0,
    seat: Seat = "",
) -> Response[bytes]:
    """What your seat was told after a number, with the board after each thing: also while the match is played."""
    table = await table_of(request, match_id)
    viewer = await viewer_at(table, visitor, seat)
    text = await _text_of(request, match_id)
    if not text:
        raise Trouble("not-allowed", "the match has not begun")
    return _zipped(request, await desk.stretch_own(text, viewer, table.game, since))


@post(
    "/api/replay",
    summary="Replay of a record that I send",
    tags=["replays"],
    request_max_body_size=MOST_BYTES,
    status_code=200,
    responses=SHOWN | writes("not-over", "busy"),
)
async def post_replay(
    request: AnyRequest,
    visitor: NamedDependency[Visitor],
    desk: NamedDependency[Desk],
    rates: NamedDependency[Rates],
    viewer: Eyes = UMPIRE,
) -> Response[bytes]:
    """The same for a record that is sent as the body, such as one played in the terminal."""
    hold(rates.records, address_of(request))
    return _zipped(request, await desk.replay_sent(await request.body(), viewer))


@post(
    "/api/verify",
    summary="Check a record that I send",
    tags=["replays"],
    request_max_body_size=MOST_BYTES,
    status_code=200,
    responses=writes("busy"),
)
async def post_verify(
    request: AnyRequest,
    visitor: NamedDependency[Visitor],
    desk: NamedDependency[Desk],
    rates: NamedDependency[Rates],
    link: Link = "",
) -> Verdict:
    """A record that is sent as the body, checked: its lines, its dice, and every answer against the rules."""
    hold(rates.records, address_of(request))
    return await desk.verdict(await request.body(), link)


class PublicKey(msgspec.Struct, frozen=True):
    """The key, in hexadecimal, that checks the signatures of this server (Ed25519)."""

    key: str


@get("/api/key", summary="The key that signs finished matches", tags=["replays"], responses=errors())
async def get_key(request: AnyRequest) -> PublicKey:
    """The public key of this server: it signs every match that ends here."""
    return PublicKey(request.app.state.signer.public)


async def _record_of(request: AnyRequest, match_id: str) -> str:
    """The text of a finished match; nothing of one that is still being played ever leaves the store here."""
    row = await row_of(request, match_id)
    if row.status != OVER:
        raise Trouble("not-over", "the match is not over")
    return await _text_of(request, match_id)


async def _text_of(request: AnyRequest, match_id: str) -> str:
    matches: Matches = request.app.state.hall.matches
    lines, _ = unpack_all(await matches.bodies(match_id))
    return "".join(f"{line}\n" for line in lines)


def _zipped(request: AnyRequest, document: bytes) -> Response[bytes]:
    """Compressed as it is kept, for everybody who can read that."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        document = gzip.decompress(document)
    return Response(document, media_type="application/json", headers=headers)


def make_router() -> Router:
    """The routes of this part; the matches are found by `app.state.hall`."""
    desk = Desk()
    return Router(
        "/",
        route_handlers=[get_replay, get_since, post_replay, post_verify, get_key, replay_page, verify_page],
        dependencies={"desk": Provide(lambda: desk, sync_to_thread=False)},
    )
