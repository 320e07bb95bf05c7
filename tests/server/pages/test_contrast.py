"""The colours of all themes can be read: 4.5:1 for text, 3:1 for what is drawn (WCAG 2.2, 1.4.3 and 1.4.11)."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

TOKENS = Path(__file__).resolve().parents[3] / "src" / "honjin" / "web" / "css" / "tokens.css"

TEXT = [
    *((ink, paper) for ink in ("ink", "ink-2") for paper in ("paper", "paper-2", "paper-3", "page", "box")),
    *(("ink-3", paper) for paper in ("paper", "paper-2", "page", "box")),
    ("paper", "ink"),
    ("brand-ink", "brand"),
    *((colour, paper) for colour in ("link", "good", "bad") for paper in ("paper", "page")),
    ("warn", "paper"),
    ("warn", "page"),
    ("brand", "paper"),
    ("jp-ink", "jp-body"),
    ("ru-ink", "ru-body"),
    ("tip-ink", "tip-bg"),
    ("pillink", "legal"),
    ("die-pip", "die-face"),
    *(("sea-label", f"sea-{zone}") for zone in "abcdef"),
    ("land-label", "land"),
    *(("st-sea-label", water) for water in ("st-sea", "st-sea-deep")),
    *(
        ("st-ink", ground)
        for ground in ("st-cream", "st-box", "st-box-jp", "st-box-ru", "st-land", "st-plaque", "st-now")
    ),
    ("st-shield-ink", "st-shield"),
    *((f"st-{side}-spent-ink", f"st-{side}-spent") for side in ("jp", "ru")),
    *((f"{side}-ink", f"st-chosen-{side}") for side in ("jp", "ru")),
    *((f"st-{side}", ground) for side in ("jp", "ru") for ground in ("st-box", "st-now")),
    *(("mw-ink", ground) for ground in ("mw-paper", "mw-sea", "mw-sea-deep", "mw-ridge")),
    ("mw-storm-ink", "mw-storm-halo"),
    *((f"mw-{side}-ink", f"mw-{side}{state}") for side in ("us", "jp") for state in ("", "-below")),
    *(("mw-band-ink", f"mw-{side}-band") for side in ("us", "jp")),
    ("mw-clock-ink", "mw-clock"),
    ("mw-clock-ink", "mw-clock-part"),
    *((line, "mw-casing") for line in ("mw-search", "mw-raid", "mw-option")),
]
DRAWN = [
    *(("rule-2", paper) for paper in ("paper", "paper-2")),
    *(("focus", paper) for paper in ("paper", "paper-2", "page")),
    *(("legal", ground) for ground in ("paper", "sea-a", "sea-e", "land")),
    ("jp-body", "ru-body"),
    ("jp-band", "jp-body"),
    ("ru-band", "ru-body"),
    ("coast", "sea-a"),
    ("coast", "land"),
    ("chart-1", "paper"),
    ("chart-2", "paper"),
    ("refuse", "paper"),
    *((line, "st-land") for line in ("st-coast", "st-jp", "st-ru", "st-option", "st-work-ink")),
    *(("st-coast", water) for water in ("st-sea", "st-sea-deep")),
    ("st-high-ink", "st-high"),
    ("mw-jp", "mw-us"),
    ("mw-reef-ring", "mw-lagoon"),
    *((line, water) for line in ("mw-search", "mw-raid", "mw-option", "mw-old") for water in ("mw-sea", "mw-sea-deep")),
    *(("mw-grid", water) for water in ("mw-sea", "mw-sea-deep")),
    ("mw-storm-rim", "mw-sea"),
]


@cache
def themes() -> dict[str, dict[str, str]]:
    """The colours of each theme by name."""
    found = {}
    for theme, body in re.findall(r"\[data-theme=(\w+)\]\s*\{(.*?)\}", TOKENS.read_text(encoding="utf-8"), re.DOTALL):
        found[theme] = dict(re.findall(r"--([\w-]+):\s*(#[0-9a-fA-F]{3,6})\b", body))
    return found


def luminance(colour: str) -> float:
    digits = colour.lstrip("#")
    pairs = [digit * 2 for digit in digits] if len(digits) == 3 else [digits[at : at + 2] for at in (0, 2, 4)]
    parts = [int(pair, 16) / 255 for pair in pairs]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_there_are_three_themes_with_the_same_colours() -> None:
    assert set(themes()) == {"light", "dark", "contrast"}
    assert {pair[0] for pair in TEXT + DRAWN} <= set.intersection(*(set(colours) for colours in themes().values()))


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_text_can_be_read(theme: str) -> None:
    colours = themes()[theme]
    ratios = {f"{ink} on {paper}": contrast(colours[ink], colours[paper]) for ink, paper in TEXT}
    assert {pair: round(ratio, 2) for pair, ratio in ratios.items() if ratio < 4.5} == {}


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_what_is_drawn_can_be_told_apart(theme: str) -> None:
    colours = themes()[theme]
    ratios = {f"{line} on {ground}": contrast(colours[line], colours[ground]) for line, ground in DRAWN}
    assert {pair: round(ratio, 2) for pair, ratio in ratios.items() if ratio < 3} == {}


def test_the_night_of_midway_can_be_read_and_told_apart() -> None:
    (body,) = re.findall(r"\[data-sky=night\]\s*\{(.*?)\}", TOKENS.read_text(encoding="utf-8"), re.DOTALL)
    colours = themes()["dark"] | dict(re.findall(r"--([\w-]+):\s*(#[0-9a-fA-F]{3,6})\b", body))
    for pairs, least in ((TEXT, 4.5), (DRAWN, 3)):
        ratios = {f"{one} on {other}": contrast(colours[one], colours[other]) for one, other in pairs if "mw-" in one}
        assert {pair: round(ratio, 2) for pair, ratio in ratios.items() if ratio < least} == {}
