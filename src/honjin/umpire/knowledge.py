"""What everybody may know of a table: who is asked, what is being done, and whether the match has moved on."""

from __future__ import annotations

from typing import Any

from honjin.core.decision import Facts, Side
from honjin.core.event import SPECTATOR, UMPIRE, Viewer
from honjin.umpire.table import Table


def asked(table: Table, viewer: Viewer) -> list[Side]:
    """The sides that have to answer now, as far as this viewer may know."""
    if table.is_over:
        return []
    match = table.match
    return [
        decision.side
        for decision in match.open
        if decision.side not in match.sealed or (decision.hushed and viewer not in (decision.side, UMPIRE))
    ]


def sent_in_secret(table: Table) -> tuple[Side, ...]:
    """The sides that have answered a hushed question, of which only they themselves may know."""
    match = table.match
    return tuple(decision.side for decision in match.open if decision.hushed and decision.side in match.sealed)


def looks_away(table: Table, has_secrets: bool) -> bool:
    """Whether of two at one screen one must look away when the other is asked; `has_secrets` is what the game says.

    So it is while both write their answers to one question. What a single side is asked in private is open again
    before anybody else decides, or the game says that its sides keep secrets.
    """
    return has_secrets or len(table.match.open) > 1


def crumbs(table: Table, viewer: Viewer) -> list[tuple[str, Facts]]:
    """What is being done now, as far as this viewer may know."""
    return [] if table.is_over else table.match.crumbs(viewer)


def public_mark(table: Table) -> tuple[Any, ...]:
    """Changes with the match as everybody may know it: a side that acts in secret leaves it as it is."""
    told = table.told_count(SPECTATOR), table.retracted(SPECTATOR)
    return *told, table.is_over, asked(table, SPECTATOR), crumbs(table, SPECTATOR)
