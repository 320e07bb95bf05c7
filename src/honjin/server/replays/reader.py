"""Reads one record in a process of its own: `python -m honjin.server.replays.reader replay|verify VIEWER`.

The record comes on standard input. The answer is `+` and the result, or `-` and a JSON pair of code and detail.
"""

from __future__ import annotations

import resource
import sys

import msgspec

from honjin.core.errors import HonjinError
from honjin.server.replays.document import NotOver
from honjin.server.replays.reading import replay_json, verdict_of

MOST_SECONDS = 10
MOST_MEMORY = 1024 * 1024 * 1024


def main() -> None:
    """Read, work, answer; a record that wants too much time or memory ends this process and nothing else."""
    resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    _, task, viewer = sys.argv
    sys.stdout.buffer.write(answer(task, viewer, sys.stdin.buffer.read()))


def answer(task: str, viewer: str, record: bytes) -> bytes:
    """What is sent back for one record."""
    try:
        text = record.decode()
        return b"+" + (replay_json(text, viewer) if task == "replay" else msgspec.json.encode(verdict_of(text)))
    except NotOver as error:
        return _refusal("not-over", str(error))
    except (HonjinError, UnicodeDecodeError) as error:
        return _refusal("malformed", str(error))


def _refusal(code: str, detail: str) -> bytes:
    return b"-" + msgspec.json.encode((code, detail))


if __name__ == "__main__":
    main()
