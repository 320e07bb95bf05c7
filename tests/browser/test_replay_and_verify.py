"""Replay and proof in the browser, from record files: moving, eyes, links; and the proof against Python's verdict."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.rest import at_rest
from tests.browser.table.conftest import Seat
from tests.browser.table.test_siege_chart import WRONG

from honjin.core.event import UMPIRE
from honjin.core.game import find_game
from honjin.core.record import DIGITS, linked, read_record
from honjin.core.retold import retold
from honjin.server.replays.document import replay_of
from honjin.server.replays.reading import verdict_of
from honjin.testing.matches import Case, played, random_answer, text_of
from honjin.umpire.table import open_table

if TYPE_CHECKING:
    from tests.browser.conftest import Axe, NewPage, OpenTable, Shot

RECORDS = Path(__file__).parents[1] / "records" / "port_arthur"
TEXT = (RECORDS / "resigned-after-undo.honjin").read_text(encoding="utf-8")
"""In format 1."""
SIGNED = (RECORDS / "v1" / "resigned-russia.honjin").read_text(encoding="utf-8")
"""In format 2, with dice that follow from the header, and with a signature."""
MIDWAY = (RECORDS.parent / "midway" / "v1" / "last-turn-japan.honjin").read_text(encoding="utf-8")
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True}


def bring(page: Page, address: str, text: str | bytes) -> None:
    """Choose a record file on a page that asks for one."""
    page.goto(address)
    body = text.encode() if isinstance(text, str) else text
    page.locator("input[type=file]").set_input_files({"name": "match.honjin", "mimeType": "text/plain", "buffer": body})


# Replay


def test_a_record_is_replayed_by_buttons_keys_and_scrubber(page: Page, axe: Axe, shot: Shot) -> None:
    bring(page, "/replay", TEXT)
    at = page.locator(".replay-at")
    expect(at).to_have_text("0")
    page.get_by_role("button", name="One step forward").click()
    expect(at).to_have_text("1")
    page.locator("body").press("ArrowRight")
    expect(at).to_have_text("2")
    page.locator("body").press("End")
    last = page.locator(".replay-scrubber").get_attribute("max")
    expect(at).to_have_text(str(last))
    page.locator("body").press("2")
    expect(page.locator(".replay-headline")).to_have_text("Turn 2 of 6")
    page.locator(".replay-scrubber").fill("30")
    expect(at).to_have_text("30")
    expect(page.locator(".replay-line.is-current .replay-number")).to_have_text("30")
    page.get_by_role("button", name="Play").click()
    expect(at).to_have_text(re.compile(r"^(?!3[01]$)\d+$"))
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="As a table").click()
    expect(page.get_by_role("columnheader", name="Chance, Japan")).to_be_visible()
    page.get_by_role("button", name="As a table").click()
    axe(page)
    shot(page, "replay-desktop-light")


def first_step(text: str, event: str) -> int:
    """The number that the first such event has in the umpire's replay of a record."""
    record = read_record(text)
    steps = replay_of(record, find_game(record.header.game), UMPIRE).steps
    return next(step.number for step in steps if step.event and step.event["event"] == event)


def test_battles_are_shown_with_their_dice(page: Page, axe: Axe, shot: Shot) -> None:
    bring(page, "/replay", SIGNED)
    fired = first_step(SIGNED, "Fired")
    page.locator(".replay-scrubber").fill(str(fired - 1))
    theatre = page.locator(".theatre")
    expect(theatre.locator(".battle-step[aria-current=step]")).to_have_text("Who fires first")
    expect(theatre.locator(".roll")).to_have_count(0)
    page.locator("body").press("ArrowRight")
    expect(theatre.locator(".battle-step[aria-current=step]")).to_have_text("Fire")
    expect(theatre.locator(".roll-results")).to_be_visible()
    expect(theatre.locator("button")).to_have_count(0)
    at_rest(page)
    axe(page)
    shot(page, "replay-battle-desktop-light")
    # A side's eyes: it fought in the battle, and saw the same of it.
    page.locator(".replay-viewers").get_by_role("button", name="Russia").click()
    expect(page.locator(".replay-viewers [aria-pressed=true]")).to_have_text("Russia")
    expect(theatre.locator(".roll")).to_have_count(1)
    # The chart alone, by key and by button.
    page.locator("body").press("d")
    expect(theatre).to_have_count(0)
    page.get_by_role("button", name="Battles with their dice").click()
    expect(theatre).to_be_visible()


