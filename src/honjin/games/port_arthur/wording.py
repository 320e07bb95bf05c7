"""Which facts of Port Arthur's messages are ids, and of what; and the names of a pack's own counters."""

from __future__ import annotations

from collections.abc import Mapping

from honjin.games.port_arthur.pack_loading import standard_pack
from honjin.games.port_arthur.theatre import Theatre

KINDS: Mapping[str, str] = {
    **dict.fromkeys(("ship", "ships", "repaired", "attacking", "defending"), "ship"),
    **dict.fromkeys(("zone", "origin", "zones", "armies", "japan_zones", "russia_zones"), "zone"),
    **dict.fromkeys(("side", "to", "first", "attacker", "winner", "leader"), "side"),
    **dict.fromkeys(("leaving", "goal"), "*"),
    **dict.fromkeys(("port", "ports"), "port"),
    **dict.fromkeys(("box", "opens"), "box"),
    "touch-Embark.zone": "landing",
    "sailed": "zone:ship",
    "counts": "zone:",
}
"""The kind of each fact that is an id; `zone:ship` is zones with the ships in each, `*` an id that carries its kind.

Embarkation speaks of a zone and points at its landing box."""


def own_names(theatre: Theatre) -> dict[str, str]:
    """Names that an owner's pack gives its counters and that differ from those of the languages."""
    standard = {card.id: card.name for card in standard_pack().ships}
    return {f"ship-{card.id}": card.name for card in theatre.ships if standard.get(card.id) != card.name}
