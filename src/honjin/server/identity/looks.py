"""When two names are the same, and when they only look so."""

from __future__ import annotations

import unicodedata

LONGEST_LOOK = 80

_PAIRS = (
    "аaвbгrеeзэиuкkмmнhоoпnрpсcтtуyхxьbіlїlјjѕsԁdԛqԝwһhӏl"  # Cyrillic
    "αaβbεeζzηhιlκkμmνnοoρpτtυyχxωw"  # Greek
    "օoսuհhոn"  # Armenian
    "ıløođdłlħhŧtɑaɡg"  # other Latin letters
    "0o1l5sil|l!l"  # digits and signs
    "カ力ニ二ロ口エ工タ夕ハ八ト卜ヘへー一"  # kana and the characters they could be
)
_LOOKS = {ord(sign): like for sign, like in zip(_PAIRS[::2], _PAIRS[1::2], strict=True)}
_ALIKE = (("rn", "m"), ("vv", "w"))
_VOICED = "\u3099\u309a"
"""The marks of Japanese syllables, which make another one of it; accents only dress a letter."""

_BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800"
"""What counts as a letter or a sign and shows nothing: fillers of Korean and Khmer, the empty pattern of Braille."""


def hides_signs(name: str) -> bool:
    """Whether somebody reads less than there is: invisible signs, odd or double blanks."""
    return "  " in name or any(
        sign in _BLANK or (unicodedata.category(sign)[0] in "CZ" and sign != " ") for sign in name
    )


def key_of(name: str) -> str:
    """What makes a name the same as another: not its case, nor its compatibility forms, nor blanks around it.

    Zero bytes are left out: PostgreSQL has no text with one in it, not even to compare with.
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).replace("\0", "").strip()


def look_of(name: str) -> str:
    """What a name looks like at a glance: two that look alike are one to whoever is to be deceived.

    Accents, blanks and points are left out, letters of other alphabets and digits are what they look like. It need not
    be exact: it only has to be hard to find a name that passes for another.
    """
    letters = unicodedata.normalize("NFD", key_of(name))
    kept = (sign for sign in letters if sign in _VOICED or unicodedata.category(sign)[0] in "LNS" or sign == "!")
    look = unicodedata.normalize("NFC", "".join(kept).translate(_LOOKS))
    for pair, like in _ALIKE:
        look = look.replace(pair, like)
    return look[:LONGEST_LOOK] or key_of(name)
