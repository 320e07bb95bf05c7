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
from sqlalchemy import update
from tests.server.tables.conftest import GAMES

from honjin.core.errors import CorruptRecord
from honjin.core.event import RulesRenewed
from honjin.core.record import read_record
from honjin.core.verify import verify
from honjin.server.replays.document import replay_of
from honjin.server.store.database import Database
from honjin.server.store.ledger import Append, Standing
from honjin.server.store.migrating import migrate
from honjin.server.store.packing import Packer
from honjin.server.store.schema import OVER, PLAYING, matches, seats
from honjin.server.store.schema import lines as lines_table
from honjin.server.tables.hall import Chair, Hall, digest_of
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


@pytest.mark.thorough
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


# Matches of other values than today's


OF_OLD = FOLDER.parent / "storm" / "first"


async def laid_down(hall: Hall, name: str, left_out: int = 0, level: str | None = None) -> str:
    """A record of old values in the database, as a server of its time would have left it: finished, or cut off."""
    text = (OF_OLD / f"{name}.honjin").read_text(encoding="utf-8")
    record, ended = read_record(text), read_record(text).ended()
    assert ended is not None
    chairs = {"japan": Chair("togo"), "russia": Chair("makarov") if level is None else Chair(level=level)}
    id = await hall.create("storm", record.header.switches, chairs, creator="togo", wake=False)
    async with hall.database.write() as connection:
        known = {"secret": bytes.fromhex(ended.secret), "commitment": record.header.commitment, "status": PLAYING}
        await connection.execute(update(matches).where(matches.c.id == id).values(**known))
        await connection.execute(update(seats).where(seats.c.match == id).values(nonce="of its time"))
    lines = text.splitlines()
    packer = Packer()
    bodies = [packer.pack(line) for line in lines[: len(lines) - left_out]]
    standing = Standing(OVER if not left_out else PLAYING, () if not left_out else ("japan", "russia"), "")
    assert await hall.ledger.append(Append(id, 1, bodies, standing))
    return id


async def test_a_finished_match_is_shown_with_the_values_of_its_time(hall: Hall) -> None:
    live = await hall.table(await laid_down(hall, "held"))
    then = live.game.past_pack(read_record(await live.record()).header.pack_digest)
    assert then is not None
    assert live.presenter.key.pack == then.to_json() != live.game.standard_pack().to_json()
    welcome = msgspec.json.decode(await live.welcome("spectator", None))
    assert welcome["now"]["over"]["result"] == {"winner": "russia", "how": "held"}
    assert welcome["scene"]["counters"]


async def test_an_open_match_goes_on_with_the_values_of_its_time(hall: Hall) -> None:
    live = await hall.table(await laid_down(hall, "high_point", left_out=3))
    table = live.table
    assert table is not None
    digest = table.header.pack_digest
    assert digest != live.game.standard_pack().digest
    for viewer in (*live.game.sides, "spectator"):
        assert isinstance(table.told(viewer)[-1].event, RulesRenewed)
    draw = Random(4)
    while not table.is_over:
        side, option = random_answer(table.match, draw)
        await live.seat(side).answer(table.stamp(side), [msgspec.to_builtins(option)])
    record = read_record(await live.record())
    assert record.header.pack_digest == digest
    assert verify(record, live.game).flaws() == []


async def test_a_match_that_cannot_be_read_leaves_the_machines_of_others_awake(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = [await laid_down(hall, "variants", left_out=3, level="random") for _ in range(3)]
    assert set(asked) <= set(await hall.matches.machines_asked())
    broken, *others = asked

    async def in_this_order() -> list[str]:
        return asked

    monkeypatch.setattr(hall.matches, "machines_asked", in_this_order)
    async with hall.database.write() as connection:
        gone = lines_table.c.match == broken, lines_table.c.sequence == 1
        await connection.execute(update(lines_table).where(*gone).values(body=Packer().pack('["",{}]')))
    await hall._wake_machines()
    for id in others:
        live, table = hall._tables[id], hall._tables[id].table
        assert table is not None
        assert live.machines.are_thinking or table.decision_of("russia") is None
    with pytest.raises(CorruptRecord):
        await hall.table(broken)


async def test_an_offer_is_still_there(hall: Hall) -> None:
    live, _ = await begun(hall, "take_back_offered")
    assert [offer.what for offer in live.offers.shown()] == ["take_back"]
