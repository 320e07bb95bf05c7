"""A finished match as one document: what one viewer was told, and how the board looked to it after each thing.

Of a match still being played a viewer may have the same for its own eyes: it has been shown all of it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from honjin.core.decision import Side
from honjin.core.errors import CorruptRecord, UnknownChoice
from honjin.core.event import SPECTATOR, UMPIRE, Event, Viewer
from honjin.core.game import Game
from honjin.core.luck import Throw
from honjin.core.record import Record, Resigned
from honjin.core.replay import setting_of
from honjin.core.scene import Scene, patch_of
from honjin.core.state import Result
from honjin.core.verify import verify
from honjin.server.replays.course import Moment, course
from honjin.server.replays.standing import Standing, TurningPoint
from honjin.server.replays.step import Step

NOTHING = Scene({}, {}, {}, {})
"""What a game without a board of its own shows: its matches can still be read as a log."""

DECIDES = 2
"""The weight of an event that is a turning point where nothing is measured."""


class Fall(msgspec.Struct, omit_defaults=True):
    """What dice decided at a step: what fell for a side, what was likely, and the variance of that."""

    step: int
    side: Side
    what: str
    fell: float
    likely: float
    spread: float


class OwnValues(msgspec.Struct):
    """The data pack that a match was played with, if not the standard one: what its owner calls it, and its digest."""

    name: str
    digest: str


class Subject(msgspec.Struct):
    """Which match it is, and what is needed to put its ids into words."""

    id: str
    game: str
    sides: tuple[Side, ...]
    switches: dict[str, bool | str]
    kinds: dict[str, str]
    names: dict[str, str]
    pack: OwnValues | None


class DiceProof(msgspec.Struct):
    """Whether the dice follow from the secret that was committed to before the match; `rolls` counts all of them."""

    commitment: str
    rolls: int
    proved: bool


class Replay(msgspec.Struct):
    """The whole document."""

    match: Subject
    viewer: Viewer
    start: Scene
    steps: list[Step]
    score: list[tuple[int, int]]
    """Where the score stood after a step, above zero for the first side; steps that left it alone are not listed."""
    outlook: list[tuple[int, float]]
    """The chance of the first side after a step; for the umpire only, since it weighs what the sides hide.

    There is none of a match with values of somebody's own: it is fitted to the standard ones."""
    luck: list[Fall]
    """Every throw that dice decided, as far as the game can weigh it; for the umpire only."""
    turns: list[tuple[int, int]]
    turning_points: list[TurningPoint]
    """By the outlook; for other eyes by the score, or where there is none by weight alone."""
    result: Result
    quitter: Side | None
    seats: dict[Side, str]
    dice: DiceProof


class Stretch(msgspec.Struct):
    """What a viewer was told after a certain step, and the board before the first of it (`start`)."""

    start: Scene
    steps: list[Step]


class NotOver(CorruptRecord):
    """A match still being played has no replay: what the sides hide from each other is not open yet."""

    def __init__(self) -> None:
        super().__init__("not-over")


def replay_of(record: Record, game: Game, viewer: Viewer) -> Replay:
    """The replay of a finished match as this viewer saw it."""
    ended = record.ended()
    if ended is None:
        raise NotOver
    if viewer not in (*game.sides, SPECTATOR, UMPIRE):
        raise UnknownChoice(f"there is no viewer {viewer!r}")
    setting = setting_of(record.header, game)
    film = Film(game, setting, viewer, is_standard=record.header.pack is None)
    for moment in course(record, game, taken_back=viewer == UMPIRE):
        film.take(moment)
    return Replay(
        match=Subject(
            id=record.header.match_id,
            game=game.id,
            sides=game.sides,
            switches=record.header.switches,
            kinds=dict(game.look.kinds),
            names=game.look.names(setting) if game.look.names else {},
            pack=_own_values(record),
        ),
        viewer=viewer,
        start=film.start,
        steps=film.steps,
        score=film.score,
        outlook=film.outlook,
        luck=film.thrown(),
        turns=film.turns,
        turning_points=film.turning_points(),
        result=ended.result,
        quitter=_quitter(record),
        seats=dict(record.header.seats),
        dice=_proof(record, game),
    )


def _own_values(record: Record) -> OwnValues | None:
    header = record.header
    return None if header.pack is None else OwnValues(header.pack_name, header.pack_digest)


def stretch_of(record: Record, game: Game, viewer: Viewer, since: int) -> Stretch:
    """What this viewer was told after step `since`. Only for its own eyes: the match may still be played."""
    if viewer not in (*game.sides, SPECTATOR):
        raise UnknownChoice(f"there is no viewer {viewer!r}")
    film = Film(game, setting_of(record.header, game), viewer, since)
    for moment in course(record, game):
        film.take(moment)
    return Stretch(film.start, film.steps[since:])


