"""Hushed forms: of what a side writes, sends and takes back nobody else is sent a byte, nor whether it had a choice.

The same match is played in worlds alike, in which one side comes to the same sheets in other ways. What the other side
and a spectator are sent, and get when they ask, must be the same until the step is resolved.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from sqlalchemy import update
from tests.server.tables.conftest import Client, two_players
from tests.server.tables.worlds import Clock, World, assert_same, opened

from honjin.core.form import fill_in
from honjin.server.letter import letter_for
from honjin.server.post import Post
from honjin.server.settings import read_settings
from honjin.server.store.schema import visitors
from honjin.server.tables.hall import Hall

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(900), pytest.mark.thorough, pytest.mark.attack]

GAMES = [
    pytest.param("patrol", {}, id="patrol"),
    pytest.param("ford", {"written_guard": True}, id="ford, guards on paper"),
]


# How a side comes to its sheet. `early` is before the other side has sent its own, `late` after that.


class Writer(NamedTuple):
    """A side at work: the sheet it means to send, and others that it may write on the way."""

    client: Client
    sheet: dict[str, Any]
    tries: list[dict[str, Any]]
    clock: Clock

    async def write(self, sheet: dict[str, Any]) -> None:
        """Write a draft."""
        self.clock.pass_time()
        assert (await self.client.write(*sheet["slips"]))["rows"] == []

    async def send(self, sheet: dict[str, Any]) -> None:
        """Send a form."""
        self.clock.pass_time()
        assert (await self.client.answer(sheet)).get("taken") == 1

    async def take_back(self) -> None:
        """Take it back again."""
        self.clock.pass_time()
        assert (await self.client.say("undo", at=self.client.now["at"]))["type"] == "reply"


Deed = Callable[[Writer], Awaitable[None]]


async def nothing(writer: Writer) -> None:
    """Look at the ceiling."""


async def drafts(writer: Writer) -> None:
    """Write, and write otherwise."""
    for sheet in (*writer.tries, writer.sheet):
        await writer.write(sheet)


async def sends_and_takes_back(writer: Writer) -> None:
    """Send sheets, and take them back."""
    for sheet in (*writer.tries, writer.sheet):
        await writer.send(sheet)
        await writer.client.say("draft", at=writer.client.now["at"], slips=[])
        await writer.take_back()


async def stands(writer: Writer) -> None:
    """Have standing orders, other ones, and in the end none or all."""
    for sheet in (*writer.tries, writer.sheet):
        writer.clock.pass_time()
        assert (await writer.client.stand(*sheet["slips"]))["rows"] == []


async def asks(writer: Writer) -> None:
    """Ask, and say what is refused."""
    await writer.client.say("why", option={"do": writer.sheet["do"], "slips": writer.sheet["slips"] * 2})
    await writer.client.say("why", touch=["boat-bream", "area-d3"])
    await writer.client.say("draft", at="9.9.9", slips=[])
    await writer.client.say("undo", at=writer.client.now["at"])
    await writer.client.say("answer", at=writer.client.now["at"], options=[{"do": "Nothing"}])


MANNERS: dict[str, tuple[Deed, Deed]] = {
    "drafts": (drafts, drafts),
    "sends and takes back": (sends_and_takes_back, drafts),
    "standing orders": (stands, stands),
    "asks": (asks, asks),
}


class Hushed(World):
    """A world in which sheets are written."""

    def sides_with_forms(self) -> list[str]:
        return [side for side in self.table.game.sides if self.table.form_of(side) is not None]

    def sheet_for(self, side: str, random: Random) -> dict[str, Any]:
        """The form of a side, filled in by lot."""
        form = self.table.form_of(side)
        assert form is not None
        return dict(msgspec.json.decode(msgspec.json.encode(fill_in(form, random.random))))

    async def play(self, seed: int, schemer: str = "", manner: str = "") -> list[str]:
        """A whole match by lot, always the same; the schemer comes to his sheets in his own manner."""
        random = Random(seed)
        hushed: list[str] = []
        early, late = MANNERS.get(manner, (nothing, nothing))
        number = 0
        while not self.table.is_over:
            number += 10
            sides = self.sides_with_forms()
            if not sides:
                side = next(side for side in self.clients if self.table.decision_of(side) is not None)
                await self.clients[side].until(lambda side=side: bool(self.clients[side].now["decision"]))  # type: ignore[misc]
                option = random.choice(self.clients[side].options)
                self.clock.set(number)
                assert (await self.clients[side].answer(option)).get("taken") == 1
                continue
            sheets = {side: self.sheet_for(side, random) for side in sides}
            tries = {side: [self.sheet_for(side, random) for _ in range(2)] for side in sides}
            last = schemer or sides[1]
            first = next(side for side in sides if side != last)
            writer = Writer(self.clients[last], sheets[last], tries[last], self.clock)
            hushed.append(self.table.decision_of(last).ask)  # type: ignore[union-attr]
            await self.look(number, every=2, long=8)
            await early(writer)
            await self.look(number + 1, every=2, long=8)
            self.clock.set(number + 2)
            assert (await self.clients[first].answer(sheets[first])).get("taken") == 1
            await self.look(number + 2, every=2, long=8)
            await late(writer)
            await self.look(number + 3, every=2, long=8)
            self.clock.set(number + 4)
            assert (await self.clients[last].answer(sheets[last])).get("taken") == 1
        await self.look(number + 10)
        return hushed


@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize(("game", "switches"), GAMES)
async def test_nobody_else_is_sent_another_byte(
    game: str, switches: dict[str, Any], manner: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)
    new = partial(opened, Hushed, game, switches, clock)
    async with new(tmp_path / "plain") as plain:
        schemer = plain.table.game.sides[1]
        course = await plain.play(3, schemer)
    async with new(tmp_path / "other") as other:
        assert await other.play(3, schemer, manner) == course
    assert len(course) > 3
    for viewer in other.clients:
        if viewer != schemer:
            assert_same(plain.sent[viewer], other.sent[viewer], viewer)
    if manner != "asks":
        assert plain.sent[schemer] != other.sent[schemer], "nothing was done otherwise"


@pytest.mark.parametrize(("game", "switches"), GAMES)
async def test_nobody_learns_that_a_sheet_is_in(
    game: str, switches: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One side has sent its sheet, and it stays sent; another world has not begun to write."""
    clock = Clock(monkeypatch)
    worlds: list[Hushed] = []
    for name in ("silent", "sent"):
        async with opened(Hushed, game, switches, clock, tmp_path / name) as world:
            worlds.append(world)
            watcher, schemer = world.table.game.sides
            await world.look(1, every=1, long=1)
            if name == "sent":
                clock.pass_time()
                assert (await world.clients[schemer].answer(world.sheet_for(schemer, Random(1)))).get("taken") == 1
                assert schemer in world.table.match.sealed
            await world.look(2, every=1, long=1)
            await world.clients[watcher].write(*world.sheet_for(watcher, Random(2))["slips"])
            await world.look(3, every=1, long=1)
    silent, sent = worlds
    for viewer in silent.clients:
        if viewer != schemer:
            assert_same(silent.sent[viewer], sent.sent[viewer], viewer)
    assert silent.sent[schemer] != sent.sent[schemer]


