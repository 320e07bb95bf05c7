"""A match written down: header, answers with their dice and events, snapshots, and the end.

A record is a sequence of lines. Each is a JSON pair of a link and a body; the link hashes the body
together with the link before it, so that a changed, missing or swapped line shows. Answers re-run
through the rules; events replay without them; snapshots resume play.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from typing import Any, cast

import msgspec

from honjin.core.decision import Side
from honjin.core.errors import CorruptRecord
from honjin.core.event import AnswersTakenBack, Entry, Roll
from honjin.core.state import Result

FORMAT = 1


class Noted(msgspec.Struct, frozen=True):
    """An event as written down, with its rule."""

    rule: str
    event: dict[str, Any]


class Header(msgspec.Struct, frozen=True, tag="header", tag_field="line"):
    """What was agreed before the first move. `pack` is None for the data that come with the program."""

    format: int
    honjin: str
    game: str
    game_version: int
    match_id: str
    switches: dict[str, bool | str]
    pack_digest: str
    pack: dict[str, Any] | None
    commitment: str
    nonces: dict[str, str]
    seats: dict[Side, str]


class Begun(msgspec.Struct, frozen=True, tag="begun", tag_field="line"):
    """What happened before the first decision."""

    rolls: list[Roll]
    events: list[Noted]


class Answered(msgspec.Struct, frozen=True, tag="answer", tag_field="line"):
    """One answer and all that followed from it."""

    number: int
    side: Side
    option: dict[str, Any]
    rolls: list[Roll]
    events: list[Noted]


class Undone(msgspec.Struct, frozen=True, tag="undo", tag_field="line"):
    """A side took back its answers from this number on."""

    back_to: int
    side: Side


class TakenBack(msgspec.Struct, frozen=True, tag="take-back", tag_field="line"):
    """A side took back an answer that had to stand, with all that followed from it; another side agreed.

    The dice that had fallen stay fallen: the next ones come after them.
    """

    back_to: int
    side: Side
    agreed_by: Side

    def trace(self) -> AnswersTakenBack:
        """What everybody is told of it."""
        return AnswersTakenBack(self.side, self.agreed_by)


class Resigned(msgspec.Struct, frozen=True, tag="resign", tag_field="line"):
    """A side gave up."""

    side: Side

    def result(self, sides: tuple[Side, ...]) -> Result:
        """The other side has won."""
        return Result(next(side for side in sides if side != self.side), "resigned")


class Agreed(msgspec.Struct, frozen=True, tag="agreed", tag_field="line"):
    """The sides agreed on a draw."""

    def result(self, sides: tuple[Side, ...]) -> Result:
        """Nobody has won."""
        return Result(None, "agreed")


class Snapshot(msgspec.Struct, frozen=True, tag="snapshot", tag_field="line"):
    """The whole match after the answer of this number."""

    number: int
    match: dict[str, Any]


class Ended(msgspec.Struct, frozen=True, tag="end", tag_field="line"):
    """The result, and the secret of the dice, now open."""

    result: Result
    secret: str


Line = Header | Begun | Answered | Undone | TakenBack | Resigned | Agreed | Snapshot | Ended

_body = msgspec.json.Decoder(Line)
_pair = msgspec.json.Decoder(tuple[str, msgspec.Raw])


def noted(entries: Iterable[Entry]) -> list[Noted]:
    """Log entries in the form of the record.

    The events go in as they are, for they turn into plain data when the line is written: once is enough.
    """
    return [Noted(entry.rule, cast(dict[str, Any], entry.event)) for entry in entries]


class Chain:
    """Turns bodies into linked lines of text."""

    __slots__ = ("link",)

    def __init__(self, link: str = "") -> None:
        self.link = link

    def write(self, line: Line) -> str:
        """The text of the next line, without its line break."""
        body = msgspec.json.encode(line)
        self.link = _link(self.link, body)
        return f'["{self.link}",{body.decode()}]'


def _link(before: str, body: bytes) -> str:
    return hashlib.sha256(before.encode() + body).hexdigest()[:16]


class Record:
    """A record in memory: its header and everything after it, in order."""

    __slots__ = ("header", "lines", "link")

    def __init__(self, header: Header, lines: list[Line], link: str) -> None:
        self.header = header
        self.lines = lines
        self.link = link

    def begun(self) -> Begun:
        """What happened before the first decision."""
        for line in self.lines:
            if isinstance(line, Begun):
                return line
        raise CorruptRecord("the record stops before the match began")

    def in_force(self) -> list[Answered | TakenBack]:
        """The answers in force, in order, and between them the traces of what was taken back by consent."""
        found: list[Answered | TakenBack] = []
        for line in self.lines:
            if isinstance(line, Undone | TakenBack):
                found = [one for one in found if isinstance(one, TakenBack) or one.number < line.back_to]
            if isinstance(line, Answered | TakenBack):
                found.append(line)
        return found

    def answers(self) -> list[Answered]:
        """The answers in force: those taken back are left out."""
        return [line for line in self.in_force() if isinstance(line, Answered)]

    def all_rolls(self) -> Iterator[Roll]:
        """Every die ever rolled, in order, those of answers taken back included."""
        for line in self.lines:
            if isinstance(line, Begun | Answered):
                yield from line.rolls

    def last_number(self) -> int:
        """The highest number given to an answer, in force or not."""
        return max((line.number for line in self.lines if isinstance(line, Answered)), default=0)

    def latest_snapshot(self) -> Snapshot | None:
        """The latest snapshot that nothing taken back has made void."""
        snapshots: list[Snapshot] = []
        for line in self.lines:
            if isinstance(line, Snapshot):
                snapshots.append(line)
            elif isinstance(line, Undone | TakenBack):
                snapshots = [snapshot for snapshot in snapshots if snapshot.number < line.back_to]
        return snapshots[-1] if snapshots else None

    def verdict(self) -> Resigned | Agreed | None:
        """How the players themselves ended the match, if they did."""
        return next((line for line in self.lines if isinstance(line, Resigned | Agreed)), None)

    def ended(self) -> Ended | None:
        """The closing line, if the match is over."""
        return next((line for line in self.lines if isinstance(line, Ended)), None)


def read_record(text: str, forgive_cut: bool = False) -> Record:
    """A record from its text; `forgive_cut` drops a last line that was cut off while it was being written."""
    pieces = text.split("\n")
    cut = pieces.pop()
    if cut and not pieces:
        raise CorruptRecord("this is not a record of a Honjin match: it has not one whole line")
    if cut and not forgive_cut:
        raise CorruptRecord(f"line {len(pieces) + 1} is cut off: the record is truncated")
    link, lines = "", []
    for number, piece in enumerate(pieces, 1):
        link, line = read_line(number, piece, link)
        lines.append(line)
    if not lines or not isinstance(lines[0], Header):
        raise CorruptRecord("this is not a record of a Honjin match: it has no header")
    return Record(lines[0], lines[1:], link)


def read_line(number: int, piece: str, before: str) -> tuple[str, Line]:
    """The link and the body of one line of text, `number` in its record, after the line with the link `before`."""
    try:
        link, raw = _pair.decode(piece)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        what = "this is not a record of a Honjin match" if number == 1 else f"line {number} is damaged"
        raise CorruptRecord(f"{what}: {error}") from None
    if link != _link(before, bytes(raw)):
        raise CorruptRecord(f"line {number} was changed, or a line before it is missing: its link does not fit")
    if number == 1:
        _check_format(bytes(raw))
    try:
        return link, _body.decode(raw)
    except (msgspec.DecodeError, RecursionError) as error:
        raise CorruptRecord(f"line {number} is damaged: {error}") from None


def _check_format(header: bytes) -> None:
    data = msgspec.json.decode(header)
    found = data.get("format") if isinstance(data, dict) else None
    if isinstance(found, int) and found != FORMAT:
        raise CorruptRecord(
            f"the record has format {found}, this Honjin reads format {FORMAT}: use the version that wrote it"
        )
