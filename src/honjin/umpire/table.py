"""The table: one match, its record, and what each viewer has been told."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice
from typing import Any

import msgspec

from honjin import __version__
from honjin.core.decision import Decision, Option, Refusal, Side
from honjin.core.dice import CommittedDice, RecordedDice
from honjin.core.engine import Match
from honjin.core.errors import CorruptRecord, DiceMismatch, IllegalAnswer
from honjin.core.event import UMPIRE, Entry, Log, Roll, Viewer
from honjin.core.game import Game, Pack, Switches
from honjin.core.history import History, Moment, is_barrier
from honjin.core.record import (
    FORMAT,
    Agreed,
    Answered,
    Begun,
    Chain,
    Ended,
    Header,
    Line,
    Record,
    Resigned,
    Snapshot,
    TakenBack,
    Undone,
    noted,
    read_line,
)
from honjin.core.replay import (
    answer_again,
    check_events,
    check_snapshot,
    check_taken_back,
    check_verdict,
    entries_of,
    latest_position,
    recorded_option,
    setting_of,
    undone_moment,
)
from honjin.core.state import Result
from honjin.umpire.archive import Archive
from honjin.umpire.telling import Telling, Told

__all__ = ["Planned", "Table", "Told", "new_nonce", "new_secret", "open_table", "reopen_table"]

SNAPSHOT_EVERY = 50
"""Answers between two snapshots, at least; they are taken where nothing can be taken back any more."""

Journal = Callable[[str], None]
"""Keeps what it is given before it returns, all of it or nothing: one line of the record, or several that belong
together with line breaks between them, and none at the end."""


class Planned(msgspec.Struct, frozen=True):
    """An answer that its side can still take back alone: its place in the plan, from 1, and the option."""

    number: int
    option: Option


class Table:
    """Where a match is played. Every accepted answer is in the journal before anybody hears of it."""

    def __init__(self, header: Header, match: Match[Any], dice: CommittedDice, journal: Journal) -> None:
        self.header = header
        self.match = match
        self.game = match.game
        self.result: Result | None = None
        self.epoch = secrets.token_hex(8)
        """A new mark at every opening: counts of `retracted` and `told` from another epoch mean nothing here."""
        self._dice = dice
        self._recorded = RecordedDice()
        self._journal = journal
        self._chain = Chain()
        self._log = Log(self.game.sides)
        self._telling = Telling((*self._log.viewers, UMPIRE))
        self._lines = Archive()
        self._has_end = False
        self._acts = dict.fromkeys(self.game.sides, 0)
        self._take_backs = 0
        self._answers = 0
        self._snapshot_at = 0
        self._history = History()
        match.log = self._log

    # What a seat may ask

    @property
    def is_over(self) -> bool:
        """The match is decided."""
        return self.result is not None

    @property
    def lines(self) -> int:
        """How many lines the record has, the header included."""
        return len(self._lines)

    def decision_of(self, side: Side) -> Decision | None:
        """What this side has to decide now, if anything."""
        return None if self.is_over else self.match.decision_of(side)

    def stamp(self, side: Side) -> str:
        """A mark of this side's open decision, to tell an answer to it from one that comes too late.

        It changes with all that the side does and is told. It is counted from the record, so that every process
        finds the same, and only in what the side knows: the secret answers of another side leave it as it is.
        """
        return f"{self._acts[side]}.{self._take_backs}.{self._telling.count(side)}"

    def view(self, viewer: Viewer) -> Any:
        """What this viewer may know."""
        return self.match.view(viewer)

    def told(self, viewer: Viewer, since: int = 0) -> list[Told]:
        """What this viewer has been told after the first `since` things."""
        return self._telling.of(viewer, since)

    def told_count(self, viewer: Viewer) -> int:
        """How many things this viewer has been told."""
        return self._telling.count(viewer)

    def retracted(self, viewer: Viewer) -> int:
        """How often something this viewer had been told was withdrawn since the table was opened."""
        return self._telling.retracted(viewer)

    def kept(self, viewer: Viewer, retracted: int) -> int:
        """How many of the things told still hold for a viewer who last looked after so many withdrawals."""
        return self._telling.kept(viewer, retracted)

    def why_not(self, side: Side, option: Option) -> Refusal | None:
        """Why this side may not do this now; None when it may."""
        return Refusal("", "match-is-over") if self.is_over else self.match.why_not(side, option)

    def plan(self, side: Side) -> list[Planned]:
        """The side's latest answers that it can still take back alone, in order."""
        return [Planned(number, moment.option) for number, moment in enumerate(self._history.plan(side), 1)]

    def may_undo(self, side: Side) -> bool:
        """A side may take back its own answers until dice, a revelation or the other side intervene."""
        return self._history.latest(side) is not None and not self.is_over

    def may_take_back(self, side: Side) -> bool:
        """Whether there is an answer that this side could take back if another side agreed."""
        return not self.is_over and self._history.standing(side) is not None

    # What a seat may do

    def answer(self, side: Side, option: Option) -> None:
        """Take an answer: refused with its reason, or played, written down and told."""
        refusal = self.why_not(side, option)
        if refusal is not None:
            raise IllegalAnswer(refusal)
        before = Moment(side, self._answers + 1, option, self.match.clone(self._dice), self._telling.counts())
        dice = self._dice.position()
        try:
            self.match.answer(side, option)
            entries, rolls = self._log.drain()
            barred = is_barrier(side, entries, rolls, self.match)
            self._write(_answered(before, entries, rolls), *self._lines_after(before.number, barred))
        except BaseException:
            self._put_back(before)
            self._dice.rewind(dice)
            raise
        self._keep(before, entries, barred)

    def undo(self, side: Side) -> bool:
        """Take back the side's last answer, if it may be taken back."""
        moment = self._history.latest(side)
        if moment is None or self.is_over:
            return False
        self._write(Undone(moment.number, side))
        self._undo_to(moment)
        return True

    def amend(self, side: Side, number: int) -> None:
        """Drop one answer of the side's plan and give the later ones again, all of them or none.

        Refused where a later answer is no longer legal, and where it would now bring dice, a revelation or the
        other side's turn: a plan is amended, never carried out by the way.

        The undo and the answers go to the journal as one text. Should a crash leave only its first lines, they are
        a sound record still: the side has gone back and given some of its answers again.
        """
        plan = self._history.plan(side)
        if self.is_over or not 1 <= number <= len(plan):
            raise IllegalAnswer(Refusal("", "match-is-over" if self.is_over else "not-now"))
        dropped, later = plan[number - 1], plan[number:]
        match, again = self._given_again(dropped.match, side, [moment.option for moment in later])
        self._write(Undone(dropped.number, side), *(_answered(before, entries, []) for before, entries in again))
        telling = self._telling.copy()
        telling.cut(dropped.told)
        self._history.forget_from(dropped.number)
        for before, entries in again:
            before.told = telling.counts()
            telling.tell(entries)
            self._history.keep(before, barred=False)
        self._answers += len(again)
        self._telling.become(telling)
        self._sit(match)

    def take_back(self, side: Side, agreed_by: Side) -> None:
        """Go back to before the side's latest answer that it cannot take back alone; another side has agreed.

        What followed from it is withdrawn, but for the dice: they stay fallen, and the next ones come after them.
        """
        number = self._history.standing(side)
        if self.is_over or number is None or agreed_by == side or agreed_by not in self.game.sides:
            raise IllegalAnswer(Refusal("", "match-is-over" if self.is_over else "not-now"))
        line = TakenBack(number, side, agreed_by)
        earlier = self._as_before(line)
        self._write(line)
        self._become(earlier)

    def resign(self, side: Side) -> None:
        """Give up."""
        self._close(Resigned(side))

    def agree_draw(self) -> None:
        """End the match without a winner, as all the sides wish."""
        self._close(Agreed())

    # What another process has written

    def follow(self, lines: str | Sequence[str]) -> None:
        """Take over lines that another process appended to the record, right after those this table has.

        Raises CorruptRecord if they do not fit; the table is then somewhere between them and must be thrown away.
        """
        text = lines if isinstance(lines, str) else "\n".join(lines)
        pieces = [piece for piece in text.split("\n") if piece]
        shown = self._telling
        if len(pieces) > 1:
            # An amended plan comes as an undo and answers: whoever hears the same in the end must notice nothing.
            self._telling = shown.copy()
        for piece in pieces:
            self._chain.link, line = read_line(self.lines + 1, piece, self._chain.link)
            self._follow(line)
            self._note(line)
        if self._telling is not shown:
            shown.become(self._telling)
            self._telling = shown

    def _follow(self, line: Line) -> None:
        if isinstance(line, Ended):
            self._follow_end(line)
        elif self.is_over:
            raise CorruptRecord("the record goes on after the match was decided")
        elif isinstance(line, Answered):
            self._give_again(line, recorded_option(line, self.game, self._answers), compare=True)
            self._dice.continue_from(line.rolls)
        elif isinstance(line, Undone):
            self._undo_to(undone_moment(line, self._history))
        elif isinstance(line, TakenBack):
            check_taken_back(line, self.match, self._history)
            self._become(self._as_before(line))
        elif isinstance(line, Snapshot):
            check_snapshot(line, self.match, self._answers)
        elif isinstance(line, Resigned | Agreed):
            check_verdict(line, self.match)
            self._decide(line.result(self.game.sides))
        else:
            raise CorruptRecord("the record begins a second time")

    def _follow_end(self, line: Ended) -> None:
        if self._has_end:
            raise CorruptRecord("the record goes on after its end")
        if line.result != self.result or line.secret != self._dice.secret.hex():
            raise CorruptRecord(f"the record ends with {line.result}, the match with {self.result}")

    # Inside

    def _write(self, *lines: Line) -> None:
        link = self._chain.link
        try:
            self._journal("\n".join([self._chain.write(line) for line in lines]))
        except BaseException:
            self._chain.link = link
            raise
        for line in lines:
            self._note(line)

    def _note(self, line: Line) -> None:
        self._lines.add(line)
        if isinstance(line, Answered | Undone):
            self._acts[line.side] += 1
        elif isinstance(line, TakenBack):
            self._take_backs += 1
        elif isinstance(line, Snapshot):
            self._snapshot_at = line.number
        elif isinstance(line, Ended):
            self._has_end = True

    def _lines_after(self, number: int, barred: bool) -> list[Line]:
        """What goes into the record together with the answer of this number."""
        if self.match.is_over:
            assert self.match.result is not None
            return [self._end_line(self.match.result)]
        if barred and number >= self._snapshot_at + SNAPSHOT_EVERY:
            return [Snapshot(number, self.match.snapshot())]
        return []

    def _end_line(self, result: Result) -> Ended:
        return Ended(result, self._dice.secret.hex())

    def _keep(self, before: Moment, entries: list[Entry], barred: bool) -> None:
        """An answer has been given and written down: tell it."""
        self._answers = before.number
        self._telling.tell(entries)
        self._history.keep(before, barred)
        if self.match.is_over:
            self._decide(self.match.result)

    def _decide(self, result: Result | None) -> None:
        self.result = result
        self._history.close()

    def _close(self, verdict: Resigned | Agreed) -> None:
        if self.is_over:
            return
        result = verdict.result(self.game.sides)
        self._write(verdict, self._end_line(result))
        self._decide(result)

    def _sit(self, match: Match[Any]) -> None:
        """Go on with this match."""
        self.match = match
        match.dice = self._dice
        match.log = self._log
        self._log.drain()

    def _put_back(self, moment: Moment) -> None:
        self._sit(moment.match)
        self._telling.cut(moment.told)

    def _undo_to(self, moment: Moment) -> None:
        self._history.forget_from(moment.number)
        self._put_back(moment)

    def _given_again(
        self, start: Match[Any], side: Side, options: Iterable[Option]
    ) -> tuple[Match[Any], list[tuple[Moment, list[Entry]]]]:
        """Where these answers of a plan lead from an earlier moment, with what comes before and of each."""
        match = start.clone(RecordedDice())
        match.log = Log(self.game.sides)
        given = []
        for number, option in enumerate(options, self._answers + 1):
            before = Moment(side, number, option, match.clone(self._dice))
            refusal = match.why_not(side, option) or _carried_out(match, side, option)
            if refusal is not None:
                raise IllegalAnswer(refusal)
            given.append((before, match.log.drain()[0]))
        return match, given

    def _give_again(self, line: Answered, option: Option, compare: bool = False) -> None:
        """A recorded answer, played and told; it is in the record already."""
        before = Moment(line.side, line.number, option, self.match.clone(self._dice), self._telling.counts())
        answer_again(self.match, line, option, self._recorded)
        entries, _ = self._log.drain()
        if compare:
            check_events(line.number, entries, line.events)
        self._keep(before, entries, is_barrier(line.side, entries, line.rolls, self.match))

    def _as_before(self, line: TakenBack) -> Table:
        """The table as it will be after a take-back. It is found as a reopened table is: from the record."""
        later = [*islice(self._lines, 1, None), line]
        return _taken_up(Record(self.header, later, ""), self.game, self._dice, lambda _: None)

    def _become(self, other: Table) -> None:
        """Take over position, history and what was told; the record is our own."""
        self._telling.become(other._telling)
        self._history = other._history
        self._snapshot_at = other._snapshot_at
        self._sit(other.match)

    def _take_up(self, record: Record, earlier: list[Answered | TakenBack], later: list[Answered | TakenBack]) -> None:
        """Tell everything again and give the later answers once more, without writing them a second time."""
        self.match.dice = self._dice
        for line in (record.header, *record.lines):
            self._note(line)
        self._telling.tell(entries_of(record, self.game, earlier))
        self._history = History((line.number, line.side) for line in earlier if isinstance(line, Answered))
        for line in later:
            if isinstance(line, TakenBack):
                self._telling.tell_all(line.trace())
            else:
                self._give_again(line, recorded_option(line, self.game, line.number - 1))
        self._answers = record.last_number()
        snapshot = record.latest_snapshot()
        self._snapshot_at = snapshot.number if snapshot else 0
        self._chain.link = record.link

    def _close_if_cut_off(self, record: Record) -> None:
        """Write the end if the program stopped between the last answer and the closing line."""
        verdict, ended = record.verdict(), record.ended()
        result = verdict.result(self.game.sides) if verdict else self.match.result
        if ended is not None:
            self._decide(ended.result)
        elif result is not None:
            self._decide(result)
            self._write(self._end_line(result))

    def _begin(self) -> None:
        self.match.advance()
        entries, rolls = self._log.drain()
        self._write(self.header, Begun(rolls, noted(entries)))
        self._telling.tell(entries)


