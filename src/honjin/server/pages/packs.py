"""Data packs on the pages: what came of a workbook, as a piece of the page that brought it."""

from __future__ import annotations

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from honjin.server.api.games import GameId
from honjin.server.api.packs import FileName, PackBrought, PackId, PackSeen, bring_pack, read_pack
from honjin.server.identity.visitor import Reception, Visitor
from honjin.server.limits import Rates
from honjin.server.packs.reader import MOST_BYTES
from honjin.server.pages.frame import SECRET, TEMPLATES, AnyRequest, language
from honjin.server.pages.speech import page_words, saying


@post(
    "/pack/{game_id:str}",
    include_in_schema=False,
    status_code=200,
    request_max_body_size=MOST_BYTES,
)
async def bring(
    request: AnyRequest,
    game_id: FromPath[GameId],
    visitor: NamedDependency[Visitor],
    reception: NamedDependency[Reception],
    rates: NamedDependency[Rates],
    file: FromQuery[FileName] = "",
) -> Response[str]:
    """A workbook that is the body; what is wrong with it, or what differs from the standard values."""
    came = await bring_pack.fn(request, game_id, visitor, reception, rates, file)
    return _piece(request, visitor, came, came.id)


@get("/pack/{game_id:str}/{pack_id:str}", include_in_schema=False)
async def look_again(
    request: AnyRequest, game_id: FromPath[GameId], pack_id: FromPath[PackId], visitor: NamedDependency[Visitor]
) -> Response[str]:
    """The same of a pack that was brought before: another battle has other differences."""
    return _piece(request, visitor, await read_pack.fn(request, pack_id, game_id), pack_id)


def _piece(request: AnyRequest, visitor: Visitor, came: PackBrought | PackSeen, id: str) -> Response[str]:
    words = page_words(language(request, visitor))
    is_good = not isinstance(came, PackBrought) or not came.problems
    text = TEMPLATES.get_template("pack_came.html").render(t=saying(words), came=came, id=id, is_good=is_good)
    return Response(text, media_type=MediaType.HTML, headers={"cache-control": SECRET})
