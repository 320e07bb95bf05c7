"""Answers by the hundred that nobody was asked for: forged, stale, or another side's. None is ever taken."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.tables.conftest import Client, NewHall, database, new_hall, two_players

pytestmark = [pytest.mark.asyncio, pytest.mark.thorough]

__all__ = ["database", "new_hall"]

ROUNDS, TRIES = 30, 40
Try = tuple[Client, str, dict[str, Any]]
"""Who says it, the stamp he says it with, and what he would like to have done."""


class Attacker:
    """Keeps every stamp and option that either side was ever shown, and offers them again where they do not belong."""

    def __init__(self, players: tuple[Client, Client], draw: Random) -> None:
        self.players, self.draw = players, draw
        self.stamps: set[str] = {"", "0.0.0", "9.9.9"}
        self.known: dict[str, dict[str, Any]] = {}

    def look(self) -> None:
        for player in self.players:
            self.stamps.add(player.now["at"])
            for option in player.options if player.now["decision"] else ():
                self.known[msgspec.json.encode(option).decode()] = option

    def tries(self) -> Iterator[Try]:
        options = list(self.known.values())
        for _ in range(TRIES):
            player = self.draw.choice(self.players)
            option = self.draw.choice(options)
            if self.draw.random() < 0.3:
                option = self._forged(option, self.draw.choice(options))
            stamp = player.now["at"] if self.draw.random() < 0.5 else self.draw.choice(sorted(self.stamps))
            offered = player.options if player.now["decision"] else []
            if stamp != player.now["at"] or option not in offered:
                yield player, stamp, option

    def _forged(self, option: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
        """One option with a part of another one: well formed, and often enough not legal."""
        field = self.draw.choice(sorted(option.keys() - {"do"}) or ["do"])
        if field == "do":
            return {"do": "NoSuchThing"}
        return {**option, field: other.get(field, self.draw.choice([None, -1, "", [], "sea"]))}


@pytest.mark.parametrize("game", ["port_arthur", "storm"])
async def test_only_what_was_asked_is_taken(new_hall: NewHall, game: str) -> None:
    hall = await new_hall()
    players = await two_players(hall, game)
    live = await hall.table(players[0].match)
    table = live.table
    assert table is not None
    attacker = Attacker(players, Random(1904))
    refused: dict[str, int] = {}
    for _ in range(ROUNDS):
        attacker.look()
        lines, moments = table.lines, [player.now for player in players]
        for player, stamp, option in attacker.tries():
            reply = await player.say("answer", at=stamp, options=[option])
            assert reply["type"] == "error", (stamp, option)
            refused[reply["code"]] = refused.get(reply["code"], 0) + 1
        assert (table.lines, [player.now for player in players]) == (lines, moments)
        player = next(player for player in players if player.now["decision"])
        now = player.now
        assert (await player.answer(attacker.draw.choice(player.options)))["taken"] == 1
        await player.until(lambda player=player, now=now: player.now is not now)  # type: ignore[misc]
        for player in players:
            await player.until(lambda player=player: player.now["at"] == table.stamp(player.seat))  # type: ignore[misc]
    assert refused.keys() == {"stale", "refused"}
    assert sum(refused.values()) > ROUNDS * TRIES // 2
