"""Lessons: which guided game a match is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """One more column of a match."""
    op.add_column("matches", sa.Column("lesson", sa.String(80), nullable=False, server_default=""))
