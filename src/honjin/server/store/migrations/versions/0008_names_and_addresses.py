"""Names that look alike, and addresses that their owners have confirmed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from honjin.server.identity.looks import look_of

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Two columns of a visitor. Accounts keep their names, whatever they look like; nobody has confirmed anything yet.

    Guests have no account to be written to about, so their addresses go.
    """
    op.add_column("visitors", sa.Column("name_look", sa.String(80)))
    op.create_index("ix_visitors_name_look", "visitors", ["name_look"])
    op.add_column("visitors", sa.Column("confirmed", sa.Boolean, nullable=False, server_default=sa.false()))
    visitors = sa.table("visitors", *(sa.column(name) for name in ("id", "name", "name_key", "name_look", "email")))
    connection = op.get_bind()
    accounts = connection.execute(sa.select(visitors.c.id, visitors.c.name).where(visitors.c.name_key.is_not(None)))
    for id, name in accounts.all():
        changing = visitors.update().where(visitors.c.id == id)
        connection.execute(changing.values(name_look=look_of(name)))
    connection.execute(visitors.update().where(visitors.c.name_key.is_(None)).values(email=None))
