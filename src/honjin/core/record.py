"""A match written down: header, answers with their dice and events, snapshots, and the end.

A record is a sequence of lines. Each is a JSON pair of a link and a body; the link hashes the body
together with the link before it, so that a changed, missing or swapped line shows. Answers re-run
through the rules; events replay without them; snapshots resume play. All that was agreed before the
match is in the link of the header, and that goes into the dice.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Any, Literal, cast

import msgspec

from honjin.core.decision import Side
from honjin.core.errors import CorruptRecord
from honjin.core.event import (
    AnswersTakenBack,
    DeadlineSet,
    Entry,
    Event,
    Roll,
    RulesRenewed,
    StepClosed,
    UmpireSpoke,
)
from honjin.core.lapse import Lapse, Silence
from honjin.core.state import Result

FORMAT = 2
DIGITS = {1: 16, FORMAT: 32}
"""Hexadecimal digits of a link, by format. Matches begun in format 1 go on in it."""


LONGEST_NAME = 40
PackName = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME, pattern=r"^[^\x00-\x1f\x7f-\x9f]*\Z")]
"""What an owner calls his data pack; nothing that could move a terminal's cursor."""


class Noted(msgspec.Struct, frozen=True):
    """An event as written down, with its rule."""

    rule: str
    event: dict[str, Any]


class Header(msgspec.Struct, frozen=True, tag="header", tag_field="line", omit_defaults=True):
    """What was agreed before the first move. `pack` is None for values that come with Honjin, known by their digest.

    `clock` is the time for an answer, in seconds; none by default, and then the line is as it was before there was one.
    So it is with `lesson`, which names a guided game: its dice are the same in every match; and with `pack_name`, what
    the owner of the pack calls it.
    """

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
    clock: int = 0
    lesson: str = ""
    pack_name: PackName = ""


class Begun(msgspec.Struct, frozen=True, tag="begun", tag_field="line"):
    """What happened before the first decision."""

    rolls: list[Roll]
    events: list[Noted]


class Answered(msgspec.Struct, frozen=True, tag="answer", tag_field="line", omit_defaults=True):
    """One answer and all that followed from it; `lapse` says by whom it was given where the side sent none."""

    number: int
    side: Side
    option: dict[str, Any]
    rolls: list[Roll]
    events: list[Noted]
    lapse: Lapse | None = None


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


class Renewed(msgspec.Struct, frozen=True, tag="rules", tag_field="line"):
    """The match goes on under newer rules of the game, from the position `match`.

    Answers from `back_to` on did not fit them and are void, so many of each side. The dice that had fallen stay fallen.
    """

    honjin: str
    before: int
    game_version: int
    back_to: int
    dropped: dict[Side, int]
    match: dict[str, Any]

    def trace(self) -> RulesRenewed:
        """What everybody is told of it, each side of its own answers."""
        return RulesRenewed(self.before, self.game_version, sum(self.dropped.values()), self.dropped)


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


class Claimed(msgspec.Struct, frozen=True, tag="claim", tag_field="line"):
    """A side claimed the match, for the others have long been silent."""

    side: Side

    def result(self, sides: tuple[Side, ...]) -> Result:
        """It has won."""
        return Result(self.side, "claimed")


class Ruled(msgspec.Struct, frozen=True, tag="umpire", tag_field="line", omit_defaults=True):
    """An act of the person who sat as umpire, by name.

    He said something (`text`) to these sides or to all, set a deadline (`until`, in UTC; empty for none), or closed the
    open question: the lines after that have the usual answers of those who had sent nothing.
    """

    name: str
    what: Literal["said", "deadline", "closed"]
    to: tuple[Side, ...] = ()
    text: str = ""
    until: str = ""

    def trace(self) -> Event:
        """What those whom it concerns are told of it."""
        if self.what == "said":
            return UmpireSpoke(self.text, self.to)
        return DeadlineSet(_moment(self.until)) if self.what == "deadline" else StepClosed()


