"""What the bodies of several subjects share: ids, limits, and the documented error answers."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar.openapi.datastructures import ResponseSpec

from honjin.server.problems import STATUS, Problem

MatchId = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,16}$", description="The id of a match.")]
SideName = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9_]{1,40}$", description="The id of a side.")]


class Done(msgspec.Struct, frozen=True):
    """It is done."""

    ok: bool = True


def errors(*codes: str) -> dict[int, ResponseSpec]:
    """The error answers of an operation, for its documentation; those that any may give come by themselves."""
    found: dict[int, list[str]] = {}
    for code in dict.fromkeys((*codes, "malformed", "too-fast", "signed-out")):
        found.setdefault(STATUS[code], []).append(code)
    return {
        status: ResponseSpec(Problem, description=f"Code: {', '.join(names)}.", generate_examples=False)
        for status, names in found.items()
    }


def writes(*codes: str) -> dict[int, ResponseSpec]:
    """The error answers of an operation that changes something."""
    return errors("csrf", "foreign-origin", "too-big", *codes)


Anything = dict[str, Any]
