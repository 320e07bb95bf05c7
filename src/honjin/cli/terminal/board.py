"""A game's board in text at one terminal: bound to a setting and a language, its colour marks turned into colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from honjin.charts import plain
from honjin.cli.terminal.layout import markup
from honjin.core.decision import Decision, Option
from honjin.core.game import Game
from honjin.core.textboard import TextBoard, Thing
from honjin.locale.text import Words

CHART_WIDTH = 80


def text_of(game: Game) -> TextBoard:
    """The game's own board in text, or plain facts where it has none yet."""
    return game.look.text or plain


class Board:
    """What the screens show of a game; `core/textboard.py` says what each method is for."""

    def __init__(self, game: Game, setting: Any, words: Words) -> None:
        self._text = text_of(game)
        self._setting = setting
        self._words = words
        self._drawn: tuple[Any, list[Text]] | None = None

    def chart(self, view: Any) -> list[Text]:
        """A screen asks for it more than once: the last one is kept."""
        if self._drawn is None or self._drawn[0] != view:
            self._drawn = (view, [markup(line) for line in self._text.chart(self._setting, view, self._words)])
        return self._drawn[1]

    def closeup(self, view: Any, about: Sequence[Thing], height: int) -> list[Text]:
        lines = self._text.closeup(self._setting, view, self._words, about, height)
        return [markup(line) for line in lines]

    def brief(self, view: Any, width: int) -> list[Text]:
        return [markup(line) for line in self._text.brief(self._setting, view, self._words, width)]

    def tracks(self, view: Any, width: int) -> list[Text]:
        return [markup(line) for line in self._text.tracks(self._setting, view, self._words, width)]

    def plan(self, view: Any) -> list[Text]:
        return [markup(line) for line in self._text.plan(self._setting, view, self._words)]

    def headline(self, view: Any) -> str:
        return self._text.headline(self._setting, view, self._words)

    def scored_now(self, view: Any, procedures: Sequence[str]) -> str:
        return self._text.scored_now(self._setting, view, self._words, procedures)

    def pieces(self) -> dict[str, str]:
        return self._text.pieces(self._setting, self._words)

    def forces(self, view: Any) -> list[Text]:
        return [markup(line) for line in self._text.forces(self._setting, view, self._words)]

    def muster(self, view: Any) -> list[tuple[Text, Text]]:
        found = self._text.muster(self._setting, view, self._words)
        return [(markup(head), Text(names)) for head, names in found]

    def card(self, view: Any, piece: str) -> list[Text]:
        return [markup(line) for line in self._text.card(self._setting, view, self._words, piece)]

    def note(self, view: Any, decision: Decision, option: Option) -> str:
        return self._text.note(self._setting, view, self._words, decision, option)

    def place(self, view: Any, thing: Thing) -> Thing | None:
        return self._text.place(view, *thing)

    def family(self, thing: Thing) -> tuple[str, str, str] | None:
        return self._text.family(self._setting, self._words, *thing)

    def heads(self, kind: str) -> tuple[str, ...]:
        return self._text.heads(self._words, kind)

    def values(self, view: Any, thing: Thing) -> tuple[str, ...] | None:
        return self._text.values(self._setting, view, self._words, *thing)

    def short(self, thing: Thing) -> str:
        return self._text.short(self._words, *thing)

    def sign(self, view: Any, thing: Thing) -> str:
        return self._text.sign(view, *thing)
