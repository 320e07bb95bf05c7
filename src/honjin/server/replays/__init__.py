"""Finished matches: replays from every viewer's eyes, and the proof of dice and rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from litestar import Router


def replays_router() -> Router:
    """The routes of this part; the matches are found by `app.state.hall`."""
    # Imported when asked for: the process that reads a foreign record needs no web server.
    from honjin.server.replays.routes import make_router

    return make_router()
