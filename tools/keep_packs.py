"""Keeps the standard values of every game by their digest, so that matches played with them can always be read.

Run it whenever values have changed: python tools/keep_packs.py
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from honjin.core.game import by_title, find_games


def main() -> None:
    for game, *_ in by_title(find_games().values()).values():
        pack = game.standard_pack()
        kept = Path(str(files(game.resources))) / "data" / "past" / f"{pack.digest}.json"
        if not kept.exists():
            kept.parent.mkdir(exist_ok=True)
            kept.write_bytes(pack.to_json())
            print(f"{game.title}: {pack.digest}")


if __name__ == "__main__":
    main()
