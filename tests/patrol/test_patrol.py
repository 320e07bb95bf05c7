"""The game of these tests keeps the contract, as any other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from tests.patrol import GAME
from tests.patrol.orders import OrderForm

from honjin.core.engine import Match
from honjin.core.form import Trail
from honjin.testing.contract import CASE_CHECKS, POSITION_CHECKS, check_form, check_positions
from honjin.testing.matches import Case

CASES = [Case(GAME, switches, walks=3) for switches in ({}, {"fog": True})]


@pytest.mark.parametrize("check", POSITION_CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_position(case: Case, check: Callable[[Case, Match[Any]], None]) -> None:
    check_positions(case, check)


@pytest.mark.parametrize("check", CASE_CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_case(case: Case, check: Callable[[Case], None]) -> None:
    check(case)


def test_the_contract_notices_steps_that_depend_on_the_way_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    """Interfaces are told once which places lie beside each other."""
    real = OrderForm.steps

    def never_back(form: OrderForm, trail: Trail, way: Sequence[str]) -> Sequence[str]:
        return [place for place in real(form, trail, way) if place not in way]

    monkeypatch.setattr(OrderForm, "steps", never_back)
    with pytest.raises(AssertionError, match="goes on otherwise"):
        check_positions(CASES[0], check_form)
