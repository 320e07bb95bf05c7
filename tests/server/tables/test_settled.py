"""Standing answers on the wire: settled by one side, seen on its devices alone, given as if by a quick hand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.patience import SECONDS
from tests.server.tables.conftest import Client, NewHall, two_players
from tests.server.tables.worlds import Clock, World, assert_same, opened

from honjin.core.event import SPECTATOR
from honjin.server.bus import LocalBus
from honjin.server.tables.hall import Chair, Hall

pytestmark = pytest.mark.asyncio

YIELD = {"ask": "reply", "do": "Yield"}
YIELD_THIS_ROUND = {**YIELD, "span": "round"}


class Hand:
    """A quick hand that moves when it is told to."""

    def __init__(self) -> None:
        self.waits = 0
        self._may_move = asyncio.Semaphore(0)
        self._changed = asyncio.Condition()

    async def linger(self) -> None:
        async with self._changed:
            self.waits += 1
            self._changed.notify_all()
        await self._may_move.acquire()

    def move(self) -> None:
        self._may_move.release()

    async def until_it_waits(self, times: int) -> None:
        async with self._changed:
            await asyncio.wait_for(self._changed.wait_for(lambda: self.waits >= times), SECONDS)


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The same dice in every run."""
    return Clock(monkeypatch)


async def at_once() -> None:
    """A hand as quick as that."""


def asked(client: Client, ask: str = "") -> bool:
    decision = client.now["decision"]
    return decision is not None and (not ask or decision["ask"] == ask)


KEEN = ("Ready", "Yield")


def keen(options: list[dict[str, Any]]) -> dict[str, Any]:
    """A full guard, forward, and no counters: there is always a next strike, and a guard that could answer it."""
    return next((one for one in options if one["do"] in KEEN or one.get("stance") == "advance"), options[0])


async def play(players: tuple[Client, Client], until: Callable[[Client], bool]) -> Client:
    """Both play on until one of them sees what is wanted."""
    while True:
        for player in players:
            await player.until(lambda: any(one.now["over"] or asked(one) for one in players))
            assert player.now["over"] is None, "the duel was over too soon"
            if until(player):
                return player
            if asked(player, "reply") and player.settled:
                await player.until(lambda player=player: not asked(player, "reply"))  # type: ignore[misc]
            elif asked(player):
                now = player.now
                assert (await player.answer(keen(player.options)))["taken"] == 1
                await player.until(lambda player=player, now=now: player.now is not now)  # type: ignore[misc]


async def first_reply(hall: Hall) -> tuple[Client, Client]:
    """The side that can reply, and the other."""
    players = await two_players(hall, "ford")
    replies = await play(players, lambda client: asked(client, "reply"))
    return replies, next(one for one in players if one is not replies)


async def next_strike(replies: Client, strikes: Client) -> int:
    """Play on until the other side strikes; how much it had been told before."""
    await play((strikes, replies), lambda client: client is strikes and asked(client, "strike"))
    before = len(strikes.told)
    assert (await strikes.answer(strikes.options[0]))["taken"] == 1
    return before


async def stands(strikes: Client, before: int) -> None:
    """Wait until it is let stand."""
    await strikes.until(lambda: any(one["event"]["event"] == "CardSettled" for one in strikes.told[before:]))


# Settling


async def test_a_question_says_what_can_be_settled_and_settling_it_answers_it(new_hall: NewHall) -> None:
    hall = await new_hall(linger=at_once)
    replies, strikes = await first_reply(hall)
    assert replies.now["decision"]["settle"] == [YIELD_THIS_ROUND, YIELD]
    assert (await replies.say("settle", at=replies.now["at"], answer=YIELD))["type"] == "reply"
    await replies.until(lambda: not asked(replies, "reply"))
    assert replies.settled == [YIELD]
    await stands(strikes, await next_strike(replies, strikes))


