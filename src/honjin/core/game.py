"""What a game package supplies, and how the games are found."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any, Protocol

import msgspec

from honjin.core.decision import Decision, Facts, Option, Side
from honjin.core.errors import UnknownChoice
from honjin.core.event import Event, SharedEvent, Viewer
from honjin.core.form import Draft
from honjin.core.mind import Mind
from honjin.core.procedure import Procedure
from honjin.core.rulebook import Rulebook
from honjin.core.scene import Note, Scene
from honjin.core.state import State
from honjin.core.textboard import TextBoard

Switches = Mapping[str, bool | str]
"""The optional rules and variants of a match, by id."""


class Switch(msgspec.Struct, frozen=True):
    """An optional rule (off by default) or, with `choices`, a named variant (the first is the default)."""

    id: str
    rule: str
    choices: tuple[str, ...] = ()

    @property
    def default(self) -> bool | str:
        """The value it has when nobody speaks."""
        return self.choices[0] if self.choices else False


class OddsTable(msgspec.Struct, frozen=True):
    """Exact odds for the options of a decision: a title, column ids, and a row for each line to show."""

    title: str
    facts: Facts
    columns: tuple[str, ...]
    rows: tuple[tuple[str | float, ...], ...]


class OddsSheet(msgspec.Struct, frozen=True):
    """Exact odds without a match, as a table to print: chances as fractions; and the same figures as plain data."""

    title: str
    heads: tuple[str, ...]
    rows: list[tuple[str | float, ...]]
    figures: Any


class Pack(Protocol):
    """The values of one copy of the game: the reconstructed ones, or those of an owner's box."""

    @property
    def digest(self) -> str:
        """SHA-256 of all the values that matter for play."""
        ...

    def to_json(self) -> bytes:
        """The whole pack, for the header of a record."""
        ...


@dataclass(frozen=True, slots=True)
class Look:
    """What interfaces show of a game beyond lists of options; all of it can come later."""

    scene: Callable[[Any, Any], Scene] | None = None
    """From the setting and a view: what a board shows of it."""
    text: TextBoard | None = None
    """The board, the pieces and their values in text."""
    phases: tuple[tuple[str, Facts], ...] = ()
    """The crumbs of the phases of a turn, in their order, for a row that shows how far the turn has come."""
    kinds: Mapping[str, str] = field(default_factory=lambda: {"side": "side", "winner": "side"})
    """Which facts of its messages are ids, and of what: `{"ship": "ship", "origin": "zone"}`.

    The engine's own are sides. A field of one option may be told apart by the option's name:
    `{"Embark.zone": "landing"}`.
    """
    names: Callable[[Any], dict[str, str]] | None = None
    """Names that the setting's own data pack brings along."""


@dataclass(frozen=True, slots=True)
class Wits:
    """What a game knows of good play: advice, machines, summaries of a series; all of it can come later."""

    script: Callable[[Any, Side], Mind] | None = None
    """From the setting and a side: a player with the game's good sense."""
    odds: Callable[[Any, Any, Decision], tuple[OddsTable, ...]] | None = None
    """From the setting, the asked side's view and the decision: exact odds, both ways.

    Of a form, the one option of the decision is the form filled in with the slips in question.
    """
    odds_sheet: Callable[..., OddsSheet] | None = None
    """Exact odds without a match; its parameters are the options of the command."""
    notes: Callable[[Any, Any, Decision], Sequence[Note | None]] | None = None
    """From the setting, the asked side's view and the decision: what a player weighs beside each option."""
    warnings: Callable[[Any, Any, Decision, Draft], Sequence[Note]] | None = None
    """From the setting, the asked side's view, the decision and the slips on its form: what is easily forgotten."""
    tally: Callable[[Any], int] | None = None
    """From the final state: where the score stands, above zero for the first side."""
    highlight: Callable[[Any], str] | None = None
    """From the final state: what decided the match beyond its ending, such as the fort that fell; may be empty."""


@dataclass(frozen=True, slots=True)
class Game:
    """One title: everything the engine, the table and the interfaces need to run it."""

    id: str
    version: int
    sides: tuple[Side, ...]
    rulebook: Rulebook
    switches: tuple[Switch, ...]
    options: Any
    events: Any
    procedures: Any
    standard_pack: Callable[[], Pack]
    read_pack: Callable[[bytes], Pack]
    setting: Callable[[Switches, Any], Any]
    """Compiles switches and pack into the immutable part of a match, shared by all its clones."""
    begin: Callable[[Any], tuple[State, Procedure]]
    decode_state: Callable[[dict[str, Any], Any], State]
    view: Callable[[Any, Viewer], Any]
    candidates: Callable[[Any], Iterable[Option]]
    """Every option anybody could think of in this setting: what `why not?` and the contract suite ask about."""
    endings: tuple[str, ...]
    """The ids of all the ways a match can end."""
    resources: str
    """The import name of the game's package, which also holds its reference, its board and its data."""
    look: Look = field(default_factory=Look)
    wits: Wits = field(default_factory=Wits)
    past_pack: Callable[[str], Pack | None] = lambda digest: None
    """From its digest: a standard pack that a match may have been played with, of today or of any earlier day."""
    draft: bool = False
    """Whether something that players expect is still missing: such a game is on no list, and found by its name only."""

    def event_from(self, data: dict[str, Any]) -> Event:
        """An event from plain data."""
        event: Event = msgspec.convert(data, self.events | SharedEvent)
        return event

    def option_from(self, data: Any) -> Option:
        """An option from plain data; raises msgspec.ValidationError when it is none of this game's."""
        option: Option = msgspec.convert(data, self.options)
        return option

    def touches(self, option: Option) -> tuple[str, ...]:
        """The things an option is about, `kind-id`, in the order of its fields: what pointing at a board can mean."""
        name = type(option).__name__
        things = []
        for field_ in option.__struct_fields__:
            kind = self.look.kinds.get(f"{name}.{field_}") or self.look.kinds.get(field_)
            value = getattr(option, field_)
            if kind is not None and value is not None:
                things.append(f"{kind}-{value}")
        return tuple(things)

    def choose_switches(self, chosen: Switches) -> dict[str, bool | str]:
        """All the switches with their values; what was not chosen has its default."""
        known = {switch.id: switch for switch in self.switches}
        for id, value in chosen.items():
            if id not in known:
                raise UnknownChoice(f"{self.id} has no option {id!r}; it has {', '.join(known)}")
            allowed: tuple[bool | str, ...] = known[id].choices or (False, True)
            if value not in allowed or isinstance(value, bool) is bool(known[id].choices):
                named = known[id].choices or ("on", "off")
                raise UnknownChoice(f"option {id} wants one of: {', '.join(named)} (as in {id}={named[-1]})")
        return {id: chosen.get(id, switch.default) for id, switch in known.items()}


@cache
def find_games(*, drafts: bool = False) -> dict[str, Game]:
    """Every game package under honjin.games that is ready to be offered, by id; or all of them, drafts as well."""
    package = import_module("honjin.games")
    found = {}
    for module in pkgutil.iter_modules(package.__path__):
        game: Game = import_module(f"honjin.games.{module.name}").GAME
        if drafts or not game.draft:
            found[game.id] = game
    return found


def find_game(id: str) -> Game:
    """One game by its id, or by the beginning of it; a draft too."""
    games = find_games(drafts=True)
    wanted = id.replace("-", "_").lower()
    matching = [name for name in games if name.startswith(wanted)]
    if wanted in games or len(matching) == 1:
        return games[wanted if wanted in games else matching[0]]
    raise UnknownChoice(f"there is no game {id!r}; the games are: {', '.join(find_games())}")
