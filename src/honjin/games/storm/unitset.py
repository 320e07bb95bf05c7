"""Sets of units or of areas as whole numbers: bit n stands for the one of number n."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Generic, TypeVar, overload

MANY, FEW = 30, 10
MANY_BITS, FEW_BITS = (1 << MANY) - 1, (1 << FEW) - 1

UnitSet = int
AreaSet = int
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


def members(those: int) -> Iterator[int]:
    """The numbers of a set, the lowest first."""
    while those:
        low = those & -those
        yield low.bit_length() - 1
        those ^= low


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


MEMBERS_OF_FEW = tuple(tuple(members(those)) for those in range(FEW_BITS + 1))
"""The members of every set of ten."""


class ByNumber(Generic[T_co]):
    """One value for each unit or area, handed out for a set of them."""

    __slots__ = ("_values",)

    def __init__(self, values: Sequence[T_co]) -> None:
        self._values = tuple(values)

    def __getitem__(self, number: int) -> T_co:
        return self._values[number]

    def of(self, those: int) -> list[T_co]:
        """The values of a set, in their order."""
        values = self._values
        if those.bit_count() == 1:
            return [values[those.bit_length() - 1]]
        found = []
        while those:
            low = those & -those
            found.append(values[low.bit_length() - 1])
            those ^= low
        return found

    def nth(self, those: int, index: int) -> T_co:
        """The value of the member of a set at this position."""
        skipped = 0
        while index >= (count := (those & MANY_BITS).bit_count()):
            index -= count
            those >>= MANY
            skipped += MANY
        while index >= len(few := MEMBERS_OF_FEW[those & FEW_BITS]):
            index -= len(few)
            those >>= FEW
            skipped += FEW
        return self._values[skipped + few[index]]


class Choices(Sequence[T_co]):
    """The values of some sets, one after the other, then a few more: a list written out only where somebody reads it.

    Half of all decisions offer fifty units or more, and search looks at few of them.
    """

    __slots__ = ("_length", "_others", "_parts")

    def __init__(self, *parts: tuple[ByNumber[T_co], int], others: tuple[T_co, ...] = ()) -> None:
        self._parts = parts
        self._others = others
        length = len(others)
        for _, those in parts:
            length += those.bit_count()
        self._length = length

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> T_co: ...

    @overload
    def __getitem__(self, index: slice) -> list[T_co]: ...

    def __getitem__(self, index: Any) -> Any:
        if type(index) is not int or index < 0:
            return list(self)[index]
        for values, those in self._parts:
            size = those.bit_count()
            if index < size:
                return values.nth(those, index)
            index -= size
        return self._others[index]

    def __iter__(self) -> Iterator[T_co]:
        for values, those in self._parts:
            yield from values.of(those)
        yield from self._others
