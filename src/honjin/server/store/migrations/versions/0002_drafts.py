"""Forms: drafts, and seats whose sheet is in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """A table for what is being written, and a mark for who has sent it."""
    op.create_table(
        "drafts",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("side", sa.String(40), primary_key=True),
        sa.Column("stamp", sa.String(40), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.add_column("seats", sa.Column("sent", sa.Boolean, nullable=False, server_default=sa.false()))
