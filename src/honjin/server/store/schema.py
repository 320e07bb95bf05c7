"""The tables of the database, as they are now; `migrations` has the way here from every earlier form."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    false,
    true,
)


class Utc(TypeDecorator[datetime]):
    """A moment with its time zone, on both databases; SQLite alone would forget the zone."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Any) -> datetime | None:
        """Into the database: always UTC."""
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Any) -> datetime | None:
        """Out of the database: with the zone that SQLite has dropped."""
        return value.replace(tzinfo=UTC) if value is not None and value.tzinfo is None else value


metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

OPEN, PLAYING, OVER = "open", "playing", "over"
"""The status of a match: seats are free, being played, decided."""

visitors = Table(
    "visitors",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("name_key", String(80), unique=True),
    Column("name_look", String(80), index=True),
    Column("password_hash", Text),
    Column("email", String(254)),
    Column("confirmed", Boolean, nullable=False, server_default=false()),
    Column("by_mail", Boolean, nullable=False, server_default=true()),
    Column("language", String(8), nullable=False, server_default=""),
    Column("theme", String(16), nullable=False, server_default=""),
    Column("shared", Boolean, nullable=False, server_default=false()),
    Column("session_epoch", Integer, nullable=False, server_default="0"),
    Column("created", Utc(), nullable=False),
    Column("seen", Utc(), nullable=False),
)
"""Guests and accounts. `name_key` is the folded name of an account, which nobody else may have; guests have none.

`name_look` is what that name looks like (`look_of`): no new account gets one that is taken. `email` is written to once
it is `confirmed`, and when a match waits if letters are wanted, `by_mail`. `shared`: others may look at
what has been played under this name.
"""

browsers = Table(
    "browsers",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("language", String(8), nullable=False, server_default=""),
    Column("failed", Integer, nullable=False, server_default="0"),
    Column("created", Utc(), nullable=False),
)
"""Browsers that want to be called when it is their owner's move. `id` is the digest of the `endpoint`, to which pushes
go; `key` and `secret` seal them. `failed`: so many calls in a row did not arrive.
"""

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(60), nullable=False),
    Column("digest", String(64), nullable=False, unique=True),
    Column("created", Utc(), nullable=False),
    Column("used", Utc()),
)
"""What bots show instead of a cookie; only the digest is kept."""

packs = Table(
    "packs",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("digest", String(64), nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("visitor", ForeignKey("visitors.id", ondelete="SET NULL"), index=True),
    Column("touched", Utc(), nullable=False),
)
"""Data packs of one's own, each once. `id` is the fingerprint of the whole of it, `digest` that of its values; `game`
is the title, `body` its JSON, compressed; `visitor` who has brought it first.
"""

matches = Table(
    "matches",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(8), nullable=False),
    Column("switches", Text, nullable=False),
    Column("pack_id", ForeignKey("packs.id"), index=True),
    Column("pack_name", String(40), nullable=False, server_default=""),
    Column("hotseat", Boolean, nullable=False),
    Column("creator", ForeignKey("visitors.id", ondelete="SET NULL"), index=True),
    Column("secret", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("created", Utc(), nullable=False),
    Column("touched", Utc(), nullable=False),
    Column("waiting", String(200), nullable=False, server_default=""),
    Column("headline", Text, nullable=False, server_default=""),
    Column("result", Text),
    Column("clock", Integer, nullable=False, server_default="0"),
    Column("due", Utc(), index=True),
    Column("lesson", String(80), nullable=False, server_default=""),
    Column("public", Boolean, nullable=False, server_default=false()),
    CheckConstraint("status IN ('open', 'playing', 'over')", name="status"),
    Index("ix_matches_status_touched", "status", "touched"),
)
"""Every match. `waiting` has the sides asked now between commas (`,japan,`), `headline` and `result` are JSON.

`clock` is the time for an answer, in seconds, or 0; `due` until when the open question can be answered.
`pack_id` is the data pack that the match is played with, if it is not the one that comes with the program, and
`pack_name` what its owner calls it.
`lesson` names the guided game that the match is, if it is one. `public`: it is listed while it is being played; to
whoever has its address it is open in any case.
"""

seats = Table(
    "seats",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("side", String(40), primary_key=True),
    Column("visitor", ForeignKey("visitors.id", ondelete="SET NULL"), index=True),
    Column("level", String(20)),
    Column("nonce", String(80)),
    Column("invitation", String(64)),
    Column("seen", Integer, nullable=False, server_default="0"),
    Column("mailed", Utc()),
    Column("called", Utc()),
    Column("sent", Boolean, nullable=False, server_default=false()),
    Column("reserved", ForeignKey("visitors.id", ondelete="SET NULL"), index=True),
)
"""Who plays which side: a visitor, a machine of some level, or nobody yet.

`invitation` is the digest of the token that a newcomer must show; without one the seat is free for anyone.
`seen` is the number of the last thing told that its holder has looked at. `mailed` and `called`: when he was told that
he is asked, by letter and in his browsers, since he last looked.
`reserved` is a friend who was asked to come, and needs no token.
`sent`: the side has answered the open question, which is hushed. Only its own holder may be shown that.
"""

lines = Table(
    "lines",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""The records, line by line, packed (`packing.py`). The key makes sure that two writers never both win."""

drafts = Table(
    "drafts",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("side", String(40), primary_key=True),
    Column("stamp", String(40), nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""What a side has written on its form so far, for the question with this stamp; each writing overwrites the last."""

standing = Table(
    "standing",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("side", String(40), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
"""What a side wants on every sheet of a kind; each writing overwrites the last."""

settled = Table(
    "settled",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("side", String(40), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
"""What a side answers without being asked; each writing overwrites the last."""

chat = Table(
    "chat",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("side", String(40), nullable=False),
    Column("visitor", ForeignKey("visitors.id", ondelete="SET NULL"), index=True),
    Column("text", Text, nullable=False),
    Column("at", Utc(), nullable=False),
)

offers = Table(
    "offers",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("what", String(12), primary_key=True),
    Column("side", String(40), nullable=False),
    Column("made", String(16)),
)
"""What a side proposes and the other has not answered; `made` is the match that came of an accepted rematch."""

jottings = Table(
    "jottings",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", String(40), nullable=False),
    Column("step", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("until", Integer),
    Column("drawn", Boolean, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("at", Utc(), nullable=False),
    Index("ix_jottings_match_visitor", "match", "visitor"),
)
"""What somebody has noted for himself at a match, or `drawn` on its chart, from one of its seats or looking on.

`step` is the number of the last thing that seat had been told, `turn` the turn it was in; `until` the step at which a
drawing was taken off the chart.
"""

opened_jottings = Table(
    "opened_jottings",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("seat", String(40), primary_key=True),
)
"""Whose notes of a finished match others may read, by the seat from which he made them."""

umpires = Table(
    "umpires",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("visitor", ForeignKey("visitors.id", ondelete="SET NULL"), index=True),
    Column("invitation", String(64), nullable=False),
)
"""Who sits as umpire; before that, only the digest of the token that he must show."""

watching = Table(
    "watching",
    metadata,
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
)
"""Which matches a visitor looks on at."""

friends = Table(
    "friends",
    metadata,
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
    Column("friend", ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("since", Utc(), nullable=False),
)
"""Who is whose friend; each friendship stands here from both ends."""

blocks = Table(
    "blocks",
    metadata,
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked", ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("since", Utc(), nullable=False),
)
"""Whom a visitor wants nothing to do with."""
