"""The promises every game keeps, and the checks that hold it to them.

A game's tests hand over a `Case`. Checks of a position look at one moment of a match and leave it as it
was; `POSITION_CHECKS` are run at every decision of random matches. Checks of a case look at whole
matches and at the definition of the game. `honjin.testing.strategies` mixes them in any order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from random import Random
from typing import Any

import msgspec

from honjin.core.decision import Decision, Option, Refusal, Side
from honjin.core.dice import OPEN, Dice, SeededDice
from honjin.core.engine import Match, restore
from honjin.core.errors import IllegalAnswer
from honjin.core.event import SPECTATOR, UMPIRE, AnswerSealed, AnswersTakenBack, Entry, Event, Log, Roll, Viewer
from honjin.core.game import Game
from honjin.core.record import Record, read_record
from honjin.core.replay import replay
from honjin.core.rerun import rerun
from honjin.core.verify import verify
from honjin.testing.matches import (
    SECRET,
    Case,
    answer_at_random,
    played,
    random_answer,
    sit_down,
    sitting,
    text_of,
    waiting,
    walk,
    what_table_shows,
    written_out,
)
from honjin.umpire.table import Table, Told, reopen_table

LOOK_AHEAD = 12
"""Answers given to a clone and its original before they are compared: enough to meet a forgotten field."""


ALWAYS_LOOKED_AT = 3
"""Questions of each kind at which every check looks, however long the game."""

MOST_CANDIDATES = 2000
"""Wishes tried at one position; of more, some by lot."""

MOST_TRIED = 20
"""Answers of one question that are tried for a sign that somebody gets of them; of more, some by lot."""

TAKE_BACK_AFTER = (2, 3, 5, 8, 13, 14, 15, 40, 65, 80, 81, 140, 200)
"""Answers after which somebody takes one back: the first ones, some in a row, some across snapshots."""

LATEST = 60
"""Things told that are compared after each act: more than one act tells; all of them are compared now and then."""


class Stranger(Option, frozen=True):
    """An option of no game at all."""


class NoDice:
    """Dice for moments in which nobody may roll."""

    def roll(self, purpose: str, sides: int = 6, stream: str = OPEN) -> int:
        raise AssertionError(f"{purpose} was rolled for before a question or in a thought")

    def number(self, stream: str = OPEN) -> int:
        return 0


def position_of(match: Match[Any]) -> bytes:
    """The whole match as text: equal texts, equal matches."""
    return msgspec.json.encode(match.snapshot())


def everything_of(match: Match[Any]) -> tuple[Any, ...]:
    """The whole match, what was asked, what was written down and how many dice were rolled."""
    assert match.log is not None
    streams = {roll.stream for roll in match.log.rolls} | {OPEN, *match.game.sides}
    dice = [match.dice.number(stream) for stream in sorted(streams)]
    return position_of(match), questions_of(match), len(match.log.entries), len(match.log.rolls), dice


def questions_of(match: Match[Any]) -> list[Decision]:
    """The open questions with all their answers."""
    return [written_out(decision) for decision in match.open]


def through_json(value: Any) -> Any:
    """What is left of a value after a journey as text."""
    return msgspec.json.decode(msgspec.json.encode(value))


def listening_clone(match: Match[Any], dice: Dice) -> Match[Any]:
    """A clone with a log of its own."""
    clone = match.clone(dice)
    clone.log = Log(match.game.sides)
    return clone


def log_of(match: Match[Any]) -> Log:
    """The log of a match that has one."""
    assert match.log is not None
    return match.log


# Checks of a position


def check_options(case: Case, match: Match[Any]) -> None:
    """Every question has answers, no two the same, and they survive a journey."""
    assert match.open, "nobody is asked, and the match is not over"
    assert waiting(match), "all have answered, and the match does not go on"
    for decision in match.open:
        assert decision.side in case.game.sides
        assert decision.rule in case.sections, f"§{decision.rule} is not in the rulebook"
        assert decision.options, f"{decision.ask} offers nothing"
        assert len(set(decision.options)) == len(decision.options), f"{decision.ask} offers something twice"
        assert -1 <= decision.default < len(decision.options), f"{decision.ask} has no default {decision.default}"
        for option in decision.options:
            assert case.game.option_from(through_json(option)) == option
    asked = [decision.side for decision in match.open]
    assert len(set(asked)) == len(asked), "one side is asked two questions at once"


def check_every_option_is_accepted(case: Case, match: Match[Any]) -> None:
    """Whatever is offered can be chosen."""
    for decision in waiting(match):
        for option in decision.options:
            match.clone(SeededDice(0)).answer(decision.side, option)


def check_nothing_else_is_accepted(case: Case, match: Match[Any]) -> None:
    """Strangers, the wrong side and un-offered candidates are refused, and nothing changes."""
    before = everything_of(match)
    random = Random(before[0])
    asked = {decision.side: decision for decision in waiting(match)}
    for side in (*case.game.sides, SPECTATOR, UMPIRE, "nobody"):
        offered = asked[side].options if side in asked else ()
        wrong = [
            option for option in random.sample(case.candidates, min(20, len(case.candidates))) if option not in offered
        ]
        if side not in asked:
            wrong += [option for decision in asked.values() for option in decision.options][:20]
        for option in (Stranger(), *wrong):
            assert_refused(case, match, side, option)
    assert everything_of(match) == before, "a refused answer changed something"


def assert_refused(case: Case, match: Match[Any], side: Side, option: Option) -> None:
    """This answer draws a refusal with a rule and a reason."""
    try:
        match.answer(side, option)
    except IllegalAnswer as error:
        assert_is_reason(case, error.refusal)
    else:
        raise AssertionError(f"{side} was allowed {option}")


def assert_is_reason(case: Case, refusal: Refusal) -> None:
    """A refusal names a section of the rulebook and a reason."""
    assert refusal.rule in case.sections, f"{refusal.why} cites §{refusal.rule}, which is not in the rulebook"
    assert refusal.why
    msgspec.json.encode(refusal)


def check_why_not(case: Case, match: Match[Any]) -> None:
    """Of all the candidates exactly the options draw no refusal, and each refusal gives rule and reason."""
    for decision in waiting(match):
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
    for decision in waiting(match):
        refuse = predicate_of(match, decision)
        for option in set(candidates_of_kinds_offered(case, decision)) - set(decision.options):
            assert refuse(option) is not None, f"{option} is not offered, but the predicate sees nothing against it"


def check_predicate(case: Case, match: Match[Any]) -> None:
    """The step's predicate has nothing against what it offers.

    The engine asks it only about the rest, so that a difference would never show in play.
    """
    for decision in waiting(match):
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
        for option in decision.options:
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
        for option in random.sample(decision.options, min(MOST_TRIED, len(decision.options))):
            world = listening_clone(match, SeededDice(3))
            world.answer(decision.side, option)
            entries, rolls = log_of(world).drain()
            if rolls or [one.side for one in waiting(world)] != asked:
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
    answers = [(decision.side, random.choice(decision.options)) for decision in waiting(match)]
    one, other = [sealed_in_order(match, order) for order in (answers, answers[::-1])]
    assert one == other, "the order of sealing decided something"


def sealed_in_order(match: Match[Any], answers: Iterable[tuple[Side, Option]]) -> tuple[bytes, list[Event]]:
    """Where these answers lead, and what happens on the way but for the sealing itself."""
    world = listening_clone(match, SeededDice(4))
    for side, option in answers:
        world.answer(side, option)
    events = [entry.event for entry in log_of(world).entries]
    return position_of(world), [event for event in events if not isinstance(event, AnswerSealed)]


def check_hidden_twins(case: Case, match: Match[Any]) -> None:
    """Change only what a side may not know: its view, its question and its refusals stay, to the byte."""
    if case.hidden_twins is None:
        return
    for side in case.game.sides:
        known = what_side_knows(case, match, side)
        for twin in case.hidden_twins(match.state.clone(), side):
            assert twin.encode() != match.state.encode(), "this twin hides nothing"
            world = Match(case.game, twin, [frame.__copy__() for frame in match.stack], NoDice())
            world.sealed = match.sealed
            world.advance()
            assert what_side_knows(case, world, side) == known, f"{side} can tell what it may not know"


def what_side_knows(case: Case, match: Match[Any], side: Side) -> bytes:
    """Everything the table would show this side, and a spectator, at this moment."""
    own = [decision for decision in questions_of(match) if decision.side == side and side not in match.sealed]
    tried = Random(0).sample(case.candidates, min(40, len(case.candidates)))
    reasons = [match.why_not(side, option) for option in tried]
    prompts = [prompt_of(decision) for decision in match.open]
    crumbs = [match.crumbs(side), match.crumbs(SPECTATOR)]
    return msgspec.json.encode([match.view(side), match.view(SPECTATOR), own, reasons, prompts, crumbs])


POSITION_CHECKS: tuple[Callable[[Case, Match[Any]], None], ...] = (
    check_options,
    check_every_option_is_accepted,
    check_nothing_else_is_accepted,
    check_why_not,
    check_reasons,
    check_predicate,
    check_clone,
    check_snapshot,
    check_asking,
    check_views,
    check_private_answers,
    check_nothing_told_nothing_shown,
    check_order_of_sealing,
    check_hidden_twins,
)


def check_positions(case: Case, check: Callable[[Case, Match[Any]], None]) -> None:
    """Run a check at every decision of some random matches."""
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
                check(case, match)
            except Exception as error:
                error.add_note(f"{case}, seed {seed}, decision {number}: {ask} of {match.open[0].side}")
                raise


# Checks of a case


def check_definition(case: Case) -> None:
    """The parts of the game fit together: sections, switches, endings, pack."""
    game = case.game
    ids = [section.id for section in game.rulebook.sections]
    assert len(set(ids)) == len(ids), "a section is listed twice"
    assert all(game.rulebook.section(id).id == id for id in ids)
    for switch in game.switches:
        assert switch.rule in case.sections, f"switch {switch.id} cites §{switch.rule}, which is not in the rulebook"
    assert game.endings
    assert len(set(game.endings)) == len(game.endings)
    assert len(set(case.candidates)) == len(case.candidates), "a candidate is listed twice"
    for candidate in case.candidates:
        assert game.option_from(through_json(candidate)) == candidate
    pack = game.standard_pack()
    assert game.read_pack(pack.to_json()).digest == pack.digest == game.standard_pack().digest


def check_end(case: Case) -> None:
    """Every match ends, in one of the ways the game declares, and then takes no more answers."""
    for seed in range(case.walks * 5):
        for match in walk(case, seed):
            assert match.is_over or match.result is None, "somebody is asked after the end"
        assert match.result is not None, "the match is over without a result"
        assert match.result.how in case.game.endings, f"{match.result.how} is not a declared ending"
        assert match.result.winner in (None, *case.game.sides)
        assert not match.open
        for side in case.game.sides:
            assert match.decision_of(side) is None
            assert match.why_not(side, case.candidates[0]) is not None
            check_nothing_is_accepted_any_more(case, match, side)


def check_nothing_is_accepted_any_more(case: Case, match: Match[Any], side: Side) -> None:
    """No answer reaches a match that is over."""
    before = everything_of(match)
    try:
        match.answer(side, case.candidates[0])
    except IllegalAnswer:
        assert everything_of(match) == before
    else:
        raise AssertionError("an answer was taken after the end")


def check_log(case: Case) -> None:
    """Events cite a section and travel; a spectator sees no more than each side; rolls are numbered without gaps."""
    for seed in range(case.walks):
        *_, match = walk(case, seed)
        entries, rolls = log_of(match).drain()
        for entry in entries:
            check_entry(case, entry)
        check_rolls(rolls)


def check_entry(case: Case, entry: Entry) -> None:
    """One event, as it is written down and as each viewer gets it."""
    name = type(entry.event).__name__
    assert entry.rule in case.sections, f"{name} cites §{entry.rule}, which is not in the rulebook"
    for event in (entry.event, *entry.seen.values()):
        assert event is None or case.game.event_from(through_json(event)) == event, f"{event} does not travel"
    if entry.seen[SPECTATOR] is not None:
        assert all(entry.seen[side] is not None for side in case.game.sides), f"a spectator sees more of {name}"


def check_rolls(rolls: Iterable[Roll]) -> None:
    """Each stream counts 1, 2, 3, and no die shows what it cannot."""
    counts: dict[str, int] = {}
    for roll in rolls:
        counts[roll.stream] = counts.get(roll.stream, 0) + 1
        assert roll.number == counts[roll.stream], f"{roll} is out of order"
        assert 1 <= roll.value <= roll.sides, f"{roll} is impossible"
        assert roll.purpose


def check_thinking(case: Case) -> None:
    """A match goes the same way whether somebody thinks ahead on clones at every decision or not."""
    *_, plain = walk(case, 0)
    for match in walk(case, 0):
        answer_at_random(match.clone(SeededDice("thought")), Random(0), LOOK_AHEAD)
    assert everything_of(match) == everything_of(plain)
    assert log_of(match).rolls == log_of(plain).rolls


def check_record(case: Case) -> None:
    """A record proves itself, and its answers through the rules lead where its events lead without them."""
    for seed in range(case.walks):
        record = read_record(played(case, seed))
        assert verify(record, case.game).flaws() == []
        for (_, match), state in zip(rerun(record, case.game), states_after_answers(record, case.game), strict=True):
            assert match.state.encode() == state, "rules and events lead to different positions"


def states_after_answers(record: Record, game: Game) -> Iterator[dict[str, Any]]:
    """The positions that the events alone lead to: at the opening and after each answer."""
    moments = replay(record, game)
    _, state = next(moments)
    for events in (record.begun().events, *(answer.events for answer in record.answers())):
        for _ in events:
            _, state = next(moments)
        yield state.encode()


def check_resuming(case: Case) -> None:
    """A record that stops anywhere is taken up at the same question, with the same things told."""
    lines: list[str] = []
    tables = islice(sitting(case, 0, lines.append), case.at_table)
    moments = [(len(lines), what_table_shows(table)) for table in tables]
    for length, shown in moments[:: max(1, len(moments) // 25)]:
        record = read_record(text_of(lines[:length]))
        table = reopen_table(record, case.game, lambda _: None, secret=SECRET)
        assert what_table_shows(table) == shown, f"after {length} lines the match was taken up differently"


def check_undo(case: Case) -> None:
    """Whatever may be taken back leaves the table as if it had never been, and the record still proves itself."""
    lines: list[str] = []
    table, random = sit_down(case, lines.append), Random(0)
    for _ in range(case.at_table):
        if table.is_over:
            break
        side, option = random_answer(table.match, random)
        before = what_table_shows(table)
        table.answer(side, option)
        if table.may_undo(side):
            after = what_table_shows(table)
            assert table.undo(side)
            assert what_table_shows(table) == before, f"{option} left something behind when it was taken back"
            table.answer(side, option)
            assert what_table_shows(table) == after, f"{option} came out differently the second time"
    assert verify(read_record(text_of(lines)), case.game).flaws() == []


def check_take_back(case: Case) -> None:
    """A take-back restores the position and what was told, but for its trace; no die ever falls a second time."""
    lines: list[str] = []
    table, random = sit_down(case, lines.append), Random(1)
    before: list[tuple[Side, bytes, list[list[tuple[str, Event]]]]] = []
    for number in range(1, case.at_table):
        if table.is_over:
            break
        side, option = random_answer(table.match, random)
        before.append((side, position_of(table.match), told_without_traces(table)))
        table.answer(side, option)
        side = random.choice(case.game.sides)
        if number in TAKE_BACK_AFTER and table.may_take_back(side):
            own = [at for at, (whose, _, _) in enumerate(before) if whose == side]
            standing = own[-1 - len(table.plan(side))]
            table.take_back(side, other_side(case, side))
            assert position_of(table.match) == before[standing][1], "a take-back leads elsewhere than it should"
            assert told_without_traces(table) == before[standing][2], "what was told is not what was told then"
            assert all(isinstance(told[-1].event, AnswersTakenBack) for told in told_lists(table)), "no trace is left"
            del before[standing:]
    record = read_record(text_of(lines))
    assert verify(record, case.game).flaws() == []
    check_rolls(record.all_rolls())


def other_side(case: Case, side: Side) -> Side:
    """Somebody who can agree to what this side wishes."""
    return next(other for other in case.game.sides if other != side)


def told_lists(table: Table) -> list[list[Told]]:
    """What has been told, a list for each viewer."""
    return [table.told(viewer) for viewer in (*table.game.sides, SPECTATOR, UMPIRE)]


def told_without_traces(table: Table) -> list[list[tuple[str, Event]]]:
    """Rules and events told to each viewer, the traces of take-backs left out."""
    return [
        [(told.rule, told.event) for told in list_ if not isinstance(told.event, AnswersTakenBack)]
        for list_ in told_lists(table)
    ]


def check_second_thoughts(case: Case) -> None:
    """Answers, undos, amended plans and take-backs in any order: whoever follows or reopens sees the same table."""
    for seed in range(case.walks):
        lines: list[str] = []
        table, random = sit_down(case, lines.append), Random(seed)
        follower = reopened(case, lines)
        used = {(side, table.stamp(side)) for side in case.game.sides}
        for number in range(case.at_table):
            if table.is_over:
                break
            written, before = len(lines), what_sides_notice(table)
            whose = act_at_random(case, table, random)
            check_notice(table, whose, before)
            acting = {(side, table.stamp(side)) for side in case.game.sides if whose in (side, None)}
            assert not acting & used, "an old stamp came back: an answer that is too late could pass for a new one"
            used |= {(side, table.stamp(side)) for side in case.game.sides}
            follower.follow(lines[written:])
            check_alike(follower, table, LATEST)
            if number % 20 == 0:
                check_alike(follower, table)
                assert what_seats_get(reopened(case, lines)) == what_seats_get(table), "reopened, the table differs"
        check_alike(follower, table)
        record = read_record(text_of(lines))
        assert (table.lines, follower.lines) == (len(record.lines) + 1,) * 2
        assert verify(record, case.game).flaws() == []


def check_alike(follower: Table, table: Table, latest: int | None = None) -> None:
    """A table that follows another hands out the same; what was told long ago need not be compared each time."""
    assert what_seats_get(follower, latest) == what_seats_get(table, latest), "who follows is shown something else"


def reopened(case: Case, lines: Iterable[str]) -> Table:
    """The table of these lines in another process."""
    return reopen_table(read_record(text_of(lines)), case.game, lambda _: None, secret=SECRET)


def act_at_random(case: Case, table: Table, random: Random) -> Side | None:
    """An answer, or now and then a second thought; who did it, nobody if all the sides had a part in it."""
    side, chance = random.choice(case.game.sides), random.random()
    if chance < 0.02 and table.may_take_back(side):
        table.take_back(side, other_side(case, side))
        return None
    if chance < 0.1 and table.undo(side):
        return side
    if chance < 0.3 and table.plan(side):
        try:
            table.amend(side, random.choice(table.plan(side)).number)
        except IllegalAnswer:
            pass
        else:
            return side
    side, option = random_answer(table.match, random)
    table.answer(side, option)
    return side


def what_seats_get(table: Table, latest: int | None = None) -> bytes:
    """All that a server hands out to the seats of a table, of what was told perhaps only the latest things."""
    seats = [
        (table.stamp(side), table.plan(side), table.may_undo(side), table.may_take_back(side), table.view(side))
        for side in table.game.sides
    ]
    return msgspec.json.encode([what_table_shows(table, latest).decode(), seats, table.result])


def what_sides_notice(table: Table) -> dict[Side, tuple[str, int, list[Told]]]:
    """What a side could tell by that something has happened: stamp, withdrawals, things told."""
    return {side: (table.stamp(side), table.retracted(side), table.told(side)) for side in table.game.sides}


def check_notice(table: Table, whose: Side | None, before: dict[Side, tuple[str, int, list[Told]]]) -> None:
    """A side's stamp changes with its own acts and what it is told, and with nothing else."""
    for side, (stamp, retracted, told) in before.items():
        heard = table.told(side)
        own = whose is None or whose == side
        changed = table.stamp(side) != stamp
        assert changed == (own or heard != told), f"the stamp of {side} says too much or too little"
        withdrawals, withdrawn = table.retracted(side) - retracted, heard[: len(told)] != told
        assert withdrawals == withdrawn, f"withdrawals tell {side} too much or too little"
        kept = min(table.kept(side, retracted), len(told))
        assert heard[:kept] == told[:kept], f"{side} is told to keep what was withdrawn"


CASE_CHECKS: tuple[Callable[[Case], None], ...] = (
    check_definition,
    check_end,
    check_log,
    check_thinking,
    check_record,
    check_resuming,
    check_undo,
    check_take_back,
    check_second_thoughts,
)
