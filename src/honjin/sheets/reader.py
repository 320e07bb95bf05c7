"""The cells of a workbook that somebody sent, read in a process of its own: `python -m honjin.sheets.reader`.

The file comes on standard input. The answer is JSON on standard output: the texts of the cells by tab, or why it is no
workbook that can be read. Whatever a hostile file makes this process do, whoever asked goes on.
"""

from __future__ import annotations

import resource
import subprocess
import sys
from io import BytesIO

import msgspec

from honjin.core.errors import SheetRefused

MOST_BYTES = 1_000_000
"""The sheet of a large fleet is a tenth of this."""
MOST_SECONDS = 10
MOST_WAITING = 30
"""A sheet takes a quarter of a second; the rest is for a busy machine."""
MOST_MEMORY = 512 * 1024 * 1024
MOST_ROWS, MOST_COLUMNS, MOST_LETTERS = 1000, 60, 1000

Grids = dict[str, list[list[str]]]
"""The texts of the cells of each tab, row by row."""


class _Answer(msgspec.Struct):
    grids: Grids = {}
    why: str = ""
    where: str = ""


def read_grids(data: bytes) -> Grids:
    """The texts of the cells of a workbook; raises SheetRefused when it is none, or wants too much time or memory."""
    if len(data) > MOST_BYTES:
        raise SheetRefused("sheet-too-large", most=MOST_BYTES // 1000)
    command = [sys.executable, "-m", __name__]
    try:
        done = subprocess.run(command, input=data, capture_output=True, timeout=MOST_WAITING, check=False)
        answer = msgspec.json.decode(done.stdout, type=_Answer) if done.returncode == 0 else _Answer(why="damaged")
    except (subprocess.TimeoutExpired, msgspec.DecodeError):
        answer = _Answer(why="damaged")
    if answer.why == "too-large":
        raise SheetRefused("sheet-too-large", most=MOST_BYTES // 1000)
    if answer.why == "far-cell":
        raise SheetRefused("sheet-far-cell", cell=answer.where)
    if answer.why:
        raise SheetRefused(f"sheet-{answer.why}")
    return answer.grids


# In the other process


def main() -> None:
    """Read, answer; a file that wants too much time or memory ends this process and nothing else."""
    resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    sys.stdout.buffer.write(msgspec.json.encode(answer_to(sys.stdin.buffer.read())))


def answer_to(data: bytes) -> _Answer:
    """What is sent back for one file."""
    # Only here: whoever asks never touches the library that looks into the file.
    from python_calamine import CalamineError, CalamineWorkbook

    from honjin.packs.spreadsheet.guard import UnsafeWorkbook, refuse_unsafe

    try:
        refuse_unsafe(data)
        book = CalamineWorkbook.from_filelike(BytesIO(data))
        grids: Grids = {}
        for name in book.sheet_names[:MOST_COLUMNS]:
            rows = book.get_sheet_by_name(name).to_python(skip_empty_area=False, nrows=MOST_ROWS)
            grids[name] = [[_text(cell) for cell in row[:MOST_COLUMNS]] for row in rows]
    except UnsafeWorkbook as error:
        return _Answer(why=error.why, where=error.where)
    except (CalamineError, OSError, ValueError, MemoryError):
        return _Answer(why="damaged")
    return _Answer(grids)


def _text(cell: object) -> str:
    """What a cell shows: a spreadsheet keeps 3 as 3.0."""
    text = str(cell).strip()[:MOST_LETTERS]
    return text.removesuffix(".0") if isinstance(cell, float) else text


if __name__ == "__main__":
    main()
