"""The umpire's acts; each does what the socket's message `rule` does."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Router, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from honjin.core.event import UMPIRE
from honjin.server.api.bodies import Done, MatchId, SideName, example, writes
from honjin.server.api.seats import table_of
from honjin.server.identity.visitor import Visitor
from honjin.server.messages import ShortText
from honjin.server.problems import Trouble
from honjin.server.tables.umpire_chair import UmpireChair
from honjin.umpire.clock import MOST

AnyRequest = Request[Any, Any, Any]
Moment = Annotated[str, msgspec.Meta(max_length=40, description="`now.at` of the moment that this is meant for.")]


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line to these sides; to none in particular, it is for everybody at the table."""

    text: ShortText
    to: Annotated[list[SideName], msgspec.Meta(max_length=8)] = []


class Deadline(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Until when the open question can be answered: so many seconds from now; null lifts the deadline."""

    at: Moment
    seconds: Annotated[int, msgspec.Meta(ge=1, le=MOST)] | None


class Closing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The moment whose question is closed."""

    at: Moment


async def _chair(request: AnyRequest, match_id: str, visitor: Visitor) -> UmpireChair:
    table = await table_of(request, match_id)
    if not await table.lets_in(UMPIRE, visitor.id):
        raise Trouble("not-yours", "you are not the umpire of this match")
    return table.umpire_chair()


_ERRORS = writes("no-such-thing", "not-yours", "not-allowed", "over", "stale", "busy")


@post(
    "/message",
    summary="Say something to one side, or to everybody",
    operation_id="umpireMessage",
    operation_class=example({"text": "The step closes tonight.", "to": ["japan"]}),
    status_code=200,
    responses=_ERRORS,
)
async def message(
    request: AnyRequest,
    match_id: FromPath[MatchId],
    data: JSONBody[Message],
    visitor: NamedDependency[Visitor],
) -> Done:
    """Say something."""
    chair = await _chair(request, match_id, visitor)
    await chair.say(data.text, data.to)
    return Done()


@post(
    "/deadline",
    summary="Set, extend or lift the deadline of the open question",
    operation_id="umpireDeadline",
    operation_class=example({"at": "17", "seconds": 86400}),
    status_code=200,
    responses=_ERRORS,
)
async def deadline(
    request: AnyRequest, match_id: FromPath[MatchId], data: JSONBody[Deadline], visitor: NamedDependency[Visitor]
) -> Done:
    """Set the deadline."""
    await (await _chair(request, match_id, visitor)).set_deadline(data.at, data.seconds)
    return Done()


@post(
    "/close",
    summary="Close the open question with the usual answers",
    operation_id="umpireClose",
    operation_class=example({"at": "17"}),
    status_code=200,
    responses=_ERRORS,
)
async def close(
    request: AnyRequest, match_id: FromPath[MatchId], data: JSONBody[Closing], visitor: NamedDependency[Visitor]
) -> Done:
    """Close the step."""
    await (await _chair(request, match_id, visitor)).close(data.at)
    return Done()


router = Router("/matches/{match_id:str}/umpire", route_handlers=[message, deadline, close], tags=["umpire"])
