"""The reference of a game as HTML: sections with anchors, cross-references as links, options named."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from markupsafe import Markup

from honjin.core.game import Game
from honjin.locale.reference import page_of
from honjin.server.pages.speech import game_words


class Part(msgspec.Struct, frozen=True):
    """One section, ready to be shown; `switches` are the options it belongs to."""

    id: str
    title: str
    html: Markup = Markup()
    switches: tuple[str, ...] = ()


class Chapter(msgspec.Struct, frozen=True):
    """A chapter with its sections, and its neighbours."""

    sections: tuple[Part, ...]
    previous: Part | None = None
    next: Part | None = None


_WRITTEN: dict[tuple[str, str], tuple[Chapter, ...]] = {}
"""References written so far, by package and language: they never change while the program runs."""


def chapters_of(game: Game, language: str) -> tuple[Chapter, ...]:
    """The whole reference of a game, by chapter."""
    key = (game.resources, language)
    if key not in _WRITTEN:
        _WRITTEN[key] = _chapters(game, language)
    return _WRITTEN[key]


def _chapters(game: Game, language: str) -> tuple[Chapter, ...]:
    grouped: dict[str, list[Part]] = {}
    for section, part in zip(game.rulebook.sections, _parts(game, language), strict=True):
        grouped.setdefault(section.chapter, []).append(part)
    chapters = [tuple(parts) for parts in grouped.values()]
    heads = [None, *(Part(chapter[0].id, chapter[0].title) for chapter in chapters), None]
    return tuple(Chapter(chapter, heads[number], heads[number + 2]) for number, chapter in enumerate(chapters))


def _parts(game: Game, language: str) -> Iterator[Part]:
    from honjin.server.pages.citing import reference_writer  # only when somebody reads the rules

    words = game_words(language, game)
    write = reference_writer(frozenset(section.id for section in game.rulebook.sections))
    for section in game.rulebook.sections:
        page = page_of(game, language, section)
        names = tuple(words.name("switch", s.id) for s in game.switches if _belongs(section.id, s.rule))
        yield Part(section.id, page.title, Markup(write.render(page.text)), names)


def _belongs(section: str, rule: str) -> bool:
    """A switch bears on its own section, and on the sections below that."""
    return section == rule or section.startswith(rule + ".")
