"""The visitor's cookie: an id and an epoch, signed. It says who, and nothing else."""

from __future__ import annotations

import hashlib
import secrets
import time

import msgspec
from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer
from litestar.datastructures import Cookie

from honjin.server.identity.looks import key_of
from honjin.server.settings import Settings

NAME = "visitor"
DEVICE = "device"
MOST_ACCOUNTS = 4
"""That one browser remembers."""
LASTS = 400 * 24 * 3600
"""Seconds; browsers keep no cookie longer."""
RENEWED_AFTER = 30 * 24 * 3600


class Badge(msgspec.Struct, frozen=True):
    """What the cookie says: who, and since which time he signed out everywhere."""

    visitor: str
    epoch: int
    is_old: bool = False


class Device(msgspec.Struct, frozen=True):
    """A browser in which accounts were signed in to."""

    id: str
    accounts: list[str]

    def has_known(self, name: str) -> bool:
        """Whether this account was one of them."""
        return _mark(name) in self.accounts


class Cookies:
    """Writes and reads the cookie."""

    def __init__(self, settings: Settings) -> None:
        self._signer = URLSafeTimedSerializer(settings.secret_key, salt="honjin.visitor")
        self._devices = URLSafeSerializer(settings.secret_key, salt="honjin.device")
        self._secure = settings.is_secure

    def write(self, visitor: str, epoch: int) -> Cookie:
        """A cookie that no script can read and no foreign form can use."""
        return self._cookie(self._signer.dumps([visitor, epoch]), LASTS)

    def clear(self) -> Cookie:
        """A cookie that takes the other away."""
        return self._cookie("", 0)

    def read(self, text: str) -> Badge | None:
        """What a cookie says, or None when it is not one of ours.

        Its age only says when to renew it: a clock that was set back makes it one from the future, and whoever holds
        it must not lose his seats for that. What ends a cookie is another epoch, or the browser.
        """
        try:
            (visitor, epoch), at = self._signer.loads(text, return_timestamp=True)
        except (BadData, ValueError, TypeError):
            return None
        return Badge(str(visitor), int(epoch), abs(time.time() - at.timestamp()) > RENEWED_AFTER)

    def device(self, known: Device | None, name: str) -> Cookie:
        """A cookie that stays when one signs out: this browser has known the password of the account."""
        before = known or Device(secrets.token_urlsafe(9), [])
        accounts = [_mark(name), *(one for one in before.accounts if one != _mark(name))][:MOST_ACCOUNTS]
        return self._cookie(self._devices.dumps([before.id, accounts]), LASTS, DEVICE)

    def read_device(self, text: str) -> Device | None:
        """What such a cookie says, or None when it is not one of ours."""
        try:
            id, accounts = self._devices.loads(text)
        except (BadData, ValueError, TypeError):
            return None
        return Device(str(id), [str(one) for one in accounts])

    def _cookie(self, value: str, lasts: int, name: str = NAME) -> Cookie:
        return Cookie(
            key=name, value=value, max_age=lasts, path="/", secure=self._secure, httponly=True, samesite="lax"
        )


def _mark(name: str) -> str:
    """What a device remembers of an account: enough to know it again, and not its name."""
    return hashlib.sha256(f"device:{key_of(name)}".encode()).hexdigest()[:16]
