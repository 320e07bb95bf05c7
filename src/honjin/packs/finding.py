"""The layout of a game's workbook: in the game's own package, and loaded only when there is a workbook to deal with."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from honjin.packs.spreadsheet import Layout


def has_layout(resources: str) -> bool:
    """Whether a game has a workbook, by the name of its package."""
    return find_spec(f"{resources}.spreadsheet") is not None


def find_layout(resources: str) -> Layout[Any] | None:
    """How the workbook of a game is laid out; None if it has none."""
    if not has_layout(resources):
        return None
    layout: Layout[Any] = import_module(f"{resources}.spreadsheet").LAYOUT
    return layout