async def test_it_is_shown_on_every_device_of_its_side_and_can_be_taken_back_there(new_hall: NewHall) -> None:
    hall = await new_hall(linger=at_once)
    replies, strikes = await first_reply(hall)
    phone = await Client(hall, replies.match, replies.seat, replies.visitor).open()
    await replies.say("settle", at=replies.now["at"], answer=YIELD)
    await phone.until(lambda: phone.settled == [YIELD])
    later = await Client(hall, replies.match, replies.seat, replies.visitor).open()
    assert later.welcome["settled"] == [YIELD]
    await later.say("unsettle", answer=YIELD)
    for device in (replies, phone):
        await device.until(lambda device=device: device.settled == [])  # type: ignore[misc]
    await next_strike(replies, strikes)
    await replies.until(lambda: asked(replies, "reply"))


async def test_when_its_span_is_over_its_side_is_told(new_hall: NewHall) -> None:
    hall = await new_hall(linger=at_once)
    replies, strikes = await first_reply(hall)
    await replies.say("settle", at=replies.now["at"], answer=YIELD_THIS_ROUND)
    await replies.until(lambda: replies.settled == [YIELD_THIS_ROUND])
    await play((strikes, replies), lambda client: asked(client, "guard"))
    await replies.until(lambda: replies.settled == [])


async def test_what_is_not_offered_is_refused_and_what_comes_late_is_stale(hall: Hall) -> None:
    replies, strikes = await first_reply(hall)
    at = replies.now["at"]
    reply = await replies.say("settle", at=at, answer={"ask": "reply", "do": "Counter"})
    assert (reply["code"], reply["refusal"]["why"]) == ("refused", "not-offered")
    assert (await replies.say("settle", at=at, answer={"ask": "reply", "fly": True}))["code"] == "malformed"
    assert (await strikes.say("settle", at=strikes.now["at"], answer=YIELD))["code"] == "refused"
    onlooker = await Client(hall, replies.match, SPECTATOR, "guest").open()
    assert (await onlooker.say("settle", at="", answer=YIELD))["code"] == "not-yours"
    assert (await onlooker.say("unsettle", answer=YIELD))["code"] == "not-yours"
    await replies.answer({"do": "Yield"})
    assert (await replies.say("settle", at=at, answer=YIELD))["code"] == "stale"
    assert replies.settled == []


