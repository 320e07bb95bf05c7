"""The end of a match: the result, the last position, and how to prove that the dice were honest."""

from __future__ import annotations

from pathlib import Path
from shlex import quote

from rich.text import Text

from honjin.cli.terminal.board import CHART_WIDTH
from honjin.cli.terminal.log import log_lines
from honjin.cli.terminal.page import header, rule_line
from honjin.cli.terminal.session import Session
from honjin.core.event import UMPIRE
from honjin.core.state import Result
from honjin.locale.text import Words
from honjin.umpire.journal import read_file

LAST_EVENTS = 5


def ending_lines(session: Session) -> list[Text]:
    """Everything that is shown when the match is over; nothing is secret any more."""
    words, table, width = session.words, session.table, session.console.width
    assert table.result is not None
    view = table.view(UMPIRE)
    # The result comes first: a window that shows a page at a time may be left before the last.
    lines = [
        header(session, None, width),
        rule_line(words.text("t-match-over"), width),
        Text(result_text(words, table.result), style="title"),
        *log_lines(session.game, words, table.told(UMPIRE)[-LAST_EVENTS:], width),
        Text(""),
    ]
    ended = read_file(session.opened.path).ended()
    assert ended is not None
    path = shown_path(session.opened.path)
    for id in ("t-record-lies", "t-how-to-replay", "t-how-to-verify"):
        lines.append(Text(words.text(id, {"path": path}), no_wrap=True))
    lines.append(Text(words.text("t-commitment", {"hash": table.header.commitment}), style="dim"))
    lines.append(Text(words.text("t-secret", {"secret": ended.secret}), style="dim"))
    chart = session.board.chart(view) if width >= CHART_WIDTH else session.board.brief(view, width)
    return [*lines, Text(""), *chart]


def shown_path(path: Path) -> str:
    """A path as one would type it."""
    try:
        return f"~/{quote(str(path.relative_to(Path.home())))}"
    except ValueError:
        return quote(str(path))


def result_text(words: Words, result: Result) -> str:
    """Who won, and how."""
    how = words.text(f"ending-{result.how}")
    if result.winner is None:
        return words.text("result-draw", {"how": how})
    return words.text("result-win", {"winner": result.winner, "how": how})
