"""Making matches, sitting down, offers, rematches; two halls at one match; nothing told that was not written."""

from __future__ import annotations

import asyncio
import threading

import pytest
from sqlalchemy import text
from tests.patience import SECONDS
from tests.server.tables.conftest import Client, NewHall, furnish, two_players

from honjin.core.dice import commitment_of
from honjin.core.errors import UnknownChoice
from honjin.core.event import SPECTATOR
from honjin.core.record import read_record
from honjin.core.verify import verify
from honjin.server.bus import LocalBus, Signal
from honjin.server.messages import Declined
from honjin.server.postgres_bus import PostgresBus
from honjin.server.store.database import Database
from honjin.server.store.ledger import Append
from honjin.server.tables.hall import Chair, Hall, digest_of
from honjin.umpire.table import Table

pytestmark = pytest.mark.asyncio


CUT_OFF = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND (query LIKE 'LISTEN%' OR query LIKE '%pg_notify%' OR query LIKE 'COMMIT%')
        AND pid <> pg_backend_pid()
"""


async def test_a_match_begins_when_everybody_has_sat_down(hall: Hall) -> None:
    chairs = {"japan": Chair("togo"), "russia": Chair(invitation=digest_of("token"))}
    match = await hall.create("port_arthur", {"mines": True}, chairs, creator="togo")
    japan = await Client(hall, match, "japan", "togo").open()
    assert japan.now["decision"] is None
    assert japan.scene["counters"]
    assert japan.welcome["match"]["seats"]["russia"]["kind"] == "open"
    commitment = japan.welcome["match"]["commitment"]
    with pytest.raises(Declined, match="not-yours"):
        await hall.claim(match, "guest")
    with pytest.raises(Declined, match="not-allowed"):
        await (await hall.table(match)).seat("japan").answer("0.0.0", [{"do": "Pass"}])
    tries = await asyncio.gather(
        *(hall.claim(match, visitor, invitation=digest_of("token")) for visitor in ("makarov", "guest")),
        return_exceptions=True,
    )
    assert sorted(str(one) for one in tries) == ["russia", "stale"]
    winner = "makarov" if tries[0] == "russia" else "guest"
    await japan.until(lambda: japan.welcome["match"]["seats"]["russia"]["kind"] == "human")
    assert japan.now["decision"] is None, "nobody has added to the dice for Russia"
    for visitor, said, code in (
        (winner, "0" * 64, "stale"),
        ("nobody", commitment, "not-yours"),
        ("togo", commitment, "stale"),
    ):
        with pytest.raises(Declined, match=code):
            await hall.add_nonce(match, visitor, said, "something else")
    await hall.add_nonce(match, winner, commitment, "nonce of Russia")
    await japan.until(lambda: japan.now["decision"] is not None)
    seats = japan.welcome["match"]["seats"]
    assert seats["japan"] == {"kind": "human", "name": "Togo", "level": "", "you": True}
    assert (seats["russia"]["kind"], seats["russia"]["you"]) == ("human", False)
    assert japan.welcome["match"]["nonces"] == {"japan": "nonce of togo", "russia": "nonce of Russia"}
    row = await hall.matches.find(match)
    assert row is not None
    assert commitment_of(row.secret) == commitment == row.commitment
    assert row.secret.hex() not in "".join(japan.heard)


async def test_what_does_not_exist_cannot_be_made(hall: Hall) -> None:
    chairs = {"japan": Chair("togo"), "russia": Chair(level="genius")}
    with pytest.raises(UnknownChoice):
        await hall.create("port_arthur", {}, chairs)
    with pytest.raises(UnknownChoice):
        await hall.create("go", {}, chairs)
    with pytest.raises(Declined, match="no-such-thing"):
        await hall.table("nowhere")


async def play_until_the_other_is_asked(japan: Client) -> None:
    while "japan" in japan.now["waiting"]:
        await japan.answer({"do": "EndSortie"} if {"do": "EndSortie"} in japan.options else japan.options[0])


async def test_take_back_draw_and_rematch(hall: Hall) -> None:
    japan, russia = await two_players(hall, "port_arthur")
    await play_until_the_other_is_asked(japan)
    await russia.until(lambda: russia.now["decision"] is not None)
    assert japan.now["take_back"] is True
    assert "yes" not in await japan.say("offer", what="take_back")
    await russia.until(lambda: russia.now["offers"] == [{"what": "take_back", "side": "japan"}])
    assert (await japan.say("reply", what="take_back", yes=True))["code"] == "not-yours"
    assert (await russia.say("reply", what="take_back", yes=True))["type"] == "reply"
    await japan.until(lambda: japan.now["waiting"] == ["japan"] and not japan.now["offers"])
    assert japan.told[-1]["event"]["event"] == "AnswersTakenBack"
    assert (await russia.say("ping"))["type"] == "reply"
    assert russia.told[-1]["event"]["event"] == "AnswersTakenBack"
    # An offer lapses when play goes on, and everybody sees that it does.
    await russia.say("offer", what="draw")
    await japan.until(lambda: bool(japan.now["offers"]))
    await play_until_the_other_is_asked(japan)
    await russia.until(lambda: not russia.now["offers"])
    assert (await japan.say("reply", what="draw", yes=True))["code"] == "stale"
    await russia.say("offer", what="draw")
    await japan.say("reply", what="draw", yes=False)
    await russia.until(lambda: not russia.now["offers"])
    await russia.say("offer", what="draw")
    await japan.say("reply", what="draw", yes=True)
    await russia.until(lambda: russia.now["over"] is not None)
    assert russia.now["over"]["result"]["winner"] is None
    assert (await russia.say("resign"))["code"] == "over"
    await russia.say("offer", what="rematch")
    await japan.say("reply", what="rematch", yes=True)
    await russia.until(lambda: bool(russia.now["offers"]) and "match" in russia.now["offers"][0])
    again = await hall.matches.find(russia.now["offers"][0]["match"])
    assert again is not None
    assert (again.seats["japan"].visitor, again.seats["russia"].visitor) == ("makarov", "togo")
    record = read_record(await (await hall.table(japan.match)).record())
    assert verify(record, hall.games["port_arthur"]).verified


async def test_the_record_is_secret_until_the_end(hall: Hall) -> None:
    japan, _ = await two_players(hall, "port_arthur")
    live = await hall.table(japan.match)
    with pytest.raises(Declined, match="not-allowed"):
        await live.record()
    await japan.say("resign")
    assert read_record(await live.record()).ended() is not None
    assert [row.id for row in await hall.matches.listed("finished", "makarov")] == [japan.match]


async def test_hot_seat(hall: Hall) -> None:
    chairs = {"japan": Chair("togo"), "russia": Chair("togo")}
    match = await hall.create("port_arthur", {"fog_of_war": True}, chairs, creator="togo", hotseat=True)
    japan = await Client(hall, match, "japan", "togo").open()
    await Client(hall, match, "russia", "togo").open()
    assert all(seat["you"] for seat in japan.welcome["match"]["seats"].values())
    assert (await japan.say("offer", what="draw"))["yes"] is True
    assert japan.now["over"]["result"]["winner"] is None


async def test_a_plan_has_its_own_orders_only(hall: Hall) -> None:
    """What was answered before it, and can still be taken back, is no order of the sortie."""
    clients = await two_players(hall, "port_arthur")
    nothing = ("EndSortie", "Pass", "KeepInitiative", "NoBlockade")
    while dict(clients[0].now["crumbs"])["Turn"]["turn"] == 1:
        for client in clients:
            if client.now["decision"]:
                asked = client.options
                await client.answer(next((option for option in asked if option["do"] in nothing), asked[0]))
    japan = next(client for client in clients if client.now["decision"])
    assert (japan.now["decision"]["ask"], japan.now["undo"], japan.now["plan"]) == ("sortie", True, [])
    await japan.answer(japan.options[0])
    assert len(japan.now["plan"]) == 1


async def test_two_at_one_screen_look_away_only_where_something_is_secret(hall: Hall) -> None:
    async def begun(game: str, **switches: bool) -> Client:
        sides = hall.games[game].sides
        chairs = dict.fromkeys(sides, Chair("togo"))
        match = await hall.create(game, switches, chairs, creator="togo", hotseat=True)
        first, _ = [await Client(hall, match, side, "togo").open() for side in sides]
        return first

    storm, sealed = await begun("storm"), await begun("midway")
    assert (storm.now["secret"], sealed.now["secret"]) == (False, True)
    # Orders of a sortie are private, but open before anybody else decides; with fog of war much is hidden for long.
    for fog in (False, True):
        japan = await begun("port_arthur", fog_of_war=fog)
        russia = await Client(hall, japan.match, "russia", "togo").open()
        assert (japan.now["decision"]["private"], japan.now["secret"]) == (True, fog)
        for side in (japan, russia):
            await side.answer(side.options[-1])
        seen = japan if japan.now["decision"] else russia
        assert (seen.now["decision"]["private"], seen.now["secret"]) == (False, fog)
    # Both armies of RAN form up at once, each on a sheet of its own; from then on all lies open.
    amako = await begun("ran.nunobeyama")
    mori = await Client(hall, amako.match, "mori", "togo").open()
    for side in (amako, mori):
        assert side.now["secret"]
        await side.answer({"do": side.now["decision"]["form"]["sends"], "slips": []})
    assert not amako.now["secret"]
    apart, _ = await two_players(hall, "midway")
    assert not apart.now["secret"]


async def test_idle_tables_are_dropped_and_read_again_at_the_same_decision(new_hall: NewHall) -> None:
    hall = await new_hall(idle_seconds=0, sweep_seconds=0.02)
    japan, russia = await two_players(hall, "port_arthur")
    await japan.answer(japan.options[0])
    now, told, scene = japan.now, japan.told, japan.scene
    await japan.leave()
    await russia.leave()
    async with asyncio.timeout(SECONDS):
        while hall.live_count:
            await asyncio.sleep(0.02)
    again = await Client(hall, japan.match, "japan", "togo").open()
    assert (again.now["decision"], again.now["plan"]) == (now["decision"], now["plan"])
    assert (again.told, again.scene) == (told, scene)


async def test_of_two_halls_one_wins_and_the_other_reads_what_was_written(new_hall: NewHall) -> None:
    here, there = await new_hall(), await new_hall()  # each with a bus of its own: neither hears of the other
    japan, _ = await two_players(here, "port_arthur")
    tab = await Client(there, japan.match, "japan", "togo").open()
    at, first, second = japan.now["decision"]["at"], japan.options[0], japan.options[1]
    replies = await asyncio.gather(japan.answer(first, at=at), tab.answer(second, at=at))
    assert sorted(reply["type"] for reply in replies) == ["error", "reply"]
    loser = tab if replies[1]["type"] == "error" else japan
    assert next(reply for reply in replies if reply["type"] == "error")["code"] == "stale"
    await loser.until(lambda: len(loser.now["plan"]) == 1)
    assert japan.now["plan"] == tab.now["plan"]
    assert len(await here.matches.bodies(japan.match)) == 3


async def test_halls_follow_each_other(new_hall: NewHall) -> None:
    bus = LocalBus()
    here, there = await new_hall(bus), await new_hall(bus)
    await follow_each_other(here, there)


class Unheard(LocalBus):
    """A bus of several workers whose signals are all still on their way."""

    rides_on_commits = True

    def publish(self, signal: Signal) -> None:
        pass


async def test_whoever_another_worker_has_seated_is_let_in_before_its_word_has_come(new_hall: NewHall) -> None:
    here, there = await new_hall(Unheard()), await new_hall(Unheard())
    match = await here.create("port_arthur", {}, {"japan": Chair("togo"), "russia": Chair()}, creator="togo")
    table = await there.table(match)
    assert not await table.lets_in("russia", "makarov")
    assert await here.claim(match, "makarov") == "russia"
    assert not table.may_look("russia", "makarov")
    assert await table.lets_in("russia", "makarov")
    assert not await table.lets_in("russia", "guest")


async def test_halls_follow_each_other_on_postgresql(new_hall: NewHall, postgres_url: str) -> None:
    databases = [Database(postgres_url) for _ in range(2)]
    await furnish(databases[0])
    here, there = [await new_hall(on=database) for database in databases]
    assert isinstance(here.bus, PostgresBus)
    await follow_each_other(here, there)
    japan, _ = await two_players(here, "port_arthur")
    tab = await Client(there, japan.match, "japan", "togo").open()
    async with databases[0].read() as connection:
        await connection.execute(text(CUT_OFF))  # bus and writer of both
    # Every connection goes, the next ones of the pool too: as long as the writer finds none, players are asked to wait.
    while (await japan.answer(japan.options[0])).get("code") == "busy":
        await asyncio.sleep(0.05)
    await tab.until(lambda: len(tab.now["plan"]) == 1)
    await japan.answer(japan.options[0])
    await tab.until(lambda: len(tab.now["plan"]) == 2)
    for hall in (here, there):
        await hall.stop()
    for database in databases:
        await database.close()


async def follow_each_other(here: Hall, there: Hall) -> None:
    japan, _ = await two_players(here, "port_arthur")
    russia = await Client(there, japan.match, "russia", "makarov").open()
    onlooker = await Client(there, japan.match, SPECTATOR, None).open()
    await russia.until(lambda: russia.now["online"] == ["japan", "russia"])
    for _ in range(3):
        await japan.answer(japan.options[0])
    await japan.answer({"do": "EndSortie"})
    await russia.until(lambda: russia.now["decision"] is not None)
    assert (await russia.answer(russia.options[0]))["taken"] == 1
    await onlooker.until(lambda: len(onlooker.told) > 1)
    await russia.say("chat", text="Good morning")
    await japan.until(lambda: any("Good morning" in text for text in japan.heard))
    await russia.say("offer", what="draw")
    await japan.until(lambda: bool(japan.now["offers"]))
    await japan.say("reply", what="draw", yes=True)
    await onlooker.until(lambda: onlooker.now["over"] is not None)
    await russia.until(lambda: russia.now["over"] is not None)


async def test_nobody_hears_of_what_was_not_written(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    japan, russia = await two_players(hall, "port_arthur")
    heard, now, append = len(russia.heard), japan.now, hall.ledger.append

    def fail(entry: Append) -> asyncio.Future[bool]:
        future = asyncio.get_running_loop().create_future()
        future.set_exception(OSError("disk full"))
        return future

    monkeypatch.setattr(hall.ledger, "append", fail)
    assert (await japan.answer(japan.options[0]))["code"] == "busy"
    monkeypatch.setattr(hall.ledger, "append", append)
    await japan.say("why", touch=["zone-tsushima"])
    assert (japan.now["plan"], japan.now["decision"]) == ([], now["decision"])
    assert all('"told":[]' in text or '"welcome"' in text for text in russia.heard[heard:])
    assert (await japan.answer(japan.options[0]))["taken"] == 1


async def test_what_plays_a_record_again_leaves_the_event_loop(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """A take-back of a long match would hold up all the other tables."""
    threads: list[threading.Thread] = []
    take_back = Table.take_back

    def watched(table: Table, side: str, agreed_by: str) -> None:
        threads.append(threading.current_thread())
        take_back(table, side, agreed_by)

    monkeypatch.setattr(Table, "take_back", watched)
    japan, russia = await two_players(hall, "port_arthur")
    await play_until_the_other_is_asked(japan)
    await japan.say("offer", what="take_back")
    await russia.until(lambda: bool(russia.now["offers"]))
    assert (await russia.say("reply", what="take_back", yes=True))["type"] == "reply"
    await japan.until(lambda: japan.now["waiting"] == ["japan"])
    assert [thread is threading.main_thread() for thread in threads] == [False]
