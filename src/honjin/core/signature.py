"""Signatures: whoever keeps a match can vouch for its record with a key that everybody can check (Ed25519).

What is signed is the last link of the record, and with it every line, for a match of this name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from honjin.core.record import Signed

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey


class Signer:
    """Signs with one key. `seed` is 32 bytes that nobody else has."""

    def __init__(self, seed: bytes) -> None:
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        self._key: Ed25519PrivateKey = Ed25519PrivateKey.from_private_bytes(seed)
        self.public = self._key.public_key().public_bytes_raw().hex()

    def sign(self, match_id: str, link: str) -> Signed:
        """The line that closes a record."""
        return Signed(self.public, self._key.sign(_vouched(match_id, link)).hex())


def is_genuine(signed: Signed, match_id: str, link: str) -> bool:
    """Whether the signature fits its key, the match and the link before it."""
    # The library takes longer to load than most verbs take to run.
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(signed.key))
        key.verify(bytes.fromhex(signed.signature), _vouched(match_id, link))
    except (ValueError, InvalidSignature):
        return False
    return True


def _vouched(match_id: str, link: str) -> bytes:
    return f"honjin record|{match_id}|{link}".encode()
