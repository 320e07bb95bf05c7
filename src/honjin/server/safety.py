"""What guards the door: headers on every answer, hosts, origins, forged requests."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.middleware import DefineMiddleware
from litestar.middleware.csrf import CSRFMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from litestar.utils.scope.state import ScopeState

from honjin.server.problems import STATUS, Problem, Trouble
from honjin.server.settings import Settings

CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
CSRF_HEADER = "x-csrf-token"
LOOPBACK = frozenset({"127.0.0.1", "::1", "localhost", "[::1]"})


def bearer_of(headers: Headers) -> str:
    """The token of an `Authorization: Bearer` header, or nothing."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def csrf_token(request: Request[Any, Any, Any]) -> str:
    """The token that a page of this visitor has to send along when it changes something."""
    token = ScopeState.from_scope(request.scope).csrf_token
    return token if isinstance(token, str) else ""


class ForgeryGuard(CSRFMiddleware):
    """Litestar's CSRF protection; a request with a Bearer token passes, as no browser adds that by itself.

    Such a request is judged by its token alone: the cookie beside it, if any, gives no rights.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a request, or let it pass."""
        if scope["type"] == ScopeType.HTTP and bearer_of(Headers.from_scope(scope)):
            await self.app(scope, receive, send)
            return
        try:
            await super().__call__(scope, receive, send)
        except PermissionDeniedException as error:
            if error.detail != "CSRF token verification failed":
                raise
            raise Trouble("csrf", f"send the token of /api/me in the header {CSRF_HEADER}") from None


def forgery_guard(settings: Settings) -> DefineMiddleware:
    """The guard with its key, which is not the one that signs the visitors' cookies."""
    config = CSRFConfig(
        secret=f"csrf:{settings.secret_key}",
        cookie_name="csrf",
        header_name=CSRF_HEADER,
        cookie_secure=settings.is_secure,
        cookie_httponly=True,
        cookie_samesite="lax",
    )
    return DefineMiddleware(ForgeryGuard, config=config)


class Gate:
    """The outermost layer: checks Host and Origin of everything that comes, and dresses everything that goes."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._body_seconds = settings.limits.body_seconds
        self._public_origin = settings.public_url.lower()
        self._public_host = settings.public_host
        self._only_loopback = is_loopback(settings.host) and not settings.public_host
        extra = {"strict-transport-security": "max-age=31536000"} if settings.is_secure else {}
        self._headers = [(name.encode(), value.encode()) for name, value in (HEADERS | extra).items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or send it away with a typed error."""
        headers = Headers.from_scope(scope)
        trouble = self._trouble(scope, headers)
        if trouble is None:
            patient = receive if scope["type"] == ScopeType.WEBSOCKET else _in_time(receive, self._body_seconds)
            await self._app(scope, patient, self._dressed(send))
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self._refuse_socket(receive, send)
        else:
            await _send_problem(self._dressed(send), trouble)

    def _trouble(self, scope: Any, headers: Headers) -> Problem | None:
        host = headers.get("host", "").lower()
        if not self._knows(scope, host):
            return Problem("bad-host", "this server goes by another name")
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        if unsafe and not self._is_own(headers.get("origin"), host):
            return Problem("foreign-origin", "requests of other sites are not taken")
        return None

    def _knows(self, scope: Any, host: str) -> bool:
        """The public name; this machine's own; any, when it listens to others and was not told its name.

        A server for this machine alone takes no other name, else a page of a foreign site whose name server
        points here would be one of ours.
        """
        if self._only_loopback:
            return is_loopback(host)
        if not self._public_host or host == self._public_host:
            return True
        client = scope.get("client")
        return client is not None and is_loopback(client[0]) and is_loopback(host)

    def _is_own(self, origin: str | None, host: str) -> bool:
        """No Origin is no browser. `null` is what a sandboxed or hidden page sends: not ours."""
        if origin is None:
            return True
        if host == self._public_host:
            return origin.lower() == self._public_origin
        return urlsplit(origin.lower()).netloc == host

    def _dressed(self, send: Send) -> Send:
        async def send_dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                there = {name for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *((name, value) for name, value in self._headers if name not in there),
                ]
            await send(message)

        return send_dressed

    async def _refuse_socket(self, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": "foreign origin or host"})


class Heads:
    """Answers HEAD like GET, without the body: the one way to ask whether something is there and how big."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on; a HEAD as the GET it stands for."""
        if scope["type"] != ScopeType.HTTP or scope["method"] != "HEAD":
            await self._app(scope, receive, send)
            return

        async def send_head(message: Message) -> None:
            await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

        # A copy: the server below still has to know that it was a HEAD.
        asked: Any = {**scope, "method": "GET"}
        await self._app(asked, receive, send_head)


def _in_time(receive: Receive, seconds: float) -> Receive:
    """A body has to come in within this time; after it, the end of the line may be waited for as long as one likes."""
    until = asyncio.get_running_loop().time() + seconds
    is_whole = False

    async def receive_in_time() -> Any:
        nonlocal is_whole
        if is_whole:
            return await receive()
        try:
            async with asyncio.timeout_at(until):
                message = await receive()
        except TimeoutError:
            raise Trouble("too-slow", "the body did not come in time") from None
        is_whole = message["type"] != "http.request" or not message.get("more_body")
        return message

    return receive_in_time


def is_loopback(host: str) -> bool:
    """Whether a host, with or without its port, is this machine to itself."""
    name = host if host in LOOPBACK or host.endswith("]") else host.rsplit(":", 1)[0]
    return name in LOOPBACK


async def _send_problem(send: Send, problem: Problem) -> None:
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": STATUS[problem.code], "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
