"""`--option mines --option control_points=flat`: optional rules from the command line."""

from __future__ import annotations

from collections.abc import Sequence

from honjin.core.errors import UnknownChoice
from honjin.core.game import Game


def parse_switches(game: Game, words: Sequence[str]) -> dict[str, bool | str]:
    """The switches named; a bare name turns an optional rule on."""
    chosen: dict[str, bool | str] = {}
    for word in words:
        name, equals, value = word.replace("-", "_").partition("=")
        if name in chosen:
            raise UnknownChoice(f"option {name} is given twice")
        plain = {"": True, "on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}
        chosen[name] = plain.get(value.lower(), value) if equals else True
    return game.choose_switches(chosen)
