"""Patrol: a small game for tests of forms. It has what the sample game's form has not: ways, places along them, several
kinds of orders for one unit, several orders for one unit, rows that limit each other, forms with nothing to fill in."""

from __future__ import annotations

import msgspec
from tests.patrol.faces import KINDS, Habit, odds, scene_of, things, warnings
from tests.patrol.orders import OPTIONS
from tests.patrol.rules import Turn, War, begin
from tests.patrol.sea import EVENTS, SIDES, Pack, Sea, decode_state, imagine, view_of

from honjin.core.game import Game, Look, Switch, Wits
from honjin.packs.rulebook import read_rulebook

GAME = Game(
    id="patrol",
    version=1,
    sides=SIDES,
    rulebook=read_rulebook(__name__),
    switches=(Switch("fog", "2.2"),),
    options=OPTIONS,
    events=EVENTS,
    procedures=War | Turn,
    standard_pack=Pack,
    read_pack=lambda data: msgspec.json.decode(data, type=Pack),
    setting=Sea,
    begin=begin,
    decode_state=decode_state,
    view=view_of,
    imagine=imagine,
    candidates=Sea.candidates,
    endings=("counted",),
    resources=__name__,
    look=Look(scene=scene_of, kinds=KINDS, things=things),
    wits=Wits(script=Habit, odds=odds, warnings=warnings),
)
