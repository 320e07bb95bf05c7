"""Which facts of RAN's messages are ids, and of what; and the names of a pack's own men and units."""

from __future__ import annotations

from collections.abc import Mapping

from honjin.games.ran.battle import Battle
from honjin.games.ran.options import FORMATIONS
from honjin.games.ran.pack import Contingent, Unit
from honjin.games.ran.pack_loading import standard_pack

_MAN = "busho|samurai"

KINDS: Mapping[str, str] = {
    **dict.fromkeys(("side", "winner"), "side"),
    **dict.fromkeys(("unit", "units", "other", "third", "mover", "firer", "target", "targets", "through"), "unit"),
    **dict.fromkeys(
        ("attackers", "defenders", "open_order", "out_of_command", "zones", "shooters", "leavers", "reactors"), "unit"
    ),
    **dict.fromkeys(("busho", "bushos", "inspired"), "busho"),
    "samurai": "samurai",
    **dict.fromkeys(("first", "second"), "side"),
    "hex": "hex",
    "facing": "facing",
    "formation": "formation",
    **dict.fromkeys(("fighter", "fighters"), _MAN),
    **dict.fromkeys(("die", "dice", "totals", "ratings"), "d100"),
    **dict.fromkeys(("lines", "die_lines"), "mod"),
    "StatusDetermined.active": "busho",
    "Coordinate.other": "busho",
    "ChallengeIssued.others": "samurai",
    "Duel.other": _MAN,
    "DuelRolled.hits": "d100",
}
"""The kind of each fact that is an id; `mod` is the lines of a calculation, `d100` dice without faces to be drawn.

A Busho is told by the name of his contingent, which stays true when another leads it; his own is `leader-<id>`, that
of the man who would follow him `deputy-<id>`.
"""


def own_names(battle: Battle) -> dict[str, str]:
    """Names that come with the pack: men that the words of the languages do not know, their units, and new units."""
    standard, own = standard_pack(), battle.scenario
    leaders = {row.id: row.busho.name for scenario in standard.scenarios for row in scenario.contingents}
    units = {unit.id for scenario in standard.scenarios for unit in scenario.units}
    samurai = {card.id: card.name for card in standard.samurai}
    rows = {row.id: row for row in own.contingents}
    new = [row for row in own.contingents if leaders.get(row.id) != row.busho.name]
    led_by_new = {row.id for row in new}
    cards = [card for card in battle.pack.samurai if card.id in battle.samurai]
    return {
        **{f"{kind}-{row.id}": row.busho.name for row in new for kind in ("busho", "leader")},
        **{
            f"unit-{unit.id}": called(unit, rows[unit.contingent])
            for unit in own.units
            if unit.contingent in led_by_new or unit.id not in units
        },
        **{f"samurai-{card.id}": card.name for card in cards if samurai.get(card.id) != card.name},
    }


def called(unit: Unit, contingent: Contingent) -> str:
    """Its type, its contingent and its number: AS-T Ii 2."""
    return f"{unit.kind} {contingent.busho.name} {unit.id.rpartition('_')[2]}"


def all_things(battle: Battle) -> dict[str, tuple[str, ...]]:
    """Everything that a slip can name."""
    return {"unit": battle.unit_ids, "formation": FORMATIONS}
