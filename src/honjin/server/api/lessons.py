"""Guided first games: one for each title that has a lesson."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Router, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from honjin.ai.player import levels_of
from honjin.core.game import Game, by_title
from honjin.core.lesson import Lesson
from honjin.packs.lesson import read_lesson
from honjin.server.api.bodies import example, writes
from honjin.server.api.games import GameId
from honjin.server.identity.visitor import Reception, Visitor
from honjin.server.limits import Rates, address_of, hold
from honjin.server.problems import not_found
from honjin.server.tables.hall import Chair, Hall


class LessonWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game to be taught, by its title."""

    game: GameId


class LessonMade(msgspec.Struct, frozen=True):
    """The match that teaches it."""

    id: str
    url: str


def taught(games: dict[str, Game], title: str) -> tuple[Game, Lesson] | None:
    """The battle that a title is taught with, and its lesson."""
    battles = by_title(games.values()).get(title, [])
    lesson = read_lesson(battles[0].resources) if battles else None
    if lesson is None:
        return None
    return next(battle for battle in battles if battle.scenario == lesson.scenario), lesson


@post(
    "/lessons",
    summary="Begin a guided first game",
    description="A match with fixed dice against the machine; the side, the battle and the options are the lesson's.",
    operation_id="beginLesson",
    operation_class=example({"game": "port_arthur"}),
    responses=writes("no-such-thing", "busy"),
)
async def begin_lesson(
    request: Request[Any, Any, Any],
    data: JSONBody[LessonWanted],
    visitor: NamedDependency[Visitor],
    reception: NamedDependency[Reception],
    rates: NamedDependency[Rates],
) -> LessonMade:
    """Begin a guided first game."""
    hold(rates.matches, visitor.id if visitor.person.exists else address_of(request), address_of(request))
    hall: Hall = request.app.state.hall
    found = taught(dict(hall.games), data.game)
    if found is None:
        raise not_found("there is no lesson for such a game here")
    game, lesson = found
    me = (await reception.settle(visitor)).id
    chairs = {
        side: Chair(visitor=me) if side == lesson.side else Chair(level=levels_of(game)[-1]) for side in game.sides
    }
    id = await hall.create(game.id, lesson.switches, chairs, creator=me, lesson=lesson)
    return LessonMade(id, f"/table/{id}")


router = Router("", route_handlers=[begin_lesson], tags=["matches"])
