"""What is told together: how the operations of a turn ended, and what its scoring came to."""

from __future__ import annotations

from honjin.core.report import Count, Gauge, Report, named
from honjin.games.port_arthur import events as event
from honjin.games.port_arthur.theatre import Theatre


def reports_of(theatre: Theatre) -> tuple[Report, ...]:
    """6, 7  Two cards a turn; the scoring is over when the first ships turn for home."""
    track = theatre.tracks
    score = Gauge(
        "score", named(event.ScoreMoved), "lead", towards="leader", least=track.cp_min, most=track.cp_max, steady=True
    )
    return (
        Report(
            "operations",
            begins=named(event.TurnBegan),
            closes=named(event.OperationsEnded),
            tells=named(event.RerollDemanded, event.FirstFireTaken, event.OperationsEnded),
            counts=(Count("sunk", named(event.ShipSunk), names=True),),
        ),
        Report(
            "scoring",
            begins=named(event.ZonesControlled),
            closes=named(
                event.RepairsEnded,
                event.SquadronsOpened,
                event.MinesTested,
                event.ShipsReturned,
                event.MaintenanceLacked,
                event.TurnBegan,
                event.MatchDecided,
            ),
            tells=named(
                event.ZonesControlled,
                event.ScoreMoved,
                event.BlockadePaid,
                event.BlockadeLifted,
                event.TransportsSunk,
                event.ArmyLanded,
                event.ShipyardLost,
                event.PortArthurFell,
                event.SipingRolled,
            ),
            heralds=named(event.InitiativePassed, event.BalticFleetArrived),
            gauges=(score,),
        ),
    )
