"""Chapter 3, set-up: the position before turn 1."""

from __future__ import annotations

from honjin.games.port_arthur.model import HOME, OFF_MAP, PORT_ARTHUR, ROADSTEAD, VLADIVOSTOK, ShipId
from honjin.games.port_arthur.rules.sequence import War
from honjin.games.port_arthur.state import PortArthurState
from honjin.games.port_arthur.theatre import Theatre

START = {
    "japan": ROADSTEAD[HOME],
    "port_arthur": ROADSTEAD[PORT_ARTHUR],
    "vladivostok": ROADSTEAD[VLADIVOSTOK],
    "baltic": OFF_MAP,
}


def begin(theatre: Theatre) -> tuple[PortArthurState, War]:
    """3  Every ship intact in the roadstead of its fleet, the Baltic fleet on the turn track."""
    state = PortArthurState(theatre)
    for card in theatre.ships:
        state.at[START[card.fleet]] |= theatre.bit[ShipId(card.id)]
    return state, War()
