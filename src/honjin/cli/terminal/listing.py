"""The options of a decision, numbered: as sentences in columns, by places, or as a grid where there are many alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
from rich.cells import cell_len
from rich.text import Text

from honjin.cli.terminal.board import Board
from honjin.cli.terminal.layout import cells, columns, filled, flowing, shortened, wrapped
from honjin.core.decision import Decision, Option
from honjin.core.game import Game
from honjin.core.textboard import Thing
from honjin.locale.text import Words

MOST_SENTENCES = 9
"""Lines of sentences beyond which a grid is easier to read."""

NAMES_WHEN_CONDENSED = (20, 17)
"""Cells of a name in a grid where lines are few, and where they must be fewer still; in Japanese some take 33."""

MANY_ALIKE = 7
"""Options from which on it is worth saying once what they have in common."""

GAP = 2

Numbered = tuple[int, Option]


class Cell(msgspec.Struct, frozen=True):
    """An option in a grid: what it is about, and what becomes of it."""

    number: int
    subject: Thing
    object: Thing


def option_lines(
    game: Game,
    words: Words,
    board: Board,
    view: Any,
    decision: Decision,
    numbered: Sequence[Numbered],
    order: Sequence[Thing],
    width: int,
    *,
    condensed: bool = False,
) -> list[Text]:
    """All the options, each with its number; `order` is that of the columns of a grid.

    A condensed list says of things in one place only how many there are alike, and what many options say only once.
    """
    last = max(number for number, _ in numbered)

    notes = {option: board.note(view, decision, option) for _, option in numbered}

    def in_words(entries: Sequence[Numbered], apart: bool = condensed) -> list[Text]:
        texts = [
            sentence(words, number, option, last).append(f"  {notes[option]}" if notes[option] else "", "dim")
            for number, option in entries
        ]
        return _in_columns(texts, width, len(str(last)) + 1, apart)

    def in_short(entries: Sequence[Numbered]) -> list[Text]:
        said, rest = _said_once(game, words, [one for one in entries if not notes[one[1]]], width)
        return [*said, *in_words([one for one in entries if notes[one[1]] or one in rest])]

    def shortest(entries: Sequence[Numbered]) -> list[Text]:
        return min([in_words(entries), in_short(entries)], key=len) if condensed else in_words(entries)

    sentences = in_words(numbered, apart=False)
    if len(sentences) <= MOST_SENTENCES:
        return sentences
    gathered, rest = _gather(game, board, view, numbered)
    in_grid, others = _split(game, rest)
    if not gathered and len({cell.subject for cell in in_grid}) < 2:
        return shortest(numbered)
    lines = _by_places(game, words, board, gathered, width, condensed)
    if in_grid:
        grid = _grid(words, board, view, in_grid, order, width)
        for most in NAMES_WHEN_CONDENSED if condensed else ():
            short = _grids(words, board, view, in_grid, order, width, most)
            grid = short if len(short) < len(grid) else grid
        lines += grid
    # Apart, those without a note find room in more columns.
    for noted in (False, True):
        lines += shortest([(number, option) for number, option in others if bool(notes[option]) == noted])
    return lines


def _in_columns(texts: Sequence[Text], width: int, hang: int, apart: bool) -> list[Text]:
    """Texts in columns; the longest may stand apart, below, where that saves lines."""
    best = _wrapped_columns(texts, width, hang)
    for limit in sorted({cell_len(text.plain) for text in texts})[:-1] if apart else ():
        first = [text for text in texts if cell_len(text.plain) <= limit]
        rest = [text for text in texts if cell_len(text.plain) > limit]
        lines = [*_wrapped_columns(first, width, hang), *_wrapped_columns(rest, width, hang)]
        best = min(best, lines, key=len)
    return best


def _wrapped_columns(texts: Sequence[Text], width: int, hang: int) -> list[Text]:
    return [piece for line in columns(texts, width) for piece in wrapped(line, width, hang)]


# ---------------------------------------------------------------- what many options say, once


def _said_once(
    game: Game, words: Words, entries: Sequence[Numbered], width: int
) -> tuple[list[Text], Sequence[Numbered]]:
    """Options that say the same of many things, as `move to …  9 Nihezi  10 Wangtai`; and the rest."""
    lots: dict[str, list[tuple[int, str]]] = {}
    rest: list[Numbered] = []
    for number, option in entries:
        said, name = _said(game, words, option)
        lots.setdefault(said, []).append((number, name))
    lines: list[Text] = []
    for said, lot in lots.items():
        if said and len(lot) >= MANY_ALIKE:
            parts = [Text(said, style="label"), *(_named(run) for run in _counting(lot))]
            first, *more = flowing(Text(), parts, width - GAP)
            lines += [first, *(Text(" " * GAP) + line for line in more)]
        else:
            numbers = {number for number, _ in lot}
            rest += [one for one in entries if one[0] in numbers]
    return lines, rest


def _said(game: Game, words: Words, option: Option) -> tuple[str, str]:
    """What an option says of the one thing that it is about, and the name of that; nothing if it says no more."""
    names = [words.name(*thing) for thing in things_of(game, option)]
    text = words.of("option", option)
    if len(names) != 1 or text.count(names[0]) != 1 or text == names[0]:
        return "", ""
    return text.replace(names[0], "…"), names[0]


def _counting(lot: Sequence[tuple[int, str]]) -> list[list[tuple[int, str]]]:
    """Names that are numbers, as hexes have them, taken together where they follow each other."""
    runs: list[list[tuple[int, str]]] = []
    for number, name in lot:
        if runs and _follows(*runs[-1][-1], number, name):
            runs[-1].append((number, name))
        else:
            runs.append([(number, name)])
    return runs


def _follows(number: int, name: str, other: int, next_name: str) -> bool:
    counted = name.isdigit() and next_name.isdigit()
    return counted and other == number + 1 and int(next_name) == int(name) + 1


def _named(run: Sequence[tuple[int, str]]) -> Text:
    """`9 Nihezi`; of several that follow each other `2–7 0112–0117`."""
    (first, name), (last, until) = run[0], run[-1]
    if first == last:
        return Text().append(f"{first} ", style="number").append(name)
    return Text().append(f"{first}–{last} ", style="number").append(f"{name}–{until}")


def sentence(words: Words, number: int, option: Option, last: int) -> Text:
    """An option with its number, in as many cells as the last number takes."""
    return Text().append(f"{number:>{len(str(last))}} ", style="number").append(words.of("option", option))


def things_of(game: Game, option: Option) -> list[Thing]:
    """The things an option names."""
    named = (
        (game.look.kinds[field], getattr(option, field))
        for field in option.__struct_fields__
        if field in game.look.kinds
    )
    return [(kind, str(id)) for kind, id in named if id is not None]


# ---------------------------------------------------------------- by places


def in_order(game: Game, board: Board, view: Any, options: Sequence[Option]) -> list[Option]:
    """The options with those about things in one place side by side: so they are numbered, and so they are listed."""
    places = _places(game, board, view, options)
    if not places:
        return list(options)
    at_a_place = iter(sorted((one for one in options if one in places), key=lambda one: _rank(places[one])))
    return [next(at_a_place) if option in places else option for option in options]


def _rank(place: Thing) -> tuple[int, Thing]:
    """Numbered places in the order of their numbers."""
    return len(place[1]), place


def _places(game: Game, board: Board, view: Any, options: Sequence[Option]) -> dict[Option, Thing]:
    """Where the one thing of an option is, if all things of its kind have one option each: the others make a grid."""
    about = {option: things[0] for option in options if len(things := things_of(game, option)) == 1}
    often = Counter(thing for option in options for thing in things_of(game, option)[:1])
    in_grid = {kind for (kind, _), times in often.items() if times > 1}
    found = {option: board.place(view, thing) for option, thing in about.items() if thing[0] not in in_grid}
    return {option: place for option, place in found.items() if place is not None}


def _gather(
    game: Game, board: Board, view: Any, numbered: Sequence[Numbered]
) -> tuple[dict[Thing, list[Numbered]], list[Numbered]]:
    """The options about things in a place, by their places; and the rest."""
    places = _places(game, board, view, [option for _, option in numbered])
    gathered: dict[Thing, list[Numbered]] = {}
    for number, option in numbered:
        if option in places:
            gathered.setdefault(places[option], []).append((number, option))
    return gathered, [(number, option) for number, option in numbered if option not in places]


def _by_places(
    game: Game, words: Words, board: Board, gathered: dict[Thing, list[Numbered]], width: int, condensed: bool
) -> list[Text]:
    """Each place, and beside it the options about what is there; condensed, several places share a line."""
    lines: list[Text] = []
    for place, entries in gathered.items():
        head = Text(words.text("t-place", {"name": words.name(*place)}) + " ", style="label")
        parts = [_run_text(words, board, run, condensed) for run in _runs(game, words, board, entries, condensed)]
        whole = head + Text(" " * GAP).join(parts)
        if condensed and lines and cell_len(lines[-1].plain) + GAP + cell_len(whole.plain) <= width:
            lines[-1] = lines[-1] + Text(" " * GAP) + whole
        else:
            lines += flowing(head, parts, width)
    return lines


Run = list[tuple[int, Option, Thing]]


def _runs(game: Game, words: Words, board: Board, entries: Sequence[Numbered], condensed: bool) -> list[Run]:
    """Entries with those alike taken together, as long as their numbers follow each other."""
    runs: list[Run] = []
    for number, option in entries:
        thing = things_of(game, option)[0]
        kin = _kin(words, board, option, thing, condensed)
        if runs and kin and kin == _kin(words, board, *runs[-1][-1][1:], condensed) and number == runs[-1][-1][0] + 1:
            runs[-1].append((number, option, thing))
        else:
            runs.append([(number, option, thing)])
    return runs


def _kin(words: Words, board: Board, option: Option, thing: Thing, condensed: bool) -> str:
    """What an option that says no more than a name has in common with others; nothing if it says more."""
    family = board.family(thing)
    if family is None or words.of("option", option) != words.name(*thing):
        return ""
    return family[2] if condensed else family[0]


def _run_text(words: Words, board: Board, run: Run, condensed: bool) -> Text:
    """`4 9D Engineer Bn`; of several alike `1–3 9D 1/7 2/7 3/7`; condensed `1–3 I`. It stays on one line."""
    (first, option, thing), last = run[0], run[-1][0]
    text = Text().append(f"{first}–{last}" if first != last else str(first), style="number").append(" ")
    kin = _kin(words, board, option, thing, condensed)
    if condensed and kin:
        return text.append(kin)
    if first == last:
        return text.append(words.of("option", option))
    own = [family[1] for _, _, one in run if (family := board.family(one))]
    return text.append(" ".join([kin, *own]))


# ---------------------------------------------------------------- the grid


def _split(game: Game, numbered: Sequence[Numbered]) -> tuple[list[Cell], list[Numbered]]:
    """The options that say what becomes of a thing, as cells; the rest are left to sentences."""
    all_cells = [cell for number, option in numbered if (cell := _cell(game, number, option)) is not None]
    often = Counter(cell.subject for cell in all_cells)
    subjects = {cell.subject for cell in all_cells if cell.object[1] or often[cell.subject] > 1}
    in_grid = [cell for cell in all_cells if cell.subject in subjects]
    taken = {cell.number for cell in in_grid}
    return in_grid, [(number, option) for number, option in numbered if number not in taken]


def _cell(game: Game, number: int, option: Option) -> Cell | None:
    things = things_of(game, option)
    verb = (type(option).__name__, "")
    return Cell(number, things[0], things[1] if len(things) > 1 else verb) if things else None


def _grid(
    words: Words,
    board: Board,
    view: Any,
    in_grid: Sequence[Cell],
    order: Sequence[Thing],
    width: int,
    most: int | None = None,
) -> list[Text]:
    """Rows of things, columns of what can be done with them, option numbers in the cells; names in so many cells."""
    subjects = list(dict.fromkeys(cell.subject for cell in in_grid))
    present = {cell.object for cell in in_grid}
    objects = [thing for thing in order if thing in present]
    objects += sorted(present - set(objects))
    numbers = {(cell.subject, cell.object): cell.number for cell in in_grid}
    labels = {thing: board.short(thing) for thing in objects}
    room = {
        thing: 1 + max(cell_len(labels[thing]), *(_digits(numbers.get((s, thing))) for s in subjects))
        for thing in objects
    }
    names = {subject: _name(words, board, view, subject, most or width) for subject in subjects}
    named = max(cell_len(name) for name in names.values())
    values = _values(board, view, subjects)

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


def _grids(
    words: Words, board: Board, view: Any, in_grid: Sequence[Cell], order: Sequence[Thing], width: int, most: int
) -> list[Text]:
    """Grids of things that can do nearly the same: without empty columns more of them fit beside each other."""

    def drawn(lot: Sequence[Cell]) -> list[Text]:
        return _grid(words, board, view, lot, order, width, most)

    able: dict[Thing, set[Thing]] = {}
    for cell in in_grid:
        able.setdefault(cell.subject, set()).add(cell.object)
    alike: dict[tuple[str, frozenset[Thing]], list[Cell]] = {}
    for cell in in_grid:
        alike.setdefault((cell.subject[0], frozenset(able[cell.subject])), []).append(cell)
    lots = {at: (lot, drawn(lot)) for at, lot in enumerate(alike.values())}
    pairs = [(one, other) for one in lots for other in lots if one < other]
    while pairs:
        # Two that take no more lines together than apart are one: each heading is a line.
        one, other = pairs.pop()
        (first, above), (second, below) = lots[one], lots[other]
        both = sorted([*first, *second], key=lambda cell: cell.number)
        if first[0].subject[0] != second[0].subject[0] or len(together := drawn(both)) > len(above) + len(below):
            continue
        del lots[other]
        lots[one] = both, together
        pairs = [(one, other) for one in lots for other in lots if one < other]
    return [line for _, lines in lots.values() for line in lines]


def _digits(number: int | None) -> int:
    return len(str(number)) if number else 1


def _name(words: Words, board: Board, view: Any, thing: Thing, most: int) -> str:
    key = f"t-grid-{thing[0]}"
    name = words.text(key, {"name": words.name(*thing)}) if words.has(key) else words.name(*thing)
    return shortened(name, most) + board.sign(view, thing)


def _values(board: Board, view: Any, things: Sequence[Thing]) -> dict[Thing | None, str]:
    """The values of each thing in columns; their headings under None."""
    heads = board.heads(things[0][0])
    found = {thing: board.values(view, thing) for thing in things}
    rows = [heads, *(values for values in found.values() if values)]
    wide = [max(cell_len(row[at]) for row in rows) for at in range(len(heads))]
    lines: dict[Thing | None, str] = {None: _row(heads, wide)}
    blank = " " * cell_len(lines[None])
    return {**lines, **{thing: _row(values, wide) if values else blank for thing, values in found.items()}}


def _row(values: Sequence[str], wide: Sequence[int]) -> str:
    return " ".join(" " * (room - cell_len(value)) + value for value, room in zip(values, wide, strict=True))


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
