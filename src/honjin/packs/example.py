"""The worked example of a title, from the file of its package."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from honjin.core.example import Example


@cache
def read_example(package: str) -> Example | None:
    """The example of a game, from the `example.toml` of its package; None where it has none."""
    file = files(package) / "example.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Example) if file.is_file() else None
