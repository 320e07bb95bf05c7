"""English as it is read: nouns that agree with their numbers, words a newcomer knows, signs as they are printed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from tests.locale.test_messages import LOCALES, SOURCE, TITLES

from honjin.locale.text import Words

FILES = sorted([*(LOCALES / "en").glob("*.ftl"), *SOURCE.glob("games/*/reference/en.md")])
# Nouns that are counted in these games; "dice" has no singular that ends alike, and is one of them.
NOUNS = (
    "answers|areas|armies|battalions|boats|bombers|boxes|checks|choices|columns|combats|cruisers|"
    "days|destroyers|dice|events|fighters|formations|games|guns|heads|hexes|hits|hours|"
    "kinds|lines|losses|matches|messages|minutes|moves|nights|options|orders|phases|pieces|"
    "places|players|points|rolls|rounds|rows|scouts|seats|sections|ships|shots|sides|"
    "squadrons|steps|submarines|targets|tests|transports|turns|units|zones"
)
BEFORE_NOUNS = "critical|damage|enemy|free|hidden|lit|more|movement|own|rout|standing|victory"
COUNTED = re.compile(rf" (?:(?:{BEFORE_NOUNS}) )*(?:{NOUNS})\b")
FAULTS = {
    "a typewriter's apostrophe": re.compile(r"[^\W\d_]'|'[^\W\d_]"),
    "a typewriter's quotation mark": re.compile(r'(?<![\\{ ])"(?!"|\}| )|(?<=\w)"'),
    "a space before a sign that has none in English": re.compile(r"[^\W_] [!?;]|\d [%]|\} %"),
    "a space before an ellipsis": re.compile(r"[\w}] …"),
    "a space in the number of a section": re.compile(r"§\s"),
    "two spaces": re.compile(r"(?<=[\w.,;:])  (?=[A-Za-z])"),
}
# What nobody says in English, each with what is meant.
OLD_PHRASES = {
    "Taiyangkou": "Taiyanggou",
    "Engineers leaves": "a unit whose name is singular",
    "is none of": "is not one of",
    "are none of": "are not among",
    "the own ": "its own, your own",
    "Does their": "If their, in a condition",
    "Does it go": "If it goes, in a condition",
    "The excess is": "say what is subtracted from what",
    "criticals": "critical hits",
    "the attack is higher is": "say what is subtracted from what",
    "rub out": "erase",
    "cannot stand": "is not allowed",
    "The other player looks away": "should look away",
    "test of disorder": "disorder test",
    "the US win": "the US wins",
    "the US are": "the US is",
}


def said(path: Path) -> Iterator[tuple[int, str]]:
    """The lines of a file that players read: not our comments, nor the tables of a reference."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not (path.suffix == ".ftl" and line.startswith("#")) and not line.startswith("|"):
            yield number, line


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SOURCE).as_posix())
@pytest.mark.parametrize("fault", FAULTS)
def test_english_is_set_as_english(path: Path, fault: str) -> None:
    drawn = re.compile(r"^(?:chart-|t-order-|t-command-|order-|t-words-|table-words-|t-record-|t-how-|t-match-line)")
    found = [
        (number, line) for number, line in said(path) if FAULTS[fault].search(_words(line)) and not drawn.match(line)
    ]
    assert found == []


def _words(line: str) -> str:
    """A line without what is a text of the notation itself: `{ "" }`, `{" "}`."""
    return re.sub(r'\{ ?"[^"]*" ?\}', "", line)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_nothing_is_said_that_was_mended(path: Path) -> None:
    lines = [(number, _prose(line)) for number, line in said(path)]
    assert [(number, old, meant) for old, meant in OLD_PHRASES.items() for number, line in lines if old in line] == []


def _prose(line: str) -> str:
    """A line without the id of its message and the names of its facts."""
    return re.sub(r"^[\w-]+ = |\{[^{}]*\}|\{ \$\w+ ->", "", line)


