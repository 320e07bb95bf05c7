"""Standing answers at the terminal: `skip` and `standing`, what they say, and that the next sitting knows of them."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from honjin.cli import saves
from honjin.cli.saves import begin, take_up
from honjin.cli.terminal import prompt
from honjin.cli.terminal.help import SETTLING, help_lines
from honjin.cli.terminal.play import play_match
from honjin.cli.terminal.session import Session
from honjin.cli.terminal.style import make_console
from honjin.core.decision import Option, Side
from honjin.locale.text import LANGUAGES, Words
from honjin.testing.matches import waiting
from honjin.testing.sample import GAME as FORD
from honjin.testing.sample.options import Ready, Strike, TakeStance, Yield
from honjin.umpire.settled import StandingAnswer
from honjin.umpire.table import Table, open_table

YIELD = StandingAnswer("reply", "Yield")
YIELD_THIS_ROUND = StandingAnswer("reply", "Yield", span="round")


@pytest.fixture
def session(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Session]:
    """Two people at one keyboard; one of them has to reply and could counter."""
    monkeypatch.setenv("HONJIN_DATA", str(tmp_path))
    monkeypatch.setattr(saves, "find_game", {"ford": FORD}.__getitem__)
    monkeypatch.setattr(saves, "new_secret", lambda: bytes(range(32)))
    monkeypatch.setattr(saves, "new_nonce", lambda: "a nonce of tests")
    monkeypatch.setattr(saves, "open_table", open_table)  # one match for all of these: its round goes on after a reply
    session = Session(begin(FORD, {}, dict.fromkeys(FORD.sides, "human"), name="duel"), "en", console())
    play_until_asked(session.table)
    yield session
    session.opened.close()


def console() -> Any:
    console = make_console(FORD.sides)
    console.file = io.StringIO()
    console.width, console.height = 100, 40
    return console


def keen(options: Any) -> Option:
    """A full guard, forward, and no counters."""
    found: Option = next(
        (one for one in options if isinstance(one, Ready | Yield) or one == TakeStance("advance")), options[0]
    )
    return found


def play_until_asked(table: Table) -> Side:
    """Whoever has to reply is not asked if he has settled it."""
    while True:
        decision = waiting(table.match)[0]
        option = table.settled.answer(decision.side)
        if option is None and decision.ask == "reply" and len(decision.options) > 1:
            return decision.side
        table.answer(decision.side, option or keen(decision.options))


def typed(session: Session, monkeypatch: pytest.MonkeyPatch, *lines: str) -> str:
    """Play with these lines; all that was printed."""
    left = iter(lines)

    def line(text: str, complete: Any) -> str:
        session.console.print(text, end="")
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr(prompt, "_line", line)
    play_match(session)
    out = session.console.file
    assert isinstance(out, io.StringIO)
    return out.getvalue()


def asked(session: Session) -> Side:
    return waiting(session.table.match)[0].side


def test_skip_declines_for_the_span(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    side = asked(session)
    shown = typed(session, monkeypatch, "skip")
    assert "skip standing" in shown, "the commands stand under the question"
    assert "Settled: Round: Reply yield" in shown
    assert session.table.settled.of(side) == [YIELD_THIS_ROUND]
    assert waiting(session.table.match)[0].ask != "reply"


def test_standing_lists_settles_and_takes_back_by_number_or_name(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    side = asked(session)
    shown = typed(session, monkeypatch, "standing", "standing 9", "standing dance", "standing reply", "standing always")
    for text in (
        "You may settle",
        "1  Round: Reply yield",
        "2  Always: Reply yield",
        "Nothing of that kind can be settled: “9”.",
        "Nothing of that kind can be settled: “dance”.",
        "Which one do you mean by “reply”?",
        "Settled: Always: Reply yield",
    ):
        assert text in shown, text
    assert session.table.settled.of(side) == [YIELD]
    while asked(session) != side:
        session.table.answer(asked(session), keen(waiting(session.table.match)[0].options))
    shown = typed(session, monkeypatch, "", "standing", "standing 1")
    assert "You have settled; its number takes it back" in shown
    assert "You are asked again: Always: Reply yield" in shown
    assert session.table.settled.of(side) == []


def test_what_is_settled_is_not_asked_and_stays_for_the_next_sitting(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    side = asked(session)
    typed(session, monkeypatch, "standing always")
    session.opened.close()
    again = take_up(session.opened.path)
    assert again.table.settled.of(side) == [YIELD]
    resumed = Session(again, "en", console())
    table = resumed.table
    while not isinstance(keen(waiting(table.match)[0].options), Strike) or waiting(table.match)[0].side == side:
        decision = waiting(table.match)[0]
        table.answer(decision.side, table.settled.answer(decision.side) or keen(decision.options))
    table.answer(asked(resumed), keen(waiting(table.match)[0].options))
    assert (waiting(table.match)[0].ask, asked(resumed)) == ("reply", side)
    typed(resumed, monkeypatch)
    assert waiting(table.match)[0].ask != "reply"
    again.close()


def test_elsewhere_there_is_nothing_to_skip(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    table = session.table
    while waiting(table.match)[0].ask == "reply":
        table.answer(asked(session), Yield())
    shown = typed(session, monkeypatch, "", "skip", "standing")
    assert "That cannot be skipped: answer it." in shown
    assert "Nothing is settled, and nothing can be at this question." in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_the_commands_only_where_something_can_be_settled(language: str) -> None:
    words = Words(language, "", {}, also=("terminal",))
    skip = words.text("t-help-skip")
    with_it, without = (
        "".join(line.plain for line in help_lines(words, 300, left_out=names)) for names in ((), SETTLING)
    )
    assert skip in with_it
    assert skip not in without
