"""Sets of units as whole numbers: bit n stands for the unit of number n."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Generic, TypeVar, overload

UnitSet = int
T = TypeVar("T")


def members(units: UnitSet) -> Iterator[int]:
    """The numbers of the units of a set, the lowest first."""
    while units:
        low = units & -units
        yield low.bit_length() - 1
        units ^= low


def count(units: UnitSet) -> int:
    """How many units a set has."""
    return units.bit_count()


class PerUnit(Generic[T]):
    """One value for each unit, handed out for a set of them."""

    __slots__ = ("_values",)

    def __init__(self, values: Sequence[T]) -> None:
        self._values = tuple(values)

    def __getitem__(self, number: int) -> T:
        return self._values[number]

    def of(self, units: UnitSet) -> list[T]:
        """The values of these units, in their order."""
        values = self._values
        found = []
        while units:
            low = units & -units
            found.append(values[low.bit_length() - 1])
            units ^= low
        return found


class Choices(Sequence[T]):
    """The values of a set of units, then some others: a list that is written out only where somebody reads it.

    Half of all decisions offer fifty units or more, and random play looks at one of them.
    """

    __slots__ = ("_others", "_table", "_units")

    def __init__(self, table: PerUnit[T], units: UnitSet, others: Sequence[T]) -> None:
        self._table = table
        self._units = units
        self._others = others

    def __len__(self) -> int:
        return self._units.bit_count() + len(self._others)

    @overload
    def __getitem__(self, index: int) -> T: ...

    @overload
    def __getitem__(self, index: slice) -> list[T]: ...

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return list(self)[index]
        count_ = self._units.bit_count()
        if index < 0:
            index += count_ + len(self._others)
        if index >= count_:
            return self._others[index - count_]
        units = self._units
        for _ in range(index):
            units &= units - 1
        return self._table[(units & -units).bit_length() - 1]

    def __iter__(self) -> Iterator[T]:
        yield from self._table.of(self._units)
        yield from self._others
