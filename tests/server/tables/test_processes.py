"""Real servers, real sockets: a match across two processes, and what kill -9 and a graceful stop leave of one."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from tests.patience import SECONDS
from tests.server.conftest import Visitor
from tests.server.lines import open_line
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from honjin.core.game import find_game
from honjin.core.record import Answered, read_record
from honjin.core.verify import verify
from honjin.testing.patches import merged

if TYPE_CHECKING:
    from tests.conftest import Server, StartServer

pytestmark = [pytest.mark.thorough, pytest.mark.attack]

SERVICE_RESTART = 1012


class Player:
    """A seat with a real socket, which may move from one server to another."""

    def __init__(self, match: str, seat: str, visitor: Visitor, stack: ExitStack) -> None:
        self.match, self.seat, self.visitor, self.stack = match, seat, visitor, stack
        self.told: list[Any] = []
        self.epoch = ""
        self.scene: Any = None
        self.now: dict[str, Any] = {}
        self.taken = 0
        self.acted = 0.0
        self.socket: ClientConnection

    def connect(self, server: Server) -> None:
        """Open a line, or open it again where one was lost."""
        path = f"/api/matches/{self.match}/socket?seat={self.seat}&since={len(self.told)}&epoch={self.epoch}"
        cookie = "; ".join(f"{one.name}={one.value}" for one in self.visitor.cookies.jar)
        headers = {"cookie": cookie, "origin": server.url}
        line = open_line(server.socket_url(path), additional_headers=headers)
        self.socket = self.stack.enter_context(line)
        self.now = {}
        self.until(lambda: bool(self.now))
        self.acted = time.monotonic()

    def until(self, holds: Callable[[], bool]) -> None:
        """Read on until something holds."""
        end = time.monotonic() + SECONDS
        while not holds():
            self.take(msgspec.json.decode(self.socket.recv(max(0.0, end - time.monotonic()))))

    def take(self, message: dict[str, Any]) -> None:
        """One message."""
        if message["type"] == "welcome":
            self.told = [*self.told[: message["since"]], *message["told"]]
            self.epoch, self.scene = message["epoch"], message["scene"]
        elif message["type"] == "news":
            self.told = [*self.told[: message.get("back_to", len(self.told))], *message["told"]]
            self.epoch, self.scene = message["epoch"], merged(self.scene, message["scene"])
        elif message["type"] == "reply" and "taken" in message:
            self.taken += 1
        assert message["type"] != "error", message
        self.now = message.get("now", self.now)

    @property
    def asked(self) -> bool:
        return self.now["decision"] is not None

    def send(self, random: Random) -> None:
        """Answer the open decision, whatever becomes of it."""
        decision = self.now["decision"]
        option = random.choice(decision["options"])["option"]
        self.socket.send(msgspec.json.encode({"do": "answer", "at": decision["at"], "options": [option]}).decode())

    def answer(self, random: Random) -> None:
        """Answer, and wait until it is acknowledged."""
        wanted = self.taken + 1
        self.send(random)
        self.until(lambda: self.taken == wanted)
        self.acted = time.monotonic()


def seated(first: Server, second: Server, stack: ExitStack) -> tuple[Player, Player]:
    """Two players at one match, each at a server of his own."""
    togo, makarov = [stack.enter_context(closing(Visitor(server))) for server in (first, second)]
    wish = {"game": "port_arthur", "side": "japan", "opponent": "friend", "switches": {"fog_of_war": True}}
    made = togo.post("/api/matches", json=wish).raise_for_status().json()
    token = made["invitation"].rpartition("#")[2]
    makarov.post(f"/api/matches/{made['id']}/seat", json={"token": token}).raise_for_status()
    for visitor in (togo, makarov):
        added = {"commitment": made["commitment"], "nonce": "a grey sea"}
        visitor.post(f"/api/matches/{made['id']}/nonce", json=added).raise_for_status()
    players = Player(made["id"], "japan", togo, stack), Player(made["id"], "russia", makarov, stack)
    for player, server in zip(players, (first, second), strict=True):
        player.connect(server)
    return players


def play(players: tuple[Player, Player], count: int, random: Random) -> None:
    """So many answers by whoever is asked."""
    for _ in range(count):
        next_asked(players).answer(random)


def next_asked(players: tuple[Player, Player]) -> Player:
    """Whoever is asked. He who acted last knows how things stand; the other may still have to read it."""
    other, latest = sorted(players, key=lambda player: player.acted)
    if latest.asked:
        return latest
    other.until(lambda: other.asked)
    return other


def check_record(player: Player, server: Server, answers: int) -> None:
    """Give up, and read what is left of it all: sound, nothing lost, nothing twice."""
    player.socket.send('{"do":"resign"}')
    player.until(lambda: player.now["over"] is not None)
    with closing(Visitor(server)) as anybody:
        text = anybody.get(f"/api/matches/{player.match}/record").raise_for_status().text
    record = read_record(text)
    assert verify(record, find_game("port_arthur")).verified
    assert sum(isinstance(line, Answered) for line in record.lines) == answers


@pytest.fixture
def random() -> Random:
    return Random(1904)


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    """Closes all lines at the end."""
    with ExitStack() as stack:
        yield stack


def test_a_match_across_two_servers_one_of_which_is_killed(
    start_server: StartServer, postgres_url: str, random: Random, stack: ExitStack
) -> None:
    here, there = [start_server(database_url=postgres_url) for _ in range(2)]
    japan, russia = seated(here, there, stack)
    play((japan, russia), 40, random)
    assert min(japan.taken, russia.taken) > 5
    while next_asked((japan, russia)) is not japan:
        russia.answer(random)
    # In the middle of an answer of which nobody knows what will become of it.
    answers, told, decision = japan.taken + russia.taken, list(japan.told), japan.now["decision"]
    japan.send(random)
    assert here.pid is not None
    os.kill(here.pid, signal.SIGKILL)
    with pytest.raises(ConnectionClosed):
        japan.until(lambda: False)
    answers = japan.taken + russia.taken
    known = japan.now["decision"], list(japan.told)
    japan.connect(there)
    assert japan.told[: len(told)] == told
    if japan.now["decision"] == decision:
        assert japan.taken + russia.taken == answers, "an acknowledged answer is lost"
    elif known[0] == decision:
        answers += 1  # it was written, and the acknowledgement was lost
    else:
        assert (japan.now["decision"], japan.told) == known
    acknowledged = japan.taken + russia.taken
    play((japan, russia), 30, random)
    check_record(japan, there, answers + japan.taken + russia.taken - acknowledged)
    russia.until(lambda: russia.now["over"] is not None)


def test_any_worker_serves_any_match(
    start_server: StartServer, postgres_url: str, random: Random, stack: ExitStack
) -> None:
    server = start_server(database_url=postgres_url, workers=2)
    players = seated(server, server, stack)
    guest = stack.enter_context(closing(Visitor(server)))
    onlookers = [Player(players[0].match, "spectator", guest, stack) for _ in range(6)]
    for onlooker in onlookers:
        onlooker.connect(server)
    play(players, 60, random)
    # The worker of the other may not have heard of the last answer yet, and would call what he says stale.
    check_record(max(players, key=lambda player: player.acted), server, 60)
    for onlooker in onlookers:
        onlooker.until(lambda one=onlooker: one.now["over"] is not None)  # type: ignore[misc]
        assert (onlooker.told, onlooker.scene) == (onlookers[0].told, onlookers[0].scene)


def test_a_killed_server_resumes_and_a_stopped_one_says_so(
    start_server: StartServer, random: Random, stack: ExitStack
) -> None:
    first = start_server()
    japan, russia = seated(first, first, stack)
    play((japan, russia), 25, random)
    asked = next_asked((japan, russia))
    decision, told, scene, plan = asked.now["decision"], asked.told, asked.scene, asked.now["plan"]
    assert first.pid is not None
    os.kill(first.pid, signal.SIGKILL)
    with pytest.raises(ConnectionClosed):
        asked.until(lambda: False)
    second = start_server(data=first.settings.data)
    for player in (japan, russia):
        player.connect(second)
    assert (asked.now["decision"], asked.told, asked.scene, asked.now["plan"]) == (decision, told, scene, plan)
    play((japan, russia), 10, random)
    answers = japan.taken + russia.taken
    assert second.pid is not None
    os.kill(second.pid, signal.SIGTERM)
    with pytest.raises(ConnectionClosed) as closed:
        japan.until(lambda: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == SERVICE_RESTART
    third = start_server(data=first.settings.data)
    japan.connect(third)
    check_record(japan, third, answers)
