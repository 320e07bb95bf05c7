"""The end of a match: the result, the last position, and how to prove that the dice were honest."""

from __future__ import annotations

from rich.text import Text

from honjin.cli.terminal.layout import wrapped
from honjin.cli.terminal.log import log_lines
from honjin.cli.terminal.page import header, rule_line
from honjin.cli.terminal.session import Session
from honjin.core.event import UMPIRE
from honjin.core.record import Ended
from honjin.core.state import Result
from honjin.locale.text import Words
from honjin.umpire.journal import read_file

LAST_EVENTS = 5


def ending_lines(session: Session) -> list[Text]:
    """Everything that is shown when the match is over; nothing is secret any more."""
    words, table, width = session.words, session.table, session.console.width
    assert table.result is not None
    view = table.view(UMPIRE)
    lines = [header(session, None, width)]
    lines += session.face.chart(view) if width >= 80 else session.face.brief(view, width)
    lines += log_lines(session.game, words, table.told(UMPIRE)[-LAST_EVENTS:], width)
    lines += [
        rule_line(words.text("t-match-over"), width),
        Text(result_text(words, table.result), style="title"),
        Text(""),
    ]
    path = str(session.opened.path)
    ended = read_file(session.opened.path).ended()
    proof = [
        words.text("t-record-lies", {"path": path}),
        words.text("t-how-to-replay", {"path": path}),
        words.text("t-how-to-verify", {"path": path}),
        words.text("t-commitment", {"hash": table.header.commitment}),
        words.text("t-secret", {"secret": ended.secret if isinstance(ended, Ended) else ""}),
    ]
    for line in proof:
        lines += wrapped(Text(line), max(width, 80), hang=2)
    return lines


def result_text(words: Words, result: Result) -> str:
    """Who won, and how."""
    how = words.text(f"ending-{result.how}")
    if result.winner is None:
        return words.text("result-draw", {"how": how})
    return words.text("result-win", {"winner": result.winner, "how": how})
