"""Letters as an engraver cuts them, of a few strokes, alike on every machine: a picture has no fonts of its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from charts.common import tidy

HEIGHT = 8.0
"""Of a letter, in the units it is drawn in."""
GAP = 1.9
"""Between two letters."""

GLYPHS = {
    "0": (4.4, "M0 2.2A2.2 2.2 0 0 1 4.4 2.2V5.8A2.2 2.2 0 0 1 0 5.8Z"),
    "1": (2.2, "M0 1.7L2 0V8"),
    "2": (4.4, "M.1 2.3A2.1 2.2 0 0 1 4.3 2.2C4.3 4.2.1 6.1.1 8H4.4"),
    "3": (4.4, "M.2 1.7A2.1 1.9 0 1 1 2 3.8H1.6M2 3.8A2.2 2.1 0 1 1 .1 6.3"),
    "4": (4.6, "M3.4 8V0L0 5.8H4.6"),
    "5": (4.4, "M4 0H.7L.4 3.9C2.4 2.5 4.4 3.5 4.4 5.5A2.2 2.4 0 0 1 .1 6.4"),
    "6": (4.4, "M4 1.3A2.1 2 0 0 0 0 2.4V5.8A2.2 2.2 0 0 0 4.4 5.8A2.2 2.2 0 0 0 0 5.6"),
    "7": (4.2, "M0 0H4.2L1.5 8"),
    "8": (4.4, "M2.2 3.7A1.9 1.85 0 1 1 2.21 3.7A2.2 2.15 0 1 1 2.2 3.7Z"),
    "9": (4.4, "M.4 6.7A2.1 2 0 0 0 4.4 5.6V2.2A2.2 2.2 0 0 0 0 2.2A2.2 2.2 0 0 0 4.4 2.4"),
    "A": (4.8, "M0 8L2.4 0L4.8 8M.9 5.4H3.9"),
    "B": (4.3, "M0 3.8H2.2A1.9 1.9 0 0 0 2.2 0H0V8H2.2A2.1 2.1 0 0 0 2.2 3.8"),
    "C": (4.3, "M4.3 2.1A2.15 2.15 0 0 0 0 2.2V5.8A2.15 2.15 0 0 0 4.3 5.9"),
    "D": (4.4, "M0 0H1.8A2.6 2.6 0 0 1 4.4 2.6V5.4A2.6 2.6 0 0 1 1.8 8H0Z"),
    "E": (3.8, "M3.8 0H0V8H3.8M0 3.9H3.2"),
    "F": (3.7, "M3.7 0H0V8M0 3.9H3.2"),
    "G": (4.4, "M4.3 2.1A2.15 2.15 0 0 0 0 2.2V5.8A2.2 2.2 0 0 0 4.4 5.8V4.3H2.5"),
    "H": (4.4, "M0 0V8M4.4 0V8M0 3.9H4.4"),
    "I": (0.4, "M.2 0V8"),
    "J": (3.2, "M3.2 0V6.2A1.6 1.8 0 0 1 0 6.2"),
    "K": (4.5, "M0 0V8M4.3 0L0 4.7M1.5 3.1L4.5 8"),
    "L": (3.6, "M0 0V8H3.6"),
    "M": (5.6, "M0 8V0L2.8 5.2L5.6 0V8"),
    "N": (4.4, "M0 8V0L4.4 8V0"),
    "O": (4.6, "M0 2.3A2.3 2.3 0 0 1 4.6 2.3V5.7A2.3 2.3 0 0 1 0 5.7Z"),
    "S": (4.3, "M4.1 1.9A2 1.9 0 0 0 .1 2C.1 4.5 4.3 3.4 4.3 6A2.15 2 0 0 1 0 6.1"),
    "W": (6.2, "M0 0L1.6 8L3.1 1.6L4.6 8L6.2 0"),
    "°": (2.2, "M2.1 1.1A1 1 0 1 1 .1 1.1A1 1 0 1 1 2.1 1.1Z"),
}
"""The width of each letter and its strokes, from its upper left corner."""

ANCHORS = {"start": 0.0, "middle": 0.5, "end": 1.0}


def glyphs(texts: Iterable[str]) -> Iterator[str]:
    """The letters of some texts, to be drawn by name."""
    for letter in sorted(set("".join(texts))):
        yield f'<path id="{_id(letter)}" d="{GLYPHS[letter][1]}"/>'


def width(text: str) -> float:
    """How wide a text is, in the units of its letters."""
    return sum(GLYPHS[letter][0] for letter in text) + GAP * (len(text) - 1)


def written(text: str, x: float, y: float, height: float, anchor: str = "middle") -> str:
    """A text that stands on a line; the strokes are those of the group it is put in (see `strokes`)."""
    scale = height / HEIGHT
    at = -ANCHORS[anchor] * width(text)
    letters = []
    for letter in text:
        letters.append(f'<use href="#{_id(letter)}" x="{tidy(at)}"/>')
        at += GLYPHS[letter][0] + GAP
    return f'<g transform="translate({tidy(x)} {tidy(y - height)})scale({tidy(scale, 3)})">{"".join(letters)}</g>'


def strokes(texts: Iterable[str], colour: str, weight: float, opacity: float = 1) -> Iterator[str]:
    """Written texts in one colour; `weight` is the width of their strokes, in the units of the letters."""
    faint = f' opacity="{tidy(opacity, 2)}"' if opacity < 1 else ""
    yield (
        f'<g fill="none" stroke="{colour}" stroke-width="{tidy(weight, 2)}" stroke-linecap="round" '
        f'stroke-linejoin="round"{faint}>'
    )
    yield "".join(texts)
    yield "</g>"


def _id(letter: str) -> str:
    return "degree" if letter == "°" else f"l{letter}"
