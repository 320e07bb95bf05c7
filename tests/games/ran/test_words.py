"""The words of RAN: every question, every reason and every line of a sum that its rules can hand out."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from honjin.core.game import find_game
from honjin.core.modifier import Modifier
from honjin.games.ran.pack import Hexside, Slope, Terrain
from honjin.locale.text import LANGUAGES, Words

RULES = Path(__file__).resolve().parents[3] / "src" / "honjin" / "games" / "ran"
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@cache
def calls(name: str, position: int) -> frozenset[str]:
    """The words in the source that calls of a name have at a position: codes of refusals, questions, purposes."""
    return frozenset(
        argument.value
        for path in RULES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name
        for argument in node.args[position : position + 1]
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    )


def lines_of_the_ground() -> Iterator[str]:
    """Lines that are put together from what is done and where."""
    for ground in get_args(Terrain):
        yield from (f"target-in-{ground}", f"into-{ground}", f"out-of-{ground}")
    yield from (f"target-behind-{side}" for side in get_args(Hexside))
    yield from (f"across-{line}" for line in (*get_args(Hexside), *get_args(Slope)))


@IN_EVERY_LANGUAGE
def test_every_question_reason_and_line_has_words(language: str) -> None:
    words = Words(language, "ran")
    reasons, asks, lines = calls("Refusal", 1), calls("Decision", 1), calls("Modifier", 2)
    assert (len(reasons) > 100, len(asks) > 30, len(lines) > 15) == (True, True, True)
    ids = [
        *(f"why-{code}" for code in reasons),
        *(f"ask-{ask}" for ask in asks),
        *(f"mod-{line}" for line in (*lines, *lines_of_the_ground())),
    ]
    assert [id for id in ids if not words.has(id)] == []


def test_every_test_of_quality_says_what_it_is_for() -> None:
    """The last of them is what is said of the one that is not named."""
    words = told("en")
    facts = {"unit": "shigezane_si_2", "die": 4, "added": 0, "tq": 6, "missed": 0}
    purposes = calls("tq_test", 2)
    assert len({words.text("event-QualityTested", {**facts, "purpose": purpose}) for purpose in purposes}) == len(
        purposes
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_test_of_quality_says_whether_it_was_passed(language: str) -> None:
    facts = {"unit": "shigezane_si_2", "purpose": "pre_shock", "die": 4, "added": 0, "tq": 6}
    said = [told(language).text("event-QualityTested", {**facts, "missed": missed}) for missed in (0, 1, 2)]
    assert len(set(said)) == 3
    assert "2" in said[2].replace("shigezane_si_2", "").rpartition("4")[2]


def test_every_question_that_is_declined_is_declined_in_its_own_words() -> None:
    words, asks = told("en"), calls("ChoiceDeclined", 1)
    said = {words.text("event-ChoiceDeclined", {"side": "date", "ask": ask}) for ask in asks}
    assert len(said) == len(asks)


def told(language: str) -> Words:
    return Words(language, "ran", find_game("ran").look.kinds)


SHOCK: dict[str, Any] = {
    **{"attackers": ["shigezane_si_2", "shigezane_si_1"], "defenders": ["hirata_as_1"], "column": 8, "die": 5},
    **{"attacker_hits": 1, "defender_hits": 4, "superiority": True},
    "lines": [Modifier("9.27", 7, "clash-of-arms"), Modifier("9.28", 2, "numbers"), Modifier("9.28", -1, "into-woods")],
    "die_lines": [Modifier("9.28", 1, "busho-attacks")],
}


def test_a_combat_is_told_with_its_column_line_by_line_both_hits_and_superiority() -> None:
    assert told("en").text("event-ShockResolved", SHOCK) == (
        "Shock, SI Shigezane 2 and SI Shigezane 1 against AS Hirata 1: Clash of Arms 7, numbers +2, into woods −1 "
        "= column 8, die 5 + Busho with the attacker 1 – hits: attacker 1, defender 4 (positional superiority)"
    )
    assert told("ja").text("event-ShockResolved", SHOCK) == (
        "白兵戦、成実隊徒武者2、成実隊徒武者1対平田隊足軽1：武器相性7、ユニット数+2、森へ−1=第8列、"
        "出目5+攻撃側に武将1→攻撃側1ヒット、防御側4ヒット（位置的優勢）"
    )


@pytest.mark.parametrize(
    ("language", "threshold"),
    [("en", "(at −3 or less it flees)"), ("fr", "(fuite à −3 ou moins)"), ("cs", "(útěk při −3 nebo méně)")],
)
def test_a_threshold_below_nought_has_a_minus_and_no_hyphen(language: str, threshold: str) -> None:
    facts = {"busho": "shigezane", "lost": 1, "size": 4, "lines": [], "die": 5, "threshold": -3, "flees": False}
    assert told(language).text("event-FlightRolled", facts).endswith(threshold)


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize(("bushos", "samurai"), [(2, 0), (1, 1), (0, 2)])
def test_a_duel_names_both_men(language: str, bushos: int, samurai: int) -> None:
    words = told(language)
    men, others = ["shigezane", "hirata"][:bushos], ["goto_nobuyasu", "sase_tsuneo"][:samurai]
    text = words.text("event-DuelBegan", {"bushos": men, "samurai": others})
    names = [*(words.name("busho", man) for man in men), *(words.name("samurai", man) for man in others)]
    assert [name for name in names if name in text] == names
