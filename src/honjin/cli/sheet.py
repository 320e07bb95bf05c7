"""`honjin sheet`: the orders of a side as a workbook, out and back in."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from honjin.cli.saves import HUMAN, Opened, find_saved, keep_draft, take_up
from honjin.cli.side_sheets import (
    SUFFIX,
    let_machines_answer,
    read_file,
    refused_lines,
    sheet_words,
    take_for,
    tongues,
    write_file,
)
from honjin.cli.terminal.speech import chosen_language, menu_words
from honjin.core.decision import Side
from honjin.core.errors import HonjinError, SheetRefused, UnknownChoice
from honjin.core.replay import setting_of
from honjin.sheets.reader import read_grids
from honjin.umpire.order_sheets import sheet_of

app = App(
    name="sheet",
    help="Order sheets: the open step of a saved match as a workbook, to be filled in and brought back.",
    result_action="return_value",
)


@app.command
def out(
    match: str,
    file: Path | None = None,
    *,
    side: str | None = None,
    language: str | None = None,
    force: bool = False,
) -> int:
    """Write the workbook of a side for the step that is open, with all that the side knows and nothing else.

    Parameters
    ----------
    match
        A saved match: its name, the beginning of it, or its file.
    file
        The workbook to write (.xlsx); left out, it is called after the match and the side.
    side
        Whose sheet; needed only where several people play this match here.
    language
        en, fr, cs or ja: the language of the sheet.
    force
        Overwrite a file that already exists.
    """
    tongue = chosen_language(language)
    menu_words(tongue)
    opened = take_up(find_saved(match))
    try:
        table = opened.table
        setting = setting_of(table.header, table.game)
        let_machines_answer(table, setting)
        whose = _one_side(opened, side)
        words = sheet_words(tongue, table.game, setting)
        try:
            data = sheet_of(table, setting, whose, words)
        except SheetRefused as error:
            raise SheetRefused(error.flaw.why, side=words.name("side", whose)) from None
        path = file or Path(f"{opened.path.stem}-{whose}{SUFFIX}")
        if path.suffix.lower() != SUFFIX:
            raise HonjinError(f"the workbook must end in {SUFFIX}, not {path.suffix or 'nothing'}")
        if path.exists() and not force:
            raise HonjinError(f"{path} already exists; --force overwrites it")
        write_file(path, data)
        print(words.text("sheet-said-written", {"file": str(path), "name": opened.path.stem}))
    finally:
        opened.close()
    return 0


@app.command(name="in")
def bring_in(
    match: str,
    file: Path,
    *,
    side: str | None = None,
    language: str | None = None,
    send: Annotated[bool, Parameter(help="Send the sheet even if it does not say that it is done.")] = False,
) -> int:
    """Read a filled workbook: its orders are written on the side's form, and sent if it says that it is done.

    Rows that are not allowed are listed with their reasons, and marked in a copy beside the file. A workbook of another
    step, side or match changes nothing.

    Parameters
    ----------
    match
        A saved match: its name, the beginning of it, or its file.
    file
        The workbook that was filled in.
    side
        Whose sheet; left out, the sheet itself says it.
    language
        en, fr, cs or ja: the language of the answer. The sheet is read in any of them.
    """
    tongue = chosen_language(language)
    menu_words(tongue)
    grids = read_grids(read_file(file))
    opened = take_up(find_saved(match))
    try:
        table = opened.table
        setting = setting_of(table.header, table.game)
        words = tongues(tongue, table.game, setting)
        sides = (_known_side(opened, side),) if side else _people(opened)
        whose, came = take_for(table, setting, sides, grids, words, may_send=True)
        says = words[0]
        sent = came.sent
        if not sent:
            keep_draft(opened, whose)
            sent = send and _send(opened, whose, refused=bool(came.taken.refused), lacks=came.lacks)
        print(says.text("sheet-said-orders", {"side": whose, "count": came.orders}))
        for line in refused_lines(came, says):
            print(f"  {line}")
        if came.taken.refused:
            marked = file.with_name(f"{file.stem}-refused{SUFFIX}")
            write_file(marked, sheet_of(table, setting, whose, says, came.taken.marks(says)))
            print(says.text("sheet-said-marked", {"file": str(marked)}))
        if sent:
            let_machines_answer(table, setting)
            print(says.text("sheet-said-sent", {"side": whose}))
        else:
            print(says.text("sheet-said-kept", {"why": came.lacks or "–"}))
    finally:
        opened.close()
    return 0 if sent or not came.taken.refused else 1


def _send(opened: Opened, side: Side, *, refused: bool, lacks: str) -> bool:
    """Send what is written, if nothing is missing and nothing was refused."""
    table = opened.table
    form = table.form_of(side)
    if refused or lacks or form is None:
        return False
    table.answer(side, form.sends(table.draft(side)))
    return True


def _people(opened: Opened) -> tuple[Side, ...]:
    """The sides that people play."""
    table = opened.table
    return tuple(side for side in table.game.sides if table.header.seats.get(side, HUMAN) == HUMAN)


def _known_side(opened: Opened, side: str) -> Side:
    if side not in opened.table.game.sides:
        raise UnknownChoice(f"there is no side {side!r}; the sides are: {', '.join(opened.table.game.sides)}")
    return side


def _one_side(opened: Opened, side: str | None) -> Side:
    if side is not None:
        return _known_side(opened, side)
    people = _people(opened)
    asked = [one for one in people if opened.table.form_of(one) is not None] or list(people)
    if len(asked) == 1:
        return asked[0]
    raise UnknownChoice(f"whose sheet? --side {asked[0]} or --side {asked[-1]}" if asked else "nobody plays here")
