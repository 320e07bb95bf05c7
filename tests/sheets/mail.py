"""A match whose orders go to and fro as workbooks, read within the test process."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.sheets.filling import Workbook

from honjin.core.decision import Side
from honjin.core.game import Game
from honjin.core.replay import setting_of
from honjin.locale.text import LANGUAGES, Words
from honjin.sheets.reader import Grids, answer_to
from honjin.umpire.order_sheets import SheetCame, sheet_of, take_sheet
from honjin.umpire.table import Table, open_table


class Correspondence:
    """A table, its lines, and the words of all languages."""

    def __init__(self, game: Game, switches: Mapping[str, bool | str] | None = None, match_id: str = "m") -> None:
        self.lines: list[str] = []
        seats = dict.fromkeys(game.sides, "human")
        nonces = {side: side for side in game.sides}
        self.table: Table = open_table(
            game, switches or {}, seats, self.lines.append, secret=b"secret", match_id=match_id, nonces=nonces
        )
        self.game = game
        self.setting: Any = setting_of(self.table.header, game)
        self.words = {language: words_of(game, self.setting, language) for language in LANGUAGES}

    def asked(self) -> Side:
        """The first side that has a sheet to fill in."""
        return next(side for side in self.game.sides if self.table.form_of(side) is not None)

    def out(self, side: Side, language: str = "en") -> Workbook:
        """The sheet of a side, opened."""
        return Workbook(sheet_of(self.table, self.setting, side, self.words[language]))

    def back(self, side: Side, workbook: Workbook, *languages: str, may_send: bool = True) -> SheetCame:
        """The sheet comes back."""
        tongues = [self.words[language] for language in languages or LANGUAGES]
        return take_sheet(self.table, self.setting, side, grids(workbook.saved()), tongues, may_send=may_send)


def words_of(game: Game, setting: Any, language: str) -> Words:
    names = game.look.names(setting) if game.look.names else {}
    return Words(language, game.title, game.look.kinds, names, also=("sheets",))


def grids(data: bytes) -> Grids:
    """The cells as the other process reads them."""
    answer = answer_to(data)
    assert not answer.why
    return answer.grids
