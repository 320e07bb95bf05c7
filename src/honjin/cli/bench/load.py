"""The load generator: two bots at each of many tables, who answer at once and at random."""

from __future__ import annotations

import asyncio
import secrets
import time
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from random import Random
from typing import Any

import msgspec

from honjin.cli.bench.connection import Connection, upgrade_request
from honjin.cli.bench.processes import cpu_seconds, family, memory_mb

HOST = "127.0.0.1"


class Load(msgspec.Struct, frozen=True):
    """What to do."""

    port: int
    server: int
    """The server's process."""
    game: str
    sides: tuple[str, ...]
    games: int
    seconds: float
    warm_up: float


class Outcome(msgspec.Struct):
    """What came of it. Counted is what happened between the warm-up and the end."""

    seconds: float = 0.0
    actions: int = 0
    waits: list[float] = []
    """Milliseconds from each answer to its own news."""
    finished: int = 0
    errors: dict[str, int] = {}
    bytes_in: int = 0
    cpu_seconds: float = 0.0
    server_cpu_seconds: float = 0.0
    server_mb: float = 0.0
    """Memory of the largest of the server's processes."""


class _Option(msgspec.Struct):
    option: msgspec.Raw


class _Form(msgspec.Struct):
    sends: str
    usual: msgspec.Raw


class _Decision(msgspec.Struct):
    at: str
    options: list[_Option]
    form: _Form | None = None

    def answer(self, random: Random) -> bytes:
        """Any option; a form with its usual slips."""
        if self.form is not None:
            return msgspec.json.encode({"do": self.form.sends, "slips": self.form.usual})
        return bytes(self.options[int(random.random() * len(self.options))].option)


class _Now(msgspec.Struct):
    decision: _Decision | None = None
    over: dict[str, Any] | None = None


class _Heard(msgspec.Struct):
    """As much of a server's message as a bot looks at."""

    type: str
    now: _Now | None = None
    code: str = ""


_read = msgspec.json.Decoder(_Heard).decode


