"""The screen: everything is there, nothing is too wide, at every decision of whole matches."""

from __future__ import annotations

from random import Random

import pytest
from rich.cells import cell_len

from honjin.cli.saves import begin
from honjin.cli.terminal.page import page
from honjin.cli.terminal.session import Session
from honjin.cli.terminal.style import make_console
from honjin.core.game import find_game

GAME = find_game("port_arthur")


def session_of(monkeypatch: pytest.MonkeyPatch, tmp_path: object, **switches: bool | str) -> Session:
    """A hot-seat match in a folder of its own."""
    monkeypatch.setenv("HONJIN_DATA", str(tmp_path))
    opened = begin(GAME, switches, dict.fromkeys(GAME.sides, "human"))
    return Session(opened, "en", make_console(GAME.sides, width=80))


@pytest.mark.parametrize("fog", [False, True])
def test_no_line_is_wider_than_the_window(monkeypatch: pytest.MonkeyPatch, tmp_path: object, fog: bool) -> None:
    session = session_of(monkeypatch, tmp_path, fog_of_war=fog, mines=True)
    draw = Random(4)
    number = 0
    while not session.table.is_over:
        side, decision = session.asked()
        number += 1
        for width, height in (
            ((80, 24), (80, 50), (40, 30), (100, 30), (120, 40), (200, 60)) if number % 7 == 0 else ((80, 24),)
        ):
            session.console.size = (width, height)
            lines = page(session, side, decision)
            assert [line.plain for line in lines if cell_len(line.plain) > width] == []
        session.has_decided(side)
        session.answer(side, draw.choice(decision.options))
    session.opened.close()
