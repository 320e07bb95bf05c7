"""The pages of replay and proof; what they show is made in the browser from the API."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from honjin.locale.text import Words
from honjin.server.api.seats import row_of
from honjin.server.identity.visitor import Visitor
from honjin.server.pages.frame import AnyRequest, language, page, shown_name


@lru_cache(maxsize=8)
def replay_words(tongue: str) -> Words:
    """The words of the frame and of this part."""
    return Words(tongue, also=("pages", "replay"))


@get(["/replay", "/replay/{match_id:str}"], include_in_schema=False)
async def replay_page(
    request: AnyRequest, visitor: NamedDependency[Visitor], match_id: FromPath[str] = ""
) -> Response[str]:
    """A finished match step by step; without one, a place for a record file."""
    return await _shown(request, visitor, "replay.html", match_id)


@get(["/verify", "/verify/{match_id:str}"], include_in_schema=False)
async def verify_page(
    request: AnyRequest, visitor: NamedDependency[Visitor], match_id: FromPath[str] = ""
) -> Response[str]:
    """The proof of a finished match, or of a record file."""
    return await _shown(request, visitor, "verify.html", match_id)


async def _shown(request: AnyRequest, visitor: Visitor, template: str, match_id: str) -> Response[str]:
    words = replay_words(language(request, visitor))
    data: dict[str, Any] = {"match": match_id or None, "key": request.app.state.signer.public}
    if match_id:
        row = await row_of(request, match_id)
        data["date"] = row.created.isoformat()
        # Machines are known by the record itself.
        data["seats"] = {side: shown_name(seat.name, words) for side, seat in row.seats.items() if not seat.level}
    return page(request, visitor, template, words=words, section="/replays", data=data)
