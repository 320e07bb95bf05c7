"""The reference as a page: every section with its anchor, citations as links, options named."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from honjin.core.game import find_game
from honjin.locale.text import LANGUAGES
from honjin.server.pages.examples import example_of
from honjin.server.pages.key import key_of
from honjin.server.pages.rules import chapters_of

GAME = find_game("port_arthur")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_has_its_anchor_in_the_order_of_the_book(language: str) -> None:
    chapters = chapters_of(GAME, language)
    parts = [part for chapter in chapters for part in chapter.sections]
    assert [part.id for part in parts] == [section.id for section in GAME.rulebook.sections]
    assert all(part.title and part.html for part in parts)
    assert chapters[0].previous is None
    assert chapters[-1].next is None
    assert [chapter.next.id for chapter in chapters if chapter.next] == [c.sections[0].id for c in chapters[1:]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_citations_lead_to_sections_that_are_there(language: str) -> None:
    text = "".join(part.html for chapter in chapters_of(GAME, language) for part in chapter.sections)
    cited = set(re.findall(r'href="#([^"]+)"', text))
    assert cited <= {section.id for section in GAME.rulebook.sections}
    assert len(cited) > 15
    assert 'class="ruling"' in text


def test_sections_of_an_option_say_so() -> None:
    parts = {part.id: part for chapter in chapters_of(GAME, "en") for part in chapter.sections}
    assert parts["10.3"].switches == ("Mines",)
    assert parts["6.3B"].switches == ("Equal total counts",)
    assert parts["6.3"].switches == ()


def test_raw_html_stays_text() -> None:
    from honjin.server.pages.citing import reference_writer

    written = reference_writer(frozenset({"6"})).render("<script>alert(1)</script> and §6, not §7")
    assert "<script>" not in written
    assert '<a class="rule-chip" href="#6">§6</a>' in written
    assert "§7" in written
    assert "#7" not in written


@pytest.mark.parametrize("title", ["port_arthur", "storm", "midway", "ran"])
def test_every_sign_of_the_legend_is_drawn_and_every_line_of_an_example_leads_to_its_section(title: str) -> None:
    game = find_game(title)
    key, example = key_of(game, "en"), example_of(game, "en")
    assert key is not None
    assert example is not None
    symbols = (files("honjin") / "web" / "art" / "symbols.svg").read_text(encoding="utf-8")
    assert all(f'id="{entry.sign}"' in symbols for entry in key.entries if entry.sign)
    assert all(entry.sign or entry.short for entry in key.entries)
    sections = {section.id for section in game.rulebook.sections}
    cited = {line.rule for step in example.steps for line in step.lines}
    assert cited <= sections
    assert all('class="rule-chip"' in step.html for step in example.steps)
