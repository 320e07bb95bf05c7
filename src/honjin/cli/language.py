"""The language to speak: the one asked for, the one chosen in the menu, or that of the environment."""

from __future__ import annotations

import os

from honjin.cli.saves import remembered_language
from honjin.locale.text import preferred_language


def chosen_language(given: str | None) -> str:
    """A language id, not yet checked."""
    return given or os.environ.get("HONJIN_LANGUAGE") or remembered_language() or preferred_language()
