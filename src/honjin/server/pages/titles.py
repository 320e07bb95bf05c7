"""A game as the pages show it: title, picture, sides, options, levels."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from honjin.ai.player import levels_of
from honjin.core.decision import Side
from honjin.core.game import Game, Switch, Switches, by_title
from honjin.locale.reference import reference
from honjin.locale.text import Words
from honjin.packs.finding import has_layout
from honjin.packs.lesson import read_lesson
from honjin.server.assets import Assets
from honjin.server.pages.speech import game_words

CLANS = (
    *("amako", "mori", "date", "ashina", "tokugawa", "ikeda"),
    *("takeda", "hojo", "shimazu", "otomo", "ryuzoji", "toyotomi"),
)
MARKS = {"japan": "mark-sun", "russia": "mark-saltire", "us": "mark-star", **{clan: f"mon-{clan}" for clan in CLANS}}
"""The symbols of the sides that have one; a clan has its crest."""


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
    """Everything a card or a form says about one game, or one battle of it, in one language."""

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
    has_lesson: bool = False
    battle: str = ""
    """Which battle it is, in its id."""
    introductory: bool = False
    history: str = ""
    """What happened in the battle."""
    card: tuple[str, ...] = ()
    """Its armies, and how even it is."""
    workbook: str = ""
    """The game whose values can be had as a workbook and brought back; empty if it has none."""
    pack: str = ""
    pack_name: str = ""
    """The data pack that was chosen, and what it is called."""
    chosen: bool = False
    battles: tuple[Title, ...] = ()
    """Those of a title that has several; its own switches and levels are then those that all of them have."""


def shelf_of(
    games: Mapping[str, Game], language: str, assets: Assets, chosen: Mapping[str, str] | None = None
) -> list[Title]:
    """What there is to play, battles under one title together; `chosen` has the fields a form was sent with."""
    picked = chosen or {}
    return [_shelved(battles, language, assets, picked) for battles in by_title(games.values()).values()]


def _shelved(battles: list[Game], language: str, assets: Assets, chosen: Mapping[str, str]) -> Title:
    first = battles[0]
    of_title = fields_of(chosen, first.title)
    if not first.scenario:
        return title_of(first, language, assets, of_title)
    wanted = of_title.get("scenario", first.scenario)
    words, own = game_words(language, first), f"p-game-{first.title}"
    shown = []
    for battle in battles:
        whole = title_of(battle, language, assets, of_title | fields_of(chosen, battle.id))
        switches = tuple(option for option in whole.switches if option.id in own_switches(battle))
        name, is_chosen = words.name("scenario", battle.scenario), battle.scenario == wanted
        shown.append(msgspec.structs.replace(whole, title=name, switches=switches, chosen=is_chosen))
    whole = title_of(first, language, assets, of_title)
    return msgspec.structs.replace(
        whole,
        id=first.title,
        title=words.title(first.rulebook.title),
        blurb=_text(words, f"{own}-blurb"),
        length=_text(words, f"{own}-length"),
        switches=tuple(option for option in whole.switches if option.id not in own_switches(first)),
        battle="",
        history="",
        battles=tuple(shown),
    )


def own_switches(game: Game) -> frozenset[str]:
    """The switches that only this battle of its title has."""
    return frozenset(id for scenario in game.scenarios if scenario.id == game.scenario for id in scenario.switches)


def fields_of(chosen: Mapping[str, str], id: str) -> dict[str, str]:
    """The fields of a form that belong to a game, or to one battle of it: their names begin with its id."""
    return {name.removeprefix(f"{id}."): value for name, value in chosen.items() if name.startswith(f"{id}.")}


def title_of(game: Game, language: str, assets: Assets, chosen: Mapping[str, str] | None = None) -> Title:
    """A game in a language; `chosen` has the values a form was sent with."""
    words, chosen = game_words(language, game), chosen or {}
    own = f"p-game-{game.title}"
    return Title(
        id=game.id,
        title=name_of(game, words),
        short=_text(words, f"{own}-short") or name_of(game, words),
        native=_text(words, f"{own}-native"),
        blurb=_text(words, f"scenario-{game.scenario}-blurb") or _text(words, f"{own}-blurb"),
        length=_text(words, f"scenario-{game.scenario}-length") or _text(words, f"{own}-length"),
        chips=tuple(filter(None, (said_of(game, words, part) for part in ("era", "kind", "weight", "time", "dice")))),
        chart=_chart(game, assets),
        marks=tuple(MARKS[side] for side in game.sides if side in MARKS),
        sides=sides_of(game, words, chosen.get("side", game.sides[0])),
        levels=_levels(game, words, chosen.get("level", "")),
        switches=tuple(_option(switch, words, chosen.get(switch.id, "")) for switch in game.switches),
        has_rules=has_rules(game, language),
        has_lesson=read_lesson(game.resources) is not None,
        battle=game.scenario,
        introductory=game.is_introductory,
        history=_text(words, f"scenario-{game.scenario}-history"),
        card=card_lines(game, words),
        workbook=game.id if has_layout(game.resources) else "",
        pack=chosen.get("pack", ""),
        pack_name=chosen.get("pack_name", ""),
    )


def card_lines(game: Game, words: Words) -> tuple[str, ...]:
    """What a game says of one of its battles, with the values that come with it."""
    if game.look.card is None:
        return ()
    return tuple(words.text(id, facts) for id, facts in game.look.card(game.standard_pack(), game.scenario))


def name_of(game: Game, words: Words) -> str:
    """The title of a game; the one of its rulebook when no language file has another."""
    return words.title(game.rulebook.title, game.scenario)


def said_of(game: Game, words: Words, part: str) -> str:
    """What the pages say of a game in a word or two: its era, its weight, …; nothing where they say nothing."""
    return _text(words, f"p-game-{game.title}-{part}")


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
    return bool(reference(game, language))


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
