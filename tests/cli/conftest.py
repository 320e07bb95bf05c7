"""What tests at a terminal need."""

from __future__ import annotations

from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from honjin.cli import saves
from honjin.umpire.table import Table, open_table


@pytest.fixture(autouse=True)
def fixed_dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match that a test begins at the terminal has the same dice each time: no test waits for a battle by chance."""
    numbers = count(1)

    def nonce() -> str:
        return sha256(f"{request.node.nodeid} {next(numbers)}".encode()).hexdigest()[:32]

    def open_fixed(*words: Any, match_id: str, **more: Any) -> Table:
        # Its own id has the day in it, and how many matches lie in the folder; dice follow from the id.
        return open_table(*words, match_id=nonce(), **more)

    monkeypatch.setattr(saves, "new_secret", lambda: bytes(32))
    monkeypatch.setattr(saves, "new_nonce", nonce)
    monkeypatch.setattr(saves, "open_table", open_fixed)


@pytest.fixture
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Matches are kept in a folder of the test, and the terminal has no colours."""
    monkeypatch.setenv("HONJIN_DATA", str(tmp_path))
    monkeypatch.setenv("TERM", "dumb")
