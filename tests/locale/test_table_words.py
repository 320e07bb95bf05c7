"""The words of the table in the browser: none that the table asks for is missing, none is unused."""

from __future__ import annotations

import re

from tests.locale.test_messages import SOURCE, messages

ASKED = re.compile(r"[\"'](table-[a-z-]+)[\"']")
BUILT = re.compile(r"`(table-[a-z-]+-)\$\{")


def source() -> str:
    """Everything that draws the table."""
    files = [*(SOURCE / "web" / "js" / "table").glob("*.js"), SOURCE / "server" / "templates" / "table.html"]
    return "".join(path.read_text(encoding="utf-8") for path in files)


def test_no_word_of_the_table_is_unused() -> None:
    text = source()
    asked, built = set(ASKED.findall(text)), tuple(BUILT.findall(text))
    unused = [id for id in messages("en", "table.ftl") if id not in asked and not id.startswith(built)]
    assert unused == []


def test_no_word_of_the_table_is_missing() -> None:
    said = set(re.findall(r"(?:text|\bt)\(\"(table-[a-z-]+)\"", source()))
    assert said - set(messages("en", "table.ftl")) == set()
