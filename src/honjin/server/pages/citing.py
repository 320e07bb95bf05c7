"""Markdown of a reference to HTML: tables that scroll, and citations that lead somewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator

from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore
from markdown_it.token import Token

_CITED = re.compile(r"§[\u00a0\u202f ]?(?P<section>[A-Z]|\d+(?:\.\d+)*[A-E]?)|\[[^\[\]]*\d[^\[\]]*\]")
"""A section as the text cites it, or the number of a ruling in brackets."""


def reference_writer(sections: frozenset[str]) -> MarkdownIt:
    """Markdown to HTML, without raw HTML; a section counts as one only if the reference has it."""
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
