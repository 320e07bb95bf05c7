"""Port Arthur, 1904: fleets, sea zones and the war in Manchuria, by Yasushi Nakaguro."""

from __future__ import annotations

from honjin.core.game import Game, Look, Switch, Wits
from honjin.games.port_arthur import textboard
from honjin.games.port_arthur.brink import ends_of
from honjin.games.port_arthur.events import (
    EVENTS,
    BattleEnded,
    BattleJoined,
    OperationsEnded,
    OperationsRolled,
    TurnBegan,
    ZonesControlled,
)
from honjin.games.port_arthur.imagine import imagine
from honjin.games.port_arthur.luck import LUCK
from honjin.games.port_arthur.model import JAPAN, RUSSIA, SIDES
from honjin.games.port_arthur.notes import notes_of
from honjin.games.port_arthur.odds_sheet import odds_sheet
from honjin.games.port_arthur.odds_tables import odds_of
from honjin.games.port_arthur.options import OPTIONS
from honjin.games.port_arthur.outlook import OUTLOOK
from honjin.games.port_arthur.pack_loading import PACKS, read_pack, standard_pack
from honjin.games.port_arthur.reports import reports_of
from honjin.games.port_arthur.routine import ROUTINE
from honjin.games.port_arthur.rules.battle import Battle, Salvo
from honjin.games.port_arthur.rules.fog import NameTopShips
from honjin.games.port_arthur.rules.mines import Minefield, RaidOnPortArthur
from honjin.games.port_arthur.rules.movement import BetweenZones, IntoPort, OutOfPort
from honjin.games.port_arthur.rules.operations import Operations
from honjin.games.port_arthur.rules.return_to_port import ReturnToPort
from honjin.games.port_arthur.rules.scoring import Scoring
from honjin.games.port_arthur.rules.sequence import Turn, War
from honjin.games.port_arthur.rules.sortie import Sortie
from honjin.games.port_arthur.scene import scene_of
from honjin.games.port_arthur.script import Script
from honjin.games.port_arthur.setup import begin
from honjin.games.port_arthur.state import decode_state
from honjin.games.port_arthur.survey import survey_of
from honjin.games.port_arthur.theatre import Theatre
from honjin.games.port_arthur.view import view_of
from honjin.games.port_arthur.wording import KINDS, own_names
from honjin.packs.rulebook import read_rulebook

PROCEDURES = (
    War
    | Turn
    | Sortie
    | NameTopShips
    | Operations
    | BetweenZones
    | IntoPort
    | OutOfPort
    | Battle
    | Salvo
    | Scoring
    | ReturnToPort
    | RaidOnPortArthur
    | Minefield
)

SWITCHES = (
    Switch("mines", "10"),
    Switch("fog_of_war", "6.5"),
    Switch("equal_total_counts", "6.3B"),
    Switch("blockade_kept_at_five", "7.2"),
    Switch("control_points", "7.1", ("standard", "flat", "philippine_1_3", "even")),
    Switch("track_fork", "7.4", ("standard", "fork_after_nanshan", "fork_after_yalu")),
)

GAME = Game(
    id="port_arthur",
    version=1,
    sides=SIDES,
    rulebook=read_rulebook(__name__),
    switches=SWITCHES,
    options=OPTIONS,
    events=EVENTS,
    procedures=PROCEDURES,
    standard_pack=standard_pack,
    read_pack=read_pack,
    past_pack=PACKS.find,
    setting=Theatre,
    begin=begin,
    decode_state=decode_state,
    view=view_of,
    imagine=imagine,
    candidates=Theatre.candidates,
    endings=("mukden", "points", "centre"),
    resources=__name__,
    look=Look(
        scene=scene_of,
        survey=survey_of,
        text=textboard,
        phases=(
            ("Sortie", {"side": JAPAN}),
            ("Sortie", {"side": RUSSIA}),
            ("Operations", {}),
            ("Scoring", {}),
            ("ReturnToPort", {}),
        ),
        reports=reports_of,
        secrets=lambda theatre: theatre.fog_of_war,
        kinds=KINDS,
        names=own_names,
    ),
    routine=ROUTINE,
    wits=Wits(
        ends=ends_of,
        script=Script,
        outlook=OUTLOOK,
        luck=LUCK,
        passages=(TurnBegan, OperationsRolled, BattleJoined, BattleEnded, OperationsEnded, ZonesControlled),
        odds=odds_of,
        odds_sheet=odds_sheet,
        notes=notes_of,
        tally=lambda state: int(state.score),
    ),
    place=1,
)
