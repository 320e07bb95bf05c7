"""What a game without a chart shows in text: the facts of the view, under the names that the code has for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from honjin.charts.lettering import Bit, cut, flow, marked, pad, width_of
from honjin.core.decision import Decision, Option
from honjin.core.textboard import Speech, Thing

WIDTH = 80
SHORTEST = 4
"""Cells of a heading."""
NOTHING = "–"


def chart(setting: Any, view: Any, words: Speech) -> list[str]:
    """All the facts of the view, 80 cells wide."""
    return brief(setting, view, words, WIDTH)


def closeup(setting: Any, view: Any, words: Speech, about: Sequence[Thing], height: int) -> list[str]:
    """Half of the facts are of no use."""
    return []


def brief(setting: Any, view: Any, words: Speech, width: int) -> list[str]:
    """Each fact in a line or a few; what it is called stands in a column of its own."""
    facts = list(_facts(_plain(view)))
    room = min(max((width_of(name) for name, _ in facts), default=0), width // 2)
    lines: list[str] = []
    for name, parts in facts:
        rows = flow([[Bit(cut(part, width - room - 2))] for part in parts], width - room - 2)
        heads = [pad(name, room), *[" " * room] * (len(rows) - 1)]
        lines += [marked([Bit(f"{head}  ", "dim")]) + row for head, row in zip(heads, rows, strict=True)]
    return lines


def tracks(setting: Any, view: Any, words: Speech, width: int) -> list[str]:
    """The numbers of the view side by side."""
    return flow([[Bit(f"{name} ", "dim"), Bit(str(number))] for name, number in _numbers(view)], width)


def plan(setting: Any, view: Any, words: Speech) -> list[str]:
    """What is planned stands among the facts."""
    return []


def headline(setting: Any, view: Any, words: Speech) -> str:
    """The numbers of the view, such as the round."""
    return words.text("list-comma").join(f"{name} {number}" for name, number in _numbers(view))


def scored_now(setting: Any, view: Any, words: Speech, procedures: Sequence[str] = ()) -> str:
    """Nobody knows."""
    return ""


def names(setting: Any, words: Speech) -> dict[str, str]:
    """Nothing is called otherwise than anywhere else."""
    return {}


def pieces(setting: Any, words: Speech) -> dict[str, str]:
    """Which facts are pieces, nobody knows."""
    return {}


def forces(setting: Any, view: Any, words: Speech) -> list[str]:
    """The facts again: the pieces are among them."""
    return chart(setting, view, words)


def muster(setting: Any, view: Any, words: Speech) -> list[tuple[str, str]]:
    """Where pieces are, nobody knows."""
    return []


def card(setting: Any, view: Any, words: Speech, piece: str) -> list[str]:
    """There are no pieces by name."""
    return []


def note(setting: Any, view: Any, words: Speech, decision: Decision, option: Option) -> str:
    """Nothing is weighed."""
    return ""


def place(view: Any, kind: str, id: str) -> Thing | None:
    """Lists are not put together by places."""
    return None


def family(setting: Any, words: Speech, kind: str, id: str) -> tuple[str, str, str] | None:
    """Nothing is listed as some of several alike."""
    return None


def heads(words: Speech, kind: str) -> tuple[str, ...]:
    """Things have no values in a grid."""
    return ()


def values(setting: Any, view: Any, words: Speech, kind: str, id: str) -> tuple[str, ...] | None:
    """Things have no values in a grid."""
    return None


def short(words: Speech, kind: str, id: str) -> str:
    """The beginning of the name."""
    return cut(words.name(kind, id or kind), SHORTEST)


def sign(view: Any, kind: str, id: str) -> str:
    """Nothing is put behind a name."""
    return ""


# ---------------------------------------------------------------- facts of a view


def _plain(view: Any) -> dict[str, Any]:
    """The view as plain data, but for who looks: he knows."""
    facts = msgspec.to_builtins(view)
    return {name: fact for name, fact in facts.items() if name != "viewer"} if isinstance(facts, dict) else {}


def _numbers(view: Any) -> list[tuple[str, int]]:
    return [(_called(name), fact) for name, fact in _plain(view).items() if type(fact) is int]


def _facts(facts: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, list[str]]]:
    """Each fact with its name; facts of facts under their whole path, the simple ones of them side by side."""
    simple = {name: _said(fact) for name, fact in facts.items() if not _has_parts(fact)}
    if path and simple:
        yield path, [f"{_called(name)} {said}" for name, said in simple.items()]
    for name, fact in facts.items():
        here = f"{path} {_called(name)}".strip()
        if name not in simple:
            yield from _facts(fact, here)
        elif not path and fact is not None:
            yield here, [simple[name]]


def _has_parts(fact: Any) -> bool:
    return isinstance(fact, dict) and bool(fact)


def _said(fact: Any) -> str:
    """A fact in a few words."""
    if isinstance(fact, list | tuple | dict):
        return ", ".join(map(_said, fact)) or NOTHING
    if isinstance(fact, bool) or fact is None:
        return {True: "✓", False: "✗", None: NOTHING}[fact]
    return _called(str(fact))


def _called(id: str) -> str:
    return id.replace("_", " ")
