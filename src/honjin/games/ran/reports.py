"""What is told together: what a turn has cost either army."""

from __future__ import annotations

from honjin.core.report import Count, Gauge, Report, named
from honjin.games.ran.battle import Battle
from honjin.games.ran.events.cohesion import HeadsLost, UnitEliminated, UnitRallied, UnitRouted
from honjin.games.ran.events.command import InitiativePassed, PhaseBegan
from honjin.games.ran.events.deaths import BushoKilled, BushoReplaced, BushoWounded, ContingentFled
from honjin.games.ran.events.duels import HeadTaken, SamuraiKilled
from honjin.games.ran.events.turn import BridgeBroken, InitiativeRolled, RoutPointsCounted, RumourSpread, TurnBegan


def reports_of(battle: Battle) -> tuple[Report, ...]:
    """3, 12  One card a turn: who fell, who fled, and how near either army is to its rout level."""
    return (
        Report(
            "turn",
            begins=named(TurnBegan),
            closes=named(RoutPointsCounted),
            tells=named(
                BushoKilled,
                BushoWounded,
                ContingentFled,
                SamuraiKilled,
                HeadTaken,
                HeadsLost,
                BushoReplaced,
                BridgeBroken,
                RumourSpread,
            ),
            heralds=named(InitiativeRolled),
            counts=(
                Count("eliminated", named(UnitEliminated), names=True),
                Count("routed", named(UnitRouted), names=True),
                Count("rallied", named(UnitRallied), names=True),
                Count("phases", named(PhaseBegan)),
                Count("initiative", named(InitiativePassed)),
            ),
            gauges=(Gauge("rout", named(RoutPointsCounted), "points", per="side", most="level"),),
        ),
    )
