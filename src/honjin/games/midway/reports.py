"""What is told together: what a turn has brought, as far as its side was told."""

from __future__ import annotations

from honjin.core.report import Count, Gauge, Report, named
from honjin.games.midway.events.air import AircraftLost, RaidArrived
from honjin.games.midway.events.ground import ChiyodaCounted, LandingSeen, MidwayControlled, RunwayHit, TroopsLanded
from honjin.games.midway.events.ships import BoatHunted, BoatsLocated, HitsScored, ShipDamaged, ShipsFound, ShipSunk
from honjin.games.midway.events.turn import GroupsDue, PointsCounted, StormLifted, TurnBegan
from honjin.games.midway.ocean import Ocean


def reports_of(ocean: Ocean) -> tuple[Report, ...]:
    """0  One card a turn, beside the dispatch of every step: found and lost in all of it."""
    return (
        Report(
            "turn",
            begins=named(TurnBegan),
            closes=named(TurnBegan, PointsCounted),
            tells=named(
                ShipsFound,
                BoatsLocated,
                ShipSunk,
                HitsScored,
                ShipDamaged,
                BoatHunted,
                RunwayHit,
                TroopsLanded,
                LandingSeen,
                MidwayControlled,
                ChiyodaCounted,
            ),
            heralds=named(TurnBegan, StormLifted, GroupsDue),
            counts=(
                Count("aircraft", named(AircraftLost), number="number"),
                Count("raids", named(RaidArrived)),
            ),
            gauges=(Gauge("runway", named(RunwayHit), "runway", most=100, start=100),),
        ),
    )
