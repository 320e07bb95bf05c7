"""What a player can ask: why not, the odds, the rules; and the curtain between two players at one screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect
from tests.browser.rest import at_rest, stop_clock

if TYPE_CHECKING:
    from tests.browser.conftest import Axe, Complaints, Shot
    from tests.browser.table.conftest import Desk, Seat, Sit


def russia_to_sortie(sit: Sit, desk: Callable[[Seat], Desk]) -> Seat:
    """Japan has sent its flagship to Tsushima, and nothing else."""
    seat = sit(opponent="hotseat")
    seat.type_order("mikasa to tsushima")
    seat.end_sortie()
    expect(seat.page.get_by_role("navigation", name="Where we are")).to_contain_text("Sortie: Russia")
    seat.page.goto(f"/table/{seat.match}?seat=russia")
    return seat.ready()


def test_why_not_a_forbidden_sea_and_an_enemy_ship(
    sit: Sit, desk: Callable[[Seat], Desk], complaints: Complaints, axe: Axe, shot: Shot
) -> None:
    seat = russia_to_sortie(sit, desk)
    seat.click(seat.on_chart(re.compile("^Vladivostok, Roadstead")))
    seat.click(seat.counter("Rossia"))
    expect(seat.options.get_by_role("heading", name="Rossia")).to_be_visible()
    seat.click(seat.on_chart("East China Sea"))
    expect(seat.tip.get_by_role("heading", name="Why not: Rossia to East China Sea?")).to_be_visible()
    expect(seat.tip).to_contain_text("more than two zones from Vladivostok")
    chip = seat.tip.get_by_role("link")
    expect(chip).to_have_text(re.compile(r"^§5"))
    axe(seat.page)
    shot(seat.page, "table-why-not-desktop-light")
    with seat.page.expect_popup() as opened:
        chip.click()
    rules = opened.value
    complaints.listen(rules)
    rules.wait_for_load_state()
    section = rules.url.partition("#")[2]
    assert section.startswith("5")
    expect(rules.locator(f"[id='{section}']")).to_be_in_viewport()
    rules.close()
    seat.tip.get_by_role("button", name="Close").click()
    expect(seat.tip).to_have_count(0)

    # An enemy counter: the ship is not yours.
    seat.page.keyboard.press("Escape")
    seat.page.keyboard.press("Escape")
    seat.click(seat.on_chart(re.compile("^Japan, Roadstead, Japan: 19 ships")))
    seat.click(seat.counter("Niitaka"))
    expect(seat.tip).to_contain_text("Niitaka is not one of your ships.")
    at_rest(seat.page)
    box, about = seat.tip.bounding_box(), seat.counter("Niitaka").bounding_box()
    assert box is not None
    assert about is not None
    apart = box["y"] > about["y"] + about["height"] or box["y"] + box["height"] < about["y"]
    assert apart, "the tip covers what it talks about"


def test_hovering_a_forbidden_sea_tells_why(sit: Sit, desk: Callable[[Seat], Desk]) -> None:
    seat = russia_to_sortie(sit, desk)
    seat.options.get_by_role("button", name=re.compile("^Rossia")).click()
    seat.page.mouse.move(**seat.spot(seat.on_chart("Philippine Sea")))
    expect(seat.tip).to_contain_text("more than two zones")
    seat.page.mouse.move(**seat.spot(seat.on_chart("Sea of Japan, allowed")))
    expect(seat.tip).to_have_count(0)


def offers_battle(decision: dict[str, Any]) -> bool:
    return any(entry["option"]["do"] == "Attack" for entry in decision["options"])


def test_odds_of_a_battle_both_ways(sit: Sit, desk: Callable[[Seat], Desk], axe: Axe, shot: Shot) -> None:
    seat = sit(opponent="hotseat")
    table = desk(seat)
    decision = table.play_until(offers_battle, "japan", "russia")
    side = decision["side"]
    seat.page.goto(f"/table/{seat.match}?seat={side}")
    seat.ready()
    attack = seat.options.get_by_role("button", name=re.compile("Attack in")).first
    expect(attack).to_be_visible()
    expect(seat.page.locator("details.odds")).to_be_visible()
    # Where there is room they lie open, below the options and before the log.
    expect(seat.page.locator("details.odds")).to_have_attribute("open", "")
    tables = seat.page.locator(".odds-table")
    expect(tables.first).to_be_visible()
    expect(seat.page.locator("details.odds")).to_contain_text("%")
    axe(seat.page)
    shot(seat.page, "table-odds-desktop-light")

    # In the battle the choice of dice has its odds beside it, and the other side's fire as well.
    seat.answer(attack.click)
    table.play_until(lambda decision: decision["ask"] == "fire", "japan", "russia")
    firing = asked_for(table, "fire")
    seat.page.clock.install()
    seat.page.goto(f"/table/{seat.match}?seat={firing}")
    seat.ready()
    theatre = seat.page.locator(".theatre")
    expect(theatre).to_be_visible()
    odds = seat.page.locator("details.odds")
    expect(odds).to_have_attribute("open", "")
    captions = odds.locator("caption")
    expect(captions).to_have_text([re.compile("^Your fire, firepower"), re.compile("^The enemy’s fire")])
    expect(seat.options.get_by_role("button")).to_have_count(6)
    # What may become of each ship stands beside it, and the steps say where the battle stands.
    now = theatre.locator(".battle-step[aria-current=step]")
    expect(now).to_have_text("Fire")
    ships = theatre.locator(".battle-ship").count()
    expect(theatre.locator(".battle-fate").filter(has_text="%")).to_have_count(ships)
    axe(seat.page)
    shot(seat.page, "battle-desktop-light")

    # What a throw comes to is not to be seen before its dice lie.
    seat.page.emulate_media(reduced_motion="no-preference")
    stop_clock(seat.page)
    seat.options.get_by_role("button").nth(2).click()
    rolled = theatre.locator(".roll")
    expect(rolled.locator(".die")).to_have_count(3)
    expect(rolled.locator(".roll-results")).to_be_hidden()
    expect(rolled.locator(".roll-total")).to_be_hidden()
    expect(now).to_have_text("Fire")
    expect(theatre.locator(".was-hit, .legal")).to_have_count(0)
    seat.page.clock.resume()
    expect(rolled.locator(".roll-results")).to_be_visible()
    expect(now).not_to_have_text("Fire")
    seat.page.emulate_media(reduced_motion="reduce")

    # On a phone what can be chosen comes first: the squadron that is hit before the other, the answers before the dice.
    table.play_until(lambda decision: decision["ask"] == "hits", "japan", "russia")
    seat.page.set_viewport_size({"width": 360, "height": 740})
    seat.page.goto(f"/table/{seat.match}?seat={asked_for(table, 'hits')}")
    expect(theatre.locator(".squadron").first.locator(".legal").first).to_be_visible()
    expect(theatre.locator(".battle-steps + .theatre-sides")).to_have_count(1)
    expect(now).to_contain_text("Hits")
    at_rest(seat.page)
    axe(seat.page)
    shot(seat.page, "battle-phone-light")
    table.play_until(lambda decision: decision["ask"] == "fire", "japan", "russia")
    seat.page.goto(f"/table/{seat.match}?seat={asked_for(table, 'fire')}")
    answers = theatre.get_by_role("group", name="Options")
    expect(answers.get_by_role("button")).to_have_count(6)
    expect(theatre.locator(".battle-answers ~ .roll")).to_have_count(1)
    at_rest(seat.page)
    axe(seat.page)
    shot(seat.page, "battle-answers-phone-light")
    answers.get_by_role("button").last.click()
    expect(answers).to_have_count(0)


def asked_for(table: Desk, ask: str) -> str:
    """The side that is asked this."""
    return next(side for side in ("japan", "russia") if (table.now(side).get("decision") or {}).get("ask") == ask)


def test_where_all_lies_open_the_seats_change_by_themselves(both_at_one_screen: Seat) -> None:
    seat = both_at_one_screen
    seat.page.get_by_role("tab", name="Notes").click()
    seat.page.get_by_role("textbox", name="Write a note").fill("Mikasa is bait")
    seat.page.get_by_role("tab", name="Log").click()
    seat.page.get_by_role("tab", name="Notes").click()
    expect(seat.page.get_by_role("textbox", name="Write a note")).to_have_value("Mikasa is bait")
    seat.type_order("mikasa to tsushima")
    seat.end_sortie()
    expect(seat.prompt).to_contain_text("Order ships to sea or into the yard; then end the sortie")
    expect(seat.options.get_by_role("button", name=re.compile("^Askold"))).to_be_visible()
    expect(seat.page.locator(".curtain")).to_have_count(0)
    # What the other has begun to write for himself is gone with him.
    expect(seat.page.get_by_role("textbox", name="Write a note")).to_have_value("")


def test_the_curtain_between_two_at_one_screen(sit: Sit, axe: Axe) -> None:
    seat = sit(opponent="hotseat", switches={"fog_of_war": True})
    seat.type_order("mikasa to tsushima")
    seat.end_sortie()
    seat.button("Hand over to Russia").click()
    curtain = seat.page.get_by_role("dialog", name="Over to Russia")
    expect(curtain).to_be_visible()
    # Nothing of the table is to be seen, and the keys do nothing behind it.
    at_rest(seat.page)
    box = seat.page.locator(".curtain").bounding_box()
    assert box == {"x": 0, "y": 0, "width": 1280, "height": 800}
    assert seat.page.evaluate("() => document.elementFromPoint(200, 400).closest('.curtain') !== null")
    seat.page.keyboard.press("1")
    axe(seat.page)
    open_it = curtain.get_by_role("button", name="Show the table of Russia")
    expect(open_it).to_be_focused()
    open_it.press("Enter")
    expect(curtain).to_have_count(0)
    seat.ready()
    expect(seat.prompt).to_contain_text("Order ships to sea or into the yard; then end the sortie")
    expect(seat.options.get_by_role("button", name=re.compile("^Askold"))).to_be_visible()
    expect(seat.options.get_by_role("button", name=re.compile("^Mikasa"))).to_have_count(0)


def test_with_a_sea_chosen_first_the_ships_are_named(sit: Sit) -> None:
    seat = sit()
    seat.click(seat.on_chart("Philippine Sea"))
    expect(seat.options.get_by_role("button", name=re.compile("^Mikasa to Philippine Sea")).first).to_be_visible()
    assert "Mikasa to Philippine Sea" in seat.options.inner_text()


def test_a_hint_gives_the_whole_sortie_and_is_taken_over_in_one_press(sit: Sit) -> None:
    seat = sit()
    seat.button("Hint").click()
    advice = seat.page.locator(".advice")
    expect(advice).to_contain_text("It stands up best")
    expect(advice.get_by_role("listitem")).to_have_count(7)
    expect(seat.page.locator(".option.hinted, .tile.hinted").first).to_be_visible()
    given = 6 + int(re.findall(r"\d+", advice.get_by_role("listitem").last.inner_text())[0])
    seat.answer(advice.get_by_role("button", name="Do all of this").click)
    expect(seat.plan.locator(".plan-count")).to_have_text(str(given))
    expect(advice).to_have_count(0)


def test_pointing_at_what_a_hint_shows_follows_it(sit: Sit) -> None:
    seat = sit()
    for _ in range(25):
        seat.button("Hint").click()
        expect(seat.page.locator(".option.hinted")).to_be_visible()
        hinted = seat.page.locator(".option.hinted").inner_text()
        if "landing box" in hinted:
            break
        seat.answer(seat.page.locator(".option.hinted").click)
    before = int(seat.plan.locator(".plan-count").inner_text()) if seat.plan.count() else 0
    zone = "yellow_sea" if "Yellow Sea" in hinted else "tsushima"
    box = seat.chart.locator(f"[role=button][data-thing=landing-{zone}]")
    seat.answer(lambda: seat.click(box))
    expect(seat.plan.locator(".plan-count")).to_have_text(str(before + 1))
