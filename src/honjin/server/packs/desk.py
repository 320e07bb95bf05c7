"""Where packs are read, written and compared: away from the event loop, one file at a time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

from honjin.core.game import Game
from honjin.packs.finding import find_layout
from honjin.server.messages import Declined
from honjin.server.packs.reader import Reading, read_workbook_apart

if TYPE_CHECKING:
    from honjin.packs.spreadsheet import Difference, Layout

MOST_WAITING = 6
"""Files that may wait for their turn; beyond that the server says that it is busy."""
MOST_KEPT = 32
"""Packs whose differences from the standard one are remembered."""


class PackDesk:
    """The one place of a server process where packs go in and out."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0
        self._standard: dict[str, bytes] = {}
        self._compared: OrderedDict[str, list[Difference]] = OrderedDict()

    async def read(self, game: Game, data: bytes) -> Reading:
        """The pack in a workbook that somebody sent, or what is wrong with it."""
        if self._waiting >= MOST_WAITING:
            raise Declined("busy")
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(read_workbook_apart, game.resources, data)
        finally:
            self._waiting -= 1

    async def workbook(self, game: Game, body: bytes | None = None) -> bytes:
        """The workbook of a pack; of the standard one if there is none."""
        if body is not None:
            return await asyncio.to_thread(_workbook, game, body)
        found = self._standard.get(game.title)
        if found is None:
            found = self._standard[game.title] = await asyncio.to_thread(_workbook, game, None)
        return found

    async def compare(self, game: Game, id: str, body: bytes) -> list[Difference]:
        """How a pack differs from the standard one; of several battles, in what all have and in this one."""
        key = f"{game.id} {id}"
        found = self._compared.get(key)
        if found is None:
            found = self._compared[key] = await asyncio.to_thread(_compared, game, body)
            if len(self._compared) > MOST_KEPT:
                self._compared.popitem(last=False)
        return found


def _layout(game: Game) -> Layout[Any]:
    layout = find_layout(game.resources)
    assert layout is not None, f"{game.title} has no workbook"
    return layout


def _workbook(game: Game, body: bytes | None) -> bytes:
    from honjin.packs.spreadsheet import workbook_bytes  # only when somebody wants one

    return workbook_bytes(_layout(game), game.standard_pack() if body is None else game.read_pack(body))


def _compared(game: Game, body: bytes) -> list[Difference]:
    from honjin.packs.spreadsheet import differences

    others = {scenario.id for scenario in game.scenarios if scenario.id != game.scenario}
    found = differences(_layout(game), game.standard_pack(), game.read_pack(body))
    # By what the row says of its battle: an id may be spelt like any of them.
    return [one for one in found if one.battle not in others]
