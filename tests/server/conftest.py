"""Clients for the tests of the server; databases and servers are in tests/conftest.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import httpx
import pytest
from tests.patience import SECONDS

if TYPE_CHECKING:
    from tests.conftest import Server


class Visitor(httpx.Client):
    """Somebody with a cookie jar, who shows the token against forgery as our pages do."""

    def __init__(self, server: Server) -> None:
        super().__init__(base_url=server.url, timeout=SECONDS, headers={"origin": server.url})
        me = self.get("/api/me")
        me.raise_for_status()
        self.headers["x-csrf-token"] = me.json()["csrf"]


@pytest.fixture
def client(server: Server) -> Iterator[Visitor]:
    """A guest at the test's own server."""
    visitor = Visitor(server)
    yield visitor
    visitor.close()
