"""The rules in our own words: the same in every language, and no number of the data written twice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from honjin.core.game import Game, find_game, find_games
from honjin.locale.reference import pages_of, reference, written
from honjin.locale.text import LANGUAGES

ROOT = Path(__file__).parents[2]
TITLES = sorted({game.title for game in find_games().values()} | {"ran"})
NAME = re.compile(r"\{([^{}]+)\}")
CITED = re.compile(r"§[\u00a0\u202f ]?([A-Z]\b|\d+(?:\.\d+)*[A-E]?)")
RULING = re.compile(r"\[[^\[\]]*?(\d+)\]")


def named(game: Game, language: str) -> dict[str, str]:
    """The sections of a reference with values by their names."""
    text = written(game, language)
    names = {name: "{" + name + "}" for name in NAME.findall(text)}
    return {id: page.text for id, page in pages_of(text, names).items()}


def test_a_value_stands_in_the_place_of_its_name() -> None:
    pages = pages_of(
        "# 1 Reach\n\nBows reach {bow} hexes.\n\n## 1.1 Cost\n\n| a | {cells} |", {"bow": "3", "cells": "1 | 2"}
    )
    assert pages["1"].text == "Bows reach 3 hexes."
    assert pages["1.1"].text == "| a | 1 | 2 |"


def test_a_name_without_a_value_is_an_error() -> None:
    with pytest.raises(KeyError, match="teppo"):
        pages_of("# 1 Reach\n\nTeppo reach {teppo} hexes.", {"bow": "3"})


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reference_prints_every_value_that_its_game_gives(title: str, language: str) -> None:
    game = find_game(title)
    given = game.look.values(game.standard_pack()) if game.look.values else {}
    assert set(NAME.findall(written(game, language))) == set(given)
    assert not any("{" in page.text for page in reference(game, language).values())


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reference_says_the_same_in_every_language(title: str, language: str) -> None:
    game = find_game(title)
    english, told = named(game, "en"), named(game, language)
    assert list(told) == list(english)
    for section, text in told.items():
        for what in (NAME, CITED, RULING):
            assert sorted(what.findall(text)) == sorted(what.findall(english[section])), section
        assert text.count("\n|") == english[section].count("\n|"), section


@pytest.mark.parametrize("title", TITLES)
def test_what_a_reference_cites_is_there(title: str) -> None:
    game = find_game(title)
    text = "\n".join(page.text for page in reference(game, "en").values())
    assert set(CITED.findall(text)) <= {section.id for section in game.rulebook.sections}
    rulings = (ROOT / f"docs/games/{title}/rulings.md").read_text(encoding="utf-8")
    assert set(RULING.findall(text)) <= set(re.findall(r"^### Ruling (\d+)$", rulings, re.MULTILINE))


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_rows_of_a_table_have_as_many_cells_as_its_head(title: str, language: str) -> None:
    for section, page in reference(find_game(title), language).items():
        for table in re.findall(r"(?:^\|.*\|$\n?)+", page.text, re.MULTILINE):
            widths = {line.count("|") for line in table.strip().split("\n")}
            assert len(widths) == 1, (section, table)
