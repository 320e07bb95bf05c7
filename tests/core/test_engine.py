"""The engine: asking, forced choices, sealed answers, the gate, and copies."""

from __future__ import annotations

from typing import Any, Self

import pytest

from honjin.core.decision import Decision, Option, Refusal, Side
from honjin.core.dice import ScriptedDice, SeededDice
from honjin.core.engine import Match, restore
from honjin.core.errors import DeadEnd, IllegalAnswer
from honjin.core.event import SPECTATOR, UMPIRE, AnswerSealed, ChoiceForced, Event, Log, Viewer
from honjin.core.procedure import Procedure, step
from honjin.core.state import Result
from honjin.testing.matches import Case, walk
from honjin.testing.sample import GAME


class Votes:
    """A state that counts votes."""

    def __init__(self) -> None:
        self.cast: list[str] = []
        self.result: Result | None = None

    def clone(self) -> Votes:
        new = Votes()
        new.cast = self.cast[:]
        return new

    def encode(self) -> dict[str, Any]:
        return {"cast": self.cast}


class Vote(Option, frozen=True):
    """Vote for something."""

    what: str


class Counted(Event, frozen=True):
    """Votes were counted."""

    votes: tuple[str, ...]

    def apply(self, state: Votes) -> None:
        state.cast.extend(self.votes)


VoteMatch = Match[Votes]
Offers = tuple[str, ...]


class Question(Procedure):
    """Asks one side."""

    side: Side
    offers: Offers
    private: bool = False
    commits: bool = False

    @step("4.3")
    def ask(self, match: VoteMatch) -> Decision:
        options = [Vote(what) for what in self.offers]
        return Decision(self.side, "vote", options, private=self.private, commits=self.commits)

    @ask.answered
    def answered(self, match: VoteMatch, option: Vote) -> None:
        match.emit(Counted((option.what,)))

    @ask.refused
    def why_not(self, match: VoteMatch, side: Side, option: Option) -> Refusal | None:
        return Refusal("6", "no-such-vote") if isinstance(option, Vote) else None


class Ballot(Procedure):
    """Asks both sides at once."""

    north: Offers
    south: Offers

    @step("4.3")
    def ask(self, match: VoteMatch) -> tuple[Decision, ...]:
        offers = {"north": self.north, "south": self.south}
        return tuple(Decision(side, "ballot", list(map(Vote, what))) for side, what in offers.items())

    @ask.answered
    def answered(self, match: VoteMatch, answers: dict[Side, Vote]) -> None:
        match.emit(Counted((answers["north"].what, answers["south"].what)))


class Whisper(Procedure):
    """Asks as a question does, but only its side and the umpire may know of it."""

    side: Side

    @step("7")
    def whisper(self, match: VoteMatch) -> Procedure:
        return Question(self.side, ("yes", "no"))

    def seen_by(self, viewer: Viewer) -> Self | None:
        return self if viewer in (self.side, UMPIRE) else None


class Meeting(Procedure):
    """A question to the north, then a whisper."""

    @step("1")
    def begin(self, match: VoteMatch) -> None:
        pass

    @step("2")
    def open_question(self, match: VoteMatch) -> Decision:
        return Decision("north", "vote", [Vote("yes"), Vote("no")])

    @open_question.answered
    def answered(self, match: VoteMatch, option: Vote) -> Procedure:
        return Whisper("north")


def put(*procedures: Procedure, rolls: tuple[int, ...] = ()) -> VoteMatch:
    """These procedures one after the other, up to the first question."""
    match = Match(GAME, Votes(), list(reversed(procedures)), ScriptedDice(rolls), Log(GAME.sides))
    match.advance()
    return match


def entries(match: VoteMatch) -> list[tuple[str, Event]]:
    assert match.log is not None
    return [(entry.rule, entry.event) for entry in match.log.entries]


# What each viewer may know of the open procedures


@pytest.mark.parametrize("viewer", ["south", SPECTATOR])
def test_secret_procedure_leaves_no_sign_with_others(viewer: Viewer) -> None:
    match = put(Meeting())
    before = match.crumbs(viewer), match.why_not(viewer, Vote("yes"))
    match.answer("north", Vote("yes"))
    assert (match.crumbs(viewer), match.why_not(viewer, Vote("yes"))) == before
    assert before == ([("Meeting", {})], Refusal("1", "not-your-decision", {"side": "north"}))


