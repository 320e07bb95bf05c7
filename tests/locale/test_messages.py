"""Four languages: every message in each, with the same facts, none missing and none unused."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from honjin.core.event import UMPIRE, ChoiceForced
from honjin.core.game import Game, find_game, find_games
from honjin.locale.reference import reference
from honjin.locale.text import LANGUAGES, Words
from honjin.umpire.table import open_table

SOURCE = Path(__file__).resolve().parents[2] / "src" / "honjin"
LOCALES = SOURCE / "locale"
FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))
GAMES = sorted(find_games())


class Variables(Visitor):
    """Collects the variables of a message; `ship_id` and `ships_count` go with `ship` and `ships`."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name.removesuffix("_id").removesuffix("_count"))


def messages(language: str, file: str) -> dict[str, set[str]]:
    """The ids of a file and the variables each uses."""
    resource = FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_language_has_every_message_with_the_same_facts(language: str, file: str) -> None:
    english, other = messages("en", file), messages(language, file)
    assert set(other) == set(english)
    assert {id: names for id, names in other.items() if names != english[id]} == {}


def constants() -> set[str]:
    """Every string in the source: an id that occurs in none of them is used by nobody."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def ids_by_shape(game: Game) -> Iterator[str]:
    """Ids that follow from the shape of a game: its events, options, procedures, switches, names."""
    yield from (f"event-{kind.__name__}" for kind in (*get_args(game.events), ChoiceForced))
    yield from (f"option-{kind.__name__}" for kind in get_args(game.options))
    yield from (f"crumb-{kind.__name__}" for kind in get_args(game.procedures))
    yield from (f"ending-{how}" for how in (*game.endings, "resigned"))
    yield from (f"side-{side}" for side in game.sides)
    for switch in game.switches:
        yield from (f"switch-{switch.id}", f"switch-{switch.id}-help", *(f"choice-{name}" for name in switch.choices))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_a_game_can_say_has_words(name: str, language: str) -> None:
    game = find_game(name)
    words = Words(language, name)
    assert [id for id in ids_by_shape(game) if not words.has(id)] == []


@pytest.mark.parametrize("name", GAMES)
def test_no_message_of_a_game_is_unused(name: str) -> None:
    """An id is used if the game's shape asks for it, or if its last part is a string of the source."""
    game = find_game(name)
    shaped = {*ids_by_shape(game), *(f"brief-{kind.__name__}" for kind in get_args(game.options))}
    strings = constants()
    pack = game.standard_pack().to_json().decode()
    unused = [
        id
        for id in messages("en", f"{name}.ftl")
        if id not in shaped
        and id not in strings
        and id.partition("-")[2] not in strings
        and id.partition("-")[2] not in pack
    ]
    assert unused == []


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_matches_can_be_told(name: str, language: str) -> None:
    """Every prompt, option, breadcrumb and event of random matches, with all optional rules, in each language."""
    game = find_game(name)
    words = Words(language, name, game.kinds)
    everything_on: dict[str, Any] = {switch.id: True for switch in game.switches if not switch.choices}
    for seed, switches in ((1, everything_on), (2, {})):
        tell_a_match(game, words, switches, Random(seed))


def tell_a_match(game: Game, words: Words, switches: dict[str, Any], draw: Random) -> None:
    seats = dict.fromkeys(game.sides, "random")
    table = open_table(game, switches, seats, lambda line: None, secret=b"s", match_id="m", nonces={})
    while not table.is_over:
        decision = table.match.open[0]
        told = [words.text(f"ask-{decision.ask}", decision.facts)]
        told += [words.text(f"crumb-{name}", facts) for name, facts in table.match.crumbs()]
        told += [words.of("option", option) for option in decision.options]
        told += refusals(game, words, table, draw)
        told += shown(game, words, table)
        assert all(told)
        table.answer(decision.side, draw.choice(decision.options))
    for viewer in (*game.sides, UMPIRE):
        for entry in table.told(viewer):
            event = entry.event
            more = (
                {"choice": words.of("option", game.option_from(event.option))}
                if isinstance(event, ChoiceForced)
                else {}
            )
            assert words.of("event", event, more)


def shown(game: Game, words: Words, table: Any) -> list[str]:
    """What the board and the list of options say beside the prompt."""
    decision = table.match.open[0]
    view = table.view(decision.side)
    setting = table.match.state.theatre
    told = []
    if game.scene is not None:
        scene = game.scene(setting, view)
        told += [words.text(id, facts) for id, facts in (scene.badge, scene.headline, *scene.summary)]
    if game.notes is not None:
        notes = [note for note in game.notes(setting, view, decision) if note is not None]
        told += [words.text(note.why, note.facts) for note in notes]
    return told


def refusals(game: Game, words: Words, table: Any, draw: Random) -> list[str]:
    """The reasons for a few wishes that are not legal now."""
    wishes = draw.sample(list(game.candidates(table.match.state.theatre)), 5)
    reasons = [table.why_not(table.match.open[0].side, wish) for wish in wishes]
    return [words.text(f"why-{reason.why}", reason.facts) for reason in reasons if reason is not None]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reference_has_every_section_in_every_language(name: str, language: str) -> None:
    game = find_game(name)
    pages = reference(game.resources, language)
    assert list(pages) == [section.id for section in game.rulebook.sections]
    assert all(page.title and page.text for page in pages.values())


def test_names_of_an_owners_pack_come_first() -> None:
    words = Words("en", "port_arthur", {"ship": "ship"}, {"ship-mikasa": "Flagship"})
    assert words.name("ship", "mikasa") == "Flagship"
    assert words.name("ship", "asahi") == "Asahi"
    assert words.name("ship", "new_ship") == "New Ship"


def test_lists_are_joined_as_the_language_does() -> None:
    ships = ["Mikasa", "Asahi", "Fuji"]
    assert Words("en").list_of(ships) == "Mikasa, Asahi and Fuji"
    assert Words("fr").list_of(ships) == "Mikasa, Asahi et Fuji"
    assert Words("cs").list_of(ships) == "Mikasa, Asahi a\u00a0Fuji"
    assert Words("ja").list_of(ships) == "Mikasa、Asahi、Fuji"
    assert Words("en").list_of([]) == ""
