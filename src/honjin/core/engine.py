"""The one driver loop: runs procedures until somebody must decide, and takes the answer."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec

from honjin.core.decision import Decision, Facts, Option, Refusal, Side
from honjin.core.dice import OPEN, Dice
from honjin.core.errors import DeadEnd, IllegalAnswer
from honjin.core.event import AnswerSealed, ChoiceForced, Event, Log, Roll, Viewer
from honjin.core.form import Form, refuse_filled
from honjin.core.game import Game
from honjin.core.procedure import Procedure, Step
from honjin.core.state import Result, State

S = TypeVar("S", bound=State)


_NOWHERE = Step("", lambda: None)
"""The step of a match that has not begun or is over."""


class Match(Generic[S]):
    """One game in progress: state, open procedures, dice, and the decisions that wait for an answer."""

    __slots__ = ("dice", "game", "log", "open", "sealed", "stack", "state", "step")

    def __init__(self, game: Game, state: S, stack: list[Procedure], dice: Dice, log: Log | None = None) -> None:
        self.game = game
        self.state = state
        self.stack = stack
        self.dice = dice
        self.log = log
        self.open: tuple[Decision, ...] = ()
        self.sealed: dict[Side, Option] = {}
        self.step = _NOWHERE

    # What procedures call

    def emit(self, event: Event, rule: str = "") -> None:
        """Make a fact of it: note it if somebody listens, and write it into the state.

        The rule is that of the step, unless a sentence elsewhere in the book is the better witness.
        """
        if self.log is not None:
            self.log.note(rule or self.step.rule, event, self.state)
        event.apply(self.state)

    def report(self, outcome: str) -> None:
        """Tell the procedure below how the running one came out."""
        self.stack[-2].told = outcome

    def abandon(self, kind: str) -> None:
        """Leave out what is left of the innermost open procedure of this kind, and of all that runs inside it.

        By its name, as records have it: what is inside is imported by what is outside, so it cannot know the class.
        """
        for frame in reversed(self.stack):
            frame.finish()
            if type(frame).__name__ == kind:
                return
        raise LookupError(f"no {kind} is open")

    def roll(self, purpose: str, sides: int = 6, stream: str = OPEN) -> int:
        """One die."""
        value = self.dice.roll(purpose, sides, stream)
        if self.log is not None:
            self.log.rolls.append(Roll(stream, self.dice.number(stream), purpose, sides, value))
        return value

    # What players call

    @property
    def result(self) -> Result | None:
        """The result once the match is over."""
        return self.state.result

    @property
    def is_over(self) -> bool:
        """Nothing is left to play."""
        return not self.stack

    def decision_of(self, side: Side) -> Decision | None:
        """The question this side has to answer now, if any."""
        for decision in self.open:
            if decision.side == side and side not in self.sealed:
                return decision
        return None

    def answer(self, side: Side, option: Option) -> None:
        """The gate for everything from outside: takes an offered option, refuses the rest with its reason."""
        decision = self.decision_of(side)
        if decision is None:
            raise IllegalAnswer(self._why_not_asked(side))
        which = self.open.index(decision)
        if decision.form is not None:
            refusal = self._why_not_filled_in(decision.form, option)
            if refusal is not None:
                raise IllegalAnswer(refusal)
            self.choose(option, which)
            return
        try:
            index = decision.options.index(option)
        except ValueError:
            raise IllegalAnswer(self._why_not_offered(side, option)) from None
        self.choose(index, which)

    def choose(self, choice: int | Option, which: int = 0) -> None:
        """Take an option by its position, or a filled-in form: the way of players that are given the list anyway."""
        decision = self.open[which]
        option = decision.option(choice)
        if len(self.open) == 1:
            self.open = ()
            self._take(option)
        else:
            if decision.side in self.sealed:
                raise IllegalAnswer(Refusal(self.step.rule, "sealed-already"))
            self._seal(decision, option)
            if len(self.sealed) < len(self.open):
                return
            self._unseal()
        self.advance()

    def why_not(self, side: Side, option: Option) -> Refusal | None:
        """Why this side may not do this now; None when it may."""
        decision = self.decision_of(side)
        if decision is None:
            return self._why_not_asked(side)
        if decision.form is not None:
            return self._why_not_filled_in(decision.form, option)
        return None if option in decision.options else self._why_not_offered(side, option)

    def _why_not_asked(self, side: Side) -> Refusal:
        if self.is_over:
            return Refusal("", "match-is-over")
        if side in self.sealed:
            return Refusal(self.step.rule, "sealed-already")
        asked = next(decision.side for decision in self.open if decision.hushed or decision.side not in self.sealed)
        # The section of the procedure, not of its step: a step tells how far the other side's plan has come.
        return Refusal(self.known_to(side)[-1].steps[0].rule, "not-your-decision", {"side": asked})

    def _why_not_offered(self, side: Side, option: Option) -> Refusal:
        frame = self.stack[-1]
        asking = frame.steps[frame.at]
        refusal = asking.refuse(frame, self, side, option) if asking.refuse else None
        return refusal or Refusal(asking.rule, "not-now")

    def _why_not_filled_in(self, form: Form, option: Option) -> Refusal | None:
        refusal = refuse_filled(form, option)
        if refusal is None or refusal.rule:
            return refusal
        return msgspec.structs.replace(refusal, rule=self.step.rule)

    def view(self, viewer: Viewer) -> Any:
        """What this viewer may know."""
        return self.game.view(self.state, viewer)

    def known_to(self, viewer: Viewer) -> list[Procedure]:
        """The open procedures as this viewer may know them, outermost first; nothing within a secret one."""
        known: list[Procedure] = []
        for frame in self.stack:
            seen = frame.seen_by(viewer)
            if seen is None:
                break
            known.append(seen)
        return known

    def crumbs(self, viewer: Viewer) -> list[tuple[str, Facts]]:
        """The breadcrumb of this viewer, outermost first."""
        return [frame.crumb() for frame in self.known_to(viewer)]

    # Running, copying, saving

    def advance(self) -> None:
        """Run until somebody must decide or the match is over."""
        stack = self.stack
        while stack:
            frame = stack[-1]
            steps = frame.steps
            end = len(steps)
            # Most steps are followed by the next one of the same procedure.
            while (at := frame.at) < end:
                step = self.step = steps[at]
                frame.at = at + 1
                run = step.run
                outcome = run(frame, self)
                if outcome is None:
                    continue
                if type(outcome) is Decision:
                    frame.at = at
                    outcome.rule = step.rule
                    if len(outcome.options) > 1 or self._pauses_for(outcome):
                        self.open = (outcome,)
                        return
                elif isinstance(outcome, Procedure):
                    stack.append(outcome)
                else:
                    frame.at = at
                    if self._pauses_for_several(outcome):
                        return
                if stack[-1] is not frame:
                    break
            else:
                stack.pop()

    def _pauses_for(self, decision: Decision) -> bool:
        """Whether a decision with one answer or none really has to be asked; a single answer resolves itself."""
        if decision.form is not None:
            return True
        if not decision.options:
            raise DeadEnd(f"{decision.ask} leaves {decision.side} nothing to choose")
        if decision.commits:
            return True
        self._tell_forced(decision)
        self._take(decision.options[0])
        return False

    def _pauses_for_several(self, decisions: tuple[Decision, ...]) -> bool:
        self.open = decisions
        for decision in decisions:
            decision.rule = self.step.rule
            if decision.form is not None:
                continue
            if not decision.options:
                raise DeadEnd(f"{decision.ask} leaves {decision.side} nothing to choose")
            if len(decision.options) == 1 and not decision.commits and decision.side not in self.sealed:
                self._tell_forced(decision)
                self._seal(decision, decision.options[0])
        if len(self.sealed) < len(decisions):
            return True
        self._unseal()
        return False

    def _tell_forced(self, decision: Decision) -> None:
        if self.log is not None:
            option = msgspec.to_builtins(decision.options[0])
            event = ChoiceForced(decision.side, decision.ask, option, decision.private or len(self.open) > 1)
            self.log.note(decision.rule, event, self.state)

    def _take(self, answer: Any) -> None:
        """Hand the answer to the step that asked, which is the last that ran."""
        frame = self.stack[-1]
        frame.at += 1
        react = self.step.react
        outcome = react(frame, self, answer)
        if outcome is not None:
            self.stack.append(outcome)

    def _seal(self, decision: Decision, option: Option) -> None:
        self.sealed = {**self.sealed, decision.side: option}
        if self.log is not None:
            self.log.note(self.step.rule, AnswerSealed(decision.side, decision.hushed), self.state)

    def _unseal(self) -> None:
        answers = {decision.side: self.sealed[decision.side] for decision in self.open}
        self.sealed, self.open = {}, ()
        self._take(answers)

    def clone(self, dice: Dice) -> Match[S]:
        """An independent copy that rolls other dice: thinking must never touch the real ones."""
        new: Match[S] = Match.__new__(Match)
        new.game = self.game
        new.state = self.state.clone()
        new.stack = [frame.__copy__() for frame in self.stack]
        new.dice = dice
        new.log = None
        new.open = self.open
        new.sealed = self.sealed
        new.step = self.step
        return new

    def snapshot(self) -> dict[str, Any]:
        """State, open procedures and sealed answers as plain data."""
        return {
            "state": self.state.encode(),
            "stack": [frame.encode() for frame in self.stack],
            "sealed": {side: msgspec.to_builtins(option) for side, option in self.sealed.items()},
        }


def start(game: Game, setting: Any, dice: Dice, log: Log | None = None) -> Match[Any]:
    """A new match, run up to its first decision."""
    state, first = game.begin(setting)
    match = Match(game, state, [first], dice, log)
    match.advance()
    return match


def restore(game: Game, setting: Any, snapshot: dict[str, Any], dice: Dice) -> Match[Any]:
    """The match a snapshot was taken of; its open decisions are found again by the rules."""
    state = game.decode_state(snapshot["state"], setting)
    stack = [Procedure.decode(frame, game.procedures) for frame in snapshot["stack"]]
    match = Match(game, state, stack, dice)
    match.sealed = {side: game.option_from(option) for side, option in snapshot["sealed"].items()}
    match.advance()
    return match
