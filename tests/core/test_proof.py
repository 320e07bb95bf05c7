"""What a record proves beside its dice: that it is of the match the sides saw, and who vouches for it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from honjin.core.errors import Flaw
from honjin.core.event import SPECTATOR, UMPIRE
from honjin.core.record import Answered, Chain, Ended, Line, Record, Resigned, Signed, read_record
from honjin.core.signature import Signer, is_genuine
from honjin.core.state import Result
from honjin.core.verify import Check, verify
from honjin.testing.matches import SECRET, Case, random_answer, sit_down, text_of
from honjin.testing.sample import GAME
from honjin.umpire.table import Table, agreed_header, open_table

SIGNER = Signer(bytes(32))
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


def check(id: str, record: Record = RECORD, link: str = "", key: str = "") -> Check:
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


def test_another_link_is_not() -> None:
    assert check("link", link="0" * 32) == Check("link", "bad", 1, Flaw("other-link"))


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
