"""A record on disk: lines are appended and safe before anybody is told; the secret of the dice lies beside it."""

from __future__ import annotations

import fcntl
import os
from errno import errorcode
from pathlib import Path
from typing import BinaryIO

from honjin.core.errors import CorruptRecord, HonjinError
from honjin.core.record import Record, decoded, read_record

SUFFIX = ".honjin"


class TableTaken(HonjinError):
    """Somebody else is playing this match right now."""


class Journal:
    """Appends lines to a record file and holds it, so that two programs never write the same match."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: BinaryIO = path.open("ab")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._file.close()
            raise TableTaken(f"{path.name} is open in another window: close it there first") from None

    def __call__(self, line: str) -> None:
        """Append a line, or several with line breaks between them.

        When that fails, as on a full disk, the file is left as it was. When the machine stops in the middle, whole
        lines of the text may be left, and one that is cut: `mend_file` drops that, and what is left is a sound record.
        """
        end = os.fstat(self._file.fileno()).st_size
        try:
            left = memoryview(line.encode() + b"\n")
            while left:
                left = left[os.write(self._file.fileno(), left) :]
            os.fsync(self._file.fileno())
        except BaseException:
            os.truncate(self._file.fileno(), end)
            raise

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()


def secret_path(record: Path) -> Path:
    """Where the secret of an unfinished match lies."""
    return record.with_suffix(".secret")


def write_secret(record: Path, secret: bytes) -> None:
    """Keep the secret where only its owner can read it."""
    path = secret_path(record)
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w") as file:
        file.write(secret.hex())
        file.flush()
        os.fsync(file.fileno())


def read_secret(record: Path) -> bytes:
    """The secret of an unfinished match."""
    try:
        return bytes.fromhex(secret_path(record).read_text())
    except (OSError, ValueError):
        raise CorruptRecord("no-secret", file=secret_path(record).name) from None


def read_bytes(path: Path) -> bytes:
    """What is in a file."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise CorruptRecord("no-file", file=str(path)) from None
    except IsADirectoryError:
        raise CorruptRecord("folder", file=str(path)) from None
    except PermissionError:
        raise CorruptRecord("forbidden", file=str(path)) from None
    except (OSError, ValueError) as error:
        # The system speaks its own language: its name for the problem is the same in all.
        problem = errorcode.get(getattr(error, "errno", None) or 0, type(error).__name__)
        raise CorruptRecord("file", file=str(path), problem=problem) from None


def read_file(path: Path, forgive_cut: bool = False) -> Record:
    """The record in a file."""
    return read_record(decoded(read_bytes(path)), forgive_cut)


def mend_file(path: Path) -> None:
    """Drop a last line that was cut off in the middle of writing: nobody was ever told of it."""
    whole = path.read_bytes()
    end = whole.rfind(b"\n") + 1
    if end < len(whole):
        os.truncate(path, end)
