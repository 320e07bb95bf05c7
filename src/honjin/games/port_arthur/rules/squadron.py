"""Chapter 6, squadrons: all ships of a side in a sea zone."""

from __future__ import annotations

from honjin.core.decision import Refusal
from honjin.games.port_arthur.model import ShipId, SideId, ZoneId
from honjin.games.port_arthur.state import PortArthurState


def refuse_stranger(state: PortArthurState, side: SideId, zone: ZoneId, ship: ShipId, rule: str) -> Refusal | None:
    """Why a ship cannot be picked from this side's squadron: it is not in it."""
    if state.squadron(side, zone) & state.theatre.bit.get(ship, 0):
        return None
    return Refusal(rule, "not-in-this-squadron", {"ship": ship, "zone": zone})
