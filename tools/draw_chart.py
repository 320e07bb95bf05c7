"""Draws the printed part of a game's board: one SVG picture for each theme, and for each sky that looks otherwise.

For maintainers: `python tools/draw_chart.py port_arthur storm midway`. Reads `board.json` and `chart.json` of the
game's board folder, the colours of `web/css/tokens.css` and the compass of `web/art/symbols.svg`, and writes
`chart-<theme>.svg` beside them. `ran` draws the maps of all battles of RAN, `ran.nagakute` one of them: these follow
from the values of the battle, and `board.json` is made with them from what `board/common.json` says for all. What is
drawn is committed; a test draws it again and compares. Presentation
attributes only and no style element, so the pictures stand under any content policy and in an `<img>`.
"""

from __future__ import annotations

import json
import sys
import zlib
from pathlib import Path

from charts.common import SOURCE, colours_of
from charts.field.board import FOLDER, BoardMaker, written_out
from charts.field_chart import FieldChart, Ground
from charts.ocean_chart import OceanChart
from charts.sea_chart import SeaChart
from charts.siege_chart import SiegeChart

from honjin.games.ran.pack_loading import standard_pack

CHARTS = {"port_arthur": SeaChart, "storm": SiegeChart, "midway": OceanChart}


def main() -> None:
    """Draws the charts of the games named on the command line."""
    for game in sys.argv[1:]:
        for path, picture in charts(game).items():
            path.parent.mkdir(exist_ok=True)
            path.write_text(picture, encoding="utf-8")
            print(f"{path}: {len(picture):,} bytes, {len(zlib.compress(picture.encode(), 9)):,} compressed")


def charts(game: str) -> dict[Path, str]:
    """The pictures of a game's board by the file each belongs in."""
    title, _, battle = game.partition(".")
    if title == "ran":
        battles = [battle] if battle else [scenario.id for scenario in standard_pack().scenarios]
        return {path: text for one in battles for path, text in field_charts(one).items()}
    folder = SOURCE / "games" / game / "board"
    board = json.loads((folder / "board.json").read_text(encoding="utf-8"))
    chart = json.loads((folder / "chart.json").read_text(encoding="utf-8"))
    draw = CHARTS[game]
    return {folder / name: draw(board, chart, colours_of(theme)).picture() for theme, name in board["charts"].items()}


def field_charts(battle: str) -> dict[Path, str]:
    """The board of a battle of RAN and its pictures, by the file each belongs in."""
    folder = FOLDER / battle
    maker = BoardMaker(standard_pack().scenario(battle))
    ground = Ground(maker.field)
    labels = maker.labels(ground.waters)
    board, chart = maker.board(labels), maker.chart(labels)
    pictures = {
        folder / name: FieldChart(board, chart, colours_of(theme), ground).picture()
        for theme, name in board["charts"].items()
    }
    return {folder / "board.json": written_out(board), **pictures}


if __name__ == "__main__":
    main()
