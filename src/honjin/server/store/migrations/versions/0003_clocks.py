"""Clocks: the time for an answer, until when the open question can be answered, and people who sit as umpires."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Two columns of a match, and a table for who sits as umpire."""
    op.add_column("matches", sa.Column("clock", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("due", sa.DateTime(timezone=True)))
    op.create_index("ix_matches_due", "matches", ["due"])
    op.create_table(
        "umpires",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id", ondelete="SET NULL")),
        sa.Column("invitation", sa.String(64), nullable=False),
    )
    op.create_index("ix_umpires_visitor", "umpires", ["visitor"])
