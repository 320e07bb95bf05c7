"""What a viewer's table shows: counters, piles and markers, by their places on the board.

A game turns its view into a scene; the interface draws any scene on any board and computes no rule.
Ids of things are written `kind-id` (`ship-mikasa`, `zone-tsushima`), the same for counters, for places
and for what an option is about.
"""

from __future__ import annotations

from typing import Any

import msgspec

from honjin.core.decision import Facts, Side


class Counter(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One counter as the viewer sees it. `values` are drawn by the style of the board's counters."""

    slot: str
    side: Side
    art: str
    values: dict[str, int]
    damaged: bool = False
    spent: bool = False
    ordered: str = ""
    """The slot where it is ordered to go, while a plan is made."""


class Pile(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The counters in one slot, the top one first; `backs` more are there of which only the number is known.

    `thing` is what pointing at the pile means; `plate` has (sign, number) pairs.
    """

    side: Side
    thing: str
    counters: tuple[str, ...]
    backs: int = 0
    plate: tuple[tuple[str, int], ...] = ()


class Marker(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A marker on a track or in a box: an army, the turn, the score."""

    slot: str
    art: str
    side: Side = ""
    label: str = ""


class Scene(msgspec.Struct, frozen=True):
    """Everything on the board. `marks` gives slots and areas a state (`held`, `fallen`, `past`, `contested`)."""

    counters: dict[str, Counter]
    piles: dict[str, Pile]
    markers: dict[str, Marker]
    marks: dict[str, str]
    badge: tuple[str, Facts] = ("", {})
    """The score in one line: a message id and its facts."""
    headline: tuple[str, Facts] = ("", {})
    """Where the match stands, such as the turn: a message id and its facts."""
    summary: tuple[tuple[str, Facts], ...] = ()
    """Lines a player likes to have worked out, such as what would be scored now."""


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a player weighs beside an option: the chance that it succeeds, and a line about its consequence."""

    chance: float | None = None
    why: str = ""
    facts: Facts = {}
    group: str = ""
    """The heading under which a list puts it: the id of a thing, or of a message."""
    touch: tuple[str, ...] = ()
    """The things the option is about, where its fields do not name them all."""


def patch_of(old: Scene, new: Scene) -> dict[str, Any]:
    """What turns the plain form of one scene into that of another, as a JSON merge patch (RFC 7396)."""
    patch: dict[str, Any] = {}
    for field in Scene.__struct_fields__:
        before, after = getattr(old, field), getattr(new, field)
        if before == after:
            continue
        if isinstance(after, dict):
            # Whole entries are replaced, so a field that an entry omits must be taken away by name.
            patch[field] = {key: None for key in before if key not in after}
            for key, value in after.items():
                if key not in before:
                    patch[field][key] = value
                elif before[key] != value:
                    patch[field][key] = _replacing(before[key], value)
        else:
            patch[field] = after
    return patch


def _replacing(old: Any, new: Any) -> Any:
    """An entry of a patch: the new value, with None for what the old one had beyond it."""
    if isinstance(new, str):
        return new
    plain = msgspec.to_builtins(new)
    return {**{key: None for key in msgspec.to_builtins(old) if key not in plain}, **plain}
