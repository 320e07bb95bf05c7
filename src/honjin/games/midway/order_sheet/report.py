"""The tabs that the umpire alone fills in: contacts, the report of the last two turns, losses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from honjin.core.event import AnswerSealed
from honjin.core.order_sheet import Row, Speech, Value
from honjin.core.telling import Told
from honjin.games.midway.events.ships import HuntSuffered, ShipSunk
from honjin.games.midway.events.turn import SheetsOpened, TurnBegan
from honjin.games.midway.ocean import Ocean
from honjin.games.midway.order_sheet.words import STEPS, named
from honjin.games.midway.state import Contact
from honjin.games.midway.view import Sheet, View

OUTCOMES = ("eliminated", "sunk", "downed", "hit")
"""Fields of events that say what came of it, the most telling first."""
HALF = 2
"""9  Points are counted in halves."""


# Contacts


def contact_rows(ocean: Ocean, view: View, sheet: Sheet, says: Speech) -> list[Row]:
    """1  What was seen of the enemy, the latest first."""
    return [
        Row(
            "",
            {
                "turn": contact.turn,
                "clock": contact.step or "",
                "hex": contact.hex,
                "source": says.text(f"sheet-source-{contact.source}"),
                "what": _what(ocean, contact, says),
                "live": says.text("sheet-yes") if contact.turn == view.turn else "",
            },
        )
        for contact in reversed(sheet.contacts)
    ]


def _what(ocean: Ocean, contact: Contact, says: Speech) -> str:
    parts = [f"{named(says, id)} ({ocean.ships[ocean.ship[id]].kind})" for id in contact.ships]
    for id, number, heading in contact.aircraft:
        kind = ocean.kind[ocean.squadron[id]]
        parts.append(f"{named(says, id)} ({kind}) {number}{f' → {heading}' if heading else ''}")
    if contact.size:
        parts.append(says.text(f"size-{contact.size}"))
    if contact.carrier:
        parts.append(says.text("sheet-with-carrier"))
    return ", ".join(parts)


# The report


def report_rows(view: View, told: Sequence[Told], says: Speech) -> list[Row]:
    """What the umpire has told the side in this turn and the last, with the dice where their chance is known to it."""
    rows = []
    for turn, step, one in _dated(told):
        if turn >= view.turn - 1 and not isinstance(one.event, AnswerSealed):
            values: dict[str, Value] = {
                "no": one.number,
                "turn": turn,
                "step": STEPS.get(step, ""),
                "hex": getattr(one.event, "hex", ""),
                "event": says.of("event", one.event),
                "roll": _rolls(one),
                "result": _result(one, says),
                "rule": says.rule(one.rule),
            }
            rows.append(Row("", values))
    return rows


def _dated(told: Sequence[Told]) -> Iterator[tuple[int, str, Told]]:
    """What was told, with the turn and the step in which it was."""
    turn, step = 0, ""
    for one in told:
        if isinstance(one.event, TurnBegan):
            turn, step = one.event.turn, ""
        elif isinstance(one.event, SheetsOpened):
            step = one.event.step
        yield turn, step, one


def _rolls(one: Told) -> str:
    """Dice and chances as `62/50`; of most rolls neither is told before the end."""
    event = one.event
    shots = [*getattr(event, "shots", ()), *getattr(event, "volleys", ())] or [event]
    rolls = []
    for shot in shots:
        chance = getattr(shot, "chance", 0)
        dice = getattr(shot, "dice", ()) or (getattr(shot, "die", 0),)
        rolls += [f"{die}/{chance}" for die in dice if die and chance]
    return " ".join(rolls)


def _result(one: Told, says: Speech) -> str:
    for field in OUTCOMES:
        if getattr(one.event, field, None) is True:
            return says.text(f"sheet-came-{field}")
    known = [field for field in OUTCOMES if getattr(one.event, field, None) is False]
    return says.text("sheet-came-nothing") if known else ""


# Losses


def loss_rows(ocean: Ocean, sheet: Sheet, told: Sequence[Told], says: Speech) -> list[Row]:
    """9  Own losses exactly, those of the enemy as they were seen."""
    sunk = {
        (one.event.ship if isinstance(one.event, ShipSunk) else one.event.boat): turn
        for turn, _, one in _dated(told)
        if isinstance(one.event, ShipSunk) or (isinstance(one.event, HuntSuffered) and one.event.sunk)
    }
    own, enemy = says.text("sheet-own"), says.text("sheet-enemy")
    rows = [
        _loss(sunk.get(ship, ""), own, named(says, ship), ocean.halves[ocean.ship[ship]]) for ship in sheet.lost_ships
    ]
    if sheet.lost_aircraft:
        what = says.text("sheet-aircraft", {"count": sheet.lost_aircraft})
        rows.append(_loss("", own, what, sheet.lost_aircraft * ocean.pack.scores.aircraft_half_points))
    for claim in sheet.claims:
        times = f" × {claim.number}" if claim.number > 1 else ""
        rows.append(_loss(claim.turn, enemy, named(says, claim.what) + times, claim.halves))
    return rows


def _loss(turn: Value, whose: str, what: str, halves: int) -> Row:
    points: Value = halves / HALF if halves % HALF else halves // HALF
    return Row("", {"turn": turn, "whose": whose, "what": what, "points": points})
