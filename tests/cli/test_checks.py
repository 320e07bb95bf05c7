"""`honjin test`: what its checks are run with."""

from __future__ import annotations

from honjin.cli.test import BYTECODE, _with_bytecode


def test_modules_are_compiled_once_even_where_nothing_may_lie_beside_the_sources() -> None:
    assert _with_bytecode({"A": "b", "PYTHONDONTWRITEBYTECODE": "1"}) == {
        "A": "b",
        "PYTHONPYCACHEPREFIX": str(BYTECODE),
    }


def test_who_allows_python_to_keep_what_it_compiled_gets_it_where_he_is_used_to() -> None:
    for environment in ({"A": "b"}, {"A": "b", "PYTHONPYCACHEPREFIX": "/elsewhere"}):
        assert _with_bytecode(environment) == environment
