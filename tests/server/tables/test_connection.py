"""A seat's connection: nonsense gets a typed error and changes nothing; a lost one resumes; a slow reader is let go."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from tests.server.tables.conftest import Client, NewHall, two_players

from honjin.core.event import SPECTATOR
from honjin.core.game import OddsTable
from honjin.server.messages import Pace
from honjin.server.settings import Bucket, Limits
from honjin.server.socket import MOST_THINKING, MOST_WAITING, NOT_YOURS, TOO_FAST, TOO_SLOW
from honjin.server.tables.hall import Hall

pytestmark = pytest.mark.asyncio


@pytest.mark.attack
async def test_what_is_wrong_gets_a_typed_error_and_changes_nothing(hall: Hall) -> None:
    japan, russia = await two_players(hall, "port_arthur")
    live = await hall.table(japan.match)
    assert live.table is not None
    lines, now = live.table.lines, japan.now
    for text in ("", "nonsense", "[]", "{}", '{"do":"conquer"}', '{"do":"answer"}', '{"do":"undo","at":1}', "[" * 9000):
        japan.say_raw(text)
        assert await japan.error() == "malformed", text
    japan.say_raw(b"\xff\xfe")
    assert await japan.error() == "malformed"
    japan.say_raw('{"do":"chat","text":"' + "a" * 17_000 + '"}')
    assert await japan.error() == "too-big"
    assert (await japan.say("chat", text="b" * 501))["code"] == "malformed"
    assert (await japan.say("answer", at="9.9.9", options=[japan.options[0]]))["code"] == "stale"
    refused = await japan.answer({"do": "Land", "box": "yalu"})
    assert (refused["code"], refused["taken"], bool(refused["refusal"]["why"])) == ("refused", 0, True)
    assert (await japan.answer({"do": "NoSuchThing"}))["code"] == "refused"
    at = live.table.stamp("russia")
    assert (await russia.say("answer", at=at, options=[japan.options[0]]))["refusal"]["why"] == "not-your-decision"
    assert (await japan.say("undo", at=japan.now["decision"]["at"]))["code"] == "not-allowed"
    assert (await japan.say("reply", what="draw", yes=True))["code"] == "stale"
    assert (await japan.say("offer", what="rematch"))["code"] == "not-allowed"
    onlooker = await Client(hall, japan.match, SPECTATOR, None).open()
    assert (await onlooker.say("resign"))["code"] == "not-yours"
    thief = await Client(hall, japan.match, "japan", "makarov").open()
    assert (thief.closed, thief.heard) == (NOT_YOURS, [])
    assert (live.table.lines, japan.now) == (lines, now)


@pytest.mark.attack
async def test_a_replayed_answer_is_stale(hall: Hall) -> None:
    japan, _ = await two_players(hall, "port_arthur")
    at, order = japan.now["decision"]["at"], japan.options[0]
    assert (await japan.answer(order, at=at))["taken"] == 1
    assert (await japan.answer(order, at=at))["code"] == "stale"


async def test_the_first_refusal_stops_a_list_and_what_was_taken_stands(hall: Hall) -> None:
    japan, _ = await two_players(hall, "port_arthur")
    order = japan.options[0]
    reply = await japan.answer(order, order, {"do": "EndSortie"})
    assert (reply["code"], reply["taken"]) == ("refused", 1)
    assert len(japan.now["plan"]) == 1


async def test_why(hall: Hall) -> None:
    japan, _ = await two_players(hall, "port_arthur")
    things = japan.now["decision"]["options"][0]["touch"]
    assert (await japan.say("why", touch=things))["allowed"] is True
    reply = await japan.say("why", touch=["ship-tsesarevitch"])
    assert reply["allowed"] is False
    assert 1 <= len(reply["refusals"]) <= 3
    assert "not-now" not in [one["why"] for one in reply["refusals"]]
    assert (await japan.say("why", touch=["ship-titanic"]))["code"] == "no-such-thing"
    assert (await japan.say("why", option={"do": "Pass"}))["allowed"] is False


async def test_too_many_messages(hall: Hall) -> None:
    japan, _ = await two_players(hall, "port_arthur")
    hasty = await Client(hall, japan.match, "japan", "togo").open(pace=Pace(1e-6, 3))
    assert [(await hasty.say("ping")).get("code") for _ in range(5)] == [None, None, None, "too-fast", "too-fast"]
    hasty.say_raw("nonsense")
    assert await hasty.error() == "too-fast"
    for _ in range(200):
        hasty.say_raw('{"do":"ping"}')
    await hasty.until(lambda: hasty.closed is not None)
    assert hasty.closed == TOO_FAST


async def test_what_takes_thought_comes_in_turn_and_holds_up_nothing_else(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    japan, _ = await two_players(hall, "port_arthur")
    thought = asyncio.Event()
    begun: list[str] = []

    async def think(side: str, slips: object) -> tuple[OddsTable, ...]:
        begun.append(side)
        await thought.wait()
        return ()

    monkeypatch.setattr((await hall.table(japan.match)).machines, "odds", think)
    *asked, one_too_many = [asyncio.create_task(japan.say("odds")) for _ in range(MOST_THINKING + 1)]
    assert (await one_too_many)["code"] == "busy"
    assert (await japan.say("ping"))["type"] == "reply"
    assert begun == ["japan"]
    thought.set()
    assert [reply["type"] for reply in await asyncio.gather(*asked)] == ["reply"] * MOST_THINKING


async def test_a_lost_line_resumes_where_it_was(hall: Hall) -> None:
    japan, russia = await two_players(hall, "port_arthur")
    await japan.answer(japan.options[0])
    known, epoch = list(japan.told), japan.epoch
    await japan.leave()
    await russia.until(lambda: russia.now["online"] == ["russia"])
    other = await Client(hall, japan.match, "japan", "togo").open()
    await other.answer(other.options[0])
    again = Client(hall, japan.match, "japan", "togo")
    again.told = known
    await again.open(since=len(known), epoch=epoch)
    assert again.welcome["since"] == len(known)
    assert again.told == other.told
    # After an undo the numbers of the old epoch mean nothing.
    await other.say("undo", at=other.now["decision"]["at"])
    late = await Client(hall, japan.match, "japan", "togo").open(since=len(other.told) + 1, epoch=epoch)
    assert (late.welcome["since"], late.told) == (0, other.told)
    assert again.told == other.told


async def test_several_tabs_get_the_same(hall: Hall) -> None:
    japan, _ = await two_players(hall, "port_arthur")
    tab = await Client(hall, japan.match, "japan", "togo").open()
    await japan.answer(japan.options[0])
    await tab.until(lambda: len(tab.told) == len(japan.told))
    await tab.say("ping")
    assert (tab.scene, tab.now) == (japan.scene, japan.now)


async def test_a_slow_reader_loses_its_line_and_holds_up_nobody(new_hall: NewHall) -> None:
    talkative = Bucket(1000, 1)
    hall = await new_hall(limits=Limits(chat=talkative, chat_match=talkative))
    japan, _ = await two_players(hall, "port_arthur")
    sleeper = await Client(hall, japan.match, SPECTATOR, "guest").open()
    sleeper.reads.clear()
    live = await hall.table(japan.match)
    for number in range(MOST_WAITING + 5):
        await live.seat("japan").say(japan.visitor, f"{number}")
    sleeper.reads.set()
    await sleeper.until(lambda: sleeper.closed is not None)
    assert sleeper.closed == TOO_SLOW
    back = await Client(hall, japan.match, SPECTATOR, "guest").open()
    assert len(back.welcome["chat"]) == 200


async def test_chat_goes_to_everybody_and_onlookers_are_silent(hall: Hall) -> None:
    japan, russia = await two_players(hall, "port_arthur")
    onlooker = await Client(hall, japan.match, SPECTATOR, "guest").open()
    assert (await onlooker.say("chat", text="Banzai"))["code"] == "not-yours"
    await japan.say("chat", text=" <b>Well\n met</b> ")
    await russia.until(lambda: any('"chat"' in text for text in russia.heard))
    chat = next(m["chat"] for m in map(msgspec.json.decode, russia.heard) if m["type"] == "chat")
    assert (chat["side"], chat["name"], chat["text"]) == ("japan", "Togo", "<b>Well met</b>")


async def test_chat_has_its_own_pace_and_no_control_characters(hall: Hall) -> None:
    japan, _ = await two_players(hall, "port_arthur")
    assert (await japan.say("chat", text="a\0b"))["code"] == "malformed"
    codes = [(await japan.say("chat", text=f"line {number}")).get("code") for number in range(14)]
    assert codes[:10] == [None] * 10
    assert "too-fast" in codes[10:]
    assert (await japan.say("ping"))["type"] == "reply"


async def test_seen_is_kept(hall: Hall) -> None:
    japan, _ = await two_players(hall, "port_arthur")
    await japan.answer(japan.options[0])
    await japan.say("seen")
    row = await hall.matches.find(japan.match)
    assert row is not None
    assert row.seats["japan"].seen == len(japan.told) > 0
    again = await Client(hall, japan.match, "japan", "togo").open()
    assert again.welcome["seen"] == len(japan.told)


async def test_whoever_leaves_in_the_middle_of_an_answer_has_given_it(hall: Hall) -> None:
    japan, _ = await two_players(hall, "port_arthur")
    live = await hall.table(japan.match)
    giving = asyncio.create_task(live.seat("japan").answer(japan.now["decision"]["at"], [japan.options[0]]))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    giving.cancel()
    await asyncio.gather(giving, return_exceptions=True)
    await japan.until(lambda: len(japan.now["plan"]) == 1)
    assert len(await hall.matches.bodies(japan.match)) == 3
