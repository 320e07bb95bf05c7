"""Sets of pieces or places as whole numbers: bit n stands for the one of number n.

Copied for nothing, joined and parted in one operation.
"""

from __future__ import annotations

from collections.abc import Sequence

FEW, MANY = 10, 30
FEW_BITS, MANY_BITS = (1 << FEW) - 1, (1 << MANY) - 1


def _bit_by_bit(those: int) -> tuple[int, ...]:
    found = []
    while those:
        low = those & -those
        found.append(low.bit_length() - 1)
        those ^= low
    return tuple(found)


MEMBERS_OF_FEW = tuple(_bit_by_bit(those) for those in range(FEW_BITS + 1))
"""The members of every set of ten."""

_A = MEMBERS_OF_FEW
_B, _C, _D, _E, _F = (
    tuple(tuple([base + number for number in few]) for few in MEMBERS_OF_FEW) for base in range(10, 60, 10)
)


def members(those: int) -> tuple[int, ...]:
    """The numbers of a set, the lowest first.

    Of sets below sixty ten at a look, up to three times as quick as bit by bit; larger ones are mostly empty.
    """
    if those < 1 << 20:
        return _A[those & 1023] + _B[those >> 10]
    if those < 1 << 60:
        first = _A[those & 1023] + _B[those >> 10 & 1023]
        return first + _C[those >> 20 & 1023] + _D[those >> 30 & 1023] + _E[those >> 40 & 1023] + _F[those >> 50]
    return _bit_by_bit(those)


def first(those: int) -> int:
    """The lowest number of a set that is not empty."""
    return (those & -those).bit_length() - 1


def last(those: int) -> int:
    """The highest number of a set that is not empty."""
    return those.bit_length() - 1


def highest(values: Sequence[int], those: int) -> int:
    """The highest value of the members of a set that is not empty."""
    if not those & (those - 1):
        return values[those.bit_length() - 1]
    return max([values[number] for number in members(those)])
