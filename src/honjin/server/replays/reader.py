"""Reads one record in a process of its own: `python -m honjin.server.replays.reader replay VIEWER | verify LINK`.

The record comes on standard input. The answer is `+` and the result, or `-` and a JSON pair of code and detail.
"""

from __future__ import annotations

import resource
import sys

import msgspec

from honjin.core.errors import HonjinError
from honjin.core.record import decoded
from honjin.locale.text import Words
from honjin.server.replays.document import NotOver
from honjin.server.replays.reading import replay_json, verdict_of

MOST_SECONDS = 10
MOST_MEMORY = 1024 * 1024 * 1024


def main() -> None:
    """Read, work, answer; a record that wants too much time or memory ends this process and nothing else."""
    resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    _, task, detail = sys.argv
    sys.stdout.buffer.write(answer(task, detail, sys.stdin.buffer.read()))


def answer(task: str, detail: str, record: bytes) -> bytes:
    """What is sent back for one record; `detail` is the viewer of a replay, or a link to look for."""
    words = Words("en")
    try:
        if task == "verify":
            return b"+" + msgspec.json.encode(verdict_of(record, detail))
        return b"+" + replay_json(decoded(record), detail)
    except NotOver as error:
        return _refusal("not-over", words.error(error))
    except HonjinError as error:
        return _refusal("malformed", words.error(error))


def _refusal(code: str, detail: str) -> bytes:
    return b"-" + msgspec.json.encode((code, detail))


if __name__ == "__main__":
    main()