@pytest.mark.parametrize(
    ("record", "event", "card"),
    [
        ("storm/v2/resigned-russia.honjin", "Shot", ".throw .sum-dice"),
        ("ran/v1/resigned-tokugawa.honjin", "ShotFired", ".throw.fight .ten-sided"),
        ("midway/v1/resigned-japan.honjin", "AirRoundFought", ".throw.skirmish .volley-die"),
    ],
)
def test_throws_are_shown_on_their_cards(page: Page, axe: Axe, record: str, event: str, card: str) -> None:
    text = (RECORDS.parent / record).read_text(encoding="utf-8")
    bring(page, "/replay", text)
    page.locator(".replay-scrubber").fill(str(first_step(text, event) - 1))
    page.locator("body").press("ArrowRight")
    expect(page.locator(card).first).to_be_visible()
    expect(page.locator(".throw .throw-outcome")).to_be_visible()
    at_rest(page)
    axe(page)


PIXELS = """() => {
  const paper = document.querySelector(".story canvas");
  const pen = paper.getContext("2d");
  const coloursIn = (x, y, width, height) => {
    const data = new Uint32Array(pen.getImageData(x, y, width, height).data.buffer);
    return new Set(data).size;
  };
  return { size: [paper.width, paper.height], board: coloursIn(40, 60, 640, 500), words: coloursIn(800, 40, 380, 440) };
}"""


def test_a_match_is_looked_back_at_and_told_in_one_picture(new_page: NewPage, axe: Axe, shot: Shot) -> None:
    page = new_page(viewport={"width": 1440, "height": 900})
    bring(page, "/replay", SIGNED)
    at = page.locator(".replay-at")
    expect(at).to_have_text("0")
    expect(page.get_by_role("heading", name="Who was winning")).to_be_visible()
    # From one turning point to the next by key; the list knows where we are.
    page.locator("body").press("ArrowDown")
    current = page.locator(".replay-point[aria-current=step]")
    expect(current.locator(".replay-number")).to_have_text(at.inner_text())
    expect(current.locator(".replay-gain")).to_contain_text(re.compile(r"\+\d+%"))
    assert 0 < page.locator(".replay-point").count() <= 10
    page.get_by_role("tab", name="Luck").click()
    expect(page.locator(".luck > p").first).to_contain_text("hits and successes")
    expect(page.get_by_role("img", name="What each side had above the likely, step by step")).to_be_visible()
    at_rest(page)
    axe(page)
    page.locator(".replay-story").click()
    expect(page.locator(".story-picture[data-state=made]")).to_be_visible()
    expect(page.locator(".story canvas")).to_have_attribute("aria-label", re.compile("^Port Arthur: Russia wins"))
    drawn = page.evaluate(PIXELS)
    assert drawn["size"] == [1200, 630]
    assert drawn["board"] > 1000, "chart and counters"
    assert drawn["words"] > 20, "words and curve"
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    assert download.value.suggested_filename == "honjin-port_arthur.png"
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
    axe(page)
    shot(page, "replay-story")
    # What the sides hide from each other is not weighed for their eyes.
    page.keyboard.press("Escape")
    page.locator(".replay-viewers").get_by_role("button", name="Japan").click()
    expect(page.get_by_role("heading", name="Where the score stood")).to_be_visible()
    expect(page.get_by_role("tab", name="Luck")).to_have_count(0)


def test_each_viewer_sees_its_own_replay(page: Page) -> None:
    bring(page, "/replay", TEXT)
    expect(page.locator(".replay-at")).to_have_text("0")
    page.locator("body").press("End")
    of = page.locator(".replay-where")
    counts = {}
    for viewer in ("Umpire", "Japan", "Russia"):
        page.locator(".replay-viewers").get_by_role("button", name=viewer).click()
        expect(page.locator(".replay-viewers [aria-pressed=true]")).to_have_text(viewer)
        counts[viewer] = of.inner_text().split()[-1]
    assert int(counts["Umpire"]) > int(counts["Japan"]) > int(counts["Russia"])


