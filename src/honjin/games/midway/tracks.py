"""The calendar in text: the turns with their nights, the weather, and what a side knows of its own beside its decks."""

from __future__ import annotations

from honjin.charts.lettering import Bit, Bits, flow
from honjin.core.textboard import Speech
from honjin.games.midway.ocean import Ocean
from honjin.games.midway.plates import sheets_of
from honjin.games.midway.view import Sheet, View

NIGHT = "☾"


def tracks(ocean: Ocean, view: View, words: Speech, width: int) -> list[str]:
    """The turns with their nights; the weather; what is known of the runway, of Kure and of Chiyoda."""
    turns: list[Bits] = [[Bit(words.text("t-track-turn"), "label")]]
    for turn in range(1, ocean.turns + 1):
        text = f"{turn}{NIGHT if turn in ocean.nights else ''}"
        mark = "mark" if turn == view.turn else "dim" if turn < view.turn else ""
        turns.append([Bit(text, mark)])
    facts = [_fact(words, *fact) for _, sheet in sheets_of(view) for fact in _facts(sheet)]
    weather = [Bit(words.text("chart-storm" if view.storm else "chart-clear"))]
    return [*flow(turns, width, " "), *flow([weather, *facts], width)]


def _facts(sheet: Sheet) -> list[tuple[str, dict[str, str | int]]]:
    """What a side knows of its own that stands on no deck: an id and its facts."""
    found: list[tuple[str, dict[str, str | int]]] = []
    if sheet.runway >= 0:
        found.append(("chart-runway", {"percent": sheet.runway}))
    if sheet.kure:
        found.append(("chart-kure", {"turn": sheet.kure}))
    if sheet.chiyoda:
        found.append(("chart-chiyoda", {"points": sheet.chiyoda}))
    return found


def _fact(words: Speech, id: str, facts: dict[str, str | int]) -> Bits:
    return [Bit(words.text(id, facts))]
