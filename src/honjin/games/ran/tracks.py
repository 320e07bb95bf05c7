"""The tracks in text: the turns; of each army its Rout Points, heads, points and Trumps; who is off the map."""

from __future__ import annotations

from honjin.charts.lettering import Bit, Bits, flow, letter
from honjin.core.textboard import Speech
from honjin.games.ran.battle import Battle
from honjin.games.ran.model import LOST, OFF_MAP, ROUTED, WAITING, SideId
from honjin.games.ran.signs import LETTERS
from honjin.games.ran.view import View

BAR = 12
"""Cells of the bar that fills up to the Rout Level."""


def tracks(battle: Battle, view: View, words: Speech, width: int) -> list[str]:
    """The turns, then both armies, then the boxes."""
    turns: list[Bits] = [[Bit(words.text("t-track-turn"), "label")]]
    for turn in range(1, battle.last_turn + 1):
        mark = "mark" if turn == view.turn else "dim" if turn < view.turn else ""
        turns.append([Bit(str(turn), mark)])
    armies = [part for side in battle.sides for part in _army(view, words, side)]
    return [*flow(turns, width, " "), *flow(armies, width), *flow(_boxes(battle, view, words), width)]


def _army(view: View, words: Speech, side: SideId) -> list[Bits]:
    """What an army has lost on its way to its Rout Level, and what its So-Taisho still has to spend."""
    army = view.armies[side]
    filled = min(BAR, BAR * army.rout_points // max(1, army.rout_level))
    lost = words.text("chart-army", {"points": army.rout_points, "level": army.rout_level})
    left = {"heads": army.heads, "activations": army.points, "trumps": army.trumps}
    return [
        [letter(words, side), Bit(" " + "█" * filled + "░" * (BAR - filled)), Bit(f" {lost}")],
        [Bit(words.text("chart-army-more", left), "dim")],
    ]


def _boxes(battle: Battle, view: View, words: Speech) -> list[Bits]:
    """Units that are routed, lost or still to come, in letters."""
    parts: list[Bits] = []
    for place in (ROUTED, LOST, WAITING):
        bits: Bits = []
        for number, side in enumerate(battle.sides):
            there = [unit for unit in view.units if unit.place == OFF_MAP[place]]
            own = [unit for unit in there if battle.side_of[battle.unit[unit.id]] == number]
            if own:
                letters = "".join(sorted(LETTERS[battle.kinds[battle.unit[unit.id]]] for unit in own))
                bits += [Bit(" "), letter(words, side), Bit(letters, side)]
        if bits:
            parts.append([Bit(words.text(f"place-{OFF_MAP[place]}"), "label"), *bits])
    return parts
