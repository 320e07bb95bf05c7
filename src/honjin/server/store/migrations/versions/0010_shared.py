"""Accounts that let others see what they have played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """One more column of a visitor: nobody has shared anything yet."""
    op.add_column("visitors", sa.Column("shared", sa.Boolean, nullable=False, server_default=sa.false()))
