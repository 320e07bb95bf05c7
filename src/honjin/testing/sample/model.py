"""The words of the game, and the data pack: what the cards are and how long the duel lasts."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Final, NewType

import msgspec
from msgspec import Meta

from honjin.core.decision import Side
from honjin.core.errors import HonjinError

CardId = NewType("CardId", str)
Cards = tuple[CardId, ...]

NORTH: Final[Side] = "north"
SOUTH: Final[Side] = "south"
SIDES: Final = (NORTH, SOUTH)

ADVANCE, HOLD, WITHDRAW = "advance", "hold", "withdraw"
STANCES: Final = (ADVANCE, HOLD, WITHDRAW)
HEIGHTS: Final = ("high", "low")


def enemy_of(side: Side) -> Side:
    """The other side."""
    return SOUTH if side == NORTH else NORTH


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of both decks: it beats weaker cards, and wounds on a die up to its strength."""

    id: CardId
    strength: Annotated[int, Meta(ge=1, le=6)]


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every value of the game, in one small file."""

    cards: Annotated[tuple[Card, ...], Meta(min_length=1, max_length=12)]
    hand: Annotated[int, Meta(ge=1)]
    guard: Annotated[int, Meta(ge=1)]
    rounds: Annotated[int, Meta(ge=1, le=9)]
    wounds: Annotated[int, Meta(ge=1)]

    @property
    def digest(self) -> str:
        """SHA-256 of the whole pack: all its values matter for play."""
        return sha256(self.to_json()).hexdigest()

    def to_json(self) -> bytes:
        """The whole pack, for the header of a record."""
        return msgspec.json.encode(self)


STANDARD: Final = Pack(
    cards=(
        Card(CardId("feint"), 1),
        Card(CardId("jab"), 2),
        Card(CardId("sweep"), 3),
        Card(CardId("thrust"), 3),
        Card(CardId("rising_cut"), 4),
        Card(CardId("cross_cut"), 4),
        Card(CardId("falling_cut"), 5),
        Card(CardId("two_hands"), 6),
    ),
    hand=5,
    guard=3,
    rounds=5,
    wounds=2,
)


def read_pack(data: bytes) -> Pack:
    """A pack of one's own."""
    try:
        return msgspec.json.decode(data, type=Pack)
    except msgspec.DecodeError as error:
        raise HonjinError(f"this is no pack for the Duel at the Ford: {error}") from None
