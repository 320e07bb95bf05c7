"""What is printed on a counter: the sign of its arm, its values, its formation and its number."""

from __future__ import annotations

import re

from honjin.games.storm.model import ARTILLERY, ENGINEER, INFANTRY, MACHINE_GUN, RUSSIA
from honjin.games.storm.pack import UnitCard

SIEGE_GUN_MOVEMENT = 1
"""Siege guns crawl or stay where they were dug in; field guns keep up with the infantry."""

ORDER = (INFANTRY, ENGINEER, MACHINE_GUN, ARTILLERY)
"""How the counters of an area lie side by side."""

FORMATIONS = {"5ESRR": "ESR", "4ESRD": "ESR", "7ESRD": "ESR", "Reserve": "Res", "White Cord": "WC"}
"""Formations whose names are too long for the band of a counter: East Siberian Rifles, reserves, the White Cord."""

SPELLED = ("MG", "Bat", "Res", "WC", "Navy", "Naval", "Ind", "Eng", "FA", "MA", "cm")
"""Words of the band that each language spells in its own letters, those of the unit's name (`print-MG`)."""

HEADED = ("ESR", "MG", "Bat", "Res", "WC", "Navy", "Naval", "Ind")
"""Formations that the languages have a heading for (`formation-MG`); others are headed as they are printed."""

_NUMBER = re.compile(r"\b(\d+)(?:st|nd|rd|th)?\b")


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
    """The band: the formation on the left, the unit on the right, so that no two counters are alike.

    Whatever stands there stands in the name of the unit too: `ESR 2/13`, `Bat 24` for Battery 24.
    """
    formation = FORMATIONS.get(card.division, card.division)
    if card.kind == MACHINE_GUN:
        return "MG", _number_in(card.name)
    if card.kind == ENGINEER:
        return formation or "Ind", "Eng"
    if card.kind == INFANTRY:
        battalion = re.search(r"(\d+)/", card.name)
        return formation, f"{battalion[1]}/{card.regiment}" if battalion else _number_in(card.name)
    if card.side == RUSSIA:
        return "Bat", _number_in(card.name)
    if card.movement <= SIEGE_GUN_MOVEMENT:
        calibre = re.match(r"(\d+) ?cm", card.name)
        return f"{calibre[1]} cm" if calibre else card.name.partition(" ")[0], _number_in(card.name)
    initials = "".join(word[0].upper() for word in card.name.split() if word.isalpha())
    return formation, f"{initials} {_number_in(card.name)}".strip()


def _number_in(name: str) -> str:
    """The number that tells a unit from its like: the last one."""
    numbers = _NUMBER.findall(name)
    return str(numbers[-1]) if numbers else ""
