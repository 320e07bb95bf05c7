"""The button that begins a guided first game."""

from __future__ import annotations

from typing import Any

from litestar import Response, post
from litestar.di import NamedDependency

from honjin.server.api.lessons import LessonMade, LessonWanted, begin_lesson
from honjin.server.identity.visitor import Reception, Visitor
from honjin.server.limits import Rates
from honjin.server.pages.frame import AnyRequest, see_other


@post("/learn", include_in_schema=False)
async def learn(
    request: AnyRequest,
    visitor: NamedDependency[Visitor],
    reception: NamedDependency[Reception],
    rates: NamedDependency[Rates],
) -> Response[Any]:
    """Open the table of a lesson, and go there."""
    wanted = LessonWanted(str((await request.form()).get("title", "")))
    made: LessonMade = await begin_lesson.fn(request, wanted, visitor, reception, rates)
    return see_other(made.url)
