"""What a game shows of itself in text: its chart, its forces, the values of its pieces."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import Any

from rich.text import Text

from honjin.cli.terminal.layout import markup
from honjin.core.decision import Decision, Option
from honjin.core.game import Game
from honjin.locale.text import Words

CHART_WIDTH = 80

Thing = tuple[str, str]
"""A kind and an id: `("ship", "mikasa")`. A verb has no id: `("Repair", "")`."""


class Face:
    """A game's own modules `chart`, `forces` and `tracks`, with the setting and the words they need."""

    def __init__(self, game: Game, setting: Any, words: Words) -> None:
        self._setting = setting
        self._words = words
        self._chart = module_of(game, "chart")
        self._forces = module_of(game, "forces")
        self._tracks = module_of(game, "tracks")
        self._drawn: tuple[Any, list[Text]] | None = None

    def chart(self, view: Any) -> list[Text]:
        """The board, 80 cells wide. A screen asks for it more than once: the last one is kept."""
        if self._drawn is None or self._drawn[0] != view:
            self._drawn = (view, [markup(line) for line in self._chart.chart(self._setting, view, self._words)])
        return self._drawn[1]

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
        found = self._forces.muster(self._setting, view, self._words)
        return [(markup(head), Text(names)) for head, names in found]

    def card(self, view: Any, piece: str) -> list[Text]:
        """One piece with the sources of its values."""
        return [markup(line) for line in self._forces.card(self._setting, view, self._words, piece)]

    def pieces(self) -> dict[str, str]:
        """The name of every piece, by its id."""
        names: dict[str, str] = self._forces.pieces(self._setting, self._words)
        return names

    def note(self, view: Any, decision: Decision, option: Option) -> str:
        """What a player weighs beside an option; nothing for most."""
        text: str = self._forces.note(self._setting, view, self._words, decision, option)
        return text

    def place(self, view: Any, thing: Thing) -> Thing | None:
        """Where a thing is, if long lists put together what is in one place."""
        found: Thing | None = self._forces.place(view, *thing)
        return found

    def family(self, thing: Thing) -> tuple[str, str, str] | None:
        """What a thing has in common with others near it, what tells it from them, and a letter for all of its kind."""
        found: tuple[str, str, str] | None = self._forces.family(self._setting, self._words, *thing)
        return found

    def heads(self, kind: str) -> tuple[str, ...]:
        """What stands over the values of things of this kind."""
        found: tuple[str, ...] = self._forces.heads(self._words, kind)
        return found

    def values(self, view: Any, thing: Thing) -> tuple[str, ...] | None:
        """The values of a thing that options are about."""
        found: tuple[str, ...] | None = self._forces.values(self._setting, view, self._words, *thing)
        return found

    def short(self, thing: Thing) -> str:
        """A thing or a verb as the heading of a column: at most four cells."""
        text: str = self._forces.short(self._words, *thing)
        return text

    def sign(self, view: Any, thing: Thing) -> str:
        """What is put behind the name of a thing that is not as it was, such as a damaged ship."""
        text: str = self._forces.sign(view, *thing)
        return text


def module_of(game: Game, name: str) -> ModuleType:
    """One of the game's own modules for the terminal."""
    return import_module(f"{game.resources}.{name}")
