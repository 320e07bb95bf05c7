"""What a deployment of both fleets is worth at the end of the turn: expected control points, losses and landings."""

from __future__ import annotations

from collections.abc import Sequence

from honjin.games.port_arthur.model import JAPAN, MUKDEN, RUSSIA, ZONES, BoxId
from honjin.games.port_arthur.script.forces import Force, fight
from honjin.games.port_arthur.theatre import Theatre
from honjin.games.port_arthur.view import View

Forces = Sequence[Force | None]

OPERATION_CHANCE = 0.72
WITH_INITIATIVE = 0.8
MATERIAL = (0.03, 0.2, 0.4, 0.6, 0.8, 1.0)
SCALE = 0.08
AGREED = 1.0
LANDING = 0.9


class Appraisal:
    """The worth of deployments in one view, in control points, from Japan's side of the track."""

    def __init__(self, theatre: Theatre, view: View) -> None:
        self.theatre = theatre
        tracks = theatre.tracks
        self.low, self.high = tracks.cp_min, tracks.cp_max
        self.score = view.score
        self.turns_after = tracks.turns - view.turn
        self.last = self.turns_after <= 0
        self.equal = theatre.equal_total_counts
        self.keys = [ZONES.index(zone) for zone in theatre.key_zones]
        self.singles = [
            (ZONES.index(zone), float(points[JAPAN]), float(points[RUSSIA]))
            for zone, points in theatre.single_points.items()
        ]
        self.material = SCALE * MATERIAL[min(5, self.turns_after)]
        self.chance_japan = WITH_INITIATIVE if view.initiative == JAPAN else OPERATION_CHANCE
        self.chance_russia = WITH_INITIATIVE if view.initiative == RUSSIA else OPERATION_CHANCE
        self.landing_worth = self._landing_worth(view)

    def _landing_worth(self, view: View) -> float:
        """What an army that lands this turn is worth to Japan."""
        need = boxes_to_mukden(self.theatre, view.boxes)
        if not need:
            return LANDING if not self.last else 0.3
        slots_after = len(self.theatre.landing_zones) * self.turns_after
        spare = slots_after - need
        if spare < 0:
            return 6.0
        return 3.0 if spare < 2 else LANDING

    def __call__(self, japan: Forces, russia: Forces, armies: Sequence[int]) -> float:
        """Above zero is good for Japan."""
        held = [0.0] * len(ZONES)
        lost = [0.0] * len(ZONES)
        to_clear: list[tuple[float, int, float]] = []
        to_lose: list[tuple[float, int, float]] = []
        material = 0.0
        for zone in range(len(ZONES)):
            a, b = japan[zone], russia[zone]
            if a is None:
                if b is not None:
                    lost[zone] = 1.0
            elif b is None:
                held[zone] = 1.0
            else:
                first = fight(a, b, self.equal)
                if first.defender <= 0:
                    to_clear.append((first.battles, zone, b.worth - a.worth * (1 - first.attacker)))
                    continue
                second = fight(b, a, self.equal)
                if second.defender <= 0:
                    to_lose.append((second.battles, zone, b.worth * (1 - second.attacker) - a.worth))
                else:
                    material += 0.5 * (b.worth * (1 - first.defender) - a.worth * (1 - first.attacker))
        material += _work_off(to_clear, self.chance_japan, held)
        material += _work_off(to_lose, self.chance_russia, lost)
        return self.worth(held, lost, armies) + self.material * material

    def worth(self, held: Sequence[float], lost: Sequence[float], armies: Sequence[int]) -> float:
        """The control points and landings that go with these chances of control."""
        points = self.theatre.key_points
        swing = expected(points, [held[zone] for zone in self.keys]) - expected(
            points, [lost[zone] for zone in self.keys]
        )
        for zone, own, other in self.singles:
            swing += own * held[zone] - other * lost[zone]
        result = 0.0
        if armies:
            swing -= expected(self.theatre.tracks.transports_sunk, [lost[zone] for zone in armies])
            result += self.landing_worth * sum(1 - lost[zone] for zone in armies)
        return result + self.utility(self.score + swing)

    def utility(self, score: float) -> float:
        """The end of the track is soft on average, since no turn goes exactly as expected."""
        if self.last:
            return 5.0 * score / (1.0 + abs(score)) * 2
        return max(self.low - 0.1, min(self.high + 0.1, score)) + 0.02 * score


def _work_off(tasks: list[tuple[float, int, float]], chance: float, control: list[float]) -> float:
    """Fights one after the other, the quick ones first: the chance of each to be fought out; the material gained."""
    effort = material = 0.0
    for battles, zone, gain in sorted(tasks):
        effort += battles
        success = AGREED * chance**effort
        control[zone] = success
        material += success * gain
    return material


def expected(points: Sequence[int], chances: Sequence[float]) -> float:
    """The expected value of points by number, when each of these counts with its own chance."""
    counts = [1.0]
    for chance in chances:
        if chance == 0.0:
            continue
        if chance == 1.0:
            counts = [0.0, *counts]
            continue
        counts = [
            (counts[n] * (1 - chance) if n < len(counts) else 0.0) + (counts[n - 1] * chance if n else 0.0)
            for n in range(len(counts) + 1)
        ]
    return sum(count * points[n] for n, count in enumerate(counts))


def boxes_to_mukden(theatre: Theatre, boxes: Sequence[BoxId]) -> int:
    """How many armies must still land before one stands in Mukden."""
    box: BoxId | None = MUKDEN
    need = 0
    while box is not None and box not in boxes:
        need += 1
        box = theatre.box_parent[box]
    return need
