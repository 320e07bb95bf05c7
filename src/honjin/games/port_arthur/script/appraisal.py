"""What a deployment of both fleets is worth at the end of the turn: expected control points, losses and landings."""

from __future__ import annotations

from collections.abc import Sequence

from honjin.games.port_arthur.model import JAPAN, MUKDEN, RUSSIA, ZONES, BoxId, SideId
from honjin.games.port_arthur.script.forces import fight
from honjin.games.port_arthur.script.reading import ZONE_NUMBER, Forces
from honjin.games.port_arthur.theatre import Theatre
from honjin.games.port_arthur.view import View

# The chance that a side gets one operation more before the phase ends.
OPERATION = 0.72
OPERATION_WITH_INITIATIVE = 0.8

# Control points for one unit of a ship's worth, by the turns still to come.
MATERIAL = (0.0024, 0.016, 0.032, 0.048, 0.064, 0.08)

LANDING = 0.9
PRESSING_LANDING = 3.0
DECISIVE_LANDING = 15.0
LAST_TURN_WEIGHT = 10.0
BEYOND = 0.02
SCALE = 1.0

Task = tuple[float, int, float]
"""A zone to be cleared of the enemy: the battles it takes, the zone, and the material won."""


class Appraisal:
    """The worth of deployments in one view, in control points, from Japan's side of the track."""

    def __init__(self, theatre: Theatre, view: View, initiative: SideId | None = None) -> None:
        tracks = theatre.tracks
        self.low, self.high = tracks.cp_min, tracks.cp_max
        self.score = view.score
        self.turns_after = max(0, tracks.turns - view.turn)
        self.is_last = not self.turns_after
        self.equal_total_counts = theatre.equal_total_counts
        self.key_points = theatre.key_points
        self.transport_points = tracks.transports_sunk
        self.keys = [ZONE_NUMBER[zone] for zone in theatre.key_zones]
        self.singles = [
            (ZONE_NUMBER[zone], points[JAPAN], points[RUSSIA]) for zone, points in theatre.single_points.items()
        ]
        self.material = SCALE * MATERIAL[min(self.turns_after, len(MATERIAL) - 1)]
        holder = initiative or view.initiative
        self.chance = {side: OPERATION_WITH_INITIATIVE if side == holder else OPERATION for side in (JAPAN, RUSSIA)}
        need = len(way_to(theatre, view.boxes, MUKDEN))
        spare = len(theatre.landing_zones) * self.turns_after - need
        self.landing = PRESSING_LANDING if need and spare < 2 else LANDING
        self.must_land = -spare if need else 0

    def __call__(self, japan: Forces, russia: Forces, armies: Sequence[int]) -> float:
        """Above zero is good for Japan. Whoever would win a fight is taken to seek it, the quick fights first."""
        held = [0.0] * len(ZONES)
        lost = [0.0] * len(ZONES)
        to_hold: list[Task] = []
        to_lose: list[Task] = []
        equal = self.equal_total_counts
        for zone, (own, other) in enumerate(zip(japan, russia, strict=True)):
            if own is None:
                if other is not None:
                    lost[zone] = 1.0
                continue
            if other is None:
                held[zone] = 1.0
                continue
            attack = fight(own, other, equal)
            if attack.defender <= 0:
                to_hold.append((attack.battles, zone, other.worth - own.worth * (1 - attack.attacker)))
                continue
            defence = fight(other, own, equal)
            if defence.defender <= 0:
                to_lose.append((defence.battles, zone, own.worth - other.worth * (1 - defence.attacker)))
        material = work_off(to_hold, self.chance[JAPAN], held) - work_off(to_lose, self.chance[RUSSIA], lost)
        return self.worth(held, lost, armies) + self.material * material

    def as_it_stands(self, japan: Forces, russia: Forces, armies: Sequence[int]) -> float:
        """The same if the turn were scored at once."""
        held = [float(own is not None and other is None) for own, other in zip(japan, russia, strict=True)]
        lost = [float(own is None and other is not None) for own, other in zip(japan, russia, strict=True)]
        return self.worth(held, lost, armies)

    def worth(self, held: Sequence[float], lost: Sequence[float], armies: Sequence[int]) -> float:
        """The points and landings that go with these chances of control, Japan's and Russia's."""
        points = self.key_points
        swing = expected(points, [held[zone] for zone in self.keys])
        swing -= expected(points, [lost[zone] for zone in self.keys])
        for zone, own, other in self.singles:
            swing += own * held[zone] - other * lost[zone]
        landed = 0.0
        if armies:
            sunk = [lost[zone] for zone in armies]
            swing -= expected(self.transport_points, sunk)
            landed = self.landings(sunk)
        return landed + self.utility(self.score + swing)

    def landings(self, sunk: Sequence[float]) -> float:
        """What the armies under way are worth, each with its chance to be sunk."""
        if self.must_land <= 0:
            return self.landing * (len(sunk) - sum(sunk))
        # Mukden can only be reached in time if so many land now; all or nothing.
        steps = [int(landed >= self.must_land) for landed in range(len(sunk) + 1)]
        return DECISIVE_LANDING * expected(steps, [1 - chance for chance in sunk])

    def utility(self, score: float) -> float:
        """Points beyond the end of the track are lost; on the last turn only the sign of the score counts."""
        if self.is_last:
            return LAST_TURN_WEIGHT * score / (1.0 + abs(score))
        return max(self.low, min(self.high, score)) + BEYOND * score


def work_off(tasks: list[Task], chance: float, control: list[float]) -> float:
    """Fights one after the other: the chance of each to be fought out, and the material won by them all."""
    effort = material = 0.0
    for battles, zone, won in sorted(tasks):
        effort += battles
        success = chance**effort
        control[zone] = success
        material += success * won
    return material


def expected(points: Sequence[int], chances: Sequence[float]) -> float:
    """The expected points by number, when each thing counts with a chance of its own."""
    sure = 0
    open_chances = []
    for chance in chances:
        if chance == 1.0:
            sure += 1
        elif chance:
            open_chances.append(chance)
    values: list[float] = list(points[sure : sure + len(open_chances) + 1])
    for chance in open_chances:
        values = [value + chance * (values[at + 1] - value) for at, value in enumerate(values[:-1])]
    return values[0]


def way_to(theatre: Theatre, boxes: Sequence[BoxId], goal: BoxId) -> list[BoxId]:
    """The empty boxes that must be taken to reach one, in order, the goal included."""
    way: list[BoxId] = []
    box: BoxId | None = goal
    while box is not None and box not in boxes:
        way.insert(0, box)
        box = theatre.box_parent[box]
    return way
