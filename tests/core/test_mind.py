"""A player with a method for each question."""

from __future__ import annotations

import pytest

from honjin.core.decision import Decision, Option
from honjin.core.mind import Answers, asked


class Say(Option, frozen=True):
    """A word."""

    word: str


def question(ask: str, *words: str) -> Decision:
    return Decision("north", ask, [Say(word) for word in words])


def never() -> str:
    raise AssertionError("nobody had to look")


class Parrot(Answers[list[str]]):
    """Says what it sees: the first word, or the last."""

    def read(self, view: str) -> list[str]:
        return view.split()

    @asked("greet", "thank")
    def first(self, decision: Decision, words: list[str]) -> Option:
        return Say(words[0])

    @asked("leave")
    def last(self, decision: Decision, words: list[str]) -> Option:
        return Say(words[-1])


class RudeParrot(Parrot):
    """Thanks nobody."""

    @asked("thank")
    def grumble(self, decision: Decision, words: list[str]) -> Option:
        return decision.options[-1]


def test_each_question_has_its_method_and_gets_the_view_as_it_is_read() -> None:
    asks = ("greet", "thank", "leave")
    chosen = [Parrot().choose(question(ask, "bye", "ah", "hm"), lambda: "ah bye") for ask in asks]
    assert chosen == [1, 1, 0]


def test_one_answer_needs_no_thought() -> None:
    assert Parrot().choose(question("unheard-of", "hm"), never) == 0


def test_an_heir_answers_what_he_knows_better() -> None:
    chosen = [RudeParrot().choose(question(ask, "bye", "ah", "hm"), lambda: "ah bye") for ask in ("greet", "thank")]
    assert chosen == [1, 2]
    assert Parrot().choose(question("thank", "bye", "ah"), lambda: "ah bye") == 1


def test_a_question_without_a_method_and_an_answer_that_is_not_offered_are_defects() -> None:
    with pytest.raises(KeyError):
        Parrot().choose(question("sing", "la", "lo"), lambda: "la")
    with pytest.raises(ValueError, match="not in list"):
        Parrot().choose(question("greet", "bye", "hm"), lambda: "ah")