class Film:
    """Collects the steps of one viewer; up to step `since` without a look at the board."""

    def __init__(self, game: Game, setting: Any, viewer: Viewer, since: int = 0, *, is_standard: bool = True) -> None:
        self.game = game
        self.setting = setting
        self.viewer = viewer
        self.since = since
        self.start = NOTHING
        self.steps: list[Step] = []
        self.score: list[tuple[int, int]] = []
        self.turns: list[tuple[int, int]] = []
        self._luck: list[Fall] = []
        self._standing = Standing(game)
        # The outlook is fitted to matches with the standard values, and says nothing of others.
        self._measures_outlook = viewer == UMPIRE and game.wits.outlook is not None and is_standard
        self._view: Any = None
        self._scene = NOTHING
        self._first_step: dict[int, int] = {}

    def take(self, moment: Moment) -> None:
        """Look at the match after one thing that happened, unless the viewer never heard of it."""
        if moment.entry is None and moment.back_to is None:
            self._start(moment.state)
            return
        step = self._step(moment)
        if step is None:
            return
        self.steps.append(step)
        if step.number == self.since:
            self._start(moment.state)
        elif step.number > self.since:
            step.patch = self._look(moment.state)
        self._standing.note(moment, self._measure(moment.state))
        if self.viewer == UMPIRE:
            self._luck += [_fall(step.number, throw) for throw in moment.throws]

    def _start(self, state: Any) -> None:
        self._look(state)
        self.start = self._scene
        self._standing.begin(self._measure(state))

    def _measure(self, state: Any) -> float | None:
        """How the match stands: its outlook, which weighs everything, for the umpire; for others their score."""
        if self._measures_outlook and self.game.wits.outlook is not None:
            return round(self.game.wits.outlook(state, self.game.sides), 3)
        return self.score[-1][1] if self.score else None

    @property
    def outlook(self) -> list[tuple[int, float]]:
        """The curve; there is none but for the umpire."""
        return self._standing.curve() if self._measures_outlook else []

    def turning_points(self) -> list[TurningPoint]:
        """By what was measured; by weight alone where nothing was."""
        return self._standing.turning_points(self.steps, DECIDES)

    def thrown(self) -> list[Fall]:
        """The luck of what stands: of throws that were taken back later nothing came."""
        return [fall for fall in self._luck if not self.steps[fall.step - 1].undone]

    def _step(self, moment: Moment) -> Step | None:
        event = self._told(moment)
        if event is None and moment.back_to is None:
            return None
        step = Step(len(self.steps) + 1, weight=0, side=moment.side if self.viewer == UMPIRE else "")
        if event is not None and moment.entry is not None:
            step.rule, step.event, step.weight = moment.entry.rule, msgspec.to_builtins(event), event.weighs
        if moment.back_to is not None:
            step.back = self._go_back(step.number, moment.back_to)
        elif self.viewer == UMPIRE and moment.answer:
            step.answer = moment.answer
            self._first_step.setdefault(moment.answer, step.number)
        return step

    def _told(self, moment: Moment) -> Event | None:
        if moment.entry is None:
            return None
        return moment.entry.event if self.viewer == UMPIRE else moment.entry.seen[self.viewer]

    def _go_back(self, number: int, answer: int) -> int:
        """The answers from this one on no longer count: mark what came of them; returns the last step that stands."""
        first = min((step for given, step in self._first_step.items() if given >= answer), default=number)
        for step in self.steps[first - 1 :]:
            step.undone = True
        self._first_step = {given: step for given, step in self._first_step.items() if given < answer}
        return first - 1

    def _look(self, state: Any) -> dict[str, Any] | None:
        """Draw the board again if the viewer sees a difference; returns what changed."""
        view = self.game.view(state, self.viewer)
        if view == self._view:
            return None
        self._view = view
        before, self._scene = self._scene, self.game.look.scene(self.setting, view) if self.game.look.scene else NOTHING
        self._note_score(state, view)
        self._note_turn()
        return patch_of(before, self._scene) or None

    def _note_score(self, state: Any, view: Any) -> None:
        """A side's curve comes from its own view: where a game hides its score there is none."""
        if self.game.wits.tally is None:
            return
        try:
            score = self.game.wits.tally(state if self.viewer == UMPIRE else view)
        except AttributeError:
            return
        if not self.score or self.score[-1][1] != score:
            self.score.append((len(self.steps), score))

    def _note_turn(self) -> None:
        """Turns are told by the headline of the scene, which any game with turns has."""
        turn = self._scene.headline[1].get("turn")
        if turn is not None and (not self.turns or self.turns[-1][1] != turn):
            self.turns.append((len(self.steps), turn))


def _quitter(record: Record) -> Side | None:
    verdict = record.verdict()
    return verdict.side if isinstance(verdict, Resigned) else None


def _fall(step: int, throw: Throw) -> Fall:
    likely, spread = round(throw.likely, 4), round(throw.spread, 4)
    return Fall(step, throw.side, throw.what, round(throw.fell, 4), likely, spread)


def _proof(record: Record, game: Game) -> DiceProof:
    outcomes = {check.id: check.outcome for check in verify(record, game).checks}
    proved = outcomes["commitment"] == outcomes["rolls"] == "good"
    return DiceProof(record.header.commitment, sum(1 for _ in record.all_rolls()), proved)
