"""What a game package supplies: switches, options and events by name, the rulebook, and how games are found."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from honjin.core.errors import UnknownChoice
from honjin.core.event import AnswerSealed, AnswersTakenBack, ChoiceForced, Event
from honjin.core.game import Switch, find_game, find_games
from honjin.core.rulebook import Rulebook, Section, rulebook_from
from honjin.testing.sample import GAME
from honjin.testing.sample.events import Wounded
from honjin.testing.sample.options import Yield

BOOK = Rulebook(
    "A book", tuple(Section(id, f"title of {id}", "code") for id in ("1", "6", "6.2", "6.2A", "6.2B", "6.3", "10"))
)


# Switches


def test_what_nobody_chose_has_its_default() -> None:
    defaults = {"written_guard": False, "first_blood": False, "river": "low"}
    assert GAME.choose_switches({}) == defaults
    assert GAME.choose_switches({"river": "flood"}) == {**defaults, "river": "flood"}


@pytest.mark.parametrize(
    ("chosen", "help"),
    [
        ({"dragons": True}, "it has written_guard, first_blood, river"),
        ({"river": "dry"}, "one of: low, flood"),
        ({"river": True}, "one of: low, flood"),
        ({"first_blood": "yes"}, "one of: on, off"),
        ({"first_blood": 1}, "one of: on, off"),
    ],
)
def test_wrong_choice_says_what_there_is(chosen: dict[str, Any], help: str) -> None:
    with pytest.raises(UnknownChoice, match=help):
        GAME.choose_switches(chosen)


def test_variant_has_its_first_choice_by_default() -> None:
    assert Switch("x", "1").default is False
    assert Switch("x", "1", ("one", "two")).default == "one"


# Values by name


def test_options_and_events_come_back_from_plain_data() -> None:
    assert GAME.option_from({"do": "Yield"}) == Yield()
    assert GAME.event_from({"event": "Wounded", "side": "north"}) == Wounded("north")


@pytest.mark.parametrize(
    "event",
    [
        AnswerSealed("north"),
        AnswersTakenBack("north", "south"),
        ChoiceForced("north", "reply", {"do": "Yield"}, True),
    ],
)
def test_events_of_the_engine_belong_to_every_game(event: Event) -> None:
    assert GAME.event_from(msgspec.to_builtins(event)) == event


@pytest.mark.parametrize("data", [{"do": "Fly"}, {"do": "Strike"}, {"do": "Strike", "card": 3}, {}, [], None, "Yield"])
def test_what_is_no_option_is_refused(data: Any) -> None:
    with pytest.raises(msgspec.ValidationError):
        GAME.option_from(data)


# Games


def test_games_are_found_by_id_or_by_its_beginning() -> None:
    games = find_games()
    assert GAME.id not in games
    assert find_game("port_arthur") is find_game("port") is find_game("Port-Arthur") is games["port_arthur"]


def test_a_draft_is_on_no_list_and_found_by_its_name() -> None:
    every = find_games(drafts=True)
    listed = find_games()
    assert {id for id, game in every.items() if game.draft} == every.keys() - listed.keys()
    assert all(find_game(id) is game for id, game in every.items())


def test_unknown_game_says_which_there_are() -> None:
    with pytest.raises(UnknownChoice, match="port_arthur"):
        find_game("chess")


# Rulebook


def test_section_is_found_by_its_number() -> None:
    assert BOOK.section("6.2A").title == "title of 6.2A"
    assert BOOK.section("6.2a").id == "6.2A"
    assert BOOK.section("6.2A").chapter == "6"
    with pytest.raises(UnknownChoice, match="there are 1, 6, "):
        BOOK.section("11")


@pytest.mark.parametrize(
    ("id", "found"),
    [("6", ["6", "6.2", "6.2A", "6.2B", "6.3"]), ("6.2", ["6.2", "6.2A", "6.2B"]), ("1", ["1"]), ("6.2B", ["6.2B"])],
)
def test_chapter_has_the_sections_below_it(id: str, found: list[str]) -> None:
    assert [section.id for section in BOOK.chapter_of(id)] == found


@pytest.mark.parametrize("change", [{"status": "perhaps"}, {"colour": "red"}, {"id": 6}])
def test_rulebook_file_is_checked(change: dict[str, Any]) -> None:
    section = {"id": "6", "title": "Battle", "status": "code", **change}
    with pytest.raises(msgspec.ValidationError):
        rulebook_from({"title": "A book", "section": [section]})