def _moment(until: str) -> str:
    """A moment as people read it, to the minute."""
    return f"{until[:16].replace('T', ' ')} UTC" if until else "none"


class Snapshot(msgspec.Struct, frozen=True, tag="snapshot", tag_field="line"):
    """The whole match after the answer of this number."""

    number: int
    match: dict[str, Any]


class Ended(msgspec.Struct, frozen=True, tag="end", tag_field="line"):
    """The result, and the secret of the dice, now open."""

    result: Result
    secret: str


class Signed(msgspec.Struct, frozen=True, tag="signed", tag_field="line"):
    """Whoever kept the match vouches for all the lines above, by the link of the last of them (`core/signature.py`)."""

    key: str
    signature: str


Closing = Resigned | Agreed | Claimed
"""How players end a match themselves."""

Line = Header | Begun | Answered | Undone | TakenBack | Renewed | Ruled | Closing | Snapshot | Ended | Signed
InForce = Answered | TakenBack | Renewed | Ruled
"""What makes up the course of a match: answers that count, traces of what others withdrew, and what an umpire did."""

_body = msgspec.json.Decoder(Line)
_pair = msgspec.json.Decoder(tuple[str, msgspec.Raw])


def listen(silence: Silence, line: Line) -> None:
    """What a line tells of who is there."""
    if isinstance(line, Answered):
        silence.answered(line.number, line.side, line.lapse)
    elif isinstance(line, Undone | TakenBack | Renewed):
        silence.back_to(line.back_to)
        if not isinstance(line, Renewed):
            silence.acted(line.side)
        if isinstance(line, TakenBack):
            silence.acted(line.agreed_by)


def noted(entries: Iterable[Entry]) -> list[Noted]:
    """Log entries in the form of the record.

    The events go in as they are, for they turn into plain data when the line is written: once is enough.
    """
    return [Noted(entry.rule, cast(dict[str, Any], entry.event)) for entry in entries]


class Chain:
    """Turns bodies into linked lines of text; a chain that goes on has links as long as those before."""

    __slots__ = ("_digits", "link")

    def __init__(self, link: str = "", format: int = FORMAT) -> None:
        self.link = link
        self._digits = len(link) or DIGITS[format]

    def write(self, line: Line) -> str:
        """The text of the next line, without its line break."""
        body = msgspec.json.encode(line)
        self.link = linked(self.link, body, self._digits)
        return f'["{self.link}",{body.decode()}]'


def linked(before: str, body: bytes, digits: int = DIGITS[FORMAT]) -> str:
    """The link of a body that follows the link `before`."""
    return hashlib.sha256(before.encode() + body).hexdigest()[:digits]


def header_link(header: Header) -> str:
    """The link of a header that is about to be written."""
    return linked("", msgspec.json.encode(header), DIGITS[header.format])


def agreed_text(header: Header, link: str) -> str:
    """What goes into the key of the dice beside their secret; `link` is that of the header's line.

    In format 1 this was only the match and the nonces: with other switches, values or seats the dice were the same.
    The dice of a lesson must be the same in every match of it.
    """
    if header.lesson:
        return f"honjin|lesson|{header.lesson}"
    if header.format == 1:
        return json.dumps([header.match_id, sorted(header.nonces.items())], ensure_ascii=True, separators=(",", ":"))
    return f"honjin|{link}"


