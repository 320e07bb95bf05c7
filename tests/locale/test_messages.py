"""Four languages: every message in each, with the same facts, none missing and none unused."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, get_args

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from honjin.ai.arena import next_asked
from honjin.core.decision import Decision, Facts, Option
from honjin.core.event import UMPIRE, ChoiceForced, SharedEvent
from honjin.core.form import Draft, FillIn, Form, Slip, choose_by_lot, slip_by_lot
from honjin.core.game import Game, by_title, find_game, find_games
from honjin.core.modifier import Modifier
from honjin.core.replay import setting_of
from honjin.locale.reference import reference
from honjin.locale.text import LANGUAGES, MODIFIER, Words
from honjin.umpire.drafts import slips_of
from honjin.umpire.table import Table, open_table

SOURCE = Path(__file__).resolve().parents[2] / "src" / "honjin"
LOCALES = SOURCE / "locale"
FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))
GAMES = sorted(find_games())
TITLES = by_title(find_games().values())


class Variables(Visitor):
    """Collects the variables of a message; `ship_id` and `ships_count` go with `ship` and `ships`."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name.removesuffix("_id").removesuffix("_count"))


@cache
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_the_key_of_a_chart_has_its_signs_in_every_language(language: str, file: str) -> None:
    """A sign that no sentence has, such as the ~ of open order, is lost without anybody missing it."""
    english, other = signs_of_the_key("en", file), signs_of_the_key(language, file)
    assert {id: signs - other[id] for id, signs in english.items() if signs - other[id]} == {}


def signs_of_the_key(language: str, file: str) -> dict[str, set[str]]:
    lines = (LOCALES / language / file).read_text(encoding="utf-8").splitlines()
    said = dict(line.split(" = ", 1) for line in lines if line.startswith("chart-key"))
    return {id: set(re.findall(r"[^\w\s.,;:(){}$'’-]", text)) for id, text in said.items()}


@cache
def constants() -> set[str]:
    """Every string in the source: an id that occurs in none of them is used by nobody."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


@cache
def beginnings() -> set[str]:
    """How the strings begin that the source puts together, up to a hyphen."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                found.add(str(node.values[0].value))
    return {head for head in found if head.endswith("-")}


def kinds_in(union: Any) -> tuple[Any, ...]:
    """The kinds of a union, or the only kind there is."""
    return get_args(union) or (union,)


def slips_on_forms(game: Game) -> list[Any]:
    """The kinds of slips that are written in a game."""
    forms = [kind for kind in kinds_in(game.options) if issubclass(kind, FillIn)]
    return [slip for form in forms for slip in kinds_in(slips_of(form))]


def ids_by_shape(game: Game) -> Iterator[str]:
    """Ids that follow from the shape of a game: its events, options, slips, procedures, switches, names."""
    yield from (f"event-{kind.__name__}" for kind in (*get_args(game.events), *get_args(SharedEvent)))
    yield from (f"option-{kind.__name__}" for kind in kinds_in(game.options))
    for slip in slips_on_forms(game):
        yield from (f"slip-{slip.__name__}", f"verb-{slip.__name__}")
        yield from (f"cell-{field}" for field in slip.__struct_fields__[1:])
    yield from (f"crumb-{kind.__name__}" for kind in get_args(game.procedures))
    yield from (f"ending-{how}" for how in (*game.endings, "resigned", "agreed", "claimed"))
    yield from (f"side-{side}" for side in game.sides)
    if game.scenario:
        yield from (f"scenario-{game.scenario}{part}" for part in ("", "-blurb", "-length", "-history"))
        yield from (f"goal-{game.scenario}-{side}" for side in game.sides)
    for ask, recurring in game.routine.questions.items():
        yield from (f"settle-{ask}-{kind.__name__}" for kind in (recurring.declines, *recurring.always))
    yield from (f"span-{span}" for span in game.routine.spans)
    yield from (f"drill-{way}" for way in (game.drill.ways if game.drill else ()))
    for switch in game.switches:
        yield from (f"switch-{switch.id}", f"switch-{switch.id}-help", *(f"choice-{name}" for name in switch.choices))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_a_game_can_say_has_words(name: str, language: str) -> None:
    game = find_game(name)
    words = Words(language, game.title)
    assert [id for id in ids_by_shape(game) if not words.has(id)] == []


