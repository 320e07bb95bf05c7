"""Which facts of Midway's messages are ids, and of what; and the names of a pack's own units."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from honjin.games.midway.events.air import Volley
from honjin.games.midway.ocean import Ocean
from honjin.games.midway.pack_loading import standard_pack
from honjin.games.midway.state import Contact, Mission


def rows(kind: str, row: type[msgspec.Struct]) -> str:
    """The kind of facts that are such rows: each is told by the message `told-<kind>`."""
    return f"{kind}({','.join(row.__struct_fields__)})"


_CONTACT = "contact"
_AIRCRAFT = "aircraft"
_MISSION = "mission"
_VOLLEY = "volley"

KINDS: Mapping[str, str] = {
    **dict.fromkeys(("side", "winner"), "side"),
    **dict.fromkeys(("ship", "ships", "boat", "boats"), "ship"),
    **dict.fromkeys(("squadron", "squadrons", "scout"), "squadron"),
    **dict.fromkeys(("battalion", "battalions"), "battalion"),
    **dict.fromkeys(("hex", "strike"), "hex"),
    "groups": "group",
    "unit": "ship|squadron|battalion|group",
    "target": "ship|squadron|battalion|target",
    "base": "ship|base",
    "seize": "seize",
    "engage": "engage",
    **dict.fromkeys(("die", "dice"), "d100"),
    # Slips. A path is one of hexes only here: in the words of a terminal it is one to a file.
    **dict.fromkeys(("Search.path", "Raid.path", "OneWayRaid.path"), "hex"),
    **dict.fromkeys(("Torpedo.target", "Fire.target"), "ship"),
    **dict.fromkeys(("Commit.target", "Assault.target"), "battalion"),
    "Place.unit": "ship|group",
    "Barrage.unit": "ship|battalion",
    "Attack.target": "ship|target",
    "Allot.target": "squadron|target",
    # Events
    "ShipsPlaced.places": "ship:hex",
    "ShipsMoved.moves": "ship:hex",
    "ShipsEngaged.fired_at": "ship:ship",
    "HitsScored.target": "ship",
    "HitsScored.by": "squadron",
    "RunwayHit.by": "ship",
    "BattalionHit.by": "ship",
    "MissionsFlown.missions": f"squadron:{rows(_MISSION, Mission)}",
    "BattalionsCommitted.targets": "battalion:battalion",
    **dict.fromkeys(("ScoutReported.seen", "AircraftMet.seen"), rows(_CONTACT, Contact)),
    "ScoutChased.chasers": "squadron:",
    "RaidSighted.squadrons": "squadron:",
    **dict.fromkeys(("before", "after", "away", "BarrageFired.lost"), "squadron:"),
    "BarrageRolled.volleys": rows(_VOLLEY, Volley),
    "AircraftDiverted.becomes": "squadron",
    "AssaultMade.attackers": "battalion",
    "IslandsHeld.holders": "side",
    "IslandsSeen.holders": "island:side",
    **dict.fromkeys(("PointsCounted.us", "PointsCounted.japan"), "score:half"),
    # What stands in rows
    "contact.by": "squadron",
    "contact.aircraft": f"{_AIRCRAFT}(squadron,number,heading)",
    "aircraft.heading": "hex",
    "volley.by": "ship|battalion",
    "volley.at": "squadron",
}
"""The kind of each fact that is an id; `half` counts half points, `d100` is a die that has no face to be drawn."""


def own_names(ocean: Ocean) -> dict[str, str]:
    """Names that come with the pack: what differs from the words of the languages, and parts of squadrons."""
    standard = standard_pack()
    variants = (card for variant in standard.variants.values() for card in variant.squadrons)
    usual = {card.id: card.name for card in (*standard.squadrons, *variants)}
    usual |= {card.id: card.name for card in standard.ships}
    usual |= {card.id: card.name for card in standard.battalions}
    usual |= {card.id: card.name for card in standard.groups}
    named = {
        **{f"ship-{card.id}": card.name for card in ocean.ships if usual.get(card.id) != card.name},
        **{f"battalion-{card.id}": card.name for card in ocean.battalions if usual.get(card.id) != card.name},
        **{f"group-{card.id}": card.name for card in ocean.pack.groups if usual.get(card.id) != card.name},
    }
    for id, card in zip(ocean.squadron_ids, ocean.squadrons, strict=True):
        part = id.removeprefix(card.id).replace("_", " ").upper()
        if part or usual.get(id) != card.name:
            named[f"squadron-{id}"] = f"{card.name}{part}"
    return named


def all_things(ocean: Ocean) -> dict[str, tuple[str, ...]]:
    """Everything that a slip can name. Who sails, flies and fights is public; where they are is not."""
    return {
        "ship": ocean.ship_ids,
        "squadron": ocean.squadron_ids,
        "battalion": ocean.battalion_ids,
        "group": tuple(card.id for card in ocean.pack.groups),
        "hex": tuple(ocean.grid.names),
    }
