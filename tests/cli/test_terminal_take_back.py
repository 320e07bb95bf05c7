"""Taking back at the terminal what undo cannot reach: a machine agrees at once, a person at the keyboard is asked."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO

import pytest
from rich.console import Console
from tests.cli.test_terminal_page import Desk

from honjin.cli.saves import begin, take_up
from honjin.cli.terminal import prompt
from honjin.cli.terminal.commands import find_command, run_command
from honjin.cli.terminal.help import help_lines
from honjin.cli.terminal.page import claims, news, page
from honjin.cli.terminal.session import Session
from honjin.core.event import AnswersTakenBack
from honjin.core.game import find_game
from honjin.core.record import TakenBack, read_record
from honjin.core.state import Result
from honjin.core.verify import verify
from honjin.locale.text import LANGUAGES, Words

pytestmark = pytest.mark.usefixtures("own_folder")

GAME = find_game("port_arthur")
FOOTERS = {"en": "take-back", "fr": "reprise", "cs": "vrácení", "ja": "待った"}


@pytest.fixture
def desk() -> Iterator[Desk]:
    """Two people at one keyboard; both have ended their sorties, and the dice of the operations have fallen."""
    found = Desk()
    found.give("Asama to Tsushima", "end the sortie", "end the sortie")
    yield found
    found.session.opened.close()


def alone(language: str = "en") -> Session:
    """Somebody plays Japan against the machine."""
    console = Console(file=StringIO(), width=80, height=24, highlight=False, emoji=False, no_color=True)
    opened = begin(GAME, {}, {"japan": "human", "russia": "random"})
    session = Session(opened, language, console)
    session.notices.clear()
    return session


def play_on(session: Session) -> None:
    """Until the person is asked again and cannot take back his last answer alone."""
    while session.asked()[0] != "japan" or session.table.may_undo("japan") or not session.have_answered:
        side, decision = session.asked()
        if not session.computer_answers(side, decision):
            session.has_decided(side)
            session.answer(side, decision.options[-1])


def answering(monkeypatch: pytest.MonkeyPatch, answer: str) -> list[str]:
    """Somebody at the keyboard answers every question so; the questions."""
    asked: list[str] = []

    def line(text: str, complete: object) -> str:
        asked.append(text)
        return answer

    monkeypatch.setattr(prompt, "_line", line)
    return asked


def test_a_machine_agrees_at_once_and_the_record_has_it_as_from_the_browser() -> None:
    session = alone()
    play_on(session)
    side, decision = session.asked()
    told = len(session.table.told("japan"))
    assert run_command(session, side, decision, "take-back", "")
    assert session.table.told("japan")[-1].event == AnswersTakenBack("japan", "russia")
    assert len(session.table.told("japan")) <= told
    assert session.notices[0].plain.startswith("Russia agrees:")
    assert session.table.decision_of("japan") is not None
    session.opened.journal.close()
    record = read_record(session.opened.path.read_text())
    assert isinstance(record.lines[-1], TakenBack)
    again = take_up(session.opened.path)
    assert again.table.match.snapshot() == session.table.match.snapshot()
    again.close()


def test_dice_that_fell_stay_fallen_and_the_record_is_sound() -> None:
    session = alone()
    play_on(session)
    while True:
        side, decision = session.asked()
        assert side == "japan"
        if not run_command(session, side, decision, "take-back", ""):
            break
        session.notices.clear()
        if session.table.may_undo("japan"):
            session.undo("japan")
    assert not session.table.may_take_back("japan")
    play_on(session)
    session.table.resign("japan")
    session.opened.close()
    assert verify(read_record(session.opened.path.read_text()), GAME).verified


def test_a_match_whose_other_side_is_silent_is_claimed_at_the_keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it comes from a server or a folder: the terminal itself gives no usual orders."""
    answering(monkeypatch, "y")
    desk = Desk()
    session, table = desk.session, desk.session.table
    assert "only after the other side has sent nothing" in desk.says("claim")
    assert claims(session, "japan") == []
    while not table.may_claim("japan") or session.asked()[0] != "japan":
        side, decision = session.asked()
        if side == "japan":
            table.answer(side, decision.options[-1])
        else:
            table.lapse(side)
    assert claims(session, "japan") == ["claim"]
    assert run_command(session, *session.asked(), "claim", "")
    assert table.result == Result("japan", "claimed")
    session.opened.close()


def test_what_can_be_undone_alone_needs_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = answering(monkeypatch, "n")
    fresh = Desk()
    fresh.give("Asama to Tsushima")
    assert run_command(fresh.session, *fresh.session.asked(), "take-back", "")
    assert [notice.plain for notice in fresh.session.notices] == ["Taken back: 1 order."]
    assert not run_command(fresh.session, *fresh.session.asked(), "take-back", "")
    assert "There is nothing to take back yet." in fresh.output.getvalue()
    fresh.session.opened.close()
    assert asked == []


def test_a_person_at_the_keyboard_is_asked_and_may_refuse(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    session = desk.session
    side, decision = session.asked()
    before = session.table.match.snapshot()
    asked = answering(monkeypatch, "n")
    assert not run_command(session, side, decision, "take-back", "")
    assert session.table.match.snapshot() == before
    assert "does not agree" in desk.output.getvalue()
    answering(monkeypatch, "y")
    assert run_command(session, side, decision, "take-back", "")
    assert len(asked) == 1
    assert "do you agree? [y/N]" in asked[0]
    assert session.table.match.snapshot() != before


def test_the_other_side_reads_that_something_was_taken_back(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    session = desk.session
    side, decision = session.asked()
    other = session.consents(side)
    session.has_decided(other)
    answering(monkeypatch, "y")
    run_command(session, side, decision, "take-back", "")
    assert any("took back" in line.plain for line in news(session, other, 80, 9))
    assert news(session, side, 80, 9) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_offered_where_undo_ends_and_explained(language: str) -> None:
    session = alone(language)
    play_on(session)
    side, decision = session.asked()
    lines = [line.plain for line in page(session, side, decision)]
    assert f" {FOOTERS[language]} " in "\n".join(lines[-2:])
    assert not run_command(session, side, decision, "undo", "")
    said = session.console.file.getvalue()  # type: ignore[attr-defined]
    assert FOOTERS[language] in said
    text = "\n".join(line.plain for line in help_lines(session.words, 80))
    assert FOOTERS[language] in text
    session.opened.close()


@pytest.mark.parametrize("line", ["take back", "Take  Back", "take-back", "takeback"])
def test_it_may_be_typed_in_one_word_or_two(line: str) -> None:
    words = Words("en", "port_arthur", GAME.look.kinds, also=("terminal",))
    assert find_command(words, line) == ("take-back", "")
    assert find_command(words, f"{line} now") == ("take-back", "now")
    assert find_command(words, "take") is None


def test_a_sheet_that_was_sent_can_be_taken_back_against_the_machine() -> None:
    game = find_game("midway")
    console = Console(file=StringIO(), width=80, height=24, highlight=False, emoji=False, no_color=True)
    session = Session(begin(game, {}, {"us": "human", "japan": "script"}), "en", console)
    while session.table.view("us").turn < 1 or session.asked()[0] != "us":
        side, decision = session.asked()
        if not session.computer_answers(side, decision):
            assert decision.form is not None
            session.answer(side, decision.form.sends(decision.form.usual()))
    asked = session.asked()[1].ask
    assert run_command(session, *session.asked(), "take-back", "")
    assert session.table.decision_of("us") is not None
    assert session.table.decision_of("us").ask != asked  # type: ignore[union-attr]
    session.opened.close()
