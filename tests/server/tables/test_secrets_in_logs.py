"""What goes wrong is logged with its place in the program, never with what was in the variables there."""

from __future__ import annotations

import io
import logging

import pytest
from tests.server.tables.conftest import Client, two_players

from honjin.server.logs import configure_logs
from honjin.server.tables.hall import Hall

pytestmark = pytest.mark.asyncio


async def test_a_traceback_has_no_locals(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    japan, _ = await two_players(hall, "port_arthur", fog_of_war=True)
    live = await hall.table(japan.match)
    stream = io.StringIO()
    configure_logs(stream, logging.WARNING)
    try:

        def fail(view: object) -> None:
            raise RuntimeError("cannot be drawn")

        monkeypatch.setattr(live.presenter, "scene", fail)
        assert (await japan.answer(japan.options[0]))["taken"] == 1
    finally:
        configure_logs(level=logging.WARNING)
    log = stream.getvalue()
    assert "not-shown" in log
    assert "cannot be drawn" in log
    assert "ShipSeen" not in log
    assert "orders" not in log


async def test_an_answer_that_cannot_be_shown_stands(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    japan, _ = await two_players(hall, "port_arthur")
    live = await hall.table(japan.match)
    with monkeypatch.context() as patched:
        patched.setattr(live.presenter, "scene", lambda view: 1 / 0)
        assert (await japan.answer(japan.options[0]))["taken"] == 1
    again = await Client(hall, japan.match, "japan", "togo").open()
    assert len(again.now["plan"]) == 1
