"""Where packs come from: the one that comes with the program, those before it, and those kept in records."""

from __future__ import annotations

from honjin.games.port_arthur.pack import Pack
from honjin.games.port_arthur.pack_checks import check_pack
from honjin.packs.loading import PackSource

PACKS = PackSource(
    kind=Pack,
    title="Port Arthur",
    package=__package__,
    files=("map.toml", "tracks.toml", "ships.toml"),
    check=check_pack,
)
standard_pack, read_pack = PACKS.standard, PACKS.read
