"""Signed tokens of links: of seats, whose digest the match keeps until they are claimed, and of letters."""

from __future__ import annotations

import secrets

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer

from honjin.core.decision import Side
from honjin.server.settings import Settings

PROOF_LASTS = 14 * 24 * 3600
"""Seconds in which an address can be confirmed; after that another letter can be asked for."""
RECOVERY_LASTS = 3600
"""Seconds in which a lost password can be replaced."""


class Proofs:
    """Makes and reads the tokens by which somebody shows that an address for mail is his: they went there."""

    def __init__(self, settings: Settings) -> None:
        self._signer = URLSafeTimedSerializer(settings.secret_key, salt="honjin.email")

    def make(self, visitor: str, email: str) -> str:
        """A token for this address of this account."""
        return str(self._signer.dumps([visitor, email]))

    def read(self, token: str) -> tuple[str, str] | None:
        """The account and the address, or None when it is not one of ours, or an old one."""
        try:
            visitor, email = self._signer.loads(token, max_age=PROOF_LASTS)
        except (BadData, ValueError, TypeError):
            return None
        return str(visitor), str(email)


class FriendLinks:
    """Makes and reads the tokens by which somebody offers his friendship to whoever has the link."""

    def __init__(self, settings: Settings) -> None:
        self._signer = URLSafeTimedSerializer(settings.secret_key, salt="honjin.friend")

    def make(self, visitor: str, epoch: int) -> str:
        """A token that is void when its maker signs out everywhere."""
        return str(self._signer.dumps([visitor, epoch]))

    def read(self, token: str) -> tuple[str, int] | None:
        """Who offers it, and since when he is signed in; None when it is not one of ours, or an old one."""
        try:
            visitor, epoch = self._signer.loads(token, max_age=PROOF_LASTS)
            return str(visitor), int(epoch)
        except (BadData, ValueError, TypeError):
            return None


class Recoveries:
    """Makes and reads the tokens by which somebody who has lost his password gets a new one."""

    def __init__(self, settings: Settings) -> None:
        self._signer = URLSafeTimedSerializer(settings.secret_key, salt="honjin.recovery")

    def make(self, visitor: str, mark: str) -> str:
        """A token for an account as it is now."""
        return str(self._signer.dumps([visitor, mark]))

    def read(self, token: str) -> tuple[str, str] | None:
        """The account and its mark, or None when it is not one of ours, or an old one."""
        try:
            visitor, mark = self._signer.loads(token, max_age=RECOVERY_LASTS)
        except (BadData, ValueError, TypeError):
            return None
        return str(visitor), str(mark)


class SeatLinks:
    """Makes and reads the tokens of invitations; the salt binds them to this purpose alone."""

    def __init__(self, settings: Settings) -> None:
        self._signer = URLSafeSerializer(settings.secret_key, salt="honjin.seat")

    def make(self, side: Side) -> str:
        """A new token; nobody can guess it, and no two are alike. Which match it opens, the match's digest says."""
        return str(self._signer.dumps([side, secrets.token_urlsafe(12)]))

    def read(self, token: str) -> Side | None:
        """The side it is for, or None when it is not one of ours. Whether it still holds, the hall knows."""
        try:
            side, _ = self._signer.loads(token)
        except (BadData, ValueError, TypeError):
            return None
        return str(side)
