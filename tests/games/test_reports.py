"""What games tell together when a phase or a turn is over names what they have, and has words."""

from __future__ import annotations

from typing import get_args

import pytest

from honjin.core.event import Event
from honjin.core.game import Game, find_game, find_games
from honjin.core.report import Report
from honjin.locale.text import Words

GAMES = sorted({game.title: name for name, game in find_games().items()}.values())


def reports_of(game: Game) -> tuple[Report, ...]:
    return game.look.reports(game.setting(game.choose_switches({}), game.standard_pack()))


def fields_of(game: Game) -> dict[str, set[str]]:
    kinds: tuple[type[Event], ...] = get_args(game.events)
    return {kind.__name__: set(kind.__struct_fields__) for kind in kinds}


@pytest.mark.parametrize("name", GAMES)
def test_every_game_tells_its_turns(name: str) -> None:
    assert reports_of(find_game(name))


@pytest.mark.parametrize("name", GAMES)
def test_reports_name_events_and_fields_of_the_game(name: str) -> None:
    game = find_game(name)
    fields = fields_of(game)
    for report in reports_of(game):
        assert report.begins, report.id
        assert report.closes, report.id
        assert {*report.begins, *report.closes, *report.tells, *report.heralds} <= set(fields)
        for count in report.counts:
            wanted = {count.number} - {""} | (set() if count.names else {"side"})
            assert all(wanted <= fields[event] for event in count.events), count.id
        for gauge in report.gauges:
            most = {gauge.most} if isinstance(gauge.most, str) else set()
            wanted = {gauge.value, gauge.per, gauge.towards, *most} - {""}
            assert all(wanted <= fields[event] for event in gauge.events), gauge.id


@pytest.mark.parametrize("language", ["en", "fr", "cs", "ja"])
@pytest.mark.parametrize("name", GAMES)
def test_reports_have_words(name: str, language: str) -> None:
    game = find_game(name)
    words = Words(language, game.title)
    for report in reports_of(game):
        ids = [f"report-{report.id}", *(f"count-{one.id}" for one in report.counts)]
        assert [id for id in (*ids, *(f"gauge-{one.id}" for one in report.gauges)) if not words.has(id)] == []
