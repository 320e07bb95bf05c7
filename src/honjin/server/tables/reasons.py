"""Why not: of all that pointing at some things could have meant, the reasons that tell a player most."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from honjin.core.decision import Option, Refusal
from honjin.core.form import Slip
from honjin.server.messages import RefusalShown, encode

MOST_REFUSALS = 3
"""Reasons given for one `why`."""

_VAGUE = ("not-now", "not-offered", "not-your-decision")
"""Reasons that say least; others come before them."""


Wish = TypeVar("Wish", bound=Option | Slip)


def reasons(candidates: Iterable[Wish], why_not: Callable[[Wish], Refusal | None]) -> tuple[bool, list[RefusalShown]]:
    """Whether one of these may be done; else the distinct reasons, the most telling first."""
    found: dict[bytes, RefusalShown] = {}
    for wish in candidates:
        refusal = why_not(wish)
        if refusal is None:
            return True, []
        option, slip = (None, wish) if isinstance(wish, Slip) else (wish, None)
        found.setdefault(encode(refusal), RefusalShown(refusal.rule, refusal.why, refusal.facts, option, slip))
    telling = [one for one in found.values() if one.why not in _VAGUE]
    return False, (telling or list(found.values()))[:MOST_REFUSALS]