def test_a_finished_match_is_linked_to_a_position(page: Page, open_table: OpenTable, shot: Shot) -> None:
    open_table(page)
    match = Seat(page).ready().match
    me = page.request.get("/api/me").json()
    origin = page.evaluate("location.origin")
    headers = {"x-csrf-token": me["csrf"], "origin": origin}
    assert page.request.post(f"/api/matches/{match}/resign", data={}, headers=headers).ok
    page.goto(f"/replay/{match}?as=japan#step=1")
    expect(page.locator(".replay-at")).to_have_text("1")
    expect(page.locator(".replay-viewers [aria-pressed=true]")).to_have_text("Japan")
    expect(page.locator(".replay-ending h1")).to_have_text("Russia wins")
    page.locator("body").press("Home")
    page.locator(".replay-viewers").get_by_role("button", name="Russia").click()
    expect(page).to_have_url(re.compile(r"\?as=russia$"))
    page.locator(".replay-proof").click()
    expect(page.locator("[data-outcome=verified-yes]")).to_be_visible()
    # What this browser kept while it sat at the table: the commitment it saw, what it added, and its last link.
    for kept in ("[data-kept-check=commitment]", "[data-kept-check=nonces]", "[data-server-check=link]"):
        expect(page.locator(kept)).to_have_attribute("data-state", "good")
    shot(page, "verify-desktop-light", whole=True)


def test_replay_and_proof_on_a_phone_in_the_dark(new_page: NewPage, axe: Axe, shot: Shot) -> None:
    page = new_page(**PHONE, color_scheme="dark")
    bring(page, "/replay", TEXT)
    expect(page.locator(".replay-at")).to_have_text("0")
    page.get_by_role("button", name="One step forward").tap()
    expect(page.locator(".replay-at")).to_have_text("1")
    at_rest(page)
    box = page.locator(".replay-transport").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] == pytest.approx(740, abs=1)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    axe(page)
    shot(page, "replay-phone-dark")
    page.locator(".replay-proof").tap()
    expect(page.locator("[data-outcome=verified-yes]")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    axe(page)
    shot(page, "verify-phone-dark", whole=True)


def test_plots_of_both_sides_are_laid_open_and_flown_step_by_step(new_page: NewPage, axe: Axe, shot: Shot) -> None:
    page = new_page(viewport={"width": 1440, "height": 900})
    bring(page, "/replay", MIDWAY)
    plot = page.locator(".replay-point.is-plot").first
    plot.click()
    expect(plot).to_have_attribute("aria-current", "step")
    expect(plot).to_contain_text("Both plots laid open: they meet over")
    expect(page.locator(".courses.both .course.dark").first).to_be_attached()
    expect(page.locator(".courses.both .course.light").first).to_be_attached()
    clock = page.locator(".clock-panel output")
    expect(clock).to_contain_text("both sides at")
    axe(page)
    shot(page, "replay-midway-plots")
    # While the film runs it waits for the clock, and puts it away.
    at = page.locator(".replay-at").inner_text()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".replay-at")).not_to_have_text(at)
    expect(page.locator(".clock-panel")).to_have_count(0)


def test_a_siege_is_replayed_and_proved(new_page: NewPage, axe: Axe, shot: Shot) -> None:
    storm = find_game("storm")
    text = played(Case(storm, {switch.id: True for switch in storm.switches if not switch.choices}), seed=1)
    page = new_page(color_scheme="dark")
    bring(page, "/replay", text)
    at, headline = page.locator(".replay-at"), page.locator(".replay-headline")
    expect(at).to_have_text("0")
    # At the end and in the middle of every turn: counters lie free, names stand clear of them.
    page.locator("body").press("End")
    last = int(page.locator(".replay-scrubber").get_attribute("max") or "0")
    expect(at).to_have_text(str(last))
    expect(page.locator(".replay-ending h1")).to_have_text(re.compile("^(Japan|Russia) wins$"))
    at_rest(page)
    wrong = page.evaluate(WRONG)["found"]
    for turn in range(1, int(headline.inner_text().split()[1]) + 1):
        page.locator("body").press(str(turn))
        expect(headline).to_contain_text(f"Turn {turn} of 5")
        later = min(last, int(at.inner_text()) + 40)
        page.locator(".replay-scrubber").fill(str(later))
        expect(at).to_have_text(str(later))
        at_rest(page)
        wrong += [f"turn {turn}: {what}" for what in page.evaluate(WRONG)["found"]]
    assert not wrong, "\n".join(wrong)
    axe(page)
    shot(page, "replay-siege-dark")
    page.locator(".replay-proof").click()
    expect(page.locator("[data-outcome=verified-yes]")).to_be_visible()
    axe(page)


