"""What stands beside the rules: the key of the board, and the worked example, as Markdown."""

from __future__ import annotations

from collections.abc import Iterator

from honjin.cli.terminal.phrases import plain
from honjin.core.game import Game, find_game
from honjin.locale.text import Words
from honjin.packs.key import read_key
from honjin.packs.lesson import read_lesson
from honjin.umpire.examples import worked_example

PARTS = ("key", "example")


def explained(game: Game, language: str, wanted: str) -> str | None:
    """The key or the example, if that is wanted, by its English name or that of the language; else None."""
    words = Words(language, game.title, also=("terminal",))
    for name in PARTS:
        if plain(wanted) in (name, plain(words.text(f"t-words-{name}"))):
            return (_key if name == "key" else _example)(game, words)
    return None


def _key(game: Game, words: Words) -> str:
    lesson = read_lesson(game.resources)
    battle = find_game(game.title, lesson.scenario) if lesson is not None and lesson.scenario else game
    key = read_key(battle)
    lines = [f"- {words.text(sample.text, sample.facts)}" for sample in key.key]
    for entry in key.legend:
        short = f"**{words.text(f'short-{entry.id}')}** " if entry.short else ""
        lines.append(f"- {short}{words.text(f'legend-{entry.id}')}")
    return "\n".join([f"# {words.text('t-rules-key')}", "", *(lines or [words.text("t-rules-none")])])


def _example(game: Game, words: Words) -> str:
    return "\n\n".join([f"# {words.text('t-rules-example')}", *_steps(game, words)])


def _steps(game: Game, words: Words) -> Iterator[str]:
    worked = worked_example(game)
    if worked is None:
        yield words.text("t-rules-none")
        return
    battle = worked.game
    names = battle.look.names(worked.setting) if battle.look.names else {}
    own = Words(words.language, battle.title, battle.look.kinds, names, also=(f"example_{battle.title}",))
    yield f"## {own.text('worked-title')}"
    yield own.text("worked-intro")
    for number, part in enumerate(worked.parts, 1):
        yield f"### {number} {own.text(f'worked-{part.step.say}')}"
        yield own.text(f"worked-{part.step.say}-how")
        told = (f"- {own.rule(entry.rule)} {own.of('event', entry.event)}" for entry in part.told)
        yield "\n".join(told)
