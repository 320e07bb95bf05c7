"""The umpire's dispatch to one side: what it has been told since its last sheet, as a page to be mailed or printed."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from honjin.core.decision import Side
from honjin.core.event import UMPIRE, AnswerSealed, ChoiceForced
from honjin.core.telling import Told
from honjin.locale.text import Words
from honjin.umpire.table import Table

STYLE = Markup(
    "body{font:16px/1.5 Georgia,serif;max-width:42em;margin:2em auto;padding:0 1em;color:#222}"
    "h1{font-size:1.3em;border-bottom:2px solid #1f3a5f}li{margin:.2em 0}.rule{color:#666;font-size:.85em}"
    "@page{margin:18mm}@media print{body{margin:0}}"
)


def dispatch(table: Table, side: Side, told: Sequence[Told], says: Words, sheet: str) -> str:
    """The page; `sheet` is the workbook that goes with it, empty when the match is over."""
    title = says.text("mail-dispatch", {"side": side, "match": table.header.match_id})
    what = says.text("mail-fill-in", {"file": sheet}) if sheet else says.text("mail-end")
    return _page(title, told, says, what)


def journal(table: Table, says: Words) -> str:
    """The page of a match that is over, with all that anybody was told: both sides read it now."""
    title = says.text("mail-journal", {"match": table.header.match_id})
    return _page(title, table.told(UMPIRE), says, says.text("mail-end"))


def _page(title: str, told: Sequence[Told], says: Words, what: str) -> str:
    lines = [
        Markup('<li>{} <span class="rule">{}</span></li>').format(says.of("event", one.event), says.rule(one.rule))
        for one in told
        if not isinstance(one.event, AnswerSealed | ChoiceForced)
    ]
    body = Markup("<ul>{}</ul>").format(Markup("").join(lines)) if lines else Markup("<p>{}</p>").format("–")
    return str(
        Markup(
            '<!doctype html><html lang="{}"><meta charset="utf-8"><title>{}</title><style>{}</style>'
            "<h1>{}</h1>{}<p><strong>{}</strong></p></html>\n"
        ).format(says.language, title, STYLE, title, body, what)
    )
