"""Data packs of one's own: each kept once, and a match names the one it is played with."""

from __future__ import annotations

import zlib
from datetime import UTC, datetime
from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """One more table; what matches had of their own goes into it.

    The columns are written in SQL that both databases know: to make the table of the matches anew, as the tool would
    on SQLite, would take away all that hangs on it.
    """
    kept = op.create_table(
        "packs",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id", name="fk_packs_visitor", ondelete="SET NULL")),
        sa.Column("touched", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("ix_packs_visitor", "packs", ["visitor"])
    op.execute("ALTER TABLE matches ADD COLUMN pack_id VARCHAR(64) CONSTRAINT fk_matches_pack_id REFERENCES packs (id)")
    op.add_column("matches", sa.Column("pack_name", sa.String(40), nullable=False, server_default=""))
    op.create_index("ix_matches_pack_id", "matches", ["pack_id"])
    connection = op.get_bind()
    rows = connection.execute(sa.text("SELECT id, game, pack FROM matches WHERE pack IS NOT NULL")).all()
    known: set[str] = set()
    for match, game, body in rows:
        id = sha256(bytes(body)).hexdigest()
        if id not in known:
            # Its digest is that of its values, which only its game knows: such a pack goes by its id.
            row = {"id": id, "game": game.partition(".")[0], "digest": id, "body": zlib.compress(bytes(body))}
            connection.execute(sa.insert(kept).values(**row, touched=datetime.now(UTC)))
            known.add(id)
        connection.execute(
            sa.text("UPDATE matches SET pack_id = :pack WHERE id = :match"), {"pack": id, "match": match}
        )
    op.execute("ALTER TABLE matches DROP COLUMN pack")
