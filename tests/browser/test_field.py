"""RAN at the table: armies on their hexes, a unit that is led step by step, reactions, and shock."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import PHONE
from tests.browser.rest import at_rest

from honjin.core.game import find_games

if TYPE_CHECKING:
    from tests.browser.conftest import Axe, NewPage, OpenTable, Shot
    from tests.conftest import Server, StartServer

DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
BABA = ({"do": "Activate", "busho": "baba"}, {"do": "Designate", "busho": "baba"}, {"do": "GiveOrders"})
"""What leads to the orders of Baba Nobuharu at Mimase, whose men stand two hexes from the enemy."""
CHARGE = ({"do": "Move", "unit": "baba_as_1"}, {"do": "Enter", "hex": "1509"})
HEADINGS = {"order": "Choose a unit and its", "designate": "You have the initiative"}
IDLE = ("EndActivation", "Pass", "Decline", "StandFast", "HoldFire")


@pytest.fixture(scope="session")
def field(start_server_session: StartServer) -> Server:
    """A server with the battles of RAN."""
    return start_server_session(games={id: game for id, game in find_games().items() if game.title == "ran"})


@pytest.fixture
def desk(new_page: NewPage, field: Server) -> Page:
    return new_page(base_url=field.url, **DESKTOP)


def sit_down(page: Page, open_table: OpenTable, battle: str = "mimasetoge", side: str = "takeda") -> None:
    """Both sides of a battle at one table, at the set-up."""
    open_table(page, game=f"ran.{battle}", side=side, opponent="hotseat")
    page.wait_for_selector(".board [data-counter]", state="attached")
    if (done := page.get_by_role("button", name="Got it")).count():
        done.click()
    at_rest(page)


def asked(page: Page) -> dict[str, Any]:
    """What is to be decided now, by whichever side."""
    decision: dict[str, Any] = page.request.get(f"/api/matches/{match_of(page)}").json()["now"]["decision"]
    return decision


def match_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[1].split("?")[0]


def answer(page: Page, decision: dict[str, Any], option: dict[str, Any]) -> None:
    """Answer without a look at the table."""
    origin = page.url.split("/table/")[0]
    headers = {"x-csrf-token": page.request.get("/api/me").json()["csrf"], "origin": origin}
    given = {"at": decision["at"], "options": [option]}
    sent = page.request.post(f"/api/matches/{match_of(page)}/answer", data=given, headers=headers)
    assert sent.ok, sent.text()


def play_on(page: Page, ask: str, wishes: tuple[dict[str, Any], ...] = BABA) -> dict[str, Any]:
    """Up to a question; what is wished for is chosen where it is offered, else nothing is done."""
    for _ in range(40):
        decision = asked(page)
        if decision["ask"] == ask:
            expect(page.get_by_role("heading", name=HEADINGS[ask])).to_be_attached()
            at_rest(page)
            return decision
        if decision.get("form"):
            answer(page, decision, {"do": "FormUp", "slips": []})
            continue
        offered = [entry["option"] for entry in decision["options"]]
        wished = [option for option in wishes if option in offered]
        idle = [option for option in offered if option["do"] in IDLE]
        answer(page, decision, (wished or idle or offered)[0])
    raise AssertionError(f"nobody was asked {ask}")


def counter(page: Page, thing: str) -> Locator:
    return page.locator(f'[data-counter="{thing}"]').first


def hex_on(page: Page, name: str) -> Locator:
    return page.locator(f'[data-area="hex-{name}"]')


def press(page: Page, thing: str) -> None:
    """Press what can be pointed at, wherever the chart lies; a unit once it can be chosen."""
    if thing.startswith("unit-"):
        expect(page.locator(".piece.lit", has=page.locator(f'[data-counter="{thing}"]')).first).to_be_attached()
    page.locator(f'[data-thing="{thing}"]').first.dispatch_event("click")
    at_rest(page)


# ---- the set-up ------------------------------------------------------------------------------------------------------


def test_armies_stand_on_their_hexes_and_formations_are_written_down(
    desk: Page, open_table: OpenTable, shot: Shot
) -> None:
    sit_down(desk, open_table)
    assert desk.locator(".board .ctr.samurai").count() > 40
    assert desk.locator(".board .ctr.camp").count() == 2
    assert desk.locator(".seat .side-mark.clan").count() == 2
    told = hex_on(desk, "2017").get_attribute("aria-label")
    assert told is not None
    assert told.startswith("2017, clear, height ")
    desk.get_by_role("button", name="Take the field").click()
    expect(desk.get_by_role("heading", name="Formations")).to_be_visible()
    shot(desk, "field/set-up")


# ---- a unit on the move ----------------------------------------------------------------------------------------------


def test_a_unit_goes_where_it_is_pointed_to_turns_and_takes_it_back(desk: Page, open_table: OpenTable) -> None:
    sit_down(desk, open_table)
    play_on(desk, "order")
    start = hex_of(desk, "unit-baba_si_1")
    press(desk, "unit-baba_si_1")
    expect(desk.locator(".overlay .left").first).to_be_visible()
    expect(desk.locator(".board")).to_have_attribute("data-lens", "zones-light")
    far = farthest(desk)
    press(desk, far)
    expect(counter(desk, "unit-baba_si_1")).to_have_attribute("data-slot", f"{far}/unit")
    assert asked(desk)["ask"] == "move-on"
    corner = desk.locator("[data-corner]").first
    facing = corner.get_attribute("data-corner")
    corner.dispatch_event("click")
    expect(desk.get_by_text(f"faces {facing}").first).to_be_visible()
    for _ in range(12):
        if hex_of(desk, "unit-baba_si_1") == start:
            break
        desk.keyboard.press("u")
        at_rest(desk)
    expect(counter(desk, "unit-baba_si_1")).to_have_attribute("data-slot", f"{start}/unit")


def hex_of(page: Page, thing: str) -> str:
    slot = counter(page, thing).get_attribute("data-slot")
    assert slot is not None
    return slot.split("/")[0]


def farthest(page: Page) -> str:
    """The lit hex where least would be left."""
    found: str = page.evaluate(
        """() => {
      const left = [...document.querySelectorAll(".overlay .left")];
      const at = (text) => [Number(text.getAttribute("x")), Number(text.getAttribute("y")) - 11];
      const least = left.toSorted((a, b) => a.textContent - b.textContent)[0];
      const [x, y] = at(least);
      const hexes = [...document.querySelectorAll(".area.lit")];
      return hexes.find((hex) => hex.dataset.at === `${x} ${y}`).dataset.area;
    }"""
    )
    return found


def test_the_same_by_the_keyboard_alone(desk: Page, open_table: OpenTable) -> None:
    sit_down(desk, open_table)
    play_on(desk, "order")
    start = hex_of(desk, "unit-baba_si_1")
    hex_on(desk, start.removeprefix("hex-")).focus()
    desk.keyboard.press(" ")
    expect(counter(desk, "unit-baba_si_1")).to_be_focused()
    desk.keyboard.press("Enter")
    expect(desk.locator(".overlay .left").first).to_be_attached()
    desk.keyboard.press("1")
    expect(desk.locator("[data-corner]").first).to_be_attached()
    at_rest(desk)
    desk.keyboard.press("]")
    expect(desk.locator(".log").get_by_text("faces").first).to_be_attached()


def test_a_contingent_is_chosen_by_any_of_its_men_and_advances_together(
    desk: Page, open_table: OpenTable, shot: Shot
) -> None:
    sit_down(desk, open_table)
    play_on(desk, "designate")
    press(desk, "unit-baba_si_1")
    choose = desk.locator(".chooser .way").filter(has_text="gives orders")
    if choose.count():
        choose.first.click()
    expect(desk.get_by_role("heading", name="choose what this phase is for")).to_be_attached()
    desk.locator(".option").first.click()
    expect(desk.locator(".drill")).to_be_visible()
    expect(desk.locator(".drill-count")).to_contain_text("8 of 8")
    desk.get_by_role("button", name="Choose who").click()
    pieces = desk.locator(".drill-piece")
    for at in range(2, pieces.count()):
        pieces.nth(at).click()
    expect(desk.locator(".drill-count")).to_contain_text("2 of 8")
    before = [hex_of(desk, f"unit-{unit}") for unit in ("baba_as_t_1", "baba_si_b_1")]
    shot(desk, "field/together")
    desk.get_by_role("button", name="Wheel to the left").click()
    expect(desk.locator(".log").get_by_text("faces").first).to_be_attached()
    assert [hex_of(desk, f"unit-{unit}") for unit in ("baba_as_t_1", "baba_si_b_1")] == before


# ---- the enemy -------------------------------------------------------------------------------------------------------


def test_the_enemy_reacts_and_the_move_goes_on(desk: Page, open_table: OpenTable, shot: Shot) -> None:
    sit_down(desk, open_table)
    play_on(desk, "order")
    press(desk, "unit-baba_as_1")
    desk.locator(".chooser .way").first.click()
    expect(desk.get_by_role("heading", name="is near")).to_be_visible()
    shot(desk, "field/reaction")
    desk.get_by_role("button", name="Stand fast").first.click()
    expect(desk.get_by_role("button", name="Halt")).to_be_visible()


def test_a_reaction_is_settled_for_one_unit_until_it_is_taken_back(
    desk: Page, open_table: OpenTable, shot: Shot
) -> None:
    sit_down(desk, open_table)
    play_on(desk, "order")
    answer(desk, asked(desk), {"do": "Move", "unit": "baba_as_1"})
    expect(desk.get_by_role("heading", name="is near")).to_be_visible()
    settle = desk.get_by_role("region", name="Do not ask again…")
    for span in ("This move", "This phase"):
        expect(settle.get_by_role("button", name=f"{span}: stand fast when an enemy comes near")).to_be_visible()
    settle.get_by_text("Do not ask again…").click()
    shot(desk, "field/settle")
    settle.get_by_role("button", name="Always: stand fast when an enemy comes near (AS Ujiteru 1)").click()
    expect(desk.get_by_role("button", name="Halt")).to_be_visible()
    # He comes up to it, and its owner is not asked; once he is asked for something else he sees why.
    answer(desk, asked(desk), {"do": "Enter", "hex": "1509"})
    while (decision := asked(desk))["side"] == "takeda":
        offered = [entry["option"] for entry in decision["options"]]
        ends = [one for one in offered if one["do"] in (*IDLE, "EndOrders", "Stay", "Halt")]
        answer(desk, decision, (ends or offered)[0])
    assert decision["ask"] != "react"
    settled = desk.get_by_role("region", name="Standing answers")
    expect(settled).to_contain_text("Always: stand fast when an enemy comes near (AS Ujiteru 1)")
    settled.get_by_role("button", name="Ask me again").click()
    expect(settled).to_have_count(0)


def test_a_duel_has_a_stage_of_its_own(desk: Page, open_table: OpenTable, axe: Axe, shot: Shot) -> None:
    """Both men with crest and hits, every exchange with its dice; fought to its end by the one who is losing."""
    sit_down(desk, open_table, "nunobeyama", "amako")
    duel_on(desk)
    desk.get_by_role("button", name="Kumagai fights").first.click()
    stage = desk.locator(".theatre.duel")
    expect(stage.get_by_role("heading", name="against Kumagai")).to_be_visible()
    expect(stage.locator(".duel-man h3")).to_have_count(2)
    expect(stage.locator(".duel-man h3").last).to_have_text("Kumagai")
    expect(stage.locator(".theatre-head .rule-chip")).to_have_text("§10.13")
    rounds = stage.locator(".duel-round")
    expect(rounds.first).to_contain_text("+ 5 =")
    shot(desk, "field/duel")
    axe(desk)
    while not stage.locator(".duel-end").count():
        fought = rounds.count()
        desk.get_by_role("button", name="Fight on").first.click()
        expect(rounds).not_to_have_count(fought)
        at_rest(desk)
    expect(stage.locator(".duel-end")).to_contain_text("wins the duel")
    expect(stage.locator(".duel-hits").first).to_have_attribute("aria-label", re.compile("hit"))
    desk.get_by_role("button", name="Back to the chart").click()
    expect(stage).to_have_count(0)


def duel_on(page: Page) -> None:
    """Kumagai rides out alone and is challenged."""
    wishes: tuple[dict[str, Any], ...] = (
        {"do": "Activate", "busho": "kumagai"},
        {"do": "Activate", "busho": "moriwaki"},
        {"do": "Designate", "busho": "kumagai"},
        {"do": "Designate", "busho": "moriwaki"},
        {"do": "EndOrders"},
        {"do": "Ride", "hex": "2121"},
        {"do": "IssueChallenge"},
        {"do": "DrawSamurai"},
    )
    for_amako: tuple[dict[str, Any], ...] = ({"do": "DeclareChallenge"}, {"do": "Ride", "hex": "1920"})
    for _ in range(80):
        decision = asked(page)
        if decision["ask"] == "answer-challenge":
            expect(page.get_by_role("heading", name="challenges you")).to_be_attached()
            return
        if decision.get("form"):
            answer(page, decision, {"do": "FormUp", "slips": []})
            continue
        offered = [entry["option"] for entry in decision["options"]]
        wanted = (*wishes, *for_amako, {"do": "GiveOrders"}) if decision["side"] == "amako" else wishes
        idle = [one for one in offered if one["do"] in IDLE]
        answer(page, decision, ([one for wish in wanted for one in offered if one == wish] or idle or offered)[0])
    raise AssertionError("nobody was challenged")


def test_shock_is_shown_on_a_card(desk: Page, open_table: OpenTable, axe: Axe, shot: Shot) -> None:
    """Who against whom, the column line by line, the die, the hits of both, each with its rule."""
    sit_down(desk, open_table)
    play_on(desk, "order")
    for option in CHARGE:
        answer(desk, wait_for(desk, option), option)
    wait_for(desk, {"do": "EndOrders"})
    press_action(desk, "No more orders")
    press_action(desk, "Stay")
    card = desk.locator(".throw.fight")
    expect(card).to_be_visible()
    expect(card.locator(".fight-names")).to_have_text(["AS Baba 1", "AS Ujiteru 1"])
    expect(card.locator(".fight-sum")).to_have_count(2)
    expect(card.locator(".fight-total small")).to_have_text(["column", "die"])
    expect(card.locator(".fight-sum").first.locator(".rule-chip").first).to_be_visible()
    expect(card.locator(".fight-hit")).to_have_count(2)
    shot(desk, "field/shock")
    axe(desk)
    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)


def wait_for(page: Page, option: dict[str, Any]) -> dict[str, Any]:
    """Up to a question that has this answer; nothing else is done."""
    for _ in range(12):
        decision = asked(page)
        offered = [entry["option"] for entry in decision["options"]]
        if option in offered:
            return decision
        answer(page, decision, next(one for one in offered if one["do"] in IDLE))
    raise AssertionError(f"nobody was offered {option}")


def press_action(page: Page, name: str) -> None:
    page.get_by_role("region", name="Actions").get_by_role("button", name=name).click()


# ---- how it looks, and to whom ---------------------------------------------------------------------------------------


def test_nothing_bars_anybody_in_any_theme(desk: Page, open_table: OpenTable, axe: Axe, shot: Shot) -> None:
    sit_down(desk, open_table)
    play_on(desk, "order")
    press(desk, "unit-baba_si_1")
    expect(desk.locator(".overlay .left").first).to_be_visible()
    for theme in ("light", "dark", "contrast"):
        desk.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        at_rest(desk)
        axe(desk)
        shot(desk, f"field/{theme}")


CUT_OFF = """() => [...document.querySelectorAll("button, .badge > *, .table-title")]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1 && !one.closest(".spoken"))
  .map((one) => one.textContent)"""


def test_no_word_of_the_first_question_is_cut_off_on_a_phone(
    new_page: NewPage, field: Server, open_table: OpenTable
) -> None:
    phone = new_page(base_url=field.url, **PHONE, locale="fr")
    open_table(phone, game="ran.nagakute", side="tokugawa", opponent="hotseat")
    expect(phone.locator(".closed-main .button-count")).to_be_visible()
    at_rest(phone)
    assert phone.evaluate(CUT_OFF) == []


def test_a_finger_leads_a_unit(new_page: NewPage, field: Server, open_table: OpenTable, axe: Axe, shot: Shot) -> None:
    phone = new_page(base_url=field.url, **PHONE)
    sit_down(phone, open_table)
    play_on(phone, "order")
    unit = counter(phone, "unit-baba_si_1")
    expect(unit).to_be_in_viewport()
    unit.tap()
    at_rest(phone)
    expect(phone.locator(".overlay .left").first).to_be_visible()
    shot(phone, "field/phone")
    axe(phone)
