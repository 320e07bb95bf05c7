"""Data packs from files."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from honjin.core.errors import HonjinError
from honjin.core.game import Game, Pack


def spreadsheet_of(game: Game) -> Any:
    """The module that reads and writes the game's workbook."""
    return import_module(f"{game.resources}.spreadsheet")


def read_pack_file(game: Game, path: Path) -> Pack:
    """The pack in a workbook."""
    if not path.exists():
        raise HonjinError(f"there is no file {path}; `./honjin data export {game.id} {path}` makes one to fill in")
    pack: Pack = spreadsheet_of(game).read_workbook(path)
    return pack
