"""What a game package supplies, and how the games are found."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, partial
from importlib import import_module
from random import Random
from typing import Any, Protocol

import msgspec

from honjin.core.decision import Decision, Facts, Option, Side
from honjin.core.drill import Drill
from honjin.core.errors import UnknownChoice
from honjin.core.event import Event, SharedEvent, Viewer
from honjin.core.form import Draft
from honjin.core.luck import Luck
from honjin.core.mind import Mind
from honjin.core.order_sheet import OrderSheet
from honjin.core.outlook import Outlook
from honjin.core.procedure import Procedure
from honjin.core.recurring import Routine
from honjin.core.report import Report
from honjin.core.rulebook import Rulebook
from honjin.core.scene import End, Note, Scene, Survey
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


class Scenario(msgspec.Struct, frozen=True):
    """One of several battles under the same rules, with sides of its own."""

    id: str
    sides: tuple[Side, ...]
    switches: tuple[str, ...] = ()
    """Of the game's switches, those that only this battle has."""
    introductory: bool = False
    """Whether newcomers are shown it first."""


class OddsTable(msgspec.Struct, frozen=True):
    """Exact odds for the options of a decision: a title, column ids, and a row for each line to show."""

    title: str
    facts: Facts
    columns: tuple[str, ...]
    rows: tuple[tuple[str | float, ...], ...]
    beside: bool = False
    """The other way to do what the table before it is about: the same columns, to be compared line by line."""


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
    survey: Callable[[Any, Any, Decision | None, Sequence[str]], Survey] | None = None
    """From the setting, a view, the decision of its viewer and things he points at: what a closer look at them shows.

    Pieces and places; of the enemy's what the view holds of them, and what everybody can work out from it.

    Ways spare him taking every step by itself; each of their answers goes through the gate like any other.
    """
    text: TextBoard | None = None
    """The board, the pieces and their values in text."""
    card: Callable[[Any, str], tuple[tuple[str, Facts], ...]] | None = None
    """From a pack and a scenario: what is said of it where it is chosen, message by message."""
    phases: tuple[tuple[str, Facts], ...] = ()
    """The crumbs of the phases of a turn, in their order, for a row that shows how far the turn has come."""
    reports: Callable[[Any], tuple[Report, ...]] = lambda setting: ()
    """From the setting: what is told together when a phase or a turn is over."""
    kinds: Mapping[str, str] = field(default_factory=lambda: {"side": "side", "winner": "side"})
    """Which facts of its messages are ids, and of what: `{"ship": "ship", "origin": "zone"}`.

    The engine's own are sides. A field of one option or event may be told apart by its name:
    `{"HitsScored.by": "squadron"}`; and what it points at from what it says: `{"touch-Embark.zone": "landing"}`. Dicts
    and rows have kinds too: see `Words` in `locale/text.py`.
    """
    secrets: Callable[[Any], bool] | None = None
    """From the setting: whether sides keep something from each other for longer than one question; None: they never do.

    Two at one screen look away then, whoever is asked. Of a question that is put to both they do so in any case.
    """
    names: Callable[[Any], dict[str, str]] | None = None
    """Names that the setting's own data pack brings along."""
    things: Callable[[Any], Mapping[str, Sequence[str]]] | None = None
    """From the setting: the ids of all that slips can name, by kind. Of what no blank has, the form says why not.

    Everybody may know them: they say nothing of who is where, or still there.
    """
    order_sheet: OrderSheet | None = None
    """What stands where in the workbook of a side's orders; any game with forms has a plain one."""
    values: Callable[[Any], Mapping[str, str]] | None = None
    """From a pack: what the reference prints of it. `{volley}` in its text is the value of that name."""

    def keeps_secrets(self, setting: Any) -> bool:
        """Whether sides keep something from each other for longer than one question."""
        return self.secrets is not None and self.secrets(setting)


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
    ends: Callable[[Any, Any, Decision], End | None] | None = None
    """From the setting, the asked side's view and the decision: whether the match can end before it is asked again."""
    outlook: Outlook | None = None
    """How a match stands, from the umpire's state: the chance of the first side."""
    passages: tuple[type[Event], ...] = ()
    """Events with which something new begins, such as a battle: what follows belongs to it, up to the next of them."""
    luck: Luck = field(default_factory=dict)
    """What the events in which dice fell say of luck, judged on the umpire's state before them."""
    tally: Callable[[Any], int] | None = None
    """From the final state: where the score stands, above zero for the first side."""
    highlight: Callable[[Any], str] | None = None
    """From the final state: what decided the match beyond its ending, such as the fort that fell; may be empty."""
    figures: Callable[[Any, Iterable[Event]], Mapping[str, float]] | None = None
    """From the final state and all events: numbers whose means over many matches say how the game is played."""


