"""What a record proves beside its dice: that it is of the match the sides saw, and who vouches for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import msgspec
import pytest

from honjin.core.dice import CommittedDice
from honjin.core.errors import Flaw
from honjin.core.event import SPECTATOR, UMPIRE
from honjin.core.record import (
    Answered,
    Begun,
    Chain,
    Ended,
    Line,
    Record,
    Resigned,
    Signed,
    TakenBack,
    Undone,
    agreed_text,
    header_link,
    read_record,
)
from honjin.core.retold import retold
from honjin.core.signature import Signer, is_genuine
from honjin.core.state import Result
from honjin.core.verify import Check, Note, verify
from honjin.testing.matches import SECRET, Case, random_answer, sit_down, text_of
from honjin.testing.sample import GAME
from honjin.umpire.agreement import agreed_header
from honjin.umpire.table import Table, open_table

SIGNER = Signer(bytes(32))
SIGNED = SIGNER.sign("m", "0f")
VIEWERS = (*GAME.sides, SPECTATOR)
NONCES = {"north": "nonce of north", "south": "nonce of south"}
SEATS = {"north": "human", "south": "human"}


def played(seed: int) -> tuple[Table, list[str], dict[str, list[str]]]:
    """A whole match at a server that signs, its record, and the links each viewer was shown after each answer."""
    lines: list[str] = []
    agreed = {"secret": SECRET, "match_id": "m", "nonces": NONCES}
    table = open_table(GAME, {}, SEATS, lines.append, signer=SIGNER.sign, **agreed)  # type: ignore[arg-type]
    draw = Random(seed)
    links: dict[str, list[str]] = {viewer: [table.link(viewer)] for viewer in (*GAME.sides, SPECTATOR)}
    while not table.is_over:
        side, option = random_answer(table.match, draw)
        table.answer(side, option)
        if table.may_undo(side) and draw.random() < 0.2:
            table.undo(side)
        for viewer, kept in links.items():
            kept.append(table.link(viewer))
    return table, text_of(lines).splitlines(), links


TABLE, LINES, LINKS = played(4)
RECORD = read_record(text_of(LINES))


def check(id: str, record: Record = RECORD, link: str | None = None, key: str | None = None) -> Check:
    return next(one for one in verify(record, GAME, link, key).checks if one.id == id)


def rewritten(lines: list[Line]) -> Record:
    """What a forger would write: the chain is mended."""
    chain = Chain()
    return read_record(text_of([chain.write(line) for line in (RECORD.header, *lines)]))


# Links


@pytest.mark.parametrize("viewer", LINKS)
def test_every_link_that_a_viewer_was_shown_is_found(viewer: str) -> None:
    for link in dict.fromkeys(LINKS[viewer]):
        assert check("link", link=link).outcome == "good"


def test_a_link_of_the_record_itself_is_found_too() -> None:
    assert check("link", link=RECORD.links[7]).outcome == "good"


@pytest.mark.parametrize("link", ["0" * 32, ""])
def test_another_link_is_not(link: str) -> None:
    assert check("link", link=link) == Check("link", "bad", 0, Flaw("other-link"))


def test_a_link_says_up_to_where_it_vouches() -> None:
    assert check("link", link=LINKS["north"][-1]).count == RECORD.last_number()
    assert check("link", link=RECORD.header_link).count == 0
    early = LINKS["north"].index(LINKS["north"][9])
    assert 0 < check("link", link=LINKS["north"][early]).count < RECORD.last_number()


def test_links_are_found_by_the_events_alone() -> None:
    """Through undos and take-backs: at every line what the table itself would have shown."""
    lines: list[str] = []
    table, draw = sit_down(Case(GAME), lines.append), Random(5)
    shown = [[table.link(viewer) for viewer in VIEWERS]]
    while not table.is_over:
        side, option = random_answer(table.match, draw)
        table.answer(side, option)
        shown.append([table.link(viewer) for viewer in VIEWERS])
        if table.may_undo(side) and draw.random() < 0.3:
            table.undo(side)
        elif table.may_take_back(side) and draw.random() < 0.3:
            table.take_back(side, "south" if side == "north" else "north")
        else:
            continue
        shown.append([table.link(viewer) for viewer in VIEWERS])
    record = read_record(text_of(lines))
    told = [
        [telling.link(viewer) for viewer in VIEWERS]
        for line, telling in retold(record, GAME)
        if isinstance(line, Begun | Answered | Undone | TakenBack)
    ]
    assert told == shown
    assert {Undone, TakenBack} <= {type(line) for line in record.lines}


def of_older_rules() -> Record:
    """The loser tells another story and says that it was played under older rules, which say nothing any more."""
    other = played_anew()
    header = msgspec.structs.replace(RECORD.header, game_version=1)
    dice = CommittedDice(SECRET, agreed_text(header, header_link(header)))

    def rolled(line: Line) -> Line:
        if not isinstance(line, Begun | Answered):
            return line
        values = [dice.value_of(roll.stream, roll.number, roll.purpose, roll.sides) for roll in line.rolls]
        rolls = [msgspec.structs.replace(roll, value=value) for roll, value in zip(line.rolls, values, strict=True)]
        return msgspec.structs.replace(line, rolls=rolls)

    chain = Chain()
    return read_record(text_of([chain.write(line) for line in (header, *map(rolled, other.lines))]))


def test_older_rules_are_no_excuse_for_another_story() -> None:
    record = of_older_rules()
    assert GAME.version > 1
    verdict = verify(record, GAME)
    assert not verdict.failed, "by itself nothing can be said against it"
    assert not verdict.verified
    assert check("link", record, link=LINKS["north"][-1]) == Check("link", "bad", 0, Flaw("other-link"))


@pytest.mark.parametrize("line", [Resigned("north"), TakenBack(1, "north", "south"), Undone(1, "north"), SIGNED])
def test_nothing_follows_the_signature_whatever_the_rules(line: Line) -> None:
    """The signature is of what stands above it: what is added below must not pass with it, not even in old records."""
    record = rewritten([*RECORD.lines, line])
    for game in (GAME, replace(GAME, version=GAME.version + 1)):
        found = next(one for one in verify(record, game).checks if one.id == "lines")
        assert (found.outcome, found.flaw) == ("bad", Flaw("after-the-end"))


def cut_and_resigned() -> Record:
    """The loser cuts the record in the middle and lets the winner give up there."""
    half = RECORD.lines[: len(RECORD.lines) // 2]
    return rewritten([*half, Resigned("north"), Ended(Result("south", "resigned"), SECRET.hex())])


def played_anew() -> Record:
    """The loser plays the whole match again by himself: he knows the secret now, and has the same header."""
    _, lines, _ = played(5)
    return rewritten([line for line in read_record(text_of(lines)).lines if not isinstance(line, Signed)])


@pytest.mark.parametrize("forge", [cut_and_resigned, played_anew])
def test_who_kept_his_last_link_finds_out_the(forge: Callable[[], Record]) -> None:
    record = forge()
    assert verify(record, GAME).verified, "by itself it looks like any other"
    assert check("link", record, link=LINKS["north"][-1]).outcome == "bad"
    assert check("signature", record).outcome == "void"
    assert check("signature", record, key=SIGNER.public) == Check("signature", "bad", 0, Flaw("unsigned"))


@pytest.mark.parametrize(
    "change",
    [
        {"switches": {"first_blood": True, "river": "low"}},
        {"seats": {"north": "machine", "south": "human"}},
        {"nonces": {"north": "another", "south": "nonce of south"}},
        {"match_id": "another"},
        {"honjin": "9.9"},
    ],
    ids=lambda change: next(iter(change)),
)
def test_nothing_that_was_agreed_can_be_changed(change: dict[str, object]) -> None:
    chain = Chain()
    lines = [msgspec.structs.replace(RECORD.header, **change), *RECORD.lines]
    record = read_record(text_of([chain.write(line) for line in lines]))
    assert check("rolls", record).outcome == "bad"


def test_a_link_tells_nothing_that_its_viewer_was_not_told() -> None:
    """Two matches that differ in what South may not know: South's link is the same until it is told of it."""
    tables = [sit_down(Case(GAME), lambda _: None) for _ in range(2)]
    for table, at in zip(tables, (0, 1), strict=True):
        decision = table.match.open[0]
        assert decision.side == "north"
        table.answer("north", decision.options[at])
    one, other = tables
    assert [told.event for told in one.told("south")] == [told.event for told in other.told("south")]
    assert one.link("south") == other.link("south")
    assert one.link("north") != other.link("north")
    assert one.link(UMPIRE) != other.link(UMPIRE)


