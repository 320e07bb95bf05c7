"""Dice: streams that do not shift each other, commitments, records, scripts and enumeration."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter, defaultdict
from collections.abc import Callable
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from honjin.core.dice import (
    CommittedDice,
    Dice,
    RecordedDice,
    ScriptedDice,
    SeededDice,
    commitment_of,
    every_outcome,
)
from honjin.core.errors import DiceMismatch
from honjin.core.event import Roll

SECRET = bytes(range(32))
AGREED = '["match-1",[["north","abc"],["south","def"]]]'
"""What format 1 of the record put into the key."""


def committed() -> CommittedDice:
    return CommittedDice(SECRET, AGREED)


# All dice


@pytest.mark.parametrize("make", [lambda: SeededDice(7), committed], ids=["seeded", "committed"])
class TestStreams:
    def test_hidden_rolls_do_not_shift_open_ones(self, make: Callable[[], Dice]) -> None:
        plain, mixed = make(), make()
        expected = [plain.roll("fire") for _ in range(20)]
        found = []
        for number in range(20):
            for _ in range(number % 4):
                mixed.roll("deal", 8, stream="north")
            found.append(mixed.roll("fire"))
        assert found == expected

    def test_each_stream_counts_for_itself(self, make: Callable[[], Dice]) -> None:
        dice = make()
        dice.roll("deal", stream="north")
        dice.roll("deal", stream="north")
        dice.roll("fire")
        assert [dice.number(stream) for stream in ("open", "north", "south")] == [1, 2, 0]

    def test_streams_are_not_copies_of_each_other(self, make: Callable[[], Dice]) -> None:
        dice = make()
        rolls = {stream: [dice.roll("x", 100, stream) for _ in range(20)] for stream in ("open", "north", "south")}
        assert len(set(map(tuple, rolls.values()))) == 3

    def test_every_face_falls_and_no_other(self, make: Callable[[], Dice]) -> None:
        dice = make()
        assert {dice.roll("x") for _ in range(200)} == set(range(1, 7))
        assert {dice.roll("x", 1) for _ in range(5)} == {1}

    def test_same_dice_fall_the_same(self, make: Callable[[], Dice]) -> None:
        one, other = make(), make()
        assert [one.roll("x", 10) for _ in range(50)] == [other.roll("x", 10) for _ in range(50)]


def test_open_stream_is_known_by_its_name_not_by_its_identity() -> None:
    one, other = SeededDice(1), SeededDice(1)
    spelt = "".join(["op", "en"])
    assert [one.roll("x"), one.roll("x")] == [other.roll("x", 6, spelt), other.roll("x")]
    assert other.number(spelt) == 2


def test_another_seed_gives_other_dice() -> None:
    one, other = SeededDice(1), SeededDice(2)
    assert [one.roll("x") for _ in range(30)] != [other.roll("x") for _ in range(30)]


# Committed dice


def test_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment_of(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert committed().commitment == hashlib.sha256(SECRET).hexdigest()


def test_known_answers() -> None:
    """These values are part of every record ever written: whoever changes them breaks all proofs."""
    dice = committed()
    assert [dice.roll("fire.north") for _ in range(8)] == [1, 4, 2, 3, 1, 6, 1, 6]
    assert [dice.roll("deal", 8, "north") for _ in range(8)] == [5, 5, 4, 3, 2, 8, 1, 5]


def test_value_can_be_computed_by_hand() -> None:
    key = hmac.digest(SECRET, AGREED.encode(), "sha256")
    digest = hmac.digest(key, b"open|1|fire|6|0", "sha256")
    first = next(byte for byte in digest if byte < 252)
    assert committed().roll("fire") == first % 6 + 1


@pytest.mark.parametrize(
    "other",
    [
        CommittedDice(SECRET[::-1], AGREED),
        CommittedDice(SECRET, AGREED[::-1]),
    ],
    ids=["secret", "agreed"],
)
def test_everything_that_went_into_the_key_matters(other: CommittedDice) -> None:
    dice = committed()
    assert [dice.roll("x", 100) for _ in range(20)] != [other.roll("x", 100) for _ in range(20)]


def test_purpose_and_faces_are_part_of_a_roll() -> None:
    dice = committed()
    numbers = range(1, 30)
    fire = [dice.value_of("open", number, "fire", 6) for number in numbers]
    assert fire != [dice.value_of("open", number, "move", 6) for number in numbers]


def test_value_of_a_roll_is_fixed_in_advance() -> None:
    dice = committed()
    foretold = [dice.value_of("open", number, "x", 6) for number in range(1, 11)]
    assert dice.number() == 0
    assert [dice.roll("x") for _ in range(10)] == foretold


def test_count_is_taken_up_after_the_rolls_of_a_record() -> None:
    whole, later = committed(), committed()
    expected = [(whole.roll("x"), whole.roll("d", 8, "north")) for _ in range(6)]
    later.continue_from([Roll("open", number, "x", 6, 1) for number in (1, 2, 3)])
    later.continue_from([Roll("north", number, "d", 8, 1) for number in (2, 1)])
    assert [later.number(stream) for stream in ("open", "north", "south")] == [3, 2, 0]
    assert [later.roll("x") for _ in range(3)] == [pair[0] for pair in expected[3:]]
    assert [later.roll("d", 8, "north") for _ in range(4)] == [pair[1] for pair in expected[2:]]


def test_count_can_be_set_back() -> None:
    dice = committed()
    dice.roll("x")
    before = dice.position()
    rolls = [dice.roll("x"), dice.roll("d", 8, "north")]
    dice.rewind(before)
    assert [dice.roll("x"), dice.roll("d", 8, "north")] == rolls


@pytest.mark.parametrize("sides", [6, 10, 100, 256])
def test_faces_are_equally_likely(sides: int) -> None:
    """Chi-square against the uniform law; the limit is five deviations, and the secret is fixed."""
    dice = committed()
    throws = 200 * sides if sides < 100 else 60 * sides
    counts = Counter(dice.roll("x", sides) for _ in range(throws))
    expected = throws / sides
    assert set(counts) == set(range(1, sides + 1))
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    freedom = sides - 1
    assert abs(chi_square - freedom) < 5 * (2 * freedom) ** 0.5


def test_bytes_that_would_favour_low_faces_are_thrown_away() -> None:
    """With 200 faces a byte above 199 counts for nothing; if it wrapped round, 1 to 56 would come twice as often."""
    dice = committed()
    rolls = [dice.roll("x", 200) for _ in range(6000)]
    low = sum(roll <= 56 for roll in rolls) / len(rolls)
    assert low == pytest.approx(56 / 200, abs=0.03)


@pytest.mark.timeout(60)
def test_die_of_too_many_faces_is_refused() -> None:
    with pytest.raises(DiceMismatch):
        committed().value_of("open", 1, "x", 257)


# Recorded and scripted dice


def recorded(*rolls: Roll) -> RecordedDice:
    return RecordedDice(rolls)


def test_recorded_dice_fall_as_written() -> None:
    dice = recorded(Roll("open", 4, "fire", 6, 3), Roll("north", 9, "deal", 8, 8))
    assert dice.roll("fire") == 3
    assert dice.number() == 4
    assert dice.roll("deal", 8, "north") == 8
    assert dice.number("north") == 9


@pytest.mark.parametrize(
    ("purpose", "sides", "stream"), [("move", 6, "open"), ("fire", 8, "open"), ("fire", 6, "north")]
)
def test_recorded_dice_refuse_another_question(purpose: str, sides: int, stream: str) -> None:
    with pytest.raises(DiceMismatch):
        recorded(Roll("open", 1, "fire", 6, 3)).roll(purpose, sides, stream)


def test_recorded_dice_refuse_when_none_is_left() -> None:
    with pytest.raises(DiceMismatch, match="fire"):
        recorded().roll("fire")


@pytest.mark.parametrize("value", [0, 7, -1])
def test_recorded_dice_refuse_an_impossible_face(value: int) -> None:
    with pytest.raises(DiceMismatch, match=f"cannot show {value}"):
        recorded(Roll("open", 1, "fire", 6, value)).roll("fire")


def test_recorded_dice_must_all_be_used() -> None:
    dice = recorded(Roll("open", 1, "fire", 6, 3))
    with pytest.raises(DiceMismatch, match="1 more"):
        dice.check_all_used()


def test_scripted_dice_fall_as_scripted() -> None:
    dice = ScriptedDice([3, 6])
    assert dice.roll("fire") == 3
    assert dice.left == 1
    assert dice.roll("move") == 6
    with pytest.raises(DiceMismatch, match="repair"):
        dice.roll("repair")


def test_scripted_dice_count_each_stream_for_itself() -> None:
    dice = ScriptedDice([1, 1])
    dice.roll("deal", stream="north")
    dice.roll("fire")
    assert (dice.number(), dice.number("north")) == (1, 1)


def test_scripted_dice_refuse_an_impossible_face() -> None:
    with pytest.raises(DiceMismatch):
        ScriptedDice([7]).roll("fire")


# Every outcome


def test_every_outcome_of_two_dice() -> None:
    found = list(every_outcome(lambda dice: (dice.roll("a"), dice.roll("b", 4))))
    assert [result for _, result in found] == list(product(range(1, 7), range(1, 5)))
    assert [chance for chance, _ in found] == pytest.approx([1 / 24] * 24)


def test_every_outcome_without_dice() -> None:
    assert list(every_outcome(lambda dice: "sure")) == [(1.0, "sure")]


def explode(dice: Dice) -> int:
    """A die that is rolled again on its highest face, twice at most."""
    total = 0
    for _ in range(3):
        die = dice.roll("x", 3)
        total += die
        if die < 3:
            break
    return total


def test_every_outcome_where_dice_call_for_dice() -> None:
    odds: dict[int, float] = defaultdict(float)
    for chance, total in every_outcome(explode):
        odds[total] += chance
    thirds = {1: 9, 2: 9, 4: 3, 5: 3, 7: 1, 8: 1, 9: 1}
    assert dict(odds) == {total: pytest.approx(count / 27) for total, count in thirds.items()}


@settings(derandomize=True, deadline=None, max_examples=40)
@given(st.lists(st.integers(1, 5), max_size=4))
def test_every_outcome_agrees_with_direct_enumeration(faces: list[int]) -> None:
    found = list(every_outcome(lambda dice: tuple(dice.roll("x", sides) for sides in faces)))
    assert [result for _, result in found] == list(product(*(range(1, sides + 1) for sides in faces)))
    assert sum(chance for chance, _ in found) == pytest.approx(1)


def test_enumerating_dice_count_their_rolls() -> None:
    def both(dice: Dice) -> int:
        dice.roll("x", 2)
        return dice.number()

    assert [number for _, number in every_outcome(both)] == [1, 1]
