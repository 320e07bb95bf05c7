"""The reference of a game as HTML: sections with anchors, cross-references as links, options named."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore
from markdown_it.token import Token
from markupsafe import Markup

from honjin.core.game import Game
from honjin.locale.reference import page_of
from honjin.server.pages.speech import game_words

_CITED = re.compile(r"§[\u00a0\u202f ]?(?P<section>[A-Z]|\d+(?:\.\d+)*[A-E]?)|\[[^\[\]]*\d[^\[\]]*\]")
"""A section as the text cites it, or the number of a ruling in brackets."""


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
    words = game_words(language, game)
    write = _writer(frozenset(section.id for section in game.rulebook.sections))
    for section in game.rulebook.sections:
        page = page_of(game, language, section)
        names = tuple(words.name("switch", s.id) for s in game.switches if _belongs(section.id, s.rule))
        yield Part(section.id, page.title, Markup(write.render(page.text)), names)


def _belongs(section: str, rule: str) -> bool:
    """A switch bears on its own section, and on the sections below that."""
    return section == rule or section.startswith(rule + ".")


def _writer(sections: frozenset[str]) -> MarkdownIt:
    """Markdown to HTML, without raw HTML, with tables that scroll and citations that lead somewhere."""
    write = MarkdownIt("commonmark", {"html": False}).enable("table")
    write.core.ruler.push("citations", lambda state: _link_citations(state, sections))
    write.add_render_rule("table_open", lambda *_: '<div class="table-scroll" tabindex="0" role="group"><table>\n')
    write.add_render_rule("table_close", lambda *_: "</table></div>\n")
    return write


def _link_citations(state: StateCore, sections: frozenset[str]) -> None:
    for block in state.tokens:
        if block.type == "inline" and block.children:
            block.children = [part for child in block.children for part in _split(child, sections)]


def _split(token: Token, sections: frozenset[str]) -> Iterator[Token]:
    if token.type != "text":
        yield token
        return
    end = 0
    for found in _CITED.finditer(token.content):
        if found["section"] and found["section"] not in sections:
            continue
        yield _text(token.content[end : found.start()])
        end = found.end()
        if found["section"]:
            yield from _wrapped(found[0], "link", "a", {"class": "rule-chip", "href": f"#{found['section']}"})
        else:
            yield from _wrapped(found[0], "ruling", "span", {"class": "ruling"})
    yield _text(token.content[end:])


def _wrapped(content: str, type: str, tag: str, attributes: dict[str, str | int | float]) -> Iterator[Token]:
    yield Token(f"{type}_open", tag, 1, attrs=attributes)
    yield _text(content)
    yield Token(f"{type}_close", tag, -1)


def _text(content: str) -> Token:
    return Token("text", "", 0, content=content)
