"""The rules of a game in our own words, by section, in each language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from importlib.resources import files

import msgspec

from honjin.core.game import Game
from honjin.core.rulebook import Section

_HEADING = re.compile(r"^#{1,2} (?P<section>[A-Z]|\d+(?:\.\d+)*[A-E]?) (?P<title>.+)$", re.MULTILINE)
_VALUE = re.compile(r"\{(?P<name>[^{}]+)\}")


class Page(msgspec.Struct, frozen=True):
    """One section of the reference: its title and its Markdown."""

    section: str
    title: str
    text: str


_READ: dict[tuple[str, str], dict[str, Page]] = {}
"""References read so far, by package and language: they never change while the program runs."""


def reference(game: Game, language: str) -> dict[str, Page]:
    """Every section of a game's reference in a language, with the values of its standard pack.

    Where it is not written in this language it is read in English, and before that there is none.
    """
    key = (game.resources, language)
    if key not in _READ:
        values = game.look.values(game.standard_pack()) if game.look.values else {}
        _READ[key] = pages_of(written(game, language), _as_written(values, language))
    return _READ[key]


def _as_written(values: Mapping[str, str], language: str) -> Mapping[str, str]:
    """Values as a language writes them: Japanese has a comma of its own for lists."""
    return {name: value.replace(", ", "、") for name, value in values.items()} if language == "ja" else values


def written(game: Game, language: str) -> str:
    """The reference as it is written, values by their names; empty before there is one."""
    folder = files(game.resources) / "reference"
    texts = [file for tongue in (language, "en") if (file := folder / f"{tongue}.md").is_file()]
    return texts[0].read_text(encoding="utf-8") if texts else ""


def pages_of(markdown: str, values: Mapping[str, str]) -> dict[str, Page]:
    """A reference by section, each value in the place of its name: no number of the data is written twice."""
    headings = list(_HEADING.finditer(markdown))
    ends = [*(heading.start() for heading in headings[1:]), len(markdown)]
    return {
        heading["section"]: Page(
            heading["section"],
            heading["title"],
            _VALUE.sub(lambda found: values[found["name"]], markdown[heading.end() : end].strip()),
        )
        for heading, end in zip(headings, ends, strict=False)
    }


def page_of(game: Game, language: str, section: Section) -> Page:
    """A section of the reference; of one that is not written yet the title that the rulebook gives it."""
    return reference(game, language).get(section.id) or Page(section.id, section.title, "")


def markdown(game: Game, language: str, sections: Iterable[Section]) -> str:
    """Several sections in a row, with their headings."""
    pages = (page_of(game, language, section) for section in sections)
    return "\n\n".join(
        f"{'##' if '.' in page.section else '#'} {page.section} {page.title}\n\n{page.text}" for page in pages
    )
