"""What is printed on a counter: the sign of its arm, its values, its formation and its number."""

from __future__ import annotations

import re

from honjin.games.storm.model import ARTILLERY, ENGINEER, INFANTRY, MACHINE_GUN, RUSSIA
from honjin.games.storm.pack import UnitCard

SIEGE_GUN_MOVEMENT = 1
"""Siege guns crawl or stay where they were dug in; field guns keep up with the infantry."""

ORDER = (INFANTRY, ENGINEER, MACHINE_GUN, ARTILLERY)
"""How the counters of an area lie side by side."""

FORMATIONS = {"5ESRR": "ES", "4ESRD": "ES", "7ESRD": "ES", "Reserve": "Res", "White Cord": "WC"}
"""Formations whose names are too long for the band of a counter: East Siberian rifles, reserves, the White Cord."""


def art_of(card: UnitCard) -> str:
    """The sign of the arm."""
    if card.kind != ARTILLERY:
        return f"arm-{card.kind.replace('_', '-')}"
    if card.movement > SIEGE_GUN_MOVEMENT:
        return "arm-field-gun"
    return "arm-fortress-gun" if card.side == RUSSIA else "arm-siege-gun"


def values_of(card: UnitCard) -> dict[str, int]:
    """The figures; a range on guns only, the corner mark of reserves as a value too."""
    values = {"firepower": card.firepower, "defence": card.defence, "movement": card.movement}
    if card.kind == ARTILLERY:
        values["range"] = card.range
    if card.service == "reserve":
        values["reserve"] = 1
    return values


def lettering_of(card: UnitCard) -> tuple[str, str]:
    """The band: the formation on the left, the unit on the right."""
    formation = FORMATIONS.get(card.division, card.division)
    if card.kind == MACHINE_GUN:
        return "MG", ""
    if card.kind == ENGINEER:
        return formation or "Ind", "Eng"
    if card.kind == INFANTRY:
        battalion = re.search(r"(\d+)/", card.name)
        return formation, f"{battalion[1]}/{card.regiment}" if battalion else _number_in(card.name)
    if card.side == RUSSIA:
        return "Fort", ""
    if card.movement <= SIEGE_GUN_MOVEMENT:
        calibre = re.match(r"\d+ ?cm", card.name)
        return calibre[0].replace(" ", "") if calibre else card.name.partition(" ")[0], _number_in(card.name, -1)
    return formation, "".join(word[0].upper() for word in card.name.split() if word.isalpha())


def _number_in(name: str, which: int = 0) -> str:
    """The number that tells a unit from its like."""
    numbers = re.findall(r"\d+", name)
    return str(numbers[which]) if numbers else ""
