"""The page of somebody: statistics by game and side, and the finished games; one's own until one shares it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from honjin.core.game import Game, by_title
from honjin.server.api.matches import games_of
from honjin.server.api.people import MOST_PAGES, person_of
from honjin.server.identity.visitor import Reception, Visitor
from honjin.server.pages.cards import cards_of
from honjin.server.pages.frame import AnyRequest, language, page, see_other, shown_name
from honjin.server.pages.speech import game_words, page_words
from honjin.server.pages.titles import MARKS, Choice, name_of
from honjin.server.problems import Trouble
from honjin.server.store.histories import Histories, Tally
from honjin.server.tables.hall import Hall


class SideLine(msgspec.Struct, frozen=True):
    """One side of a game in the table of statistics."""

    side: str
    mark: str
    people: tuple[int, int, int]
    """Won, drawn and lost against people."""
    machines: tuple[int, int, int]


class GameLines(msgspec.Struct, frozen=True):
    """A game in the table of statistics, with its sides."""

    title: str
    played: int
    lines: tuple[SideLine, ...]


@get("/{person_id:str}", include_in_schema=False)
async def person_page(
    request: AnyRequest,
    visitor: NamedDependency[Visitor],
    reception: NamedDependency[Reception],
    person_id: FromPath[str],
) -> Response[str]:
    """Somebody; `?game=` narrows the list of games, `?page=` turns it."""
    person = await person_of(visitor, reception, person_id[:32])
    hall: Hall = request.app.state.hall
    tongue, games = language(request, visitor), request.app.state.games
    words, histories = page_words(tongue), Histories(hall.database)
    is_mine = person.id == visitor.id
    wanted, number = _wanted(request)
    tallies = await histories.tallies(person.id)
    rows, more = await histories.finished(person.id, games=games_of(request, wanted), public=not is_mine, page=number)
    base = str(request.app.state.settings.public_url or request.base_url).rstrip("/")
    return page(
        request,
        visitor,
        "person.html",
        name=shown_name(person.name, words),
        person=person.id,
        is_mine=is_mine,
        may_share=is_mine and not person.guest,
        shared=person.shared,
        address=f"{base}/people/{person.id}",
        totals=_totals(tallies),
        stats=lines_of(tallies, games, tongue),
        played=_choices(tallies, games, tongue, wanted),
        wanted=wanted,
        number=number,
        more=more,
        cards=cards_of(rows, games, tongue, person.id, hall.now(), dated=True),
    )


@post("/share", include_in_schema=False)
async def share(
    request: AnyRequest, visitor: NamedDependency[Visitor], reception: NamedDependency[Reception]
) -> Response[bytes]:
    """Let others see one's page, or no longer."""
    shared = (await request.form()).get("shared") == "on"
    visitor.person = await reception.people.share(visitor.person, shared)
    return see_other(f"/people/{visitor.id}")


def lines_of(tallies: Iterable[Tally], games: Mapping[str, Game], tongue: str) -> list[GameLines]:
    """The statistics in words, game after game as on the shelf; games that are here no longer are left out."""
    known = {tally.game: [one for one in tallies if one.game == tally.game] for tally in tallies}
    found = []
    for game in (games[id] for id in games if id in known):
        words, own = game_words(tongue, game), known[game.id]
        played = sum(one.won + one.drawn + one.lost for one in own)
        sides = [side for side in game.sides if any(one.side == side for one in own)]
        lines = [
            SideLine(words.name("side", side), MARKS.get(side, ""), _sum(own, side, False), _sum(own, side, True))
            for side in sides
        ]
        found.append(GameLines(name_of(game, words), played, tuple(lines)))
    return found


def _sum(tallies: Iterable[Tally], side: str, machine: bool) -> tuple[int, int, int]:
    found = next((one for one in tallies if (one.side, one.machine) == (side, machine)), None)
    return (0, 0, 0) if found is None else (found.won, found.drawn, found.lost)


def _totals(tallies: Iterable[Tally]) -> dict[str, int]:
    """Over all games, in four figures."""
    counted = {name: sum(getattr(one, name) for one in tallies) for name in ("won", "drawn", "lost")}
    return {"played": sum(counted.values()), **counted}


def _choices(tallies: Iterable[Tally], games: Mapping[str, Game], tongue: str, wanted: str) -> list[Choice]:
    """The titles that have been played, to narrow the list."""
    played = {tally.game for tally in tallies}
    return [
        Choice(title, name, title == wanted)
        for title, battles in by_title(games.values()).items()
        if any(battle.id in played for battle in battles)
        for name in (game_words(tongue, battles[0]).title(battles[0].rulebook.title),)
    ]


def _wanted(request: AnyRequest) -> tuple[str, int]:
    query: Any = request.query_params
    number = query.get("page", "0")
    if not (number.isascii() and number.isdigit() and int(number[:6]) <= MOST_PAGES):
        raise Trouble("malformed", "there is no such page")
    return query.get("game", "")[:90], int(number)


router = Router("/people", route_handlers=[person_page, share])
