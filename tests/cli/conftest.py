"""What tests at a terminal need."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Matches are kept in a folder of the test, and the terminal has no colours."""
    monkeypatch.setenv("HONJIN_DATA", str(tmp_path))
    monkeypatch.setenv("TERM", "dumb")
