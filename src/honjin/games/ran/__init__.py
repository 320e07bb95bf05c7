"""RAN: battles of the Sengoku age on hexes; contingents, their Bushos, and the Samurai among them."""

from __future__ import annotations

from honjin.core.game import Game, Look, Switch, Wits
from honjin.games.ran import textboard
from honjin.games.ran.battle import Battle
from honjin.games.ran.battles import BATTLES
from honjin.games.ran.brink import ends_of
from honjin.games.ran.card import card_of
from honjin.games.ran.drill import DRILL
from honjin.games.ran.events import EVENTS
from honjin.games.ran.events.command import PhaseBegan, PhaseEnded
from honjin.games.ran.events.turn import InitiativeRolled, TurnBegan
from honjin.games.ran.figures import figures_of, tally, turn_of_decision
from honjin.games.ran.luck import LUCK
from honjin.games.ran.notes import notes_of
from honjin.games.ran.odds_sheet import odds_sheet
from honjin.games.ran.odds_tables import odds_of
from honjin.games.ran.options import OPTIONS
from honjin.games.ran.outlook import OUTLOOK
from honjin.games.ran.pack_loading import PACKS, read_pack, standard_pack
from honjin.games.ran.position import imagine
from honjin.games.ran.reports import reports_of
from honjin.games.ran.routine import ROUTINE
from honjin.games.ran.rules.activation import Activation
from honjin.games.ran.rules.active_withdrawal import ActiveWithdrawal, UnitWithdrawal
from honjin.games.ran.rules.advance import AdvanceAfterCombat
from honjin.games.ran.rules.banzai import Banzai
from honjin.games.ran.rules.bushos import Alarm, BushoMovementOrder, BushoRide, Displacement, LoneBusho, Rehousing
from honjin.games.ran.rules.charges import InducedCharge
from honjin.games.ran.rules.deaths import Casualty, Replacements
from honjin.games.ran.rules.duels import Duel
from honjin.games.ran.rules.encounter import Encounter
from honjin.games.ran.rules.fire import OrderedFire, Reply, Shot, VolleyFire
from honjin.games.ran.rules.flight import FlightPhase
from honjin.games.ran.rules.hara_kiri import HaraKiri
from honjin.games.ran.rules.harassment import Harassment
from honjin.games.ran.rules.incidents import BoatFire, Rumour
from honjin.games.ran.rules.initiative import Command
from honjin.games.ran.rules.melee import Melee
from honjin.games.ran.rules.momentum import Fate, Run
from honjin.games.ran.rules.movement import UnitMove
from honjin.games.ran.rules.orders import Orders
from honjin.games.ran.rules.phase import Phase
from honjin.games.ran.rules.reaction_fire import ReactionFire
from honjin.games.ran.rules.reactions import Reactions
from honjin.games.ran.rules.recovery import Rally
from honjin.games.ran.rules.retreat import GiveWay
from honjin.games.ran.rules.samurai import Challenge, ChallengePhase
from honjin.games.ran.rules.samurai_charge import ChargeAtBusho
from honjin.games.ran.rules.sequence import Campaign, Turn, begin
from honjin.games.ran.rules.setup import SetUp
from honjin.games.ran.rules.shock import BanzaiShock, ShockSegment
from honjin.games.ran.rules.trump import TrumpWindow
from honjin.games.ran.rules.victory import ENDINGS
from honjin.games.ran.rules.withdrawal import ReactionWithdrawal
from honjin.games.ran.scene import scene_of
from honjin.games.ran.script import Script
from honjin.games.ran.state import decode_state
from honjin.games.ran.survey import survey_of
from honjin.games.ran.values import values_of
from honjin.games.ran.view import view_of
from honjin.games.ran.wording import KINDS, all_things, own_names
from honjin.packs.rulebook import read_rulebook

GAME = Game(
    id="ran",
    version=1,
    sides=BATTLES[0].sides,
    rulebook=read_rulebook(__name__),
    switches=(
        Switch("turn_limit", "2.6", ("15", "40")),
        Switch("trump_rounding", "5.63", ("down", "up")),
        Switch("challenge_limits", "10.2", ("on", "off")),
        Switch("shock_table", "9.28", ("printed", "first_draft")),
        Switch("strengths", "12", ("standard", "first_set")),
        # Rules of single battles
        Switch("back_path", "2.1", ("on", "off")),
        Switch("summit_camp", "12"),
        Switch("fallen_standard", "12", ("on", "off")),
        Switch("tsurinobuse", "7.32", ("on", "off")),
        Switch("discord", "5.71"),
        Switch("wavering", "5.21"),
        Switch("litter", "4.62"),
        Switch("west_wind", "8.51"),
        Switch("broken_bridge", "6.23"),
        Switch("arima_boats", "8.51"),
        Switch("reinforcements", "5.32"),
        Switch("asano_rumour", "5.21"),
        Switch("akahoshi_revenge", "9.28", ("on", "off")),
    ),
    options=OPTIONS,
    events=EVENTS,
    procedures=Campaign
    | SetUp
    | Turn
    | Activation
    | Rumour
    | BoatFire
    | Command
    | TrumpWindow
    | Run
    | Fate
    | Phase
    | Orders
    | UnitMove
    | Reactions
    | ReactionWithdrawal
    | ActiveWithdrawal
    | UnitWithdrawal
    | Banzai
    | Rally
    | ChallengePhase
    | Challenge
    | BushoRide
    | BushoMovementOrder
    | LoneBusho
    | Alarm
    | Displacement
    | Rehousing
    | Shot
    | OrderedFire
    | VolleyFire
    | Reply
    | ReactionFire
    | InducedCharge
    | Harassment
    | ShockSegment
    | BanzaiShock
    | Melee
    | Encounter
    | GiveWay
    | AdvanceAfterCombat
    | Duel
    | Casualty
    | Replacements
    | ChargeAtBusho
    | HaraKiri
    | FlightPhase,
    standard_pack=standard_pack,
    read_pack=read_pack,
    setting=Battle,
    begin=begin,
    decode_state=decode_state,
    view=view_of,
    imagine=imagine,
    candidates=lambda battle: battle.menu.candidates,
    endings=ENDINGS,
    resources=__name__,
    look=Look(
        scene=scene_of,
        survey=survey_of,
        phases=tuple((name.__name__, {}) for name in (Activation, Command, Replacements, FlightPhase)),
        reports=reports_of,
        kinds=KINDS,
        names=own_names,
        things=all_things,
        values=values_of,
        text=textboard,
        card=card_of,
    ),
    wits=Wits(
        ends=ends_of,
        script=Script,
        outlook=OUTLOOK,
        luck=LUCK,
        passages=(TurnBegan, InitiativeRolled, PhaseBegan, PhaseEnded),
        odds=odds_of,
        odds_sheet=odds_sheet,
        notes=notes_of,
        tally=tally,
        highlight=turn_of_decision,
        figures=figures_of,
    ),
    routine=ROUTINE,
    drill=DRILL,
    past_pack=PACKS.find,
    place=4,
    scenarios=BATTLES,
)
