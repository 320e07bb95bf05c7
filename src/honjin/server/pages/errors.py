"""Pages for when something is not to be had: what happened, and what to do."""

from __future__ import annotations

from typing import Any

from litestar import Response

from honjin.server.identity.visitor import Visitor
from honjin.server.pages.frame import AnyRequest, page
from honjin.server.problems import Problem

_KINDS = {401: "forbidden", 403: "forbidden", 404: "missing", 405: "missing", 410: "missing", 429: "fast", 503: "busy"}


def error_page(request: AnyRequest, status: int, problem: Problem) -> Response[Any]:
    """The page for a problem; the words are the pages' own, as those of the problem are for programs."""
    known = request.scope["state"].get("visitor")
    visitor = known if isinstance(known, Visitor) else None
    kind = "form" if problem.code == "csrf" else _KINDS.get(status, "broken" if status >= 500 else "bad")
    return page(request, visitor, "error.html", status=status, kind=kind, number=status)
