"""The games there are, and what can be chosen in them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from litestar import Request, Router, get
from litestar.params import FromPath

from honjin.ai.player import levels_of
from honjin.core.game import Game
from honjin.server.api.bodies import errors
from honjin.server.pages.speech import game_words, language_of
from honjin.server.pages.titles import name_of, said_of
from honjin.server.problems import not_found

GameId = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9_]{1,40}(\.[a-z0-9_]{1,40})?$", examples=["port_arthur"])]


class SwitchShown(msgspec.Struct, frozen=True):
    """An optional rule (no choices: on or off), or a variant with named choices; `rule` is its section."""

    id: str
    rule: str
    choices: list[str]
    default: bool | str


class GameShown(msgspec.Struct, frozen=True):
    """A game: its sides in order, switches, levels of the machine, endings, and which facts are ids of what.

    A game with several battles stands here once for each, with its `scenario`.

    Title, era, weight and length are words, in the language that the request asks for.
    """

    id: str
    title: str
    scenario: str
    era: str
    weight: str
    length: str
    version: int
    sides: list[str]
    switches: list[SwitchShown]
    levels: list[str]
    endings: list[str]
    kinds: dict[str, str]


def shown(game: Game, language: str) -> GameShown:
    """A game as the API tells of it."""
    words = game_words(language, game)
    return GameShown(
        id=game.id,
        title=name_of(game, words),
        scenario=game.scenario,
        era=said_of(game, words, "era"),
        weight=said_of(game, words, "weight"),
        length=said_of(game, words, "time"),
        version=game.version,
        sides=list(game.sides),
        switches=[SwitchShown(s.id, s.rule, list(s.choices), s.default) for s in game.switches],
        levels=levels_of(game),
        endings=list(game.endings),
        kinds=dict(game.look.kinds),
    )


@get("/games", summary="All games", operation_id="games", responses=errors())
async def list_games(request: Request[Any, Any, Any]) -> list[GameShown]:
    """All games on this server."""
    games: Mapping[str, Game] = request.app.state.games
    return [shown(game, _language(request)) for game in games.values()]


@get("/games/{game_id:str}", summary="One game", operation_id="game", responses=errors("no-such-thing"))
async def read_game(request: Request[Any, Any, Any], game_id: FromPath[GameId]) -> GameShown:
    """One game."""
    games: Mapping[str, Game] = request.app.state.games
    if game_id not in games:
        raise not_found("there is no such game here")
    return shown(games[game_id], _language(request))


def _language(request: Request[Any, Any, Any]) -> str:
    return language_of(request.cookies, request.headers.get("accept-language", ""))


router = Router("", route_handlers=[list_games, read_game], tags=["games"])
