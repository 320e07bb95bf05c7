"""What holds at every decision: checks that look at one moment of a match and leave it as it was."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any

import msgspec

from honjin.core.decision import Decision, Option, Refusal, Side
from honjin.core.dice import OPEN, SeededDice
from honjin.core.engine import Match, restore
from honjin.core.errors import IllegalAnswer
from honjin.core.event import SPECTATOR, UMPIRE, AnswerSealed, Entry, Event, Viewer
from honjin.core.form import refuse_filled
from honjin.testing.contract.comparing import (
    LOOK_AHEAD,
    everything_of,
    listening_clone,
    log_of,
    position_of,
    questions_of,
    through_json,
)
from honjin.testing.contract.forms import check_form, check_hush
from honjin.testing.contract.reasons import assert_is_reason
from honjin.testing.matches import Case, answer_at_random, some_answers, waiting, walk

ALWAYS_LOOKED_AT = 3
"""Questions of each kind at which every check looks, however long the game."""

MOST_TRIED = 20
"""Answers of one question that are tried for a sign that somebody gets of them; of more, some by lot."""

MOST_CANDIDATES = 2000
"""Wishes tried at one position; of more, some by lot."""


class Stranger(Option, frozen=True):
    """An option of no game at all."""


class NoDice:
    """Dice for moments in which nobody may roll."""

    def roll(self, purpose: str, sides: int = 6, stream: str = OPEN) -> int:
        raise AssertionError(f"{purpose} was rolled for before a question or in a thought")

    def number(self, stream: str = OPEN) -> int:
        return 0


def check_options(case: Case, match: Match[Any]) -> None:
    """Every question has answers, no two the same, and they survive a journey."""
    assert match.open, "nobody is asked, and the match is not over"
    assert waiting(match), "all have answered, and the match does not go on"
    for decision in match.open:
        assert decision.side in case.game.sides
        assert decision.rule in case.sections, f"§{decision.rule} is not in the rulebook"
        assert decision.options or decision.form is not None, f"{decision.ask} offers nothing"
        assert len(set(decision.options)) == len(decision.options), f"{decision.ask} offers something twice"
        assert decision.default in range(-1, len(decision.options) or 1), f"{decision.ask} has no such default"
        for option in some_answers(decision, Random(position_of(match))):
            assert case.game.option_from(through_json(option)) == option
    asked = [decision.side for decision in match.open]
    assert len(set(asked)) == len(asked), "one side is asked two questions at once"


def check_routine(case: Case, match: Match[Any]) -> None:
    """A question that can be settled is open to all eyes, and can always be declined, by one option."""
    routine = case.game.routine
    for decision in waiting(match):
        recurring = routine.questions.get(decision.ask)
        if recurring is None:
            continue
        assert decision.form is None, f"{decision.ask} has no list"
        assert not decision.private, f"{decision.ask} is not for all to see"
        kinds = [type(option) for option in decision.options]
        assert kinds.count(recurring.declines) == 1, f"{decision.ask} cannot be declined, or in several ways"
        assert set(recurring.spans) <= routine.spans.keys(), f"{decision.ask} is settled for a span that never begins"
        others = [option for option in decision.options if type(option) is not recurring.declines]
        pieces = [recurring.piece(decision, option) for option in others]
        assert all(pieces) or not recurring.about, f"{decision.ask} does not say which piece it is about"


def listed(match: Match[Any]) -> list[Decision]:
    """The open questions whose answers are a list."""
    return [decision for decision in waiting(match) if decision.form is None]


def check_every_option_is_accepted(case: Case, match: Match[Any]) -> None:
    """Whatever is offered can be chosen."""
    for decision in waiting(match):
        for option in some_answers(decision, Random(position_of(match))):
            match.clone(SeededDice(0)).answer(decision.side, option)


def check_nothing_else_is_accepted(case: Case, match: Match[Any]) -> None:
    """Strangers, the wrong side and un-offered candidates are refused, and nothing changes."""
    before = everything_of(match)
    random = Random(before[0])
    asked = {decision.side: decision for decision in waiting(match)}
    for side in (*case.game.sides, SPECTATOR, UMPIRE, "nobody"):
        tried = random.sample(case.candidates, min(20, len(case.candidates)))
        wrong = [option for option in tried if side not in asked or not admits(asked[side], option)]
        if side not in asked:
            wrong += [option for decision in asked.values() for option in some_answers(decision, random, 2)][:20]
        for option in (Stranger(), *wrong):
            assert_refused(case, match, side, option)
    assert everything_of(match) == before, "a refused answer changed something"


def admits(decision: Decision, option: Option) -> bool:
    """Whether this is one of the answers."""
    if decision.form is not None:
        return refuse_filled(decision.form, option) is None
    return option in decision.options


def assert_refused(case: Case, match: Match[Any], side: Side, option: Option) -> None:
    """This answer draws a refusal with a rule and a reason."""
    try:
        match.answer(side, option)
    except IllegalAnswer as error:
        assert_is_reason(case, error.refusal)
    else:
        raise AssertionError(f"{side} was allowed {option}")


def check_why_not(case: Case, match: Match[Any]) -> None:
    """Of all the candidates exactly the options draw no refusal, and each refusal gives rule and reason."""
    for decision in listed(match):
        refusals = {option: match.why_not(decision.side, option) for option in wishes(case, match, decision)}
        granted = {option for option, refusal in refusals.items() if refusal is None}
        assert granted == set(decision.options), f"{decision.ask}: options and candidates differ"
        for refusal in {(r.rule, r.why): r for r in refusals.values() if r is not None}.values():
            assert_is_reason(case, refusal)


def wishes(case: Case, match: Match[Any], decision: Decision) -> Iterable[Option]:
    """All candidates, or where there are very many, some of them and those that are on offer."""
    if len(case.candidates) <= MOST_CANDIDATES:
        return case.candidates
    thought_of = set(case.candidates)
    some = Random(position_of(match)).sample(case.candidates, MOST_CANDIDATES)
    return {*some, *(option for option in decision.options if option in thought_of)}


def check_reasons(case: Case, match: Match[Any]) -> None:
    """The step that asks has a reason of its own for every candidate that it could have offered and did not."""
    for decision in listed(match):
        refuse = predicate_of(match, decision)
        for option in set(candidates_of_kinds_offered(case, decision)) - set(decision.options):
            assert refuse(option) is not None, f"{option} is not offered, but the predicate sees nothing against it"


def check_predicate(case: Case, match: Match[Any]) -> None:
    """The step's predicate has nothing against what it offers.

    The engine asks it only about the rest, so that a difference would never show in play.
    """
    for decision in listed(match):
        refuse = predicate_of(match, decision)
        for option in decision.options:
            assert refuse(option) is None, f"{option} is offered, but the predicate refuses it"


def predicate_of(match: Match[Any], decision: Decision) -> Callable[[Option], Refusal | None]:
    """The predicate of the step that asks, for the side that is asked; without one nothing is refused."""
    frame = match.stack[-1]
    refuse = frame.steps[frame.at].refuse
    return lambda option: refuse(frame, match, decision.side, option) if refuse else None


def candidates_of_kinds_offered(case: Case, decision: Decision) -> Iterator[Option]:
    """The candidates of which at least one like them is on offer."""
    kinds = {type(option) for option in decision.options}
    return (option for option in case.candidates if type(option) in kinds)


def check_clone(case: Case, match: Match[Any]) -> None:
    """A clone and its original do not touch each other, and lead the same life under the same dice."""
    before = position_of(match)
    one = match.clone(SeededDice(1))
    other = one.clone(SeededDice(1))
    answer_at_random(one, Random(before), LOOK_AHEAD)
    assert position_of(match) == before, "playing a clone changed its original"
    assert position_of(other) == before, "playing the original changed its clone"
    answer_at_random(other, Random(before), LOOK_AHEAD)
    assert position_of(one) == position_of(other), "a clone went another way than its original"


def check_snapshot(case: Case, match: Match[Any]) -> None:
    """A match put away as text comes back with the same position, questions and future."""
    before = position_of(match)
    back = restore(case.game, case.setting, msgspec.json.decode(before), NoDice())
    assert position_of(back) == before, "the position came back different"
    assert questions_of(back) == questions_of(match), "other questions are open after a load"
    assert back.sealed == match.sealed
    one, other = match.clone(SeededDice(2)), back.clone(SeededDice(2))
    answer_at_random(one, Random(before), LOOK_AHEAD)
    answer_at_random(other, Random(before), LOOK_AHEAD)
    assert position_of(one) == position_of(other), "the match went another way after a load"


def check_asking(case: Case, match: Match[Any]) -> None:
    """A step that asks neither rolls nor emits before it asks, and asks the same again."""
    before = position_of(match)
    again = listening_clone(match, NoDice())
    again.open = ()
    again.advance()
    assert not log_of(again).entries, f"{log_of(again).entries[0].event} happened before a question"
    assert questions_of(again) == questions_of(match), "asked again, the step asks something else"
    assert position_of(again) == before


def check_views(case: Case, match: Match[Any]) -> None:
    """What a viewer gets can travel: view, questions and breadcrumbs."""
    before = position_of(match)
    for viewer in (*case.game.sides, SPECTATOR, UMPIRE):
        view = match.view(viewer)
        assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
        msgspec.json.encode(match.crumbs(viewer))
    msgspec.json.encode(questions_of(match))
    assert position_of(match) == before, "a look changed the position"


def check_private_answers(case: Case, match: Match[Any]) -> None:
    """A secret answer tells the others the same, whatever it is, until dice are rolled or something is revealed."""
    for decision in waiting(match):
        if not decision.private and len(match.open) == 1:
            continue
        told = {}
        for option in some_answers(decision, Random(position_of(match))):
            world = listening_clone(match, SeededDice(3))
            world.answer(decision.side, option)
            entries, rolls = log_of(world).drain()
            if not rolls and not any(entry.event.reveals for entry in entries):
                told[option] = what_others_know(world, decision.side, entries)
        assert len(set(told.values())) <= 1, f"the answer to {decision.ask} shows before it is revealed"


def what_others_know(match: Match[Any], side: Side, entries: Iterable[Entry]) -> bytes:
    """All that anybody but this side could tell a position by, as text."""
    others = [viewer for viewer in (*match.game.sides, SPECTATOR) if viewer != side]
    seen = [[entry.seen[viewer] for entry in entries if entry.seen[viewer]] for viewer in others]
    views = [match.view(viewer) for viewer in others]
    prompts = [prompt_of(decision) for decision in match.open]
    return msgspec.json.encode([seen, views, prompts, [match.crumbs(viewer) for viewer in others]])


def check_nothing_told_nothing_shown(case: Case, match: Match[Any]) -> None:
    """Who is told nothing of an answer and sees no difference has no other sign of it: no crumb and no refusal."""
    random = Random(position_of(match))
    asked = [decision.side for decision in waiting(match)]
    for decision in waiting(match):
        others = [viewer for viewer in (*case.game.sides, SPECTATOR) if viewer != decision.side]
        answers = some_answers(decision, random)
        for option in random.sample(answers, min(MOST_TRIED, len(answers))):
            world = listening_clone(match, SeededDice(3))
            world.answer(decision.side, option)
            entries, rolls = log_of(world).drain()
            hushed = decision.hushed and decision.side in world.sealed
            if rolls or (not hushed and [one.side for one in waiting(world)] != asked):
                continue
            for viewer in others:
                told = any(entry.event.reveals or entry.seen[viewer] for entry in entries)
                if not told and world.view(viewer) == match.view(viewer):
                    before, after = signs_for(match, viewer), signs_for(world, viewer)
                    assert after == before, f"{viewer} is told nothing of {option}, but notices"


def signs_for(match: Match[Any], viewer: Viewer) -> tuple[Any, ...]:
    """What a viewer who is not asked could tell a moment by, beside what he is told and sees."""
    return match.crumbs(viewer), match.why_not(viewer, Stranger())


def prompt_of(decision: Decision) -> tuple[Any, ...]:
    """What others may be shown of a question: never its options, and its facts only if it is no secret."""
    return decision.side, decision.ask, decision.rule, None if decision.private else decision.facts


def check_order_of_sealing(case: Case, match: Match[Any]) -> None:
    """It makes no difference who seals first."""
    if len(waiting(match)) < 2:
        return
    random = Random(position_of(match))
    answers = [(decision.side, random.choice(some_answers(decision, random, 2))) for decision in waiting(match)]
    one, other = [sealed_in_order(match, order) for order in (answers, answers[::-1])]
    assert one == other, "the order of sealing decided something"


def sealed_in_order(match: Match[Any], answers: Iterable[tuple[Side, Option]]) -> tuple[bytes, list[Event]]:
    """Where these answers lead, and what happens on the way but for the sealing itself."""
    world = listening_clone(match, SeededDice(4))
    for side, option in answers:
        world.answer(side, option)
    events = [entry.event for entry in log_of(world).entries]
    return position_of(world), [event for event in events if not isinstance(event, AnswerSealed)]


POSITION_CHECKS: tuple[Callable[[Case, Match[Any]], None], ...] = (
    check_options,
    check_every_option_is_accepted,
    check_nothing_else_is_accepted,
    check_why_not,
    check_reasons,
    check_predicate,
    check_form,
    check_routine,
    check_clone,
    check_snapshot,
    check_asking,
    check_views,
    check_private_answers,
    check_nothing_told_nothing_shown,
    check_hush,
    check_order_of_sealing,
)


def check_positions(case: Case, check: Callable[[Case, Match[Any]], None]) -> None:
    """Run a check at the decisions of some random matches."""
    look_at_matches(case, lambda match: check(case, match))


def look_at_matches(case: Case, look: Callable[[Match[Any]], None]) -> None:
    """Random matches at their decisions; of those that are asked very often only some."""
    for seed in range(case.walks):
        met: Counter[str] = Counter()
        for number, match in enumerate(walk(case, seed), 1):
            if match.is_over:
                continue
            ask = match.open[0].ask
            met[ask] += 1
            if met[ask] > ALWAYS_LOOKED_AT and met[ask] % case.every:
                continue
            try:
                look(match)
            except Exception as error:
                error.add_note(f"{case}, seed {seed}, decision {number}: {ask} of {match.open[0].side}")
                raise
