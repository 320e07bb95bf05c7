"""The documented API against the real one: whatever is sent, the answer is one that the document knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from honjin.core.game import find_game
from honjin.server.api.jottings import ClearGiven, NoteGiven, ShareGiven
from honjin.server.api.lessons import LessonWanted
from honjin.server.api.matches import MatchWanted, NonceGiven, SeatClaimed
from honjin.server.api.me import ChangeMe, SignIn
from honjin.server.api.notifications import NotificationsWanted
from honjin.server.api.play import (
    AmendGiven,
    AnswerGiven,
    ChatGiven,
    DraftGiven,
    OddsAsked,
    OfferGiven,
    ReplyGiven,
    StandingGiven,
    WhyAsked,
)
from honjin.server.api.tokens import TokenWanted
from honjin.server.api.umpire import Closing, Deadline, Message

if TYPE_CHECKING:
    from tests.server.http.conftest import Guest, Place

pytestmark = pytest.mark.thorough

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


BOUNDED = settings(
    max_examples=10,
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=list(HealthCheck),
)


def test_the_server_does_what_the_document_says(place: Place, guest: Guest) -> None:
    """Operation by operation with what the document allows, at a match that is there and at others that are not."""
    token = guest.post("/api/tokens", json={"name": "schemathesis"}).json()["token"]
    bot = {"authorization": f"Bearer {token}"}
    # One has a list to choose from, the other a form to fill in.
    matches = guest.make(), guest.make(game="patrol", side="blue")
    document = schemathesis.openapi.from_url(f"{place.url}/api/openapi.json")
    tried = 0
    # What takes a record as its body has tests of its own.
    for found in document.exclude(path_regex="^/api/(replay|verify)$").get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()

        @BOUNDED
        @given(case=operation.as_strategy())
        def follow(case: Any) -> None:
            chance = len(str(case.path_parameters.get("match_id", ""))) % 5
            if "match_id" in case.path_parameters and chance:
                case.path_parameters["match_id"] = matches[chance % 2]
            case.call_and_validate(headers=bot, checks=CHECKS)

        follow()
        tried += 1
    assert tried > 25


def test_examples_are_what_an_operation_takes(guest: Guest) -> None:
    document = guest.get("/api/openapi.json").json()
    shown = {
        operation["operationId"]: operation["requestBody"]["content"]["application/json"].get("example")
        for methods in document["paths"].values()
        for operation in methods.values()
        if "application/json" in operation.get("requestBody", {}).get("content", {})
    }
    bodies = {
        "makeMatch": MatchWanted,
        "beginLesson": LessonWanted,
        "takeSeat": SeatClaimed,
        "addNonce": NonceGiven,
        "answer": AnswerGiven,
        "amend": AmendGiven,
        "say": ChatGiven,
        "offer": OfferGiven,
        "reply": ReplyGiven,
        "whyOption": WhyAsked,
        "writeDraft": DraftGiven,
        "haveStandingOrders": StandingGiven,
        "oddsOfSlips": OddsAsked,
        "signIn": SignIn,
        "changeMe": ChangeMe,
        "chooseNotifications": NotificationsWanted,
        "makeToken": TokenWanted,
        "addNote": NoteGiven,
        "clearDrawings": ClearGiven,
        "shareNotes": ShareGiven,
        "umpireMessage": Message,
        "umpireDeadline": Deadline,
        "umpireClose": Closing,
    }
    assert {id for id, example in shown.items() if example is not None} == bodies.keys()
    for id, body in bodies.items():
        msgspec.convert(shown[id], body)
    game = find_game(shown["makeMatch"]["game"])
    game.choose_switches(shown["makeMatch"]["switches"])
    assert shown["makeMatch"]["side"] in game.sides


def test_a_game_tells_its_era_and_length_in_the_language_asked_for(guest: Guest) -> None:
    told = {
        language: guest.get("/api/games/port_arthur", headers={"accept-language": language}).json()
        for language in ("en", "fr")
    }
    assert (told["en"]["title"], told["en"]["era"]) == ("Port Arthur", "1904–05")
    assert told["en"]["weight"] != told["fr"]["weight"]
    assert all(told[language]["length"] for language in told)


def test_every_operation_is_described(place: Place, guest: Guest) -> None:
    document = guest.get("/api/openapi.json").json()
    operations = [
        (path, method, operation)
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
        if "replay" not in path and "verify" not in path
    ]
    assert len(operations) > 25
    ids = [operation["operationId"] for _, _, operation in operations]
    assert len(set(ids)) == len(ids)
    for path, method, operation in operations:
        assert operation["summary"], (path, method)
        if path != "/healthz":
            assert {"400", "401", "429"} <= operation["responses"].keys(), (path, method)


def test_every_operation_says_in_words_what_it_does(place: Place) -> None:
    """Where none is given, the name of the function would stand there."""
    paths = httpx.get(f"{place.url}/api/openapi.json").json()["paths"]
    summaries = [operation["summary"] for methods in paths.values() for operation in methods.values()]
    assert len(summaries) > 30
    assert [one for one in summaries if " " not in one] == []