# Proof


def relinked(bodies: list[str]) -> str:
    """A record whose links fit whatever was done to its bodies."""
    chain, lines = "", []
    digits = DIGITS[json.loads(bodies[0])["format"]]
    for body in bodies:
        chain = linked(chain, body.encode(), digits)
        lines.append(f'["{chain}",{body}]')
    return text_of(lines)


def bodies_of(text: str) -> list[str]:
    return [line.partition(",")[2][:-1] for line in text.splitlines()]


def with_another_die(text: str) -> str:
    bodies = bodies_of(text)
    at = next(number for number, body in enumerate(bodies) if '"value":' in body)
    line = json.loads(bodies[at])
    line["rolls"][0]["value"] = line["rolls"][0]["value"] % 6 + 1
    bodies[at] = json.dumps(line, separators=(",", ":"), ensure_ascii=False)
    return relinked(bodies)


def with_another_secret(text: str) -> str:
    return relinked([body.replace('"secret":"', '"secret":"00') for body in bodies_of(text)])


def swapped(text: str) -> str:
    lines = text.splitlines()
    lines[10], lines[11] = lines[11], lines[10]
    return text_of(lines)


def renumbered(text: str) -> str:
    return relinked([body.replace('"number":2,', '"number":3,', 1) for body in bodies_of(text)])


FORGED: dict[str, tuple[Callable[[str], str], str]] = {
    "whole": (str, ""),
    "changed byte": (lambda text: text.replace("asahi", "asahj", 1), "lines"),
    "swapped lines": (swapped, "lines"),
    "a line left out": (lambda text: text_of([*text.splitlines()[:20], *text.splitlines()[21:]]), "lines"),
    "cut": (lambda text: text[:-40], "lines"),
    "another die": (with_another_die, "rolls"),
    "another secret": (with_another_secret, "commitment"),
    "numbers with a gap": (renumbered, "numbers"),
}
"""What was done to a record, and the first check that finds it."""


@pytest.mark.parametrize("record", [TEXT, SIGNED], ids=["format 1", "format 2"])
@pytest.mark.parametrize("name", FORGED)
def test_the_browser_finds_what_python_finds(page: Page, record: str, name: str) -> None:
    forge, broken = FORGED[name]
    text = forge(record)
    assert (text != record) is bool(broken)
    verdict = verdict_of(text.encode())
    assert verdict.verified is not bool(broken)
    bring(page, "/verify", text)
    outcome = page.locator("[data-outcome]")
    expect(outcome).to_have_attribute("data-outcome", "verified-no" if broken else "verified-yes")
    states = {
        id: page.locator(f"[data-check={id}]").get_attribute("data-state")
        for id in ("lines", "numbers", "commitment", "rolls")
    }
    if broken:
        assert states[broken] == "bad"
        assert next(id for id, state in states.items() if state == "bad") == broken
    else:
        assert set(states.values()) == {"good"}
    expect(page.locator(f"[data-server-check={verdict.checks[0].id}]")).to_be_visible()
    server = {check.id: check.outcome for check in verdict.checks}
    for id in {"lines", "commitment", "rolls"} & set(server):
        if states[id] in ("good", "bad"):
            assert states[id] == server[id], id


def test_the_line_of_a_changed_byte_is_named(page: Page) -> None:
    lines = TEXT.splitlines()
    lines[16] = lines[16].replace('"side"', '"sidf"', 1)
    bring(page, "/verify", text_of(lines))
    expect(page.locator("[data-check=lines] .error")).to_contain_text("Line 17")


