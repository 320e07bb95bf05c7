"""How the board looked between two scenes, after each thing that was told: for those who want to see it happen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from honjin.core.errors import CorruptRecord
from honjin.core.event import UMPIRE, Entry, Viewer
from honjin.core.record import Answered, Line, Renewed, TakenBack, Undone
from honjin.core.replay import happened
from honjin.core.scene import Scene, patch_of
from honjin.server.messages import StepShown
from honjin.server.tables.presenter import Presenter
from honjin.umpire.table import Table

MOST_STEPS = 60
"""More things told at once are not drawn one by one: nobody would look at all of them."""


class Unfolding:
    """The position that a viewer was shown last, which the events of the next news can be written into."""

    __slots__ = ("_lines", "_presenter", "_state", "_viewer")

    def __init__(self, viewer: Viewer, presenter: Presenter) -> None:
        self._viewer = viewer
        self._presenter = presenter
        self.forget()

    def forget(self) -> None:
        """Nobody wants to know: it costs nothing from now on."""
        self._lines = 0
        self._state: Any = None

    def keep(self, table: Table) -> None:
        """From here on something will happen."""
        if self._state is None or self._lines != table.lines:
            self._lines = table.lines
            self._state = table.match.state.clone()

    def steps(self, table: Table, told: list[int], scene: Scene | None) -> list[StepShown]:
        """What each of these things, by their numbers, changed on the board as this viewer saw it, since `scene`.

        None of them if one thing says it all, or if something was taken back: then the board just changes.
        """
        if self._state is None or scene is None or not 1 < len(told) <= MOST_STEPS:
            return []
        lines = table.written_since(self._lines)
        self._lines = -1  # the position goes on from here, and is not what it was
        try:
            return self._drawn(lines, told, scene) if all(isinstance(line, Answered) for line in _moves(lines)) else []
        except CorruptRecord:
            # What was renewed under newer rules goes on from a position of its own.
            return []

    def _drawn(self, lines: Iterable[Line], told: list[int], scene: Scene) -> list[StepShown]:
        game = self._presenter.game
        steps: list[StepShown] = []
        view: Any = None
        for line in lines:
            for note in line.events if isinstance(line, Answered) else ():
                entry = happened(note, game, self._state)
                if not self._hears(entry):
                    continue
                if len(steps) == len(told):
                    return []
                before, seen = scene, game.view(self._state, self._viewer)
                if view is None or seen != view:
                    view, scene = seen, self._presenter.scene(seen) or scene
                steps.append(StepShown(told[len(steps)], patch_of(before, scene) if scene is not before else {}))
        return steps if len(steps) == len(told) else []

    def _hears(self, entry: Entry) -> bool:
        return self._viewer == UMPIRE or entry.seen[self._viewer] is not None


def _moves(lines: Iterable[Line]) -> Iterable[Line]:
    """The lines that move the match or take a move back; snapshots, signatures and the end do neither."""
    return (line for line in lines if isinstance(line, Answered | Undone | TakenBack | Renewed))
