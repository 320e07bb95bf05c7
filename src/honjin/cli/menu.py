"""What `./honjin menu` opens: new game, resume, replay, rules, language."""

from __future__ import annotations

from datetime import datetime

from rich.console import Console
from rich.text import Text

from honjin.cli.learn import learn
from honjin.cli.play import play, sit_down
from honjin.cli.replay import replay
from honjin.cli.saves import HUMAN, Saved, remember_language, saved_matches, take_up
from honjin.cli.terminal.board import Board
from honjin.cli.terminal.layout import wrapped
from honjin.cli.terminal.opening import ask_game, choose
from honjin.cli.terminal.prompt import Left, clear, is_interactive, put, read_line, say, show
from honjin.cli.terminal.rules import chapter_lines, contents_lines
from honjin.cli.terminal.speech import chosen_language, match_words, menu_words, title_of
from honjin.cli.terminal.style import make_console
from honjin.core.errors import HonjinError
from honjin.core.event import SPECTATOR
from honjin.core.game import Game, by_title, find_game, find_games
from honjin.core.replay import replay as replay_events
from honjin.core.replay import setting_of
from honjin.locale.text import LANGUAGES, Words

ENTRIES = ("new", "learn", "resume", "replay", "rules", "language", "quit")


def menu() -> int:
    """Open the menu; without a terminal, say what there is."""
    language = chosen_language(None)
    if not is_interactive():
        from honjin.cli import app

        _introduce(make_console(), menu_words(language))
        app.help_print([])
        return 0
    try:
        while True:
            words = menu_words(language)
            console = make_console()
            clear(console)
            _introduce(console, words)
            entries = [(id, words.text(f"t-menu-{id}")) for id in ENTRIES]
            picked = choose(console, words, words.text("t-menu"), entries, letters=words.text("t-menu-letters"))
            if picked == "quit":
                return 0
            language = _open(console, words, picked, language)
    except Left:
        return 0


def _introduce(console: Console, words: Words) -> None:
    """What this is, how long it takes, and the first steps."""
    console.print(Text(f" {words.text('t-banner')} ", style="title"))
    console.print()
    games = [_intro(battles[0], words.language) for battles in by_title(find_games().values()).values()]
    for text in (words.text("t-intro-what"), *games, words.text("t-intro-steps")):
        put(console, wrapped(Text(text), min(console.width, 90)))
        console.print()


def _intro(game: Game, language: str) -> str:
    """The first lines about a game, or its title alone."""
    words = Words(language, game.title)
    return words.text("intro") if words.has("intro") else title_of(game, language)


def _open(console: Console, words: Words, entry: str, language: str) -> str:
    """Do what was picked; the language to go on in."""
    try:
        if entry == "new":
            play(ask_game(console, words).id, language=language)
        elif entry == "learn":
            learn(language=language)
        elif entry == "resume":
            _resume(console, words, language)
        elif entry == "replay":
            _replay(console, words, language)
        elif entry == "rules":
            _rules(console, words)
        else:
            return _language(console, words, language)
    except HonjinError as error:
        say(console, words.error(error), "bad")
        _wait(console, words)
    return language


def _wait(console: Console, words: Words) -> None:
    read_line(console, words, words.text("t-enter") + " ")


# ---------------------------------------------------------------- matches on disk


def _resume(console: Console, words: Words, language: str) -> None:
    unfinished = [saved for saved in saved_matches() if not saved.is_over]
    good = [saved for saved in unfinished if saved.record is not None]
    for saved in unfinished:
        if saved.problem:
            say(console, words.text("t-broken", {"name": saved.name, "problem": words.flaw(saved.problem)}), "dim")
    if not good:
        say(console, words.text("t-nothing-to-resume"))
        _wait(console, words)
        return
    choices = [(saved.name, describe(saved, language)) for saved in good]
    picked = choose(console, words, words.text("t-which-match"), choices)
    sit_down(take_up(next(saved.path for saved in good if saved.name == picked)), language)


def _replay(console: Console, words: Words, language: str) -> None:
    matches = [saved for saved in saved_matches() if saved.record is not None]
    if not matches:
        say(console, words.text("t-nothing-to-replay"))
        _wait(console, words)
        return
    choices = [(saved.name, describe(saved, language)) for saved in matches]
    picked = choose(console, words, words.text("t-which-match"), choices)
    match = next(saved for saved in matches if saved.name == picked)
    human = [side for side, seat in match.header.seats.items() if seat == HUMAN]
    # An unfinished match is shown as the player saw it: the umpire's view would tell what is still secret.
    side = human[0] if not match.is_over and len(human) == 1 else None
    replay(match.path, side=side, language=language)


def describe(saved: Saved, language: str) -> str:
    """A match in a line: name, turn, who plays whom, when it was played last."""
    assert saved.record is not None
    game = find_game(saved.header.game)
    setting = setting_of(saved.header, game)
    words = match_words(language, game, setting)
    *_, (_, state) = replay_events(saved.record, game)
    view = game.view(state, SPECTATOR)
    seats = [
        words.text("pair", {"what": words.name("side", side), "how": words.text(f"seat-{seat}")})
        for side, seat in saved.header.seats.items()
    ]
    facts = {
        "name": saved.name,
        "moment": words.text("t-finished") if saved.is_over else Board(game, setting, words).headline(view),
        "seats": words.text("list-comma").join(seats),
        "date": f"{datetime.fromtimestamp(saved.path.stat().st_mtime):%Y-%m-%d %H:%M}",
    }
    return words.text("t-match-line", facts)


# ---------------------------------------------------------------- rules and language


def _rules(console: Console, words: Words) -> None:
    game = ask_game(console, words)
    show(console, words, contents_lines(game, words, console.width))
    while section := read_line(console, words, words.text("t-which-section") + " "):
        try:
            show(console, words, chapter_lines(console, game, words, section))
        except HonjinError as error:
            say(console, str(error), "bad")


def _language(console: Console, words: Words, language: str) -> str:
    default = list(LANGUAGES).index(language) if language in LANGUAGES else 0
    picked = choose(console, words, words.text("t-which-language"), list(LANGUAGES.items()), default)
    menu_words(picked)
    remember_language(picked)
    return picked
