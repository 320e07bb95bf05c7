"""What the bodies of several subjects share: ids, limits, and the documented error answers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Operation, RequestBody

from honjin.server.problems import STATUS, Problem

MATCH_ID = r"^[A-Za-z0-9_-]{1,16}$"
VISITOR_ID = r"^[A-Za-z0-9_-]{1,32}$"
MatchId = Annotated[str, msgspec.Meta(pattern=MATCH_ID, description="The id of a match.")]
SideName = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9_]{1,40}$", description="The id of a side.")]


def is_match_id(text: str) -> bool:
    """Whether a match can have this id; a database should not be asked for anything else, such as a zero byte."""
    return re.fullmatch(MATCH_ID, text, re.ASCII) is not None


def is_visitor_id(text: str) -> bool:
    """Whether a visitor can have this id."""
    return re.fullmatch(VISITOR_ID, text, re.ASCII) is not None


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


def example(body: dict[str, Any]) -> type[Operation]:
    """For `operation_class`: an operation whose document shows this body."""

    @dataclass
    class WithExample(Operation):
        def __post_init__(self) -> None:
            contents = self.request_body.content if isinstance(self.request_body, RequestBody) else {}
            for content in contents.values():
                content.example = body

    return WithExample
