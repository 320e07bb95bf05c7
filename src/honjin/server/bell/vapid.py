"""By what a push service knows who sends, and how to reach its operator: RFC 8292."""

from __future__ import annotations

import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from honjin.server.bell.sealing import CURVE, point

LASTS = 12 * 3600
"""Seconds that a token holds; a day is the most that services take."""

_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""How many points the curve has: a private key is a number from 1 to one less."""


def text_of(raw: bytes) -> str:
    """Bytes as letters of an address."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    """Such letters as bytes; ValueError if they are none."""
    if not text.isascii() or not text.replace("-", "").replace("_", "").isalnum():
        raise ValueError("not base64url")
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Vapid:
    """The server's own key for pushes, made from its secret, so that there is nothing more to keep."""

    def __init__(self, seed: bytes, contact: str = "") -> None:
        self._key = ec.derive_private_key(int.from_bytes(seed, "big") % (_ORDER - 1) + 1, CURVE)
        self._contact = contact
        self.public = text_of(point(self._key.public_key()))
        """What a browser is shown when it subscribes: it lets in pushes of this server and of nobody else."""

    def header(self, endpoint: str, now: float | None = None) -> str:
        """The Authorization of a push to this address."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time() if now is None else now) + LASTS}
        if self._contact:
            claims["sub"] = self._contact
        signed = ".".join(text_of(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = text_of(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"
