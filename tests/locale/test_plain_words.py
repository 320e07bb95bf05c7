"""A game without words: told plainly, under the names that its code has. The browser's twin: `words.test.js`."""

from __future__ import annotations

import pytest

from honjin.locale.text import LANGUAGES, MissingText, Words, game_file
from honjin.testing.sample.events import CardPlayed
from honjin.testing.sample.model import CardId
from honjin.testing.sample.options import TakeStance

WORDS = Words("en", "ford", {"side": "side"})


def test_options_and_crumbs_are_said_with_their_facts() -> None:
    assert WORDS.of("option", TakeStance("all_out")) == "Take stance all out"
    assert WORDS.text("crumb-Bout", {"side": "south"}) == "Bout South"


def test_everything_else_is_said_with_facts_and_their_names() -> None:
    played = CardPlayed("north", CardId("rising_cut"))
    assert WORDS.of("event", played, {"cards": ("jab", "two_hands")}) == (
        "Card played: side North, card rising cut, cards jab two hands"
    )
    assert WORDS.text("ask-reply", {"to": "jab"}) == "Reply: to jab"
    assert WORDS.text("why-not-in-your-guard") == "Not in your guard"
    assert WORDS.text("ending-first_blood") == "First blood"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_a_game_s_own_must_be_written(language: str) -> None:
    words = Words(language, "ford")
    with pytest.raises(MissingText):
        words.text("t-no-such-message")
    assert words.text("ending-resigned") != "Resigned"  # what all games share is said in the language


def test_a_game_without_words_in_a_language_has_the_english_ones_or_none() -> None:
    assert game_file("xx", "storm") == game_file("en", "storm")
    assert game_file("en", "ford").name == "none.ftl"
