"""What an owner may call his pack."""

from __future__ import annotations

import unicodedata

from honjin.core.record import LONGEST_NAME
from honjin.server.identity.looks import hides_signs


def tidy_pack_name(given: str) -> str | None:
    """The name in one spelling (NFKC, single blanks); None if it is empty, too long or has signs that nobody sees."""
    name = unicodedata.normalize("NFKC", given).strip()
    if hides_signs(name) or len(name) > LONGEST_NAME or not any(sign.isalnum() for sign in name):
        return None
    return name


def name_from_file(name: str) -> str:
    """A name to begin with, from that of the file."""
    stem = name.rpartition(".")[0] or name
    plain = "".join(sign if unicodedata.category(sign)[0] not in "CZ" else " " for sign in stem.replace("_", " "))
    return tidy_pack_name(" ".join(plain.split())[:LONGEST_NAME]) or ""
