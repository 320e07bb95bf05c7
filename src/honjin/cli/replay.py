"""`honjin replay`: a recorded match step by step, from a side's eyes or the umpire's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from honjin.cli.jottings import Jotting, jottings_of
from honjin.cli.terminal.board import CHART_WIDTH, Board
from honjin.cli.terminal.ending import result_text
from honjin.cli.terminal.layout import beside, wrapped
from honjin.cli.terminal.log import event_lines
from honjin.cli.terminal.page import SIDE_PANEL_FROM, rule_line
from honjin.cli.terminal.prompt import Left, clear, is_interactive, put, read_line, say
from honjin.cli.terminal.speech import chosen_language, match_words, title_of
from honjin.cli.terminal.style import make_console
from honjin.core.decision import Side
from honjin.core.errors import UnknownChoice
from honjin.core.event import SPECTATOR, UMPIRE, Event, Viewer
from honjin.core.game import Game, find_game
from honjin.core.record import Record
from honjin.core.replay import replay as replay_events
from honjin.core.replay import setting_of
from honjin.locale.text import Words
from honjin.umpire.journal import read_file

BELOW = 4
"""Events shown under the chart before the latest one."""


class Moment(msgspec.Struct, frozen=True):
    """An event as the viewer got it, and what the viewer saw after it."""

    rule: str
    event: Event | None
    view: Any
    told: Mapping[Side, int]
    """How many things each side had been told by then."""


def replay(file: Path, *, side: str | None = None, language: str | None = None) -> int:
    """Step through a recorded match: Enter goes on, b back, a number jumps, e goes to the end, q leaves.

    Parameters
    ----------
    file
        The record of a match, finished or not.
    side
        Whose eyes to see it with: a side, or spectator; otherwise the umpire's, which see everything.
    language
        en, fr, cs or ja.
    """
    record = read_file(file, forgive_cut=True)
    game = find_game(record.header.game)
    viewer = side or UMPIRE
    viewers = (*game.sides, SPECTATOR, UMPIRE)
    if viewer not in viewers:
        raise UnknownChoice(f"there is no viewer {viewer!r}; there are {', '.join(viewers)}")
    show = Show(game, record, viewer, chosen_language(language), jottings_of(file))
    if is_interactive():
        show.step_through()
    else:
        show.print_log()
    return 0


class Show:
    """A record, a viewer, and where we are in it."""

    def __init__(
        self, game: Game, record: Record, viewer: Viewer, language: str, jottings: Sequence[Jotting] = ()
    ) -> None:
        setting = setting_of(record.header, game)
        self.game = game
        self.record = record
        self.viewer = viewer
        self.words: Words = match_words(language, game, setting)
        self.board = Board(game, setting, self.words)
        self.console: Console = make_console(game.sides)
        self.moments = _moments(game, record, viewer)
        self.jottings = _placed(jottings, self.moments, viewer)
        self.at = 0

    @property
    def warning(self) -> str:
        """What the umpire sees of an unfinished match is still secret."""
        if self.record.ended() is None and self.viewer == UMPIRE:
            return self.words.text("t-replay-warning")
        return ""

    # All at once

    def print_log(self) -> None:
        """The whole log, for files and pipes."""
        if self.warning:
            say(self.console, self.warning, "bad")
        put(self.console, self._noted(0))
        for at, moment in enumerate(self.moments[1:], 1):
            put(self.console, [*self._event(moment, self.console.width), *self._noted(at)])
        put(self.console, [self._result()])

    def _event(self, moment: Moment, width: int) -> list[Text]:
        assert moment.event is not None
        return event_lines(self.game, self.words, moment.rule, moment.event, width)

    def _noted(self, at: int) -> list[Text]:
        """What players noted for themselves at a moment, each with its side."""
        lines: list[Text] = []
        for one in self.jottings.get(at, ()):
            facts = {"side": self.words.name("side", one.side), "text": one.text}
            lines += wrapped(Text(self.words.text("t-replay-note", facts), style="label"), self.console.width)
        return lines

    def _result(self) -> Text:
        ended = self.record.ended()
        if ended is None:
            return Text(self.words.text("t-unfinished"), style="label")
        return Text(result_text(self.words, ended.result), style="label")

    # Step by step

    def step_through(self) -> None:
        """Draw, read a command, move."""
        try:
            while True:
                self._draw()
                line = read_line(self.console, self.words, self.words.text("t-replay-prompt") + " ").casefold()
                if not self._move(line):
                    return
        except Left:
            return

    def _move(self, line: str) -> bool:
        """Go where a command says; False to leave."""
        last = len(self.moments) - 1
        if line in ("q", *self.words.text("t-command-quit").split()):
            return False
        if line.isdigit():
            self.at = min(int(line), last)
        elif line in self.words.text("t-replay-back").split():
            self.at = max(0, self.at - 1)
        elif line in self.words.text("t-replay-end").split():
            self.at = last
        elif line in self.words.text("t-replay-jump").split():
            self.at = self._next_great()
        elif line in ("", *self.words.text("t-replay-next").split()):
            self.at = min(self.at + 1, last)
        return True

    def _next_great(self) -> int:
        """The next step that decides something; the last step if none is left."""
        later = range(self.at + 1, len(self.moments))
        events = ((at, self.moments[at].event) for at in later)
        return next((at for at, event in events if event is not None and event.weighs > 1), len(self.moments) - 1)

    def _draw(self) -> None:
        clear(self.console)
        width = self.console.width
        view = self.moments[self.at].view
        board = self.board.chart(view) if width >= CHART_WIDTH else self.board.brief(view, width)
        if width >= SIDE_PANEL_FROM:
            lines = beside(board, self._recent(width - CHART_WIDTH - 2, len(board)), CHART_WIDTH)
        else:
            lines = [*board, *self._recent(width, max(3, min(BELOW + 1, self.console.height - len(board) - 4)))]
        noted = self._noted(self.at)
        head = [self._header(), *([Text(self.warning, style="bad")] if self.warning else [])]
        tail = [self._result()] if self.at == len(self.moments) - 1 else []
        put(
            self.console,
            [*head, *lines, *noted, rule_line(self.words.text("t-replay-keys"), width), *tail],
        )

    def _header(self) -> Text:
        facts = {"at": self.at, "of": len(self.moments) - 1, "moment": self.board.headline(self.moments[self.at].view)}
        line = Text().append(f" {title_of(self.game, self.words.language)} ", style="title")
        line.append(" " + self.words.text("t-replay-header", facts)).append("  ")
        eyes = (
            "t-eyes-umpire"
            if self.viewer == UMPIRE
            else "t-eyes-spectator"
            if self.viewer == SPECTATOR
            else "t-eyes-side"
        )
        facts_of_eyes = {"name": self.words.name("side", self.viewer)} if self.viewer in self.game.sides else {}
        return line.append(self.words.text(eyes, facts_of_eyes), style="dim")

    def _recent(self, width: int, room: int) -> list[Text]:
        """The latest event last, and those before it as far as they fit."""
        lines: list[Text] = []
        for moment in reversed(self.moments[1 : self.at + 1]):
            more = self._event(moment, width)
            if lines and len(lines) + len(more) > room:
                break
            if not lines:
                more[0].stylize("bold", 0)
            lines = [*more, *lines]
        return lines[-room:]


def _moments(game: Game, record: Record, viewer: Viewer) -> list[Moment]:
    """What the viewer saw, one thing after another; what it did not learn of is left out."""
    moments: list[Moment] = []
    told = dict.fromkeys(game.sides, 0)
    for entry, state in replay_events(record, game):
        if entry is None:
            moments.append(Moment("", None, game.view(state, viewer), dict(told)))
            continue
        for side in game.sides:
            told[side] += entry.seen[side] is not None
        event = entry.event if viewer == UMPIRE else entry.seen[viewer]
        if event is not None:
            moments.append(Moment(entry.rule, event, game.view(state, viewer), dict(told)))
    return moments


def _placed(jottings: Sequence[Jotting], moments: Sequence[Moment], viewer: Viewer) -> dict[int, list[Jotting]]:
    """Notes by the moment at which their side had been told so much; a side is shown its own alone."""
    found: dict[int, list[Jotting]] = {}
    for one in jottings:
        if viewer in (UMPIRE, one.side):
            later = (at for at, moment in enumerate(moments) if moment.told.get(one.side, 0) >= one.step)
            found.setdefault(next(later, len(moments) - 1), []).append(one)
    return found
