"""What people may be called."""

from __future__ import annotations

import hashlib
import re
import unicodedata

from honjin.server.problems import Trouble

SHORTEST, LONGEST = 2, 24
_GUEST = re.compile(r"guest [0-9a-f]{4}")


def tidy_name(given: str) -> str:
    """The name in one spelling (NFKC, single blanks), or a Trouble that says what is wrong with it."""
    name = unicodedata.normalize("NFKC", given).strip()
    if any(unicodedata.category(sign)[0] in "CZ" and sign != " " for sign in name) or "  " in name:
        raise Trouble("malformed", "a name has no control characters, invisible signs or double blanks")
    if not SHORTEST <= len(name) <= LONGEST:
        raise Trouble("malformed", f"a name has {SHORTEST} to {LONGEST} characters")
    if not any(sign.isalnum() for sign in name):
        raise Trouble("malformed", "a name has at least one letter or digit")
    if _GUEST.fullmatch(key_of(name)):
        raise Trouble("name-taken", "this is how guests are called")
    return name


def key_of(name: str) -> str:
    """What makes a name the same as another: not its case, nor its compatibility forms."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def tag_of(visitor_id: str) -> str:
    """Four signs by which a guest is told from the others; his id cannot be read from them."""
    return hashlib.sha256(f"tag:{visitor_id}".encode()).hexdigest()[:4].upper()


def guest_name(visitor_id: str) -> str:
    """What a guest is called at the table; clients may say it in their language."""
    return f"Guest {tag_of(visitor_id)}"
