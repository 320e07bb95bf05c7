"""What surrounds every page: language, theme, visitor, data for its modules; and how a template becomes an answer."""

from __future__ import annotations

import gzip
import secrets
from typing import Any

import msgspec
from jinja2 import Environment, PackageLoader, StrictUndefined
from litestar import MediaType, Request, Response
from markupsafe import Markup

from honjin.locale.text import Words
from honjin.server.assets import Assets
from honjin.server.identity.names import GUEST, told_of
from honjin.server.identity.visitor import Visitor
from honjin.server.pages.speech import language_of, page_words, saying, theme_of
from honjin.server.safety import csrf_token

AnyRequest = Request[Any, Any, Any]

TEMPLATES = Environment(
    loader=PackageLoader("honjin.server"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)

ZIPPED = 5
"""How hard pages are compressed: a millisecond for the longest, to a fifth of its size."""

SECRET = "no-store"
"""Every page has its reader's name, his games and a token against forgery: none is to lie about."""


def language(request: AnyRequest, visitor: Visitor | None) -> str:
    """The language of whoever asks."""
    kept = visitor.person.language if visitor else ""
    return language_of(request.cookies, request.headers.get("accept-language", ""), kept)


def shown_name(name: str, words: Words) -> str:
    """A name as people read it: guests are called so in the reader's language."""
    guest = GUEST.fullmatch(name)
    return words.text("p-guest-named" if guest["nickname"] else "p-guest", told_of(guest)) if guest else name


def page(
    request: AnyRequest,
    visitor: Visitor | None,
    template: str,
    *,
    words: Words | None = None,
    section: str = "",
    status: int = 200,
    data: dict[str, Any] | None = None,
    **context: Any,
) -> Response[Any]:
    """A whole page. `words` may know a game's too, `section` is the entry of the menu, `data` is for its modules."""
    spoken = words or page_words(language(request, visitor))
    assets: Assets = request.app.state.assets
    theme = theme_of(request.cookies, visitor.person.theme if visitor else "")
    me = {"id": "", "name": "", "guest": True, "known": False}
    if visitor is not None:
        person = visitor.person
        me = {
            "id": person.id,
            "name": shown_name(person.name, spoken),
            "guest": person.guest,
            "known": person.exists,
        }
    frame = {"language": spoken.language, "theme": theme, "build": assets.build, "csrf": csrf_token(request), "me": me}
    text = TEMPLATES.get_template(template).render(
        **frame,
        **context,
        t=saying(spoken),
        asset=assets.url,
        modules=assets.modules,
        section=section,
        here=_here(request),
        page_json=_json_block({**frame, **(data or {})}),
    )
    headers = {"cache-control": SECRET, "vary": "cookie, accept-language, accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(text, status_code=status, media_type=MediaType.HTML, headers=headers)
    headers["content-encoding"] = "gzip"
    zipped = gzip.compress(f"{text}<!-- {_filler()} -->".encode(), ZIPPED, mtime=0)
    return Response(zipped, status_code=status, media_type=MediaType.HTML, headers=headers)


def common_page(
    request: AnyRequest, words: Words, template: str, data: dict[str, Any], headers: dict[str, str]
) -> Response[str]:
    """A page that has nothing of its reader, so that it may be kept."""
    assets: Assets = request.app.state.assets
    text = TEMPLATES.get_template(template).render(
        language=words.language,
        t=saying(words),
        asset=assets.url,
        page_json=_json_block({"build": assets.build, **data}),
    )
    return Response(text, media_type=MediaType.HTML, headers=headers)


def _filler() -> str:
    """Signs of a number that differs each time.

    A page has a token and repeats what its address says. How far it can be compressed would tell whoever sees the sizes
    of answers whether he has guessed a part of the token, if the size told nothing else.
    """
    return secrets.token_urlsafe(secrets.randbelow(96) + 1)


def see_other(address: str) -> Response[bytes]:
    """Send the browser on, with a GET."""
    return Response(b"", status_code=303, headers={"location": address, "cache-control": SECRET})


def _here(request: AnyRequest) -> str:
    """Where to come back to after a change of language: only what a GET can ask for."""
    if request.method != "GET":
        return "/"
    query = request.scope.get("query_string", b"").decode("ascii", "replace")
    return request.scope["path"] + (f"?{query}" if query else "")


def _json_block(data: dict[str, Any]) -> Markup:
    """JSON that can stand inside a script element, whatever the data."""
    text = msgspec.json.encode(data).decode()
    return Markup(text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026"))
