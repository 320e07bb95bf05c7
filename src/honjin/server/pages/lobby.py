"""The lobby and the list of replays."""

from __future__ import annotations

from litestar import Response, get
from litestar.di import NamedDependency

from honjin.server.identity.visitor import Visitor
from honjin.server.pages.cards import Card, cards_of
from honjin.server.pages.frame import AnyRequest, language, page
from honjin.server.store.matches import Which
from honjin.server.tables.hall import Hall


@get("/lobby", include_in_schema=False)
async def lobby(request: AnyRequest, visitor: NamedDependency[Visitor]) -> Response[str]:
    """Seats to take, tables to watch."""
    return page(
        request,
        visitor,
        "lobby.html",
        section="/lobby",
        open=await _cards(request, visitor, "open", seats=True),
        running=await _cards(request, visitor, "running"),
    )


@get("/replays", include_in_schema=False)
async def replays(request: AnyRequest, visitor: NamedDependency[Visitor]) -> Response[str]:
    """The visitor's finished games."""
    finished = await _cards(request, visitor, "finished")
    return page(request, visitor, "replays.html", section="/replays", finished=finished)


async def _cards(request: AnyRequest, visitor: Visitor, which: Which, *, seats: bool = False) -> list[Card]:
    hall: Hall = request.app.state.hall
    rows = await hall.matches.listed(which, visitor.id)
    return cards_of(rows, request.app.state.games, language(request, visitor), visitor.id, hall.now(), seats=seats)
