"""The key beside the rules of a game: its samples, signs and abbreviations in words."""

from __future__ import annotations

import msgspec

from honjin.core.game import Game, find_game
from honjin.locale.text import Words
from honjin.packs.key import read_key
from honjin.packs.lesson import read_lesson


class Entry(msgspec.Struct, frozen=True):
    """A sign or an abbreviation, and what it means."""

    sign: str
    short: str
    text: str


class Shown(msgspec.Struct, frozen=True):
    """The key in a language; the samples are drawn in the browser."""

    samples: tuple[str, ...]
    entries: tuple[Entry, ...]


def battle_shown(game: Game) -> Game:
    """The battle whose board stands for its title: that of the guided first game, if there is one."""
    lesson = read_lesson(game.resources)
    return find_game(game.title, lesson.scenario) if lesson is not None and lesson.scenario else game


def key_of(game: Game, language: str) -> Shown | None:
    """The key of a game in words; None where it has none."""
    key = read_key(battle_shown(game))
    if not key.key:
        return None
    words = Words(language, game.title)
    return Shown(
        tuple(words.text(sample.text, sample.facts) for sample in key.key),
        tuple(
            Entry(entry.sign, words.text(f"short-{entry.id}") if entry.short else "", words.text(f"legend-{entry.id}"))
            for entry in key.legend
        ),
    )
