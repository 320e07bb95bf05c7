"""Going through a record again: by its answers and the rules, or by its events alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice
from typing import Any

import msgspec

from honjin.core.dice import RecordedDice
from honjin.core.engine import Match, restore, start
from honjin.core.errors import CorruptRecord, DiceMismatch, IllegalAnswer
from honjin.core.event import SPECTATOR, Entry, Log
from honjin.core.game import Game
from honjin.core.record import Answered, Header, Noted, Record, noted
from honjin.core.state import State


def setting_of(header: Header, game: Game) -> Any:
    """The setting of a recorded match; refuses a record made with other rules or other data."""
    if header.game != game.id:
        raise CorruptRecord(f"this is a record of {header.game}, not of {game.id}")
    if header.game_version > game.version:
        raise CorruptRecord(f"the record was made by a newer version of {game.id}: update Honjin")
    pack = game.standard_pack() if header.pack is None else game.read_pack(msgspec.json.encode(header.pack))
    if pack.digest != header.pack_digest:
        raise CorruptRecord(
            f"the record was played with the data pack {header.pack_digest[:12]}, this one is {pack.digest[:12]}"
        )
    return game.setting(game.choose_switches(header.switches), pack)


def rerun(record: Record, game: Game) -> Iterator[tuple[Answered | None, Match[Any]]]:
    """Play the answers again through the rules, checking that every die and every event comes out the same.

    Yields the match after its opening (with None) and after each answer. It is one match that moves
    on: look at it before you ask for the next.
    """
    dice = RecordedDice()
    log = Log(game.sides)
    begun = record.begun()
    dice.load(begun.rolls)
    match = _checked(0, lambda: start(game, setting_of(record.header, game), dice, log))
    _compare(0, begun.events, log)
    yield None, match
    for answer in record.answers():
        _give(match, answer, dice)
        _compare(answer.number, answer.events, log)
        yield answer, match
    dice.load(())


def _give(match: Match[Any], answer: Answered, dice: RecordedDice) -> None:
    try:
        option = match.game.option_from(answer.option)
    except msgspec.ValidationError as error:
        raise CorruptRecord(f"answer {answer.number} is none of this game's options: {error}") from None

    def play() -> None:
        dice.load(answer.rolls)
        match.answer(answer.side, option)

    _checked(answer.number, play)


def _checked(number: int, play: Any) -> Any:
    try:
        return play()
    except IllegalAnswer as error:
        raise CorruptRecord(f"answer {number} is against the rules: {error}") from error
    except DiceMismatch as error:
        raise CorruptRecord(f"answer {number}: {error}") from error


def _compare(number: int, written: list[Noted], log: Log) -> None:
    entries, _ = log.drain()
    if msgspec.json.encode(noted(entries)) != msgspec.json.encode(written):
        raise CorruptRecord(f"answer {number}: the rules give other events than the record has")


def replay(record: Record, game: Game) -> Iterator[tuple[Entry | None, State]]:
    """Apply the events in force one by one, without the rules: old games stay readable after a fix."""
    state, _ = game.begin(setting_of(record.header, game))
    yield None, state
    for note in chain(record.begun().events, *(answer.events for answer in record.answers())):
        entry = _entry(note, game, state)
        entry.event.apply(state)
        yield entry, state


def entries_before(record: Record, game: Game, number: int | None) -> list[Entry]:
    """The log up to the answer of this number, which is left out; the whole log without one."""
    answers = [answer for answer in record.answers() if number is None or answer.number < number]
    count = len(record.begun().events) + sum(len(answer.events) for answer in answers)
    return [entry for entry, _ in islice(replay(record, game), count + 1) if entry is not None]


def _entry(note: Noted, game: Game, state: State) -> Entry:
    event = game.event_from(note.event)
    return Entry(note.rule, event, {viewer: event.seen_by(state, viewer) for viewer in (*game.sides, SPECTATOR)})


def latest_position(record: Record, game: Game, dice: RecordedDice) -> tuple[Match[Any], list[Answered]]:
    """The match at the latest snapshot in force, or at its opening, and the answers given since."""
    setting = setting_of(record.header, game)
    snapshot = record.latest_snapshot()
    if snapshot is None:
        dice.load(record.begun().rolls)
        return start(game, setting, dice), record.answers()
    match = restore(game, setting, snapshot.match, dice)
    return match, [answer for answer in record.answers() if answer.number > snapshot.number]
