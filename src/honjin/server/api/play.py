"""Playing: answers, taking back, talk and offers; each does what the socket's message of the same name does."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from honjin.core.game import OddsTable
from honjin.core.mind import Reason
from honjin.server.api.bodies import Done, MatchId, errors, example, writes
from honjin.server.api.seats import SeatWanted, side_at, table_of
from honjin.server.health import Metrics
from honjin.server.identity.visitor import Reception, Visitor
from honjin.server.messages import (
    MOST_OPTIONS,
    MOST_TOUCHED,
    ChatShown,
    Id,
    RefusalShown,
    RowRefused,
    ShortText,
    SlipGiven,
    SlipsGiven,
    Thing,
    What,
)

AnyRequest = Request[Any, Any, Any]
Stamp = Annotated[str, msgspec.Meta(max_length=80, description="`at` of the decision that this answers.")]
OptionGiven = Annotated[
    dict[str, Any], msgspec.Meta(description="An option as it was offered.", examples=[{"do": "Pass"}])
]


class _Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What all acts have: the seat, for those who have several."""

    seat: SeatWanted = ""


class AnswerGiven(_Body, frozen=True):
    """Options to take one after the other; the first that is refused stops the rest, those before it stand."""

    at: Stamp
    options: Annotated[list[OptionGiven], msgspec.Meta(min_length=1, max_length=MOST_OPTIONS)]


class Taken(msgspec.Struct, frozen=True):
    """How many options were taken."""

    taken: int


class DraftGiven(_Body, frozen=True):
    """All that is written on the form so far, in place of what was written before."""

    at: Stamp
    slips: SlipsGiven


class StandingGiven(_Body, frozen=True):
    """All standing orders for forms like the open one, in place of those before."""

    at: Stamp
    slips: SlipsGiven


class DraftWritten(msgspec.Struct, frozen=True):
    """The slips that cannot stand, each with its position and its reason; the others are kept."""

    refused: list[RowRefused]


class AtStamp(_Body, frozen=True):
    """Take back the latest answer that nobody can have built on."""

    at: Stamp


class AmendGiven(_Body, frozen=True):
    """Drop one order of the plan by its number, and keep the others."""

    at: Stamp
    number: Id


class Nothing(_Body, frozen=True):
    """Only the seat."""


class ChatGiven(_Body, frozen=True):
    """A line of plain text to everybody at the table, without control characters."""

    text: ShortText


class OfferGiven(_Body, frozen=True):
    """A draw, a take-back or a rematch."""

    what: What


class ReplyGiven(_Body, frozen=True):
    """Yes or no to what the other side proposes; no to what you proposed yourself withdraws it."""

    what: What
    yes: bool


class WhyAsked(_Body, frozen=True):
    """Things pointed at, a whole option, or a slip on the form."""

    touch: Annotated[list[Thing], msgspec.Meta(max_length=MOST_TOUCHED)] = []
    option: OptionGiven | None = None
    slip: SlipGiven | None = None


class OddsAsked(_Body, frozen=True):
    """Slips on the form."""

    slips: SlipsGiven


class Reasons(msgspec.Struct, frozen=True):
    """Whether it may be done, and if not, why not."""

    allowed: bool
    refusals: list[RefusalShown]


class OddsShown(msgspec.Struct, frozen=True):
    """Exact odds of the choices; no table where nothing depends on dice."""

    tables: list[OddsTable]


class HintShown(msgspec.Struct, frozen=True):
    """What the script would do: the answer to the open question, and all those of the same action, that one first."""

    option: dict[str, Any]
    options: list[dict[str, Any]]
    reason: Reason | None
    """What speaks for it: `because-` and the id is a message of the game."""


class Decided(msgspec.Struct, frozen=True):
    """Whether an offer was accepted; null while the other side thinks about it."""

    accepted: bool | None


def _count(request: AnyRequest, outcome: str) -> None:
    figures: Metrics = request.app.state.metrics
    figures.answers.labels(outcome).inc()


@post(
    "/answer",
    summary="Answer the open decision",
    description=(
        "Send options exactly as they were offered, with the decision's `at`. "
        "A decision that has been answered, here or elsewhere, is `stale`; nothing changes then."
    ),
    operation_id="answer",
    operation_class=example({"at": "…", "options": [{"do": "Pass"}]}),
    status_code=200,
    responses=writes("no-such-thing", "not-yours", "stale", "over", "refused", "busy"),
)
async def answer(
    request: AnyRequest, match_id: FromPath[MatchId], data: JSONBody[AnswerGiven], visitor: NamedDependency[Visitor]
) -> Taken:
    """Answer the open decision."""
    table = await table_of(request, match_id)
    side = await side_at(table, visitor, data.seat)
    taken = await table.seat(side).answer(data.at, data.options)
    _count(request, "taken")
    return Taken(taken)


