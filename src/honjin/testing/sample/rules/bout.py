"""Chapter 5, the bout: a strike, counters to it and to each other, and the blow."""

from __future__ import annotations

from honjin.core.decision import Decision, Facts, Option, Refusal, Side
from honjin.core.engine import Match
from honjin.core.procedure import Procedure, step
from honjin.testing.sample.events import BlowRolled, CardPlayed, CardSettled, DuelDecided, Wounded
from honjin.testing.sample.model import CardId, enemy_of
from honjin.testing.sample.options import Counter, Strike, Yield
from honjin.testing.sample.state import FordState

FordMatch = Match[FordState]

STOOD, BEATEN = "stood", "beaten"


class Bout(Procedure):
    """One strike of one side, and all that comes of it."""

    side: Side
    card: CardId | None = None

    def crumb(self) -> tuple[str, Facts]:
        return "Bout", {"side": self.side}

    @step("5.1")
    def strike(self, match: FordMatch) -> Decision | None:
        """With any card of the guard; whoever has spent his guard on counters cannot strike any more."""
        state = match.state
        options = [option for option in state.ford.strikes if refuse_strike(state, self.side, option) is None]
        if not options:
            self.finish()
            return None
        return Decision(self.side, "strike", options)

    @strike.answered
    def struck(self, match: FordMatch, option: Strike) -> Procedure:
        self.card = option.card
        match.emit(CardPlayed(self.side, option.card))
        return Reply(enemy_of(self.side), option.card)

    @strike.refused
    def why_not_strike(self, match: FordMatch, side: Side, option: Option) -> Refusal | None:
        return refuse_strike(match.state, self.side, option)

    @step("5.3")
    def deal_the_blow(self, match: FordMatch) -> None:
        """A strike that stands wounds on a die up to its strength, one less in a flood (7.2)."""
        if self.told == BEATEN:
            return
        assert self.card is not None
        ford = match.state.ford
        strength = ford.strength[self.card] - ford.against_the_current
        die = match.roll(f"blow.{self.side}")
        match.emit(BlowRolled(self.side, self.card, strength, die))
        if die <= strength:
            wound(match, enemy_of(self.side))


class Reply(Procedure):
    """A side may answer the card just played; its own card can be answered in turn, one procedure deeper."""

    side: Side
    to: CardId

    def crumb(self) -> tuple[str, Facts]:
        return "Reply", {"side": self.side, "to": self.to}

    @step("5.2")
    def reply(self, match: FordMatch) -> Decision:
        """Asked of whoever has a guard, even a useless one: to leave the question out would betray the cards."""
        state = match.state
        options = [o for o in state.ford.replies if refuse_reply(state, self.side, self.to, o) is None]
        return Decision(self.side, "reply", options, {"to": self.to}, commits=bool(state.champions[self.side].guard))

    @reply.answered
    def replied(self, match: FordMatch, option: Counter | Yield) -> Procedure | None:
        if isinstance(option, Yield):
            return None
        match.emit(CardPlayed(self.side, option.card, against=self.to))
        return Reply(enemy_of(self.side), option.card)

    @reply.refused
    def why_not_reply(self, match: FordMatch, side: Side, option: Option) -> Refusal | None:
        return refuse_reply(match.state, self.side, self.to, option)

    @step("5.2")
    def settle(self, match: FordMatch) -> None:
        """The card stands unless it was answered and the answer stood: that is told from one procedure deeper."""
        stood = self.told != STOOD
        match.emit(CardSettled(enemy_of(self.side), self.to, stood))
        match.report(STOOD if stood else BEATEN)


def wound(match: FordMatch, side: Side) -> None:
    """5.3  A wound, and the end of the duel if it is one too many, in the midst of a round."""
    match.emit(Wounded(side))
    state = match.state
    if state.ford.first_blood:
        match.emit(DuelDecided(enemy_of(side), "first_blood"), rule="7.1")
    elif state.champions[side].wounds == state.ford.pack.wounds:
        match.emit(DuelDecided(enemy_of(side), "fallen"), rule="6")
    if state.result:
        match.abandon("Round")


def refuse_strike(state: FordState, side: Side, option: Option) -> Refusal | None:
    """5.1  Only a card of the guard can strike."""
    if not isinstance(option, Strike):
        return Refusal("5.1", "not-a-strike")
    if option.card not in state.champions[side].guard:
        return Refusal("5.1", "not-in-your-guard", {"card": option.card})
    return None


def refuse_reply(state: FordState, side: Side, to: CardId, option: Option) -> Refusal | None:
    """5.2  Only a card of the guard can counter, and only a weaker card."""
    if isinstance(option, Yield):
        return None
    if not isinstance(option, Counter):
        return Refusal("5.2", "not-a-reply")
    if option.card not in state.champions[side].guard:
        return Refusal("5.2", "not-in-your-guard", {"card": option.card})
    if state.ford.strength[option.card] <= state.ford.strength[to]:
        return Refusal("5.2", "too-weak", {"card": option.card, "to": to})
    return None
