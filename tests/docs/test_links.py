"""Every link of the documentation leads somewhere, and the index of the documentation names every page of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md"), *(ROOT / "tests").rglob("*.md")])

_FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\(([^)\s]+)\)")


def links_of(page: Path) -> list[str]:
    """The targets of a page's links that stay in the repository."""
    found = _LINK.findall(_FENCED.sub("", page.read_text(encoding="utf-8")))
    return [target for target in found if not re.match(r"[a-z]+:", target)]


def anchors_of(page: Path) -> set[str]:
    """The headings of a page as links write them."""
    headings = re.findall(r"^#+ (.+)$", _FENCED.sub("", page.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    for target in links_of(page):
        path, _, anchor = target.partition("#")
        there = (page.parent / path).resolve() if path else page
        assert there.exists(), target
        assert not anchor or anchor in anchors_of(there), target


def test_the_index_names_every_page() -> None:
    index = DOCS / "index.md"
    linked = {(DOCS / target.partition("#")[0]).resolve() for target in links_of(index)}
    assert [page for page in DOCS.rglob("*.md") if page != index and page not in linked] == []
