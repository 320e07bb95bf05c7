"""The lobby and the list of replays."""

from __future__ import annotations

from typing import get_args

from litestar import Response, get
from litestar.di import NamedDependency

from honjin.core.game import by_title
from honjin.server.api.matches import wish_of
from honjin.server.identity.visitor import Visitor
from honjin.server.pages.cards import Card, cards_of
from honjin.server.pages.frame import AnyRequest, language, page
from honjin.server.pages.speech import game_words, page_words
from honjin.server.pages.titles import Choice
from honjin.server.store.matches import Pace, Which, Wish
from honjin.server.tables.hall import Hall


@get("/lobby", include_in_schema=False)
async def lobby(request: AnyRequest, visitor: NamedDependency[Visitor]) -> Response[str]:
    """Seats to take, tables to watch; `?game=`, `?pace=` and `?side=` narrow both lists."""
    query = request.query_params
    wish = wish_of(request, *(query.get(name, "")[:90] for name in ("game", "pace", "side")))
    return page(
        request,
        visitor,
        "lobby.html",
        section="/lobby",
        filters=filters_of(request, visitor),
        open=await _cards(request, visitor, "open", seats=True, wish=wish),
        running=await _cards(request, visitor, "running", wish=wish),
    )


@get("/replays", include_in_schema=False)
async def replays(request: AnyRequest, visitor: NamedDependency[Visitor]) -> Response[str]:
    """The visitor's finished games."""
    finished = await _cards(request, visitor, "finished")
    return page(request, visitor, "replays.html", section="/replays", finished=finished)


def filters_of(request: AnyRequest, visitor: Visitor) -> dict[str, list[Choice]]:
    """What the lists can be narrowed by, with what was chosen; the sides are those of the chosen game."""
    games, tongue, query = request.app.state.games, language(request, visitor), request.query_params
    words, wanted = page_words(tongue), query.get("game", "")
    titles = by_title(games.values())
    found = {"game": [], "pace": [], "side": []}  # type: dict[str, list[Choice]]
    for title, battles in titles.items():
        spoken = game_words(tongue, battles[0])
        found["game"].append(Choice(title, spoken.title(battles[0].rulebook.title), title == wanted))
        if title == wanted:
            sides = dict.fromkeys(side for battle in battles for side in battle.sides)
            found["side"] = [Choice(side, spoken.name("side", side), side == query.get("side")) for side in sides]
    paces = [(pace, words.text(f"p-pace-{pace}")) for pace in get_args(Pace)]
    found["pace"] = [Choice(pace, name, pace == query.get("pace")) for pace, name in paces]
    return found


async def _cards(
    request: AnyRequest, visitor: Visitor, which: Which, *, seats: bool = False, wish: Wish | None = None
) -> list[Card]:
    hall: Hall = request.app.state.hall
    rows = await hall.matches.listed(which, visitor.id, wish=wish)
    return cards_of(rows, request.app.state.games, language(request, visitor), visitor.id, hall.now(), seats=seats)
