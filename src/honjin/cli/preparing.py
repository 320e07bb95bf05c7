"""Is there a database to serve from? Asked before the server starts: the answer is a sentence then, and no trace."""

from __future__ import annotations

import asyncio

from honjin.core.errors import Unusable


def prepare(address: str) -> None:
    """Reach the database and bring it up to date; raises Unusable, which says what to do."""
    if address.startswith("sqlite"):
        try:
            import sqlite3  # noqa: F401
        except ImportError:
            raise Unusable(
                "this Python has no sqlite3 module, where matches are kept: use your system's Python (on Debian it has "
                "one), or build yours with SQLite's headers, or set HONJIN_DATABASE_URL to a PostgreSQL database"
            ) from None
    asyncio.run(_prepare(address))


async def _prepare(address: str) -> None:
    from sqlalchemy.exc import ArgumentError, SQLAlchemyError

    from honjin.server.store.database import Database
    from honjin.server.store.migrating import TooNew, migrate

    try:
        database = Database(address)
    except (ArgumentError, ValueError):
        raise Unusable(
            "HONJIN_DATABASE_URL must look like postgresql://user:password@host/name or sqlite:////path/to/file"
        ) from None
    try:
        await migrate(database)
    except TooNew:
        raise Unusable(
            f"the database {_named(database)} was made by a newer version of Honjin: use that version"
        ) from None
    except (SQLAlchemyError, OSError, TimeoutError) as error:
        raise Unusable(f"the database {_named(database)} cannot be used: {_reason(error)}") from None
    finally:
        await database.close()


def _named(database: object) -> str:
    """The database as one may print it."""
    from honjin.server.store.database import Database

    assert isinstance(database, Database)
    url = database.url
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


def _reason(error: Exception) -> str:
    """The innermost cause, in one line."""
    cause: BaseException = getattr(error, "orig", None) or error
    while cause.__cause__ is not None:
        cause = cause.__cause__
    strerror = getattr(cause, "strerror", None)
    return (str(strerror or cause).strip() or type(cause).__name__).splitlines()[0]
