"""Thinkers crash, hang and lie; the match goes on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator

import msgspec
import pytest
import pytest_asyncio
from tests.server.tables.conftest import Client, NewHall
from tests.server.tables.conftest import database as database
from tests.server.tables.conftest import new_hall as new_hall

from honjin.core.game import find_game
from honjin.server.tables.hall import Chair
from honjin.server.thinking.advice import Advisers
from honjin.server.thinking.questions import Question, SettingKey
from honjin.server.thinking.thinkers import Thinkers, ThinkingFailed
from honjin.umpire.table import open_table

pytestmark = [pytest.mark.asyncio, pytest.mark.thorough]


@pytest.fixture
def question() -> Question:
    game = find_game("port_arthur")
    nonces = dict.fromkeys(game.sides, "n")
    table = open_table(game, {}, nonces, lambda _: None, secret=bytes(32), match_id="m", nonces=nonces)
    decision = table.decision_of("japan")
    assert decision is not None
    key = SettingKey(game.resources, tuple(sorted(table.header.switches.items())))
    return Question("choose", key, "japan", "script", "m", decision, table.view("japan"))


@pytest_asyncio.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    thinkers = Thinkers(1)
    yield thinkers
    await thinkers.stop()


def stand_in(*statements: str) -> tuple[str, ...]:
    """A thinker that does this instead."""
    return (sys.executable, "-c", "; ".join(statements))


async def test_a_thinker_that_is_killed_is_started_again(thinkers: Thinkers, question: Question) -> None:
    first = await thinkers.choose(question)
    [pid] = thinkers.pids
    os.kill(pid, signal.SIGKILL)
    assert await thinkers.choose(question) == first
    assert thinkers.pids not in ([], [pid])


async def test_odds_are_worked_out_there_too(thinkers: Thinkers, question: Question) -> None:
    tables = await thinkers.ask(msgspec.structs.replace(question, kind="odds"))
    assert isinstance(tables, tuple)


@pytest.mark.parametrize(
    "statements",
    [
        ("raise SystemExit(1)",),
        ("import time", "time.sleep(600)"),
        ("import sys", "sys.stdout.write('lies' * 100)", "sys.stdout.flush()", "sys.stdin.read()"),
    ],
    ids=["crashes", "hangs", "lies"],
)
async def test_after_three_failures_a_legal_default_is_played(
    statements: tuple[str, ...], question: Question, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("honjin.server.thinking.thinkers.STARTING_SECONDS", 0.0)
    thinkers = Thinkers(1, budget=0.3, command=stand_in(*statements))
    assert await thinkers.choose(question) == question.decision.default >= 0
    assert thinkers.failures == 3
    with pytest.raises(ThinkingFailed):
        await thinkers.ask(question)
    await thinkers.stop()


async def test_a_machine_plays_and_its_thinker_may_die(new_hall: NewHall) -> None:
    hall = await new_hall()
    chairs = {"japan": Chair(level="script"), "russia": Chair("makarov")}
    match = await hall.create("port_arthur", {}, chairs, creator="makarov")
    russia = await Client(hall, match, "russia", "makarov").open()
    for turn in range(12):
        await russia.until(lambda: russia.now["decision"] is not None)
        if turn in (2, 5):
            for pid in hall.thinkers.pids:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
        hint = await russia.say("hint")
        assert (await russia.answer(hint["option"]))["taken"] == 1
    assert (await russia.say("offer", what="draw"))["yes"] is False
    if russia.now["take_back"]:
        assert (await russia.say("offer", what="take_back"))["yes"] is True
    assert russia.welcome["match"]["seats"]["japan"] == {"kind": "machine", "name": "", "level": "script", "you": False}


async def test_machines_that_were_asked_are_woken_at_the_start(new_hall: NewHall) -> None:
    first = await new_hall()
    chairs = {"japan": Chair(level="random"), "russia": Chair("makarov")}
    match = await first.create("port_arthur", {}, chairs, wake=False)
    await first.matches.add_nonce(match, "makarov", "nonce of makarov")
    await first.stop()
    second = await new_hall()
    while [row.id for row in await second.matches.listed("waiting", "makarov")] != [match]:
        await asyncio.sleep(0.05)


async def test_two_machines_play_to_the_end(new_hall: NewHall) -> None:
    hall = await new_hall()
    match = await hall.create("ford", {}, {"north": Chair(level="random"), "south": Chair(level="random")})
    onlooker = await Client(hall, match, "spectator", None).open()
    await onlooker.until(lambda: onlooker.now["over"] is not None)


@pytest.mark.attack
async def test_whoever_wants_hints_without_end_keeps_no_machine_from_its_move(new_hall: NewHall) -> None:
    """The adviser never answers here, and the machine plays on."""
    hanging = Thinkers(1, budget=3600, command=stand_in("import time", "time.sleep(3600)"))
    hall = await new_hall(advisers=Advisers(hanging, most=3, most_for_one=2))
    chairs = {"japan": Chair(level="script"), "russia": Chair("makarov")}
    match = await hall.create("port_arthur", {}, chairs, creator="makarov")
    russia = await Client(hall, match, "russia", "makarov").open()
    await russia.until(lambda: russia.now["decision"] is not None)
    seat = (await hall.table(match)).seat("russia")
    waiting = {asyncio.ensure_future(seat.hint()) for _ in range(4)}
    codes: list[str] = []
    while len(codes) < 2:
        done, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        codes += [str(one.exception()) for one in done]
    assert codes == ["busy"] * 2
    for _ in range(8):
        await russia.until(lambda: russia.now["decision"] is not None)
        await russia.answer(russia.options[0])
    assert len(hall.thinkers.pids) == 1
    assert not any(one.done() for one in waiting)
    for one in waiting:
        one.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
