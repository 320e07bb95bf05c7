"""What the verbs `sheet` and `umpire` share: the words of a sheet, files in and out, and machines that answer."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from honjin.ai.player import make_player
from honjin.cli.saves import HUMAN
from honjin.core.decision import Side
from honjin.core.errors import CorruptRecord, HonjinError, SheetRefused
from honjin.core.game import Game
from honjin.locale.text import LANGUAGES, Words
from honjin.sheets.book import tab_name
from honjin.sheets.reader import Grids
from honjin.sheets.reading import reason, stamp_said
from honjin.umpire.journal import read_bytes
from honjin.umpire.order_sheets import SheetCame, take_sheet
from honjin.umpire.table import Table

SUFFIX = ".xlsx"


def sheet_words(language: str, game: Game, setting: Any) -> Words:
    """The words of an order sheet."""
    names = game.look.names(setting) if game.look.names else {}
    return Words(language, game.title, game.look.kinds, names, also=("sheets",))


def tongues(language: str, game: Game, setting: Any) -> list[Words]:
    """The words of all languages, this one first: a sheet is read in any of them."""
    order = [language, *(other for other in LANGUAGES if other != language)]
    return [sheet_words(one, game, setting) for one in order]


def read_file(path: Path) -> bytes:
    """What is in a file that somebody filled in."""
    try:
        return read_bytes(path)
    except CorruptRecord as error:
        raise SheetRefused(error.flaw.why, **error.flaw.facts) from None


def write_file(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    new = path.with_name(f".{path.name}.new")
    try:
        with new.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except OSError as error:
        raise HonjinError(f"{path} cannot be written: {error.strerror}") from None


def take_for(
    table: Table,
    setting: Any,
    sides: Sequence[Side],
    grids: Grids,
    words: Sequence[Words],
    *,
    may_send: bool,
    question: str = "",
) -> tuple[Side, SheetCame]:
    """Take a sheet for the one of these sides that it says it belongs to.

    `question` is the mark that it bears although the side's own has moved on: it is for the open step all the same.
    """
    said = stamp_said(grids, words, table.game.sides)
    wanted = table.header.match_id
    if said.match != wanted:
        raise SheetRefused("sheet-other-match", found=said.match[:60], wanted=wanted)
    if said.side not in sides:
        raise SheetRefused("sheet-other-side")
    if table.form_of(said.side) is None:
        raise SheetRefused("sheet-late")
    came = take_sheet(table, setting, said.side, grids, words, may_send=may_send, question=question)
    return said.side, came


def refused_lines(came: SheetCame, words: Words) -> list[str]:
    """A line for each row that cannot stand."""
    return [
        words.text("sheet-said-row", {"tab": tab_name(words, tab), "row": id or "?", "why": reason(words, refusal)})
        for (tab, id), refusal in came.taken.refused
    ]


def let_machines_answer(table: Table, setting: Any) -> None:
    """Every machine that is asked answers, until only people are."""
    seats = table.header.seats
    minds = {
        side: make_player(level, table.game, setting, side, table.header.match_id)
        for side, level in seats.items()
        if level != HUMAN
    }
    asked = True
    while asked and not table.is_over:
        asked = False
        for side, mind in minds.items():
            decision = table.decision_of(side)
            if decision is not None:
                table.answer(side, decision.option(mind.choose(decision, partial(table.view, side))))
                asked = True
