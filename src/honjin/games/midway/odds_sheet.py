"""The main tables without a match: what `honjin odds` prints."""

from __future__ import annotations

from honjin.core.game import OddsSheet, find_game
from honjin.games.midway.model import BB, CA, CV, DB, DD, SS, TB, TT
from honjin.games.midway.odds import NONE, harm_of

ATTACKERS = (DB, TB, SS, BB, CA, DD)
TARGETS = (CV, BB, CA, DD, TT)
SQUADRON = 6
HEADS = ("who", "at", "number", "hits", "any", "stopped", "sunk")


def odds_sheet(number: int = SQUADRON) -> OddsSheet:
    """So many aircraft, boats or ships of each kind against an undamaged ship of each class."""
    game = find_game("midway")
    ocean = game.setting(game.choose_switches({}), game.standard_pack())
    found = [
        (attacker, target, harm_of(ocean, target, [(attacker, number, NONE)]))
        for attacker in ATTACKERS
        for target in TARGETS
    ]
    rows: list[tuple[str | float, ...]] = [
        (attacker, target, str(number), f"{harm.hits:.2f}", harm.any, harm.stopped, harm.sunk)
        for attacker, target, harm in found
    ]
    title = (
        f"{number} shots at an undamaged ship: hits on average, then per cent: any hit, stopped or deck closed, sunk."
    )
    data = [{"attacker": one, "target": other, "number": number, **harm._asdict()} for one, other, harm in found]
    return OddsSheet(title, HEADS, rows, data)
