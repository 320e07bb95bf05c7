"""The index of a rulebook from the file of its game."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from honjin.core.rulebook import Rulebook, rulebook_from


def read_rulebook(package: str) -> Rulebook:
    """The rulebook of a game, from the `rulebook.toml` of its package."""
    return rulebook_from(tomllib.loads((files(package) / "rulebook.toml").read_text(encoding="utf-8")))