def test_what_was_withdrawn_leaves_the_link_as_it_was() -> None:
    table = sit_down(Case(GAME), lambda _: None)
    before = table.link("north")
    table.answer("north", table.match.open[0].options[0])
    assert table.link("north") != before
    table.undo("north")
    assert table.link("north") == before


# Signatures


def test_the_server_signs_the_end() -> None:
    assert isinstance(RECORD.lines[-1], Signed)
    assert check("signature", key=SIGNER.public) == Check("signature", "good", 1)
    assert check("signature").note == Note("signed-by", {"key": SIGNER.public}), "whose key it is one must know"


def test_the_key_of_somebody_else_is_told_apart() -> None:
    other = Signer(bytes(range(32)))
    flaw = Flaw("other-key", {"key": SIGNER.public})
    assert check("signature", key=other.public) == Check("signature", "bad", 1, flaw)


ANSWERS = [at for at, line in enumerate(RECORD.lines) if isinstance(line, Answered)]


@pytest.mark.parametrize("at", [ANSWERS[0], ANSWERS[-1]])
def test_a_signature_covers_every_line(at: int) -> None:
    lines = list(RECORD.lines)
    line = lines[at]
    assert isinstance(line, Answered)
    lines[at] = msgspec.structs.replace(line, side="west")
    assert check("signature", rewritten(lines)).outcome == "bad"


@pytest.mark.parametrize("changes", [{"key": ""}, {"key": "zz"}, {"signature": "00"}, {"key": "00" * 32}])
def test_a_signature_that_is_none_is_no_error(changes: dict[str, str]) -> None:
    signed = msgspec.structs.replace(SIGNER.sign("m", "0f"), **changes)
    assert not is_genuine(signed, "m", "0f")


def test_a_signature_is_of_one_match() -> None:
    signed = SIGNER.sign("m", "0f")
    assert is_genuine(signed, "m", "0f")
    assert not is_genuine(signed, "n", "0f")
    assert not is_genuine(signed, "m", "00")


def test_nothing_but_a_signature_follows_the_end() -> None:
    assert check("legality", rewritten([*RECORD.lines, Resigned("north")])).flaw == Flaw("after-the-end")
    early = [RECORD.lines[0], RECORD.lines[-1], *RECORD.lines[1:-1]]
    assert check("legality", rewritten(early)).outcome == "bad"


def test_the_header_is_made_of_all_that_was_agreed() -> None:
    header = agreed_header(GAME, {}, SEATS, secret=SECRET, match_id="m", nonces=NONCES)
    assert header == RECORD.header
