"""`honjin umpire from-server` and `to-server`: a match moves between a folder and the server of this machine."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TypeVar

from honjin.cli.claim import Claim
from honjin.cli.mail_folder import Folder, adopt_folder
from honjin.cli.terminal.speech import chosen_language, menu_words
from honjin.cli.umpire import by_side, run
from honjin.core.game import find_game
from honjin.core.record import read_record
from honjin.server.carrying import carried_out, carry_in, look_at
from honjin.server.settings import Settings, read_settings
from honjin.server.store.database import Database
from honjin.server.store.migrating import migrate
from honjin.umpire.journal import read_bytes, read_secret, secret_path

T = TypeVar("T")


def from_server(
    match: str,
    folder: Path,
    *,
    reads: tuple[str, ...] = (),
    close_empty: bool = False,
    data: Path | None = None,
    language: str | None = None,
) -> int:
    """Move a match that is being played from the server of this machine into a new folder. Stop the server first.

    The server forgets it, with its talk; `umpire to-server` brings it back.

    Parameters
    ----------
    match
        The id of the match: the end of its address.
    folder
        A folder that is empty or not there yet.
    reads
        The language of a side, such as japan=ja; or one for all.
    close_empty
        Close sheets on which nothing can be written by themselves.
    data
        The data folder of the server; the database is found as `honjin serve` finds it.
    language
        en, fr, cs or ja: your own language.
    """
    tongue = chosen_language(language)
    menu_words(tongue)
    settings = read_settings(data=data)
    with ExitStack() as stack:
        if settings.database.startswith("sqlite"):
            stack.enter_context(closing(Claim(settings.data)))
        text, secret = asyncio.run(_at(settings, lambda database: look_at(database, match)))
        found = find_game(read_record(text).header.game)
        languages = by_side(found, reads, dict.fromkeys(found.sides, tongue), tongue)
        adopt_folder(folder, text, secret, languages, close_empty=close_empty)
        asyncio.run(_at(settings, lambda database: carried_out(database, match)))
    return run(folder, tongue, "mail-new", time_up=False)


def to_server(
    folder: Path,
    *,
    seat: tuple[str, ...] = (),
    umpire: str | None = None,
    data: Path | None = None,
    language: str | None = None,
) -> int:
    """Move a match by mail to the server of this machine, to be played on in the browser.

    Parameters
    ----------
    folder
        The folder of the match. Its record stays there as it is, under another name.
    seat
        Who plays a side there, by the name of an account: us=Nimitz. Once for each side that a person plays.
    umpire
        Who sits as umpire there, by the name of an account; left out, nobody does.
    data
        The data folder of the server; the database is found as `honjin serve` finds it.
    language
        en, fr, cs or ja: your own language.
    """
    tongue = chosen_language(language)
    menu_words(tongue)
    opened = Folder(folder, tongue)
    try:
        record = opened.opened.path
        players = by_side(opened.game, seat, {}, "")
        text, secret = read_bytes(record).decode(), read_secret(record)
        settings = read_settings(data=data)
        id = asyncio.run(_at(settings, lambda database: carry_in(database, text, secret, players, umpire)))
        record.replace(record.with_suffix(".moved"))
        secret_path(record).unlink()
        print(opened.words.text("mail-moved", {"address": f"/table/{id}"}))
    finally:
        opened.close()
    return 0


async def _at(settings: Settings, do: Callable[[Database], Awaitable[T]]) -> T:
    """Do something with the database of the server, brought up to date."""
    database = Database(settings.database)
    try:
        await migrate(database)
        return await do(database)
    finally:
        await database.close()
