"""Files and folders for nobody else's eyes: the database has the secrets of the dice and the hashes of passwords."""

from __future__ import annotations

import os
from pathlib import Path

FOLDER, FILE = 0o700, 0o600


def make_folder(path: Path, *, is_ours: bool = False) -> None:
    """Have the folder. One that somebody made keeps its mode, for other things may lie in it; ours is closed."""
    was_there = path.is_dir()
    path.mkdir(parents=True, exist_ok=True, mode=FOLDER)
    if is_ours and was_there:
        _close(path, FOLDER)


def make_file(path: Path) -> None:
    """Have the file, closed to others; SQLite gives those it puts beside a database the same mode."""
    os.close(os.open(path, os.O_CREAT | os.O_WRONLY, FILE))
    for beside in (path, *(path.with_name(path.name + ending) for ending in ("-wal", "-shm"))):
        if beside.exists():
            _close(beside, FILE)


def _close(path: Path, mode: int) -> None:
    found = path.stat()
    # What belongs to somebody else was put there on purpose, and cannot be changed anyway.
    if found.st_mode & 0o077 and found.st_uid == os.geteuid():
        path.chmod(mode)
