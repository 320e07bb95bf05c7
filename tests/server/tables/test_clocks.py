"""Deadlines on a server: kept with the match, closed by any worker, the same for everybody. The time is the test's own.

And the person who sits as umpire: what he may do and see, and what nobody else learns of it.
"""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.tables.conftest import GAMES, Client, furnish
from tests.server.tables.test_hush import Hushed
from tests.server.tables.worlds import Clock, assert_same, opened

from honjin.core.event import SPECTATOR, UMPIRE
from honjin.core.record import Answered, read_record
from honjin.core.verify import verify
from honjin.server.bus import LocalBus
from honjin.server.clocks import Clocks
from honjin.server.messages import Declined
from honjin.server.store.database import Database
from honjin.server.store.packing import unpack_all
from honjin.server.store.umpires import UmpireRow
from honjin.server.tables.hall import Chair, Hall
from honjin.umpire.clock import RESPITE

pytestmark = pytest.mark.asyncio

START = datetime(2026, 6, 4, 12, tzinfo=UTC)
DAY = 86400


class Time:
    """What the test says that the time is."""

    def __init__(self) -> None:
        self.at = START

    def __call__(self) -> datetime:
        return self.at

    def after(self, **much: float) -> None:
        self.at += timedelta(**much)


async def a_match(hall: Hall, game: str, clock: int = DAY, umpire: UmpireRow | None = None, **switches: Any) -> str:
    first, second = hall.games[game].sides
    chairs = {first: Chair("togo"), second: Chair("makarov")}
    match = await hall.create(game, switches, chairs, creator="togo", clock=clock, umpire=umpire, wake=False)
    for visitor in ("togo", "makarov"):
        await hall.matches.add_nonce(match, visitor, f"nonce of {visitor}")
    await (await hall.table(match)).wake()
    return match


async def connected(hall: Hall, match: str, *seats: str) -> list[Client]:
    sides = hall.games[(await hall.table(match)).row.game].sides
    holders = {sides[0]: "togo", sides[1]: "makarov", UMPIRE: "guest", SPECTATOR: None}
    return [await Client(hall, match, seat, holders[seat]).open() for seat in seats]


async def lapses(hall: Hall, match: str) -> list[str]:
    """The sides for which somebody else answered, in order."""
    texts, _ = unpack_all(await hall.matches.bodies(match))
    record = read_record("".join(text + "\n" for text in texts))
    return [line.side for line in record.lines if isinstance(line, Answered) and line.lapse is not None]


@pytest.fixture
def now() -> Time:
    return Time()


async def test_a_question_has_its_time_and_the_next_one_has_it_again(new_hall: Any, now: Time) -> None:
    hall = await new_hall(now=now)
    match = await a_match(hall, "storm")
    asked = (await hall.table(match)).table.match.open[0].side
    [player] = await connected(hall, match, asked)
    assert player.now["due"] == (START + timedelta(days=1)).isoformat()
    now.after(hours=5)
    await player.answer(player.options[0])
    assert await hall.matches.due(match) == START + timedelta(days=1, hours=5)


async def test_without_a_clock_there_is_no_deadline(new_hall: Any, now: Time) -> None:
    hall = await new_hall(now=now)
    match = await a_match(hall, "patrol", clock=0)
    [blue] = await connected(hall, match, "blue")
    assert blue.now["due"] is None
    now.after(days=300)
    await Clocks(hall).sweep()
    assert await lapses(hall, match) == []


async def test_when_time_is_up_those_who_sent_nothing_have_the_usual_answer(new_hall: Any, now: Time) -> None:
    hall = await new_hall(now=now)
    match = await a_match(hall, "patrol")
    blue, red = await connected(hall, match, "blue", "red")
    await blue.send({"slip": "Sail", "boat": "bream", "place": "b1"})
    clocks = Clocks(hall)
    now.after(hours=23)
    await clocks.sweep()
    assert await lapses(hall, match) == []
    now.after(hours=1)
    await clocks.sweep()
    assert await lapses(hall, match) == ["red"]
    assert await hall.matches.due(match) == now() + timedelta(days=1), "both have their time for the next step"
    await red.until(lambda: any(told["event"]["event"] == "AnswerLapsed" for told in red.told))
    assert not any(told["event"]["event"] == "AnswerLapsed" for told in blue.told)


