"""Friends, seats that are kept for them, and people one wants nothing to do with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Two more tables, and a column of a seat."""
    for table, other in (("friends", "friend"), ("blocks", "blocked")):
        op.create_table(
            table,
            sa.Column("visitor", sa.String(32), nullable=False),
            sa.Column(other, sa.String(32), nullable=False),
            sa.Column("since", sa.DateTime(timezone=True), nullable=False),
            sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name=f"fk_{table}_visitor", ondelete="CASCADE"),
            sa.ForeignKeyConstraint([other], ["visitors.id"], name=f"fk_{table}_{other}", ondelete="CASCADE"),
            sa.PrimaryKeyConstraint("visitor", other, name=f"pk_{table}"),
        )
        op.create_index(f"ix_{table}_{other}", table, [other])
    with op.batch_alter_table("seats") as seats:
        seats.add_column(
            sa.Column(
                "reserved",
                sa.String(32),
                sa.ForeignKey("visitors.id", name="fk_seats_reserved", ondelete="SET NULL"),
            )
        )
    op.create_index("ix_seats_reserved", "seats", ["reserved"])
