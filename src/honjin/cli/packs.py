"""Data packs from files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from honjin.core.errors import HonjinError
from honjin.core.game import Game, Pack, by_title, find_games
from honjin.core.record import LONGEST_NAME
from honjin.packs.finding import find_layout
from honjin.packs.rows import PackError
from honjin.packs.spreadsheet import Layout, read_workbook, sheet_names


def layout_of(game: Game) -> Layout[Any]:
    """How the workbook of a game is laid out; HonjinError if it has none."""
    layout = find_layout(game.resources)
    if layout is None:
        raise HonjinError(f"{game.id} has no workbook yet: it is played with the values that come with it")
    return layout


def read_pack_file(game: Game, path: Path) -> Pack:
    """The pack in a workbook."""
    layout = layout_of(game)
    _demand_file(path, game.title)
    pack: Pack = read_workbook(layout, path)
    return pack


def game_of_workbook(path: Path) -> Game:
    """The game a workbook belongs to: the one most of whose sheets it has."""
    games = {title: battles[0] for title, battles in by_title(find_games(drafts=True).values()).items()}
    _demand_file(path, "GAME")
    there = sheet_names(path)
    layouts = {title: layout for title, game in games.items() if (layout := find_layout(game.resources)) is not None}
    shares = {id: len(there.intersection(layout.sheets)) for id, layout in layouts.items()}
    best = max(shares, key=lambda id: shares[id])
    if not shares[best]:
        raise PackError([f"this workbook has no sheet of any game; the games are: {', '.join(layouts)}"])
    return games[best]


def name_of_pack(path: Path | None) -> str:
    """What a pack is called that came in a file."""
    return "" if path is None else "".join(sign for sign in path.stem if sign.isprintable())[:LONGEST_NAME]


def _demand_file(path: Path, game: str) -> None:
    """Refuse a file that is not there, and say how to make one."""
    if not path.exists():
        raise HonjinError(f"there is no file {path}; `./honjin data export {game} {path}` makes one to fill in")
