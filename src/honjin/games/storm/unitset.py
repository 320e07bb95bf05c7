"""Sets of units as whole numbers: bit n stands for the unit of number n."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar

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
