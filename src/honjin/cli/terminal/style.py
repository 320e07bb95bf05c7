"""Colours: a night chart. Never colour alone: every mark has a letter, a sign or a word as well."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from io import TextIOWrapper

from rich.console import Console
from rich.theme import Theme

from honjin.core.decision import Side

# The palette of the browser's dark theme. Backgrounds are set together with what stands on them, so that the chart
# reads the same on light and dark terminals; text outside it keeps to colours that read on both.
INKS = {
    "sea": "#7ba0b3 on #172733",
    "zone": "bold #d3e4ec on #172733",
    "border": "#7ba0b3 on #172733",
    "land": "#6f6649 on #36332a",
    "land-name": "#b3a57c on #36332a",
    "place": "#e4d9bd on #36332a",
    "mark": "bold #2a1c08 on #e7b42c",
    "title": "bold #fff8ec on #9c2a1f",
    "label": "bold",
    "dim": "#858585",
    "number": "bold #b8860b",
    "rule": "#858585",
    "prompt": "bold",
    "good": "#2e9b6b",
    "bad": "bold #d9534f",
    "markdown.h1": "bold",
    "markdown.h2": "bold #b8860b",
}
# The first side is light, the second dark, as on the counters.
# `-ground` and `-name` are land that a side holds, and what is written on it.
FIRST = {
    "": "#2a1a12 on #efe6d0",
    "-badge": "bold #fff8ec on #b3261e",
    "-ground": "#a08c6a on #3b3027",
    "-name": "bold #f0dfbd on #3b3027",
}
SECOND = {
    "": "#ffffff on #3d6079",
    "-badge": "bold #16324a on #e6edf0",
    "-ground": "#4f6d80 on #1b2731",
    "-name": "bold #cfe0ea on #1b2731",
}
# With 256 colours the nearest of some are far off: cream turns pink, and slate violet.
FIRST_OF_256 = {
    "": "color(16) on color(230)",
    "-badge": "bold color(231) on color(124)",
    "-ground": "color(137) on color(236)",
    "-name": "bold color(223) on color(236)",
}
SECOND_OF_256 = {
    "": "color(231) on color(24)",
    "-badge": "bold color(17) on color(254)",
    "-ground": "color(60) on color(234)",
    "-name": "bold color(153) on color(234)",
}
# With 16 colours whose shades nobody knows, the chart keeps to the terminal's own background.
INKS_OF_16 = {
    **dict.fromkeys(("sea", "place", "dim", "rule"), "default"),
    **dict.fromkeys(("zone", "number", "markdown.h2"), "bold"),
    **dict.fromkeys(("land", "land-name"), "yellow"),
    "border": "cyan",
    "mark": "black on yellow",
    "title": "white on red",
    "good": "green",
    "bad": "bold red",
}
FIRST_OF_16 = {"": "black on white", "-badge": "white on red", "-ground": "yellow", "-name": "bold"}
SECOND_OF_16 = {"": "white on blue", "-badge": "blue on white", "-ground": "cyan", "-name": "bold"}


def make_console(sides: Sequence[Side] = (), width: int | None = None) -> Console:
    """A console that knows our colours; rich leaves them out where there is no terminal or NO_COLOR is set."""
    if isinstance(sys.stdout, TextIOWrapper) and sys.stdout.encoding.lower() != "utf-8":
        sys.stdout.reconfigure(errors="replace")
    console = Console(highlight=False, width=width, emoji=False)
    inks, looks = dict(INKS), (FIRST, SECOND)
    if console.color_system == "256":
        looks = (FIRST_OF_256, SECOND_OF_256)
    elif console.color_system in ("standard", "windows"):
        inks, looks = {**inks, **INKS_OF_16}, (FIRST_OF_16, SECOND_OF_16)
    for side, look in zip(sides, looks, strict=False):
        inks |= {side + suffix: ink for suffix, ink in look.items()}
    console.push_theme(Theme(inks))
    return console
