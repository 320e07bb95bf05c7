"""What tests of several games need: the tool that draws their charts."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest

TOOLS = Path(__file__).resolve().parents[2] / "tools"


@pytest.fixture
def drawing_tool(monkeypatch: pytest.MonkeyPatch) -> Any:
    """`tools/draw_chart.py` as a module."""
    monkeypatch.syspath_prepend(TOOLS)
    return importlib.import_module("draw_chart")
