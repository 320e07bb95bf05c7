"""The replay of a match: what each viewer was told and saw, and nothing else."""

from __future__ import annotations

import gzip
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from honjin.core.errors import UnknownChoice
from honjin.core.event import SPECTATOR, UMPIRE
from honjin.core.game import find_game
from honjin.core.record import read_record
from honjin.core.replay import setting_of
from honjin.core.rerun import rerun
from honjin.server.replays.course import course
from honjin.server.replays.document import NotOver, Replay, Stretch, replay_of, stretch_of
from honjin.server.replays.reading import replay_json, verdict_of
from honjin.testing.matches import Case, played, random_answer, sit_down, text_of
from honjin.testing.patches import merged
from honjin.testing.sample import GAME as SAMPLE
from honjin.umpire.table import reopen_table

RECORDS = Path(__file__).parents[2] / "records" / "port_arthur"
UNDONE = RECORDS / "resigned-after-undo.honjin"
KEPT = [RECORDS / "mines-and-fog-points.honjin", RECORDS / "variants.honjin", UNDONE]
PORT_ARTHUR = find_game("port_arthur")
VIEWERS = (*PORT_ARTHUR.sides, SPECTATOR, UMPIRE)
IN_FOG = Case(PORT_ARTHUR, {"fog_of_war": True, "mines": True})


def plain(value: Any) -> Any:
    """As it arrives in a browser."""
    return msgspec.json.decode(msgspec.json.encode(value))


def scenes(replay: Replay | Stretch) -> list[Any]:
    """The board at the start and after each step."""
    found = [plain(replay.start)]
    for step in replay.steps:
        found.append(merged(found[-1], plain(step.patch)) if step.patch else found[-1])
    return found


@pytest.fixture(scope="module")
def fog() -> str:
    """The record of a match with fog of war."""
    return played(IN_FOG, seed=5)


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_viewer_is_shown_what_the_table_told_it(path: Path, viewer: str) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    ended = record.ended()
    assert ended is not None
    table = reopen_table(record, PORT_ARTHUR, lambda _: None, secret=bytes.fromhex(ended.secret))
    replay = replay_of(record, PORT_ARTHUR, viewer)
    shown = [(step.rule, plain(step.event)) for step in replay.steps if step.event and not step.undone]
    assert shown == [(told.rule, plain(told.event)) for told in table.told(viewer)]
    assert [step.number for step in replay.steps] == list(range(1, len(replay.steps) + 1))


@pytest.mark.thorough
@pytest.mark.parametrize("viewer", VIEWERS)
def test_every_step_shows_the_board_as_the_viewer_saw_it(fog: str, viewer: str) -> None:
    record = read_record(fog)
    setting = setting_of(record.header, PORT_ARTHUR)
    assert PORT_ARTHUR.look.scene is not None
    expected = []
    for moment in course(record, PORT_ARTHUR):
        if moment.entry is None or viewer == UMPIRE or moment.entry.seen[viewer] is not None:
            expected.append(plain(PORT_ARTHUR.look.scene(setting, PORT_ARTHUR.view(moment.state, viewer))))
    assert scenes(replay_of(record, PORT_ARTHUR, viewer)) == expected


@pytest.mark.parametrize("viewer", VIEWERS[:-1])
def test_what_came_after_a_step_is_the_end_of_the_replay(fog: str, viewer: str) -> None:
    record = read_record(fog)
    whole = replay_of(record, PORT_ARTHUR, viewer)
    for since in (0, 1, 40, len(whole.steps)):
        stretch = stretch_of(record, PORT_ARTHUR, viewer, since)
        assert [step.number for step in stretch.steps] == list(range(since + 1, len(whole.steps) + 1))
        assert scenes(stretch) == scenes(whole)[since:]


def test_nobody_is_shown_a_stretch_with_the_eyes_of_the_umpire(fog: str) -> None:
    with pytest.raises(UnknownChoice):
        stretch_of(read_record(fog), PORT_ARTHUR, UMPIRE, 0)


@pytest.mark.parametrize("side", PORT_ARTHUR.sides)
def test_the_zone_of_a_ship_in_the_fog_is_nowhere_in_the_document(fog: str, side: str) -> None:
    record = read_record(fog)
    replay = replay_of(record, PORT_ARTHUR, side)
    shown, step, hidden = scenes(replay), 0, 0
    for moment in course(record, PORT_ARTHUR):
        if moment.entry is not None:
            if moment.entry.seen[side] is None:
                continue
            step += 1
        all_known = PORT_ARTHUR.view(moment.state, UMPIRE).ships
        seen = PORT_ARTHUR.view(moment.state, side).ships
        scene = shown[step]
        piled = {counter for pile in scene["piles"].values() for counter in pile["counters"]}
        for ship, known in all_known.items():
            if seen[ship].place == known.place:
                continue
            hidden += 1
            assert scene["counters"][f"ship-{ship}"]["slot"] == "at_sea"
            assert f"ship-{ship}" not in piled
    assert hidden > 100


