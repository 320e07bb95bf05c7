"""A server that is brought up to date finds every match of yesterday: open, finished, sealed; and plays them on."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from tests.server.tables.conftest import GAMES

from honjin.core.event import RulesRenewed
from honjin.core.record import read_record
from honjin.core.verify import verify
from honjin.server.replays.document import replay_of
from honjin.server.store.database import Database
from honjin.server.store.migrating import migrate
from honjin.server.tables.hall import Hall, digest_of
from honjin.server.tables.live import LiveTable
from honjin.testing.matches import random_answer
from honjin.umpire.table import Table

pytestmark = pytest.mark.asyncio

FOLDER = Path(__file__).parents[2] / "records" / "databases"
MATCHES: dict[str, str] = msgspec.json.decode((FOLDER / "first.json").read_bytes())
PLAYED_ON = ("planning", "storming", "sealed", "take_back_offered")
FINISHED = ("resigned", "fought_out", "to_the_end")


@pytest_asyncio.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    """The hall of today on the database of yesterday."""
    path = tmp_path / "yesterday.sqlite"
    path.write_bytes(gzip.decompress((FOLDER / "first.sqlite.gz").read_bytes()))
    database = Database(f"sqlite+aiosqlite:///{path}")
    await migrate(database)
    hall = Hall(GAMES, database)
    await hall.start()
    yield hall
    await hall.stop()
    await database.close()


async def begun(hall: Hall, name: str) -> tuple[LiveTable, Table]:
    live = await hall.table(MATCHES[name])
    assert live.table is not None
    return live, live.table


async def test_lists_show_them_all(hall: Hall) -> None:
    def ids(rows: Any) -> set[str]:
        return {row.id for row in rows}

    assert ids(await hall.matches.listed("finished", "makarov")) == {MATCHES[name] for name in FINISHED}
    assert ids(await hall.matches.listed("mine", "makarov")) == {MATCHES[name] for name in PLAYED_ON}
    assert ids(await hall.matches.listed("open")) == {MATCHES["for_anyone"]}


@pytest.mark.parametrize("name", PLAYED_ON)
async def test_a_match_goes_on_to_its_end(hall: Hall, name: str) -> None:
    live, table = await begun(hall, name)
    before = table.lines
    draw = Random(4)
    while not table.is_over:
        side, option = random_answer(table.match, draw)
        await live.seat(side).answer(table.stamp(side), [msgspec.to_builtins(option)])
    assert table.lines > before
    verdict = verify(read_record(await live.record()), live.game)
    assert verdict.flaws() == []
    assert verdict.verified


async def test_players_are_told_that_the_rules_have_changed(hall: Hall) -> None:
    live, table = await begun(hall, "storming")
    for viewer in (*live.game.sides, "spectator"):
        assert isinstance(table.told(viewer)[-1].event, RulesRenewed)
    again = Hall(GAMES, hall.database)
    assert (await again.table(live.id)).table is not None
    assert sum(isinstance(one.event, RulesRenewed) for one in (await begun(again, "storming"))[1].told("japan")) == 1


async def test_a_plan_in_the_making_can_still_be_changed(hall: Hall) -> None:
    live, table = await begun(hall, "planning")
    side = next(side for side in live.game.sides if table.plan(side))
    planned = len(table.plan(side))
    await live.seat(side).undo(table.stamp(side))
    assert len(table.plan(side)) == planned - 1


async def test_a_sealed_answer_stays_sealed(hall: Hall) -> None:
    _, table = await begun(hall, "sealed")
    assert list(table.match.sealed) == ["south"]
    assert [decision.side for decision in table.match.open if table.decision_of(decision.side)] == ["north"]


@pytest.mark.parametrize("name", FINISHED)
async def test_a_finished_match_is_shown_replayed_and_proved(hall: Hall, name: str) -> None:
    live, table = await begun(hall, name)
    record = read_record(await live.record())
    assert verify(record, live.game).flaws() == []
    for viewer in (*live.game.sides, "spectator", "umpire"):
        assert replay_of(record, live.game, viewer).steps
    assert table.result is not None
    assert msgspec.json.decode(await live.welcome("spectator", None))["now"]["over"] is not None


async def test_an_invitation_still_holds_and_the_match_begins(hall: Hall) -> None:
    """Its inviter has added to the dice already, in the way of yesterday."""
    match = MATCHES["invited"]
    assert await hall.claim(match, "makarov", invitation=digest_of("token")) == "russia"
    row = await hall.matches.find(match)
    assert row is not None
    await hall.add_nonce(match, "makarov", row.commitment, "something nobody can guess")
    _, table = await begun(hall, "invited")
    assert table.header.format == 2
    assert table.match.open


async def test_an_offer_is_still_there(hall: Hall) -> None:
    live, _ = await begun(hall, "take_back_offered")
    assert [offer.what for offer in live.offers.shown()] == ["take_back"]
