"""Help: how to give orders, and every command in a line."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from honjin.cli.terminal.layout import cells, hanging
from honjin.locale.text import Words

NAMES = (
    "goal",
    "why",
    "odds",
    "hint",
    "undo",
    "pieces",
    "board",
    "log",
    "rules",
    "save",
    "language",
    "resign",
    "help",
    "quit",
)
ORDERS = ("number", "numbers", "words", "list", "all", "tab")
"""Words, lists and what stands for all are shown with examples of the game's own, if it has any."""


def help_lines(words: Words, width: int) -> list[Text]:
    """Orders first, then the commands."""
    lines = [Text(words.text("t-help-orders"), style="label")]
    orders = (name for name in ORDERS if words.has(f"t-order-{name}") or words.has(f"order-{name}"))
    lines += _pairs([order_texts(words, name) for name in orders], width)
    lines += [Text(""), Text(words.text("t-help-commands"), style="label")]
    helps = [(_usage(words, name), words.text(own_or(words, f"help-{name}", f"t-help-{name}"))) for name in NAMES]
    return [*lines, *_pairs(helps, width)]


def order_texts(words: Words, name: str) -> tuple[str, str]:
    """An example of an order, and what it does."""
    if words.has(f"t-order-{name}"):
        return words.text(f"t-order-{name}"), words.text(f"t-order-{name}-help")
    return words.text(f"order-{name}"), words.text(f"help-{name}")


def command_words(words: Words, name: str) -> list[str]:
    """What may be typed for a command, what is shown first; the command for pieces is called as the game calls them."""
    return words.text(own_or(words, f"command-{name}", f"t-command-{name}")).split()


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
