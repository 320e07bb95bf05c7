"""From the home page to a table: against the machine, a friend, anyone, or on one screen."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.server.pages.conftest import Reader

PORT_ARTHUR = {"game": "port_arthur", "port_arthur.side": "russia", "port_arthur.level": "random"}


def page_data(reader: Reader, path: str) -> dict[str, object]:
    block = next(text for attributes, text in reader.read(path).scripts if attributes.get("id") == "page")
    data: dict[str, object] = json.loads(block)
    return data


def test_a_newcomer_is_at_the_table_in_one_step(reader: Reader) -> None:
    answer = reader.submit("/play", {**PORT_ARTHUR, "opponent": "machine", "port_arthur.mines": "on"})
    assert answer.status_code == 303
    table = answer.headers["location"]
    assert table.startswith("/table/")
    assert page_data(reader, table)["seat"] == "russia"
    match = reader.get(table.replace("/table/", "/api/matches/")).json()["match"]
    assert match["switches"]["mines"] is True
    assert match["switches"]["fog_of_war"] is False
    home = reader.read("/")
    assert table in [attributes.get("href") for attributes in home.all("a")]
    assert "Port Arthur, against the computer (random)" in home.text


def test_a_friend_comes_by_a_link_whose_secret_no_address_has(
    reader: Reader, new_reader: Callable[..., Reader]
) -> None:
    answer = reader.submit("/play", {**PORT_ARTHUR, "opponent": "friend"})
    invite = answer.headers["location"]
    assert "#" not in invite
    page = reader.read(invite)
    assert "works only on this computer" in page.text
    link = next(attributes["value"] for attributes in page.all("input") if attributes.get("id") == "link")
    assert next(a["src"] for a in page.all("img") if a.get("alt")).startswith("data:image/svg")
    path, _, token = link.partition("#")
    friend = new_reader()
    assert token not in friend.get(path).text
    assert "invites you to" in friend.read(path).text
    match = path.rpartition("/")[2]
    refused = friend.submit(f"/seat/{match}", {"token": "wrong"}, "/lobby")
    assert refused.headers["location"] == f"/join/{match}"
    taken = friend.submit(f"/seat/{match}", {"token": token}, "/lobby")
    assert taken.headers["location"] == f"/table/{match}"
    assert page_data(friend, f"/table/{match}")["seat"] == "japan"
    assert reader.get(invite).headers["location"] == f"/table/{match}"
    late = new_reader()
    assert "This seat is taken" in late.read(f"/join/{match}").text
    assert page_data(late, f"/table/{match}")["seat"] == "spectator"


def test_the_link_is_for_the_inviting_browser_alone(reader: Reader, new_reader: Callable[..., Reader]) -> None:
    invite = reader.submit("/play", {**PORT_ARTHUR, "opponent": "friend"}).headers["location"]
    other = new_reader()
    assert other.get(invite).headers["location"].startswith("/table/")
    assert reader.get(invite).headers["cache-control"] == "no-store"


def test_an_open_seat_stands_in_the_lobby_until_somebody_takes_it(
    reader: Reader, new_reader: Callable[..., Reader]
) -> None:
    invite = reader.submit("/play", {**PORT_ARTHUR, "opponent": "anyone"}).headers["location"]
    match = invite.rpartition("/")[2]
    other = new_reader()
    lobby = other.read("/lobby")
    assert f"/seat/{match}" in [attributes.get("action") for attributes in lobby.all("form")]
    own = reader.read("/lobby")
    assert f"/seat/{match}" not in [attributes.get("action") for attributes in own.all("form")]
    assert other.submit(f"/seat/{match}", {}, "/lobby").headers["location"] == f"/table/{match}"
    assert f"/seat/{match}" not in [attributes.get("action") for attributes in reader.read("/lobby").all("form")]


def test_both_sides_on_one_screen(reader: Reader) -> None:
    table = reader.submit("/play", {**PORT_ARTHUR, "opponent": "hotseat"}).headers["location"]
    data = page_data(reader, table)
    assert data["hotseat"] is True


def test_the_sample_game_needs_no_texts_of_its_own(reader: Reader) -> None:
    answer = reader.submit("/play", {"game": "ford", "opponent": "hotseat", "ford.river": "flood"})
    assert answer.headers["location"].startswith("/table/")
    assert "Duel at the Ford" in reader.read("/").text


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"opponent": "nobody"},
        {"port_arthur.side": "france"},
        {"port_arthur.level": "divine"},
        {"port_arthur.control_points": "mine"},
    ],
)
def test_what_does_not_exist_is_refused_on_the_page(reader: Reader, wrong: dict[str, str]) -> None:
    answer = reader.submit("/play", {**PORT_ARTHUR, "opponent": "machine", **wrong})
    assert answer.status_code == 400
    assert "could not be opened" in answer.text


def test_nobody_sits_in_anothers_seat(reader: Reader, new_reader: Callable[..., Reader]) -> None:
    table = reader.submit("/play", {**PORT_ARTHUR, "opponent": "machine"}).headers["location"]
    page = new_reader().read(f"{table}?seat=russia", 403)
    assert "This page is not open to you" in page.text


def test_a_guided_game_begins_with_one_button(reader: Reader) -> None:
    answer = reader.submit("/learn", {"title": "port_arthur"})
    assert answer.status_code == 303
    data = page_data(reader, answer.headers["location"])
    assert (data["seat"], data["lesson"]) == ("japan", "port_arthur")
    assert reader.submit("/learn", {"title": "nothing"}).status_code == 404
