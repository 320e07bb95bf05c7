"""Storm in text: all that a terminal asks of it."""

from __future__ import annotations

from honjin.games.storm.chart import brief, chart, headline, names, plan, scored_now
from honjin.games.storm.forces import (
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
from honjin.games.storm.small_chart import closeup
from honjin.games.storm.tracks import tracks

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
