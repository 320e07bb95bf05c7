"""One server for a data folder: the lock it holds, and where to find who holds it."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

import msgspec

from honjin.core.errors import HonjinError, Unusable
from honjin.server.private import make_folder


class Running(msgspec.Struct):
    """A server at work."""

    url: str
    pid: int


class Claimed(HonjinError):
    """Another server holds the folder; `running` says which, if it has said so yet."""

    def __init__(self, running: Running | None) -> None:
        where = f" at {running.url} (process {running.pid})" if running else ""
        super().__init__(f"a server with this data folder is already running{where}")
        self.running = running


class Claim:
    """Holds a data folder. The system lets go of the lock when the process ends, however it ends.

    The file stays behind: to remove it would let two newcomers lock two files of one name.
    """

    def __init__(self, folder: Path) -> None:
        try:
            make_folder(folder)
            self._file = os.open(folder / "server.lock", os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise Unusable(f"the data folder {folder} cannot be written: {error.strerror}") from None
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            content = os.pread(self._file, 4096, 0)
            os.close(self._file)
            raise Claimed(_read(content)) from None
        os.ftruncate(self._file, 0)

    def tell(self, url: str) -> None:
        """Write down where the server is."""
        os.pwrite(self._file, msgspec.json.encode(Running(url=url, pid=os.getpid())), 0)

    def close(self) -> None:
        """Let go."""
        os.ftruncate(self._file, 0)
        os.close(self._file)


def _read(content: bytes) -> Running | None:
    try:
        return msgspec.json.decode(content, type=Running)
    except msgspec.DecodeError:
        return None  # it has only just begun
