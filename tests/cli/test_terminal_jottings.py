"""Notes at the terminal: kept beside the record by side, read back by that side alone, and shown by the replay."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest

from honjin.cli import replay as replays
from honjin.cli import saves
from honjin.cli.jottings import LONGEST, jottings_of
from honjin.cli.saves import begin
from honjin.cli.terminal import commands
from honjin.cli.terminal.session import Session
from honjin.cli.terminal.style import make_console
from honjin.core.decision import Side
from honjin.testing.sample import GAME as FORD
from honjin.umpire.journal import read_file


@pytest.fixture
def session(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Session]:
    """Two people at one keyboard."""
    monkeypatch.setenv("HONJIN_DATA", str(tmp_path))
    monkeypatch.setattr(saves, "find_game", {"ford": FORD}.__getitem__)
    monkeypatch.setattr(replays, "find_game", {"ford": FORD}.__getitem__)
    console = make_console(FORD.sides)
    console.file = io.StringIO()
    console.width, console.height = 100, 40
    session = Session(begin(FORD, {}, dict.fromkeys(FORD.sides, "human"), name="duel"), "en", console)
    yield session
    session.opened.close()


def said(session: Session, side: Side, line: str) -> str:
    """What a command says."""
    found = commands.find_command(session.words, line)
    assert found is not None
    file = session.console.file
    assert isinstance(file, io.StringIO)
    file.truncate(0)
    file.seek(0)
    _, decision = session.asked()
    commands.run_command(session, side, decision, *found)
    return file.getvalue()


def test_a_side_reads_its_own_notes_and_no_others(session: Session) -> None:
    north, south = FORD.sides
    record = session.opened.path.read_bytes()
    assert "nothing yet" in said(session, north, "notes")
    assert "for this side alone" in said(session, north, "note He will jab low.")
    said(session, south, "note Wait for him.")
    listed = said(session, north, "notes")
    assert "He will jab low." in listed
    assert "Wait for him." not in listed
    assert "Wait for him." in said(session, south, "note")
    assert "1,000 characters" in said(session, south, f"note {'x' * (LONGEST + 1)}")
    assert session.opened.path.read_bytes() == record
    assert len(jottings_of(session.opened.path)) == 2


def test_what_cannot_be_read_is_left_out(session: Session) -> None:
    said(session, FORD.sides[0], "note one")
    with saves.jottings_path(session.opened.path).open("ab") as file:
        file.write(b'{"half\n')
    said(session, FORD.sides[0], "note two")
    assert [one.text for one in jottings_of(session.opened.path)] == ["one", "two"]


def test_the_replay_shows_them_at_their_moments(session: Session, capsys: pytest.CaptureFixture[str]) -> None:
    for text in ("first", "second"):
        side, decision = session.asked()
        session.answer(side, decision.options[0])
        said(session, "north", f"note {text}")
        said(session, "south", f"note secret of the {text}")
    assert read_file(session.opened.path, forgive_cut=True).ended() is None
    replays.replay(session.opened.path, side="north", language="en")
    own = capsys.readouterr().out
    assert own.index(": first") < own.index(": second")
    assert "secret" not in own
    replays.replay(session.opened.path, language="en")
    assert "secret of the first" in capsys.readouterr().out
