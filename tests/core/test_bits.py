"""Sets as whole numbers, small and large."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from honjin.core.bits import first, highest, last, members

SETS = st.sets(st.integers(0, 210)) | st.sets(st.integers(0, 65)) | st.sets(st.integers(0, 25))


def bits_of(numbers: set[int]) -> int:
    return sum(1 << number for number in numbers)


@given(SETS)
def test_members_come_lowest_first(numbers: set[int]) -> None:
    assert members(bits_of(numbers)) == tuple(sorted(numbers))


def test_members_on_either_side_of_every_ten() -> None:
    for number in range(210):
        assert members(1 << number) == (number,)
        assert members((2 << number) - 1) == tuple(range(number + 1))


@given(SETS.filter(bool), st.randoms(use_true_random=False))
def test_first_last_and_highest(numbers: set[int], random: Random) -> None:
    values = [random.randrange(9) for _ in range(211)]
    assert (first(bits_of(numbers)), last(bits_of(numbers))) == (min(numbers), max(numbers))
    assert highest(values, bits_of(numbers)) == max(values[number] for number in numbers)
