"""A battle in which the sides never meet: each keeps to its own half of the map, whatever else it does.

The US stay in the east, Japan in the west, with their flights. Boats of one side go anywhere, also among ships of the
enemy, and do not fire. So the other can be told nothing of what that side does.
"""

from __future__ import annotations

from random import Random

from honjin.core.form import Draft, Form, Slip, slip_by_lot
from honjin.games.midway.model import COLUMNS, HEXES, JAPAN, US
from honjin.games.midway.ocean import Ocean
from honjin.games.midway.options import Fire, Hunt, SendOrders, Torpedo

HALVES: dict[str, frozenset[str]] = {
    US: frozenset(hex for hex in HEXES if hex[0] in COLUMNS[7:]),
    JAPAN: frozenset(hex for hex in HEXES if hex[0] in COLUMNS[:7]),
}
"""From column H eastward, with Midway; and the west with Kure."""

WRITTEN = 0.7
"""How many of the lines of a sheet are written."""
TRIES = 3
"""Slips drawn for a line before it is left blank."""


def quiet_sheet(ocean: Ocean, side: str, form: Form, random: Random, *, roams: bool) -> SendOrders:
    """A sheet filled in by lot that leads nobody to the enemy, but for boats that roam."""
    draft = Draft()
    blanks = list(form.blanks(draft))
    random.shuffle(blanks)
    must = form.lacks(draft) is not None
    for blank in blanks:
        if not must and random.random() > WRITTEN:
            continue
        for _ in range(50 if must else TRIES):
            slip = slip_by_lot(form, blank, random.random)
            if is_quiet(ocean, side, slip, roams) and form.refuse(draft, slip) is None:
                draft.add(slip)
                break
    assert form.lacks(draft) is None
    return SendOrders(tuple(draft.slips))  # type: ignore[arg-type]


def is_quiet(ocean: Ocean, side: str, slip: Slip, roams: bool) -> bool:
    """Whether an order keeps its unit to its own half, unless it is a boat that may go anywhere; and nobody fires."""
    if isinstance(slip, Torpedo | Fire | Hunt):
        return False
    path = getattr(slip, "path", ())
    hex = getattr(slip, "hex", "")
    boat = slip.thing in ocean.ship and ocean.boats >> ocean.ship[slip.thing] & 1
    return bool(boat and roams) or HALVES[side].issuperset({*path, *([hex] if hex else [])})
