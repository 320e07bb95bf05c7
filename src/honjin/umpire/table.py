"""The table: one match, its record, and what each viewer has been told."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from honjin import __version__
from honjin.core.decision import Decision, Option, Refusal, Side
from honjin.core.dice import CommittedDice, RecordedDice
from honjin.core.engine import Match
from honjin.core.errors import CorruptRecord, IllegalAnswer
from honjin.core.event import UMPIRE, Entry, Event, Log, Viewer
from honjin.core.game import Game, Pack, Switches
from honjin.core.history import History, Moment
from honjin.core.record import (
    FORMAT,
    Answered,
    Begun,
    Chain,
    Ended,
    Header,
    Line,
    Record,
    Resigned,
    Snapshot,
    Undone,
    noted,
)
from honjin.core.replay import entries_before, latest_position, setting_of
from honjin.core.state import Result

SNAPSHOT_EVERY = 50
"""Answers between two snapshots, at least; they are taken where nothing can be taken back any more."""


class Told(msgspec.Struct, frozen=True):
    """An event as a viewer got it: numbered in the viewer's own count, so that gaps betray nothing."""

    number: int
    rule: str
    event: Event


class Table:
    """Where a match is played. Every accepted answer is in the journal before anybody hears of it."""

    def __init__(self, header: Header, match: Match[Any], dice: CommittedDice, journal: Callable[[str], None]) -> None:
        self.header = header
        self.match = match
        self.game = match.game
        self.result: Result | None = None
        self._dice = dice
        self._journal = journal
        self._chain = Chain()
        self._log = Log(self.game.sides)
        self._told: dict[Viewer, list[Told]] = {viewer: [] for viewer in (*self._log.viewers, UMPIRE)}
        self._answers = 0
        self._snapshot_at = 0
        self._history = History()
        match.log = self._log

    # What a seat may ask

    @property
    def is_over(self) -> bool:
        """The match is decided."""
        return self.result is not None

    def decision_of(self, side: Side) -> Decision | None:
        """What this side has to decide now, if anything."""
        return None if self.is_over else self.match.decision_of(side)

    def view(self, viewer: Viewer) -> Any:
        """What this viewer may know."""
        return self.match.view(viewer)

    def told(self, viewer: Viewer, since: int = 0) -> list[Told]:
        """What this viewer has been told after the first `since` things."""
        return self._told[viewer][since:]

    def why_not(self, side: Side, option: Option) -> Refusal | None:
        """Why this side may not do this now; None when it may."""
        return Refusal("", "match-is-over") if self.is_over else self.match.why_not(side, option)

    # What a seat may do

    def answer(self, side: Side, option: Option) -> None:
        """Take an answer: refused with its reason, or played, written down and told."""
        refusal = self.why_not(side, option)
        if refusal is not None:
            raise IllegalAnswer(refusal)
        told = {viewer: len(list_) for viewer, list_ in self._told.items()}
        before = Moment(side, self._answers + 1, self.match.clone(self._dice), told)
        dice = self._dice.position()
        try:
            self.match.answer(side, option)
            entries, rolls = self._log.drain()
            self._write(Answered(before.number, side, msgspec.to_builtins(option), rolls, noted(entries)))
        except BaseException:
            self._return_to(before)
            self._dice.rewind(dice)
            raise
        self._answers = before.number
        self._tell(entries)
        self._history.keep(before, entries, rolls, self.match)
        if self.match.is_over:
            assert self.match.result is not None
            self._end(self.match.result)
        elif self._history.is_empty and self._answers >= self._snapshot_at + SNAPSHOT_EVERY:
            self._snapshot_at = self._answers
            self._write(Snapshot(self._answers, self.match.snapshot()))

    def may_undo(self, side: Side) -> bool:
        """A side may take back its own answers until dice, a revelation or the other side intervene."""
        return self._history.latest(side) is not None and not self.is_over

    def undo(self, side: Side) -> bool:
        """Take back the side's last answer, if it may be taken back."""
        moment = self._history.latest(side)
        if moment is None or self.is_over:
            return False
        self._write(Undone(moment.number, side))
        self._history.forget_latest()
        self._return_to(moment)
        return True

    def resign(self, side: Side) -> None:
        """Give up."""
        if self.is_over:
            return
        self._write(Resigned(side))
        self._end(self._won_against(side))

    # Inside

    def _won_against(self, quitter: Side) -> Result:
        return Result(next(side for side in self.game.sides if side != quitter), "resigned")

    def _return_to(self, moment: Moment) -> None:
        self.match = moment.match
        self.match.log = self._log
        self._log.drain()
        for viewer, length in moment.told.items():
            del self._told[viewer][length:]

    def _write(self, line: Line) -> None:
        link = self._chain.link
        try:
            self._journal(self._chain.write(line))
        except BaseException:
            self._chain.link = link
            raise

    def _tell(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            for viewer, list_ in self._told.items():
                event = entry.event if viewer == UMPIRE else entry.seen[viewer]
                if event is not None:
                    list_.append(Told(len(list_) + 1, entry.rule, event))

    def _end(self, result: Result) -> None:
        self.result = result
        self._history.close()
        self._write(Ended(result, self._dice.secret.hex()))

    def _take_up(self, record: Record, later: list[Answered], recorded: RecordedDice) -> None:
        """Tell everything again and give the later answers once more, without writing them a second time."""
        first_later = later[0].number if later else None
        self._tell(entries_before(record, self.game, first_later))
        journal, self._journal = self._journal, lambda _: None
        for answer in later:
            self._answers = answer.number - 1
            recorded.load(answer.rolls)
            self.answer(answer.side, self.game.option_from(answer.option))
        self._journal = journal
        self._answers = self._snapshot_at = record.last_number()
        self._chain.link = record.link
        self.match.dice = self._dice
        ended, quitter = record.ended(), record.resigned()
        if ended is not None:
            self.result = ended.result
        elif quitter is not None:
            self._end(self._won_against(quitter))
        elif self.match.result is not None:
            self._end(self.match.result)

    def _begin(self) -> None:
        self._write(self.header)
        self.match.advance()
        entries, rolls = self._log.drain()
        self._write(Begun(rolls, noted(entries)))
        self._tell(entries)


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
    journal: Callable[[str], None],
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


def reopen_table(record: Record, game: Game, journal: Callable[[str], None], *, secret: bytes) -> Table:
    """The table of a match that was written down: at the same decision, with all that had been told.

    Play is taken up from the latest snapshot; the answers after it are given once more, so that the
    last of them can still be taken back.
    """
    dice = CommittedDice(secret, record.header.match_id, record.header.nonces)
    if dice.commitment != record.header.commitment:
        raise CorruptRecord("the secret of the dice does not belong to this record")
    dice.continue_from(record.all_rolls())
    recorded = RecordedDice()
    match, later = latest_position(record, game, recorded)
    table = Table(record.header, match, dice, journal)
    table._take_up(record, later, recorded)
    return table
