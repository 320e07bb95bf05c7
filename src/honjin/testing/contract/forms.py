"""What holds for a form: blanks and predicate agree, whoever is asked; and a hushed one is heard by nobody else."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any

import msgspec

from honjin.core.decision import Decision
from honjin.core.dice import SeededDice
from honjin.core.engine import Match
from honjin.core.event import SPECTATOR
from honjin.core.form import Blank, Draft, Form, Slip, Trail, fits, slip_by_lot
from honjin.testing.contract.comparing import listening_clone, log_of, position_of, through_json
from honjin.testing.contract.reasons import assert_is_reason
from honjin.testing.matches import Case, some_answers, waiting

MOST_BLANKS = 8
"""Blanks that are filled in at one moment of a draft."""

MOST_SLIPS = 25
"""Slips that a draft grows to."""


def check_form(case: Case, match: Match[Any]) -> None:
    """However a blank is filled in it can stand, whatever can stand is a blank filled in, and the rest has a reason."""
    for decision in waiting(match):
        if decision.form is not None:
            _check_travels(decision)
            _check_usual(match, decision, decision.form)
            _check_writing(case, decision, decision.form, Random(position_of(match)))


def _check_travels(decision: Decision) -> None:
    form = decision.form
    assert pickle.loads(pickle.dumps(form)) == form, f"the form of {decision.ask} cannot travel"
    assert not decision.options, f"{decision.ask} has a form and a list"


def _check_usual(match: Match[Any], decision: Decision, form: Form) -> None:
    refusal = match.why_not(decision.side, form.sends(form.usual()))
    assert refusal is None, f"the usual slips of {decision.ask} are refused: {refusal}"


def _check_writing(case: Case, decision: Decision, form: Form, random: Random) -> None:
    """Write slip after slip, and look at all that could be written on the way."""
    draft = Draft()
    first = form.blanks(draft)
    while len(draft.slips) < MOST_SLIPS:
        blanks = form.blanks(draft)
        granted = []
        for blank in random.sample(blanks, min(MOST_BLANKS, len(blanks))):
            assert all(_has_room(form, cell) for cell in blank.cells.values()), f"a cell of {blank} stays empty"
            slip = slip_by_lot(form, blank, random.random)
            _check_steps(form, blank, slip)
            assert form.refuse(draft, slip) is None, f"{slip} is offered by {decision.ask}, and refused"
            assert fits(form, blank, slip)
            granted.append(slip)
        for slip in _strays(form, first, random):
            _check_stray(case, form, draft, blanks, slip)
        if not granted:
            break
        draft.add(random.choice(granted))


def _has_room(form: Form, cell: Any) -> bool:
    return bool(cell) if isinstance(cell, Sequence) else True


def _check_steps(form: Form, blank: Blank, slip: Slip) -> None:
    """Where a way goes on hangs on its last place alone: interfaces are told once which places lie side by side."""
    for name, cell in blank.cells.items():
        if isinstance(cell, Trail):
            way: tuple[str, ...] = getattr(slip, name)
            for at, place in enumerate(way, 1):
                beside = form.steps(Trail(place, 1), (place,)) if at <= cell.most else ()
                ahead = [step for step in beside if step not in cell.closed]
                assert list(form.steps(cell, way[:at])) == ahead, f"{way[:at]} goes on otherwise than {place} alone"


def _strays(form: Form, blanks: Sequence[Blank], random: Random) -> list[Slip]:
    """Slips that may or may not stand: blanks of the empty form, some with one cell filled in from another blank."""
    some = random.sample(blanks, min(MOST_BLANKS, len(blanks)))
    slips = [slip_by_lot(form, blank, random.random) for blank in some]
    mixed = []
    for one, other in pairwise(slips):
        if type(one) is type(other):
            name = random.choice(one.__struct_fields__)
            mixed.append(msgspec.structs.replace(one, **{name: getattr(other, name)}))
    return slips + mixed


def _check_stray(case: Case, form: Form, draft: Draft, blanks: Sequence[Blank], slip: Slip) -> None:
    refusal = form.refuse(draft, slip)
    if refusal is None:
        assert any(fits(form, blank, slip) for blank in blanks), f"{slip} can stand, but no blank offers it"
    else:
        assert_is_reason(case, refusal)
        option = form.sends((*draft.slips, slip))
        assert case.game.option_from(through_json(option)) == option


def check_hush(case: Case, match: Match[Any]) -> None:
    """Of an answer to a hushed question nobody else gets a sign; and it is put to every side."""
    for decision in waiting(match):
        if not decision.hushed:
            continue
        assert {one.side for one in match.open} == set(case.game.sides), "a hushed question passes a side by"
        if len(waiting(match)) == 1:
            continue
        for option in some_answers(decision, Random(position_of(match)), 3):
            world = listening_clone(match, SeededDice(5))
            world.answer(decision.side, option)
            entries, rolls = log_of(world).drain()
            assert not rolls, "dice fell before all the sheets were in"
            for viewer in (*case.game.sides, SPECTATOR):
                if viewer != decision.side:
                    assert not any(entry.seen[viewer] for entry in entries), f"{viewer} is told of a hushed answer"
                    assert world.view(viewer) == match.view(viewer), f"{viewer} sees a hushed answer"
