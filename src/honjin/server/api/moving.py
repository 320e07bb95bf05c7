"""Signing in and up, and another name: the games that this browser has played as a guest come along."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from typing import Any

from litestar import Request

from honjin.server.identity.people import Adopted
from honjin.server.identity.visitor import Reception, Visitor
from honjin.server.messages import Declined
from honjin.server.tables.hall import Hall


async def sign_in_here(
    request: Request[Any, Any, Any], visitor: Visitor, reception: Reception, name: str, password: str
) -> int:
    """Make the visitor the account with this name and password; how many of the guest's games came along."""
    guest, account = visitor.person, await reception.people.sign_in(name, password)
    moved = Adopted(0, [])
    if guest.guest and guest.exists and not visitor.by_token and guest.id != account.id:
        moved = await reception.people.adopt(guest, account)
    reception.become(visitor, account)
    await _tell_tables(request, moved.fresh)
    return moved.count


async def sign_up_here(
    request: Request[Any, Any, Any], visitor: Visitor, reception: Reception, name: str, password: str, email: str = ""
) -> None:
    """Make the guest an account; tables that are open call him by his name from now on."""
    person = await reception.people.sign_up(visitor.person, name, password, email)
    reception.become(visitor, person)
    await _tell_tables(request, await reception.people.tables_of(person))


async def call_here(request: Request[Any, Any, Any], visitor: Visitor, reception: Reception, nickname: str) -> None:
    """Call a guest as he likes; tables that are open do so from now on."""
    await reception.settle(visitor)
    visitor.person = await reception.people.call(visitor.person, nickname)
    await _tell_tables(request, await reception.people.tables_of(visitor.person))


async def _tell_tables(request: Request[Any, Any, Any], found: Iterable[str]) -> None:
    """Tables in memory, here and in other workers, still know the guest."""
    hall: Hall = request.app.state.hall
    for match in found:
        hall.publish("seats", match)
        with contextlib.suppress(Declined):
            await (await hall.table(match)).seats_changed()
