"""Which facts of Storm's messages are ids, and of what; and the names of a pack's own areas and counters."""

from __future__ import annotations

from collections.abc import Mapping

from honjin.games.storm.counters import HEADED, lettering_of
from honjin.games.storm.pack_loading import standard_pack
from honjin.games.storm.siege import Siege

KINDS: Mapping[str, str] = {
    **dict.fromkeys(("unit", "units", "flips", "retreats", "losses", "removals"), "unit"),
    **dict.fromkeys(("area", "areas", "been", "by", "origin"), "area"),
    **dict.fromkeys(("side", "winner"), "side"),
    **dict.fromkeys(("attack", "defence"), "mod"),
}
"""The kind of each fact that is an id; `mod` is the lines of a calculation."""


def own_names(siege: Siege) -> dict[str, str]:
    """Names that come with the pack: formations as printed, and what differs from the words of the languages."""
    standard = standard_pack()
    formations = {formation for formation, _ in map(lettering_of, siege.units)}
    units = {card.id: card.name for card in standard.units}
    areas = {area.id: area.name for area in standard.areas}
    return {
        **{f"unit-{card.id}": card.name for card in siege.units if units.get(card.id) != card.name},
        **{f"formation-{formation}": formation for formation in sorted(formations - {*HEADED})},
        **{f"area-{area.id}": area.name for area in siege.pack.areas if areas.get(area.id) != area.name},
    }
