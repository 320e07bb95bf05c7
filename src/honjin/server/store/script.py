"""The statements of the ledger, one for a table and a batch, in the words of each database.

A statement for each row would cost ten times as much: every one goes through the driver, and on SQLite every step of
it gives up Python's lock and has to get it back from a busy event loop.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Protocol

from sqlalchemy import text
from sqlalchemy.engine import Connection

from honjin.server.store.database import Database

CHANNEL = "honjin"
"""The channel of PostgreSQL on which workers hear of each other."""

MOST_ROWS = 500
"""In one statement of SQLite, which has a limit for what it binds."""

LineRow = tuple[str, int, bytes]
"""Match, number, body."""

StandingRow = tuple[str, str, str, str, str | None]
"""Match, status, waiting, headline, result."""

SentRow = tuple[str, str]
"""Match, and between commas the sides whose sheets are in."""


DueRow = tuple[str, datetime | None]
"""Match, and until when its open question can be answered."""


class Script(Protocol):
    """What the ledger says to a database."""

    def insert(self, connection: Connection, rows: Sequence[LineRow]) -> int:
        """Add lines; how many were added: a line whose number is taken is not."""
        ...

    def update(self, connection: Connection, rows: Sequence[StandingRow], now: datetime) -> None:
        """Write what lists show."""
        ...

    def mark_sent(self, connection: Connection, rows: Sequence[SentRow]) -> None:
        """Note which seats have sent their sheets; what lists show to others stays as it is."""
        ...

    def set_due(self, connection: Connection, rows: Sequence[DueRow]) -> None:
        """Write until when the open questions can be answered."""
        ...

    def notify(self, connection: Connection, payloads: list[str]) -> None:
        """Tell the other workers, at the moment of the commit."""
        ...


class SqliteScript:
    """Rows written out, as many as there are."""

    def insert(self, connection: Connection, rows: Sequence[LineRow]) -> int:
        added = 0
        for first in range(0, len(rows), MOST_ROWS):
            part = rows[first : first + MOST_ROWS]
            statement = f"INSERT INTO lines (match, sequence, body) VALUES {_places(part)} ON CONFLICT DO NOTHING"
            added += connection.exec_driver_sql(statement, _flat(part)).rowcount
        return added

    def update(self, connection: Connection, rows: Sequence[StandingRow], now: datetime) -> None:
        statement = f"""
            WITH new (id, status, waiting, headline, result) AS (VALUES {_places(rows)})
            UPDATE matches SET status = new.status, waiting = new.waiting, headline = new.headline,
                result = new.result, touched = ?
            FROM new WHERE matches.id = new.id
        """
        connection.exec_driver_sql(statement, (*_flat(rows), _moment(now)))

    def mark_sent(self, connection: Connection, rows: Sequence[SentRow]) -> None:
        statement = f"""
            WITH new (id, sides) AS (VALUES {_places(rows)})
            UPDATE seats SET sent = new.sides LIKE '%,' || seats.side || ',%' FROM new WHERE seats.match = new.id
        """
        connection.exec_driver_sql(statement, _flat(rows))

    def set_due(self, connection: Connection, rows: Sequence[DueRow]) -> None:
        written = [(match, None if due is None else _moment(due)) for match, due in rows]
        statement = f"""
            WITH new (id, due) AS (VALUES {_places(written)})
            UPDATE matches SET due = new.due FROM new WHERE matches.id = new.id
        """
        connection.exec_driver_sql(statement, _flat(written))

    def notify(self, connection: Connection, payloads: list[str]) -> None:
        """Nobody else writes to this file."""


def _moment(moment: datetime) -> str:
    """In the form in which SQLAlchemy keeps it in SQLite."""
    return moment.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S.%f")


def _places(rows: Sequence[tuple[object, ...]]) -> str:
    one = f"({','.join('?' * len(rows[0]))})"
    return ",".join([one] * len(rows))


def _flat(rows: Sequence[tuple[object, ...]]) -> tuple[object, ...]:
    return tuple([value for row in rows for value in row])


class PostgresScript:
    """Columns as arrays: the statements never change, so they are prepared once."""

    _INSERT = text(
        """
        INSERT INTO lines (match, sequence, body)
        SELECT * FROM unnest(CAST(:match AS text[]), CAST(:sequence AS int[]), CAST(:body AS bytea[]))
        ON CONFLICT DO NOTHING
        """
    )
    _UPDATE = text(
        """
        UPDATE matches SET status = new.status, waiting = new.waiting, headline = new.headline,
            result = new.result, touched = :now
        FROM unnest(CAST(:id AS text[]), CAST(:status AS text[]), CAST(:waiting AS text[]),
            CAST(:headline AS text[]), CAST(:result AS text[])) AS new (id, status, waiting, headline, result)
        WHERE matches.id = new.id
        """
    )
    _MARK_SENT = text(
        """
        UPDATE seats SET sent = new.sides LIKE '%,' || seats.side || ',%'
        FROM unnest(CAST(:id AS text[]), CAST(:sides AS text[])) AS new (id, sides)
        WHERE seats.match = new.id
        """
    )
    _SET_DUE = text(
        """
        UPDATE matches SET due = new.due
        FROM unnest(CAST(:id AS text[]), CAST(:due AS timestamptz[])) AS new (id, due)
        WHERE matches.id = new.id
        """
    )
    _NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', payload) FROM unnest(CAST(:payloads AS text[])) AS payload")

    def insert(self, connection: Connection, rows: Sequence[LineRow]) -> int:
        match, sequence, body = map(list, zip(*rows, strict=True))
        return connection.execute(self._INSERT, {"match": match, "sequence": sequence, "body": body}).rowcount

    def update(self, connection: Connection, rows: Sequence[StandingRow], now: datetime) -> None:
        names = ("id", "status", "waiting", "headline", "result")
        columns = dict(zip(names, map(list, zip(*rows, strict=True)), strict=True))
        connection.execute(self._UPDATE, {**columns, "now": now})

    def mark_sent(self, connection: Connection, rows: Sequence[SentRow]) -> None:
        id, sides = map(list, zip(*rows, strict=True))
        connection.execute(self._MARK_SENT, {"id": id, "sides": sides})

    def set_due(self, connection: Connection, rows: Sequence[DueRow]) -> None:
        id, due = map(list, zip(*rows, strict=True))
        connection.execute(self._SET_DUE, {"id": id, "due": due})

    def notify(self, connection: Connection, payloads: list[str]) -> None:
        connection.execute(self._NOTIFY, {"payloads": payloads})


def script_for(database: Database) -> Script:
    """The script for this kind of database."""
    return PostgresScript() if database.is_postgres else SqliteScript()
