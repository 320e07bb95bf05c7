"""What makes Honjin a program of its own on a phone or a desk: manifest, service worker, the page without a connection.

Nothing here is of a reader or of a match, so any browser may keep it; the worker keeps exactly this and nothing else.
"""

from __future__ import annotations

from functools import cache

import msgspec
from litestar import Response, Router, get
from litestar.params import FromPath

from honjin.locale.text import LANGUAGES, Words
from honjin.server.assets import NOT_WITHOUT_ASKING, Assets
from honjin.server.pages.frame import AnyRequest, common_page
from honjin.server.problems import not_found

PAPER = "#e9dfc6"
"""Behind the seal while the program starts: the page's colour by day."""

WORKER = "sw.js"
STYLES = ("tokens", "fonts", "base", "pages", "replay")
TEXTS = ("common", "replay")
"""The words of the proof, which works without the server."""

ICONS = (
    ("icon-192.png", "192x192", "any"),
    ("icon-512.png", "512x512", "any"),
    ("icon-mask.png", "512x512", "maskable"),
)

_HEADERS = {"cache-control": NOT_WITHOUT_ASKING}
_COMMON = {"exclude_from_csrf": True}


@cache
def shell_words(language: str) -> Words:
    """The words of what is kept."""
    return Words(language, also=("pages", "notices"))


@get("/manifest/{language:str}", include_in_schema=False, opt=_COMMON)
async def manifest(request: AnyRequest, language: FromPath[str]) -> Response[bytes]:
    """What a browser has to know to install the page."""
    words, assets = shell_words(_known(language)), request.app.state.assets
    body = {
        "id": "/",
        "name": "Honjin",
        "short_name": "Honjin",
        "description": words.text("p-description"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "categories": ["games"],
        "icons": [
            {"src": assets.url(f"art/{name}"), "sizes": sizes, "type": "image/png", "purpose": purpose}
            for name, sizes, purpose in ICONS
        ],
    }
    return Response(msgspec.json.encode(body), media_type="application/manifest+json", headers=_HEADERS)


@get("/offline/{language:str}", include_in_schema=False, opt=_COMMON)
async def offline(request: AnyRequest, language: FromPath[str]) -> Response[str]:
    """What is shown where the server cannot be reached."""
    data = {"language": _known(language), "match": None, "key": request.app.state.signer.public}
    return common_page(request, shell_words(language), "offline.html", data, headers=_HEADERS)


@get("/sw.js", include_in_schema=False, opt=_COMMON)
async def worker(request: AnyRequest) -> Response[bytes]:
    """The service worker, of which each build has another: so a browser sees that there is something new."""
    assets: Assets = request.app.state.assets
    source = assets.find(WORKER)
    assert source is not None
    shell = {
        "build": assets.build,
        "files": shell_files(assets),
        "pages": {language: f"/offline/{language}" for language in LANGUAGES},
        "icon": assets.url("art/icon-192.png"),
        "sign": assets.url("art/icon-sign.png"),
    }
    body = b"const SHELL = " + msgspec.json.encode(shell) + b";\n" + source.body
    return Response(body, media_type="text/javascript", headers=_HEADERS)


def shell_files(assets: Assets) -> list[str]:
    """What the page without a connection is made of. Japanese letters are the system's: ours weigh more than all."""
    modules = [*assets.modules("js/pages/offline.js"), *assets.modules("js/verify/main.js")]
    files = [
        "art/seal.svg",
        "art/symbols.svg",
        "art/icon-192.png",
        "art/icon-sign.png",
        "js/pages/theme.js",
        *(f"css/{name}.css" for name in STYLES),
        *(path for path in assets.below("fonts/") if "-latin-" in path and path.endswith("-normal.woff2")),
        *(f"locale/{language}/{name}.ftl" for language in LANGUAGES for name in TEXTS),
    ]
    return list(dict.fromkeys([*map(assets.url, files), *modules]))


def shell_router() -> Router:
    """All of it. The worker lies at the root, else it could speak for a part of the pages only."""
    return Router("/", route_handlers=[manifest, offline, worker])


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise not_found("there is no such language here")
    return language
