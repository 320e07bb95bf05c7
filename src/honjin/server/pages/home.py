"""The home page, and the form that opens a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency

from honjin.core.errors import UnknownChoice
from honjin.core.game import Game
from honjin.server.api.matches import MatchMade, MatchWanted, make_match
from honjin.server.identity.visitor import Reception, Visitor
from honjin.server.limits import Rates
from honjin.server.packs.names import tidy_pack_name
from honjin.server.pages.cards import Card, cards_of, invited_cards
from honjin.server.pages.clocks import clock_choice, clock_wanted
from honjin.server.pages.frame import AnyRequest, language, page, see_other, shown_name
from honjin.server.pages.invitations import keep_invitations
from honjin.server.pages.speech import page_words
from honjin.server.pages.titles import Choice, fields_of, shelf_of
from honjin.server.problems import STATUS, Trouble
from honjin.server.tables.hall import Hall

OPPONENTS = ("machine", "friend", "anyone", "hotseat")
BY_LINK = ("friend", "anyone")
"""Opponents who sit somewhere else: with them there may be a clock, and an umpire."""
WATCHED_BY_WISH = ("machine", "friend")
"""Opponents with whom one may have spectators: a table for anyone has them in any case, one screen never."""
MOST_FINISHED = 6
"""Finished games on the home page; the page of replays has more."""


@get("/", include_in_schema=False)
async def home(request: AnyRequest, visitor: NamedDependency[Visitor]) -> Response[str]:
    """Everything a visitor needs to be at sea soon; `?game=` and `?opponent=` choose beforehand."""
    return await home_page(request, visitor, dict(request.query_params.items()))


@post("/play", include_in_schema=False)
async def play(
    request: AnyRequest,
    visitor: NamedDependency[Visitor],
    reception: NamedDependency[Reception],
    rates: NamedDependency[Rates],
) -> Response[Any]:
    """Open a table and go there, or to the invitation that brings the other player."""
    form = {name: value for name, value in (await request.form()).items() if isinstance(value, str)}
    try:
        wanted = wanted_of(form, request.app.state.games)
        if wanted.pack and tidy_pack_name(wanted.pack_name) is None:
            return await _refused(request, visitor, form, said="p-refused-pack-name")
        made: MatchMade = await make_match.fn(request, wanted, visitor, reception, rates)
    except (UnknownChoice, msgspec.ValidationError):
        return await _refused(request, visitor, form)
    except Trouble as trouble:
        if trouble.problem.code not in _REFUSED:
            raise
        return await _refused(request, visitor, form, trouble.problem.code)
    if wanted.opponent in ("machine", "hotseat"):
        return see_other(made.url)
    answer = see_other(f"/invite/{made.id}")
    keep_invitations(request, answer, made)
    return answer


def wanted_of(form: Mapping[str, str], games: Mapping[str, Game]) -> MatchWanted:
    """What the form asks for, as the API has it; a game's own fields begin with its id."""
    game = _chosen(form, games)
    if game is None:
        raise UnknownChoice("the form names no game that is here")
    own = fields_of(form, game.title) | fields_of(form, game.id)
    switches: dict[str, bool | str] = {}
    for switch in game.switches:
        if switch.choices and switch.id in own:
            switches[switch.id] = own[switch.id]
        elif not switch.choices:
            switches[switch.id] = own.get(switch.id) == "on"
    fields: dict[str, Any] = {"game": game.id, "opponent": form.get("opponent", ""), "switches": switches}
    if fields["opponent"] in BY_LINK:
        # What the form has for those who play apart is out of sight for the others, and may be left from last time.
        fields |= {"clock": clock_wanted(form), "umpire": form.get("umpire") == "on"}
    if fields["opponent"] == "friend":
        fields["friend"] = form.get("friend", "")
    if fields["opponent"] in WATCHED_BY_WISH:
        fields["public"] = form.get("public") == "on"
    fields |= {name: own[name] for name in ("side", "level", "pack", "pack_name") if name in own}
    return msgspec.convert(fields, MatchWanted)


