"""The guided first game of Storm: the sums that its pages name are those of the dice that fall in it."""

from __future__ import annotations

import re

import pytest

from honjin.core.event import SPECTATOR
from honjin.core.game import find_game
from honjin.games.storm.events import AreaTaken, Shot
from honjin.locale.text import LANGUAGES, Words
from honjin.packs.lesson import read_lesson
from honjin.umpire.lessons import open_lesson
from honjin.umpire.table import Table

TELL = ("machine-gun", "struck", "battery", "defensive-fire", "taken", "shelter")
"""The pages that explain a shot, in the order of the shots."""


def played() -> Table:
    game = find_game("storm")
    lesson = read_lesson(game.resources)
    assert lesson is not None
    table = open_lesson(game, lesson, lambda text: None, match_id="taught", against="script")
    for answer in lesson.answers[len(table.answers()) :]:
        table.answer(answer.side, game.option_from(answer.option))
    return table


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_name_the_sums_of_the_shots(language: str) -> None:
    shots = [told.event for told in played().told(SPECTATOR) if isinstance(told.event, Shot)]
    words = Words(language, "storm", also=("lesson_storm",))
    for page, shot in zip(TELL, shots, strict=True):
        figures = re.findall(r"\d+", words.text(f"lesson-{page}"))
        named = [*(line.value for line in (*shot.attack, *shot.defence)), sum(shot.dice), shot.attack_total]
        named += [shot.defence_total, *([shot.points] if shot.points else [])]
        assert not {str(value) for value in named} - set(figures), page


def test_the_learner_takes_the_redoubt() -> None:
    taken = [told.event for told in played().told(SPECTATOR) if isinstance(told.event, AreaTaken)]
    assert [(event.side, event.area) for event in taken] == [("japan", "16")]
