"""The fonts hold every Japanese character of the texts, and the style sheet names every font."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "src" / "honjin" / "web"
STYLE = (WEB / "css" / "fonts.css").read_text()


def _tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("subset_font", ROOT / "tools" / "subset_font.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_japanese_font_has_every_character_in_use() -> None:
    tool = _tool()
    (ranges,) = re.findall(r'font-family: "Noto Serif JP";.*?unicode-range: ([^;]*);', STYLE, re.DOTALL)
    missing = "".join(map(chr, sorted(tool.japanese_in_use() - tool.parse_ranges(ranges))))
    assert not missing, f"the Japanese font lacks {missing}: run `uv run tools/subset_font.py` and commit what it wrote"


def test_the_style_sheet_and_the_folder_agree() -> None:
    assert set(re.findall(r'url\("../fonts/([^"]*)"\)', STYLE)) == {
        file.name for file in (WEB / "fonts").glob("*.woff2")
    }
    assert STYLE.count("font-display: swap") == STYLE.count("@font-face")


def test_every_family_comes_with_its_licence() -> None:
    families = {name.lower().replace(" ", "-") for name in re.findall(r'font-family: "([^"]*)"', STYLE)}
    for family in families:
        text = (WEB / "fonts" / f"OFL-{family}.txt").read_text()
        assert "SIL Open Font License" in text or "SIL OPEN FONT LICENSE" in text


def test_ranges_are_read_as_they_are_written() -> None:
    tool = _tool()
    codes = {0x41, 0x42, 0x43, 0x3042, 0x65E5}
    assert tool.write_ranges(codes) == "U+0041-0043, U+3042, U+65E5"
    assert tool.parse_ranges(tool.write_ranges(codes)) == codes


def test_latin_faces_cover_the_letters_of_french_czech_and_romanised_japanese() -> None:
    tool = _tool()
    for family in ("Cormorant", "Source Sans 3", "Barlow Condensed"):
        ranges = re.findall(rf'font-family: "{family}";.*?unicode-range: ([^;]*);', STYLE, re.DOTALL)
        covered = set().union(*map(tool.parse_ranges, ranges))
        letters = "àâæçéèêëîïôœùûüÿÀÉŒáčďéěíňóřšťúůýžČĎĚŇŘŠŤŮŽāīūēōĀŌŪ«»„“”’–—…×·−"
        assert {ord(letter) for letter in letters} <= covered, family
