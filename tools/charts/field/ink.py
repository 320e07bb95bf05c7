"""Strokes of one colour: along a path, or along one that has been drawn before and has a name."""

from __future__ import annotations


def stroke(d: str, colour: str, wide: float, *, dashes: str = "", strength: float = 1, is_round: bool = False) -> str:
    """A line along a path."""
    return f'<path fill="none" {_pen(colour, wide, dashes, strength, is_round)} d="{d}"/>'


def again(name: str, colour: str, wide: float, *, dashes: str = "", strength: float = 1, is_round: bool = False) -> str:
    """A line along what has this name."""
    return f'<use href="#{name}" fill="none" {_pen(colour, wide, dashes, strength, is_round)}/>'


def filled(name: str, colour: str, strength: float = 1) -> str:
    """What has this name, filled; what it surrounds twice stays free."""
    faint = f' opacity="{strength:g}"' if strength < 1 else ""
    return f'<use href="#{name}" fill="{colour}" fill-rule="evenodd"{faint}/>'


def outline(name: str, d: str) -> str:
    """A closed line to be drawn by its name, and what lies inside it."""
    return f'<path id="{name}" d="{d}"/><clipPath id="in-{name}"><use href="#{name}"/></clipPath>'


def _pen(colour: str, wide: float, dashes: str, strength: float, is_round: bool) -> str:
    more = f' stroke-dasharray="{dashes}"' if dashes else ""
    more += ' stroke-linecap="round"' if is_round else ""
    more += f' opacity="{strength:g}"' if strength < 1 else ""
    return f'stroke="{colour}" stroke-width="{wide:g}"{more}'
