"""Matches that are listed while they are played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """One more column of a match: those were listed so far that people came to from the lobby, and games with machines.

    Whoever plays a machine has not asked for spectators: those are on no list from now on.
    """
    op.add_column("matches", sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(
        sa.text(
            "UPDATE matches SET public = true WHERE NOT hotseat AND NOT EXISTS (SELECT 1 FROM seats"
            " WHERE seats.match = matches.id AND (seats.invitation IS NOT NULL OR seats.level IS NOT NULL))"
        )
    )
