"""The two programs in the guide to records run as they stand, on a record of every game."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "docs" / "guides" / "records.md").read_text("utf-8")
BARE, WITH_HONJIN = re.findall(r"^```python\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)
RECORDS = {path.parent.parent.name: path for path in sorted((ROOT / "tests" / "records").glob("*/v*/*.honjin"))}


@pytest.mark.parametrize("game", RECORDS)
def test_the_examples_list_the_same_answers(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert set(RECORDS) == {"port_arthur", "storm", "midway", "ran"}
    monkeypatch.setattr(sys, "argv", ["example", str(RECORDS[game])])
    exec(BARE, {})
    bare = capsys.readouterr().out.splitlines()
    exec(WITH_HONJIN.replace("match.honjin", str(RECORDS[game])), {})
    again = capsys.readouterr().out.splitlines()
    assert bare
    numbers = [line.split()[:2] for line in again]
    assert [line.split()[:2] for line in bare if line.split()[:2] not in numbers] == []