class Visitor:
    """A guest with a cookie, who begins matches and joins them. Rare enough for a plain client in a thread."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._jar: dict[str, str] = {}
        me = self.ask("GET", "/api/me")
        self._csrf = me["csrf"]

    @property
    def cookie(self) -> str:
        """The header that says who he is."""
        return "; ".join(f"{name}={value}" for name, value in self._jar.items())

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """One request; its answer read."""
        connection = HTTPConnection(HOST, self._port, timeout=60)
        headers = {"cookie": self.cookie, "origin": f"http://{HOST}:{self._port}"}
        if body is not None:
            headers |= {"x-csrf-token": self._csrf, "content-type": "application/json"}
        connection.request(method, path, None if body is None else msgspec.json.encode(body), headers)
        answer = connection.getresponse()
        content = answer.read()
        if answer.status >= 300:
            raise RuntimeError(f"{method} {path}: {answer.status} {content.decode(errors='replace')[:500]}")
        for line in answer.headers.get_all("set-cookie") or ():
            self._jar |= {name: item.value for name, item in SimpleCookie(line).items()}
        connection.close()
        return msgspec.json.decode(content)


class Bot:
    """One seat at one table."""

    def __init__(self, table: Table, side: str, number: int) -> None:
        self._table = table
        self._random = Random(number)
        self._asked = ""
        """The decision it has answered last."""
        self._sent = 0.0
        self.side = side
        self.connection: Connection

    async def connect(self, request: bytes, port: int) -> None:
        """Sit down."""
        self.connection = Connection(request, self.heard, self._table.lost)
        await asyncio.get_running_loop().create_connection(lambda: self.connection, HOST, port)

    def heard(self, message: bytes) -> None:
        """Look at a message; answer if there is something to answer."""
        generator = self._table.generator
        generator.weigh(message)
        heard = _read(message)
        if heard.type == "error":
            generator.complain(heard.code)
            return
        if heard.now is None:
            return
        if self._sent and heard.type == "news":
            generator.note(time.perf_counter() - self._sent)
            self._sent = 0.0
        if heard.now.over is not None:
            self._table.over()
            return
        decision = heard.now.decision
        if decision is not None and decision.at != self._asked:
            self._asked = decision.at
            at, option = msgspec.json.encode(decision.at), decision.answer(self._random)
            self._sent = time.perf_counter()
            self.connection.say(b'{"do":"answer","at":' + at + b',"options":[' + option + b"]}")


class Table:
    """One table: match after match."""

    def __init__(self, generator: Generator, number: int) -> None:
        self.generator = generator
        self._number = number
        self._ended: asyncio.Event
        self._closing = False

    async def play(self) -> None:
        """Play until the generator has had enough."""
        while not self.generator.is_done:
            match = await asyncio.to_thread(self._begin)
            self._ended = asyncio.Event()
            self._closing = False
            load = self.generator.load
            bots = [Bot(self, side, self._number * 7 + at) for at, side in enumerate(load.sides)]
            for bot, visitor in zip(bots, self.generator.visitors, strict=True):
                path = f"/api/matches/{match}/socket?seat={bot.side}"
                await bot.connect(upgrade_request(HOST, load.port, path, visitor.cookie), load.port)
            self.generator.seated += 1
            await self._ended.wait()
            self._closing = True
            for bot in bots:
                bot.connection.close()

    def _begin(self) -> str:
        """A new match: one begins it and the other takes the link that he was sent."""
        first, second = self.generator.visitors
        load = self.generator.load
        wish = {"game": load.game, "side": load.sides[0], "opponent": "friend", "switches": {}}
        made = first.ask("POST", "/api/matches", wish)
        token = made["invitation"].rpartition("#")[2]
        second.ask("POST", f"/api/matches/{made['id']}/seat", {"token": token})
        for visitor in (first, second):
            added = {"commitment": made["commitment"], "nonce": secrets.token_hex(16)}
            visitor.ask("POST", f"/api/matches/{made['id']}/nonce", added)
        return str(made["id"])

    def over(self) -> None:
        """The match has an end."""
        if not self._ended.is_set():
            self.generator.outcome.finished += 1
            self._ended.set()

    def stop(self) -> None:
        """Leave in the middle."""
        self._ended.set()

    def lost(self, why: str) -> None:
        """A connection has gone: a failure, unless we are leaving."""
        if not self._closing and not self.generator.is_done:
            self.generator.complain(why[:200])
            self._ended.set()


class Generator:
    """All tables."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.outcome = Outcome()
        self.visitors = (Visitor(load.port), Visitor(load.port))
        self.is_done = False
        self.seated = 0
        self._counting = False

    def note(self, seconds: float) -> None:
        """One answer has come through."""
        if self._counting:
            self.outcome.actions += 1
            self.outcome.waits.append(1000 * seconds)

    def weigh(self, message: bytes) -> None:
        """Something has come in."""
        if self._counting:
            self.outcome.bytes_in += len(message)

    def complain(self, what: str) -> None:
        """Something is wrong; how often is told at the end."""
        self.outcome.errors[what] = self.outcome.errors.get(what, 0) + 1

    async def run(self) -> Outcome:
        """Fill the tables, warm up, count, stop."""
        tables = [Table(self, number) for number in range(self.load.games)]
        playing = [asyncio.ensure_future(table.play()) for table in tables]
        while self.seated < self.load.games:
            await asyncio.wait([*playing, asyncio.ensure_future(asyncio.sleep(0.05))], return_when="FIRST_COMPLETED")
            for task in playing:
                if task.done():
                    task.result()  # raises what stopped it
        await asyncio.sleep(self.load.warm_up)
        pids = family(self.load.server)
        server, cpu, began = cpu_seconds(pids), time.process_time(), time.perf_counter()
        self._counting = True
        await asyncio.sleep(self.load.seconds)
        self._counting = False
        self.is_done = True
        self.outcome.seconds = time.perf_counter() - began
        self.outcome.cpu_seconds = time.process_time() - cpu
        self.outcome.server_cpu_seconds = cpu_seconds(pids) - server
        self.outcome.server_mb = max(map(memory_mb, pids))
        for table in tables:
            table.stop()
        await asyncio.gather(*playing)
        return self.outcome


def generate(load: Load, answer: Any) -> None:
    """Run in a process of its own; the outcome, or what went wrong, goes through the pipe."""
    import uvloop

    try:
        answer.send(uvloop.run(Generator(load).run()))
    except Exception as error:
        answer.send(f"{type(error).__name__}: {error}")
