"""`honjin learn`: a guided first game in the terminal."""

from __future__ import annotations

from honjin.ai.player import levels_of
from honjin.cli.play import sit_down
from honjin.cli.saves import begin_lesson
from honjin.cli.terminal.opening import ask_title
from honjin.cli.terminal.prompt import Left, is_interactive
from honjin.cli.terminal.speech import chosen_language, menu_words
from honjin.cli.terminal.style import make_console
from honjin.core.errors import UnknownChoice
from honjin.core.game import Game, by_title, find_game, find_games
from honjin.packs.lesson import read_lesson


def learn(game: str | None = None, *, language: str | None = None) -> int:
    """Learn a game by playing: the real board, a few moves, one idea at a time. Leave whenever you like.

    Parameters
    ----------
    game
        The game: port_arthur, storm, midway or ran.
    language
        en, fr, cs or ja.
    """
    tongue = chosen_language(language)
    taught = taught_games()
    try:
        title = _title(game, tongue, taught)
    except Left:
        return 0
    lesson = read_lesson(title.resources)
    if lesson is None:
        raise UnknownChoice(f"there is no lesson for {title.title}; there is one for: {', '.join(taught)}")
    battle = find_game(title.title, lesson.scenario or None)
    return sit_down(begin_lesson(battle, lesson, levels_of(battle)[-1]), tongue)


def taught_games() -> dict[str, Game]:
    """The titles that have a lesson."""
    titles = {title: battles[0] for title, battles in by_title(find_games().values()).items()}
    return {title: game for title, game in titles.items() if read_lesson(game.resources) is not None}


def _title(name: str | None, language: str, taught: dict[str, Game]) -> Game:
    if name is not None:
        return find_game(name)
    if is_interactive():
        return ask_title(make_console(), menu_words(language), taught)
    return next(iter(taught.values()))
