"""Why not: of all that pointing at some things could have meant, the reasons that tell a player most."""

from __future__ import annotations

from collections import Counter
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


def reasons(
    candidates: Iterable[Wish], why_not: Callable[[Wish], Refusal | None], offered: Iterable[Option] = ()
) -> tuple[bool, list[RefusalShown]]:
    """Whether one of these may be done; else the distinct reasons, those of the nearest wish first.

    The nearest is of a kind that is `offered` about other things, the more often the nearer: whoever has infantry in
    hand and points at an area wants to go there, not to bombard it. Where nothing of the kind is offered, most kinds
    that are refused for one reason count more than a single one that has its own.
    """
    near = Counter(type(option) for option in offered)
    found: dict[bytes, RefusalShown] = {}
    kinds: dict[bytes, set[type]] = {}
    for wish in candidates:
        refusal = why_not(wish)
        if refusal is None:
            return True, []
        option, slip = (None, wish) if isinstance(wish, Slip) else (wish, None)
        key = encode(refusal)
        found.setdefault(key, RefusalShown(refusal.rule, refusal.why, refusal.facts, option, slip))
        kinds.setdefault(key, set()).add(type(wish))
    telling = [key for key, one in found.items() if one.why not in _VAGUE] or list(found)
    wished = [key for key in telling if any(near[kind] for kind in kinds[key])]
    if wished:
        ranked = sorted(wished, key=lambda key: -max(near[kind] for kind in kinds[key]))
    else:
        most = max((len(kinds[key]) for key in telling), default=0)
        ranked = [key for key in telling if len(kinds[key]) == most] if most > 1 else telling
    return False, [found[key] for key in ranked[:MOST_REFUSALS]]
