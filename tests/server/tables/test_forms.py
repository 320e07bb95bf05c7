"""Forms on the wire: what is offered, drafts on every device of a seat, refusals row by row, sending and undo."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from sqlalchemy import select
from tests.server.tables.conftest import Client, NewHall, furnish, two_players

from honjin.core.event import SPECTATOR
from honjin.server.bus import LocalBus
from honjin.server.postgres_bus import PostgresBus
from honjin.server.socket import MOST_BYTES, MOST_FORM_BYTES
from honjin.server.store.database import Database
from honjin.server.store.drafts import Drafts
from honjin.server.store.schema import drafts
from honjin.server.tables.hall import Chair, Hall

pytestmark = pytest.mark.asyncio

BREAM = {"slip": "Sail", "boat": "bream", "place": "b1"}
OUT = {"slip": "Scout", "plane": "b_1", "way": ["a2", "b2", "c2", "b2"], "look": "c2", "height": "high"}
OVER = {"slip": "Cover", "plane": "b_2", "boat": "bream"}
THIRD = {"slip": "Cover", "plane": "b_3", "boat": "brill"}
ORDERS = (BREAM, OUT, OVER)


async def at_sea(hall: Hall) -> tuple[Client, Client]:
    return await two_players(hall, "patrol")


Orders = Sequence[dict[str, Any]]


async def asked(client: Client, ask: str) -> None:
    """Wait for a question."""
    await client.until(lambda: (client.now["decision"] or {}).get("ask") == ask)


async def step(ask: str, blue: Client, red: Client, orders: Orders = (), others: Orders = ()) -> None:
    """Both sheets of a step."""
    for client, slips in ((blue, orders), (red, others)):
        await asked(client, ask)
        assert (await client.send(*slips))["taken"] == 1


async def turn(blue: Client, red: Client, orders: Orders = (), others: Orders = ()) -> None:
    """A whole turn: these orders, and no guns."""
    await step("orders", blue, red, orders, others)
    await step("guns", blue, red)


def sail(boat: str, place: str) -> dict[str, str]:
    return {"slip": "Sail", "boat": boat, "place": place}


# What is offered


async def test_a_form_says_all_that_may_be_written(hall: Hall) -> None:
    blue, _ = await at_sea(hall)
    decision = blue.now["decision"]
    assert decision["options"] == []
    assert decision["hushed"]
    form = decision["form"]
    assert form["sends"] == "SendOrders"
    assert form["fields"] == {
        "Sail": ["boat", "place"],
        "Scout": ["plane", "way", "look", "height"],
        "Cover": ["plane", "boat"],
    }
    assert form["blanks"][0] == {
        "slip": "Sail",
        "thing": "bream",
        "touch": ["boat-bream"],
        "cells": {"place": ["b1", "a2"]},
    }
    assert form["blanks"][2] == {
        "slip": "Scout",
        "thing": "b_1",
        "touch": ["plane-b_1"],
        "cells": {
            "way": {"cell": "trail", "start": "a2", "most": 4, "closed": []},
            "look": {"cell": "along", "way": "way"},
            "height": ["low", "high"],
        },
    }
    assert form["near"]["a2"] == ["b2", "a3", "a1"]
    assert len(form["near"]) == 12
    assert (form["usual"], form["last"]) == ([], [])


async def test_a_list_has_no_form(hall: Hall) -> None:
    north, _ = await two_players(hall, "ford")
    assert north.now["decision"]["form"] is None
    assert north.welcome["draft"] is None
    assert (await north.write(OVER))["refusal"]["why"] == "not-while-taking-guard"


async def test_the_sample_games_guard(hall: Hall) -> None:
    north, south = await two_players(hall, "ford", written_guard=True)
    form = north.now["decision"]["form"]
    first = form["blanks"][0]
    assert first == {"slip": "Lay", "thing": first["thing"], "touch": [], "cells": {"height": ["high", "low"]}}
    assert form["near"] == {}
    assert north.draft["lacks"] == {"rule": "4.2", "why": "ready-a-card-first", "facts": {}}
    lay = [{"slip": "Lay", "card": blank["thing"], "height": "low"} for blank in form["blanks"]]
    reply = await north.write(*lay[:4])
    assert reply["rows"] == [{"row": 3, "rule": "4.2", "why": "guard-is-full", "facts": {}}]
    assert form["question"] == "0.0"
    nothing: dict[str, Any] = {"standing": [], "blanks": [], "lacks": None, "warnings": []}
    assert north.draft == {"question": "0.0", "slips": lay[:3], **nothing}
    assert (await north.send(*lay[:3]))["taken"] == 1
    assert (await south.send())["refusal"]["why"] == "ready-a-card-first"
    reply = await south.answer({"do": "WriteGuard", "slips": south.now["decision"]["form"]["usual"]})
    assert reply["taken"] == 1
    await asked(north, "stance")
    assert north.now["decision"]["form"] is None


# Drafts


async def test_what_cannot_stand_comes_back_row_by_row(hall: Hall) -> None:
    blue, _ = await at_sea(hall)
    assert blue.draft["slips"] == []
    assert blue.draft["blanks"] == list(range(8))
    reply = await blue.write(BREAM, {**BREAM, "place": "a2"}, OUT, OVER, THIRD, {"slip": "Sail", "boat": 7})
    assert reply["rows"] == [
        {"row": 1, "rule": "2", "why": "ordered-already", "facts": {"unit": "bream"}},
        {"row": 4, "rule": "2.3", "why": "deck-is-full", "facts": {"most": 2}},
        {"row": 5, "rule": "2", "why": "not-offered", "facts": {}},
    ]
    assert blue.draft["slips"] == [*ORDERS]
    assert blue.draft["blanks"] == [1], "the brill alone has no order, and the deck is full"
    assert blue.draft["lacks"] is None
    assert blue.draft["warnings"] == [{"why": "why-no-cover", "facts": {"boat": "brill"}, "touch": ["boat-brill"]}]


async def test_blanks_that_have_changed_are_sent_as_they_are(hall: Hall) -> None:
    """Of two guns one is spoken for, and of two enemies one."""
    blue, red = await at_sea(hall)
    await turn(blue, red, [sail("bream", "b1")], [sail("roach", "d2")])
    await turn(blue, red, [sail("bream", "c1")], [sail("roach", "d1")])
    scout = {**OUT, "way": ["a2", "a1", "b1", "c1", "d1"], "look": "d1"}
    await step("orders", blue, red, [sail("bream", "d1"), scout])
    await asked(blue, "guns")
    await blue.until(lambda: blue.draft["blanks"] == [0])
    form = blue.now["decision"]["form"]
    assert form["blanks"][0]["cells"] == {"target": ["ray", "roach"], "guns": [1, 2]}
    assert form["usual"] == [{"slip": "Fire", "boat": "bream", "target": "ray", "guns": 2}]
    assert (await blue.write({"slip": "Fire", "boat": "bream", "target": "ray", "guns": 1}))["rows"] == []
    assert blue.draft["blanks"] == [{**form["blanks"][0], "cells": {"target": ["roach"], "guns": [1]}}]
    await asked(red, "guns")
    assert red.now["decision"]["form"]["blanks"] == [], "the ray has seen nobody, and is asked all the same"


async def test_every_device_of_the_seat_has_it_and_nobody_else_hears(hall: Hall) -> None:
    blue, red = await at_sea(hall)
    phone = await Client(hall, blue.match, "blue", "togo").open()
    onlooker = await Client(hall, blue.match, SPECTATOR, "guest").open()
    heard = len(red.heard), len(onlooker.heard)
    assert (await blue.write(*ORDERS))["rows"] == []
    await phone.until(lambda: phone.draft["slips"] == [*ORDERS])
    assert (await phone.write(BREAM))["rows"] == []
    await blue.until(lambda: blue.draft["slips"] == [BREAM])
    tablet = await Client(hall, blue.match, "blue", "togo").open()
    assert tablet.welcome["draft"]["slips"] == [BREAM]
    for client in (red, onlooker):
        await client.say("ping")
    assert (len(red.heard) - 1, len(onlooker.heard) - 1) == heard
    assert red.draft["slips"] == []
    assert onlooker.welcome["draft"] is None


async def test_the_same_again_is_not_told_again(hall: Hall) -> None:
    blue, _ = await at_sea(hall)
    await blue.write(*ORDERS)
    heard = len(blue.heard)
    await blue.write(*ORDERS)
    assert [msgspec.json.decode(text)["type"] for text in blue.heard[heard:]] == ["reply"]


async def test_a_draft_is_found_again_after_a_restart(new_hall: NewHall) -> None:
    first = await new_hall()
    blue, red = await at_sea(first)
    await blue.write(*ORDERS)
    await red.write({"slip": "Sail", "boat": "ray", "place": "c1"})
    await first.stop()
    again = await Client(await new_hall(), blue.match, "blue", "togo").open()
    assert again.welcome["draft"]["slips"] == [*ORDERS]
    assert (await again.send(*ORDERS))["taken"] == 1


async def test_another_worker_has_it_at_once(new_hall: NewHall) -> None:
    bus = LocalBus()
    here, there = await new_hall(bus), await new_hall(bus)
    blue, red = await at_sea(here)
    phone = await Client(there, blue.match, "blue", "togo").open()
    heard = len(red.heard)
    await blue.write(*ORDERS)
    await phone.until(lambda: phone.draft["slips"] == [*ORDERS])
    assert (await phone.send(*ORDERS))["taken"] == 1
    await blue.until(lambda: blue.now["decision"] is None)
    assert (await blue.say("undo", at=blue.now["at"]))["type"] == "reply"
    await phone.until(lambda: phone.now["decision"] is not None and phone.draft["slips"] == [*ORDERS])
    await phone.write(BREAM)
    await blue.until(lambda: blue.draft["slips"] == [BREAM])
    await red.say("ping")
    assert len(red.heard) - 1 == heard


async def test_workers_on_postgresql_share_drafts(new_hall: NewHall, postgres_url: str) -> None:
    databases = [Database(postgres_url) for _ in range(2)]
    await furnish(databases[0])
    here, there = [await new_hall(PostgresBus(database), on=database) for database in databases]
    blue, red = await at_sea(here)
    phone = await Client(there, blue.match, "blue", "togo").open()
    other = await Client(there, blue.match, "red", "makarov").open()
    await other.until(lambda: other.now["online"] == ["blue", "red"])
    heard = len(red.heard), len(other.heard)
    await blue.write(*ORDERS)
    await phone.until(lambda: phone.draft["slips"] == [*ORDERS])
    assert (await phone.send(*ORDERS))["taken"] == 1
    await blue.until(lambda: blue.now["decision"] is None)
    assert (await blue.say("undo", at=blue.now["at"]))["type"] == "reply"
    await phone.until(lambda: phone.now["decision"] is not None and phone.draft["slips"] == [*ORDERS])
    for client in (red, other):
        await client.say("ping")
    assert (len(red.heard) - 1, len(other.heard) - 1) == heard
    assert (await phone.send(*ORDERS))["taken"] == 1
    await blue.until(lambda: blue.now["decision"] is None)
    assert (await red.send())["taken"] == 1
    await asked(phone, "guns")
    for hall in (here, there):
        await hall.stop()
    for database in databases:
        await database.close()


async def test_a_draft_for_a_question_that_this_worker_has_not_heard_of_yet(
    new_hall: NewHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The signal of the draft is quicker than that of the lines."""
    bus = LocalBus()
    here, there = await new_hall(bus), await new_hall(bus)
    blue, red = await at_sea(here)
    phone = await Client(there, blue.match, "blue", "togo").open()
    with monkeypatch.context() as deaf:
        deaf.setattr(bus, "publish", lambda signal: None)
        assert (await blue.send())["taken"] == 1
        assert (await red.send())["taken"] == 1
        for client in (blue, red):
            assert (await client.send())["taken"] == 1
        await blue.write(*ORDERS)
    live = await there.table(blue.match)
    await live.drafts.hear(("blue",))
    assert phone.draft["slips"] == []
    await live.catch_up()
    await phone.until(lambda: phone.draft["slips"] == [*ORDERS])


