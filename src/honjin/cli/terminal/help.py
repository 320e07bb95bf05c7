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
    "ships",
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


def help_lines(words: Words, width: int) -> list[Text]:
    """Orders first, then the commands."""
    lines = [Text(words.text("t-help-orders"), style="label")]
    lines += _pairs([(words.text(f"t-order-{name}"), words.text(f"t-order-{name}-help")) for name in ORDERS], width)
    lines += [Text(""), Text(words.text("t-help-commands"), style="label")]
    return [*lines, *_pairs([(_usage(words, name), words.text(f"t-help-{name}")) for name in NAMES], width)]


def _usage(words: Words, name: str) -> str:
    command = words.text(f"t-command-{name}").split()[0]
    key = f"t-argument-{name}"
    return f"{command} {words.text(key)}" if words.has(key) else command


def _pairs(pairs: list[tuple[str, str]], width: int) -> list[Text]:
    named = max(cell_len(first) for first, _ in pairs)
    lines: list[Text] = []
    for first, second in pairs:
        head = Text().append("  " + cells(first, named) + "  ", style="number")
        lines += hanging(head, Text(second), width)
    return lines
