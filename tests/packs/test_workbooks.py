"""The workbook of every game: out and back in, and nothing that is missing goes unnamed."""

from __future__ import annotations

import re
import zipfile
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from python_calamine import CalamineWorkbook
from tests.packs.workbook import Cells, cells, column, problems_of, workbook
from xlsxwriter import Workbook
from xlsxwriter.utility import xl_col_to_name

from honjin.cli.packs import game_of_workbook
from honjin.core.game import Game, find_games
from honjin.packs.rows import PackError
from honjin.packs.spreadsheet import Layout, pack_from_grids, read_workbook, workbook_bytes, write_workbook

LAYOUTS: dict[str, Layout[Any]] = {
    game.title: import_module(f"{game.resources}.spreadsheet").LAYOUT for game in find_games(drafts=True).values()
}
every_game = pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)


@every_game
def test_an_unchanged_workbook_reads_back_to_the_same_pack(layout: Layout[Any], tmp_path: Path) -> None:
    pack = layout.standard_pack()
    write_workbook(layout, pack, tmp_path / "mine.xlsx")
    assert read_workbook(layout, tmp_path / "mine.xlsx") == pack


@every_game
def test_the_same_pack_gives_the_same_file(layout: Layout[Any]) -> None:
    assert workbook_bytes(layout, layout.standard_pack()) == workbook(layout)


@every_game
def test_the_first_sheet_names_the_game_and_explains_every_other(layout: Layout[Any]) -> None:
    book = CalamineWorkbook.from_filelike(BytesIO(workbook(layout)))
    assert book.sheet_names == ["README", *layout.sheets]
    readme = [str(line[0]) for line in book.get_sheet_by_name("README").to_python()]
    assert readme[0].startswith(layout.title)
    for sheet in layout.sheets:
        assert any(text.startswith(f"{sheet}: ") for text in readme), sheet


@every_game
def test_words_are_kept_as_they_are_typed_and_numbers_are_numbers(layout: Layout[Any]) -> None:
    headings = cells(layout)[layout.tables[0].sheet][0]
    assert _format_of(layout, headings.index("name")) == "49"
    [number] = {"firepower", "capacity", "endurance"}.intersection(headings)
    assert _format_of(layout, headings.index(number)) == "0"


def _format_of(layout: Layout[Any], column: int) -> str:
    """The number format of the cell below a heading of the first table: 49 is text."""
    book = zipfile.ZipFile(BytesIO(workbook(layout)))
    sheet, styles = (book.read(f"xl/{part}.xml").decode() for part in ("worksheets/sheet2", "styles"))
    style = re.search(rf'<c r="{xl_col_to_name(column)}2"(?: s="(\d+)")?', sheet)
    formats = re.findall(r'<xf numFmtId="(\d+)"', styles[styles.index("<cellXfs") :])
    assert style is not None
    return str(formats[int(style[1] or 0)])


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "sheet"), [(id, sheet) for id, one in LAYOUTS.items() for sheet in one.sheets])
def test_a_missing_sheet_is_named_and_nothing_else(game: str, sheet: str) -> None:
    grids = cells(LAYOUTS[game])
    del grids[sheet]
    assert problems_of(LAYOUTS[game], grids) == [f"the sheet {sheet} is missing"]


@every_game
def test_empty_sheets_lack_all_their_columns(layout: Layout[Any]) -> None:
    grids: Cells = {name: [] for name in layout.sheets}
    problems = problems_of(layout, grids)
    assert f"{layout.settings_sheet}: the column value is missing" in problems
    for table in layout.tables:
        assert f"{table.sheet}: the column {table.kind.keys[0]} is missing" in problems


BATTLES = [game for game in find_games().values() if game.title == "ran"]


@pytest.mark.parametrize("game", BATTLES, ids=lambda game: game.scenario)
def test_what_an_owner_writes_is_played_in_that_battle_and_no_other(game: Game) -> None:
    """Units may have the same ids in two battles: the column variant says whose line it is."""
    layout = LAYOUTS[game.title]
    grids = cells(layout)
    units = grids["units"]
    variant, quality, id = (column(units, heading) for heading in ("variant", "tq", "id"))
    changed = next(line for line in units[1:] if line[variant] == game.scenario)
    changed[quality] = 1 if changed[quality] != 1 else 2
    pack = pack_from_grids(layout, grids)
    for battle in BATTLES:
        mine, theirs = (battle.setting(battle.choose_switches({}), one) for one in (pack, layout.standard_pack()))
        assert (mine.tq != theirs.tq) == (battle is game)
    played = game.setting(game.choose_switches({}), pack)
    assert played.tq[played.unit[changed[id]]] == changed[quality]


# Which game a workbook belongs to


@pytest.mark.parametrize("game", LAYOUTS)
def test_a_workbook_tells_its_game(game: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.xlsx"
    path.write_bytes(workbook(LAYOUTS[game]))
    assert game_of_workbook(path).title == game


def test_a_workbook_of_no_game_is_refused_with_the_games(tmp_path: Path) -> None:
    path = tmp_path / "mine.xlsx"
    path.write_bytes(_book_with("letters"))
    with pytest.raises(PackError, match=r"port_arthur, storm, midway, ran$"):
        game_of_workbook(path)


def test_one_sheet_is_enough_to_tell_the_game(tmp_path: Path) -> None:
    path = tmp_path / "mine.xlsx"
    path.write_bytes(_book_with(" Garrisons "))
    assert game_of_workbook(path).id == "storm"


def _book_with(sheet: str) -> bytes:
    memory = BytesIO()
    book = Workbook(memory, {"in_memory": True})
    book.add_worksheet(sheet)
    book.close()
    return memory.getvalue()
