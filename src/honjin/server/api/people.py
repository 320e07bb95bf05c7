"""People: what they have played, as far as they share it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, QueryParameter

from honjin.server.api.bodies import VISITOR_ID, errors, is_visitor_id
from honjin.server.api.matches import MatchListed, TitleWanted, games_of, listed
from honjin.server.identity.people import Person
from honjin.server.identity.visitor import Reception, Visitor
from honjin.server.problems import not_found
from honjin.server.store.histories import Histories, Tally
from honjin.server.tables.hall import Hall

AnyRequest = Request[Any, Any, Any]
VisitorId = Annotated[str, msgspec.Meta(pattern=VISITOR_ID, description="The id of a visitor.")]
MOST_PAGES = 5000


class PersonShown(msgspec.Struct, frozen=True):
    """Somebody, and how his finished matches ended, by game, side and kind of opponent.

    Guided games and those with both sides at one screen are not counted.
    """

    id: str
    name: str
    shared: bool
    tallies: list[Tally]


async def person_of(visitor: Visitor, reception: Reception, id: str) -> Person:
    """Somebody who may be looked at: oneself, and whoever shares what he has played. All others are not there."""
    if id == visitor.id:
        return visitor.person
    person = await reception.people.find(id) if is_visitor_id(id) else None
    if person is None or not person.shared or person.guest:
        raise not_found("there is nobody of this id who shares his games")
    return person


@get(
    "/people/{person_id:str}",
    summary="What somebody has played",
    description="Yourself, or an account that shares it; all others are not found.",
    operation_id="person",
    responses=errors("no-such-thing"),
)
async def read_person(
    request: AnyRequest,
    person_id: FromPath[VisitorId],
    visitor: NamedDependency[Visitor],
    reception: NamedDependency[Reception],
) -> PersonShown:
    """Somebody's statistics."""
    person = await person_of(visitor, reception, person_id)
    hall: Hall = request.app.state.hall
    return PersonShown(person.id, person.name, person.shared, await Histories(hall.database).tallies(person.id))


@get(
    "/people/{person_id:str}/matches",
    summary="The finished matches of somebody",
    description="The latest first, twenty on a page. Of others only those that anybody could watch.",
    operation_id="personMatches",
    responses=errors("no-such-thing"),
)
async def read_history(
    request: AnyRequest,
    person_id: FromPath[VisitorId],
    visitor: NamedDependency[Visitor],
    reception: NamedDependency[Reception],
    game: FromQuery[TitleWanted] = "",
    page: Annotated[int, QueryParameter(ge=0, le=MOST_PAGES)] = 0,
) -> list[MatchListed]:
    """Somebody's finished matches."""
    person = await person_of(visitor, reception, person_id)
    hall: Hall = request.app.state.hall
    is_mine, games = person.id == visitor.id, games_of(request, game)
    rows, _ = await Histories(hall.database).finished(person.id, games=games, public=not is_mine, page=page)
    return [listed(row, visitor.id) for row in rows]


router = Router("", route_handlers=[read_person, read_history], tags=["people"])