async def test_whoever_is_away_is_asked_on_quickly_until_he_is_back(new_hall: Any, now: Time) -> None:
    hall = await new_hall(now=now)
    match = await a_match(hall, "port_arthur")
    live = await hall.table(match)
    assert live.table is not None
    clocks, random, side = Clocks(hall), Random(2), ""
    while live.table.match.open[0].side != side:
        players = {one.seat: one for one in await connected(hall, match, *live.game.sides)}
        player = players[live.table.match.open[0].side]
        await player.answer(random.choice(player.options))
        side = live.table.match.open[0].side
        now.after(days=1)
        await clocks.sweep()
    assert live.due == now() + timedelta(seconds=RESPITE)
    now.after(seconds=RESPITE)
    await clocks.sweep()
    assert (await lapses(hall, match))[-2:] == [side, side]


async def test_a_look_tells_when_the_next_is_worth_while(new_hall: Any, now: Time) -> None:
    hall = await new_hall(now=now)
    await a_match(hall, "patrol", clock=60)
    clocks = Clocks(hall)
    assert await clocks.sweep() == 10
    now.after(seconds=57)
    assert await clocks.sweep() == 3


async def test_a_deadline_survives_a_restart_on_both_databases(database_url: str, now: Time) -> None:
    database = Database(database_url)
    await furnish(database)
    hall = Hall(GAMES, database, now=now)
    await hall.start()
    match = await a_match(hall, "patrol")
    await hall.stop()
    again = Hall(GAMES, database, now=now)
    await again.start()
    try:
        assert (await again.table(match)).due == START + timedelta(days=1)
        now.after(days=2)
        await Clocks(again).sweep()
        assert sorted(await lapses(again, match)) == ["blue", "red"]
    finally:
        await again.stop()
        await database.close()


async def test_two_workers_at_once_close_a_question_once(database_url: str, now: Time) -> None:
    """Both look, over and over, in any order; each step is closed once, and the record is proved."""
    database = Database(database_url)
    await furnish(database)
    bus = None if database.is_postgres else LocalBus()
    halls = [Hall(GAMES, database, bus, now=now) for _ in range(2)]
    for hall in halls:
        await hall.start()
    try:
        match = await a_match(halls[0], "patrol")
        await (await halls[1].table(match)).wake()
        steps = 0
        while not (await halls[0].table(match)).is_over:
            now.after(days=1)
            await asyncio.gather(*(Clocks(hall).sweep() for hall in halls))
            steps += 1
            for hall in halls:
                await (await hall.table(match)).catch_up()
            assert len(await lapses(halls[0], match)) == 2 * steps
        text = await (await halls[1].table(match)).record()
        assert (
            verify(read_record(text), GAMES["patrol"]).verified or not verify(read_record(text), GAMES["patrol"]).failed
        )
    finally:
        for hall in halls:
            await hall.stop()
        await database.close()


async def test_an_answer_in_time_and_the_clock_at_once_leave_one_of_them(new_hall: Any, now: Time) -> None:
    hall = await new_hall(now=now)
    match = await a_match(hall, "storm")
    side = (await hall.table(match)).table.match.open[0].side
    [player] = await connected(hall, match, side)
    now.after(days=1)
    reply, _ = await asyncio.gather(player.answer(player.options[0]), Clocks(hall).sweep())
    assert (reply.get("taken") == 1) == (await lapses(hall, match) == [])


async def test_a_match_against_somebody_long_silent_can_be_claimed(new_hall: Any, now: Time) -> None:
    hall = await new_hall(now=now)
    match = await a_match(hall, "patrol")
    blue, red = await connected(hall, match, "blue", "red")
    assert (await blue.say("claim"))["code"] == "refused"
    clocks = Clocks(hall)
    for _ in range(20):
        if blue.now["claim"]:
            break
        await blue.until(lambda: bool(blue.now["decision"]))
        await blue.send()
        now.after(days=1)
        await clocks.sweep()
    assert not red.now["claim"]
    assert (await blue.say("claim"))["type"] == "reply"
    await red.until(lambda: red.now["over"] is not None)
    assert red.now["over"]["result"] == {"winner": "blue", "how": "claimed"}
    assert await hall.matches.due(match) is None


