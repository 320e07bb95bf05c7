"""How the visitor wants to be called when a match waits for him."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Router, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from honjin.server.api.bodies import errors, example, writes
from honjin.server.bell.bell import Bell
from honjin.server.bell.delivery import MOST_ENDPOINT
from honjin.server.bell.wishes import browser_of, id_of
from honjin.server.identity.visitor import Reception, Visitor
from honjin.server.limits import Rates, hold
from honjin.server.pages.speech import language_of
from honjin.server.problems import Trouble

Endpoint = Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_ENDPOINT)]
Letters = Annotated[str, msgspec.Meta(min_length=1, max_length=120, pattern="^[A-Za-z0-9_-]+$")]


class BrowserWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's subscription to pushes, with the key of this server: its address, public key and shared secret."""

    endpoint: Endpoint
    key: Letters
    secret: Letters


class NotificationsWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is given is changed: letters or none, a browser more, a browser less."""

    mail: bool | None = None
    browser: BrowserWanted | None = None
    without: Endpoint | None = None


class Notifications(msgspec.Struct, frozen=True):
    """How I am called. `mails`: letters can be sent to me at all. `key` is for subscriptions, empty where browsers are
    not called; `browsers` are the SHA-256 of the addresses of those that are.
    """

    mail: bool
    mails: bool
    key: str
    browsers: list[str]


async def _shown(request: Request[Any, Any, Any], visitor: Visitor) -> Notifications:
    bell: Bell = request.app.state.bell
    wished = await bell.wishes.of(visitor.id)
    mails = bool(request.app.state.settings.smtp_host) and visitor.person.confirmed
    return Notifications(wished.mail, mails, bell.vapid.public if bell.is_on else "", wished.browsers)


@get("/notifications", summary="How I am called", operation_id="notifications", responses=errors())
async def read_notifications(request: Request[Any, Any, Any], visitor: NamedDependency[Visitor]) -> Notifications:
    """How am I called?"""
    return await _shown(request, visitor)


@post(
    "/notifications",
    summary="Choose how to be called",
    description=(
        "When a match waits for you and you are not at its table: by e-mail, in a browser that has subscribed with the "
        "key of `GET /notifications`, or both. A push has the name of the game and the id of the match, and nothing of "
        "what happened there; it is sealed for the browser."
    ),
    operation_id="chooseNotifications",
    operation_class=example({"mail": True}),
    status_code=200,
    responses=writes("not-allowed"),
)
async def choose_notifications(
    request: Request[Any, Any, Any],
    data: JSONBody[NotificationsWanted],
    visitor: NamedDependency[Visitor],
    reception: NamedDependency[Reception],
    rates: NamedDependency[Rates],
) -> Notifications:
    """Change what is given."""
    bell: Bell = request.app.state.bell
    hold(rates.browsers, visitor.id, visitor.address)
    if data.mail is not None and not visitor.person.guest:
        await bell.wishes.choose_mail(visitor.id, data.mail)
    if data.without is not None:
        await bell.wishes.forget_of(visitor.id, id_of(data.without))
    if data.browser is not None:
        if not bell.is_on:
            raise Trouble("not-allowed", "this server calls no browsers")
        language = language_of(request.cookies, request.headers.get("accept-language", ""), visitor.person.language)
        hosts = request.app.state.settings.push_hosts
        wanted = browser_of(data.browser.endpoint, data.browser.key, data.browser.secret, language, hosts)
        await bell.wishes.add((await reception.settle(visitor)).id, wanted)
    return await _shown(request, visitor)


router = Router("", route_handlers=[read_notifications, choose_notifications], tags=["me"])
