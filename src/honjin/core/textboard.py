"""What a game shows of itself in text: its chart, its pieces and their values, and how options about them are listed.

Lines carry colour marks such as `[japan]…[/]`; whoever prints them gives the marks their colours.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from honjin.core.decision import Decision, Facts, Option

Thing = tuple[str, str]
"""A kind and an id: `("ship", "mikasa")`. A verb has no id: `("Repair", "")`."""


class Speech(Protocol):
    """The words of a language, as far as a board in text needs them."""

    def text(self, id: str, facts: Facts | None = None) -> str:
        """The message with these facts."""
        ...

    def name(self, kind: str, id: str) -> str:
        """The name of a thing."""
        ...

    def has(self, id: str) -> bool:
        """Whether there is a message with this id."""
        ...


class TextBoard(Protocol):
    """A module of these functions, the game's own or that of a game without a chart (`charts/plain.py`).

    Each gets the setting of the match, the view of whoever looks and the words of his language.
    """

    # The position

    def chart(self, setting: Any, view: Any, words: Speech, /) -> list[str]:
        """The board, 80 cells wide."""
        ...

    def closeup(self, setting: Any, view: Any, words: Speech, about: Sequence[Thing], height: int, /) -> list[str]:
        """The part of the board around the things that are asked about, at most so many lines high.

        Nothing where that is too few, or where half a board is of no use.
        """
        ...

    def brief(self, setting: Any, view: Any, words: Speech, width: int, /) -> list[str]:
        """The board as a list, for windows too small for the chart."""
        ...

    def tracks(self, setting: Any, view: Any, words: Speech, width: int, /) -> list[str]:
        """The tracks alone, where there is room for nothing else."""
        ...

    def plan(self, setting: Any, view: Any, words: Speech, /) -> list[str]:
        """The orders given so far in a plan that is not yet carried out."""
        ...

    def headline(self, setting: Any, view: Any, words: Speech, /) -> str:
        """Where the match stands."""
        ...

    def scored_now(self, setting: Any, view: Any, words: Speech, procedures: Sequence[str], /) -> str:
        """What the position would bring if it were scored at this moment; nothing once it has been scored."""
        ...

    # The pieces

    def names(self, setting: Any, words: Speech, /) -> dict[str, str]:
        """The things that are called otherwise in the terminal than on paper: their names by `kind-id`."""
        ...

    def pieces(self, setting: Any, words: Speech, /) -> dict[str, str]:
        """The name of every piece, by its id."""
        ...

    def forces(self, setting: Any, view: Any, words: Speech, /) -> list[str]:
        """Every piece with its values and its place."""
        ...

    def muster(self, setting: Any, view: Any, words: Speech, /) -> list[tuple[str, str]]:
        """Where pieces are known to be, and which."""
        ...

    def card(self, setting: Any, view: Any, words: Speech, piece: str, /) -> list[str]:
        """One piece with the sources of its values."""
        ...

    # The list of options

    def note(self, setting: Any, view: Any, words: Speech, decision: Decision, option: Option, /) -> str:
        """What a player weighs beside an option; nothing for most."""
        ...

    def place(self, view: Any, kind: str, id: str, /) -> Thing | None:
        """Where a thing is, if long lists put together what is in one place."""
        ...

    def family(self, setting: Any, words: Speech, kind: str, id: str, /) -> tuple[str, str, str] | None:
        """What a thing has in common with others near it, what tells it from them, and a letter for all of its kind."""
        ...

    def heads(self, words: Speech, kind: str, /) -> tuple[str, ...]:
        """What stands over the values of things of this kind."""
        ...

    def values(self, setting: Any, view: Any, words: Speech, kind: str, id: str, /) -> tuple[str, ...] | None:
        """The values of a thing that options are about."""
        ...

    def short(self, words: Speech, kind: str, id: str, /) -> str:
        """A thing or a verb as the heading of a column: at most four cells."""
        ...

    def sign(self, view: Any, kind: str, id: str, /) -> str:
        """What is put behind the name of a thing that is not as it was, such as a damaged ship."""
        ...