def keep(page: Page, match: str, **kept: Any) -> None:
    """As if this browser had been at the match."""
    held = {match: {"commitment": "", "nonces": {}, "links": {}, **kept}}
    page.evaluate("held => localStorage.setItem('honjin.kept', held)", json.dumps(held))


def test_a_file_is_held_against_what_the_browser_kept(page: Page) -> None:
    """Whoever brings a record of a match that was played here, and wherever it comes from."""
    record = read_record(TEXT)
    header = record.header
    *_, (_, telling) = retold(record, find_game(header.game))
    true = {"commitment": header.commitment, "nonces": header.nonces, "links": {"japan": telling.link("japan")}}
    forged: dict[str, dict[str, Any]] = {
        "": {},
        "commitment": {"commitment": "0" * 64},
        "nonces": {"nonces": {"japan": "another"}},
        "link": {"links": {"japan": "0" * 32}},
    }
    for broken, changes in forged.items():
        page.goto("/verify")
        keep(page, header.match_id, **{**true, **changes})
        bring(page, "/verify", TEXT)
        outcome = page.locator("[data-outcome]")
        link = page.locator("[data-server-check=link]")
        expect(link).to_have_attribute("data-state", "bad" if broken == "link" else "good")
        expect(outcome).to_have_attribute("data-outcome", "verified-no" if broken else "verified-yes")
        for id in ("commitment", "nonces"):
            row = page.locator(f"[data-kept-check={id}]")
            expect(row).to_have_attribute("data-state", "bad" if broken == id else "good")
            expect(row.locator(".error")).to_have_count(1 if broken == id else 0)
            expect(row.locator(".faint")).to_have_count(0 if broken == id else 1)
    expect(page.locator("[aria-labelledby=verify-alone] code")).to_contain_text("--link 0000")


def test_what_a_check_proves_is_not_said_beside_one_that_failed(page: Page) -> None:
    bring(page, "/verify", renumbered(TEXT))
    failed = page.locator("[data-check=numbers]")
    expect(failed.locator(".error")).to_be_visible()
    expect(failed.locator(".faint")).to_have_count(0)
    expect(page.locator("[data-check=commitment] .faint")).to_have_count(1)
    legality = page.locator("[data-server-check=legality]")
    expect(legality).to_have_attribute("data-state", "bad")
    expect(legality.locator(".faint")).to_have_count(0)


def test_every_roll_is_shown_with_what_the_secret_gives(page: Page) -> None:
    rolls = list(read_record(TEXT).all_rolls())
    bring(page, "/verify", TEXT)
    expect(page.locator("[data-check=rolls]")).to_have_attribute("data-state", "good")
    rows = page.locator(".verify-rolls tbody tr")
    expect(rows).to_have_count(len(rolls))
    assert [cell.split()[0] for cell in page.locator(".verify-rolls td:last-child").all_inner_texts()] == [
        str(roll.value) for roll in rolls
    ]


@pytest.mark.parametrize("record", [TEXT, SIGNED], ids=["format 1", "format 2"])
def test_a_match_that_is_not_over_can_be_proved_as_far_as_it_goes(page: Page, record: str) -> None:
    bring(page, "/verify", text_of(record.splitlines()[:21]))
    expect(page.locator("[data-check=lines]")).to_have_attribute("data-state", "good")
    expect(page.locator("[data-check=commitment]")).to_have_attribute("data-state", "open")
    expect(page.locator("[data-outcome=verified-not-yet]")).to_be_visible()


def test_names_beyond_ascii_do_not_upset_the_proof(page: Page) -> None:
    lines: list[str] = []
    nonces = {"japan": '皇国の興廃 \U0001f6a2 \x7f"\\', "russia": "Отважный\n"}
    table = open_table(
        find_game("port_arthur"),
        {},
        {"japan": "東郷", "russia": "Рожественский"},
        lines.append,
        secret=bytes(range(32)),
        match_id="é-1",
        nonces=nonces,
    )
    draw = Random(8)
    while not any('"value"' in line for line in lines):
        table.answer(*random_answer(table.match, draw))
    table.resign("japan")
    bring(page, "/verify", text_of(lines))
    expect(page.locator("[data-outcome=verified-yes]")).to_be_visible()
