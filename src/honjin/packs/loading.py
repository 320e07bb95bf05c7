"""Where the packs of a game come from: its data folder, the header of a record, an earlier day."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Generic, TypeVar

import msgspec

from honjin.core.game import Pack
from honjin.packs.checks import refuse_problems
from honjin.packs.rows import PackError

P = TypeVar("P", bound=Pack)

MOST_READ = 16
"""Packs of owners that are remembered, half a megabyte each."""

_DIGEST = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, eq=False)
class PackSource(Generic[P]):
    """The packs of one game.

    The files of `data/` make the standard pack. Those that were standard before lie in `data/past/`,
    `<digest>.json` as `to_json` wrote them, so that what was played with them can always be read.
    """

    kind: type[P]
    title: str
    package: str
    files: tuple[str, ...]
    check: Callable[[P], list[str]]
    """Every problem of a pack, in words for its owner."""
    unfold: Callable[[dict[str, Any]], dict[str, Any]] = dict
    """Writes out what the files say in short."""

    def standard(self) -> P:
        """The pack that comes with the program."""
        return self._standard

    @cached_property
    def _standard(self) -> P:
        data: dict[str, Any] = {}
        for name in self.files:
            data |= _split_sources(tomllib.loads((self._folder / name).read_text(encoding="utf-8")))
        return self.ensure(msgspec.convert(self.unfold(data), self.kind))

    def read(self, data: bytes) -> P:
        """The pack that `to_json` wrote; raises PackError when it is none or does not hold together."""
        return self._read(data)

    @cached_property
    def _read(self) -> Callable[[bytes], P]:
        """The same pack is read again for every table and every look at its record: to check it takes a while."""
        return lru_cache(maxsize=MOST_READ)(lambda data: self.ensure(self._decode(data)))

    def find(self, digest: str) -> P | None:
        """The pack with this digest, if it is the standard one or was before."""
        standard = self.standard()
        return standard if standard.digest == digest else self._past(digest)

    def _past(self, digest: str) -> P | None:
        """A pack that was standard before: checked in its day, not by what is checked now."""
        # A digest comes from a record, and must not lead elsewhere in the file system.
        if not _DIGEST.fullmatch(digest):
            return None
        kept = self._folder / "past" / f"{digest}.json"
        return self._decode(kept.read_bytes()) if kept.is_file() else None

    def ensure(self, pack: P) -> P:
        """The same pack, if it has no problem; raises PackError with all of them otherwise."""
        return refuse_problems(pack, self.check(pack))

    def _decode(self, data: bytes) -> P:
        try:
            return msgspec.json.decode(data, type=self.kind)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise PackError([f"this is not a data pack of {self.title}: {error}"]) from error

    @property
    def _folder(self) -> Traversable:
        return files(self.package) / "data"


def _split_sources(node: Any) -> Any:
    """Plain data in which each `{ value, source }` pair became a value and an entry of the row's `source`."""
    if isinstance(node, list):
        return [_split_sources(item) for item in node]
    if not isinstance(node, dict):
        return node
    pairs = {field: pair for field, pair in node.items() if _is_pair(pair)}
    plain = {field: _split_sources(value) for field, value in node.items() if field not in pairs}
    values = {field: pair["value"] for field, pair in pairs.items() if "value" in pair}
    sources = {field: pair["source"] for field, pair in pairs.items()}
    return plain | values | ({"source": sources} if sources else {})


def _is_pair(node: Any) -> bool:
    """Whether this is a value beside its source; a source alone stands for no value."""
    return isinstance(node, dict) and "source" in node and node.keys() <= {"value", "source"}
