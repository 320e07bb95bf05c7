"""WebSockets of the tests."""

from __future__ import annotations

from typing import Any

from tests.patience import SECONDS
from websockets.sync.client import ClientConnection, connect


def open_line(url: str, **options: Any) -> ClientConnection:
    """A line to a server, which holds however long nobody reads from it.

    With a bounded queue the library stops to read when it is full, so that it answers no ping and the server hangs up.
    """
    line: ClientConnection = connect(
        url, max_size=None, max_queue=None, ping_interval=None, open_timeout=SECONDS, **options
    )
    return line
