"""A game as the pages show it: title, picture, sides, options, levels."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from honjin.ai.player import levels_of
from honjin.core.decision import Side
from honjin.core.game import Game, Switch, Switches
from honjin.locale.reference import reference
from honjin.locale.text import Words
from honjin.server.assets import Assets
from honjin.server.pages.speech import game_words

MARKS = {"japan": "mark-sun", "russia": "mark-saltire"}
"""The symbols of the sides that have one."""


class Chart(msgspec.Struct, frozen=True):
    """Where the picture of a board is fetched, in each theme."""

    light: str
    dark: str
    contrast: str


class SideChoice(msgspec.Struct, frozen=True):
    """A side one can play."""

    id: Side
    name: str
    mark: str
    chosen: bool = False


class Choice(msgspec.Struct, frozen=True):
    """A value of an option, or a level of the machine."""

    id: str
    name: str
    chosen: bool = False


class Option(msgspec.Struct, frozen=True):
    """An optional rule or a variant, with its line of explanation."""

    id: str
    name: str
    help: str
    rule: str
    choices: tuple[Choice, ...] = ()
    on: bool = False


class Title(msgspec.Struct, frozen=True):
    """Everything a card or a form says about one game in one language."""

    id: str
    title: str
    short: str
    native: str
    blurb: str
    length: str
    chips: tuple[str, ...]
    chart: Chart | None
    marks: tuple[str, ...]
    sides: tuple[SideChoice, ...]
    levels: tuple[Choice, ...]
    switches: tuple[Option, ...]
    has_rules: bool


def title_of(game: Game, language: str, assets: Assets, chosen: Mapping[str, str] | None = None) -> Title:
    """A game in a language; `chosen` has the values a form was sent with."""
    words, chosen = game_words(language, game), chosen or {}
    own = f"p-game-{game.id}"
    return Title(
        id=game.id,
        title=name_of(game, words),
        short=_text(words, f"{own}-short") or name_of(game, words),
        native=_text(words, f"{own}-native"),
        blurb=_text(words, f"{own}-blurb"),
        length=_text(words, f"{own}-length"),
        chips=tuple(filter(None, (said_of(game, words, part) for part in ("era", "kind", "weight", "time", "dice")))),
        chart=_chart(game, assets),
        marks=tuple(MARKS[side] for side in game.sides if side in MARKS),
        sides=sides_of(game, words, chosen.get("side", game.sides[0])),
        levels=_levels(game, words, chosen.get("level", "")),
        switches=tuple(_option(switch, words, chosen.get(switch.id, "")) for switch in game.switches),
        has_rules=has_rules(game, language),
    )


def name_of(game: Game, words: Words) -> str:
    """The title of a game; the one of its rulebook when no language file has another."""
    return _text(words, "game-title") or game.rulebook.title


def said_of(game: Game, words: Words, part: str) -> str:
    """What the pages say of a game in a word or two: its era, its weight, …; nothing where they say nothing."""
    return _text(words, f"p-game-{game.id}-{part}")


def sides_of(game: Game, words: Words, chosen: str = "") -> tuple[SideChoice, ...]:
    """The sides of a game with their names and marks."""
    return tuple(SideChoice(side, words.name("side", side), MARKS.get(side, ""), side == chosen) for side in game.sides)


def options_in_words(game: Game, words: Words, switches: Switches) -> str:
    """The options of a match that are not as usual, in one line."""
    parts = []
    for switch in game.switches:
        value = switches.get(switch.id, switch.default)
        if value is True:
            parts.append(words.name("switch", switch.id))
        elif isinstance(value, str) and value != switch.default:
            parts.append(f"{words.name('switch', switch.id)}: {words.name('choice', value)}")
    return ", ".join(parts)


def has_rules(game: Game, language: str) -> bool:
    """Whether there is a reference that a reader of this language can be shown."""
    return bool(reference(game.resources, language))


def _text(words: Words, id: str) -> str:
    return words.text(id) if words.has(id) else ""


def _chart(game: Game, assets: Assets) -> Chart | None:
    paths = [f"games/{game.id}/board/chart-{theme}.svg" for theme in ("light", "dark", "contrast")]
    return Chart(*map(assets.url, paths)) if all(map(assets.find, paths)) else None


def _levels(game: Game, words: Words, chosen: str) -> tuple[Choice, ...]:
    """The levels this game has, the strongest last; that one is proposed."""
    known = levels_of(game)
    wanted = chosen if chosen in known else known[-1]
    names = {level: words.text(f"seat-{level}") for level in known}
    return tuple(Choice(level, name[:1].upper() + name[1:], level == wanted) for level, name in names.items())


def _option(switch: Switch, words: Words, chosen: str) -> Option:
    picked = chosen if chosen in switch.choices else switch.default
    return Option(
        switch.id,
        words.name("switch", switch.id),
        _text(words, f"switch-{switch.id}-help"),
        switch.rule,
        tuple(Choice(choice, words.name("choice", choice), choice == picked) for choice in switch.choices),
        on=chosen == "on",
    )