# Counted nouns


def patterns(
    pattern: ftl.Pattern, decided: frozenset[str] = frozenset()
) -> Iterator[tuple[Sequence[object], frozenset[str]]]:
    """Every pattern in one, with the variables whose number has chosen it."""
    yield pattern.elements, decided
    for element in pattern.elements:
        if isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression):
            select = element.expression
            counted = _variable(select.selector)
            for variant in select.variants:
                yield from patterns(variant.value, decided | ({counted} if counted else frozenset()))


def _variable(expression: object) -> str:
    return expression.id.name if isinstance(expression, ftl.VariableReference) else ""


def counted_without_a_choice(text: str) -> list[str]:
    """Messages in which a number stands before a plural, whatever the number is; "3 of 5 ships" is right with any."""
    found: list[str] = []
    for entry in FluentParser().parse(text).body:
        if not isinstance(entry, ftl.Message) or entry.value is None:
            continue
        for elements, decided in patterns(entry.value):
            for at, element in enumerate(elements[:-1]):
                after = elements[at + 1]
                if not (isinstance(element, ftl.Placeable) and isinstance(after, ftl.TextElement)):
                    continue
                name, noun = _variable(element.expression), COUNTED.match(after.value)
                parted = at > 0 and re.search(r"(?:^|\s)of $", str(getattr(elements[at - 1], "value", "")))
                if name and noun and name not in decided and not parted:
                    found.append(f"{entry.id.name}: {{ ${name} }}{noun[0]}")
    return found


@pytest.mark.parametrize("path", sorted((LOCALES / "en").glob("*.ftl")), ids=lambda path: path.stem)
def test_a_number_before_a_plural_is_chosen_by_that_number(path: Path) -> None:
    assert counted_without_a_choice(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a = { $n } ships", ["a: { $n } ships"]),
        ("a = all { $n } enemy ships there", ["a: { $n } enemy ships"]),
        ("a = { $n ->\n    [one] { $n } ship\n   *[other] { $n } ships\n}", []),
        ("a = { $m ->\n    [one] a\n   *[other] { $n } ships\n}", ["a: { $n } ships"]),
        ("a = { $n } aircraft, ships: { $n }", []),
        ("a = { $m } of { $n } ships", []),
    ],
)
def test_what_is_looked_for_is_found(text: str, found: list[str]) -> None:
    assert counted_without_a_choice(f"{text}\n") == found


# Refusals


@pytest.mark.parametrize("path", sorted((LOCALES / "en").glob("*.ftl")), ids=lambda path: path.stem)
def test_a_refusal_is_a_whole_sentence(path: Path) -> None:
    """It begins with a capital, a quotation mark or a name, and ends with a stop or with a fact."""
    text = path.read_text(encoding="utf-8")
    lines = re.findall(r"^(?:why|flaw|table-error|p-trouble|p-error-\w+-line)-?[\w-]* = (.+)$", text, re.MULTILINE)
    whole = re.compile(r"^[A-Z“{§].*[.}?>]$")
    assert [line for line in lines if not whole.match(line)] == []


# Names


@pytest.mark.parametrize("title", TITLES)
def test_units_have_names_in_the_singular(title: str) -> None:
    """Sentences say "it": "11D Engineer Bn leaves the area". A plural would ask for another verb."""
    words = Words("en", title)
    text = (LOCALES / "en" / f"{title}.ftl").read_text(encoding="utf-8")
    ids = re.findall(r"^((?:unit|ship|squadron|battalion|group|busho|samurai)-\w+) = ", text, re.MULTILINE)
    names = {id: words.text(id) for id in ids if not id.startswith("group-") or title == "midway"}
    plural = re.compile(r"\b(?:Engineers|Sailors|Submarines|Rifles|Guns|guns|Batteries|Troops)\b")
    assert {id: name for id, name in names.items() if plural.search(name)} == {}
