"""Whose work Honjin stands on: the books, the libraries."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files

import msgspec

BOOKS = (
    ("Port Arthur", "Yasushi Nakaguro", "Nuts! Publishing; Fox in the Box"),
    ("Storm over Port Arthur (旅順港強襲)", "Fooler Nakamura", "Game Journal 10"),
    ("Midway", "", ""),
    ("RAN (乱)", "Richard Berg, Mark Herman", "GMT Games"),
)
"""Title, design, publisher; NOTICE.md has the whole story."""

_PYTHON = (
    ("aiosmtplib", "MIT"),
    ("aiosqlite", "MIT"),
    ("alembic", "MIT"),
    ("argon2-cffi", "MIT"),
    ("asyncpg", "Apache-2.0"),
    ("babel", "BSD-3-Clause"),
    ("cryptography", "Apache-2.0 OR BSD-3-Clause"),
    ("cyclopts", "Apache-2.0"),
    ("fluent.runtime", "Apache-2.0"),
    ("httptools", "MIT"),
    ("itsdangerous", "BSD-3-Clause"),
    ("jinja2", "BSD-3-Clause"),
    ("litestar", "MIT"),
    ("markdown-it-py", "MIT"),
    ("markupsafe", "BSD-3-Clause"),
    ("msgspec", "BSD-3-Clause"),
    ("prometheus-client", "Apache-2.0 AND BSD-2-Clause"),
    ("python-calamine", "MIT"),
    ("rich", "MIT"),
    ("segno", "BSD-3-Clause"),
    ("SQLAlchemy", "MIT"),
    ("structlog", "MIT OR Apache-2.0"),
    ("uvicorn", "BSD-3-Clause"),
    ("uvloop", "MIT OR Apache-2.0"),
    ("websockets", "BSD-3-Clause"),
    ("XlsxWriter", "BSD-2-Clause"),
)


class Library(msgspec.Struct, frozen=True, order=True):
    """A library by name, with the version in use."""

    name: str
    version: str
    licence: str


@cache
def libraries() -> tuple[Library, ...]:
    """Those installed beside Honjin, and those that lie in web/vendor."""
    manifest = tomllib.loads((files("honjin") / "web" / "vendor" / "manifest.toml").read_text(encoding="utf-8"))
    vendored = [
        Library(package["name"], package["version"], package["licence"])
        for file in manifest.get("file", [])
        for package in file.get("package", [])
    ]
    installed = [Library(name, _version(name), licence) for name, licence in _PYTHON]
    return tuple(sorted({*installed, *vendored}, key=lambda library: library.name.casefold().lstrip("@")))


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return ""
