"""What an operator may choose: from the command line, else from the environment (HONJIN_*), else a default."""

from __future__ import annotations

import contextlib
import hmac
import os
import secrets
from collections.abc import Mapping
from email.utils import parseaddr
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec

from honjin.core.errors import Unusable
from honjin.server.private import make_folder

PREFIX = "HONJIN_"


class BadSetting(Unusable):
    """A setting that cannot be used; the text says which and what it wants."""


class Bucket(msgspec.Struct, frozen=True):
    """How often something may be done: so many at once, then one more every so many seconds."""

    burst: Annotated[int, msgspec.Meta(ge=1)]
    every: Annotated[float, msgspec.Meta(gt=0)]


class Limits(msgspec.Struct, frozen=True):
    """Rate and size limits. Rates count in the memory of one process, so N workers allow up to N times as much."""

    sign_in: Bucket = Bucket(8, 15)
    """By address. One address alone must not use up what a name has, else it could lock its owner out."""
    sign_in_name: Bucket = Bucket(30, 4)
    """By name, whatever the addresses."""
    sign_in_device: Bucket = Bucket(10, 20)
    """By a browser in which the account was signed in to before; the two above do not count there."""
    sign_up: Bucket = Bucket(5, 120)
    matches: Bucket = Bucket(20, 10)
    chat: Bucket = Bucket(10, 2)
    """Lines of one visitor, on whatever connections and at whatever tables."""
    chat_match: Bucket = Bucket(30, 1)
    """Lines at one table, of all who sit there."""
    chat_kept: int = 1000
    """Lines of chat that are kept of a match; the oldest go."""
    notes: Bucket = Bucket(120, 1)
    """Notes and drawings made, changed or thrown away, by visitor and by address."""
    notes_kept: int = 300
    """Notes and drawings that one visitor keeps of one match."""
    undo: Bucket = Bucket(120, 2)
    """Answers that one visitor takes back or changes. Each makes the record longer, and brings no match to its end."""
    undo_match: Bucket = Bucket(240, 1)
    record_lines: int = 50_000
    """Beyond so many lines of a record nothing is taken back any more; the longest matches have a tenth of that."""
    guests: Bucket = Bucket(200, 20)
    """Guests from one address who do something that has to be kept."""
    browsers: Bucket = Bucket(30, 60)
    """Changes of how one wants to be called, by visitor and by address."""
    calls: Bucket = Bucket(12, 300)
    """Calls of one browser."""
    tokens: Bucket = Bucket(20, 60)
    """Tokens made by one visitor, or from one address."""
    guest_days: float = 60
    """After so many days without a visit a guest is forgotten who sits at no match, or at none that was played."""
    open_matches: int = 200
    """Unfinished matches of one visitor."""
    records: Bucket = Bucket(20, 5)
    """Records sent to be read: each keeps a process busy."""
    packs: Bucket = Bucket(12, 60)
    """Workbooks of values, by visitor and by address: each keeps a process busy, and what is good is kept for a day."""
    idle_packs: int = 10
    """Data packs of one visitor that no match is played with."""
    letters: Bucket = Bucket(12, 900)
    """Letters to one address."""
    confirmations: Bucket = Bucket(3, 86400)
    """Letters that ask whether an address is somebody's, by address and by account."""
    recoveries: Bucket = Bucket(3, 3600)
    """Letters for a lost password, by account. Whoever asks learns nothing of it."""
    forgotten: Bucket = Bucket(6, 300)
    """How often one address may ask for such letters, or try the links in them."""
    nicknames: Bucket = Bucket(10, 30)
    """How often a guest may be called something else, by visitor and by address."""
    api: Bucket = Bucket(600, 0.01)
    address: Bucket = Bucket(3000, 0.002)
    socket: Bucket = Bucket(40, 0.05)
    """Messages on one socket."""
    body: int = 64 * 1024
    """Bytes of a request's body, at most."""
    body_seconds: float = 30
    """How long a body may take to come in."""
    frame: int = 16 * 1024
    """Bytes of one message on a socket, at most."""
    sockets: int = 1000
    """Open at once from one address; a whole school may sit behind one."""
    head: int = 32 * 1024
    """Bytes of a request before its body, at most."""
    head_lines: int = 100
    head_seconds: float = 20
    """How long they may take to come in, from the moment somebody connects or begins the next request."""
    unread_seconds: float = 120
    """How long somebody may leave an answer unread."""
    connections: int = 10_000
    """Open at once in one process, asking or not; fewer where the system gives it fewer descriptors."""
    connections_address: int = 1200
    """Of these from one address, and never more than half of them. Trusted proxies are not counted."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that differs between one installation and another."""

    data: Path
    """The folder of the database and of the secret key."""
    database_url: str = ""
    """PostgreSQL, or another SQLite file; a file in the data folder when empty."""
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""
    """How players reach the server, such as https://honjin.example; without it only the Host they used is known."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    secret_key: str
    """Signs cookies and seat links; the key that signs finished matches is made from it."""
    smtp_host: str = ""
    """No mail is sent while this is empty."""
    smtp_port: int = 587
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_from: str = ""
    smtp_starttls: bool = True
    mail_after: float = 60
    """Seconds that a player may take before he is told, by mail or in his browser, that it is his move."""
    push: bool = True
    """Call browsers whose owners have asked for it, by the services that these name."""
    push_hosts: tuple[str, ...] = ()
    """The services that may be named, such as googleapis.com, with all below them; any public one when empty."""
    push_contact: str = ""
    """Where a service finds the operator: a mailto: or https: address. Else the public one, or the mail's sender."""
    thinkers: int = 1
    """Processes in which machine players think; one more is for the advice that people ask for."""
    metrics_token: str = ""
    """A Bearer token for /metrics from other machines; without it only this machine may read them."""
    development: bool = False
    """Reread web files as they change."""
    limits: Limits = Limits()
    """Rates and sizes; HONJIN_LIMITS names those that are other than here, such as `sockets=200, chat=5/4`."""

    @property
    def is_secure(self) -> bool:
        """Players come by https: cookies may say so."""
        return self.public_url.startswith("https://")

    @property
    def signing_seed(self) -> bytes:
        """The seed of the key that signs finished matches. Another secret key makes another one of it."""
        return hmac.digest(self.secret_key.encode(), b"signs finished matches", "sha256")

    @property
    def bell_seed(self) -> bytes:
        """The seed of the key by which the services of browsers know this server. It changes with the secret key."""
        return hmac.digest(self.secret_key.encode(), b"calls browsers", "sha256")

    @property
    def contact(self) -> str:
        """Whom a service of browsers may write to about this server; nobody if there is no such address."""
        sender = parseaddr(self.smtp_from)[1]
        return self.push_contact or (self.public_url if self.is_secure else f"mailto:{sender}" if sender else "")

    @property
    def public_host(self) -> str:
        """Host and port of the public address, or nothing."""
        return urlsplit(self.public_url).netloc.lower()

    @property
    def url(self) -> str:
        """The address to put into a mail."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return self.public_url or f"http://{host}:{self.port}"

    @property
    def database(self) -> str:
        """The address of the database."""
        return self.database_url or f"sqlite+aiosqlite:///{self.data / 'honjin.sqlite'}"


def read_settings(environment: Mapping[str, str] | None = None, **given: Any) -> Settings:
    """The settings: what is `given` and not None, else HONJIN_<NAME> of the environment, else the default."""
    values = _from_environment(os.environ if environment is None else environment)
    values.update({name: value for name, value in given.items() if value is not None})
    data = Path(values.pop("data", None) or _data_folder())
    secret_key = values.pop("secret_key", "") or _kept_key(data)
    try:
        plain = {"data": str(data), "secret_key": secret_key, **msgspec.to_builtins(values)}
        settings = msgspec.convert(plain, Settings, strict=False, dec_hook=lambda kind, value: kind(value))
    except msgspec.ValidationError as error:
        raise BadSetting(f"a setting cannot be used: {error}") from None
    return _checked(settings)


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        text = environment.get(PREFIX + field.name.upper())
        if text is None:
            continue
        parts = [part.strip() for part in text.split(",") if part.strip()]
        if field.name == "limits":
            values[field.name] = dict(map(_limit, parts))
        else:
            values[field.name] = parts if field.name in ("trusted_proxies", "push_hosts") else text
    return values


def _limit(text: str) -> tuple[str, Any]:
    """One of HONJIN_LIMITS: `name=number`, or for a rate `name=burst/seconds`."""
    name, _, value = (part.strip() for part in text.partition("="))
    kinds = {field.name: field.type for field in msgspec.structs.fields(Limits)}
    if name not in kinds:
        raise BadSetting(f"HONJIN_LIMITS has no limit {name!r}; the limits are: {', '.join(kinds)}")
    try:
        if kinds[name] is not Bucket:
            return name, kinds[name](value)
        burst, _, every = value.partition("/")
        return name, {"burst": int(burst), "every": float(every)}
    except ValueError:
        wanted = "20/10 (so many at once, then one every so many seconds)" if kinds[name] is Bucket else "a number"
        raise BadSetting(f"HONJIN_LIMITS: {name} wants {wanted}, not {value!r}") from None


def _checked(settings: Settings) -> Settings:
    public = urlsplit(settings.public_url)
    if settings.public_url and (public.scheme not in ("http", "https") or not public.netloc or public.path.strip("/")):
        raise BadSetting(f"the public address must look like https://honjin.example, not {settings.public_url!r}")
    if not 0 <= settings.port <= 65535:
        raise BadSetting(f"a port is a number from 1 to 65535, or 0 for any free one, not {settings.port}")
    if settings.smtp_host and not settings.smtp_from:
        raise BadSetting("mail needs a sender: set HONJIN_SMTP_FROM")
    if settings.push_contact and not settings.push_contact.startswith(("mailto:", "https://")):
        raise BadSetting(f"the contact must be a mailto: or https: address, not {settings.push_contact!r}")
    if len(settings.secret_key) < 16:
        raise BadSetting("HONJIN_SECRET_KEY must have at least 16 characters")
    return msgspec.structs.replace(settings, public_url=settings.public_url.rstrip("/"))


def _data_folder() -> Path:
    shared = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(shared) / "honjin"


def _kept_key(data: Path) -> str:
    """The key of this data folder, made at the first start; two processes that start at once agree on one."""
    path = data / "secret.key"
    try:
        make_folder(data, is_ours=data == _data_folder())
        if not path.exists():
            _make_key(path)
        return path.read_text(encoding="ascii").strip()
    except OSError as error:
        raise BadSetting(f"the data folder {data} cannot be used: {error.strerror}") from None


def _make_key(path: Path) -> None:
    draft = path.with_name(f".secret.{secrets.token_hex(6)}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w", encoding="ascii") as file:
        file.write(secrets.token_urlsafe(48))
    # A link appears whole or not at all, and never over an older key.
    with contextlib.suppress(FileExistsError):
        os.link(draft, path)
    draft.unlink()
