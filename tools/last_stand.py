"""A match of Midway that ends before its last turn: Japan has four ships, and a commander who throws them away."""

from __future__ import annotations

from typing import cast

import msgspec

from honjin.core.decision import Decision, Option
from honjin.core.game import Game
from honjin.core.mind import asked
from honjin.games.midway.model import BASES, MIDWAY_HEX, SS, US
from honjin.games.midway.ocean import sea
from honjin.games.midway.options import Place, Sail, Torpedo
from honjin.games.midway.pack import Pack
from honjin.games.midway.rules.movement import NavalSheet, hexes_next_to
from honjin.games.midway.rules.sea_combat import TorpedoSheet
from honjin.games.midway.script import Script, filled, form_of
from honjin.games.midway.script.reading import Reading

LEFT = ("akagi", "chitose", "chiyoda", "i_168")
"""What the rules cannot do without: a carrier, the two that build bases, the boat of its own."""
PREY = "K7"
"""Where the boat finds American carriers."""


def few_forces(game: Game) -> Pack:
    """The standard pack without nearly all of Japan; the one battalion is aboard Chiyoda."""
    pack = cast("Pack", game.standard_pack())
    ships = tuple(ship for ship in pack.ships if ship.side == US or ship.id in LEFT)
    landing = next(one for one in pack.battalions if one.side != US)
    return msgspec.structs.replace(
        pack,
        ships=ships,
        groups=tuple(group for group in pack.groups if any(ship.group == group.id for ship in ships)),
        squadrons=tuple(one for one in pack.squadrons if one.side == US or one.base in (*LEFT, *BASES)),
        battalions=(
            *(one for one in pack.battalions if one.side == US),
            msgspec.structs.replace(landing, place="chiyoda"),
        ),
        variants={},
    )


class Reckless(Script):
    """Sails straight to Midway, flies nothing, lands nobody, and fires every torpedo."""

    @asked("naval")
    def move(self, decision: Decision, reading: Reading) -> Option:
        grid = sea()
        sheet: NavalSheet = form_of(decision)
        slips: list[Place | Sail] = []
        for ship, berth in sheet.berths.items():
            goal = grid.number[PREY if reading.kind[ship] == SS else MIDWAY_HEX]
            if not berth.hex:
                slips.append(Place(ship, "A6"))
            elif grid.number[berth.hex] != goal:
                near = hexes_next_to()[berth.hex]
                slips.append(Sail(ship, min(near, key=lambda hex: grid.distances[goal][grid.number[hex]])))
        return filled(decision, slips)

    @asked("air", "searches", "landing")
    def idle(self, decision: Decision, reading: Reading) -> Option:
        return filled(decision, ())

    @asked("torpedoes")
    def torpedo(self, decision: Decision, reading: Reading) -> Option:
        sheet: TorpedoSheet = form_of(decision)
        return filled(decision, [Torpedo(boat, targets[0]) for boat, targets in sheet.targets.items()])
