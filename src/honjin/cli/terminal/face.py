"""What a game shows of itself in text: its chart, its forces, the values of its pieces."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import Any

from rich.text import Text

from honjin.cli.terminal.layout import markup
from honjin.core.decision import Decision
from honjin.core.game import Game
from honjin.locale.text import Words

CHART_WIDTH = 80


class Face:
    """A game's own modules `chart` and `forces`, with the setting and the words they need."""

    def __init__(self, game: Game, setting: Any, words: Words) -> None:
        self._setting = setting
        self._words = words
        self._chart = _module(game, "chart")
        self._forces = _module(game, "forces")
        self._tracks = _module(game, "tracks")

    def chart(self, view: Any) -> list[Text]:
        """The board, 80 cells wide."""
        return [markup(line) for line in self._chart.chart(self._setting, view, self._words)]

    def brief(self, view: Any, width: int) -> list[Text]:
        """The board as a list, for windows too small for the chart."""
        return [markup(line) for line in self._chart.brief(self._setting, view, self._words, width)]

    def tracks(self, view: Any, width: int) -> list[Text]:
        """The tracks alone, where there is room for nothing else."""
        return [markup(line) for line in self._tracks.tracks(self._setting, view, self._words, width)]

    def plan(self, view: Any) -> list[Text]:
        """The orders given so far in a plan that is not yet carried out."""
        return [markup(line) for line in self._chart.plan(self._setting, view, self._words)]

    def headline(self, view: Any) -> str:
        """Where the match stands."""
        text: str = self._chart.headline(self._setting, view, self._words)
        return text

    def scored_now(self, view: Any, procedures: Sequence[str]) -> str:
        """What the position would bring if it were scored at this moment; nothing once it has been scored."""
        text: str = self._chart.scored_now(self._setting, view, self._words, procedures)
        return text

    def forces(self, view: Any) -> list[Text]:
        """Every piece with its values and its place."""
        return [markup(line) for line in self._forces.forces(self._setting, view, self._words)]

    def muster(self, view: Any) -> list[tuple[Text, Text]]:
        """Where pieces are known to be, and which."""
        found = self._forces.muster(view, self._words, self._setting)
        return [(markup(head), Text(names)) for head, names in found]

    def card(self, view: Any, piece: str) -> list[Text]:
        """One piece with the sources of its values."""
        return [markup(line) for line in self._forces.ship_card(self._setting, view, self._words, piece)]

    def pieces(self) -> dict[str, str]:
        """The name of every piece, by its id."""
        names: dict[str, str] = self._forces.named_ships(self._setting, self._words)
        return names

    def note(self, view: Any, decision: Decision, kind: str, id: str) -> str:
        """What a player weighs when an option is about this thing; nothing for most things."""
        text: str = self._forces.note(self._setting, view, self._words, decision, id) if kind == "ship" else ""
        return text

    def values(self, view: Any, kind: str, id: str) -> tuple[int, int, bool] | None:
        """Speed, firepower and damage of a thing that options are about."""
        found: tuple[int, int, bool] | None = self._forces.values(self._setting, view, kind, id)
        return found


def _module(game: Game, name: str) -> ModuleType:
    return import_module(f"{game.resources}.{name}")
