"""Fixed dice: whatever a match draws, the same test draws again.

Dice follow from what was agreed (the id of the match, what each seat added) and from the secret, a machine player of
chance from the id. The server of these tests runs in the test's own process, or is started by `fixed_server.py`, so all
of it is fixed here, but for what the browsers draw: `FIXED_CHANCE` is for them. No switch for it is in the server or in
the client.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from itertools import count
from types import ModuleType

from honjin.server.tables import hall

SECRET = bytes(32)
NONCE = "fixed"
"""What a machine adds to the dice."""
FIXED_CHANCE = "crypto.getRandomValues = (array) => array.fill(7);"
BROWSERS_NONCE = "07" * 16
"""What a browser of these tests adds to them."""
LETTERS = 10
"""Of the id of a match."""


def fix_dice(change: Callable[[ModuleType, str, Callable[[], object]], None], test: str) -> None:
    """From now on the matches of a test have always the same dice, each its own; `change` is a kind of setattr."""
    numbers = count(1)
    change(hall, "new_match_id", lambda: match_id(test, next(numbers)))
    change(hall, "new_secret", lambda: SECRET)
    change(hall, "new_nonce", lambda: NONCE)


def match_id(test: str, number: int) -> str:
    """The id of a test's first match, its second and so on."""
    return sha256(f"{test} {number}".encode()).hexdigest()[:LETTERS]
