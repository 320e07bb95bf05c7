"""Czech as it is printed: no-break spaces, quotes and dashes of its own, numbers that bend the noun behind them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from tests.locale.test_messages import FILES as MESSAGES
from tests.locale.test_messages import LOCALES, SOURCE

FILES = sorted([*(LOCALES / "cs").glob("*.ftl"), *SOURCE.glob("games/*/reference/cs.md")])
# Here a letter, a sign or a row of words is itself what is meant: commands, words that are typed, keys of a chart.
ALONE = re.compile(
    r"^(?:t-(?:command|words|order|replay)-|t-forces-note|table-words-|verb-|command-|order-|"
    r"chart-(?:key|short|verbs|arms))"
)
LITERAL = re.compile(r'\{ ?"[^"]*" ?\}')
VALUE = re.compile(r"\{[^{}$]+\}")
"""A value that the reference takes from the data: `{units 28 cm}`."""
LETTER = "[a-záčďéěíňóřšťúůýž]"
FAULTS = {
    "a one-letter word that can end a line alone": re.compile(
        rf"(?<![\w$.'’/*`-])[ksvzouai] (?=\S)|(?:^|= |[.?!:;] |„)[KSVZOUAI] (?={LETTER}|„|{{)"
    ),
    "a unit or a section parted from its number": re.compile(r"[\d}] (?:%|cm|km|kB|MB|BN|VB|MP|RP)(?!\w)|§(?!\u00a0)"),
    "a percentage that reads as an adjective": re.compile(r"[\d}]%"),
    "an ordinal parted from its noun": re.compile(rf"(?<![\w,])\d{{1,2}}\. (?={LETTER})|\$turn \}}\. (?={LETTER})"),
    "a hyphen for a dash, or a dash of another language": re.compile(
        r"(?<=\S) - (?=\S)|—|(?<![\w-])\d+-\d+(?![\w-])|\w–\s|\s–\w"
    ),
    "typewriter's or foreign quotes": re.compile(r"[\"”«»]"),
    "another apostrophe than the one of the names, S'-pching and Zen'jó": re.compile("’"),
    "typewriter's dots": re.compile(r"\.\.\."),
    "a narrow no-break space, of which the files use none": re.compile("\u202f"),
    "a decimal point": re.compile(r"(?<![\w.§-])(?<!§\u00a0)\d+\.\d+(?![\w.]) ?%"),
    "one player spoken of as several men": re.compile(
        r"\b\w+li\b.{0,12}\bjste\b|\bjste\b.{0,25}\b\w+[aeiouyáéěíúůý]li\b|\bbudete \w+[^ě]i\b"
    ),
    "another register than vykání": re.compile(
        r"\b(?:můžeš|musíš|smíš|máš|jsi|budeš|tvůj|tvoje|tvá|tebe|tobě)\b|(?<=[\w,] )(?:Vy|Vás|Vám|Váš\w*|Vaš\w+)\b"
    ),
}
# What stood here once, and what a Czech says instead.
FORMERLY = {
    r"Jako v\spravidlech": "Podle pravidel",
    r"změní tlačítko": "změníte tlačítkem",
    r"bez (?:dalších )?škod": "bez (dalšího) poškození",
    r"Vybran[áé] \{": "Vybrána, vybrány, vybráno",
    r"\bletad(?:lo|la|el|lům|ly)\b": "letoun, the word of the glossary",
    r"(?:^|[ =])[Ss]tíhače (?:útočí|létají|nad|z)\b": "stíhači",
    r"\b[Pp]roč co\?": "Na co se ptáte?",
    r"\bsótaišóa\b": "vrchního velitele, or sótaišó unbent",
    r"\b[Dd]va pasy\b|\bPasů\b": "pasování",
    r"\b[Hh]it[yů]\b": "ztráty",
    r"Hrát dál sám\b": "Hrát dál bez průvodce: a player can be a woman",
    r"\bdopis\w*\b": "e-mail",
    r"\bbalíček dat\b": "datový balíček",
    r"\b[Kk]niha (?:mluví|udává|určuje|jí)\b": "tištěná pravidla",
    r"\b[Hh]onžin": "hondžin",
    r"Port Artur": "Port Arthur",
    r"Midway[ei]": "Midway, unbent",
    r"přes \{ \$by \}": "přes oblast: the name of a place stays unbent",
    r"\b[Pp]oškozený Yorktown": "poškozená loď Yorktown",
}


def said(path: Path) -> list[str]:
    """The lines that somebody reads, without the literals of Fluent and the values of a reference."""
    lines = path.read_text(encoding="utf-8").splitlines()
    if path.suffix == ".md":
        # The number of a list is followed by a plain space: it is a sign of Markdown.
        return [re.sub(r"^\d+\. ", "", VALUE.sub("{$}", line)) for line in lines]
    return [LITERAL.sub("", line) for line in lines if not (line.startswith("#") or ALONE.match(line))]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SOURCE).as_posix())
@pytest.mark.parametrize("fault", FAULTS)
def test_czech_is_set_as_czech(path: Path, fault: str) -> None:
    assert [line for line in said(path) if FAULTS[fault].search(line)] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_quotes_are_closed(path: Path) -> None:
    assert [line for line in said(path) if line.count("„") != line.count("“")] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_what_was_mended_stays_mended(path: Path) -> None:
    found = [(line, better) for line in said(path) for old, better in FORMERLY.items() if re.search(old, line)]
    assert found == []


class Counted(Visitor):
    """The variables on whose number a message selects."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        if isinstance(node.selector, ftl.VariableReference) and "one" in keys:
            self.names.add(node.selector.id.name)
        self.generic_visit(node)


def counted(file: str) -> dict[str, set[str]]:
    """By message the numbers that bend a noun in English."""
    resource = FluentParser().parse((LOCALES / "en" / file).read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        if isinstance(entry, ftl.Message):
            visitor = Counted()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


def unbent(pattern: ftl.Pattern, numbers: set[str], bent: frozenset[str] = frozenset()) -> Iterator[str]:
    """The numbers of a pattern with a noun behind them that has no form for two, three and four."""
    for element, behind in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(element, ftl.Placeable):
            continue
        inside = element.expression
        if isinstance(inside, ftl.VariableReference) and isinstance(behind, ftl.TextElement):
            name = inside.id.name
            if name in numbers - bent and re.match(rf"[ \u00a0]{LETTER}{{2}}", behind.value):
                yield f"{{ ${name} }}{behind.value}"
        if isinstance(inside, ftl.SelectExpression):
            keys = {variant.key.name for variant in inside.variants if isinstance(variant.key, ftl.Identifier)}
            here = inside.selector.id.name if isinstance(inside.selector, ftl.VariableReference) else ""
            for variant in inside.variants:
                yield from unbent(variant.value, numbers, bent | {here} if "few" in keys else bent)


@pytest.mark.parametrize("file", MESSAGES)
def test_two_three_and_four_have_their_own_form(file: str) -> None:
    """1 loď, 2 lodě, 5 lodí; a message may also put its number behind a colon, or bend nothing."""
    numbers = counted(file)
    resource = FluentParser().parse((LOCALES / "cs" / file).read_text(encoding="utf-8"))
    found = {
        entry.id.name: faults
        for entry in resource.body
        if isinstance(entry, ftl.Message) and entry.value is not None
        if (faults := list(unbent(entry.value, numbers.get(entry.id.name, set()))))
    }
    assert found == {}
