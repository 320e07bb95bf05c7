"""Fog of war on, a whole match: every byte a seat receives is one that it may have."""

from __future__ import annotations

from random import Random
from typing import Any, NoReturn

import msgspec
import pytest
from tests.server.tables.conftest import Client, NewHall, two_players

from honjin.core.event import SPECTATOR
from honjin.server.bus import LocalBus
from honjin.server.tables.hall import Hall
from honjin.server.tables.live import LiveTable
from honjin.testing.patches import merged
from honjin.umpire.table import Table

pytestmark = [pytest.mark.asyncio, pytest.mark.attack]


async def test_every_byte_is_one_the_seat_may_have(hall: Hall) -> None:
    japan, russia = await two_players(hall, "port_arthur", fog_of_war=True, mines=True)
    onlooker = await Client(hall, japan.match, SPECTATOR, "guest").open()
    readers = [Reader(client) for client in (japan, russia, onlooker)]
    live = await hall.table(japan.match)
    random = Random(5)
    table = live.table
    assert table is not None
    hidden = 0
    while not table.is_over:
        asked = next(client for client in (japan, russia) if table.decision_of(client.seat) is not None)
        await asked.until(lambda client=asked: client.now["decision"] is not None)  # type: ignore[misc]
        if random.random() < 0.05 and asked.now["undo"]:
            assert (await asked.say("undo", at=asked.now["decision"]["at"]))["type"] == "reply"
        else:
            assert (await asked.answer(random.choice(asked.options)))["taken"] == 1
        for reader in readers:
            await reader.client.say("ping")
            reader.check(table)
            hidden += hidden_ships(table, reader.client)
    assert hidden > 500
    for reader in readers:
        assert reader.client.now["over"]["result"]["how"]
        assert reader.client.told == told_of(table, reader.client.seat)


async def test_lists_do_not_move_while_a_side_acts_in_secret(new_hall: NewHall) -> None:
    """Neither at the table's own worker nor at another, which has not seen what the lists say."""
    bus = LocalBus()
    halls = [await new_hall(bus), await new_hall(bus)]
    japan, russia = await two_players(halls[0], "port_arthur", fog_of_war=True)
    elsewhere = await Client(halls[1], japan.match, "japan", "togo").open()
    before = await halls[0].matches.find(japan.match)
    heard = len(russia.heard)
    for client, other in ((japan, elsewhere), (elsewhere, japan), (japan, elsewhere)):
        assert (await client.answer(client.options[0]))["taken"] == 1
        at = client.now["decision"]["at"]
        await other.until(lambda other=other, at=at: other.now["decision"]["at"] == at)  # type: ignore[misc]
        assert await halls[0].matches.find(japan.match) == before
    await russia.say("ping")
    assert [msgspec.json.decode(text)["type"] for text in russia.heard[heard:]] == ["reply"]
    assert (await japan.answer({"do": "EndSortie"}))["taken"] == 1
    after = await halls[0].matches.find(japan.match)
    assert before is not None
    assert after is not None
    assert after.touched > before.touched


async def test_an_offer_stands_while_a_side_acts_in_secret(hall: Hall) -> None:
    japan, russia = await two_players(hall, "port_arthur")
    assert (await russia.say("offer", what="draw"))["type"] == "reply"
    heard = len(russia.heard)
    assert (await japan.answer(japan.options[0]))["taken"] == 1
    assert len(japan.now["offers"]) == 1
    assert russia.heard[heard:] == []
    assert (await japan.answer({"do": "EndSortie"}))["taken"] == 1
    await russia.until(lambda: russia.now["offers"] == [])
    assert japan.now["offers"] == []


