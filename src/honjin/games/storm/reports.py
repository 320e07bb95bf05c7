"""What is told together: what a turn of the siege has changed."""

from __future__ import annotations

from honjin.core.report import Count, Report, named
from honjin.games.storm import events as event
from honjin.games.storm.siege import Siege


def reports_of(siege: Siege) -> tuple[Report, ...]:
    """4  One card a turn."""
    return (
        Report(
            "turn",
            begins=named(event.TurnBegan),
            closes=named(event.TurnEnded, event.MatchDecided),
            tells=named(event.AreaTaken, event.KondratenkoFell),
            heralds=named(event.TurnBegan, event.UnitsWrittenOff),
            counts=(
                Count("actions", named(event.ActionBegan)),
                Count("removed", named(event.UnitRemoved)),
                Count("destroyed", named(event.UnitDestroyed)),
            ),
        ),
    )