async def test_nobody_learns_whether_a_side_had_anything_to_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one world red has seen the boat that lies beside its own and has guns to order, in the other it has not."""
    clock = Clock(monkeypatch)
    worlds: dict[str, Hushed] = {}
    look = [{"slip": "Scout", "plane": "r_1", "way": ["d2", "c2", "b2"], "look": "b2", "height": "low"}]
    for name, others in (("seen", look), ("unseen", [])):
        async with opened(Hushed, "patrol", {}, clock, tmp_path / name) as world:
            worlds[name] = world
            blue, red = world.clients["blue"], world.clients["red"]

            async def send(client: Client, *slips: Any) -> None:
                await client.until(lambda: bool(client.now["decision"]))
                assert (await client.send(*slips)).get("taken") == 1

            sail = [{"slip": "Sail", "boat": "ray", "place": "c1"}, {"slip": "Sail", "boat": "ray", "place": "b1"}]
            for number, orders in enumerate(([{"slip": "Sail", "boat": "bream", "place": "b1"}], [])):
                clock.set(100 * number)
                await send(red, sail[number])
                await send(blue, *orders)
                await send(red)
                await send(blue)
            clock.set(300)
            await send(red, *({**slip, "way": ["d2", "d1", "c1", "b1"], "look": "b1"} for slip in others))
            await send(blue)
            await red.until(lambda red=red: bool(red.now["decision"]))  # type: ignore[misc]
            assert bool(red.now["decision"]["form"]["blanks"]) == (name == "seen")
            await world.look(400, every=1, long=1)
            await blue.write()
            await world.look(401, every=1, long=1)
    for viewer in ("blue", "spectator"):
        assert_same(worlds["seen"].sent[viewer], worlds["unseen"].sent[viewer], viewer)


async def test_letters_go_to_a_side_whatever_the_other_does(hall: Hall, tmp_path: Path) -> None:
    async with hall.database.write() as connection:
        await connection.execute(
            update(visitors).values(email="somebody@example.org", confirmed=True, name_key=visitors.c.id)
        )
    settings = read_settings({}, data=tmp_path, smtp_host="localhost", smtp_from="honjin@localhost", mail_after=0)
    office = Post(settings, hall.database, hall)
    _, red = await two_players(hall, "patrol")
    sheet = [{"slip": "Sail", "boat": "ray", "place": "c1"}]

    async def letters() -> dict[str, str]:
        found = {}
        for seat in await office._absent():
            reader = await office._reader(seat)
            table = await hall.table(reader.match)
            welcome = msgspec.json.decode(await table.welcome(reader.side, reader.visitor))
            text = letter_for(reader, table.game, welcome, settings).as_string()
            found[reader.side] = re.sub(r"^(Date|Message-ID): .*$", "", text, flags=re.MULTILINE)
        return found

    before = await letters()
    assert set(before) == {"blue", "red"}
    await red.write(*sheet)
    assert await letters() == before
    await red.send(*sheet)
    assert await letters() == {"blue": before["blue"]}, "whose sheet is in is not written to"
    await red.say("undo", at=red.now["at"])
    assert await letters() == before


async def test_a_seats_own_lists_say_that_its_sheet_is_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(Hushed, "patrol", {}, Clock(monkeypatch), tmp_path) as world:
        red = world.clients["red"]

        async def row(viewer: str) -> tuple[dict[str, Any], str]:
            texts = [text async for text in world._look(world.clients[viewer], True)]
            listed = next(text for text in texts if text.startswith("/api/matches?which=mine"))
            home = next(text for text in texts if text.startswith("/ "))
            [match] = msgspec.json.decode(listed.partition("} ")[2])
            return match, home

        match, home = await row("red")
        assert (match["your_move"], match["sent"]) == (True, False)
        assert "your sheet is in" not in home
        assert (await red.send()).get("taken") == 1
        match, home = await row("red")
        assert (match["your_move"], match["sent"], match["waiting"]) == (False, True, ["blue", "red"])
        assert "your sheet is in" in home
        match, home = await row("blue")
        assert (match["your_move"], match["sent"], match["waiting"]) == (True, False, ["blue", "red"])
        assert "your sheet is in" not in home
        assert (await red.say("undo", at=red.now["at"]))["type"] == "reply"
        match, _ = await row("red")
        assert (match["your_move"], match["sent"]) == (True, False)