class Reader:
    """Reads what a client was sent, and knows what it may have been sent."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.heard = len(client.heard)
        self.told = len(client.told)
        self.scene = client.scene
        self.now = client.now

    def check(self, table: Table) -> None:
        """At most one message has come since the last time, but for replies, and it is what the views give."""
        texts, self.heard = self.client.heard[self.heard :], len(self.client.heard)
        messages = []
        for text in texts:
            message = msgspec.json.decode(text)
            assert msgspec.json.encode(message).decode() == text, "there is more in the text than its values"
            if message["type"] == "reply":
                assert set(message) <= {"type", "id", "taken", "time"}
            else:
                messages.append(message)
        viewer = self.client.seat
        scene, now = scene_of(table, viewer), now_of(table, viewer)
        if not messages:
            assert (scene, now) == (self.scene, self.now), "something was kept from the viewer"
            assert table.told_count(viewer) == self.told
            return
        [message] = messages
        kept = message.get("back_to", self.told)
        assert kept <= self.told
        told = told_of(table, viewer, kept)
        expected = {
            "type": "news",
            "epoch": f"{table.epoch}.{table.retracted(viewer)}",
            "link": table.link(viewer),
            "told": told,
            "scene": message["scene"],
            "now": now,
            **({"back_to": kept} if "back_to" in message else {}),
        }
        assert message == expected
        assert merged(self.scene, message["scene"]) == scene
        assert_within(message["scene"], self.scene, scene)
        assert len(self.client.told) == table.told_count(viewer)
        self.told, self.scene, self.now = len(self.client.told), scene, now


def told_of(table: Table, viewer: str, since: int = 0) -> Any:
    public = table.told(SPECTATOR)[-60:]
    found = []
    for one in table.told(viewer, since):
        assert not one.private or one.event not in [other.event for other in public if other.rule == one.rule]
        assert not (one.private and viewer == SPECTATOR)
        found.append({**plain(one), "weight": one.event.weight})
    return found


def scene_of(table: Table, viewer: str) -> Any:
    state: Any = table.match.state
    assert table.game.look.scene is not None
    return plain(table.game.look.scene(state.theatre, table.view(viewer)))


def now_of(table: Table, viewer: str) -> Any:
    """Where the match stands for a viewer, worked out anew."""
    plays = viewer != SPECTATOR and not table.is_over
    state: Any = table.match.state
    over = {"result": plain(table.result), "margin": state.score} if table.is_over else None
    return {
        "at": table.stamp(viewer) if plays else "",
        "decision": decision_of(table, viewer) if plays else None,
        "waiting": [decision.side for decision in table.match.open] if not table.is_over else [],
        "thinking": [],
        "online": ["japan", "russia"],
        "crumbs": [] if table.is_over else plain(table.match.crumbs(viewer)),
        "undo": plays and table.may_undo(viewer),
        "plan": plan_of(table, viewer) if plays else [],
        "offers": [],
        "take_back": plays and table.may_take_back(viewer),
        "due": None,
        "claim": False,
        "lesson": None,
        "secret": False,
        "over": over,
    }


def plan_of(table: Table, side: str) -> Any:
    """Of a plan made in private only what belongs to it."""
    decision = table.decision_of(side)
    asked = decision.ask if decision is not None and decision.private else None
    plan = [one for one in table.plan(side) if asked in (None, one.ask)]
    return [{"number": one.number, "option": plain(one.option)} for one in plan]


def decision_of(table: Table, side: str) -> Any:
    decision = table.decision_of(side)
    if decision is None:
        return None
    game, state = table.game, table.match.state
    assert game.wits.notes is not None
    notes = game.wits.notes(state.theatre, table.view(side), decision)
    options = [
        {"option": plain(option), "touch": list(game.touches(option)), **(plain(note) if note else {})}
        for option, note in zip(decision.options, notes, strict=True)
    ]
    assert game.wits.ends is not None
    ends = plain(game.wits.ends(state.theatre, table.view(side), decision))
    settle = plain(table.settled.offers(side))
    return {
        **plain(decision),
        "at": table.stamp(side),
        "options": options,
        "settle": settle,
        "drill": None,
        "ends": ends,
    }


def assert_within(patch: Any, old: Any, new: Any) -> None:
    """Every value of a patch is one of the new scene, every null something that the old one had."""
    for key, value in patch.items():
        if value is None:
            assert key in old
            assert key not in new
        elif isinstance(value, dict):
            assert_within(value, old.get(key, {}), new[key])
        else:
            assert value == new[key]


def hidden_ships(table: Table, client: Client) -> int:
    """No ship that fog hides is anywhere in the client's scene at its zone; how many there were to hide."""
    state: Any = table.match.state
    seen, true = table.view(client.seat), table.game.view(state, "umpire")
    hidden = [f"ship-{ship}" for ship, one in seen.ships.items() if one.place == "at_sea" != true.ships[ship].place]
    for ship in hidden:
        assert client.scene["counters"].get(ship, {}).get("slot") in (None, "at_sea")
        for slot, pile in client.scene["piles"].items():
            assert ship not in pile["counters"] or not slot.startswith("zone-"), (ship, slot)
    return len(hidden)


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


async def test_a_race_between_workers_is_nobodys_business(new_hall: NewHall) -> None:
    """A side acts in secret in two windows at once, at two workers: one comes too late, and only it may notice."""
    halls = [await new_hall(LocalBus()), await new_hall(LocalBus())]
    japan, russia = await two_players(halls[0], "port_arthur", fog_of_war=True)
    elsewhere = await Client(halls[1], japan.match, "japan", "togo").open()
    others = [russia, *[await Client(halls[1], japan.match, seat, who).open() for seat, who in WATCHERS]]
    heard = [len(one.heard) for one in others]
    for _ in range(3):
        assert (await japan.answer(japan.options[0]))["taken"] == 1
        assert (await elsewhere.answer(elsewhere.options[1]))["code"] == "stale"
        assert elsewhere.now["plan"] == japan.now["plan"]
        assert elsewhere.told == japan.told
    for one, before in zip(others, heard, strict=True):
        await one.say("ping")
        assert [msgspec.json.decode(text)["type"] for text in one.heard[before:]] == ["reply"], one.seat


async def test_a_disk_that_fails_is_nobodys_business(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    japan, russia = await two_players(hall, "port_arthur", fog_of_war=True)
    onlooker = await Client(hall, japan.match, SPECTATOR, "guest").open()
    heard = len(russia.heard), len(onlooker.heard)
    option = japan.options[0]
    with monkeypatch.context() as patch:
        patch.setattr(hall.ledger, "append", full_disk)
        assert (await japan.answer(option))["code"] == "busy"
    assert (await japan.answer(option))["taken"] == 1
    assert [one["option"] for one in japan.now["plan"]] == [option]
    for one, before in zip((russia, onlooker), heard, strict=True):
        await one.say("ping")
        assert [msgspec.json.decode(text)["type"] for text in one.heard[before:]] == ["reply"], one.seat
    assert (await japan.answer({"do": "EndSortie"}))["taken"] == 1
    await russia.until(lambda: bool(russia.told))
    assert russia.told == told_of_now(await hall.table(japan.match), "russia")


def full_disk(entry: object) -> NoReturn:
    raise OSError("no space left")


def told_of_now(live: LiveTable, viewer: str) -> Any:
    assert live.table is not None
    return told_of(live.table, viewer)


WATCHERS = (("russia", "makarov"), (SPECTATOR, "guest"))
