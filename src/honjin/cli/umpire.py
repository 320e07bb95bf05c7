"""`honjin umpire`: a match by mail, in a folder of order sheets."""

from __future__ import annotations

from pathlib import Path

from cyclopts import App

from honjin.ai.player import levels_of
from honjin.cli.mail_folder import Folder, make_folder
from honjin.cli.packs import read_pack_file
from honjin.cli.saves import HUMAN
from honjin.cli.switches import parse_switches
from honjin.cli.terminal.speech import chosen_language, menu_words
from honjin.core.decision import Side
from honjin.core.errors import UnknownChoice
from honjin.core.game import Game, find_game

app = App(
    name="umpire",
    help="A match by mail: order sheets come and go as files, and a folder is the umpire.",
    result_action="return_value",
)


@app.command
def new(
    folder: Path,
    *,
    game: str = "midway",
    scenario: str | None = None,
    option: tuple[str, ...] = (),
    reads: tuple[str, ...] = (),
    machine: tuple[str, ...] = (),
    close_empty: bool = False,
    pack: Path | None = None,
    language: str | None = None,
) -> int:
    """Begin a match by mail in a new folder, and write the first sheets.

    Parameters
    ----------
    folder
        A folder that is empty or not there yet.
    game
        A game with order sheets.
    scenario
        Which battle, in a game that has several.
    option
        An optional rule or a variant, such as forces=historical. May be given several times.
    reads
        The language of a side, such as japan=ja; or one for all. May be given several times.
    machine
        A side that the computer plays, such as japan or japan=random.
    close_empty
        Close sheets on which nothing can be written by themselves. Fewer mails, but how fast a step closes then tells
        something of the other side: agree on it.
    pack
        A workbook with the values of your own copy of the game, made by `honjin data export`.
    language
        en, fr, cs or ja: your own language, and that of sides for which you name none.
    """
    tongue = chosen_language(language)
    menu_words(tongue)
    found = find_game(game, scenario)
    data = read_pack_file(found, pack) if pack is not None else None
    languages = by_side(found, reads, dict.fromkeys(found.sides, tongue), tongue)
    for one in languages.values():
        menu_words(one)
    seats = by_side(found, machine, dict.fromkeys(found.sides, HUMAN), levels_of(found)[-1])
    switches = parse_switches(found, option)
    make_folder(folder, found, switches, seats, languages, close_empty=close_empty, pack=data)
    return run(folder, tongue, "mail-new", time_up=False)


@app.command
def resolve(folder: Path, *, time_up: bool = False, language: str | None = None) -> int:
    """Read the sheets in the inbox, resolve the step if all are in, and write what goes to the sides.

    Run it as often as you like: what is done is not done again.

    Parameters
    ----------
    folder
        The folder of the match.
    time_up
        Close the open step now: a sheet that has come counts as far as it is allowed, and a side without one gives the
        usual orders.
    language
        en, fr, cs or ja: your own language.
    """
    tongue = chosen_language(language)
    menu_words(tongue)
    return run(folder, tongue, "", time_up=time_up)


# The server is loaded only for these.
app.command(
    "honjin.cli.moving:from_server",
    name="from-server",
    help="Move a match that is being played from the server of this machine into a new folder",
)
app.command(
    "honjin.cli.moving:to_server",
    name="to-server",
    help="Move a match by mail to the server of this machine, to be played on in the browser",
)


def run(path: Path, language: str, first: str, *, time_up: bool) -> int:
    """Do what is to be done in a folder, and say it."""
    folder = Folder(path, language)
    try:
        if first:
            print(folder.words.text(first, {"folder": str(path)}))
        for line in folder.resolve(time_up=time_up):
            print(line)
    finally:
        folder.close()
    return 0


def by_side(game: Game, words: tuple[str, ...], values: dict[Side, str], usual: str) -> dict[Side, str]:
    """`japan=ja`, `japan` or `ja`: a value for one side, the usual one for it, or one for all sides."""
    for word in words:
        side, equals, value = word.partition("=")
        if side in game.sides:
            values[side] = value or usual
        elif not equals and usual not in levels_of(game):
            values = dict.fromkeys(values, word)
        else:
            raise UnknownChoice(f"{word!r} names no side; the sides are: {', '.join(game.sides)}")
    return values
