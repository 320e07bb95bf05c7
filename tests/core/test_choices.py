"""Lists of options that are written out only where somebody reads them."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from honjin.core.choices import ByNumber, Choices, SeveralByNumber

SIZE = 130
PICKS = ByNumber([f"pick {number}" for number in range(SIZE)])
MARCHES = ByNumber([f"march {number}" for number in range(40)])
SAILINGS = SeveralByNumber([[f"{ship} to {sea}" for sea in range(ship % 3)] for ship in range(SIZE)])
OTHERS = ("pass", "halt")

SETS = st.sets(st.integers(0, SIZE - 1))
FEW = st.sets(st.integers(0, 39))


def bits_of(numbers: set[int]) -> int:
    return sum(1 << number for number in numbers)


@given(SETS)
def test_values_of_a_set_in_their_order(numbers: set[int]) -> None:
    written_out = [f"pick {number}" for number in sorted(numbers)]
    assert PICKS.of(bits_of(numbers)) == written_out
    assert [PICKS.nth(bits_of(numbers), index) for index in range(len(numbers))] == written_out


@given(SETS)
def test_several_values_of_a_set_in_their_order(numbers: set[int]) -> None:
    assert SAILINGS.of(bits_of(numbers)) == [f"{n} to {sea}" for n in sorted(numbers) for sea in range(n % 3)]


@given(SETS, FEW, st.booleans())
def test_choices_are_the_list_they_stand_for(picks: set[int], marches: set[int], more: bool) -> None:
    others = OTHERS if more else ()
    choices = Choices((PICKS, bits_of(picks)), (MARCHES, bits_of(marches)), others=others)
    written_out = [*PICKS.of(bits_of(picks)), *MARCHES.of(bits_of(marches)), *others]
    assert list(choices) == written_out
    assert len(choices) == len(written_out)
    assert [choices[index] for index in range(len(choices))] == written_out
    assert choices[1:7:2] == written_out[1:7:2]
    assert list(reversed(choices)) == written_out[::-1]
    if written_out:
        assert choices[-1] == written_out[-1]
    with pytest.raises(IndexError):
        choices[len(written_out)]


@given(SETS, FEW)
def test_choices_know_where_a_value_is(picks: set[int], marches: set[int]) -> None:
    choices = Choices((PICKS, bits_of(picks)), (MARCHES, bits_of(marches)), others=OTHERS)
    written_out = list(choices)
    assert [choices.index(value) for value in written_out] == list(range(len(written_out)))
    for value in (*map(PICKS.__getitem__, range(SIZE)), *map(MARCHES.__getitem__, range(40)), *OTHERS, "stranger"):
        assert (value in choices) == (value in written_out)
    assert choices.index("halt", 1) == written_out.index("halt", 1)


@pytest.mark.parametrize("value", ["pick 3", "march 2", "stranger"])
def test_what_is_not_among_the_choices_has_no_place_there(value: str) -> None:
    with pytest.raises(ValueError, match="not in"):
        Choices((PICKS, 0b10111), (MARCHES, 0b1), others=OTHERS).index(value)
    with pytest.raises(ValueError, match="not in"):
        Choices((PICKS, 0b10111), others=OTHERS).index("pick 0", 1)


def test_choices_travel_as_the_list_they_stand_for() -> None:
    choices = Choices((PICKS, 0b10111), others=OTHERS)
    assert pickle.loads(pickle.dumps(choices)) == list(choices)
