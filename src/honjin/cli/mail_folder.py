"""A match by mail in a folder: sheets come into the inbox, and each side has a folder of what is sent to it.

The record lies there as any other. Whatever is in it has happened; all else in the folder can be made again from it, so
that a run which was cut off is finished by the next one.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from honjin.cli.dispatch import dispatch, journal
from honjin.cli.saves import HUMAN, Opened, keep_draft, take_up
from honjin.cli.side_sheets import (
    SUFFIX,
    let_machines_answer,
    read_file,
    refused_lines,
    sheet_words,
    take_for,
    tongues,
    write_file,
)
from honjin.core.decision import Side
from honjin.core.errors import HonjinError, SheetRefused
from honjin.core.form import Draft, Form
from honjin.core.game import Game, Pack, Switches
from honjin.core.record import Ruled
from honjin.core.replay import setting_of
from honjin.locale.text import Words
from honjin.sheets.reader import Grids, read_grids
from honjin.sheets.reading import stamp_said
from honjin.umpire.clock import Moment, due_after, has_moved_on, moment_of
from honjin.umpire.journal import Journal, write_secret
from honjin.umpire.order_sheets import SheetCame, sheet_of
from honjin.umpire.table import new_nonce, new_secret, open_table

RECORD = "match.honjin"
INBOX, READ = "inbox", "read"


class Post(msgspec.Struct):
    """What the folder remembers beside the record, in `folder.json`."""

    languages: dict[Side, str]
    close_empty: bool = False
    """Agreed by both players: sheets on which nothing can be written are closed at once."""
    came: dict[Side, str] = {}
    """For which question the latest sheet of a side came that could not be sent yet."""
    told: dict[Side, list[tuple[str, int]]] = {}
    """How much a side had been told when the sheet of each question was written."""
    sent: dict[Side, str] = {}
    """The question that the latest sheet of a side answered; it may send another until the step resolves."""
    renamed: dict[Side, dict[str, str]] = {}
    """Questions that were opened anew for another sheet, by the mark on those that went out."""
    due: str | None = None
    """Until when the open step can be answered, in UTC; empty where time does not count, None before the first step."""


class Folder:
    """The folder, its match and the words of its sides; close it when you have done."""

    def __init__(self, path: Path, says: str) -> None:
        self.path = path
        if not (path / RECORD).exists():
            raise HonjinError(f"{path} is not the folder of a match by mail; ./honjin umpire new {path} makes one")
        self.opened: Opened = take_up(path / RECORD, over=True)
        self.table = self.opened.table
        self.game = self.table.game
        self.setting: Any = setting_of(self.table.header, self.game)
        self.post = self._read_post()
        self.words = sheet_words(says, self.game, self.setting)
        """Those of the umpire."""

    def close(self) -> None:
        """Let go of the record."""
        self.opened.close()

    def _read_post(self) -> Post:
        try:
            return msgspec.json.decode((self.path / "folder.json").read_bytes(), type=Post)
        except (OSError, msgspec.DecodeError):
            file = self.path / "folder.json"
            raise HonjinError(f"{file} is missing or damaged: it says who reads which language") from None

    @property
    def people(self) -> list[Side]:
        """The sides that send sheets."""
        return [side for side in self.game.sides if self.table.header.seats.get(side, HUMAN) == HUMAN]

    # Running it

    def resolve(self, *, time_up: bool = False) -> Iterator[str]:
        """Read what has come, resolve what can be resolved, write what has to be sent; a line for each thing."""
        since = moment_of(self.table)
        self._settle()
        for file in self._came():
            yield from self._read(file)
            self._settle()
        if time_up and not self.table.is_over:
            yield from self._time_up()
            self._settle()
        self._set_deadline(since)
        yield from self._write_out()
        if self.table.is_over:
            yield from self._hand_over()
            yield self.words.text("mail-over", {"file": str(self.path / RECORD)})
        else:
            yield from self._missing()

    def _set_deadline(self, since: Moment) -> None:
        """A new step has its own time, if the match is played by the clock."""
        if not self.table.is_over and (self.post.due is None or has_moved_on(self.table, since)):
            due = due_after(self.table.header.clock, datetime.now(UTC), self.table)
            self._put_deadline("" if due is None else written(due))

    def _put_deadline(self, due: str) -> None:
        if due != self.post.due:
            self.post.due = due
            self._keep_post()

    # What the sides and the umpire may do besides

    def resign(self, side: Side) -> None:
        """A side gives up."""
        self.table.resign(side)

    def claim(self, side: Side) -> None:
        """A side has the match, because the other has sent nothing for two turns."""
        self.table.claim(side)

    def draw(self) -> None:
        """Both sides have agreed on it."""
        self.table.agree_draw()

    def say(self, text: str, to: Sequence[Side]) -> None:
        """The umpire says something to these sides, or to all: it stands in their next dispatch."""
        words = " ".join(text.split())
        if not words:
            raise HonjinError("there is nothing to say")
        self.table.rule(Ruled(self.words.text("mail-umpire"), "said", tuple(to), words))

    def set_deadline(self, until: datetime | None) -> None:
        """The open step can be answered until then; None: time does not count. The open sheets say so."""
        due = "" if until is None else written(until)
        self.table.rule(Ruled(self.words.text("mail-umpire"), "deadline", until=due))
        self._put_deadline(due)
        for side in self.people:
            if self.table.form_of(side) is not None:
                self._write_sheet(side)

    def _came(self) -> list[Path]:
        inbox = self.path / INBOX
        inbox.mkdir(exist_ok=True)
        files = [path for path in inbox.iterdir() if path.is_file() and not path.name.startswith((".", "~"))]
        return sorted(files, key=lambda path: (path.stat().st_mtime_ns, path.name))

    def _read(self, file: Path) -> Iterator[str]:
        """One file of the inbox; it is put away when what it says is in the record or on the form."""
        try:
            grids = read_grids(read_file(file))
            words = tongues(self.words.language, self.game, self.setting)
            side, came = self._take_in(grids, words)
        except SheetRefused as error:
            yield self.words.text("mail-unread", {"file": shown(file), "why": self.words.error(error)})
        else:
            yield from self._take(file, side, came)
        self._put_away(file)

    def _take_in(self, grids: Grids, words: Sequence[Words]) -> tuple[Side, SheetCame]:
        """Take a sheet; one of a side whose sheet is in already replaces it, as long as the step has not resolved."""
        said = stamp_said(grids, words, self.game.sides)
        side, question = said.side, self._renamed(said.side, said.question)
        again = (
            said.match == self.table.header.match_id
            and side in self.people
            and self.post.sent.get(side) == question
            and self.table.form_of(side) is None
            and self.table.may_undo(side)
        )
        if again:
            self.table.undo(side)
            self.post.renamed.setdefault(side, {})[question] = self.table.question(side)
            self._keep_post()
        bears = said.question if self._renamed(side, said.question) == self.table.question(side) else ""
        asked = self.table.question(side)
        found = take_for(self.table, self.setting, self.people, grids, words, may_send=True, question=bears)
        if found[1].sent:
            self.post.sent[side] = asked
            self._keep_post()
        return found

    def _renamed(self, side: Side, question: str) -> str:
        """The mark that a question has today, by the one that it had when a sheet went out."""
        later = self.post.renamed.get(side, {})
        while question in later:
            question = later[question]
        return question

    def _take(self, file: Path, side: Side, came: SheetCame) -> Iterator[str]:
        facts = {"side": side, "count": came.orders, "file": shown(file)}
        keep_draft(self.opened, side)
        if came.sent:
            yield self.words.text("mail-in", facts)
            return
        self.post.came[side] = self.table.question(side)
        self._keep_post()
        if came.taken.refused or came.lacks:
            says = self._says(side)
            marked = self._folder(side) / f"{self._sheet_name(side)}-refused{SUFFIX}"
            marks = came.taken.marks(says)
            write_file(
                marked,
                sheet_of(self.table, self.setting, side, says, marks, done=True, closes=shown_time(self.post.due)),
            )
            yield self.words.text("mail-refused", {**facts, "rows": len(came.taken.refused), "marked": str(marked)})
            yield from (f"  {line}" for line in refused_lines(came, self.words))
            if came.lacks:
                yield f"  {came.lacks}"
        else:
            yield self.words.text("mail-not-done", facts)

    def _put_away(self, file: Path) -> None:
        folder = self.path / READ
        folder.mkdir(exist_ok=True)
        number = sum(1 for _ in folder.iterdir()) + 1
        shutil.move(file, folder / f"{number:04}-{file.name}")

    def _settle(self) -> None:
        """Machines answer, and where it was agreed empty sheets close; until somebody has to write."""
        closed = True
        while closed and not self.table.is_over:
            let_machines_answer(self.table, self.setting)
            closed = False
            for side in self.people if self.post.close_empty else ():
                form = self.table.form_of(side)
                if form is not None and _is_empty(form):
                    self.table.answer(side, form.sends(()))
                    closed = True

    def _time_up(self) -> Iterator[str]:
        """The step closes: for a side whose sheet came, what of it can stand; for the others the usual orders."""
        # The question that is open now, not the one that an answer of the first side may open.
        late = [(side, self.table.form_of(side), self.table.question(side)) for side in self.people]
        for side, form, question in late:
            if form is None:
                continue
            slips = self.table.draft(side)
            own = self.post.came.get(side) == question and form.lacks(Draft(slips)) is None
            if own:
                self.table.answer(side, form.sends(slips))
            else:
                self.table.lapse(side, "umpire")
            yield self.words.text("mail-closed-own" if own else "mail-closed-usual", {"side": side})

    # What goes to the sides

    def _write_out(self) -> Iterator[str]:
        """The sheet and the dispatch of each side that has not got them yet."""
        for side in self.people:
            question = self.table.question(side)
            form = self.table.form_of(side)
            if form is None and not self.table.is_over:
                continue
            name = "end" if self.table.is_over else self._sheet_name(side)
            folder, says = self._folder(side), self._says(side)
            page = folder / f"{name}.html"
            if page.exists():
                continue
            if form is not None:
                self._write_sheet(side)
            # Last: where the page is, all is.
            write_file(page, self._dispatch(side, question, says, name if form is not None else "").encode())
            yield self.words.text("mail-send", {"side": side, "name": str(folder / name)})

    def _write_sheet(self, side: Side) -> None:
        path = self._folder(side) / f"{self._sheet_name(side)}{SUFFIX}"
        closes = shown_time(self.post.due)
        write_file(path, sheet_of(self.table, self.setting, side, self._says(side), done=True, closes=closes))

    def _hand_over(self) -> Iterator[str]:
        """The match is over: each side gets the record, and all that anybody was told, in its language."""
        for side in self.people:
            folder, says = self._folder(side), self._says(side)
            if (folder / RECORD).exists():
                continue
            write_file(folder / "journal.html", journal(self.table, says).encode())
            write_file(folder / RECORD, (self.path / RECORD).read_bytes())
            yield self.words.text("mail-send", {"side": side, "name": str(folder / RECORD)})

    def _dispatch(self, side: Side, question: str, says: Words, sheet: str) -> str:
        earlier = [count for asked, count in self.post.told.get(side, []) if asked != question]
        told = self.table.told(side, earlier[-1] if earlier else 0)
        counts = self.post.told.setdefault(side, [])
        if all(asked != question for asked, _ in counts):
            counts.append((question, self.table.told_count(side)))
            self._keep_post()
        return dispatch(self.table, side, told, says, f"{sheet}{SUFFIX}" if sheet else "")

    def _missing(self) -> Iterator[str]:
        for side in self.people:
            if self.table.form_of(side) is not None:
                yield self.words.text("mail-missing", {"side": side, "name": self._sheet_name(side)})
        if self.post.due:
            is_past = datetime.fromisoformat(self.post.due) <= datetime.now(UTC)
            facts = {"until": shown_time(self.post.due), "folder": str(self.path)}
            yield self.words.text("mail-past" if is_past else "mail-closes", facts)

    def _sheet_name(self, side: Side) -> str:
        decision = self.table.decision_of(side)
        number = int(self.table.question(side).partition(".")[0]) + 1
        return f"{number:03}-{decision.ask if decision is not None else 'end'}"

    def _folder(self, side: Side) -> Path:
        folder = self.path / side
        folder.mkdir(exist_ok=True)
        return folder

    def _says(self, side: Side) -> Words:
        return sheet_words(self.post.languages[side], self.game, self.setting)

    def _keep_post(self) -> None:
        write_file(self.path / "folder.json", msgspec.json.encode(self.post))


def written(moment: datetime) -> str:
    """A moment as the record has it."""
    return moment.astimezone(UTC).isoformat(timespec="seconds")


def shown_time(due: str | None) -> str:
    """A moment as people read it, to the minute."""
    return f"{due[:16].replace('T', ' ')} UTC" if due else ""


def shown(file: Path) -> str:
    """The name of a file that somebody sent: what it would do to a terminal is left out."""
    return "".join(letter if letter.isprintable() else "?" for letter in file.name)


def _is_empty(form: Form) -> bool:
    """Nothing can be written on it, and nothing has to be."""
    return not form.blanks(Draft()) and form.lacks(Draft()) is None


def make_folder(
    path: Path,
    game: Game,
    switches: Switches,
    seats: Mapping[Side, str],
    languages: Mapping[Side, str],
    *,
    close_empty: bool,
    pack: Pack | None,
    pack_name: str = "",
    clock: int = 0,
) -> None:
    """A new match in a new folder; with a clock each step has so many seconds."""
    secret = new_secret()
    record = _prepare(path, Post(dict(languages), close_empty), secret)
    journal = Journal(record)
    nonces = {side: new_nonce() for side in game.sides}
    match_id = f"{game.id}-{new_nonce()[:8]}"
    try:
        open_table(
            game,
            switches,
            seats,
            journal,
            secret=secret,
            match_id=match_id,
            nonces=nonces,
            pack=pack,
            pack_name=pack_name,
            clock=clock,
        )
    finally:
        journal.close()


def adopt_folder(path: Path, text: str, secret: bytes, languages: Mapping[Side, str], *, close_empty: bool) -> None:
    """A folder for a match that was begun elsewhere."""
    record = _prepare(path, Post(dict(languages), close_empty), secret)
    write_file(record, text.encode())


def _prepare(path: Path, post: Post, secret: bytes) -> Path:
    """An empty folder made ready for a match; where its record will lie."""
    record = path / RECORD
    if path.exists() and any(path.iterdir()):
        raise HonjinError(f"{path} is not empty: a match by mail needs a folder of its own")
    try:
        path.mkdir(parents=True, exist_ok=True)
        for folder in (INBOX, READ):
            (path / folder).mkdir(exist_ok=True)
    except OSError as error:
        raise HonjinError(f"{path} cannot be made: {error.strerror}") from None
    write_file(path / "folder.json", msgspec.json.encode(post))
    write_secret(record, secret)
    return record
