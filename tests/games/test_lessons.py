"""Guided first games: written as data, and played through here, so that they cannot rot."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from honjin.core.game import Game, by_title, find_game, find_games
from honjin.core.lesson import Lesson
from honjin.core.record import read_record
from honjin.core.replay import setting_of
from honjin.core.verify import verify
from honjin.locale.text import LANGUAGES
from honjin.packs.lesson import read_lesson
from honjin.umpire.lessons import guided, open_lesson, stage_at, waits_for_learner
from honjin.umpire.table import Table

LOCALES = Path(__file__).resolve().parents[2] / "src" / "honjin" / "locale"
TITLES = [title for title, battles in by_title(find_games().values()).items() if read_lesson(battles[0].resources)]


def lesson_for(title: str) -> tuple[Game, Lesson]:
    lesson = read_lesson(find_game(title).resources)
    assert lesson is not None
    return find_game(title, lesson.scenario or None), lesson


def opened(title: str, written: list[str] | None = None) -> Table:
    game, lesson = lesson_for(title)
    journal = (lambda text: None) if written is None else written.append
    return open_lesson(game, lesson, journal, match_id="taught", against="script")


def give(table: Table, side: str) -> None:
    """What the learner is asked to do now."""
    stage = stage_at(table, side)
    assert stage is not None
    assert stage.next is not None
    assert stage.waits
    table.answer(side, table.game.option_from(stage.next.option))


def play_through(table: Table, side: str) -> Iterator[int]:
    """The whole lesson, as it is meant; how many tasks are done, before each of them."""
    while (stage := stage_at(table, side)) is not None and stage.next is not None:
        if waits_for_learner(table):
            yield stage.done
            give(table, side)
        else:
            answer = guided(table)
            assert answer is not None
            table.answer(*answer)


@pytest.mark.parametrize("title", TITLES)
def test_a_lesson_can_be_played_to_its_end(title: str) -> None:
    _, lesson = lesson_for(title)
    table = opened(title)
    assert list(play_through(table, lesson.side)) == list(range(lesson.tasks))
    stage = stage_at(table, lesson.side)
    assert stage is not None
    assert (stage.state, stage.pages) == ("done", lesson.last)


@pytest.mark.parametrize("title", TITLES)
def test_a_lesson_opens_at_its_first_task(title: str) -> None:
    assert waits_for_learner(opened(title))


@pytest.mark.parametrize("title", TITLES)
def test_what_a_lesson_points_at_is_on_the_board(title: str) -> None:
    game, lesson = lesson_for(title)
    table = opened(title)
    setting = setting_of(table.header, game)
    assert game.look.scene is not None
    for _ in play_through(table, lesson.side):
        stage = stage_at(table, lesson.side)
        assert stage is not None
        known = game.look.scene(setting, table.view(lesson.side)).things()
        for page in stage.pages:
            things = {thing for thing in page.point if not thing.startswith(("hex-", "zone-", "area-"))}
            assert things <= known, page.say


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_a_lesson_has_words_and_every_word_a_page(title: str, language: str) -> None:
    _, lesson = lesson_for(title)
    said = {f"lesson-{page.say}" for answer in lesson.answers for page in answer.pages}
    said |= {f"lesson-{page.say}" for page in lesson.last}
    text = (LOCALES / language / f"lesson_{title}.ftl").read_text(encoding="utf-8")
    assert {line.partition(" =")[0] for line in text.splitlines() if line.startswith("lesson-")} == said
    # The words of the card are read before those of the game: a page by the same name would never be heard.
    card = (LOCALES / language / "lesson.ftl").read_text(encoding="utf-8")
    assert not {line.partition(" =")[0] for line in card.splitlines()} & said


@pytest.mark.parametrize("title", TITLES)
def test_who_goes_his_own_way_has_left_the_lesson_and_comes_back_by_undoing(title: str) -> None:
    _, lesson = lesson_for(title)
    table, side = opened(title), lesson.side
    for _ in play_through(table, side):
        stage, decision = stage_at(table, side), table.decision_of(side)
        assert stage is not None
        assert stage.next is not None
        assert decision is not None
        meant = table.game.option_from(stage.next.option)
        others = decision.options if decision.form is None else [decision.form.sends(())]
        other = next((option for option in others if option != meant), None)
        if other is None or table.why_not(side, other) is not None:
            continue
        table.answer(side, other)
        strayed = stage_at(table, side)
        assert strayed is not None
        assert strayed.state == "strayed"
        assert guided(table) is None
        assert table.undo(side)
        assert stage_at(table, side) == stage
        return
    pytest.fail("the lesson never leaves a choice")


@pytest.mark.parametrize("title", TITLES)
def test_the_dice_of_a_lesson_are_the_same_in_every_match_and_its_record_verifies(title: str) -> None:
    game, lesson = lesson_for(title)
    matches: list[list[str]] = [[], []]
    for number, written in enumerate(matches):
        table = open_lesson(game, lesson, written.append, match_id=f"match {number}", against="script")
        for _ in play_through(table, lesson.side):
            pass
        table.resign(lesson.side)
    one, other = (read_record("\n".join(written) + "\n") for written in matches)
    assert list(one.all_rolls()) == list(other.all_rolls())
    assert verify(one, game).flaws() == []
