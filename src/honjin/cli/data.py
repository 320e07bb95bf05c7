"""`honjin data`: the values of a game as a spreadsheet, out and back in."""

from __future__ import annotations

from pathlib import Path

from cyclopts import App
from rich.console import Console

from honjin.cli.packs import read_pack_file, spreadsheet_of
from honjin.core.errors import HonjinError
from honjin.core.game import find_game

app = App(name="data", help="Data packs: every value of a game, to compare with your own copy.", result_action="return_value")


@app.command
def export(game: str, file: Path, *, force: bool = False) -> int:
    """Write every value of a game, each with its source, into a workbook.

    Parameters
    ----------
    game
        The game, such as port_arthur.
    file
        The workbook to write (.xlsx).
    force
        Write over a file that is there already.
    """
    found = find_game(game)
    if file.exists() and not force:
        raise HonjinError(f"{file} is there already; --force writes over it")
    if not file.parent.is_dir():
        raise HonjinError(f"there is no folder {file.parent}")
    spreadsheet_of(found).write_workbook(found.standard_pack(), file)
    print(f"Written: {file}. Put in the values of your own copy, then: ./honjin data check {file}")
    return 0


@app.command
def check(file: Path, *, game: str = "port_arthur") -> int:
    """Check a workbook that an owner filled in, and say how it differs from the values that come with Honjin.

    Parameters
    ----------
    file
        The workbook (.xlsx).
    game
        The game it belongs to.
    """
    found = find_game(game)
    pack = read_pack_file(found, file)
    same = pack.digest == found.standard_pack().digest
    console = Console()
    console.print(f"{file} is a good data pack for {found.id}, digest {pack.digest[:12]}.", highlight=False)
    if same:
        console.print("Its values are those that come with Honjin.")
    else:
        console.print(f"Play with it: ./honjin play {found.id} --pack {file}", highlight=False)
    return 0
