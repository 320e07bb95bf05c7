"""Why the script answers as it does, from what it weighs: for hints."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from honjin.core.decision import Decision, Option
from honjin.core.mind import Reason
from honjin.games.storm import options as opt
from honjin.games.storm.model import AREAS, JAPAN, PLACE_OF
from honjin.games.storm.script.command import wants_the_end
from honjin.games.storm.script.reading import Reading

if TYPE_CHECKING:
    from honjin.games.storm.script import Script

Options = tuple[Option, ...]


def _action(script: Script, decision: Decision, reading: Reading, options: Options) -> Reason:
    """What the whole action is for: the shot, or the march."""
    if options[0] == opt.PASS:
        return Reason("because-end" if wants_the_end(reading, script.side) else "because-pass")
    act = next((option for option in options if not isinstance(option, opt.Pick)), None)
    if isinstance(act, opt.March):
        return _march(script, reading, act)
    picked = reading.siege.set_of(decision.facts.get("units", ()))
    order = script.order(reading, picked)
    worth = 0.0 if order is None else order.score
    return Reason("because-shot", {"worth": round(worth, 1)}) if worth >= LEAST_SHOWN else Reason("because-last-chance")


LEAST_SHOWN = 0.05
"""Less than this would be shown as nothing."""


def _march(script: Script, reading: Reading, act: opt.March) -> Reason:
    place = PLACE_OF[act.area]
    is_high = bool(reading.siege.high_points >> place & 1)
    if script.side == JAPAN:
        objective = script.campaign(reading).objective
        if is_high and reading.holder(place) != JAPAN:
            return Reason("because-storm", {"area": act.area})
        return Reason("because-nearer", {"area": AREAS[objective]})
    if reading.holder(place) == JAPAN:
        return Reason("because-counterattack", {"area": act.area})
    return Reason("because-relief" if is_high else "because-wanted-there", {"area": act.area})


def _place(script: Script, decision: Decision, reading: Reading, options: Options) -> Reason:
    if script.side == JAPAN:
        return Reason("because-objective", {"area": AREAS[script.campaign(reading).objective]})
    return Reason("because-garrison" if decision.ask == "set-up" else "because-town")


def _march_on(script: Script, decision: Decision, reading: Reading, options: Options) -> Reason:
    return Reason("because-halt" if options[0] == opt.HALT else "because-lies-open")


def _kondratenko(script: Script, decision: Decision, reading: Reading, options: Options) -> Reason:
    return Reason("because-general-waits" if options[0] == opt.NOT_NOW else "because-general-goes")


def _always(why: str) -> Callable[..., Reason]:
    return lambda *_: Reason(why)


REASONS: Mapping[str, Callable[..., Reason | None]] = {
    "set-up": _place,
    "place": _place,
    "recall": _always("because-best-back"),
    "keep": _always("because-best-back"),
    "withdraw": _always("because-least-missed"),
    "shift": _always("because-shift"),
    "kondratenko": _kondratenko,
    "action": _action,
    "group": _action,
    "march-on": _march_on,
    "defensive-fire": _always("because-fire-is-free"),
    "absorb": _always("because-absorbs"),
    "retreat-on": _always("because-haven"),
}
"""By what is asked."""
