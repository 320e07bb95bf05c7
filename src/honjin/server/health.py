"""How the server is: /healthz, /metrics, and one log line a request."""

from __future__ import annotations

import asyncio
import re
import secrets
import shutil
import time
from pathlib import Path
from typing import Any, Literal

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import Headers
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_1_0_0
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from honjin.server.logs import LOG
from honjin.server.problems import Trouble
from honjin.server.safety import LOOPBACK, bearer_of
from honjin.server.tables.hall import Hall

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "SOCKET"})
"""Those counted by name: figures must not grow with what somebody invents."""
LEAST_FREE = 32 * 1024 * 1024
"""Bytes on the disk of the database: with less it is as good as full, for SQLite wants some for itself."""
_MATCH = re.compile(r"[a-z0-9]{1,16}")
_LATENCIES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        one = self.registry
        self.requests = Counter("honjin_requests", "HTTP requests", ["method", "route", "status"], registry=one)
        self.seconds = Histogram(
            "honjin_request_seconds", "Time to answer", ["route"], buckets=_LATENCIES, registry=one
        )
        self.bytes = Counter("honjin_sent_bytes", "Bytes of answers and socket messages", ["over"], registry=one)
        self.answers = Counter("honjin_answers", "Messages to tables by what came of them", ["outcome"], registry=one)
        # Looked up once: finding a label costs as much as encoding a message.
        self.taken = self.answers.labels("taken")
        self.sockets = Gauge("honjin_sockets", "Open sockets", registry=one)
        self.tables = Gauge("honjin_live_tables", "Tables in memory", registry=one)
        self.restarts = Gauge("honjin_thinker_restarts", "Thinkers that had to be started again", registry=one)


class Watch:
    """Counts, times and logs every request and every socket."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Watch one request from its first byte to its last."""
        id = secrets.token_hex(6)
        began = time.perf_counter()
        sent = _Sent()

        async def send_watched(message: Message) -> None:
            sent.note(message, id)
            await send(message)

        scope["state"]["request_id"] = id
        try:
            await self._app(scope, receive, send_watched)
        finally:
            self._note(scope, sent, time.perf_counter() - began, id)

    def _note(self, scope: Any, sent: _Sent, seconds: float, id: str) -> None:
        is_socket = scope["type"] == "websocket"
        route = scope.get("path_template") or "none"
        method = "SOCKET" if is_socket else scope["method"]
        self._metrics.requests.labels(method if method in METHODS else "OTHER", route, sent.status).inc()
        self._metrics.bytes.labels("socket" if is_socket else "http").inc(sent.bytes)
        if not is_socket:
            self._metrics.seconds.labels(route).observe(seconds)
        if route.startswith("/static/") and sent.status < 400:
            return
        # The template and not the path: what somebody typed after it is nobody's business.
        LOG.info(
            "request",
            id=id,
            method=method,
            route=route,
            match=_match_in(scope),
            status=sent.status,
            ms=round(seconds * 1000, 1),
            bytes=sent.bytes,
        )


def _match_in(scope: Any) -> str:
    """The match a request is about; a link whose # was escaped on its way has the token in this place."""
    found = str(scope.get("path_params", {}).get("match_id", ""))
    return found if _MATCH.fullmatch(found) else ""


class _Sent:
    """What went out for one request."""

    __slots__ = ("bytes", "status")

    def __init__(self) -> None:
        self.status = 0
        self.bytes = 0

    def note(self, message: Any, id: str) -> None:
        """Look at one outgoing message; an answer's head gets the request's id."""
        kind = message["type"]
        if kind == "http.response.start":
            self.status = message["status"]
            message["headers"] = [*message["headers"], (b"x-request-id", id.encode())]
        elif kind == "http.response.body":
            self.bytes += len(message.get("body", b""))
        elif kind == "websocket.send":
            self.bytes += len(message.get("text") or message.get("bytes") or "")
        elif kind == "websocket.close":
            self.status = message.get("code", 1000)


class Health(msgspec.Struct, frozen=True):
    """Whether the parts work."""

    status: Literal["ok", "ill"]
    database: bool
    disk: bool
    """There is room on the disk of the database, and the latest answers could be written."""
    thinkers: bool


@get(
    "/healthz",
    summary="Is the server well?",
    description="For load balancers: 200 when the database answers and takes what is written, else 503.",
    responses={
        503: ResponseSpec(Health, description="The database does not answer, or is full.", generate_examples=False)
    },
    operation_id="health",
    tags=["server"],
    opt={"exclude_from_csrf": True},
)
async def healthz(request: Request[Any, Any, Any]) -> Response[Health]:
    """Is the server well?"""
    hall: Hall = request.app.state.hall
    reachable = await _is_reachable(hall)
    writable = has_room(hall.database.folder) and not hall.ledger.is_failing
    # Thinkers start when they are first asked; one that died is started again by the next question.
    thinking = hall.thinkers.questions == 0 or bool(hall.thinkers.pids)
    health = Health("ok" if reachable and writable and thinking else "ill", reachable, writable, thinking)
    return Response(health, status_code=200 if reachable and writable else 503, headers={"cache-control": "no-store"})


def has_room(folder: Path | None) -> bool:
    """Whether the disk of a database file has room; that of a database server is its own business."""
    try:
        return folder is None or shutil.disk_usage(folder).free >= LEAST_FREE
    except OSError:
        return False


async def _is_reachable(hall: Hall) -> bool:
    try:
        async with asyncio.timeout(3), hall.database.read() as connection:
            await connection.execute(text("SELECT 1"))
    except (SQLAlchemyError, OSError, TimeoutError):
        return False
    return True


@get("/metrics", include_in_schema=False, opt={"exclude_from_csrf": True}, media_type="text/plain")
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The figures, for this machine or a holder of the token: how many answers a table took is a secret of sides."""
    if not _may_read(request):
        raise Trouble("not-allowed", "metrics are for this machine, or with HONJIN_METRICS_TOKEN")
    figures: Metrics = request.app.state.metrics
    hall: Hall = request.app.state.hall
    figures.tables.set(hall.live_count)
    figures.restarts.set(hall.thinkers.failures)
    return Response(generate_latest(figures.registry), media_type=CONTENT_TYPE_PLAIN_1_0_0)


def _may_read(request: Request[Any, Any, Any]) -> bool:
    token: str = request.app.state.settings.metrics_token
    given = bearer_of(request.headers)
    if token and given:
        return secrets.compare_digest(token.encode(), given.encode())
    return _is_direct(request.headers) and request.client is not None and request.client.host in LOOPBACK


def _is_direct(headers: Headers) -> bool:
    """No proxy on this machine passed it on for somebody else."""
    return not any(name in headers for name in ("forwarded", "x-forwarded-for", "x-real-ip", "via"))
