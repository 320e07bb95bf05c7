"""The visitor's cookie: an id and an epoch, signed. It says who, and nothing else."""

from __future__ import annotations

import time

import msgspec
from itsdangerous import BadData, URLSafeTimedSerializer
from litestar.datastructures import Cookie

from honjin.server.settings import Settings

NAME = "visitor"
LASTS = 400 * 24 * 3600
"""Seconds; browsers keep no cookie longer."""
RENEWED_AFTER = 30 * 24 * 3600


class Badge(msgspec.Struct, frozen=True):
    """What the cookie says: who, and since which time he signed out everywhere."""

    visitor: str
    epoch: int
    is_old: bool = False


class Cookies:
    """Writes and reads the cookie."""

    def __init__(self, settings: Settings) -> None:
        self._signer = URLSafeTimedSerializer(settings.secret_key, salt="honjin.visitor")
        self._secure = settings.is_secure

    def write(self, visitor: str, epoch: int) -> Cookie:
        """A cookie that no script can read and no foreign form can use."""
        return self._cookie(self._signer.dumps([visitor, epoch]), LASTS)

    def clear(self) -> Cookie:
        """A cookie that takes the other away."""
        return self._cookie("", 0)

    def read(self, text: str) -> Badge | None:
        """What a cookie says, or None when it is not one of ours."""
        try:
            (visitor, epoch), at = self._signer.loads(text, max_age=LASTS, return_timestamp=True)
        except (BadData, ValueError, TypeError):
            return None
        return Badge(str(visitor), int(epoch), time.time() - at.timestamp() > RENEWED_AFTER)

    def _cookie(self, value: str, lasts: int) -> Cookie:
        return Cookie(
            key=NAME, value=value, max_age=lasts, path="/", secure=self._secure, httponly=True, samesite="lax"
        )
