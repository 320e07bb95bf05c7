"""`honjin play`: a match in the terminal, against the computer or at one keyboard."""

from __future__ import annotations

from pathlib import Path

from honjin.ai.player import levels_of
from honjin.cli.packs import name_of_pack, read_pack_file
from honjin.cli.saves import Opened, begin, find_saved, take_up
from honjin.cli.switches import parse_switches
from honjin.cli.terminal.opening import (
    BOTH,
    HOTSEAT,
    ask_battle,
    ask_game,
    ask_opponent,
    ask_side,
    ask_switches,
    seats_for,
    swapped,
)
from honjin.cli.terminal.play import play_match
from honjin.cli.terminal.prompt import Left, confirmed, is_interactive
from honjin.cli.terminal.session import Session
from honjin.cli.terminal.speech import chosen_language, match_words, menu_words, title_of
from honjin.cli.terminal.style import make_console
from honjin.core.game import Game, find_game, find_games


def play(
    game: str | None = None,
    *,
    scenario: str | None = None,
    side: str | None = None,
    against: str | None = None,
    option: tuple[str, ...] = (),
    pack: Path | None = None,
    name: str | None = None,
    language: str | None = None,
    nonce: str | None = None,
    resume: str | None = None,
) -> int:
    """Play a game in the terminal. What you leave out is asked for, with an answer on Enter.

    Parameters
    ----------
    game
        The game: port_arthur, storm, midway or ran.
    scenario
        Which battle, in a game that has several, such as nunobeyama.
    side
        Your side, such as japan; or both for two players at one keyboard.
    against
        Your opponent: random, script, or hotseat for a person at the same keyboard.
    option
        An optional rule or a variant, such as mines or control_points=flat. May be given several times.
    pack
        A workbook with the values of your own copy of the game, made by `honjin data export`.
    name
        A name for the match; otherwise it is called after the game and the day.
    language
        en, fr, cs or ja.
    nonce
        Words of your own that go into the dice, so that nobody can have chosen them in advance.
    resume
        Take up an unfinished match by its name, or by the beginning of it.
    """
    tongue = chosen_language(language)
    try:
        if resume is not None:
            opened = take_up(find_saved(resume))
        else:
            opened = _new_match(_game(game, scenario, tongue), side, against, option, pack, name, nonce, tongue)
    except Left:
        return 0
    return sit_down(opened, tongue)


def sit_down(opened: Opened, language: str) -> int:
    """Play a match, and as many rematches as the player wants."""
    again: Opened | None = opened
    while again is not None:
        again = _play_once(again, language)
    return 0


def _play_once(opened: Opened, language: str) -> Opened | None:
    """Play a match; a rematch with sides swapped if the player asks for one."""
    try:
        session = Session(opened, language)
        over = play_match(session)
    finally:
        opened.close()
    try:
        if not over or not is_interactive() or not confirmed(session.console, session.words, "t-rematch-question"):
            return None
    except Left:
        return None
    header = opened.table.header
    pack = session.game.read_pack(_json(header.pack)) if header.pack is not None else None
    return begin(session.game, header.switches, swapped(header.seats), pack=pack, pack_name=header.pack_name)


def _json(data: object) -> bytes:
    import msgspec

    return msgspec.json.encode(data)


def _game(name: str | None, scenario: str | None, language: str) -> Game:
    """The game asked for; without a name the player is asked, or there is nobody to ask and it is the first."""
    if name is not None:
        found = find_game(name, scenario)
        named = scenario or "." in name
        if named or not found.scenario:
            return found
        if is_interactive():
            return ask_battle(make_console(), menu_words(language), found)
        # Nobody can be asked: it is the one for newcomers, and that is said.
        words = menu_words(language)
        make_console().print(words.text("t-battle-taken", {"battle": title_of(found, language)}))
        return found
    if is_interactive():
        return ask_game(make_console(), menu_words(language))
    return next(iter(find_games().values()))


def _new_match(
    game: Game,
    side: str | None,
    against: str | None,
    option: tuple[str, ...],
    pack: Path | None,
    name: str | None,
    nonce: str | None,
    language: str,
) -> Opened:
    """Ask for what is missing, if there is somebody to ask, and begin."""
    data = read_pack_file(game, pack) if pack is not None else None
    switches = parse_switches(game, option)
    asking = is_interactive()
    untold = side is None and against is None
    words = match_words(language, game, game.setting(switches, data or game.standard_pack()))
    console = make_console(game.sides)
    if side is None:
        side = BOTH if against == HOTSEAT else ask_side(console, words, game) if asking else game.sides[0]
    if against is None and side != BOTH:
        against = ask_opponent(console, words, game) if asking else levels_of(game)[-1]
    seats = seats_for(game, side, against)
    if asking and untold and not option:
        switches = game.choose_switches(ask_switches(console, words, game))
    return begin(game, switches, seats, pack=data, pack_name=name_of_pack(pack), name=name, nonce=nonce)
