"""Where packs come from: the one that comes with the program, and those kept in records."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from honjin.games.port_arthur.pack import Pack, PackError
from honjin.games.port_arthur.pack_checks import ensure


@cache
def standard_pack() -> Pack:
    """The pack that comes with the program."""
    data: dict[str, Any] = {}
    for name in ("map.toml", "tracks.toml", "ships.toml"):
        text = (files(__package__) / "data" / name).read_text(encoding="utf-8")
        data |= _split_sources(tomllib.loads(text))
    return ensure(msgspec.convert(data, Pack))


def read_pack(data: bytes) -> Pack:
    """The pack that `to_json` wrote; raises PackError when it is none or does not hold together."""
    try:
        pack = msgspec.json.decode(data, type=Pack)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise PackError([f"this is not a data pack of Port Arthur: {error}"]) from error
    return ensure(pack)


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
