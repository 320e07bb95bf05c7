"""Positions of Storm in words: `position({"16": "j_9d_7_1 j_9d_e* | r_13_1"}).act("japan", "j_9d_7_1", "Fire 16")`.

Places are the numbers of the areas and the boxes `reorganization_japan`, `reorganization_russia` and `destroyed`. A
star marks a spent unit, the bar is for the eye; units that are not named wait beside the turn track.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, TypeAlias

import msgspec

from honjin.core.decision import Option
from honjin.core.dice import ScriptedDice
from honjin.core.engine import Match, start
from honjin.core.event import ChoiceForced, Log
from honjin.core.modifier import Modifier
from honjin.core.procedure import Procedure
from honjin.games.storm import GAME
from honjin.games.storm.events import Shot, UnitsEntered
from honjin.games.storm.model import JAPAN, PLACE_NAMES, PLACE_OF, SIDES, WAITING, AreaId, SideId, UnitId
from honjin.games.storm.options import ABSORB_FOR_ME
from honjin.games.storm.pack_loading import standard_pack
from honjin.games.storm.rules.action import Action
from honjin.games.storm.rules.arrivals import JapaneseArrivals, RussianArrivals
from honjin.games.storm.rules.sequence import Storm, Turn
from honjin.games.storm.siege import Siege
from honjin.games.storm.state import LOST, UNPLACED, StormState
from honjin.testing.position import asked, events_of, offered, option_of, stage
from honjin.testing.position import give as answer

StormMatch: TypeAlias = Match[StormState]
Values: TypeAlias = Mapping[str, Mapping[str, Any]]
"""Other printed values for some units: `{"j_1d_1_1": {"movement": 9}}`."""

PLACES: dict[str, int] = {name: place for place, name in enumerate(PLACE_NAMES)}
"""By their names, the boxes too."""


PACK = standard_pack()
"""The values in use: a test that needs others names them (`values`)."""


class Position:
    """A map with units on it. Every method plays a part of the book on a copy of it, up to the first decision."""

    def __init__(self, state: StormState) -> None:
        self.state = state

    def play(self, *procedures: Procedure, rolls: Iterable[int] = ()) -> StormMatch:
        """Any procedures, one after the other."""
        return stage(GAME, self.state.clone(), *procedures, rolls=rolls)

    def turn(self, rolls: Iterable[int] = ()) -> StormMatch:
        """The turn the marker stands on, from its arrivals to its end, and no other."""
        return self.play(Turn(self.state.turn), rolls=rolls)

    def actions(self, rolls: Iterable[int] = ()) -> StormMatch:
        """The actions of the turn the marker stands on, Japan first, and what comes after them in this turn."""
        turn = Turn(self.state.turn)
        turn.go_to(Turn.actions)
        return self.play(turn, rolls=rolls)

    def siege(self, rolls: Iterable[int] = ()) -> StormMatch:
        """The actions of the turn the marker stands on and all turns after it."""
        turn, storm = Turn(self.state.turn), Storm()
        turn.go_to(Turn.actions)
        storm.go_to(Storm.end)
        return self.play(turn, storm, rolls=rolls)

    def action(self, side: str, rolls: Iterable[int] = ()) -> StormMatch:
        """One action of a side, with nothing picked yet."""
        return self.play(Action(SideId(side)), rolls=rolls)

    def picked(self, side: str, units: str, rolls: Iterable[int] = ()) -> StormMatch:
        """One action of a side that has picked these units."""
        match = self.action(side, rolls)
        return answer(match, *(f"Pick {unit}" for unit in units.split()))

    def act(self, side: str, units: str, wish: str, rolls: Iterable[int] = ()) -> StormMatch:
        """One action: these units do what is wished for."""
        return give(self.picked(side, units, rolls), wish)

    def japanese_arrivals(self) -> StormMatch:
        """The Japanese arrivals of the turn the marker stands on."""
        return self.play(JapaneseArrivals())

    def russian_arrivals(self) -> StormMatch:
        """The Russian arrivals of the turn the marker stands on."""
        return self.play(RussianArrivals())


def siege(switches: Mapping[str, bool | str] | None = None, values: Values | None = None) -> Siege:
    """Map, units and track of the tests, with these switches thrown and these values changed."""
    chosen = tuple(sorted((switches or {}).items()))
    changed = tuple((unit, tuple(sorted(row.items()))) for unit, row in sorted((values or {}).items()))
    return _siege(chosen, changed)


@lru_cache(maxsize=100)
def _siege(switches: tuple[tuple[str, bool | str], ...], values: tuple[tuple[str, Any], ...]) -> Siege:
    rows = {unit: dict(row) for unit, row in values}
    units = tuple(msgspec.structs.replace(card, **rows.get(card.id, {})) for card in PACK.units)
    setting: Siege = GAME.setting(GAME.choose_switches(dict(switches)), msgspec.structs.replace(PACK, units=units))
    return setting


def position(
    units: Mapping[str, str] | None = None,
    /,
    *,
    turn: int = 1,
    passes: int = 0,
    japanese: str = "",
    russian: str = "",
    japan_spotted: str = "",
    russia_spotted: str = "",
    kondratenko: str = "",
    switches: Mapping[str, bool | str] | None = None,
    values: Values | None = None,
    **boxes: str,
) -> Position:
    """Put units on the map; boxes may come as keywords.

    `japanese` and `russian` name the areas whose control has changed since the start, `japan_spotted` those with a
    Japanese firing spotted marker; `kondratenko` is his area, or "lost".
    """
    state = StormState(siege(switches, values))
    state.turn, state.passes = turn, passes
    for place, words in {**(units or {}), **boxes}.items():
        for word in words.replace("|", " ").split():
            _put(state, UnitId(word.removesuffix("*")), PLACES[place], spent=word.endswith("*"))
    for area in japanese.split():
        state.control |= _bit(area)
    for area in russian.split():
        state.control &= ~_bit(area)
    for side, areas in zip(SIDES, (japan_spotted, russia_spotted), strict=True):
        state.spotted[side] = sum(map(_bit, areas.split()))
    state.kondratenko = LOST if kondratenko == "lost" else PLACES[kondratenko] if kondratenko else UNPLACED
    state.look_around()
    return Position(state)


def _bit(area: str) -> int:
    return 1 << PLACE_OF[AreaId(area)]


def _put(state: StormState, unit: UnitId, place: int, spent: bool) -> None:
    number = state.siege.number[unit]
    assert state.at[WAITING] >> number & 1, f"{unit} is in two places, or not in play"
    state.at[WAITING] ^= 1 << number
    state.at[place] |= 1 << number
    if spent:
        state.rear |= 1 << number


def new_game(**switches: bool | str) -> StormMatch:
    """A game from set-up, run up to its first decision; no die falls before the first action."""
    return start(GAME, siege(switches), ScriptedDice(()), Log(GAME.sides))


def some(*groups: str) -> str:
    """Battalions of whole regiments: `some("r_13", "r_14")` are the six of these two."""
    ids = [card.id for card in PACK.units]
    return " ".join(unit for group in groups for unit in ids if unit.startswith(f"{group}_"))


def give(match: StormMatch, *wishes: str) -> StormMatch:
    """Answer with these wishes; one that left no choice has happened by itself, and so has a loss of everything.

    `March 16` leads straight into 16 from the area in which the group stands, where that is a choice.
    """
    for wish in wishes:
        straight = f"{wish} {standing(match)}" if is_march(match, wish) else wish
        if asked(match) and straight in offered(match):
            answer(match, straight)
        elif not happened(match, wish):
            answer(match, wish)  # says why not
    return match


def is_march(match: StormMatch, wish: str) -> bool:
    """Whether it is left open from where a group shall enter an area."""
    asks = (" group", " march-on")
    return wish.startswith("March ") and asked(match).endswith(asks) and wish not in offered(match)


def standing(match: StormMatch) -> str:
    """Where the group stands that is asked where to go."""
    facts: Any = match.open[0].facts
    return str(facts.get("area") or place_of(match, facts["units"][0]))


def happened(match: StormMatch, wish: str) -> bool:
    """Whether nobody was asked for this, because there was no other way."""
    answers = forced(match)
    all_lost = ABSORB_FOR_ME in answers and wish.split()[0] in ("Remove", "Lose")
    return all_lost or option_of(GAME, wish) in answers


# What came of it


def units_in(match: StormMatch, place: str) -> set[str]:
    """The units in a place, in the same notation."""
    state = match.state
    here = state.siege.ids_of(state.at[PLACES[place]])
    return {f"{unit}*" if state.rear >> state.siege.number[unit] & 1 else unit for unit in here}


def place_of(match: StormMatch, unit: str) -> str:
    """Where a unit is, with a star if it is spent."""
    state = match.state
    number = state.siege.number[UnitId(unit)]
    return PLACE_NAMES[state.place_of(number)] + "*" * (state.rear >> number & 1)


def holder(match: StormMatch, area: str) -> str:
    """Who controls an area."""
    return next(side for side in SIDES if match.state.controls(side, PLACES[area]))


def japanese_areas(match: StormMatch) -> set[str]:
    """All areas under Japanese control."""
    return {area for area, place in PLACES.items() if place < WAITING and match.state.control >> place & 1}


def spotted(match: StormMatch, side: str = JAPAN) -> set[str]:
    """The areas with a firing spotted marker of a side."""
    return {area for area, place in PLACES.items() if match.state.spotted[SideId(side)] >> place & 1}


def forced(match: StormMatch) -> list[Option]:
    """The answers that nobody was asked for, because there was no other."""
    return [GAME.option_from(event.option) for event in events_of(match, ChoiceForced)]


def route(match: StormMatch) -> list[str]:
    """The areas that groups have entered, in order."""
    return [area for event in events_of(match, UnitsEntered) for area in (*event.by, event.area)]


def shot(match: StormMatch) -> Shot:
    """The only shot that was fired."""
    [event] = events_of(match, Shot)
    return event


def lines(modifiers: Iterable[Modifier]) -> dict[str, int]:
    """The lines of a factor: `{"firepower": 4, "others": 1}`."""
    return {modifier.why: modifier.value for modifier in modifiers}


def points(match: StormMatch) -> int:
    """The damage points of the only shot."""
    return shot(match).points


def offers(match: StormMatch, kind: str) -> set[str]:
    """What is offered of one kind, without its name: `offers(match, "March")` are areas, from wherever entered."""
    found = (wish.split() for wish in offered(match))
    return {words[0] if kind == "March" else " ".join(words) for name, *words in found if name == kind}