def ids_in_the_rules(title: str) -> Iterator[str]:
    """Ids of the questions and reasons that stand in the source of a game, played or not."""
    named = {"Refusal": "why", "Decision": "ask"}
    for path in (SOURCE / "games" / title).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in named:
                said = node.args[1] if len(node.args) > 1 else None
                if isinstance(said, ast.Constant) and isinstance(said.value, str):
                    yield f"{named[node.func.id]}-{said.value}"


@pytest.mark.parametrize("title", TITLES)
def test_every_question_and_every_reason_has_words(title: str) -> None:
    """Also those that no random match comes to; the languages have the same ids."""
    words, ids = Words("en", title), {*ids_in_the_rules(title)}
    assert len(ids) > 20
    assert sorted(id for id in ids if not words.has(id)) == []


@pytest.mark.parametrize("title", TITLES)
def test_every_reason_of_a_hint_has_words(title: str) -> None:
    words = Words("en", title)
    said = {
        node.value
        for node in ast.walk(ast.parse((SOURCE / "games" / title / "script" / "reasons.py").read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("because-")
    }
    assert len(said) > 5
    assert sorted(id for id in said if not words.has(id)) == []


def ids_of_the_table(game: Game) -> Iterator[str]:
    """Ids that a game may have for the table: short words, cards of throws, its own way to say what is said there."""
    options = [kind.__name__ for kind in (*kinds_in(game.options), *slips_on_forms(game))]
    events = [kind.__name__ for kind in get_args(game.events)]
    yield from (f"{prefix}-{name}" for prefix in ("brief", "way") for name in options)
    yield from (f"{prefix}-{name}" for prefix in ("throw", "came", "skirmish") for name in events)
    notes = [id for id in messages("en", f"{game.title}.ftl") if id.startswith("note-")]
    yield from (f"{prefix}-{note}" for prefix in ("brief", "chance") for note in notes)
    asks = [id for id in messages("en", f"{game.title}.ftl") if id.startswith(("ask-", "pick-"))]
    yield from (f"{ask}-full" for ask in asks)
    yield from ("game-short", "place-muster")
    board = (files(game.resources) / game.board / "board.json").read_text(encoding="utf-8")
    yield from (
        f"{part}-{entry['id']}" for entry in json.loads(board)["table"]["legend"] for part in ("legend", "short")
    )
    if theatre := json.loads(board)["table"].get("theatre"):
        yield from (f"step-{name}" for name in ("order", "throw", *theatre["steps"]["results"], "end"))
    yield from (id for id in messages("en", f"{game.title}.ftl") if f'"{id}"' in board)
    for file in ("table.ftl", "replay.ftl"):
        yield from messages("en", file)


@pytest.mark.parametrize("title", TITLES)
def test_no_message_of_a_game_is_unused(title: str) -> None:
    """An id is used if the shape of a battle asks for it, or if its last part is a string of the source or a thing."""
    games = TITLES[title]
    used = {id for game in games for id in (*ids_by_shape(game), *ids_of_the_table(game), *ids_of_things(game))}
    strings = constants()
    pack = games[0].standard_pack().to_json().decode()
    unused = [
        id
        for id in messages("en", f"{title}.ftl")
        if id not in used
        and id not in strings
        and id.partition("-")[2] not in strings
        and id.partition("-")[2] not in pack
        and not is_put_together(id)
    ]
    assert unused == []


def is_put_together(id: str) -> bool:
    """Whether the source makes such ids: `chart-busho-` and a state, or the lines of a sum, `into-` and a terrain."""
    kind, _, name = id.partition("-")
    heads = tuple(head for head in beginnings() if head.count("-") > 1)
    return id.startswith(heads) or (kind == MODIFIER and name.startswith(tuple(beginnings())))


def ids_of_things(game: Game) -> Iterator[str]:
    """The names of all that a slip can name."""
    if game.look.things is not None:
        setting = game.setting(game.choose_switches({}), game.standard_pack())
        yield from (f"{kind}-{id}" for kind, ids in game.look.things(setting).items() for id in ids)


class Sentence(NamedTuple):
    """A message to be told, and the option that it names if it tells of a forced choice."""

    id: str
    facts: Facts
    choice: Option | None = None

    def told(self, words: Words) -> str:
        """The sentence in a language; a game that has words is not told plainly."""
        assert words.has(self.id), self.id
        more = {} if self.choice is None else {"choice": words.of("option", self.choice)}
        return words.text(self.id, {**self.facts, **more})


@pytest.mark.thorough
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_matches_can_be_told(name: str, language: str) -> None:
    """Every prompt, option, breadcrumb and event of random matches, with all optional rules, in each language."""
    game = find_game(name)
    words = Words(language, game.title, game.look.kinds)
    sentences = everything_said(name)
    assert len(sentences) > 1000
    assert [sentence for sentence in sentences if not sentence.told(words)] == []


@cache
def everything_said(name: str) -> list[Sentence]:
    """What two random matches want told, played once for all languages; what is said a hundred times stands once."""
    game = find_game(name)
    everything_on: dict[str, Any] = {switch.id: True for switch in game.switches if not switch.choices}
    said = (
        sentence
        for seed, switches in ((1, everything_on), (2, {}))
        for sentence in said_in_a_match(game, switches, Random(seed))
    )
    return list({msgspec.json.encode(sentence): sentence for sentence in said}.values())


def said_in_a_match(game: Game, switches: dict[str, Any], draw: Random) -> Iterator[Sentence]:
    seats = dict.fromkeys(game.sides, "random")
    table = open_table(game, switches, seats, lambda line: None, secret=b"s", match_id="m", nonces={})
    setting = setting_of(table.header, game)
    wishes = list(game.candidates(setting))
    strange: list[Slip] = []
    while not table.is_over:
        decision = table.match.open[next_asked(table.match)]
        yield Sentence(f"ask-{decision.ask}", decision.facts)
        yield from (Sentence(f"crumb-{name}", facts) for name, facts in table.match.crumbs(UMPIRE))
        yield from (sentence_of("option", option) for option in decision.options)
        yield from refusals(table, decision, draw.sample(wishes, min(5, len(wishes))))
        yield from shown(game, table, decision, setting)
        answer = decision.option(choose_by_lot(decision, draw.random))
        if decision.form is not None and isinstance(answer, FillIn):
            yield sentence_of("option", answer)
            yield from said_on_a_form(decision.form, answer, strange, draw)
            strange = [*strange, *answer.slips][-20:]
        table.answer(decision.side, answer)
    for viewer in (*game.sides, UMPIRE):
        for entry in table.told(viewer):
            event = entry.event
            choice = game.option_from(event.option) if isinstance(event, ChoiceForced) else None
            yield sentence_of("event", event, choice)


def sentence_of(prefix: str, value: msgspec.Struct, choice: Option | None = None) -> Sentence:
    """The message for an event or an option, as `Words.of` finds it."""
    facts = {field: getattr(value, field) for field in value.__struct_fields__}
    return Sentence(f"{prefix}-{type(value).__name__}", facts, choice)


def said_on_a_form(form: Form, sent: FillIn, strange: list[Slip], draw: Random) -> Iterator[Sentence]:
    """The orders on a sheet; what could be written, and why earlier or mixed orders could not."""
    blanks = form.blanks(Draft())
    some = [slip_by_lot(form, blank, draw.random) for blank in draw.sample(blanks, min(5, len(blanks)))]
    for slip in (*sent.slips, *some):
        yield sentence_of("slip", slip)
    mixed = [
        msgspec.structs.replace(one, **{one.__struct_fields__[-1]: getattr(other, other.__struct_fields__[-1])})
        for one in some
        for other in (*strange, *some)
        if type(one) is type(other)
    ]
    asked = [(Draft(), slip) for slip in (*strange, *mixed)] + [(Draft(sent.slips), slip) for slip in sent.slips[:3]]
    reasons = [form.refuse(draft, slip) for draft, slip in asked] + [form.lacks(Draft())]
    yield from (Sentence(f"why-{reason.why}", reason.facts) for reason in reasons if reason is not None)


def shown(game: Game, table: Table, decision: Decision, setting: Any) -> Iterator[Sentence]:
    """What the board, the list of options and the odds say beside the prompt."""
    view = table.view(decision.side)
    if game.look.scene is not None:
        scene = game.look.scene(setting, view)
        yield from (Sentence(id, facts) for id, facts in (scene.badge, scene.headline, *scene.summary))
    if game.wits.notes is not None:
        notes = [note for note in game.wits.notes(setting, view, decision) if note is not None]
        yield from (Sentence(note.why, note.facts) for note in notes if note.why)
    if game.wits.odds is not None and decision.form is None:
        for odds in game.wits.odds(setting, view, decision):
            yield Sentence(odds.title, odds.facts)
            yield from (Sentence(column, {}) for column in odds.columns)
            yield from (Sentence(cell, {}) for row in odds.rows for cell in row if isinstance(cell, str))


def refusals(table: Table, decision: Decision, wishes: list[Option]) -> Iterator[Sentence]:
    """The reasons for wishes that are not legal now."""
    reasons = [table.why_not(decision.side, wish) for wish in wishes]
    yield from (Sentence(f"why-{reason.why}", reason.facts) for reason in reasons if reason is not None)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reference_has_every_section_in_every_language(name: str, language: str) -> None:
    game = find_game(name)
    pages = reference(game, language)
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


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "firepower 6, other units +1, engineer −1"),
        ("fr", "puissance de feu 6, autres unités +1, génie −1"),
        ("cs", "palebná síla 6, další jednotky +1, ženisté −1"),
        ("ja", "火力6、ほかのユニット+1、工兵−1"),
    ],
)
def test_a_calculation_is_told_line_by_line(language: str, told: str) -> None:
    words = Words(language, "storm", {"attack": "mod"})
    lines = (Modifier("10.1", 6, "firepower"), Modifier("10.1", 1, "others"), Modifier("10.1", -1, "engineer"))
    assert words.sum_of(lines) == told
    plain = [[line.rule, line.value, line.why] for line in lines]
    assert words.sum_of(plain) == told


