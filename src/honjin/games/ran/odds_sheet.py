"""The Shock Table without a match, column by column: what `honjin odds` prints."""

from __future__ import annotations

from honjin.core.game import OddsSheet
from honjin.games.ran.charts import FIRST_COLUMN, HIGHEST, LAST_COLUMN, LOWEST, Charts
from honjin.games.ran.pack_loading import standard_pack
from honjin.games.ran.rules.melee import TWICE

HEADS = ("column", "attacker takes", "defender takes", "attacker retreats", "defender retreats")
DIE = range(LOWEST, HIGHEST + 1)


def odds_sheet(column: int | None = None, superiority: bool = False) -> OddsSheet:
    """Mean hits and the chance of a retreat, for each column or for this one."""
    charts = Charts(standard_pack())
    found = {
        one: _line(charts, one, 2 if superiority else 1)
        for one in ([column] if column is not None else range(FIRST_COLUMN, LAST_COLUMN + 1))
    }
    rows: list[tuple[str | float, ...]] = [
        (str(one), f"{line['attacker_hits']:.1f}", f"{line['defender_hits']:.1f}", line["repulse"], line["retreat"])
        for one, line in found.items()
    ]
    title = "One die on the Shock Table. Hits on average; per cent: a side takes at least twice the hits of the other."
    data = [{"column": one, "superiority": superiority, **line} for one, line in found.items()]
    return OddsSheet(title, HEADS, rows, data[0] if column is not None else data)


def _line(charts: Charts, column: int, times: int) -> dict[str, float]:
    results = [(attacker, defender * times) for attacker, defender in (charts.shock(column, die) for die in DIE)]
    return {
        "attacker_hits": sum(attacker for attacker, _ in results) / len(DIE),
        "defender_hits": sum(defender for _, defender in results) / len(DIE),
        "retreat": sum(bool(defender) and defender >= TWICE * attacker for attacker, defender in results) / len(DIE),
        "repulse": sum(
            bool(attacker) and attacker >= TWICE * defender and not defender >= TWICE * attacker
            for attacker, defender in results
        )
        / len(DIE),
    }
