"""Coverage by rule: which sections of a rulebook have code, and which have a test."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import msgspec

from honjin.core.game import Game

_CITING_CALLS = {"step": 0, "Refusal": 0, "Modifier": 0, "Switch": 1}
"""Calls whose argument at this position is a section."""

_ID = r"([A-Z]|\d+(?:\.\d+)*[A-E]?)"
"""A section: a part without a number, such as G, or 6, 6.2, 6.2C, 1.1.1."""
_DOCSTRING = re.compile(rf"^{_ID}  \S")
_DATA_SOURCE = re.compile(rf"rulebook §{_ID}(?: and §{_ID})?")
_EXAMPLE = re.compile(r"^rule = (.+)$", re.MULTILINE)


class Coverage(msgspec.Struct, frozen=True):
    """The state of a rulebook. Sections of mere prose need neither code nor test."""

    game: str
    sections: int
    coded: int
    tested: int
    uncoded: list[str]
    untested: list[str]
    unindexed: list[str]


def rule_coverage(game: Game, tests: Path) -> Coverage:
    """Compare the index of the rulebook with what code, data and tests cite."""
    package = Path(str(find_spec(game.resources).origin)).parent  # type: ignore[union-attr]
    cited = set(cited_by_code(package)) | set(cited_by_data(package / "data"))
    proved = set(cited_by_tests(tests))
    indexed = [section.id for section in game.rulebook.sections]
    wanted = [section.id for section in game.rulebook.sections if section.status != "prose"]
    return Coverage(
        game=game.id,
        sections=len(indexed),
        coded=sum(section in cited for section in wanted),
        tested=sum(section in proved for section in wanted),
        uncoded=[section for section in wanted if section not in cited],
        untested=[section for section in wanted if section not in proved],
        unindexed=sorted((cited | proved) - set(indexed)),
    )


def cited_by_code(package: Path) -> Iterator[str]:
    """Sections named by steps, refusals, switches, the `rule` of an emitted event, or the head of a docstring."""
    for path in package.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield from _cited_by_call(node)
            elif isinstance(node, ast.FunctionDef | ast.ClassDef):
                found = _DOCSTRING.match(ast.get_docstring(node) or "")
                if found:
                    yield found[1]


def _cited_by_call(call: ast.Call) -> Iterator[str]:
    name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    position = _CITING_CALLS.get(name)
    arguments = call.args[position : position + 1] if position is not None else []
    arguments += [keyword.value for keyword in call.keywords if keyword.arg == "rule"]
    for argument in arguments:
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            yield argument.value


def cited_by_data(folder: Path) -> Iterator[str]:
    """Sections that a value of the data gives as its source."""
    for path in folder.glob("*.toml"):
        for found in _DATA_SOURCE.finditer(path.read_text(encoding="utf-8")):
            yield from (section for section in found.groups() if section)


def cited_by_tests(folder: Path) -> Iterator[str]:
    """Sections that a test proves by `@pytest.mark.rule("…")`, or an example by `rule = "…"`."""
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "rule":
                yield from (str(a.value) for a in node.args if isinstance(a, ast.Constant))
    for path in folder.rglob("*.toml"):
        for found in _EXAMPLE.finditer(path.read_text(encoding="utf-8")):
            yield from re.findall(r'"([^"]+)"', found[1])
