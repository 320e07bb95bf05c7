"""What somebody has played: how often and how it ended, by game and side, and the matches themselves.

Guided games and those with both sides at one screen are left out: they say nothing of who is the better player. Those
with a data pack of somebody's own are listed, and counted nowhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import JSON, and_, case, cast, exists, func, select, type_coerce
from sqlalchemy.sql import ColumnElement

from honjin.core.decision import Side
from honjin.server.store.database import Database
from honjin.server.store.matches import Matches, MatchRow
from honjin.server.store.schema import OVER, matches, seats

PAGE = 20
"""Matches on one page of a history."""


class Tally(msgspec.Struct, frozen=True):
    """How the finished matches of one game ended for whoever played this side, against people or machines."""

    game: str
    side: Side
    machine: bool
    won: int
    drawn: int
    lost: int


class Histories:
    """Looks up what visitors have played; each question is one query, from the visitor's own seats."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._matches = Matches(database)

    async def tallies(self, visitor: str) -> list[Tally]:
        """All that he has finished, by game, side and kind of opponent."""
        others = seats.alias("others")
        machine = exists().where(others.c.match == matches.c.id, others.c.level.is_not(None))
        played = (
            select(matches.c.game, seats.c.side, machine.label("machine"), self._winner().label("winner"))
            .select_from(seats.join(matches, matches.c.id == seats.c.match))
            # Chances are other ones with other values.
            .where(seats.c.visitor == visitor, _counts(), matches.c.pack_id.is_(None))
            .subquery()
        )
        won = func.sum(case((played.c.winner == played.c.side, 1), else_=0))
        drawn = func.sum(case((played.c.winner.is_(None), 1), else_=0))
        kinds = (played.c.game, played.c.side, played.c.machine)
        query = select(*kinds, won, drawn, func.count()).group_by(*kinds).order_by(*kinds)
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [Tally(row[0], row[1], bool(row[2]), row[3], row[4], row[5] - row[3] - row[4]) for row in rows]

    async def finished(
        self, visitor: str, *, games: Sequence[str] | None = None, public: bool = False, page: int = 0
    ) -> tuple[list[MatchRow], bool]:
        """A page of his finished matches, the latest first, and whether there are more.

        With `public`, only those that anybody could watch: what was played in private is nobody's business.
        """
        mine = matches.c.id.in_(select(seats.c.match).where(seats.c.visitor == visitor))
        wanted = [mine, _counts()]
        wanted += [matches.c.game.in_(games)] if games is not None else []
        wanted += [matches.c.public] if public else []
        latest = select(matches).where(*wanted).order_by(matches.c.touched.desc(), matches.c.id)
        rows = await self._matches.rows(latest.limit(PAGE + 1).offset(page * PAGE))
        return rows[:PAGE], len(rows) > PAGE

    def _winner(self) -> ColumnElement[Any]:
        """Who has won, out of the result; nobody if it was a draw."""
        result = cast(matches.c.result, JSON) if self._database.is_postgres else type_coerce(matches.c.result, JSON)
        winner: ColumnElement[Any] = result["winner"].as_string()
        return winner


def _counts() -> ColumnElement[bool]:
    # The status is said so that no index is used for it: the way is from the visitor's seats.
    over = matches.c.status + "" == OVER
    return and_(over, matches.c.result.is_not(None), ~matches.c.hotseat, matches.c.lesson == "")
