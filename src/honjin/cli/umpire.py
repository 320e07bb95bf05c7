"""`honjin umpire`: a match by mail, in a folder of order sheets."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from cyclopts import App

from honjin.ai.player import levels_of
from honjin.cli.mail_folder import Folder, make_folder
from honjin.cli.packs import name_of_pack, read_pack_file
from honjin.cli.saves import HUMAN
from honjin.cli.switches import parse_switches
from honjin.cli.terminal.speech import chosen_language, menu_words
from honjin.core.decision import Side
from honjin.core.errors import HonjinError, IllegalAnswer, UnknownChoice
from honjin.core.game import Game, find_game
from honjin.umpire.clock import HOUR, chosen_clock

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
    hours: int = 0,
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
    hours
        How long each step is open: its sheets say when it closes. Nothing closes by itself; resolve says when it is
        time.
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
    clock = chosen_clock(hours * HOUR)
    make_folder(
        folder,
        found,
        switches,
        seats,
        languages,
        close_empty=close_empty,
        pack=data,
        pack_name=name_of_pack(pack),
        clock=clock,
    )
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


@app.command
def resign(folder: Path, side: str, *, language: str | None = None) -> int:
    """Give the match up for a side that has written so.

    Parameters
    ----------
    folder
        The folder of the match.
    side
        Who gives up.
    language
        en, fr, cs or ja: your own language.
    """
    return act(folder, language, lambda match: match.resign(known_side(match, side)))


@app.command
def claim(folder: Path, side: str, *, language: str | None = None) -> int:
    """Give the match to a side that claims it, because the other has sent nothing for two turns.

    Parameters
    ----------
    folder
        The folder of the match.
    side
        Who claims it.
    language
        en, fr, cs or ja: your own language.
    """
    return act(folder, language, lambda match: match.claim(known_side(match, side)))


@app.command
def draw(folder: Path, *, language: str | None = None) -> int:
    """End the match without a winner, as both sides have written.

    Parameters
    ----------
    folder
        The folder of the match.
    language
        en, fr, cs or ja: your own language.
    """
    return act(folder, language, Folder.draw)


@app.command
def say(folder: Path, text: str, *, to: tuple[str, ...] = (), language: str | None = None) -> int:
    """Say something to the sides: it stands in the record, and in the next dispatch of those to whom it was said.

    Parameters
    ----------
    folder
        The folder of the match.
    text
        What you say.
    to
        The side that alone is to hear it; left out, both do.
    language
        en, fr, cs or ja: your own language.
    """
    return act(folder, language, lambda match: match.say(text, [known_side(match, side) for side in to]))


@app.command
def deadline(folder: Path, until: str, *, language: str | None = None) -> int:
    """Say until when the open step can be answered; its sheets are written anew and say so.

    Parameters
    ----------
    folder
        The folder of the match.
    until
        A day and a time in UTC, such as 2026-06-07T18:00, or none.
    language
        en, fr, cs or ja: your own language.
    """
    return act(folder, language, lambda match: match.set_deadline(moment(until)))


def act(path: Path, language: str | None, do: Callable[[Folder], None]) -> int:
    """Do one thing in a folder, and what follows from it."""
    tongue = chosen_language(language)
    menu_words(tongue)
    folder = Folder(path, tongue)
    try:
        try:
            do(folder)
        except IllegalAnswer as error:
            raise HonjinError(folder.words.text(f"why-{error.refusal.why}", error.refusal.facts)) from None
        for line in folder.resolve():
            print(line)
    finally:
        folder.close()
    return 0


def known_side(folder: Folder, side: str) -> Side:
    """A side of the match."""
    if side not in folder.game.sides:
        raise UnknownChoice(f"there is no side {side!r}; the sides are: {', '.join(folder.game.sides)}")
    return side


def moment(text: str) -> datetime | None:
    """A moment in UTC as it is typed; None for `none`."""
    if text == "none":
        return None
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        raise UnknownChoice(f"{text!r} is no moment: write it as 2026-06-07T18:00, in UTC, or none") from None
    return found if found.tzinfo else found.replace(tzinfo=UTC)


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
