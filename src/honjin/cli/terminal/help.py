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
    helps = [(_usage(words, name), _said(words, f"help-{name}")) for name in NAMES]
    return [*lines, *_pairs(helps, width)]


def order_texts(words: Words, name: str) -> tuple[str, str]:
    """An example of an order, and what it does."""
    if words.has(f"t-order-{name}"):
        return words.text(f"t-order-{name}"), words.text(f"t-order-{name}-help")
    return words.text(f"order-{name}"), words.text(f"help-{name}")


def command_words(words: Words, name: str) -> list[str]:
    """What may be typed for a command, what is shown first; the command for pieces is called as the game calls them."""
    return _said(words, f"command-{name}").split()


def _said(words: Words, id: str) -> str:
    """A text of the game, where it has one about its pieces, or the terminal's own."""
    return words.text(id if words.has(id) else f"t-{id}")


def _usage(words: Words, name: str) -> str:
    command = command_words(words, name)[0]
    if words.has(f"t-argument-{name}") or words.has(f"argument-{name}"):
        return f"{command} {_said(words, f'argument-{name}')}"
    return command


def _pairs(pairs: list[tuple[str, str]], width: int) -> list[Text]:
    named = max(cell_len(first) for first, _ in pairs)
    lines: list[Text] = []
    for first, second in pairs:
        head = Text().append("  " + cells(first, named) + "  ", style="number")
        lines += hanging(head, Text(second), width)
    return lines
