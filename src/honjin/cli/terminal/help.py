"""Help: how to give orders, and every command in a line."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from honjin.cli.terminal.layout import cells, hanging
from honjin.core.game import Game
from honjin.locale.text import Words

NAMES = (
    "goal",
    "why",
    "odds",
    "hint",
    "follow",
    "undo",
    "take-back",
    "skip",
    "standing",
    "together",
    "pieces",
    "board",
    "log",
    "note",
    "notes",
    "rules",
    "save",
    "language",
    "resign",
    "claim",
    "help",
    "quit",
)
SETTLING = ("skip", "standing")
"""Commands of games that ask the same again and again."""
TAKE_BACK = "take-back"
"""What is left where undo ends."""
CLAIM = "claim"
"""A command for a match whose other side has long been silent."""
TOGETHER = "together"
"""A command of games whose pieces can be drilled."""
SHEET_NAMES = (
    "sheet",
    "send",
    "drop",
    "clear",
    "usual",
    "again",
    "always",
    "never",
    "undo",
    "redo",
    "why",
    "odds",
    "hint",
)
"""Commands while a form is filled in; some mean something else there."""
SHEET_ORDERS = ("paper-thing", "paper-several", "paper-way")
ORDERS = ("number", "numbers", "words", "list", "all", "tab")
"""Words, lists and what stands for all are shown with examples of the game's own, if it has any."""


def help_lines(words: Words, width: int, *, on_paper: bool = False, left_out: Sequence[str] = ()) -> list[Text]:
    """Orders first, then the commands; on paper, how a form is filled in before all others."""
    lines = [Text(words.text("t-help-orders"), style="label")]
    if on_paper:
        lines += _pairs([order_texts(words, name) for name in _paper_orders(words)], width)
        lines += [Text(""), Text(words.text("t-help-paper"), style="label")]
        lines += _pairs([(_usage(words, name), words.text(_paper_help(words, name))) for name in SHEET_NAMES], width)
    else:
        orders = (name for name in ORDERS if words.has(f"t-order-{name}") or words.has(f"order-{name}"))
        lines += _pairs([order_texts(words, name) for name in orders], width)
    lines += [Text(""), Text(words.text("t-help-commands"), style="label")]
    names = [name for name in NAMES if name not in left_out and not (on_paper and name in SHEET_NAMES)]
    helps = [(_usage(words, name), words.text(own_or(words, f"help-{name}", f"t-help-{name}"))) for name in names]
    return [*lines, *_pairs(helps, width)]


def _paper_orders(words: Words) -> list[str]:
    """The examples of a form; a game that has some of its own has those only: not every form knows ways."""
    own = [name for name in SHEET_ORDERS if words.has(f"order-{name}")]
    return own or list(SHEET_ORDERS)


def left_out(game: Game) -> list[str]:
    """The commands that mean nothing in a game."""
    return [*(() if game.routine.questions else SETTLING), *(() if game.drill else (TOGETHER,))]


def _paper_help(words: Words, name: str) -> str:
    """What a command does on paper, where that is another thing than elsewhere."""
    own = f"t-help-paper-{name}"
    return own if words.has(own) else f"t-help-{name}"


def order_texts(words: Words, name: str) -> tuple[str, str]:
    """An example of an order, and what it does."""
    if words.has(f"order-{name}") or not words.has(f"t-order-{name}"):
        return words.text(f"order-{name}"), words.text(f"help-{name}")
    return words.text(f"t-order-{name}"), words.text(f"t-order-{name}-help")


def command_words(words: Words, name: str) -> list[str]:
    """What may be typed for a command, what is shown first; the command for pieces is called as the game calls them.

    The messages part them by blanks; a blank within one is written as a low line.
    """
    spelled = words.text(own_or(words, f"command-{name}", f"t-command-{name}")).split()
    return [one.replace("_", " ") for one in spelled]


def own_or(words: Words, of_the_game: str, plain: str) -> str:
    """The message in which a game speaks of its own pieces, or the terminal's where the game has none."""
    return of_the_game if words.has(of_the_game) else plain


def _usage(words: Words, name: str) -> str:
    command = command_words(words, name)[0]
    argument = own_or(words, f"argument-{name}", f"t-argument-{name}")
    return f"{command} {words.text(argument)}" if words.has(argument) else command


def _pairs(pairs: list[tuple[str, str]], width: int) -> list[Text]:
    named = max(cell_len(first) for first, _ in pairs)
    lines: list[Text] = []
    for first, second in pairs:
        head = Text().append("  " + cells(first, named) + "  ", style="number")
        lines += hanging(head, Text(second), width)
    return lines
