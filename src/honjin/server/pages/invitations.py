"""Invitations: the page of the one who invites, the page of the one who is invited, and sitting down."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath

from honjin.core.game import Game
from honjin.locale.text import Words
from honjin.server.api.matches import MatchMade, SeatClaimed, decline, take_seat, withdraw
from honjin.server.api.packs import pack_of
from honjin.server.api.seats import row_of
from honjin.server.identity.visitor import Reception, Visitor
from honjin.server.limits import Rates
from honjin.server.messages import Declined
from honjin.server.pages.cards import who_sits
from honjin.server.pages.clocks import time_text
from honjin.server.pages.frame import AnyRequest, language, page, see_other, shown_name
from honjin.server.pages.speech import game_words
from honjin.server.pages.titles import Title, options_in_words, sides_of, title_of
from honjin.server.problems import Trouble
from honjin.server.safety import is_loopback
from honjin.server.store.matches import MatchRow
from honjin.server.store.schema import OPEN
from honjin.server.tables.hall import Hall

COOKIE = "invitation"
UMPIRE_COOKIE = "umpire"
KEPT = 30 * 24 * 3600
"""Seconds for which the inviting browser can show the link again; the database has only its digest."""

LONGEST_LINK = 400
"""More than any of ours; a QR code has an end."""


def keep_invitations(request: AnyRequest, answer: Response[Any], made: MatchMade) -> None:
    """Let the inviting browser keep the links, for the page of this invitation only."""
    secure = request.app.state.settings.is_secure
    path = f"/invite/{made.id}"
    for key, link in ((COOKIE, made.invitation), (UMPIRE_COOKIE, made.umpire)):
        if link:
            answer.set_cookie(
                Cookie(key=key, value=link, max_age=KEPT, path=path, httponly=True, samesite="lax", secure=secure)
            )


@get("/invite/{match_id:str}", include_in_schema=False)
async def invite(request: AnyRequest, visitor: NamedDependency[Visitor], match_id: FromPath[str]) -> Response[Any]:
    """The link to send, as long as the seat is free; after that, the table."""
    row, game, words, title = await _match(request, visitor, match_id)
    is_wanted = row.umpire is not None and row.umpire.visitor is None
    umpire = _kept(request, UMPIRE_COOKIE, f"/join/{row.id}?as=umpire#") if is_wanted else ""
    is_waiting = row.status == OPEN and not row.is_full
    if not (is_waiting or umpire) or not row.sides_of(visitor.id):
        return see_other(f"/table/{row.id}")
    link = _kept(request, COOKIE, f"/join/{row.id}#") if is_waiting else ""
    is_private = any(seat.invitation for seat in row.seats.values() if not seat.is_taken)
    return page(
        request,
        visitor,
        "waiting.html",
        words=words,
        data={"match": row.id},
        match=row.id,
        game=title,
        options=_agreed(row, game, words),
        pack=await pack_of(request, row, words.language),
        kept_for=await _kept_for(request, row, visitor, words),
        kind="friend" if is_private else "anyone",
        is_waiting=is_waiting,
        invitation=link,
        umpire=umpire,
        may_withdraw=is_waiting and row.creator == visitor.id,
        only_here=is_loopback(urlsplit(link).hostname or "") if link else False,
        qr=_qr(link) if link else "",
    )


@get("/join/{match_id:str}", include_in_schema=False)
async def join(request: AnyRequest, visitor: NamedDependency[Visitor], match_id: FromPath[str]) -> Response[str]:
    """Who invites to what; the secret of the link stays in the browser until the form is sent."""
    row, game, words, title = await _match(request, visitor, match_id)
    as_umpire = request.query_params.get("as") == "umpire"
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
        needs_token=as_umpire
        or any(row.seats[side].invitation and row.seats[side].reserved != visitor.id for side in free),
        is_kept=any(row.seats[side].reserved == visitor.id for side in free),
        is_barred=await _is_barred(request, row, visitor),
        options=_agreed(row, game, words),
        pack=await pack_of(request, row, words.language),
        seated=row.has_umpire(visitor.id) if as_umpire else bool(row.sides_of(visitor.id)),
        as_umpire=as_umpire,
        umpire_wanted=row.umpire is not None and not row.umpire.visitor and not row.sides_of(visitor.id),
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


@post("/decline/{match_id:str}", include_in_schema=False)
async def decline_seat(
    request: AnyRequest, visitor: NamedDependency[Visitor], match_id: FromPath[str]
) -> Response[bytes]:
    """Decline the seat that a friend has kept."""
    try:
        await decline.fn(request, match_id, visitor)
    except Trouble as trouble:
        if trouble.problem.code != "stale":
            raise
    return see_other("/#tables")


async def _kept_for(request: AnyRequest, row: MatchRow, visitor: Visitor, words: Words) -> str:
    """The friend for whom a seat is kept, by name."""
    hall: Hall = request.app.state.hall
    reserved = {seat.reserved for seat in row.seats.values() if not seat.is_taken and seat.reserved}
    found = await hall.company.friends_of(visitor.id) if reserved else []
    return words.list_of([shown_name(one.name, words) for one in found if one.id in reserved])


async def _is_barred(request: AnyRequest, row: MatchRow, visitor: Visitor) -> bool:
    hall: Hall = request.app.state.hall
    return await hall.company.are_apart(visitor.id, [seat.visitor for seat in row.seats.values() if seat.visitor])


@post("/withdraw/{match_id:str}", include_in_schema=False)
async def withdraw_table(
    request: AnyRequest, visitor: NamedDependency[Visitor], match_id: FromPath[str]
) -> Response[bytes]:
    """Take the table away; if somebody has sat down in the meantime, go and play."""
    try:
        await withdraw.fn(request, match_id, visitor)
    except Declined as error:
        if error.code != "stale":
            raise
        return see_other(f"/table/{match_id}")
    return see_other("/#tables")


async def _match(request: AnyRequest, visitor: Visitor, match_id: str) -> tuple[MatchRow, Game, Words, Title]:
    row = await row_of(request, match_id)
    game, tongue = request.app.state.games[row.game], language(request, visitor)
    return row, game, game_words(tongue, game), title_of(game, tongue, request.app.state.assets)


def _agreed(row: MatchRow, game: Game, words: Words) -> str:
    """The options of a match that are not as usual, and the time for an answer."""
    clock = f"{words.text('p-clock')}: {time_text(words, row.clock)}" if row.clock else ""
    return ", ".join(filter(None, (options_in_words(game, words, row.switches), clock)))


def _kept(request: AnyRequest, cookie: str, beginning: str) -> str:
    """A link that this browser keeps, as an address."""
    kept = request.cookies.get(cookie, "")
    return _base(request) + kept if kept.startswith(beginning) and len(kept) <= LONGEST_LINK else ""


def _qr(link: str) -> str:
    """A picture of a link, for the camera of a telephone."""
    import segno  # only when somebody is invited

    return segno.make(link, error="m").svg_data_uri(scale=4, border=2, dark="#000", light="#fff")


def _base(request: AnyRequest) -> str:
    """How players reach this server: as the operator says, else as this browser did."""
    public: str = request.app.state.settings.public_url
    return public or str(request.base_url).rstrip("/")