async def test_it_is_dropped_when_the_form_is_sent(hall: Hall) -> None:
    blue, _ = await at_sea(hall)
    await blue.write(*ORDERS)
    assert await kept(hall.database) == 1
    assert (await blue.send(*ORDERS))["taken"] == 1
    assert await kept(hall.database) == 0


async def kept(database: Database) -> int:
    """How many drafts the database has."""
    async with database.read() as connection:
        return len((await connection.execute(select(drafts))).all())


async def test_a_draft_that_cannot_be_kept_is_not_shown(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    blue, _ = await at_sea(hall)
    await blue.write(BREAM)

    async def fail(*_: Any) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(Drafts, "write", fail)
    assert (await blue.write(*ORDERS))["code"] == "busy"
    assert blue.draft["slips"] == [BREAM]
    assert (await blue.say("ping"))["type"] == "reply"
    again = await Client(hall, blue.match, "blue", "togo").open()
    assert again.welcome["draft"]["slips"] == [BREAM]


async def test_a_late_draft_changes_nothing(hall: Hall) -> None:
    blue, red = await at_sea(hall)
    at = blue.now["decision"]["at"]
    await blue.send()
    assert (await blue.write(*ORDERS, at=at))["code"] == "stale"
    assert (await blue.write(*ORDERS, at=blue.now["at"]))["refusal"]["why"] == "sealed-already"
    await red.send()
    await asked(blue, "guns")
    assert (await blue.write(*ORDERS, at=at))["code"] == "stale"
    assert blue.draft["slips"] == []


async def test_a_spectator_has_nothing_to_write_on(hall: Hall) -> None:
    blue, _ = await at_sea(hall)
    onlooker = await Client(hall, blue.match, SPECTATOR, "guest").open()
    for message in ("draft", "standing"):
        assert (await onlooker.say(message, at=blue.now["at"], slips=[]))["code"] == "not-yours"


# Standing orders


async def test_standing_orders_are_on_the_next_sheet_on_every_device(hall: Hall) -> None:
    blue, red = await at_sea(hall)
    onlooker = await Client(hall, blue.match, SPECTATOR, "guest").open()
    heard = len(red.heard), len(onlooker.heard)
    assert (await blue.write(*ORDERS))["rows"] == []
    assert (await blue.stand(OVER, BREAM))["rows"] == []
    phone = await Client(hall, blue.match, "blue", "togo").open()
    assert (phone.welcome["draft"]["slips"], phone.welcome["draft"]["standing"]) == ([*ORDERS], [OVER, BREAM])
    for client in (red, onlooker):
        await client.say("ping")
    assert (len(red.heard) - 1, len(onlooker.heard) - 1) == heard
    await turn(blue, red, ORDERS)
    await blue.until(lambda: blue.draft["slips"] == [OVER])
    await phone.until(lambda: phone.draft["slips"] == [OVER])
    assert blue.draft["standing"] == [OVER, BREAM], "the bream lies there now"
    assert red.draft["standing"] == []
    heard_again = len(blue.heard)
    await blue.stand(OVER, BREAM)
    assert [msgspec.json.decode(text)["type"] for text in blue.heard[heard_again:]] == ["reply"]


async def test_standing_orders_that_are_none_are_refused_and_late_ones_change_nothing(hall: Hall) -> None:
    blue, _ = await at_sea(hall)
    reply = await blue.stand(OVER, {"slip": "Dance"})
    assert [(row["row"], row["why"]) for row in reply["rows"]] == [(1, "not-offered")]
    at = blue.now["decision"]["at"]
    await blue.send()
    assert (await blue.say("standing", at=at, slips=[]))["code"] == "stale"
    assert (await blue.say("standing", at=blue.now["at"], slips=[]))["refusal"]["why"] == "sealed-already"


async def test_standing_orders_are_found_again_after_a_restart(new_hall: NewHall) -> None:
    """The server is started again while no sheet of their kind is open, and plays on to the next."""
    first = await new_hall()
    blue, red = await at_sea(first)
    await blue.stand(OVER)
    await step("orders", blue, red)
    await first.stop()
    second = await new_hall()
    blue = await Client(second, blue.match, "blue", "togo").open()
    red = await Client(second, blue.match, "red", "makarov").open()
    assert blue.welcome["draft"]["slips"] == []
    await step("guns", blue, red)
    await asked(blue, "orders")
    await blue.until(lambda: blue.draft["slips"] == [OVER])


async def test_another_worker_hears_of_standing_orders(new_hall: NewHall) -> None:
    bus = LocalBus()
    here, there = await new_hall(bus), await new_hall(bus)
    blue, red = await at_sea(here)
    phone = await Client(there, blue.match, "blue", "togo").open()
    other = await Client(there, blue.match, "red", "makarov").open()
    await blue.stand(OVER)
    await phone.until(lambda: phone.draft["standing"] == [OVER])
    await turn(blue, other)
    await phone.until(lambda: phone.draft["slips"] == [OVER])
    assert red.draft["standing"] == other.draft["standing"] == []


async def test_standing_orders_that_cannot_be_kept_are_not_shown(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    blue, _ = await at_sea(hall)
    await blue.write(BREAM)
    await blue.stand(BREAM)

    async def fail(*_: Any) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(Drafts, "stand", fail)
    assert (await blue.stand(OVER))["code"] == "busy"
    again = await Client(hall, blue.match, "blue", "togo").open()
    assert (again.welcome["draft"]["slips"], again.welcome["draft"]["standing"]) == ([BREAM], [BREAM])


# Sending, and taking back


async def test_a_sheet_is_taken_back_until_the_step_is_resolved(hall: Hall) -> None:
    blue, red = await at_sea(hall)
    assert (await blue.send(*ORDERS))["taken"] == 1
    assert blue.now["waiting"] == ["red"]
    assert blue.now["undo"]
    assert [order["option"]["slips"] for order in blue.now["plan"]] == [[*ORDERS]]
    assert (await blue.say("undo", at=blue.now["at"]))["type"] == "reply"
    await blue.until(lambda: blue.draft["slips"] == [*ORDERS])
    assert blue.now["decision"]["ask"] == "orders"
    await blue.send(*ORDERS)
    await red.send()
    await asked(blue, "guns")
    assert not blue.now["undo"]


async def test_a_sheet_with_a_row_that_cannot_stand_is_not_taken(hall: Hall) -> None:
    blue, _ = await at_sea(hall)
    reply = await blue.send(BREAM, OUT, OVER, THIRD)
    assert (reply["code"], reply["refusal"]["why"], reply["refusal"]["facts"]["slip"]) == ("refused", "deck-is-full", 4)
    assert blue.now["decision"] is not None


async def test_last_times_orders_are_at_hand(hall: Hall) -> None:
    blue, red = await at_sea(hall)
    await turn(blue, red, ORDERS)
    await asked(blue, "orders")
    assert blue.now["decision"]["form"]["last"] == [OUT, OVER]
    await asked(red, "orders")
    assert red.now["decision"]["form"]["last"] == []


# Asking


async def test_why_a_row_cannot_stand(hall: Hall) -> None:
    blue, _ = await at_sea(hall)
    far = {**BREAM, "place": "d3"}
    reply = await blue.say("why", slip=far)
    assert not reply["allowed"]
    assert reply["refusals"] == [
        {"rule": "2.1", "why": "too-far", "facts": {"boat": "bream", "place": "d3"}, "option": None, "slip": far}
    ]
    await blue.write(*ORDERS)
    assert (await blue.say("why", slip=far))["refusals"][0]["why"] == "too-far", "not that it has an order"
    assert (await blue.say("why", slip=THIRD))["refusals"][0]["why"] == "deck-is-full"
    assert (await blue.say("why", slip={"slip": "Sail", "boat": "brill", "place": "b3"}))["allowed"]
    assert (await blue.say("why", slip={"slip": "Sink"}))["code"] == "no-such-thing"


@pytest.mark.parametrize(
    ("touch", "why"),
    [
        (["boat-bream", "area-d3"], "too-far"),
        (["boat-ray"], "no-such-boat"),
        (["plane-b_3"], "deck-is-full"),
        (["plane-b_1", "area-d3"], "way-breaks-off"),
    ],
)
async def test_why_by_the_things_pointed_at(hall: Hall, touch: list[str], why: str) -> None:
    blue, _ = await at_sea(hall)
    await blue.write({"slip": "Cover", "plane": "b_2", "boat": "brill"})
    if why == "deck-is-full":
        await blue.write(OUT, OVER)
    reply = await blue.say("why", touch=touch)
    assert [one["why"] for one in reply["refusals"]][:1] == [why]


async def test_why_of_what_no_order_is_about(hall: Hall) -> None:
    blue, _ = await at_sea(hall)
    assert (await blue.say("why", touch=["area-a1"]))["code"] == "no-such-thing"
    assert (await blue.say("why"))["code"] == "no-such-thing"
    reply = await blue.say("why", option={"do": "SendOrders", "slips": [BREAM, BREAM]})
    assert reply["refusals"][0]["why"] == "ordered-already"


async def test_odds_of_a_row(hall: Hall) -> None:
    blue, _ = await at_sea(hall)
    assert (await blue.say("odds"))["tables"] == []
    reply = await blue.say("odds", slips=[BREAM, OUT])
    assert reply["tables"][0]["rows"] == [["plane-b_1", 3.0]]
    assert (await blue.say("odds", slips=[{**OUT, "way": ["a2", "d3"]}]))["tables"] == []


async def test_a_hint_is_a_form_filled_in(hall: Hall) -> None:
    blue, _ = await at_sea(hall)
    option = (await blue.say("hint"))["option"]
    assert option["do"] == "SendOrders"
    assert (await blue.write(*option["slips"]))["rows"] == []
    assert len(blue.draft["slips"]) == 3


async def test_a_machine_fills_in_its_form(hall: Hall) -> None:
    chairs = {"blue": Chair("togo"), "red": Chair(level="script")}
    match = await hall.create("patrol", {}, chairs, creator="togo")
    blue = await Client(hall, match, "blue", "togo").open()
    for ask in ("orders", "guns") * 3:
        await asked(blue, ask)
        assert blue.now["thinking"] == ["red"], "it may have sent its sheet long ago"
        assert (await blue.send())["taken"] == 1
    await blue.until(lambda: blue.now["over"] is not None)


# Sizes


def long(do: str, size: int, at: str) -> str:
    """A message of about this size that writes on a form or sends it."""
    slip = {"slip": "Sail", "boat": "x" * 150, "place": "b1"}
    slips = [slip] * (size // 200)
    fields = {"slips": slips} if do == "draft" else {"options": [{"do": "SendOrders", "slips": slips}]}
    return msgspec.json.encode({"do": do, "id": 77, "at": at, **fields}).decode()


async def outcome(client: Client, text: str) -> dict[str, Any]:
    """What comes of a message sent as it is."""
    heard = len(client.heard)
    client.say_raw(text)
    await client.say("ping")
    [answer, _] = [msgspec.json.decode(one) for one in client.heard[heard:]]
    return dict(answer)


@pytest.mark.parametrize("do", ["draft", "answer"])
async def test_what_writes_on_a_form_may_be_longer(hall: Hall, do: str) -> None:
    blue, _ = await at_sea(hall)
    text = long(do, MOST_FORM_BYTES - 4000, blue.now["at"])
    assert MOST_BYTES < len(text) < MOST_FORM_BYTES
    reply = await outcome(blue, text)
    reason = reply["rows"][-1] if do == "draft" else reply["refusal"]
    assert reason["why"] == "no-such-boat"
    assert (await outcome(blue, long(do, MOST_FORM_BYTES + 4000, blue.now["at"])))["code"] == "too-big"


async def test_nothing_else_may_be_longer(hall: Hall) -> None:
    blue, _ = await at_sea(hall)
    why = msgspec.json.encode({"do": "why", "id": 5, "option": {"do": "x" * MOST_BYTES}}).decode()
    assert await outcome(blue, why) == {"type": "error", "code": "too-big", "id": 5}
    await blue.send()
    assert (await outcome(blue, long("draft", MOST_BYTES + 2000, blue.now["at"])))["code"] == "too-big"
    north, _ = await two_players(hall, "ford")
    assert (await outcome(north, long("draft", MOST_BYTES + 2000, north.now["at"])))["code"] == "too-big"
