"""A match that was begun elsewhere is played on at this server, and leaves it again."""

from __future__ import annotations

import pytest
from sqlalchemy import update
from tests.server.tables.conftest import GAMES, Client
from tests.sheets.mail import Correspondence

from honjin.core.errors import HonjinError
from honjin.games.midway import GAME
from honjin.server.carrying import carried_out, carry_in, look_at
from honjin.server.store.database import Database
from honjin.server.store.schema import visitors
from honjin.server.tables.hall import Hall

SEATS = {"us": "Togo", "japan": "Makarov"}


async def begun_elsewhere(database: Database) -> str:
    """The text of a match after the set-up, with one sheet of the first turn sent; its players have accounts here."""
    async with database.write() as connection:
        for name in ("togo", "makarov"):
            await connection.execute(update(visitors).where(visitors.c.id == name).values(name_key=name))
    match = Correspondence(GAME)
    for side in ("us", "japan", "us"):
        form = match.table.form_of(side)
        assert form is not None
        match.table.answer(side, form.sends(form.usual()))
    return "".join(f"{line}\n" for line in match.lines)


@pytest.mark.asyncio
async def test_it_is_played_on_where_it_stopped(database: Database) -> None:
    text = await begun_elsewhere(database)
    id = await carry_in(database, text, b"secret", SEATS)
    assert await look_at(database, id) == (text, b"secret")
    hall = Hall({**GAMES, GAME.id: GAME}, database)
    await hall.start()
    try:
        us, japan = await Client(hall, id, "us", "togo").open(), await Client(hall, id, "japan", "makarov").open()
        assert us.now.get("decision") is None, "its sheet is in"
        assert japan.now["decision"]["ask"] == "naval"
        await japan.send()
        await us.until(lambda: (us.now.get("decision") or {}).get("ask") == "air")
        row = await hall.matches.find(id)
        assert row is not None
        assert set(row.waiting) == {"us", "japan"}
        for client in (us, japan):
            await client.leave()
    finally:
        await hall.stop()
    later, _ = await look_at(database, id)
    assert later.startswith(text)
    assert len(later) > len(text)


@pytest.mark.asyncio
async def test_it_is_in_one_place_at_a_time(database: Database) -> None:
    id = await carry_in(database, await begun_elsewhere(database), b"secret", SEATS)
    await carried_out(database, id)
    with pytest.raises(HonjinError, match="is being played"):
        await look_at(database, id)


@pytest.mark.asyncio
async def test_everybody_needs_an_account(database: Database) -> None:
    text = await begun_elsewhere(database)
    with pytest.raises(HonjinError, match="who plays japan"):
        await carry_in(database, text, b"secret", {"us": "Togo"})
    with pytest.raises(HonjinError, match="sign up there first"):
        await carry_in(database, text, b"secret", {"us": "Togo", "japan": "Nobody"})


@pytest.mark.asyncio
async def test_a_foreign_secret_is_noticed(database: Database) -> None:
    with pytest.raises(HonjinError, match="foreign-secret"):
        await carry_in(database, await begun_elsewhere(database), b"another", SEATS)
