"""Standing answers: what a side has settled about questions that come again and again. Told to nobody else (ADR 20).

The record does not have them: an answer given by one is an answer like any other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any
from weakref import proxy

import msgspec

from honjin.core.decision import Decision, Option, Refusal, Side
from honjin.core.errors import IllegalAnswer
from honjin.core.game import Game
from honjin.core.recurring import Recurring
from honjin.core.replay import setting_of

if TYPE_CHECKING:
    from honjin.umpire.table import Table


class StandingAnswer(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Answer this question with this kind of option: for one thing or for all, for a span of the match or for good."""

    ask: str
    do: str
    about: str = ""
    span: str = ""


class Settled(msgspec.Struct, frozen=True, array_like=True):
    """A standing answer, and with what its span began: the number of that event among the things told to its side."""

    answer: StandingAnswer
    since: int = 0


def offers(game: Game, decision: Decision, has_begun: Callable[[str], object]) -> list[StandingAnswer]:
    """What can be settled about a question: to decline it, for a while or for good; then what to do each time."""
    recurring = game.routine.questions.get(decision.ask)
    if recurring is None:
        return []
    spans = filter(has_begun, recurring.spans)
    found = [StandingAnswer(decision.ask, recurring.declines.__name__, span=span) for span in spans]
    for kind in (recurring.declines, *recurring.always):
        meant = [option for option in decision.options if recurring.is_meant(kind, option)]
        things = dict.fromkeys(_thing(game, recurring, decision, option) for option in meant) if recurring.about else ()
        lasts = recurring.for_good or kind is not recurring.declines
        found += [StandingAnswer(decision.ask, kind.__name__, about=thing) for thing in ("", *things) if lasts]
    return found


def _thing(game: Game, recurring: Recurring, decision: Decision, option: Option) -> str:
    piece = recurring.piece(decision, option)
    return f"{game.look.kinds.get(recurring.about, recurring.about)}-{piece}" if piece else ""


def answer_by(game: Game, decision: Decision, standing: Sequence[StandingAnswer]) -> Option | None:
    """The answer that these give, of which the latest counts; None if the player must be asked.

    What is wanted is done before anything is declined, and nothing is declined while something is on the list that
    he has said nothing about.
    """
    recurring = game.routine.questions.get(decision.ask)
    meant = [one for one in reversed(standing) if one.ask == decision.ask]
    if recurring is None or not meant or decision.private or decision.form is not None:
        return None
    declines = recurring.declines.__name__
    declining, is_waived = None, []
    for option in decision.options:
        if type(option) is recurring.declines:
            declining = option
            continue
        thing, kind = _thing(game, recurring, decision, option), type(option).__name__
        verdict = next((one.do for one in meant if one.about in ("", thing) and one.do in (kind, declines)), "")
        if verdict == kind:
            return option
        is_waived.append(verdict == declines)
    if not is_waived:
        is_waived = [any(one.do == declines and not one.about for one in meant)]
    return declining if all(is_waived) else None


class StandingAnswers:
    """Those of each side at one table, the latest last."""

    __slots__ = ("_kept", "_table")

    def __init__(self, table: Table) -> None:
        # Weak, for the table holds this: else both would stay in memory until the collector of cycles comes by.
        self._table: Table = proxy(table)
        self._kept: dict[Side, list[Settled]] = {}

    def of(self, side: Side) -> list[StandingAnswer]:
        """What a side has settled, as far as it still holds."""
        return [one.answer for one in self.rows(side) if one.since == self._began(side, one.answer.span)]

    def offers(self, side: Side) -> list[StandingAnswer]:
        """What a side can settle about its open question."""
        decision = self._table.decision_of(side)
        if decision is None:
            return []
        return offers(self._table.game, decision, lambda span: self._began(side, span))

    def settle(self, side: Side, answer: StandingAnswer) -> None:
        """From now on; what it covers altogether, and what is over, is kept no longer."""
        if answer not in self.offers(side):
            raise IllegalAnswer(Refusal("", "match-is-over" if self._table.is_over else "not-offered"))
        standing = self.of(side)
        kept = [one for one in self.rows(side) if one.answer in standing and not _covers(answer, one.answer)]
        self._kept[side] = [*kept, Settled(answer, self._began(side, answer.span))]
        self._table.forget_second_thoughts()

    def drop(self, side: Side, answer: StandingAnswer) -> None:
        """Be asked again."""
        self._kept[side] = [one for one in self.rows(side) if one.answer != answer]

    def answer(self, side: Side) -> Option | None:
        """What a side answers to its open question without being asked; None where it must be."""
        decision = self._table.decision_of(side)
        if decision is None or not self.rows(side) or self._table.has_second_thoughts(side):
            return None
        option = answer_by(self._table.game, decision, self.of(side))
        return None if option is None or self._may_end(decision, option) else self._with_judgement(decision, option)

    def _may_end(self, decision: Decision, option: Option) -> bool:
        """Whether the match can end by it, where others would let it go on: its player is asked then."""
        ends_of = self._table.game.wits.ends
        end = ends_of(self._setting, self._table.view(decision.side), decision) if ends_of else None
        return end is not None and type(option).__name__ in end.by

    def _with_judgement(self, decision: Decision, option: Option) -> Option:
        """What interfaces give in its place, where it promises to be done with judgement; the rest is asked anew."""
        notes_of = self._table.game.wits.notes
        if notes_of is None or not self._table.game.routine.questions[decision.ask].by_notes:
            return option
        notes = notes_of(self._setting, self._table.view(decision.side), decision)
        note = next((note for one, note in zip(decision.options, notes, strict=True) if one == option), None)
        return note.options[0] if note is not None and note.options else option

    @property
    def _setting(self) -> Any:
        return setting_of(self._table.header, self._table.game)

    def rows(self, side: Side) -> Sequence[Settled]:
        """All of a side, to be kept elsewhere."""
        return self._kept.get(side, [])

    def take_up(self, side: Side, rows: Iterable[Any]) -> None:
        """Go on with what was kept elsewhere."""
        self._kept[side] = [msgspec.convert(row, Settled) for row in rows]

    def _began(self, side: Side, span: str) -> int:
        """With which of the things told to a side the present span of this name began."""
        kind = self._table.game.routine.spans.get(span)
        return 0 if kind is None else self._table.latest_told(side, kind)


def _covers(new: StandingAnswer, old: StandingAnswer) -> bool:
    """Whether nothing is left of the old one: it says of the same question no more things, and for no longer."""
    return new.ask == old.ask and new.about in ("", old.about) and new.span in ("", old.span)
