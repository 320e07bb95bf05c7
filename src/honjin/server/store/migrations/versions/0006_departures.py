"""Visitors who go: what refers to them is found without reading whole tables."""

from __future__ import annotations

from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Two indexes; deleting a guest looks for his matches and for what he said."""
    op.create_index("ix_matches_creator", "matches", ["creator"])
    op.create_index("ix_chat_visitor", "chat", ["visitor"])
