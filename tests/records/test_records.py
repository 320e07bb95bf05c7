"""The museum: matches of every version still replay, prove what they can, and go on; none is ever made again."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
import pytest

from honjin.ai.arena import mixed_switches
from honjin.core.dice import SeededDice
from honjin.core.engine import start
from honjin.core.event import UMPIRE, Log, RulesRenewed
from honjin.core.game import Game, Pack, by_title, find_game, find_games
from honjin.core.record import Claimed, Record, Renewed, Ruled, read_record
from honjin.core.replay import replay, setting_of
from honjin.core.verify import Verdict, verify
from honjin.testing.matches import random_answer, written_out
from honjin.testing.sample import GAME as SAMPLE
from honjin.umpire.journal import read_file
from honjin.umpire.table import reopen_table

FOLDER = Path(__file__).parent
TITLES = by_title(find_games().values())
"""Battles under the same rules share values, endings and a room."""
SECRETS = sorted(FOLDER.rglob("*.secret"))
OPEN = [path.with_suffix(".honjin") for path in SECRETS]
FINISHED = sorted({*FOLDER.rglob("*.honjin")} - {*OPEN})


class Behaviour(NamedTuple):
    """What random matches come to under a version of the rules, with values kept by their digest."""

    version: int
    values: str
    fingerprint: str


BEHAVIOUR = {
    "midway": Behaviour(2, "6cb2d336b0f1", "56a7b0e34a62afb2"),
    "port_arthur": Behaviour(1, "d6f3821a61f2", "7f97e9498011915d"),
    "ran": Behaviour(1, "974cae130b91", "322f65c32fdefd68"),
    "storm": Behaviour(2, "d39374511f73", "812d03ffd9df1667"),
}
"""Whoever changes what a match may come to raises `Game.version`, keeps records of the new one (tools/keep_records.py),
and writes it down here, with the beginning of the digest of the values it was found with. A change of values alone
changes none of this: the matches are played with those named here.
"""


def game_of(record: Record) -> Game:
    return SAMPLE if record.header.game == SAMPLE.id else find_game(record.header.game)


def name_of(path: Path) -> str:
    return path.relative_to(FOLDER).with_suffix("").as_posix()


def outcomes(verdict: Verdict) -> dict[str, str]:
    return {check.id: check.outcome for check in verdict.checks}


@pytest.mark.parametrize("path", FINISHED, ids=name_of)
def test_a_finished_match_proves_what_it_can_and_is_never_accused(path: Path) -> None:
    record = read_file(path)
    game = game_of(record)
    verdict = verify(record, game)
    assert verdict.flaws() == []
    assert verdict.finished
    assert outcomes(verdict)["rolls"] == "good"
    assert verdict.verified or record.game_version < game.version


@pytest.mark.parametrize("path", FINISHED, ids=name_of)
def test_a_finished_match_replays_with_the_values_it_was_played_with(path: Path) -> None:
    record = read_file(path)
    game, ended = game_of(record), record.ended()
    *_, (_, state) = replay(record, game)
    assert ended is not None
    assert record.verdict() is not None or state.result == ended.result
    table = reopen_table(record, game, written_to_the_end, secret=bytes.fromhex(ended.secret))
    assert table.result == ended.result
    assert table.match.state.encode() == state.encode()


def written_to_the_end(text: str) -> None:
    pytest.fail("a finished match is not written to any more")


def test_values_that_have_changed_since_are_still_known() -> None:
    record = read_file(FOLDER / "storm" / "first" / "held.honjin")
    game = game_of(record)
    assert record.header.pack_digest != game.standard_pack().digest
    then, now = game.past_pack(record.header.pack_digest), game.standard_pack()
    assert then is not None
    assert then != now
    assert setting_of(record.header, game)


@pytest.mark.parametrize("path", OPEN, ids=name_of)
def test_an_open_match_goes_on_to_its_end_and_proves_it(path: Path) -> None:
    record = read_file(path)
    game = game_of(record)
    lines = path.read_text(encoding="utf-8").splitlines()
    written = len(lines)
    table = reopen_table(record, game, lines.append, secret=bytes.fromhex(path.with_suffix(".secret").read_text()))
    is_older = record.game_version < game.version
    renewals = [line for line in read_record(text_of(lines)).lines if isinstance(line, Renewed)]
    assert bool(renewals) == is_older
    for viewer in (*game.sides, UMPIRE):
        told = [one.event for one in table.told(viewer) if isinstance(one.event, RulesRenewed)]
        assert [event.now for event in told] == [game.version] * is_older, viewer
    draw = Random(1)
    while not table.is_over:
        table.answer(*random_answer(table.match, draw))
    assert len(lines) > written
    verdict = verify(read_record(text_of(lines)), game)
    assert verdict.flaws() == []
    assert verdict.verified


@pytest.mark.parametrize("name", ["held", "high_point", "variants"])
def test_a_match_left_open_with_old_values_goes_on_from_its_snapshot(name: str) -> None:
    """As it would lie in a database: without its last lines, of other values, rules and procedures than today's."""
    record = read_file(FOLDER / "storm" / "first" / f"{name}.honjin")
    game, ended = game_of(record), record.ended()
    assert ended is not None
    cut = len(record.lines) - 4
    lines = (FOLDER / "storm" / "first" / f"{name}.honjin").read_text(encoding="utf-8").splitlines()[: cut + 1]
    left = read_record(text_of(lines))
    table = reopen_table(left, game, lines.append, secret=bytes.fromhex(ended.secret))
    [renewal] = [line for line in read_record(text_of(lines)).lines if isinstance(line, Renewed)]
    assert renewal.back_to > left.snapshots()[-1].number
    *_, (_, state) = replay(read_record(text_of(lines)), game)
    assert table.match.state.encode() == state.encode()
    draw = Random(1)
    while not table.is_over:
        table.answer(*random_answer(table.match, draw))
    assert verify(read_record(text_of(lines)), game).flaws() == []


