"""The files a browser fetches, from memory: web/, the languages, and each game's board.

Only files that lie in the package are served, each by the exact name it was found under, so a path has
nothing to trick. Their common hash is part of every address; what never changes may be kept for ever.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from posixpath import dirname, normpath
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
COMPACT = frozenset(TYPES[one] for one in (".jpg", ".mp3", ".ogg", ".png", ".webp", ".woff2"))
"""What is compressed as it is."""
_IMPORT = re.compile(r"""^(?:import|export)\b[^"';]*["'](\.{1,2}/[^"']+)["']""", re.MULTILINE)
FOR_EVER = "public, max-age=31536000, immutable"
NOT_WITHOUT_ASKING = "no-cache"


class Asset(msgspec.Struct):
    """One file, ready to be sent."""

    body: bytes
    type: str
    etag: str
    _zipped: bytes | None = None

    @property
    def zipped(self) -> bytes:
        """Compressed, when it is first asked for: at the start nobody waits for files. Empty if that saves little."""
        if self._zipped is None:
            zipped = b"" if self.type in COMPACT else gzip.compress(self.body, 9, mtime=0)
            self._zipped = zipped if len(zipped) < 0.9 * len(self.body) else b""
        return self._zipped


class Assets:
    """All the files by their path below /static/<build>/."""

    def __init__(self, games: Mapping[str, Game], *, watch: bool = False) -> None:
        self._sources = dict(_sources(games))
        self._assets = {path: _read(path, source) for path, source in self._sources.items()}
        self._games = games
        self._watch = watch
        self._modules: dict[str, list[str]] = {}
        every = hashlib.sha256()
        for path in sorted(self._assets):
            every.update(f"{path}\0{self._assets[path].etag}\0".encode())
        self.build = every.hexdigest()[:12]

    def url(self, path: str) -> str:
        """Where a file of this build is fetched."""
        return f"/static/{self.build}/{path}"

    def modules(self, path: str) -> list[str]:
        """Where a module's modules are fetched, it and all that it imports, for a page that wants them all at once.

        Without that a browser learns of each only when it has read the one before: at a table seven times in a row.
        """
        if path not in self._modules or self._watch:
            found = [path]
            for one in found:
                asset = self.find(one)
                text = "" if asset is None else asset.body.decode()
                imported = (normpath(f"{dirname(one)}/{name}") for name in _IMPORT.findall(text))
                found += [name for name in dict.fromkeys(imported) if name not in found and name in self._sources]
            self._modules[path] = found
        return [self.url(one) for one in self._modules[path]]

    def find(self, path: str) -> Asset | None:
        """One file; while watching, as it is on disk now."""
        if self._watch:
            return self._find_on_disk(path)
        return self._assets.get(path)

    def below(self, folder: str) -> list[str]:
        """The files of a folder, by their paths."""
        return sorted(path for path in self._sources if path.startswith(folder))

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
        yield from ((f"locale/{language}/{game.id}.ftl", game_file(language, game.title)) for language in LANGUAGES)
        yield f"games/{game.id}/board/board.json", package / "web" / "no-board.json"
        yield from _below(files(game.resources) / game.board, f"games/{game.id}/board/")


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
    return Asset(
        body,
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
