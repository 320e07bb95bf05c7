"""A record played again through the rules, line by line: every die, event, undo and snapshot must agree."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from honjin.core.engine import Match
from honjin.core.errors import CorruptRecord
from honjin.core.game import Game
from honjin.core.progress import Progress
from honjin.core.record import Answered, Begun, Line, Record, Renewed, TakenBack
from honjin.core.resume import resumed


class Rerun:
    """A record under today's rules: from its opening or, if rules were renewed in it, from the last time they were.

    `progress` moves on: look at it before you ask for the next line.
    """

    def __init__(self, record: Record, game: Game) -> None:
        if not record.lines or not isinstance(record.lines[0], Begun):
            raise CorruptRecord("not-begun")
        self.record = record
        self.game = game
        renewals = [at for at, line in enumerate(record.lines, 1) if isinstance(line, Renewed)]
        self.first = renewals[-1] if renewals else 1
        """The first line after the header that is played again; those before it count by their events alone."""
        self._at = self.first
        self.progress = resumed(self._part(record.lines[: self.first]), game)

    def lines(self) -> Iterator[Line]:
        """Take the lines one after the other; each has been checked when it is handed out."""
        for at, line in enumerate(self.record.lines[self.first :], self.first):
            self._at = at
            self.progress.take(line, self._taken_back)
            yield line

    def _taken_back(self, line: TakenBack) -> Progress:
        return resumed(self._part([*self.record.lines[: self._at], line]), self.game)

    def _part(self, lines: list[Line]) -> Record:
        return Record(self.record.header, lines, self.record.header_link)


def rerun(record: Record, game: Game) -> Iterator[tuple[Answered | None, Match[Any]]]:
    """The match at the start (with None) and after each answer, as the rules give it."""
    again = Rerun(record, game)
    yield None, again.progress.match
    for line in again.lines():
        if isinstance(line, Answered):
            yield line, again.progress.match
