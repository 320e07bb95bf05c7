"""Every choice that can be made in the duel, in the imperative."""

from __future__ import annotations

from honjin.core.decision import Option
from honjin.core.form import FillIn, Slip
from honjin.testing.sample.model import CardId


class Ready(Option, frozen=True):
    """Lay a card of your hand face down before you."""

    card: CardId


class TakeGuard(Option, frozen=True):
    """Stand by the cards you have laid down."""


class TakeStance(Option, frozen=True):
    """Advance into the ford, hold your bank, or withdraw."""

    stance: str


class Strike(Option, frozen=True):
    """Strike with a card of your guard."""

    card: CardId


class Counter(Option, frozen=True):
    """Answer the enemy's card with a stronger one."""

    card: CardId


class Yield(Option, frozen=True):
    """Let the enemy's card stand."""


class Lay(Slip, frozen=True):
    """Lay a card of your hand face down before you, high or low."""

    card: CardId
    height: str


class WriteGuard(FillIn, frozen=True):
    """Hand in your whole guard on paper."""

    slips: tuple[Lay, ...] = ()


OPTIONS = WriteGuard | Ready | TakeGuard | TakeStance | Strike | Counter | Yield
