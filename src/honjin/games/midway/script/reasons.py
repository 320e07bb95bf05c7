"""Why the script fills in its sheets as it does, from what it weighs: for hints."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from honjin.core.decision import Decision, Option
from honjin.core.mind import Reason
from honjin.games.midway.options import Cover, OneWayRaid, Raid, Search
from honjin.games.midway.script.invasion import pays
from honjin.games.midway.script.reading import Reading

Options = tuple[Option, ...]

FRESH = 1
"""So many turns old a sighting may be, for forces to act on it."""


def _naval(script: Any, decision: Decision, reading: Reading, options: Options) -> Reason:
    """The latest force that is worth going for, if any has been seen lately."""
    fresh = [force for force in reading.forces if force.turn >= reading.turn - FRESH]
    if not fresh:
        return Reason("because-waits-for-news")
    prey = max(fresh, key=lambda force: force.worth)
    return Reason("because-prey", {"hex": reading.grid.names[prey.hex]})


def _air(script: Any, decision: Decision, reading: Reading, options: Options) -> Reason:
    slips = getattr(options[0], "slips", ())
    searching = sum(isinstance(slip, Search) for slip in slips)
    raids = [slip for slip in slips if isinstance(slip, Raid | OneWayRaid)]
    covering = sum(isinstance(slip, Cover) for slip in slips)
    facts = {"searching": searching, "covering": covering}
    if not raids:
        return Reason("because-searches", facts)
    return Reason("because-strikes", {**facts, "raiding": len(raids), "hex": raids[0].strike})


def _landing(script: Any, decision: Decision, reading: Reading, options: Options) -> Reason | None:
    return Reason("because-lands") if pays(reading) else None


def _always(why: str) -> Callable[..., Reason]:
    return lambda *_: Reason(why)


REASONS: Mapping[str, Callable[..., Reason | None]] = {
    "set-up": _always("because-posts"),
    "naval": _naval,
    "searches": _air,
    "air": _air,
    "air-targets": _always("because-fighters-first"),
    "barrage": _always("because-barrage"),
    "raid-targets": _always("because-carriers-first"),
    "torpedoes": _always("because-torpedoes"),
    "guns": _always("because-guns"),
    "landing": _landing,
}
"""By what is asked."""
