"""The index of a rulebook: every section, what became of it in the program, and where to find it in print."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from honjin.core.errors import UnknownChoice

Status = Literal["code", "data", "option", "prose"]


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One section: our short title, the printed headings, and the rulings that bear on it."""

    id: str
    title: str
    status: Status
    rulings: tuple[int, ...] = ()
    fr: str = ""
    cs: str = ""

    @property
    def chapter(self) -> str:
        """The number of the chapter it belongs to."""
        return self.id.split(".")[0]


class Rulebook(msgspec.Struct, frozen=True):
    """All the sections of a game, in the order of the book."""

    title: str
    sections: tuple[Section, ...]

    def section(self, id: str) -> Section:
        """The section with this id."""
        for section in self.sections:
            if section.id == id.upper():
                return section
        raise UnknownChoice(f"there is no section {id}; there are {', '.join(s.id for s in self.sections)}")

    def chapter_of(self, id: str) -> tuple[Section, ...]:
        """A section with the sections below it: chapter 6 is 6 to 6.5, 6.2 is 6.2 to 6.2C."""
        wanted = self.section(id).id
        below = (wanted + ".", *(wanted + letter for letter in "ABCDE"))
        return tuple(s for s in self.sections if s.id == wanted or s.id.startswith(below))


def rulebook_from(data: dict[str, Any]) -> Rulebook:
    """A rulebook from plain data."""
    sections = msgspec.convert(data["section"], tuple[Section, ...])
    return Rulebook(data["title"], sections)
