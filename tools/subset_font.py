# /// script
# requires-python = ">=3.11"
# dependencies = ["fonttools[woff]>=4.60"]
# ///
"""Cut the fonts of the pages to the letters they need, from the packages of fontsource. For maintainers.

    uv run tools/subset_font.py

Run it again when the Japanese texts have got a new character; tests/web/test_fonts.py tells which, and the test is
the only one that has to know. It needs npm and uv on PATH (the start script keeps a uv in .tools/uv/bin). It writes
src/honjin/web/fonts and src/honjin/web/css/fonts.css; commit both. All fonts are under the SIL Open Font License 1.1,
whose text with each family's copyright is put beside them.

Latin faces come in two files each, so that a page without Czech letters or Japanese macrons loads only the first.
The Japanese face holds kana and punctuation, and of kanji those that occur in src/honjin: texts, reference, boards,
pages. Everything else a player may type falls back to a font of the reader's system.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "honjin"
FONTS = SOURCE / "web" / "fonts"
STYLE = SOURCE / "web" / "css" / "fonts.css"

VERSION = "5.3.0"
LATIN_FACES = [
    ("Cormorant", "cormorant", 500, "normal"),
    ("Cormorant", "cormorant", 600, "normal"),
    ("Cormorant", "cormorant", 500, "italic"),
    ("Cormorant", "cormorant", 600, "italic"),
    ("Source Sans 3", "source-sans-3", 400, "normal"),
    ("Source Sans 3", "source-sans-3", 600, "normal"),
    ("Barlow Condensed", "barlow-condensed", 500, "normal"),
    ("Barlow Condensed", "barlow-condensed", 600, "normal"),
    ("Barlow Condensed", "barlow-condensed", 700, "normal"),
]
JAPANESE = ("Noto Serif JP", "noto-serif-jp", 500)
LATIN = "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212,U+2215"
LATIN_EXT = "U+0100-0130,U+0132-0151,U+0154-017F,U+0192,U+01CD-01DC,U+0218-021B,U+1E9E,U+2116,U+2190-2193"
ALWAYS_JAPANESE = (*range(0x3000, 0x3018), *range(0x3041, 0x3100), *range(0xFF01, 0xFF5F), 0x2015, 0x203B, 0x30FB)
"""Kana, punctuation and wide forms: any sentence may want them."""
TEXTS = ("*.ftl", "*.md", "*.toml", "*.csv", "*.json", "*.svg", "*.html", "*.js", "*.css", "*.py")


def main() -> None:
    """Fetch, cut, and write fonts and style sheet."""
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        (work / "package.json").write_text("{}")
        packages = sorted({package for _, package, _, _ in LATIN_FACES} | {JAPANESE[1]})
        npm = ("npm", "install", "--no-audit", "--no-fund", "--loglevel=error")
        subprocess.run([*npm, *(f"@fontsource/{name}@{VERSION}" for name in packages)], cwd=work, check=True)
        home = work / "node_modules" / "@fontsource"
        FONTS.mkdir(exist_ok=True)
        for old in FONTS.glob("*.woff2"):
            old.unlink()
        rules = [rule for face in LATIN_FACES for rule in cut_latin(home, *face)]
        rules.append(cut_japanese(home))
        STYLE.write_text(HEADING + "\n".join(rules))
        for package in packages:
            (FONTS / f"OFL-{package}.txt").write_text((home / package / "LICENSE").read_text())
    sizes = [file.stat().st_size for file in FONTS.glob("*.woff2")]
    print(f"{len(sizes)} files, {sum(sizes) / 1000:.0f} kB")


HEADING = """/* Written by tools/subset_font.py: run it again, edit nothing here. Licence of the fonts: SIL OFL 1.1. */

"""


def cut_latin(home: Path, family: str, package: str, weight: int, style: str) -> Iterable[str]:
    """Both files of a Latin face; their rules."""
    for part, ranges in (("latin", LATIN), ("latin-ext", LATIN_EXT)):
        name = f"{package}-{part}-{weight}-{style}.woff2"
        had = cut(home / package / "files" / name, FONTS / name, parse_ranges(ranges))
        yield face_rule(family, style, str(weight), name, write_ranges(had))


def cut_japanese(home: Path) -> str:
    """The Japanese face with the characters in use; its rule."""
    family, package, weight = JAPANESE
    name = f"{package}-{weight}.woff2"
    wanted = japanese_in_use() | set(ALWAYS_JAPANESE)
    had = cut(home / package / "files" / f"{package}-japanese-{weight}-normal.woff2", FONTS / name, wanted)
    if lacking := japanese_in_use() - had:
        sys.exit(f"{family} has no {' '.join(map(chr, sorted(lacking)))}")
    # One weight serves all, so that no browser thickens it by itself.
    return face_rule(family, "normal", "400 700", name, write_ranges(had))


def japanese_in_use() -> set[int]:
    """Code points of all Japanese characters in the texts, data and pages of the package."""
    files = (
        file for pattern in TEXTS for file in SOURCE.rglob(pattern) if "vendor" not in file.parts and file != STYLE
    )
    return {ord(sign) for file in files for sign in set(file.read_text(encoding="utf-8")) if is_japanese(ord(sign))}


def is_japanese(code: int) -> bool:
    """Kana, kanji, their punctuation and wide forms."""
    return 0x3000 <= code <= 0x30FF or 0x3400 <= code <= 0x9FFF or 0xF900 <= code <= 0xFAFF or 0xFF01 <= code <= 0xFF5E


def cut(source: Path, target: Path, codes: set[int]) -> set[int]:
    """Write a font with no more than these characters; those it has."""
    from fontTools import subset

    options = subset.Options(flavor="woff2", layout_features=["*"], hinting=False, desubroutinize=True)
    font = subset.load_font(str(source), options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=codes)
    cutter.subset(font)
    subset.save_font(font, str(target), options)
    return set(font.getBestCmap()) & codes


def face_rule(family: str, style: str, weight: str, name: str, ranges: str) -> str:
    """The style sheet's rule for one file."""
    return (
        f'@font-face {{\n  font-family: "{family}";\n  font-style: {style};\n  font-weight: {weight};\n'
        f'  font-display: swap;\n  src: url("../fonts/{name}") format("woff2");\n  unicode-range: {ranges};\n}}\n'
    )


def parse_ranges(text: str) -> set[int]:
    """The code points of a unicode-range."""
    codes: set[int] = set()
    for part in text.replace("U+", "").split(","):
        first, _, last = part.strip().partition("-")
        codes.update(range(int(first, 16), int(last or first, 16) + 1))
    return codes


def write_ranges(codes: Iterable[int]) -> str:
    """A unicode-range of these code points."""
    spans: list[list[int]] = []
    for code in sorted(codes):
        if spans and code == spans[-1][1] + 1:
            spans[-1][1] = code
        else:
            spans.append([code, code])
    return ", ".join(f"U+{first:04X}" if first == last else f"U+{first:04X}-{last:04X}" for first, last in spans)


if __name__ == "__main__":
    main()
