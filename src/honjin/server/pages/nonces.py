"""A player's own words for the dice, as they come from a form."""

from __future__ import annotations

from urllib.parse import quote

LONGEST = 80


def nonce_of(text: str) -> str:
    """The words as the dice take them: plain signs as they are, others escaped."""
    words = " ".join(text.split())
    return (words if words.isascii() and words.isprintable() else quote(words, safe=" ", errors="replace"))[:LONGEST]
