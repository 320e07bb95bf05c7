"""Battle and mines: how many dice, and which ships take the damage."""

from __future__ import annotations

from honjin.core.decision import Decision
from honjin.games.port_arthur.model import SideId, enemy_of
from honjin.games.port_arthur.odds import FACES, best_dice, ship_for_critical, ship_for_hits
from honjin.games.port_arthur.script.reading import ZONE_NUMBER, Reading

CLEARED = 4.0
"""What it counts, in firepower, that a zone is cleared of the enemy."""


def dice_to_fire(reading: Reading, side: SideId, decision: Decision) -> int:
    """The number of dice that does most."""
    target = reading.vessels(reading.at_sea[enemy_of(side)][ZONE_NUMBER[decision.facts["zone"]]])
    return best_dice(target, decision.facts["firepower"], reading.theatre.equal_total_counts, prize=CLEARED)


def ship_to_cripple(reading: Reading, side: SideId, decision: Decision) -> int:
    """The enemy ship for a critical hit."""
    ships = reading.at_sea[enemy_of(side)][ZONE_NUMBER[decision.facts["zone"]]]
    return ships[ship_for_critical(reading.vessels(ships))]


def ship_to_give(reading: Reading, side: SideId, decision: Decision) -> int:
    """The own ship for the hits that are left."""
    ships = reading.at_sea[side][ZONE_NUMBER[decision.facts["zone"]]]
    return ships[ship_for_hits(reading.vessels(ships), decision.facts["left"])]


def cost_of_mine(reading: Reading, ship: int) -> float:
    """10.4  What it costs to have a ship run on a mine: a damaged one sinks, an intact one may."""
    if reading.is_damaged(ship):
        return reading.ships[ship].worth
    intact, damaged = reading.charts.intact[ship].worth, reading.charts.damaged[ship].worth
    sinks = max(0, FACES - reading.theatre.defence[ship]) / FACES
    return intact - damaged + sinks * damaged