def test_a_label_is_a_thing_a_message_or_plain_text() -> None:
    words = Words("en", "storm", names={"area-20": "Our Hill"})
    assert words.label("area-20") == "Our Hill"
    assert words.label("area-28") == "New Town"
    assert words.label("7–9") == "7–9"


def test_a_shot_is_told_with_dice_lines_and_both_totals() -> None:
    words = Words("en", "storm", find_game("storm").look.kinds)
    facts = {
        **{"kind": "fire", "side": "japan", "units": ["j_1d_e"], "origin": "16", "area": "24", "dice": [3, 4]},
        **{"attack": [["10.1", 4, "firepower"], ["10.1", 1, "others"]], "attack_total": 12, "defence_total": 14},
        **{"defence": [["10.2", 9, "defence"], ["10.2", 5, "level"]], "points": 0},
    }
    told = words.text("event-Shot", facts)
    assert "dice 3 4 + firepower 4, other units +1 = 12 against highest defence 9, defence level +5 = 14" in told
    alone = words.text("event-Shot", {**facts, "defence": [["10.2", 9, "defence"]], "defence_total": 9, "points": 3})
    assert alone.endswith("= 12 against highest defence 9 – 3 damage points")


def test_a_name_that_is_given_instead_of_an_id_stays_as_it_is() -> None:
    words = Words("en", "midway")
    assert [words.name("side", side) for side in ("us", "US", "two_words")] == ["US", "US", "Two Words"]
