"""A sheet on the screen: its rows by groups, what each is ordered, what is lacking and what is easily forgotten."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.cells import cell_len
from rich.text import Text

from honjin.cli.terminal.layout import columns, hanging, wrapped
from honjin.cli.terminal.sheet import Row, Sheet
from honjin.cli.terminal.slips import group_name
from honjin.core.form import Draft, Slip
from honjin.locale.text import Words

MOST_ROWS = 10
"""Lines of rows on the screen of a decision; the command `sheet` shows all of them."""

STANDING = "∞"
"""Stands behind an order that is written every time."""


MOST_WHEN_CONDENSED = 3
"""Lines of rows, and warnings, where the window is small."""


def sheet_lines(sheet: Sheet, words: Words, width: int, *, whole: bool = False, condensed: bool = False) -> list[Text]:
    """The sheet; where it is long and not asked for as a whole, only what is written; condensed, the last of that."""
    rows, draft = sheet.rows, sheet.draft
    ordered = sum(1 for row in rows if draft.about(row.thing))
    facts = {"ordered": ordered, "rows": len(rows), "orders": len(draft.slips)}
    head = words.text("t-sheet-head" if rows else "t-sheet-empty", facts)
    lines = [Text(head, style="label")]
    body = _grouped(sheet, words, rows, draft, width)
    most = MOST_WHEN_CONDENSED if condensed else MOST_ROWS
    if not whole and len(body) > most:
        written = [row for row in rows if draft.about(row.thing)]
        body = _flow(sheet, written, draft, width)[-most + 1 :]
        body.append(Text(words.text("t-sheet-more", {"count": len(rows) - ordered}), style="dim"))
    return [*lines, *body, *_notes(sheet, words, width, condensed)]


def _grouped(sheet: Sheet, words: Words, rows: Sequence[Row], draft: Draft, width: int) -> list[Text]:
    lines: list[Text] = []
    for group, members in groupby(rows, key=lambda row: row.group):
        if group:
            lines.append(Text(group_name(words, group), style="dim"))
        lines += _flow(sheet, list(members), draft, width)
    return lines


def _flow(sheet: Sheet, rows: Sequence[Row], draft: Draft, width: int) -> list[Text]:
    """Rows in columns where they are short, else one under the other."""
    texts = [_row(sheet, row, draft) for row in rows]
    if all(cell_len(text.plain) * 2 < width for text in texts):
        return columns(texts, width)
    return [piece for text in texts for piece in wrapped(text, width, hang=5)]


def _row(sheet: Sheet, row: Row, draft: Draft) -> Text:
    says = sheet.says
    orders = "; ".join(_marked(sheet, slip, says.order(slip)) for slip in draft.about(row.thing))
    text = Text().append(f"{row.number:>{len(str(len(sheet.things)))}} ", style="number").append(f"{row.name}  ")
    return text.append(orders) if orders else text.append("–", style="dim")


def _marked(sheet: Sheet, slip: Slip, order: str) -> str:
    return f"{order} {STANDING}" if sheet.is_standing(slip) else order


def _notes(sheet: Sheet, words: Words, width: int, condensed: bool) -> list[Text]:
    lines: list[Text] = []
    if standing := sum(map(sheet.is_standing, sheet.slips)):
        lines.append(Text(words.text("t-sheet-standing", {"count": standing, "sign": STANDING}), style="dim"))
    if (lack := sheet.lacks) is not None:
        text = Text(words.text(f"why-{lack.why}", lack.facts), style="bad")
        lines += hanging(Text("! ", style="bad"), text.append(f"  {words.rule(lack.rule)}", style="rule"), width)
    warnings = sheet.warnings
    shown = warnings[:MOST_WHEN_CONDENSED] if condensed else warnings
    for note in shown:
        lines += hanging(Text("△ "), Text(words.text(note.why, note.facts)), width)
    if len(shown) < len(warnings):
        lines.append(Text("△ ").append(words.text("t-and-more", {"count": len(warnings) - len(shown)}), style="dim"))
    return lines