def _answered(before: Moment, entries: list[Entry], rolls: list[Roll]) -> Answered:
    return Answered(before.number, before.side, msgspec.to_builtins(before.option), rolls, noted(entries))


def _carried_out(match: Match[Any], side: Side, option: Option) -> Refusal | None:
    """Give an answer of a plan again; a refusal if it does not stay a plan. The match has no dice to roll."""
    assert match.log is not None
    rule = match.step.rule
    try:
        match.answer(side, option)
    except DiceMismatch:
        return Refusal(rule, "not-now")
    barred = match.is_over or is_barrier(side, match.log.entries, [], match)
    return Refusal(rule, "not-now") if barred else None


def new_secret() -> bytes:
    """A secret for the dice of one match."""
    return secrets.token_bytes(32)


def new_nonce() -> str:
    """What a seat adds to the dice when its player brings nothing of his own."""
    return secrets.token_hex(16)


def open_table(
    game: Game,
    switches: Switches,
    seats: Mapping[Side, str],
    journal: Journal,
    *,
    secret: bytes,
    match_id: str,
    nonces: Mapping[Side, str],
    pack: Pack | None = None,
) -> Table:
    """A new match at a new table; a pack of one's own travels in the header."""
    dice = CommittedDice(secret, match_id, nonces)
    data = pack or game.standard_pack()
    header = Header(
        format=FORMAT,
        honjin=__version__,
        game=game.id,
        game_version=game.version,
        match_id=match_id,
        switches=game.choose_switches(switches),
        pack_digest=data.digest,
        pack=None if pack is None else msgspec.json.decode(pack.to_json()),
        commitment=dice.commitment,
        nonces=dict(nonces),
        seats=dict(seats),
    )
    state, first = game.begin(setting_of(header, game))
    table = Table(header, Match(game, state, [first], dice), dice, journal)
    table._begin()
    return table


def reopen_table(record: Record, game: Game, journal: Journal, *, secret: bytes) -> Table:
    """The table of a match that was written down: at the same decision, with all that had been told.

    Play is taken up from the latest snapshot; the answers after it are given once more, so that the
    last of them can still be taken back.
    """
    dice = CommittedDice(secret, record.header.match_id, record.header.nonces)
    if dice.commitment != record.header.commitment:
        raise CorruptRecord("the secret of the dice does not belong to this record")
    dice.continue_from(record.all_rolls())
    table = _taken_up(record, game, dice, journal)
    table._close_if_cut_off(record)
    return table


def _taken_up(record: Record, game: Game, dice: CommittedDice, journal: Journal) -> Table:
    match, earlier, later = latest_position(record, game, RecordedDice())
    table = Table(record.header, match, dice, journal)
    table._take_up(record, earlier, later)
    return table
