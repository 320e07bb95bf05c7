"""Standing orders."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """A table for what a side wants on every sheet."""
    op.create_table(
        "standing",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("side", sa.String(40), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
