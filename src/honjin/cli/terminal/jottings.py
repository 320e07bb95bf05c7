"""Notes of one's own at the terminal: `note` keeps one for this side, `notes` lists them; nobody else is shown any."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from honjin.cli.jottings import LONGEST, Jotting, jot, jottings_of
from honjin.cli.terminal.layout import wrapped
from honjin.cli.terminal.prompt import say, show
from honjin.cli.terminal.session import Session
from honjin.core.decision import Decision, Side


def note(session: Session, side: Side, decision: Decision, rest: str) -> bool:
    """Keep a note of this side, with its moment; without words, list them."""
    if not rest:
        return notes(session, side, decision, rest)
    if len(rest) > LONGEST:
        say(session.console, session.words.text("t-note-too-long", {"most": LONGEST}))
        return False
    moment = session.board.headline(session.table.view(side))
    try:
        jot(session.opened.path, side, session.table.told_count(side), moment, rest)
    except OSError as error:
        say(session.console, session.words.text("t-note-not-kept", {"reason": error.strerror or str(error)}))
        return False
    say(session.console, session.words.text("t-noted"))
    return False


def notes(session: Session, side: Side, decision: Decision, rest: str) -> bool:
    """All notes of this side."""
    own = [one for one in jottings_of(session.opened.path) if one.side == side]
    lines = note_lines(own, min(session.console.width, 100))
    show(session.console, session.words, lines or [Text(session.words.text("t-no-notes"))])
    return False


def note_lines(jottings: Iterable[Jotting], width: int) -> list[Text]:
    """Each with its moment above it."""
    lines: list[Text] = []
    for one in jottings:
        lines.append(Text(f"{one.moment} · {one.at.astimezone():%Y-%m-%d %H:%M}", style="dim"))
        lines += [Text("  ") + line for line in wrapped(Text(one.text), width - 2)]
    return lines
