"""The rules of a game in our own words, by section, in each language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files

import msgspec

from honjin.core.rulebook import Section

_HEADING = re.compile(r"^#{1,2} (?P<section>[A-Z]|\d+(?:\.\d+)*[A-E]?) (?P<title>.+)$", re.MULTILINE)


class Page(msgspec.Struct, frozen=True):
    """One section of the reference: its title and its Markdown."""

    section: str
    title: str
    text: str


@lru_cache(maxsize=16)
def reference(resources: str, language: str) -> dict[str, Page]:
    """Every section of a game's reference in a language; `resources` is the import name of the game's package.

    Where it is not written in this language it is read in English, and before that there is none.
    """
    folder = files(resources) / "reference"
    written = [file for tongue in (language, "en") if (file := folder / f"{tongue}.md").is_file()]
    if not written:
        return {}
    markdown = written[0].read_text(encoding="utf-8")
    headings = list(_HEADING.finditer(markdown))
    ends = [heading.start() for heading in headings[1:]] + [len(markdown)]
    return {
        heading["section"]: Page(heading["section"], heading["title"], markdown[heading.end() : end].strip())
        for heading, end in zip(headings, ends, strict=True)
    }


def page_of(resources: str, language: str, section: Section) -> Page:
    """A section of the reference; of one that is not written yet the title that the rulebook gives it."""
    return reference(resources, language).get(section.id) or Page(section.id, section.title, "")


def markdown(resources: str, language: str, sections: Iterable[Section]) -> str:
    """Several sections in a row, with their headings."""
    pages = (page_of(resources, language, section) for section in sections)
    return "\n\n".join(
        f"{'##' if '.' in page.section else '#'} {page.section} {page.title}\n\n{page.text}" for page in pages
    )
