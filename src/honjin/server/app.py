"""The application: everything put together, started and stopped."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Router
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.types import Message, Scope
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from honjin.core.game import Game, find_games
from honjin.core.signature import Signer
from honjin.server.api import (
    company,
    jottings,
    lessons,
    matches,
    me,
    notifications,
    packs,
    people,
    play,
    sheets,
    tokens,
    umpire,
)
from honjin.server.api import games as api_games
from honjin.server.api.documentation import SceneSchema, documentation
from honjin.server.api.door import door, meet
from honjin.server.assets import Assets, serve_asset, serve_icon
from honjin.server.bell.bell import Bell
from honjin.server.calling import Calling
from honjin.server.clocks import Clocks
from honjin.server.health import Metrics, Watch, healthz, metrics
from honjin.server.housekeeping import Housekeeping
from honjin.server.identity.cookies import Cookies
from honjin.server.identity.links import SeatLinks
from honjin.server.identity.passwords import Passwords
from honjin.server.identity.people import People
from honjin.server.identity.tokens import Tokens
from honjin.server.identity.visitor import Reception, Visitor
from honjin.server.limits import Rates
from honjin.server.messages import Pace
from honjin.server.packs.desk import PackDesk
from honjin.server.pages.errors import error_page
from honjin.server.pages.routes import pages_router
from honjin.server.pages.shell import shell_router
from honjin.server.post import Post
from honjin.server.problems import HANDLERS
from honjin.server.replays import replays_router
from honjin.server.safety import Gate, Heads, forgery_guard
from honjin.server.settings import Settings
from honjin.server.store.database import Database
from honjin.server.store.migrating import migrate
from honjin.server.tables.hall import Hall
from honjin.server.tables.sheets import SheetDesk
from honjin.server.thinking.thinkers import Thinkers


def create_app(settings: Settings, games: Mapping[str, Game] | None = None) -> Litestar:
    """The whole server; `games` are all that there are, unless a test wants others."""
    played = dict(find_games() if games is None else games)
    assets = Assets(played, watch=settings.development)
    figures = Metrics()
    state = {
        "settings": settings,
        "games": played,
        "assets": assets,
        "metrics": figures,
        "rates": Rates(settings.limits),
        "crowd": Counter(),
        "links": SeatLinks(settings),
        "error_page": error_page,
        "signer": Signer(settings.signing_seed),
        "sheets": SheetDesk(),
        "packs": PackDesk(),
    }
    app = Litestar(
        route_handlers=[
            serve_asset,
            serve_icon,
            healthz,
            metrics,
            _api(),
            replays_router(),
            pages_router(),
            shell_router(),
        ],
        state=State(state, deep_copy=False),
        lifespan=[_lifespan],
        dependencies={
            "visitor": Provide(provide_visitor),
            "reception": Provide(provide_reception, sync_to_thread=False),
            "rates": Provide(provide_rates, sync_to_thread=False),
        },
        middleware=[forgery_guard(settings)],
        before_send=[_hand_out_cookie],
        exception_handlers=HANDLERS,
        request_max_body_size=settings.limits.body,
        openapi_config=documentation(),
        plugins=[SceneSchema()],
        logging_config=None,
    )
    gate = Gate(app.asgi_handler, settings)
    proxies = list(settings.trusted_proxies)
    known = ProxyHeadersMiddleware(gate, proxies) if proxies else gate  # type: ignore[arg-type]
    app.asgi_handler = Heads(Watch(known, figures))  # type: ignore[arg-type]
    return app


def _api() -> Router:
    return Router(
        "/api",
        route_handlers=[
            me.router,
            notifications.router,
            tokens.router,
            people.router,
            company.router,
            api_games.router,
            matches.router,
            lessons.router,
            play.router,
            jottings.router,
            sheets.router,
            packs.router,
            umpire.router,
            door,
        ],
    )


@asynccontextmanager
async def _lifespan(app: Litestar) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    database = Database(settings.database)
    try:
        await migrate(database)
        app.state.reception = Reception(
            People(database, Passwords()), Tokens(database), Cookies(settings), app.state.rates
        )
        socket = settings.limits.socket
        pace = Pace(per_second=1 / socket.every, burst=socket.burst)
        thinkers = Thinkers(settings.thinkers)
        sign = app.state.signer.sign
        app.state.hall = hall = Hall(
            app.state.games, database, thinkers=thinkers, pace=pace, sign=sign, limits=settings.limits
        )
        app.state.post = post = Post(settings, database, hall)
        app.state.bell = bell = Bell(settings, database, hall)
        app.state.calling = calling = Calling(database, (post, bell), settings.mail_after)
        clocks = Clocks(hall)
        housekeeping = Housekeeping(hall)
        await hall.start()
        calling.start()
        clocks.start()
        housekeeping.start()
        try:
            yield
        finally:
            await housekeeping.stop()
            await clocks.stop()
            await calling.stop()
            await hall.stop()
    finally:
        await database.close()


async def provide_visitor(request: Request[Any, Any, Any]) -> Visitor:
    """Who asks; one look a request, however many parts of it want to know."""
    known = request.scope["state"].get("visitor")
    if isinstance(known, Visitor):
        return known
    visitor = await meet(request)
    request.scope["state"]["visitor"] = visitor
    return visitor


def provide_reception(request: Request[Any, Any, Any]) -> Reception:
    """Who knows the visitors."""
    reception: Reception = request.app.state.reception
    return reception


def provide_rates(request: Request[Any, Any, Any]) -> Rates:
    """The rate limits."""
    rates: Rates = request.app.state.rates
    return rates


async def _hand_out_cookie(message: Message, scope: Scope) -> None:
    visitor = scope["state"].get("visitor")
    if message["type"] == "http.response.start" and isinstance(visitor, Visitor):
        for cookie in (visitor.cookie, visitor.device):
            if cookie is not None:
                MutableScopeHeaders.from_message(message).add("set-cookie", cookie.to_header(header=""))
