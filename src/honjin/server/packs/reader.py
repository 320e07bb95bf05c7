"""Reads one workbook of values in a process of its own: `python -m honjin.server.packs.reader PACKAGE`.

PACKAGE is that of the game. The file comes on standard input. The answer is JSON on standard output: the pack, its
digest and how it differs from the standard one, or all that is wrong with it. Whatever a hostile file makes this
process do, whoever asked goes on.
"""

from __future__ import annotations

import resource
import subprocess
import sys

import msgspec

from honjin.core.decision import Facts
from honjin.packs.problems import Problem, Wanted

MOST_BYTES = 1_000_000
"""The workbook of RAN, which has seven battles, is an eighth of this."""
MOST_JSON = 3_000_000
"""Of the pack that comes of it, which is read again with every match: RAN has a quarter of this."""
MOST_SECONDS = 15
MOST_WAITING = 45
"""That of RAN takes two seconds; the rest is for a busy machine."""
MOST_MEMORY = 512 * 1024 * 1024
MOST_PROBLEMS = 60
"""More at once help nobody."""
MOST_LETTERS = 400
"""Of a problem that repeats what stands in the file."""


class Trouble(msgspec.Struct, frozen=True, omit_defaults=True):
    """A problem on its way between the processes."""

    english: str
    why: str = ""
    facts: Facts = {}
    sheet: str = ""
    row: int = 0
    cell: str = ""
    wanted: Wanted | None = None


class Reading(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of a workbook: a pack with its digest, or problems, so many of `count`."""

    digest: str = ""
    body: bytes = b""
    problems: list[Trouble] = []
    count: int = 0


def read_workbook_apart(package: str, data: bytes) -> Reading:
    """The pack in a workbook, or what is wrong with it; blocks until the other process has answered or failed."""
    if len(data) > MOST_BYTES:
        return _refused("too-large")
    command = [sys.executable, "-m", __name__, package]
    try:
        done = subprocess.run(command, input=data, capture_output=True, timeout=MOST_WAITING, check=False)
        return msgspec.json.decode(done.stdout, type=Reading) if done.returncode == 0 else _refused("too-much")
    except (subprocess.TimeoutExpired, msgspec.DecodeError):
        return _refused("too-much")


def _refused(why: str) -> Reading:
    return Reading(problems=[Trouble("this file cannot be read as a data pack", why)], count=1)


# In the other process


def main() -> None:
    """Read, answer; a file that wants too much time or memory ends this process and nothing else."""
    resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    _, package = sys.argv
    sys.stdout.buffer.write(msgspec.json.encode(answer_to(package, sys.stdin.buffer.read())))


def answer_to(package: str, data: bytes) -> Reading:
    """What is sent back for one file."""
    # Only here: whoever asks never touches the libraries that look into the file.
    from honjin.packs.finding import find_layout
    from honjin.packs.rows import PackError
    from honjin.packs.spreadsheet import pack_from_bytes

    layout = find_layout(package)
    assert layout is not None
    try:
        pack = pack_from_bytes(layout, data)
    except PackError as error:
        problems = [_trouble(problem) for problem in error.problems[:MOST_PROBLEMS]]
        return Reading(problems=problems, count=len(error.problems))
    except MemoryError:
        return _refused("too-much")
    body = pack.to_json()
    return Reading(pack.digest, body) if len(body) <= MOST_JSON else _refused("too-large")


def _trouble(problem: str) -> Trouble:
    english = problem[:MOST_LETTERS]
    if not isinstance(problem, Problem):
        return Trouble(english)
    facts = {name: value[:MOST_LETTERS] if isinstance(value, str) else value for name, value in problem.facts.items()}
    return Trouble(english, problem.why, facts, problem.sheet, problem.row, problem.cell, problem.wanted)


if __name__ == "__main__":
    main()