@pytest.mark.parametrize("viewer", ["north", UMPIRE])
def test_those_who_may_know_are_shown_all_of_it(viewer: Viewer) -> None:
    match = put(Meeting())
    match.answer("north", Vote("yes"))
    assert match.crumbs(viewer) == [("Meeting", {}), ("Whisper", {}), ("Question", {})]


# Questions and the gate


def test_question_waits_for_its_side() -> None:
    match = put(Question("north", ("yes", "no")))
    decision = match.decision_of("north")
    assert decision is not None
    assert (decision.ask, decision.rule) == ("vote", "4.3")
    assert match.decision_of("south") is None
    assert not match.is_over


def test_answer_is_taken_and_play_goes_on() -> None:
    match = put(Question("north", ("yes", "no")), Question("south", ("tea", "rice")))
    match.answer("north", Vote("no"))
    assert match.state.cast == ["no"]
    assert match.decision_of("south") is not None
    match.choose(0)
    assert match.state.cast == ["no", "tea"]
    assert match.is_over


@pytest.mark.parametrize(
    ("side", "option", "refusal"),
    [
        ("north", Vote("maybe"), Refusal("6", "no-such-vote")),
        ("north", Option(), Refusal("4.3", "not-now")),
        ("south", Vote("yes"), Refusal("4.3", "not-your-decision", {"side": "north"})),
    ],
    ids=["not offered", "of another kind", "wrong side"],
)
def test_refusal_comes_with_rule_and_reason(side: Side, option: Option, refusal: Refusal) -> None:
    match = put(Question("north", ("yes", "no")))
    assert match.why_not(side, option) == refusal
    with pytest.raises(IllegalAnswer) as caught:
        match.answer(side, option)
    assert caught.value.refusal == refusal
    assert refusal.why in str(caught.value)
    assert match.state.cast == []
    assert entries(match) == []


def test_nothing_stands_against_what_is_offered() -> None:
    assert put(Question("north", ("yes", "no"))).why_not("north", Vote("yes")) is None


def test_question_without_answers_is_a_defect_of_the_game() -> None:
    with pytest.raises(DeadEnd, match="vote leaves north"):
        put(Question("north", ()))
    with pytest.raises(DeadEnd, match="ballot leaves south"):
        put(Ballot(("yes", "no"), ()))


def test_rule_of_an_event_is_that_of_its_step_or_of_a_better_witness() -> None:
    match = put(Question("north", ("yes", "no")))
    match.answer("north", Vote("yes"))
    match.emit(Counted(()), rule="6")
    assert [rule for rule, _ in entries(match)] == ["4.3", "6"]


def test_rolls_are_written_down() -> None:
    match = put(rolls=(5,))
    assert match.roll("fate") == 5
    assert match.log is not None
    assert [(roll.purpose, roll.value, roll.number) for roll in match.log.rolls] == [("fate", 5, 1)]


# Forced choices


def test_single_answer_resolves_itself_and_the_log_says_so() -> None:
    match = put(Question("north", ("yes",)))
    assert match.is_over
    assert match.state.cast == ["yes"]
    forced = ChoiceForced("north", "vote", {"do": "Vote", "what": "yes"})
    assert entries(match) == [("4.3", forced), ("4.3", Counted(("yes",)))]


@pytest.mark.parametrize("private", [False, True])
def test_private_forced_choice_is_told_to_its_side_only(private: bool) -> None:
    match = put(Question("north", ("yes",), private))
    assert match.log is not None
    seen = match.log.entries[0].seen
    assert seen["north"] is not None
    assert (seen["south"] is None) == (seen[SPECTATOR] is None) == private


def test_question_that_commits_is_asked_even_when_one_answer_is_left() -> None:
    match = put(Question("north", ("yes",), commits=True))
    assert not match.is_over
    match.answer("north", Vote("yes"))
    assert entries(match) == [("4.3", Counted(("yes",)))]


# Sealed answers


def test_sealed_answer_tells_who_but_not_what() -> None:
    match = put(Ballot(("yes", "no"), ("tea", "rice")))
    match.answer("north", Vote("no"))
    assert entries(match) == [("4.3", AnswerSealed("north"))]
    assert match.state.cast == []
    assert match.decision_of("north") is None
    assert match.decision_of("south") is not None


