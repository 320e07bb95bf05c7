"""Guides of the documentation that are also pages: the one for people who write bots."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

from markupsafe import Markup

import honjin

BOTS = "bots.md"


@cache
def guide(name: str) -> Markup | None:
    """A guide as HTML, or None where the program came without its documentation."""
    from markdown_it import MarkdownIt  # only when somebody reads a guide

    # Installed, the guides lie inside the package; in a checkout they are where the documentation is.
    packed = files("honjin") / "guides" / name
    written = Path(honjin.__file__).parents[2] / "docs" / "guides" / name
    for source in (packed, written):
        if source.is_file():
            html: str = MarkdownIt("commonmark", {"html": False}).render(source.read_text(encoding="utf-8"))
            # Code that is wider than the page can be scrolled by keyboard as well.
            return Markup(html.replace("<pre>", '<pre tabindex="0">'))
    return None
