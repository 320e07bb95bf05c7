"""Storm over Port Arthur, 1904: the siege, area by area, action by action, by Fooler Nakamura."""

from __future__ import annotations

from honjin.core.game import Game, Look, Switch, Wits
from honjin.games.storm import textboard
from honjin.games.storm.brink import ends_of
from honjin.games.storm.events import EVENTS, ActionBegan, Passed, TurnBegan, TurnEnded
from honjin.games.storm.luck import LUCK
from honjin.games.storm.model import JAPAN, RUSSIA, SIDES
from honjin.games.storm.notes import notes_of
from honjin.games.storm.odds_sheet import odds_sheet
from honjin.games.storm.odds_tables import odds_of
from honjin.games.storm.options import OPTIONS
from honjin.games.storm.outlook import OUTLOOK
from honjin.games.storm.pack_loading import PACKS, read_pack, standard_pack
from honjin.games.storm.reports import reports_of
from honjin.games.storm.routine import ROUTINE
from honjin.games.storm.rules.action import Action
from honjin.games.storm.rules.arrivals import JapaneseArrivals, RussianArrivals
from honjin.games.storm.rules.damage import Absorption
from honjin.games.storm.rules.movement import DefensiveFire, Movement
from honjin.games.storm.rules.retreat import FurtherRetreat
from honjin.games.storm.rules.sequence import Storm, Turn, begin, fallen_high_point
from honjin.games.storm.rules.setup import JapaneseSetUp, RussianSetUp
from honjin.games.storm.scene import scene_of
from honjin.games.storm.script import Script
from honjin.games.storm.siege import Siege
from honjin.games.storm.state import decode_state
from honjin.games.storm.survey import survey_of
from honjin.games.storm.values import values_of
from honjin.games.storm.view import imagine, view_of
from honjin.games.storm.wording import KINDS, own_names
from honjin.packs.rulebook import read_rulebook

PROCEDURES = (
    Storm
    | RussianSetUp
    | JapaneseSetUp
    | Turn
    | JapaneseArrivals
    | RussianArrivals
    | Action
    | Movement
    | DefensiveFire
    | Absorption
    | FurtherRetreat
)

SWITCHES = (
    Switch("naval_troops", "15.1"),
    Switch("white_cord", "15.2"),
    Switch("kodama", "15.3"),
    Switch("kondratenko", "15.4"),
    Switch("own_engineers", "15.5"),
    Switch("one_division", "15.5"),
    Switch("one_regiment", "15.5"),
    Switch("engineers_help_next_door", "10.1"),
    Switch("fire_from_off_board", "2.21"),
    Switch("defensive_fire_halts", "8.4"),
    Switch("retreat_keeps_side", "11.1"),
    Switch("strengths", "2.11", ("standard", "first_draft")),
)

GAME = Game(
    id="storm",
    version=2,
    sides=SIDES,
    rulebook=read_rulebook(__name__),
    switches=SWITCHES,
    options=OPTIONS,
    events=EVENTS,
    procedures=PROCEDURES,
    standard_pack=standard_pack,
    read_pack=read_pack,
    past_pack=PACKS.find,
    setting=Siege,
    begin=begin,
    decode_state=decode_state,
    view=view_of,
    imagine=imagine,
    candidates=Siege.candidates,
    endings=("high_point", "held"),
    resources=__name__,
    look=Look(
        scene=scene_of,
        survey=survey_of,
        text=textboard,
        phases=(
            ("JapaneseArrivals", {}),
            ("RussianArrivals", {}),
            ("Action", {"side": JAPAN}),
            ("Action", {"side": RUSSIA}),
        ),
        reports=reports_of,
        kinds=KINDS,
        names=own_names,
        values=values_of,
    ),
    routine=ROUTINE,
    wits=Wits(
        ends=ends_of,
        script=Script,
        outlook=OUTLOOK,
        luck=LUCK,
        passages=(TurnBegan, ActionBegan, Passed, TurnEnded),
        odds=odds_of,
        odds_sheet=odds_sheet,
        notes=notes_of,
        highlight=fallen_high_point,
    ),
    place=2,
)
