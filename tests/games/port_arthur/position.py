"""Positions of Port Arthur in words: `position(yellow_sea="asama tokiwa* | poltava", score=2).battle(…)`.

Places are the sea zones, the ports (their roadsteads), `<port>_yard` and `sunk`. A star marks a damaged ship, the
bar is for the eye; ships that are not named are off the map. A score above zero is on the Japanese side.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from honjin.core.dice import ScriptedDice
from honjin.core.engine import Match, start
from honjin.core.event import Log
from honjin.core.procedure import Procedure
from honjin.games.port_arthur import GAME
from honjin.games.port_arthur.model import (
    OFF_MAP,
    PORTS,
    ROADSTEAD,
    SEA_PLACES,
    SHIPYARD,
    SUNK,
    ZONE_PLACE,
    ZONES,
    BoxId,
    ShipId,
    SideId,
    ZoneId,
)
from honjin.games.port_arthur.rules.battle import Battle
from honjin.games.port_arthur.rules.mines import RaidOnPortArthur
from honjin.games.port_arthur.rules.operations import Operations
from honjin.games.port_arthur.rules.return_to_port import ReturnToPort
from honjin.games.port_arthur.rules.scoring import Scoring
from honjin.games.port_arthur.rules.sequence import Turn, War
from honjin.games.port_arthur.rules.sortie import Sortie
from honjin.games.port_arthur.state import PortArthurState
from honjin.games.port_arthur.theatre import Theatre
from honjin.testing.position import asked, give, stage

PortArthurMatch: TypeAlias = Match[PortArthurState]

PLACES: dict[str, int] = {
    **{zone: ZONE_PLACE[zone] for zone in ZONES},
    **{port: ROADSTEAD[port] for port in PORTS},
    **{f"{port}_yard": SHIPYARD[port] for port in PORTS},
    "off_map": OFF_MAP,
    "sunk": SUNK,
}

QUIET = {
    "sortie": "EndSortie",
    "tie": "KeepInitiative",
    "operation": "Pass",
    "first-fire": "KeepInitiative",
    "set-blockade": "NoBlockade",
    "keep-blockade": "NoBlockade",
    "return": "ReturnAll diego_suarez",
}


class Position:
    """A laid-out board. Every method plays a part of the book on a copy of it, up to the first decision."""

    def __init__(self, state: PortArthurState) -> None:
        self.state = state

    def play(self, *procedures: Procedure, rolls: Iterable[int] = ()) -> PortArthurMatch:
        """Any procedures, one after the other."""
        return stage(GAME, self.state.clone(), *procedures, rolls=rolls)

    def war(self, rolls: Iterable[int] = ()) -> PortArthurMatch:
        """The turns after the one the marker stands on, and the victory."""
        war = War()
        war.go_to(War.play_turns)
        return self.play(war, rolls=rolls)

    def turn(self, rolls: Iterable[int] = ()) -> PortArthurMatch:
        """The turn the marker stands on, from its first phase."""
        return self.play(Turn(self.state.turn), rolls=rolls)

    def sortie(self, side: str, rolls: Iterable[int] = ()) -> PortArthurMatch:
        """The sortie phase of one side."""
        return self.play(Sortie(SideId(side)), rolls=rolls)

    def operations(self, rolls: Iterable[int] = ()) -> PortArthurMatch:
        """The operations phase; the first two dice are Japan's and Russia's."""
        return self.play(Operations(), rolls=rolls)

    def operation(self, side: str, rolls: Iterable[int] = ()) -> PortArthurMatch:
        """One chance for this side to operate; the phase then pauses at the latest at a tie."""
        return self.operations([*((6, 1) if side == "japan" else (1, 6)), *rolls, 1, 1])

    def battle(self, attacker: str, zone: str, rolls: Iterable[int] = ()) -> PortArthurMatch:
        """A naval battle."""
        return self.play(Battle(SideId(attacker), ZoneId(zone)), rolls=rolls)

    def scoring(self, rolls: Iterable[int] = ()) -> PortArthurMatch:
        """The scoring phase."""
        return self.play(Scoring(), rolls=rolls)

    def return_to_port(self, rolls: Iterable[int] = ()) -> PortArthurMatch:
        """The return to port."""
        return self.play(ReturnToPort(), rolls=rolls)

    def raid(self, rolls: Iterable[int] = ()) -> PortArthurMatch:
        """The raid on Port Arthur."""
        return self.play(RaidOnPortArthur(), rolls=rolls)


def theatre(switches: Mapping[str, bool | str] | None = None) -> Theatre:
    """Map, ships and tracks of the standard data, with these switches thrown."""
    setting: Theatre = GAME.setting(GAME.choose_switches(switches or {}), GAME.standard_pack())
    return setting


def position(
    ships: Mapping[str, str] | None = None,
    /,
    *,
    turn: int = 1,
    score: int = 0,
    initiative: str = "japan",
    blockade: bool = False,
    boxes: str = "",
    landing: str = "",
    tops: str = "",
    switches: Mapping[str, bool | str] | None = None,
    **places: str,
) -> Position:
    """Lay out a board; places may come as a mapping too. `tops` names the top ships under fog of war."""
    state = PortArthurState(theatre(switches))
    state.turn, state.score, state.blockade = turn, score, blockade
    state.initiative = SideId(initiative)
    state.boxes = tuple(map(BoxId, boxes.split()))
    state.landing = tuple(map(ZoneId, landing.split()))
    state.at[OFF_MAP] = state.theatre.set_of(state.theatre.ids)
    for place, words in {**(ships or {}), **places}.items():
        for word in words.replace("|", " ").split():
            _put(state, ShipId(word.removesuffix("*")), PLACES[place], damaged=word.endswith("*"))
    for word in tops.split():
        ship = ShipId(word)
        state.tops[state.theatre.side_of(ship), ZONES[state.place_of(ship)]] = ship
    return Position(state)


def _put(state: PortArthurState, ship: ShipId, place: int, damaged: bool) -> None:
    bit = state.theatre.bit[ship]
    assert state.at[OFF_MAP] & bit, f"{ship} is in two places"
    state.at[OFF_MAP] ^= bit
    state.at[place] |= bit
    if damaged:
        state.damaged |= bit


def new_game(rolls: Iterable[int] = (), **switches: bool | str) -> PortArthurMatch:
    """A game from set-up, run up to its first decision."""
    return start(GAME, theatre(switches), ScriptedDice(rolls), Log(GAME.sides))


def ships_in(match: PortArthurMatch, place: str) -> set[str]:
    """The ships in a place, in the same notation; what has sunk bears no star."""
    state = match.state
    here = state.theatre.ids_of(state.at[PLACES[place]])
    return {f"{ship}*" if state.is_damaged(ship) and place != "sunk" else ship for ship in here}


def ships_at_sea(match: PortArthurMatch) -> set[str]:
    """The ships in all sea zones."""
    return {ship for zone in SEA_PLACES for ship in ships_in(match, ZONES[zone])}


def sit_out(match: PortArthurMatch, until: str = "") -> PortArthurMatch:
    """Give the quietest answers until this question comes, or to the end."""
    while not match.is_over and asked(match) != until:
        give(match, QUIET[match.open[0].ask])
    return match
