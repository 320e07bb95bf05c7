"""The chances of a shot without a match: what `honjin odds` prints."""

from __future__ import annotations

from honjin.core.game import OddsSheet
from honjin.core.modifier import Modifier
from honjin.games.storm.odds import chances_of
from honjin.games.storm.rules.factors import FIRE

MOST = 7
"""Damage points from which on they are counted together."""
HEADS = ("defence", "any", "3+", "mean", *map(str, range(MOST)), f"{MOST}+")
DEFENCES = range(4, 15)
"""From a siege gun in the open to a regular battalion on the highest level."""


def odds_sheet(firepower: int, defence: int | None = None) -> OddsSheet:
    """The chances for each defence factor or for this one."""
    attack = (Modifier("10.1", firepower, "firepower"),)
    found = {
        factor: chances_of(FIRE, attack, (Modifier("10.2", factor, "defence"),))
        for factor in ([defence] if defence is not None else DEFENCES)
    }
    rows: list[tuple[str | float, ...]] = [
        (str(factor), one.any, one.heavy, f"{one.mean:.2f}", *_spread(one.points)) for factor, one in found.items()
    ]
    title = f"Two dice and {firepower} against a defence factor. Per cent: any damage; each number of damage points."
    data = [{"firepower": firepower, "defence": factor, **one._asdict()} for factor, one in found.items()]
    return OddsSheet(title, HEADS, rows, data[0] if defence is not None else data)


def _spread(points: tuple[float, ...]) -> tuple[float, ...]:
    """The chance of each small number of damage points, and of all greater ones together."""
    single = (*points, *[0.0] * MOST)[:MOST]
    return (*single, sum(points[MOST:]))
