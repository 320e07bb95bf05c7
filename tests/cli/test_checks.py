"""`honjin test`: what its checks are run with."""

from __future__ import annotations

import pytest
from tests.cli.command_line import call

from honjin.cli import test as verb
from honjin.cli.browsers import ENGINES
from honjin.cli.test import BYTECODE, _with_bytecode

Checks = dict[str, list[str]]


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Checks, str | None]]:
    """What would have been run, and in which browser."""
    ran: list[tuple[Checks, str | None]] = []

    def run(checks: Checks, chromium: str | None) -> int:
        ran.append((checks, chromium))
        return 0

    monkeypatch.setattr(verb, "_run", run)
    monkeypatch.setattr(verb, "need_chromium", lambda: "a browser")
    monkeypatch.setattr(verb, "need_engine", lambda engine: None)
    return ran


def test_all_checks_are_run_those_in_a_browser_last(ran: list[tuple[Checks, str | None]]) -> None:
    done = call(("test",), {})
    assert done.returncode == 0
    for engine in ENGINES:
        assert engine.missing in done.stdout
    [(checks, chromium)] = ran
    assert list(checks)[-2:] == ["pytest", "pytest in a browser"]
    assert chromium == "a browser"


def test_quick_checks_leave_out_only_what_is_long_or_needs_a_browser_or_postgresql(
    ran: list[tuple[Checks, str | None]],
) -> None:
    for words in (("test",), ("test", "--quick")):
        assert call(words, {}).returncode == 0
    (everything, _), (quick, chromium) = ran
    assert list(everything)[:-2] == list(quick)[:-1]
    assert quick["quick pytest"][-2:] == ["-m", "not browser and not postgresql and not thorough"]
    assert chromium is None


def test_words_after_the_dashes_are_for_pytest_alone(ran: list[tuple[Checks, str | None]]) -> None:
    assert call(("test", "--", "tests/core", "-k", "dice"), {}).returncode == 0
    assert [command[-3:] for checks, _ in ran for command in checks.values()] == [["tests/core", "-k", "dice"]]


def test_modules_are_compiled_once_even_where_nothing_may_lie_beside_the_sources() -> None:
    assert _with_bytecode({"A": "b", "PYTHONDONTWRITEBYTECODE": "1"}) == {
        "A": "b",
        "PYTHONPYCACHEPREFIX": str(BYTECODE),
    }


def test_who_allows_python_to_keep_what_it_compiled_gets_it_where_he_is_used_to() -> None:
    for environment in ({"A": "b"}, {"A": "b", "PYTHONPYCACHEPREFIX": "/elsewhere"}):
        assert _with_bytecode(environment) == environment
