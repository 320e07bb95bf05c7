"""Kinds of events, and what fog of war leaves of them."""

from __future__ import annotations

from honjin.core.event import UMPIRE, Notice, Viewer
from honjin.games.port_arthur.model import ShipId, SideId
from honjin.games.port_arthur.state import PortArthurState

Ships = tuple[ShipId, ...]


def is_hidden_from(viewer: Viewer, side: SideId, state: PortArthurState) -> bool:
    """Whether fog of war keeps this side's squadrons at sea from the viewer (6.5)."""
    return state.theatre.fog_of_war and viewer not in (side, UMPIRE)


class Sighting(Notice, frozen=True):
    """What an enemy sees of something under fog of war; it stands in for the full event and is never recorded."""
