"""One match at one terminal: the table, who sits there, the words, and what each player has seen."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from honjin.ai.player import seat_player
from honjin.cli.saves import HUMAN, Opened
from honjin.cli.terminal.board import Board
from honjin.cli.terminal.listing import in_order, things_of
from honjin.cli.terminal.numbers import numbering_of
from honjin.cli.terminal.orders import Reader
from honjin.cli.terminal.phrases import Phrase, phrase_of
from honjin.cli.terminal.speech import match_words, vocabulary
from honjin.cli.terminal.style import make_console
from honjin.core.decision import Decision, Option, Refusal, Side
from honjin.core.dice import ScriptedDice
from honjin.core.engine import Match
from honjin.core.errors import DiceMismatch, IllegalAnswer
from honjin.core.form import FillIn
from honjin.core.game import OddsTable
from honjin.core.mind import Mind
from honjin.core.replay import entries_before, setting_of
from honjin.core.scene import Note
from honjin.core.textboard import Thing
from honjin.locale.text import Words
from honjin.umpire.drilling import Drilling
from honjin.umpire.lessons import as_taught, guided, undone, waits_for_learner


class Session:
    """What the screens and commands of a match work with."""

    def __init__(self, opened: Opened, language: str, console: Console | None = None) -> None:
        self.opened = opened
        self.table = opened.table
        self.game = opened.table.game
        self.setting: Any = setting_of(self.table.header, self.game)
        self.has_secrets = self.game.look.keeps_secrets(self.setting)
        self.console = console or make_console(self.game.sides)
        seats = self.table.header.seats
        self.humans = tuple(side for side in self.game.sides if seats.get(side, HUMAN) == HUMAN)
        self._minds = {side: self._mind(side, level) for side, level in seats.items() if level != HUMAN}
        self.seen_until = {side: self._seen_before_last_answer(side) for side in self.game.sides}
        self.have_answered = {answer.side for answer in opened.record.answers()} if opened.record else set()
        self.notices: list[Text] = []
        self.at_keyboard: Side | None = None
        self.drilling: Drilling | None = None
        """Pieces that do the same one after the other, until all have or something comes between."""
        self.speak(language)
        self._numbering = numbering_of(opened.record, self.game, self._in_order)
        if opened.record is None:
            facts = {"name": opened.path.stem, "start": self.table.header.commitment[:12]}
            self.notices.append(Text(self.words.text("t-new-match", facts), style="good"))
            self.notices.append(Text(self.words.text("t-new-here"), style="good"))

    def _mind(self, side: Side, level: str) -> Mind:
        return seat_player(level, self.game, self.setting, side, self.table.header.match_id)

    def speak(self, language: str) -> None:
        """Change to this language."""
        self.words: Words = match_words(language, self.game, self.setting, lesson=bool(self.table.header.lesson))
        self.board = Board(self.game, self.setting, self.words)
        self.vocabulary = vocabulary(self.words)
        self.__dict__.pop("_candidates", None)

    # Who decides

    def asked(self) -> tuple[Side, Decision]:
        """The next side that has to decide, and what."""
        machines_wait = waits_for_learner(self.table)
        for side in self.game.sides:
            decision = self.table.decision_of(side)
            if decision is not None and not (machines_wait and side in self._minds):
                return side, decision
        raise AssertionError("nobody is asked, yet the match is not over")

    def lesson_goes_on(self) -> bool:
        """Give the answer that a lesson gives by itself, for whichever side; False where there is none."""
        answer = guided(self.table)
        if answer is not None:
            self.answer(*answer)
        return answer is not None

    def answers_by_itself(self, side: Side) -> bool:
        """Give the answer that the side has settled; False where it must be asked."""
        option = self.table.settled.answer(side)
        if option is None:
            return False
        self.answer(side, option)
        return True

    def computer_answers(self, side: Side, decision: Decision) -> bool:
        """Let the computer answer if it sits there."""
        mind = self._minds.get(side)
        if mind is None:
            return False
        self.answer(side, decision.option(mind.choose(decision, lambda: self.table.view(side))))
        return True

    def dice_part(self, side: Side, options: Sequence[Option]) -> bool:
        """Whether dice would fall, or the other side decide, before the last of several orders is given."""
        trial = self.table.match.clone(ScriptedDice(()))
        for option in options[:-1]:
            try:
                trial.answer(side, option)
            except DiceMismatch:
                return True
            except IllegalAnswer:
                return False
        return False

    def judged(self, side: Side, wishes: Sequence[Option], *, in_turn: bool) -> list[Refusal | Note | None]:
        """Why not, or what to weigh, for each wish; those in turn are judged as if the ones before had been granted."""
        trial = self.table.match.clone(ScriptedDice(()))
        found: list[Refusal | Note | None] = []
        for wish in wishes:
            refusal = trial.why_not(side, wish)
            found.append(refusal or self._note(trial, side, wish))
            if in_turn and refusal is None:
                try:
                    trial.answer(side, wish)
                except DiceMismatch:
                    # Beyond dice nobody can say.
                    break
        return found

    def _note(self, match: Match[Any], side: Side, option: Option) -> Note | None:
        """What a player weighs beside an option, in a match that offers it."""
        decision = match.decision_of(side)
        if self.game.wits.notes is None or decision is None or option not in decision.options:
            return None
        notes = self.game.wits.notes(self.setting, self.game.view(match.state, side), decision)
        return notes[list(decision.options).index(option)]

    def in_full(self, side: Side, option: Option) -> tuple[Option, ...]:
        """The answers to give for an option: most often it alone."""
        note = self._note(self.table.match, side, option)
        return note.options if note and note.options else (option,)

    def odds(self, side: Side, wishes: Sequence[Option]) -> tuple[OddsTable, ...]:
        """Exact odds as the match stands, or as it would with these wishes granted, up to the first dice."""
        trial = self.table.match.clone(ScriptedDice(()))
        tables = self._odds_in(trial, side)
        for wish in wishes:
            try:
                trial.answer(side, wish)
            except DiceMismatch:
                break
            tables = self._odds_in(trial, side) or tables
        return tables

    def _odds_in(self, match: Match[Any], side: Side) -> tuple[OddsTable, ...]:
        decision = match.decision_of(side)
        if self.game.wits.odds is None or decision is None:
            return ()
        return self.game.wits.odds(self.setting, self.game.view(match.state, side), decision)

    def odds_on_paper(self, side: Side, filled: FillIn) -> tuple[OddsTable, ...]:
        """Exact odds of a form filled in like this."""
        decision = self.table.decision_of(side)
        if self.game.wits.odds is None or decision is None:
            return ()
        asked = msgspec.structs.replace(decision, options=(filled,))
        return self.game.wits.odds(self.setting, self.table.view(side), asked)

    def answer(self, side: Side, option: Option) -> None:
        """Hand an answer to the table; an interruption waits until it is written."""
        with _uninterrupted():
            self.table.answer(side, as_taught(self.table, side, option))
        self.have_answered.add(side)

    def uninterrupted(self, act: Callable[[], None]) -> None:
        """Do something at the table; an interruption waits until it is written."""
        with _uninterrupted():
            act()

    def undo(self, side: Side) -> bool:
        """Take back the side's last answer, if it may be taken back."""
        with _uninterrupted():
            return undone(self.table, side)

    def consents(self, side: Side) -> Side:
        """Who has to agree if this side takes back more than it can alone."""
        return next(other for other in self.game.sides if other != side)

    def take_back(self, side: Side) -> None:
        """Go back to before the side's latest answer that it cannot take back alone; the other side has agreed."""
        with _uninterrupted():
            self.table.take_back(side, self.consents(side))
        self.drilling = None
        # What was withdrawn is not news any more; the trace of it, which everybody is told last, is.
        for one in self.game.sides:
            self.seen_until[one] = min(self.seen_until[one], self.table.told_count(one) - 1)
        self.has_decided(side)

    def resign(self, side: Side) -> None:
        """Give up for a side."""
        with _uninterrupted():
            self.table.resign(side)

    def claim(self, side: Side) -> None:
        """Have the match, because the other side has long been silent."""
        with _uninterrupted():
            self.table.claim(side)

    # What is said

    def option_text(self, option: Option) -> str:
        """An option in words."""
        return self.words.of("option", option)

    def refusal_text(self, option: Option, refusal: Refusal) -> str:
        """Why an option is none, with its rule."""
        facts = {
            "what": self.option_text(option),
            "why": self.words.text(f"why-{refusal.why}", refusal.facts),
            "rule": self.words.rule(refusal.rule),
        }
        return self.words.text("t-refused", facts) if refusal.rule else self.words.text("t-refused-plain", facts)

    def reader(self, decision: Decision) -> Reader:
        """What reads typed lines for this decision."""
        phrases = [self._phrase(option) for option in decision.options]
        return Reader(phrases, lambda: self._candidates, self.vocabulary, self.numbers(decision))

    def numbers(self, decision: Decision) -> Mapping[Option, int]:
        """The numbers of the options, as they are shown."""
        return self._numbering.of(self.table.match, decision)

    def _in_order(self, view: Any, options: Sequence[Option]) -> list[Option]:
        return in_order(self.game, self.board, view, options)

    def last_number(self, decision: Decision) -> int:
        """The highest number there is."""
        return max(self.numbers(decision).values())

    @cached_property
    def _candidates(self) -> list[Phrase]:
        return [self._phrase(option) for option in self.game.candidates(self.setting)]

    @cached_property
    def things(self) -> list[Thing]:
        """Everything that options can be about, in the order the game names it."""
        named = (thing for option in self.game.candidates(self.setting) for thing in things_of(self.game, option))
        return list(dict.fromkeys(named))

    @property
    def names(self) -> list[str]:
        """The names of all those things, in small letters."""
        return list(dict.fromkeys(self.words.name(*thing).lower() for thing in self.things))

    def _phrase(self, option: Option) -> Phrase:
        return phrase_of(option, self.option_text, self.vocabulary.skip)

    # What has been seen

    def _seen_before_last_answer(self, side: Side) -> int:
        """How much this side had been told when it last decided, in a match taken up again.

        The opening of a lesson is no news: its first pages tell what there is to know of it.
        """
        record = self.opened.record
        if record is None and self.table.header.lesson:
            return self.table.told_count(side)
        numbers = [answer.number for answer in record.answers() if answer.side == side] if record else []
        if record is None or not numbers:
            return 0
        entries = entries_before(record, self.game, numbers[-1])
        return sum(entry.seen[side] is not None for entry in entries)

    def has_decided(self, side: Side) -> None:
        """From here on everything is news to this side."""
        self.seen_until[side] = len(self.table.told(side))


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Hold Ctrl-C back: an answer is written and played, or neither."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
