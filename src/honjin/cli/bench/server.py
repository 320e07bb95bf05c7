"""`honjin bench server`: how many answers a second a real server takes, and how long each one waits."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import func, select

from honjin.cli.bench.figures import reference_loop, show
from honjin.cli.bench.load import HOST, Load, Outcome, generate
from honjin.cli.running import Application, answers, listen, run
from honjin.core.errors import HonjinError
from honjin.core.game import find_game
from honjin.server.settings import Bucket, Limits, Settings, read_settings

_SPAWN = multiprocessing.get_context("spawn")


class ServerFigures(msgspec.Struct):
    """Bots at a server, all on one machine. An action is an answer that was taken, written down and told."""

    game: str
    games: int
    workers: int
    database: str
    seconds: float
    actions: int
    actions_per_second: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    rss_mb: float
    """Of the largest of the server's processes that serve."""
    bytes_per_game: float | None
    lines_per_game: float | None
    finished_games: int
    errors: dict[str, int]
    server_cpu: float
    """Processors that the server kept busy."""
    generator_cpu: float
    """Processors that the bots kept busy: near 1, they are the bound and not the server."""
    cpu_ms_per_action: float
    kb_per_action: float
    """What both sides of a table are sent for one answer."""
    reference_loop_us: float


def server(
    game: str = "port_arthur",
    *,
    games: int = 50,
    seconds: float = 10.0,
    workers: int = 1,
    database: str | None = None,
    scenario: str | None = None,
    json: bool = False,
) -> int:
    """Start a server with a database of its own, seat two bots at each table, and let them play.

    The bots answer at once, at random. When a match ends, the table begins another.

    Parameters
    ----------
    game
        The game, such as port_arthur or ran.
    games
        Tables that play at the same time.
    seconds
        How long to count, after a second to warm up.
    workers
        Processes of the server; more than one needs --database.
    database
        An empty PostgreSQL database, as postgresql://user:password@host/name; without it, SQLite in a temporary folder.
    scenario
        Which battle, in a game that has several.
    json
        Print JSON and nothing else on standard output.
    """
    if workers > 1 and not (database or "").startswith("postgres"):
        raise HonjinError("several workers need PostgreSQL: name an empty database with --database")
    if games < 1 or seconds <= 0:
        raise HonjinError("--games and --seconds must be more than 0")
    found = find_game(game, scenario)
    with tempfile.TemporaryDirectory(prefix="honjin-bench-") as folder:
        settings = _settings(Path(folder), database or "")
        load = Load(
            port=settings.port, server=0, game=found.id, sides=found.sides, games=games, seconds=seconds, warm_up=1.0
        )
        show(_measure(settings, load, workers), json)
    return 0


def _settings(folder: Path, database: str) -> Settings:
    """No limits that two bots at two hundred tables would run into."""
    free = Bucket(10_000_000, 0.00001)
    rates = {field.name: free for field in msgspec.structs.fields(Limits) if field.type is Bucket}
    limits = msgspec.structs.replace(Limits(), **rates, open_matches=1_000_000)
    with listen(HOST, 0, or_next=False) as probe:
        port = probe.getsockname()[1]
    return read_settings({}, data=folder, database_url=database, host=HOST, port=port, limits=limits)


def _measure(settings: Settings, load: Load, workers: int) -> ServerFigures:
    loop_us = reference_loop()
    with listen(HOST, settings.port, or_next=False) as listener:
        application = Application(settings, logging.WARNING)
        process = _SPAWN.Process(target=run, args=(application, listener, workers))
        process.start()
    try:
        until = time.monotonic() + 60
        while not answers(HOST, settings.port):
            if not process.is_alive() or time.monotonic() > until:
                raise HonjinError("the server did not start; its log is above")
            time.sleep(0.05)
        outcome = _let_play(msgspec.structs.replace(load, server=process.pid))
    finally:
        process.terminate()
        process.join(15)
        process.kill()
        process.join()
    size, lines = asyncio.run(_sizes(settings))
    waits = sorted(outcome.waits) or [0.0]
    actions = max(outcome.actions, 1)
    return ServerFigures(
        game=load.game,
        games=load.games,
        workers=workers,
        database="postgresql" if settings.database.startswith("postgres") else "sqlite",
        seconds=outcome.seconds,
        actions=outcome.actions,
        actions_per_second=outcome.actions / outcome.seconds,
        p50_ms=waits[len(waits) // 2],
        p95_ms=waits[len(waits) * 95 // 100],
        p99_ms=waits[len(waits) * 99 // 100],
        rss_mb=outcome.server_mb,
        bytes_per_game=size,
        lines_per_game=lines,
        finished_games=outcome.finished,
        errors=outcome.errors,
        server_cpu=outcome.server_cpu_seconds / outcome.seconds,
        generator_cpu=outcome.cpu_seconds / outcome.seconds,
        cpu_ms_per_action=1000 * outcome.server_cpu_seconds / actions,
        kb_per_action=outcome.bytes_in / 1000 / actions,
        reference_loop_us=min(loop_us, reference_loop()),
    )


def _let_play(load: Load) -> Outcome:
    """Run the bots in a process of their own; what came of it."""
    here, there = _SPAWN.Pipe()
    bots = _SPAWN.Process(target=generate, args=(load, there))
    bots.start()
    there.close()
    try:
        outcome: Any = here.recv()
    except EOFError:
        outcome = "their process died"
    bots.join()
    if not isinstance(outcome, Outcome):
        raise HonjinError(f"the bots could not play: {outcome}")
    return outcome


async def _sizes(settings: Settings) -> tuple[float | None, float | None]:
    """Bytes and lines of a finished match in the database, on average; None if none was finished."""
    from honjin.server.store.database import Database
    from honjin.server.store.schema import OVER, lines, matches

    row = func.length(lines.c.body) + func.length(lines.c.match) + 4
    database = Database(settings.database)
    async with database.read() as connection:
        finished = select(matches.c.id).where(matches.c.status == OVER)
        count = (await connection.execute(select(func.count()).select_from(finished.subquery()))).scalar_one()
        total = select(func.sum(row), func.count()).where(lines.c.match.in_(finished))
        size, number = (await connection.execute(total)).one()
    await database.close()
    return (int(size) / count, number / count) if count else (None, None)
