"""What a battle came to, in numbers: how long it took, what broke the armies, and how its heroes fared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from honjin.core.event import Event
from honjin.games.ran.battle import Battle
from honjin.games.ran.events.cohesion import UnitEliminated, UnitRallied, UnitRouted
from honjin.games.ran.events.deaths import BushoKilled, ContingentFled
from honjin.games.ran.events.duels import ChallengeIssued, DuelBegan, FaceLost, HeadTaken
from honjin.games.ran.events.fire import ShotFired
from honjin.games.ran.events.shock import AttackDeclared, ShockResolved
from honjin.games.ran.events.turn import RoutPointsCounted, TurnBegan
from honjin.games.ran.rules.victory import rout_points
from honjin.games.ran.state import RanState

TENTHS = 10
FIRST_COMBATS = 3
"""Shock combats after which the lines have met; ours."""


def tally(state: RanState) -> int:
    """By how many tenths of its rout level the second army is nearer to its end than the first."""
    shares = [TENTHS * rout_points(state, side) / level for side, level in enumerate(state.battle.rout_level)]
    return round(shares[1]) - round(shares[0])


def turn_of_decision(state: RanState) -> str:
    """The turn in which the battle was decided."""
    return str(state.turn)


def figures_of(state: RanState, events: Iterable[Event]) -> Mapping[str, float]:
    """Turns, then for each army its rout points and losses, and what happened how often."""
    battle = state.battle
    found = Counter[str]()
    all_events = list(events)
    for event in all_events:
        found.update(_happened(battle, event))
    met, broke = contact(all_events, state.turn)
    figures: dict[str, float] = {"turns": state.turn, "turn of contact": met, "turn of breaking": broke}
    for number, side in enumerate(battle.sides):
        figures[f"{side} rout points"] = rout_points(state, number)
        for what in ("units broken", "units rallied", "contingents fled", "Bushos lost", "heads"):
            figures[f"{side} {what}"] = found[f"{side} {what}"]
    for what in ("shock combats", "with superiority", "Norikuzushi", "shots", "challenges", "Bushos shamed", "duels"):
        figures[what] = found[what]
    return figures


def contact(events: Iterable[Event], last: int) -> tuple[int, int]:
    """The turn in which the lines have met, and the first at whose end an army is half routed; else the last."""
    turn, combats, met, broke = 0, 0, last, last
    for event in events:
        if isinstance(event, TurnBegan):
            turn = event.turn
        elif isinstance(event, ShockResolved):
            combats += 1
            if combats == FIRST_COMBATS:
                met = turn
        elif isinstance(event, RoutPointsCounted) and 2 * event.points >= event.level:
            broke = min(broke, turn)
    return met, broke


def _happened(battle: Battle, event: Event) -> Iterator[str]:
    """What an event adds to, a word for each time."""
    if isinstance(event, UnitRouted | UnitEliminated):
        yield f"{battle.sides[battle.side_of[battle.unit[event.unit]]]} units broken"
    elif isinstance(event, UnitRallied):
        yield f"{battle.sides[battle.side_of[battle.unit[event.unit]]]} units rallied"
    elif isinstance(event, ContingentFled | BushoKilled):
        side = battle.sides[battle.side_of_contingent[battle.contingent[event.busho]]]
        yield f"{side} contingents fled" if isinstance(event, ContingentFled) else f"{side} Bushos lost"
    elif isinstance(event, HeadTaken):
        yield f"{event.side} heads"
    elif isinstance(event, ShockResolved):
        yield "shock combats"
        if event.superiority:
            yield "with superiority"
    elif isinstance(event, AttackDeclared):
        if event.norikuzushi:
            yield "Norikuzushi"
    elif isinstance(event, ShotFired):
        yield "shots"
    elif isinstance(event, ChallengeIssued):
        yield "challenges"
    elif isinstance(event, DuelBegan):
        yield "duels"
    elif isinstance(event, FaceLost):
        yield from ["Bushos shamed"] * len(event.bushos)
