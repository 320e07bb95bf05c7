"""A pause in the rules: who is asked, under which rule, and every legal answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from honjin.core.form import Form

Side = str
Facts = dict[str, Any]


class Option(msgspec.Struct, frozen=True, gc=False, tag=True, tag_field="do"):
    """One legal answer: a small frozen value in the imperative, such as `Fire(dice=4)`."""


class Decision(msgspec.Struct):
    """A question put to one side, with the complete list of its answers.

    `ask` is the id of the prompt and `facts` what it shows; `rule` is stamped by the engine.
    `default` is the position of the answer that a clock may give for an absent player.
    `private` answers are nobody's business but the side's own until the rules reveal them.
    `commits` marks a question whose only answer closes a plan: it is asked even when it is the last one left.
    `form` stands in for the list where nobody could write it down; there are no options then.
    `hushed` is a question put to several sides of which nobody learns whether another has answered.
    """

    side: Side
    ask: str
    options: Sequence[Option]
    facts: Facts = {}
    default: int = -1
    private: bool = False
    commits: bool = False
    form: Form | None = None
    hushed: bool = False
    rule: str = ""

    def option(self, choice: int | Option) -> Option:
        """The option at this position of the list; a form that is filled in is an option itself."""
        return self.options[choice] if isinstance(choice, int) else choice


class Refusal(msgspec.Struct, frozen=True):
    """Why a candidate is not an option: the rule, the id of the reason, and the facts it names."""

    rule: str
    why: str
    facts: Facts = {}
