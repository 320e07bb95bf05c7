"""What people may be called."""

from __future__ import annotations

import hashlib
import re
import unicodedata

from honjin.server.identity.looks import hides_signs, look_of
from honjin.server.problems import Trouble

SHORTEST, LONGEST = 2, 24
_GUEST = re.compile(r"guest[0-9a-fols]{4}")
"""How guests are called, as `look_of` has it."""
GUEST = re.compile(r"Guest (?P<tag>[0-9A-F]{4})(?: (?P<nickname>.+))?")
"""How the database calls guests: with a nickname after the tag that tells them apart, if they have chosen one."""

_SCRIPTS = ("LATIN ", "CYRILLIC ", "GREEK ")


def tidy_name(given: str) -> str:
    """The name in one spelling (NFKC, single blanks), or a Trouble that says what is wrong with it."""
    name = unicodedata.normalize("NFKC", given).strip()
    if hides_signs(name):
        raise Trouble("malformed", "a name has no control characters, invisible signs or double blanks")
    if not SHORTEST <= len(name) <= LONGEST:
        raise Trouble("malformed", f"a name has {SHORTEST} to {LONGEST} characters")
    if not any(sign.isalnum() for sign in name):
        raise Trouble("malformed", "a name has at least one letter or digit")
    if any(sum(_has_letters(word, script) for script in _SCRIPTS) > 1 for word in name.split()):
        raise Trouble("malformed", "a word has letters of one alphabet")
    if _GUEST.fullmatch(look_of(name)) or GUEST.fullmatch(name):
        raise Trouble("name-taken", "this is how guests are called")
    return name


def told_of(guest: re.Match[str]) -> dict[str, str]:
    """What a language needs to call a guest so: his tag, and his nickname if he has one."""
    return {name: value for name, value in guest.groupdict().items() if value}


def _has_letters(word: str, script: str) -> bool:
    return any(unicodedata.name(sign, "").startswith(script) for sign in word if sign.isalpha())


def tag_of(visitor_id: str) -> str:
    """Four signs by which a guest is told from the others; his id cannot be read from them."""
    return hashlib.sha256(f"tag:{visitor_id}".encode()).hexdigest()[:4].upper()


def guest_name(visitor_id: str, nickname: str = "") -> str:
    """What a guest is called at the table; clients may say it in their language.

    His tag stays beside a nickname: anybody may choose the same.
    """
    return f"Guest {tag_of(visitor_id)} {nickname}".rstrip()
