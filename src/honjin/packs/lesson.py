"""The guided first game of a title, from the file of its package.

A file says in few lines what a match has in many: `forces` gives a list of things a name, a slip that names a force or
a list stands for one of each, an answer with several sides is given by one after the other, `times` so often. What the
learner writes himself (`write`) is part of the answer.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from honjin.core.lesson import Lesson

Data = dict[str, Any]
Forces = Mapping[str, list[str]]


@cache
def read_lesson(package: str) -> Lesson | None:
    """The lesson of a game, from the `lesson.toml` of its package; None where it has none yet."""
    file = files(package) / "lesson.toml"
    if not file.is_file():
        return None
    return lesson_from(file.read_text(encoding="utf-8"))


def lesson_from(text: str) -> Lesson:
    """A lesson from the text of its file."""
    data = tomllib.loads(text)
    forces: Forces = data.pop("forces", {})
    data["answers"] = [answer for short in data["answers"] for answer in _answers(short, forces)]
    return msgspec.convert(data, Lesson)


def _answers(short: Data, forces: Forces) -> Iterator[Data]:
    """All the answers that one entry stands for."""
    sides = short["side"] if isinstance(short["side"], list) else [short["side"]]
    answer = {name: value for name, value in short.items() if name != "times"}
    if "slips" in short["option"] or "write" in short:
        write = list(_slips(short.get("write", ()), forces))
        slips = [*_slips(short["option"].get("slips", ()), forces), *write]
        answer |= {"option": {**short["option"], "slips": slips}, "write": write}
    for _ in range(short.get("times", 1)):
        for side in sides:
            yield {**answer, "side": side}


def _slips(short: Iterable[Data], forces: Forces) -> Iterator[Data]:
    """Slips written out. The thing that one is about stands first in it, behind its kind."""
    for slip in short:
        about = next(name for name in slip if name != "slip")
        things = forces.get(slip[about], slip[about]) if isinstance(slip[about], str) else slip[about]
        for thing in [things] if isinstance(things, str) else things:
            yield {**slip, about: thing}
