"""Sealed pushes and the server's own key, by the examples of RFC 8291 and RFC 8292."""

from __future__ import annotations

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from tests.server.bell.pushes import Subscriber

from honjin.server.bell.sealing import CURVE, MOST, point, public_key, sealed
from honjin.server.bell.vapid import Vapid, bytes_of, text_of

BROWSER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SENDER = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
SENDERS_KEY = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SECRET, SALT = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7"
    "A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
"""RFC 8291, appendix A."""


def test_the_example_of_rfc_8291_comes_out_byte_for_byte() -> None:
    key = ec.derive_private_key(int.from_bytes(bytes_of(SENDERS_KEY), "big"), CURVE)
    assert text_of(point(key.public_key())) == SENDER
    message = b"When I grow up, I want to be a watermelon"
    body = sealed(message, bytes_of(BROWSER), bytes_of(SECRET), key=key, salt=bytes_of(SALT))
    assert text_of(body) == BODY


def test_no_two_pushes_are_sealed_alike_and_their_browser_opens_both() -> None:
    browser = Subscriber()
    bodies = [sealed(b'{"match":"abc"}', browser.raw, browser.secret) for _ in range(2)]
    assert bodies[0] != bodies[1]
    assert [browser.opened(body) for body in bodies] == [{"match": "abc"}] * 2
    with pytest.raises(ValueError, match="too long"):
        sealed(bytes(MOST + 1), browser.raw, browser.secret)


def test_the_server_says_who_it_is_as_rfc_8292_wants_it() -> None:
    vapid = Vapid(b"a seed of thirty-two bytes, or so", "mailto:operator@example.org")
    header = vapid.header("https://push.example.org/send/secret?more=1", now=1_000_000)
    token, key = header.removeprefix("vapid t=").split(", k=")
    assert key == vapid.public == Vapid(b"a seed of thirty-two bytes, or so").public
    assert key != Vapid(b"another").public
    head, claims, signature = token.split(".")
    assert msgspec.json.decode(bytes_of(head)) == {"typ": "JWT", "alg": "ES256"}
    said = msgspec.json.decode(bytes_of(claims))
    assert said["aud"] == "https://push.example.org"
    assert said["sub"] == "mailto:operator@example.org"
    assert 0 < said["exp"] - 1_000_000 <= 24 * 3600
    raw = bytes_of(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public_key(bytes_of(key)).verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    assert "sub" not in msgspec.json.decode(bytes_of(Vapid(b"x").header("https://a.example.org/").split(".")[1]))
