"""The chances of a shot without a match: what `honjin odds` prints."""

from __future__ import annotations

from honjin.core.game import OddsSheet
from honjin.core.modifier import Modifier
from honjin.games.storm.odds import Chances, absorbed_mean, at_least, chances_of
from honjin.games.storm.rules.factors import FIRE

MOST = 9
"""Damage points from which on they are counted together, at the latest."""
FRESH_BATTALION = 3
DEFENCES = range(4, 15)
"""From a siege gun in the open to a regular battalion on the highest level."""


def odds_sheet(firepower: int, defence: int | None = None, absorbs: int = FRESH_BATTALION) -> OddsSheet:
    """The chances for each defence factor or for this one, against units that can absorb so many points together."""
    attack = (Modifier("10.1", firepower, "firepower"),)
    found = {
        factor: chances_of(FIRE, attack, (Modifier("10.2", factor, "defence"),))
        for factor in ([defence] if defence is not None else DEFENCES)
    }
    most = min(absorbs, MOST)
    heads = ("defence", "any", "all lost", "absorbed", *map(str, range(most)), f"{most}+")
    rows: list[tuple[str | float, ...]] = [
        (str(factor), one.any, at_least(one, absorbs), f"{absorbed_mean(one, absorbs):.2f}", *_spread(one, most))
        for factor, one in found.items()
    ]
    title = (
        f"Two dice and {firepower} against a defence factor; those hit can absorb {absorbs}. Per cent: any damage, "
        "all of them lost; points absorbed on average; per cent: each number of damage points."
    )
    data = [
        {
            "firepower": firepower,
            "defence": factor,
            "absorbs": absorbs,
            **one._asdict(),
            "absorbed": absorbed_mean(one, absorbs),
            "all_lost": at_least(one, absorbs),
        }
        for factor, one in found.items()
    ]
    return OddsSheet(title, heads, rows, data[0] if defence is not None else data)


def _spread(chances: Chances, most: int) -> tuple[float, ...]:
    """The chance of each small number of damage points, and of all greater ones together."""
    single = (*chances.points, *[0.0] * most)[:most]
    return (*single, sum(chances.points[most:]))
