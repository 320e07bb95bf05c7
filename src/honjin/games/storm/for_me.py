"""11  "Absorb the rest for me": the row of answers that the script player would give, shown before it is given."""

from __future__ import annotations

from honjin.core.decision import Decision, Option
from honjin.core.dice import ScriptedDice
from honjin.core.engine import Match
from honjin.core.event import Event, Log
from honjin.core.game import find_game
from honjin.core.scene import Note
from honjin.games.storm import options as opt
from honjin.games.storm.events import UnitDestroyed, UnitFlipped, UnitRemoved, UnitRetreated
from honjin.games.storm.model import PLACE_OF, AreaId, SideId
from honjin.games.storm.rules.damage import Absorption
from honjin.games.storm.script import Script
from honjin.games.storm.siege import Siege
from honjin.games.storm.view import View, position_of, view_of

GAME = "storm"
FATES: dict[type[Event], str] = {
    UnitFlipped: "flips",
    UnitRetreated: "retreats",
    UnitDestroyed: "losses",
    UnitRemoved: "removals",
}


def for_me(siege: Siege, view: View, decision: Decision) -> Note:
    """What would be done with each unit, how many would stay, and the answers that do it.

    The option by itself takes what is gentlest on the units and gives places away; its rule is kept for the clock, and
    for matches played with it.
    """
    facts = decision.facts
    side, area = SideId(decision.side), AreaId(facts["area"])
    back = (
        next((one.area for one in decision.options if isinstance(one, opt.Retreat)), None) if facts["units"] else None
    )
    absorption = Absorption(side, area, facts["left"], tuple(facts["units"]), back)
    game = find_game(GAME)
    log = Log(game.sides)
    match = Match(game, position_of(siege, view).clone(), [absorption], ScriptedDice(()), log)
    match.advance()
    script, given = Script(siege, side), list[Option]()
    while not match.is_over:
        asked = match.open[0]
        option = asked.option(script.choose(asked, lambda: view_of(match.state, side)))
        given.append(option)
        match.answer(side, option)
    done: dict[str, list[str]] = {what: [] for what in FATES.values()}
    for entry in log.entries:
        if isinstance(entry.event, UnitFlipped | UnitRetreated | UnitDestroyed | UnitRemoved):
            done[FATES[type(entry.event)]].append(entry.event.unit)
    stay = match.state.units(side, PLACE_OF[area]).bit_count()
    return Note(why="note-for-me", facts={**done, "stay": stay}, options=tuple(given))
