"""Options made once, kept by the number of a piece or a place, and handed out for sets of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from sys import maxsize
from typing import Any, Generic, TypeVar, overload

from honjin.core.bits import FEW, FEW_BITS, MANY, MANY_BITS, MEMBERS_OF_FEW, members

T_co = TypeVar("T_co", covariant=True)


class ByNumber(Generic[T_co]):
    """One value for each piece or place, all different, handed out for a set of them."""

    __slots__ = ("_numbers", "_values")

    def __init__(self, values: Sequence[T_co]) -> None:
        self._values = tuple(values)
        self._numbers: dict[object, int] = {}

    def __getitem__(self, number: int) -> T_co:
        return self._values[number]

    def index(self, those: int, value: object) -> int:
        """The position that a value has in a set, -1 if it has none."""
        if not self._numbers:
            self._numbers = {value: number for number, value in enumerate(self._values)}
        number = self._numbers.get(value)
        if number is None or not those >> number & 1:
            return -1
        return (those & (1 << number) - 1).bit_count()

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

    def __contains__(self, value: object) -> bool:
        return any(values.index(those, value) >= 0 for values, those in self._parts) or value in self._others

    def index(self, value: Any, start: int = 0, stop: int = maxsize) -> int:
        """The position of a value, without a walk; raises ValueError if it is not among them."""
        if start or stop < maxsize:
            return list(self).index(value, start, stop)
        before = 0
        for values, those in self._parts:
            at = values.index(those, value)
            if at >= 0:
                return before + at
            before += those.bit_count()
        return before + self._others.index(value)

    def __reduce__(self) -> tuple[type[list[T_co]], tuple[list[T_co]]]:
        """On its way to another process it is the list that it stands for: the tables stay at home."""
        return list, (list(self),)

    def __iter__(self) -> Iterator[T_co]:
        for values, those in self._parts:
            yield from values.of(those)
        yield from self._others
