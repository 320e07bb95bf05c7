"""Hints at the terminal: what a whole action would be, why, and doing it."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from honjin.cli.saves import begin
from honjin.cli.terminal.commands import find_command, run_command
from honjin.cli.terminal.session import Session
from honjin.core.game import find_game
from honjin.locale.text import LANGUAGES

pytestmark = pytest.mark.usefixtures("own_folder")

FOLLOW = {"en": "follow", "fr": "suivre", "cs": "provést", "ja": "従う"}


def alone(language: str) -> Session:
    """Somebody plays Japan against the machine."""
    console = Console(file=StringIO(), width=100, height=40, highlight=False, emoji=False, no_color=True)
    return Session(begin(find_game("port_arthur"), {}, {"japan": "human", "russia": "random"}), language, console)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_sortie_is_told_and_followed_and_can_be_undone(language: str) -> None:
    session = alone(language)
    side, decision = session.asked()
    hint = find_command(session.words, "hint")
    assert hint is not None
    assert not run_command(session, side, decision, *hint), "telling changes nothing"
    told = session.console.file.getvalue()  # type: ignore[attr-defined]
    assert "because-" not in told
    assert len(told.splitlines()) > 9
    assert FOLLOW[language] in told
    follow = find_command(session.words, FOLLOW[language])
    assert follow is not None
    assert run_command(session, side, decision, *follow)
    assert len(session.table.plan(side)) > 10
    assert session.asked()[1].ask == "sortie", "to send it is left to the player"
    while session.undo(side):
        pass
    assert not session.table.plan(side)
    session.opened.close()
