"""Chapters 3, 4 and 6: the deal, the rounds, and how the duel ends."""

from __future__ import annotations

from honjin.core.decision import Decision, Facts, Option, Refusal, Side
from honjin.core.engine import Match
from honjin.core.procedure import Procedure, step
from honjin.testing.sample.events import (
    CardDealt,
    DuelDecided,
    FirstStrikeRolled,
    GuardTaken,
    RoundBegan,
    RoundEnded,
    StancesRevealed,
)
from honjin.testing.sample.ford import Ford
from honjin.testing.sample.model import ADVANCE, NORTH, SIDES, SOUTH, WITHDRAW, enemy_of
from honjin.testing.sample.options import TakeStance, WriteGuard
from honjin.testing.sample.rules.bout import Bout
from honjin.testing.sample.rules.guard import GuardForm, Preparation
from honjin.testing.sample.state import FordState

FordMatch = Match[FordState]

NORTH_STRIKES_FIRST_ON = (1, 2, 3)


def begin(ford: Ford) -> tuple[FordState, Duel]:
    """3  All cards in the decks."""
    return FordState(ford), Duel()


class Duel(Procedure):
    """The whole game."""

    @step("3")
    def deal(self, match: FordMatch) -> None:
        """Each side is dealt its hand."""
        for side in SIDES:
            for _ in range(match.state.ford.pack.hand):
                deal_card(match, side)

    @step("4")
    def play_rounds(self, match: FordMatch) -> Procedure | None:
        """Round after round, until the duel is decided or night falls."""
        state = match.state
        if state.result or state.round == state.ford.pack.rounds:
            return None
        match.emit(RoundBegan(state.round + 1))
        self.repeat()
        return Round(state.round)

    @step("6")
    def nightfall(self, match: FordMatch) -> None:
        """After the last round the side with fewer wounds wins; with equal wounds nobody does."""
        state = match.state
        if state.result:
            return
        north, south = state.champions[NORTH].wounds, state.champions[SOUTH].wounds
        if north == south:
            match.emit(DuelDecided(None, "nightfall"))
        else:
            match.emit(DuelDecided(NORTH if north < south else SOUTH, "wounds"))


class Round(Procedure):
    """One round: guards, stances, and a bout for each side that advanced."""

    round: int
    strikers: tuple[Side, ...] = ()

    def crumb(self) -> tuple[str, Facts]:
        return "Round", {"round": self.round}

    @step("4.1")
    def draw(self, match: FordMatch) -> None:
        """Each side draws a card while its deck lasts."""
        for side in SIDES:
            deal_card(match, side)

    @step("4.2")
    def north_takes_guard(self, match: FordMatch) -> Procedure | None:
        return None if match.state.ford.written_guard else Preparation(NORTH)

    @step("4.2")
    def south_takes_guard(self, match: FordMatch) -> Procedure | None:
        return None if match.state.ford.written_guard else Preparation(SOUTH)

    @step("4.2")
    def write_guards(self, match: FordMatch) -> tuple[Decision, ...] | None:
        """Both at once, on paper, and nobody is told who has handed his in."""
        state = match.state
        if not state.ford.written_guard:
            return None
        forms = {side: GuardForm(state.champions[side].hand, state.ford.pack.guard) for side in SIDES}
        return tuple(Decision(side, "guards", (), private=True, form=forms[side], hushed=True) for side in SIDES)

    @write_guards.answered
    def guards_written(self, match: FordMatch, answers: dict[Side, WriteGuard]) -> None:
        for side in SIDES:
            match.emit(GuardTaken(side, tuple(slip.card for slip in answers[side].slips)))

    @step("4.3")
    def choose_stances(self, match: FordMatch) -> tuple[Decision, ...]:
        """Both at once, sealed until both have chosen."""
        return tuple(stance_decision(match.state, side) for side in SIDES)

    @choose_stances.answered
    def stances_chosen(self, match: FordMatch, answers: dict[Side, TakeStance]) -> None:
        match.emit(StancesRevealed(answers[NORTH].stance, answers[SOUTH].stance))
        self.strikers = tuple(side for side in SIDES if answers[side].stance == ADVANCE)
        leaving = [side for side in SIDES if answers[side].stance == WITHDRAW]
        if leaving:
            winner = enemy_of(leaving[0]) if len(leaving) == 1 else None
            match.emit(DuelDecided(winner, "withdrawal"), rule="6")
            self.finish()

    @choose_stances.refused
    def why_not_this_stance(self, match: FordMatch, side: Side, option: Option) -> Refusal | None:
        return refuse_stance(match.state, side, option)

    @step("4.4")
    def roll_for_first_strike(self, match: FordMatch) -> None:
        """Only if both advance: a die decides."""
        if len(self.strikers) == 2:
            die = match.roll("first-strike")
            first = NORTH if die in NORTH_STRIKES_FIRST_ON else SOUTH
            self.strikers = (first, enemy_of(first))
            match.emit(FirstStrikeRolled(first, die))

    @step("5")
    def fight(self, match: FordMatch) -> Procedure | None:
        """A bout for each side that advanced."""
        if self.strikers:
            striker, self.strikers = self.strikers[0], self.strikers[1:]
            self.repeat()
            return Bout(striker)
        return None

    @step("4")
    def end(self, match: FordMatch) -> None:
        """A guard lasts one round, whatever was made of it."""
        # Sorted: the order in which the cards were readied is nobody else's business.
        left = {side: tuple(sorted(match.state.champions[side].guard)) for side in (NORTH, SOUTH)}
        match.emit(RoundEnded(left[NORTH], left[SOUTH]))


def deal_card(match: FordMatch, side: Side) -> None:
    """A die of the side's own stream picks the card: nobody else's dice are moved, and nobody sees it."""
    deck = match.state.champions[side].deck
    if deck:
        die = match.roll("deal", len(deck), stream=side)
        match.emit(CardDealt(side, deck[die - 1]))


def stance_decision(state: FordState, side: Side) -> Decision:
    """4.3  Every stance that draws no refusal."""
    options = [option for option in state.ford.stances if refuse_stance(state, side, option) is None]
    return Decision(side, "stance", options, private=True)


def refuse_stance(state: FordState, side: Side, option: Option) -> Refusal | None:
    """4.3  To advance takes a card to strike with, to withdraw a wound to excuse it."""
    if not isinstance(option, TakeStance):
        return Refusal("4.3", "not-a-stance")
    if option.stance == ADVANCE and not state.champions[side].guard:
        return Refusal("4.3", "no-guard")
    if option.stance == WITHDRAW and not state.champions[side].wounds:
        return Refusal("6", "not-wounded")
    return None
