"""Fixed dice: whatever a match draws, the same test draws again.

Dice follow from the secret, the nonces and the id of a match, and a machine player of chance from the id. The server
of these tests runs in the test's own process, so they are fixed here, and no switch for it is in the server.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

import pytest

from honjin.server import hall

LETTERS = 10
"""Of the id of a match."""


def fix_dice(patch: pytest.MonkeyPatch, test: str) -> None:
    """From now on the first match has always the same dice, and so has each one after it; every test has its own."""
    ids = _ids(test)
    patch.setattr(hall, "new_match_id", lambda: next(ids))
    patch.setattr(hall, "new_secret", lambda: bytes(32))
    patch.setattr(hall, "new_nonce", lambda: "fixed")


def _ids(test: str) -> Iterator[str]:
    number = 0
    while True:
        number += 1
        yield sha256(f"{test} {number}".encode()).hexdigest()[:LETTERS]