def _chosen(form: Mapping[str, str], games: Mapping[str, Game]) -> Game | None:
    """The game of this name; of a title with several battles the one that its own field names."""
    name = form.get("game", "")
    battle = form.get(f"{name}.scenario", "")
    return games.get(name) or games.get(f"{name}.{battle}")


_REFUSED = {
    "malformed": "p-refused-game",
    "too-many": "p-refused-many",
    "not-allowed": "p-refused-friend",
    "no-such-thing": "p-refused-pack",
}


async def _refused(
    request: AnyRequest, visitor: Visitor, form: Mapping[str, str], code: str = "malformed", said: str = ""
) -> Response[str]:
    refused = page_words(language(request, visitor)).text(said or _REFUSED[code])
    return await home_page(request, visitor, form, refused=refused, status=STATUS[code])


async def home_page(
    request: AnyRequest, visitor: Visitor, chosen: Mapping[str, str], *, refused: str = "", status: int = 200
) -> Response[str]:
    """The page with the form as it was chosen."""
    tongue = language(request, visitor)
    games: Mapping[str, Game] = request.app.state.games
    chosen = _by_title(chosen, games)
    titles = shelf_of(games, tongue, request.app.state.assets, chosen)
    game = chosen.get("game", "")
    opponent = chosen.get("opponent", "")
    return page(
        request,
        visitor,
        "home.html",
        section="/",
        status=status,
        games=titles,
        chart=next((title.chart for title in titles if title.chart), None),
        chosen={
            "game": game if any(game == title.id for title in titles) else next((title.id for title in titles), ""),
            "opponent": opponent if opponent in OPPONENTS else OPPONENTS[0],
        },
        clock=clock_choice(page_words(tongue), chosen),
        umpire=chosen.get("umpire") == "on",
        public=chosen.get("public") == "on",
        friends=await _friends(request, visitor, tongue, chosen.get("friend", "")),
        refused=refused,
        mine=await _tables(request, visitor, tongue),
        finished=await _finished(request, visitor, tongue),
    )


async def _friends(request: AnyRequest, visitor: Visitor, tongue: str, chosen: str) -> list[Choice]:
    """Those for whom a seat can be kept."""
    hall: Hall = request.app.state.hall
    words = page_words(tongue)
    found = await hall.company.friends_of(visitor.id) if visitor.person.exists else []
    return [Choice(one.id, shown_name(one.name, words), one.id == chosen) for one in found]


async def _tables(request: AnyRequest, visitor: Visitor, tongue: str) -> list[Card]:
    """The matches that go on: those that wait for the visitor first, those he only watches last."""
    hall: Hall = request.app.state.hall
    rows = [*await hall.matches.listed("mine", visitor.id)]
    known = {row.id for row in rows}
    watched = [row for row in await hall.matches.listed("watching", visitor.id) if row.result is None]
    rows += [row for row in watched if row.id not in known]
    cards = cards_of(rows, request.app.state.games, tongue, visitor.id, hall.now())
    asked = await hall.matches.listed("invited", visitor.id)
    cards += invited_cards(asked, request.app.state.games, tongue)
    return sorted(cards, key=lambda card: (not card.waiting, not card.mine))


async def _finished(request: AnyRequest, visitor: Visitor, tongue: str) -> list[Card]:
    hall: Hall = request.app.state.hall
    rows = await hall.matches.listed("finished", visitor.id, MOST_FINISHED)
    return cards_of(rows, request.app.state.games, tongue, visitor.id, hall.now())


def _by_title(chosen: Mapping[str, str], games: Mapping[str, Game]) -> Mapping[str, str]:
    """What was chosen, as the form has it: an address may name a battle where the form names its title."""
    game = games.get(chosen.get("game", ""))
    if game is None or not game.scenario:
        return chosen
    return {**chosen, "game": game.title, f"{game.title}.scenario": game.scenario}
