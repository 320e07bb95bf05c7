"""Notes and drawings of one's own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """A table for what is noted and drawn, and one for whose of it others may read."""
    op.create_table(
        "jottings",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("visitor", sa.String(32), nullable=False),
        sa.Column("seat", sa.String(40), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("until", sa.Integer),
        sa.Column("drawn", sa.Boolean, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_jottings_match", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name="fk_jottings_visitor", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_jottings"),
    )
    op.create_index("ix_jottings_visitor", "jottings", ["visitor"])
    op.create_index("ix_jottings_match_visitor", "jottings", ["match", "visitor"])
    op.create_table(
        "opened_jottings",
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("visitor", sa.String(32), nullable=False),
        sa.Column("seat", sa.String(40), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_opened_jottings_match", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name="fk_opened_jottings_visitor", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "visitor", "seat", name="pk_opened_jottings"),
    )
    op.create_index("ix_opened_jottings_visitor", "opened_jottings", ["visitor"])
