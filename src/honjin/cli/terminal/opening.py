"""Before a match: the questions that the command line left open, each with an answer on Enter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.text import Text

from honjin.ai.player import LEVELS, levels_of
from honjin.cli.saves import HUMAN
from honjin.cli.terminal.layout import hanging
from honjin.cli.terminal.phrases import plain
from honjin.cli.terminal.prompt import put, read_line, say
from honjin.core.decision import Side
from honjin.core.errors import UnknownChoice
from honjin.core.game import Game, Switch, by_title, find_games
from honjin.locale.text import LANGUAGES, Words

BOTH, HOTSEAT = "both", "hotseat"

Choice = tuple[str, str]
"""A key and what it is called."""


def choose(
    console: Console, words: Words, title: str, choices: Sequence[Choice], default: int = 0, letters: str = ""
) -> str:
    """One of several, by number, by letter or by the beginning of its name; Enter takes the default."""
    say(console, title, "prompt")
    for number, (_, label) in enumerate(choices, 1):
        head = Text().append(f"  {number} ", style="number")
        head.append(f"{letters[number - 1]} " if letters else "", style="dim")
        put(console, hanging(head, Text(label), console.width))
    while True:
        answer = plain(read_line(console, words, words.text("t-choose", {"default": default + 1}) + " "))
        if not answer:
            return choices[default][0]
        if answer.isdigit() and 1 <= int(answer) <= len(choices):
            return choices[int(answer) - 1][0]
        if len(answer) == 1 and answer in letters:
            return choices[letters.index(answer)][0]
        fitting = [key for key, label in choices if plain(label).startswith(answer) or plain(key).startswith(answer)]
        if len(fitting) == 1:
            return fitting[0]
        say(console, words.text("t-choose-one", {"count": len(choices)}))


# ---------------------------------------------------------------- games, sides and opponents


def ask_game(console: Console, words: Words) -> Game:
    """Which game, and which battle of it; the only one, if there is only one."""
    titles = {title: battles[0] for title, battles in by_title(find_games().values()).items()}
    return ask_battle(console, words, ask_title(console, words, titles))


def ask_title(console: Console, words: Words, titles: Mapping[str, Game]) -> Game:
    """Which of these games, whichever its battle."""
    names = [(title, _title(game, words.language)) for title, game in titles.items()]
    return titles[choose(console, words, words.text("t-which-game"), names) if len(names) > 1 else names[0][0]]


def _title(game: Game, language: str) -> str:
    """What a game is called, whichever its battle."""
    return Words(language, game.title).title(game.rulebook.title)


def ask_battle(console: Console, words: Words, game: Game) -> Game:
    """Which battle of a game that has several, with a line on each; the game itself where it has one."""
    battles = by_title(find_games(drafts=True).values())[game.title]
    if len(battles) == 1:
        return game
    own = Words(words.language, game.title)
    choices = [(battle.scenario, battle_line(own, battle)) for battle in battles]
    picked = choose(console, words, words.text("t-which-battle"), choices)
    chosen = next(battle for battle in battles if battle.scenario == picked)
    if history := history_of(own, picked):
        say(console, history)
    for line in card_of(chosen, words.language):
        say(console, line, "dim")
    return chosen


def history_of(own: Words, scenario: str) -> str:
    """What happened in a battle, where the words of its game tell it."""
    id = f"scenario-{scenario}-history"
    return own.text(id) if own.has(id) else ""


def card_of(game: Game, language: str) -> list[str]:
    """The armies of a battle, and how even it is."""
    if game.look.card is None:
        return []
    words = Words(language, game.title, game.look.kinds)
    return [words.text(id, facts) for id, facts in game.look.card(game.standard_pack(), game.scenario)]


def battle_line(own: Words, battle: Game) -> str:
    """A battle in the list: its name, whether it is a good first one, and a line on it."""
    name, blurb = own.name("scenario", battle.scenario), f"scenario-{battle.scenario}-blurb"
    if battle.is_introductory:
        name = own.text("battle-first", {"name": name})
    return own.text("pair", {"what": name, "how": own.text(blurb)}) if own.has(blurb) else name


def ask_side(console: Console, words: Words, game: Game) -> str:
    """Which side the player takes."""
    choices = [(side, words.name("side", side)) for side in game.sides]
    return choose(console, words, words.text("t-ask-side"), [*choices, (BOTH, words.text("t-side-both"))])


def ask_opponent(console: Console, words: Words, game: Game) -> str:
    """Against whom."""
    choices = [(level, _pair(words, f"seat-{level}", f"level-{level}")) for level in reversed(levels_of(game))]
    return choose(console, words, words.text("t-ask-opponent"), choices)


def _level_named(name: str) -> str:
    """A level by its own name or by what the screens call it, in any language."""
    for level in LEVELS:
        if name.casefold() in {Words(language).text(f"seat-{level}").casefold() for language in LANGUAGES}:
            return level
    return name


def seats_for(game: Game, side: str, against: str | None) -> dict[Side, str]:
    """Who sits where; raises UnknownChoice when a side or an opponent does not exist."""
    if side != BOTH and side not in game.sides:
        raise UnknownChoice(f"there is no side {side!r}; there are {', '.join((*game.sides, BOTH))}")
    if side == BOTH or against == HOTSEAT:
        return dict.fromkeys(game.sides, HUMAN)
    level = _level_named(against) if against else levels_of(game)[-1]
    if level not in levels_of(game):
        raise UnknownChoice(f"there is no opponent {level!r}; there are {', '.join((*levels_of(game), HOTSEAT))}")
    return {one: HUMAN if one == side else level for one in game.sides}


# ---------------------------------------------------------------- optional rules


def ask_switches(console: Console, words: Words, game: Game) -> dict[str, bool | str]:
    """Which optional rules and variants; none on Enter."""
    say(console, words.text("t-ask-switches"), "prompt")
    offers = [(switch, value) for switch in game.switches for value in (switch.choices[1:] or (True,))]
    for number, (switch, value) in enumerate(offers, 1):
        head = Text().append(f"  {number:>2} ", style="number")
        put(console, hanging(head, _described(words, switch, value), console.width))
    while True:
        answer = plain(read_line(console, words, words.text("t-choose-switches") + " "))
        numbers = [int(word) for word in answer.split() if word.isdigit()]
        if len(numbers) == len(answer.split()) and all(1 <= number <= len(offers) for number in numbers):
            return {offers[number - 1][0].id: offers[number - 1][1] for number in numbers}
        say(console, words.text("t-choose-numbers", {"count": len(offers)}))


def _described(words: Words, switch: Switch, value: bool | str) -> Text:
    if isinstance(value, str):
        return Text(_pair(words, f"switch-{switch.id}", f"choice-{value}"), style="label")
    text = Text().append(words.text(f"switch-{switch.id}"), style="label")
    help = f"switch-{switch.id}-help"
    return text.append(f"  {words.text(help)}", style="dim") if words.has(help) else text


def _pair(words: Words, what: str, how: str) -> str:
    return words.text("pair", {"what": words.text(what), "how": words.text(how)})


def swapped(seats: Mapping[Side, str]) -> dict[Side, str]:
    """The same players on each other's sides."""
    return dict(zip(seats, reversed(list(seats.values())), strict=True))
