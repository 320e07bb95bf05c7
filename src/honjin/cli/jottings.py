"""What players at the terminal note for themselves: in a file beside the record, and in no record."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import msgspec

from honjin.cli.saves import jottings_path
from honjin.core.decision import Side

LONGEST = 1000
"""Characters of one note."""


class Jotting(msgspec.Struct, frozen=True):
    """A note of one side: how much it had been told by then, what moment that was in words, and when it was written."""

    side: Side
    step: int
    moment: str
    text: str
    at: datetime


_line = msgspec.json.Decoder(Jotting)


def jot(record: Path, side: Side, step: int, moment: str, text: str) -> None:
    """Keep a note."""
    kept = Jotting(side, step, moment, text[:LONGEST], datetime.now(UTC))
    with jottings_path(record).open("ab") as file:
        file.write(msgspec.json.encode(kept) + b"\n")


def jottings_of(record: Path) -> list[Jotting]:
    """All that has been noted at a match; a line that cannot be read is a lost note, and no more than that."""
    try:
        lines = jottings_path(record).read_bytes().splitlines()
    except OSError:
        return []
    found: list[Jotting] = []
    for line in lines:
        try:
            found.append(_line.decode(line))
        except msgspec.DecodeError:
            continue
    return found
