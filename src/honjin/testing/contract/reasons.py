"""What every refusal has."""

from __future__ import annotations

import msgspec

from honjin.core.decision import Refusal
from honjin.testing.matches import Case


def assert_is_reason(case: Case, refusal: Refusal) -> None:
    """A refusal names a section of the rulebook and a reason."""
    assert refusal.rule in case.sections, f"{refusal.why} cites §{refusal.rule}, which is not in the rulebook"
    assert refusal.why
    msgspec.json.encode(refusal)
