"""The page of one's friends, and of those one has blocked; and where the link of a friend leads."""

from __future__ import annotations

from typing import Any

from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from honjin.server.api.company import befriend_here, company_of, known, link_of
from honjin.server.identity.visitor import Reception, Visitor
from honjin.server.limits import Rates
from honjin.server.messages import Declined
from honjin.server.pages.frame import AnyRequest, language, page, see_other, shown_name
from honjin.server.pages.speech import page_words
from honjin.server.problems import Trouble, problem_of
from honjin.server.store.company import Companion


@get("/friends", include_in_schema=False)
async def friends_page(request: AnyRequest, visitor: NamedDependency[Visitor]) -> Response[str]:
    """Friends, the link for another one, and the blocked."""
    return await _friends_page(request, visitor)


@post("/friends/link", include_in_schema=False)
async def make_link(
    request: AnyRequest, visitor: NamedDependency[Visitor], reception: NamedDependency[Reception]
) -> Response[str]:
    """Show a link to send."""
    base = str(request.app.state.settings.public_url or request.base_url).rstrip("/")
    return await _friends_page(request, visitor, link=base + link_of(request, await reception.settle(visitor)))


@post("/friends/{person_id:str}/{what:str}", include_in_schema=False)
async def change(
    request: AnyRequest, visitor: NamedDependency[Visitor], person_id: FromPath[str], what: FromPath[str]
) -> Response[bytes]:
    """Be friends no longer, block a friend, or let somebody come again."""
    company, other = company_of(request), known(person_id)
    if what == "part":
        await company.part(visitor.id, other)
    elif what == "unblock":
        await company.unblock(visitor.id, other)
    elif what == "block" and await company.are_friends(visitor.id, other):
        await company.block(visitor.id, other)
    return see_other("/friends")


@get("/friend", include_in_schema=False)
async def friend_page(request: AnyRequest, visitor: NamedDependency[Visitor]) -> Response[str]:
    """Where a friend's link leads: a button; the secret stays in the browser until it is pressed."""
    return page(request, visitor, "friend.html", failed=False)


@post("/friend", include_in_schema=False)
async def befriend(
    request: AnyRequest,
    visitor: NamedDependency[Visitor],
    reception: NamedDependency[Reception],
    rates: NamedDependency[Rates],
) -> Response[Any]:
    """Become friends."""
    token = (await request.form()).get("token", "")
    try:
        await befriend_here(request, visitor, reception, rates, token[:300] if isinstance(token, str) else "")
    except (Declined, Trouble) as error:
        return page(request, visitor, "friend.html", status=problem_of(error)[0], failed=True)
    return see_other("/friends")


async def _friends_page(request: AnyRequest, visitor: Visitor, link: str = "") -> Response[str]:
    words, company = page_words(language(request, visitor)), company_of(request)

    def named(found: list[Companion]) -> list[dict[str, Any]]:
        return [{"id": one.id, "name": shown_name(one.name, words), "shared": one.shared} for one in found]

    return page(
        request,
        visitor,
        "friends.html",
        link=link,
        friends=named(await company.friends_of(visitor.id)),
        blocked=named(await company.blocked_by(visitor.id)),
    )


router = Router("", route_handlers=[friends_page, make_link, change, friend_page, befriend])
