"""A match as one line of a list: what it is, how it stands, and the one thing to do about it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime

import msgspec
from babel.dates import format_date

from honjin.core.decision import Side
from honjin.core.game import Game
from honjin.locale.text import Words
from honjin.server.pages.clocks import left_text, time_text
from honjin.server.pages.frame import shown_name
from honjin.server.pages.speech import game_words
from honjin.server.pages.titles import MARKS, name_of, options_in_words
from honjin.server.store.matches import MatchRow, SeatRow
from honjin.server.store.schema import OPEN, OVER


class Card(msgspec.Struct, frozen=True):
    """One table in a list; `waiting` means that it waits for the reader."""

    id: str
    title: str
    line: str
    href: str
    action: str
    mark: str = ""
    icon: str = "eye"
    waiting: bool = False
    mine: bool = False
    date: str = ""
    """When it was offered, or when it ended."""
    has_pack: bool = False
    """Whether it is played with values that one should look at before sitting down."""


def cards_of(
    rows: Iterable[MatchRow],
    games: Mapping[str, Game],
    language: str,
    visitor: str,
    now: datetime,
    *,
    seats: bool = False,
    dated: bool = False,
) -> list[Card]:
    """The cards of these matches for this visitor at this moment; with `seats`, as offers to sit down.

    The date of an offer is always there; that of a finished match if it is wanted.
    """
    cards = []
    for row in rows:
        game = games.get(row.game)
        if game is not None:
            words = game_words(language, game)
            card = _offer(row, game, words, visitor) if seats else _card(row, game, words, visitor, now)
            cards.append(msgspec.structs.replace(card, date=day_of(row.touched, words)) if dated else card)
    return cards


def invited_cards(rows: Iterable[MatchRow], games: Mapping[str, Game], language: str) -> list[Card]:
    """Seats that friends have kept for the reader."""
    cards = []
    for row in rows:
        if (game := games.get(row.game)) is not None:
            words = game_words(language, game)
            offer = _offer(row, game, words, "")
            hosts = [who_sits(seat, words) for seat in row.seats.values() if seat.visitor]
            said = {"game": name_of(game, words), "name": hosts[0] if hosts else ""}
            title = words.text("p-card-invited", said)
            cards.append(msgspec.structs.replace(offer, title=title, href=f"/join/{row.id}", waiting=True))
    return cards


def who_sits(seat: SeatRow, words: Words) -> str:
    """A person, a machine, or nobody yet."""
    if seat.level:
        return words.text("p-machine", {"level": words.text(f"seat-{seat.level}")})
    return shown_name(seat.name, words) if seat.is_taken and seat.name else words.text("p-nobody")


def day_of(at: datetime, words: Words) -> str:
    """A day as this language writes it."""
    locale = "en_GB" if words.language == "en" else words.language
    return str(format_date(at, format="medium", locale=locale))


def _card(row: MatchRow, game: Game, words: Words, visitor: str, now: datetime) -> Card:
    mine = row.sides_of(visitor)
    silent = row.status == OPEN and row.is_full and any(row.seats[side].nonce is None for side in mine)
    waiting = silent or any(row.asks(side) for side in mine)
    return Card(
        id=row.id,
        title=_title(row, game, words, mine),
        line=_line(row, words, mine, visitor, now),
        href=_href(row, mine),
        action=words.text(_action(row, mine, waiting)),
        mark=MARKS.get(mine[0], "") if len(mine) == 1 else "",
        icon="keyboard" if row.hotseat else "eye" if not mine else "people",
        waiting=waiting and (silent or row.status not in (OPEN, OVER)),
        mine=bool(mine) or row.has_umpire(visitor),
    )


def _offer(row: MatchRow, game: Game, words: Words, visitor: str) -> Card:
    """An open seat, as somebody who might take it reads it."""
    free = next((side for side, seat in row.seats.items() if not seat.is_taken), game.sides[0])
    hosts = [who_sits(seat, words) for seat in row.seats.values() if seat.visitor]
    parts = [
        words.text("p-card-seat", {"side": words.name("side", free)}),
        options_in_words(game, words, row.switches),
        f"{words.text('p-clock')}: {time_text(words, row.clock)}" if row.clock else "",
        pack_text(row, words),
    ]
    return Card(
        id=row.id,
        title=words.text("p-card-offered", {"game": name_of(game, words), "name": hosts[0] if hosts else ""}),
        line=_joined(parts),
        href=f"/invite/{row.id}",
        action=words.text("p-look"),
        mark=MARKS.get(free, ""),
        icon="people",
        has_pack=row.pack is not None,
        mine=bool(row.sides_of(visitor)),
        date=day_of(row.created, words),
    )


def _title(row: MatchRow, game: Game, words: Words, mine: list[Side]) -> str:
    name = name_of(game, words)
    if row.hotseat:
        return words.text("p-card-hotseat", {"game": name})
    if mine and row.status == OPEN and not row.is_full:
        return words.text("p-card-open", {"game": name})
    others = [who_sits(seat, words) for side, seat in row.seats.items() if side not in mine]
    return words.text("p-card-against" if mine else "p-card-between", {"game": name, "names": words.list_of(others)})


def _line(row: MatchRow, words: Words, mine: list[Side], visitor: str, now: datetime) -> str:
    if row.status == OPEN:
        return _joined([words.text("p-card-begins" if row.is_full else "p-card-no-opponent"), pack_text(row, words)])
    if row.status == OVER:
        return _joined([_result(row, words), pack_text(row, words)])
    parts = [
        headline_of(row, words),
        words.text("p-card-umpire") if row.has_umpire(visitor) else "",
        _turn(row, words, mine),
        left_text(words, row.due, now) if row.due else "",
        pack_text(row, words),
    ]
    return _joined(parts)


def pack_text(row: MatchRow, words: Words) -> str:
    """The data pack that a match is played with, if it is not the standard one."""
    return "" if row.pack is None else words.text("p-card-pack", {"name": row.pack.name or row.pack.digest[:12]})


def _turn(row: MatchRow, words: Words, mine: list[Side]) -> str:
    if any(row.asks(side) for side in mine):
        return words.text("p-card-your-move")
    if any(row.seats[side].sent for side in mine):
        return words.text("p-card-sent")
    asked = [words.name("side", side) for side in row.waiting]
    return words.text("p-card-waiting", {"names": words.list_of(asked)}) if asked else ""


def headline_of(row: MatchRow, words: Words) -> str:
    """Where the match stands, such as its turn."""
    id, facts = row.headline or ("", {})
    return words.text(id, facts) if id and words.has(id) else ""


def _result(row: MatchRow, words: Words) -> str:
    result = row.result or {}
    how = f"ending-{result.get('how', '')}"
    if not words.has(how):
        return words.text("p-card-undecided")
    winner = result.get("winner")
    facts = {"how": words.text(how)}
    if winner is None:
        return words.text("result-draw", facts)
    return words.text("result-win", {**facts, "winner": words.name("side", winner)})


def _href(row: MatchRow, mine: list[Side]) -> str:
    if row.status == OVER:
        return f"/replay/{row.id}"
    return f"/invite/{row.id}" if row.status == OPEN and mine and not row.is_full else f"/table/{row.id}"


def _action(row: MatchRow, mine: list[Side], waiting: bool) -> str:
    if row.status == OVER:
        return "p-replay-verb"
    if row.status == OPEN and mine and not row.is_full:
        return "p-invite-verb"
    return "p-watch-verb" if not mine else "p-go" if waiting else "p-look"


def _joined(parts: Iterable[str]) -> str:
    return " · ".join(part for part in parts if part)
