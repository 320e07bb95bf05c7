"""The tracks in text: turns, control points, initiative, and the war in Manchuria."""

from __future__ import annotations

from collections.abc import Sequence

from honjin.charts.lettering import Bit, Bits, flow, letter, marked, width_of_bits
from honjin.core.textboard import Speech
from honjin.games.port_arthur.model import JAPAN, RUSSIA, BoxId
from honjin.games.port_arthur.pack import EFFECTS
from honjin.games.port_arthur.theatre import Theatre
from honjin.games.port_arthur.view import View


def tracks(theatre: Theatre, view: View, words: Speech, width: int) -> list[str]:
    """Turn, control points and initiative; then Manchuria."""
    parts = [turn_track(theatre, view, words), cp_track(theatre, view, words), initiative(view, words)]
    return [*flow(parts, width, "  "), *manchuria_track(theatre, view, words, width)]


def turn_track(theatre: Theatre, view: View, words: Speech) -> Bits:
    """The turns, with the number of Baltic ships that are still to come on each."""
    bits = [Bit(words.text("t-track-turn"), "label")]
    for turn in range(1, theatre.tracks.turns + 1):
        coming = arrivals(theatre, view, turn)
        text = f"{turn}+{coming}" if coming else str(turn)
        bits += [Bit(" "), Bit(f"[{text}]", "mark") if turn == view.turn else Bit(text)]
    return bits


def cp_track(theatre: Theatre, view: View, words: Speech) -> Bits:
    """The control point track: Russia's half, the centre, Japan's half."""
    track = theatre.tracks
    bits = [Bit(words.text("t-track-cp") + " ", "label"), letter(words, RUSSIA)]
    for score in range(track.cp_min, track.cp_max + 1):
        text = str(abs(score))
        bits += [Bit(" "), Bit(f"[{text}]", "mark") if score == view.score else Bit(text)]
    return [*bits, Bit(" "), letter(words, JAPAN)]


def initiative(view: View, words: Speech) -> Bits:
    """Who holds the initiative marker."""
    return [
        Bit(words.text("t-initiative") + " ", "label"),
        Bit(f" {words.name('side', view.initiative)} ", view.initiative),
    ]


def manchuria_track(theatre: Theatre, view: View, words: Speech, width: int) -> list[str]:
    """The boxes up to the fork on one line with the first arm, the second arm below it."""
    trunk, arms = fork(theatre)
    stem = [*_chain(view, words, trunk, effects=False), Bit(" ┬ ")]
    pool = [Bit(words.text("t-track-manchuria"), "label"), Bit(" " + words.text("t-pool", {"count": view.pool}))]
    for effects in (True, False):
        first, second = (_chain(view, words, arm, effects) for arm in arms)
        indent = width_of_bits(stem) - 2
        blank = Bit(" " * max(1, indent - width_of_bits(pool)))
        lines = [[*stem, *first], [*pool, blank, Bit("└ "), *second]]
        if all(width_of_bits(line) <= width for line in lines):
            return [marked(line) for line in lines]
    return [marked(pool), *flow([_chain(view, words, [box], effects=True) for box in theatre.boxes], width)]


def fork(theatre: Theatre) -> tuple[list[BoxId], list[list[BoxId]]]:
    """The boxes before the fork, and the arms after it."""
    after: dict[BoxId | None, list[BoxId]] = {}
    for box, parent in theatre.box_parent.items():
        after.setdefault(parent, []).append(box)
    trunk = _until_fork(after, None)
    return trunk, [[arm, *_until_fork(after, arm)] for arm in after.get(trunk[-1], [])]


def _until_fork(after: dict[BoxId | None, list[BoxId]], box: BoxId | None) -> list[BoxId]:
    line = []
    while len(after.get(box, [])) == 1:
        box = after[box][0]
        line.append(box)
    return line


def _chain(view: View, words: Speech, boxes: Sequence[BoxId], effects: bool) -> Bits:
    """Boxes in a row: a filled square for an army, and what the box does."""
    bits: Bits = []
    for box in boxes:
        held = box in view.boxes
        if bits:
            bits.append(Bit(" ─ "))
        bits.append(
            Bit(f"■ {words.name('box', box)}" if held else f"□ {words.name('box', box)}", "japan" if held else "")
        )
        if effects and box in EFFECTS:
            bits.append(Bit(" " + words.text(f"t-box-{box}"), "dim"))
    return bits


def arrivals(theatre: Theatre, view: View, turn: int) -> int:
    """How many ships of the Baltic fleet are still to come on a turn."""
    return sum(view.ships[ship].place == "off_map" for ship in theatre.arriving(turn))