async def test_the_clock_shows_nothing_of_who_has_sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two worlds with a clock: in one a side has sent its sheet. What the others are sent and get is the same."""
    clock = Clock(monkeypatch)
    worlds: list[Hushed] = []
    for name in ("silent", "sent"):
        async with opened(Hushed, "patrol", {}, clock, tmp_path / name, seconds=DAY) as world:
            worlds.append(world)
            watcher, schemer = world.table.game.sides
            assert world.clients[watcher].now["due"] is not None
            await world.look(1, every=1, long=1)
            if name == "sent":
                clock.pass_time()
                assert (await world.clients[schemer].answer(world.sheet_for(schemer, Random(1)))).get("taken") == 1
            await world.look(2, every=1, long=1)
    silent, sent = worlds
    for viewer in silent.clients:
        if viewer != schemer:
            assert_same(silent.sent[viewer], sent.sent[viewer], viewer)
    assert silent.sent[schemer] != sent.sent[schemer]


# The umpire

CHAIR = UmpireRow("digest")


async def test_he_comes_by_his_invitation_and_is_nobody_who_plays(new_hall: Any, now: Time) -> None:
    hall = await new_hall(now=now)
    match = await a_match(hall, "patrol", umpire=CHAIR)
    for visitor, invitation, code in (("togo", "digest", "not-allowed"), ("guest", "another", "not-yours")):
        with pytest.raises(Declined) as declined:
            await hall.claim_umpire(match, visitor, invitation)
        assert declined.value.code == code
    assert not (await hall.table(match)).may_look(UMPIRE, "guest")
    await hall.claim_umpire(match, "guest", "digest")
    table = await hall.table(match)
    assert table.may_look(UMPIRE, "guest")
    assert not table.may_look(UMPIRE, "togo")
    assert not table.may_look(UMPIRE, None)


async def test_he_sees_everything_and_who_has_sent(new_hall: Any, now: Time) -> None:
    hall = await new_hall(now=now)
    match = await a_match(hall, "patrol", umpire=CHAIR)
    await hall.claim_umpire(match, "guest", "digest")
    blue, red, umpire = await connected(hall, match, "blue", "red", UMPIRE)
    assert umpire.now["decision"] is None
    assert umpire.draft is None
    await blue.send({"slip": "Sail", "boat": "bream", "place": "b1"})
    await umpire.until(lambda: umpire.now["waiting"] == ["red"])
    assert red.now["waiting"] == ["blue", "red"]
    assert umpire.welcome["match"]["umpire"] == {"kind": "human", "name": "Guest", "level": "", "you": True}
    assert red.welcome["match"]["umpire"]["you"] is False


@pytest.mark.parametrize(
    "message",
    [
        {"do": "answer", "at": "1", "options": [{"do": "SendOrders", "slips": []}]},
        {"do": "resign"},
        {"do": "claim"},
        {"do": "undo", "at": "1"},
        {"do": "draft", "at": "1", "slips": []},
        {"do": "chat", "text": "Hello"},
        {"do": "offer", "what": "draw"},
        {"do": "hint"},
    ],
    ids=lambda message: message["do"],
)
async def test_he_changes_nothing_else(new_hall: Any, now: Time, message: dict[str, Any]) -> None:
    hall = await new_hall(now=now)
    match = await a_match(hall, "patrol", umpire=CHAIR)
    await hall.claim_umpire(match, "guest", "digest")
    [umpire] = await connected(hall, match, UMPIRE)
    assert (await umpire.say(**message))["code"] == "not-yours"


async def test_nobody_else_rules(new_hall: Any, now: Time) -> None:
    hall = await new_hall(now=now)
    match = await a_match(hall, "patrol", umpire=CHAIR)
    for client in await connected(hall, match, "blue", SPECTATOR):
        assert (await client.say("rule", what="closed", at=client.now["at"]))["code"] == "not-yours"


async def test_he_speaks_to_one_side_and_the_other_gets_no_byte_of_it(new_hall: Any, now: Time) -> None:
    hall = await new_hall(now=now)
    match = await a_match(hall, "patrol", umpire=CHAIR)
    await hall.claim_umpire(match, "guest", "digest")
    blue, red, umpire, spectator = await connected(hall, match, "blue", "red", UMPIRE, SPECTATOR)
    await red.say("offer", what="draw")
    await blue.until(lambda: bool(blue.now["offers"]))
    before = [len(client.heard) for client in (red, spectator)]
    assert (await umpire.say("rule", what="said", to=["blue"], text="Your sheet is late."))["type"] == "reply"
    await blue.until(lambda: blue.told[-1]["event"].get("text") == "Your sheet is late.")
    assert [len(client.heard) for client in (red, spectator)] == before
    await umpire.say("rule", what="said", to=["blue", "red"], text="Both of you.")
    for client in (blue, red, spectator):
        await client.until(lambda client=client: client.told[-1]["event"].get("text") == "Both of you.")  # type: ignore[misc]
    assert blue.now["offers"], "what was offered stands"
    assert await hall.matches.due(match) == START + timedelta(days=1), "and so does the deadline"


async def test_he_sets_extends_and_lifts_deadlines(new_hall: Any, now: Time) -> None:
    hall = await new_hall(now=now)
    match = await a_match(hall, "patrol", clock=0, umpire=CHAIR)
    await hall.claim_umpire(match, "guest", "digest")
    blue, umpire = await connected(hall, match, "blue", UMPIRE)
    for hours in (1, 2, 0):
        due = (START + timedelta(hours=hours)).isoformat() if hours else None
        at = umpire.now["at"]
        assert (await umpire.say("rule", what="deadline", at=at, seconds=3600 * hours or None))["type"] == "reply"
        await blue.until(lambda due=due: blue.now["due"] == due)  # type: ignore[misc]
        kept = await hall.matches.due(match)
        assert due == (kept.isoformat() if kept else None)
        assert (await umpire.say("rule", what="deadline", at=at, seconds=60))["code"] == "stale"


async def test_he_closes_a_step_with_the_usual_answers(new_hall: Any, now: Time) -> None:
    hall = await new_hall(now=now)
    match = await a_match(hall, "patrol", clock=0, umpire=CHAIR)
    await hall.claim_umpire(match, "guest", "digest")
    blue, umpire = await connected(hall, match, "blue", UMPIRE)
    before = umpire.now["at"]
    await blue.send({"slip": "Sail", "boat": "bream", "place": "b1"})
    await umpire.until(lambda: umpire.now["at"] != before)
    assert (await umpire.say("rule", what="closed", at=before))["code"] == "stale"
    assert (await umpire.say("rule", what="closed", at=umpire.now["at"]))["type"] == "reply"
    assert await lapses(hall, match) == ["red"]
    await blue.until(lambda: any(told["event"]["event"] == "StepClosed" for told in blue.told))


async def test_his_presence_tells_nobody_anything(new_hall: Any, now: Time) -> None:
    hall = await new_hall(now=now)
    match = await a_match(hall, "patrol", umpire=CHAIR)
    await hall.claim_umpire(match, "guest", "digest")
    blue, spectator = await connected(hall, match, "blue", SPECTATOR)
    before = [len(client.heard) for client in (blue, spectator)]
    [umpire] = await connected(hall, match, UMPIRE)
    await umpire.say("ping")
    await umpire.leave()
    assert [len(client.heard) for client in (blue, spectator)] == before


async def test_a_rematch_has_the_same_clock_and_the_same_umpire(new_hall: Any, now: Time) -> None:
    hall = await new_hall(now=now)
    match = await a_match(hall, "patrol", umpire=CHAIR)
    await hall.claim_umpire(match, "guest", "digest")
    row = await hall.matches.find(await hall.rematch((await hall.table(match)).row))
    assert row is not None
    assert row.clock == DAY
    assert row.has_umpire("guest")


async def test_the_record_names_the_clock_and_him(new_hall: Any, now: Time) -> None:
    hall = await new_hall(now=now)
    match = await a_match(hall, "patrol", umpire=CHAIR)
    await hall.claim_umpire(match, "guest", "digest")
    blue, umpire = await connected(hall, match, "blue", UMPIRE)
    await umpire.say("rule", what="said", text="Good luck.")
    await blue.say("resign")
    text = await (await hall.table(match)).record()
    assert msgspec.json.decode(text.splitlines()[0])[1]["clock"] == DAY
    assert '"line":"umpire","name":"Guest","what":"said","text":"Good luck."' in text
