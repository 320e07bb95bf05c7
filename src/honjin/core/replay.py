"""Going through a record by its events alone, without the rules: old matches stay readable whatever has changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, takewhile
from typing import Any

import msgspec

from honjin.core.errors import CorruptRecord, HonjinError
from honjin.core.event import SPECTATOR, Entry
from honjin.core.game import Game, Pack
from honjin.core.record import Answered, Header, InForce, Noted, Record, Renewed
from honjin.core.state import State


def setting_of(header: Header, game: Game) -> Any:
    """The setting of a recorded match: its switches, with the values it was begun with, be they of today or not."""
    if header.game != game.id:
        raise CorruptRecord("other-game", found=header.game, game=game.id)
    if header.game_version > game.version:
        raise CorruptRecord("newer-rules", found=header.game_version, known=game.version)
    try:
        return game.setting(game.choose_switches(header.switches), _pack_of(header, game))
    except CorruptRecord:
        raise
    except HonjinError:
        raise CorruptRecord("header") from None


def _pack_of(header: Header, game: Game) -> Pack:
    """The values of the match: an owner's, which the header has, or a standard pack of some day."""
    if header.pack is not None:
        own = game.read_pack(msgspec.json.encode(header.pack))
        # Under newer rules a pack may have learnt new fields, and its digest with them.
        if own.digest != header.pack_digest and header.game_version == game.version:
            raise CorruptRecord("other-values", digest=header.pack_digest[:12])
        return own
    standard = game.standard_pack()
    if standard.digest == header.pack_digest:
        return standard
    past = game.past_pack(header.pack_digest)
    if past is None:
        raise CorruptRecord("unknown-values", digest=header.pack_digest[:12])
    return past


def replay(record: Record, game: Game) -> Iterator[tuple[Entry | None, State]]:
    """Apply the events in force one by one."""
    setting = setting_of(record.header, game)
    state, _ = game.begin(setting)
    yield None, state
    for note in record.begun().events:
        yield happened(note, game, state), state
    for line in record.in_force():
        if isinstance(line, Renewed):
            state = position_of(line, game, setting)
        for note in notes_of(line):
            yield happened(note, game, state), state


def notes_of(line: InForce) -> list[Noted]:
    """What a line in force adds to the log; what withdraws others adds its trace."""
    return line.events if isinstance(line, Answered) else [Noted("", msgspec.to_builtins(line.trace()))]


def happened(note: Noted, game: Game, state: Any) -> Entry:
    """Write one event into the state; what each viewer learns of it is judged on the state before."""
    try:
        event = game.event_from(note.event)
        seen = {viewer: event.seen_by(state, viewer) for viewer in (*game.sides, SPECTATOR)}
        event.apply(state)
    except msgspec.ValidationError:
        raise CorruptRecord("no-event") from None
    except (KeyError, IndexError, ValueError, TypeError):
        raise CorruptRecord("event-names-nothing") from None
    return Entry(note.rule, event, seen)


def position_of(line: Renewed, game: Game, setting: Any) -> State:
    """The position from which a match went on under newer rules."""
    try:
        return game.decode_state(line.match["state"], setting)
    except (KeyError, TypeError, ValueError):
        raise CorruptRecord("snapshot", number=line.back_to - 1) from None


def entries_before(record: Record, game: Game, number: int | None) -> list[Entry]:
    """The log up to the answer of this number, which is left out; the whole log without one."""

    def is_earlier(line: InForce) -> bool:
        return number is None or not isinstance(line, Answered) or line.number < number

    return entries_of(record, game, list(takewhile(is_earlier, record.in_force())))


def entries_of(record: Record, game: Game, first: Sequence[InForce]) -> list[Entry]:
    """The log of the opening and of these first lines in force."""
    count = len(record.begun().events) + sum(len(notes_of(line)) for line in first)
    return [entry for entry, _ in islice(replay(record, game), count + 1) if entry is not None]
