"""4  Whether the match can be over before a side is asked again: any tie may end the last operations phase."""

from __future__ import annotations

from honjin.core.decision import Decision
from honjin.core.scene import End
from honjin.games.port_arthur import options as opt
from honjin.games.port_arthur.theatre import Theatre
from honjin.games.port_arthur.view import View

COMMITTING = opt.EndSortie | opt.SetOut
"""What carries out orders that could be changed until then."""


def ends_of(theatre: Theatre, view: View, decision: Decision) -> End | None:
    """On the last turn, any answer but an order of a sortie that can still be changed (6.1, Ruling 23)."""
    if view.turn < theatre.tracks.turns:
        return None
    if not decision.private:
        return End()
    by = tuple(type(option).__name__ for option in decision.options if isinstance(option, COMMITTING))
    return End(by) if by else None
