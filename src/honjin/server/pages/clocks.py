"""Clocks on the pages: what can be chosen for a new table, and how much time is left at one."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

import msgspec

from honjin.locale.text import Words
from honjin.server.pages.titles import Choice
from honjin.umpire.clock import BY_MAIL, DAY, HOUR, LIVE, MINUTE

UNITS = {"minutes": MINUTE, "hours": HOUR, "days": DAY}
OWN = "own"


class ClockChoice(msgspec.Struct, frozen=True):
    """The field of the form: times at the table, times by mail, or a number of one's own."""

    live: tuple[Choice, ...]
    mail: tuple[Choice, ...]
    units: tuple[Choice, ...]
    none: bool
    own: bool
    number: str


def clock_choice(words: Words, chosen: Mapping[str, str]) -> ClockChoice:
    """As it was chosen last."""
    picked = chosen.get("clock", "0")
    unit = chosen.get("clock_unit", "days")
    return ClockChoice(
        live=tuple(_choice(words, seconds, picked) for seconds in LIVE),
        mail=tuple(_choice(words, seconds, picked) for seconds in BY_MAIL),
        units=tuple(Choice(one, words.text(f"p-clock-unit-{one}"), one == unit) for one in UNITS),
        none=picked not in (OWN, *map(str, (*LIVE, *BY_MAIL))),
        own=picked == OWN,
        number=chosen.get("clock_number", "2"),
    )


def clock_wanted(form: Mapping[str, str]) -> int | str:
    """The seconds that the form asks for; what is no number is left as it is, to be refused."""
    picked = form.get("clock", "0")
    if picked != OWN:
        return int(picked) if _is_number(picked) else picked
    number = form.get("clock_number", "")
    return int(number) * UNITS.get(form.get("clock_unit", ""), 0) if _is_number(number) else number


def time_text(words: Words, seconds: int) -> str:
    """A time in the largest unit that fits."""
    unit = next(one for one in ("days", "hours", "minutes") if seconds % UNITS[one] == 0 or one == "minutes")
    return words.text(f"p-clock-{unit}", {"count": seconds // UNITS[unit]})


def left_text(words: Words, due: datetime, now: datetime) -> str:
    """How much time is left, in two figures."""
    minutes = max(0, int((due - now).total_seconds())) // MINUTE
    hours, days = minutes // 60, minutes // (24 * 60)
    if due <= now:
        return words.text("p-card-late")
    if days:
        left = words.text("p-left-days", {"days": days, "hours": hours % 24})
    elif hours:
        left = words.text("p-left-hours", {"hours": hours, "minutes": minutes % 60})
    else:
        left = words.text("p-left-minutes", {"minutes": minutes})
    return words.text("p-card-left", {"left": left})


def _choice(words: Words, seconds: int, picked: str) -> Choice:
    return Choice(str(seconds), time_text(words, seconds), str(seconds) == picked)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 8
