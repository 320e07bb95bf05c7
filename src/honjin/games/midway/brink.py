"""9, G  Whether the match can be over before a side is asked again: the last turn, or a side that is nearly gone."""

from __future__ import annotations

from honjin.core.bits import members
from honjin.core.decision import Decision
from honjin.core.scene import End
from honjin.games.midway.model import MIDWAY, SideId, enemy_of
from honjin.games.midway.ocean import Ocean
from honjin.games.midway.view import Sheet, View

NEAR = 6
"""Ships, boats and battalions that one turn can cost a side; ours. Aircraft go with the decks and the island."""


def ends_of(ocean: Ocean, view: View, decision: Decision) -> End | None:
    """Every sheet of the last turn: which steps still ask for one hangs on what nobody knows yet.

    Before it every sheet while a side has little left, as far as the side that is asked can know: with nothing left the
    match ends with the turn (Ruling 63).
    """
    if view.turn == ocean.turns:
        return End()
    side = SideId(decision.side)
    sheet = view.sheets[side]
    return End() if is_nearly_gone(ocean, view, sheet) or is_enemy_nearly_gone(ocean, view, side, sheet) else None


def is_nearly_gone(ocean: Ocean, view: View, own: Sheet) -> bool:
    """The side itself has little left, and nothing that is still to come later."""
    entry = {group.id: group.turn for group in ocean.pack.groups}
    if any(not ship.hex and entry[ocean.ships[ocean.ship[ship.id]].group] > view.turn for ship in own.ships):
        return False
    return len(own.ships) + sum(one.place == MIDWAY for one in own.battalions) <= NEAR


def is_enemy_nearly_gone(ocean: Ocean, view: View, side: SideId, own: Sheet) -> bool:
    """The same of the enemy: of his ships those seen to sink are gone, and of his troops those on the island are seen.

    Who has nobody there knows of an island that the enemy holds only that it is held: it will not fall in a turn.
    """
    enemy = enemy_of(side)
    troops = len(own.enemy_ashore)
    if view.controller == enemy and not any(one.place == MIDWAY for one in own.battalions):
        return False
    gone = {claim.what for claim in own.claims}
    afloat = sum(ocean.ship_ids[ship] not in gone for ship in members(ocean.fleet[enemy]))
    return afloat + troops <= NEAR
