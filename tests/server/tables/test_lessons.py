"""A guided game at a live table: it goes on by itself, waits for the learner, and says nothing to anybody else."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.tables.conftest import Client, NewHall

from honjin.core.event import SPECTATOR
from honjin.packs.lesson import read_lesson
from honjin.server.tables.hall import Chair, Hall

pytestmark = pytest.mark.asyncio


async def taught(hall: Hall) -> str:
    lesson = read_lesson("honjin.games.port_arthur")
    assert lesson is not None
    chairs = {"japan": Chair("togo"), "russia": Chair(level="script")}
    return await hall.create("port_arthur", lesson.switches, chairs, creator="togo", lesson=lesson)


async def taught_ran(hall: Hall) -> Client:
    lesson = read_lesson("honjin.games.ran")
    assert lesson is not None
    chairs = {"amako": Chair("guest"), "mori": Chair(level="script")}
    match = await hall.create("ran.nunobeyama", lesson.switches, chairs, creator="guest", lesson=lesson)
    return await Client(hall, match, "amako", "guest").open()


def task(client: Client) -> Any:
    return (client.now["lesson"] or {}).get("option")


async def do_it(client: Client) -> dict[str, Any]:
    """Do what the lesson wants, and wait for what it wants next."""
    done = client.now["lesson"]["done"]
    reply = await client.say("answer", at=client.now["at"], options=[task(client)])
    await client.until(lambda: client.now["lesson"]["done"] > done and (task(client) or is_done(client)))
    return reply


def is_done(client: Client) -> bool:
    return bool(client.now["lesson"]["state"] == "done")


async def test_a_whole_lesson_at_a_live_table(new_hall: NewHall) -> None:
    hall = await new_hall()
    learner = await Client(hall, await taught(hall), "japan", "togo").open()
    assert learner.now["lesson"]["pages"][0]["say"] == "welcome"
    seen = []
    while not is_done(learner):
        seen.append(learner.now["lesson"]["done"])
        assert (await do_it(learner))["type"] == "reply"
    assert seen == list(range(learner.now["lesson"]["of"]))
    assert [page["say"] for page in learner.now["lesson"]["pages"]][-1] == "end"


async def test_a_spectator_is_told_nothing_of_the_lesson(new_hall: NewHall) -> None:
    hall = await new_hall()
    match = await taught(hall)
    learner = await Client(hall, match, "japan", "togo").open()
    watcher = await Client(hall, match, SPECTATOR, None).open()
    await do_it(learner)
    assert all('"say":"' not in text for text in watcher.heard)
    assert watcher.now["lesson"] is None


async def test_whoever_strays_plays_on_against_the_machine_and_comes_back_by_undo(new_hall: NewHall) -> None:
    hall = await new_hall()
    learner = await Client(hall, await taught(hall), "japan", "togo").open()
    before = learner.now["lesson"]
    await learner.say("answer", at=learner.now["at"], options=[{"do": "Embark", "zone": "tsushima"}])
    await learner.until(lambda: learner.now["lesson"]["state"] == "strayed")
    await learner.say("undo", at=learner.now["at"])
    await learner.until(lambda: learner.now["lesson"] == before)
    await learner.say("answer", at=learner.now["at"], options=[{"do": "EndSortie"}])
    await learner.until(lambda: learner.now["lesson"]["state"] == "strayed" and learner.now["decision"] is not None)
    assert any(one["event"]["event"] == "FleetSailed" and one["event"]["side"] == "russia" for one in learner.told)


async def test_what_comes_before_the_first_task_is_played_before_anybody_looks_and_is_no_news(
    new_hall: NewHall,
) -> None:
    learner = await taught_ran(await new_hall())
    assert learner.now["lesson"]["pages"][0]["say"] == "welcome"
    assert learner.now["decision"]["ask"] == "activate"
    assert learner.welcome["seen"] == len(learner.told) > 0


async def test_a_contingent_that_advances_together_does_what_the_lesson_wants_of_its_units(new_hall: NewHall) -> None:
    learner = await taught_ran(await new_hall())
    while task(learner) != {"do": "Move", "unit": "tachihara_as_t_1"}:
        await do_it(learner)
    done, drill = learner.now["lesson"]["done"], learner.now["decision"]["drill"]
    assert len(drill["things"]) == 4
    await learner.say("drill", at=learner.now["at"], things=drill["things"], way="ahead", steps=1)
    await learner.until(lambda: learner.now["lesson"]["done"] > done and bool(task(learner)))
    assert learner.now["lesson"]["state"] == "guided"
    assert task(learner)["do"] == "FireBack"
