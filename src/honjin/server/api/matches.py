"""Matches: making, finding, looking, sitting down, and the record of what was played."""

from __future__ import annotations

import re
import secrets
from typing import Annotated, Any, Literal, get_args

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from honjin.core.decision import Facts, Side
from honjin.core.event import SPECTATOR, UMPIRE
from honjin.core.game import Game, by_title
from honjin.core.state import Result
from honjin.server.api.bodies import Done, MatchId, SideName, errors, example, writes
from honjin.server.api.games import GameId
from honjin.server.api.seats import SeatWanted, row_of, table_of, viewer_at
from honjin.server.api.seen import MatchSeen
from honjin.server.calling import Calling
from honjin.server.identity.links import SeatLinks
from honjin.server.identity.visitor import Reception, Visitor
from honjin.server.limits import Rates, address_of, hold
from honjin.server.messages import Commitment, Nonce, PackShown, SeatShown
from honjin.server.packs.names import tidy_pack_name
from honjin.server.problems import Trouble, not_found
from honjin.server.store.matches import MatchRow, Pace, Which, Wish
from honjin.server.store.packs import PackNote
from honjin.server.store.umpires import UmpireRow
from honjin.server.tables.hall import Chair, Hall, digest_of
from honjin.server.tables.live import LiveTable
from honjin.server.tables.showing import pack_shown, seat_shown
from honjin.umpire.clock import MOST

AnyRequest = Request[Any, Any, Any]
SwitchId = Annotated[str, msgspec.Meta(max_length=60)]
SwitchValue = bool | Annotated[str, msgspec.Meta(max_length=60)]


TitleWanted = Annotated[
    str,
    msgspec.Meta(
        pattern=r"^([a-z0-9_]{1,40}(\.[a-z0-9_]{1,40})?)?$", description="A game, or a title with its battles."
    ),
]
PaceWanted = Annotated[str, msgspec.Meta(pattern="^(free|table|mail)?$")]
SideWanted = Annotated[str, msgspec.Meta(pattern="^[a-z0-9_]{0,40}$")]


class MatchWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new match. `side` may be `either`; `level` is for the machine; switches left out have their defaults."""

    game: GameId
    side: SideName = "either"
    opponent: Literal["machine", "friend", "anyone", "hotseat"] = "machine"
    level: Annotated[str, msgspec.Meta(max_length=20, examples=["script"])] = "script"
    switches: Annotated[dict[SwitchId, SwitchValue], msgspec.Meta(max_length=40)] = {}
    clock: Annotated[
        int, msgspec.Meta(ge=0, le=MOST, description="Seconds for an answer, a minute at least; 0: no clock.")
    ] = 0
    umpire: Annotated[bool, msgspec.Meta(description="Whether a person is invited to sit as umpire.")] = False
    public: Annotated[
        bool,
        msgspec.Meta(description="Listed while it is played, for anybody to watch; with `anyone` it always is."),
    ] = False

    pack: Annotated[
        str,
        msgspec.Meta(
            pattern=r"^([0-9a-f]{64})?$",
            description="The id of a data pack (`POST /games/{id}/pack`); left out, the standard values hold.",
        ),
    ] = ""
    pack_name: Annotated[str, msgspec.Meta(max_length=80, description="What you call it; all may read it.")] = ""

    friend: Annotated[
        str,
        msgspec.Meta(
            pattern=r"^[A-Za-z0-9_-]{0,32}$",
            description="With `friend`: the id of one of your friends, who may sit down without the link.",
        ),
    ] = ""


class MatchMade(msgspec.Struct, frozen=True, omit_defaults=True):
    """The new match, and for a friend or an umpire the link to send: its token is after the #, where no server logs it.

    The dice are committed to. The match waits for what you add to them: see `POST /matches/{id}/nonce`.
    """

    id: str
    url: str
    commitment: str
    invitation: str | None = None
    umpire: str | None = None


class SeatClaimed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seat to take: by the token of an invitation, or by its side where it is free for anyone."""

    side: SideName = "either"
    token: Annotated[str, msgspec.Meta(max_length=300)] = ""


class SeatTaken(msgspec.Struct, frozen=True):
    """The side you play now, or `umpire`. The match waits for what players add to its dice: see
    `POST /matches/{id}/nonce`.
    """

    id: str
    side: Side
    url: str
    commitment: str


class NonceGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What you add to the dice for your seats, and the commitment that you know."""

    commitment: Commitment
    nonce: Nonce


class MatchListed(msgspec.Struct, frozen=True):
    """A match in a list: who plays, who is asked (of sides that all may know), where it stands.

    `sent`: your own sheet is in, which nobody else is told. `clock` is the time for an answer, in seconds, and `due`
    until when the open question can be answered, for all who are asked.
    """

    id: str
    game: str
    status: str
    seats: dict[Side, SeatShown]
    waiting: list[Side]
    your_move: bool
    sent: bool
    created: str
    touched: str
    headline: tuple[str, Facts] | None
    result: Result | None
    hotseat: bool
    switches: dict[str, bool | str]
    clock: int
    due: str | None
    public: bool
    pack: PackShown | None


class Waiting(msgspec.Struct, frozen=True):
    """How many matches ask me something."""

    matches: int


def listed(row: MatchRow, visitor: str) -> MatchListed:
    """A match as a list shows it to a visitor."""
    mine = row.sides_of(visitor)
    return MatchListed(
        id=row.id,
        game=row.game,
        status=row.status,
        seats={side: seat_shown(row, side, visitor) for side in row.seats},
        waiting=list(row.waiting),
        your_move=any(row.asks(side) for side in mine),
        sent=any(row.seats[side].sent for side in mine),
        created=row.created.isoformat(),
        touched=row.touched.isoformat(),
        headline=row.headline,
        result=None if row.result is None else msgspec.convert(row.result, Result),
        hotseat=row.hotseat,
        switches=row.switches,
        clock=row.clock,
        due=None if row.due is None else row.due.isoformat(),
        public=row.public,
        pack=pack_shown(row),
    )


@post(
    "/matches",
    summary="Make a match",
    description=(
        "A friend comes by the invitation, anyone through the list of open matches. The dice are committed to: keep "
        "the commitment, then add a nonce. Against the machine or on one screen the match begins with that."
    ),
    operation_id="makeMatch",
    operation_class=example(
        {"game": "port_arthur", "side": "japan", "opponent": "machine", "switches": {"mines": True}}
    ),
    responses=writes("no-such-thing", "too-many", "busy"),
)
async def make_match(
    request: AnyRequest,
    data: JSONBody[MatchWanted],
    visitor: NamedDependency[Visitor],
    reception: NamedDependency[Reception],
    rates: NamedDependency[Rates],
) -> MatchMade:
    """Make a match."""
    hold(rates.matches, visitor.id if visitor.person.exists else address_of(request), address_of(request))
    hall: Hall = request.app.state.hall
    links: SeatLinks = request.app.state.links
    game = hall.games.get(data.game)
    if game is None:
        raise not_found("there is no such game here")
    if data.side not in ("either", *game.sides):
        raise Trouble("malformed", f"side: one of {', '.join(game.sides)}, or either")
    game.choose_switches(data.switches)
    if data.opponent == "hotseat" and (data.clock or data.umpire):
        raise Trouble("malformed", "on one screen there is neither a clock nor an umpire")
    if data.friend and data.opponent != "friend":
        raise Trouble("malformed", "a seat is kept for a friend with the opponent `friend`")
    if data.friend and not await hall.company.are_friends(visitor.id, data.friend):
        raise Trouble("not-allowed", "this is no friend of yours")
    pack = await _pack(hall, data, game)
    mine = secrets.choice(game.sides) if data.side == "either" else data.side
    most = request.app.state.settings.limits.open_matches
    if await hall.matches.unfinished(visitor.id) >= most:
        raise Trouble("too-many", f"you have {most} unfinished matches: finish some, or resign")
    me = Chair(visitor=(await reception.settle(visitor)).id)
    chairs = {mine: me}
    token = ""
    for side in game.sides:
        if side != mine:
            token = links.make(side) if data.opponent == "friend" else token
            chairs[side] = _other_chair(data, me, token)
    call = links.make(UMPIRE) if data.umpire else ""
    id = await hall.create(
        game.id,
        data.switches,
        chairs,
        creator=visitor.id,
        hotseat=data.opponent == "hotseat",
        pack=pack,
        clock=data.clock,
        umpire=UmpireRow(digest_of(call)) if call else None,
        public=data.opponent == "anyone" or (data.public and data.opponent != "hotseat"),
    )
    return MatchMade(
        id,
        f"/table/{id}",
        (await row_of(request, id)).commitment,
        f"/join/{id}#{token}" if token else None,
        f"/join/{id}?as=umpire#{call}" if call else None,
    )


async def _pack(hall: Hall, data: MatchWanted, game: Game) -> PackNote | None:
    """The data pack that is to be played with, if it is not the standard one."""
    if not data.pack:
        return None
    found = await hall.packs.find(data.pack)
    if found is None or found.game != game.title:
        raise not_found("there is no such data pack of this game: bring it again")
    name = tidy_pack_name(data.pack_name)
    if name is None:
        raise Trouble("malformed", "pack_name: 1 to 40 signs that can be seen, a letter or digit among them")
    if found.digest == game.standard_pack().digest:
        # Nothing differs: nobody needs to be told of it.
        return None
    return PackNote(found.id, found.digest, name)


def _other_chair(data: MatchWanted, me: Chair, token: str) -> Chair:
    if data.opponent == "machine":
        return Chair(level=data.level)
    if data.opponent == "hotseat":
        return Chair(visitor=me.visitor)
    return Chair(invitation=digest_of(token) if token else None, reserved=data.friend or None)


@get(
    "/matches",
    summary="Lists of matches",
    description=(
        "`waiting`: it is my move; `mine`: I play; `open`: a seat is free for anyone; "
        "`invited`: a seat is kept for me; `running`: being played; `watching`: I have looked on; "
        "`finished`: I have played. The latest first. All can be narrowed to a game, a pace (`free`: no clock; "
        "`table`: up to an hour for an answer; `mail`: longer) and a side, which in `open` has to be free."
    ),
    operation_id="matches",
    responses=errors(),
)
async def list_matches(
    request: AnyRequest,
    visitor: NamedDependency[Visitor],
    which: FromQuery[Which] = "mine",
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
    game: FromQuery[TitleWanted] = "",
    pace: FromQuery[PaceWanted] = "",
    side: FromQuery[SideWanted] = "",
) -> list[MatchListed]:
    """One of the lists."""
    hall: Hall = request.app.state.hall
    wish = wish_of(request, game, pace, side)
    return [listed(row, visitor.id) for row in await hall.matches.listed(which, visitor.id, limit, wish)]


def wish_of(request: AnyRequest, game: str, pace: str, side: str) -> Wish:
    """What a list is narrowed by."""
    games = games_of(request, game)
    if side and not re.fullmatch("[a-z0-9_]{1,40}", side, re.ASCII):
        raise Trouble("malformed", "there is no such side")
    if pace not in ("", *get_args(Pace)):
        raise Trouble("malformed", f"pace: one of {', '.join(get_args(Pace))}")
    return Wish(None if games is None else tuple(games), None if not pace else msgspec.convert(pace, Pace), side)


def games_of(request: AnyRequest, wanted: str) -> list[str] | None:
    """The ids of the games that are meant: all battles of a title, or one game; None for all there are."""
    if not wanted:
        return None
    games = request.app.state.games
    found = [game.id for game in by_title(games.values()).get(wanted, ())] or [id for id in games if id == wanted]
    if not found:
        raise Trouble("malformed", "there is no such game here")
    return found


@get(
    "/waiting",
    summary="How many matches wait for me",
    description="Cheap enough to be asked every minute. Games on one screen and guided games do not count.",
    operation_id="waiting",
    responses=errors(),
)
async def count_waiting(request: AnyRequest, visitor: NamedDependency[Visitor]) -> Waiting:
    """The number that a page shows in its title and in its icon."""
    hall: Hall = request.app.state.hall
    return Waiting(await hall.matches.waiting_for(visitor.id) if visitor.person.exists else 0)


@get(
    "/matches/{match_id:str}",
    summary="A match, as I may see it",
    description=(
        "The same as the socket's `welcome`: what was agreed, what you have been told, the board, and `now` "
        "with the decision that waits for you, if any, and all its options."
    ),
    operation_id="match",
    responses={200: ResponseSpec(MatchSeen, description="The match.", generate_examples=False)}
    | errors("no-such-thing", "not-yours", "busy"),
)
async def read_match(
    request: AnyRequest,
    match_id: FromPath[MatchId],
    visitor: NamedDependency[Visitor],
    seat: FromQuery[SeatWanted] = "",
    since: Annotated[int, QueryParameter(ge=0, le=2**31, description="Leave out what was told up to here.")] = 0,
    epoch: Annotated[str, QueryParameter(max_length=40, description="The epoch of the answer `since` is from.")] = "",
) -> Response[bytes]:
    """Everything that I may see of a match."""
    table = await table_of(request, match_id)
    viewer = await viewer_at(table, visitor, seat)
    if viewer not in (SPECTATOR, UMPIRE):
        calling: Calling = request.app.state.calling
        await calling.looked(match_id, viewer)
    return Response(await table.welcome(viewer, visitor.id, since, epoch), media_type="application/json")


@post(
    "/matches/{match_id:str}/seat",
    summary="Take a seat",
    description="With the token of an invitation, which is void after that, or a seat that is free for anyone.",
    operation_id="takeSeat",
    operation_class=example({"token": "…"}),
    status_code=200,
    responses=writes("no-such-thing", "not-yours", "not-allowed", "stale", "busy"),
)
async def take_seat(
    request: AnyRequest,
    match_id: FromPath[MatchId],
    data: JSONBody[SeatClaimed],
    visitor: NamedDependency[Visitor],
    reception: NamedDependency[Reception],
    rates: NamedDependency[Rates],
) -> SeatTaken:
    """Sit down."""
    hold(rates.matches, visitor.id if visitor.person.exists else address_of(request))
    hall: Hall = request.app.state.hall
    links: SeatLinks = request.app.state.links
    invited = links.read(data.token) if data.token else None
    if data.token and invited is None:
        raise Trouble("not-yours", "this invitation is not one of ours")
    wanted = invited if invited is not None else None if data.side == "either" else data.side
    await table_of(request, match_id)
    person = (await reception.settle(visitor)).id
    if invited == UMPIRE:
        await hall.claim_umpire(match_id, person, digest_of(data.token))
        side = UMPIRE
    else:
        invitation = digest_of(data.token) if data.token else None
        side = await hall.claim(match_id, person, side=wanted, invitation=invitation)
    return SeatTaken(match_id, side, f"/table/{match_id}", (await row_of(request, match_id)).commitment)


@post(
    "/matches/{match_id:str}/decline",
    summary="Decline the seat that is kept for me",
    operation_id="decline",
    status_code=200,
    responses=writes("no-such-thing", "stale"),
)
async def decline(request: AnyRequest, match_id: FromPath[MatchId], visitor: NamedDependency[Visitor]) -> Done:
    """Decline the seat that is kept for me."""
    hall: Hall = request.app.state.hall
    await row_of(request, match_id)
    if not await hall.matches.decline(match_id, visitor.id):
        raise Trouble("stale", "no seat is kept for you there")
    return Done()


@post(
    "/matches/{match_id:str}/withdraw",
    summary="Withdraw an open table",
    description="By whoever made it, as long as nobody else has sat down; `stale` if somebody was quicker.",
    operation_id="withdraw",
    status_code=200,
    responses=writes("no-such-thing", "not-yours", "stale"),
)
async def withdraw(request: AnyRequest, match_id: FromPath[MatchId], visitor: NamedDependency[Visitor]) -> Done:
    """Withdraw an open table."""
    hall: Hall = request.app.state.hall
    await row_of(request, match_id)
    await hall.withdraw(match_id, visitor.id)
    return Done()


@post(
    "/matches/{match_id:str}/nonce",
    summary="Add to the dice",
    description=(
        "Draw something nobody can guess, after you have seen the commitment. It goes into the key of the dice, so "
        "that whoever holds their secret cannot have chosen them. Once only; the match begins when every seat has."
    ),
    operation_id="addNonce",
    operation_class=example({"commitment": "0" * 64, "nonce": "something nobody can guess"}),
    status_code=200,
    responses=writes("no-such-thing", "not-yours", "stale"),
)
async def add_nonce(
    request: AnyRequest, match_id: FromPath[MatchId], data: JSONBody[NonceGiven], visitor: NamedDependency[Visitor]
) -> Done:
    """Add to the dice."""
    hall: Hall = request.app.state.hall
    await row_of(request, match_id)
    await hall.add_nonce(match_id, visitor.id, data.commitment, data.nonce)
    return Done()


@get(
    "/matches/{match_id:str}/record",
    summary="The record of a finished match",
    description="Plain text, as `honjin verify` and `honjin replay` read it. It has every secret: 409 before the end.",
    operation_id="record",
    media_type=MediaType.TEXT,
    responses={200: ResponseSpec(str, description="The record.", generate_examples=False, media_type=MediaType.TEXT)}
    | errors("no-such-thing", "not-over", "busy"),
)
async def read_record(
    request: AnyRequest, match_id: FromPath[MatchId], visitor: NamedDependency[Visitor]
) -> Response[str]:
    """The record of a finished match."""
    text = await record_text(await table_of(request, match_id))
    headers = {"content-disposition": f'attachment; filename="{match_id}.honjin"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


async def record_text(table: LiveTable) -> str:
    """The record of a match that is over; nobody may read it before."""
    if not table.is_over:
        raise Trouble("not-over", "the record is open when the match is over")
    return await table.record()


router = Router(
    "",
    route_handlers=[
        make_match,
        list_matches,
        count_waiting,
        read_match,
        take_seat,
        decline,
        withdraw,
        add_nonce,
        read_record,
    ],
    tags=["matches"],
)
