"""Where packs come from: the one that comes with the program, and those kept in records."""

from __future__ import annotations

from functools import cache

import msgspec

from honjin.games.port_arthur.pack import Pack
from honjin.games.port_arthur.pack_checks import ensure
from honjin.packs.loading import decode_pack, read_data


@cache
def standard_pack() -> Pack:
    """The pack that comes with the program."""
    return ensure(msgspec.convert(read_data(__package__, "map.toml", "tracks.toml", "ships.toml"), Pack))


def read_pack(data: bytes) -> Pack:
    """The pack that `to_json` wrote; raises PackError when it is none or does not hold together."""
    return ensure(decode_pack(data, Pack, "Port Arthur"))
