"""The table: one match, its record, and what each viewer has been told."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from typing import Any, TypeAlias

import msgspec

from honjin.core.decision import Decision, Facts, Option, Refusal, Side
from honjin.core.dice import CommittedDice
from honjin.core.engine import Match
from honjin.core.errors import CorruptRecord, IllegalAnswer
from honjin.core.event import Event, Viewer
from honjin.core.form import Draft, FillIn, Form, Repeats, Slips
from honjin.core.game import Game, Pack, Switches
from honjin.core.lapse import By
from honjin.core.progress import Given, Progress
from honjin.core.record import (
    Agreed,
    Answered,
    Begun,
    Chain,
    Claimed,
    Closing,
    Ended,
    Header,
    Line,
    Record,
    Renewed,
    Resigned,
    Ruled,
    Signed,
    Snapshot,
    TakenBack,
    Undone,
    agreed_text,
    header_link,
    listen,
    noted,
    read_line,
)
from honjin.core.renewal import renewed
from honjin.core.replay import setting_of
from honjin.core.resume import resumed
from honjin.core.state import Result
from honjin.core.telling import Told
from honjin.umpire.agreement import agreed_header, new_nonce, new_secret
from honjin.umpire.archive import Archive
from honjin.umpire.drafts import UNREADABLE, Drafts, Rows, Sheet, last_orders, read_rows, slip_from, that_stand
from honjin.umpire.lesson_sheets import laid_out
from honjin.umpire.plans import Planned, given_again
from honjin.umpire.settled import StandingAnswers
from honjin.umpire.standing import StandingOrders, written_out

__all__ = ["Planned", "Table", "Told", "new_nonce", "new_secret", "open_table", "reopen_table"]

SNAPSHOT_EVERY = 50
"""Answers between two snapshots, at least; they are taken where nothing can be taken back any more."""

Journal = Callable[[str], None]
"""Keeps what it is given before it returns, all of it or nothing: one line of the record, or several that belong
together with line breaks between them, and none at the end."""


Sign = Callable[[str, str], Signed]
"""Vouches for a record that is over, by the name of the match and its last link (`core/signature.py`)."""


Part: TypeAlias = tuple[tuple[str, Facts], ...]
PART = 2
"""How many of the open procedures name a part of a match: the match itself, and the turn."""


class Table:
    """Where a match is played. Every accepted answer is in the journal before anybody hears of it."""

    def __init__(
        self, header: Header, progress: Progress, dice: CommittedDice, journal: Journal, signer: Sign | None = None
    ) -> None:
        self.header = header
        self.game = progress.game
        self.epoch = secrets.token_hex(8)
        """A new mark at every opening: counts of `retracted` and `told` from another epoch mean nothing here."""
        self._progress = progress
        self._dice = dice
        self._journal = journal
        self._signer = signer
        self._chain = Chain(format=header.format)
        self._lines = Archive()
        self._acts = dict.fromkeys(self.game.sides, 0)
        self._withdrawals = 0
        self._drafts = Drafts()
        self._standing = StandingOrders()
        self.settled = StandingAnswers(self)
        """What the sides need not be asked."""
        self._second_thoughts: Side | None = None
        self._snapshot_at = 0
        progress.match.dice = dice

    # What a seat may ask

    @property
    def match(self) -> Match[Any]:
        """The match as it stands."""
        return self._progress.match

    @property
    def result(self) -> Result | None:
        """How the match ended, by the rules or by the players themselves."""
        return self._progress.result

    @property
    def is_over(self) -> bool:
        """The match is decided."""
        return self._progress.result is not None

    @property
    def lines(self) -> int:
        """How many lines the record has, the header included."""
        return len(self._lines)

    def written_since(self, lines: int) -> list[Line]:
        """The lines of the record after the first so many."""
        return self._lines.since(lines)

    def answers(self) -> list[Answered]:
        """The answers in force: those taken back are left out."""
        return self._record().answers()

    def decision_of(self, side: Side) -> Decision | None:
        """What this side has to decide now, if anything."""
        return None if self.is_over else self.match.decision_of(side)

    def stamp(self, side: Side) -> str:
        """A mark of this side's open decision, to tell an answer to it from one that comes too late.

        It changes with all that the side does and is told. It is counted from the record, so that every process
        finds the same, and only in what the side knows: the secret answers of another side leave it as it is.
        """
        return f"{self.question(side)}.{self._progress.telling.count(side)}"

    def question(self, side: Side) -> str:
        """A mark of this side's open question: the same until it has answered, whatever it is told meanwhile."""
        return f"{self._acts[side]}.{self._withdrawals}"

    def view(self, viewer: Viewer) -> Any:
        """What this viewer may know."""
        return self.match.view(viewer)

    def told(self, viewer: Viewer, since: int = 0) -> list[Told]:
        """What this viewer has been told after the first `since` things."""
        return self._progress.telling.of(viewer, since)

    def told_count(self, viewer: Viewer) -> int:
        """How many things this viewer has been told."""
        return self._progress.telling.count(viewer)

    def latest_told(self, viewer: Viewer, kind: type[Event] | tuple[type[Event], ...]) -> int:
        """The number of the latest event of this kind among the things told; 0 if there is none."""
        return self._progress.telling.latest(viewer, kind)

    def retracted(self, viewer: Viewer) -> int:
        """How often something this viewer had been told was withdrawn since the table was opened."""
        return self._progress.telling.retracted(viewer)

    def kept(self, viewer: Viewer, retracted: int) -> int:
        """How many of the things told still hold for a viewer who last looked after so many withdrawals."""
        return self._progress.telling.kept(viewer, retracted)

    def link(self, viewer: Viewer) -> str:
        """A fingerprint of all that this viewer has been told, for him to keep: `verify` can look for it later."""
        return self._progress.telling.link(viewer)

    def why_not(self, side: Side, option: Option) -> Refusal | None:
        """Why this side may not do this now; None when it may."""
        return Refusal("", "match-is-over") if self.is_over else self.match.why_not(side, option)

    def plan(self, side: Side) -> list[Planned]:
        """The side's latest answers that it can still take back alone, in order."""
        moments = self._progress.history.plan(side)
        return [Planned(number, one.option, one.ask) for number, one in enumerate(moments, 1)]

    def may_undo(self, side: Side) -> bool:
        """A side may take back its own answers until dice, a revelation or the other side intervene."""
        return self._progress.history.latest(side) is not None and not self.is_over

    def may_take_back(self, side: Side) -> bool:
        """Whether there is an answer that this side could take back if another side agreed."""
        return not self.is_over and self._progress.history.standing(side) is not None

    def has_second_thoughts(self, side: Side) -> bool:
        """Whether this side has just gone back to a question: it wants to be asked, whatever it has settled."""
        return side == self._second_thoughts

    def forget_second_thoughts(self) -> None:
        """It has settled the question now."""
        self._second_thoughts = None

    # What a seat writes before it answers

    def form_of(self, side: Side) -> Form | None:
        """The form that this side has to fill in now, if it has one."""
        decision = self.decision_of(side)
        return None if decision is None else decision.form

    def draft(self, side: Side) -> Slips:
        """What this side has written on its open form, all of which can stand; a sheet it took back is there again.

        On a sheet that nobody has touched it is the side's standing orders; in a lesson, what this has laid out.
        """
        form = self.form_of(side)
        if form is None:
            return ()
        rows = self._drafts.of(side, self.question(side))
        if rows is None and self.header.lesson:
            rows = laid_out(self.game, self.header.lesson, self.answers(), side)
        return written_out(form, self._standing.of(side, form)) if rows is None else that_stand(form, rows)

    def write(self, side: Side, rows: Rows) -> dict[int, Refusal]:
        """Write the whole draft of a side anew; what cannot stand is left out, and why is told by its position.

        Nobody else learns of it, and the record does not have it.
        """
        draft, refused = read_rows(self._open_form(side), rows)
        self._drafts.keep(side, self.question(side), draft.slips)
        return self._by_the_rule(refused)

    def take_up_draft(self, side: Side, question: str, rows: Rows) -> None:
        """Go on with a draft that was kept elsewhere, if it is for the question that is open now."""
        if question == self.question(side):
            self._drafts.keep(side, question, rows)

    def last_time(self, side: Side) -> Slips:
        """The last orders that this side wrote for each thing on such a form, as far as they can stand again."""
        form = self.form_of(side)
        if form is None:
            return ()
        kinds = {blank.slip.__name__ for blank in form.blanks(Draft())}
        if isinstance(form, Repeats):
            kinds |= {kind.__name__ for kind in form.recalls}
        return last_orders(form, self._drafts.recent(side, kinds))

    # What a seat wants on every sheet

    def standing(self, side: Side) -> Slips:
        """The standing orders of this side for forms like its open one, whether they can stand now or not."""
        form = self.form_of(side)
        return () if form is None else self._standing.of(side, form)

    def stand(self, side: Side, rows: Rows) -> dict[int, Refusal]:
        """Have these standing orders for forms like the open one, in place of those before; what is none is refused.

        What is written stays as it is. Nobody else learns of it, and the record does not have it.
        """
        form = self._open_form(side)
        slips = [slip_from(form, row) for row in rows]
        self._drafts.keep(side, self.question(side), self.draft(side))
        self._standing.keep(side, form, [slip for slip in slips if slip is not None])
        return self._by_the_rule({at: UNREADABLE for at, slip in enumerate(slips) if slip is None})

    def all_standing(self, side: Side) -> Rows:
        """The standing orders of a side for all forms, to be kept elsewhere."""
        return self._standing.all_of(side)

    def take_up_standing(self, side: Side, rows: Rows) -> None:
        """Go on with standing orders that were kept elsewhere."""
        self._standing.take_up(side, rows)

    def _open_form(self, side: Side) -> Form:
        form = self.form_of(side)
        if form is None:
            raise IllegalAnswer(self.why_not(side, FillIn()) or Refusal("", "not-now"))
        return form

    def _by_the_rule(self, refused: dict[int, Refusal]) -> dict[int, Refusal]:
        """Refusals that have no rule of their own have that of the step."""
        rule = self.match.step.rule
        return {at: one if one.rule else msgspec.structs.replace(one, rule=rule) for at, one in refused.items()}

    # What a seat may do

    def answer(self, side: Side, option: Option) -> None:
        """Take an answer: refused with its reason, or played, written down and told."""
        self._give(side, option)

    def lapse(self, side: Side, by: By = "clock") -> None:
        """Give the usual answer for a side that has sent none: the record and the log say by whom."""
        option = self._progress.usual(side)
        if option is None:
            raise IllegalAnswer(Refusal("", "match-is-over" if self.is_over else "not-now"))
        self._give(side, option, by)

    def _give(self, side: Side, option: Option, by: By | None = None) -> None:
        if self.is_over:
            raise IllegalAnswer(Refusal("", "match-is-over"))
        progress = self._progress
        before, dice = progress.moment(side, option), self._dice.position()
        try:
            given = progress.give(before, by)
            self._write(given.line(), *self._lines_after(given))
        except IllegalAnswer:
            raise
        except BaseException:
            progress.put_back(before)
            self._dice.rewind(dice)
            raise
        progress.keep(given)

    def part(self, side: Side) -> Part:
        """The part of the match that is played, such as the set-up or a turn: the outermost procedures."""
        return tuple(self.match.crumbs(side))[:PART]

    def part_before(self, side: Side) -> Part | None:
        """The part in which the side gave the answer that it may take back."""
        moment = self._progress.history.latest(side)
        return None if moment is None else tuple(moment.match.crumbs(side))[:PART]

    def undo(self, side: Side) -> bool:
        """Take back the side's last answer, if it may be taken back."""
        moment = self._progress.history.latest(side)
        if moment is None or self.is_over:
            return False
        self._write(Undone(moment.number, side))
        self._progress.undo_to(moment)
        return True

    def amend(self, side: Side, number: int) -> None:
        """Drop one answer of the side's plan and give the later ones again, all of them or none.

        Refused where a later answer is no longer legal, and where it would now bring dice, a revelation or the
        other side's turn: a plan is amended, never carried out by the way.

        The undo and the answers go to the journal as one text. Should a crash leave only its first lines, they are
        a sound record still: the side has gone back and given some of its answers again.
        """
        progress = self._progress
        plan = progress.history.plan(side)
        if self.is_over or not 1 <= number <= len(plan):
            raise IllegalAnswer(Refusal("", "match-is-over" if self.is_over else "not-now"))
        dropped, later = plan[number - 1], plan[number:]
        match, again = given_again(dropped.match, side, [moment.option for moment in later], progress.answers)
        self._write(Undone(dropped.number, side), *(given.line() for given in again))
        telling = progress.telling.copy()
        telling.cut(dropped.told)
        progress.history.forget_from(dropped.number)
        for given in again:
            given.before.told = telling.counts()
            telling.tell(given.entries)
            progress.history.keep(given.before, barred=False)
        progress.answers += len(again)
        progress.telling.become(telling)
        progress.sit(match, self._dice)

    def take_back(self, side: Side, agreed_by: Side) -> None:
        """Go back to before the side's latest answer that it cannot take back alone; another side has agreed.

        What followed from it is withdrawn, but for the dice: they stay fallen, and the next ones come after them.
        """
        number = self._progress.history.standing(side)
        if self.is_over or number is None or agreed_by == side or agreed_by not in self.game.sides:
            raise IllegalAnswer(Refusal("", "match-is-over" if self.is_over else "not-now"))
        line = TakenBack(number, side, agreed_by)
        earlier = self._as_before(line)
        self._write(line)
        self._progress.become(earlier)

    def resign(self, side: Side) -> None:
        """Give up."""
        self._close(Resigned(side))

    def agree_draw(self) -> None:
        """End the match without a winner, as all the sides wish."""
        self._close(Agreed())

    def may_claim(self, side: Side) -> bool:
        """Whether this side may have the match, because the others have long been silent."""
        return not self.is_over and self._progress.may_claim(side)

    def claim(self, side: Side) -> None:
        """Win it so."""
        if not self.may_claim(side):
            raise IllegalAnswer(Refusal("", "match-is-over" if self.is_over else "not-silent"))
        self._close(Claimed(side))

    # What a person may do who sits as umpire

    def rule(self, ruled: Ruled) -> None:
        """Write down what the umpire did, and tell those whom it concerns. It moves nothing."""
        if self.is_over:
            raise IllegalAnswer(Refusal("", "match-is-over"))
        self._write(ruled)
        self._progress.telling.tell_all(ruled.trace())

    # What another process has written

    def follow(self, lines: str | Sequence[str]) -> None:
        """Take over lines that another process appended to the record, right after those this table has.

        Raises CorruptRecord if they do not fit; the table is then somewhere between them and must be thrown away.
        """
        text = lines if isinstance(lines, str) else "\n".join(lines)
        pieces = [piece for piece in text.split("\n") if piece]
        progress = self._progress
        shown = progress.telling
        if len(pieces) > 1:
            # An amended plan comes as an undo and answers: whoever hears the same in the end must notice nothing.
            progress.telling = shown.copy()
        for piece in pieces:
            self._chain.link, line = read_line(self.lines + 1, piece, self._chain.link)
            self._follow(line)
            self._note(line)
        if progress.telling is not shown:
            shown.become(progress.telling)
            progress.telling = shown

    def succeed(self, former: Table) -> None:
        """Take the place of a table of the same match, which was thrown away and read anew.

        Whoever has been told the same as before notices nothing: that there was a race, or a disk that failed, tells
        that somebody acts.
        """
        self.epoch = former.epoch
        shown = former._progress.telling
        shown.become(self._progress.telling)
        self._progress.telling = shown

    def _follow(self, line: Line) -> None:
        self._progress.take(line, self._as_before)
        if isinstance(line, Answered):
            self._dice.continue_from(line.rolls)
        elif isinstance(line, Ended) and (line.result != self.result or line.secret != self._dice.secret.hex()):
            raise CorruptRecord("other-result")

    # Inside

    def _write(self, *lines: Line) -> None:
        link, written = self._chain.link, list(lines)
        try:
            texts = [self._chain.write(line) for line in lines]
            if self._signer is not None and isinstance(lines[-1], Ended):
                written.append(self._signer(self.header.match_id, self._chain.link))
                texts.append(self._chain.write(written[-1]))
            self._journal("\n".join(texts))
        except BaseException:
            self._chain.link = link
            raise
        for line in written:
            self._note(line)
            listen(self._progress.silence, line)

    def _note(self, line: Line) -> None:
        self._lines.add(line)
        if isinstance(line, Answered | Undone | TakenBack):
            self._second_thoughts = None if isinstance(line, Answered) else line.side
        if isinstance(line, Answered):
            self._acts[line.side] += 1
            if "slips" in line.option:
                self._drafts.sent(line.side, Sheet(line.number, line.option["slips"]))
        elif isinstance(line, Undone):
            self._acts[line.side] += 1
            self._drafts.keep(line.side, self.question(line.side), self._drafts.taken_back(line.back_to))
        elif isinstance(line, TakenBack | Renewed):
            self._withdrawals += 1
            if isinstance(line, TakenBack):
                self._drafts.taken_back(line.back_to)
        elif isinstance(line, Snapshot):
            self._snapshot_at = line.number

    def _lines_after(self, given: Given) -> list[Line]:
        """What goes into the record together with an answer."""
        if self.match.is_over:
            assert self.match.result is not None
            return [self._end_line(self.match.result)]
        number = given.before.number
        if given.barred and number >= self._snapshot_at + SNAPSHOT_EVERY:
            return [Snapshot(number, self.match.snapshot())]
        return []

    def _end_line(self, result: Result) -> Ended:
        return Ended(result, self._dice.secret.hex())

    def _close(self, verdict: Closing) -> None:
        if self.is_over:
            return
        result = verdict.result(self.game.sides)
        self._write(verdict, self._end_line(result))
        self._progress.decide(result)

    def _as_before(self, line: TakenBack) -> Progress:
        """The match as it will be after a take-back. It is found as a reopened one is: from the record."""
        return resumed(self._record(line), self.game)

    def _record(self, *more: Line) -> Record:
        """All that is written, and what is about to be."""
        return Record(self.header, [*islice(self._lines, 1, None), *more], self._progress.header_link)

    def _begin(self) -> None:
        """Run up to the first decision, and write down how it came to that."""
        progress = self._progress
        progress.match.advance()
        entries, rolls = progress.log.drain()
        self._write(self.header, Begun(rolls, noted(entries)))
        progress.telling.tell(entries)

    def _take_up(self, record: Record) -> None:
        """Go on after the lines of a record."""
        for line in (record.header, *record.lines):
            self._note(line)
        snapshots = record.snapshots()
        self._snapshot_at = snapshots[-1].number if snapshots else 0
        self._chain.link = record.link

    def _close_if_cut_off(self) -> None:
        """Write the end if the program stopped between the last answer and the closing line."""
        result = self.result or self.match.result
        if result is not None and not self._progress.ended:
            self._progress.decide(result)
            self._write(self._end_line(result))


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
    pack_name: str = "",
    clock: int = 0,
    lesson: str = "",
    signer: Sign | None = None,
) -> Table:
    """A new match at a new table; a pack of one's own travels in the header, as does the time for an answer."""
    header = agreed_header(
        game,
        switches,
        seats,
        secret=secret,
        match_id=match_id,
        nonces=nonces,
        pack=pack,
        pack_name=pack_name,
        clock=clock,
        lesson=lesson,
    )
    link = header_link(header)
    dice = CommittedDice(secret, agreed_text(header, link))
    state, first = game.begin(setting_of(header, game))
    table = Table(header, Progress(Match(game, state, [first], dice), link), dice, journal, signer)
    table._begin()
    return table


def reopen_table(record: Record, game: Game, journal: Journal, *, secret: bytes, signer: Sign | None = None) -> Table:
    """The table of a match that was written down: at the same decision, with all that had been told.

    An open match of older rules goes on under those of today, and everybody is told so.
    """
    dice = CommittedDice(secret, record.agreed)
    if dice.commitment != record.header.commitment:
        raise CorruptRecord("foreign-secret")
    dice.continue_from(record.all_rolls())
    is_open = not (record.ended() or record.verdict())
    renewal = None
    if is_open and record.game_version < game.version:
        progress, renewal = renewed(record, game)
    else:
        progress = resumed(record, game)
    table = Table(record.header, progress, dice, journal, signer)
    table._take_up(record)
    if renewal is not None:
        table._write(renewal)
    table._close_if_cut_off()
    return table
