"""Visitors in the database: guests who have done something, and accounts."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import Select, and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from honjin.locale.text import LANGUAGES
from honjin.server.identity.looks import key_of, look_of
from honjin.server.identity.names import GUEST, guest_name, tag_of, tidy_name
from honjin.server.identity.passwords import Passwords
from honjin.server.problems import Trouble
from honjin.server.store.company import move_company
from honjin.server.store.database import Database
from honjin.server.store.jottings import move_jottings
from honjin.server.store.schema import OVER, browsers, chat, matches, seats, tokens, umpires, visitors, watching

THEMES = ("", "auto", "light", "dark", "contrast")
SEEN_EVERY = timedelta(hours=1)
"""How exactly it is known when somebody was last here; each note is a write."""
IN_MEMORY = timedelta(minutes=30)
"""How long after its end a match may still be looked at from its table."""

_ADDRESS = re.compile(r"[^@\s<>\"(),:;\\\[\]]{1,64}@[^@\s<>\"(),:;\\\[\]]+\.[^@\s<>\"(),:;\\\[\]]+")


class Person(msgspec.Struct, frozen=True):
    """A visitor as the server knows him. A guest who has done nothing yet is nowhere but in his cookie."""

    id: str
    name: str
    guest: bool
    epoch: int = 0
    email: str = ""
    confirmed: bool = False
    """The address is his: he has followed a link that was sent there."""
    language: str = ""
    theme: str = ""
    exists: bool = False
    shared: bool = False
    """Others may see what he has played."""

    @property
    def tag(self) -> str:
        """What tells one guest from another."""
        return tag_of(self.id) if self.guest else ""

    @property
    def nickname(self) -> str:
        """What a guest wants to be called."""
        found = GUEST.fullmatch(self.name) if self.guest else None
        return (found and found["nickname"]) or ""


class Adopted(msgspec.Struct, frozen=True):
    """How many matches an account got from a guest, and those of them that may be on a table now."""

    count: int
    fresh: list[str]


def stranger() -> Person:
    """Somebody never seen before."""
    return newcomer(secrets.token_urlsafe(15))


def newcomer(id: str) -> Person:
    """A guest with this id who has no row yet."""
    return Person(id, guest_name(id), guest=True)


class People:
    """Finds, makes and changes visitors."""

    def __init__(self, database: Database, passwords: Passwords) -> None:
        self._database = database
        self._passwords = passwords

    async def find(self, id: str) -> Person | None:
        """The visitor with this id."""
        async with self._database.read() as connection:
            row = (await connection.execute(select(visitors).where(visitors.c.id == id))).mappings().first()
        if row is None:
            return None
        if row["seen"] < datetime.now(UTC) - SEEN_EVERY:
            await self._change(id, seen=datetime.now(UTC))
        return _person(row)

    async def ensure(self, person: Person) -> Person:
        """The same person with a row of his own, so that seats and chat can refer to him."""
        if person.exists:
            return person
        now = datetime.now(UTC)
        row = {"id": person.id, "name": person.name, "language": person.language, "created": now, "seen": now}
        try:
            async with self._database.write() as connection:
                await connection.execute(insert(visitors).values(row))
        except IntegrityError:
            # Another request of the same guest was quicker.
            return await self.find(person.id) or person
        return msgspec.structs.replace(person, exists=True)

    async def sign_up(self, person: Person, name: str, password: str, email: str = "") -> Person:
        """Make a guest an account: the same id, so all his games stay his.

        Whoever has used this browser before may have kept the guest's cookie, or made a token: both are void now.
        """
        if not person.guest:
            raise Trouble("not-allowed", "you have an account; sign out first")
        name, email = tidy_name(name), tidy_email(email)
        if await self._is_taken(name):
            raise Trouble("name-taken", "somebody else has this name, or one that looks like it")
        kept = await self._passwords.hash(password)
        await self.ensure(person)
        try:
            await self._open_account(person.id, name, kept, email)
        except IntegrityError:
            raise Trouble("name-taken", "somebody else has this name, or one that looks like it") from None
        return await self._found(person.id)

    async def call(self, person: Person, nickname: str) -> Person:
        """Call a guest as he likes, if no account is called so; empty: by his tag alone."""
        if not person.guest:
            raise Trouble("not-allowed", "an account keeps its name")
        wanted = tidy_name(nickname) if nickname.strip() else ""
        if wanted and await self._is_taken(wanted):
            raise Trouble("name-taken", "an account has this name, or one that looks like it")
        await self.ensure(person)
        guest = and_(visitors.c.id == person.id, visitors.c.name_key.is_(None))
        async with self._database.write() as connection:
            await connection.execute(update(visitors).where(guest).values(name=guest_name(person.id, wanted)))
        return await self._found(person.id)

    async def sign_in(self, name: str, password: str) -> Person:
        """The account of this name; a wrong name and a wrong password look and last alike."""
        row = await self._row_of(name)
        kept = None if row is None else row["password_hash"]
        if not await self._passwords.is_right(kept, password) or row is None:
            raise Trouble("wrong-password", "there is no account with this name and password")
        if self._passwords.is_outdated(row["password_hash"]):
            await self._change(row["id"], password_hash=await self._passwords.hash(password))
        return _person(row)

    async def sign_out_everywhere(self, person: Person) -> None:
        """Make every cookie of this person void, and call none of his browsers any more."""
        if person.exists:
            await self._change(person.id, session_epoch=visitors.c.session_epoch + 1)
            await self._forget_browsers(person.id)

    async def change_password(self, person: Person, old: str, new: str) -> Person:
        """A new password; every other device has to sign in again."""
        row = None if person.guest else await self._row_of(person.name)
        if row is None:
            raise Trouble("not-allowed", "a guest has no password")
        if not await self._passwords.is_right(row["password_hash"], old):
            raise Trouble("wrong-password", "the old password is another")
        kept = await self._passwords.hash(new)
        await self._change(person.id, password_hash=kept, session_epoch=visitors.c.session_epoch + 1)
        await self._forget_browsers(person.id)
        return await self._found(person.id)

    async def share(self, person: Person, shared: bool) -> Person:
        """Let others see what an account has played, or no longer."""
        if person.guest:
            raise Trouble("not-allowed", "a guest has nothing to share: make an account first")
        await self._change(person.id, shared=shared)
        return await self._found(person.id)

    async def recoverable(self, name: str) -> tuple[Person, str] | None:
        """The account of this name if it can be written to, and the mark that a letter to it must bear."""
        row = await self._row_of(name)
        if row is None or not row["confirmed"] or not row["email"]:
            return None
        return _person(row), _mark_of(row)

    async def recover(self, id: str, mark: str, new: str) -> bool:
        """A new password for whoever was written to; all his sessions end. False if the mark is of another day.

        It is so once the password, the address or the sessions have changed: each letter is good for one password.
        """
        async with self._database.read() as connection:
            row = (await connection.execute(select(visitors).where(visitors.c.id == id))).mappings().first()
        if row is None or row["name_key"] is None or not hmac.compare_digest(_mark_of(row), mark):
            return False
        kept = await self._passwords.hash(new)
        same = and_(visitors.c.id == id, *(visitors.c[name] == row[name] for name in _MARKED))
        async with self._database.write() as connection:
            changing = update(visitors).where(same)
            changed = changing.values(password_hash=kept, session_epoch=visitors.c.session_epoch + 1)
            is_done = (await connection.execute(changed)).rowcount == 1
            if is_done:
                await connection.execute(delete(browsers).where(browsers.c.visitor == id))
        return is_done

    async def change(
        self, person: Person, *, email: str | None = None, language: str | None = None, theme: str | None = None
    ) -> Person:
        """Change what is given: the address for mail (empty: none), the language, the theme."""
        if language and language not in LANGUAGES:
            raise Trouble("malformed", f"the languages are: {', '.join(LANGUAGES)}")
        if theme and theme not in THEMES:
            raise Trouble("malformed", f"the themes are: {', '.join(filter(None, THEMES))}")
        given = {"language": language, "theme": theme}
        values: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
        if email is not None and tidy_email(email) != person.email:
            if person.guest:
                raise Trouble("not-allowed", "a guest gets no mail: make an account first")
            # Whoever gives an address wants to be written to.
            values |= {"email": tidy_email(email) or None, "confirmed": False, "by_mail": True}
        await self.ensure(person)
        if values:
            await self._change(person.id, **values)
        return await self._found(person.id)

    async def tables_of(self, person: Person) -> list[str]:
        """The matches of a person that tables in memory may still show under an older name."""
        async with self._database.read() as connection:
            played = [
                *(await connection.execute(_played_by(person.id))).mappings(),
                *(await connection.execute(_judged_by(person.id))).mappings(),
            ]
        return list(dict.fromkeys(_fresh(played)))

    async def confirm(self, id: str, email: str) -> bool:
        """Somebody has shown that this address is his; False if the account has another one by now."""
        mine = update(visitors).where(visitors.c.id == id, visitors.c.email == email)
        async with self._database.write() as connection:
            return (await connection.execute(mine.values(confirmed=True))).rowcount == 1

    async def adopt(self, guest: Person, account: Person) -> Adopted:
        """Give an account what a guest has played, watched, said and noted.

        His tokens stay where they are: one that was made before the password was asked for must not get its rights.
        """
        played = _played_by(guest.id)
        known = select(watching.c.match).where(watching.c.visitor == account.id)
        async with self._database.write() as connection:
            moved = list((await connection.execute(played)).mappings())
            for table, column in (
                (seats, seats.c.visitor),
                (matches, matches.c.creator),
                (chat, chat.c.visitor),
                (watching, watching.c.visitor),
                (umpires, umpires.c.visitor),
                (browsers, browsers.c.visitor),
            ):
                mine = column == guest.id
                if table is watching:
                    await connection.execute(delete(table).where(mine, table.c.match.in_(known)))
                await connection.execute(update(table).where(mine).values({column.name: account.id}))
            await move_company(connection, guest.id, account.id)
            await move_jottings(connection, guest.id, account.id)
            # Nobody is umpire where he plays, under whatever name he came.
            plays = umpires.c.match.in_(select(seats.c.match).where(seats.c.visitor == account.id))
            leaving = update(umpires).where(umpires.c.visitor == account.id, plays)
            await connection.execute(leaving.values(visitor=None))
        return Adopted(len(moved), _fresh(moved))

    async def _open_account(self, id: str, name: str, kept: str, email: str) -> None:
        look = look_of(name)
        values: dict[str, Any] = {"name": name, "name_key": key_of(name), "name_look": look, "password_hash": kept}
        values |= {"email": email or None, "confirmed": False}
        async with self._database.write() as connection:
            changing = update(visitors).where(visitors.c.id == id)
            await connection.execute(changing.values(**values, session_epoch=visitors.c.session_epoch + 1))
            await connection.execute(delete(tokens).where(tokens.c.visitor == id))

    async def _found(self, id: str) -> Person:
        person = await self.find(id)
        if person is None:
            raise Trouble("signed-out", "this visitor is not known any more")
        return person

    async def _is_taken(self, name: str) -> bool:
        query = select(visitors.c.id).where(visitors.c.name_look == look_of(name)).limit(1)
        async with self._database.read() as connection:
            return (await connection.execute(query)).first() is not None or await self._row_of(name) is not None

    async def _row_of(self, name: str) -> Any:
        key = key_of(name)
        async with self._database.read() as connection:
            rows = await connection.execute(select(visitors).where(visitors.c.name_key == key))
            return rows.mappings().first()

    async def _forget_browsers(self, id: str) -> None:
        async with self._database.write() as connection:
            await connection.execute(delete(browsers).where(browsers.c.visitor == id))

    async def _change(self, id: str, **values: Any) -> None:
        async with self._database.write() as connection:
            await connection.execute(update(visitors).where(visitors.c.id == id).values(**values))


_MARKED = ("password_hash", "email", "session_epoch")


def _mark_of(row: Any) -> str:
    """What an account is at this moment, as far as a letter of recovery must know; nothing can be read from it."""
    return hashlib.sha256("\0".join(str(row[name]) for name in _MARKED).encode()).hexdigest()[:32]


def tidy_email(given: str) -> str:
    """An address that mail can be sent to, or nothing."""
    address = given.strip()
    if address and (len(address) > 254 or not address.isprintable() or not _ADDRESS.fullmatch(address)):
        raise Trouble("malformed", "this is not an e-mail address")
    return address


def _person(row: Any) -> Person:
    return Person(
        id=row["id"],
        name=row["name"],
        guest=row["name_key"] is None,
        epoch=row["session_epoch"],
        email=row["email"] or "",
        confirmed=row["confirmed"],
        language=row["language"],
        theme=row["theme"],
        exists=True,
        shared=row["shared"],
    )


def _played_by(visitor: str) -> Select[Any]:
    """The matches in which somebody has a seat."""
    return select(matches).where(matches.c.id.in_(select(seats.c.match).where(seats.c.visitor == visitor)))


def _judged_by(visitor: str) -> Select[Any]:
    """The matches of which somebody is the umpire."""
    return select(matches).where(matches.c.id.in_(select(umpires.c.match).where(umpires.c.visitor == visitor)))


def _fresh(rows: Iterable[Mapping[Any, Any]]) -> list[str]:
    """The matches that may be in some worker's memory."""
    lately = datetime.now(UTC) - IN_MEMORY
    return [row["id"] for row in rows if row["status"] != OVER or row["touched"] > lately]
