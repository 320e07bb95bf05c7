"""My friends, and people I want nothing to do with."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from honjin.server.api.bodies import Done, MatchId, SideName, errors, is_visitor_id, writes
from honjin.server.api.people import VisitorId
from honjin.server.api.seats import row_of
from honjin.server.identity.links import FriendLinks
from honjin.server.identity.people import Person
from honjin.server.identity.visitor import Reception, Visitor
from honjin.server.limits import Rates, hold
from honjin.server.problems import Trouble, not_found
from honjin.server.store.company import Companion, Company
from honjin.server.tables.hall import Hall

AnyRequest = Request[Any, Any, Any]


class FriendLink(msgspec.Struct, frozen=True):
    """The link to send; its token is after the #, where no server logs it. It lasts for two weeks."""

    url: str


class FriendWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of somebody's link."""

    token: Annotated[str, msgspec.Meta(max_length=300)]


class BlockWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays this side of a match in which I have a seat."""

    match: MatchId
    side: SideName


def company_of(request: AnyRequest) -> Company:
    """Who keeps the lists."""
    hall: Hall = request.app.state.hall
    return hall.company


def known(person: str) -> str:
    """An id that somebody can have."""
    if not is_visitor_id(person):
        raise not_found("there is nobody of this id")
    return person


def link_of(request: AnyRequest, person: Person) -> str:
    """The link by which somebody becomes a friend of this person."""
    return f"/friend#{FriendLinks(request.app.state.settings).make(person.id, person.epoch)}"


async def befriend_here(
    request: AnyRequest, visitor: Visitor, reception: Reception, rates: Rates, token: str
) -> Person:
    """Become the friend of whoever made the link; who that is."""
    hold(rates.matches, visitor.id if visitor.person.exists else visitor.address)
    offered = FriendLinks(request.app.state.settings).read(token)
    person = None if offered is None else await reception.people.find(offered[0])
    if offered is None or person is None or person.epoch != offered[1]:
        raise Trouble("stale", "this link is old, or incomplete")
    await company_of(request).befriend((await reception.settle(visitor)).id, person.id)
    return person


async def block_here(request: AnyRequest, visitor: Visitor, match: str, side: str) -> None:
    """Have nothing to do any more with whoever plays this side against the visitor."""
    row = await row_of(request, match)
    seat = row.seats.get(side)
    if not row.sides_of(visitor.id):
        raise Trouble("not-yours", "you do not play there")
    if seat is None or seat.visitor is None:
        raise Trouble("not-allowed", "there is nobody to be blocked")
    await company_of(request).block(visitor.id, seat.visitor)


@get("/friends", summary="My friends", operation_id="friends", responses=errors())
async def list_friends(request: AnyRequest, visitor: NamedDependency[Visitor]) -> list[Companion]:
    """My friends."""
    return await company_of(request).friends_of(visitor.id)


@post(
    "/friends/link",
    summary="A link for a friend",
    description="Whoever opens it can become your friend. It is void when you sign out everywhere.",
    operation_id="friendLink",
    status_code=200,
    responses=writes(),
)
async def make_link(
    request: AnyRequest, visitor: NamedDependency[Visitor], reception: NamedDependency[Reception]
) -> FriendLink:
    """A link for a friend."""
    return FriendLink(link_of(request, await reception.settle(visitor)))


@post(
    "/friends",
    summary="Become friends",
    description="By the token of a link. Friends can keep seats for each other: `friend` of `POST /matches`.",
    operation_id="befriend",
    status_code=200,
    responses=writes("stale", "not-allowed"),
)
async def befriend(
    request: AnyRequest,
    data: JSONBody[FriendWanted],
    visitor: NamedDependency[Visitor],
    reception: NamedDependency[Reception],
    rates: NamedDependency[Rates],
) -> Done:
    """Become friends."""
    await befriend_here(request, visitor, reception, rates, data.token)
    return Done()


@delete(
    "/friends/{person_id:str}",
    summary="Be friends no longer",
    operation_id="part",
    responses=writes("no-such-thing"),
)
async def part(request: AnyRequest, person_id: FromPath[VisitorId], visitor: NamedDependency[Visitor]) -> None:
    """Be friends no longer."""
    await company_of(request).part(visitor.id, known(person_id))


@get("/blocks", summary="Whom I have blocked", operation_id="blocks", responses=errors())
async def list_blocks(request: AnyRequest, visitor: NamedDependency[Visitor]) -> list[Companion]:
    """Whom I have blocked."""
    return await company_of(request).blocked_by(visitor.id)


@post(
    "/blocks",
    summary="Block the other player of a match",
    description=(
        "He cannot sit down with you any more, keep a seat for you, write to you at a table or see your open tables, "
        "nor do you see his. A match that is being played goes on. He is not told."
    ),
    operation_id="block",
    status_code=200,
    responses=writes("no-such-thing", "not-yours", "not-allowed"),
)
async def block(request: AnyRequest, data: JSONBody[BlockWanted], visitor: NamedDependency[Visitor]) -> Done:
    """Block the other player of a match."""
    await block_here(request, visitor, data.match, data.side)
    return Done()


@delete(
    "/blocks/{person_id:str}",
    summary="Block somebody no longer",
    operation_id="unblock",
    responses=writes("no-such-thing"),
)
async def unblock(request: AnyRequest, person_id: FromPath[VisitorId], visitor: NamedDependency[Visitor]) -> None:
    """Block somebody no longer."""
    await company_of(request).unblock(visitor.id, known(person_id))


router = Router(
    "",
    route_handlers=[list_friends, make_link, befriend, part, list_blocks, block, unblock],
    tags=["people"],
)
