"""What the card of a battle says before it is chosen: both armies, and how two computer players fared."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from honjin.core.decision import Facts
from honjin.games.ran.pack import Pack
from honjin.games.ran.values import units_of


class Trial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Matches between two script players: how many, who won how often, how long they took."""

    matches: int
    wins: dict[str, int]
    turns: float


@cache
def trials() -> dict[str, Trial]:
    """Of every battle, with the values that come with the game."""
    text = (files("honjin.games.ran") / "data" / "trials.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Trial])


def card_of(pack: Pack, battle: str) -> tuple[tuple[str, Facts], ...]:
    """A line for each army, and one for the trial."""
    scenario = pack.scenario(battle)
    lines: list[tuple[str, Facts]] = []
    for army in scenario.armies:
        contingents = {contingent.id for contingent in scenario.contingents if contingent.army == army.id}
        facts = {"side": army.id, "contingents": len(contingents), "units": units_of(scenario, contingents)}
        lines.append(("card-army", {**facts, "level": army.rout_level}))
    trial = trials()[battle]
    (first, wins), (second, losses) = trial.wins.items()
    facts = {"first": first, "wins": wins, "second": second, "losses": losses}
    return (*lines, ("card-trial", {**facts, "matches": trial.matches, "turns": trial.turns}))
