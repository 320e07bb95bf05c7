"""The promises every game keeps, and the checks that hold it to them.

A game's tests hand over a `Case`. Checks of a position look at one moment of a match and leave it as it
was; `POSITION_CHECKS` are run at every decision of random matches. Checks of a case look at the definition
of the game and at whole matches, then at tables and their records. `honjin.testing.strategies` mixes them
in any order.
"""

from __future__ import annotations

from honjin.testing.contract.absence import check_absence
from honjin.testing.contract.comparing import everything_of, log_of, through_json
from honjin.testing.contract.forms import check_form, check_hush
from honjin.testing.contract.imagined import check_beliefs, check_imagined, check_twin
from honjin.testing.contract.positions import (
    POSITION_CHECKS,
    admits,
    assert_refused,
    check_asking,
    check_clone,
    check_every_option_is_accepted,
    check_nothing_else_is_accepted,
    check_nothing_told_nothing_shown,
    check_options,
    check_order_of_sealing,
    check_positions,
    check_predicate,
    check_private_answers,
    check_reasons,
    check_routine,
    check_snapshot,
    check_views,
    check_why_not,
)
from honjin.testing.contract.tables import (
    TABLE_CHECKS,
    check_record,
    check_resuming,
    check_second_thoughts,
    check_take_back,
    check_undo,
    what_seats_get,
)
from honjin.testing.contract.whole_matches import MATCH_CHECKS, check_definition, check_end, check_log, check_thinking

CASE_CHECKS = (*MATCH_CHECKS, check_imagined, *TABLE_CHECKS, check_absence)

__all__ = [
    "CASE_CHECKS",
    "POSITION_CHECKS",
    "admits",
    "assert_refused",
    "check_absence",
    "check_asking",
    "check_beliefs",
    "check_clone",
    "check_definition",
    "check_end",
    "check_every_option_is_accepted",
    "check_form",
    "check_hush",
    "check_imagined",
    "check_log",
    "check_nothing_else_is_accepted",
    "check_nothing_told_nothing_shown",
    "check_options",
    "check_order_of_sealing",
    "check_positions",
    "check_predicate",
    "check_private_answers",
    "check_reasons",
    "check_record",
    "check_resuming",
    "check_routine",
    "check_second_thoughts",
    "check_snapshot",
    "check_take_back",
    "check_thinking",
    "check_twin",
    "check_undo",
    "check_views",
    "check_why_not",
    "everything_of",
    "log_of",
    "through_json",
    "what_seats_get",
]