class Record:
    """A record in memory: its header and everything after it, in order, with the links that were read."""

    __slots__ = ("header", "header_link", "lines", "links")

    def __init__(self, header: Header, lines: list[Line], header_link: str, links: Sequence[str] = ()) -> None:
        self.header = header
        self.lines = lines
        self.header_link = header_link
        self.links = links

    @property
    def link(self) -> str:
        """The last link: whoever knows it can tell this record from any other."""
        return self.links[-1] if self.links else self.header_link

    @property
    def agreed(self) -> str:
        """What goes into the key of the dice beside their secret."""
        return agreed_text(self.header, self.header_link)

    @property
    def game_version(self) -> int:
        """The rules under which the last lines were written."""
        renewed = [line.game_version for line in self.lines if isinstance(line, Renewed)]
        return renewed[-1] if renewed else self.header.game_version

    def begun(self) -> Begun:
        """What happened before the first decision."""
        for line in self.lines:
            if isinstance(line, Begun):
                return line
        raise CorruptRecord("not-begun")

    def in_force(self) -> list[InForce]:
        """The answers in force, in order, and between them the traces of what was taken back or dropped."""
        found: list[InForce] = []
        for line in self.lines:
            if isinstance(line, Undone | TakenBack | Renewed):
                found = [one for one in found if not isinstance(one, Answered) or one.number < line.back_to]
            if isinstance(line, InForce):
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

    def snapshots(self) -> list[Snapshot]:
        """The positions written down that nothing taken back has made void; under newer rules, only those since."""
        found: list[Snapshot] = []
        for line in self.lines:
            if isinstance(line, Snapshot):
                found.append(line)
            elif isinstance(line, Renewed):
                found = [Snapshot(line.back_to - 1, line.match)]
            elif isinstance(line, Undone | TakenBack):
                found = [snapshot for snapshot in found if snapshot.number < line.back_to]
        return found

    def verdict(self) -> Closing | None:
        """How the players themselves ended the match, if they did."""
        return next((line for line in self.lines if isinstance(line, Closing)), None)

    def ended(self) -> Ended | None:
        """The closing line, if the match is over."""
        return next((line for line in self.lines if isinstance(line, Ended)), None)

    def signed(self) -> tuple[Signed, str] | None:
        """The signature, if there is one, and the link that it is of."""
        links = (self.header_link, *self.links)
        return next(
            ((line, link) for line, link in zip(self.lines, links, strict=False) if isinstance(line, Signed)), None
        )


def decoded(record: bytes) -> str:
    """The text of a record."""
    try:
        return record.decode()
    except UnicodeDecodeError:
        raise CorruptRecord("no-record") from None


def read_record(text: str, forgive_cut: bool = False) -> Record:
    """A record from its text; `forgive_cut` drops a last line that was cut off while it was being written."""
    pieces = text.split("\n")
    cut = pieces.pop()
    if not pieces:
        raise CorruptRecord("no-record")
    if cut and not forgive_cut:
        raise CorruptRecord("line-cut", line=len(pieces) + 1)
    header_link, header = read_line(1, pieces[0], "")
    if not isinstance(header, Header):
        raise CorruptRecord("no-record")
    link, links, lines = header_link, [], []
    for number, piece in enumerate(pieces[1:], 2):
        link, line = read_line(number, piece, link)
        links.append(link)
        lines.append(line)
    return Record(header, lines, header_link, links)


def read_line(number: int, piece: str, before: str) -> tuple[str, Line]:
    """The link and the body of one line of text, `number` in its record, after the line with the link `before`."""
    try:
        link, raw = _pair.decode(piece)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        raise _damaged(number) from None
    body = bytes(raw)
    if link != linked(before, body, len(before) if number > 1 else DIGITS[_format(body)]):
        raise CorruptRecord("line-changed", line=number)
    try:
        return link, _body.decode(body)
    except (msgspec.DecodeError, RecursionError):
        raise _damaged(number) from None


def _damaged(number: int) -> CorruptRecord:
    return CorruptRecord("no-record") if number == 1 else CorruptRecord("line-damaged", line=number)


def _format(header: bytes) -> int:
    """The format that a header says it has; that of today where it says none, for then it fits no link either."""
    try:
        data = msgspec.json.decode(header)
    except (msgspec.DecodeError, RecursionError):
        raise _damaged(1) from None
    found = data.get("format") if isinstance(data, dict) else None
    if isinstance(found, int) and found not in DIGITS:
        raise CorruptRecord("format", format=found, known=FORMAT)
    return found if isinstance(found, int) else FORMAT