def test_seal_cannot_be_broken_by_a_second_answer() -> None:
    match = put(Ballot(("yes", "no"), ("tea", "rice")))
    match.answer("north", Vote("no"))
    with pytest.raises(IllegalAnswer):
        match.answer("north", Vote("yes"))
    match.answer("south", Vote("tea"))
    assert match.state.cast == ["no", "tea"]


@pytest.mark.parametrize("order", [("north", "south"), ("south", "north")])
def test_order_of_sealing_is_irrelevant(order: tuple[Side, Side]) -> None:
    votes = {"north": Vote("no"), "south": Vote("tea")}
    match = put(Ballot(("yes", "no"), ("tea", "rice")))
    for side in order:
        match.answer(side, votes[side])
    assert match.is_over
    assert entries(match)[-1] == ("4.3", Counted(("no", "tea")))


def test_each_side_is_offered_its_own() -> None:
    match = put(Ballot(("yes", "no"), ("tea", "rice")))
    with pytest.raises(IllegalAnswer):
        match.answer("south", Vote("yes"))


def test_forced_answer_is_sealed_in_private() -> None:
    match = put(Ballot(("yes",), ("tea", "rice")))
    assert match.log is not None
    assert match.log.entries[0].seen["south"] is None
    assert match.decision_of("north") is None
    match.answer("south", Vote("rice"))
    assert match.state.cast == ["yes", "rice"]


def test_when_all_are_forced_nobody_is_asked() -> None:
    match = put(Ballot(("yes",), ("tea",)))
    assert match.is_over
    assert match.state.cast == ["yes", "tea"]


def test_seal_survives_a_copy() -> None:
    match = put(Ballot(("yes", "no"), ("tea", "rice")))
    match.answer("north", Vote("no"))
    clone = match.clone(SeededDice(0))
    clone.answer("south", Vote("tea"))
    assert clone.state.cast == ["no", "tea"]
    assert match.sealed == {"north": Vote("no")}
    assert match.state.cast == []


def test_forced_answer_looks_like_any_other_to_the_enemy() -> None:
    free, forced = put(Ballot(("yes", "no"), ("tea", "rice"))), put(Ballot(("yes",), ("tea", "rice")))
    free.answer("north", Vote("yes"))
    assert free.log is not None
    assert forced.log is not None
    seen = [[entry.seen["south"] for entry in log.entries if entry.seen["south"]] for log in (free.log, forced.log)]
    assert seen[0] == seen[1]


def test_choosing_by_number_respects_the_seal() -> None:
    match = put(Ballot(("yes", "no"), ("tea", "rice")))
    match.choose(0, which=0)
    with pytest.raises(IllegalAnswer):
        match.choose(1, which=0)


def test_side_that_has_sealed_is_not_told_to_wait_for_itself() -> None:
    match = put(Ballot(("yes", "no"), ("tea", "rice")))
    match.answer("north", Vote("no"))
    refusal = match.why_not("north", Vote("yes"))
    assert refusal is not None
    assert refusal.facts != {"side": "north"}


def test_answers_are_handed_over_in_the_order_of_the_question() -> None:
    handed: list[Side] = []

    class Listing(Procedure):
        @step("4.3")
        def ask(self, match: VoteMatch) -> tuple[Decision, ...]:
            return tuple(Decision(side, "ballot", [Vote("yes"), Vote("no")]) for side in GAME.sides)

        @ask.answered
        def answered(self, match: VoteMatch, answers: dict[Side, Vote]) -> None:
            handed.extend(answers)

    match = put(Listing())
    match.answer("south", Vote("yes"))
    match.answer("north", Vote("no"))
    assert handed == ["north", "south"]


# The end


def finished() -> Match[Any]:
    *_, match = walk(Case(GAME), 0)
    return match


def test_match_that_is_over_refuses_everything() -> None:
    match = finished()
    assert match.is_over
    assert match.result is not None
    with pytest.raises(IllegalAnswer, match="match-is-over"):
        match.answer("north", Vote("yes"))


def test_finished_match_is_restored_as_finished() -> None:
    match = finished()
    back = restore(GAME, Case(GAME).setting, match.snapshot(), SeededDice(0))
    assert back.is_over
    assert back.result == match.result


def test_finished_match_can_be_cloned_after_a_load() -> None:
    back = restore(GAME, Case(GAME).setting, finished().snapshot(), SeededDice(0))
    assert back.clone(SeededDice(0)).is_over