async def test_what_cannot_be_kept_is_not_settled(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    replies, _ = await first_reply(hall)

    async def fail(*_: Any) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(hall.settled, "write", fail)
    assert (await replies.say("settle", at=replies.now["at"], answer=YIELD))["code"] == "busy"
    assert replies.settled == []
    assert asked(replies, "reply")


# How the answer comes


async def test_among_people_it_comes_as_if_by_a_quick_hand_that_can_still_be_held(new_hall: NewHall) -> None:
    hand = Hand()
    hall = await new_hall(linger=hand.linger)
    replies, strikes = await first_reply(hall)
    await replies.say("settle", at=replies.now["at"], answer=YIELD)
    assert hand.waits == 0, "whoever settles has just answered by hand"
    await next_strike(replies, strikes)
    await hand.until_it_waits(1)
    await replies.until(lambda: asked(replies, "reply"))
    assert strikes.now["waiting"] == [replies.seat]
    await replies.say("unsettle", answer=YIELD)
    hand.move()
    await replies.say("ping")
    assert asked(replies, "reply"), "its player has changed his mind"
    assert (await replies.answer({"do": "Yield"}))["taken"] == 1


async def test_against_a_machine_or_oneself_nothing_waits(new_hall: NewHall) -> None:
    """A hand that never moves would stop the match."""
    hall = await new_hall(linger=Hand().linger)
    first, second = hall.games["ford"].sides
    match = await hall.create("ford", {}, dict.fromkeys((first, second), Chair("togo")), creator="togo", hotseat=True)
    players = await Client(hall, match, first, "togo").open(), await Client(hall, match, second, "togo").open()
    replies = await play(players, lambda client: asked(client, "reply"))
    strikes = next(one for one in players if one is not replies)
    await replies.say("settle", at=replies.now["at"], answer=YIELD)
    await stands(strikes, await next_strike(replies, strikes))


async def test_after_a_restart_what_was_settled_is_still_answered(new_hall: NewHall) -> None:
    """The server stops between question and answer, while its player is away."""
    hand = Hand()
    first = await new_hall(linger=hand.linger)
    replies, strikes = await first_reply(first)
    await replies.say("settle", at=replies.now["at"], answer=YIELD)
    before = await next_strike(replies, strikes)
    await hand.until_it_waits(1)
    await first.stop()
    second = await new_hall(linger=at_once)
    strikes = await Client(second, strikes.match, strikes.seat, strikes.visitor).open()
    await stands(strikes, before)
    replies = await Client(second, replies.match, replies.seat, replies.visitor).open()
    assert replies.welcome["settled"] == [YIELD]
    assert not asked(replies, "reply")


async def test_another_worker_hears_of_it_and_answers(new_hall: NewHall) -> None:
    bus = LocalBus()
    here, there = await new_hall(bus, linger=at_once), await new_hall(bus, linger=at_once)
    replies, strikes = await first_reply(here)
    phone = await Client(there, replies.match, replies.seat, replies.visitor).open()
    other = await Client(there, strikes.match, strikes.seat, strikes.visitor).open()
    await replies.say("settle", at=replies.now["at"], answer=YIELD)
    await phone.until(lambda: phone.settled == [YIELD])
    await stands(other, await next_strike(phone, other))
    assert strikes.settled == other.settled == []


async def test_whoever_takes_back_his_answer_is_asked_though_it_is_settled(new_hall: NewHall) -> None:
    hall = await new_hall(linger=at_once)
    replies, strikes = await first_reply(hall)
    await replies.say("settle", at=replies.now["at"], answer=YIELD)
    await replies.until(lambda: not asked(replies, "reply"))
    await replies.say("offer", what="take_back")
    await strikes.until(lambda: bool(strikes.now["offers"]))
    assert (await strikes.say("reply", what="take_back", yes=True))["type"] == "reply"
    await replies.until(lambda: asked(replies, "reply"))
    await replies.say("ping")
    assert asked(replies, "reply")


# Nobody can tell


async def test_nobody_else_is_sent_a_byte_of_it(new_hall: NewHall) -> None:
    hall = await new_hall(linger=at_once)
    replies, strikes = await first_reply(hall)
    onlooker = await Client(hall, replies.match, SPECTATOR, "guest").open()
    await replies.say("settle", at=replies.now["at"], answer=YIELD)
    await stands(strikes, await next_strike(replies, strikes))
    for client in (strikes, onlooker):
        await client.say("ping")
        kinds = [msgspec.json.decode(text)["type"] for text in client.heard]
        assert "settled" not in kinds
        assert client.settled == []


async def reply_in_a_world(world: World, by_itself: bool) -> None:
    """Two strikes that are let stand: the second by hand, or by what was settled at the first."""
    sides = {seat: client for seat, client in world.clients.items() if seat != SPECTATOR}
    first, second = sides.values()
    replies = await play((first, second), lambda client: asked(client, "reply"))
    strikes = next(one for one in (first, second) if one is not replies)
    if by_itself:
        assert (await replies.say("settle", at=replies.now["at"], answer=YIELD))["type"] == "reply"
    else:
        assert (await replies.answer({"do": "Yield"}))["taken"] == 1
    await world.look(1, every=1, long=1)
    before = await next_strike(replies, strikes)
    if not by_itself:
        await replies.until(lambda: asked(replies, "reply"))
        assert (await replies.answer({"do": "Yield"}))["taken"] == 1
    await stands(strikes, before)
    await world.look(2, every=1, long=1)


async def test_a_settled_answer_and_one_by_hand_look_alike_to_the_byte(clock: Clock, tmp_path: Path) -> None:
    sent = []
    for by_itself in (False, True):
        async with opened(World, "ford", {}, clock, tmp_path / str(by_itself)) as world:
            world.clients[SPECTATOR].hall.linger = at_once
            await reply_in_a_world(world, by_itself)
            replies = {seat for seat, client in world.clients.items() if client.settled}
            sent.append((world.sent, replies))
    (by_hand, _), (settled, replies) = sent
    assert len(replies) == 1
    for viewer in settled.keys() - replies:
        assert_same(by_hand[viewer], settled[viewer], viewer)
