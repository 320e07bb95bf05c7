"""Put a rule into play on a position of one's own, answer in words, and look at what came of it.

A wish is an option in words, its name and its fields in order: `Sail asama tsushima`, `Fire 6`, `Pass`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar, get_args

import msgspec

from honjin.core.decision import Decision, Option, Side
from honjin.core.dice import ScriptedDice
from honjin.core.engine import Match
from honjin.core.errors import UnknownChoice
from honjin.core.event import Event, Log, Viewer
from honjin.core.game import Game
from honjin.core.procedure import Procedure
from honjin.core.state import State

S = TypeVar("S", bound=State)
E = TypeVar("E", bound=Event)


def stage(game: Game, state: S, *procedures: Procedure, rolls: Iterable[int] = ()) -> Match[S]:
    """These procedures, one after the other, with these dice and no others; run up to the first decision."""
    match = Match(game, state, list(reversed(procedures)), ScriptedDice(rolls), Log(game.sides))
    match.advance()
    return match


# Wishes


def option_of(game: Game, wish: str) -> Option:
    """The option that a wish names."""
    name, *words = wish.split()
    kinds = {kind.__name__: kind for kind in get_args(game.options) or (game.options,)}
    if name not in kinds:
        raise UnknownChoice(f"{game.id} has no option {name!r}; it has {', '.join(kinds)}")
    fields = kinds[name].__struct_fields__
    most, least = len(fields), len(fields) - len(kinds[name].__struct_defaults__)
    if not least <= len(words) <= most:
        raise UnknownChoice(f"{wish!r} should read: {' '.join([name, *fields])}")
    option: Option = msgspec.convert(dict(zip(fields, words, strict=False)), kinds[name], strict=False)
    return option


def wish_of(option: Option) -> str:
    """An option in words; a field that is empty goes without saying."""
    values = [value for value in msgspec.structs.astuple(option) if value is not None]
    return " ".join([type(option).__name__, *map(str, values)])


# Asking and answering


def asked(match: Match[Any]) -> str:
    """Who is asked for what, as `russia hits`; nothing once all is played."""
    return " + ".join(f"{decision.side} {decision.ask}" for decision in match.open if decision.side not in match.sealed)


def offered(match: Match[Any]) -> set[str]:
    """Every legal answer of the side that is asked."""
    return {wish_of(option) for option in _asked_first(match).options}


def give(match: Match[S], *wishes: str) -> Match[S]:
    """Answer with these wishes, each for the side that is asked at that moment."""
    for wish in wishes:
        match.answer(_asked_first(match).side, option_of(match.game, wish))
    return match


def refusal(match: Match[Any], wish: str, side: Side = "") -> str:
    """Why a wish is refused, as `5.1 out-of-reach`; nothing if it is granted. Whoever is asked makes it, or `side`."""
    found = match.why_not(side or _asked_first(match).side, option_of(match.game, wish))
    return f"{found.rule} {found.why}" if found else ""


def _asked_first(match: Match[Any]) -> Decision:
    for decision in match.open:
        if decision.side not in match.sealed:
            return decision
    raise UnknownChoice("nobody is asked for anything: the match has run to its end")


# What happened


def events_of(match: Match[Any], kind: type[E]) -> list[E]:
    """The events of one kind, in order; those of every kind for `Event`."""
    return [entry.event for entry in _log(match).entries if isinstance(entry.event, kind)]


def rules_of(match: Match[Any], kind: type[Event]) -> list[str]:
    """The rules that the events of one kind cite."""
    return [entry.rule for entry in _log(match).entries if isinstance(entry.event, kind)]


def seen_by(match: Match[Any], viewer: Viewer) -> list[Event]:
    """What one viewer has learnt, in order."""
    seen = (entry.seen[viewer] for entry in _log(match).entries)
    return [event for event in seen if event is not None]


def order_of(match: Match[Any], *kinds: type[Event]) -> list[str]:
    """The names of the events of these kinds, in the order they happened."""
    return [type(event).__name__ for event in events_of(match, Event) if isinstance(event, kinds)]


def rolled(match: Match[Any]) -> list[int]:
    """The dice as they fell."""
    return [roll.value for roll in _log(match).rolls]


def _log(match: Match[Any]) -> Log:
    assert match.log is not None, "this match was not staged: nobody listens to it"
    return match.log
