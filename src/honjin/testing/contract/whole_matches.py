"""What holds for a game and for each of its matches, from the first decision to the last."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from honjin.core.decision import Side
from honjin.core.dice import SeededDice
from honjin.core.engine import Match
from honjin.core.errors import IllegalAnswer
from honjin.core.event import SPECTATOR, Entry, Roll
from honjin.testing.contract.comparing import LOOK_AHEAD, everything_of, log_of, through_json
from honjin.testing.matches import Case, answer_at_random, walk


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


MATCH_CHECKS: tuple[Callable[[Case], None], ...] = (check_definition, check_end, check_log, check_thinking)
