"""The documented API against the real one: whatever is sent, the answer is one that the document knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

if TYPE_CHECKING:
    from tests.server.http.conftest import Guest, Place

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


BOUNDED = settings(
    max_examples=8,
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
    match = guest.make()
    document = schemathesis.openapi.from_url(f"{place.url}/api/openapi.json")
    tried = 0
    # What takes a record as its body has tests of its own.
    for found in document.exclude(path_regex="replay|verify").get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()

        @BOUNDED
        @given(case=operation.as_strategy())
        def follow(case: Any) -> None:
            if "match_id" in case.path_parameters and len(str(case.path_parameters["match_id"])) % 4:
                case.path_parameters["match_id"] = match
            case.call_and_validate(headers=bot, checks=CHECKS)

        follow()
        tried += 1
    assert tried > 25


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
