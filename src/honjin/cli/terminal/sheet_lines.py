"""A sheet on the screen: its rows by groups, what each is ordered, what is lacking and what is easily forgotten."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.cells import cell_len
from rich.text import Text

from honjin.cli.terminal.layout import columns, hanging, wrapped
from honjin.cli.terminal.sheet import Row, Sheet
from honjin.core.form import Draft
from honjin.locale.text import Words, in_words

MOST_ROWS = 10
"""Lines of rows on the screen of a decision; the command `sheet` shows all of them."""


def sheet_lines(sheet: Sheet, words: Words, width: int, *, whole: bool = False) -> list[Text]:
    """The sheet; where it is long and not asked for as a whole, only what is written."""
    rows, draft = sheet.rows, sheet.draft
    ordered = sum(1 for row in rows if draft.about(row.thing))
    facts = {"ordered": ordered, "rows": len(rows), "orders": len(draft.slips)}
    head = words.text("t-sheet-head" if rows else "t-sheet-empty", facts)
    lines = [Text(head, style="label")]
    body = _grouped(sheet, words, rows, draft, width)
    if not whole and len(body) > MOST_ROWS:
        written = [row for row in rows if draft.about(row.thing)]
        body = _flow(sheet, written, draft, width)[-MOST_ROWS + 1 :]
        body.append(Text(words.text("t-sheet-more", {"count": len(rows) - ordered}), style="dim"))
    return [*lines, *body, *_notes(sheet, words, width)]


def _grouped(sheet: Sheet, words: Words, rows: Sequence[Row], draft: Draft, width: int) -> list[Text]:
    lines: list[Text] = []
    for group, members in groupby(rows, key=lambda row: row.group):
        if group:
            lines.append(Text(group_name(words, group), style="dim"))
        lines += _flow(sheet, list(members), draft, width)
    return lines


def group_name(words: Words, group: str) -> str:
    """What things that belong together are called: a message, a thing, or the id in words."""
    for id in (f"group-{group}", group):
        if words.has(id):
            return words.text(id)
    return words.name(*group.split("-", 1)) if "-" in group else in_words(group)


def _flow(sheet: Sheet, rows: Sequence[Row], draft: Draft, width: int) -> list[Text]:
    """Rows in columns where they are short, else one under the other."""
    texts = [_row(sheet, row, draft) for row in rows]
    if all(cell_len(text.plain) * 2 < width for text in texts):
        return columns(texts, width)
    return [piece for text in texts for piece in wrapped(text, width, hang=5)]


def _row(sheet: Sheet, row: Row, draft: Draft) -> Text:
    says = sheet.says
    orders = "; ".join(says.order(slip) for slip in draft.about(row.thing))
    text = Text().append(f"{row.number:>{len(str(len(sheet.things)))}} ", style="number").append(f"{row.name}  ")
    return text.append(orders) if orders else text.append("–", style="dim")


def _notes(sheet: Sheet, words: Words, width: int) -> list[Text]:
    lines: list[Text] = []
    if (lack := sheet.lacks) is not None:
        text = Text(words.text(f"why-{lack.why}", lack.facts), style="bad")
        lines += hanging(Text("! ", style="bad"), text.append(f"  {words.rule(lack.rule)}", style="rule"), width)
    for note in sheet.warnings:
        lines += hanging(Text("△ "), Text(words.text(note.why, note.facts)), width)
    return lines
