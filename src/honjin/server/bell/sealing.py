"""A message sealed for one browser, so that the service that carries it cannot read it: RFC 8291, over RFC 8188."""

from __future__ import annotations

import os

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096
"""The size of a record; a message is one, and services take no more."""

MOST = 3000
"""Bytes of a message, well within that."""

_LAST = b"\x02"
"""Ends the last record."""


def sealed(
    message: bytes, browser: bytes, secret: bytes, *, key: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """The body of a push, for the browser with this public key and shared secret; key and salt are new each time."""
    if len(message) > MOST:
        raise ValueError("too long for a push")
    own = key or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    mine = point(own.public_key())
    shared = own.exchange(ec.ECDH(), public_key(browser))
    keys = _derived(shared, secret, b"WebPush: info\0" + browser + mine, 32)
    content = _derived(keys, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(keys, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(content).encrypt(nonce, message + _LAST, None)


def public_key(raw: bytes) -> ec.EllipticCurvePublicKey:
    """A browser's key; ValueError if it is no point of the curve."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, raw)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
