"""The first form: visitors, tokens, matches, seats, lines, chat, offers, watching."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def moment() -> sa.DateTime:
    """A point in time."""
    return sa.DateTime(timezone=True)


def match_key() -> list[sa.Column[str]]:
    """The column that ties a row to its match."""
    return [sa.Column("match", sa.String(16), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)]


def upgrade() -> None:
    """Everything, from nothing."""
    op.create_table(
        "visitors",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("name_key", sa.String(80), unique=True),
        sa.Column("password_hash", sa.Text),
        sa.Column("email", sa.String(254)),
        sa.Column("language", sa.String(8), nullable=False, server_default=""),
        sa.Column("theme", sa.String(16), nullable=False, server_default=""),
        sa.Column("session_epoch", sa.Integer, nullable=False, server_default="0"),
        sa.Column("created", moment(), nullable=False),
        sa.Column("seen", moment(), nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False, unique=True),
        sa.Column("created", moment(), nullable=False),
        sa.Column("used", moment()),
    )
    op.create_index("ix_tokens_visitor", "tokens", ["visitor"])
    op.create_table(
        "matches",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("switches", sa.Text, nullable=False),
        sa.Column("pack", sa.LargeBinary),
        sa.Column("hotseat", sa.Boolean, nullable=False),
        sa.Column("creator", sa.String(32), sa.ForeignKey("visitors.id", ondelete="SET NULL")),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("created", moment(), nullable=False),
        sa.Column("touched", moment(), nullable=False),
        sa.Column("waiting", sa.String(200), nullable=False, server_default=""),
        sa.Column("headline", sa.Text, nullable=False, server_default=""),
        sa.Column("result", sa.Text),
        sa.CheckConstraint("status IN ('open', 'playing', 'over')", name="status"),
    )
    op.create_index("ix_matches_status_touched", "matches", ["status", "touched"])
    op.create_table(
        "seats",
        *match_key(),
        sa.Column("side", sa.String(40), primary_key=True),
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id", ondelete="SET NULL")),
        sa.Column("level", sa.String(20)),
        sa.Column("nonce", sa.String(80)),
        sa.Column("invitation", sa.String(64)),
        sa.Column("seen", sa.Integer, nullable=False, server_default="0"),
        sa.Column("mailed", moment()),
    )
    op.create_index("ix_seats_visitor", "seats", ["visitor"])
    op.create_table(
        "lines",
        *match_key(),
        sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        *match_key(),
        sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("side", sa.String(40), nullable=False),
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id", ondelete="SET NULL")),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", moment(), nullable=False),
    )
    op.create_table(
        "offers",
        *match_key(),
        sa.Column("what", sa.String(12), primary_key=True),
        sa.Column("side", sa.String(40), nullable=False),
        sa.Column("made", sa.String(16)),
    )
    op.create_table(
        "watching",
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
        *match_key(),
    )
