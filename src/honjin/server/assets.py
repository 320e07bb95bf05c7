"""The files a browser fetches, from memory: web/, the languages, and each game's board.

Only files that lie in the package are served, each by the exact name it was found under, so a path has
nothing to trick. Their common hash is part of every address; what never changes may be kept for ever.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath

from honjin.core.game import Game
from honjin.locale.text import LANGUAGES, game_file
from honjin.server.problems import Problem, not_found

TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".md": "text/markdown",
    ".mjs": "text/javascript",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
FOR_EVER = "public, max-age=31536000, immutable"
NOT_WITHOUT_ASKING = "no-cache"


class Asset(msgspec.Struct, frozen=True):
    """One file, ready to be sent."""

    body: bytes
    zipped: bytes
    """Empty where compression would save less than a tenth."""
    type: str
    etag: str


class Assets:
    """All the files by their path below /static/<build>/."""

    def __init__(self, games: Mapping[str, Game], *, watch: bool = False) -> None:
        self._sources = dict(_sources(games))
        self._assets = {path: _read(path, source) for path, source in self._sources.items()}
        self._games = games
        self._watch = watch
        every = hashlib.sha256()
        for path in sorted(self._assets):
            every.update(f"{path}\0{self._assets[path].etag}\0".encode())
        self.build = every.hexdigest()[:12]

    def url(self, path: str) -> str:
        """Where a file of this build is fetched."""
        return f"/static/{self.build}/{path}"

    def find(self, path: str) -> Asset | None:
        """One file; while watching, as it is on disk now."""
        if self._watch:
            return self._find_on_disk(path)
        return self._assets.get(path)

    def caching(self, build: str) -> str:
        """How long an answer may be kept: for ever under its own build, never unasked under another."""
        return FOR_EVER if build == self.build and not self._watch else NOT_WITHOUT_ASKING

    def _find_on_disk(self, path: str) -> Asset | None:
        if path not in self._sources:
            self._sources = dict(_sources(self._games))
        source = self._sources.get(path)
        return _read(path, source) if source is not None and source.is_file() else None


def _sources(games: Mapping[str, Game]) -> Iterator[tuple[str, Traversable]]:
    package = files("honjin")
    yield from _below(package / "web", "")
    for language in (package / "locale").iterdir():
        for source in language.iterdir() if language.is_dir() else ():
            if source.name.endswith(".ftl"):
                yield f"locale/{language.name}/{source.name}", source
    for game in games.values():
        # Whoever shows a game asks for its words and its board, whether it has any or not.
        yield from ((f"locale/{language}/{game.id}.ftl", game_file(language, game.id)) for language in LANGUAGES)
        yield f"games/{game.id}/board/board.json", package / "web" / "no-board.json"
        yield from _below(files(game.resources) / "board", f"games/{game.id}/board/")


def _below(folder: Traversable, prefix: str) -> Iterator[tuple[str, Traversable]]:
    if not folder.is_dir():
        return
    for source in folder.iterdir():
        if source.is_dir():
            yield from _below(source, f"{prefix}{source.name}/")
        elif Path(source.name).suffix in TYPES and not source.name.startswith("."):
            yield prefix + source.name, source


def _read(path: str, source: Traversable) -> Asset:
    body = source.read_bytes()
    zipped = gzip.compress(body, 9, mtime=0)
    return Asset(
        body,
        zipped if len(zipped) < 0.9 * len(body) else b"",
        TYPES[Path(path).suffix],
        f'"{hashlib.sha256(body).hexdigest()[:20]}"',
    )


ICON = "art/seal.svg"
"""The icon of every page, which names it; browsers also ask for it by a name of their own."""


@get("/favicon.ico", include_in_schema=False, opt={"exclude_from_csrf": True})
async def serve_icon(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The icon for whoever has no page to read its address from, such as a look at the interface's JSON."""
    return _answer(request, request.app.state.assets, ICON, "")


@get("/static/{build:str}/{path:path}", include_in_schema=False, opt={"exclude_from_csrf": True})
async def serve_asset(
    request: Request[Any, Any, Any], build: FromPath[str], path: FromPath[Path]
) -> Response[bytes] | Response[Problem]:
    """One file of the web folder, a language or a game's board."""
    return _answer(request, request.app.state.assets, str(path).lstrip("/"), build)


def _answer(request: Request[Any, Any, Any], assets: Assets, path: str, build: str) -> Response[bytes]:
    asset = assets.find(path)
    if asset is None:
        raise not_found("there is no such file")
    headers = {"etag": asset.etag, "cache-control": assets.caching(build), "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == asset.etag:
        return Response(b"", status_code=304, headers=headers)
    zipped = asset.zipped and "gzip" in request.headers.get("accept-encoding", "")
    if zipped:
        headers["content-encoding"] = "gzip"
    return Response(asset.zipped if zipped else asset.body, media_type=asset.type, headers=headers)
