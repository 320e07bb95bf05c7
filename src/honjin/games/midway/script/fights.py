"""Targets: at whom to fire, and with what."""

from __future__ import annotations

from collections.abc import Iterable

from honjin.core.form import Slip
from honjin.games.midway.model import BB, CA, CL, CV, CVL, DD, JAPAN, SS, TB, TT
from honjin.games.midway.options import Allot, Assault, Attack, Barrage, Bombard, Fire, Hunt, Land, Scramble, Torpedo
from honjin.games.midway.rules.air_targets import FighterSheet
from honjin.games.midway.rules.barrage import BarrageSheet
from honjin.games.midway.rules.bombardment import BombardmentSheet
from honjin.games.midway.rules.ground import GroundSheet
from honjin.games.midway.rules.landing import LandingSheet
from honjin.games.midway.rules.raid import RUNWAY, TROOPS, RaidSheet
from honjin.games.midway.rules.sea_combat import GunSheet, TorpedoSheet
from honjin.games.midway.script.reading import Reading

STOPS = {CV: 0.45, CVL: 0.45, BB: 0.15, CA: 0.25, CL: 0.25, DD: 0.35, TT: 0.7}
"""How much of the worth of a ship one hit does away with, on average; further hits find less."""
SHUTS_UNTIL = 9
"""The turn from which the runway has probably seen enough bombs, and Japan turns on the troops."""


WORTH_A_TORPEDO = 2.0
"""What a target must be worth before a boat betrays itself."""


def allot_fighters(reading: Reading, sheet: FighterSheet) -> list[Slip]:
    """The usual allotment; and everybody who stands on a raided deck goes up, against bombers."""
    slips: list[Slip] = list(sheet.usual())
    for squadron, own in sheet.fighters.items():
        if own.grounded:
            there = sheet.enemies.get(own.hex, {})
            bombers = [name for name, enemy in there.items() if enemy.type != "FG"] or list(there)
            slips.append(Scramble(squadron))
            share, rest = divmod(own.number, len(bombers)) if bombers else (0, 0)
            slips += [
                Allot(squadron, name, number, 0)
                for at, name in enumerate(bombers)
                if (number := share + (at < rest)) > 0
            ]
    return slips


def choose_raid_targets(reading: Reading, sheet: RaidSheet) -> list[Slip]:
    """Squadron after squadron attacks the ship worth most that has not yet its share; bombs cost nothing any more."""
    slips: list[Slip] = []
    coming: dict[str, float] = {}
    for squadron, striker in sheet.strikers.items():
        number = reading.squadrons[squadron].number
        ships = sheet.ships.get(striker.hex, ())
        options = {ship: _gain(reading, striker.type, ship, number, coming.get(ship, 0.0)) for ship in ships}
        if options and max(options.values()) > 0:
            target = max(options, key=lambda ship: options[ship])
            coming[target] = coming.get(target, 0.0) + number * _chance(reading, striker.type, target)
            slips.append(Attack(squadron, target))
        elif striker.hex == sheet.midway and striker.type != TB:
            slips.append(Attack(squadron, RUNWAY if striker.type == "DB" and _shuts(reading) else TROOPS))
    return slips


def _shuts(reading: Reading) -> bool:
    """Japan shuts the airfield first, and turns on the troops when its transports are near."""
    return reading.side == JAPAN and reading.turn < SHUTS_UNTIL


def _chance(reading: Reading, type: str, ship: str) -> float:
    return reading.ocean.chance[type][reading.ocean.line[reading.ocean.ship[ship]]] / 100


def _gain(reading: Reading, type: str, ship: str, number: int, coming: float) -> float:
    """What further hits on a ship are worth: the first few do most of the harm."""
    left = 1 - STOPS[reading.kind[ship]]
    hits = number * _chance(reading, type, ship)
    before, after = float(left**coming), float(left ** (coming + hits))
    return reading.worth_of([ship]) * (before - after)


def aim_torpedoes(reading: Reading, sheet: TorpedoSheet) -> list[Slip]:
    """Each boat at the target from which most is expected, spread over several."""
    slips: list[Slip] = []
    coming: dict[str, float] = {}
    for boat, targets in sheet.targets.items():
        target = max(targets, key=lambda ship: _gain(reading, SS, ship, 1, coming.get(ship, 0.0)))
        if reading.worth_of([target]) < WORTH_A_TORPEDO:
            continue
        coming[target] = coming.get(target, 0.0) + _chance(reading, SS, target)
        slips.append(Torpedo(boat, target))
    return slips


def aim_guns(reading: Reading, sheet: GunSheet) -> list[Slip]:
    """Ships fire at what is worth most; destroyers hunt where a boat has shown itself."""
    slips: list[Slip] = []
    coming: dict[str, float] = {}
    turn = 0
    for ship, warship in sheet.ships.items():
        if warship.hunts and warship.boats:
            slips.append(Hunt(ship, warship.boats[turn % len(warship.boats)]))
            turn += 1
        elif warship.fires and warship.targets:
            line = reading.ocean.line[reading.ocean.ship[ship]]
            target = max(
                warship.targets,
                key=lambda one: (_gain(reading, line, one, 1, coming.get(one, 0.0)), -coming.get(one, 0)),
            )
            coming[target] = coming.get(target, 0.0) + _chance(reading, line, target)
            slips.append(Fire(ship, target))
    return slips


def fire_barrage(sheet: BarrageSheet) -> Iterable[Slip]:
    """As usual: everybody, torpedo planes first."""
    return [slip for slip in sheet.usual() if isinstance(slip, Barrage)]


def bombard(sheet: BombardmentSheet) -> list[Slip]:
    """Whoever can."""
    return [Bombard(ship) for ship in sheet.units]


def land(sheet: LandingSheet) -> list[Slip]:
    """Whoever is there."""
    return [Land(ship) for ship in sheet.units]


def assault(reading: Reading, sheet: GroundSheet) -> list[Slip]:
    """Enough battalions for a certain hit on one of the enemy's, then on the next."""
    states = {one.id: one.state for one in reading.sheet.battalions}
    slips: list[Slip] = []
    targets = list(sheet.enemies)
    chance = 0
    for battalion in sheet.battalions:
        if not targets:
            break
        slips.append(Assault(battalion, targets[0]))
        chance += 20 if states.get(battalion) == "intact" else 10
        if chance >= 80 and len(targets) > 1:
            targets.pop(0)
            chance = 0
    return slips
