"""The tracks in text: the turns with what they bring, the high points, and the boxes beside the map."""

from __future__ import annotations

from honjin.charts.lettering import Bit, Bits, flow
from honjin.core.bits import members
from honjin.core.textboard import Speech
from honjin.games.storm.model import AREAS, DESTROYED, PLACE_NAMES, REORGANIZATION, SIDES, AreaId
from honjin.games.storm.plates import lettered, plate, standing
from honjin.games.storm.siege import Siege
from honjin.games.storm.view import View


def tracks(siege: Siege, view: View, words: Speech, width: int) -> list[str]:
    """Turns; then high points and boxes."""
    turns = [_turn(siege, view, words, turn) for turn in range(1, siege.turns + 1)]
    turns[0] = [Bit(words.text("t-track-turn") + " ", "label"), *turns[0]]
    points = [_high_point(siege, view, words, area) for area in high_points(siege)]
    points[0] = [Bit("▲ ", "label"), *points[0]]
    return [*flow(turns, width, "  "), *flow([*points, *boxes(siege, view, words)], width, "  ")]


def high_points(siege: Siege) -> list[AreaId]:
    """14  The areas that Japan must take one of."""
    return [AREAS[place] for place in members(siege.high_points)]


def _turn(siege: Siege, view: View, words: Speech, turn: int) -> Bits:
    """A turn with its month, the supplements of Japan, and the reinforcements still to come on it."""
    name = words.text("chart-turn", {"turn": turn, "month": words.text(f"brief_month-{turn}")})
    bits = [Bit(f"[{name}]", "mark") if turn == view.turn else Bit(name, "dim" if turn < view.turn else "")]
    if turn >= view.turn and siege.supplements[turn]:
        bits.append(Bit(f" +{siege.supplements[turn]}"))
    for side in SIDES:
        units = [unit for unit in siege.ids_of(siege.reinforcements[turn] & siege.army[side]) if unit in view.units]
        coming = [unit for unit in units if view.units[unit].place == PLACE_NAMES[-1]]
        if coming:
            bits += [Bit(" "), Bit(f"+{lettered(siege, view, words, coming)}", side)]
    return bits


def _high_point(siege: Siege, view: View, words: Speech, area: AreaId) -> Bits:
    """A high point: who holds it, and who is there."""
    there = standing(siege, view)
    holder = SIDES[0] if area in view.japanese else SIDES[1]
    bits = [Bit(area, f"{holder}-badge")]
    for side in SIDES:
        more = plate(siege, view, words, side, area, there.get((area, side), []), 12)
        bits += [Bit(" "), *more] if more else []
    return bits


def boxes(siege: Siege, view: View, words: Speech) -> list[Bits]:
    """The reorganization boxes and the units that are lost for good, as far as there are any."""
    there = standing(siege, view)
    parts: list[Bits] = []
    for title, places in (("chart-box", REORGANIZATION), ("chart-lost", dict.fromkeys(SIDES, DESTROYED))):
        bits: Bits = []
        for side in SIDES:
            if units := there.get((PLACE_NAMES[places[side]], side), []):
                badge = Bit(words.text(f"t-letter-{side}"), f"{side}-badge")
                bits += [Bit(" "), badge, Bit(lettered(siege, view, words, units), side)]
        if bits:
            parts.append([Bit(words.text(title), "label"), *bits])
    return parts
