"""The options of a decision, numbered: as sentences in columns, or as a grid where there are many alike."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from rich.cells import cell_len
from rich.text import Text

from honjin.cli.terminal.face import Face
from honjin.cli.terminal.layout import cells, columns, filled
from honjin.core.decision import Option
from honjin.core.game import Game
from honjin.locale.text import Words

MOST_SENTENCES = 9
"""Lines of sentences beyond which a grid is easier to read."""

GAP = 3

Thing = tuple[str, str]
"""A kind and an id: `("ship", "mikasa")`. A verb has no id: `("Repair", "")`."""


class Cell(msgspec.Struct, frozen=True):
    """An option in a grid: what it is about, and what becomes of it."""

    number: int
    subject: Thing
    object: Thing


def option_lines(game: Game, words: Words, face: Face, view: Any, options: Sequence[Option], width: int) -> list[Text]:
    """All the options, each with its number."""
    numbered = list(enumerate(options, 1))
    sentences = columns([sentence(words, number, option, len(options)) for number, option in numbered], width)
    if len(sentences) <= MOST_SENTENCES:
        return sentences
    in_grid, others = _split(game, numbered)
    if len({cell.subject for cell in in_grid}) < 2:
        return sentences
    rest = [sentence(words, number, option, len(options)) for number, option in others]
    return [*_grid(words, face, view, in_grid, width), *columns(rest, width)]


def sentence(words: Words, number: int, option: Option, of: int) -> Text:
    """An option with its number."""
    line = Text(f"{number:>{len(str(of))}} ", style="number")
    return line.append(words.of("option", option), style="not bold default")


# ---------------------------------------------------------------- the grid


def _split(game: Game, numbered: Iterable[tuple[int, Option]]) -> tuple[list[Cell], list[tuple[int, Option]]]:
    """The options that are about a thing, as cells, and the others."""
    in_grid: list[Cell] = []
    others: list[tuple[int, Option]] = []
    for number, option in numbered:
        things = [(game.kinds[f], str(getattr(option, f))) for f in option.__struct_fields__ if f in game.kinds]
        if not things:
            others.append((number, option))
        else:
            verb = (type(option).__name__, "")
            in_grid.append(Cell(number, things[0], things[1] if len(things) > 1 else verb))
    several = {kind for kind, count in _kinds_of_subjects(in_grid).items() if count > 1}
    lone = [cell for cell in in_grid if cell.subject[0] not in several]
    others += [(number, option) for number, option in numbered if number in {cell.number for cell in lone}]
    return [cell for cell in in_grid if cell.subject[0] in several], sorted(others, key=lambda pair: pair[0])


def _kinds_of_subjects(in_grid: Iterable[Cell]) -> dict[str, int]:
    subjects = {cell.subject for cell in in_grid}
    return {kind: sum(subject[0] == kind for subject in subjects) for kind, _ in subjects}


def _grid(words: Words, face: Face, view: Any, in_grid: Sequence[Cell], width: int) -> list[Text]:
    """Rows of things, columns of what can be done with them, option numbers in the cells."""
    subjects = list(dict.fromkeys(cell.subject for cell in in_grid))
    objects = sorted(dict.fromkeys(cell.object for cell in in_grid), key=lambda thing: not thing[1])
    labels = [_short(words, thing) for thing in objects]
    room = max([len(str(max(cell.number for cell in in_grid))), *map(cell_len, labels)]) + 1
    names = {subject: _name(words, face, view, subject) for subject in subjects}
    named = max(cell_len(name) for name in names.values())
    numbers = {(cell.subject, cell.object): cell.number for cell in in_grid}

    head = Text(cells("", named) + " " + words.text("t-grid-values"), style="dim")
    for label in labels:
        head.append(" " * (room - cell_len(label)) + label)
    rows = []
    for subject in subjects:
        row = Text(cells(names[subject], named) + " ").append(_values(face, view, subject), style="dim")
        for thing in objects:
            number = numbers.get((subject, thing))
            row.append(f"{number or '·':>{room}}", style="number" if number else "dim")
        rows.append(row)
    return _in_panels(head, rows, width)


def _name(words: Words, face: Face, view: Any, thing: Thing) -> str:
    values = face.values(view, *thing)
    return words.name(*thing) + (" ×" if values and values[2] else "")


def _values(face: Face, view: Any, thing: Thing) -> str:
    values = face.values(view, *thing)
    return f"{values[0]}{values[1]:>3}" if values else "    "


def _short(words: Words, thing: Thing) -> str:
    """The heading of a column: at most four cells."""
    kind, id = thing
    key = f"t-short-{kind}-{id}" if id else f"t-short-{kind}"
    return words.text(key) if words.has(key) else words.name(kind, id or kind)[:4]


def _in_panels(head: Text, rows: Sequence[Text], width: int) -> list[Text]:
    """Rows in as many panels as fit, each under its own heading."""
    widest = cell_len(head.plain)
    number = max(1, min(len(rows), (width + GAP) // (widest + GAP)))
    height = -(-len(rows) // number)
    number = -(-len(rows) // height)
    lines = [_joined([head] * number, widest)]
    return [*lines, *(_joined(rows[at::height], widest) for at in range(height))]


def _joined(parts: Sequence[Text], width: int) -> Text:
    line = Text()
    for at, part in enumerate(parts):
        line.append_text(part if at == len(parts) - 1 else filled(part, width + GAP))
    return line
