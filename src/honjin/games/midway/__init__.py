"""Midway: two fleets that cannot see each other, sealed orders, and an umpire."""

from __future__ import annotations

from honjin.core.game import Game, Look, Switch, Wits
from honjin.games.midway import order_sheet, textboard
from honjin.games.midway.brink import ends_of
from honjin.games.midway.events import EVENTS
from honjin.games.midway.events.turn import SheetsOpened, TurnBegan
from honjin.games.midway.figures import figures_of
from honjin.games.midway.imagine import imagine
from honjin.games.midway.luck import LUCK
from honjin.games.midway.model import SIDES
from honjin.games.midway.ocean import Ocean
from honjin.games.midway.odds_sheet import odds_sheet
from honjin.games.midway.odds_tables import odds_of
from honjin.games.midway.options import OPTIONS, SendOrders
from honjin.games.midway.outlook import OUTLOOK
from honjin.games.midway.pack_loading import PACKS, read_pack, standard_pack
from honjin.games.midway.reports import reports_of
from honjin.games.midway.rules.air_plot import AirPlot
from honjin.games.midway.rules.air_targets import AirTargets
from honjin.games.midway.rules.barrage import AntiAircraftFire
from honjin.games.midway.rules.bombardment import Bombardment
from honjin.games.midway.rules.ground import GroundCombat
from honjin.games.midway.rules.landing import Landing
from honjin.games.midway.rules.movement import NavalMovement
from honjin.games.midway.rules.raid import RaidTargets
from honjin.games.midway.rules.recovery import Recovery
from honjin.games.midway.rules.sea_combat import SeaCombat
from honjin.games.midway.rules.sequence import Campaign, Turn, begin
from honjin.games.midway.rules.setup import SetUp
from honjin.games.midway.rules.victory import margin
from honjin.games.midway.scene import scene_of
from honjin.games.midway.script import Script
from honjin.games.midway.state import MidwayState, decode_state
from honjin.games.midway.survey import survey_of
from honjin.games.midway.view import view_of
from honjin.games.midway.warnings import warnings_of
from honjin.games.midway.wording import KINDS, all_things, own_names
from honjin.packs.rulebook import read_rulebook


def tally(state: MidwayState) -> int:
    """9  Points by which the US lead, half a point counted as one."""
    halves = margin(state)
    return (halves + 1) // 2 if halves > 0 else -((1 - halves) // 2)


GAME = Game(
    id="midway",
    version=2,
    sides=SIDES,
    rulebook=read_rulebook(__name__),
    switches=(
        Switch("forces", "P", ("compact", "historical")),
        Switch("air_plot", "0", ("simultaneous", "recon_first")),
        Switch("recon_kill", "1.1.1", ("50_then_80", "always_80", "50_each")),
        Switch("clock", "1.1.2", ("one_hex_per_step", "proportional")),
        Switch("tb_values", "3", ("table", "text")),
        Switch("kamikaze_path", "8.3", ("6", "12")),
        Switch("island_control", "8.2.2", ("presence", "sticky_us_start")),
        Switch("raid_report", "0", ("hits_and_sunk", "full")),
        Switch("ss_vs_ss", "3"),
        Switch("strike_below", "3"),
        Switch("ferry", "1.1"),
        Switch("divert_to_midway", "4"),
        Switch("guard_force", "P"),
        Switch("more_transports", "P"),
        Switch("tenders", "P"),
        Switch("oilers", "P"),
        Switch("yorktown_damaged", "P"),
    ),
    options=OPTIONS,
    events=EVENTS,
    procedures=Campaign
    | SetUp
    | Turn
    | NavalMovement
    | AirPlot
    | AirTargets
    | AntiAircraftFire
    | RaidTargets
    | SeaCombat
    | Bombardment
    | Landing
    | GroundCombat
    | Recovery,
    standard_pack=standard_pack,
    read_pack=read_pack,
    setting=Ocean,
    begin=begin,
    decode_state=decode_state,
    view=view_of,
    imagine=imagine,
    candidates=lambda ocean: [SendOrders()],
    endings=("last-turn", "nothing-left"),
    resources=__name__,
    look=Look(
        scene=scene_of,
        survey=survey_of,
        text=textboard,
        phases=tuple(
            (name.__name__, {})
            for name in (
                NavalMovement,
                AirPlot,
                AirTargets,
                AntiAircraftFire,
                RaidTargets,
                SeaCombat,
                Bombardment,
                Landing,
                GroundCombat,
                Recovery,
            )
        ),
        reports=reports_of,
        secrets=lambda ocean: True,
        kinds=KINDS,
        names=own_names,
        things=all_things,
        order_sheet=order_sheet,
    ),
    wits=Wits(
        ends=ends_of,
        script=Script,
        outlook=OUTLOOK,
        luck=LUCK,
        passages=(TurnBegan, SheetsOpened),
        odds=odds_of,
        odds_sheet=odds_sheet,
        warnings=warnings_of,
        tally=tally,
        figures=figures_of,
    ),
    past_pack=PACKS.find,
    place=3,
)
