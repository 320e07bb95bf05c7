"""Lines of a record made small: each is compressed with the lines before it as its dictionary.

Any line needs only the tail of those before it, so appending costs the same at the end of a long match as at
its beginning. Three script matches of Port Arthur, 133 kB as text, measured (bytes, µs a line): tail 2 kB
31,000, 13; 4 kB 27,000, 16; 8 kB 24,000, 25; 16 kB 22,000, 38; 32 kB 19,000, 62. Level 1 instead of 6 costs a
fifth more room and saves 3 µs; level 9 gains one per cent.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable

TAIL = 4096
"""Bytes of the lines before that serve as dictionary."""

LEVEL = 6
WINDOW = -13
"""Two to the power of this is twice the tail; negative leaves out header and checksum: lines are linked by hashes."""

MEMORY = 5


class Packer:
    """Packs the next line of one record, knowing the tail of what came before."""

    __slots__ = ("_tail",)

    def __init__(self, tail: bytes = b"") -> None:
        self._tail = tail

    def pack(self, line: str) -> bytes:
        """The line as it is stored."""
        text = line.encode()
        work = zlib.compressobj(LEVEL, zlib.DEFLATED, WINDOW, MEMORY, zdict=self._tail)
        body = work.compress(text) + work.flush()
        self._remember(text)
        return body

    def unpack(self, body: bytes) -> str:
        """The line as it was."""
        work = zlib.decompressobj(WINDOW, zdict=self._tail)
        text = work.decompress(body) + work.flush()
        self._remember(text)
        return text.decode()

    def copy(self) -> Packer:
        """Another one at the same place: for lines that may fail to be written."""
        return Packer(self._tail)

    def _remember(self, text: bytes) -> None:
        self._tail = text[-TAIL:] if len(text) >= TAIL else (self._tail + text)[-TAIL:]


def unpack_all(bodies: Iterable[bytes]) -> tuple[list[str], Packer]:
    """All the lines of a record, and the packer that goes on after them."""
    packer = Packer()
    return [packer.unpack(body) for body in bodies], packer
