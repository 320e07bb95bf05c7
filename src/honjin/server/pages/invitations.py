"""Invitations: the page of the one who invites, the page of the one who is invited, and sitting down."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec
import segno
from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath

from honjin.core.game import Game
from honjin.locale.text import Words
from honjin.server.api.matches import SeatClaimed, take_seat
from honjin.server.api.seats import row_of
from honjin.server.identity.visitor import Reception, Visitor
from honjin.server.limits import Rates
from honjin.server.messages import Declined
from honjin.server.pages.cards import who_sits
from honjin.server.pages.frame import AnyRequest, language, page, see_other
from honjin.server.pages.speech import game_words
from honjin.server.pages.titles import Title, options_in_words, sides_of, title_of
from honjin.server.problems import Trouble
from honjin.server.safety import is_loopback
from honjin.server.store.matches import MatchRow
from honjin.server.store.schema import OPEN

COOKIE = "invitation"
KEPT = 30 * 24 * 3600
"""Seconds for which the inviting browser can show the link again; the database has only its digest."""

LONGEST_LINK = 400
"""More than any of ours; a QR code has an end."""


def keep_invitation(request: AnyRequest, answer: Response[Any], match: str, link: str) -> None:
    """Let the inviting browser keep the link, for the page of this invitation only."""
    secure = request.app.state.settings.is_secure
    path = f"/invite/{match}"
    answer.set_cookie(
        Cookie(key=COOKIE, value=link, max_age=KEPT, path=path, httponly=True, samesite="lax", secure=secure)
    )


@get("/invite/{match_id:str}", include_in_schema=False)
async def invite(request: AnyRequest, visitor: NamedDependency[Visitor], match_id: FromPath[str]) -> Response[Any]:
    """The link to send, as long as the seat is free; after that, the table."""
    row, game, words, title = await _match(request, visitor, match_id)
    if row.status != OPEN or row.is_full or not row.sides_of(visitor.id):
        return see_other(f"/table/{row.id}")
    kept = request.cookies.get(COOKIE, "")
    link = _base(request) + kept if kept.startswith(f"/join/{row.id}#") and len(kept) <= LONGEST_LINK else ""
    is_private = any(seat.invitation for seat in row.seats.values() if not seat.is_taken)
    return page(
        request,
        visitor,
        "waiting.html",
        words=words,
        data={"match": row.id},
        match=row.id,
        game=title,
        options=options_in_words(game, words, row.switches),
        kind="friend" if is_private else "anyone",
        invitation=link,
        only_here=is_loopback(urlsplit(link).hostname or "") if link else False,
        qr=segno.make(link, error="m").svg_data_uri(scale=4, border=2, dark="#000", light="#fff") if link else "",
    )


@get("/join/{match_id:str}", include_in_schema=False)
async def join(request: AnyRequest, visitor: NamedDependency[Visitor], match_id: FromPath[str]) -> Response[str]:
    """Who invites to what; the secret of the link stays in the browser until the form is sent."""
    row, game, words, title = await _match(request, visitor, match_id)
    hosts = [who_sits(seat, words) for seat in row.seats.values() if seat.visitor and seat.visitor == row.creator]
    free = {side for side, seat in row.seats.items() if not seat.is_taken}
    return page(
        request,
        visitor,
        "join.html",
        words=words,
        match=row.id,
        game=title,
        inviter=hosts[0] if hosts else "Honjin",
        open_sides=[side for side in sides_of(game, words) if side.id in free],
        needs_token=any(row.seats[side].invitation for side in free),
        options=options_in_words(game, words, row.switches),
        seated=bool(row.sides_of(visitor.id)),
    )


@post("/seat/{match_id:str}", include_in_schema=False)
async def sit_down(
    request: AnyRequest,
    visitor: NamedDependency[Visitor],
    reception: NamedDependency[Reception],
    rates: NamedDependency[Rates],
    match_id: FromPath[str],
) -> Response[bytes]:
    """Take the seat and go to the table; if it is gone, to the page that says so."""
    form = await request.form()
    fields = {"token": str(form.get("token", ""))}
    try:
        claimed = msgspec.convert(fields, SeatClaimed)
    except msgspec.ValidationError:
        raise Trouble("malformed", "this is no invitation of ours") from None
    try:
        await take_seat.fn(request, match_id, claimed, visitor, reception, rates)
    except (Declined, Trouble) as error:
        code = error.code if isinstance(error, Declined) else error.problem.code
        if code not in ("stale", "not-yours", "not-allowed"):
            raise
        return see_other(f"/join/{match_id}")
    return see_other(f"/table/{match_id}")


async def _match(request: AnyRequest, visitor: Visitor, match_id: str) -> tuple[MatchRow, Game, Words, Title]:
    row = await row_of(request, match_id)
    game, tongue = request.app.state.games[row.game], language(request, visitor)
    return row, game, game_words(tongue, game), title_of(game, tongue, request.app.state.assets)


def _base(request: AnyRequest) -> str:
    """How players reach this server: as the operator says, else as this browser did."""
    public: str = request.app.state.settings.public_url
    return public or str(request.base_url).rstrip("/")
