"""Port Arthur in text: all that a terminal asks of it."""

from __future__ import annotations

from honjin.games.port_arthur.chart import brief, chart, headline, names, plan, scored_now
from honjin.games.port_arthur.forces import (
    card,
    family,
    forces,
    heads,
    muster,
    note,
    pieces,
    place,
    short,
    sign,
    values,
)
from honjin.games.port_arthur.small_chart import closeup
from honjin.games.port_arthur.tracks import tracks

__all__ = [
    "brief",
    "card",
    "chart",
    "closeup",
    "family",
    "forces",
    "headline",
    "heads",
    "muster",
    "names",
    "note",
    "pieces",
    "place",
    "plan",
    "scored_now",
    "short",
    "sign",
    "tracks",
    "values",
]
