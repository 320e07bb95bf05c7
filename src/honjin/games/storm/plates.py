"""Units in letters: so many of each arm, capital letters for those that can act, small ones for the spent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from honjin.charts.lettering import Bit, Bits, width_of
from honjin.core.textboard import Speech
from honjin.games.storm.model import ARTILLERY, ENGINEER, INFANTRY, MACHINE_GUN, SIDES, AreaId, SideId, UnitId
from honjin.games.storm.siege import Siege
from honjin.games.storm.view import View

ARMS = (INFANTRY, ENGINEER, MACHINE_GUN, ARTILLERY)
SPOTTED, GENERAL = "◎", "★"

Standing = dict[tuple[str, SideId], list[UnitId]]
"""The units of each side in each place."""


def standing(siege: Siege, view: View) -> Standing:
    """Who is where."""
    found: Standing = {}
    for unit, seen in view.units.items():
        found.setdefault((seen.place, siege.side_of(siege.number[unit])), []).append(unit)
    return found


def lettered(siege: Siege, view: View, words: Speech, units: Iterable[UnitId], gap: str = " ") -> str:
    """`4IE 2i`: four infantry units and an engineer that can act, two infantry units that are spent."""
    number: Counter[tuple[bool, str]] = Counter(
        (view.units[unit].inactive, siege.units[siege.number[unit]].kind) for unit in units
    )
    letters = letters_of(words)
    active = "".join(_counted(number[False, arm], letters[arm]) for arm in ARMS if number[False, arm])
    spent = "".join(_counted(number[True, arm], letters[arm].lower()) for arm in ARMS if number[True, arm])
    return gap.join(filter(None, (active, spent)))


def _counted(number: int, letter: str) -> str:
    return letter if number == 1 else f"{number}{letter}"


def letters_of(words: Speech) -> dict[str, str]:
    """The letter of each arm."""
    return dict(zip(ARMS, words.text("chart-arms").split(), strict=True))


def plate(
    siege: Siege, view: View, words: Speech, side: SideId, area: AreaId, units: Sequence[UnitId], width: int
) -> Bits:
    """The units of a side in an area with the markers there, in so many cells; nothing where there is nothing."""
    signs = signs_of(view, side, area)
    if not units and not signs:
        return []
    badge = Bit(words.text(f"t-letter-{side}"), f"{side}-badge")
    room = width - width_of(badge[0]) - width_of(signs)
    able = sum(not view.units[unit].inactive for unit in units)
    forms = (
        lettered(siege, view, words, units),
        lettered(siege, view, words, units, gap=""),
        f"{able}/{len(units)}",
        str(len(units)),
    )
    text = next((form for form in forms if width_of(form) <= room), "") if units else ""
    return [badge, Bit(signs + text, side)]


def signs_of(view: View, side: SideId, area: AreaId) -> str:
    """The firing spotted marker of a side in an area, and General Kondratenko."""
    spotted = SPOTTED if area in view.spotted[side] else ""
    return spotted + (GENERAL if side == SIDES[1] and view.kondratenko == area else "")
