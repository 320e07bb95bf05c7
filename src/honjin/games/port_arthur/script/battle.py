"""Battle and mines: how many dice, and which ships take the damage."""

from __future__ import annotations

from honjin.core.decision import Decision
from honjin.games.port_arthur.model import SideId, enemy_of
from honjin.games.port_arthur.odds import FACES, best_dice, ship_for_critical, ship_for_hits
from honjin.games.port_arthur.script.scene import ZONE_NUMBER, Scene

CLEARED = 4.0
"""What it counts, in firepower, that a zone is cleared of the enemy."""


def dice_to_fire(scene: Scene, side: SideId, decision: Decision) -> int:
    """The number of dice that does most."""
    target = scene.vessels(scene.at_sea[enemy_of(side)][ZONE_NUMBER[decision.facts["zone"]]])
    return best_dice(target, decision.facts["firepower"], scene.theatre.equal_total_counts, prize=CLEARED)


def ship_to_cripple(scene: Scene, side: SideId, decision: Decision) -> int:
    """The enemy ship for a critical hit."""
    ships = scene.at_sea[enemy_of(side)][ZONE_NUMBER[decision.facts["zone"]]]
    return ships[ship_for_critical(scene.vessels(ships))]


def ship_to_give(scene: Scene, side: SideId, decision: Decision) -> int:
    """The own ship for the hits that are left."""
    ships = scene.at_sea[side][ZONE_NUMBER[decision.facts["zone"]]]
    return ships[ship_for_hits(scene.vessels(ships), decision.facts["left"])]


def cost_of_mine(scene: Scene, ship: int) -> float:
    """10.4  What it costs to have a ship run on a mine: a damaged one sinks, an intact one may."""
    if scene.is_damaged(ship):
        return scene.ships[ship].worth
    intact, damaged = scene.charts.intact[ship].worth, scene.charts.damaged[ship].worth
    sinks = max(0, FACES - scene.theatre.defence[ship]) / FACES
    return intact - damaged + sinks * damaged
