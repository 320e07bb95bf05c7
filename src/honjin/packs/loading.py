"""A data pack from the files of its game, or from the header of a record."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

from honjin.packs.rows import PackError

P = TypeVar("P", bound=msgspec.Struct)


def read_data(package: str, *names: str) -> dict[str, Any]:
    """The files of a game's data folder as one table; each `{ value, source }` pair is split."""
    data: dict[str, Any] = {}
    for name in names:
        text = (files(package) / "data" / name).read_text(encoding="utf-8")
        data |= _split_sources(tomllib.loads(text))
    return data


def decode_pack(data: bytes, kind: type[P], title: str) -> P:
    """The pack that `to_json` wrote; raises PackError when it is none."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise PackError([f"this is not a data pack of {title}: {error}"]) from error


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
