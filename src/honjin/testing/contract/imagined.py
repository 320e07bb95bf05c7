"""What a side may not know can be anything: in every match that it could believe in it is shown the same."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from honjin.core.decision import Decision, Side
from honjin.core.engine import Match
from honjin.core.event import SPECTATOR, UMPIRE
from honjin.core.form import Draft, usual_answer
from honjin.core.imagine import imagine, outlook_of
from honjin.core.state import State
from honjin.testing.contract.comparing import position_of, questions_of
from honjin.testing.contract.positions import NoDice, look_at_matches, prompt_of
from honjin.testing.matches import Case

BELIEFS = 2
"""Matches that are imagined for a side at one moment."""


def check_imagined(case: Case) -> None:
    """Imagine what a side may not know: all it is shown stays, to the byte; and where something is hidden it varies."""
    hides, varies, met = set[bool](), set[bool](), set[str]()

    def look(match: Match[Any]) -> None:
        for side in case.game.sides:
            hides.add(hides_something(match, side))
            varies.add(check_beliefs(case, match, side))
            check_advice(case, match, side, met)

    look_at_matches(case, look)
    assert True in varies or True not in hides, "something is hidden, but only the truth is ever imagined"


def hides_something(match: Match[Any], side: Side) -> bool:
    """Whether the umpire sees more than this side."""
    own, whole = match.view(side), match.view(UMPIRE)
    return bool(msgspec.structs.replace(own, viewer=UMPIRE) != whole)


def check_beliefs(case: Case, match: Match[Any], side: Side) -> bool:
    """In matches that this side could believe in it is shown what it is shown here; whether one is not this one."""
    game = case.game
    if game.imagine is None:
        assert not hides_something(match, side), "something is hidden, but nobody can imagine it"
        return False
    random, outlook = Random(position_of(match)), outlook_of(match, side)
    truth, shown, varies = match.state.encode(), what_side_is_shown(case, match, side), False
    for _ in range(BELIEFS):
        if match.decision_of(side) is None:
            # Who is not asked may not know the question; whatever is asked, he is shown the same.
            world = with_other_state(match, game.imagine(case.setting, outlook.view, random))
        else:
            world = imagine(game, case.setting, outlook, random, NoDice())
        assert what_side_is_shown(case, world, side) == shown, f"{side} can tell what it may not know"
        varies = varies or world.state.encode() != truth
    return varies


def check_twin(case: Case, match: Match[Any], twin: State, side: Side) -> None:
    """A state that differs from that of the match only in what this side may not know: it is shown the same."""
    assert twin.encode() != match.state.encode(), "this twin hides nothing"
    shown, other = (what_side_is_shown(case, one, side) for one in (match, with_other_state(match, twin)))
    assert other == shown, f"{side} can tell what it may not know"


def with_other_state(match: Match[Any], state: State) -> Match[Any]:
    """The match at the same moment in another position."""
    world = Match(match.game, state, [frame.__copy__() for frame in match.stack], NoDice())
    world.sealed = match.sealed
    world.advance()
    return world


def what_side_is_shown(case: Case, match: Match[Any], side: Side) -> bytes:
    """Everything the table would show this side, and a spectator, at this moment."""
    own = [decision for decision in questions_of(match) if decision.side == side and side not in match.sealed]
    tried = Random(0).sample(case.candidates, min(40, len(case.candidates)))
    reasons = [match.why_not(side, option) for option in tried]
    prompts = [prompt_of(decision) for decision in match.open]
    crumbs = [match.crumbs(side), match.crumbs(SPECTATOR)]
    return msgspec.json.encode([match.view(side), match.view(SPECTATOR), own, reasons, prompts, crumbs])


def check_advice(case: Case, match: Match[Any], side: Side, met: set[str]) -> None:
    """Odds, notes, warnings and hints are the same too: looked at where a side is first asked a question."""
    decision = match.decision_of(side)
    if decision is None or case.game.imagine is None or f"{side} {decision.ask}" in met:
        return
    met.add(f"{side} {decision.ask}")
    world = imagine(case.game, case.setting, outlook_of(match, side), Random(position_of(match)), NoDice())
    asked = world.decision_of(side)
    assert asked is not None
    there, here = advice_on(case, asked, world.view(side)), advice_on(case, decision, match.view(side))
    assert there == here, f"advice on {decision.ask} tells {side} what it may not know"


def advice_on(case: Case, decision: Decision, view: Any) -> bytes:
    """Odds, notes, warnings and hints, as far as the game has them."""
    wits, setting = case.game.wits, case.setting
    advice: list[Any] = []
    if decision.form is None:
        advice += [wits.notes(setting, view, decision) if wits.notes else ()]
        advice += [wits.odds(setting, view, decision) if wits.odds else ()]
    else:
        usual = decision.form.usual()
        filled = msgspec.structs.replace(decision, options=(decision.option(usual_answer(decision)),))
        advice += [wits.warnings(setting, view, decision, Draft(usual)) if wits.warnings else ()]
        advice += [wits.odds(setting, view, filled) if wits.odds else ()]
    if wits.script is not None:
        advice.append(decision.option(wits.script(setting, decision.side).choose(decision, lambda: view)))
    return msgspec.json.encode(advice)