@post(
    "/draft",
    summary="Write on the form",
    description=(
        "Where the decision has a `form`: the slips written so far, all of them. They are kept for this seat, on every "
        "device, until the form is sent, and nobody else learns of them. To send it, answer with the option "
        '`{"do": form.sends, "slips": […]}`.'
    ),
    operation_id="writeDraft",
    operation_class=example({"at": "…", "slips": [{"slip": "Lay", "card": "jab", "height": "low"}]}),
    status_code=200,
    responses=writes("no-such-thing", "not-yours", "not-allowed", "stale", "over", "refused", "busy"),
)
async def write_draft(
    request: AnyRequest, match_id: FromPath[MatchId], data: JSONBody[DraftGiven], visitor: NamedDependency[Visitor]
) -> DraftWritten:
    """Write on the form."""
    table = await table_of(request, match_id)
    side = await side_at(table, visitor, data.seat)
    return DraftWritten(await table.seat(side).write(data.at, data.slips))


@post(
    "/standing",
    summary="Have standing orders",
    description=(
        "Where the decision has a `form`: the slips that you want on every form like it, all of them. When such a form "
        "is opened again, those that can stand are in its draft at once; nothing is sent by itself, and nobody else "
        "learns of them. What is written on the open form stays as it is."
    ),
    operation_id="haveStandingOrders",
    operation_class=example({"at": "…", "slips": [{"slip": "Lay", "card": "jab", "height": "low"}]}),
    status_code=200,
    responses=writes("no-such-thing", "not-yours", "not-allowed", "stale", "over", "refused", "busy"),
)
async def have_standing_orders(
    request: AnyRequest, match_id: FromPath[MatchId], data: JSONBody[StandingGiven], visitor: NamedDependency[Visitor]
) -> DraftWritten:
    """Have standing orders."""
    table = await table_of(request, match_id)
    side = await side_at(table, visitor, data.seat)
    return DraftWritten(await table.seat(side).stand(data.at, data.slips))


@post(
    "/undo",
    summary="Take back my latest answer",
    description="Until dice, a revelation or the other side intervene; after that, offer a take-back.",
    operation_id="undo",
    status_code=200,
    responses=writes("no-such-thing", "not-yours", "not-allowed", "stale", "over", "busy"),
)
async def undo(
    request: AnyRequest, match_id: FromPath[MatchId], data: JSONBody[AtStamp], visitor: NamedDependency[Visitor]
) -> Done:
    """Take back my latest answer."""
    table = await table_of(request, match_id)
    await table.seat(await side_at(table, visitor, data.seat)).undo(data.at)
    return Done()


@post(
    "/amend",
    summary="Drop one order of my plan",
    operation_id="amend",
    operation_class=example({"at": "…", "number": 3}),
    status_code=200,
    responses=writes("no-such-thing", "not-yours", "not-allowed", "stale", "over", "refused", "busy"),
)
async def amend(
    request: AnyRequest, match_id: FromPath[MatchId], data: JSONBody[AmendGiven], visitor: NamedDependency[Visitor]
) -> Done:
    """Drop one order and keep the others."""
    table = await table_of(request, match_id)
    await table.seat(await side_at(table, visitor, data.seat)).amend(data.at, data.number)
    return Done()


@post(
    "/resign",
    summary="Give up",
    operation_id="resign",
    status_code=200,
    responses=writes("no-such-thing", "not-yours", "not-allowed", "over", "stale", "busy"),
)
async def resign(
    request: AnyRequest, match_id: FromPath[MatchId], data: JSONBody[Nothing], visitor: NamedDependency[Visitor]
) -> Done:
    """Give up."""
    table = await table_of(request, match_id)
    await table.seat(await side_at(table, visitor, data.seat)).resign()
    return Done()


@post(
    "/claim",
    summary="Claim the match of a side that has long been silent",
    description="Where `now.claim` says so: the other side let questions pass in two turns, and did nothing since.",
    operation_id="claim",
    status_code=200,
    responses=writes("no-such-thing", "not-yours", "not-allowed", "over", "refused", "stale", "busy"),
)
async def claim(
    request: AnyRequest, match_id: FromPath[MatchId], data: JSONBody[Nothing], visitor: NamedDependency[Visitor]
) -> Done:
    """Claim the match."""
    table = await table_of(request, match_id)
    await table.seat(await side_at(table, visitor, data.seat)).claim()
    return Done()


@post(
    "/chat",
    summary="Say something",
    operation_id="say",
    operation_class=example({"text": "Good game!"}),
    responses=writes("no-such-thing", "not-yours", "not-allowed", "busy"),
)
async def say(
    request: AnyRequest,
    match_id: FromPath[MatchId],
    data: JSONBody[ChatGiven],
    visitor: NamedDependency[Visitor],
    reception: NamedDependency[Reception],
) -> ChatShown:
    """Say something to everybody at the table."""
    table = await table_of(request, match_id)
    side = await side_at(table, visitor, data.seat)
    await reception.settle(visitor)
    return await table.seat(side).say(visitor.id, data.text)


