"""French as it is printed: a no-break space before the tall signs, the curved apostrophe, names as French has them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.locale.test_messages import LOCALES, SOURCE

FILES = sorted([*(LOCALES / "fr").glob("*.ftl"), *SOURCE.glob("games/*/reference/fr.md")])
ENGLISH_TITLE = "Storm over Port Arthur"
# Here a sign is itself what is meant: a command, an unknown number, marks on a chart.
ALONE = re.compile(r"^(?:t-command-help|odds-unknown|chart-key-signs) =")
FAULTS = {
    "a plain space before a tall sign, or inside guillemets": re.compile(r" [;:!?»]|« "),
    "no space at all before a tall sign": re.compile(r"[^\W\d_][;:](?=\s(?!\d+\))|$)|»[;:!?]|«\S(?<!\u00a0)"),
    "a narrow no-break space, of which the files use none": re.compile("\u202f"),
    "a typewriter's apostrophe": re.compile(r"[^\W\d_]'"),
    "Port-Arthur without its hyphen": re.compile("Port Arthur"),
}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SOURCE).as_posix())
@pytest.mark.parametrize("fault", FAULTS)
def test_french_is_set_as_french(path: Path, fault: str) -> None:
    said = [line for line in path.read_text(encoding="utf-8").splitlines() if _is_said(path, line)]
    assert [line for line in said if FAULTS[fault].search(line.replace(ENGLISH_TITLE, ""))] == []


def _is_said(path: Path, line: str) -> bool:
    """Comments are for us, and a heading of a reference begins with the sign of a comment."""
    return not (ALONE.match(line) or (path.suffix == ".ftl" and line.startswith("#")))
