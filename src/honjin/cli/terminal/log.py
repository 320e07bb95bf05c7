"""The log in words: a line an event, with its rule and the side it is about."""

from __future__ import annotations

from collections.abc import Iterable

from rich.cells import cell_len
from rich.text import Text

from honjin.cli.terminal.layout import cells, hanging
from honjin.cli.terminal.speech import letter_of
from honjin.core.event import ChoiceForced, Event
from honjin.core.game import Game
from honjin.locale.text import Words
from honjin.umpire.table import Told

RULE_WIDTH = 6


def event_text(game: Game, words: Words, event: Event) -> str:
    """What happened, in a sentence."""
    if isinstance(event, ChoiceForced):
        return words.of("event", event, {"choice": words.of("option", game.option_from(event.option))})
    return words.of("event", event)


def log_lines(game: Game, words: Words, told: Iterable[Told], width: int) -> list[Text]:
    """Events with their rules, wrapped."""
    lines: list[Text] = []
    for entry in told:
        lines += event_lines(game, words, entry.rule, entry.event, width)
    return lines


def event_lines(game: Game, words: Words, rule: str, event: Event, width: int) -> list[Text]:
    """One event: rule, side, sentence."""
    head = Text().append(cells(words.rule(rule), RULE_WIDTH), style="rule")
    head.append_text(side_mark(game, words, event)).append(" ")
    return hanging(head, Text(event_text(game, words, event)), width)


def side_mark(game: Game, words: Words, event: Event) -> Text:
    """The letter of the side an event is about, or blanks."""
    side = side_of(game, event)
    if side is None:
        return Text(" " * (2 + cell_len(letter_of(words, game.sides[0]))))
    return Text(f" {letter_of(words, side)} ", style=f"{side}-badge")


def side_of(game: Game, event: Event) -> str | None:
    """The side that acts in an event: its first fact that names one."""
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if game.look.kinds.get(field) == "side" and value in game.sides:
            return str(value)
    return None
