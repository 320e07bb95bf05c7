"""Browsers that are called when it is somebody's move, and whether he wants letters."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Whoever has left an address wanted letters, and goes on to get them."""
    op.add_column("visitors", sa.Column("by_mail", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("seats", sa.Column("called", sa.DateTime(timezone=True)))
    op.create_table(
        "browsers",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("language", sa.String(8), nullable=False, server_default=""),
        sa.Column("failed", sa.Integer, nullable=False, server_default="0"),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_browsers_visitor", "browsers", ["visitor"])
