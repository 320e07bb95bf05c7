"""What a client is told when something cannot be done: a code for programs, a sentence for people, no traces."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.types import ExceptionHandlersMap

from honjin.core.decision import Refusal
from honjin.core.errors import CorruptRecord, HonjinError, IllegalAnswer
from honjin.locale.text import Words
from honjin.server.logs import LOG
from honjin.server.messages import Declined

STATUS = {
    "malformed": 400,
    "bad-host": 400,
    "signed-out": 401,
    "wrong-password": 401,
    "not-yours": 403,
    "not-allowed": 403,
    "csrf": 403,
    "foreign-origin": 403,
    "no-such-thing": 404,
    "wrong-method": 405,
    "too-slow": 408,
    "stale": 409,
    "over": 409,
    "not-over": 409,
    "name-taken": 409,
    "too-many": 409,
    "seat-taken": 409,
    "too-big": 413,
    "refused": 422,
    "too-fast": 429,
    "broken": 500,
    "busy": 503,
}
"""Every code there is, with its HTTP status."""

_CODES = {400: "malformed", 401: "signed-out", 403: "not-allowed", 404: "no-such-thing", 405: "wrong-method"}
_CODES |= {413: "too-big", 415: "malformed", 422: "malformed", 429: "too-fast", 503: "busy"}


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """The body of every answer that is an error."""

    code: str
    detail: str
    refusal: Refusal | None = None
    """Why the rules say no: the section, the id of the reason, and its facts."""
    taken: int | None = None
    """How many of the options sent together were taken before this one."""


def _retry_after(wait: float) -> dict[str, str] | None:
    return {"retry-after": str(int(wait) + 1)} if wait else None


class Trouble(HTTPException):
    """An error on purpose: its code decides the status."""

    def __init__(
        self,
        code: str,
        detail: str,
        *,
        refusal: Refusal | None = None,
        taken: int | None = None,
        wait: float = 0,
    ) -> None:
        super().__init__(detail=detail, status_code=STATUS[code], headers=_retry_after(wait))
        self.problem = Problem(code, detail, refusal, taken)


_DETAILS = {
    "stale": "the match has moved on: read it again",
    "not-yours": "this seat is not yours",
    "refused": "the rules do not allow it now",
    "over": "the match is over",
    "not-allowed": "that cannot be done now",
    "no-such-thing": "there is no such thing",
    "busy": "that could not be done just now, try again",
    "too-big": "too big",
    "too-fast": "too fast",
    "malformed": "this cannot be read",
}


def not_found(detail: str) -> Trouble:
    """There is no such thing, or it is nobody's business that there is."""
    return Trouble("no-such-thing", detail)


def problem_of(error: Exception) -> tuple[int, Problem, dict[str, str]]:
    """Status, body and headers for an error, with nothing in them that a client should not read."""
    if isinstance(error, Trouble):
        return error.status_code, error.problem, error.headers or {}
    if isinstance(error, Declined):
        refusal = error.refusal and Refusal(error.refusal.rule, error.refusal.why, error.refusal.facts)
        problem = Problem(error.code, _DETAILS[error.code], refusal, error.taken)
        return STATUS[error.code], problem, _retry_after(error.wait) or {}
    if isinstance(error, IllegalAnswer):
        return 422, Problem("refused", str(error), error.refusal), {}
    if isinstance(error, RequestEntityTooLarge):
        return 413, Problem("too-big", "the body is too big"), {}
    if isinstance(error, HTTPException) and error.status_code < 500:
        return (
            error.status_code,
            Problem(_CODES.get(error.status_code, "malformed"), _plain(error)),
            error.headers or {},
        )
    if isinstance(error, UnicodeError):
        return 400, Problem("malformed", "text has to be UTF-8"), {}
    if isinstance(error, RecursionError):
        return 400, Problem("malformed", "the body is nested too deeply"), {}
    if isinstance(error, CorruptRecord):
        return 500, Problem("broken", Words("en").error(error)), {}
    if isinstance(error, HonjinError):
        return 400, Problem("malformed", str(error)), {}
    return 500, Problem("broken", "something broke here; it has been written down"), {}


def _plain(error: HTTPException) -> str:
    """The detail, with what a validation names: the fields, never the values."""
    places = [f"{e['key']}: {e['message']}" for e in error.extra or [] if isinstance(e, dict) and "key" in e]
    return "; ".join([error.detail, *places])


def answer_error(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Any error as an answer; JSON for programs, a page for people where there is a template for it."""
    status, problem, headers = problem_of(error)
    route = request.scope.get("path_template", "")
    if isinstance(error, Trouble | Declined):
        if status >= 500:  # on purpose: nothing is broken, and its trace would say nothing
            LOG.warning("turned-away", route=route, code=problem.code)
    elif status >= 500:
        LOG.error("broken", route=route, exc_info=error)
    page = getattr(request.app.state, "error_page", None)
    if page is not None and _is_person(request):
        answer: Response[Any] = page(request, status, problem)
        answer.headers.update(headers)
        return answer
    return Response(problem, status_code=status, headers=headers, media_type="application/json")


def _is_person(request: Request[Any, Any, Any]) -> bool:
    path = request.scope["path"]
    return not path.startswith(("/api/", "/static/")) and "text/html" in request.headers.get("accept", "")


HANDLERS: ExceptionHandlersMap = {Exception: answer_error, HTTPException: answer_error}