def text_of(lines: list[str]) -> str:
    return "\n".join([*lines, ""])


@pytest.mark.parametrize("name", TITLES)
def test_every_way_to_end_has_a_kept_match(name: str) -> None:
    records = [read_file(path) for path in FINISHED if path.relative_to(FOLDER).parts[0] == name]
    game = find_game(name)
    for version in {game.version, *(record.game_version for record in records)}:
        ends = [end.result for record in records if record.game_version == version and (end := record.ended())]
        hows = {result.how for result in ends} - {"agreed", "claimed"}
        assert hows == {*game.endings, "resigned"}, f"version {version}"
    winners = {end.result.winner for record in records if (end := record.ended())}
    if not game.scenario:
        assert winners >= {*game.sides}
    else:
        assert len({record.header.game for record in records}) >= len(game.endings), "of different battles"


def test_midway_has_a_kept_match_for_every_winner_and_for_all_that_people_do_at_a_table() -> None:
    game = find_game("midway")
    records = [read_file(path) for path in FINISHED if path.parent == FOLDER / "midway" / f"v{game.version}"]
    ends = {(end.result.how, end.result.winner) for record in records if (end := record.ended())}
    assert ends >= {("last-turn", "us"), ("last-turn", "japan"), ("last-turn", None), ("agreed", None)}
    [claimed] = [record for record in records if any(isinstance(line, Claimed) for line in record.lines)]
    assert claimed.header.clock
    ruled = [line for line in claimed.lines if isinstance(line, Ruled)]
    assert {line.what for line in ruled} == {"said", "deadline", "closed"}
    lapses = {answer.lapse.by for answer in claimed.answers() if answer.lapse is not None}
    assert lapses == {"clock", "umpire"}


def test_the_index_names_every_kept_match() -> None:
    index = (FOLDER / "README.md").read_text(encoding="utf-8")
    names = map(name_of, (*FINISHED, *OPEN))
    assert [name for name in names if f"`{name}`" not in index] == []


def test_nothing_in_the_museum_was_made_again() -> None:
    """A record that does not hold any more shows what a change has broken: mend that, not the record."""
    inventory = (FOLDER / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    entries = {name: digest for digest, name in (line.split("  ") for line in inventory)}
    exhibits = [path for ending in ("honjin", "secret", "gz") for path in FOLDER.rglob(f"*.{ending}")]
    found = {path.relative_to(FOLDER).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in exhibits}
    assert found == entries


@pytest.mark.parametrize("name", TITLES)
def test_every_standard_pack_stays_by_its_digest(name: str) -> None:
    game = find_game(name)
    digest = game.standard_pack().digest
    kept = files(game.resources) / "data" / "past" / f"{digest}.json"
    assert kept.is_file(), "the values have changed: run tools/keep_packs.py and commit what it wrote"
    assert game.read_pack(kept.read_bytes()).digest == digest


@pytest.mark.parametrize("name", TITLES)
def test_the_version_of_the_rules_moves_with_what_they_do(name: str) -> None:
    version, values, expected = BEHAVIOUR[name]
    assert (find_game(name).version, fingerprint(TITLES[name], values)) == (version, expected)


def fingerprint(games: Sequence[Game], values: str) -> str:
    """What six random matches with all sorts of switches ask, offer, throw and tell; or one of each battle."""
    digest = hashlib.sha256()
    [kept] = [path for path in past_packs(games[0]) if path.name.startswith(values)]
    pack = games[0].read_pack(kept.read_bytes())
    for number, game in enumerate(games if len(games) > 1 else [*games] * 6):
        for part in course(game, pack, number):
            digest.update(part)
    return digest.hexdigest()[:16]


def past_packs(game: Game) -> list[Traversable]:
    return [*(files(game.resources) / "data" / "past").iterdir()]


def course(game: Game, pack: Pack, number: int) -> Iterator[bytes]:
    switches = game.choose_switches(mixed_switches(game, 1905, number))
    log, draw = Log(game.sides), Random(number)
    match = start(game, game.setting(switches, pack), SeededDice(number), log)
    while not match.is_over:
        entries, rolls = log.drain()
        told = [(entry.rule, entry.event) for entry in entries]
        asked = [written_out(decision) for decision in match.open]
        yield msgspec.json.encode([told, rolls, [(one.side, one.ask, one.rule, one.options) for one in asked]])
        match.answer(*random_answer(match, draw))
    yield msgspec.json.encode([match.result, [(entry.rule, entry.event) for entry in log.drain()[0]]])
