"""Whatever a client sends: it gets a typed error, or its line is closed with a code, and the record stays as it was."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.tables.conftest import GAMES, Client, furnish, two_players

from honjin.server.messages import Answer, ClientMessage, Code, Hint, Odds, Resign, Undo, decode_message
from honjin.server.store.database import Database
from honjin.server.tables.hall import Hall

pytestmark = [pytest.mark.thorough, pytest.mark.attack]

CODES = set(get_args(Code))
NAMES = [kind.__struct_config__.tag for kind in get_args(ClientMessage)]
FIELDS = ["id", "at", "options", "number", "touch", "option", "text", "what", "yes", "do", "type", "side", "seat"]
FIELDS += ["slips", "slip"]

numbers = st.integers() | st.sampled_from([2**53, 2**63, 2**64, -(2**63), 10**40]) | st.floats()
leaves = st.none() | st.booleans() | numbers | st.text(max_size=40) | st.sampled_from(["draw", "rematch", "0.0.0"])
values = st.recursive(leaves, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4))
options = st.fixed_dictionaries(
    {"do": st.sampled_from(["Sail", "Pass", "EndSortie", "Fire", "Land", "X"])},
    optional={"ship": values, "zone": values, "dice": numbers, "box": values},
)
slips = st.fixed_dictionaries(
    {"slip": st.sampled_from(["Sail", "Scout", "Cover", "Fire", "X"]) | values},
    optional={
        "boat": st.sampled_from(["bream", "ray"]) | values,
        "plane": st.sampled_from(["b_1", "b_2", "r_1"]) | values,
        "place": st.sampled_from(["b1", "d3"]) | values,
        "way": st.lists(st.sampled_from(["a2", "b2", "c2", "z9"]), max_size=2000) | values,
        "look": st.sampled_from(["b2", "c2"]) | values,
        "height": st.sampled_from(["low", "high"]) | values,
    },
)
shaped = st.fixed_dictionaries(
    {"do": st.sampled_from(NAMES) | values},
    optional={name: values for name in FIELDS if name != "do"} | {"options": st.lists(options, max_size=70)},
)
written = st.one_of(
    st.fixed_dictionaries({"do": st.just("draft"), "at": st.just("NOW"), "slips": st.lists(slips, max_size=450)}),
    st.fixed_dictionaries({"do": st.just("why"), "slip": slips}),
    st.fixed_dictionaries({"do": st.just("why"), "touch": st.lists(st.text(min_size=1, max_size=9), max_size=9)}),
    st.lists(slips, max_size=9).map(lambda some: {"do": "why", "option": {"do": "SendOrders", "slips": some}}),
    st.lists(slips, max_size=9).map(
        lambda some: {"do": "answer", "at": "0.0.9", "options": [{"do": "", "slips": some}]}
    ),
)
texts = st.one_of(
    values.map(str),
    values.map(lambda value: msgspec.json.encode(_sayable(value)).decode()),
    shaped.map(lambda value: msgspec.json.encode(_sayable(value)).decode()),
    written.map(lambda value: msgspec.json.encode(_sayable(value)).decode()),
    st.text(max_size=200),
    st.integers(1, 20_000).map(lambda depth: "[" * depth),
    st.integers(1, 3_000).map(lambda depth: '{"do":"why","option":' + '{"a":' * depth + "1" + "}" * depth + "}"),
    st.integers(16_000, 70_000).map(lambda size: '{"do":"chat","text":"' + "a" * size + '"}'),
    st.just("replay"),
)
frames = texts | st.binary(max_size=300)


def _sayable(value: Any) -> Any:
    """Numbers beyond 64 bits are written out by hand: msgspec refuses them."""
    if isinstance(value, dict):
        return {str(key): _sayable(one) for key, one in value.items()}
    if isinstance(value, list):
        return [_sayable(one) for one in value]
    if isinstance(value, int) and not isinstance(value, bool) and not -(2**63) <= value < 2**64:
        return msgspec.Raw(str(value).encode())
    if isinstance(value, str):
        return value.encode("utf-8", "replace").decode()
    return value


@pytest.fixture(scope="module")
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    loop = asyncio.new_event_loop()
    yield loop
    loop.close()


@pytest.fixture(scope="module", params=["port_arthur", "patrol"])
def table(
    request: pytest.FixtureRequest, loop: asyncio.AbstractEventLoop, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Table]:
    path: Path = tmp_path_factory.mktemp("fuzz") / "honjin.sqlite"
    table = Table(f"sqlite+aiosqlite:///{path}", request.param)
    loop.run_until_complete(table.open())
    yield table
    loop.run_until_complete(table.close())


class Table:
    """A match with one order given or a form to fill in, and its first player, who will say anything."""

    def __init__(self, url: str, game: str) -> None:
        self.game = game
        self.database = Database(url)
        self.hall = Hall(GAMES, self.database)
        self.japan: Client
        self.russia: Client
        self.old: str

    async def open(self) -> None:
        await furnish(self.database)
        await self.hall.start()
        switches = {"fog_of_war": True} if self.game == "port_arthur" else {}
        self.japan, self.russia = await two_players(self.hall, self.game, **switches)
        at = self.japan.now["decision"]["at"]
        if self.game == "port_arthur":
            order = self.japan.options[0]
            assert (await self.japan.answer(order))["taken"] == 1
        else:
            order = {"do": "SendOrders", "slips": []}
            assert (await self.japan.send())["taken"] == 1
            assert (await self.japan.say("undo", at=self.japan.now["at"]))["type"] == "reply"
        self.old = msgspec.json.encode({"do": "answer", "at": at, "options": [order]}).decode()

    async def close(self) -> None:
        await self.japan.leave()
        await self.russia.leave()
        await self.hall.stop()
        await self.database.close()

    async def try_(self, frames: list[str | bytes]) -> None:
        before = await self.hall.matches.bodies(self.japan.match)
        for frame in frames:
            await self.say(self.old if frame == "replay" else frame)
        assert await self.hall.matches.bodies(self.japan.match) == before

    async def say(self, frame: str | bytes) -> None:
        japan = self.japan
        if isinstance(frame, str):
            frame = frame.replace('"NOW"', f'"{japan.now["at"]}"')
        if _is_allowed(frame, japan.now["at"]):
            return
        heard = len(japan.heard)
        japan.say_raw(frame)
        await japan.say("ping")
        assert japan.closed is None
        answers = [msgspec.json.decode(text) for text in japan.heard[heard:]]
        answers = [one for one in answers if one["type"] in ("error", "reply")][:-1]
        assert len(answers) == 1, answers
        if answers[0]["type"] == "error":
            assert answers[0]["code"] in CODES
            assert answers[0]["code"] != "busy", (frame, answers)


def _is_allowed(frame: str | bytes, at: str) -> bool:
    """Resigning ends the match, an answer to the open decision is an answer, and thinking takes its time."""
    try:
        message = decode_message(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
    return isinstance(message, Resign | Odds | Hint) or (isinstance(message, Answer | Undo) and message.at == at)


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(frames, min_size=5, max_size=20))
def test_anything_may_come(loop: asyncio.AbstractEventLoop, table: Table, frames: list[str | bytes]) -> None:
    loop.run_until_complete(table.try_(frames))
