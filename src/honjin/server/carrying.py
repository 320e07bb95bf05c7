"""A match on its way between a server and a folder: its record and the secret of its dice, nothing else.

It is in one place at a time: two places would be two matches.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from secrets import token_hex

import msgspec
from sqlalchemy import delete, select

from honjin.core.decision import Side
from honjin.core.errors import HonjinError
from honjin.core.event import SPECTATOR
from honjin.core.game import Game, find_game
from honjin.core.record import Header, read_record
from honjin.server.identity.looks import key_of
from honjin.server.store.database import Database
from honjin.server.store.ledger import Append, Ledger, Standing
from honjin.server.store.matches import Matches, MatchRow, SeatRow, new_match_id
from honjin.server.store.packing import Packer, unpack_all
from honjin.server.store.packs import PackNote, Packs
from honjin.server.store.schema import PLAYING, matches, visitors
from honjin.server.store.umpires import UmpireRow
from honjin.umpire.clock import due_after
from honjin.umpire.knowledge import asked, sent_in_secret
from honjin.umpire.table import reopen_table

HUMAN = "human"


async def carry_in(
    database: Database, text: str, secret: bytes, players: Mapping[Side, str], umpire: str | None = None
) -> str:
    """Take over a match that is being played; its id here. `players` are the names of accounts, by side.

    `umpire` is that of whoever gets the umpire's chair. If the match has a clock, the open question has its whole time.
    """
    record = read_record(text)
    header = record.header
    game = find_game(header.game)
    lines = text.splitlines()
    # A match that cannot be reopened is not taken over; what it would write at once is written here when it is opened.
    table = reopen_table(record, game, lambda line: None, secret=secret)
    if table.is_over:
        raise HonjinError("the match is over: its record can be shown anywhere, and needs no server")
    seats = {
        side: SeatRow(
            side,
            visitor=await _player(database, players, side) if header.seats.get(side, HUMAN) == HUMAN else None,
            level=None if header.seats.get(side, HUMAN) == HUMAN else header.seats[side],
            nonce=header.nonces.get(side, ""),
        )
        for side in game.sides
    }
    now = datetime.now(UTC)
    row = MatchRow(
        id=new_match_id(),
        game=game.id,
        status=PLAYING,
        switches=dict(header.switches),
        pack=None if header.pack is None else await _pack(database, game, header),
        hotseat=False,
        creator=None,
        secret=secret,
        commitment=header.commitment,
        created=now,
        touched=now,
        waiting=(),
        headline=None,
        result=None,
        seats=seats,
        clock=header.clock,
        # The chair is taken: nobody has the token of this invitation.
        umpire=None if umpire is None else UmpireRow(token_hex(), await _visitor(database, umpire)),
    )
    if row.umpire is not None and row.sides_of(row.umpire.visitor or ""):
        raise HonjinError(f"{umpire} plays a side: the umpire plays none")
    await Matches(database).create(row)
    packer = Packer()
    standing = Standing(status=PLAYING, waiting=tuple(asked(table, SPECTATOR)), headline="", result=None)
    bodies = [packer.pack(line) for line in lines]
    ledger = Ledger(database)
    await ledger.start()
    try:
        due = due_after(header.clock, now, table)
        await ledger.append(Append(row.id, 1, bodies, standing, sent_in_secret(table), due))
    finally:
        await ledger.stop()
    return row.id


async def _pack(database: Database, game: Game, header: Header) -> PackNote:
    """The data pack of the match, kept here as well."""
    body = msgspec.json.encode(header.pack)
    id = await Packs(database).keep(game.title, header.pack_digest, body)
    return PackNote(id, header.pack_digest, header.pack_name)


async def _player(database: Database, players: Mapping[Side, str], side: Side) -> str:
    if side not in players:
        raise HonjinError(f"who plays {side} there? --seat {side}=NAME names an account of that server")
    return await _visitor(database, players[side])


async def _visitor(database: Database, name: str) -> str:
    query = select(visitors.c.id).where(visitors.c.name_key == key_of(name))
    async with database.read() as connection:
        found = (await connection.execute(query)).scalar()
    if found is None:
        raise HonjinError(f"there is no account {name!r} on that server: sign up there first")
    return str(found)


async def look_at(database: Database, id: str) -> tuple[str, bytes]:
    """The record of a match that is being played, and the secret of its dice."""
    row = await Matches(database).find(id)
    if row is None or row.status != PLAYING:
        raise HonjinError(f"no match {id!r} is being played on that server")
    lines, _ = unpack_all(await Matches(database).bodies(id))
    return "".join(f"{line}\n" for line in lines), row.secret


async def carried_out(database: Database, id: str) -> None:
    """It lies elsewhere now: the server forgets it, with its talk."""
    async with database.write() as connection:
        await connection.execute(delete(matches).where(matches.c.id == id))
