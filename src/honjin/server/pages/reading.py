"""Pages to read: rules, about, the API."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from honjin.core.game import Game, by_title
from honjin.server.identity.visitor import Visitor
from honjin.server.pages.api_reference import calls_of, socket_messages
from honjin.server.pages.credits import BOOKS, libraries
from honjin.server.pages.examples import example_of
from honjin.server.pages.frame import AnyRequest, language, page, see_other
from honjin.server.pages.guides import BOTS, guide
from honjin.server.pages.key import battle_shown, key_of
from honjin.server.pages.rules import chapters_of
from honjin.server.pages.speech import game_words
from honjin.server.pages.titles import shelf_of
from honjin.server.problems import STATUS, not_found


@get("/rules", include_in_schema=False)
async def rules_index(request: AnyRequest, visitor: NamedDependency[Visitor]) -> Response[str] | Response[bytes]:
    """The games there are; with only one there is nothing to choose."""
    tongue = language(request, visitor)
    games: Mapping[str, Game] = request.app.state.games
    titles = shelf_of(games, tongue, request.app.state.assets)
    if len(titles) == 1:
        return see_other(f"/rules/{titles[0].id}")
    return page(request, visitor, "rules_index.html", section="/rules", games=titles)


@get("/rules/{game_id:str}", include_in_schema=False)
async def rules(request: AnyRequest, visitor: NamedDependency[Visitor], game_id: FromPath[str]) -> Response[str]:
    """The reference of one game; the titles of its sections where it is not written yet."""
    tongue = language(request, visitor)
    games: Mapping[str, Game] = request.app.state.games
    titles = by_title(games.values())
    if game_id not in titles and game_id not in games:
        raise not_found("there are no rules of such a game")
    title = game_id if game_id in titles else games[game_id].title
    game = titles[title][0]
    shown = next(one for one in shelf_of(games, tongue, request.app.state.assets) if one.id == title)
    return page(
        request,
        visitor,
        "rules.html",
        words=game_words(tongue, game),
        section="/rules",
        data={"game": title, "battle": battle_shown(game).id},
        game=shown,
        chapters=chapters_of(game, tongue),
        key=key_of(game, tongue),
        example=await asyncio.to_thread(example_of, game, tongue),
        battles=[battle for battle in shown.battles if battle.history],
    )


@get("/about", include_in_schema=False)
async def about(request: AnyRequest, visitor: NamedDependency[Visitor]) -> Response[str]:
    """What Honjin is, and whose work it stands on."""
    return page(request, visitor, "about.html", books=BOOKS, libraries=libraries())


@get("/api", include_in_schema=False)
async def api(request: AnyRequest, visitor: NamedDependency[Visitor]) -> Response[str]:
    """The API for people who write bots."""
    return page(
        request,
        visitor,
        "api.html",
        calls=calls_of(request.app.openapi_schema.to_schema()),
        sockets=socket_messages(),
        errors=sorted(STATUS.items(), key=lambda entry: (entry[1], entry[0])),
        schema_url="/api/openapi.json",
        has_guide=guide(BOTS) is not None,
    )


@get("/api/bots", include_in_schema=False)
async def bots(request: AnyRequest, visitor: NamedDependency[Visitor]) -> Response[str]:
    """The guide to bots, as it stands in the documentation."""
    text = guide(BOTS)
    if text is None:
        raise not_found("this server came without its guides")
    return page(request, visitor, "guide.html", guide=text)
