"""The browser's words are the terminal's: js/words.js gives the same sentences as honjin.locale.text.Words."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from tests.locale.test_messages import LOCALES, messages

from honjin.core.decision import Facts
from honjin.core.event import UMPIRE, ChoiceForced
from honjin.core.form import FillIn
from honjin.core.game import Game, by_title, find_game, find_games
from honjin.locale.text import GROUP, LANGUAGES, Words
from honjin.testing.matches import random_answer
from honjin.umpire.table import Table, open_table

if TYPE_CHECKING:
    from playwright.sync_api import Page

SHARED = ("table", "terminal")
SAID = """async ([build, language, sources, kinds, names, asked]) => {
  const { Words } = await import(`/static/${build}/js/words.js`);
  const words = new Words(language, sources, { kinds, names });
  return asked.map(([id, facts]) => words.text(id, facts));
}"""

Asked = tuple[str, dict[str, Any], dict[str, Any]]
"""A message, its facts as they go over the line, and as the terminal has them."""


@pytest.mark.parametrize("name", sorted(battles[0].id for battles in by_title(find_games().values()).values()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_says_what_the_terminal_says(page: Page, name: str, language: str) -> None:
    """Of several battles the first: they have one file of words, and that is read whole."""
    game = find_game(name)
    names = {"ship-asahi": "Rising Sun"}
    words = Words(language, game.title, game.look.kinds, names, also=SHARED)
    asked = list({msgspec.json.encode(one[:2]): one for one in _everything(game, words)}.values())
    sources = [(LOCALES / language / f"{file}.ftl").read_text(encoding="utf-8") for file in files_of(game.title)]
    page.goto("/about")
    build = page.evaluate("JSON.parse(document.getElementById('page').textContent).build")
    said = page.evaluate(SAID, [build, language, sources, dict(game.look.kinds), names, [one[:2] for one in asked]])
    expected = [words.text(id, facts) for id, _, facts in asked]
    both = zip(asked, said, expected, strict=True)
    assert [(one[:2], here, there) for one, here, there in both if here != there] == []
    assert len(asked) > 200


def files_of(game: str) -> tuple[str, ...]:
    """In the order of the table: the first file that has a message says it, so a game can say it in its own way."""
    return "common", game, *SHARED


def _everything(game: Game, words: Words) -> Iterator[Asked]:
    """Every message that takes no facts, numbers of all plural classes, and all that a whole match says."""
    for file in files_of(game.title):
        yield from ((id, {}, {}) for id, variables in messages(words.language, f"{file}.ftl").items() if not variables)
    for count in (0, 1, 2, 5, 21, 1234):
        yield _alike("table-orders", {"count": count})
        yield _alike("t-ship-history", {"tons": count, "knots": count, "year": 1904})
    switches: dict[str, Any] = {switch.id: True for switch in game.switches if not switch.choices}
    seats = dict.fromkeys(game.sides, "random")
    table = open_table(game, switches, seats, lambda line: None, secret=b"s", match_id="m", nonces={})
    draw = Random(7)
    while not table.is_over:
        yield from _question(table)
        side, answer = random_answer(table.match, draw)
        if isinstance(answer, FillIn):
            yield from (_plain(slip, prefix, "slip") for slip in answer.slips for prefix in ("slip", "brief"))
        table.answer(side, answer)
    for viewer in (*game.sides, UMPIRE):
        yield from (_event(told.event, game, words) for told in table.told(viewer))


def _question(table: Table) -> Iterator[Asked]:
    decision = table.match.open[0]
    yield _alike(f"ask-{decision.ask}", {key: fact for key, fact in decision.facts.items() if key != GROUP})
    yield from (_alike(f"crumb-{crumb}", facts) for crumb, facts in table.match.crumbs(UMPIRE))
    for option in decision.options[:8]:
        yield _plain(option, "option", "do")


def _alike(id: str, facts: Facts) -> Asked:
    plain: dict[str, Any] = msgspec.to_builtins(facts)
    return id, plain, plain


def _event(event: Any, game: Game, words: Words) -> Asked:
    id, plain, facts = _plain(event, "event", "event")
    if isinstance(event, ChoiceForced):
        for one in (plain, facts):
            one["choice"] = words.of("option", game.option_from(event.option))
            del one["option"]
    return id, plain, facts


def _plain(value: msgspec.Struct, prefix: str, tag: str) -> Asked:
    """The id of the message and its facts."""
    plain: dict[str, Any] = msgspec.to_builtins(value)
    return f"{prefix}-{plain.pop(tag)}", plain, {name: getattr(value, name) for name in value.__struct_fields__}
