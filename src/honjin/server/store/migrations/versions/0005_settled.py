"""Standing answers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """A table for what a side answers without being asked."""
    op.create_table(
        "settled",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("side", sa.String(40), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
