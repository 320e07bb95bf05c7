"""A push service on this machine, and a browser that subscribes to it."""

from __future__ import annotations

import asyncio
import ipaddress
import os
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from honjin.server.bell.delivery import Address, Delivery
from honjin.server.bell.sealing import CURVE, point, public_key
from honjin.server.bell.vapid import text_of

HOST = "push.example.org"


class Subscriber:
    """A browser's side of a subscription: its keys, with which it alone can open a push."""

    def __init__(self, path: str = "/send/one", host: str = HOST) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.secret = os.urandom(16)
        self.endpoint = f"https://{host}{path}"

    @property
    def raw(self) -> bytes:
        return point(self.key.public_key())

    @property
    def wanted(self) -> dict[str, str]:
        """As it tells a server."""
        return {"endpoint": self.endpoint, "key": text_of(self.raw), "secret": text_of(self.secret)}

    def opened(self, body: bytes) -> Any:
        """What a push says."""
        salt, length = body[:16], body[20]
        sender, content = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(ec.ECDH(), public_key(sender))
        keys = HKDF(SHA256(), 32, self.secret, b"WebPush: info\0" + self.raw + sender).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(keys)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(keys)
        return msgspec.json.decode(AESGCM(key).decrypt(nonce, content, None).removesuffix(b"\x02"))


class Service:
    """Takes pushes in, and answers with what it is told to."""

    def __init__(self) -> None:
        self.taken: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: list[bytes] = []
        self.names: list[str] = []
        """What was looked up."""
        self.port = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.strip().split("\r\n")
        headers = dict(line.split(": ", 1) for line in lines)
        body = await reader.readexactly(int(headers["content-length"]))
        self.taken.append((first, headers, body))
        answer = self.answers.pop(0) if self.answers else b"HTTP/1.1 201 Created\r\n\r\n"
        writer.write(answer)
        await writer.drain()
        if answer:
            writer.close()

    async def find(self, host: str) -> list[Address]:
        self.names.append(host)
        return [ipaddress.ip_address("127.0.0.1")]


@asynccontextmanager
async def push_service(folder: Path, seconds: float = 30) -> AsyncIterator[tuple[Service, Delivery]]:
    """The service, and a delivery that reaches it: on this machine, as only a test may."""
    service = Service()
    own, trust = _certified(folder)
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0, ssl=own)
    service.port = server.sockets[0].getsockname()[1]
    delivery = Delivery(
        find=service.find, allows=lambda one: one.is_loopback, trust=trust, port=service.port, seconds=seconds
    )
    async with server:
        yield service, delivery


def _certified(folder: Path) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """What the service shows, and who believes it."""
    key = ec.generate_private_key(CURVE)
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, HOST)])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    path = folder / "service.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    path.write_bytes(secret + certificate.public_bytes(Encoding.PEM))
    own = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    own.load_cert_chain(path)
    return own, ssl.create_default_context(cafile=str(path))
