"""The decks in text: for each base what stands ready, what is in the hangar, and what is in the air."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from honjin.charts.lettering import Bit, Bits, flow, marked, pad, width_of
from honjin.core.textboard import Speech
from honjin.games.midway.model import AIR_STATES, AIRCRAFT, BASES, SideId
from honjin.games.midway.ocean import Ocean
from honjin.games.midway.plates import sheets_of
from honjin.games.midway.view import Sheet, SquadronSeen, View

NOTHING = "–"
NAME = 12
"""Cells for the name of a base."""
NAME_OF_SQUADRON = 22


def deck_lines(ocean: Ocean, view: View, words: Speech, width: int) -> list[str]:
    """The bases of the viewer, two beside each other where there is room."""
    parts: list[Bits] = []
    for side, sheet in sheets_of(view):
        for base, squadrons in by_base(sheet).items():
            parts.append(_deck(ocean, words, side, base, squadrons))
    wide = max((sum(width_of(text) for text, _ in part) for part in parts), default=0)
    filled = [[*part, Bit(" " * (wide - sum(width_of(text) for text, _ in part)))] for part in parts]
    return flow(filled, width, "  ")


def by_base(sheet: Sheet) -> dict[str, list[SquadronSeen]]:
    """The squadrons of a side by the base at which they are at home."""
    found: dict[str, list[SquadronSeen]] = {}
    for squadron in sheet.squadrons:
        found.setdefault(squadron.base, []).append(squadron)
    return found


def base_name(words: Speech, base: str) -> str:
    """A ship or an island."""
    return words.name("island" if base in BASES else "ship", base)


def _deck(ocean: Ocean, words: Speech, side: SideId, base: str, squadrons: list[SquadronSeen]) -> Bits:
    hex = squadrons[0].hex or NOTHING
    bits = [Bit(pad(base_name(words, base), NAME), side), Bit(f" {pad(hex, 3)}", "label")]
    for state in AIR_STATES:
        there = [squadron for squadron in squadrons if squadron.state == state]
        if there:
            bits += [Bit(f" {state}", "label"), Bit(f" {aircraft_text(ocean, there)}")]
    return bits


def aircraft_text(ocean: Ocean, squadrons: Iterable[SquadronSeen]) -> str:
    """`FG6 DB12 TB6`: aircraft of each type."""
    count: Counter[str] = Counter()
    for squadron in squadrons:
        count[ocean.kind[ocean.squadron[squadron.id]]] += squadron.number
    return " ".join(f"{kind}{count[kind]}" for kind in AIRCRAFT if count[kind])


def squadron_lines(ocean: Ocean, words: Speech, side: SideId, sheet: Sheet, width: int) -> list[str]:
    """Every squadron by its base: type, number, state, and where its path leads."""
    lines = []
    for base, squadrons in by_base(sheet).items():
        lines.append(marked([Bit(f"  {base_name(words, base)} ", "label"), Bit(squadrons[0].hex or NOTHING, "dim")]))
        resting = [_squadron(ocean, words, side, squadron) for squadron in squadrons if squadron.mission is None]
        flying = [_squadron(ocean, words, side, squadron) for squadron in squadrons if squadron.mission is not None]
        lines += [*flow(resting, width, ""), *(marked(part) for part in flying)]
    return lines


def _squadron(ocean: Ocean, words: Speech, side: SideId, squadron: SquadronSeen) -> Bits:
    """A squadron with what it is doing; half a line wide where it has no path."""
    kind = ocean.kind[ocean.squadron[squadron.id]]
    name = Bit(f"    {pad(words.name('squadron', squadron.id), NAME_OF_SQUADRON)} ")
    number = Bit(f"{kind}{squadron.number}", side)
    mission = squadron.mission
    if mission is not None:
        path = (ocean.grid.names[hex] for hex in mission.path)
        return [name, number, Bit(" ".join([f" {mission.kind}", *path]))]
    return [name, number, Bit(pad(f" {squadron.state}{squadron.ready or ''}", 5))]
