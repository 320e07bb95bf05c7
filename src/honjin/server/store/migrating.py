"""Bringing a database to the form that this version of the program wants."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import inspect, text
from sqlalchemy.engine import Connection

from honjin.server.private import make_file, make_folder
from honjin.server.store.database import Database

FOLDER = Path(__file__).parent / "migrations"

LOCK = 0x486F6E6A
"""The number of the advisory lock in PostgreSQL; any will do that nobody else uses."""


class TooNew(Exception):
    """The database has a form that this version of the program does not know."""


async def migrate(database: Database, revision: str = "head") -> None:
    """Run what is missing, in one transaction; of several processes that start at once one does it."""
    with _held(database):
        async with database.engine.begin() as connection:
            if database.is_postgres:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            if revision != "head" or await connection.run_sync(_revision) != newest():
                await connection.run_sync(_upgrade, revision)


def newest() -> str:
    """The form that this version of the program wants: migrations are numbered."""
    return max(path.name.partition("_")[0] for path in (FOLDER / "versions").glob("[0-9]*.py"))


def _revision(connection: Connection) -> str | None:
    """The form that a database has; None if it has none yet."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def _upgrade(connection: Connection, revision: str) -> None:
    from alembic import command  # seldom needed: most starts find the database as it should be
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    attributes: dict[Any, Any] = config.attributes
    attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError as error:
        raise TooNew(str(error)) from error


@contextmanager
def _held(database: Database) -> Iterator[None]:
    """SQLite has no lock to wait for across several statements of DDL, so a file beside it serves."""
    name = database.url.database
    if database.is_postgres or not name or name == ":memory:":
        yield
        return
    path = Path(name)
    make_folder(path.parent)
    make_file(path)
    lock = path.with_name(path.name + ".lock")
    make_file(lock)
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