@pytest.mark.parametrize("side", PORT_ARTHUR.sides)
def test_a_side_is_told_nothing_of_answers_take_backs_or_the_secret(side: str) -> None:
    text = UNDONE.read_text(encoding="utf-8")
    record = read_record(text)
    ended = record.ended()
    document = gzip.decompress(replay_json(text, side)).decode()
    assert ended is not None
    for secret in (ended.secret, '"answer":', '"undone":', '"back":'):
        assert secret not in document
    assert all(step.side == "" for step in replay_of(record, PORT_ARTHUR, side).steps)


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_the_umpire_ends_at_the_position_the_rules_give(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    replay = replay_of(record, PORT_ARTHUR, UMPIRE)
    *_, (_, match) = rerun(record, PORT_ARTHUR)
    assert PORT_ARTHUR.look.scene is not None
    assert PORT_ARTHUR.wits.tally is not None
    final = PORT_ARTHUR.look.scene(setting_of(record.header, PORT_ARTHUR), match.view(UMPIRE))
    assert scenes(replay)[-1] == plain(final)
    assert replay.score[-1][1] == PORT_ARTHUR.wits.tally(match.state)
    assert replay.dice.proved


def test_the_umpire_also_sees_what_was_undone() -> None:
    replay = replay_of(read_record(UNDONE.read_text(encoding="utf-8")), PORT_ARTHUR, UMPIRE)
    shown = scenes(replay)
    returns = [step for step in replay.steps if step.back is not None]
    assert returns
    for step in returns:
        assert step.back is not None
        assert shown[step.number] == shown[step.back]
        assert all(one.undone for one in replay.steps[step.back : step.number - 1] if one.back is None)
    assert replay.quitter is not None


def test_a_take_back_by_consent_leaves_its_trace_with_everybody() -> None:
    lines: list[str] = []
    table, draw = sit_down(IN_FOG, lines.append), Random(3)
    while not table.may_take_back("japan"):
        table.answer(*random_answer(table.match, draw))
    table.take_back("japan", "russia")
    table.agree_draw()
    record = read_record(text_of(lines))
    for viewer in VIEWERS:
        replay = replay_of(record, PORT_ARTHUR, viewer)
        *_, last = replay.steps
        assert last.event == {"event": "AnswersTakenBack", "side": "japan", "agreed_by": "russia"}
        assert (last.back is not None) is (viewer == UMPIRE)
        assert (replay.result.winner, replay.result.how) == (None, "agreed")


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_replay_is_small(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for viewer in VIEWERS:
        assert len(replay_json(text, viewer)) < 40_000


def test_turns_score_and_turning_points_are_in_order(fog: str) -> None:
    replay = replay_of(read_record(fog), PORT_ARTHUR, SPECTATOR)
    assert [turn for _, turn in replay.turns] == list(range(1, len(replay.turns) + 1))
    points = [point.step for point in replay.turning_points]
    for numbers in ([step for step, _ in replay.turns], [step for step, _ in replay.score], points):
        assert numbers == sorted(set(numbers))


def test_a_game_without_a_board_or_a_score_has_a_replay_too() -> None:
    record = read_record(played(Case(SAMPLE), seed=2))
    for viewer in (*SAMPLE.sides, SPECTATOR, UMPIRE):
        replay = replay_of(record, SAMPLE, viewer)
        assert replay.steps
        assert replay.start.counters == {}


def test_only_finished_matches_have_a_replay() -> None:
    lines: list[str] = []
    sit_down(IN_FOG, lines.append)
    with pytest.raises(NotOver):
        replay_of(read_record(text_of(lines)), PORT_ARTHUR, UMPIRE)


def test_an_unknown_viewer_is_refused(fog: str) -> None:
    with pytest.raises(UnknownChoice):
        replay_of(read_record(fog), PORT_ARTHUR, "nobody")


def test_the_verdict_is_that_of_the_command_line(fog: str) -> None:
    assert verdict_of(fog.encode()).verified
    changed = verdict_of(fog.replace('"value":1', '"value":2', 1).encode())
    assert (changed.verified, [check.id for check in changed.checks]) == (False, ["lines"])
    assert changed.checks[0].flaw is not None
    assert changed.checks[0].flaw.why == "line-changed"
