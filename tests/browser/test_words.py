"""The browser's words are the terminal's: js/words.js gives the same sentences as honjin.locale.text.Words."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from tests.locale.test_messages import LOCALES, messages

from honjin.core.event import UMPIRE, ChoiceForced
from honjin.core.game import Game, find_game, find_games
from honjin.locale.text import LANGUAGES, Words
from honjin.umpire.table import Table, open_table

if TYPE_CHECKING:
    from playwright.sync_api import Page

SHARED = ("table", "terminal")
SAID = """async ([build, language, sources, kinds, names, asked]) => {
  const { Words } = await import(`/static/${build}/js/words.js`);
  const words = new Words(language, sources, { kinds, names });
  return asked.map(([id, facts]) => words.text(id, facts));
}"""

Asked = tuple[str, dict[str, Any]]


@pytest.mark.parametrize("name", sorted(find_games()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_says_what_the_terminal_says(page: Page, name: str, language: str) -> None:
    game = find_game(name)
    names = {"ship-asahi": "Rising Sun"}
    words = Words(language, name, game.look.kinds, names, also=SHARED)
    asked = list({msgspec.json.encode(one): one for one in _everything(game, words)}.values())
    sources = [(LOCALES / language / f"{file}.ftl").read_text(encoding="utf-8") for file in files_of(name)]
    page.goto("/about")
    build = page.evaluate("JSON.parse(document.getElementById('page').textContent).build")
    said = page.evaluate(SAID, [build, language, sources, dict(game.look.kinds), names, asked])
    expected = [words.text(id, facts) for id, facts in asked]
    assert [(one, here, there) for one, here, there in zip(asked, said, expected, strict=True) if here != there] == []
    assert len(asked) > 200


def files_of(game: str) -> tuple[str, ...]:
    """In the order of the table: the first file that has a message says it, so a game can say it in its own way."""
    return "common", game, *SHARED


def _everything(game: Game, words: Words) -> Iterator[Asked]:
    """Every message that takes no facts, numbers of all plural classes, and all that a whole match says."""
    for file in files_of(game.id):
        yield from ((id, {}) for id, variables in messages(words.language, f"{file}.ftl").items() if not variables)
    for count in (0, 1, 2, 5, 21, 1234):
        yield "table-orders", {"count": count}
        yield "t-ship-history", {"tons": count, "knots": count, "year": 1904}
    switches: dict[str, Any] = {switch.id: True for switch in game.switches if not switch.choices}
    seats = dict.fromkeys(game.sides, "random")
    table = open_table(game, switches, seats, lambda line: None, secret=b"s", match_id="m", nonces={})
    draw = Random(7)
    while not table.is_over:
        yield from _question(table)
        decision = table.match.open[0]
        table.answer(decision.side, draw.choice(decision.options))
    for viewer in (*game.sides, UMPIRE):
        yield from (_event(told.event, game, words) for told in table.told(viewer))


def _question(table: Table) -> Iterator[Asked]:
    decision = table.match.open[0]
    yield f"ask-{decision.ask}", msgspec.to_builtins(decision.facts)
    yield from ((f"crumb-{crumb}", msgspec.to_builtins(facts)) for crumb, facts in table.match.crumbs(UMPIRE))
    for option in decision.options[:8]:
        yield _plain(option, "option", "do")


def _event(event: Any, game: Game, words: Words) -> Asked:
    id, facts = _plain(event, "event", "event")
    if isinstance(event, ChoiceForced):
        facts["choice"] = words.of("option", game.option_from(event.option))
        del facts["option"]
    return id, facts


def _plain(value: msgspec.Struct, prefix: str, tag: str) -> Asked:
    """The id of the message and its facts, as they go over the line."""
    facts: dict[str, Any] = msgspec.to_builtins(value)
    return f"{prefix}-{facts.pop(tag)}", facts
