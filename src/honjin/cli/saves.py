"""Where matches lie, how a new one is begun and an old one taken up again."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Any

import msgspec

from honjin.core.decision import Side
from honjin.core.errors import CorruptRecord, Flaw, HonjinError, UnknownChoice
from honjin.core.game import Game, Pack, Switches, find_game
from honjin.core.lesson import Lesson
from honjin.core.record import Header, Record
from honjin.umpire.journal import SUFFIX, Journal, mend_file, read_file, read_secret, secret_path, write_secret
from honjin.umpire.lessons import open_lesson
from honjin.umpire.table import Table, new_nonce, new_secret, open_table, reopen_table

HUMAN = "human"
_GOOD_NAME = re.compile(r"[\w.-]+")


class Opened(msgspec.Struct):
    """A table with the file that its match is written to."""

    table: Table
    path: Path
    journal: Journal
    record: Record | None = None
    """What had been written before this sitting."""

    def close(self) -> None:
        """Let go of the file; a finished match has no secret left to keep, and nothing half written."""
        self.journal.close()
        if self.table.is_over:
            secret_path(self.path).unlink(missing_ok=True)
            drafts_path(self.path).unlink(missing_ok=True)


def drafts_path(record: Path) -> Path:
    """Where the forms lie that are being filled in."""
    return record.with_suffix(".drafts")


def jottings_path(record: Path) -> Path:
    """Where the players' own notes lie; they stay when the match is over."""
    return record.with_suffix(".notes")


def keep_draft(opened: Opened, side: Side) -> None:
    """Keep what a side has written on its form, its standing orders and answers, for the next sitting."""
    path, table = drafts_path(opened.path), opened.table
    own = _Kept(table.question(side), table.draft(side), table.all_standing(side), table.settled.rows(side))
    kept = {**_kept_drafts(path), side: own}
    new = path.with_suffix(".drafts.new")
    new.write_bytes(msgspec.json.encode(kept))
    new.replace(path)


class _Kept(msgspec.Struct, frozen=True, array_like=True):
    """A draft with the mark of its question, and the standing orders and answers of its side."""

    question: str
    rows: Sequence[Any]
    standing: Sequence[Any] = ()
    settled: Sequence[Any] = ()


def _kept_drafts(path: Path) -> dict[Side, _Kept]:
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[Side, _Kept])
    except (OSError, msgspec.DecodeError):
        return {}  # an unreadable draft is a lost draft, and no more than that


class Saved(msgspec.Struct, frozen=True):
    """A match on disk; `problem` says why it cannot be read, if it cannot."""

    path: Path
    record: Record | None
    problem: Flaw | None = None

    @property
    def name(self) -> str:
        """What the player calls it."""
        return self.path.name.removesuffix(SUFFIX)

    @property
    def is_over(self) -> bool:
        """Nothing is left to play."""
        return self.record is not None and self.record.ended() is not None

    @property
    def header(self) -> Header:
        """What was agreed before the first move."""
        assert self.record is not None
        return self.record.header


def data_folder() -> Path:
    """HONJIN_DATA, else the place the desktop keeps such things in."""
    own = os.environ.get("HONJIN_DATA")
    shared = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(own) if own else Path(shared) / "honjin"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise HonjinError(f"matches cannot be kept in {folder}: {error.strerror}; set HONJIN_DATA") from None
    return folder


def begin(
    game: Game,
    switches: Switches,
    seats: Mapping[Side, str],
    *,
    pack: Pack | None = None,
    pack_name: str = "",
    name: str | None = None,
    nonce: str | None = None,
) -> Opened:
    """A new match in a new file; a player's own nonce goes into the dice beside ours."""
    path = _new_path(game, name)
    secret = new_secret()
    write_secret(path, secret)
    journal = Journal(path)
    nonces = {side: nonce if nonce and seat == HUMAN else new_nonce() for side, seat in seats.items()}
    match_id = f"{path.stem}-{new_nonce()[:8]}"
    agreed: dict[str, Any] = {"secret": secret, "match_id": match_id, "nonces": nonces}
    table = open_table(game, switches, seats, journal, pack=pack, pack_name=pack_name, **agreed)
    return Opened(table, path, journal)


