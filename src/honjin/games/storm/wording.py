"""Which facts of Storm's messages are ids, and of what; and the names of a pack's own areas and counters."""

from __future__ import annotations

from collections.abc import Mapping

from honjin.games.storm.pack_loading import standard_pack
from honjin.games.storm.siege import Siege

KINDS: Mapping[str, str] = {
    **dict.fromkeys(("unit", "units"), "unit"),
    **dict.fromkeys(("area", "areas", "origin"), "area"),
    **dict.fromkeys(("side", "winner"), "side"),
}


def own_names(siege: Siege) -> dict[str, str]:
    """Names that an owner's pack gives its areas and counters and that differ from those of the languages."""
    standard = standard_pack()
    units = {card.id: card.name for card in standard.units}
    areas = {area.id: area.name for area in standard.areas}
    return {
        **{f"unit-{card.id}": card.name for card in siege.units if units.get(card.id) != card.name},
        **{f"area-{area.id}": area.name for area in siege.pack.areas if areas.get(area.id) != area.name},
    }
