"""The page of a table; what it shows is made in the browser from the line to the table."""

from __future__ import annotations

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from honjin.core.event import SPECTATOR, UMPIRE
from honjin.server.api.seats import row_of
from honjin.server.identity.visitor import Visitor
from honjin.server.pages.frame import AnyRequest, language, page
from honjin.server.pages.speech import game_words
from honjin.server.pages.titles import name_of
from honjin.server.problems import Trouble
from honjin.server.store.matches import MatchRow


@get("/table/{match_id:str}", include_in_schema=False)
async def table(request: AnyRequest, visitor: NamedDependency[Visitor], match_id: FromPath[str]) -> Response[str]:
    """A table, from the visitor's own seat or, with `?seat=`, from another that is his, or as a spectator."""
    row = await row_of(request, match_id)
    mine = row.sides_of(visitor.id) or ([UMPIRE] if row.has_umpire(visitor.id) else [])
    seat = request.query_params.get("seat", "") or _own_seat(row, mine)
    if seat not in (*mine, SPECTATOR):
        raise Trouble("not-yours", "this seat is not yours")
    game = request.app.state.games[row.game]
    words = game_words(language(request, visitor), game, "table")
    title = name_of(game, words)
    data = {"match": row.id, "seat": seat, "hotseat": row.hotseat, "game": row.game, "title": title}
    data |= {"lesson": game.title} if row.lesson else {}
    return page(request, visitor, "table.html", words=words, data=data, title=title)


def _own_seat(row: MatchRow, mine: list[str]) -> str:
    """The side that is asked, if the visitor plays several; his only one; else he looks on."""
    asked = [side for side in mine if side != UMPIRE and row.asks(side)]
    return (asked or mine or [SPECTATOR])[0]
