"""A plan in the making: however its side comes to it, nobody else is sent another byte.

The same match is played in worlds with the same dice, names and clock. In the first every answer is given at once. In
the others one side tries things out before: gives orders in another order, takes some back, amends its plan, asks why
not. All that the server sends to the other side and to a spectator must be the same, message by message.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Literal, NamedTuple

import pytest
from tests.server.tables.conftest import GAMES
from tests.server.tables.worlds import Clock, World, assert_same, opened

from honjin.core.dice import SeededDice
from honjin.core.event import SPECTATOR, Log
from honjin.core.history import is_barrier

pytestmark = [pytest.mark.asyncio, pytest.mark.thorough, pytest.mark.attack]

IN_ORDER = ("Embark", "Ready")
"""Orders that are revealed in the order in which they were given, so that it is part of the plan."""

VARIANTS = [
    pytest.param("port_arthur", {"fog_of_war": True, "mines": True}, 5, id="port arthur in fog"),
    pytest.param("ford", {}, 11, id="ford"),
]


@pytest.mark.parametrize(("game", "switches", "seed"), VARIANTS)
async def test_nobody_else_is_sent_another_byte(
    game: str, switches: dict[str, Any], seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)
    new = partial(opened, Course, game, switches, clock)
    async with new(tmp_path / "plain") as plain:
        course = await plain.play_at_random(Random(seed))
    for schemer in GAMES[game].sides:
        async with new(tmp_path / schemer) as other:
            await other.play_again(course, Schemer(other, schemer, Random(seed)))
        for viewer in other.clients:
            if viewer != schemer:
                assert_same(plain.sent[viewer], other.sent[viewer], viewer)
        assert other.detours > (20 if game == "port_arthur" else 3), "the plans were hardly tried"


Effect = Literal["final", "open", "secret"]


class Given(NamedTuple):
    """An answer of the match: final, or free to be taken back while the others know of it, or do not."""

    side: str
    option: Any
    effect: Effect


class Course(World):
    """A world in which a match is played to its end."""

    detours = 0

    async def play_at_random(self, random: Random) -> list[Given]:
        """Play to the end without detours; what was answered."""
        course: list[Given] = []
        while not self.table.is_over:
            side = self.asked()[0]
            option = random.choice(self.clients[side].options)
            given = Given(side, option, self.effect(side, option))
            if given.effect != "secret":
                await self.look(len(course))
            self.clock.set(len(course))
            await self.answer(side, option)
            course.append(given)
        await self.look(len(course))
        return course

    async def play_again(self, course: list[Given], schemer: Schemer) -> None:
        """The same match; what the schemer does in secret he does in his own way."""
        plan: list[Any] = []
        for number, given in enumerate(course):
            his = given.side == schemer.side
            if his and given.effect == "secret":
                plan.append(given.option)
                continue
            if his:
                await schemer.compose(plan)
                plan = []
                await schemer.try_things()
            else:
                await schemer.annoy()
            if given.effect != "secret":
                await self.look(number)
            if his:
                await schemer.give_up()
            self.clock.set(number)
            await self.answer(given.side, given.option)
        await self.look(len(course))
        assert self.table.is_over

    def asked(self) -> list[str]:
        """The sides with an open question."""
        return [side for side in self.table.game.sides if self.table.decision_of(side) is not None]

    async def answer(self, side: str, option: Any) -> None:
        """Give an answer that counts."""
        assert (await self.clients[side].answer(option)).get("taken") == 1

    def effect(self, side: str, data: Any) -> Effect:
        """What comes of an answer, tried on a copy of the match."""
        table, option = self.table, self.table.game.option_from(data)
        match = table.match.clone(SeededDice(0))
        match.log = Log(table.game.sides)
        match.answer(side, option)
        entries, rolls = match.log.drain()
        if match.is_over or is_barrier(side, entries, rolls, match):
            return "final"
        others = [viewer for viewer in (*table.game.sides, SPECTATOR) if viewer != side]
        told = any(entry.seen[viewer] is not None for entry in entries for viewer in others)
        return "open" if told or any(match.view(one) != table.view(one) for one in others) else "secret"


class Schemer:
    """Comes to the same orders in a roundabout way."""

    def __init__(self, world: Course, side: str, random: Random) -> None:
        self.side = side
        self._world = world
        self._client = world.clients[side]
        self._random = random
        self._orders = 0
        """In the plan before things were tried."""

    @property
    def planned(self) -> int:
        """How many answers could be taken back, to whatever question; the client is shown those to the open one."""
        return len(self._world.table.plan(self.side))

    async def compose(self, plan: list[Any]) -> None:
        """Give these orders, in any order that can be, with detours between them."""
        left = list(plan)
        while left:
            await self.try_things()
            await self.give_up()
            offered = [option for option in left if option in self._client.options]
            in_order = [option for option in offered if option["do"] in IN_ORDER]
            option = self._random.choice([one for one in offered if one not in in_order[1:]])
            left.remove(option)
            self._world.clock.pass_time()
            await self._world.answer(self.side, option)

    async def try_things(self) -> None:
        """Give some orders that nobody may notice."""
        self._orders = self.planned
        for _ in range(self._random.choice((0, 0, 1, 2))):
            self._world.clock.pass_time()
            await self._ask()
            some = self._random.sample(self._client.options, min(6, len(self._client.options)))
            secret = [one for one in some if self._world.effect(self.side, one) == "secret"]
            if not secret:
                break
            assert (await self._client.answer(secret[0])).get("taken") == 1
            self._world.detours += 1

    async def give_up(self) -> None:
        """Drop the orders tried, by undoing or amending."""
        while self.planned > self._orders:
            self._world.clock.pass_time()
            at = self._client.now["decision"]["at"]
            amended = {"type": "error"}
            if self._random.random() < 0.5:
                amended = await self._client.say("amend", at=at, number=self._orders + 1)
            if amended["type"] == "error":
                assert (await self._client.say("undo", at=at))["type"] == "reply"

    async def annoy(self) -> None:
        """Ask and try what is not one's turn."""
        if self._random.random() < 0.3:
            await self._ask()
            assert (await self._client.say("undo", at="9.9.9"))["type"] == "error"

    async def _ask(self) -> None:
        touch = self._random.choice(("ship-mikasa", "zone-tsushima", "ship-poltava", "card-n1", "nothing-1"))
        await self._client.say("why", touch=[touch])
        await self._client.say("answer", at="9.9.9", options=[{"do": "Pass"}])
