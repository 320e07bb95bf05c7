"""The siege at the table: set-up, an action composed on the chart, a throw, defensive fire, damage absorbed."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Locator, Page, expect
from tests.browser.rest import stop_clock

from honjin.locale.text import Words

if TYPE_CHECKING:
    from tests.browser.conftest import Axe, NewPage, Shot
    from tests.browser.table.conftest import Desk, Seat, Sit

SIEGE_PARK, BALIZHUANG, SHUISHIYING = "area-1", "area-5", "area-15"
GUNS = ("unit-j_s_15h1", "unit-j_s_15h2")
RESERVIST = "unit-j_1rb_1_1"
PLACE_THE_REST = {"do": "PlaceTheRest"}
WORDS = Words("en", "storm", {})
AT_FOOT = """() => {
  const [card, stage] = [".throw", ".stage"].map((one) => document.querySelector(one).getBoundingClientRect());
  return card.bottom > stage.bottom - 20;
}"""


def area(seat: Seat, thing: str) -> Locator:
    """An area of the chart."""
    return seat.chart.locator(f'[data-area="{thing}"]')


def counter(seat: Seat, thing: str) -> Locator:
    """A unit on the chart."""
    return seat.chart.locator(f'[data-counter="{thing}"]').first


def tray(seat: Seat) -> Locator:
    """The counters of an area, offered side by side."""
    return seat.page.locator(".chooser.counters")


def ways(seat: Seat) -> Locator:
    """What can be done with the thing that was chosen, on the card beside it."""
    return seat.page.locator(".chooser button.way")


def card(seat: Seat) -> Locator:
    """The throw that has just fallen."""
    return seat.page.locator(".throw")


def both_set_up(seat: Seat, desk: Callable[[Seat], Desk]) -> dict[str, Any]:
    """Both sides set up as usual; what Japan is asked then."""
    api = desk(seat)
    for side in ("russia", "japan"):
        api.post("answer", seat=side, at=api.now(side)["decision"]["at"], options=[PLACE_THE_REST])
    asked: dict[str, Any] = api.now("japan")["decision"]
    seat.page.goto(f"/table/{seat.match}?seat=japan")
    expect(seat.page.locator(".prompt.mine, .closed-row").first).to_be_visible()
    return asked


def test_set_up_then_a_bombardment_composed_on_the_chart(page: Page, sit: Sit, axe: Axe, shot: Shot) -> None:
    seat = sit(page, game="storm", opponent="hotseat")

    # Set-up: the unit is shown, what is left is counted; one unit by hand, taken back, the rest as usual.
    left = page.locator(".tally-number")
    expect(page.locator(".hand .panel-piece")).to_be_visible()
    expect(left).to_have_text("30")
    seat.answer(lambda: seat.click(area(seat, "area-20")))
    expect(left).to_have_text("29")
    seat.answer(lambda: page.keyboard.press("u"))
    expect(left).to_have_text("30")
    seat.button("Place the rest by the usual set-up").click()
    # Nothing is secret: the other side sits down by itself.
    expect(page.locator(".seat.asked")).to_contain_text("you")
    expect(page.locator(".crumbs")).to_contain_text("Set-up: Japan")
    seat.button("Place the rest by the usual set-up").click()
    expect(seat.prompt).to_have_text("Choose a unit to act, or pass")
    seat.ready()
    axe(page)

    # An area stands for its units; a second press puts one back, wherever it is.
    seat.click(area(seat, SIEGE_PARK))
    expect(tray(seat)).to_contain_text("Tuanshanzi")
    for name in ("15 cm howitzer 1", "15 cm howitzer 2"):
        seat.answer(lambda name=name: tray(seat).get_by_role("button", name=name).click())  # type: ignore[misc]
    expect(page.locator(".hand-title")).to_have_text("2 units picked")
    for gun in GUNS:
        expect(counter(seat, gun)).to_have_attribute("aria-pressed", "true")
    axe(page)
    shot(page, "storm-group-desktop-light")
    seat.answer(lambda: seat.click(counter(seat, GUNS[0])))
    expect(page.locator(".hand-title")).to_have_text("1 unit picked")
    expect(counter(seat, GUNS[0])).to_have_attribute("aria-pressed", "false")
    seat.answer(lambda: page.keyboard.press("u"))
    expect(seat.prompt).to_have_text("Choose a unit to act, or pass")

    # Pointing at a target shows its odds and an arrow; choosing it acts.
    seat.answer(lambda: seat.click(counter(seat, GUNS[0])))
    seat.answer(lambda: seat.click(counter(seat, GUNS[1])))
    page.mouse.move(**seat.spot(area(seat, SHUISHIYING)))
    expect(page.locator(".chooser.preview")).to_contain_text(re.compile(r"6\+1 against \d+\+2.*\d\d%"))
    expect(page.locator(".arrow")).to_have_count(1)
    page.mouse.click(**seat.spot(area(seat, SHUISHIYING)))

    # The throw: two dice, both sums; the log tells it with its dice.
    expect(card(seat)).to_contain_text("Bombardment: Shuishiying South Redoubts")
    expect(card(seat).locator(".die")).to_have_count(2)
    expect(card(seat)).to_contain_text("6 firepower")
    expect(card(seat)).to_contain_text("2 defence level")
    attack, defence = (int(text) for text in card(seat).locator(".sum-total").all_inner_texts())
    outcome = card(seat).locator(".throw-outcome").inner_text()
    assert outcome.startswith(str(attack - defence) if attack > defence else "No")
    expect(seat.log.locator(".log-line", has_text="Japan, bombardment").locator(".die")).to_have_count(2)
    shot(page, "storm-throw-desktop-light")
    card(seat).click()
    expect(card(seat)).to_have_count(0)


def test_pointing_at_a_counter_of_ones_own_picks_it_and_never_orders(sit: Sit, desk: Callable[[Seat], Desk]) -> None:
    seat = sit(game="storm", opponent="hotseat")
    asked = both_set_up(seat, desk)
    battalion = next(one["option"]["unit"] for one in asked["options"] if one.get("group") == BALIZHUANG)
    seat.ready()
    seat.answer(lambda: seat.click(counter(seat, f"unit-{battalion}")))
    expect(counter(seat, f"unit-{battalion}")).to_have_attribute("aria-pressed", "true")
    told = seat.log.locator(".log-line").count()

    # The siege park is next door, and can be entered: a counter there is picked instead, nobody marches.
    expect(area(seat, SIEGE_PARK)).to_have_class(re.compile("lit"))
    seat.click(counter(seat, GUNS[0]))
    expect(counter(seat, GUNS[0])).to_have_attribute("aria-pressed", "true")
    expect(counter(seat, f"unit-{battalion}")).to_have_attribute("aria-pressed", "false")
    expect(seat.page.locator(".hand-title")).to_have_text("1 unit picked")
    expect(seat.log.locator(".log-line")).to_have_count(told)


def test_a_march_into_defensive_fire_and_its_damage(sit: Sit, desk: Callable[[Seat], Desk], axe: Axe) -> None:
    seat = sit(game="storm", opponent="hotseat")
    page = seat.page
    asked = both_set_up(seat, desk)
    first, second = [one["option"]["unit"] for one in asked["options"] if one.get("group") == BALIZHUANG][:2]

    # Two units, then an area that can be fired at and entered: the card asks which.
    for unit in (first, second):
        seat.answer(lambda unit=unit: seat.click(counter(seat, f"unit-{unit}")))  # type: ignore[misc]
    seat.click(area(seat, SHUISHIYING))
    expect(ways(seat).first).to_contain_text("Fire")
    expect(ways(seat).nth(1)).to_contain_text("Move there directly")
    axe(page)
    ways(seat).filter(has_text=re.compile("Move there (and stay|directly)")).first.click()

    # The other side may fire: its odds stand large, those who come are shown.
    expect(seat.prompt).to_contain_text("Entering Shuishiying")
    expect(page.locator(".hand .panel-piece")).to_have_count(2)
    expect(page.locator(".panel-options.plain .option-chance")).to_have_text(re.compile(r"92%\s*none gets in"))
    seat.ready()
    page.keyboard.press("1")
    expect(card(seat)).to_contain_text("Defensive fire")

    card(seat).hover()
    expect(card(seat).locator(".sum")).to_have_count(2)
    expect(seat.log).to_contain_text("Russia, defensive fire, Shuishiying South Redoubts")


def test_damage_is_absorbed_by_pointing(sit: Sit, desk: Callable[[Seat], Desk], axe: Axe) -> None:
    seat = sit(game="storm", opponent="hotseat")
    page = seat.page
    both_set_up(seat, desk)
    decision = shells_until_it_hurts(desk(seat))
    units = {one["option"]["unit"] for one in decision["options"] if "unit" in one["option"]}
    left = decision["facts"]["left"]

    # What is left is counted, those who can absorb are lit; one who can only do one thing does it at once.
    page.goto(f"/table/{seat.match}?seat=russia")
    expect(page.locator(".tally-number")).to_have_text(str(left))
    expect(page.locator(".tally")).to_contain_text(f"of {left} damage points")
    for unit in units:
        expect(counter(seat, f"unit-{unit}")).to_have_class(re.compile("lit"))
    seat.ready()
    axe(page)
    infantry = next(one["option"]["unit"] for one in decision["options"] if one["option"]["do"] == "Flip")
    seat.click(counter(seat, f"unit-{infantry}"))
    flip = ways(seat).filter(has_text="Flip")
    expect(flip).to_contain_text("1 point")
    # A retreat is being chosen as well: where it may lead lights up.
    havens = {one["option"].get("area") for one in decision["options"] if one["option"].get("unit") == infantry} - {
        None
    }
    for haven in havens:
        expect(area(seat, f"area-{haven}")).to_have_class(re.compile("lit"))
    seat.answer(flip.click)
    expect(page.locator(".tally-number")).to_have_text(str(left - 1))
    expect(page.locator(".tally-dots .done")).to_have_count(1)

    # A step is taken back by itself; the rest can be left to the umpire.
    seat.answer(lambda: page.keyboard.press("u"))
    expect(page.locator(".tally-number")).to_have_text(str(left))
    seat.button("Absorb the rest for me").click()
    expect(page.locator(".crumbs")).to_contain_text("Action: Russia")


def shells_until_it_hurts(api: Desk) -> dict[str, Any]:
    """Fire with unit after unit, guns first, until Russia must choose how to absorb two points or more."""
    for _ in range(200):
        asked = api.now("japan")["decision"]
        if asked is None:
            decision: dict[str, Any] = api.now("russia")["decision"]
            ways = {one["option"]["do"] for one in decision["options"]}
            if decision["ask"] == "absorb" and decision["facts"]["left"] > 1 and "Flip" in ways:
                return decision
            answer = decision["options"][-1]["option"]  # to pass, or to leave the points to the umpire
            api.post("answer", seat="russia", at=decision["at"], options=[answer])
            continue
        shots = [one for one in asked["options"] if one["option"]["do"] in ("Bombard", "Fire")]
        armed = [one for one in asked["options"] if one.get("facts", {}).get("targets")]
        guns = [one for one in armed if one["option"]["unit"].startswith("j_s_")]
        if asked["ask"] == "action":
            chosen = (guns or armed)[0]
        else:
            chosen = max(shots, key=lambda one: float(one["chance"]))
        api.post("answer", seat="japan", at=asked["at"], options=[chosen["option"]])
    raise AssertionError("no shell hurt anybody")


def test_a_pass_that_ends_the_turn_is_warned_of(sit: Sit, desk: Callable[[Seat], Desk], axe: Axe) -> None:
    seat = sit(game="storm", opponent="hotseat")
    note = seat.page.locator(".action-note")
    able = sum(one["option"]["do"] == "Pick" for one in both_set_up(seat, desk)["options"])
    expect(note).to_have_text(f"{able} of your units can still act")
    expect(note).not_to_have_class(re.compile("warns"))
    seat.button("Pass", exact=True).click()
    expect(note).to_contain_text("Japan has passed: passing now ends turn 1, with")
    expect(note).to_have_class(re.compile("warns"))
    expect(seat.button("Pass", exact=True)).to_have_accessible_description(re.compile("ends turn 1"))
    axe(seat.page)


def test_what_fell_since_the_last_order_is_leafed_through(sit: Sit, desk: Callable[[Seat], Desk]) -> None:
    seat = sit(game="storm", opponent="hotseat")
    page = seat.page
    both_set_up(seat, desk)
    seat.answer(lambda: seat.click(counter(seat, GUNS[0])))
    seat.click(area(seat, SHUISHIYING))
    expect(card(seat)).to_contain_text("Bombardment: Shuishiying South Redoubts")
    expect(page.locator(".seats > :last-child .seat-side")).to_have_text("you")
    target = russia_shoots(desk(seat))

    # Japan is asked again: its own throw before the answer, always at the foot of the chart. Where damage is to be
    # absorbed the throw that did it lies open.
    expect(page.locator(".seats > :first-child .seat-side")).to_have_text("you")
    expect(page.locator(".prompt.mine")).to_be_visible()
    if page.locator(".tally").count():
        expect(card(seat)).to_contain_text(target)
        seat.button("The previous roll").click()
    expect(card(seat)).to_contain_text("Shuishiying South Redoubts")
    expect(card(seat).locator(".throw-pager")).to_have_text("1 of 2")
    expect(seat.button("The previous roll")).to_be_disabled()
    seat.button("The next roll").click()
    expect(card(seat)).to_contain_text(target)
    expect(card(seat).locator(".throw-pager")).to_have_text("2 of 2")
    # It gives way to the place it is about, once the chart has come there.
    seat.until(lambda: page.evaluate(AT_FOOT), "the card does not stand at the foot of the chart")

    # The log: every heading above what belongs to it, the latest first, the set-up under none of the turns.
    lines = seat.log.locator("li").all_inner_texts()
    order = [next(at for at, line in enumerate(lines) if said in line) for said in (
        "Turn 1", "Russia acts", "Russia, bombardment", "Japan acts", "Japan, bombardment", "At the beginning", "placed"
    )]  # fmt: skip
    assert order == sorted(order)

    # Whoever gives the next order has read them.
    seat.answer(lambda: page.keyboard.press("1"))
    expect(card(seat)).to_have_count(0)


def test_what_came_since_the_last_order_is_shown_on_the_chart_of_then(
    sit: Sit, desk: Callable[[Seat], Desk], shot: Shot
) -> None:
    seat = sit(game="storm", opponent="hotseat")
    page = seat.page
    both_set_up(seat, desk)
    api = desk(seat)
    moved = counter(seat, RESERVIST)
    expect(moved).to_have_attribute("data-slot", "area-2/japan")
    for side, option in (
        ("japan", {"do": "Pick", "unit": "j_1rb_1_1"}),
        ("japan", {"do": "March", "area": "11"}),
        ("russia", {"do": "Pass"}),
    ):
        api.post("answer", seat=side, at=api.now(side)["decision"]["at"], options=[option])
    page.clock.install()
    page.goto(f"/table/{seat.match}?seat=japan")
    expect(moved).to_have_attribute("data-slot", "area-11/japan")

    # The clock of the page stands still, so that each step stays as long as it is looked at.
    stop_clock(page)
    replay = page.locator(".replay-button")
    expect(replay).to_have_text(re.compile(r"^Replay \d+ steps$"))
    replay.click()
    then = page.locator(".caption")
    expect(then).to_contain_text("As it was: step 1 of")
    expect(moved).to_have_attribute("data-slot", "area-2/japan")
    expect(page.locator(".chart [data-thing].lit")).to_have_count(0)
    shot(page, "storm-since-desktop")
    for _ in range(20):
        page.clock.run_for(1500)
        if moved.get_attribute("data-slot") == "area-11/japan":
            break
    expect(then).to_be_visible()
    expect(moved).to_have_attribute("data-slot", "area-11/japan")
    page.get_by_role("button", name="Back to now").click()
    expect(then).to_have_count(0)
    expect(replay).to_have_text(re.compile(r"^Replay \d+ steps$"))

    # A press on the chart of then means: I have seen enough.
    replay.click()
    expect(moved).to_have_attribute("data-slot", "area-2/japan")
    seat.click(area(seat, BALIZHUANG))
    expect(then).to_have_count(0)
    expect(moved).to_have_attribute("data-slot", "area-11/japan")
    expect(tray(seat)).to_have_count(0)


def test_a_guest_is_called_so_in_the_language_of_the_table(new_page: NewPage, sit: Sit) -> None:
    seat = sit(new_page(locale="fr-FR"), game="storm")
    expect(seat.page.locator(".seat-name").first).to_have_text(re.compile(r"^Invité [0-9A-F]{4}$"))


def russia_shoots(api: Desk) -> str:
    """Russia absorbs what there is, then a gun bombards; the name of the area."""
    for _ in range(10):
        asked = api.now("russia")["decision"]
        shots = [one for one in asked["options"] if one["option"]["do"] == "Bombard"]
        guns = [one for one in asked["options"] if one.get("facts", {}).get("range") and one["facts"].get("targets")]
        chosen = (shots or guns or asked["options"][-1:])[0]
        api.post("answer", seat="russia", at=asked["at"], options=[chosen["option"]])
        if shots:
            return WORDS.name("area", chosen["option"]["area"])
    raise AssertionError("no gun came to shoot")


def test_an_action_by_touch(phone: Page, sit: Sit, desk: Callable[[Seat], Desk], axe: Axe, shot: Shot) -> None:
    seat = sit(phone, game="storm", opponent="hotseat")
    expect(phone.locator(".closed-piece")).to_be_visible()
    expect(phone.locator(".closed-tally")).to_have_text("30")
    both_set_up(seat, desk)

    # The whole chart first: an area, then its units side by side under the thumb.
    phone.locator(".board-fit").tap()
    seat.tap(area(seat, BALIZHUANG))
    tiles = tray(seat).get_by_role("button", pressed=False).filter(has=phone.locator("svg.panel-piece"))
    seat.answer(tiles.first.tap)
    seat.answer(tiles.first.tap)
    expect(phone.locator(".closed-title")).to_contain_text("2 units picked")
    expect(tray(seat).get_by_role("button", pressed=True)).to_have_count(2)
    axe(phone)
    shot(phone, "storm-group-phone-light")
    seat.answer(tray(seat).get_by_role("button", pressed=True).first.tap)
    expect(phone.locator(".closed-title")).to_contain_text("1 unit picked")

    # A target; the card says what can be done there, and the throw is read on the chart.
    seat.tap(area(seat, SHUISHIYING))
    expect(ways(seat).first).to_contain_text("Fire")
    ways(seat).first.tap()
    expect(card(seat)).to_contain_text("Fire: Shuishiying South Redoubts")
    box, edge = card(seat).bounding_box(), phone.viewport_size
    assert box is not None
    assert edge is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= edge["width"]
    shot(phone, "storm-throw-phone-light")
    card(seat).tap()
    expect(card(seat)).to_have_count(0)