@dataclass(frozen=True, slots=True, repr=False)
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
    setting: Callable[..., Any]
    """Compiles switches and pack into the immutable part of a match, shared by all its clones.

    That of a title with several battles also takes a `scenario`; without one it is the first.
    """
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
    routine: Routine = field(default_factory=Routine)
    """Questions that a player may settle beforehand, and for how long."""
    drill: Drill | None = None
    """What several pieces can be told to do together."""
    imagine: Callable[[Any, Any, Random], State] | None = None
    """From the setting and the view of a side: a state that agrees with it, the rest by lot.

    Needed where something is hidden (`core/imagine.py`).
    """
    past_pack: Callable[[str], Pack | None] = lambda digest: None
    """From its digest: a standard pack that a match may have been played with, of today or of any earlier day."""
    draft: bool = False
    """Whether something that players expect is still missing: such a game is on no list, and found by its name only."""
    place: int = 0
    """Where it stands on lists, before games with a higher number: those that newcomers learn first."""
    scenarios: tuple[Scenario, ...] = ()
    """The battles of a title that has several; each is then a game of its own (`staged`)."""
    scenario: str = ""
    """Which of them this one is."""

    def __repr__(self) -> str:
        return f"Game({self.id!r})"

    @property
    def title(self) -> str:
        """What all battles under the same rules have in common: the name of their words and pages."""
        return self.id.removesuffix(f".{self.scenario}") if self.scenario else self.id

    @property
    def board(self) -> str:
        """The folder of its board in the package."""
        return f"board/{self.scenario}" if self.scenario else "board"

    def staged(self, scenario: Scenario) -> Game:
        """One battle of this title, as a game of its own: `ran.nunobeyama`.

        Its id goes wherever that of a game does, so records, tables and statistics know the battle without a word
        more. `setting` is told the scenario.
        """
        elsewhere = {id for other in self.scenarios for id in other.switches} - set(scenario.switches)
        return replace(
            self,
            id=f"{self.id}.{scenario.id}",
            scenario=scenario.id,
            sides=scenario.sides,
            switches=tuple(switch for switch in self.switches if switch.id not in elsewhere),
            setting=partial(self.setting, scenario=scenario.id),
        )

    def stagings(self) -> tuple[Game, ...]:
        """Its battles, the one for newcomers first; the game itself where it has only one."""
        in_order = sorted(self.scenarios, key=lambda scenario: not scenario.introductory)
        return tuple(map(self.staged, in_order)) or (self,)

    @property
    def is_introductory(self) -> bool:
        """Whether newcomers are shown this battle first."""
        return any(scenario.id == self.scenario and scenario.introductory for scenario in self.scenarios)

    def event_from(self, data: dict[str, Any]) -> Event:
        """An event from plain data."""
        event: Event = msgspec.convert({"event": data}, _holder_of(self.events)).event  # type: ignore[attr-defined]
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
            kind = self._pointed_kind(name, field_)
            value = getattr(option, field_)
            if kind is not None and value is not None:
                things.append(f"{kind}-{value}")
        return tuple(things)

    def _pointed_kind(self, name: str, field_: str) -> str | None:
        kinds = self.look.kinds
        return kinds.get(f"touch-{name}.{field_}") or kinds.get(f"{name}.{field_}") or kinds.get(field_)

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
def _holder_of(events: Any) -> type[msgspec.Struct]:
    """A struct that holds an event of a game: a bare union would be taken apart each time, a hundred times slower."""
    return msgspec.defstruct("Holder", [("event", events | SharedEvent)])


@cache
def find_games(*, drafts: bool = False) -> dict[str, Game]:
    """Every game under honjin.games that is ready to be offered, by id, or drafts as well; each battle is one."""
    package = import_module("honjin.games")
    found: dict[str, Game] = {}
    titles: list[Game] = [
        import_module(f"honjin.games.{module.name}").GAME for module in pkgutil.iter_modules(package.__path__)
    ]
    for game in sorted(titles, key=lambda game: game.place):
        if drafts or not game.draft:
            found |= {staged.id: staged for staged in game.stagings()}
    return found


def by_title(games: Iterable[Game]) -> dict[str, list[Game]]:
    """Games whose battles share their rules and words, together."""
    found: dict[str, list[Game]] = {}
    for game in games:
        found.setdefault(game.title, []).append(game)
    return found


def find_game(id: str, scenario: str | None = None) -> Game:
    """One game by its id, or by the beginning of it; a draft too. Of several battles the first, or the one named."""
    games = find_games(drafts=True)
    wanted = id.replace("-", "_").lower()
    if wanted in games and not scenario:
        return games[wanted]
    titles = by_title(games.values())
    title, _, battle = wanted.partition(".")
    matching = [name for name in titles if name.startswith(title)]
    if title not in titles and len(matching) != 1:
        raise UnknownChoice(f"there is no game {id!r}; the games are: {', '.join(by_title(find_games().values()))}")
    return _battle(titles[title if title in titles else matching[0]], scenario or battle)


def _battle(battles: list[Game], wanted: str) -> Game:
    """The battle of this name or beginning; the first where none is named."""
    start = wanted.replace("-", "_").lower()
    exact = [battle for battle in battles if battle.scenario == start]
    fitting = exact or [battle for battle in battles if battle.scenario.startswith(start)]
    if not start:
        return battles[0]
    if len(fitting) == 1 and battles[0].scenario:
        return fitting[0]
    known = ", ".join(battle.scenario for battle in battles if battle.scenario)
    said = f"its scenarios are: {known}" if known else "it has no scenarios"
    raise UnknownChoice(f"{battles[0].title} has no scenario {wanted!r}; {said}")
