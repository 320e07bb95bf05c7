"""Put the no-break spaces where French and Czech print them: before tall signs, after one-letter words, before units.

    .venv/bin/python tools/no_break_spaces.py

Only lines that the tests of those languages find fault with are touched (`tests/locale/test_french.py`,
`test_czech.py`); what a space alone does not mend is left to a reader.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.locale import test_czech, test_french  # noqa: E402  (what is a fault is said there, once)

NO_BREAK = "\u00a0"
WHOLE = f"{test_czech.LITERAL.pattern}|{test_czech.VALUE.pattern}"


def main() -> None:
    for path in test_french.FILES:
        mend(path, french, lambda line: any(fault.search(line) for fault in test_french.FAULTS.values()))
    for path in test_czech.FILES:
        mend(path, czech, lambda line: any(fault.search(line) for fault in test_czech.FAULTS.values()))


def mend(path: Path, set_line: Callable[[str], str], has_fault: Callable[[str], bool]) -> None:
    """Write a file anew if any line of it changes."""
    before = path.read_text(encoding="utf-8")
    alone = test_french.ALONE if set_line is french else test_czech.ALONE
    lines = []
    for line in before.split("\n"):
        is_comment = path.suffix == ".ftl" and line.startswith("#")
        meant = is_comment or alone.match(line) or not has_fault(line)
        # Inside a literal of Fluent or a value of the reference every space is meant; behind the number of a list it is
        # a sign of Markdown.
        parts = re.split(f"({WHOLE}|^[0-9]+\\. )", line)
        lines.append(line if meant else "".join(p if n % 2 else set_line(p) for n, p in enumerate(parts)))
    after = "\n".join(lines)
    if after != before:
        path.write_text(after, encoding="utf-8")
        print(path.relative_to(ROOT))


def french(text: str) -> str:
    """Before a tall sign, and inside guillemets."""
    return re.sub(r"« ", f"«{NO_BREAK}", re.sub(r" (?=[;:!?»])", NO_BREAK, text))


def czech(text: str) -> str:
    """After a word of one letter, an ordinal and the sign of a section, and before a unit."""
    letter = test_czech.LETTER
    text = re.sub(r"(?<![\w$.'’/*`-])([ksvzouai]) (?=\S)", rf"\1{NO_BREAK}", text)
    text = re.sub(rf"(^|= |[.?!:;] |„)([KSVZOUAI]) (?={letter}|„|{{)", rf"\1\2{NO_BREAK}", text)
    text = re.sub(r"([\d}]) (?=(?:%|cm|km|kB|MB|BN|VB|MP|RP)(?!\w))", rf"\1{NO_BREAK}", text)
    text = re.sub(rf"(?<![\w,])(\d{{1,2}}\.|\$turn \}}\.) (?={letter})", rf"\1{NO_BREAK}", text)
    return re.sub(r"§ (?=\S)", f"§{NO_BREAK}", text)


if __name__ == "__main__":
    main()
