"""The letter "it is your move", in the words of its reader."""

from __future__ import annotations

from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import Any

import msgspec

from honjin.core.decision import Side
from honjin.core.game import Game
from honjin.locale.text import LANGUAGES, Words
from honjin.server.identity.names import GUEST, told_of
from honjin.server.settings import Settings

MOST_LINES = 2
"""What happened, in so many lines: the weightiest."""


class Reader(msgspec.Struct, frozen=True):
    """To whom a letter goes, and about which seat."""

    match: str
    side: Side
    visitor: str
    email: str
    language: str
    name: str = ""
    confirmed: bool = True


def letter_for(reader: Reader, game: Game, welcome: dict[str, Any], settings: Settings) -> EmailMessage:
    """The letter, from what the seat's holder would be shown if he looked now."""
    words = _words(reader.language, game, welcome)
    url = settings.url
    title = words.text("game-title") if words.has("game-title") else game.rulebook.title
    opponent = words.list_of(
        [_called(words, s) for side, s in welcome["match"]["seats"].items() if side != reader.side]
    )
    account = f"{url}/account"
    happened = _happened(words, game, welcome)
    paragraphs = [
        words.text("mail-opening", {"game": title, "side": words.name("side", reader.side), "opponent": opponent}),
        "\n".join([words.text("mail-happened"), *(f"· {line}" for line in happened)]) if happened else "",
        _asked(words, welcome["now"]["decision"]),
        _due(words, welcome["now"]["due"]),
        words.text("mail-table", {"url": f"{url}/table/{reader.match}"}),
        "-- \n" + words.text("mail-stop", {"url": account}),
    ]
    letter = _letter(reader.email, words, settings, paragraphs)
    letter["Subject"] = words.text("mail-subject", {"game": title, "opponent": opponent})
    letter["List-Unsubscribe"] = f"<{account}>"
    return letter


def confirmation(name: str, email: str, language: str, token: str, settings: Settings) -> EmailMessage:
    """The letter that asks whether the address is its reader's; the token is after the #, where no server logs it."""
    words = Words(language if language in LANGUAGES else "en", also=("mail",))
    paragraphs = [
        words.text("mail-confirm", {"name": name, "server": settings.url}),
        f"{settings.url}/account/confirm#{token}",
        words.text("mail-confirm-ignore"),
    ]
    letter = _letter(email, words, settings, paragraphs)
    letter["Subject"] = words.text("mail-confirm-subject")
    return letter


def recovery(name: str, email: str, language: str, token: str, settings: Settings) -> EmailMessage:
    """The letter with which a lost password is replaced; the token is after the #, where no server logs it."""
    words = Words(language if language in LANGUAGES else "en", also=("mail",))
    paragraphs = [
        words.text("mail-recover", {"name": name, "server": settings.url}),
        f"{settings.url}/account/reset#{token}",
        words.text("mail-recover-once"),
        words.text("mail-recover-ignore"),
    ]
    letter = _letter(email, words, settings, paragraphs)
    letter["Subject"] = words.text("mail-recover-subject")
    return letter


def _letter(email: str, words: Words, settings: Settings, paragraphs: list[str]) -> EmailMessage:
    letter = EmailMessage(policy=SMTP)
    # First: it takes away what else is said about the content.
    letter.set_content("\n\n".join(filter(None, paragraphs)) + "\n")
    letter["From"] = settings.smtp_from
    letter["To"] = email
    letter["Date"] = formatdate()
    letter["Message-ID"] = make_msgid(domain=settings.smtp_from.rpartition("@")[2].strip("> ") or "localhost")
    letter["Content-Language"] = words.language
    letter["Auto-Submitted"] = "auto-generated"
    return letter


def _words(language: str, game: Game, welcome: dict[str, Any]) -> Words:
    return Words(
        language if language in LANGUAGES else "en", game.title, game.look.kinds, welcome["names"], also=("mail",)
    )


def _called(words: Words, seat: dict[str, Any]) -> str:
    """The other player, as this language calls him."""
    if seat["kind"] == "machine":
        return words.text("mail-machine", {"level": words.name("seat", seat["level"])})
    guest = GUEST.fullmatch(seat["name"])
    if guest:
        return words.text("mail-guest-named" if guest["nickname"] else "mail-guest", told_of(guest))
    return seat["name"] or words.text("mail-nobody")


def _happened(words: Words, game: Game, welcome: dict[str, Any]) -> list[str]:
    """The weightiest of what the reader has not seen yet, in the order in which it happened."""
    unseen = [told for told in welcome["told"] if told["number"] > welcome["seen"] and told["weight"] > 0]
    weightiest = sorted(unseen, key=lambda told: (told["weight"], told["number"]))[-MOST_LINES:]
    in_turn = sorted(weightiest, key=lambda told: int(told["number"]))
    return [words.of("event", game.event_from(told["event"])) for told in in_turn]


def _due(words: Words, due: str | None) -> str:
    """When the step closes, to the minute."""
    return words.text("mail-due", {"until": due[:16].replace("T", " ")}) if due else ""


def _asked(words: Words, decision: dict[str, Any] | None) -> str:
    if decision is None:
        return words.text("mail-asked-plainly")
    fields = ({key: value for key, value in one["option"].items() if key != "do"} for one in decision["options"])
    return words.text("mail-asked", {"ask": words.ask(decision["ask"], decision["facts"], fields)})
