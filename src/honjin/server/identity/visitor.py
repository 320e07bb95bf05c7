"""From a request to the person behind it: by Bearer token, by cookie, or a new guest."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from honjin.server.identity.cookies import DEVICE, NAME, Cookies, Device
from honjin.server.identity.looks import key_of
from honjin.server.identity.people import People, Person, newcomer, stranger
from honjin.server.identity.tokens import Tokens
from honjin.server.limits import NAME_KEPT, Rates, address_of, hold
from honjin.server.problems import Trouble
from honjin.server.safety import bearer_of

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Visitor(msgspec.Struct):
    """Who asks, in the course of one request; `cookie` is what his browser has to be given, if anything."""

    person: Person
    by_token: bool
    address: str = ""
    """Where the request comes from, as limits count it."""
    cookie: Cookie | None = None
    device: Cookie | None = None
    """A second one, for a browser in which somebody has signed in."""
    known: Device | None = None

    @property
    def id(self) -> str:
        """The id of the person."""
        return self.person.id


class Reception:
    """Recognises people and gives them their cookies."""

    def __init__(self, people: People, tokens: Tokens, cookies: Cookies, rates: Rates) -> None:
        self._rates = rates
        self.people = people
        self.tokens = tokens
        self.cookies = cookies

    async def meet(self, connection: AnyConnection) -> Visitor:
        """The person behind a connection; a stranger becomes a guest, without a row so far."""
        visitor = await self._recognise(connection)
        visitor.address = address_of(connection)
        visitor.known = self.cookies.read_device(connection.cookies.get(DEVICE, ""))
        return visitor

    async def _recognise(self, connection: AnyConnection) -> Visitor:
        bearer = bearer_of(connection.headers)
        if bearer:
            return await self._meet_bot(bearer)
        badge = self.cookies.read(connection.cookies.get(NAME, ""))
        if badge is None:
            return self._new_guest(stranger())
        person = await self.people.find(badge.visitor)
        if person is None:
            # No row: a guest who has done nothing yet. An account never loses its row.
            guest = newcomer(badge.visitor)
            return self._new_guest(guest) if badge.is_old else Visitor(guest, by_token=False)
        if person.epoch != badge.epoch:
            return self._new_guest(stranger())
        return Visitor(person, by_token=False, cookie=self._cookie_for(person) if badge.is_old else None)

    async def settle(self, visitor: Visitor) -> Person:
        """Give a guest the row he needs to sit down or to speak; one address does not bring them by the thousand."""
        if not visitor.person.exists:
            hold(self._rates.guests, visitor.address)
        visitor.person = await self.people.ensure(visitor.person)
        return visitor.person

    def hold_sign_in(self, visitor: Visitor, name: str) -> None:
        """One attempt at somebody's password, if there were not too many.

        A browser in which this account was signed in to has attempts of its own: whatever others guess, and from
        wherever, its owner is not locked out. An address that has had its attempts takes none away from the name.
        """
        if visitor.known is not None and visitor.known.has_known(name):
            hold(self._rates.sign_in_device, visitor.known.id)
            return
        hold(self._rates.sign_in, visitor.address)
        hold(self._rates.sign_in_name, key_of(name)[:NAME_KEPT])

    def hold_password(self, visitor: Visitor) -> None:
        """One attempt of somebody who is signed in at his own password, which concerns nobody else."""
        hold(self._rates.sign_in_device, visitor.id)

    def become(self, visitor: Visitor, person: Person) -> None:
        """From now on, this browser is this person's."""
        visitor.person = person
        if not visitor.by_token:
            visitor.cookie = self._cookie_for(person)
            if not person.guest:
                visitor.device = self.cookies.device(visitor.known, person.name)

    def forget(self, visitor: Visitor) -> None:
        """From now on, this browser is nobody's."""
        visitor.person = stranger()
        visitor.cookie = self.cookies.clear()

    async def _meet_bot(self, token: str) -> Visitor:
        owner = await self.tokens.owner(token)
        person = None if owner is None else await self.people.find(owner)
        if person is None:
            raise Trouble("signed-out", "this token is not valid, or not any more")
        return Visitor(person, by_token=True)

    def _new_guest(self, person: Person) -> Visitor:
        return Visitor(person, by_token=False, cookie=self._cookie_for(person))

    def _cookie_for(self, person: Person) -> Cookie:
        return self.cookies.write(person.id, person.epoch)
