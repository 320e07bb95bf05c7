"""What is agreed before the first move: the header of a record, and what goes into the dice."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

import msgspec

from honjin import __version__
from honjin.core.decision import Side
from honjin.core.dice import commitment_of
from honjin.core.game import Game, Pack, Switches
from honjin.core.record import FORMAT, Header


def new_secret() -> bytes:
    """A secret for the dice of one match."""
    return secrets.token_bytes(32)


def new_nonce() -> str:
    """What a seat adds to the dice when its player brings nothing of his own."""
    return secrets.token_hex(16)


def agreed_header(
    game: Game,
    switches: Switches,
    seats: Mapping[Side, str],
    *,
    secret: bytes,
    match_id: str,
    nonces: Mapping[Side, str],
    pack: Pack | None = None,
    pack_name: str = "",
    clock: int = 0,
    lesson: str = "",
) -> Header:
    """What is agreed before the first move. The dice follow from it, and from their secret."""
    data = pack or game.standard_pack()
    return Header(
        format=FORMAT,
        honjin=__version__,
        game=game.id,
        game_version=game.version,
        match_id=match_id,
        switches=game.choose_switches(switches),
        pack_digest=data.digest,
        pack=None if pack is None else msgspec.json.decode(pack.to_json()),
        pack_name=pack_name,
        commitment=commitment_of(secret),
        nonces=dict(nonces),
        seats=dict(seats),
        clock=clock,
        lesson=lesson,
    )
