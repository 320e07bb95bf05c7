"""The options of a decision, numbered: as sentences in columns, or as a grid where there are many alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.cells import cell_len
from rich.text import Text

from honjin.cli.terminal.face import Face
from honjin.cli.terminal.layout import cells, columns, filled
from honjin.core.decision import Decision, Option
from honjin.core.game import Game
from honjin.locale.text import Words

MOST_SENTENCES = 9
"""Lines of sentences beyond which a grid is easier to read."""

GAP = 2

Thing = tuple[str, str]
"""A kind and an id: `("ship", "mikasa")`. A verb has no id: `("Repair", "")`."""


class Cell(msgspec.Struct, frozen=True):
    """An option in a grid: what it is about, and what becomes of it."""

    number: int
    subject: Thing
    object: Thing


def option_lines(
    game: Game,
    words: Words,
    face: Face,
    view: Any,
    decision: Decision,
    numbered: Sequence[tuple[int, Option]],
    order: Sequence[Thing],
    width: int,
) -> list[Text]:
    """All the options, each with its number; `order` is that of the columns of a grid."""
    last = max(number for number, _ in numbered)

    def in_words(number: int, option: Option) -> Text:
        notes = [face.note(view, decision, *thing) for thing in things_of(game, option)]
        return sentence(words, number, option, last).append("".join(f"  {note}" for note in notes if note), "dim")

    sentences = columns([in_words(number, option) for number, option in numbered], width)
    if len(sentences) <= MOST_SENTENCES:
        return sentences
    in_grid, others = _split(game, numbered)
    if len({cell.subject for cell in in_grid}) < 2:
        return sentences
    rest = [in_words(number, option) for number, option in others]
    return [*_grid(words, face, view, in_grid, order, width), *columns(rest, width)]


def sentence(words: Words, number: int, option: Option, last: int) -> Text:
    """An option with its number, in as many cells as the last number takes."""
    return Text().append(f"{number:>{len(str(last))}} ", style="number").append(words.of("option", option))


# ---------------------------------------------------------------- the grid


def _split(game: Game, numbered: Sequence[tuple[int, Option]]) -> tuple[list[Cell], list[tuple[int, Option]]]:
    """The options that say what becomes of a thing, as cells; the rest are left to sentences."""
    all_cells = [cell for number, option in numbered if (cell := _cell(game, number, option)) is not None]
    subjects = {cell.subject for cell in all_cells if cell.object[1]}
    in_grid = [cell for cell in all_cells if cell.subject in subjects]
    taken = {cell.number for cell in in_grid}
    return in_grid, [(number, option) for number, option in numbered if number not in taken]


def _cell(game: Game, number: int, option: Option) -> Cell | None:
    things = things_of(game, option)
    verb = (type(option).__name__, "")
    return Cell(number, things[0], things[1] if len(things) > 1 else verb) if things else None


def things_of(game: Game, option: Option) -> list[Thing]:
    """The things an option names."""
    return [(game.kinds[f], str(getattr(option, f))) for f in option.__struct_fields__ if f in game.kinds]


def _grid(
    words: Words, face: Face, view: Any, in_grid: Sequence[Cell], order: Sequence[Thing], width: int
) -> list[Text]:
    """Rows of things, columns of what can be done with them, option numbers in the cells."""
    subjects = list(dict.fromkeys(cell.subject for cell in in_grid))
    present = {cell.object for cell in in_grid}
    objects = [thing for thing in order if thing in present]
    objects += sorted(present - set(objects))
    numbers = {(cell.subject, cell.object): cell.number for cell in in_grid}
    labels = {thing: _short(words, thing) for thing in objects}
    room = {
        thing: 1 + max(cell_len(labels[thing]), *(_digits(numbers.get((s, thing))) for s in subjects))
        for thing in objects
    }
    names = {subject: _name(words, face, view, subject) for subject in subjects}
    named = max(cell_len(name) for name in names.values())
    values = _values(words, face, view, subjects)

    head = Text(cells("", named) + " " + values[None], style="dim")
    for thing in objects:
        head.append(" " * (room[thing] - cell_len(labels[thing])) + labels[thing])
    rows = []
    for subject in subjects:
        row = Text(cells(names[subject], named) + " ").append(values[subject], style="dim")
        for thing in objects:
            number = numbers.get((subject, thing))
            row.append(f"{number or '·':>{room[thing]}}", style="number" if number else "dim")
        rows.append(row)
    return _in_panels(head, rows, width)


def _digits(number: int | None) -> int:
    return len(str(number)) if number else 1


def _name(words: Words, face: Face, view: Any, thing: Thing) -> str:
    values = face.values(view, *thing)
    key = f"t-grid-{thing[0]}"
    name = words.text(key, {"name": words.name(*thing)}) if words.has(key) else words.name(*thing)
    return name + (" ×" if values and values[2] else "")


def _values(words: Words, face: Face, view: Any, things: Sequence[Thing]) -> dict[Thing | None, str]:
    """Speed and firepower of each thing in two columns; their headings under None."""
    found = {thing: face.values(view, *thing) for thing in things}
    wide = max((len(str(values[1])) for values in found.values() if values), default=1)
    speed, firepower = words.text("t-grid-speed"), words.text("t-grid-firepower")
    wide = max(wide, cell_len(firepower))
    lines: dict[Thing | None, str] = {None: speed + " " * (1 + wide - cell_len(firepower)) + firepower}
    for thing, values in found.items():
        text = f"{values[0]:>{cell_len(speed)}} {values[1]:>{wide}}" if values else ""
        lines[thing] = cells(text, cell_len(lines[None]))
    return lines


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
