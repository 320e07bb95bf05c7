"""Options made once, kept by the number of a piece or a place, and handed out for sets of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Generic, TypeVar, overload

from honjin.core.bits import FEW, FEW_BITS, MANY, MANY_BITS, MEMBERS_OF_FEW, members

T_co = TypeVar("T_co", covariant=True)


class ByNumber(Generic[T_co]):
    """One value for each piece or place, handed out for a set of them."""

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
        return [values[number] for number in members(those)]

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


class SeveralByNumber(Generic[T_co]):
    """Some values for each piece or place, such as all its options, handed out for a set of them."""

    __slots__ = ("_values",)

    def __init__(self, values: Sequence[Sequence[T_co]]) -> None:
        self._values = tuple(values)

    def of(self, those: int) -> list[T_co]:
        """The values of a set, in their order."""
        values = self._values
        found: list[T_co] = []
        for number in members(those):
            found += values[number]
        return found


class Choices(Sequence[T_co]):
    """The values of some sets, one after the other, then a few more: a list written out only where somebody reads it.

    Where half of all decisions offer fifty options or more, search looks at few of them.
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
