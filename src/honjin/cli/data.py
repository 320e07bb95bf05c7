"""`honjin data`: the values of a game as a spreadsheet, out and back in."""

from __future__ import annotations

from pathlib import Path

from cyclopts import App
from rich.console import Console

from honjin.cli.packs import game_of_workbook, layout_of, read_pack_file
from honjin.core.errors import HonjinError
from honjin.core.game import find_game
from honjin.packs.spreadsheet import Difference, differences, write_workbook
from honjin.packs.spreadsheet.differences import NEW

app = App(
    name="data", help="Data packs: every value of a game, to compare with your own copy.", result_action="return_value"
)


@app.command
def export(game: str, file: Path, *, scenario: str | None = None, force: bool = False) -> int:
    """Write every value of a game, each with its source, into a workbook.

    Parameters
    ----------
    game
        The game, such as port_arthur. Battles under the same rules have one workbook, with the values of them all.
    file
        The workbook to write (.xlsx).
    scenario
        Which battle, in a game that has several; the workbook has them all.
    force
        Overwrite a file that already exists.
    """
    layout = layout_of(find_game(game, scenario))
    if file.suffix.lower() != ".xlsx":
        raise HonjinError(f"the workbook must end in .xlsx, not {file.suffix or 'nothing'}")
    if file.exists() and not force:
        raise HonjinError(f"{file} already exists; --force overwrites it")
    if not file.parent.is_dir():
        raise HonjinError(f"there is no folder {file.parent}: make it first")
    write_workbook(layout, layout.standard_pack(), file)
    print(f"Written: {file}. Put in the values of your own copy, then: ./honjin data check {file}")
    return 0


@app.command
def check(*words: str) -> int:
    """Check a workbook that an owner filled in, and say how it differs from the values that come with Honjin.

    Parameters
    ----------
    words
        The workbook (.xlsx); before it, if you like, the game it belongs to.
    """
    if not 1 <= len(words) <= 2:
        raise HonjinError("data check needs a workbook: ./honjin data check mine.xlsx")
    file = Path(words[-1])
    found = find_game(words[0]) if len(words) == 2 else game_of_workbook(file)
    pack = read_pack_file(found, file)
    console = Console(highlight=False, markup=False)
    console.print(f"{file} is a good data pack for {found.title}, digest {pack.digest[:12]}.")
    changes = differences(layout_of(found), found.standard_pack(), pack)
    if not changes:
        console.print("Its values are those that come with Honjin.")
        return 0
    console.print(f"Values that differ from those that come with Honjin: {len(changes)}")
    for change in changes:
        console.print(f"  {_line(change)}")
    console.print(f"Play with it: ./honjin play {found.title} --pack {file}")
    return 0


def _line(difference: Difference) -> str:
    """A value that differs, such as `ships mikasa firepower: 8 → 9`."""
    place = " ".join(filter(None, (difference.sheet, difference.variant, difference.line, difference.column)))
    if difference.whole:
        return f"{place}: {'a new line' if difference.whole == NEW else 'the line is gone'}"
    return f"{place}: {difference.standard or '–'} → {difference.here or '–'}"