@post(
    "/offer",
    summary="Propose a draw, a take-back or a rematch",
    operation_id="offer",
    operation_class=example({"what": "draw"}),
    status_code=200,
    responses=writes("no-such-thing", "not-yours", "not-allowed", "over", "stale", "busy"),
)
async def offer(
    request: AnyRequest, match_id: FromPath[MatchId], data: JSONBody[OfferGiven], visitor: NamedDependency[Visitor]
) -> Decided:
    """Propose something to the other side."""
    table = await table_of(request, match_id)
    return Decided(await table.seat(await side_at(table, visitor, data.seat)).offer(data.what))


@post(
    "/reply",
    summary="Answer what the other side proposes",
    operation_id="reply",
    operation_class=example({"what": "draw", "yes": True}),
    status_code=200,
    responses=writes("no-such-thing", "not-yours", "not-allowed", "over", "stale", "busy"),
)
async def reply(
    request: AnyRequest, match_id: FromPath[MatchId], data: JSONBody[ReplyGiven], visitor: NamedDependency[Visitor]
) -> Done:
    """Say yes or no."""
    table = await table_of(request, match_id)
    await table.seat(await side_at(table, visitor, data.seat)).reply(data.what, data.yes)
    return Done()


@get(
    "/why",
    summary="Why can I not do something with these things?",
    operation_id="why",
    responses=errors("no-such-thing", "not-yours", "not-allowed", "over"),
)
async def why(
    request: AnyRequest,
    match_id: FromPath[MatchId],
    visitor: NamedDependency[Visitor],
    touch: Annotated[
        list[Thing], QueryParameter(max_items=MOST_TOUCHED, min_items=1, description="Things such as `ship-mikasa`.")
    ],
    seat: FromQuery[SeatWanted] = "",
) -> Reasons:
    """Why not, by the things pointed at."""
    table = await table_of(request, match_id)
    return Reasons(*await table.seat(await side_at(table, visitor, seat)).why(touch))


@post(
    "/why",
    summary="Why is this not an option?",
    operation_id="whyOption",
    operation_class=example({"touch": ["ship-mikasa", "zone-tsushima"]}),
    status_code=200,
    responses=writes("no-such-thing", "not-yours", "not-allowed", "over"),
)
async def why_option(
    request: AnyRequest, match_id: FromPath[MatchId], data: JSONBody[WhyAsked], visitor: NamedDependency[Visitor]
) -> Reasons:
    """Why not, by a whole option or a slip."""
    table = await table_of(request, match_id)
    seat = table.seat(await side_at(table, visitor, data.seat))
    return Reasons(*await seat.why(data.touch, data.option, data.slip))


@get(
    "/odds",
    summary="Exact odds of my choices",
    operation_id="odds",
    responses=errors("no-such-thing", "not-yours", "not-allowed", "over", "busy"),
)
async def odds(
    request: AnyRequest,
    match_id: FromPath[MatchId],
    visitor: NamedDependency[Visitor],
    seat: FromQuery[SeatWanted] = "",
) -> OddsShown:
    """How my choices stand."""
    table = await table_of(request, match_id)
    return OddsShown(list(await table.seat(await side_at(table, visitor, seat)).odds()))


@post(
    "/odds",
    summary="Exact odds of slips on my form",
    operation_id="oddsOfSlips",
    operation_class=example({"slips": [{"slip": "Lay", "card": "jab", "height": "low"}]}),
    status_code=200,
    responses=writes("no-such-thing", "not-yours", "not-allowed", "over", "busy"),
)
async def odds_of_slips(
    request: AnyRequest, match_id: FromPath[MatchId], data: JSONBody[OddsAsked], visitor: NamedDependency[Visitor]
) -> OddsShown:
    """How some slips stand."""
    table = await table_of(request, match_id)
    return OddsShown(list(await table.seat(await side_at(table, visitor, data.seat)).odds(data.slips)))


@get(
    "/hint",
    summary="What the script would do in my place",
    operation_id="hint",
    responses=errors("no-such-thing", "not-yours", "not-allowed", "over", "busy"),
)
async def hint(
    request: AnyRequest,
    match_id: FromPath[MatchId],
    visitor: NamedDependency[Visitor],
    seat: FromQuery[SeatWanted] = "",
) -> HintShown:
    """What the script would do."""
    table = await table_of(request, match_id)
    advice = await table.seat(await side_at(table, visitor, seat)).hint()
    options = msgspec.to_builtins(advice.options)
    return HintShown(options[0], options, advice.reason)


router = Router(
    "/matches/{match_id:str}",
    route_handlers=[
        answer,
        write_draft,
        have_standing_orders,
        undo,
        amend,
        resign,
        claim,
        say,
        offer,
        reply,
        why,
        why_option,
        odds,
        odds_of_slips,
        hint,
    ],
    tags=["play"],
)