def begin_lesson(game: Game, lesson: Lesson, against: str) -> Opened:
    """A guided game in a new file; its dice are known beforehand."""
    path = _new_path(game, None)
    write_secret(path, lesson.secret(game.id))
    journal = Journal(path)
    match_id = f"{path.stem}-{new_nonce()[:8]}"
    return Opened(open_lesson(game, lesson, journal, match_id=match_id, against=against), path, journal)


def _new_path(game: Game, name: str | None) -> Path:
    """A file that did not exist before, now taken."""
    if name is not None:
        if not _GOOD_NAME.fullmatch(name):
            raise HonjinError(f"{name!r} is not a name for a match: use only letters, digits, dots, _ and -")
        names: Iterable[str] = (name,)
    else:
        names = (f"{game.id}-{date.today():%Y-%m-%d}-{number}" for number in range(1, 10_000))
    folder = data_folder()
    for candidate in names:
        path = folder / f"{candidate}{SUFFIX}"
        try:
            os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o644))
        except FileExistsError:
            continue
        except OSError as error:
            raise HonjinError(f"{path} cannot be written: {error.strerror}") from None
        secret_path(path).unlink(missing_ok=True)
        drafts_path(path).unlink(missing_ok=True)
        jottings_path(path).unlink(missing_ok=True)
        return path
    raise HonjinError(f"there is already a match called {name}: ./honjin play --resume {name}")


def take_up(path: Path, *, over: bool = False) -> Opened:
    """A match at the decision where it stopped. The file is held first, so that nobody else is writing it.

    A match that is over is taken up only where that is wished: there is nothing to decide any more.
    """
    if not path.exists():
        raise CorruptRecord("no-file", file=str(path))
    journal = Journal(path)
    try:
        mend_file(path)
        record = read_file(path)
        ended = record.ended()
        if ended is not None and not over:
            raise HonjinError(f"the match is over; ./honjin replay {path} shows it again")
        secret = read_secret(path) if ended is None else bytes.fromhex(ended.secret)
        table = reopen_table(record, find_game(record.header.game), journal, secret=secret)
    except BaseException:
        journal.close()
        raise
    for side, kept in _kept_drafts(drafts_path(path)).items():
        if side in table.game.sides:
            table.take_up_standing(side, kept.standing)
            table.settled.take_up(side, kept.settled)
            table.take_up_draft(side, kept.question, kept.rows)
    return Opened(table, path, journal, record)


def saved_matches() -> list[Saved]:
    """Every match in the folder, the one played last first."""
    files = sorted(data_folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    return [_saved(path) for path in files]


def _saved(path: Path) -> Saved:
    try:
        record = read_file(path, forgive_cut=True)
        record.begun()
    except CorruptRecord as error:
        return Saved(path, None, error.flaw)
    return Saved(path, record)


def find_saved(name: str) -> Path:
    """A match by its name, by the beginning of it, or by its file."""
    path = Path(name)
    if path.suffix == SUFFIX and path.exists():
        return path
    saved = [one for one in saved_matches() if not one.is_over]
    fitting = [one.path for one in saved if one.name == name] or [
        one.path for one in saved if one.name.startswith(name)
    ]
    if len(fitting) == 1:
        return fitting[0]
    there = ", ".join([one.name for one in saved[:5]] + ["…"] * (len(saved) > 5)) or "none"
    raise UnknownChoice(f"there is no one match {name!r} to resume; unfinished matches: {there}")


def remembered_language() -> str | None:
    """The language chosen in the menu."""
    try:
        return (data_folder() / "language").read_text(encoding="utf-8").strip() or None
    except OSError:
        return None


def remember_language(language: str) -> None:
    """Keep the language for the next time."""
    (data_folder() / "language").write_text(language, encoding="utf-8")
